//! What lies on the table before a game begins.

use super::figure::FigureKind;
use super::option::Choices;
use crate::engine::board::{Position, Rotation, Tile};
use crate::engine::table::Chosen;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What lies on the table, and how it is played.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Components, edition, and variants about points.
    pub table: Chosen,
    pub choices: Choices,
    /// Figures of each kind for every player.
    pub figures: BTreeMap<FigureKind, u8>,
    /// Fields can be occupied.
    pub farmers: bool,
    /// From 1 to 8.
    pub players: u8,
    /// The tiles that lie there at the beginning.
    pub start: Vec<(Arc<Tile>, Position, Rotation)>,
    /// The abbey, where it is played with.
    pub abbey: Option<Arc<Tile>>,
}
