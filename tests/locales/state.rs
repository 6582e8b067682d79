//! How far each translation is, and what that means on the pages.

use super::common;
use super::project::Project;
use rulesheet::diagnostic::{Code, Diagnostic};
use rulesheet::locale::Locales;
use rulesheet::locale::hash::Hash;
use rulesheet::locale::state::State;

/// The lock files of a Dutch translation that was made when the source had this text.
fn locks(id: &str, source: &str, translation: &str, reviewed: bool) -> String {
    let record = format!("source = \"{}\", translation = \"{}\"", Hash::of(source), Hash::of(translation));
    format!(
        "#== locales/nl/translations.lock\n\"{id}\" = {{ {record}, reviewed = {reviewed} }}\n\
         #== locales/sources.lock\n\"{}\" = \"{source}\"\n",
        Hash::of(source)
    )
}

/// In English "Why not.", in Dutch as given.
fn project(dutch: &str, locks: &str) -> Project {
    let base = String::from_utf8(super::project::tree("").0["locales/nl/turn.ftl"].clone()).expect("text");
    Project::of(&format!("#== locales/nl/turn.ftl\n{}{locks}", base.replace("why = Why not.\n", dutch)))
}

fn state(project: &Project, id: &str) -> Option<State> {
    let language = project.locales.languages.iter().position(|language| language.code == "nl").expect("Dutch");
    project.locales.state(language, id)
}

#[track_caller]
fn check(dutch: &str, locks: &str, expected: Option<State>) {
    assert_eq!(state(&project(dutch, locks), "why"), expected);
}

#[test]
fn states() {
    let dutch = "why = Waarom niet.\n";
    check(dutch, "", Some(State::Draft));
    check(dutch, &locks("why", "Why not.", "Waarom niet.", false), Some(State::Draft));
    check(dutch, &locks("why", "Why not.", "Waarom niet.", true), Some(State::Translated));
    check(dutch, &locks("why", "Why then not.", "Waarom niet.", true), Some(State::Outdated));
    check("why = Waarom { niet.\n", "", Some(State::Broken));
    check("why = Waarom { $niet }.\n", "", Some(State::Draft));
    check("why = Waarom { niet }.\n", "", Some(State::Broken));
    check("", "", Some(State::Missing));
}

#[test]
fn a_plain_edit_settles_it() {
    check("why = Waarom ook niet.\n", &locks("why", "Why then not.", "Waarom niet.", true), Some(State::Draft));
    check("why = Waarom ook niet.\n", &locks("why", "Why not.", "Waarom niet.", true), Some(State::Draft));
}

#[test]
fn comments_and_layout_change_nothing() {
    let locks = locks("why", "Why not.", "Waarom niet.", true);
    check("# Why, indeed.\nwhy =\n    Waarom\n    niet.\n", &locks, Some(State::Translated));
}

#[test]
fn what_the_source_lacks_is_superfluous_outside_of_the_vocabulary() {
    let more = "#== locales/nl/terms.ftl\nmolen = molen\n#== locales/nl/more.ftl\nwind = wind\n";
    let project = project("why = Waarom { molen } niet.\n", more);
    assert_eq!(state(&project, "molen"), Some(State::Translated));
    assert_eq!(state(&project, "wind"), Some(State::Superfluous));
    assert_eq!(state(&project, "nothing"), None);
}

/// `why-genitive` is a form of `why`, so that what inserts it says what `why` said.
#[test]
fn forms_are_outdated_with_their_words() {
    let more = "#== locales/en/more.ftl\nreason = { why }\n#== locales/nl/more.ftl\nreason = { why-genitive }\n\
                #== locales/nl/terms.ftl\nwhy-genitive = waaroms\n";
    let of = |former: &str| {
        let locks = locks("why", former, "Waarom niet.", false);
        project("why = Waarom niet.\n", &format!("{more}{locks}"))
    };
    assert!(!of("Why not.").words("nl", "reason").outdated);
    assert!(of("Why then not.").words("nl", "reason").outdated);
    assert_eq!(of("Move the dragon.").words("nl", "reason").language, 0);
    assert_eq!(state(&of("Move the dragon."), "why-genitive"), Some(State::Translated));
}

/// What the source keeps in its vocabulary is wanted as long as the language may come to insert it, and when it does.
#[test]
fn the_source_s_vocabulary_need_not_be_had() {
    let more = "#== locales/en/terms.ftl\nmill = mill\n#== locales/en/more.ftl\nwhy-2 = The { mill }.\n";
    assert_eq!(state(&project("why = Waarom.\n", more), "mill"), Some(State::Missing));
    let told = |files: &str| {
        let found = Project::of(&format!("{more}{files}")).found;
        found.iter().any(|fault| &*fault.at.file == "locales/nl/terms.ftl" && fault.code == Code::UNUSED_MESSAGE)
    };
    assert!(!told("#== locales/nl/terms.ftl\nmill = molen\n"));
    assert!(told("#== locales/nl/terms.ftl\nmill = molen\n#== locales/nl/more.ftl\nwhy-2 = Die.\n"));
    let more = &format!("{more}#== locales/nl/more.ftl\nwhy-2 = Die.\n");
    assert_eq!(state(&project("why = Waarom.\n", more), "mill"), None);
    assert_eq!(state(&project("why = Waarom { mill }.\n", more), "mill"), Some(State::Missing));
}

#[test]
fn the_source_language_is_translated() {
    let project = project("", "");
    assert!(project.locales.states(0).all(|(_, state)| state == State::Translated));
}

/// Cases 1 and 3: an id whose text is about something else by now.
#[test]
fn a_reused_id_never_shows_the_words_of_another_rule_3() {
    let of = |source: &str| project("why = Waarom niet.\n", &locks("why", source, "Waarom niet.", false));
    assert_eq!(of("Why then not.").words("nl", "why").language, 1);
    assert_eq!(of("Move the dragon.").words("nl", "why").language, 0);
    assert_eq!(state(&of("Move the dragon."), "why"), Some(State::Outdated));
    let unknown = locks("why", "Why then not.", "Waarom niet.", false).replace("sources.lock", "other.lock");
    assert_eq!(project("why = Waarom niet.\n", &unknown).words("nl", "why").language, 0);
}

#[test]
fn what_a_damaged_lock_lost_is_not_taken_for_current() {
    let damaged = "#== locales/nl/translations.lock\n<<<<<<< ours\n\"why\" = {}\n=======\n>>>>>>> theirs\n";
    let project = project("why = Waarom niet.\n", damaged);
    assert_eq!(state(&project, "why"), Some(State::Outdated));
    assert_eq!(project.words("nl", "why").language, 0);
}

/// What is committed is recorded: otherwise a later change of the source would pass unseen.
#[test]
fn the_locks_of_the_project_are_current() {
    let tree = common::real_words();
    let (mut catalogue, content, _) = common::load(&tree);
    let locales = Locales::load(&tree, &mut catalogue, &content, &mut Vec::new());
    assert_eq!(locales.ledger.damaged().count(), 0);
    let mut open = Vec::new();
    for language in 1..locales.languages.len() {
        let code = &locales.languages[language].code;
        let both = locales.units(language).iter().filter(|unit| locales.unit(0, &unit.id).is_some());
        let unrecorded = both.filter(|unit| !locales.is_recorded(language, &unit.id));
        open.extend(unrecorded.map(|unit| format!("rulesheet locales accept {code} {}", unit.id)));
    }
    assert!(open.is_empty(), "read these translations, mend them if need be, and run:\n{}", open.join("\n"));
}

/// The findings about the French words of the rule whose chooser is the owner of a figure; files may be edited.
fn french_bathhouse(edits: &[(&str, &str, &str)]) -> Vec<String> {
    let mut tree = common::real_words();
    for (path, old, new) in edits {
        let bytes = tree.0.get_mut(*path).expect("the file");
        let text = String::from_utf8(bytes.clone()).expect("text");
        assert!(text.contains(old), "{path} holds no {old:?}");
        *bytes = text.replacen(old, new, 1).into_bytes();
    }
    let found = Project::load(&tree).found.into_iter();
    let is_about = |fault: &Diagnostic| fault.at.file.starts_with("locales/fr") && fault.code == Code::OUTDATED_MESSAGE;
    found.filter(is_about).map(|fault| fault.message).collect()
}

/// Who chooses is data and no words, so that the difference of the texts may not show it.
#[test]
fn an_outdated_finding_names_who_chooses_by_now() {
    let words = ("locales/en/order-of-play/scoring.ftl", "Its owner chooses which.", "Its owner decides which.");
    let lock = "locales/fr/translations.lock";
    let row = String::from_utf8_lossy(&common::real_words().0[lock]).into_owned();
    let row = row.lines().find(|line| line.starts_with("\"move-to-bathhouse\"")).expect("the row").to_owned();
    let former = |chooser: &str| row.replace(", chooser = \"owner\"", chooser);
    let (by_you, by_each) = (former(""), former(", chooser = \"each\""));
    assert_eq!(french_bathhouse(&[(lock, &row, &by_you)]), [""; 0], "nothing was reworded");

    let told = |edits: &[(&str, &str, &str)]| {
        let messages = french_bathhouse(edits);
        assert_eq!(messages.len(), 1, "{messages:?}");
        assert!(messages[0].contains("[-chooses-] {+decides+}"), "{messages:?}");
        messages[0].split_once("`chooser` of its record is another one: ").map(|(_, change)| change.to_owned())
    };
    assert_eq!(told(&[words]), None);
    let change = told(&[words, (lock, &row, &by_you)]);
    assert_eq!(change.as_deref(), Some("the player whose turn it is then, `owner` now"));
    assert_eq!(told(&[words, (lock, &row, &by_each)]).as_deref(), Some("`each` then, `owner` now"));
    let content = "content/pages/order-of-play/scoring.toml";
    let mine = ("signals = [\"lake-trap\"]\nchooser = \"owner\"", "signals = [\"lake-trap\"]");
    let change = told(&[words, (content, mine.0, mine.1)]);
    assert_eq!(change.as_deref(), Some("`owner` then, the player whose turn it is now"));
}

/// What inserts an outdated message is outdated on the page, and is not listed as such.
#[test]
fn what_inserts_outdated_words_shows_them() {
    let outdated = |id: &str, files: &str| Project::of(files).words("nl", id).outdated;
    let dragon = common::fixture("../locales/outdated.ftl");
    assert!(outdated("figures-dragon", &dragon));
    assert!(outdated("score", &dragon), "its list has the dragon");
    assert!(!outdated("why", &dragon));
    assert_eq!(state(&Project::of(&dragon), "score"), Some(State::Draft));
    let step = "#== locales/nl/turn.ftl\nstep-score-feature = Tel\nwhy = Nu { STEP(\"score-feature\") }.\n";
    let locks = locks("step-score-feature", "Score it", "Tel", false);
    assert!(outdated("why", &format!("{step}{locks}")), "the link is called as the step");
    let reused = locks.replace("Score it", "Anything but this");
    assert!(!outdated("step-score-feature", &format!("{step}{reused}")), "the source stands in");
    assert!(!outdated("why", &format!("{step}{reused}")), "the source stands in");
}
