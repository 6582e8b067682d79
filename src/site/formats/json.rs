//! What is visible, in order, for programs.

use super::Sources;
use crate::content::scoring::Stage;
use crate::locale::markdown;
use crate::page::{Entry, Item, ItemKind, ItemPoints, Signal, outline};
use serde::Serialize;

#[derive(Serialize)]
struct Sheet<'s> {
    page: &'s str,
    lang: &'s str,
    selection: String,
    items: Vec<Row<'s>>,
}

/// One item.
#[derive(Serialize)]
pub struct Row<'s> {
    id: &'s str,
    phase: &'s str,
    step: &'s str,
    depth: usize,
    kind: Kind,
    text: String,
    adapted: bool,
    deviation: Option<&'s str>,
    signals: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Points>,
}

/// What a row of points says besides its words.
#[derive(Serialize)]
struct Points {
    formula: String,
    receives: &'static str,
    kind: &'static str,
    stage: Stage,
    below_zero: bool,
}

/// A record's kind, or what else an item can be.
enum Kind {
    Record(crate::content::Kind),
    Other(&'static str),
}

impl Serialize for Kind {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Record(kind) => kind.serialize(serializer),
            Self::Other(name) => serializer.serialize_str(name),
        }
    }
}

/// Ends in a line break.
pub fn json(sources: &Sources) -> String {
    let entries = outline(sources.page, sources.words, sources.names, sources.values);
    let items = entries.iter().filter_map(|entry| if let Entry::Item(item) = entry { Some(item) } else { None });
    let sheet = Sheet {
        page: sources.page.id.as_str(),
        lang: &sources.project.locales.languages[sources.names.language].code,
        selection: sources.selection.to_text(&sources.project.catalogue),
        items: items.map(|item| row(item, sources)).collect(),
    };
    let mut text = serde_json::to_string_pretty(&sheet).expect("strings and numbers are JSON");
    text.push('\n');
    text
}

pub fn row<'s>(item: &'s Item, sources: &'s Sources) -> Row<'s> {
    let publisher = |number: &usize| sources.project.catalogue.publishers[*number].id.as_str();
    Row {
        id: &item.id,
        phase: &item.phase,
        step: &item.step,
        depth: item.depth,
        kind: kind(item.kind),
        text: markdown::plain(&item.text.marked).trim().to_owned(),
        adapted: item.adapted,
        deviation: item.deviation.first().map(publisher),
        signals: item.signals.iter().map(|signal| written(signal, sources)).collect(),
        points: item.points.as_deref().map(points),
    }
}

fn points(points: &ItemPoints) -> Points {
    Points {
        formula: markdown::plain(&points.formula.marked),
        receives: points.receives_id,
        kind: points.kind_id,
        stage: points.stage,
        below_zero: points.below_zero,
    }
}

fn kind(kind: ItemKind) -> Kind {
    match kind {
        ItemKind::Record(kind) => Kind::Record(kind),
        ItemKind::Empty => Kind::Other("empty"),
        ItemKind::Repeat => Kind::Other("repeat"),
        ItemKind::Footnote => Kind::Other("footnote"),
    }
}

/// As records name it: `robbers`, `messages:1A`.
fn written(signal: &Signal, sources: &Sources) -> String {
    let id = &sources.project.catalogue.signals[signal.signal].id;
    signal.round.as_ref().map_or_else(|| id.to_string(), |round| format!("{id}:{round}"))
}
