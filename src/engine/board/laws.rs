//! Laws of the board, on boards that grew at random.

use super::tests::tile;
use super::*;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;

const TILES: [&str; 9] = [
    "city N; road W E; field EL WR; field ER SL SR WL",
    "city N; field EL ER SL SR WL WR",
    "city N W; field EL ER SL SR",
    "city N; city W; field EL ER SL SR",
    "city W E; field NL NR; field SL SR",
    "city N E W; road S; field SL; field SR",
    "road W S; field NL NR EL ER SL WR; field SR WL",
    "road N; road E; road S; road W; field WR NL; field NR EL; field ER SL; field SR WL",
    "monastery; field NL NR EL ER SL SR WL WR",
];

/// Which tile, and which of its places.
fn steps() -> impl Strategy<Value = Vec<(usize, usize)>> {
    prop::collection::vec((0..TILES.len(), 0..1000_usize), 1..40)
}

fn grow(board: &mut Board, tiles: &[Arc<Tile>], steps: &[(usize, usize)]) {
    for (kind, place) in steps {
        let places: Vec<_> = board.places_for(&tiles[*kind]).collect();
        if !places.is_empty() {
            let (position, rotation) = places[place % places.len()];
            board.place(&tiles[*kind], position, rotation);
        }
    }
}

fn grown(steps: &[(usize, usize)]) -> Board {
    let tiles = TILES.map(tile);
    let mut board = Board::default();
    board.place(&tiles[0], Position::default(), Rotation::default());
    grow(&mut board, &tiles, steps);
    board
}

/// What touches the segment across borders, found by looking at every neighbour.
fn touching(board: &Board, node: NodeId) -> Vec<NodeId> {
    let this = board.node(node);
    let beside = Side::ALL.into_iter().filter_map(|side| {
        let tile = board.at(board.position_of(node).beside(side))?;
        Some((this.reach.common(Rim::side(side)).across(), tile))
    });
    let other = |(rim, tile): (Rim, TileIndex)| {
        board.nodes(tile).filter(move |other| {
            let other = board.node(*other);
            other.kind == this.kind && other.reach.meets(rim)
        })
    };
    beside.flat_map(other).collect()
}

fn flooded(board: &Board, node: NodeId) -> BTreeSet<NodeId> {
    let mut feature = BTreeSet::from([node]);
    let mut waiting = vec![node];
    while let Some(next) = waiting.pop() {
        waiting.extend(touching(board, next).into_iter().filter(|other| feature.insert(*other)));
    }
    feature
}

/// Half sides beside which no tile lies.
fn open_halves(board: &Board, feature: &BTreeSet<NodeId>) -> i16 {
    let open = |node: &NodeId| {
        let free = Side::ALL.into_iter().filter(|side| board.at(board.position_of(*node).beside(*side)).is_none());
        free.map(|side| i16::from(board.node(*node).reach.common(Rim::side(side)).halves())).sum::<i16>()
    };
    feature.iter().map(open).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// What grew step by step is what is found by looking at all of it at once.
    #[test]
    fn features_are_what_touches(steps in steps()) {
        let board = grown(&steps);
        for node in board.tiles().flat_map(|(tile, _)| board.nodes(tile)) {
            let feature = flooded(&board, node);
            prop_assert_eq!(board.members(node).collect::<BTreeSet<_>>(), feature.clone());
            prop_assert_eq!(board.open_ends(node), open_halves(&board, &feature));
        }
    }

    /// Undoing gives back the very same board, whatever was done since.
    #[test]
    fn undoing_gives_the_same_board(before in steps(), after in steps(), bridged in any::<prop::sample::Index>()) {
        let mut board = grown(&before);
        let (copy, mark) = (board.clone(), board.mark());
        grow(&mut board, &TILES.map(tile), &after);
        let tiles: Vec<TileIndex> = board.tiles().map(|(tile, _)| tile).collect();
        let bridge = board.bridge(*bridged.get(&tiles), Side::North);
        let first = board.nodes(tiles[0]).next().expect("a segment");
        board.open(bridge, 1);
        board.link(bridge, first);
        board.undo_to(mark);
        prop_assert_eq!(board, copy);
    }

    /// Whatever is offered as a place fits with every neighbour.
    #[test]
    fn neighbours_go_together(steps in steps()) {
        let board = grown(&steps);
        for (tile, placed) in board.tiles() {
            for side in Side::ALL {
                if let Some(other) = board.at(placed.position.beside(side)) {
                    prop_assert!(board.edge(tile, side).fits(board.edge(other, side.opposite())));
                }
            }
        }
    }
}
