//! The three pages about points, made from the same rows: during a turn as it is played, by feature, and after the
//! game. They have the shape of written pages, so that whatever is true of those is true of them.

use super::{Introduction, Line, Moment, Part, Scoring, Stage, Subject};
use crate::catalogue::{Catalogue, Id};
use crate::condition::Cond;
use crate::content::{Kind, Page, Points, RaisedSignal, Record, Section, Step};
use crate::diagnostic::Span;
use std::collections::BTreeMap;

/// The ids of the pages.
pub const TURN: &str = "scoring-turn";
pub const FEATURES: &str = "scoring-features";
pub const FINAL: &str = "scoring-final";

const INTRODUCTION: &str = "scoring-introduction";

/// The pages; none, if there are no rows. `turn` is the page whose steps the first one follows.
pub fn pages(scoring: &Scoring, turn: Option<&Page>, catalogue: &mut Catalogue) -> Vec<Page> {
    let Some(at) = &scoring.at else { return Vec::new() };
    let mut maker = Maker { scoring, catalogue };
    let by_turn = turn.map(|turn| maker.by_turn(turn)).unwrap_or_default();
    let by_feature = maker.by_part(&scoring.features, Moment::During);
    let after = maker.by_part(&scoring.after, Moment::Final);
    let pages =
        [(TURN, Moment::During, by_turn), (FEATURES, Moment::During, by_feature), (FINAL, Moment::Final, after)];
    let page = |(name, moment, mut sections): (&'static str, Moment, Vec<Section>)| {
        let own = introduction(scoring, name, at).map(|own| with_what_is_at_the_head(own, &mut sections, turn));
        sections.splice(0..0, own);
        let (repeats, footnotes) = (Vec::new(), Vec::new());
        Page { id: id(name), sections, repeats, footnotes, moment: Some(moment), at: at.clone() }
    };
    pages.into_iter().map(page).collect()
}

fn id(text: &str) -> Id {
    Id::parse(text).expect("our own ids are sound")
}

fn joined(parts: [&str; 2], or: &Id) -> Id {
    Id::parse(&parts.join("-")).unwrap_or_else(|| or.clone())
}

fn introduction(scoring: &Scoring, page: &'static str, at: &Span) -> Option<Section> {
    let own = scoring.introduction.iter().filter(|sentence| sentence.pages.contains(&page));
    let note = |sentence: &Introduction| Record {
        legend: sentence.legend,
        ..record(&sentence.id, Kind::Note, sentence.when, &sentence.at)
    };
    let records: Vec<Record> = own.map(note).collect();
    let title = format!("phase-{INTRODUCTION}");
    let step = Step {
        id: id(INTRODUCTION),
        title: title.clone(),
        label: None,
        is_subject: false,
        when: Cond::ALWAYS,
        records,
        givers: Vec::new(),
        at: at.clone(),
    };
    let is_there = !step.records.is_empty();
    is_there.then(|| Section { id: id(INTRODUCTION), title, label: None, steps: vec![step], at: at.clone() })
}

/// What the turn tells of at its head stands at the head here, too.
fn with_what_is_at_the_head(mut own: Section, sections: &mut Vec<Section>, turn: Option<&Page>) -> Section {
    let head = turn.and_then(|turn| turn.sections.first()).filter(|head| head.label.is_none());
    if let (Some(head), Some(first)) = (head, sections.first())
        && head.id == first.id
    {
        own.steps.extend(sections.remove(0).steps);
    }
    own
}

/// A record that does nothing.
fn record(id: &Id, kind: Kind, when: Cond, at: &Span) -> Record {
    Record {
        id: id.clone(),
        message: id.to_string(),
        kind,
        when,
        parent: None,
        depth: 0,
        does: None,
        awards: false,
        without: Vec::new(),
        signals: Vec::new(),
        numbers: BTreeMap::new(),
        chooser: None,
        publishers: Vec::new(),
        editions: None,
        repeat: None,
        footnotes: Vec::new(),
        legend: None,
        points: None,
        at: at.clone(),
    }
}

struct Maker<'m> {
    scoring: &'m Scoring,
    catalogue: &'m mut Catalogue,
}

impl Maker<'_> {
    /// The phases of the turn in which something is scored; a step for each subject, labelled as the step of the turn.
    fn by_turn(&mut self, turn: &Page) -> Vec<Section> {
        let mut placed: Vec<((usize, usize), usize)> = Vec::new();
        for (n, subject) in self.scoring.subjects.iter().enumerate() {
            let place = subject.records.first().map(|first| (first.section, first.step));
            placed.extend(place.filter(|_| subject.is_scored(Moment::During)).map(|place| (place, n)));
        }
        placed.sort_by_key(|(place, _)| *place);
        let mut sections: Vec<Section> = Vec::new();
        for ((section, step), subject) in placed {
            let phase = &turn.sections[section];
            if sections.last().is_none_or(|last| last.id != phase.id) {
                sections.push(Section { steps: Vec::new(), ..phase.clone() });
            }
            let label = phase.steps[step].label.clone();
            let made = Step { label, ..self.step(&self.scoring.subjects[subject], Moment::During) };
            sections.last_mut().expect("it was pushed").steps.push(made);
        }
        sections
    }

    fn by_part(&mut self, parts: &[Part], moment: Moment) -> Vec<Section> {
        let mut sections = Vec::new();
        for part in parts {
            let subjects = part.subjects.iter().map(|subject| &self.scoring.subjects[*subject]);
            let own: Vec<&Subject> = subjects.filter(|subject| subject.is_scored(moment)).collect();
            let steps: Vec<Step> = own.into_iter().map(|subject| self.step(subject, moment)).collect();
            let title = format!("phase-{}", part.id);
            sections.push(Section { id: part.id.clone(), title, label: None, steps, at: part.at.clone() });
        }
        sections
    }

    fn step(&mut self, subject: &Subject, moment: Moment) -> Step {
        let rows = subject.rows().filter_map(|(line, _)| line.when[moment as usize]);
        let any = self.catalogue.circuit.or(rows);
        let when = self.catalogue.circuit.and([subject.when[moment as usize], any]);
        let name = joined(["scoring", subject.id.as_str()], &subject.id);
        let records = Lines { subject, moment, records: Vec::new() }.all();
        let mut givers = if moment == Moment::During { subject.records.clone() } else { Vec::new() };
        givers.sort_by_key(|giver| (giver.section, giver.step));
        let title = subject.title();
        Step { id: name, title, label: None, is_subject: true, when, records, givers, at: subject.at.clone() }
    }
}

/// The records of one subject.
struct Lines<'l> {
    subject: &'l Subject,
    moment: Moment,
    records: Vec<Record>,
}

impl Lines<'_> {
    fn all(mut self) -> Vec<Record> {
        let is_lead = |line: &Line| line.row.is_none() && line.parent.is_none();
        for lead in self.subject.lines.iter().filter(|line| is_lead(line)) {
            self.line(lead, None, Kind::Lead);
        }
        let stages: Vec<Stage> = self.subject.rows().map(|(_, row)| row.stage).collect();
        let is_staged = stages.windows(2).any(|pair| pair[0] != pair[1]);
        for (_, stage) in Stage::WORDS {
            self.stage(*stage, is_staged);
        }
        self.records
    }

    /// The rows of a stage, under a caption where the subject has others.
    fn stage(&mut self, stage: Stage, is_captioned: bool) {
        let is_of = |line: &Line| line.row.as_ref().is_some_and(|row| row.stage == stage);
        let is_told = |line: &Line| line.when[self.moment as usize].is_some();
        let lines = self.subject.lines.iter().enumerate();
        let own: Vec<usize> = lines.filter(|(_, line)| is_of(line) && is_told(line)).map(|(n, _)| n).collect();
        if own.is_empty() {
            return;
        }
        let parent = is_captioned.then(|| self.caption(stage));
        for row in own {
            self.with_notes(row, parent);
        }
    }

    fn caption(&mut self, stage: Stage) -> usize {
        let own = joined([self.subject.id.as_str(), stage.word()], &self.subject.id);
        let caption = record(&own, Kind::Group, Cond::ALWAYS, &self.subject.at);
        self.records.push(Record { message: format!("stage-{}", stage.word()), ..caption });
        self.records.len() - 1
    }

    fn with_notes(&mut self, line: usize, parent: Option<usize>) {
        let kind = if self.subject.lines[line].row.is_some() { Kind::Row } else { Kind::Note };
        let Some(made) = self.line(&self.subject.lines[line], parent, kind) else { return };
        let below = |(n, other): (usize, &Line)| (other.parent == Some(line)).then_some(n);
        for child in self.subject.lines.iter().enumerate().filter_map(below) {
            self.with_notes(child, Some(made));
        }
    }

    fn line(&mut self, line: &Line, parent: Option<usize>, kind: Kind) -> Option<usize> {
        let when = line.when[self.moment as usize]?;
        let points = line.row.as_ref().and_then(|row| Points::of(row, self.moment));
        let triggers = points.iter().filter(|_| self.moment == Moment::During);
        let signals = triggers.flat_map(|_| line.row.iter().flat_map(|row| &row.triggers));
        let signals = signals.map(|signal| RaisedSignal { signal: *signal, round: None }).collect();
        let depth = parent.map_or(0, |parent| self.records[parent].depth + 1);
        self.records.push(Record {
            message: line.message(self.moment),
            parent,
            depth,
            signals,
            numbers: line.numbers.clone(),
            publishers: line.publishers.clone(),
            editions: line.editions.clone(),
            points,
            ..record(&line.id, kind, when, &line.at)
        });
        Some(self.records.len() - 1)
    }
}
