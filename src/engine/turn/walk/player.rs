//! The state machine that walks a turn. It knows how steps, choices, repetitions and bans work, and no expansion.

use super::course::{Course, Setup};
use super::game::Game;
use super::trace::Entry;
use crate::engine::turn::action::{Action, Duty, Effect};
use crate::engine::turn::moment::{Hand, Moment, State};
use crate::engine::turn::signal::{ON_DARK_SPACE, Signal};
use crate::engine::turn::step::{Round, Step};
use std::ops::ControlFlow::{self, Break, Continue};

pub(super) struct Walk<'w> {
    pub game: &'w Game,
    pub setup: Setup,
    pub course: &'w mut dyn Course,
    pub state: State,
    pub trace: Vec<Entry>,
    /// Tiles in the common supply.
    pub tiles: u32,
    /// Turns begun, those of bazaar rounds included.
    pub turns: u32,
    /// Bazaars that wait for the present one to end.
    pub waiting: u16,
}

/// Why what was under way is left.
pub(super) enum Exit {
    TileSetAside,
    FeatureEnded,
    OutOfTiles,
}

pub(super) type Flow = ControlFlow<Exit>;

/// What comes after the tile is placed and before features are scored, and what comes after.
const BEFORE_FEATURES: [Step; 6] =
    [Step::WoodPrologue, Step::WoodFirst, Step::WoodSecond, Step::WoodEpilogue, Step::Dragon, Step::CompletedFeatures];
const AFTER_FEATURES: [Step; 3] = [Step::TileScoring, Step::DragonLate, Step::FinishTile];

impl<'w> Walk<'w> {
    pub fn new(game: &'w Game, setup: Setup, course: &'w mut dyn Course) -> Self {
        let (state, trace) = (State::default(), Vec::new());
        Self { game, setup, course, state, trace, tiles: u32::from(setup.tiles), turns: 1, waiting: 0 }
    }

    pub fn play(mut self) -> Vec<Entry> {
        // The only exit that reaches this far is the end of the game, which the trace tells.
        let _ = self.turn();
        self.trace
    }

    /// A whole turn: its beginning once, the part with a tile once or, in a double turn, twice.
    pub fn turn(&mut self) -> Flow {
        self.visit(Step::BeginTurn)?;
        loop {
            self.tile()?;
            self.visit(Step::EndTurn)?;
            if !self.state.repeats {
                break;
            }
        }
        self.meet_obligations()
    }

    /// The part of the turn with one tile, from drawing it to finishing it.
    fn tile(&mut self) -> Flow {
        self.state.begin_tile();
        self.place_tile()?;
        self.state.features = self.course.completed_features();
        for step in BEFORE_FEATURES {
            self.visit(step)?;
        }
        self.score_features()?;
        for step in AFTER_FEATURES {
            self.visit(step)?;
        }
        Continue(())
    }

    /// Draws until a tile is placed.
    fn place_tile(&mut self) -> Flow {
        loop {
            self.state.begin_draw();
            self.visit(Step::DrawTile)?;
            match self.visit(Step::PlaceTile) {
                Break(Exit::TileSetAside) => self.state.bought = false,
                otherwise @ (Continue(()) | Break(_)) => return otherwise,
            }
        }
    }

    fn score_features(&mut self) -> Flow {
        for feature in 1..=self.state.features {
            self.state.begin_feature(feature);
            match self.visit(Step::ScoreFeature) {
                Continue(()) | Break(Exit::FeatureEnded) => {}
                otherwise @ Break(_) => return otherwise,
            }
        }
        Continue(())
    }

    fn visit(&mut self, step: Step) -> Flow {
        self.offer_any_time()?;
        self.state.at.step = step;
        self.state.at.pick = 0;
        if let Some(by) = self.ban_on_step(step) {
            self.trace.push(Entry::Skipped { step, by, at: self.state.at });
            return Continue(());
        }
        self.perform_all(step, None)
    }

    /// What stands at the top of a step or under an action, in its order.
    pub fn perform_all(&mut self, step: Step, under: Option<&'static str>) -> Flow {
        let game = self.game;
        let actions = game.actions(step, under);
        let mut picked = false;
        for action in actions {
            match action.duty {
                Duty::OneOf if picked => {}
                Duty::OneOf => {
                    picked = true;
                    self.pick(step, under, actions)?;
                }
                Duty::Must | Duty::May => self.perform_single(action)?,
            }
        }
        Continue(())
    }

    pub fn perform_single(&mut self, action: &'static Action) -> Flow {
        let wanted =
            self.is_open(action) && (action.duty == Duty::Must || self.choose(action.step, &[action], true).is_some());
        if wanted { self.perform(action) } else { Continue(()) }
    }

    pub fn perform(&mut self, action: &'static Action) -> Flow {
        match action.effect {
            Effect::PlacesTile if !self.moment().tile_fits() => return self.set_tile_aside(),
            Effect::DrawsTile if self.tiles == 0 => return self.end_game(),
            Effect::HoldsBazaar(later) if self.state.in_bazaar_round => return self.put_bazaar_off(later),
            _ => self.record(action),
        }
        match action.effect {
            Effect::DrawsTile => self.take_tile(Hand::Uncertain, 1),
            Effect::BringsTile { fits: true } => self.take_tile(Hand::Fitting, 0),
            Effect::BringsTile { fits: false } => self.take_tile(Hand::Uncertain, 0),
            Effect::RepeatsTile => self.state.repeats = true,
            Effect::HoldsBazaar(_) => return self.hold_bazaars(action),
            Effect::PlaysBazaarRound => return self.play_bazaar_round(),
            Effect::PlacesTile => self.state.hand = Hand::Placed,
            Effect::None | Effect::EndsFeature | Effect::DrawsMessage => {}
        }
        self.draw_message(action);
        self.perform_all(action.step, Some(action.id))?;
        if action.effect == Effect::EndsFeature { Break(Exit::FeatureEnded) } else { Continue(()) }
    }

    fn record(&mut self, action: &'static Action) {
        self.trace.push(Entry::Did { action: action.id, at: self.state.at });
        self.state.done_for_tile.insert(action.id);
        self.state.done_in_turn.insert(action.id);
        if action.awards {
            self.state.awarded.extend(action.step.round());
        }
        if let Some(event) = action.causes {
            self.state.cause(event);
        }
    }

    fn take_tile(&mut self, hand: Hand, from_supply: u32) {
        self.state.hand = hand;
        self.tiles -= from_supply;
    }

    fn set_tile_aside(&mut self) -> Flow {
        self.trace.push(Entry::SetAside { at: self.state.at });
        Break(Exit::TileSetAside)
    }

    fn end_game(&mut self) -> Flow {
        self.trace.push(Entry::OutOfTiles { at: self.state.at });
        Break(Exit::OutOfTiles)
    }

    /// Draws a message where the action is the drawing of one, or where it signals that one may be drawn; one in
    /// each round at most.
    fn draw_message(&mut self, action: &Action) {
        let signalled = action.raises.iter().find_map(|signal| match signal {
            Signal::Messages(round) if self.game.messages_by_round => Some(*round),
            _ => None,
        });
        let drawn = (action.effect == Effect::DrawsMessage).then(|| action.step.round()).flatten();
        let lands = |walk: &mut Self| walk.moment().happens(ON_DARK_SPACE);
        let round: Option<Round> = drawn.or_else(|| signalled.filter(|_| lands(self)));
        if let Some(round) = round.filter(|round| self.state.messages.insert(*round)) {
            self.trace.push(Entry::Message { round, at: self.state.at });
        }
    }

    pub fn moment(&mut self) -> Moment<'_> {
        let players = u32::from(self.setup.players);
        Moment { course: &mut *self.course, state: &mut self.state, tiles: self.tiles, players }
    }
}
