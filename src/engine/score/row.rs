//! One line of a sum, and how an expansion writes it down.

use super::counts::Counts;
use super::quantity::Quantity;
use super::subject::Subject;
use crate::engine::table::Table;
use crate::engine::turn::action::Applies;
use std::fmt;

/// A line of the sums of one or several subjects.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Language-free and stable; empty for the only row of its subject.
    pub name: &'static str,
    pub subjects: &'static [Subject],
    /// Where it stands in the sum: smaller numbers first, unique in a subject; stages follow one another.
    pub place: u16,
    pub kind: Kind,
    pub receives: Receives,
    pub applies: Applies,
    /// What it is worth while the game goes on.
    pub during: Worths,
    /// … and after the game.
    pub after: Worths,
    /// With it, what a player receives may be less than nothing.
    pub below_zero: bool,
}

/// Asks the table what a row is worth.
pub type Worths = fn(&mut Table) -> Worth;

/// How many points a row brings.
#[derive(Clone, Copy, Debug)]
pub enum Worth {
    /// There is no such row.
    Nothing,
    /// Always as many. Zero tells that there are none.
    Fixed(i32),
    /// So many for each of a quantity.
    Sum(&'static [(i32, Quantity)]),
    /// By these quantities, and by the value of the feature so far: its core and the modifiers before.
    By(&'static [Quantity], fn(&Counts, i32) -> i32),
}

/// Where in a sum a row stands. The core and its modifiers are the value of the feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Bonuses before the feature is scored.
    Prologue,
    Core,
    Modifier,
    /// What is taken from each player's points, not from the feature's value.
    Total,
    /// Bonuses after the feature was scored.
    Epilogue,
}

/// Where the points of a row come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Tile,
    Figure,
    /// Something that an expansion puts on tiles.
    Additional,
    /// What the feature itself is worth.
    Core,
    Surveyor,
}

/// Who receives the points of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receives {
    /// Each player with the majority.
    Majority,
    /// Each player with a figure there.
    Each,
    /// Whoever has what the row counts: the fairy's figure, the teacher, the tollhouse, the pig.
    Owner,
    Active,
    All,
}

impl Stage {
    /// Language-free and stable.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Prologue => "prologue",
            Self::Core => "core",
            Self::Modifier => "modifier",
            Self::Total => "total",
            Self::Epilogue => "epilogue",
        }
    }
}

impl Kind {
    /// Language-free and stable.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Tile => "tile",
            Self::Figure => "figure",
            Self::Additional => "additional",
            Self::Core => "core",
            Self::Surveyor => "surveyor",
        }
    }
}

impl Receives {
    /// Language-free and stable.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Majority => "majority",
            Self::Each => "each",
            Self::Owner => "owner",
            Self::Active => "active",
            Self::All => "all",
        }
    }
}

/// The first place of each stage.
const STAGES: [(u16, Stage); 4] =
    [(900, Stage::Epilogue), (800, Stage::Total), (300, Stage::Modifier), (100, Stage::Core)];

impl Row {
    /// A row that brings nothing yet.
    #[must_use]
    pub const fn new(name: &'static str, subjects: &'static [Subject], place: u16, kind: Kind) -> Self {
        let nothing: Worths = |_| Worth::Nothing;
        Self {
            name,
            subjects,
            place,
            kind,
            receives: Receives::Majority,
            applies: |_| true,
            during: nothing,
            after: nothing,
            below_zero: false,
        }
    }

    /// The only row of its subject, for the player of the turn.
    #[must_use]
    pub const fn single(subjects: &'static [Subject], kind: Kind) -> Self {
        Self::new("", subjects, 100, kind).to(Receives::Active)
    }

    #[must_use]
    pub const fn part_if(mut self, applies: Applies) -> Self {
        self.applies = applies;
        self
    }

    #[must_use]
    pub const fn to(mut self, receives: Receives) -> Self {
        self.receives = receives;
        self
    }

    #[must_use]
    pub const fn during(mut self, worth: Worths) -> Self {
        self.during = worth;
        self
    }

    #[must_use]
    pub const fn after(mut self, worth: Worths) -> Self {
        self.after = worth;
        self
    }

    /// Worth the same while the game goes on and after it.
    #[must_use]
    pub const fn both(self, worth: Worths) -> Self {
        self.during(worth).after(worth)
    }

    /// See [`Row::below_zero`].
    #[must_use]
    pub const fn may_fall_below_zero(mut self) -> Self {
        self.below_zero = true;
        self
    }

    #[must_use]
    pub fn stage(&self) -> Stage {
        let stage = STAGES.iter().find(|(first, _)| self.place >= *first);
        stage.map_or(Stage::Prologue, |(_, stage)| *stage)
    }

    /// Its id in the sum of a subject.
    #[must_use]
    pub fn id(&self, subject: Subject) -> String {
        if self.name.is_empty() { subject.id().to_owned() } else { format!("{}-{}", subject.id(), self.name) }
    }
}

impl Worth {
    /// The points. `so_far` is the value of the feature up to here.
    #[must_use]
    pub fn points(self, counts: &Counts, so_far: i32) -> i32 {
        match self {
            Self::Nothing => 0,
            Self::Fixed(points) => points,
            Self::Sum(terms) => terms.iter().map(|(each, quantity)| each * counts.get(*quantity)).sum(),
            Self::By(_, points) => points(counts, so_far),
        }
    }

    /// The quantities that it looks at.
    #[must_use]
    pub fn quantities(self) -> Vec<Quantity> {
        match self {
            Self::Nothing | Self::Fixed(_) => Vec::new(),
            Self::Sum(terms) => terms.iter().map(|(_, quantity)| *quantity).collect(),
            Self::By(quantities, _) => quantities.to_vec(),
        }
    }

    /// The row is there.
    #[must_use]
    pub fn is_there(self) -> bool {
        !matches!(self, Self::Nothing)
    }
}

/// `2 * tiles + 2 * pennants`; where a rule is no plain sum, the quantities that it looks at: `by mage, tiles`.
impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = |worth: Self| worth.quantities().iter().map(|q| q.id()).collect::<Vec<_>>().join(", ");
        match *self {
            Self::Nothing => f.write_str("nothing"),
            Self::Fixed(points) => write!(f, "{points}"),
            Self::Sum(terms) => {
                let terms: Vec<String> = terms.iter().map(|(each, q)| format!("{each} * {}", q.id())).collect();
                f.write_str(&terms.join(" + "))
            }
            by @ Self::By(..) => write!(f, "by {}", names(by)),
        }
    }
}
