//! What each expansion brings to the turn, a file each. None of them knows another.

pub mod abbey_and_mayor;
pub mod abbot;
pub mod anniversary_20;
pub mod base_game;
pub mod bathhouses;
pub mod bets;
pub mod bridges_castles_bazaars;
pub mod catapult;
pub mod cathars;
pub mod count_king_and_robber;
pub mod crop_circles;
pub mod darmstadt;
pub mod drawbridges;
pub mod easter;
pub mod ferries;
pub mod festival;
pub mod flier;
pub mod fortune_teller;
pub mod fruit_trees;
pub mod gifts;
pub mod gingerbread_man;
pub mod gold_mines;
pub mod hills_and_sheep;
pub mod inns_and_cathedrals;
pub mod land_surveyors;
pub mod leipzig;
pub mod little_buildings;
pub mod mage_and_witch;
pub mod messages;
pub mod mists_over_carcassonne;
pub mod peasant_revolts;
pub mod phantom;
pub mod plague;
pub mod porxada;
pub mod princess_and_dragon;
pub mod robbers;
pub mod russian_promos;
pub mod school;
pub mod spell_circles;
pub mod spiel_doch;
pub mod tiles_of_your_own;
pub mod tollkeepers;
pub mod tower;
pub mod traders_and_builders;
pub mod tunnel;
pub mod under_the_big_top;
pub mod watchtowers;
pub mod wheel_of_fortune;
pub mod wind_roses;
pub mod wonders_of_humanity;

use super::turn::expansion::Expansion;

/// All expansions, the base game among them. Their order has no meaning.
pub const ALL: &[Expansion] = &[
    abbey_and_mayor::EXPANSION,
    abbot::EXPANSION,
    anniversary_20::EXPANSION,
    base_game::EXPANSION,
    bathhouses::EXPANSION,
    bets::EXPANSION,
    bridges_castles_bazaars::EXPANSION,
    catapult::EXPANSION,
    cathars::EXPANSION,
    count_king_and_robber::EXPANSION,
    crop_circles::EXPANSION,
    darmstadt::EXPANSION,
    drawbridges::EXPANSION,
    easter::EXPANSION,
    ferries::EXPANSION,
    festival::EXPANSION,
    flier::EXPANSION,
    fortune_teller::EXPANSION,
    fruit_trees::EXPANSION,
    gifts::EXPANSION,
    gingerbread_man::EXPANSION,
    gold_mines::EXPANSION,
    hills_and_sheep::EXPANSION,
    inns_and_cathedrals::EXPANSION,
    land_surveyors::EXPANSION,
    leipzig::EXPANSION,
    little_buildings::EXPANSION,
    mage_and_witch::EXPANSION,
    messages::EXPANSION,
    mists_over_carcassonne::EXPANSION,
    peasant_revolts::EXPANSION,
    phantom::EXPANSION,
    plague::EXPANSION,
    porxada::EXPANSION,
    princess_and_dragon::EXPANSION,
    robbers::EXPANSION,
    russian_promos::EXPANSION,
    school::EXPANSION,
    spell_circles::EXPANSION,
    spiel_doch::EXPANSION,
    tiles_of_your_own::EXPANSION,
    tollkeepers::EXPANSION,
    tower::EXPANSION,
    traders_and_builders::EXPANSION,
    tunnel::EXPANSION,
    under_the_big_top::EXPANSION,
    watchtowers::EXPANSION,
    wheel_of_fortune::EXPANSION,
    wind_roses::EXPANSION,
    wonders_of_humanity::EXPANSION,
];
