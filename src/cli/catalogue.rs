//! `rulesheet catalogue`: the words that a selection can be made of.

use super::args::CatalogueFormat;
use crate::catalogue::{Catalogue, Group, Id};
use serde::Serialize;
use std::fmt::Write as _;

pub fn render(catalogue: &Catalogue, format: CatalogueFormat) -> String {
    match format {
        CatalogueFormat::Json => json(catalogue),
        CatalogueFormat::Table => table(catalogue),
    }
}

#[derive(Serialize)]
struct Listing<'c> {
    editions: Vec<&'c Id>,
    expansions: Vec<ExpansionRow<'c>>,
    components: Vec<ComponentRow<'c>>,
    presets: Vec<PresetRow<'c>>,
}

#[derive(Serialize)]
struct ExpansionRow<'c> {
    id: &'c Id,
    group: Group,
    components: Vec<&'c Id>,
}

#[derive(Serialize)]
struct ComponentRow<'c> {
    id: &'c Id,
    wica: Option<&'c str>,
    expansion: &'c Id,
    group: Group,
    editions: Vec<&'c Id>,
}

#[derive(Serialize)]
struct PresetRow<'c> {
    id: &'c Id,
    selection: String,
}

fn json(catalogue: &Catalogue) -> String {
    let mut text = serde_json::to_string_pretty(&listing(catalogue)).expect("rows of texts become JSON");
    text.push('\n');
    text
}

fn listing(catalogue: &Catalogue) -> Listing<'_> {
    let component = |index: &usize| &catalogue.components[*index].id;
    let edition = |index: &usize| &catalogue.editions[*index].id;
    let expansions = catalogue.expansions.iter().map(|expansion| ExpansionRow {
        id: &expansion.id,
        group: expansion.group,
        components: expansion.components.iter().map(component).collect(),
    });
    let components = catalogue.components.iter().map(|component| ComponentRow {
        id: &component.id,
        wica: component.wica.as_deref(),
        expansion: &catalogue.expansions[component.expansion].id,
        group: catalogue.expansions[component.expansion].group,
        editions: component.editions.iter().map(edition).collect(),
    });
    let presets = catalogue.presets.iter();
    Listing {
        editions: catalogue.editions.iter().map(|edition| &edition.id).collect(),
        expansions: expansions.collect(),
        components: components.collect(),
        presets: presets.map(|p| PresetRow { id: &p.id, selection: "TODO".to_owned() }).collect(),
    }
}

fn table(catalogue: &Catalogue) -> String {
    let rows = listing(catalogue);
    let mut out = String::new();
    section(&mut out, "Editions", rows.editions.iter().map(|id| (id.as_str(), String::new())));
    for (title, group) in GROUPS {
        let members = rows.expansions.iter().filter(|row| row.group == group);
        section(&mut out, title, members.map(|row| (row.id.as_str(), parts(row))));
    }
    let variants = catalogue.variants.iter().map(|v| format!("+{}", v.id)).collect::<Vec<_>>();
    section(&mut out, "Rule variants", variants.iter().map(|word| (word.as_str(), String::new())));
    section(&mut out, "Presets", rows.presets.iter().map(|row| (row.id.as_str(), row.selection.clone())));
    out
}

const GROUPS: [(&str, Group); 4] = [
    ("Major expansions, and their components", Group::Major),
    ("Minor expansions, and their components", Group::Minor),
    ("Other expansions, and their components", Group::Other),
    ("Fan expansions, and their components", Group::Fan),
];

/// The components, unless there is a single one that is called as the expansion is.
fn parts(row: &ExpansionRow) -> String {
    match row.components.as_slice() {
        [only] if *only == row.id => String::new(),
        components => components.iter().map(|id| id.as_str()).collect::<Vec<_>>().join(" "),
    }
}

fn section<'r>(out: &mut String, title: &str, rows: impl Iterator<Item = (&'r str, String)> + Clone) {
    let Some(width) = rows.clone().map(|(id, _)| id.len()).max() else { return };
    let gap = if out.is_empty() { "" } else { "\n" };
    let _ = writeln!(out, "{gap}{title}");
    for (id, rest) in rows {
        let _ = writeln!(out, "{}", format!("  {id:width$}  {rest}").trim_end());
    }
}
