//! The Wind Roses.

use crate::engine::board::{Placed, Rim, Side};
use crate::engine::component::WIND_ROSES;
use crate::engine::game::expansion::Expansion;
use crate::engine::game::{Game, Phase};
use crate::engine::score::{Moment, Subject};

/// Points for a tile whose rose has the colour of the quarter in which it is placed, as seen from the first rose of
/// four colours; its rotation does not matter. Source: The Wind Roses.
pub const EXPANSION: Expansion =
    Expansion { applies: |t| t.has(WIND_ROSES), happens: &[(Phase::Placed, reward)], ..Expansion::NOTHING };

fn reward(game: &mut Game) {
    let Some(placed) = game.state.placed.map(|tile| game.board.placed(tile)) else { return };
    let rose = placed.tile.wind_rose;
    let points_to_one = rose.sides().count() == 2;
    let centre = game.board.tiles().map(|(_, placed)| placed).find(|one| one.tile.wind_rose.sides().count() == 4);
    if points_to_one && centre.is_some_and(|centre| quarter(centre, placed) == rose) {
        game.award(game.state.active, Subject::WindRose, Moment::During, &[]);
    }
}

/// In line with the rose is in no quarter.
fn quarter(centre: &Placed, placed: &Placed) -> Rim {
    let (from, to) = (centre.position, placed.position);
    let side = |is: bool, side: Side| if is { Rim::side(side) } else { Rim::NONE };
    let vertical = side(to.y < from.y, Side::North).and(side(to.y > from.y, Side::South));
    vertical.and(side(to.x < from.x, Side::West)).and(side(to.x > from.x, Side::East))
}
