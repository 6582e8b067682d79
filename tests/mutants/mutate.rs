//! Faults as editors make them, at random places.

use crate::chance::Chance;
use crate::rows;
use crate::toml::{Block, File, RECORD};
use rulesheet::condition::{Expr, Name, parse};
use rulesheet::tree::InputTree;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    DropPart,
    DropCondition,
    Negate,
    OtherName,
    AddPart,
    SwapActions,
    OtherEdition,
    OtherNumber,
    DeleteRecord,
    DuplicateRecord,
    Mark,
    NegateWords,
    OtherVariable,
    RowFormula,
    RowCondition,
    RowMark,
    SwapRows,
    DeleteRow,
}

pub const KINDS: [Kind; 18] = [
    Kind::DropPart,
    Kind::DropCondition,
    Kind::Negate,
    Kind::OtherName,
    Kind::AddPart,
    Kind::SwapActions,
    Kind::OtherEdition,
    Kind::OtherNumber,
    Kind::DeleteRecord,
    Kind::DuplicateRecord,
    Kind::Mark,
    Kind::NegateWords,
    Kind::OtherVariable,
    Kind::RowFormula,
    Kind::RowCondition,
    Kind::RowMark,
    Kind::SwapRows,
    Kind::DeleteRow,
];

/// Those of the rows of points.
const OF_ROWS: [Kind; 5] = [Kind::RowFormula, Kind::RowCondition, Kind::RowMark, Kind::SwapRows, Kind::DeleteRow];

/// A project with one fault.
pub struct Mutant {
    pub tree: InputTree,
    /// For the report.
    pub what: String,
}

const NAMES: [&str; 12] = [
    "fairy", "dragon", "tower", "builder", "bazaars", "sheep", "abbot", "phantom", "messages", "robbers", "wonders",
    "ghosts",
];

/// What a condition may name besides.
const VARIANTS: [&str; 3] = ["variant:dragon-after-scoring", "variant:princess-must", "variant:bazaar-without-auction"];

/// A component, or now and then a variant.
fn name(chance: &mut Chance) -> Option<&'static str> {
    let names: &[&str] = if chance.below(5) == 0 { &VARIANTS } else { &NAMES };
    chance.pick(names).copied()
}

/// `None`, where nothing could be changed at the place that chance chose.
pub fn mutate(real: &InputTree, kind: Kind, chance: &mut Chance) -> Option<Mutant> {
    let folder = match kind {
        Kind::NegateWords | Kind::OtherVariable => "locales/",
        kind if OF_ROWS.contains(&kind) => "content/scoring/",
        Kind::OtherEdition if chance.below(2) == 0 => "content/catalogue/expansions/",
        Kind::DropPart | Kind::Negate | Kind::OtherName if chance.below(8) == 0 => "content/catalogue/conditions",
        _ => "content/pages/order-of-play/",
    };
    for _ in 0..40 {
        let paths: Vec<&String> = real.0.keys().filter(|path| path.starts_with(folder)).collect();
        // Longer files have more to change.
        let path = (0..3).filter_map(|_| chance.pick(&paths)).max_by_key(|path| real.0[**path].len())?;
        let text = String::from_utf8(real.0[*path].clone()).expect("UTF-8");
        let changed = match folder {
            "locales/" => words(&text, kind, chance),
            "content/scoring/" => rows::mutate(&text, kind, chance),
            _ => content(&text, kind, chance),
        };
        if let Some((changed, what)) = changed.filter(|(changed, _)| *changed != text) {
            let mut tree = real.clone();
            tree.0.insert((*path).clone(), changed.into_bytes());
            return Some(Mutant { tree, what: format!("{kind:?} in {path}: {what}") });
        }
    }
    None
}

fn content(text: &str, kind: Kind, chance: &mut Chance) -> Option<(String, String)> {
    let mut file = File::parse(text);
    let what = match kind {
        Kind::SwapActions => swap(&mut file, chance)?,
        Kind::DeleteRecord => {
            let at = *chance.pick(&file.records())?;
            let end = if chance.below(2) == 0 { at + 1 } else { file.end_of_subtree(at) };
            let gone: Vec<Block> = file.blocks.drain(at..end).collect();
            gone[0].lines.join("; ")
        }
        Kind::DuplicateRecord => {
            let at = *chance.pick(&file.records())?;
            let mut copy = file.blocks[at].clone();
            let id = copy.value("id")?;
            copy.set("id", Some(&format!("{id}-2")));
            if chance.below(2) == 0 {
                copy.lines.push(format!("does = \"{id}\""));
            }
            file.blocks.insert(at + 1, copy);
            id
        }
        _ => {
            let at = chance.below(file.blocks.len());
            let block = &mut file.blocks[at];
            let before = block.lines.clone();
            change(block, kind, chance)?;
            format!("{} → {}", before.join("; "), block.lines.join("; "))
        }
    };
    Some((file.text(), what))
}

fn change(block: &mut Block, kind: Kind, chance: &mut Chance) -> Option<()> {
    match kind {
        Kind::OtherEdition => edition(block, chance),
        Kind::OtherNumber => number(block, chance),
        Kind::Mark => mark(block, chance),
        _ => condition(block, kind, chance),
    }
}

/// Changes when something shows.
pub fn condition(block: &mut Block, kind: Kind, chance: &mut Chance) -> Option<()> {
    match kind {
        Kind::DropCondition => {
            block.value("when")?;
            block.set("when", None);
            Some(())
        }
        Kind::AddPart => {
            let is_fit = block.is(RECORD) && block.value("kind").as_deref() != Some("group") || block.is(rows::ROW);
            let name = name(chance)?;
            let when = block.value("when").map_or_else(|| name.to_owned(), |when| format!("({when}) & {name}"));
            is_fit.then(|| block.set("when", Some(&when)))
        }
        _ => {
            let key = if block.value("is").is_some() { "is" } else { "when" };
            let mut expr = parse(&block.value(key)?).ok()?;
            if kind == Kind::DropPart && !matches!(expr, Expr::And(_) | Expr::Or(_)) {
                return None;
            }
            let at = chance.below(size(&expr));
            alter(&mut expr, at, kind, chance)?;
            block.set(key, Some(&expr.to_string()));
            Some(())
        }
    }
}

fn size(expr: &Expr) -> usize {
    1 + match expr {
        Expr::All | Expr::Name(_) => 0,
        Expr::Not(inner) => size(inner),
        Expr::And(parts) | Expr::Or(parts) => parts.iter().map(size).sum(),
    }
}

/// Changes the part with this number, counted from the outside.
fn alter(expr: &mut Expr, at: usize, kind: Kind, chance: &mut Chance) -> Option<()> {
    if at > 0 {
        let mut at = at - 1;
        let parts = match expr {
            Expr::Not(inner) => return alter(inner, at, kind, chance),
            Expr::And(parts) | Expr::Or(parts) => parts,
            Expr::All | Expr::Name(_) => return None,
        };
        for part in parts {
            if at < size(part) {
                return alter(part, at, kind, chance);
            }
            at -= size(part);
        }
        return None;
    }
    match (kind, &mut *expr) {
        (Kind::Negate, _) => *expr = Expr::Not(Box::new(std::mem::replace(expr, Expr::All))),
        (Kind::OtherName, Expr::Name(name)) => {
            let other = self::name(chance).filter(|other| *other != name.text)?;
            *expr = Expr::Name(Name { text: other.to_owned(), at: 0..0 });
        }
        (Kind::DropPart, Expr::And(parts) | Expr::Or(parts)) => {
            parts.remove(chance.below(parts.len()));
            if parts.len() == 1 {
                *expr = parts.remove(0);
            }
        }
        _ => return None,
    }
    Some(())
}

/// Two records of the same step and parent that do something change places, each with all under it.
fn swap(file: &mut File, chance: &mut Chance) -> Option<String> {
    let records = file.records();
    let first = *chance.pick(&records)?;
    // A group is as much of an action as what stands under it; the order of mere explanations is free.
    let acts = |block: &Block| matches!(block.value("kind").as_deref(), None | Some("action" | "option"));
    let done = |file: &File, at: usize| file.blocks[at..file.end_of_subtree(at)].iter().any(acts);
    let (parent, end) = (file.blocks[first].value("under"), file.end_of_subtree(first));
    let mut others = Vec::new();
    let mut next = end;
    while file.blocks.get(next).is_some_and(|block| block.is(RECORD)) {
        if file.blocks[next].value("under") == parent && done(file, next) {
            others.push(next);
        }
        next = file.end_of_subtree(next);
    }
    let second = *chance.pick(&others).filter(|_| done(file, first))?;
    let what = format!("{:?} and {:?}", file.blocks[first].value("id"), file.blocks[second].value("id"));
    let behind = file.end_of_subtree(second);
    let middle = file.blocks[end..second].to_vec();
    let swapped = [&file.blocks[second..behind], &middle, &file.blocks[first..end]].concat();
    file.blocks.splice(first..behind, swapped);
    Some(what)
}

fn edition(block: &mut Block, chance: &mut Chance) -> Option<()> {
    let when = block.value("when").filter(|when| when.contains("rules:"));
    if let Some(when) = when {
        let changed = if when.contains("rules:c1") {
            when.replace("rules:c1", "rules:c2")
        } else {
            when.replace("rules:c2", "edition:we")
        };
        block.set("when", Some(&changed));
        return Some(());
    }
    let all = ["[\"c1\"]", "[\"c2\"]", "[\"c1\", \"c2\"]", "[\"c1\", \"c2\", \"we\"]"];
    let line = block.lines.iter_mut().find(|line| line.starts_with("editions = "))?;
    *line = format!("editions = {}", chance.pick(&all)?);
    Some(())
}

fn number(block: &mut Block, chance: &mut Chance) -> Option<()> {
    let lines: Vec<usize> = (0..block.lines.len()).filter(|n| block.lines[*n].starts_with("numbers.")).collect();
    let line = &mut block.lines[*chance.pick(&lines)?];
    let (name, value) = line.split_once(" = ")?;
    let value: i64 = value.parse().ok()?;
    *line = format!("{name} = {}", value + [-1, 1, 10][chance.below(3)]);
    Some(())
}

/// Something that says more of a record goes.
fn mark(block: &mut Block, chance: &mut Chance) -> Option<()> {
    const KEYS: [&str; 7] = ["awards", "signals", "without", "publishers", "editions", "under", "chooser"];
    let is_mark = |line: &String| KEYS.iter().any(|key| line.starts_with(&format!("{key} = ")));
    let lines: Vec<usize> = (0..block.lines.len()).filter(|n| is_mark(&block.lines[*n])).collect();
    let line = *chance.pick(&lines).filter(|_| block.is(RECORD))?;
    block.lines.remove(line);
    Some(())
}

fn words(text: &str, kind: Kind, chance: &mut Chance) -> Option<(String, String)> {
    let selects: Vec<usize> = text.match_indices("{ $").map(|(at, _)| at).collect();
    let at = *chance.pick(&selects)?;
    let (name, rest) = text[at + 3..].split_once(' ')?;
    rest.starts_with("->").then_some(())?;
    let behind = at + 3 + name.len();
    if kind == Kind::OtherVariable {
        let is_component = NAMES.contains(&name);
        let other = *chance.pick(&NAMES).filter(|other| is_component && **other != name)?;
        return Some((format!("{}{other}{}", &text[..at + 3], &text[behind..]), format!("{name} → {other} at {at}")));
    }
    let yes = behind + text[behind..].find("[yes]")?;
    let no = yes + text[yes..].find("*[no]")?;
    // The nearest pair belongs together only where no other select stands between.
    (!text[yes..no].contains("->")).then_some(())?;
    let changed = format!("{}[no]{}*[yes]{}", &text[..yes], &text[yes + 5..no], &text[no + 5..]);
    Some((changed, text[at..no + 5].to_owned()))
}
