//! The law for generated messages: nested selects, plurals, references, attributes, terms, lists, steps.

use super::common;
use super::plain::{Plain, Table, pruned};
use proptest::prelude::*;
use rulesheet::catalogue::Selection;
use rulesheet::diagnostic::Diagnostic;
use rulesheet::locale::Locales;
use rulesheet::tree::InputTree;

const NUMBERS: [(&str, i64); 2] = [("points", 1), ("tiles", 5)];

/// An element of a pattern, as it is written; selects bring their own lines.
fn element(earlier: usize) -> impl Strategy<Value = String> {
    let text = "[a-z ,.!*(“–-]{1,8}|a\n        b|\\*\\*x\\*\\*";
    let literal = prop_oneof![Just(""), Just(" "), Just("{"), Just("}"), Just("\\u00e9"), Just("[*."), Just("\\\"")];
    let reference = (0..earlier.max(1)).prop_map(move |n| match earlier {
        0 => "{ $points }".to_owned(),
        _ => format!("{{ m{n} }}"),
    });
    let attribute = (0..earlier.max(1)).prop_map(move |n| match earlier {
        0 => "{ NUMBER($tiles) }".to_owned(),
        _ => format!("{{ m{n}.a }}"),
    });
    prop_oneof![
        4 => text.prop_map(|text| text),
        1 => literal.prop_map(|text| format!("{{ \"{text}\" }}")),
        2 => reference,
        1 => attribute,
        1 => prop::sample::select(vec![
            "{ $points }", "{ 5 }", "{ LIST(\"figures\") }", "{ LIST(\"figures\", case: \"genitive\") }",
            "{ LIST(\"monsters-met\") }", "{ LIST(\"sum\") }", "{ STEP(\"begin-turn\") }", "{ STEP(\"score-feature\") }",
            "{ -word }", "{ -word(case: \"dative\") }", "{ { $points } }",
        ]).prop_map(str::to_owned),
    ]
}

fn pattern(earlier: usize) -> impl Strategy<Value = String> {
    let leaf = prop::collection::vec(element(earlier), 1..4).prop_map(|elements| elements.concat());
    leaf.prop_recursive(3, 12, 3, |inner| {
        let select = (selector(), prop::collection::vec(inner.clone(), 4), any::<u8>());
        let select = select.prop_map(|((selector, keys), values, order)| written(&selector, &keys, &values, order));
        prop::collection::vec(prop_oneof![1 => inner, 2 => select], 1..4).prop_map(|parts| parts.concat())
    })
}

/// Something to select on, with keys, some of which may never hold.
fn selector() -> impl Strategy<Value = (String, Vec<String>)> {
    let keys = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect::<Vec<_>>();
    prop_oneof![
        4 => prop::sample::select(vec!["fairy", "dragon", "tower", "any-dragon", "monsters", "variant-fairy-on-tile"])
            .prop_map(move |name| (format!("${name}"), keys(&["yes", "no"]))),
        2 => Just(("$edition".to_owned(), keys(&["c1", "c2"]))),
        1 => prop::sample::select(vec!["$points", "$tiles", "NUMBER($tiles, type: \"ordinal\")"])
            .prop_map(move |name| (name.to_owned(), keys(&["one", "5", "few", "other"]))),
        1 => Just(("\"a\"".to_owned(), keys(&["a", "b"]))),
        1 => Just(("-word.gender".to_owned(), keys(&["neuter", "other"]))),
    ]
}

/// A select with some of the keys, in some order, with a default at some place; `order` decides.
fn written(selector: &str, keys: &[String], values: &[String], order: u8) -> String {
    let order = usize::from(order);
    let count = 1 + order % keys.len();
    let default = (order / 8) % count;
    let mut lines = format!("{{ {selector} ->");
    for n in 0..count {
        let key = &keys[(n + order / 64) % keys.len()];
        let star = if n == default { "*" } else { " " };
        let value = values[n % values.len()].trim();
        let value = if value.is_empty() { "{ \"\" }" } else { value };
        lines.extend(["\n       ", star, "[", key, "] ", value]);
    }
    lines + "\n    }"
}

/// Messages that refer only to earlier ones, each with an attribute.
fn messages() -> impl Strategy<Value = String> {
    // The first two refer to none, so that the last do not grow too large for Fluent.
    let one = |n: usize, earlier: usize| {
        (pattern(earlier), pattern(earlier)).prop_map(move |(value, attribute)| {
            let [value, attribute] = [value, attribute].map(|text| filled(&text));
            format!("m{n} =\n    {value}\n    .a =\n        {attribute}\n")
        })
    };
    (one(0, 0), one(1, 0), one(2, 2), one(3, 2)).prop_map(|(a, b, c, d)| [a, b, c, d].concat())
}

/// No value is blank, and none begins with what means something at the start of a line.
fn filled(text: &str) -> String {
    let text = text.trim();
    if text.is_empty() || text.starts_with(['.', '*', '[', '}']) || text.starts_with("{ \"") {
        format!("{{ \"-\" }}{text}")
    } else {
        text.to_owned()
    }
}

fn tree(messages: &str) -> InputTree {
    let mut tree = common::tree(&common::fixture("../locales/law.ftl"));
    tree.0.insert("locales/en/generated.ftl".to_owned(), messages.as_bytes().to_vec());
    tree
}

/// What keeps a message from being used is no matter of the law.
fn is_fault_of_a_part(fault: &Diagnostic) -> bool {
    matches!(fault.code.as_str(), "too-many-placeables" | "unreachable-variant" | "impossible-variant")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn pruning_is_formatting(
        messages in messages(),
        selections in prop::collection::vec((0..3_usize, any::<u32>(), any::<bool>()), 6),
    ) {
        let tree = tree(&messages);
        let (mut catalogue, content, mut found) = common::load(&tree);
        let locales = Locales::load(&tree, &mut catalogue, &content, &mut found);
        found.retain(|fault| &*fault.at.file == "locales/en/generated.ftl");
        let (parts, others): (Vec<_>, Vec<_>) = found.into_iter().partition(is_fault_of_a_part);
        prop_assert_eq!(others, []);
        prop_assume!(parts.iter().all(|fault| fault.code.as_str() != "too-many-placeables"));
        let plain = Plain::new(&tree, "en");
        for (edition, set, variant) in selections {
            let components = (0..catalogue.components.len()).map(|n| set >> n & 1 == 1).collect();
            let selection = Selection { edition, components, variants: vec![variant] };
            let table = Table::new(&catalogue, &content, &selection);
            plain.set_table(&table);
            for key in &plain.keys {
                if let Some(expected) = plain.format(key, &NUMBERS, &table) {
                    // What marks nothing in its message is escaped; of their own these messages hold no backslash.
                    let found = pruned(&locales, 0, key, &NUMBERS, &table.values).replace('\\', "");
                    prop_assert_eq!(found, expected, "{}", key);
                }
            }
        }
    }
}
