//! Messages, and what leads to them.

use super::card::Card;
use super::find::Question;
use crate::locale::{Fragment, Locales};
use crate::page::Resolved;

pub fn cards(question: &mut Question<'_>, pages: &[Resolved]) -> Vec<Card> {
    let (locales, id) = (&question.project.locales, question.id);
    let mut cards = Vec::new();
    for language in [question.language, 0] {
        let Some((_, at)) = locales.outline(language, id) else { continue };
        let card = Card::new(format!("message `{id}` ({})", locales.languages[language].code));
        let card = card.row("stands at", question.place(at)).rows("inserted by", inserting(locales, language, id));
        cards.push(card.rows("shown by", showing(locales, language, id, pages)));
        break;
    }
    cards
}

/// The messages that insert it directly.
fn inserting(locales: &Locales, language: usize, id: &str) -> Vec<String> {
    let keys = locales.keys(language);
    keys.filter(|key| locales.outline(language, key).is_some_and(|(inner, _)| inserts(inner, id)))
        .map(str::to_owned)
        .collect()
}

fn inserts(fragments: &[Fragment], id: &str) -> bool {
    fragments.iter().any(|fragment| match fragment {
        Fragment::Message(key) => key == id || key.split('.').next() == Some(id),
        Fragment::Select(select) => select.branches.iter().any(|branch| inserts(&branch.inner, id)),
        _ => false,
    })
}

/// The records that show it, by themselves or by what their words insert.
fn showing(locales: &Locales, language: usize, id: &str, pages: &[Resolved]) -> Vec<String> {
    let mut leading = vec![id.to_owned()];
    let mut done = 0;
    while let Some(next) = leading.get(done).cloned() {
        done += 1;
        for key in inserting(locales, language, &next) {
            if !leading.contains(&key) {
                leading.push(key);
            }
        }
    }
    let records = pages.iter().flat_map(Resolved::records);
    let shown = records.filter(|record| leading.iter().any(|key| *key == record.id.as_str()));
    shown.map(|record| record.id.to_string()).collect()
}
