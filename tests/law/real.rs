//! The law for every message of every language of the project.

use super::common;
use super::plain::{Numbers, Plain, Table, pruned};
use proptest::prelude::*;
use rulesheet::catalogue::{Catalogue, Selection};
use rulesheet::condition::Values;
use rulesheet::content::Content;
use rulesheet::locale::{Locales, markdown};
use rulesheet::marked::Conditional;
use std::collections::BTreeSet;
use std::sync::LazyLock;

struct Project {
    catalogue: Catalogue,
    content: Content,
    locales: Locales,
}

static PROJECT: LazyLock<Project> = LazyLock::new(|| {
    let tree = common::real_words();
    let (mut catalogue, content, mut found) = common::load(&tree);
    let locales = Locales::load(&tree, &mut catalogue, &content, &mut found);
    assert_eq!(found, []);
    Project { catalogue, content, locales }
});

fn plain_languages() -> Vec<Plain> {
    let tree = common::real_words();
    PROJECT.locales.languages.iter().map(|language| Plain::new(&tree, &language.code)).collect()
}

fn selections() -> impl Strategy<Value = Selection> {
    let Catalogue { editions, components, variants, .. } = &PROJECT.catalogue;
    let components =
        (0.0..=1.0_f64).prop_flat_map(|density| prop::collection::vec(prop::bool::weighted(density), components.len()));
    let variants = prop::collection::vec(any::<bool>(), variants.len());
    (0..editions.len(), components, variants).prop_map(|(edition, components, variants)| Selection {
        edition,
        components,
        variants,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4, ..ProptestConfig::default() })]

    #[test]
    fn pruning_is_formatting(selections in prop::collection::vec(selections(), 8)) {
        let Project { catalogue, content, locales } = &*PROJECT;
        let (languages, numbers) = (plain_languages(), Numbers::of(content));
        for selection in selections {
            let table = Table::new(catalogue, content, &selection);
            for (language, plain) in languages.iter().enumerate() {
                plain.set_table(&table);
                for key in &plain.keys {
                    let numbers = numbers.given(key);
                    let expected = plain.format(key, numbers, &table);
                    let found = pruned(locales, language, key, numbers, &table.values);
                    prop_assert_eq!(Some(found), expected, "{} in language {}", key, language);
                }
            }
        }
    }

    #[test]
    fn markdown_and_pruning_change_places(selections in prop::collection::vec(selections(), 8)) {
        let Project { catalogue, content, locales } = &*PROJECT;
        let values: Vec<Values> = selections.iter().map(|selection| selection.evaluate(catalogue)).collect();
        let numbers = Numbers::of(content);
        for (language, plain) in plain_languages().iter().enumerate() {
            for key in &plain.keys {
                let numbers = numbers.given(key);
                let marked = locales.words(language, key, numbers).marked;
                let conditional = |marked: &str| Conditional::parse(marked).expect("the markers pair");
                let (text, html) = (conditional(&marked), conditional(&markdown::html(&marked)));
                let words = conditional(&markdown::plain(&marked));
                let mut seen = BTreeSet::new();
                for values in &values {
                    let shown = text.prune(values, &[]);
                    if seen.insert(shown.clone()) {
                        prop_assert_eq!(html.prune(values, &[]), markdown::html(&shown), "{}", key);
                        prop_assert_eq!(words.prune(values, &[]), markdown::plain(&shown), "{}", key);
                    }
                }
            }
        }
    }
}
