//! `rulesheet catalogue`: the words that a selection can be made of.

use super::args::CatalogueFormat;
use super::failure::Failure;
use super::{Outcome, project, terminal};
use crate::catalogue::{self, Catalogue};
use std::path::Path;

pub fn run(root: &Path, format: CatalogueFormat) -> Result<Outcome, Failure> {
    let (tree, mut found) = project::read(root)?;
    let catalogue = catalogue::load(&tree, &mut found);
    if let Outcome::Problems = project::report(&found, &tree) {
        return Ok(Outcome::Problems);
    }
    terminal::say(&render(&catalogue, format))?;
    Ok(Outcome::Fine)
}

fn render(catalogue: &Catalogue, format: CatalogueFormat) -> String {
    let listing = catalogue.listing();
    match format {
        CatalogueFormat::Json => serde_json::to_string_pretty(&listing).expect("a listing becomes JSON") + "\n",
        CatalogueFormat::Table => listing.table(),
    }
}
