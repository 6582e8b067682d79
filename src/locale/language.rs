//! What a language's tag tells about it.

use super::credits::Translator;
use super::number::{self, Plurals};
use icu_locale::names::{LanguageIdentifierDisplayName, LanguageIdentifierDisplayNameOptions};
use icu_locale::{Direction, Locale, LocaleCanonicalizer, LocaleDirectionality};
use unic_langid::LanguageIdentifier;

/// A language of the site.
#[derive(Clone, Debug)]
pub struct Language {
    pub tag: LanguageIdentifier,
    /// The BCP 47 tag, which is the folder's name as well: `pt-BR`.
    pub code: String,
    /// It is written from right to left.
    pub rtl: bool,
    /// What its speakers call it: "Nederlands".
    pub own_name: String,
    pub translators: Vec<Translator>,
}

impl Language {
    /// `None` unless it is a language tag in its canonical spelling.
    #[must_use]
    pub fn parse(code: &str) -> Option<Self> {
        let tag: LanguageIdentifier = code.parse().ok()?;
        let locale: Locale = code.parse().ok()?;
        let spelled = tag.to_string();
        let is_canonical = spelled == code && of_today(&locale) == code && tag.language.as_str() != "und";
        is_canonical.then(|| Self {
            tag,
            code: spelled,
            rtl: is_rtl(&locale),
            own_name: own_name(&locale),
            translators: Vec::new(),
        })
    }

    /// The tag as it should be spelled; `None` for what is no tag.
    #[must_use]
    pub fn canonical(code: &str) -> Option<String> {
        canonical(code)
    }

    /// Tenths, written as the language does: 998 is "99.8" or "99,8".
    #[must_use]
    pub fn tenths(&self, tenths: usize) -> String {
        number::tenths(&self.tag, tenths)
    }

    /// CLDR's plural categories for cardinal numbers, in CLDR's order; those that only fractions have as well.
    #[must_use]
    pub fn plural_categories(&self) -> Vec<&'static str> {
        Plurals::of(&self.tag, false).map(|plurals| plurals.known).unwrap_or_default()
    }

    /// The whole numbers up to a thousand that are of a category.
    pub fn numbers_of(&self, category: &str) -> impl Iterator<Item = u64> + use<> {
        let plurals = Plurals::of(&self.tag, false);
        plurals.map(|plurals| plurals.numbers(category).collect::<Vec<u64>>()).unwrap_or_default().into_iter()
    }
}

/// The tag as it should be spelled; `None` for what is no tag.
pub(super) fn canonical(code: &str) -> Option<String> {
    let spelled = code.parse::<LanguageIdentifier>().ok()?.to_string();
    let today = of_today(&spelled.parse().ok()?);
    Language::parse(&today).map(|language| language.code)
}

/// CLDR's tag for what has another one by now, or a shorter one: `iw` and `heb` are `he`.
fn of_today(locale: &Locale) -> String {
    let mut today = locale.clone();
    LocaleCanonicalizer::new_extended().canonicalize(&mut today);
    today.to_string()
}

fn is_rtl(locale: &Locale) -> bool {
    LocaleDirectionality::new_extended().get(&locale.id) == Some(Direction::RightToLeft)
}

/// CLDR's name; the tag itself for a language that it has no name for.
fn own_name(locale: &Locale) -> String {
    LanguageIdentifierDisplayName::try_new_light(
        locale.into(),
        locale.id.clone(),
        LanguageIdentifierDisplayNameOptions::default(),
    )
    .map_or_else(|_| locale.to_string(), |name| name.as_borrowed().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(code: &str, own_name: &str, rtl: bool) {
        let language = Language::parse(code).expect("a tag");
        assert_eq!((language.own_name.as_str(), language.rtl), (own_name, rtl));
    }

    #[test]
    fn tags_tell_name_and_direction() {
        check("en", "English", false);
        check("nl", "Nederlands", false);
        check("ru", "русский", false);
        check("pt-BR", "português (Brasil)", false);
        check("zh-Hant", "繁體中文", false);
        check("he", "עברית", true);
        check("en-Hebr", "en (Hebr)", true);
        check("yi", "yi", true);
    }

    #[test]
    fn other_names_are_no_languages() {
        for (code, today) in [("iw", "he"), ("deu", "de"), ("DEU", "de"), ("pt_br", "pt-BR"), ("sh", "sr-Latn")] {
            assert!(Language::parse(code).is_none(), "{code}");
            assert_eq!(Language::canonical(code).as_deref(), Some(today), "{code}");
        }
        for code in ["", "x", "EN", "pt-br", "pt_BR", "../x", "english", "und", "en-", "en.ftl", "root"] {
            assert!(Language::parse(code).is_none(), "{code}");
        }
    }
}
