//! An action of a turn, and how an expansion writes one down.

use super::event::Event;
use super::moment::Moment;
use super::signal::Signal;
use super::step::Step;
use crate::engine::table::Table;

/// Asks the table whether something is part of the game.
pub type Applies = fn(&mut Table) -> bool;

/// Asks the course of the turn whether something is to be done now.
pub type Due = fn(&mut Moment) -> bool;

/// Something that is done in a turn.
#[derive(Clone, Copy, Debug)]
pub struct Action {
    /// Language-free and stable; unique among all actions.
    pub id: &'static str,
    pub step: Step,
    /// Where it stands in its step: smaller numbers first, unique in the step. An option stands behind the action
    /// that it belongs to and before that one's next sibling.
    pub place: u16,
    /// The action of the same step of which it is a part or an option.
    pub under: Option<&'static str>,
    pub part: Part,
    pub duty: Duty,
    pub due: Due,
    pub limit: Limit,
    pub effect: Effect,
    /// Holds as long as the event's scope lasts, once the action was done.
    pub causes: Option<Event>,
    /// What it puts on a feature of the tile that was placed.
    pub puts: Option<Figure>,
    /// Who decides about it.
    pub chooser: Chooser,
    /// Only in the rules of these publishers; empty for all.
    pub publishers: &'static [Publisher],
    /// Numbers of the rule, by name.
    pub numbers: &'static [(&'static str, u32)],
    /// Some player gets points.
    pub awards: bool,
    /// Signals besides those that follow from points.
    pub raises: &'static [Signal],
    /// Signals that would follow from points, and do not.
    pub without: &'static [Signal],
}

/// When an action is part of the game.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    If(Applies),
    /// Where one of its options is.
    IfAnyOption,
    /// Where an expansion lets players keep tiles of their own.
    IfOwnTiles,
}

/// Who decides about an action, or carries it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chooser {
    /// The player whose turn it is.
    Active,
    /// Whoever owns or holds the figure that it is about.
    Owner,
    /// Every player whom it concerns.
    Each,
}

/// How an action stands to its siblings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Done whenever it is due.
    Must,
    /// Done if the player likes.
    May,
    /// One of the siblings of this kind is picked: at the top of a step the player may decline, below an action
    /// that was chosen, not.
    OneOf,
}

/// How often an action is possible, beyond once in each visit to its step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    None,
    /// Once for each tile that is placed, however many are drawn.
    PerTile,
    /// Once, even in a double turn.
    PerTurn,
}

/// What an action does to the course of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    None,
    /// The player has a tile to place. One that may not fit is set aside later.
    BringsTile {
        fits: bool,
    },
    /// The same from the common supply, which gets smaller.
    DrawsTile,
    /// The tile is placed, or set aside and another one drawn.
    PlacesTile,
    /// Nothing more is done with the feature that is being scored.
    EndsFeature,
    /// The part of the turn from drawing a tile to finishing it comes once more.
    RepeatsTile,
    /// A bazaar is held: its parts follow.
    HoldsBazaar(LaterBazaars),
    /// Every player has a turn with the tile that he or she bought.
    PlaysBazaarRound,
    /// A message is drawn.
    DrawsMessage,
}

/// What becomes of a bazaar that turns up while a bazaar is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaterBazaars {
    /// It is held when the present one is over.
    Wait,
    /// It is never held.
    Lapse,
}

/// What can be put on a feature, as far as prohibitions tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A meeple that can hold a feature.
    Meeple,
    /// Builder, pig, shepherd.
    Companion,
}

/// Who printed a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Publisher {
    /// Hans im Glück.
    Hig,
    /// Rio Grande Games.
    Rgg,
    /// Z-Man Games.
    Zmg,
}

impl Publisher {
    /// The id in the catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Hig => "hig",
            Self::Rgg => "rgg",
            Self::Zmg => "zmg",
        }
    }
}

impl Action {
    const fn new(id: &'static str, step: Step, place: u16, duty: Duty) -> Self {
        Self {
            id,
            step,
            place,
            under: None,
            part: Part::If(|_| true),
            duty,
            due: |_| true,
            limit: Limit::None,
            effect: Effect::None,
            causes: None,
            puts: None,
            chooser: Chooser::Active,
            publishers: &[],
            numbers: &[],
            awards: false,
            raises: &[],
            without: &[],
        }
    }

    /// See [`Duty::Must`].
    #[must_use]
    pub const fn must(id: &'static str, step: Step, place: u16) -> Self {
        Self::new(id, step, place, Duty::Must)
    }

    /// See [`Duty::May`].
    #[must_use]
    pub const fn may(id: &'static str, step: Step, place: u16) -> Self {
        Self::new(id, step, place, Duty::May)
    }

    /// See [`Duty::OneOf`].
    #[must_use]
    pub const fn one_of(id: &'static str, step: Step, place: u16) -> Self {
        Self::new(id, step, place, Duty::OneOf)
    }

    #[must_use]
    pub const fn under(mut self, id: &'static str) -> Self {
        self.under = Some(id);
        self
    }

    /// Part of the game where the table says so (and where the action is that it belongs to).
    #[must_use]
    pub const fn part_if(mut self, applies: Applies) -> Self {
        self.part = Part::If(applies);
        self
    }

    #[must_use]
    pub const fn part(mut self, part: Part) -> Self {
        self.part = part;
        self
    }

    #[must_use]
    pub const fn when(mut self, due: Due) -> Self {
        self.due = due;
        self
    }

    #[must_use]
    pub const fn once(mut self, limit: Limit) -> Self {
        self.limit = limit;
        self
    }

    #[must_use]
    pub const fn then(mut self, effect: Effect) -> Self {
        self.effect = effect;
        self
    }

    #[must_use]
    pub const fn causes(mut self, event: Event) -> Self {
        self.causes = Some(event);
        self
    }

    #[must_use]
    pub const fn puts(mut self, figure: Figure) -> Self {
        self.puts = Some(figure);
        self
    }

    #[must_use]
    pub const fn chosen_by(mut self, chooser: Chooser) -> Self {
        self.chooser = chooser;
        self
    }

    #[must_use]
    pub const fn printed_by(mut self, publishers: &'static [Publisher]) -> Self {
        self.publishers = publishers;
        self
    }

    #[must_use]
    pub const fn numbers(mut self, numbers: &'static [(&'static str, u32)]) -> Self {
        self.numbers = numbers;
        self
    }

    #[must_use]
    pub const fn awards(mut self) -> Self {
        self.awards = true;
        self
    }

    #[must_use]
    pub const fn raises(mut self, signals: &'static [Signal]) -> Self {
        self.raises = signals;
        self
    }

    #[must_use]
    pub const fn without(mut self, signals: &'static [Signal]) -> Self {
        self.without = signals;
        self
    }
}
