//! The one rewriting: selects on the selection become regions, so that a message is formatted once for all
//! selections.
//!
//! The variants of `{ $fairy -> [yes] … *[no] … }` follow each other, each between the markers of a region with
//! the variant's condition. The default's condition is the negation of its siblings, so for any selection exactly
//! one of them shows. Links to steps, lists and words of the source language become text with markers as well.
//! All else is left to Fluent.

use super::facts::{Choice, Facts, Key, StepLink};
use super::ftl::{Branch, Piece, write_inline};
use super::markdown;
use super::part::key;
use super::walk::{string, variable};
use crate::condition::{Circuit, Cond};
use crate::marked::{
    self, ADAPTED_CLOSE, ADAPTED_OPEN, CLOSE, Conditional, INSERT_CLOSE, INSERT_OPEN, LINK, open, region,
};
use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::BTreeSet;

/// Stands before the key of a message whose words are to be inserted in the source language.
pub(super) const REFERENCE: char = '&';

/// Rewrites the sound parts of one language.
pub(super) struct Rewriter<'r> {
    pub facts: &'r Facts,
    pub circuit: &'r mut Circuit,
    /// Keys of messages that this language lacks and the source language has.
    pub borrowed: &'r BTreeSet<String>,
}

impl Rewriter<'_> {
    pub fn pattern(&mut self, pattern: &Pattern<&str>) -> Vec<Piece> {
        pattern.elements.iter().flat_map(|element| self.element(element)).collect()
    }

    fn element(&mut self, element: &PatternElement<&str>) -> Vec<Piece> {
        match element {
            PatternElement::TextElement { value } => vec![text(value)],
            PatternElement::Placeable { expression } => self.expression(expression),
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) -> Vec<Piece> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                match variable(selector).and_then(|name| self.facts.choices.get(name)) {
                    Some(choice) => self.regions(choice, variants),
                    None => vec![self.select(selector, variants)],
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> Vec<Piece> {
        match inline {
            InlineExpression::StringLiteral { value } => vec![text(&unescape_unicode_to_string(value))],
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, arguments } if id.name == "STEP" => self.step(arguments),
            InlineExpression::FunctionReference { id, arguments } if id.name == "LIST" => vec![list(arguments)],
            InlineExpression::MessageReference { id, attribute } => {
                vec![self.reference(key(false, id.name, attribute.as_ref().map(|name| name.name)))]
            }
            _ => vec![Piece::Placeable(write_inline(inline))],
        }
    }

    fn reference(&self, key: String) -> Piece {
        if self.borrowed.contains(&key) {
            Piece::Text(format!("{INSERT_OPEN}{REFERENCE}{key}{INSERT_CLOSE}"))
        } else {
            Piece::Placeable(key)
        }
    }

    /// A select that Fluent decides: on a number or on the argument of a term.
    fn select(&mut self, selector: &InlineExpression<&str>, variants: &[Variant<&str>]) -> Piece {
        let mut branch = |variant: &Variant<&str>| Branch {
            key: key_name(variant).to_owned(),
            default: variant.default,
            value: self.pattern(&variant.value),
        };
        Piece::Select { selector: write_inline(selector), variants: variants.iter().map(&mut branch).collect() }
    }

    fn regions(&mut self, choice: &Choice, variants: &[Variant<&str>]) -> Vec<Piece> {
        let keys = self.variant_keys(choice, variants);
        let mut pieces = Vec::new();
        for (variant, key) in variants.iter().zip(keys) {
            if key.when != Cond::NEVER {
                let inner = self.pattern(&variant.value);
                pieces.extend(self.in_region(&key, inner));
            }
        }
        pieces
    }

    /// Under which condition each variant shows: the first that has the value's name, else the default.
    fn variant_keys(&mut self, choice: &Choice, variants: &[Variant<&str>]) -> Vec<Key> {
        let mut seen: BTreeSet<String> = BTreeSet::new();
        let never = |name: &str| Key { name: name.to_owned(), when: Cond::NEVER, adapted: Cond::NEVER };
        let mut named = |variant: &Variant<&str>| {
            let name = key_name(variant);
            let known = choice.keys.iter().find(|key| key.name == name && seen.insert(name.to_owned()));
            known.cloned().unwrap_or_else(|| never(name))
        };
        let mut keys: Vec<Key> = variants.iter().map(&mut named).collect();
        if let Some(default) = variants.iter().position(|variant| variant.default) {
            let others = keys.iter().enumerate().filter(|(n, _)| *n != default).map(|(_, key)| key.when);
            let any = self.circuit.or(others.collect::<Vec<_>>());
            let Key { when, adapted, .. } = keys[default];
            keys[default].when = self.circuit.not(any);
            keys[default].adapted = self.circuit.and([when, adapted]);
        }
        keys
    }

    /// The variant's words between markers; where they are an adaptation, that is marked as well. A mark stands
    /// around words only: not where a select within shows none.
    fn in_region(&mut self, key: &Key, mut inner: Vec<Piece>) -> Vec<Piece> {
        if key.adapted != Cond::NEVER {
            let words = self.shows_words(&inner);
            let adapted = self.circuit.and([key.adapted, words]);
            let start = behind_space(&mut inner);
            inner.insert(start, Piece::Text(region(adapted, &ADAPTED_OPEN.to_string())));
            inner.push(Piece::Text(region(adapted, &ADAPTED_CLOSE.to_string())));
        }
        enclosed(key.when, inner)
    }

    /// The condition under which any letter or digit shows.
    fn shows_words(&mut self, pieces: &[Piece]) -> Cond {
        let words: String = pieces.iter().map(letters_and_regions).collect();
        Conditional::parse(&words).map_or(Cond::ALWAYS, |words| words.shows(self.circuit))
    }

    /// A link where the step is on the page, else its bare label.
    fn step(&self, arguments: &CallArguments<&str>) -> Vec<Piece> {
        let id = arguments.positional.first().and_then(string).unwrap_or_default();
        let Some(StepLink { label, when, otherwise, .. }) = self.facts.steps.get(&id) else { return Vec::new() };
        let label = || match label {
            Some(label) => Piece::Text(markdown::escaped(label)),
            None => self.reference(format!("step-{id}")),
        };
        let link = [Piece::Text("[".to_owned()), label(), Piece::Text(format!("]({LINK}{id})"))];
        let mut pieces = enclosed(*when, link.into());
        pieces.extend(enclosed(*otherwise, vec![label()]));
        pieces
    }
}

/// Like [`region`], for pieces.
fn enclosed(when: Cond, mut inner: Vec<Piece>) -> Vec<Piece> {
    let empty = inner.iter().all(|piece| matches!(piece, Piece::Text(text) if text.is_empty()));
    if empty || when == Cond::NEVER {
        return Vec::new();
    }
    if when != Cond::ALWAYS {
        inner.insert(0, Piece::Text(open(when)));
        inner.push(Piece::Text(CLOSE.to_string()));
    }
    inner
}

/// The place behind the space that the pieces begin with, so that no mark begins with a space.
fn behind_space(pieces: &mut Vec<Piece>) -> usize {
    let is_space = |piece: &Piece| matches!(piece, Piece::Text(text) if text.trim().is_empty());
    let place = pieces.iter().take_while(|piece| is_space(piece)).count();
    let Some(Piece::Text(text)) = pieces.get(place) else { return place };
    let words = text.trim_start().to_owned();
    let space = text[..text.len() - words.len()].to_owned();
    pieces[place] = Piece::Text(words);
    pieces.insert(place, Piece::Text(space));
    place + 1
}

/// What only Fluent knows counts as a letter.
fn letters_and_regions(piece: &Piece) -> String {
    match piece {
        Piece::Text(text) => text.chars().filter(|c| c.is_alphanumeric() || marked::is_border(*c)).collect(),
        _ => "x".to_owned(),
    }
}

/// A line break in a message is a space.
fn text(text: &str) -> Piece {
    Piece::Text(text.replace('\n', " "))
}

fn list(arguments: &CallArguments<&str>) -> Piece {
    let id = arguments.positional.first().and_then(string).unwrap_or_default();
    let case = arguments.named.first().and_then(|named| string(&named.value));
    Piece::Text(format!("{INSERT_OPEN}{}{INSERT_CLOSE}", list_name(&id, case.as_deref())))
}

/// The name under which a list is inserted.
pub(super) fn list_name(id: &str, case: Option<&str>) -> String {
    case.map_or_else(|| id.to_owned(), |case| format!("{id}|{case}"))
}

fn key_name<'s>(variant: &Variant<&'s str>) -> &'s str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}
