//! From the files of a language to its [`Messages`].

use super::contain::contain;
use super::facts::Facts;
use super::file::File;
use super::ftl::{count_placeables, write_pattern};
use super::lint::{Names, TermUse, Uses, lint};
use super::literal::{counts, literals, openings};
use super::messages::{Defined, Messages};
use super::order::order;
use super::outline::outline;
use super::part::{self, Part, Parts};
use super::rewrite::Rewriter;
use crate::condition::Circuit;
use crate::diagnostic::{Code, Diagnostic};
use std::collections::{BTreeMap, BTreeSet};
use unic_langid::LanguageIdentifier;

/// Fluent gives up, or panics, beyond this many placeables in one message and what it refers to.
const MAX_PLACEABLES: usize = 100;

/// Where a language's conditions and its faults go, and what its messages may speak of.
pub(super) struct Context<'c> {
    pub facts: &'c Facts,
    pub circuit: &'c mut Circuit,
    pub found: &'c mut Vec<Diagnostic>,
}

/// Loads a language. `source` is the source language; none, when that is the language. It stands in for those that are
/// `replaced`.
pub(super) fn load(
    tag: &LanguageIdentifier,
    files: &[File],
    source: Option<&Messages>,
    replaced: &BTreeSet<String>,
    context: &mut Context<'_>,
) -> Messages {
    let parsed: Vec<_> = files.iter().map(|file| file.parse(context.found)).collect();
    let broken: BTreeSet<String> = parsed.iter().flat_map(|parsed| parsed.broken.iter().cloned()).collect();
    let entries = files.iter().zip(parsed.iter().map(|parsed| &parsed.entries[..]));
    let parts = part::collect(entries, context.found);
    let names = Names { facts: context.facts, parts: &parts, broken: &broken, source };
    let uses = parts.iter().map(|(key, part)| (key.clone(), lint(part, &names, context.found))).collect();
    let (defined, written) = (BTreeMap::new(), Written::new());
    let mut judge = Judge { parts: &parts, uses: &uses, source, replaced, context, defined, written };
    judge.all();
    let (defined, ftl) = (judge.defined, assemble(&judge.written));
    Messages::new(tag, ftl, defined, broken)
}

/// Rewritten values: by id with a term's hyphen, then by attribute, the value first.
type Written = BTreeMap<String, BTreeMap<Option<String>, String>>;

fn assemble(written: &Written) -> String {
    let mut ftl = String::new();
    for (id, values) in written {
        let nothing = if id.starts_with('-') { " { \"\" }" } else { "" };
        ftl.push_str(id);
        ftl.push_str(" =");
        if !values.contains_key(&None) {
            ftl.push_str(nothing);
        }
        for (attribute, value) in values {
            if let Some(name) = attribute {
                ftl.extend(["\n .", name, " ="]);
            }
            ftl.push(' ');
            ftl.push_str(value);
        }
        ftl.push('\n');
    }
    ftl
}

/// Decides part by part what can be used, those before that others refer to.
struct Judge<'j, 'f, 'c> {
    parts: &'j Parts<'f>,
    uses: &'j BTreeMap<String, Uses<'f>>,
    source: Option<&'j Messages>,
    replaced: &'j BTreeSet<String>,
    context: &'j mut Context<'c>,
    defined: BTreeMap<String, Defined>,
    written: Written,
}

impl<'f> Judge<'_, 'f, '_> {
    fn all(&mut self) {
        let uses = self.uses;
        let order = order(uses);
        for key in &order.sorted {
            self.judge(key);
        }
        for (key, part) in self.parts {
            if !self.defined.contains_key(key) {
                self.defined.insert(key.clone(), self.describe(part, &uses[key]));
            }
        }
        for key in order.cyclic {
            let fault =
                Diagnostic::error(Code::CYCLIC_REFERENCE, self.parts[key].at(), format!("`{key}` refers to itself"));
            self.context.found.push(fault);
        }
    }

    fn judge(&mut self, key: &str) {
        let (part, uses) = (&self.parts[key], &self.uses[key]);
        let mut defined = self.describe(part, uses);
        defined.usable = uses.sound && self.resolves(uses) && self.fits_terms(part, uses);
        if defined.usable {
            let ftl = self.rewrite(part, &defined);
            defined.placeables = self.total(&ftl, uses);
            defined.usable = self.is_small(part, defined.placeables);
            defined.sound = defined.usable;
            defined.usable &= !self.replaced.contains(part.id);
            if defined.usable {
                let id = part::key(part.is_term, part.id, None);
                self.written.entry(id).or_default().insert(part.attribute.map(str::to_owned), ftl);
            }
        }
        self.defined.insert(key.to_owned(), defined);
    }

    /// Every message and term that it refers to can be used, in this language or the source language.
    fn resolves(&self, uses: &Uses<'f>) -> bool {
        let terms = uses.terms.iter().all(|term| self.is_usable(&term.key));
        terms && uses.messages.iter().all(|(key, _)| self.is_usable(key) || self.in_source(key))
    }

    fn is_usable(&self, key: &str) -> bool {
        self.defined.get(key).is_some_and(|defined| defined.usable)
    }

    fn in_source(&self, key: &str) -> bool {
        self.source.is_some_and(|source| source.is_usable(key))
    }

    /// What the part refers to, resolved as far as it goes.
    fn describe(&self, part: &Part<'f>, uses: &Uses<'f>) -> Defined {
        let own = uses.numbers.iter().map(|(name, at)| ((*name).to_owned(), Some(part.file.span(at))));
        let borrowed = uses.messages.iter().filter(|(key, _)| !self.is_usable(key) && self.in_source(key));
        let is_choice = &|name: &str| self.context.facts.choices.contains_key(name);
        let mut described = Defined {
            at: part.at(),
            sound: false,
            usable: false,
            references: references(uses),
            outline: outline(part.pattern, part.file, is_choice),
            lists: uses.lists.clone(),
            borrowed: borrowed.map(|(key, at)| (key.clone(), part.file.span(at))).collect(),
            numbers: own.collect(),
            speaks: uses.selects || !uses.numbers.is_empty(),
            placeables: 0,
            printed: uses.printed.iter().map(|name| (*name).to_owned()).collect(),
            literals: literals(part),
            openings: openings(part),
            counts: counts(part, is_choice),
        };
        for message in uses.messages.iter().filter_map(|(key, _)| self.message(key)) {
            described.speaks |= message.speaks;
            for name in message.numbers.keys() {
                described.numbers.entry(name.clone()).or_insert(None);
            }
        }
        described
    }

    /// A message that is shown for a reference: this language's, or else the source language's.
    fn message(&self, key: &str) -> Option<&Defined> {
        let own = self.defined.get(key).filter(|defined| defined.usable);
        own.or_else(|| self.source.and_then(|source| source.defined.get(key)))
    }

    fn fits_terms(&mut self, part: &Part<'f>, uses: &Uses<'f>) -> bool {
        let fits = uses.terms.iter().filter(|term| !self.is_given_all(part, term)).count() == 0;
        let speaking = uses.messages.iter().find(|(key, _)| self.message(key).is_some_and(|message| message.speaks));
        let (true, Some((key, at))) = (part.is_term, speaking) else { return fits };
        let message = format!("a term cannot see the selection, which `{key}` depends on");
        let fault = Diagnostic::error(Code::SELECTION_IN_TERM, part.file.span(at), message);
        self.context.found.push(fault.fix("make it a message: an id without the hyphen"));
        false
    }

    /// Fluent prints the bare name of an argument that a term misses.
    fn is_given_all(&mut self, part: &Part<'f>, term: &TermUse<'f>) -> bool {
        let printed = self.defined.get(&term.key).map(|defined| &defined.printed);
        let missing = printed.into_iter().flatten().find(|name| !term.given.contains(name.as_str()));
        let Some(name) = missing else { return true };
        let message = format!("the term `{}` needs an argument `{name}`", term.key);
        let fault = Diagnostic::error(Code::BAD_ARGUMENT, part.file.span(term.at), message);
        self.context.found.push(fault.fix(format!("write `{}({name}: \"…\")`", term.key)));
        false
    }

    fn rewrite(&mut self, part: &Part<'f>, defined: &Defined) -> String {
        let borrowed: BTreeSet<String> = defined.borrowed.keys().cloned().collect();
        let Context { facts, circuit, .. } = self.context;
        let mut pieces = Rewriter { facts, circuit, borrowed: &borrowed }.pattern(part.pattern);
        contain(&mut pieces);
        write_pattern(&pieces)
    }

    fn total(&self, ftl: &str, uses: &Uses<'f>) -> usize {
        let keys = uses.messages.iter().map(|(key, _)| key).chain(uses.terms.iter().map(|term| &term.key));
        let referred = keys.filter_map(|key| self.defined.get(key)).map(|defined| defined.placeables);
        referred.fold(count_placeables(ftl), usize::saturating_add)
    }

    fn is_small(&mut self, part: &Part<'f>, placeables: usize) -> bool {
        if placeables > MAX_PLACEABLES {
            let message = format!("`{}` holds {placeables} placeables, of at most {MAX_PLACEABLES}", part.key());
            let fault = Diagnostic::error(Code::TOO_MANY_PLACEABLES, part.at(), message);
            self.context.found.push(fault.fix("divide it into several messages"));
        }
        placeables <= MAX_PLACEABLES
    }
}

fn references(uses: &Uses<'_>) -> BTreeSet<String> {
    let messages = uses.messages.iter().map(|(key, _)| key);
    messages.chain(uses.terms.iter().map(|term| &term.key)).cloned().collect()
}
