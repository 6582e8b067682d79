//! Everything around a tile belongs to something, and nothing to two.

use crate::diagnostic::{Code, Diagnostic, Span};
use crate::engine::board::{Kind, Rim, Side, Tile};

/// Reports half sides that are nobody's or belong to two parts, roads and rivers that come to no field, and fields
/// beside a city that the tile does not have.
pub fn check(tile: &Tile, at: &Span, found: &mut Vec<Diagnostic>) {
    let covering = |kinds: &[Kind]| {
        let rims = tile.segments.iter().filter(|segment| kinds.contains(&segment.kind)).map(|segment| segment.rim);
        rims.fold((Rim::NONE, Rim::NONE), |(once, twice), rim| (once.and(rim), twice.and(once.common(rim))))
    };
    let (land, twice) = covering(&[Kind::City, Kind::Field]);
    let (ways, ways_twice) = covering(&[Kind::Road, Kind::River]);
    let (cities, _) = covering(&[Kind::City]);
    let whole = Side::ALL.into_iter().map(Rim::side).fold(Rim::NONE, Rim::and);
    let doubled = twice.and(ways_twice).and(cities.common(ways));
    let left = whole.without(land);
    for (rim, what) in [(left, "nothing"), (doubled, "two parts")] {
        if !rim.is_empty() {
            let message = format!("of the tile `{}`, {} belongs to {what}", tile.id, rim.half_words());
            let fix = "give every half side to one city or field, and roads and rivers to sides with fields";
            found.push(Diagnostic::error(Code::BAD_TILE, at.clone(), message).fix(fix));
        }
    }
}
