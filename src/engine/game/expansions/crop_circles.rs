//! The Crop Circles.

use crate::engine::board::Kind;
use crate::engine::component::CROP_CIRCLES;
use crate::engine::game::expansion::{Expansion, Then};
use crate::engine::game::moves::{Move, Offers, Source};
use crate::engine::game::{Game, Manner, Phase, Spot, Standing};
use crate::engine::score::majority::Player;

/// Whoever placed the tile chooses; then everybody in turn, that player last, takes a figure back from a feature of the
/// kind, or adds one where one of theirs stands. Source: The Crop Circles.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(CROP_CIRCLES),
    happens: &[(Phase::CropCircle, appear)],
    offers: &[(Phase::CropCircle, offer_choice), (Phase::CropCircleWork, offer_work)],
    performs,
    ..Expansion::NOTHING
};

/// A crop circle at work.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CropCircle {
    kind: Option<Kind>,
    removes: bool,
    /// Those who are still to act, the next one last.
    waiting: Vec<Player>,
    /// The one whose figure was moved is to confirm it.
    acted: bool,
}

fn appear(game: &mut Game) {
    let kind = game.state.placed.and_then(|tile| game.board.placed(tile).tile.crop_circle);
    game.state.extras.crop_circle = CropCircle { kind, ..CropCircle::default() };
}

fn offer_choice(game: &Game, offers: &mut Offers) {
    if game.state.extras.crop_circle.kind.is_some() {
        offers.must = true;
        offers.add(Move::CropRemoves);
        offers.add(Move::CropAdds);
    }
}

fn offer_work(game: &Game, offers: &mut Offers) {
    let circle = &game.state.extras.crop_circle;
    let Some(player) = circle.waiting.last().copied() else { return };
    offers.player = player;
    if circle.acted {
        offers.must = true;
        return offers.add(Move::Confirm);
    }
    let all = circle.waiting.iter().rev().copied();
    for player in all {
        offers.player = player;
        offer_to(game, player, offers);
        if !offers.is_empty() {
            return;
        }
    }
}

fn offer_to(game: &Game, player: Player, offers: &mut Offers) {
    let removes = game.state.extras.crop_circle.removes;
    offers.must = removes;
    for own in own_figures(game, player) {
        if removes {
            offers.add(Move::Return(own.figure, Source::CropCircle));
        } else {
            game.offer_beside(player, own.spot, offers);
        }
    }
}

/// Followers in features of the kind; those in castles are out of reach.
fn own_figures(game: &Game, player: Player) -> Vec<Standing> {
    let own = game.state.standing.iter().copied().filter(|one| one.figure.player == player);
    let fits = |one: &Standing| {
        Some(game.board.node(one.spot.node).kind) == game.state.extras.crop_circle.kind
            && one.spot.manner == Manner::Usual
            && game.is_follower(one.figure.kind)
    };
    own.filter(fits).collect()
}

impl Game {
    /// Followers from the supply that can be added where one of the player's stands.
    fn offer_beside(&self, player: Player, spot: Spot, offers: &mut Offers) {
        for rule in self.in_play.figures().iter().filter(|rule| rule.strength.is_some()) {
            if let Some(figure) = self.state.seat(player).first(player, rule.kind) {
                offers.add(Move::Deploy(figure, spot));
            }
        }
    }
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    match (game.state.phase, decision) {
        (Phase::CropCircle, Move::CropRemoves | Move::CropAdds) => {
            let mut waiting: Vec<Player> = game.state.in_turn().collect();
            waiting.rotate_left(1);
            waiting.reverse();
            let circle = &mut game.state.extras.crop_circle;
            circle.removes = decision == Move::CropRemoves;
            circle.waiting = waiting;
            Some(Then::Next)
        }
        (Phase::CropCircleWork, Move::Deploy(figure, spot)) => {
            game.put(figure, spot);
            acted(game, figure.player);
            Some(Then::Stay)
        }
        (_, Move::Return(figure, Source::CropCircle)) => {
            game.take_back(figure);
            acted(game, figure.player);
            Some(Then::Stay)
        }
        (Phase::CropCircleWork, Move::Confirm | Move::Pass) => {
            let asked = game.offers.player;
            done(game, asked);
            game.state.extras.crop_circle.acted = false;
            Some(Then::Stay)
        }
        _ => None,
    }
}

fn acted(game: &mut Game, player: Player) {
    done(game, player);
    game.state.extras.crop_circle.waiting.push(player);
    game.state.extras.crop_circle.acted = true;
}

/// The player and all who had nothing to decide before are done.
fn done(game: &mut Game, player: Player) {
    let waiting = &mut game.state.extras.crop_circle.waiting;
    if let Some(place) = waiting.iter().rposition(|one| *one == player) {
        waiting.truncate(place);
    }
}
