//! Rules that differ from language to language, on messages of languages that the small project has not.

use super::common;
use super::project::Project;

/// A file of a language, and what is said of it beside what it lacks; each expected text is part of a report.
#[track_caller]
fn check(language: &str, messages: &str, expected: &[&str]) {
    check_files(&format!("#== locales/{language}/more.ftl\n{messages}\n"), expected);
}

#[track_caller]
fn check_files(files: &str, expected: &[&str]) {
    let found: Vec<String> = Project::of(files)
        .found
        .into_iter()
        .filter(|fault| fault.code.as_str() != "missing-message")
        .map(|fault| format!("{} {}; {}", fault.code, fault.message, fault.fix.unwrap_or_default()))
        .collect();
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for text in expected {
        assert!(found.iter().any(|fault| fault.contains(text)), "{text} is not in {found:#?}");
    }
}

#[test]
fn plural_categories_are_those_of_the_language_12() {
    let only_other = "fairy-point = { $points ->\n   *[other] { $points }\n }\n";
    check(
        "pl",
        only_other,
        &["`[one]` (1) and for `[few]` (2, 3, 4, 22, …) and for `[many]` (0, 5, 6, 7, …), which `pl`"],
    );
    check("en-GB", only_other, &["missing-plural"]);
    for language in ["ja", "km", "zh-Hant"] {
        check(language, only_other, &[]);
    }
    check("pl", "fairy-point = { $points ->\n [one] a\n [few] b\n *[many] { $points }\n }", &[]);
    check("pl", "fairy-point = { $points ->\n [one] a\n [few] b\n *[other] { $points }\n }", &[]);
    check("pl", "fairy-point = { $points ->\n [one] a\n *[few] { $points }\n }", &["for `[many]` (0, 5, 6, 7, …)"]);
    check("en-GB", "fairy-point = { $points ->\n [1] a\n *[other] { $points }\n }", &[]);
}

/// The records' numbers are whole, and small.
#[test]
fn what_only_fractions_and_millions_need_is_free() {
    for many in ["", "[many] { $points } c\n "] {
        let few = |few| format!("fairy-point = {{ $points ->\n [one] a\n {few}{many}*[other] {{ $points }}\n }}");
        check("cs", &few("[few] b\n "), &[]);
        check("fr", &few(""), &[]);
    }
}

#[test]
fn categories_that_a_language_has_not_are_told_13() {
    let select = |key| format!("fairy-point = {{ $points ->\n {key} a\n *[other] {{ $points }}\n }}");
    check("km", &select("[one]"), &["impossible-variant in `km` no number is `one`; its variants are `[other]`"]);
    check("km", &select("[0]"), &[]);
    check(
        "ru",
        "fairy-point = { $points ->\n [two] a\n [one] b\n [few] c\n *[many] { $points }\n }",
        &["no number is `two`"],
    );
}

#[test]
fn a_positional_argument_of_a_term_is_told_11() {
    check(
        "pl",
        "why = { -email($count) }\n-email = mail",
        &["positional-argument the term `-email` ignores an argument without a name; name the argument"],
    );
}

#[test]
fn a_case_that_a_term_lacks_is_told_and_the_nominative_shown_22() {
    let term = "-fairy = { $case ->\n [genitive] феи\n *[nominative] фея\n }\n";
    let files = |case: &str| format!("#== locales/ru/more.ftl\nwhy = {{ -fairy(case: \"{case}\") }}\n{term}");
    check_files(&files("genitive"), &[]);
    check_files(&files("genetive"), &["missing-case `-fairy` has no variant `[genetive]` of `$case`"]);
    assert_eq!(Project::of(&files("genitive")).plain("ru", "why", "c2:"), "феи");
    assert_eq!(Project::of(&files("dative")).plain("ru", "why", "c2:"), "фея");
}

#[test]
fn quotes_and_dashes_are_those_of_the_language() {
    check("de", "why = Warum „nicht“ – oder?", &[]);
    check(
        "de",
        "why = Warum „nicht”",
        &["wrong-quotes `why` has `”`, which is no quote of `de`; write „…“, and within them ‚…‘"],
    );
    check("de", "why = Warum — oder?", &["wrong-dash"]);
    check("ru", "why = «Да» — нет", &[]);
    check("ru", "why = \"Да\" – нет", &["wrong-quotes", "wrong-dash"]);
    check("cs", "why = „Ano“", &[]);
    check("it", "why = L'alba", &["the apostrophe is ’"]);
}

#[test]
fn french_spaces_hold() {
    check("fr", "why = Pourquoi\u{202F}? «\u{A0}Oui\u{A0}»", &[]);
    check(
        "fr",
        "why = Pourquoi ?",
        &["stray-space `why` has a space that can break the line in “Pourquoi ?”; write a no-break space"],
    );
}

#[test]
fn a_label_of_its_own_is_told_124() {
    check(
        "ar",
        "step-begin-turn = ١أ ابدأ الدور",
        &["typed-label `step-begin-turn` begins with a label of its own, `١أ`", "digits-differ"],
    );
    check("de", "why = Warum nicht 1A", &["digits-differ"]);
}

#[test]
fn words_left_as_they_were_are_told_unless_the_glossary_says_so() {
    let files = "#== locales/en/lists.ftl\nfigures-meeple = The { \"\" }piece of wood\nfigures-dragon = dragon\n\
        #== locales/nl/lists.ftl\nfigures-meeple = The piece of wood\nfigures-dragon = draak\n";
    check_files(files, &["untranslated-message `figures-meeple` of `nl` reads as in the source language"]);
    check_files(&format!("{files}#== locales/nl/glossary.toml\nsame = [\"figures-meeple\"]\n"), &[]);
}

#[test]
fn numbers_are_written_as_in_the_language_of_the_sentence_9() {
    let project = Project::of(
        "#== locales/en/more.ftl\nmuch = { NUMBER($points) }\nmore = { $points }\n#== locales/fr/more.ftl\nmore = { $points }\n",
    );
    let words = |code: &str, id: &str| {
        let language = project.locales.languages.iter().position(|one| one.code == code).expect("a language");
        project.locales.words(language, id, &[("points", 1_234_567)])
    };
    assert_eq!(words("fr", "more").marked, "1\u{202F}234\u{202F}567");
    let (fallback, english) = (words("fr", "much"), words("en", "more"));
    assert_eq!((fallback.marked.as_str(), fallback.language), ("1,234,567", 0));
    assert_eq!(english.marked, "1,234,567");
    assert_eq!(words("nl", "more").marked, "1,234,567", "it falls back");
}

/// Each translation has a glossary, whose established words are those that the language really uses.
#[test]
fn glossaries_hold_the_words_that_are_used() {
    let tree = common::real_words();
    let locales = Project::load(&tree).locales;
    for (language, code) in locales.languages.iter().enumerate().skip(1).map(|(n, one)| (n, &one.code)) {
        let bytes = tree.0.get(&format!("locales/{code}/glossary.toml")).unwrap_or_else(|| panic!("{code} has none"));
        let glossary: toml::Table = std::str::from_utf8(bytes).expect("text").parse().expect("TOML");
        let texts: String = locales.units(language).iter().map(|unit| unit.text.to_lowercase()).collect();
        let words = glossary["term"].as_array().expect("terms").iter().map(|term| term["word"].as_str().expect("word"));
        for word in words {
            let is_used = match word.strip_prefix("{ ").and_then(|rest| rest.strip_suffix(" }")) {
                Some(id) => locales.unit(language, id).is_some(),
                // The end may be another one in the sentences.
                None => texts.contains(&word.to_lowercase().chars().take(4).collect::<String>()),
            };
            assert!(is_used, "{code} never says “{word}”");
        }
    }
}
