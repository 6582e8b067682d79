//! What each expansion brings to the sums, a file each. None of them knows another.

mod abbey_and_mayor;
mod abbot;
mod base_game;
mod bathhouses;
mod bets;
mod bridges_castles_bazaars;
mod cathars;
mod city_gates;
mod count_king_and_robber;
mod darmstadt;
mod easter;
mod fortune_teller;
mod fruit_trees;
mod german_castles;
mod german_cathedrals;
mod gingerbread_man;
mod gold_mines;
mod hills_and_sheep;
mod inns_and_cathedrals;
mod labyrinth;
mod land_surveyors;
mod leipzig;
mod little_buildings;
mod mage_and_witch;
mod messages;
mod mists_over_carcassonne;
mod monasteries;
mod obelisk;
mod occasions;
mod pig_herd;
mod porxada;
mod princess_and_dragon;
mod robbers;
mod russian_promos;
mod school;
mod signposts;
mod tollkeepers;
mod tower;
mod traders_and_builders;
mod under_the_big_top;
mod watchtowers;
mod wells;
mod wheel_of_fortune;
mod wonders_of_humanity;

use super::row::Row;

/// The rows of all expansions. Their order has no meaning.
pub const ALL: &[&[Row]] = &[
    abbey_and_mayor::ROWS,
    abbot::ROWS,
    base_game::ROWS,
    bathhouses::ROWS,
    bets::ROWS,
    bridges_castles_bazaars::ROWS,
    cathars::ROWS,
    city_gates::ROWS,
    count_king_and_robber::ROWS,
    darmstadt::ROWS,
    easter::ROWS,
    fortune_teller::ROWS,
    fruit_trees::ROWS,
    german_castles::ROWS,
    german_cathedrals::ROWS,
    gingerbread_man::ROWS,
    gold_mines::ROWS,
    hills_and_sheep::ROWS,
    inns_and_cathedrals::ROWS,
    labyrinth::ROWS,
    land_surveyors::ROWS,
    leipzig::ROWS,
    little_buildings::ROWS,
    mage_and_witch::ROWS,
    messages::ROWS,
    mists_over_carcassonne::ROWS,
    monasteries::ROWS,
    obelisk::ROWS,
    occasions::ROWS,
    pig_herd::ROWS,
    porxada::ROWS,
    princess_and_dragon::ROWS,
    robbers::ROWS,
    russian_promos::ROWS,
    school::ROWS,
    signposts::ROWS,
    tollkeepers::ROWS,
    tower::ROWS,
    traders_and_builders::ROWS,
    under_the_big_top::ROWS,
    watchtowers::ROWS,
    wells::ROWS,
    wheel_of_fortune::ROWS,
    wonders_of_humanity::ROWS,
];
