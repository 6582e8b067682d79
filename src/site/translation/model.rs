//! What the template of the translation's page can name.

use crate::locale::Language;
use crate::locale::difference::{Change, difference};
use crate::locale::state::State;
use crate::locale::unit::readable;
use crate::page::Text;
use crate::translation::{Count, Status, Tally, Task};
use serde::Serialize;
use std::collections::BTreeSet;

/// Places that are named at a message.
const MOST_PLACES: usize = 6;

/// A row of a table.
#[derive(Serialize)]
pub struct Row<'r> {
    /// Empty for the total.
    name: &'r str,
    messages: &'r Count,
    total: usize,
    current: usize,
    /// "99.8", rounded down, as the page's language writes it.
    percent: String,
    words_percent: String,
}

/// The messages in one state.
#[derive(Serialize)]
pub struct Group<'g> {
    /// The state's name in the program.
    state: State,
    name: Text,
    tasks: Vec<TaskView<'g>>,
}

/// A message that asks for something.
#[derive(Serialize)]
pub struct TaskView<'t> {
    id: &'t str,
    file: &'t str,
    /// The source text, readable; where it has changed, as a difference.
    source: Vec<ChangeView>,
    /// The line of the source text in the repository.
    source_url: Option<String>,
    own: Option<String>,
    own_url: Option<String>,
    /// Steps and pages, told apart.
    shows: Vec<String>,
    /// How many more there are.
    more: usize,
}

/// A run of words.
#[derive(Serialize)]
pub struct ChangeView {
    /// "same", "out" or "in".
    kind: &'static str,
    words: String,
}

impl<'r> Row<'r> {
    /// For a page in this language.
    pub fn new(name: &'r str, tally: &'r Tally, language: &Language) -> Self {
        let percent = |count: &Count| language.tenths(count.per_mille(count.current()));
        let Tally { messages, words } = tally;
        let (total, current) = (messages.total(), messages.current());
        Self { name, messages, total, current, percent: percent(messages), words_percent: percent(words) }
    }
}

/// The work of a language, a group for each state; drafts are counted only.
pub fn groups<'s>(status: &'s Status, names: &dyn Fn(&str) -> Text, repository: Option<&str>) -> Vec<Group<'s>> {
    let order = [
        (State::Broken, "broken"),
        (State::Outdated, "outdated"),
        (State::Missing, "missing"),
        (State::Superfluous, "superfluous"),
    ];
    let group = |(state, name): (State, &str)| {
        let tasks = status.work.iter().filter(|task| task.state == state).map(|task| view(task, repository));
        Group { state, name: names(name), tasks: tasks.collect() }
    };
    order.into_iter().map(group).filter(|group| !group.tasks.is_empty()).collect()
}

fn view<'t>(task: &'t Task, repository: Option<&str>) -> TaskView<'t> {
    let url = |place: &Option<(String, usize)>| {
        let (path, line) = place.as_ref()?;
        Some(format!("{}{path}#L{line}", repository?))
    };
    let steps: BTreeSet<String> =
        task.shows.iter().map(|place| format!("{} {}", place.page, place.step).trim().to_owned()).collect();
    TaskView {
        id: &task.id,
        file: &task.file,
        source: source(task),
        source_url: url(&task.source_place),
        own: task.translation.as_deref().map(readable),
        own_url: url(&task.own),
        more: steps.len().saturating_sub(MOST_PLACES),
        shows: steps.into_iter().take(MOST_PLACES).collect(),
    }
}

fn source(task: &Task) -> Vec<ChangeView> {
    let Some(today) = &task.source else { return Vec::new() };
    let former = task.former.as_ref().unwrap_or(today);
    let changes = difference(&readable(former), &readable(today)).into_iter();
    let views = changes.map(|change| match change {
        Change::Same(words) => ChangeView { kind: "same", words },
        Change::Out(words) => ChangeView { kind: "out", words },
        Change::In(words) => ChangeView { kind: "in", words },
    });
    views.collect()
}
