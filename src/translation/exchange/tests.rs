use super::*;
use proptest::prelude::*;

fn entry(id: &str, source: &str, translation: Option<&str>, state: State) -> Entry {
    Entry {
        id: id.to_owned(),
        file: "turn.ftl".to_owned(),
        notes: vec!["Step 1B, <first> & \"only\".".to_owned()],
        source: source.to_owned(),
        former: (state == State::Outdated).then(|| "Draw it.".to_owned()),
        state,
        translation: translation.map(str::to_owned),
    }
}

fn package(entries: Vec<Entry>) -> Package {
    Package { language: Language::parse("nl").expect("a tag"), entries }
}

fn sample() -> Package {
    package(vec![
        entry(
            "draw",
            "Draw { $fairy ->\n    [yes] a\n   *[no] the\n} tile.",
            Some("Trek <een> tegel."),
            State::Outdated,
        ),
        entry("place", "Place it.", None, State::Missing),
        entry("turn", "Turn it.", Some("Draai hem."), State::Translated),
    ])
}

fn read(format: Format, text: &str) -> (Vec<Incoming>, Vec<String>) {
    let mut found = Vec::new();
    let incoming = format.read("nl", text, &mut found);
    let told = found.iter().map(|fault| {
        assert!(text.get(fault.at.bytes.clone()).is_some(), "{fault:?}");
        format!("{}: {}", text[..fault.at.bytes.start].matches('\n').count() + 1, fault.message)
    });
    (incoming, told.collect())
}

#[test]
fn every_format_reads_what_it_wrote() {
    let package = sample();
    for format in [Format::Po, Format::Ftl, Format::Xliff] {
        let text = format.write(&package);
        assert_eq!(text, format.write(&package));
        let (incoming, found) = read(format, &text);
        assert_eq!(found, [""; 0], "{format:?}");
        assert_eq!(incoming.len(), 3);
        for (one, entry) in incoming.iter().zip(&package.entries) {
            assert_eq!((&one.id, one.is_fuzzy), (&entry.id, entry.state == State::Outdated), "{format:?}");
            let expected = entry.translation.as_ref().map_or(Stamp::Nothing, |text| Stamp::Text(Hash::of(text)));
            assert_eq!(one.stamp, expected, "{format:?}");
            if format != Format::Ftl {
                assert_eq!(one.source.as_ref(), Some(&entry.source));
                assert_eq!(one.translation, entry.translation.clone().unwrap_or_default());
            }
        }
    }
}

#[test]
fn a_file_of_fluent_shows_the_source() {
    insta::assert_snapshot!(Format::Ftl.write(&sample()), @r##"
    ### Nederlands (nl).
    ### What stands in braces is kept, and words are put in place of words.

    ## turn.ftl

    # Step 1B, <first> & "only".
    # English, before: Draw it.
    # English:
    #   Draw { $fairy ->
    #       [yes] a
    #      *[no] the
    #   } tile.
    # to be looked at again: the English has changed
    # as exported: 156ea630ab30e8d7
    draw = Trek <een> tegel.

    # Step 1B, <first> & "only".
    # not translated yet: put your words in place of the English ones; if these are right, take this line away
    # as exported: nothing
    place = Place it.

    # Step 1B, <first> & "only".
    # English: Turn it.
    # as exported: 23f04fc31675cbab
    turn = Draai hem.
    "##);
}

#[test]
fn a_changed_message_of_fluent_is_no_longer_fuzzy() {
    let text = Format::Ftl.write(&sample());
    let fuzzy = |text: &str| read(Format::Ftl, text).0[0].is_fuzzy;
    assert!(fuzzy(&text));
    assert!(!fuzzy(&text.replace("Trek <een>", "Pak een")));
    assert!(!fuzzy(&text.replace("# to be looked at again: the English has changed\n", "")));
}

#[test]
fn xliff_is_written() {
    insta::assert_snapshot!(Format::Xliff.write(&package(sample().entries[..2].to_vec())), @r#"
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="turn.ftl" source-language="en" target-language="nl" datatype="x-fluent">
        <body>
          <trans-unit id="draw" resname="draw" approved="no" extradata="156ea630ab30e8d7" xml:space="preserve">
            <source>Draw { $fairy -&gt;
        [yes] a
       *[no] the
    } tile.</source>
            <target state="needs-adaptation">Trek &lt;een&gt; tegel.</target>
            <alt-trans alttranstype="previous-version"><source>Draw it.</source><target>Trek &lt;een&gt; tegel.</target></alt-trans>
            <note>Step 1B, &lt;first&gt; &amp; &quot;only&quot;.</note>
          </trans-unit>
          <trans-unit id="place" resname="place" approved="no" extradata="nothing" xml:space="preserve">
            <source>Place it.</source>
            <note>Step 1B, &lt;first&gt; &amp; &quot;only&quot;.</note>
          </trans-unit>
        </body>
      </file>
    </xliff>
    "#);
}

#[test]
fn hostile_xliff_is_refused() {
    let told = |text: &str| read(Format::Xliff, text).1;
    let bomb =
        "<?xml version=\"1.0\"?>\n<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>\n<xliff>&b;</xliff>";
    assert!(told(bomb)[0].starts_with("2: this is no XML that can be read"), "{:?}", told(bomb));
    assert_eq!(told(&"<a>".repeat(100_000)), ["1: elements are nested too deeply"]);
    assert!(told("<xliff>\n<trans-unit id=\"é\">&x;</xliff>")[0].starts_with("2: "));
    assert!(told("")[0].starts_with("1: "));
    assert_eq!(told("<xliff>\n<trans-unit/></xliff>"), ["2: a `trans-unit` without an `id`; it is left out"]);
    let (incoming, found) = read(
        Format::Xliff,
        "<xliff><trans-unit id=\"a\"><source>x</source><target state=\"new\"><g id=\"1\">y</g>&lt;b&gt;</target></trans-unit></xliff>",
    );
    assert_eq!((incoming[0].translation.as_str(), incoming[0].is_fuzzy, found.len()), ("y<b>", true, 0));
}

proptest! {
    #[test]
    fn xliff_reads_any_text_that_it_wrote(source in "[ -~\n\t\r\u{a0}é]{1,30}", text in "[ -~\n\té]{1,30}") {
        let entries = vec![entry("a", &source, Some(&text), State::Draft)];
        let (incoming, found) = read(Format::Xliff, &Format::Xliff.write(&package(entries)));
        prop_assert!(found.is_empty(), "{:?}", found);
        prop_assert_eq!((incoming[0].source.as_ref(), &incoming[0].translation), (Some(&source), &text));
    }

    #[test]
    fn any_text_is_survived(text in "(<xliff>|<trans-unit|</|>|id=\"a\"|<target>|&amp;|&|é|\n|<!--|\\]\\]>|<!\\[CDATA\\[|<\\?|[a-z ]){0,30}") {
        read(Format::Xliff, &text);
        read(Format::Ftl, &text);
    }
}
