//! `total-differs`: the rows of a feature, added up as the page lists them, give another total than the engine.

use super::feature::{Feature, Of, Try};
use super::sides::{Side, Sides, told};
use crate::catalogue::{Catalogue, Selection};
use crate::content::scoring::{Stage, Subject};
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::score::sample::{Numbers, quantities_by};
use crate::engine::score::{self, Moment, Rules, Subject as Scored};
use crate::engine::{Chosen, Table};

const FEATURES: usize = 100;
const SEED: u64 = 2021;

/// At a table with everything, for each edition, without and with variants.
pub fn check(sides: &Sides, catalogue: &Catalogue) -> Vec<Diagnostic> {
    let mut found: Vec<Diagnostic> = Vec::new();
    for selection in tables(catalogue) {
        let mut chosen = Chosen::of(catalogue, &selection);
        let rules = Rules::at(&mut Table::new(&mut chosen));
        for subject in &sides.scoring.subjects {
            let Some(scored) = Scored::find(subject.id.as_str()) else { continue };
            for moment in 0..2 {
                let quantities = quantities_by(&rules, scored, &mut Table::new(&mut chosen));
                let values = selection.evaluate(catalogue);
                let worth = score::Worth::Nothing;
                let table = Try { selection: selection.clone(), values, worth, quantities, catalogue };
                let fault = of_subject(sides, subject, scored, moment, (&rules, &table));
                found.extend(fault.filter(|fault| !found.iter().any(|known| known.message == fault.message)));
            }
        }
    }
    found
}

fn tables(catalogue: &Catalogue) -> Vec<Selection> {
    let with = |edition, variants: bool| Selection {
        edition,
        components: vec![true; catalogue.components.len()],
        variants: vec![variants; catalogue.variants.len()],
    };
    (0..catalogue.editions.len()).flat_map(|edition| [with(edition, false), with(edition, true)]).collect()
}

fn of_subject(
    sides: &Sides,
    subject: &Subject,
    scored: Scored,
    moment: usize,
    (rules, table): (&Rules, &Try),
) -> Option<Diagnostic> {
    let of_subject = |side: &&Side| side.subject.id == subject.id && side.shows(moment, &table.values);
    let rows: Vec<&Side> = sides.rows.iter().filter(of_subject).collect();
    let mut numbers = Numbers(SEED);
    let mut features = std::iter::repeat_with(|| table.feature(&mut numbers)).take(FEATURES);
    let differs = |feature: &Feature| {
        let there = rules.score(scored, Moment::ALL[moment], &feature.counts).total();
        let here = total(&rows, moment, table, feature);
        (here != Some(i64::from(there))).then_some((here, there))
    };
    let (here, there) = features.find_map(|feature| differs(&feature))?;
    let here = here.map_or_else(|| "no number".to_owned(), |here| here.to_string());
    let edition = &table.catalogue.editions[table.selection.edition].id;
    let variants = if table.selection.variants.contains(&true) { "and all variants" } else { "and no variant" };
    let message = format!("the rows of `{}` {} add up to another total than the engine's", subject.id, told(moment));
    let fault = Diagnostic::error(Code::TOTAL_DIFFERS, subject.at.clone(), message);
    let with = format!("`{edition}` with all components {variants}");
    Some(fault.fix(format!("to {here} instead of {there}, in {with}: look at what is reported of its rows")))
}

/// Core and modifiers make up the value that later rows look at.
fn total(rows: &[&Side], moment: usize, table: &Try, feature: &Feature) -> Option<i64> {
    let (mut value, mut total) = (0, 0);
    for side in rows {
        let so_far = Feature { counts: feature.counts.clone(), value };
        let formula = &side.row.worth[moment].as_ref()?.formula;
        let points = formula.evaluate(&mut Of { feature: &so_far, table }).ok()?;
        total += points;
        if matches!(side.row.stage, Stage::Core | Stage::Modifier) {
            value += i32::try_from(points).ok()?;
        }
    }
    Some(total)
}
