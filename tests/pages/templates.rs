//! Faults of templates are told with their place; nothing a template does ends the program.

use super::project::{read, small};
use rulesheet::build::{self, BuildOptions};
use rulesheet::diagnostic::Diagnostic;
use std::fmt::Write;

fn faults(path: &str, text: &str) -> Vec<Diagnostic> {
    let mut tree = small("");
    if path == "page.html" {
        // It extends this one, and would miss its blocks.
        tree.0.insert("templates/live.html".to_owned(), b"<p></p>".to_vec());
    }
    tree.0.insert(format!("templates/{path}"), text.as_bytes().to_vec());
    let (_, found) = build::build(&tree, &BuildOptions::default());
    found.into_iter().filter(|d| d.code.as_str() != "missing-message").collect()
}

/// One fault, in this file, at this piece of the text, whose message holds the words.
#[track_caller]
fn check(path: &str, text: &str, piece: &str, words: &str) {
    let found = faults(path, text);
    let [fault] = &found[..] else { panic!("one fault: {found:#?}") };
    assert_eq!(&*fault.at.file, format!("templates/{path}"));
    assert!(fault.message.contains(words), "{}", fault.message);
    let at = text.find(piece).expect("the piece is there");
    assert!(
        (at..=at + piece.len()).contains(&fault.at.bytes.start),
        "{:?}: {}",
        fault.at.bytes,
        &text[fault.at.bytes.start..]
    );
}

#[test]
fn places_are_told() {
    check("404.html", "<p>\n{% if", "{% if", "end of");
    check("404.html", "<p>{{ nothing_of_this_name }}", "nothing_of_this_name", "nothing_of_this_name");
    check("404.html", "<p>\nü{{ ui.nowhere.html }}", "ui.nowhere", "nowhere");
    check("404.html", "<p>\nü {{ root | strange }}", "strange", "strange");
    check("404.html", "<p>{{ strange() }}", "strange", "strange");
    check("404.html", "<p>{{ <strange/> }}", "<strange", "strange");
    check("404.html", "{% extends \"bse.html\" %}", "", "bse.html");
    check("404.html", "{% include \"404.html\" %}", "", "includes itself");
    check("404.html", "{{ 1 / 0 }}", "/ 0", "");
    check("404.html", "{% component deep() %}{{ <deep/> }}{% endcomponent %}{{ <deep/> }}", "", "recursion");
    check("page.html", "<p>{{ page.title.htm }}", "page.title.htm", "htm");
    check("page.html", "<p>{{ page.blocks[900].step }}", "page.blocks[900].step", "step");
}

/// Tera bounds no text; what grows with each step would take all memory.
#[test]
fn no_template_grows_without_bound() {
    let sets = "sets no variables";
    let doubled = "{% set x = \"ab\" %}{% for n in range(end=60) %}{% set_global x = x ~ x %}{% endfor %}{{ x }}";
    let found = faults("404.html", doubled);
    assert_eq!(found.len(), 2, "{found:#?}");
    check("404.html", "<p>{%- set x = 1 %}", "set", sets);
    check("404.html", "<p>{%set x%}a{%endset%}", "set", sets);
    let loops = "{% for a in range(end=9999) %}{% for b in range(end=9999) %}ab{% endfor %}{% endfor %}";
    check("404.html", loops, "", "renders more than");
    check("404.html", "{{ \"aa\" | replace(from=\"a\", to=\"aaaa\") }}", "replace", "not available");
    check("404.html", "{{ \"a\" | indent(width=1000000000) }}", "indent", "not available");
    assert!(faults("404.html", "{# {% set x = 1 %} #}<p>fine").is_empty());
}

/// Whatever a page file asks for, frames do not nest without end, and footnotes beyond counting do no harm; as
/// many records in each other as a page may hold are rendered.
#[test]
fn pages_beyond_measure_are_rendered() {
    let mut tree = small("");
    let mut page = String::from_utf8(tree.0["content/pages/turn.toml"].clone()).expect("text");
    let mut words = String::new();
    for n in 0..300 {
        _ = writeln!(page, "\n[[repeat]]\nid = \"again-{n}\"\nfrom = \"draw-tile\"\nto = \"draw-tile\"");
        _ = writeln!(words, "repeat-again-{n} = Again");
    }
    tree.0.insert("content/pages/turn.toml".into(), page.into_bytes());
    let path = "content/pages/turn/place-tile.toml";
    let mut section = String::from_utf8(tree.0[path].clone()).expect("text");
    let notes: Vec<String> = (0..4050).map(|n| format!("\"n{n}\"")).collect();
    section = section.replace("footnotes = [\"river-end\"]", &format!("footnotes = [{}]", notes.join(", ")));
    for n in 0..12 {
        let under = if n == 0 { String::new() } else { format!("under = \"deep-{}\"\n", n - 1) };
        _ = write!(section, "\n[[step.record]]\nid = \"deep-{n}\"\n{under}");
        _ = writeln!(words, "deep-{n} = Deep");
    }
    for n in 0..4050 {
        _ = writeln!(section, "\n[[footnote]]\nid = \"n{n}\"");
        _ = writeln!(words, "n{n} = Note");
    }
    tree.0.insert(path.into(), section.into_bytes());
    tree.0.insert("locales/en/more.ftl".into(), words.into_bytes());
    let (output, found) =
        build::build(&tree, &BuildOptions { languages: vec!["en".into()], ..BuildOptions::default() });
    let page = output.0.get("en/everything/turn/index.html").unwrap_or_else(|| panic!("{:?}", found.first()));
    assert!(String::from_utf8_lossy(page).contains("id=\"deep-11\""));
}

#[test]
fn all_broken_templates_are_told_of() {
    let mut tree = small("");
    for name in ["404.html", "home.html"] {
        tree.0.insert(format!("templates/{name}"), b"{% if".to_vec());
    }
    let (_, found) = build::build(&tree, &BuildOptions::default());
    let files: Vec<&str> = found.iter().filter(|d| d.code.as_str() == "bad-template").map(|d| &*d.at.file).collect();
    assert_eq!(files, ["templates/404.html", "templates/home.html"]);
}

#[test]
fn regions_have_to_pair() {
    let page = read("templates/page.html");
    let found =
        faults("page.html", &page.replace("{%- block main %}", "{%- block main %}{{ page.summary.base_only[0] }}"));
    assert!(!found.is_empty() && found.iter().all(|d| d.message.contains("region")), "{found:?}");
}

#[test]
fn missing_and_strange_files_are_told_of() {
    let mut tree = small("");
    tree.0.remove("templates/home.html");
    let (_, found) = build::build(&tree, &BuildOptions::default());
    assert!(
        found.iter().any(|d| d.code.as_str() == "missing-file" && &*d.at.file == "templates/home.html"),
        "{found:?}"
    );
    let found = faults("404.html", "\u{F0000}");
    assert!(found.iter().any(|d| d.code.as_str() == "bad-template"), "{found:?}");
    let mut tree = small("");
    tree.0.insert("templates/404.html".into(), vec![0xff, 0xfe]);
    tree.0.insert("templates/assets/x.png".into(), vec![0xff, 0xfe]);
    let (_, found) = build::build(&tree, &BuildOptions::default());
    assert!(found.iter().any(|d| d.code.as_str() == "bad-utf-8" && &*d.at.file == "templates/404.html"), "{found:?}");
}

/// Case 130: nothing is called safe but what the program made of Markdown, and the stylesheet.
#[test]
fn only_our_own_html_is_safe() {
    let pages = ["page.html", "home.html", "index.html", "404.html", "translation.html", "sitemap.xml"];
    for name in ["base.html", "components.html"].into_iter().chain(pages) {
        for part in read(&format!("templates/{name}")).split('|').collect::<Vec<_>>().windows(2) {
            if part[1].trim_start().starts_with("safe") {
                let before = part[0].trim_end();
                assert!(before.ends_with(".html") || before.ends_with("{{ alone"), "{name}: {before} is called safe");
            }
        }
    }
}
