//! Whether two contents show the same in every selection, apart from the words.

use rulesheet::catalogue::{self, Catalogue};
use rulesheet::condition::{Circuit, Cond, Decider, Node};
use rulesheet::content;
use rulesheet::page::{self, Resolved};
use rulesheet::tree::InputTree;
use std::collections::BTreeMap;

/// A content, with all its conditions in one circuit with those of another.
struct Side {
    catalogue: Catalogue,
    pages: Vec<Resolved>,
    named: BTreeMap<String, Cond>,
    /// Only variants are chosen that mean anything: no selection holds another.
    sound: Cond,
}

fn load(tree: &InputTree) -> Side {
    let mut found = Vec::new();
    let mut catalogue = catalogue::load(tree, &mut found);
    let content = content::load(tree, &mut catalogue, &mut found);
    let pages = content.pages.iter().map(|page| page::resolve(page, &mut catalogue)).collect();
    let lists = content.lists.values().flat_map(|list| list.items.iter().map(move |item| (list, item)));
    let mut named: BTreeMap<String, Cond> = BTreeMap::new();
    for (list, item) in lists {
        named.insert(format!("{}-{}", list.id, item.id), item.when);
        let adapted = match &item.editions {
            Some(editions) => catalogue.adapted_outside(editions),
            None => catalogue.adapted(item.when),
        };
        named.insert(format!("adapted {}-{}", list.id, item.id), adapted);
    }
    named.extend(catalogue.named.iter().map(|named| (format!("condition {}", named.id), named.is)));
    let variants: Vec<Cond> = catalogue.variants.iter().map(|variant| variant.cond).collect();
    let sound = catalogue.without_idle_variants(&variants);
    Side { catalogue, pages, named, sound }
}

/// Everything that a page shows, by name and with its condition; numbers and the like are parts of the names.
fn facts(side: &Side) -> BTreeMap<String, Vec<Cond>> {
    let mut facts: BTreeMap<String, Vec<Cond>> = BTreeMap::new();
    let mut add = |name: String, when: &[Cond]| facts.entry(name).or_default().extend(when);
    side.named.iter().for_each(|(name, when)| add(name.clone(), &[*when]));
    for page in &side.pages {
        for step in page.steps() {
            add(format!("step {} {:?}", step.id, step.label), &[step.when]);
            add(format!("empty {}", step.id), &[step.empty]);
            for record in &step.records {
                let parent = record.parent.map(|parent| step.records[parent].id.to_string());
                let (kind, numbers, deviation) = (record.kind, &record.numbers, &record.deviation);
                add(format!("{} {kind:?} {parent:?} {numbers:?} {deviation:?}", record.id), &[record.when]);
                add(format!("adapted {}", record.id), &[record.when, record.adapted]);
                add(format!("notes {} {:?} {:?}", record.id, record.footnotes, record.repeat), &[record.when]);
                for signal in &record.signals {
                    let name = format!("signal {} {} {:?}", record.id, signal.signal, signal.round);
                    add(name, &[record.when, signal.when]);
                }
            }
        }
        page.repeats.iter().for_each(|repeat| add(format!("repeat {} {:?}", repeat.id, repeat.range), &[repeat.when]));
        page.footnotes.iter().for_each(|note| add(format!("footnote {}", note.id), &[note.when]));
    }
    facts
}

/// The facts with one condition each, brought into one circuit.
fn gathered(side: &Side, circuit: &mut Circuit) -> BTreeMap<String, Cond> {
    let mut known = BTreeMap::new();
    let mut import = |when: Cond, circuit: &mut Circuit| bring(when, &side.catalogue.circuit, circuit, &mut known);
    let sound = import(side.sound, circuit);
    facts(side)
        .into_iter()
        .map(|(name, whens)| {
            let whens: Vec<Cond> = whens.into_iter().map(|when| import(when, circuit)).collect();
            (name, circuit.and(whens.into_iter().chain([sound])))
        })
        .collect()
}

fn bring(when: Cond, from: &Circuit, to: &mut Circuit, known: &mut BTreeMap<Cond, Cond>) -> Cond {
    if let Some(known) = known.get(&when) {
        return *known;
    }
    let mut all = |parts: &[Cond], to: &mut Circuit| -> Vec<Cond> {
        parts.iter().map(|part| bring(*part, from, to, known)).collect()
    };
    let brought = match from.look(when) {
        Node::Never => Cond::NEVER,
        Node::Always => Cond::ALWAYS,
        Node::Var(var) => to.var(*var),
        Node::Not(inner) => {
            let inner = all(&[*inner], to)[0];
            to.not(inner)
        }
        Node::And(parts) => {
            let parts = all(parts, to);
            to.and(parts)
        }
        Node::Or(parts) => {
            let parts = all(parts, to);
            to.or(parts)
        }
    };
    known.insert(when, brought);
    brought
}

/// Every record, marker and badge shows in the same selections and in the same order.
pub fn same(one: &InputTree, other: &InputTree) -> bool {
    let (one, other) = (load(one), load(other));
    let mut circuit = Circuit::new();
    let (left, right) = (gathered(&one, &mut circuit), gathered(&other, &mut circuit));
    let together = inverted(&one, &other, &left, &mut circuit);
    let editions: Vec<_> = one.catalogue.editions.iter().map(|edition| edition.var).collect();
    let variables =
        u16::try_from(1 + editions.len() + one.catalogue.components.len() + one.catalogue.variants.len() + 16);
    let mut decider = Decider::new(&circuit, variables.expect("few"), &editions);
    let names: std::collections::BTreeSet<&String> = left.keys().chain(right.keys()).collect();
    let of = |facts: &BTreeMap<String, Cond>, name: &String| facts.get(name).copied().unwrap_or(Cond::NEVER);
    names.into_iter().all(|name| decider.same(of(&left, name), of(&right, name)))
        && together.into_iter().all(|when| decider.witness(when).is_none())
}

/// Where two records show that stand in another order.
fn inverted(one: &Side, other: &Side, facts: &BTreeMap<String, Cond>, circuit: &mut Circuit) -> Vec<Cond> {
    let order = |side: &Side| -> BTreeMap<String, usize> {
        side.pages.iter().flat_map(Resolved::records).map(|record| record.id.to_string()).zip(0..).collect()
    };
    let (before, after) = (order(one), order(other));
    let common: Vec<&String> = before.keys().filter(|id| after.contains_key(*id)).collect();
    let mut together = Vec::new();
    for (n, first) in common.iter().enumerate() {
        for second in &common[..n] {
            if (before[*first] < before[*second]) != (after[*first] < after[*second]) {
                let when = |id: &String| {
                    let start = format!("{id} ");
                    facts
                        .range(start.clone()..)
                        .take_while(|(name, _)| name.starts_with(&start))
                        .map(|(_, when)| *when)
                        .next()
                };
                together.push(circuit.and([when(first), when(second)].into_iter().flatten()));
            }
        }
    }
    together
}
