//! Words of the source language that were left in a translation.

use super::Found;
use crate::condition::Cond;
use crate::diagnostic::Code;
use crate::import::language::words;
use crate::import::tree::Kind;
use crate::reader::shorten;
use std::collections::BTreeMap;
use std::ops::Range;

/// What pages are translated from.
const SOURCE: &str = "en";
/// A word that a page has more often is one of its own.
const RARE: usize = 3;
/// Shorter ones are numbers or signs.
const SHORTEST: usize = 2;
/// Words with fewer bytes between them are one finding.
const NEAR: usize = 12;

pub fn lint(found: &mut Found<'_>) {
    let said = said(found);
    let language =
        found.languages.of(&said.iter().flat_map(|block| block.iter().map(|(_, word)| word.as_str())), SOURCE);
    let Some(language) = language.map(str::to_owned).filter(|language| language != SOURCE) else { return };
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, word) in said.iter().flatten() {
        *count.entry(word).or_default() += 1;
    }
    for block in &said {
        let foreign = |word: &str| found.languages.has(SOURCE, word) && !found.languages.has(&language, word);
        let own = block.iter().filter(|(_, word)| found.languages.has(&language, word)).count();
        let strange: Vec<_> = block.iter().filter(|(_, word)| word.len() >= SHORTEST && foreign(word)).collect();
        if strange.len() > 2 && strange.len() > own {
            let at = strange[0].0.start..strange[strange.len() - 1].0.end;
            report(at, format!("this is still in the source language ({} words)", block.len()), found);
            continue;
        }
        let is_left = |word: &str| count[word] <= RARE && !found.languages.has_similar(&language, word);
        let is_shared = |word: &str| found.table.shared_words.iter().any(|shared| shared == word);
        let mut left: Vec<Range<usize>> = Vec::new();
        for (at, _) in strange.into_iter().filter(|(_, word)| is_left(word) && !is_shared(word)) {
            match left.last_mut() {
                Some(last) if at.start - last.end <= NEAR => last.end = at.end,
                _ => left.push(at.clone()),
            }
        }
        for at in left {
            let message = format!("`{}` is in the source language", shorten(found.page.text(&at)));
            report(at, message, found);
        }
    }
}

fn report(at: Range<usize>, message: String, found: &mut Found<'_>) {
    found.warn(
        Code::FOREIGN_WORDS,
        at,
        message,
        "translate it, or add the word to `shared-words` in content/import/wica.toml if it is right",
    );
}

type Block = Vec<(Range<usize>, String)>;

/// The words of each paragraph that readers see, in lower case.
fn said(found: &Found<'_>) -> Vec<Block> {
    let page = found.page;
    let mut blocks: BTreeMap<usize, Block> = BTreeMap::new();
    let mut block = vec![0; page.tree.nodes.len()];
    for (n, node) in page.tree.nodes.iter().enumerate() {
        let begins = page.tree.element(n).is_some_and(super::super::tree::Element::is_block);
        block[n] = if begins { n } else { block[node.parent] };
        if node.kind == Kind::Text && !page.is_aside[n] && page.shown[n] != Cond::NEVER {
            let inside = |(at, word): (Range<usize>, &str)| {
                (node.at.start + at.start..node.at.start + at.end, word.to_lowercase())
            };
            let text = without_attributes(page.text(&node.at));
            blocks.entry(block[n]).or_default().extend(words(&text).map(inside));
        }
    }
    blocks.into_values().collect()
}

/// Tables have attributes without a tag: `| style="…" |`. They are left out, each byte for a space.
fn without_attributes(text: &str) -> String {
    let mut left = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("=\"") {
        let name = before.trim_end_matches(|c: char| c.is_ascii_alphanumeric() || c == '-').len();
        let (before, name) = before.split_at(name);
        let value = behind.find('"').map_or(behind.len(), |end| end + 1);
        left.push_str(before);
        left.extend(std::iter::repeat_n(' ', name.len() + 2 + value));
        rest = &behind[value..];
    }
    left.push_str(rest);
    left
}
