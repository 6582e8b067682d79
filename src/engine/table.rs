//! What lies on the table, as the rules see it: something that answers questions.

use super::component::{ALL, Component};
use crate::catalogue::{Catalogue, Selection};
use std::collections::BTreeSet;

/// The two sets of rules that differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rules {
    /// First edition.
    First,
    /// New edition, 2014 and later.
    New,
}

/// An edition of the game; exactly one is preferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
pub enum Edition {
    #[serde(rename = "c1")]
    First,
    #[serde(rename = "c2")]
    New,
    #[serde(rename = "we")]
    Winter,
}

/// A rule variant that the players can agree on, by its id in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
pub struct Variant(&'static str);

/// What a rule can ask about the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    Component(Component),
    /// Exactly this edition is preferred.
    Edition(Edition),
    Variant(Variant),
}

/// Something that answers questions about one table. The same question always gets the same answer.
pub trait Answers {
    fn answer(&mut self, question: Question) -> bool;
}

impl<F: FnMut(Question) -> bool> Answers for F {
    fn answer(&mut self, question: Question) -> bool {
        self(question)
    }
}

/// The table that a rule is asked about. A rule learns of it by these questions only, so that its condition can
/// be found by watching what it asks (see [`super::oracle`]).
pub struct Table<'a> {
    answers: &'a mut dyn Answers,
}

impl<'a> Table<'a> {
    pub fn new(answers: &'a mut dyn Answers) -> Self {
        Self { answers }
    }

    /// The component lies on the table.
    pub fn has(&mut self, component: Component) -> bool {
        self.answers.answer(Question::Component(component))
    }

    /// These rules are played. The winter edition follows those of the first, so one question settles it.
    pub fn rules(&mut self, rules: Rules) -> bool {
        self.prefers(Edition::New) == (rules == Rules::New)
    }

    /// Exactly this edition is preferred.
    pub fn prefers(&mut self, edition: Edition) -> bool {
        self.answers.answer(Question::Edition(edition))
    }

    /// The players agreed on the variant.
    pub fn variant(&mut self, variant: Variant) -> bool {
        self.answers.answer(Question::Variant(variant))
    }
}

macro_rules! variants {
    ($($(#[$doc:meta])+ $name:ident = $id:literal;)+) => {
        impl Variant {
            $($(#[$doc])+ pub const $name: Self = Self($id);)+

            /// Every variant that some rule asks for.
            pub const ALL: &[Self] = &[$(Self::$name),+];
        }
    };
}

variants! {
    /// The dragon moves after scoring, as Rio Grande printed it, whatever the edition.
    DRAGON_AFTER_SCORING = "dragon-after-scoring";
    /// A knight has to leave for the princess.
    PRINCESS_MUST = "princess-must";
    /// The tiles of a bazaar are taken, not bought.
    BAZAAR_WITHOUT_AUCTION = "bazaar-without-auction";
    /// Points for placing the second tile of the small expansion so that the two say something.
    SPIEL_DOCH_IN_ORDER = "spiel-doch-in-order";
    /// Ties are broken by the number of figures on hills, not by having any there.
    HILLS_BY_NUMBER = "hills-by-number";
    /// Vineyards count for gardens as well.
    VINEYARDS_FOR_GARDENS = "vineyards-for-gardens";
    /// Points for all figures on the network of roads.
    LABYRINTH_ADVANCED = "labyrinth-advanced";
    /// Little buildings bring one, two or three points by what they are.
    LITTLE_BUILDINGS_BY_KIND = "little-buildings-by-kind";
    /// King and robber baron score while the game goes on, not at its end.
    KING_AND_ROBBER_WHILE_PLAYING = "king-and-robber-while-playing";
    /// After the game, inns and cathedrals count as if they were not there.
    FORGIVING_INNS_AND_CATHEDRALS = "forgiving-inns-and-cathedrals";
    /// Cities of two tiles bring half as much.
    SMALL_CITY = "small-city";
}

impl Variant {
    /// The id in the catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.0
    }
}

impl Edition {
    pub const ALL: [Self; 3] = [Self::First, Self::New, Self::Winter];

    /// The id in the catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::First => "c1",
            Self::New => "c2",
            Self::Winter => "we",
        }
    }
}

/// A table with these components, this edition and these variants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    pub edition: Edition,
    /// Ids of components.
    pub components: BTreeSet<String>,
    /// Ids of variants.
    pub variants: BTreeSet<String>,
}

impl Chosen {
    /// A table without variants.
    pub fn new(edition: Edition, components: impl IntoIterator<Item = Component>) -> Self {
        let components = components.into_iter().map(|component| component.id().to_owned()).collect();
        Self { edition, components, variants: BTreeSet::new() }
    }

    /// A table with every component and variant that the rules know.
    #[must_use]
    pub fn everything(edition: Edition) -> Self {
        let variants = Variant::ALL.iter().map(|variant| variant.id().to_owned()).collect();
        Self { variants, ..Self::new(edition, ALL.iter().copied()) }
    }

    /// What a selection of the catalogue puts on the table. An edition that the engine does not know is taken
    /// for the one that it follows, and for the first where that is unknown as well.
    #[must_use]
    pub fn of(catalogue: &Catalogue, selection: &Selection) -> Self {
        let preferred = &catalogue.editions[selection.edition];
        let followed = &catalogue.editions[preferred.follows];
        let known = |id: &str| Edition::ALL.into_iter().find(|edition| edition.id() == id);
        let edition = known(preferred.id.as_str()).or(known(followed.id.as_str())).unwrap_or(Edition::First);
        let components = catalogue.components.iter().map(|component| &component.id);
        let variants = catalogue.variants.iter().map(|variant| &variant.id);
        Self {
            edition,
            components: picked(components, &selection.components),
            variants: picked(variants, &selection.variants),
        }
    }
}

fn picked<T: ToString>(ids: impl Iterator<Item = T>, chosen: &[bool]) -> BTreeSet<String> {
    ids.zip(chosen).filter(|(_, chosen)| **chosen).map(|(id, _)| id.to_string()).collect()
}

impl Answers for Chosen {
    fn answer(&mut self, question: Question) -> bool {
        match question {
            Question::Component(component) => self.components.contains(component.id()),
            Question::Edition(edition) => self.edition == edition,
            Question::Variant(variant) => self.variants.contains(variant.id()),
        }
    }
}
