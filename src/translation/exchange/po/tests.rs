use super::*;
use crate::locale::Language;
use crate::locale::hash::Hash;
use crate::locale::state::State;
use crate::translation::exchange::{Entry, Incoming, Package, Stamp};
use proptest::prelude::*;

fn entry(id: &str, source: &str, translation: Option<&str>, state: State) -> Entry {
    Entry {
        id: id.to_owned(),
        file: "turn.ftl".to_owned(),
        notes: vec!["Step 1B.\nShort.".to_owned(), "$fairy: yes or no".to_owned()],
        source: source.to_owned(),
        former: (state == State::Outdated).then(|| "Draw it.".to_owned()),
        state,
        translation: translation.map(str::to_owned),
    }
}

fn package(entries: Vec<Entry>) -> Package {
    Package { language: Language::parse("nl").expect("a tag"), entries }
}

fn read_all(po: &str) -> (Vec<Incoming>, Vec<String>) {
    let mut found = Vec::new();
    let incoming = read(&"nl.po".into(), po, &mut found);
    let told = found.iter().map(|fault| {
        assert!(po.is_char_boundary(fault.at.bytes.start) && po.is_char_boundary(fault.at.bytes.end), "{fault:?}");
        format!("{}: {}", po[..fault.at.bytes.start].matches('\n').count() + 1, fault.message)
    });
    (incoming, told.collect())
}

#[track_caller]
fn check(po: &str, ids: &[&str], told: &[&str]) {
    let (incoming, found) = read_all(po);
    assert_eq!(incoming.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ids);
    assert_eq!(found, told);
}

#[test]
fn a_package_is_written() {
    let entries = vec![
        entry("draw", "Draw a tile.\nShow it.", Some("Trek \"een\" tegel."), State::Outdated),
        entry("place", "Place it.", None, State::Missing),
    ];
    insta::assert_snapshot!(write(&package(entries)), @r##"
    # Nederlands (nl).
    # The texts are in Fluent's syntax: what stands in braces is kept, and words are put in place of words.
    msgid ""
    msgstr ""
    "Project-Id-Version: rulesheet\n"
    "PO-Revision-Date: \n"
    "Last-Translator: \n"
    "Language-Team: \n"
    "Language: nl\n"
    "MIME-Version: 1.0\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Content-Transfer-Encoding: 8bit\n"
    "X-Direction: ltr\n"

    #. Step 1B.
    #. Short.
    #. $fairy: yes or no
    #. as exported: ce15f4a70f0850fd
    #: turn.ftl
    #, fuzzy
    #| msgid "Draw it."
    msgctxt "draw"
    msgid ""
    "Draw a tile.\n"
    "Show it."
    msgstr "Trek \"een\" tegel."

    #. Step 1B.
    #. Short.
    #. $fairy: yes or no
    #. as exported: nothing
    #: turn.ftl
    msgctxt "place"
    msgid "Place it."
    msgstr ""
    "##);
}

#[test]
fn what_other_tools_write_is_read() {
    check("\u{FEFF}msgid \"\"\nmsgstr \"Language: nl\\n\"\n\nmsgctxt \"a\"\nmsgid \"x\"\nmsgstr \"y\"", &["a"], &[]);
    check(
        "msgctxt \"a\"\r\nmsgid \"x\"\r\nmsgstr \"y\"\r\nmsgctxt \"b\"\r\nmsgid\"x\"\r\nmsgstr\"y\"\r\n",
        &["a", "b"],
        &[],
    );
    check(
        "#~ msgctxt \"gone\"\n#~ msgid \"x\"\n#~ msgstr \"y\"\n\n  msgctxt \"a\"\n\tmsgid \"x\"\n\nmsgstr \"y\"\n",
        &["a"],
        &[],
    );
    check("", &[], &[]);
    check("#\n\"\n", &[], &["2: this text belongs to no keyword; this entry is left out"]);
}

#[test]
fn fuzzy_and_stamp_are_read() {
    let (incoming, _) = read_all(
        "#. as exported: 0123456789abcdef\n#, c-format, fuzzy\n#| msgid \"old\"\nmsgctxt \"a\"\nmsgid \"x\"\nmsgstr \"\"\n\"y\\n\"\n\"z\"\n",
    );
    let hash = Hash::parse("0123456789abcdef").expect("a hash");
    let one = &incoming[0];
    assert!(one.is_fuzzy);
    assert_eq!((one.stamp, one.source.as_deref(), one.translation.as_str()), (Stamp::Text(hash), Some("x"), "y\nz"));
}

#[test]
fn one_broken_entry_costs_one_entry() {
    let good = |id: &str| format!("msgctxt \"{id}\"\nmsgid \"x\"\nmsgstr \"y\"\n\n");
    let around = |broken: &str| format!("{}{broken}\n\n{}", good("a"), good("c"));
    let broken = |line: &str| around(&format!("msgctxt \"b\"\nmsgid \"x\"\n{line}"));
    check(
        &broken("msgstr \"ÿé"),
        &["a", "c"],
        &["7: the quotation mark at the end of the line is missing; this entry is left out"],
    );
    check(
        &broken("msgstr \"y\" é"),
        &["a", "c"],
        &["7: there is something behind the closing quotation mark; this entry is left out"],
    );
    check(&broken("msgstr y"), &["a", "c"], &["7: there is no quotation mark before the text; this entry is left out"]);
    check(
        &broken("msgstr \"\\é\""),
        &["a", "c"],
        &["7: there is no such sequence behind a backslash; this entry is left out"],
    );
    check(
        &broken("msgid_plural \"y\"\nmsgstr[0] \"y\""),
        &["a", "c"],
        &["5: an entry with `msgid_plural`: plurals stand inside of a text, as Fluent has them; it is left out"],
    );
    check(
        &broken("<<<<<<< HEAD\nmsgstr \"y\""),
        &["a", "c"],
        &[
            "7: a line of a PO file begins with a keyword or a quotation mark, not with `<<<<<<<`; this entry is left out",
        ],
    );
    check(
        &around("msgctxt \"b\"\nmsgstr \"y\""),
        &["a", "c"],
        &["5: an entry without `msgid` or `msgstr`; it is left out"],
    );
    check(
        &around("msgid \"x\"\nmsgstr \"y\""),
        &["a", "c"],
        &["5: an entry without the id of its message as `msgctxt`; it is left out"],
    );
}

proptest! {
    #[test]
    fn what_is_written_is_read(texts in prop::collection::vec(("[a-z]{1,5}-[0-9]{1,3}", "\\PC{1,30}(\n[ -~]{0,9}){0,3}", "[ -~\n\t\u{a0}]{0,30}"), 0..6)) {
        let entries: Vec<Entry> =
            texts.iter().map(|(id, source, text)| entry(id, source, Some(text).filter(|text| !text.is_empty()).map(String::as_str), State::Draft)).collect();
        let (incoming, found) = read_all(&write(&package(entries.clone())));
        prop_assert!(found.is_empty(), "{:?}", found);
        prop_assert_eq!(incoming.len(), entries.len());
        for (one, entry) in incoming.iter().zip(&entries) {
            prop_assert_eq!((&one.id, one.source.as_ref()), (&entry.id, Some(&entry.source)));
            prop_assert_eq!(&one.translation, &entry.translation.clone().unwrap_or_default());
        }
    }

    #[test]
    fn any_text_is_survived(po in "((msgctxt|msgid|msgstr|msgid_plural|#,|#\\.|#~|\\\\|\"|é| |\n|fuzzy|[a-z]){0,40})") {
        read_all(&po);
    }
}
