//! What an action makes the table check for.

use super::action::Action;
use super::event::Event;
use super::step::{Round, Step};
use crate::engine::component::{GHOSTS, HANS_STATUE, LAND_SURVEYORS, MESSAGES, ROBBERS, RUSSIAN_PROMOS, WONDERS};
use crate::engine::table::{Rules, Table};

/// Something that the table checks for after an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Signal {
    /// Robbers take points. Source: The Robbers.
    Robbers,
    /// Robbers take points and may have to choose from whom, as several players score. Source: The Robbers.
    RobberChoice,
    /// Somebody may get a wonder. Source: The Wonders of Humanity.
    Wonder,
    /// The statue doubles points that are won. Source: the Hans statue (fan expansion).
    HansStatueDouble,
    /// The statue halves what a feature is worth below zero. Prices are no such thing. Source: the same.
    HansStatueHalf,
    /// A message may be drawn, by rounds in the first edition. Source: The Messages, first edition.
    Messages(Round),
    /// A message may be drawn. Source: The Messages, new edition.
    MessagesEnd,
    /// Solovei Razboynik may trap a meeple on his road. Source: the Russian promotional tiles.
    TreeTrap,
    /// Vodyanoy may trap a meeple on or beside his lake. Source: the Russian promotional tiles.
    LakeTrap,
}

/// One of your scoring figures came to stand on a dark space. Source: The Messages, both editions.
pub const ON_DARK_SPACE: Event = Event::now("on-dark-space");

/// A completed feature can be worth less than nothing. Source: Mists over Carcassonne, ghosts; The Land Surveyors,
/// poverty.
pub fn negative_points(table: &mut Table) -> bool {
    table.has(GHOSTS) || table.has(LAND_SURVEYORS)
}

impl Signal {
    /// Every signal, those with rounds once for each.
    pub const ALL: [Self; 14] = [
        Self::Robbers,
        Self::RobberChoice,
        Self::Wonder,
        Self::HansStatueDouble,
        Self::HansStatueHalf,
        Self::Messages(Round::BeginTurn),
        Self::Messages(Round::DrawTile),
        Self::Messages(Round::PlaceTile),
        Self::Messages(Round::Wood),
        Self::Messages(Round::Scoring),
        Self::Messages(Round::FinishTile),
        Self::MessagesEnd,
        Self::TreeTrap,
        Self::LakeTrap,
    ];

    /// As a record would name it: `robbers`, `messages:1A`.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Robbers => "robbers".to_owned(),
            Self::RobberChoice => "robber-choice".to_owned(),
            Self::Wonder => "wonder".to_owned(),
            Self::HansStatueDouble => "hans-statue-double".to_owned(),
            Self::HansStatueHalf => "hans-statue-half".to_owned(),
            Self::Messages(round) => format!("messages:{}", round.label()),
            Self::MessagesEnd => "messages-end".to_owned(),
            Self::TreeTrap => "tree-trap".to_owned(),
            Self::LakeTrap => "lake-trap".to_owned(),
        }
    }

    /// The signal means something at this table.
    pub fn applies(self, table: &mut Table) -> bool {
        match self {
            Self::Robbers | Self::RobberChoice => table.has(ROBBERS),
            Self::Wonder => table.has(WONDERS),
            Self::HansStatueDouble => table.has(HANS_STATUE),
            Self::HansStatueHalf => table.has(HANS_STATUE) && negative_points(table),
            Self::Messages(_) => table.has(MESSAGES) && table.rules(Rules::First),
            Self::MessagesEnd => table.has(MESSAGES) && table.rules(Rules::New),
            Self::TreeTrap | Self::LakeTrap => table.has(RUSSIAN_PROMOS),
        }
    }
}

impl Action {
    /// All signals of the action: those that follow from its points, then those of its own.
    #[must_use]
    pub fn signals(&self) -> Vec<Signal> {
        let mut signals = Vec::new();
        if self.awards {
            let robbers = if self.step == Step::ScoreFeature { Signal::RobberChoice } else { Signal::Robbers };
            signals.extend([robbers, Signal::Wonder, Signal::HansStatueDouble]);
        }
        signals.retain(|signal| !self.without.contains(signal));
        signals.extend(self.raises);
        signals
    }
}
