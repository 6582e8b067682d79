use super::*;
use proptest::prelude::*;

fn load(files: &[(&str, &str)]) -> (Ledger, Vec<String>) {
    let files = files.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec()));
    let mut found = Vec::new();
    let ledger = Ledger::load(&InputTree(files.collect()), ["nl"].into_iter(), &mut found);
    (ledger, found.iter().map(|fault| format!("{}:{} {}", fault.at.file, fault.at.bytes.start, fault.code)).collect())
}

fn written(ledger: &Ledger) -> Vec<(String, String)> {
    let text = |bytes| String::from_utf8(bytes).expect("text");
    ledger.changes().into_iter().map(|(path, bytes)| (path, text(bytes))).collect()
}

fn made<'m>(source: &'m str, translation: &'m str, reviewed: bool) -> Made<'m> {
    Made { source, translation, chooser: None, reviewed }
}

const LOCK: &str = "locales/nl/translations.lock";

#[test]
fn a_line_for_each_message() {
    let mut ledger = Ledger::default();
    ledger.record("nl", "fairy", made("A \"fairy\"\n\\", "Een fee", false));
    ledger.record("nl", "-term", made("Term", "Begrip", true));
    let chooser = Some(Chooser::Owner);
    ledger.record("nl", "bath", Made { chooser, ..made("Term", "Bad", true) });
    let files = written(&ledger);
    let texts: Vec<String> = files.iter().map(|(path, text)| format!("{path}\n{text}")).collect();
    insta::assert_snapshot!(texts.concat(), @r#"
    locales/nl/translations.lock
    # Which source text each translation was made from. Written by `rulesheet locales`; never edit it by hand.
    "-term" = { source = "c6f3bfd45614178a", translation = "c5978e559ff4b64e", reviewed = true }
    "bath" = { source = "c6f3bfd45614178a", translation = "6fe7d7112caaba1b", chooser = "owner", reviewed = true }
    "fairy" = { source = "c86306e5c168af29", translation = "bdd43d27faf98866" }
    locales/sources.lock
    # The source texts that translations were made from. Written by `rulesheet locales`; never edit it by hand.
    "c6f3bfd45614178a" = "Term"
    "c86306e5c168af29" = "A \"fairy\"\n\\"
    "#);
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    let (again, found) = load(&files);
    assert_eq!(found, [""; 0]);
    assert_eq!(again.lock("nl"), ledger.lock("nl"));
    assert_eq!(again.source(Hash::of("Term")), Some("Term"));
    assert_eq!(written(&again), []);
}

#[test]
fn texts_that_nothing_refers_to_are_dropped() {
    let mut ledger = Ledger::default();
    ledger.record("nl", "fairy", made("Old", "Oud", false));
    ledger.record("nl", "fairy", made("New", "Nieuw", false));
    assert!(!written(&ledger)[0].1.contains("Old") && !written(&ledger)[1].1.contains("\"Old\""));
    ledger.retain("nl", |_| false);
    assert!(!written(&ledger).iter().any(|(_, text)| text.contains("\"New\"")));
}

#[test]
fn a_conflict_is_told_once_and_the_rest_is_used() {
    let line =
        |id: &str| format!("\"{id}\" = {{ source = \"0123456789abcdef\", translation = \"0123456789abcdef\" }}\n");
    let text = format!("{}<<<<<<< ours\n{}=======\n{}>>>>>>> theirs\n{}", line("a"), line("b"), line("b"), line("c"));
    let (ledger, found) = load(&[(LOCK, &text)]);
    assert_eq!(found, [format!("{LOCK}:{} merge-conflict", line("a").len())]);
    let lock = ledger.lock("nl");
    assert!(lock.get("a").is_some() && lock.get("c").is_some() && lock.get("b").is_none());
    assert!(lock.is_lost("b") && !lock.is_lost("a"));
    assert_eq!(ledger.damaged().collect::<Vec<_>>(), [LOCK]);
}

#[test]
fn faults_of_a_line_leave_the_others() {
    let good = "\"a\" = { source = \"0123456789abcdef\", translation = \"0123456789abcdef\" }\n";
    let (ledger, found) = load(&[(LOCK, &format!("{good}\"b\" = {{ source = 1 }}\n\"c\" = 2\n"))]);
    assert!(ledger.lock("nl").get("a").is_some());
    assert_eq!(found.len(), 3, "{found:?}");
    let stranger = good.replace(" }", ", chooser = \"you\" }");
    assert_eq!(load(&[(LOCK, &stranger)]).1, [format!("{LOCK}:{} bad-lock", stranger.find("\"you").expect("there"))]);
    let (_, found) = load(&[("locales/sources.lock", "\"0123456789abcdef\" = \"Some text\"\n")]);
    assert_eq!(found, ["locales/sources.lock:0 bad-lock"]);
}

proptest! {
    #[test]
    fn any_text_comes_back(text in any::<String>(), id in "[a-z\\PC]{1,9}") {
        let mut ledger = Ledger::default();
        ledger.record("nl", &id, made(&text, &text, true));
        let files = written(&ledger);
        let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        let (again, found) = load(&files);
        prop_assert_eq!(found, [""; 0]);
        prop_assert_eq!(again.source(Hash::of(&text)), Some(text.as_str()));
        prop_assert_eq!(again.lock("nl"), ledger.lock("nl"));
    }

    #[test]
    fn any_bytes_are_survived(bytes in "[<>= a\"{}\n\\PC]{0,60}") {
        _ = load(&[(LOCK, &bytes), ("locales/sources.lock", &bytes)]);
    }
}
