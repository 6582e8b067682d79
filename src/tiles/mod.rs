//! Sets of tiles from `content/tiles`: what is on each tile, how often there is one. Start at [`TileSets::load`].
//! May name: `diagnostic`, `engine`, `reader`, `tree`.

mod part;
mod rim;

use crate::diagnostic::{Code, Diagnostic};
use crate::engine::board::{Mark, Tile};
use crate::reader::{Fields, Source, shorten};
use crate::tree::InputTree;
use std::collections::BTreeMap;
use std::sync::Arc;

const FOLDER: &str = "content/tiles";

/// All sets, by the names of their files.
#[derive(Clone, Debug, Default)]
pub struct TileSets(pub BTreeMap<String, TileSet>);

/// A set of tiles.
#[derive(Clone, Debug, Default)]
pub struct TileSet {
    /// Each kind of tile with the number of its copies.
    pub tiles: Vec<(Arc<Tile>, usize)>,
    /// One copy of this lies on the table at the beginning; it is counted in `tiles`.
    pub start: Option<Arc<Tile>>,
}

impl TileSets {
    /// Reads all sets; every fault is reported, and a tile with a fault is left out.
    #[must_use]
    pub fn load(tree: &InputTree, found: &mut Vec<Diagnostic>) -> Self {
        let sets = tree.below(FOLDER).filter_map(|(path, bytes)| {
            let name = path.strip_prefix(FOLDER)?.trim_start_matches('/').strip_suffix(".toml")?;
            let source = Source::open(path, bytes, found)?;
            Some((name.to_owned(), read(source.table(found), found)))
        });
        Self(sets.collect())
    }
}

impl TileSet {
    /// Every copy of every tile but the one that lies there already.
    #[must_use]
    pub fn pile(&self) -> Vec<Arc<Tile>> {
        let copies = |(tile, count): &(Arc<Tile>, usize)| {
            let lies_there = self.start.as_ref().is_some_and(|start| start.id == tile.id);
            std::iter::repeat_n(Arc::clone(tile), count.saturating_sub(lies_there.into())).collect::<Vec<_>>()
        };
        self.tiles.iter().flat_map(copies).collect()
    }

    /// How many tiles there are in all.
    #[must_use]
    pub fn count(&self) -> usize {
        self.tiles.iter().map(|(_, count)| count).sum()
    }
}

fn read(mut fields: Fields, found: &mut Vec<Diagnostic>) -> TileSet {
    let mut set = TileSet::default();
    let at = fields.at_key("count");
    let told = fields.take_number("count", found);
    let faults = found.len();
    for tile in fields.take_tables("tile", found) {
        read_tile(tile, &mut set, found);
    }
    let counted = i64::try_from(set.count()).unwrap_or(i64::MAX);
    let wrong = told.filter(|told| *told != counted && found.len() == faults);
    if let (Some(told), Some(at)) = (wrong, at) {
        let message = format!("there are {counted} tiles, not {told}");
        let fix = "mend the number, or the copies of the tile that is counted wrongly";
        found.push(Diagnostic::error(Code::BAD_TILE, at, message).fix(fix));
    }
    fields.finish(found);
    set
}

/// More of one tile are a mistake.
const MOST_COPIES: i64 = 100;

fn read_tile(mut fields: Fields, set: &mut TileSet, found: &mut Vec<Diagnostic>) {
    let (faults, at) = (found.len(), fields.at());
    let id = fields.need_id("id", found);
    let copies = fields.take_number("copies", found).unwrap_or(1);
    let starts = fields.take_bool("start", found).unwrap_or(false);
    let texts = fields.take_texts("parts", found);
    let marks = fields.take_texts("marks", found);
    fields.finish(found);
    let Some(id) = id else { return };
    let mut tile = Tile::new(id.value.as_str(), part::parts(&texts, found));
    for mark in &marks {
        if let Some(known) = Mark::find(&mark.value) {
            tile.marks = tile.marks.with(known);
        } else {
            let message = format!("there is no mark `{}`", shorten(&mark.value));
            let known = Mark::ALL.iter().map(|mark| mark.id());
            found.push(Diagnostic::error(Code::BAD_TILE, mark.at.clone(), message).suggest(&mark.value, known));
        }
    }
    rim::check(&tile, &at, found);
    if !(1..=MOST_COPIES).contains(&copies) {
        let message = format!("{copies} is no number of copies");
        found.push(Diagnostic::error(Code::BAD_TILE, at.clone(), message).fix("write a number from 1 to 100"));
    }
    if set.tiles.iter().any(|(other, _)| other.id == tile.id) {
        let message = format!("there is a second tile `{}`", tile.id);
        found.push(Diagnostic::error(Code::BAD_TILE, at, message).fix("give it another id, or add up the copies"));
    }
    if found.len() == faults {
        let tile = Arc::new(tile);
        set.start = if starts { Some(Arc::clone(&tile)) } else { set.start.take() };
        set.tiles.push((tile, usize::try_from(copies).expect("it is from 1 to 100")));
    }
}

#[cfg(test)]
mod tests;
