//! Small expansions that bring points on a single occasion.

use crate::engine::score::quantity::Quantity::{ArrowMissed, FinalPoints, Meeples, ProtectedMeeples, UnopenedGifts};
use crate::engine::score::row::{Kind::Core, Kind::Figure, Kind::Tile, Receives::Each, Receives::Owner, Row, Worth};
use crate::engine::score::subject::Subject::{
    Arrow, CatapultCatch, CatapultTarget, GiftPayout, GiftSweeper, Gifts, ProtectionPlaced, ProtectionStanding, Revolt,
    SpielDoch, WindRose,
};
use crate::engine::table::Variant;

pub const ROWS: &[Row] = &[
    // In the right quarter. Source: The Wind Roses.
    Row::single(&[WindRose], Tile).during(|_| Worth::Fixed(3)),
    // In the right order, by the variant; by the basic rules it brings nothing. Source: Spiel Doch! 2/2018.
    Row::single(&[SpielDoch], Tile).part_if(|t| t.variant(Variant::SPIEL_DOCH_IN_ORDER)).during(|_| Worth::Fixed(5)),
    // An arrow whose action is not carried out. Source: 20th Anniversary Expansion.
    Row::single(&[Arrow], Tile).during(|_| Worth::Sum(&[(2, ArrowMissed)])),
    // For each protected meeple on a feature of the kind. Source: The Peasant Revolts.
    Row::single(&[Revolt], Figure).to(Each).during(|_| Worth::Sum(&[(2, ProtectedMeeples)])),
    // Protection, when the meeple is placed and later. Source: the same.
    Row::single(&[ProtectionPlaced], Figure).during(|_| Worth::Fixed(-4)).may_fall_below_zero(),
    Row::single(&[ProtectionStanding], Figure).during(|_| Worth::Fixed(-2)).may_fall_below_zero(),
    // An unfinished road as after the game, whoever holds it. Source: The Gifts.
    Row::single(&[GiftSweeper], Core).during(|_| Worth::Sum(&[(1, FinalPoints)])),
    // All meeples of the feature, the one that is taken back among them. Source: the same.
    Row::single(&[GiftPayout], Core).during(|_| Worth::Sum(&[(2, Meeples)])),
    // Cards that were not opened. Source: the same.
    Row::single(&[Gifts], Core).to(Owner).after(|_| Worth::Sum(&[(2, UnopenedGifts)])),
    // The nearest token; the catcher or the shooter. Source: The Catapult.
    Row::single(&[CatapultTarget], Core).to(Owner).during(|_| Worth::Fixed(5)),
    Row::single(&[CatapultCatch], Core).to(Owner).during(|_| Worth::Fixed(5)),
];
