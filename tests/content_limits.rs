//! What no fixture can hold: bytes that are no text, files that are too large or not there, too many things; and
//! that no bytes at all make the loaders panic.

mod common;

use common::{fixture, load, real_tree, rows, tree};
use proptest::prelude::*;
use rulesheet::catalogue::{Catalogue, Selection};
use rulesheet::content::{Content, Page, Record};
use rulesheet::diagnostic::{Diagnostic, render};
use rulesheet::tree::InputTree;

#[track_caller]
fn check(path: &str, bytes: Vec<u8>, line: usize, fault: &str, text: &str) {
    let mut tree = tree("");
    tree.0.insert(path.to_owned(), bytes);
    let (_, _, found) = load(&tree);
    let rows = rows(&found, &tree);
    let is_it = |row: &common::Row| row.0 == path && row.1 == line && row.2 == fault && row.3.contains(text);
    assert!(rows.iter().any(is_it), "{rows:#?}");
}

#[test]
fn bytes_that_are_no_text_are_reported_once_and_the_rest_is_read() {
    let path = "content/catalogue/publishers.toml";
    let latin = b"# r\xE8gles\n[[publisher]]\nid = \"hig\"\n[[publisher]]\nid = \"rgg\"\nofficial = 3\n".to_vec();
    let mut tree = tree("");
    tree.0.insert(path.to_owned(), latin.clone());
    let rows = rows(&load(&tree).2, &tree);
    let faults: Vec<_> = rows.iter().map(|row| (row.1, row.2.as_str())).collect();
    assert_eq!(faults, [(1, "error bad-utf-8"), (6, "error wrong-type")]);
    check(path, latin, 1, "error bad-utf-8", "save the file as UTF-8");
    check(path, "[[publisher]]".encode_utf16().flat_map(u16::to_le_bytes).collect(), 1, "error bad-utf-8", "");
}

#[test]
fn a_byte_order_mark_is_no_fault() {
    let mut tree = tree("");
    for bytes in tree.0.values_mut() {
        bytes.splice(0..0, *b"\xEF\xBB\xBF");
    }
    assert_eq!(load(&tree).2, []);
}

#[test]
fn windows_line_ends_are_no_fault() {
    let mut tree = tree("");
    for bytes in tree.0.values_mut() {
        *bytes = String::from_utf8(bytes.clone()).expect("UTF-8").replace('\n', "\r\n").into_bytes();
    }
    assert_eq!(load(&tree).2, []);
}

#[test]
fn a_file_that_is_far_too_large_is_not_read() {
    let bytes = vec![b'#'; (1 << 20) + 1];
    check("content/catalogue/variants.toml", bytes, 1, "error file-too-large", "at most 1048576");
}

#[test]
fn too_many_components_cannot_use_up_the_variables() {
    let component = |n| format!("[[expansion.component]]\nid = \"c-{n}\"\n");
    let text = "[[expansion]]\nid = \"huge\"\n".to_owned() + &(0..5000).map(component).collect::<String>();
    let mut tree = tree("");
    tree.0.insert("content/catalogue/expansions/major.toml".to_owned(), text.into_bytes());
    let (catalogue, _, found) = load(&tree);
    assert_eq!(catalogue.components.len(), 4096);
    assert_eq!(found.iter().filter(|fault| fault.code.as_str() == "too-many").count(), 1);
}

#[test]
fn without_editions_one_fault_says_so() {
    let tree = InputTree::default();
    let (_, _, found) = load(&tree);
    let rows = rows(&found, &tree);
    assert_eq!(rows.len(), 1, "{rows:#?}");
    assert_eq!((rows[0].0.as_str(), rows[0].2.as_str()), ("content/catalogue/editions.toml", "error missing-file"));
}

#[test]
fn deep_nesting_is_refused() {
    let records = (1..3000).map(|n| format!("[[step.record]]\nid = \"r{n}\"\nunder = \"r{}\"\n", n - 1));
    let text = "id = \"place-tile\"\n[[step]]\nid = \"begin-turn\"\n[[step.record]]\nid = \"r0\"\n".to_owned();
    check(
        "content/pages/turn/place-tile.toml",
        (text + &records.collect::<String>()).into_bytes(),
        44,
        "error misplaced-record",
        "nested too deeply",
    );
    let brackets = format!("id = {}", "[".repeat(200_000));
    check("content/pages/turn/scoring.toml", brackets.into_bytes(), 1, "error bad-toml", "");
    let condition = format!("[condition.deep]\nis = \"{}\"", "(".repeat(200_000));
    check("content/catalogue/conditions.toml", condition.into_bytes(), 2, "error bad-condition", "nested too deeply");
}

/// Every index points at something, and every span lies in its file.
fn assert_sound(tree: &InputTree, catalogue: &Catalogue, content: &Content, found: &[Diagnostic]) {
    let editions = |list: &[usize]| list.iter().all(|n| *n < catalogue.editions.len()) && list.is_sorted();
    assert!(catalogue.components.iter().all(|c| !catalogue.expansions[c.expansion].components.is_empty()));
    assert!(catalogue.components.iter().all(|c| editions(&c.editions)));
    for (n, expansion) in catalogue.expansions.iter().enumerate() {
        assert!(!expansion.components.is_empty());
        assert!(expansion.components.iter().all(|c| catalogue.components[*c].expansion == n));
    }
    for page in &content.pages {
        let steps = page.sections.iter().flat_map(|section| &section.steps);
        steps.for_each(|step| assert_sound_records(&step.records, page, catalogue));
    }
    for fault in found {
        let length = tree.0.get(&*fault.at.file).map_or(0, Vec::len);
        assert!(fault.at.bytes.start <= fault.at.bytes.end && fault.at.bytes.end <= length, "{fault:?}");
        assert!(!fault.message.contains('\n') && !fault.message.ends_with('.'), "{fault:?}");
    }
    let _ = (render::people(found, tree), render::json(found, tree));
}

fn assert_sound_records(records: &[Record], page: &Page, catalogue: &Catalogue) {
    for (n, record) in records.iter().enumerate() {
        assert!(record.parent.is_none_or(|parent| parent < n && records[parent].depth + 1 == record.depth));
        assert!(record.footnotes.iter().all(|footnote| *footnote < page.footnotes.len()));
        assert!(record.repeat.is_none_or(|repeat| repeat < page.repeats.len()));
        assert!(record.publishers.iter().all(|publisher| *publisher < catalogue.publishers.len()));
        assert!(record.signals.iter().all(|raised| raised.signal < catalogue.signals.len()));
    }
}

/// How a file is spoiled: at a place (in thousandths of the file), so many bytes become these.
type Damage = (usize, usize, usize, Vec<u8>);

fn damages() -> impl Strategy<Value = Vec<Damage>> {
    let pieces = prop_oneof![
        prop::collection::vec(any::<u8>(), 0..6),
        "[\\[\\]{}=.,#\"'\n a-z0-9|&!:-]{0,12}".prop_map(String::into_bytes),
        Just(b"[[step.record]]\n".to_vec()),
        Just(b"id = \"fairy\"\n".to_vec()),
        Just(b"under = \"fairy-point\"\n".to_vec()),
        Just(b"\"\"\"".to_vec()),
    ];
    prop::collection::vec((0..40_usize, 0..1000_usize, 0..60_usize, pieces), 1..5)
}

fn spoil(tree: &InputTree, damages: &[Damage]) -> InputTree {
    let mut tree = tree.clone();
    let count = tree.0.len();
    for (file, place, length, piece) in damages {
        let bytes = tree.0.values_mut().nth(file % count).expect("as many");
        let start = bytes.len() * place / 1000;
        let end = (start + length).min(bytes.len());
        bytes.splice(start..end, piece.iter().copied());
    }
    tree
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_spoiled_file_of_the_small_project_panics(damages in damages()) {
        let tree = spoil(&tree(&fixture("base.toml")), &damages);
        let (catalogue, content, found) = load(&tree);
        assert_sound(&tree, &catalogue, &content, &found);
    }

    #[test]
    fn any_bytes_give_diagnostics(bytes in prop::collection::vec(any::<u8>(), 0..200), file in 0..40_usize) {
        let mut tree = tree("");
        let count = tree.0.len();
        *tree.0.values_mut().nth(file % count).expect("as many") = bytes;
        let (catalogue, content, found) = load(&tree);
        assert_sound(&tree, &catalogue, &content, &found);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn no_spoiled_file_of_the_real_content_panics(damages in damages()) {
        let tree = spoil(&real_tree(), &damages);
        let (catalogue, content, found) = load(&tree);
        assert_sound(&tree, &catalogue, &content, &found);
    }

    #[test]
    fn selections_survive_their_text(
        edition in 0..3_usize,
        chosen in prop::collection::vec(any::<bool>(), 200),
        wanted in prop::collection::vec(any::<bool>(), 200),
    ) {
        let (catalogue, _, _) = load(&real_tree());
        let mut selection = Selection::base_game(&catalogue, edition % catalogue.editions.len());
        selection.components.iter_mut().zip(&chosen).for_each(|(component, chosen)| *component = *chosen);
        let values = selection.evaluate(&catalogue);
        for (n, variant) in catalogue.variants.iter().enumerate() {
            selection.variants[n] = wanted[n] && values.holds(variant.needs);
        }
        prop_assert_eq!(Selection::parse(&selection.to_text(&catalogue), &catalogue), Ok(selection));
    }

    #[test]
    fn no_text_of_a_selection_panics(text in "\\PC{0,40}", words in "(c2|c1|cx)?:? ?([a-z+-]{0,8}|fairy|tower|\u{3000}){0,6}") {
        let (catalogue, _, _) = load(&tree(""));
        for text in [text, words] {
            if let Err(errors) = Selection::parse(&text, &catalogue) {
                prop_assert!(!errors.is_empty());
                prop_assert!(errors.iter().all(|error| text.get(error.at.clone()).is_some()));
            }
        }
    }
}
