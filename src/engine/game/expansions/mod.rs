//! What each expansion brings to a game that is played, a file each. None of them knows another, but for numbers that
//! two parts of one box share.

mod abbey;
mod abbot;
mod barn;
mod base_game;
mod bazaar;
mod bridges;
mod castles;
mod circus;
mod crop_circles;
mod darmstadt;
mod donkey;
mod dragon;
mod escape;
mod fairy;
mod festival;
mod flier;
mod gold_mines;
mod inns_and_cathedrals;
mod king;
mod little_buildings;
mod mage_and_witch;
mod monasteries;
mod phantom;
mod pig_herd;
mod princess;
mod sheep;
mod symbols;
mod tower;
mod traders_and_builders;
mod tunnel;
mod wagon;
mod watchtowers;
mod wind_roses;

use super::expansion::Expansion;
use super::figure::FigureId;

/// In each phase they come in this order. At moves, those who come later are asked first, so that they can take over
/// what the base game would do in the usual way.
pub const ALL: &[&Expansion] = &[
    &base_game::EXPANSION,
    &abbot::EXPANSION,
    &inns_and_cathedrals::BIG_FOLLOWER,
    &inns_and_cathedrals::SYMBOLS,
    &traders_and_builders::GOODS,
    &traders_and_builders::DOUBLE_TURN,
    &traders_and_builders::FATTENED,
    &pig_herd::EXPANSION,
    &symbols::WINE,
    &symbols::WELL,
    &symbols::SIEGE,
    &symbols::MAZE,
    &symbols::HUT,
    &symbols::CARCASSONNE,
    &symbols::GATES,
    &darmstadt::EXPANSION,
    &watchtowers::EXPANSION,
    &fairy::EXPANSION,
    &dragon::EXPANSION,
    &abbey::TILES,
    &abbey::CHIEF,
    &wagon::EXPANSION,
    &barn::EXPANSION,
    &phantom::EXPANSION,
    &circus::TENT,
    &circus::PYRAMID,
    &circus::DIRECTOR,
    &tower::EXPANSION,
    &monasteries::EXPANSION,
    &princess::PORTAL,
    &princess::LADY,
    &festival::EXPANSION,
    &flier::EXPANSION,
    &sheep::EXPANSION,
    // What was held before counts, so it comes first.
    &king::WHILE_PLAYING,
    &king::EXPANSION,
    &little_buildings::EXPANSION,
    &mage_and_witch::EXPANSION,
    &gold_mines::EXPANSION,
    &wind_roses::EXPANSION,
    &crop_circles::EXPANSION,
    &escape::EXPANSION,
    &tunnel::EXPANSION,
    &bridges::EXPANSION,
    &castles::EXPANSION,
    &bazaar::EXPANSION,
    &donkey::EXPANSION,
];

/// What the expansions remember of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// Of each player.
    pub goods: Vec<traders_and_builders::Goods>,
    pub second_turn: traders_and_builders::SecondTurn,
    pub flocks: sheep::Flocks,
    pub fairy: fairy::Fairy,
    pub donkey: donkey::Donkey,
    pub dragon: dragon::Dragon,
    pub abbeys: abbey::Abbeys,
    pub wagons: wagon::Wagons,
    /// The barn that was placed in this part of the turn.
    pub new_barn: Option<FigureId>,
    /// Of each player.
    pub bridges: Vec<u8>,
    pub castles: castles::Castles,
    pub bazaar: bazaar::Bazaar,
    pub titles: king::Titles,
    pub buildings: little_buildings::Buildings,
    pub magicians: mage_and_witch::Magicians,
    pub towers: tower::Towers,
    pub gold: gold_mines::Gold,
    pub crop_circle: crop_circles::CropCircle,
    pub big_top: circus::BigTop,
    pub tunnels: tunnel::Tunnels,
    pub flight: flier::Flight,
}
