//! The Darmstadt promotional tiles: the church and the Darmstadtium.

use crate::engine::board::Trait;
use crate::engine::component::DARMSTADT;
use crate::engine::game::expansion::{Counting, Expansion};
use crate::engine::game::{Game, Scene};
use crate::engine::score::Quantity;
use crate::engine::score::majority::Player;

/// Source: the Darmstadt tiles.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(DARMSTADT),
    counts: |game, scene, counting| {
        counting.set(Quantity::Darmstadtium, game.board().has(scene.node, Trait::Darmstadtium));
    },
    own,
    ..Expansion::NOTHING
};

/// Whoever has most followers on the church's tile and around it; in a tie everybody with as many.
fn own(game: &Game, scene: &Scene, player: Player, own: &mut Counting) {
    if !game.board().has(scene.node, Trait::Church) {
        return;
    }
    let around = |player: Player| {
        let spaces = game.board().position_of(scene.node).and_around();
        let figures = spaces.flat_map(|space| game.figures_at(space));
        figures.filter(|one| one.figure.player == player && game.is_follower(one.figure.kind)).count()
    };
    let most = game.state().in_turn().map(around).max().unwrap_or(0);
    own.set(Quantity::ChurchMajority, most > 0 && around(player) == most);
}
