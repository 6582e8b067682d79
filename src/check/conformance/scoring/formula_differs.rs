//! `formula-differs`: the formula of a row gives another number than the engine.

use super::feature::{Feature, Try, tries};
use super::sides::{Side, Sides, told};
use crate::catalogue::Catalogue;
use crate::content::scoring::Worth;
use crate::diagnostic::{Code, Diagnostic};
use crate::engine::score::sample::Numbers;
use rayon::prelude::*;

/// Features that are tried at each table; before them all that there can be, if these are no more.
const FEATURES: usize = 1000;
/// The same features in every run.
const SEED: u64 = 2014;

/// One report for each row and moment.
pub fn check(sides: &Sides, catalogue: &Catalogue) -> Vec<Diagnostic> {
    let pairs: Vec<_> = sides.pairs().flat_map(|pair| [0, 1].map(|moment| (pair, moment))).collect();
    let found = pairs.par_iter().filter_map(|((side, engine), moment)| {
        let formula = side.row.worth[*moment].as_ref()?;
        let tries = tries(side, *engine, *moment, catalogue);
        tries
            .iter()
            .find_map(|table| Some((differs(table, formula)?, table)))
            .map(|(feature, table)| report(side, *moment, formula, table, &table.shrink(formula, feature)))
    });
    found.collect()
}

fn differs(table: &Try, formula: &Worth) -> Option<Feature> {
    let mut numbers = Numbers(SEED);
    let few = table.all(FEATURES, &mut numbers);
    let random = std::iter::repeat_with(|| table.feature(&mut numbers)).take(FEATURES);
    few.into_iter().chain(random).find(|feature| {
        let (here, there) = table.both(formula, feature);
        here != Some(there)
    })
}

fn report(side: &Side, moment: usize, formula: &Worth, table: &Try, feature: &Feature) -> Diagnostic {
    let selection = table.selection.to_text(table.catalogue);
    let message = format!("`{}` {} is worth another number in the engine", side.line.id, told(moment));
    let fault = Diagnostic::error(Code::FORMULA_DIFFERS, formula.at.clone(), message);
    fault.fix(format!("the smallest feature that shows it, in `{selection}`:\n{}", drawn(table, formula, feature)))
}

/// A small table: what was counted, then the two results.
fn drawn(table: &Try, formula: &Worth, feature: &Feature) -> String {
    let (here, there) = table.both(formula, feature);
    let named = formula.formula.quantities();
    let is_value_named = named.iter().any(|name| name.text == "value");
    let mut columns: Vec<(String, String)> = table
        .looked_at(formula)
        .into_iter()
        .map(|quantity| (quantity.id().to_owned(), feature.counts.get(quantity).to_string()))
        .collect();
    columns.extend(is_value_named.then(|| ("value".to_owned(), feature.value.to_string())));
    columns.push(("formula".to_owned(), here.map_or_else(|| "none".to_owned(), |points| points.to_string())));
    columns.push(("engine".to_owned(), there.to_string()));
    let row = |cell: fn(&(String, String)) -> &str| {
        let cells = columns.iter().map(|column| {
            let width = column.0.len().max(column.1.len());
            format!("{:>width$}", cell(column))
        });
        cells.collect::<Vec<_>>().join(" | ")
    };
    format!("{}\n{}", row(|column| &column.0), row(|column| &column.1))
}
