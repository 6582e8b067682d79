//! No file leads to a message that is sound and cannot be formatted all the same: lists that insert themselves, terms
//! without their arguments and too many placeables are found before. So something is taken away behind the loader's
//! back.

use super::*;
use crate::catalogue::{self, Catalogue};
use crate::content::{self, Content};
use crate::locale::{Locales, SOURCE};
use crate::tree::InputTree;

const CONTENT: &str = include_str!("../../../../tests/fixtures/content/base.toml");
const WORDS: &str = include_str!("../../../../tests/fixtures/locales/base.ftl");

/// The small project, in English and in Dutch.
fn project() -> (Catalogue, Content, Locales) {
    let files = [CONTENT, WORDS].into_iter().flat_map(|text| text.split("#== ").skip(1));
    let mut tree = InputTree::default();
    for (path, text) in files.filter_map(|file| file.split_once('\n')) {
        tree.0.insert(path.to_owned(), text.as_bytes().to_vec());
        tree.0.insert(path.replace("/en/", "/nl/"), text.replace("Score {", "Tel {").into_bytes());
    }
    let mut found = Vec::new();
    let mut catalogue = catalogue::load(&tree, &mut found);
    let content = content::load(&tree, &mut catalogue, &mut found);
    let locales = Locales::load(&tree, &mut catalogue, &content, &mut found);
    (catalogue, content, locales)
}

/// Where a message cannot be formatted, as `file message`.
fn failing((catalogue, content, locales): &(Catalogue, Content, Locales)) -> Vec<String> {
    let mut found = Vec::new();
    locales.check(catalogue, content, std::iter::empty(), &mut found);
    let failing = found.iter().filter(|fault| fault.code == Code::FORMAT_FAILS);
    failing.map(|fault| format!("{} {}", fault.at.file, fault.message)).collect()
}

#[test]
fn a_message_that_fails_to_format_falls_back_and_is_reported() {
    let mut project = project();
    assert_eq!(failing(&project), [""; 0]);
    let language = project.2.languages.iter().position(|language| language.code == "nl").expect("Dutch");
    let score = |locales: &Locales| locales.words(language, "score", &[]);
    assert_eq!((score(&project.2).language, score(&project.2).marked.starts_with("Tel ")), (language, true));

    project.2.messages[language].lists.clear();
    assert_eq!(failing(&project), ["locales/nl/turn.ftl `score` cannot be formatted"]);
    let fallen = score(&project.2);
    assert_eq!((fallen.language, fallen.marked.starts_with("Score ")), (0, true));
    assert_eq!(project.2.words(language, "why", &[]).language, language, "the others are as they were");

    project.2.messages[0].lists.clear();
    let both = [SOURCE, "nl"].map(|code| format!("locales/{code}/turn.ftl `score` cannot be formatted"));
    assert_eq!(failing(&project), both);
    assert_eq!(score(&project.2).marked, "", "not half a sentence, no id, no brace");
}
