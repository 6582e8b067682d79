//! Small expansions of which the board shows nothing but symbols that count.

use super::base_game::number;
use crate::engine::board::{Kind, Mark, Trait};
use crate::engine::component::{CATHARS, CITY_GATES, COUNT, LABYRINTH, RUSSIAN_PROMOS, VINEYARDS, WELLS};
use crate::engine::game::expansion::{Counting, Expansion};
use crate::engine::game::{Game, Scene};
use crate::engine::score::{Quantity, Subject};

/// Vineyards around a monastery or garden. Source: Hills & Sheep.
pub const WINE: Expansion = Expansion {
    applies: |t| t.has(VINEYARDS),
    counts: |game, scene, counting| {
        if matches!(scene.subject, Subject::Monastic | Subject::Garden) {
            counting.add(Quantity::Vineyards, number(around(game, scene, Mark::Vineyard)));
        }
    },
    ..Expansion::NOTHING
};

fn around(game: &Game, scene: &Scene, mark: Mark) -> usize {
    let spaces = game.board().position_of(scene.node).around();
    let tiles = spaces.filter_map(|space| game.board().at(space));
    tiles.filter(|tile| game.board().placed(*tile).tile.marks.has(mark)).count()
}

/// Wells on roads. Source: The Wells (fan expansion).
pub const WELL: Expansion = Expansion {
    applies: |t| t.has(WELLS),
    counts: |game, scene, counting| {
        let wells = game.board().printed(scene.node).map(|segment| i32::from(segment.wells)).sum();
        counting.add(Quantity::Wells, wells);
    },
    ..Expansion::NOTHING
};

/// A besieged city, and fields at one. Source: The Cathars.
pub const SIEGE: Expansion = Expansion { applies: |t| t.has(CATHARS), counts: sieges, ..Expansion::NOTHING };

fn sieges(game: &Game, scene: &Scene, counting: &mut Counting) {
    let board = game.board();
    if board.node(scene.node).kind == Kind::Field {
        let cities = board.cities_at(scene.node).into_iter();
        let besieged = cities.filter(|city| board.is_complete(*city) && board.has(*city, Trait::Besieged));
        counting.add(Quantity::BesiegedCities, number(besieged.count()));
    } else {
        counting.set(Quantity::Siege, board.has(scene.node, Trait::Besieged));
    }
}

/// Figures on the network of a labyrinth. Source: The Labyrinth.
pub const MAZE: Expansion = Expansion {
    applies: |t| t.has(LABYRINTH),
    counts: |game, scene, counting| {
        if scene.subject == Subject::Road && game.board().has(scene.node, Trait::Labyrinth) {
            let followers = scene.figures.iter().filter(|standing| game.is_follower(standing.figure.kind));
            counting.add(Quantity::LabyrinthMeeples, number(followers.count()));
        }
    },
    ..Expansion::NOTHING
};

/// Baba Yaga's hut is worth most where it stands alone. Source: the Russian promotional tiles.
pub const HUT: Expansion = Expansion {
    applies: |t| t.has(RUSSIAN_PROMOS),
    counts: |game, scene, counting| {
        if scene.subject == Subject::BabaYaga {
            let taken = game.board().tiles_around(game.board().position_of(scene.node));
            counting.add(Quantity::EmptySpaces, 8 - number(taken));
        }
    },
    ..Expansion::NOTHING
};

/// The City of Carcassonne is a completed city for every field that touches it. Source: The Count of Carcassonne.
pub const CARCASSONNE: Expansion = Expansion {
    applies: |t| t.has(COUNT),
    counts: |game, scene, counting| {
        let board = game.board();
        let is_field = board.node(scene.node).kind == Kind::Field;
        let mut tiles = board.tiles_of(scene.node).into_iter();
        let touches = is_field && tiles.any(|tile| board.placed(tile).tile.marks.has(Mark::Quarter));
        counting.set(Quantity::CompletedCities, touches);
    },
    ..Expansion::NOTHING
};

/// A city of one tile with gates all around counts as one of two tiles. Source: The City Gates.
pub const GATES: Expansion = Expansion {
    applies: |t| t.has(CITY_GATES),
    counts: |game, scene, counting| {
        if game.board().has(scene.node, Trait::FourPoints) {
            counting.set(Quantity::OneTileCity, true);
            counting.add(Quantity::Tiles, -1);
        }
    },
    ..Expansion::NOTHING
};
