//! From features on the board to points: what is counted here is added up by [`crate::engine::score`].

use super::Game;
use super::expansion::Counting;
use super::figure::{Manner, Standing};
use crate::engine::board::{Kind, Mark, NodeId, Position};
use crate::engine::score::majority::{Figure, Player};
use crate::engine::score::settle::{Feature, Person, settle};
use crate::engine::score::{Breakdown, Counts, Item, Moment, Quantity, Stage, Subject, Worth};

/// A feature that is about to be scored.
#[derive(Clone, Debug)]
pub struct Scene {
    pub subject: Subject,
    /// Some segment of the feature.
    pub node: NodeId,
    pub moment: Moment,
    /// All figures in it that have to do with this subject.
    pub figures: Vec<Standing>,
}

/// A feature that was completed in this turn.
#[derive(Clone, Debug)]
pub struct Completed {
    pub scene: Scene,
    /// What the feature itself is worth, whether somebody holds it or not.
    pub value: i32,
}

/// Points that a player received or paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    pub player: Player,
    pub subject: Subject,
    /// The bonus that it is, where it is none of the feature's own points: the name of its row.
    pub bonus: Option<&'static str>,
    pub points: i32,
}

impl Game {
    /// What the feature is scored as; nothing where it is not scored.
    #[must_use]
    pub(super) fn subject(&self, node: NodeId, moment: Moment) -> Option<Subject> {
        let usual = match self.board.node(node).kind {
            Kind::City => Some(Subject::City),
            Kind::Road => Some(Subject::Road),
            Kind::Monastery => Some(Subject::Monastic),
            Kind::Field => Some(Subject::Field),
            Kind::Garden => Some(Subject::Garden),
            Kind::YagaHut => Some(Subject::BabaYaga),
            _ => None,
        };
        self.in_play.all().iter().fold(usual, |subject, expansion| (expansion.subject)(self, node, moment, subject))
    }

    /// The feature with all figures that take it in the usual way.
    #[must_use]
    pub(super) fn scene(&self, subject: Subject, node: NodeId, moment: Moment) -> Scene {
        let as_abbot = subject == Subject::SpecialMonastery;
        let belongs = |standing: &Standing| (standing.spot.manner == Manner::AsAbbot) == as_abbot;
        let figures = self.figures_in(node).filter(belongs).collect();
        Scene { subject, node, moment, figures }
    }

    /// Scores a completed feature, and lets its figures return.
    pub(super) fn score_completed(&mut self, node: NodeId) {
        let Some(subject) = self.subject(node, Moment::During) else { return };
        let scene = self.scene(subject, node, Moment::During);
        let value = self.value(&scene);
        self.score(&scene);
        let completed = Completed { scene, value };
        let in_play = std::sync::Arc::clone(&self.in_play);
        for expansion in in_play.all() {
            (expansion.completes)(self, &completed);
        }
        for standing in &completed.scene.figures {
            self.take_back(standing.figure);
        }
    }

    /// What the feature itself is worth.
    #[must_use]
    pub(super) fn value(&self, scene: &Scene) -> i32 {
        self.rules.score(scene.subject, scene.moment, &self.counts(scene)).value()
    }

    /// Gives everybody their points for a feature in which some follower stands.
    pub(super) fn score(&mut self, scene: &Scene) {
        let feature = self.measured(scene);
        if feature.figures.is_empty() {
            return;
        }
        let winners = feature.winners(self.ties);
        let settled = settle(&self.rules, self.ties, scene.moment, &feature);
        for ((player, breakdown), person) in settled.into_iter().zip(&feature.people) {
            self.enter_points(person, scene.subject, &breakdown, winners.contains(&player));
        }
    }

    /// One entry for the feature, also for winners of nothing, and one for each bonus.
    fn enter_points(&mut self, person: &Person, subject: Subject, breakdown: &Breakdown, won: bool) {
        let is_bonus = |stage: Stage| matches!(stage, Stage::Prologue | Stage::Epilogue);
        let (bonuses, own): (Vec<&Item>, Vec<&Item>) =
            breakdown.items.iter().partition(|item| is_bonus(item.row.stage()));
        let player = person.player;
        self.note_rows(breakdown);
        let points: i32 = own.iter().map(|item| item.points).sum();
        if won || points != 0 {
            self.give(Entry { player, subject, bonus: None, points });
        }
        for item in bonuses {
            for points in apart(item, person) {
                self.give(Entry { player, subject, bonus: Some(item.row.name), points });
            }
        }
    }

    fn note_rows(&mut self, breakdown: &Breakdown) {
        self.rows_used.extend(breakdown.items.iter().map(|item| (item.subject, item.row.name)));
    }

    pub(super) fn give(&mut self, entry: Entry) {
        self.state.seat_mut(entry.player).points += entry.points;
        self.entries.push(entry);
    }

    /// Points for a feature that concerns one player alone.
    pub(super) fn award_scene(&mut self, player: Player, scene: &Scene) {
        let breakdown = self.rules.score(scene.subject, scene.moment, &self.counts(scene));
        self.note_rows(&breakdown);
        self.give(Entry { player, subject: scene.subject, bonus: None, points: breakdown.total() });
    }

    /// The players with the majority in a feature.
    #[must_use]
    pub(super) fn winners(&self, scene: &Scene) -> Vec<Player> {
        self.measured(scene).winners(self.ties)
    }

    /// Points on an occasion that concerns one player alone.
    pub(super) fn award(&mut self, player: Player, subject: Subject, moment: Moment, counts: &[(Quantity, i32)]) {
        let breakdown = self.rules.score(subject, moment, &Counts::of(counts));
        self.note_rows(&breakdown);
        if !breakdown.items.is_empty() {
            self.give(Entry { player, subject, bonus: None, points: breakdown.total() });
        }
    }

    fn measured(&self, scene: &Scene) -> Feature {
        Feature {
            subject: scene.subject,
            counts: self.counts(scene),
            figures: self.strengths(scene),
            citizens_jury: false,
            people: self.state.in_turn().map(|player| self.person(scene, player)).collect(),
        }
    }

    fn counts(&self, scene: &Scene) -> Counts {
        let mut counting = Counting::default();
        for expansion in self.in_play.all() {
            (expansion.counts)(self, scene, &mut counting);
        }
        Counts::of(&counting.all())
    }

    fn person(&self, scene: &Scene, player: Player) -> Person {
        let mut own = Counting::default();
        for expansion in self.in_play.all() {
            (expansion.own)(self, scene, player, &mut own);
        }
        Person { player, own: own.all(), active: player == self.state.active }
    }

    fn strengths(&self, scene: &Scene) -> Vec<Figure> {
        let strength = |standing: &Standing| self.in_play.figure(standing.figure.kind)?.strength;
        let figures = scene.figures.iter().filter_map(|standing| Some((standing, strength(standing)?)));
        let strong = figures.map(|(standing, piece)| {
            let on_hill = self.tile_of(standing.spot.node).marks.has(Mark::Hill);
            Figure { player: standing.figure.player, piece, on_hill }
        });
        strong.collect()
    }

    /// Features that this part of the turn completed, in the order of their segments.
    #[must_use]
    pub(super) fn completed(&self) -> Vec<NodeId> {
        let touched = self.state.touched.iter().map(|node| self.board.root(*node));
        let grown = touched.filter(|node| !self.board.node(*node).kind.is_single());
        let mut all: Vec<NodeId> = grown.chain(self.surrounding()).collect();
        all.retain(|node| self.board.node(*node).kind != Kind::Field && self.board.is_complete(*node));
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Places of one tile on and around the tile that was placed.
    fn surrounding(&self) -> impl Iterator<Item = NodeId> {
        let placed = self.state.placed.map(|tile| self.board.placed(tile).position);
        let around = placed.into_iter().flat_map(Position::and_around);
        let tiles = around.filter_map(|position| self.board.at(position));
        let nodes = tiles.flat_map(|tile| self.board.nodes(tile));
        nodes.filter(|node| self.board.node(*node).kind.is_single())
    }
}

/// The points of a bonus: in parts where its only quantity was counted in parts.
fn apart(item: &Item, person: &Person) -> Vec<i32> {
    let Worth::Sum([(each, quantity)]) = item.worth else { return vec![item.points] };
    let parts = person.own.iter().filter(|(counted, _)| counted == quantity).map(|(_, count)| each * count);
    let parts: Vec<i32> = parts.collect();
    if parts.iter().sum::<i32>() == item.points { parts } else { vec![item.points] }
}
