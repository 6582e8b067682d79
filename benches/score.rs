//! `cargo bench --bench score`: the time to score features with all lines, beside the time to add the same numbers up
//! by hand without any lines.
#![allow(clippy::disallowed_methods, reason = "a bench reads the clock")]

mod common;

use common::{report, side_by_side};
use rulesheet::engine::score::quantity::{HIGHWAY_TILES, Quantity};
use rulesheet::engine::score::sample::{Numbers, quantities, sample};
use rulesheet::engine::score::{Breakdown, Counts, Moment, Rules, Subject};
use rulesheet::engine::{Chosen, Table, table::Edition};
use std::hint::black_box;
use std::time::Duration;

const RUNS: usize = 21;
const FEATURES: usize = 1000;
/// Each run scores so many features in all.
const SCORES: usize = 100 * FEATURES;

fn main() {
    let mut chosen = Chosen::everything(Edition::New);
    chosen.variants.clear();
    measure("road", Subject::Road, &mut chosen, road);
    measure("city", Subject::City, &mut chosen, city);
}

/// Scores as many features as there are in a run, with and without lines.
fn measure(what: &str, subject: Subject, chosen: &mut Chosen, by_hand: fn(&Counts) -> i32) {
    let rules = Rules::at(&mut Table::new(chosen));
    let counted = quantities(subject, &mut Table::new(chosen));
    let mut numbers = Numbers(1);
    let features: Vec<Counts> = (0..FEATURES).map(|_| sample(&counted, &mut numbers)).collect();
    for counts in &features {
        assert_eq!(rules.score(subject, Moment::During, counts).total(), by_hand(counts));
    }
    let mut breakdown = Breakdown::default();
    let times = side_by_side(
        RUNS,
        || {
            again(&features, |counts| lines(&rules, &mut breakdown, subject, counts));
        },
        || again(&features, by_hand),
    );
    report(&format!("{SCORES} scores of a {what}"), times, "a sum by hand");
    println!("{:.1} million scores of a {what} in a second", per_second(times.0) / 1e6);
}

fn lines(rules: &Rules, breakdown: &mut Breakdown, subject: Subject, counts: &Counts) -> usize {
    rules.score_into(breakdown, subject, Moment::During, counts);
    black_box(breakdown).items.len()
}

fn again<T>(features: &[Counts], mut score: impl FnMut(&Counts) -> T) {
    for counts in features.iter().cycle().take(SCORES) {
        black_box(score(black_box(counts)));
    }
}

fn per_second(time: Duration) -> f64 {
    f64::from(u32::try_from(SCORES).expect("not so many")) / time.as_secs_f64()
}

/// What both have in common: watchtowers, little buildings, German castles, bathhouses, ghosts, ringmaster, fairy.
fn common_to_both(c: &Counts) -> i32 {
    use Quantity as Q;
    let towers = 2 * c.get(Q::WatchedMeeples) + c.get(Q::WatchedRoads) + 3 * c.get(Q::WatchedMonasteries);
    let towers = towers + 2 * c.get(Q::WatchedPennants) + c.get(Q::WatchedCities);
    towers - 2 * c.get(Q::Ghosts) + 2 * c.get(Q::CircusSpaces) + 3 * c.get(Q::Fairy)
}

fn additions(c: &Counts) -> i32 {
    use Quantity as Q;
    let buildings = c.get(Q::Sheds) + c.get(Q::Houses) + c.get(Q::Towers);
    buildings + 3 * c.get(Q::GermanCastles) + c.get(Q::BathhouseNumbers) - 3 * c.get(Q::Poverty)
}

fn halved(c: &Counts, value: i32) -> i32 {
    if c.get(Quantity::Witch) > 0 { (value + 1).div_euclid(2) } else { value }
}

fn road(c: &Counts) -> i32 {
    use Quantity as Q;
    let (tiles, segments) = (c.get(Q::Tiles), c.get(Q::CathedralSegments));
    let counted = if c.get(Q::Highway) > 0 { HIGHWAY_TILES } else { tiles };
    let each = 1 + c.get(Q::RoadToCathedral) + c.get(Q::Inn);
    let value = (counted + segments) * each + c.get(Q::StreetFestival) * (tiles + segments) - c.get(Q::RevoltFarmTiles);
    let value = value + c.get(Q::Wells) * (1 + c.get(Q::Inn)) + c.get(Q::Mage) * (tiles + c.get(Q::CathedralTiles));
    let value = halved(c, value) + additions(c) + c.get(Q::Signposts) * c.get(Q::SignpostTypes);
    let toll = c.get(Q::Toll) * (c.get(Q::TollFeatures) + 3 * c.get(Q::TravellerGroups));
    let wainwrights = c.get(Q::Wainwrights) * (tiles + c.get(Q::CathedralTiles));
    value * (1 + c.get(Q::Teacher)) + toll + wainwrights + common_to_both(c)
}

fn city(c: &Counts) -> i32 {
    use Quantity as Q;
    let (tiles, pennants) = (c.get(Q::Tiles), c.get(Q::Pennants));
    let counted = (tiles - c.get(Q::SlumTiles)).max(0);
    let each = 2 - c.get(Q::Siege) + c.get(Q::Cathedral);
    let value = (counted + pennants) * each + c.get(Q::SiegeToken) * pennants + 4 * c.get(Q::OneTileCity);
    let value = halved(c, value + c.get(Q::Mage) * tiles) + additions(c) + 3 * c.get(Q::Wealth);
    let value = value + 3 * c.get(Q::Darmstadtium);
    let minters = 3 * c.get(Q::Minters) * pennants;
    let gingerbread = c.get(Q::KnightsAtGingerbreadMan) * tiles;
    value * (1 + c.get(Q::Teacher)) + minters + gingerbread + common_to_both(c)
}
