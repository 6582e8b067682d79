use super::*;
use crate::condition::{self, Expr};
use proptest::prelude::*;
use std::ops::Range;

/// Quantities by name; the condition `all` and the name `yes` hold.
struct Known(&'static [(&'static str, i64)]);

impl Values for Known {
    fn quantity(&mut self, name: &str) -> Option<i64> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }

    fn holds(&mut self, condition: &Expr) -> bool {
        matches!(condition, Expr::All) || condition.to_string() == "yes"
    }
}

#[track_caller]
fn gives(text: &str, expected: i64) {
    let mut values = Known(&[("tiles", 4), ("pennants", 1), ("debt", -5), ("a-b", 9)]);
    assert_eq!(parse(text).expect("a formula").evaluate(&mut values), Ok(expected), "{text}");
}

#[track_caller]
fn prints(text: &str, expected: &str) {
    assert_eq!(parse(text).expect("a formula").to_string(), expected);
}

#[track_caller]
fn refuses(text: &str, reason: &str, at: Range<usize>) {
    let error = parse(text).expect_err("no formula");
    assert_eq!((error.reason, error.at), (reason, at), "{text}");
}

#[test]
fn values() {
    gives("2 * tiles + 2 * pennants", 10);
    gives("2 * (tiles + pennants) - 3", 7);
    gives("-3", -3);
    gives("-tiles - pennants + 10", 5);
    gives("a-b - 1", 8);
    gives("half-up(2 * tiles + pennants)", 5);
    gives("half-up(8)", 4);
    gives("half-up(debt)", -2);
    gives("half-down(a-b)", 4);
    gives("half-down(debt)", -3);
    gives("a-b - half-down(a-b)", 5);
    gives("min(tiles; 3; 9)", 3);
    gives("max(tiles; debt)", 4);
    gives("table(tiles; 3, 6, 10, 15)", 15);
    gives("table(tiles + 1; 3, 6, 10, 15)", 0);
    gives("table(tiles * 3; 0, 0, 7+)", 7);
    gives("table(debt; 3, 6)", 0);
    gives("table(0; 3+)", 0);
    gives("table(1; -4)", -4);
    gives("if(yes; 2; 1) * tiles", 8);
    gives("if(!yes | no; 2; 1) * tiles", 4);
    gives("if(all; if(no; 1; 2); 3)", 2);
}

#[test]
fn without_a_value() {
    let unknown = parse("tiles + spells").unwrap().evaluate(&mut Known(&[("tiles", 1)]));
    assert_eq!(unknown, Err(Fault::Unknown(Name { text: "spells".to_owned(), at: 8..14 })));
    let great = "1000000 * 1000000 * 1000000 * 1000000";
    assert_eq!(parse(great).unwrap().evaluate(&mut Known(&[])), Err(Fault::TooGreat));
}

#[test]
fn printed_normalised() {
    prints(" 2*tiles+  2*pennants ", "2 * tiles + 2 * pennants");
    prints("((tiles))", "tiles");
    prints("(a + b) * c", "(a + b) * c");
    prints("a + (b - c)", "a + (b - c)");
    prints("-a", "-a");
    prints("(-a) * 2", "(-a) * 2");
    prints("a * (b * c)", "a * (b * c)");
    prints("table( a ;3,6 , -1 + )", "table(a; 3, 6, -1+)");
    prints("if( (x&y)|!z ;a;b+1)", "if(x & y | !z; a; b + 1)");
    prints("min(a;b+c;2*d)", "min(a; b + c; 2 * d)");
}

#[test]
fn what_occurs() {
    let formula = parse("if(inns; 2 * tiles; table(wells; 1)) - half-up(max(tiles; 1))").unwrap();
    let names: Vec<&str> = formula.quantities().iter().map(|name| name.text.as_str()).collect();
    assert_eq!(names, ["tiles", "wells", "tiles"]);
    let Expr::Name(name) = formula.conditions()[0] else { panic!("a name") };
    assert_eq!((name.text.as_str(), name.at.clone()), ("inns", 3..7));
}

#[test]
fn faults_have_a_place() {
    refuses("", "a number or a quantity is missing at the end", 0..0);
    refuses("2 *", "a number or a quantity is missing at the end", 3..3);
    refuses("tiles tiles", "expected `+`, `-`, `*` or the end of the formula", 6..7);
    refuses("(a + b", "this `(` is never closed", 0..1);
    refuses("a)", "this `)` has no `(` before it", 1..2);
    refuses("2 + ,", "expected a number, a quantity or `(`", 4..5);
    refuses("2x", "expected a whole number, at most 1000000", 0..2);
    refuses("1000001", "expected a whole number, at most 1000000", 0..7);
    refuses("third(a)", "expected `half-up`, `half-down`, `min`, `max`, `table` or `if` before `(`", 0..5);
    refuses("min(a)", "expected two formulas or more, between `;`", 3..4);
    refuses("half-up(a; b)", "expected `)`", 9..10);
    refuses("table(a)", "expected `;` and the numbers of the table", 7..8);
    refuses("table(a; b)", "expected a number of the table", 9..10);
    refuses("if(inns; 2)", "expected `;` and what holds otherwise", 10..11);
    refuses("if(inns &; 2; 1)", "a name is missing at the end", 9..9);
    refuses(&"(".repeat(5000), "nested too deeply", 60..61);
}

#[test]
fn what_would_mend_a_fault() {
    let fix = |text: &str| parse(text).expect_err("no formula").fix;
    assert_eq!(fix("2 \u{d7} tiles"), Some("write `*` for \"times\""));
    assert_eq!(fix("9 \u{2212} tiles"), Some("write `-` for \"minus\""));
    assert_eq!(fix("tiles / 2"), Some("write `half-up(…)` or `half-down(…)` for half of it"));
    assert_eq!(fix("if(inns and mage; 2; 1)"), Some("write `&` for \"and\""));
    assert_eq!(fix("tiles tiles"), None);
}

fn conditions() -> impl Strategy<Value = Expr> {
    let name = "[b-z][a-z0-9-]{0,6}".prop_map(|text| Expr::Name(condition::Name { text, at: 0..0 }));
    prop_oneof![Just(Expr::All), name.clone(), name.prop_map(|name| Expr::Not(Box::new(name)))]
}

fn terms(inner: impl Strategy<Value = Formula> + 'static) -> impl Strategy<Value = Vec<Term>> {
    let sign = prop_oneof![Just(Sign::Plus), Just(Sign::Minus)];
    prop::collection::vec((sign, inner).prop_map(|(sign, formula)| Term { sign, formula }), 2..4)
}

fn formulas() -> impl Strategy<Value = Formula> {
    let quantity = "[a-z][a-z0-9]{0,4}(-[a-z]{1,3})?".prop_map(|text| Formula::Quantity(Name { text, at: 0..0 }));
    let leaf = prop_oneof![(0..=1_000_000_i64).prop_map(Formula::Number), quantity];
    leaf.prop_recursive(4, 40, 4, |inner| {
        let several = || prop::collection::vec(inner.clone(), 2..4);
        let numbers = prop::collection::vec(-100..100_i64, 1..5);
        let table = (inner.clone(), numbers, any::<bool>())
            .prop_map(|(of, numbers, open)| Formula::Table(Box::new(Table { of, numbers, open })));
        let case = (conditions(), inner.clone(), inner.clone())
            .prop_map(|(condition, one, other)| Formula::If(condition, Box::new([one, other])));
        prop_oneof![
            terms(inner.clone()).prop_map(Formula::Sum),
            several().prop_map(Formula::Product),
            several().prop_map(Formula::Least),
            several().prop_map(Formula::Greatest),
            inner.clone().prop_map(|inner| Formula::HalfUp(Box::new(inner))),
            inner.clone().prop_map(|inner| Formula::HalfDown(Box::new(inner))),
            table,
            case,
        ]
    })
}

/// Counts that follow from the name alone, so that two formulas can be compared.
struct ByName;

impl Values for ByName {
    fn quantity(&mut self, name: &str) -> Option<i64> {
        Some(name.bytes().map(i64::from).sum::<i64>() % 11)
    }

    fn holds(&mut self, condition: &Expr) -> bool {
        condition.to_string().len().is_multiple_of(2)
    }
}

proptest! {
    #[test]
    fn what_is_printed_parses_to_the_same(formula in formulas()) {
        let printed = formula.to_string();
        let again = parse(&printed).expect("printed by us");
        prop_assert_eq!(again.to_string(), printed);
        prop_assert_eq!(again.evaluate(&mut ByName), formula.evaluate(&mut ByName));
    }

    #[test]
    fn no_text_panics(text in "\\PC*") {
        let _ = parse(&text);
    }

    #[test]
    fn no_text_of_our_signs_panics(text in "[a-c0-9 ()*+;,&|!-]{0,40}|(if|min|table|half-up|half-down)\\([a-c0-9;, ]{0,20}\\)?") {
        let _ = parse(&text);
    }
}
