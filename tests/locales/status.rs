//! Counting, held against counting by hand.

use super::common;
use super::project::{Project, tree};
use rulesheet::locale::hash::Hash;
use rulesheet::locale::state::State;
use rulesheet::translation::{Accepted, Count, Places, Status, Task, Which, accept, status};

/// Four messages for one of each state, and one that is superfluous; the files of the small project come on top.
const FILES: &str = "\
#== locales/en/more.ftl
one = Read and reviewed.
two = Only a draft of three { $points ->
    [one] point
   *[other] points
}.
three = Move { meeple } on.
four = Nobody translated this.
five = Broken.
#== locales/nl/more.ftl
one = Gelezen.
two = Concept.
three = Zet op.
six = Te veel.
five = Kapot {
#== locales/nl/terms.ftl
own = Eigen
";

fn locks() -> String {
    let hash = |text: &str| Hash::of(text).to_string();
    let row = |id: &str, source: &str, own: &str| {
        format!("\"{id}\" = {{ source = \"{}\", translation = \"{}\", reviewed = true }}\n", hash(source), hash(own))
    };
    let former = "Move { meeple } away.";
    let (one, three) = (row("one", "Read and reviewed.", "Gelezen."), row("three", former, "Zet op."));
    let sources = format!("#== locales/sources.lock\n\"{}\" = \"{former}\"\n", hash(former));
    format!("{FILES}#== locales/nl/translations.lock\n{one}{three}{sources}")
}

fn load(files: &str) -> (Project, Status) {
    let tree = tree(files);
    let (_, content, _) = common::load(&tree);
    let project = Project::load(&tree);
    let language = dutch(&project);
    let status = status(&project.locales, &Places::new(&content, &project.locales), language);
    (project, status)
}

fn dutch(project: &Project) -> usize {
    project.locales.languages.iter().position(|language| language.code == "nl").expect("Dutch")
}

#[test]
fn the_counts_are_those_of_a_hand() {
    let (_, status) = load(&locks());
    let more = status.files.iter().find(|file| file.file == "more.ftl").expect("the file");
    let messages = Count { translated: 1, draft: 1, outdated: 1, missing: 1, broken: 1, superfluous: 1 };
    assert_eq!(more.tally.messages, messages);
    // "Only a draft of three point points": 7 words; "Move meeple on": 3; "Te veel": 2.
    let words = Count { translated: 3, draft: 7, outdated: 3, missing: 3, broken: 1, superfluous: 2 };
    assert_eq!(more.tally.words, words);
    assert_eq!((messages.total(), messages.per_mille(messages.current())), (5, 400));
    assert_eq!(words.per_mille(words.current()), 588);
    let names = String::from_utf8(tree("").0["locales/en/names.ftl"].clone()).expect("text");
    let file = status.files.iter().find(|file| file.file == "names.ftl").expect("the file");
    assert_eq!(file.tally.messages.draft, names.lines().count());
}

#[test]
fn the_total_is_that_of_the_files() {
    let (_, status) = load(&locks());
    let sum = |of: fn(&Count) -> usize| status.files.iter().map(|file| of(&file.tally.messages)).sum::<usize>();
    assert_eq!(sum(Count::total), status.total.messages.total());
    assert_eq!(sum(Count::current), status.total.messages.current());
    assert_eq!(status.work.iter().filter(|task| task.state == State::Draft).count(), status.total.messages.draft);
}

#[test]
fn the_work_begins_with_what_shows_wrongly() {
    let (_, status) = load(&locks());
    let open = status.work.iter().filter(|task| task.state != State::Draft);
    let open: Vec<(&str, State)> = open.map(|task| (task.id.as_str(), task.state)).collect();
    let expected =
        [("five", State::Broken), ("three", State::Outdated), ("four", State::Missing), ("six", State::Superfluous)];
    assert_eq!(open, expected);
}

fn task<'s>(status: &'s Status, id: &str) -> &'s Task {
    status.work.iter().find(|task| task.id == id).expect("something to do")
}

#[test]
fn a_task_tells_what_changed_and_where_it_shows() {
    let (_, status) = load(&locks());
    let three = task(&status, "three");
    assert_eq!(rulesheet::locale::difference::line(&three.changes), "Move { meeple } [-away.-] {+on.+}");
    assert_eq!(three.own, Some(("locales/nl/more.ftl".to_owned(), 3)));
    let point = task(&status, "fairy-point");
    let shows: Vec<_> = point.shows.iter().map(|place| (place.page.as_str(), place.anchor.as_str())).collect();
    assert_eq!(shows, [("turn", "fairy-point")]);
    assert!(task(&status, "component-fairy").shows.is_empty());
}

fn accepted(files: &str, which: Which<'_>, reviewed: bool) -> Accepted {
    let (project, _) = load(files);
    accept(&project.locales, dutch(&project), which, reviewed).expect("it can be accepted")
}

/// The same project with the files that were written.
fn after(files: &str, accepted: &Accepted) -> Project {
    let mut tree = tree(files);
    tree.0.extend(accepted.files.clone());
    Project::load(&tree)
}

#[test]
fn what_is_accepted_is_current() {
    let three = ["three".to_owned()];
    let once = accepted(&locks(), Which::Named(&three), false);
    assert_eq!(once.ids, ["three"]);
    let project = after(&locks(), &once);
    assert_eq!(project.locales.state(dutch(&project), "three"), Some(State::Draft));
    assert_eq!(project.locales.state(dutch(&project), "one"), Some(State::Translated));
    assert!(!String::from_utf8_lossy(&once.files["locales/sources.lock"]).contains("away"));
    let project = after(&locks(), &accepted(&locks(), Which::Named(&three), true));
    assert_eq!(project.locales.state(dutch(&project), "three"), Some(State::Translated));
}

#[test]
fn accepting_all_keeps_reviews_and_leaves_the_rest() {
    let all = accepted(&locks(), Which::All, false);
    let project = after(&locks(), &all);
    let state = |id| project.locales.state(dutch(&project), id);
    assert_eq!(
        [state("one"), state("two"), state("three")].map(Option::unwrap),
        [State::Translated, State::Draft, State::Draft]
    );
    assert_eq!(
        [state("four"), state("five"), state("six")].map(Option::unwrap),
        [State::Missing, State::Broken, State::Superfluous]
    );
    assert!(accept(&project.locales, dutch(&project), Which::All, false).expect("nothing is wrong").files.is_empty());
}

#[test]
fn what_is_outdated_is_not_accepted_unseen() {
    for reviewed in [false, true] {
        let some = accepted(&locks(), Which::Current, reviewed);
        assert_eq!(some.outdated, 1);
        let project = after(&locks(), &some);
        let state = |id| project.locales.state(dutch(&project), id);
        let other = if reviewed { State::Translated } else { State::Draft };
        assert_eq!([state("two"), state("three")].map(Option::unwrap), [other, State::Outdated]);
    }
    let edited = locks().replace("three = ", "three = Anders ");
    assert_eq!(accepted(&edited, Which::Current, false).outdated, 0);
}

#[track_caller]
fn refuses(files: &str, id: &str, message: &str, fix: &str) {
    let (project, _) = load(files);
    let ids = [id.to_owned(), "one".to_owned()];
    let refusals = accept(&project.locales, dutch(&project), Which::Named(&ids), false);
    let refusals = refusals.expect_err("it cannot be accepted");
    assert_eq!(refusals.len(), 1, "{refusals:?}");
    assert!(refusals[0].message.contains(message) && refusals[0].fix.contains(fix), "{refusals:?}");
}

#[test]
fn what_cannot_be_accepted_is_told() {
    refuses(&locks(), "thre", "there is no message `thre`", "`three`");
    refuses(&locks(), "four", "`nl` has no message `four`", "translate it");
    refuses(&locks(), "five", "`five` of `nl` has a fault", "check");
    refuses(&locks(), "six", "`en` has no message `six`", "leave it out");
    refuses(&locks(), "own", "`en` has no message `own`", "own words");
    let damaged = locks().replace("\"one\" = {", "<<<<<<< ours\n\"one\" = {");
    refuses(&damaged, "one", "translations.lock` cannot be read", "check");
}
