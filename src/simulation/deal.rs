//! What lies on the table in a simulated game: tiles, figures, variants, all of it by one number.

use crate::engine::board::{Kind, Mark, Position, Rim, Rotation, Segment, Tile, Trait, Watched, Watchtower};
use crate::engine::component::{self, Component};
use crate::engine::game::{Chance, Choice, Choices, FigureKind, Setup};
use crate::engine::table::{Chosen, Edition, Variant};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Request {
    /// What lies on the table; something else in every game where nothing is said.
    pub table: Option<Chosen>,
    pub players: RangeInclusive<u8>,
    pub games: u32,
    pub seed: u64,
    /// The tiles of the base game without the first one.
    pub pile: Vec<Arc<Tile>>,
    pub start: Arc<Tile>,
}

/// A game before it begins.
#[derive(Clone, Debug)]
pub struct Tried {
    pub setup: Setup,
    pub pile: Vec<Arc<Tile>>,
    pub seed: u64,
}

/// Copies of a tile that show what an expansion prints.
const COPIES: usize = 4;

/// The game of this number.
#[must_use]
pub fn deal(request: &Request, game: u32) -> Tried {
    let seed = request.seed.wrapping_mul(0x0100_0000_01b3).wrapping_add(game.into());
    let mut chance = Chance::Seeded(seed);
    let table = request.table.clone().unwrap_or_else(|| any_table(&mut chance));
    let (fewest, most) = (*request.players.start(), *request.players.end());
    let more = chance.pick(usize::from(most.saturating_sub(fewest)) + 1);
    let players = fewest + u8::try_from(more).expect("it is no more than the difference");
    let pile = request.pile.iter().cloned().chain(stand_ins(&table, &request.pile)).collect();
    let has = |component: Component| table.components.contains(component.id());
    let setup = Setup {
        choices: choices(&table, &mut chance),
        figures: FIGURES
            .iter()
            .filter(|(_, component, _)| component.is_none_or(has))
            .map(|(kind, _, count)| (*kind, *count))
            .collect(),
        farmers: true,
        players,
        start: vec![(Arc::clone(&request.start), Position::default(), Rotation::default())],
        abbey: has(component::ABBEY).then(|| Arc::new(Tile::abbey("abbey"))),
        table,
    };
    Tried { setup, pile, seed }
}

/// Each component and variant with one chance in three.
fn any_table(chance: &mut Chance) -> Chosen {
    let edition = Edition::ALL[chance.pick(Edition::ALL.len())];
    let mut table = Chosen::new(edition, component::ALL.iter().copied().filter(|_| chance.pick(3) == 0));
    let variants = Variant::ALL.iter().filter(|_| chance.pick(3) == 0);
    table.variants = variants.map(|variant| variant.id().to_owned()).collect();
    table
}

/// Figures of every player. Source: the base game and the expansions of the components.
const FIGURES: &[(FigureKind, Option<Component>, u8)] = &[
    (FigureKind::Small, None, 7),
    (FigureKind::Big, Some(component::BIG_FOLLOWER), 1),
    (FigureKind::Abbot, Some(component::ABBOT), 1),
    (FigureKind::Phantom, Some(component::PHANTOM), 1),
    (FigureKind::Wagon, Some(component::WAGON), 1),
    (FigureKind::Mayor, Some(component::MAYOR), 1),
    (FigureKind::Builder, Some(component::BUILDER), 1),
    (FigureKind::Pig, Some(component::PIG), 1),
    (FigureKind::Barn, Some(component::BARN), 1),
    (FigureKind::Shepherd, Some(component::SHEEP), 1),
    (FigureKind::Ringmaster, Some(component::RINGMASTER), 1),
];

/// Variants of the catalogue that are about the course of a game.
const VARIANTS: [(Variant, Choice); 3] = [
    (Variant::DRAGON_AFTER_SCORING, Choice::DragonAfterScoring),
    (Variant::PRINCESS_MUST, Choice::PrincessMust),
    (Variant::BAZAAR_WITHOUT_AUCTION, Choice::BazaarWithoutAuction),
];

/// Variants that the catalogue does not have: each with one chance in two.
const OTHERS: [Choice; 6] = [
    Choice::FairyOnTile,
    Choice::BarnsShareFields,
    Choice::WagonByConnection,
    Choice::EscapeAtSiege,
    Choice::FestivalFollowers,
    Choice::TwoTunnelSets,
];

fn choices(table: &Chosen, chance: &mut Chance) -> Choices {
    let named = VARIANTS.iter().filter(|(variant, _)| table.variants.contains(variant.id())).map(|(_, choice)| *choice);
    let others = OTHERS.into_iter().filter(|_| chance.pick(2) == 0);
    let parts = [Choice::King, Choice::Robber, Choice::Escape];
    named.chain(others).chain(parts).fold(Choices::default(), Choices::with)
}

/// What an expansion prints on a tile, and on what kind of part.
enum Print {
    Mark(Mark),
    Trait(Kind, Trait),
    /// A place of its own in the middle.
    Place(Kind),
    Pennants,
    Well,
    CropCircle(Kind),
    Flight(i16, i16),
    Rose(&'static str),
    Watchtower(Watched),
}

const PRINTS: &[(Component, Print)] = &[
    (component::INNS, Print::Trait(Kind::Road, Trait::Inn)),
    (component::CATHEDRALS, Print::Trait(Kind::City, Trait::Cathedral)),
    (component::TRADERS, Print::Trait(Kind::City, Trait::Cloth)),
    (component::TRADERS, Print::Trait(Kind::City, Trait::Grain)),
    (component::TRADERS, Print::Trait(Kind::City, Trait::Wine)),
    (component::DRAGON, Print::Mark(Mark::Volcano)),
    (component::DRAGON, Print::Mark(Mark::Dragon)),
    (component::MAGIC_PORTAL, Print::Mark(Mark::Portal)),
    (component::PRINCESS, Print::Trait(Kind::City, Trait::Princess)),
    (component::TOWER, Print::Place(Kind::Tower)),
    (component::MAYOR, Print::Pennants),
    (component::SHRINES, Print::Trait(Kind::Monastery, Trait::Shrine)),
    (component::CATHARS, Print::Trait(Kind::City, Trait::Besieged)),
    (component::BAZAARS, Print::Mark(Mark::Bazaar)),
    (component::HILLS, Print::Mark(Mark::Hill)),
    (component::VINEYARDS, Print::Mark(Mark::Vineyard)),
    (component::CIRCUS, Print::Mark(Mark::Circus)),
    (component::ACROBATS, Print::Place(Kind::Acrobats)),
    (component::FLIER, Print::Flight(1, 0)),
    (component::FLIER, Print::Flight(-1, -1)),
    (component::GOLD_MINES, Print::Mark(Mark::GoldMine)),
    (component::MAGE, Print::Mark(Mark::MageOrWitch)),
    (component::CROP_CIRCLES, Print::CropCircle(Kind::Road)),
    (component::CROP_CIRCLES, Print::CropCircle(Kind::City)),
    (component::CROP_CIRCLES, Print::CropCircle(Kind::Field)),
    (component::FESTIVAL, Print::Mark(Mark::Festival)),
    (component::WIND_ROSES, Print::Rose("NW")),
    (component::WIND_ROSES, Print::Rose("SE")),
    (component::DARMSTADT, Print::Trait(Kind::Monastery, Trait::Church)),
    (component::DARMSTADT, Print::Trait(Kind::City, Trait::Darmstadtium)),
    (component::MONASTERIES, Print::Trait(Kind::Monastery, Trait::Special)),
    (component::RUSSIAN_PROMOS, Print::Place(Kind::YagaHut)),
    (component::GARDENS, Print::Place(Kind::Garden)),
    (component::PIG_HERD, Print::Trait(Kind::Field, Trait::PigHerd)),
    (component::LABYRINTH, Print::Trait(Kind::Road, Trait::Labyrinth)),
    (component::WELLS, Print::Well),
    (component::WATCHTOWERS, Print::Watchtower(Watched::City)),
    (component::WATCHTOWERS, Print::Watchtower(Watched::Road)),
    (component::WATCHTOWERS, Print::Watchtower(Watched::Monastery)),
    (component::WATCHTOWERS, Print::Watchtower(Watched::Pennant)),
    (component::WATCHTOWERS, Print::Watchtower(Watched::Meeple)),
    (component::TUNNEL, Print::Trait(Kind::Road, Trait::Tunnel)),
];

fn stand_ins(table: &Chosen, base: &[Arc<Tile>]) -> Vec<Arc<Tile>> {
    let prints = PRINTS.iter().filter(|(component, _)| table.components.contains(component.id()));
    prints.zip(0..).flat_map(|((_, print), place)| copies(print, place, base)).collect()
}

/// Different tiles on which it can be printed, other ones for each print.
fn copies(print: &Print, place: usize, base: &[Arc<Tile>]) -> Vec<Arc<Tile>> {
    let can: Vec<Tile> = base.iter().filter_map(|tile| printed(print, tile)).collect();
    let picked = (0..COPIES).filter_map(|copy| can.get((place * 7 + copy * 11) % can.len().max(1)).cloned());
    picked.map(Arc::new).collect()
}

fn printed(print: &Print, tile: &Tile) -> Option<Tile> {
    let mut tile = tile.clone();
    match print {
        Print::Mark(mark) => tile.marks = tile.marks.with(*mark),
        Print::Trait(kind, printed) => {
            let fits = |segment: &&mut Segment| {
                segment.kind == *kind && (*printed != Trait::Tunnel || segment.rim.sides().count() == 1)
            };
            let segment = tile.segments.iter_mut().find(fits)?;
            segment.traits = segment.traits.with(*printed);
        }
        Print::Place(kind) => {
            tile.segments.iter().all(|segment| segment.kind != Kind::Monastery).then_some(())?;
            tile.segments.push(Segment::new(*kind, Rim::NONE));
        }
        Print::Pennants => tile.segments.iter_mut().find(|segment| segment.kind == Kind::City)?.pennants += 1,
        Print::Well => tile.segments.iter_mut().find(|segment| segment.kind == Kind::Road)?.wells += 1,
        Print::CropCircle(kind) => tile.crop_circle = Some(*kind),
        Print::Flight(x, y) => {
            tile.segments.push(Segment::new(Kind::FlyingMachine, Rim::NONE));
            tile.flight = Some((*x, *y));
        }
        Print::Rose(quarter) => tile.wind_rose = Rim::parse(quarter)?,
        Print::Watchtower(watched) => {
            let points = if *watched == Watched::Monastery { 3 } else { 1 };
            tile.watchtower = Some(Watchtower { points, watched: *watched });
        }
    }
    Some(tile)
}
