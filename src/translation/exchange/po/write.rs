//! A package as PO. `msgfmt --check` accepts it.

use crate::translation::exchange::{Entry, Package, STAMP};
use std::fmt::Write as _;

pub fn write(package: &Package) -> String {
    let mut po = head(package);
    package.entries.iter().for_each(|entry| write_entry(&mut po, entry));
    po
}

/// The revision date is left empty: the same words make the same file on every day.
fn head(package: &Package) -> String {
    let language = &package.language;
    let mut po = format!("# {} ({}).\n", language.own_name, language.code);
    po.push_str(
        "# The texts are in Fluent's syntax: what stands in braces is kept, and words are put in place of words.\n",
    );
    po.push_str("msgid \"\"\nmsgstr \"\"\n");
    let direction = if language.rtl { "rtl" } else { "ltr" };
    for field in [
        "Project-Id-Version: rulesheet",
        "PO-Revision-Date: ",
        "Last-Translator: ",
        "Language-Team: ",
        &format!("Language: {}", language.code.replace('-', "_")),
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=UTF-8",
        "Content-Transfer-Encoding: 8bit",
        &format!("X-Direction: {direction}"),
    ] {
        po.push_str(&quoted(&format!("{field}\n")));
        po.push('\n');
    }
    po
}

fn write_entry(po: &mut String, entry: &Entry) {
    po.push('\n');
    for line in entry.notes.iter().flat_map(|note| note.lines()) {
        _ = writeln!(po, "{}", format!("#. {line}").trim_end());
    }
    _ = writeln!(po, "#. {STAMP}{}", entry.stamp());
    _ = writeln!(po, "#: {}", entry.file);
    if entry.is_fuzzy() {
        po.push_str("#, fuzzy\n");
    }
    if let Some(former) = &entry.former {
        field(po, "#| ", "msgid", former);
    }
    field(po, "", "msgctxt", &entry.id);
    field(po, "", "msgid", &entry.source);
    field(po, "", "msgstr", entry.translation.as_deref().unwrap_or_default());
}

/// A text of several lines begins below its keyword, as gettext writes it.
fn field(po: &mut String, prefix: &str, keyword: &str, text: &str) {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    if lines.len() != 1 {
        lines.insert(0, "");
    }
    for (n, line) in lines.into_iter().enumerate() {
        let keyword = if n == 0 { format!("{keyword} ") } else { String::new() };
        _ = writeln!(po, "{prefix}{keyword}{}", quoted(line));
    }
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            '\r' => quoted.push_str("\\r"),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}
