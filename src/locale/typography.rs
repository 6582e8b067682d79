//! The quotes and dashes of languages.
//!
//! The quotes are CLDR 48's delimiters (`cldr-misc-full` 48.2.0), which ICU4X does not offer as data. Where books and
//! games in a language have a second pair in common use, that pair counts as well.

/// Opening and closing, and the same within others; behind them what else is in use.
pub(super) type Quotes = Vec<char>;

/// Marks, and the languages that have them.
const QUOTES: [(&str, &str); 20] = [
    ("“”‘’", "af bn cy da en es-US fil ga gd gl gu hi id ko lo ml mr ms mt pa sw ta te th tr vi zh zu"),
    ("‘’‘’“”", "nl"),
    ("„“‚‘»«›‹", "bs cs de dsb et hr hsb is lb mk sk sl"),
    ("«»‹›", "de-CH de-LI fa fr-CH gsw rm"),
    ("«»«»“”‘’", "fr hy oc"),
    ("«»“”‘’", "ast ca es el eu it kk pt-PT ti"),
    ("«»„“", "be os ru uk"),
    ("„“„“«»", "bg lt"),
    ("«»‘’“”", "nb nn no"),
    ("””’’", "fi he sv yi"),
    ("„”»«’", "hu"),
    ("„”«»‚’", "pl ro"),
    ("„”’’“»«", "sr"),
    ("「」『』", "ja zh-Hant yue"),
    ("”“’‘«»", "ar ur"),
    ("“”«»", "eo"),
    ("„“«»", "ka"),
    ("“”‘’«»", "az sq"),
    ("“”‘’„«»", "lv"),
    ("“”‘’", "pt pt-BR"),
];

/// The quotes of a language; `None` for one that is not known.
pub(super) fn quotes(code: &str) -> Option<Quotes> {
    let of = |code: &str| QUOTES.iter().find(|(_, codes)| codes.split(' ').any(|one| one == code));
    let language = code.split('-').next().unwrap_or(code);
    of(code).or_else(|| of(language)).map(|(marks, _)| marks.chars().collect())
}

/// Which dash stands between parts of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dash {
    En,
    Em,
    Either,
}

impl Dash {
    pub fn shown(self) -> &'static str {
        match self {
            Self::En => "–",
            Self::Em => "—",
            Self::Either => "– or —",
        }
    }
}

/// Languages with one custom; the others know both.
pub(super) fn dash(code: &str) -> Dash {
    match code.split('-').next().unwrap_or(code) {
        "be" | "ru" | "uk" => Dash::Em,
        "cs" | "da" | "de" | "et" | "fi" | "hr" | "hu" | "nb" | "nl" | "nn" | "no" | "pl" | "sk" | "sl" | "sv" => {
            Dash::En
        }
        _ => Dash::Either,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_four_marks_and_stands_once() {
        let all: Vec<&str> = QUOTES.iter().flat_map(|(_, codes)| codes.split(' ')).collect();
        for (marks, codes) in QUOTES {
            assert!(marks.chars().count() >= 4, "{codes}");
        }
        for code in &all {
            assert_eq!(all.iter().filter(|one| one == &code).count(), 1, "{code}");
        }
    }
}
