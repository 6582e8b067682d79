//! Bridges, Castles & Bazaars: bazaars.

use crate::engine::board::{Mark, Tile};
use crate::engine::component::BAZAARS;
use crate::engine::game::expansion::{Expansion, Then};
use crate::engine::game::moves::{Move, Offers};
use crate::engine::game::{Choice, Entry, Game, Phase};
use crate::engine::score::Subject;
use crate::engine::score::majority::Player;
use std::sync::Arc;

/// A tile for every player is laid out; from the left of the active player, each in turn chooses one that the others
/// can bid for. Then everybody places the tile that he or she got. Bazaars that turn up meanwhile lapse.
/// Source: Bridges, Castles & Bazaars.
pub const EXPANSION: Expansion = Expansion {
    applies: |t| t.has(BAZAARS),
    begins: |setup, extras| extras.bazaar.bought = vec![None; usize::from(setup.players)],
    happens: &[
        (Phase::Placed, see),
        (Phase::Bazaar, open),
        (Phase::OwnTileDeclined, take_bought),
        (Phase::EndTurn, |game| {
            let round = &mut game.state.extras.bazaar.round;
            *round = round.saturating_sub(1);
        }),
    ],
    goes_on: |game| game.state.extras.bazaar.round > 1,
    offers: &[(Phase::Bazaar, offer)],
    performs,
    ..Expansion::NOTHING
};

/// A bazaar, and what everybody bought there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bazaar {
    /// One is to be held at the end of this turn.
    due: bool,
    /// Turns, with the one that held it, until everybody has placed what was bought.
    round: u8,
    /// What is still to be had.
    tiles: Vec<Arc<Tile>>,
    /// Those who have no tile yet, the next one last.
    buyers: Vec<Player>,
    auction: Option<Auction>,
    /// Of each player: a tile that is still to be placed.
    bought: Vec<Option<Arc<Tile>>>,
}

/// One tile for which the players bid.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Auction {
    tile: Arc<Tile>,
    /// Who chose it.
    seller: Player,
    /// What was bid last, and by whom; nothing before the first bid.
    bid: Option<(Player, i32)>,
    /// Those who may still bid, the next one last.
    bidders: Vec<Player>,
}

/// One that turns up while what was bought at another is placed lapses.
fn see(game: &mut Game) {
    let has_mark = |tile| game.board.placed(tile).tile.marks.has(Mark::Bazaar);
    let shown = game.state.placed.is_some_and(has_mark);
    let bazaar = &mut game.state.extras.bazaar;
    bazaar.due |= shown && bazaar.round == 0;
}

/// Where there are enough tiles for everybody.
fn open(game: &mut Game) {
    if !std::mem::take(&mut game.state.extras.bazaar.due) {
        return;
    }
    let mut pile = game.state.pile.clone();
    let drawn: Option<Vec<Arc<Tile>>> = game.state.seats.iter().map(|_| pile.draw(&mut game.state.chance)).collect();
    if let Some(tiles) = drawn {
        game.state.pile = pile;
        let mut buyers: Vec<Player> = game.state.in_turn().collect();
        buyers.rotate_left(1);
        buyers.reverse();
        let bazaar = &mut game.state.extras.bazaar;
        bazaar.round = u8::try_from(buyers.len()).expect("few people play") + 1;
        (bazaar.tiles, bazaar.buyers) = (tiles, buyers);
    }
}

/// The tile that was bought is placed instead of one that is drawn, unless it fits nowhere.
fn take_bought(game: &mut Game) {
    let active = usize::from(game.state.active.0);
    let bought = game.state.extras.bazaar.bought.get_mut(active).and_then(Option::take);
    let Some(tile) = bought.filter(|tile| game.can_be_placed(tile)) else { return };
    game.state.hand = Some(tile);
}

fn offer(game: &Game, offers: &mut Offers) {
    let bazaar = &game.state.extras.bazaar;
    if let Some(auction) = &bazaar.auction {
        return offer_bids(game, auction, offers);
    }
    if let Some(buyer) = bazaar.buyers.last() {
        (offers.player, offers.must) = (*buyer, true);
        let places = 0..u8::try_from(bazaar.tiles.len()).unwrap_or(u8::MAX);
        offers.moves.extend(places.map(Move::Take));
    }
}

/// Whoever chose the tile has to say a first sum, also none; everybody else may once say a higher one that he or she
/// has. Then the chooser buys the tile at that sum, or sells it.
fn offer_bids(game: &Game, auction: &Auction, offers: &mut Offers) {
    let least = auction.bid.map_or(0, |(_, bid)| bid + 1);
    if let Some(bidder) = auction.bidders.last() {
        offers.player = *bidder;
        offers.must = auction.bid.is_none();
        let most = game.state.seat(*bidder).points.max(if offers.must { 0 } else { -1 });
        offers.moves.extend((least..=most).map(Move::Bid));
    }
    if offers.moves.is_empty() {
        offers.player = auction.seller;
        offers.must = true;
        offers.moves.push(Move::Sell);
        if auction.bid.is_some_and(|(_, bid)| game.state.seat(auction.seller).points >= bid) {
            offers.moves.push(Move::Buy);
        }
    }
}

fn performs(game: &mut Game, decision: Move) -> Option<Then> {
    let asked = game.offers.player;
    match decision {
        Move::Take(place) => choose(game, asked, place.into()),
        Move::Bid(bid) => {
            let auction = game.state.extras.bazaar.auction.as_mut()?;
            auction.bid = Some((asked, bid));
            no_more(auction, asked);
        }
        Move::Pass if game.state.phase == Phase::Bazaar => {
            no_more(game.state.extras.bazaar.auction.as_mut()?, asked);
        }
        Move::Buy => {
            let auction = game.state.extras.bazaar.auction.take()?;
            let (bidder, bid) = auction.bid?;
            pay(game, auction.seller, Some(bidder), bid);
            hand_over(game, auction.seller, auction.tile);
        }
        Move::Sell => {
            let auction = game.state.extras.bazaar.auction.take()?;
            let (bidder, bid) = auction.bid?;
            pay(game, bidder, Some(auction.seller), bid);
            hand_over(game, bidder, auction.tile);
        }
        _ => return None,
    }
    close_alone(game);
    Some(Then::Stay)
}

/// The next one, and those before who could not say more, have had their turn.
fn no_more(auction: &mut Auction, player: Player) {
    if let Some(place) = auction.bidders.iter().rposition(|one| *one == player) {
        auction.bidders.truncate(place);
    }
}

fn choose(game: &mut Game, buyer: Player, place: usize) {
    let without_auction = game.setup.choices.has(Choice::BazaarWithoutAuction);
    let bazaar = &mut game.state.extras.bazaar;
    let tile = bazaar.tiles.remove(place);
    // The last one gets the last tile for nothing.
    if without_auction || bazaar.buyers.len() == 1 {
        return hand_over(game, buyer, tile);
    }
    let mut bidders = bazaar.buyers.clone();
    bidders.retain(|bidder| *bidder != buyer);
    bidders.push(buyer);
    bazaar.auction = Some(Auction { tile, seller: buyer, bid: None, bidders });
}

/// Where nobody said more than the one who chose the tile, that sum is due to nobody.
fn close_alone(game: &mut Game) {
    let Some(auction) = &game.state.extras.bazaar.auction else { return };
    let Some((bidder, bid)) = auction.bid.filter(|(bidder, _)| *bidder == auction.seller) else { return };
    let can_bid = |player: &Player| game.state.seat(*player).points > bid;
    if auction.bidders.iter().any(can_bid) {
        return;
    }
    let tile = auction.tile.clone();
    game.state.extras.bazaar.auction = None;
    pay(game, bidder, None, bid);
    hand_over(game, bidder, tile);
}

fn pay(game: &mut Game, from: Player, to: Option<Player>, points: i32) {
    game.give(Entry { player: from, subject: Subject::BazaarPurchase, bonus: None, points: -points });
    if let Some(player) = to {
        game.give(Entry { player, subject: Subject::BazaarSale, bonus: None, points });
    }
}

fn hand_over(game: &mut Game, player: Player, tile: Arc<Tile>) {
    let bazaar = &mut game.state.extras.bazaar;
    bazaar.buyers.retain(|buyer| *buyer != player);
    bazaar.bought[usize::from(player.0)] = Some(tile);
}
