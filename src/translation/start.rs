//! A new language: files in which everything stands as a comment, in the source language, with the variants that the
//! new language's numbers need.

use crate::diagnostic::nearest;
use crate::locale::unit::{Unit, by_plural, entry};
use crate::locale::{Language, Locales};
use crate::translation::Refusal;
use crate::translation::pseudo::{ACCENTED, MIRRORED};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The files of a new language, by path.
///
/// # Errors
/// Where the code is no language tag, or the project has the language.
pub fn start(locales: &Locales, code: &str) -> Result<(Language, BTreeMap<String, Vec<u8>>), Refusal> {
    let language = Language::parse(code).ok_or_else(|| no_tag(code))?;
    if [ACCENTED, MIRRORED].contains(&code) {
        let message = format!("`{code}` is made of the English by `rulesheet build --pseudo`");
        return Err(Refusal { message, fix: "name a language that people speak".to_owned() });
    }
    if locales.languages.iter().any(|known| known.code.eq_ignore_ascii_case(code)) {
        let fix = format!("`rulesheet locales status --lang {code}` tells what is to be done");
        return Err(Refusal { message: format!("the project has `{code}` already"), fix });
    }
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for unit in locales.units(0).iter() {
        let file = files.entry(format!("locales/{code}/{}", unit.file)).or_insert_with(|| head(&language));
        file.push_str(&suggestion(unit, &language));
    }
    Ok((language, files.into_iter().map(|(path, text)| (path, text.into_bytes())).collect()))
}

fn no_tag(code: &str) -> Refusal {
    let message = format!("`{}` is no language tag", code.escape_debug());
    let fix = Language::canonical(code).or_else(|| nearest(code, ["de", "fr", "cs", "pt-BR"]).map(str::to_owned));
    let fix = fix.map_or_else(|| "use a BCP 47 tag: `de`, `pt-BR`".to_owned(), |tag| format!("did you mean `{tag}`?"));
    Refusal { message, fix }
}

fn head(language: &Language) -> String {
    let direction = if language.rtl { "right to left" } else { "left to right" };
    let mut head = format!("### {} (`{}`), written from {direction}.\n", language.own_name, language.code);
    head.push_str(
        "### What is not translated yet stands below as a comment: take the number signs from its lines, and put your\n",
    );
    head.push_str("### words in place of the English ones. What stands in braces is kept.\n");
    _ = writeln!(head, "### Plural categories of whole numbers: {}.", categories(language));
    head
}

/// Each with a few of its numbers: "one (1, 21, 31 …), other (0)".
fn categories(language: &Language) -> String {
    let category = |name: &&str| {
        let numbers: Vec<String> = language.numbers_of(name).take(4).map(|number| number.to_string()).collect();
        let more = if numbers.len() == 4 { " …" } else { "" };
        (!numbers.is_empty()).then(|| format!("{name} ({}{more})", numbers[..numbers.len().min(3)].join(", ")))
    };
    let told: Vec<String> = language.plural_categories().iter().filter_map(category).collect();
    if told.is_empty() { "other".to_owned() } else { told.join(", ") }
}

/// The comment of the source, and the message as the lines of a comment.
fn suggestion(unit: &Unit, language: &Language) -> String {
    let reached: Vec<&str> =
        language.plural_categories().into_iter().filter(|name| language.numbers_of(name).next().is_some()).collect();
    let text = entry(&unit.id, &by_plural(&unit.text, &reached));
    let comment = unit.comment.iter().flat_map(|comment| comment.lines());
    let mut lines = String::from("\n");
    for line in comment.chain(text.lines()) {
        _ = writeln!(lines, "{}", format!("# {line}").trim_end());
    }
    lines
}
