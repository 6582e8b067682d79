//! `rulesheet locales preview`: every sentence that a message can become.

use crate::build;
use crate::cli::Outcome;
use crate::cli::args::{CatalogueFormat, PreviewArguments};
use crate::cli::failure::{Complaint, Failure};
use crate::cli::project::{self, Finder};
use crate::cli::terminal::{self, counted};
use crate::diagnostic::nearest;
use crate::translation::{Preview, Sentence, preview};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

pub fn run(root: &Path, arguments: &PreviewArguments) -> Result<Outcome, Failure> {
    let (tree, mut found) = project::read(root)?;
    let mut project = build::load(&tree, &mut found);
    let mut finder = Finder::default();
    let codes = project.locales.languages.iter().map(|language| language.code.as_str());
    let Some(language) = finder.find("language", &arguments.lang, codes) else { return finder.finish(&found, &tree) };
    let build::Project { catalogue, content, locales, .. } = &mut project;
    let Some(preview) = preview(catalogue, content, locales, language, &arguments.id) else {
        let ids = [language, 0].into_iter().flat_map(|language| locales.units(language).iter());
        let ids: BTreeSet<&str> = ids.map(|unit| unit.id.as_str()).collect();
        finder.complain([complaint(&arguments.lang, &arguments.id, &ids)]);
        return finder.finish(&found, &tree);
    };
    terminal::say(&match arguments.format {
        CatalogueFormat::Table => table(&preview),
        CatalogueFormat::Json => serde_json::to_string_pretty(&preview).expect("a preview becomes JSON") + "\n",
    })?;
    Ok(Outcome::Fine)
}

fn complaint(language: &str, id: &str, ids: &BTreeSet<&str>) -> Complaint {
    if ids.contains(id) {
        let fix = "`rulesheet check` tells what is wrong with it, if anything; a term has no sentence of its own";
        return Complaint { fix: Some(fix.to_owned()), ..Complaint::new(format!("`{id}` cannot be shown")) };
    }
    let fix = match nearest(id, ids.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("the messages stand in locales/{language}, each behind its name"),
    };
    Complaint { fix: Some(fix), ..Complaint::new(format!("there is no message `{}`", id.escape_debug())) }
}

fn table(preview: &Preview) -> String {
    let Preview { id, language, words, sentences, is_cut } = preview;
    let mut out = format!("{}\n", counted(sentences.len(), "sentence"));
    if words != language {
        _ = writeln!(out, "`{language}` has no message `{id}` that can be shown: these are the words of `{words}`.");
    }
    if *is_cut {
        out.push_str("There are more than these, and some of these may show in smaller selections, too.\n");
        out.push_str("Preview the messages that it inserts one by one for the rest.\n");
    }
    for sentence in sentences {
        _ = writeln!(out, "\n{}\n    {}", heading(sentence), sentence.text);
    }
    out
}

/// The selection, and the numbers where they are not today's.
fn heading(sentence: &Sentence) -> String {
    let numbers = sentence.numbers.iter().map(|(name, number)| format!("${name} = {number}"));
    let numbers = numbers.collect::<Vec<_>>().join(", ");
    if numbers.is_empty() { sentence.selection.clone() } else { format!("{}  with {numbers}", sentence.selection) }
}
