//! What can happen in a turn that the rules react to.

use serde::{Serialize, Serializer};

/// Something that happens on the table or does not: a symbol on the tile, a feature with a certain property.
/// Each expansion declares its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Event {
    name: &'static str,
    scope: Scope,
}

/// How long an answer stays true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scope {
    /// Only now: it is asked again each time.
    Moment,
    /// While one completed feature is scored.
    Feature,
    /// For the tile in hand, until another one is drawn.
    Tile,
    /// To the end of the turn, a second tile included.
    Turn,
}

impl Event {
    /// See [`Scope::Moment`].
    #[must_use]
    pub const fn now(name: &'static str) -> Self {
        Self { name, scope: Scope::Moment }
    }

    /// See [`Scope::Feature`].
    #[must_use]
    pub const fn of_feature(name: &'static str) -> Self {
        Self { name, scope: Scope::Feature }
    }

    /// See [`Scope::Tile`].
    #[must_use]
    pub const fn of_tile(name: &'static str) -> Self {
        Self { name, scope: Scope::Tile }
    }

    /// See [`Scope::Turn`].
    #[must_use]
    pub const fn of_turn(name: &'static str) -> Self {
        Self { name, scope: Scope::Turn }
    }

    #[must_use]
    pub fn name(self) -> &'static str {
        self.name
    }

    #[must_use]
    pub fn scope(self) -> Scope {
        self.scope
    }
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name)
    }
}
