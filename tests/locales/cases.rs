//! Faults that people have reported of such tools, by their numbers in the list of cases.

use super::common::rows;
use super::project::{Project, tree};
use rulesheet::locale::{Argument, Words, markdown};
use rulesheet::marked::{Conditional, is_marker};
use rulesheet::tree::InputTree;

/// What is wrong, as `file:line code`.
fn faults(files: &str) -> Vec<String> {
    let tree = tree(files);
    let rows = rows(&Project::load(&tree).found, &tree).into_iter();
    rows.map(|(file, line, fault, _)| format!("{file}:{line} {fault}")).collect()
}

/// Another Dutch file for the turn: the base's with one text in place of another.
fn dutch(old: &str, new: &str) -> String {
    let base = String::from_utf8(tree("").0["locales/nl/turn.ftl"].clone()).expect("text");
    assert!(base.contains(old));
    format!("#== locales/nl/turn.ftl\n{}", base.replace(old, new))
}

#[test]
fn a_missing_message_falls_back_alone_6() {
    let files = dutch("why = Why not.\n", "") + "#== locales/en/more.ftl\n";
    let project = Project::of(&files);
    assert_eq!(project.words("nl", "why"), Words { marked: "Why not.".into(), ..Words::default() });
    assert_eq!(project.words("nl", "rounds").language, 1);
    assert_eq!(faults(&files), ["locales/en/turn.ftl:16 warning missing-message"]);
}

#[test]
fn a_broken_message_leaves_the_others_7() {
    let files = dutch("why = Why not.", "why = Waarom { niet.");
    let project = Project::of(&files);
    assert_eq!(project.words("nl", "why").language, 0);
    assert_eq!(project.words("nl", "fairy-point").language, 1);
    assert_eq!(faults(&files), ["locales/nl/turn.ftl:16 warning bad-fluent"]);
}

#[test]
fn numbers_are_those_of_the_language_of_the_text_9() {
    let project = Project::with("en", "much = { $points ->\n [one] one\n *[other] many\n } { $points }\n");
    let language = project.locales.languages.iter().position(|language| language.code == "nl").expect("Dutch");
    let words = project.locales.words(language, "much", &[("points", 1)]);
    assert_eq!((words.marked.as_str(), words.language), ("one 1", 0));
}

#[test]
fn ordinals_work_14() {
    let ordinal = "nth = { NUMBER($points, type: \"ordinal\") ->\n [one] st\n [two] nd\n [few] rd\n *[other] th\n }\n";
    let project = Project::with("en", ordinal);
    let nth = |n| project.locales.words(0, "nth", &[("points", n)]).marked;
    assert_eq!([nth(1), nth(2), nth(3), nth(11)], ["st", "nd", "rd", "th"]);
}

#[test]
fn a_variable_in_capitals_never_shows_16() {
    let files = dutch(
        "Score { $points ->\n        [one] { $points } point\n       *[other] { $points } points\n    }",
        "{ $Points }",
    );
    let project = Project::of(&files);
    assert_eq!(project.plain("nl", "fairy-point", "c2:"), "Score 1 point.");
    let found = rows(&project.found, &tree(&files));
    assert!(found.iter().any(|row| row.2 == "warning unknown-variable" && row.3.contains("did you mean `points`?")));
}

#[test]
fn a_translated_reference_spoils_nothing_else_18() {
    let project =
        Project::of(&(dutch("why = Why not.", "why = { -术语 }") + "#== locales/de/a.ftl\nwhy = Warum nicht.\n"));
    assert_eq!(project.words("nl", "why").language, 0);
    assert_eq!(project.plain("de", "why", "c2:"), "Warum nicht.");
    assert_eq!(project.words("nl", "rounds").language, project.words("nl", "score").language);
}

#[test]
fn white_space_is_no_text_19() {
    let project = Project::of(&dutch("why = Why not.", "why = Waarom\n    .tip = \t"));
    assert_eq!(project.found.iter().map(|fault| fault.code.as_str()).collect::<Vec<_>>(), ["empty-message"]);
    assert_eq!(project.plain("nl", "why", "c2:"), "Waarom");
}

#[test]
fn a_missing_case_is_told_and_the_bare_word_shown_22() {
    let files = "#== locales/ru/a.ftl\nscore = { LIST(\"figures\", case: \"genitive\") }\nfigures-meeple = мипл\nfigures-meeple-genitive = мипла\nfigures-dragon = дракон\n";
    let project = Project::of(files);
    assert_eq!(project.plain("ru", "score", "c1: dragon"), "мипла или дракон");
    assert!(project.found.iter().any(|fault| fault.code.as_str() == "missing-case"));
}

#[test]
fn lists_join_what_shows_24() {
    let project = Project::of("");
    assert_eq!(project.plain("en", "score", "c1: dragon"), "Score follower or dragon.");
    assert_eq!(project.plain("en", "score", "c2:"), "Score meeple.");
}

#[test]
fn messages_make_no_anchors_26() {
    let project =
        Project::of(&dutch("why = Why not.", "why = [x](#begin-turn) <a id=\"x\">y</a> { STEP(\"begin-turn\") }"));
    let html = project.html("nl", "why", "c2:");
    assert_eq!(html, "x &lt;a id=&quot;x&quot;&gt;y&lt;/a&gt; <a href=\"#begin-turn\">1A</a>");
    let codes: Vec<&str> = project.found.iter().map(|fault| fault.code.as_str()).collect();
    assert_eq!(codes, ["html-in-message", "html-in-message", "link-in-message", "wrong-quotes"]);
}

/// Whatever the keys and their order, exactly one variant shows in any selection.
#[test]
fn one_variant_shows_always_44() {
    let selects = [
        "{ $edition ->\n [c1] 1\n *[c2] 1\n }",
        "{ $edition ->\n [c2] 1\n *[c1] 1\n }",
        "{ $edition ->\n *[c1] 1\n }",
        "{ $fairy ->\n *[yes] 1\n [no] 1\n }",
        "{ $fairy ->\n [yes] 1\n [yes] 2\n *[yes] 1\n }",
        "{ $any-dragon ->\n [no] 1\n *[other] 1\n }",
        "{ $variant-fairy-on-tile ->\n [yes] 1\n *[no] 1\n }",
    ];
    for select in selects {
        let project = Project::with("en", &format!("one = {select}\n"));
        for selection in
            ["c1:", "c2:", "we:", "c1: fairy dragon", "we: fairy black-dragon", "c2: fairy dragon +fairy-on-tile"]
        {
            assert_eq!(project.plain("en", "one", selection), "1", "{select} {selection}");
        }
    }
}

#[test]
fn no_syntax_is_ever_shown_47() {
    let odd = "a = { $nothing }\nb = { -nothing }\nc = { nothing }\nd = { NOTHING() }\ne = { NUMBER(\"x\") }\nf = { $fairy }\n";
    let project = Project::with("nl", odd);
    for id in ["a", "b", "c", "d", "e", "f", "nothing", "a.b", ""] {
        assert_eq!(project.words("nl", id).marked, "", "{id}");
    }
}

#[test]
fn a_link_follows_the_step_and_dies_with_it_51() {
    let project = Project::with("en", "go = Go to { STEP(\"begin-turn\") } or { STEP(\"score-feature\") }.\n");
    let here = "Go to <a href=\"#begin-turn\">1A</a> or ";
    assert_eq!(project.html("en", "go", "c2: dragon"), format!("{here}<a href=\"#score-feature\">Score</a>."));
    assert_eq!(project.html("en", "go", "c2:"), format!("{here}Score."));
}

#[test]
fn every_fault_has_a_place_113() {
    for text in ["\n\n", "x\n", " = \n", "a = { \n", "a = }", "\r\r\n=", "{", "#", "a = \"", "-", "-a", "a = { $ }"] {
        let files = format!("#== locales/nl/odd.ftl\n{text}\n");
        for fault in faults(&files) {
            assert!(fault.starts_with("locales/nl/odd.ftl:"), "{fault}");
        }
    }
}

#[test]
fn unused_and_missing_are_exact_114() {
    let files = "#== locales/en/turn.ftl\n#== locales/en/more.ftl\nlost = x\n-term = y\nlist = { -term }\n";
    let found = faults(files);
    let unused: Vec<_> = found.iter().filter(|fault| fault.ends_with("unused-message")).collect();
    assert_eq!(unused.len(), 3, "{unused:?}");
    assert_eq!(found.iter().filter(|fault| fault.ends_with("error missing-message")).count(), 13, "{found:#?}");
}

#[test]
fn words_of_the_source_language_are_marked_as_such_120() {
    let files = dutch("why = Why not.", "why = Waarom { gloss } niet.") + "#== locales/en/more.ftl\ngloss = **so**\n";
    let project = Project::of(&files);
    let marked = "Waarom <span class=\"fallback\" lang=\"en\" dir=\"ltr\"><strong>so</strong></span> niet.";
    assert_eq!(project.html("nl", "why", "c2:"), marked);
    assert_eq!(project.plain("nl", "why", "c2:"), "Waarom so niet.");
    assert_eq!(project.words("nl", "why").language, 1);
    let missing_item = Project::of("#== locales/nl/lists.ftl\nmeeple = pion\nfigures-meeple = { meeple }\n");
    let list = "Score pion of <span class=\"fallback\" lang=\"en\" dir=\"ltr\">dragon</span>.";
    assert_eq!(missing_item.html("nl", "score", "c1: dragon"), list);
}

#[test]
fn messages_are_never_markup_127_128() {
    let hostile = "<img src=x onerror=alert(1)> [a](javascript:alert(1)) \" ' < > & \u{2028} </script>";
    let project = Project::of(&dutch("why = Why not.", &format!("why = {hostile}")));
    let html = project.html("nl", "why", "c2:");
    assert!(!html.contains(['<', '>', '"', '\'']), "{html}");
    let plain = "<img src=x onerror=alert(1)> a \" ' < > & \u{2028} </script>";
    assert_eq!(project.plain("nl", "why", "c2:"), plain);
    let text = project.locales.words_with(0, "signal-messages", &[("round", Argument::Text("*1* <b> [x](y)"))]);
    assert_eq!(markdown::plain(&text.marked), "Messages *1* <b> [x](y)");
    assert_eq!(markdown::html(&text.marked), "Messages *1* &lt;b&gt; [x](y)");
}

#[test]
fn what_no_one_sees_is_refused_however_it_is_written() {
    let references =
        ["&#xF0000;", "&#983040;", "&#X10FFF0;", "&#0;", "&#xD800;", "&#x202E;", "&#7;", "&#xFFFF;", "&#99999999999;"];
    for text in references.into_iter().chain([
        "{ \"\\uFFFF\" }",
        "{ \"\\uFDD0\" }",
        "{ \"\\U0F0000\" }",
        "\u{FFFE}",
        "\u{1FFFF}",
    ]) {
        let files = dutch("why = Why not.", &format!("why = a{text}b"));
        assert_eq!(Project::of(&files).words("nl", "why").language, 0, "{text}");
        assert_eq!(faults(&files), ["locales/nl/turn.ftl:16 warning forbidden-character"], "{text}");
    }
    assert_eq!(Project::with("en", "more = &{ \"#xF0000;\" }").plain("en", "more", "c2:"), "&#xF0000;");
}

#[test]
fn markup_of_a_name_stays_in_the_name() {
    for (name, html) in [
        ("7*7", "7*7"),
        ("7**7", "7**7"),
        ("*a", "*a"),
        ("a*", "a*"),
        ("_a", "_a"),
        ("a_", "a_"),
        ("`a", "`a"),
        ("[a", "[a"),
        ("a](b)", "a](b)"),
        ("a\\", "a\\"),
        ("**b** *", "<strong>b</strong> *"),
    ] {
        let lists = format!("#== locales/en/lists.ftl\nmeeple = x\nfigures-meeple = {name}\nfigures-dragon = {name}\n");
        let files = lists
            + &format!(
                "#== locales/en/more.ftl\n-term = {name}\nname = {name}\n    .attribute = {name}\n\
            more = **A** {{ name }}, {{ name.attribute }} and {{ -term }}*, *b*\n"
            );
        let project = Project::of(&files);
        let expected = format!("<strong>A</strong> {html}, {html} and {html}*, <em>b</em>");
        assert_eq!(project.html("en", "more", "c2:"), expected, "{name}");
        let list = format!("Score {html} or <span class=\"adapted\">{html}</span>.");
        assert_eq!(project.html("en", "score", "c2: dragon"), list, "{name}");
    }
}

#[test]
fn adaptations_are_marked_inside_of_sentences() {
    let project = Project::with(
        "en",
        "more = Go{ $black-dragon ->\n [yes] { \" \" }far\n *[no] { \"\" }\n }{ $tower ->\n [yes] !\n *[no] .\n }\n",
    );
    assert_eq!(project.html("en", "more", "c1: black-dragon"), "Go <span class=\"adapted\">far</span>.");
    assert_eq!(project.html("en", "more", "c2: black-dragon"), "Go far.");
    assert_eq!(project.html("en", "more", "we: tower"), "Go!");
    assert_eq!(project.html("en", "score", "c2: dragon"), "Score meeple or <span class=\"adapted\">dragon</span>.");
}

#[test]
fn a_language_can_name_itself() {
    let project = Project::with("nl", "language-name = Hollands\n");
    assert_eq!(project.locales.languages[1].own_name, "Hollands");
    assert!(project.found.is_empty(), "{:?}", project.found);
}

#[test]
fn versions_that_were_not_merged_are_told_once() {
    let both = "<<<<<<< ours\nwhy = Waarom.\n=======\nwhy = Hoezo.\n>>>>>>> theirs\n";
    let files = dutch("why = Why not.\n", both)
        + "#== locales/nl/glossary.toml\n<<<<<<< ours\nsame = [\"why\"]\n=======\nsame = []\n>>>>>>> theirs\n\
           #== locales/nl/language.toml\n<<<<<<< ours\ntranslators = [\"A\"]\n||||||| base\n=======\n>>>>>>> theirs\n";
    let found = faults(&files);
    let told = |code: &str| found.iter().filter(|fault| fault.ends_with(code)).count();
    assert_eq!((told("merge-conflict"), told("duplicate-message"), found.len()), (3, 1, 4), "{found:#?}");
    assert_eq!(Project::of(&files).plain("nl", "why", "c2:"), "Waarom.");
}

#[test]
fn the_source_language_is_there_and_first() {
    let project = Project::of("#== locales/ar/a.ftl\nwhy = لماذا\n#== locales/pt-BR/a.ftl\nwhy = Por quê\n");
    let codes: Vec<_> =
        project.locales.languages.iter().map(|language| (language.code.as_str(), language.rtl)).collect();
    assert_eq!(codes, [("en", false), ("ar", true), ("nl", false), ("pt-BR", false)]);
    let none = Project::load(&InputTree::default());
    assert_eq!(none.locales.languages.len(), 1);
    assert_eq!(none.words("en", "x").marked, "");
}

#[test]
fn terms_and_attributes_work() {
    let messages = "-game = { $case ->\n [genitive] game’s\n *[other] game\n }\n    .gender = neuter\n\
        a = { -game }, { -game(case: \"genitive\") }, { b.c }, { -game.gender ->\n [neuter] it\n *[other] he\n }\n\
        b = { \"\" }\n    .c = d { $fairy ->\n [yes] e\n *[no] f\n }\n";
    let project = Project::with("en", messages);
    assert_eq!(project.plain("en", "a", "c2: fairy"), "game, game’s, d e, it");
    assert_eq!(project.plain("en", "b.c", "c2:"), "d f");
}

#[test]
fn no_marker_is_left_in_what_is_shown() {
    let project = Project::of("");
    for id in ["score", "fairy-point", "fairy-point-note", "signal-messages"] {
        let text = Conditional::parse(&markdown::html(&project.words("nl", id).marked)).expect("the markers pair");
        assert!(!text.text().contains(is_marker), "{id}");
    }
}
