//! The Princess & the Dragon: volcanoes and the dragon.

use crate::engine::board::{Mark, Position, Side};
use crate::engine::component::DRAGON;
use crate::engine::expansions::princess_and_dragon::DRAGON_STEPS;
use crate::engine::game::expansion::{Expansion, Then};
use crate::engine::game::moves::{Move, Neutral, Offers, Target};
use crate::engine::game::{Choice, Game, Phase};

/// Source: The Princess & the Dragon.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(DRAGON),
    happens: &[(Phase::Placed, erupt), (Phase::Dragon, wake_before), (Phase::LateDragon, wake_after)],
    offers: &[(Phase::Dragon, offer), (Phase::LateDragon, offer)],
    performs,
    bars: |game, _, spot| game.state.placed == Some(game.board.node(spot.node).tile) && placed_has(game, Mark::Volcano),
    // Until a volcano has lured the dragon, its tiles are set aside.
    forbids_tile: |game, tile, _, _| tile.marks.has(Mark::Dragon) && game.state.extras.dragon.at.is_none(),
    ..Expansion::NOTHING
};

/// The dragon, and the move that it makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dragon {
    pub at: Option<Position>,
    /// The tiles of the present move, the first one as well; empty while it sleeps.
    way: Vec<Position>,
}

fn placed_has(game: &Game, mark: Mark) -> bool {
    game.state.placed.is_some_and(|tile| game.board.placed(tile).tile.marks.has(mark))
}

fn erupt(game: &mut Game) {
    if placed_has(game, Mark::Volcano) {
        game.state.extras.dragon.at = game.state.placed.map(|tile| game.board.placed(tile).position);
    }
}

fn wake_before(game: &mut Game) {
    wake(game, false);
}

fn wake_after(game: &mut Game) {
    wake(game, true);
}

fn wake(game: &mut Game, after_scoring: bool) {
    let now = game.setup.choices.has(Choice::DragonAfterScoring) == after_scoring;
    let dragon = &game.state.extras.dragon;
    let way = dragon.at.filter(|_| now && placed_has(game, Mark::Dragon)).into_iter().collect();
    game.state.extras.dragon.way = way;
}

/// Each player in turn leads it one tile on, never to where it was in this move, nor to the fairy.
fn offer(game: &Game, offers: &mut Offers) {
    let way = &game.state.extras.dragon.way;
    let Some(at) = way.last().filter(|_| way.len() <= DRAGON_STEPS as usize) else { return };
    let steps = Side::ALL.map(|side| at.beside(side)).into_iter();
    let free = steps.filter(|to| game.board.at(*to).is_some() && !way.contains(to));
    offers.must = true;
    offers.player = game.state.in_turn().cycle().nth(way.len() - 1).expect("somebody plays");
    for to in free.filter(|to| game.state.extras.fairy.at != Some(*to)) {
        offers.add(Move::Lead(Neutral::Dragon, Target::At(to)));
    }
}

/// It eats whatever stands on its tile.
fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    let Move::Lead(Neutral::Dragon, Target::At(to)) = decision else { return None };
    game.state.extras.dragon.at = Some(to);
    game.state.extras.dragon.way.push(to);
    for standing in game.figures_at(to).collect::<Vec<_>>() {
        game.take_back(standing.figure);
    }
    Some(Then::Stay)
}
