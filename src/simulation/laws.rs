//! What has to hold at every step of a game.

use super::event::{self, Ids};
use crate::engine::board::Kind;
use crate::engine::game::{FigureKind, Game, Manner, Move, Phase};
use crate::engine::score::majority::Player;
use crate::engine::table::Chosen;
use crate::engine::turn::{plan, step::Step};
use std::collections::{BTreeMap, BTreeSet};

/// A law that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken(pub String);

/// What is known of a game while it is played.
#[derive(Debug)]
pub struct Watch {
    figures: Vec<u32>,
    /// The actions of the turn at this table, each with its step.
    steps: BTreeMap<&'static str, Step>,
    last: Step,
    /// A turn has begun, so the next step may be an earlier one.
    new_turn: bool,
    /// Actions that occurred.
    pub occurred: BTreeSet<&'static str>,
}

/// What is remembered of a game before a decision.
#[derive(Clone, Copy, Debug)]
pub struct Before {
    turn: u32,
    entries: usize,
    events: Ids,
    places: bool,
    phase: Phase,
}

impl Watch {
    #[must_use]
    pub fn new(game: &Game, table: &Chosen) -> Self {
        let plan = plan(&mut table.clone());
        let steps = plan.phases.into_iter().flat_map(|phase| phase.steps);
        let actions = steps.flat_map(|step| step.actions.into_iter().map(move |action| (action.id, step.step)));
        Self {
            figures: figures(game),
            steps: actions.collect(),
            last: Step::BeginTurn,
            new_turn: true,
            occurred: BTreeSet::new(),
        }
    }

    /// All actions that there are at the table.
    pub fn planned(&self) -> impl Iterator<Item = &'static str> {
        self.steps.keys().copied()
    }

    #[must_use]
    pub fn before(game: &Game, decision: Move) -> Before {
        Before {
            turn: game.state().turn,
            entries: game.entries().len(),
            events: event::of_move(game, decision),
            places: matches!(decision, Move::Place(..) | Move::PlaceOwn(_)),
            phase: game.state().phase,
        }
    }

    /// # Errors
    /// If a law does not hold after the decision.
    pub fn after(&mut self, game: &Game, before: Before) -> Result<(), Broken> {
        let now = figures(game);
        if now != self.figures {
            return Err(Broken(format!("figures were {:?} and are {now:?}", self.figures)));
        }
        points_are_what_was_given(game)?;
        nobody_stands_where_all_is_scored(game)?;
        self.follow(game, before)
    }

    /// Every event is an action of the plan, and none comes before one of an earlier step.
    fn follow(&mut self, game: &Game, before: Before) -> Result<(), Broken> {
        if before.places {
            (self.last, self.new_turn) = (Step::BeginTurn, false);
        }
        if before.phase < Phase::LastTiles {
            self.occur(before.events)?;
        }
        self.new_turn |= game.state().turn != before.turn;
        if game.state().phase >= Phase::LastTiles {
            return Ok(());
        }
        game.entries()[before.entries..].iter().try_for_each(|entry| self.occur(event::of_entry(entry)))
    }

    fn occur(&mut self, ids: Ids) -> Result<(), Broken> {
        let Some(first) = ids.first() else { return Ok(()) };
        let Some((id, step)) = ids.iter().find_map(|id| Some((*id, *self.steps.get(id)?))) else {
            return Err(Broken(format!("`{first}` is not in the plan of the turn")));
        };
        self.occurred.insert(id);
        if step == Step::AnyTime {
            return Ok(());
        }
        if step < self.last && !std::mem::take(&mut self.new_turn) {
            return Err(Broken(format!("`{id}` of {step:?} comes behind {:?}", self.last)));
        }
        self.last = step;
        Ok(())
    }
}

fn figures(game: &Game) -> Vec<u32> {
    let of = |player: Player| {
        let supply: u32 = FigureKind::ALL.into_iter().map(|kind| game.state().seat(player).count(kind)).sum();
        let board = game.state().standing.iter().filter(|one| one.figure.player == player).count();
        supply + u32::try_from(board).expect("few") + game.held_elsewhere(player)
    };
    let players = u8::try_from(game.state().seats.len()).expect("few people play");
    (0..players).map(|player| of(Player(player))).collect()
}

fn points_are_what_was_given(game: &Game) -> Result<(), Broken> {
    let mut sums = vec![0; game.state().seats.len()];
    for entry in game.entries() {
        sums[usize::from(entry.player.0)] += entry.points;
    }
    let points: Vec<i32> = game.state().seats.iter().map(|seat| seat.points).collect();
    if sums == points { Ok(()) } else { Err(Broken(format!("{points:?} points, but {sums:?} were given"))) }
}

/// Between two turns no follower stands in a city, road, monastery or garden that is complete.
fn nobody_stands_where_all_is_scored(game: &Game) -> Result<(), Broken> {
    if !matches!(game.state().phase, Phase::OwnTile | Phase::Tile) {
        return Ok(());
    }
    let scored = [Kind::City, Kind::Road, Kind::Monastery, Kind::Garden];
    let left = game.state().standing.iter().find(|one| {
        one.spot.manner == Manner::Usual
            && game.is_follower(one.figure.kind)
            && scored.contains(&game.board().node(one.spot.node).kind)
            && game.board().is_complete(one.spot.node)
    });
    match left {
        None => Ok(()),
        Some(one) => Err(Broken(format!("{:?} stands in a feature that is complete: {:?}", one.figure, one.spot))),
    }
}
