//! Laws of all sums, and the rules about who receives what.

use super::majority::{Figure, Piece, Player, Ties, citizens_jury, majority};
use super::quantity::Quantity::{self, Fairy, Ghosts, Pennants, Pig, Teacher, Tiles, Wainwrights};
use super::sample::{Numbers, quantities, quantities_by, sample};
use super::settle::{Feature, Person, settle_at};
use super::*;
use crate::engine::component::{self, Component, FAIRY, GHOSTS, LEIPZIG, PIG, TEACHER};
use crate::engine::oracle::Tree;
use crate::engine::table::{Chosen, Edition, Table, Variant};
use crate::engine::turn::signal::negative_points;
use proptest::prelude::*;
use std::collections::BTreeSet;

#[test]
fn ids_and_places_are_unique() {
    let all = rows();
    let ids: BTreeSet<String> = all.iter().map(|(subject, row)| row.id(*subject)).collect();
    assert_eq!(ids.len(), all.len());
    for pair in all.windows(2) {
        let [(subject, row), (next, after)] = [pair[0], pair[1]];
        assert!(subject != next || row.place < after.place, "{} and {}", row.id(subject), after.id(next));
    }
    let names: BTreeSet<&str> = Quantity::ALL.iter().map(|quantity| quantity.id()).collect();
    assert_eq!(names.len(), Quantity::ALL.len());
    assert!(Quantity::ALL.iter().all(|quantity| Quantity::find(quantity.id()) == Some(*quantity)));
}

#[test]
fn every_row_can_be_there_and_every_subject_has_rows() {
    for (subject, row) in rows().iter().copied() {
        let moments = [Moment::During, Moment::Final].map(|moment| condition(subject, row, moment));
        assert!(moments.iter().any(|tree| *tree != Tree::Leaf(false)), "{}", row.id(subject));
    }
    for subject in Subject::ALL {
        assert!(rows().iter().any(|(of, _)| of == subject), "{}", subject.id());
        assert_eq!(Subject::find(subject.id()), Some(*subject));
    }
}

/// A quantity that no row looks at would be a question without a meaning.
#[test]
fn every_quantity_is_looked_at() {
    let mut everything = [Edition::First, Edition::New].map(Chosen::everything);
    let mut plain = Chosen { variants: BTreeSet::new(), ..Chosen::everything(Edition::New) };
    let [first, new] = &mut everything;
    let mut seen = BTreeSet::new();
    for table in [first, new, &mut plain] {
        seen.extend(Subject::ALL.iter().flat_map(|subject| quantities(*subject, &mut Table::new(table))));
    }
    let derived = Quantity::ALL.iter().filter(|quantity| !quantity.follows_from().is_empty());
    seen.extend(derived);
    let unseen: Vec<&Quantity> = Quantity::ALL.iter().filter(|quantity| !seen.contains(*quantity)).collect();
    assert_eq!(unseen, [] as [&Quantity; 0]);
}

/// A table with some of the components and variants that rows ask for.
fn tables() -> impl Strategy<Value = Chosen> {
    let editions = prop::sample::select(Edition::ALL.to_vec());
    let components = prop::sample::subsequence(component::ALL.to_vec(), 0..=component::ALL.len());
    let variants = prop::sample::subsequence(Variant::ALL.to_vec(), 0..=Variant::ALL.len());
    (editions, components, variants).prop_map(|(edition, components, variants)| {
        let variants = variants.iter().map(|variant| variant.id().to_owned()).collect();
        Chosen { variants, ..Chosen::new(edition, components) }
    })
}

/// Every subject at both moments, with something to count.
fn sums(chosen: &mut Chosen, seed: u64, mut look: impl FnMut(&Rules, Subject, Moment, &Counts)) {
    let mut numbers = Numbers(seed);
    let rules = Rules::at(&mut Table::new(chosen));
    for subject in Subject::ALL {
        let counted = quantities_by(&rules, *subject, &mut Table::new(chosen));
        for moment in [Moment::During, Moment::Final] {
            look(&rules, *subject, moment, &sample(&counted, &mut numbers));
        }
    }
}

proptest! {
    #[test]
    fn items_sum_to_the_total(mut chosen in tables(), seed: u64) {
        sums(&mut chosen, seed, |rules, subject, moment, counts| {
            let breakdown = rules.score(subject, moment, counts);
            let lines: i32 = breakdown.items.iter().map(|item| item.points).sum();
            assert_eq!(breakdown.total(), lines);
            let (mut value, mut all) = (0, 0);
            for rule in rules.of(subject, moment) {
                let points = rule.worth.points(counts, value);
                all += points;
                if matches!(rule.row.stage(), Stage::Core | Stage::Modifier) {
                    value += points;
                }
            }
            assert_eq!((breakdown.value(), breakdown.total()), (value, all), "{}", subject.id());
            for item in &breakdown.items {
                let factors = item.factors(counts);
                let product: i32 = factors.iter().map(|(count, each)| count * each).sum();
                assert!(factors.is_empty() || product == item.points, "{}", item.id());
            }
        });
    }

    #[test]
    fn a_row_looks_at_what_it_says(mut chosen in tables(), seed: u64) {
        sums(&mut chosen, seed, |rules, subject, moment, counts| {
            for rule in rules.of(subject, moment) {
                let named = rule.worth.quantities();
                let named: Vec<_> = named.iter().flat_map(|q| [&[*q], q.follows_from()].concat()).collect();
                let hidden = Quantity::ALL.iter().filter(|quantity| named.contains(quantity));
                let only = hidden.fold(Counts::default(), |only, quantity| only.with(*quantity, counts.get(*quantity)));
                assert_eq!(rule.worth.points(counts, 7), rule.worth.points(&only, 7), "{}", rule.row.id(subject));
            }
        });
    }

    #[test]
    fn nothing_falls_below_zero_but_what_may(mut chosen in tables(), seed: u64) {
        sums(&mut chosen, seed, |rules, subject, moment, counts| {
            let breakdown = rules.score(subject, moment, counts);
            let may = breakdown.items.iter().any(|item| item.row.below_zero) || subject == Subject::RansomPaid;
            assert!(may || breakdown.total() >= 0, "{}: {breakdown:?} of {counts:?}", subject.id());
        });
    }

    /// What takes points from a feature in a turn is what the turn says of it.
    #[test]
    fn features_cost_something_where_the_turn_says_so(mut chosen in tables()) {
        let rules = Rules::at(&mut Table::new(&mut chosen));
        let lines = Subject::FEATURES.iter().flat_map(|feature| rules.of(*feature, Moment::During));
        let costs = lines.into_iter().any(|rule| rule.row.below_zero);
        prop_assert_eq!(costs, negative_points(&mut Table::new(&mut chosen)));
    }

    #[test]
    fn rows_that_are_there_follow_their_conditions(mut chosen in tables()) {
        let rules = Rules::at(&mut Table::new(&mut chosen));
        for (subject, row) in rows().iter().copied() {
            for moment in [Moment::During, Moment::Final] {
                let listed = rules.of(subject, moment).iter().any(|rule| rule.row.id(subject) == row.id(subject));
                let tree = condition(subject, row, moment);
                let holds = tree.holds(|question| crate::engine::Answers::answer(&mut chosen, question));
                prop_assert_eq!(listed, holds, "{}", row.id(subject));
            }
        }
    }
}

#[test]
fn triggers_follow_from_what_is_scored() {
    let of = |subject: Subject, name: &str| {
        let (_, row) = rows().iter().find(|(of, row)| *of == subject && row.name == name).expect("a row");
        let worth = (row.during)(&mut Table::new(&mut Chosen::everything(Edition::New)));
        trigger::triggers(subject, row, worth).iter().map(|trigger| trigger.id()).collect::<Vec<_>>()
    };
    assert_eq!(of(Subject::City, "tiles"), ["castle", "robber-choice", "teacher", "ringmaster"]);
    assert_eq!(of(Subject::City, "cathedral"), [] as [&str; 0]);
    assert_eq!(of(Subject::Road, "fairy"), ["robber-choice"]);
    assert_eq!(of(Subject::Field, "cities"), ["robber-choice", "teacher", "ringmaster"]);
    assert_eq!(of(Subject::FairyTurn, "point"), ["robbers"]);
    assert_eq!(of(Subject::RansomPaid, ""), [] as [&str; 0]);
    assert_eq!(of(Subject::WheelPlague, ""), [] as [&str; 0]);
    assert_eq!(of(Subject::Gold, ""), [] as [&str; 0]);
}

const A: Player = Player(0);
const B: Player = Player(1);

fn figure(player: Player, piece: Piece, on_hill: bool) -> Figure {
    Figure { player, piece, on_hill }
}

#[test]
fn majorities() {
    use Piece::{Large, Mayor, Normal};
    let check = |figures: &[(Player, Piece, bool)], pennants, ties, expected: &[Player]| {
        let figures: Vec<Figure> = figures.iter().map(|(player, piece, hill)| figure(*player, *piece, *hill)).collect();
        assert_eq!(majority(&figures, pennants, ties), expected, "{figures:?}");
    };
    check(&[], 0, Ties::Shared, &[]);
    check(&[(A, Normal, false), (B, Normal, false)], 0, Ties::Shared, &[A, B]);
    check(&[(A, Large, false), (B, Normal, false)], 0, Ties::Shared, &[A]);
    check(&[(A, Large, false), (B, Normal, false), (B, Normal, false)], 0, Ties::Shared, &[A, B]);
    // Source: reports, 89: a mayor with two coats of arms against a guard.
    check(&[(A, Mayor, false), (B, Normal, false)], 2, Ties::Shared, &[A]);
    check(&[(A, Mayor, false)], 0, Ties::Shared, &[]);
    // Hills decide ties and nothing else.
    check(&[(A, Normal, true), (B, Normal, false)], 0, Ties::AnyHill, &[A]);
    check(&[(A, Normal, true), (B, Normal, false)], 0, Ties::Shared, &[A, B]);
    check(&[(A, Normal, true), (B, Large, false)], 0, Ties::AnyHill, &[B]);
    check(&[(A, Normal, true), (B, Normal, true)], 0, Ties::AnyHill, &[A, B]);
    let two = [(A, Normal, true), (A, Normal, true), (B, Normal, true), (B, Normal, false)];
    check(&two, 0, Ties::AnyHill, &[A, B]);
    check(&two, 0, Ties::MostHills, &[A]);
    let jury = [figure(A, Large, true), figure(B, Normal, false)];
    assert_eq!(citizens_jury(&jury), [A, B]);
}

/// The totals of the players, at a table with these components.
#[track_caller]
fn receives(components: &[Component], moment: Moment, feature: &Feature, expected: &[i32]) {
    let mut chosen = Chosen::new(Edition::New, components.iter().copied());
    let settled = settle_at(&mut Table::new(&mut chosen), moment, feature);
    assert_eq!(settled.iter().map(|(_, breakdown)| breakdown.total()).collect::<Vec<_>>(), expected);
}

fn feature(subject: Subject, counts: &[(Quantity, i32)], figures: &[Figure], people: &[Person]) -> Feature {
    let (figures, people) = (figures.to_vec(), people.to_vec());
    Feature { subject, counts: Counts::of(counts), figures, citizens_jury: false, people }
}

/// Source: reports, 69.
#[test]
fn the_fairy_does_not_care_for_the_majority() {
    let figures = [figure(A, Piece::Large, false), figure(B, Piece::Normal, false)];
    let people = [Person::with(A, &[]), Person::with(B, &[(Fairy, 1)])];
    let city = feature(Subject::City, &[(Tiles, 4), (Pennants, 1)], &figures, &people);
    receives(&[FAIRY], Moment::During, &city, &[10, 3]);
    let road = feature(Subject::Road, &[(Tiles, 3)], &figures, &people);
    receives(&[FAIRY], Moment::Final, &road, &[3, 3]);
}

/// Source: reports, 89: ghosts take from those who score, each by their own figures.
#[test]
fn ghosts_take_from_each_by_their_own() {
    let figures =
        [figure(A, Piece::Normal, false), figure(B, Piece::Normal, false), figure(Player(2), Piece::Normal, false)];
    let figures = [&figures[..], &figures[..2]].concat();
    let people = [Person::with(A, &[(Ghosts, 1)]), Person::with(B, &[]), Person::with(Player(2), &[(Ghosts, 2)])];
    let city = feature(Subject::City, &[(Tiles, 3)], &figures, &people);
    receives(&[GHOSTS], Moment::During, &city, &[4, 6, 0]);
    receives(&[GHOSTS], Moment::Final, &city, &[2, 3, 0]);
}

/// Source: Traders & Builders; `JCloisterZone`, a field of two cities with one pig: 8 to 6.
#[test]
fn a_pig_serves_its_owner_in_the_majority() {
    let figures = [figure(A, Piece::Normal, false), figure(B, Piece::Normal, false)];
    let people = [Person::with(A, &[(Pig, 1)]), Person::with(B, &[])];
    let counts = [(Quantity::CompletedCities, 2)];
    receives(&[PIG], Moment::Final, &feature(Subject::Field, &counts, &figures, &people), &[8, 6]);
    let alone = feature(Subject::Field, &counts, &figures[1..], &people);
    receives(&[PIG], Moment::Final, &alone, &[0, 6]);
}

/// The teacher’s player receives the value of the feature, before ghosts are taken off. Source: The School.
#[test]
fn the_teacher_gets_as_much_as_the_feature_is_worth() {
    let people = [Person::with(A, &[(Ghosts, 2)]), Person::with(B, &[(Teacher, 1)])];
    let road = feature(Subject::Road, &[(Tiles, 5)], &[figure(A, Piece::Normal, false)], &people);
    receives(&[TEACHER, GHOSTS], Moment::During, &road, &[1, 5]);
    receives(&[TEACHER, GHOSTS], Moment::Final, &road, &[3, 0]);
}

/// Wainwrights need the majority on the road. Source: Markets of Leipzig.
#[test]
fn wainwrights_need_the_majority() {
    let figures = [figure(A, Piece::Normal, false), figure(B, Piece::Large, false)];
    let people = [Person::with(A, &[(Wainwrights, 1)]), Person::with(B, &[])];
    receives(&[LEIPZIG], Moment::During, &feature(Subject::Road, &[(Tiles, 6)], &figures, &people), &[0, 6]);
    receives(&[LEIPZIG], Moment::During, &feature(Subject::Road, &[(Tiles, 6)], &figures[..1], &people), &[12, 0]);
}

/// With the citizens’ jury everybody with a figure scores. Source: The Land Surveyors.
#[test]
fn the_citizens_jury_shares() {
    let figures = [figure(A, Piece::Normal, false), figure(B, Piece::Large, true)];
    let people = [Person::with(A, &[]), Person::with(B, &[])];
    let city = feature(Subject::City, &[(Tiles, 3)], &figures, &people);
    receives(&[], Moment::During, &city, &[0, 6]);
    receives(&[], Moment::During, &Feature { citizens_jury: true, ..city }, &[6, 6]);
}

/// A mayor wins nothing with a castle, which has no coats of arms. Source: Bridges, Castles and Bazaars.
#[test]
fn a_mayor_receives_nothing_for_a_castle() {
    let people = [Person::with(A, &[])];
    let castle =
        |piece| feature(Subject::Castle, &[(Quantity::NeighbourPoints, 6)], &[figure(A, piece, false)], &people);
    receives(&[component::CASTLES], Moment::During, &castle(Piece::Normal), &[6]);
    receives(&[component::CASTLES], Moment::During, &castle(Piece::Mayor), &[0]);
    receives(&[component::CASTLES], Moment::Final, &castle(Piece::Normal), &[0]);
}

/// Source: reports, 73.
#[test]
fn castles_score_one_another() {
    let side_by_side = [vec![1], vec![0, 2], vec![1], vec![]];
    assert_eq!(castles::score(6, &[0], &side_by_side[..2]), [Some(6), Some(6)]);
    assert_eq!(castles::score(6, &[2], &side_by_side), [Some(6), Some(6), Some(6), None]);
    assert_eq!(castles::score(6, &[], &side_by_side), [None; 4]);
    assert_eq!(castles::score(6, &[9], &side_by_side), [None; 4]);
}

/// Source: reports, 90, and `counting`.
#[test]
fn editions_count_unusual_tiles_differently() {
    use counting::{Pieces, count};
    let check = |pieces: Pieces, expected: [i32; 3]| {
        let counted = Edition::ALL.map(|edition| count(&mut Table::new(&mut Chosen::new(edition, [])), &pieces));
        assert_eq!(counted, expected, "{pieces:?}");
    };
    let none = Pieces::default();
    check(Pieces { double_tiles: 1, double_halves: 2, ..none }, [1, 2, 1]);
    check(Pieces { triangles: 2, triangle_spaces: 1, ..none }, [2, 1, 2]);
    check(Pieces { squares: 3, ..none }, [3, 3, 3]);
    // A road over one tile and two squares of a wonder. Source: Easter quiz 2024 of Carcassonne Central.
    check(Pieces { squares: 1, large_tiles: 1, large_squares: 2, ..none }, [2, 3, 2]);
    check(Pieces { leipzig_roads: 1, ..none }, [1, 1, 1]);
}
