//! `rulesheet condition`: what a condition means.

use super::args::ConditionArguments;
use super::failure::{Complaint, Failure};
use super::{Outcome, project, terminal};
use crate::catalogue::{self, Catalogue};
use crate::condition::{Cond, Count};
use crate::inspect::{self, Account, Card, Comparison};
use std::path::Path;

pub fn run(root: &Path, arguments: &ConditionArguments) -> Result<Outcome, Failure> {
    let (tree, mut found) = project::read(root)?;
    let mut catalogue = catalogue::load(&tree, &mut found);
    if let Outcome::Problems = project::report(&found, &tree) {
        return Ok(Outcome::Problems);
    }
    let texts = [Some(&arguments.condition), arguments.against.as_ref()];
    let conditions = read(texts.into_iter().flatten(), &mut catalogue)?;
    let mut told: String = texts
        .into_iter()
        .flatten()
        .zip(&conditions)
        .map(|(text, condition)| card(text, &inspect::account(*condition, &mut catalogue)).to_string())
        .collect();
    if let [one, other] = conditions[..] {
        told += &comparison(&inspect::compare([one, other], &mut catalogue));
    }
    terminal::say(&told)?;
    Ok(Outcome::Fine)
}

/// All of them, or all faults of all.
fn read<'t>(texts: impl Iterator<Item = &'t String>, catalogue: &mut Catalogue) -> Result<Vec<Cond>, Failure> {
    let (mut conditions, mut complaints) = (Vec::new(), Vec::new());
    for text in texts {
        match inspect::read_condition(text, catalogue) {
            Ok(condition) => conditions.push(condition),
            Err(faults) => complaints.extend(faults.into_iter().map(|fault| Complaint {
                message: fault.message,
                excerpt: Some((text.clone(), fault.at.bytes)),
                fix: fault.fix,
            })),
        }
    }
    if complaints.is_empty() { Ok(conditions) } else { Err(Failure::Misuse(complaints)) }
}

fn card(text: &str, account: &Account) -> Card {
    let smallest = account.smallest.as_deref().unwrap_or("there is none");
    let holds = account.count.as_ref().map_or("in too many ways to count".to_owned(), share);
    Card::new(text).row("simplified", &account.simplified).row("holds in", holds).row("smallest", smallest)
}

/// `37.5 % of all selections (3 of 8)`
fn share(Count { selections, of, share }: &Count) -> String {
    let percent = format!("{:.6}", share * 100.0);
    let percent = percent.trim_end_matches('0').trim_end_matches('.');
    format!("{percent} % of all selections ({selections} of {of})")
}

fn comparison(comparison: &Comparison) -> String {
    if comparison.are_same() {
        return "The two are the same in all selections.\n".to_owned();
    }
    let only = |which: &str, selection: &Option<String>| match selection {
        Some(selection) => format!("  only the {which} holds in `{selection}`\n"),
        None => format!("  the {which} never holds without the other\n"),
    };
    let (first, second) = (only("first", &comparison.only_first), only("second", &comparison.only_second));
    format!("The two differ.\n{first}{second}")
}
