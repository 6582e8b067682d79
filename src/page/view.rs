//! A page in one language as the templates get it: strings with markers, nothing left to decide.

mod marks;
mod model;
mod notes;
mod record;

pub use model::View;
pub use notes::{note_number, note_slot};

use super::blocks::{Block, blocks};
use super::resolve::{Resolved, Step};
use super::summary::{self, Summary};
use super::text::{Region, Writer};
use super::vocabulary::Vocabulary;
use super::words::PageWords;
use crate::catalogue::Catalogue;
use crate::condition::Cond;
use crate::content::Kind;
use model::{BlockView, ListView, NoticeView, PhaseView, RecordView, RepeatView, StepHead, StepView};

/// Makes the view of one page in one language.
pub struct Builder<'b> {
    pub page: &'b Resolved,
    pub words: &'b PageWords,
    pub names: &'b Vocabulary,
    pub summary: &'b Summary,
    /// Its circuit learns when lists would be empty.
    pub catalogue: &'b mut Catalogue,
    pub writer: Writer<'b>,
}

impl Builder<'_> {
    pub fn view(&mut self) -> View {
        let phases = (0..self.page.sections.len()).filter_map(|section| self.phase(section)).collect();
        let blocks = blocks(self.page);
        View {
            id: self.page.id.to_string(),
            title: self.writer.text(&self.words.title),
            scored: self.page.records().any(|record| record.points.is_some()),
            notice: self.notice(),
            summary: summary::view(self.summary, self.catalogue, self.names, self.writer),
            marks: self.marks(),
            phases,
            blocks: self.blocks(&blocks),
            footnotes: self.footnotes(),
        }
    }

    fn notice(&self) -> Option<NoticeView> {
        let PageWords { draft, outdated, .. } = *self.words;
        let any = if draft { Cond::ALWAYS } else { outdated };
        Some(NoticeView { when: Region::new(any, Cond::ALWAYS)?, draft, outdated: Region::new(outdated, any) })
    }

    fn blocks(&mut self, blocks: &[Block]) -> Vec<BlockView> {
        blocks.iter().filter_map(|block| self.block(block)).collect()
    }

    fn block(&mut self, block: &Block) -> Option<BlockView> {
        let mut view = BlockView::default();
        match block {
            Block::Phase(section) => view.phase = Some(self.phase(*section)?),
            Block::Step(step) => view.step = Some(self.step(*step)?),
            Block::Repeat(repeat, inner) => view.repeat = Some(self.repeat(*repeat, inner)),
        }
        Some(view)
    }

    fn phase(&mut self, number: usize) -> Option<PhaseView> {
        let section = &self.page.sections[number];
        let before: usize = self.page.sections[..number].iter().map(|section| section.steps.len()).sum();
        let steps = section.steps.iter().enumerate();
        Some(PhaseView {
            id: section.id.to_string(),
            when: Region::new(section.when, Cond::ALWAYS)?,
            label: section.label.clone(),
            title: self.writer.text(&self.words.sections[number]),
            alone: section.steps.iter().all(|step| !step.is_titled()),
            steps: steps.filter_map(|(n, step)| self.head(step, before + n, section.when)).collect(),
        })
    }

    fn head(&self, step: &Step, number: usize, within: Cond) -> Option<StepHead> {
        Some(StepHead {
            id: step.id.to_string(),
            when: Region::new(step.when, within)?,
            label: step.label.clone(),
            titled: step.is_titled(),
            title: self.writer.text(&self.words.steps[number]),
            links: step.links.iter().filter_map(|link| self.link_to(link)).collect(),
        })
    }

    fn step(&mut self, number: usize) -> Option<StepView> {
        let page = self.page;
        let step = page.steps().nth(number)?;
        let head = self.head(step, number, Cond::ALWAYS)?;
        let leads = step.top().take_while(|n| step.records[*n].kind == Kind::Lead).count();
        let top: Vec<usize> = step.top().collect();
        let place = record::Place {
            step,
            words: &self.words.records[number],
            points: &self.words.points[number],
            within: step.when,
        };
        Some(StepView {
            head,
            empty: Region::new(step.empty, step.when),
            numbered: step.label.is_some() && !step.is_subject,
            leads: self.records(&top[..leads], place),
            list: self.list(&top[leads..], place),
        })
    }

    fn repeat(&mut self, number: usize, inner: &[Block]) -> RepeatView {
        let repeat = &self.page.repeats[number];
        RepeatView {
            id: repeat.id.to_string(),
            caption: Region::new(repeat.when, Cond::ALWAYS),
            words: self.writer.text(&self.words.repeats[number]),
            blocks: self.blocks(inner),
        }
    }

    /// `None` for a list that is always empty.
    fn list(&mut self, records: &[usize], place: record::Place) -> Option<ListView> {
        let shown: Vec<Cond> = records.iter().map(|n| self.shows(&place.step.records[*n])).collect();
        let any = if shown.contains(&place.within) { place.within } else { self.catalogue.circuit.or(shown) };
        let when = Region::new(any, place.within)?;
        Some(ListView { when, records: self.records(records, place) })
    }

    fn records(&mut self, records: &[usize], place: record::Place) -> Vec<RecordView> {
        records.iter().filter_map(|n| self.record(*n, place)).collect()
    }
}
