//! What CLDR says about the numbers of a language: how they are written, and which plural categories they have.

use fluent_bundle::FluentValue;
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_decimal::options::DecimalFormatterOptions;
use icu_locale::Locale;
use icu_plurals::{PluralCategory, PluralRuleType, PluralRules, PluralRulesOptions};
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

/// Categories go by the last three digits at most, where whole numbers below a million are concerned.
const TRIED: u16 = 1000;

/// Writes numbers as the language does; the rest is left to Fluent.
pub(super) fn format(value: &FluentValue<'_>, memo: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let number: Decimal = number.as_string().parse().ok()?;
    memo.with_try_get::<Writer, _, _>((), |writer| writer.0.format(&number).to_string()).ok()
}

/// The language's way to write numbers, made once.
struct Writer(DecimalFormatter);

impl Memoizable for Writer {
    type Args = ();
    type Error = ();

    fn construct(tag: LanguageIdentifier, (): ()) -> Result<Self, ()> {
        let locale = locale(&tag).ok_or(())?;
        DecimalFormatter::try_new(locale.into(), DecimalFormatterOptions::default()).map(Self).map_err(drop)
    }
}

/// Writes tenths as the language does: 998 is "99.8" or "99,8".
pub(super) fn tenths(tag: &LanguageIdentifier, tenths: usize) -> String {
    let formatter = locale(tag)
        .and_then(|locale| DecimalFormatter::try_new(locale.into(), DecimalFormatterOptions::default()).ok());
    let mut number = Decimal::from(tenths);
    number.multiply_pow10(-1);
    formatter.map_or_else(|| number.to_string(), |formatter| formatter.format(&number).to_string())
}

/// Writes a whole number as the language does.
pub(super) fn whole(tag: &LanguageIdentifier, number: i64) -> String {
    let formatter = locale(tag)
        .and_then(|locale| DecimalFormatter::try_new(locale.into(), DecimalFormatterOptions::default()).ok());
    let number = Decimal::from(number);
    formatter.map_or_else(|| number.to_string(), |formatter| formatter.format(&number).to_string())
}

/// The plural categories of a language.
pub(super) struct Plurals {
    /// All that it has, for fractions as well.
    pub known: Vec<&'static str>,
    /// For each number from 0.
    by_number: Vec<&'static str>,
}

impl Plurals {
    pub fn of(tag: &LanguageIdentifier, is_ordinal: bool) -> Option<Self> {
        let kind = if is_ordinal { PluralRuleType::Ordinal } else { PluralRuleType::Cardinal };
        let options = PluralRulesOptions::default().with_type(kind);
        let rules = PluralRules::try_new(locale(tag)?.into(), options).ok()?;
        let by_number = (0..=TRIED).map(|number| name(rules.category_for(number))).collect();
        Some(Self { known: rules.categories().map(name).collect(), by_number })
    }

    /// The numbers of a category, from 0 to a thousand.
    pub fn numbers(&self, category: &str) -> impl Iterator<Item = u64> {
        (0..).zip(&self.by_number).filter(move |(_, one)| **one == category).map(|(number, _)| number)
    }
}

fn locale(tag: &LanguageIdentifier) -> Option<Locale> {
    tag.to_string().parse().ok()
}

fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(code: &str, is_ordinal: bool, expected: &[&str]) {
        let plurals = Plurals::of(&code.parse().expect("a tag"), is_ordinal).expect("CLDR knows it");
        let mut reached = plurals.by_number.clone();
        reached.sort_unstable();
        reached.dedup();
        assert_eq!(reached, expected, "{code}");
        assert!(reached.iter().all(|category| plurals.known.contains(category)));
    }

    #[test]
    fn tenths_have_the_mark_of_the_language() {
        let write = |code: &str, number| tenths(&code.parse().expect("a tag"), number);
        assert_eq!([write("en", 998), write("nl", 1000), write("fr", 0)], ["99.8", "100,0", "0,0"]);
    }

    #[test]
    fn whole_numbers_reach_some_categories() {
        check("en", false, &["one", "other"]);
        check("en", true, &["few", "one", "other", "two"]);
        check("ja", false, &["other"]);
        check("fr", false, &["one", "other"]);
        check("cs", false, &["few", "one", "other"]);
        check("ru", false, &["few", "many", "one"]);
        check("ar", false, &["few", "many", "one", "other", "two", "zero"]);
    }

    #[test]
    fn what_only_fractions_and_millions_reach_is_known() {
        for code in ["cs", "fr"] {
            assert!(Plurals::of(&code.parse().expect("a tag"), false).expect("CLDR").known.contains(&"many"), "{code}");
        }
    }
}
