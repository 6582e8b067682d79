//! The exact condition of a rule, found by asking it: the rule runs once for every way in which its questions
//! can be answered, and what it asks next is looked at only where it asks.

use super::table::{Edition, Question, Table};
use std::collections::BTreeMap;

/// A decision tree: on each way down a question occurs at most once.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tree {
    Leaf(bool),
    /// The question, the tree for yes, the tree for no; the two differ.
    Ask(Question, Box<Tree>, Box<Tree>),
}

/// The decision tree of a rule.
///
/// Knows that exactly one edition is preferred: a question about editions whose answer follows from earlier ones
/// is not forked on. The rule has to be a function of its table: the same answers, the same questions and result.
pub fn decide(rule: impl Fn(&mut Table) -> bool) -> Tree {
    grow(&rule, &BTreeMap::new())
}

fn grow(rule: &dyn Fn(&mut Table) -> bool, known: &BTreeMap<Question, bool>) -> Tree {
    let mut unknown = None;
    let mut answers = |question| {
        settled(known, question).unwrap_or_else(|| {
            unknown.get_or_insert(question);
            false
        })
    };
    let holds = rule(&mut Table::new(&mut answers));
    let Some(question) = unknown else { return Tree::Leaf(holds) };
    let [yes, no] = [true, false].map(|answer| {
        let mut known = known.clone();
        known.insert(question, answer);
        grow(rule, &known)
    });
    if yes == no { yes } else { Tree::Ask(question, Box::new(yes), Box::new(no)) }
}

/// Every way in which a rule's questions can be answered. What is not in it, the rule does not ask.
pub fn ways(rule: impl Fn(&mut Table)) -> Vec<BTreeMap<Question, bool>> {
    let (mut ways, mut open) = (Vec::new(), vec![BTreeMap::new()]);
    while let Some(known) = open.pop() {
        let mut unknown = None;
        let mut answers = |question| {
            settled(&known, question).unwrap_or_else(|| {
                unknown.get_or_insert(question);
                false
            })
        };
        rule(&mut Table::new(&mut answers));
        match unknown {
            None => ways.push(known),
            Some(question) => open.extend([true, false].map(|answer| {
                let mut more = known.clone();
                more.insert(question, answer);
                more
            })),
        }
    }
    ways
}

/// The answer that follows from those that were given.
fn settled(known: &BTreeMap<Question, bool>, question: Question) -> Option<bool> {
    let given = |question| known.get(&question).copied();
    let Question::Edition(edition) = question else { return given(question) };
    let others = || Edition::ALL.into_iter().filter(move |other| *other != edition).map(Question::Edition);
    let preferred = others().any(|other| given(other) == Some(true)).then_some(false);
    let last_left = others().all(|other| given(other) == Some(false)).then_some(true);
    given(question).or(preferred).or(last_left)
}

impl Tree {
    /// The result for one table.
    pub fn holds(&self, mut answer: impl FnMut(Question) -> bool) -> bool {
        let mut tree = self;
        loop {
            match tree {
                Self::Leaf(holds) => return *holds,
                Self::Ask(question, yes, no) => tree = if answer(*question) { yes } else { no },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::component::{BUILDER, DRAGON, FAIRY};
    use super::super::table::Rules;
    use super::*;

    fn ask(question: Question, yes: Tree, no: Tree) -> Tree {
        Tree::Ask(question, Box::new(yes), Box::new(no))
    }

    #[test]
    fn only_what_is_asked_is_in_the_tree() {
        let [fairy, dragon] = [FAIRY, DRAGON].map(Question::Component);
        let tree = decide(|table| table.has(FAIRY) && (table.has(DRAGON) || table.has(FAIRY)));
        assert_eq!(tree, ask(fairy, Tree::Leaf(true), Tree::Leaf(false)));
        let tree = decide(|table| table.has(FAIRY) && !table.has(DRAGON));
        let without = ask(dragon, Tree::Leaf(false), Tree::Leaf(true));
        assert_eq!(tree, ask(fairy, without, Tree::Leaf(false)));
        assert_eq!(decide(|table| table.has(BUILDER) | true), Tree::Leaf(true));
    }

    #[test]
    fn every_way_is_found() {
        let found = ways(|table| _ = table.has(FAIRY) && table.has(DRAGON));
        let answers: Vec<Vec<bool>> = found.iter().map(|way| way.values().copied().collect()).collect();
        assert_eq!(found.len(), 3);
        assert!(answers.contains(&vec![false]) && answers.contains(&vec![true, true]));
        assert_eq!(ways(|table| _ = table.rules(Rules::First)).len(), 2);
    }

    #[test]
    fn exactly_one_edition_is_preferred() {
        assert_eq!(decide(|table| table.rules(Rules::First) && table.rules(Rules::New)), Tree::Leaf(false));
        assert_eq!(decide(|table| table.rules(Rules::First) || table.rules(Rules::New)), Tree::Leaf(true));
        assert_eq!(decide(|table| Edition::ALL.iter().any(|edition| table.prefers(*edition))), Tree::Leaf(true));
        let winter = decide(|table| table.prefers(Edition::Winter) && table.rules(Rules::First));
        assert!(winter.holds(|question| question == Question::Edition(Edition::Winter)));
        assert!(!winter.holds(|question| question == Question::Edition(Edition::First)));
    }
}
