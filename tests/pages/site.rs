//! The site as a whole: files, links, languages, addresses.

use super::html;
use super::leftovers::no_syntax;
use super::project::{edited, read, real, site, small};
use rulesheet::build::BuildOptions;
use std::collections::{BTreeMap, BTreeSet};

fn options() -> BuildOptions {
    BuildOptions { base_url: Some("https://example.org/docu".into()), ..BuildOptions::default() }
}

fn pages(site: &BTreeMap<String, String>) -> impl Iterator<Item = (&str, &str)> {
    site.iter().filter(|(path, _)| path.ends_with(".html")).map(|(path, html)| (path.as_str(), html.as_str()))
}

/// Cases 59 and 60: relative, to files that exist, to places that exist.
#[test]
fn every_link_ends_in_a_file_and_a_place() {
    let site = site(&small(""), &BuildOptions::default());
    let ids: BTreeMap<&str, BTreeSet<String>> =
        pages(&site).map(|(path, html)| (path, html::values(html, "id").into_iter().collect())).collect();
    for (path, page) in pages(&site) {
        let links = html::values(page, "href").into_iter().chain(html::values(page, "src"));
        for link in links.filter(|link| !link.starts_with("https://creativecommons.org/")) {
            assert!(!link.starts_with('/') && !link.contains("://"), "{path}: {link}");
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = if file.is_empty() { path.to_owned() } else { joined(path, file) };
            assert!(site.contains_key(&target), "{path}: {link}");
            let is_place = || ids[target.as_str()].contains(anchor);
            let is_selection = || anchor.starts_with("v1=") && ids[target.as_str()].contains("_selector");
            assert!(anchor.is_empty() || is_place() || is_selection(), "{path}: {link}");
        }
        assert!(!page.contains("<base"), "{path}");
        no_syntax(page);
    }
}

fn joined(from: &str, link: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        if part == ".." {
            parts.pop().expect("within the site");
        } else {
            parts.push(part);
        }
    }
    parts.join("/")
}

/// Case 55: from language to language and back, on the same page and preset.
#[test]
fn the_language_switch_stays_on_the_page() {
    let site = site(&small(""), &BuildOptions::default());
    let switch = |path: &str, language: &str| {
        let tags = html::tags(&site[path]);
        let link = tags.iter().find(|tag| tag.name == "a" && tag.attribute("hreflang") == Some(language));
        joined(path, link.and_then(|link| link.attribute("href")).expect("a link"))
    };
    for start in ["en/dragon-box/turn/index.html", "en/index.html"] {
        let mut path = start.to_owned();
        for language in ["he", "nl", "en"] {
            path = switch(&path, language);
            assert!(path.starts_with(&format!("{language}/")), "{path}");
        }
        assert_eq!(path, start);
    }
}

/// Case 56: every page names all its languages, itself too, by absolute addresses; and they name it.
#[test]
fn alternates_are_complete_and_mutual() {
    let site = site(&small(""), &options());
    let alternates = |path: &str| -> BTreeMap<String, String> {
        let links = html::tags(&site[path]).into_iter().filter(|tag| tag.name == "link");
        links.filter_map(|l| Some((l.attribute("hreflang")?.to_owned(), l.attribute("href")?.to_owned()))).collect()
    };
    let translated = |path: &&str| ["en/", "he/", "nl/"].iter().any(|code| path.starts_with(code));
    for path in pages(&site).map(|(path, _)| path).filter(translated) {
        let all = alternates(path);
        assert_eq!(all.keys().collect::<Vec<_>>(), ["en", "he", "nl", "x-default"]);
        assert_eq!(all[&path[..2]], format!("https://example.org/docu/{path}"));
        for to in all.values() {
            let to = to.strip_prefix("https://example.org/docu/").expect("absolute");
            assert_eq!(alternates(to), all, "{path} and {to}");
        }
        assert!(site["sitemap.xml"].contains(&format!("<loc>https://example.org/docu/{path}</loc>")), "{path}");
    }
    assert!(site["404.html"].contains("href=\"https://example.org/docu/en/index.html\""), "it is shown at any depth");
}

/// Case 58: a region of a language is a language of its own.
#[test]
fn regional_languages_keep_their_tags() {
    let words = "#== locales/pt/turn.ftl\npage-turn = Uma vez\n#== locales/pt-BR/turn.ftl\npage-turn = Uma rodada\n";
    let site = site(&small(words), &options());
    for code in ["pt", "pt-BR"] {
        let page = &site[&format!("{code}/base/turn/index.html")];
        assert!(page.contains(&format!("<html lang=\"{code}\" dir=\"ltr\">")));
        assert!(
            page.contains(&format!(
                "hreflang=\"{code}\" href=\"https://example.org/docu/{code}/base/turn/index.html\""
            ))
        );
    }
    let folders: BTreeSet<String> = site.keys().map(|path| path.to_lowercase()).collect();
    assert_eq!(folders.len(), site.len(), "no two files differ only in case");
}

/// Case 65: the same input, the same bytes.
#[test]
fn two_builds_are_alike() {
    let tree = real();
    let first = site(&tree, &options());
    assert!(first == site(&tree, &options()));
}

/// Cases 120 and 121: what stands in another language than its surroundings says so.
#[test]
fn languages_are_told() {
    let site = site(&small(""), &BuildOptions::default());
    let page = &site["nl/everything/turn/index.html"];
    assert!(page.contains("<html lang=\"nl\" dir=\"ltr\">"));
    assert!(page.contains("<span class=\"fallback\" lang=\"en\">Not on a castle.</span>"), "{page}");
    assert!(page.contains("lang=\"he\" dir=\"rtl\" hreflang=\"he\">עברית</a>"), "{page}");
    assert!(!page.contains("lang=\"nl\">Je krijgt"));
    // A word of the source language within a Dutch sentence.
    let base = &site["nl/base/turn/index.html"];
    assert!(
        base.contains("Trek een tegel met je <span class=\"fallback\" lang=\"en\" dir=\"ltr\">meeple</span>"),
        "{base}"
    );
}

/// Case 123: a language that is written from the right has every page so, and the stylesheet knows no left.
#[test]
fn right_to_left_languages_are_mirrored() {
    let site = site(&small(""), &BuildOptions::default());
    for (path, page) in pages(&site).filter(|(path, _)| path.starts_with("he/")) {
        assert!(page.contains("<html lang=\"he\" dir=\"rtl\">"), "{path}");
    }
    assert!(site["he/base/turn/index.html"].contains("<span class=\"fallback\" lang=\"en\" dir=\"ltr\">"));
    for line in read("templates/assets/style.css").lines() {
        let (property, value) = line.trim().split_once(':').unwrap_or_default();
        let words = property.split('-').chain(value.split([' ', ';']));
        // `pre` holds command lines, which run from the left in any language.
        let sided = words.filter(|word| ["left", "right"].contains(word)).count();
        assert!(sided == 0 || line.trim() == "text-align: left;", "{line}");
    }
}

/// Case 124: labels come from the page's file and stand by themselves in any direction of writing.
#[test]
fn labels_are_isolated() {
    let site = site(&small(""), &BuildOptions::default());
    assert!(site["he/base/turn/index.html"].contains("<bdi class=\"label\">1A</bdi>"));
}

#[test]
fn languages_and_presets_can_be_left_out() {
    let some = BuildOptions { languages: vec!["nl".into()], presets: vec!["base".into()], ..BuildOptions::default() };
    let site = site(&small(""), &some);
    let pages: Vec<&str> = pages(&site).map(|(path, _)| path).collect();
    let translation = "nl/translation/index.html";
    let live = "nl/turn/index.html";
    assert_eq!(pages, ["404.html", "index.html", "nl/base/turn/index.html", "nl/index.html", translation, live]);
    assert!(!site["nl/base/turn/index.html"].contains("hreflang"), "there is nothing to choose");
    assert!(!site.contains_key("sitemap.xml"));
}

/// Pages ask for nothing but the stylesheet and the icon; the chooser of languages has a script, live pages have two.
#[test]
fn pages_hold_no_script_and_no_style() {
    let site = site(&small(""), &BuildOptions::default());
    for (path, page) in pages(&site) {
        let names: Vec<String> = html::tags(page).into_iter().map(|tag| tag.name).collect();
        let live = if page.contains("id=\"_selector\"") { 2 } else { 0 };
        let scripts = live + usize::from(path == "index.html");
        assert_eq!(names.iter().filter(|name| *name == "script").count(), scripts, "{path}");
        assert!(!names.contains(&"style".to_owned()) && html::values(page, "style").is_empty(), "{path}");
        assert!(page.contains("http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"), "{path}");
    }
}

#[test]
fn titles_name_page_preset_and_language() {
    let site = site(&small(""), &BuildOptions::default());
    assert!(site["nl/dragon-box/turn/index.html"].contains("<title>Een beurt · Dragon Box · Nederlands</title>"));
    let page = &site["en/everything/turn/index.html"];
    assert!(page.contains("<meta name=\"description\" content=\"A turn: Everything."), "{page}");
    // A preset's name is a word, too.
    let tree =
        edited("locales/en/names.ftl", "preset-everything = Everything", "preset-everything = Every \"<thing>\"");
    let (output, _) = rulesheet::build::build(&tree, &BuildOptions::default());
    let page = String::from_utf8(output.0["en/everything/turn/index.html"].clone()).expect("text");
    assert!(page.contains("<title>A turn · Every &quot;&lt;thing&gt;&quot; · English</title>"), "{page}");
}
