//! Conditional sentences that begin right behind a word.

use super::Found;
use crate::condition::Cond;
use crate::diagnostic::Code;
use crate::import::tree::Kind;

/// Nodes of markup at the beginning of an element.
const MARKUP: usize = 4;

pub fn lint(found: &mut Found<'_>) {
    let page = found.page;
    for (n, node) in page.tree.nodes.iter().enumerate() {
        let is_inline = page.tree.element(n).is_some_and(|element| !element.is_block());
        if !is_inline || page.own[n] == Cond::ALWAYS || page.is_aside[n] {
            continue;
        }
        let behind_a_word = page.document.text[..node.at.start].ends_with(char::is_lowercase);
        let mut inside = page.tree.inside(n).take(MARKUP);
        let first = inside.find(|inner| !matches!(page.tree.nodes[*inner].kind, Kind::Quote(_)));
        let text = first.filter(|inner| page.tree.nodes[*inner].kind == Kind::Text);
        if behind_a_word && text.is_some_and(|text| is_sentence(page.text(&page.tree.nodes[text].at))) {
            let message = "this begins a sentence right behind a word";
            found.warn(
                Code::WORDS_RUN_TOGETHER,
                node.at.clone(),
                message,
                "end the sentence before it, with a full stop and a space",
            );
        }
    }
}

/// A capital letter, a small one, and more than one word.
fn is_sentence(text: &str) -> bool {
    let mut chars = text.chars();
    let begins = chars.next().is_some_and(char::is_uppercase) && chars.next().is_some_and(|c| !c.is_uppercase());
    begins && text.split_whitespace().nth(1).is_some()
}
