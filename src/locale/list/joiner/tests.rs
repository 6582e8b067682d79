use super::*;
use crate::condition::Var;
use crate::marked::region;
use proptest::prelude::*;

/// Items and whether each shows; `|` stands between what the first variable shows and what it does not.
fn list(style: ListStyle, code: &str, items: &[(&str, bool)]) -> String {
    let mut circuit = Circuit::new();
    let first = circuit.var(Var(1000));
    let not_first = circuit.not(first);
    let mut shown = Vec::new();
    for ((text, _), n) in items.iter().zip(0..) {
        let words = match text.split_once('|') {
            Some((yes, no)) => region(first, yes) + &region(not_first, no),
            None => (*text).to_owned(),
        };
        let when = circuit.var(Var(n));
        shown.push(Shown { when, text: Conditional::parse(&words).expect("balanced"), words });
    }
    let marked = joined(&shown, &Joiner::new(style, code), &mut circuit);
    let values = circuit.evaluate(|var| var.0 == 1000 || items.get(usize::from(var.0)).is_some_and(|item| item.1));
    Conditional::parse(&marked).expect("balanced").prune(&values, &[])
}

#[track_caller]
fn check(style: ListStyle, code: &str, items: &[&str], expected: &str) {
    let items: Vec<_> = items.iter().map(|item| (*item, true)).collect();
    assert_eq!(list(style, code, &items), expected);
}

/// Case 24 of the reported faults.
#[test]
fn every_language_has_its_own_joiners() {
    check(ListStyle::And, "en", &[], "");
    check(ListStyle::And, "en", &["a"], "a");
    check(ListStyle::And, "en", &["a", "b"], "a and b");
    check(ListStyle::And, "en", &["a", "b", "c"], "a, b, and c");
    check(ListStyle::And, "nl", &["a", "b", "c"], "a, b en c");
    check(ListStyle::Or, "ru", &["a", "b", "c"], "a, b или c");
    check(ListStyle::And, "ja", &["a", "b", "c"], "a、b、c");
    check(ListStyle::And, "es", &["a", "iglesia"], "a e iglesia");
    check(ListStyle::And, "es", &["a", "torre"], "a y torre");
    check(ListStyle::And, "es", &["a", "iglesia|torre"], "a e iglesia");
    check(ListStyle::And, "es", &["a", "torre|iglesia"], "a y torre");
    check(ListStyle::Plus, "nl", &["a", "b", "c"], "a + b + c");
}

proptest! {
    #[test]
    fn what_shows_is_joined_as_if_it_were_all(
        items in prop::collection::vec((prop::sample::select(vec!["a", "iglesia", "ocho|once", "8", "b"]), any::<bool>()), 0..7),
        code in prop::sample::select(vec!["en", "nl", "ru", "es", "ja", "he", "ml", "zh-Hant", "th", "la", "my", "cy"]),
        style in prop::sample::select(vec![ListStyle::And, ListStyle::Or]),
    ) {
        let locale: Locale = code.parse().expect("a tag");
        let formatter = match style {
            ListStyle::Or => ListFormatter::try_new_or((&locale).into(), ListFormatterOptions::default()),
            _ => ListFormatter::try_new_and((&locale).into(), ListFormatterOptions::default()),
        };
        let visible: Vec<&str> = items.iter().filter(|item| item.1).filter_map(|item| item.0.split('|').next()).collect();
        let expected = formatter.expect("CLDR has it").format(visible.iter()).to_string();
        prop_assert_eq!(list(style, code, &items), expected);
    }
}
