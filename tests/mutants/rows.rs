//! Faults in the rows of points.

use crate::chance::Chance;
use crate::mutate::{Kind, condition};
use crate::toml::{Block, File};

pub const ROW: &str = "[[row]]";
const CONDITIONS: [Kind; 5] = [Kind::DropPart, Kind::DropCondition, Kind::Negate, Kind::OtherName, Kind::AddPart];

/// The text with the fault, and what it is.
pub fn mutate(text: &str, kind: Kind, chance: &mut Chance) -> Option<(String, String)> {
    let mut file = File::parse(text);
    let rows = file.all(ROW);
    let what = match kind {
        Kind::SwapRows => swap(&mut file, &rows, chance)?,
        Kind::DeleteRow => {
            let at = *chance.pick(&rows)?;
            let gone: Vec<Block> = file.blocks.drain(at..end(&file, at)).collect();
            gone[0].lines.join("; ")
        }
        _ => {
            let block = &mut file.blocks[*chance.pick(&rows)?];
            let before = block.lines.clone();
            match kind {
                Kind::RowCondition => condition(block, *chance.pick(&CONDITIONS)?, chance)?,
                Kind::RowMark => mark(block, chance)?,
                _ => formula(block, chance)?,
            }
            format!("{} → {}", before.join("; "), block.lines.join("; "))
        }
    };
    Some((file.text(), what))
}

/// Behind the row and its notes.
fn end(file: &File, row: usize) -> usize {
    let behind =
        file.blocks[row + 1..].iter().take_while(|block| block.is("[[note]]") && block.value("under").is_some());
    row + 1 + behind.count()
}

fn swap(file: &mut File, rows: &[usize], chance: &mut Chance) -> Option<String> {
    let (first, second) = (*chance.pick(rows)?, *chance.pick(rows)?);
    let (first, second) = (first.min(second), first.max(second));
    if first == second {
        return None;
    }
    let ends = [end(file, first), end(file, second)];
    let what = format!("{:?} and {:?}", file.blocks[first].value("id"), file.blocks[second].value("id"));
    let parts = [second..ends[1], ends[0]..second, first..ends[0]];
    let swapped: Vec<Block> = parts.into_iter().flat_map(|part| file.blocks[part].to_vec()).collect();
    file.blocks.splice(first..ends[1], swapped);
    Some(what)
}

/// Another number, half rounded the other way, a part less, less instead of more, one of the moments less.
fn formula(block: &mut Block, chance: &mut Chance) -> Option<()> {
    let key = ["during", "final"][chance.below(2)];
    let old = block.value(key)?;
    if chance.below(6) == 0 {
        block.set(key, None);
        return Some(());
    }
    let new = match chance.below(4) {
        0 => number(&old, chance)?,
        1 => half(&old)?,
        2 => part(&old, [" * ", " + ", " - "][chance.below(3)], chance)?,
        _ => other_sign(&old, chance)?,
    };
    block.set(key, Some(&new));
    Some(())
}

/// Names hold digits, too: only what stands by itself is a number.
fn number(old: &str, chance: &mut Chance) -> Option<String> {
    let is_word = |c: char| c.is_alphanumeric() || c == '-';
    let starts = old.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at);
    let alone: Vec<usize> = starts.filter(|at| !old[..*at].ends_with(is_word)).collect();
    let at = *chance.pick(&alone)?;
    let length = old[at..].find(|c: char| !c.is_ascii_digit()).unwrap_or(old.len() - at);
    let number: i64 = old[at..at + length].parse().ok()?;
    Some(format!("{}{}{}", &old[..at], number + [1, 10][chance.below(2)], &old[at + length..]))
}

fn half(old: &str) -> Option<String> {
    let turned = |from: &str, to: &str| old.contains(from).then(|| old.replacen(from, to, 1));
    turned("half-up", "half-down").or_else(|| turned("half-down", "half-up"))
}

/// One of the parts between the signs goes, where no parenthesis spoils it.
fn part(old: &str, sign: &str, chance: &mut Chance) -> Option<String> {
    let mut parts: Vec<&str> = old.split(sign).collect();
    let gone = parts.remove(chance.below(parts.len()));
    let is_whole = gone.matches('(').count() == gone.matches(')').count();
    (is_whole && !parts.is_empty()).then(|| parts.join(sign))
}

fn other_sign(old: &str, chance: &mut Chance) -> Option<String> {
    let plain = old.strip_prefix('-').map(str::to_owned);
    let swapped = [(" + ", " - "), (" - ", " + "), (" * ", " + ")][chance.below(3)];
    plain.or_else(|| old.contains(swapped.0).then(|| old.replacen(swapped.0, swapped.1, 1)))
}

/// What the row says besides its points.
fn mark(block: &mut Block, chance: &mut Chance) -> Option<()> {
    const KINDS: [&str; 5] = ["tile", "figure", "additional", "core", "surveyor"];
    const RECEIVERS: [&str; 5] = ["majority", "each", "owner", "active", "all"];
    match chance.below(4) {
        0 => block.set("kind", chance.pick(&KINDS).copied()),
        1 => block.set("receives", chance.pick(&RECEIVERS).copied()),
        2 => {
            let line = block.lines.iter().position(|line| line.starts_with("triggers = "))?;
            block.lines.remove(line);
        }
        _ => match block.lines.iter().position(|line| line.starts_with("below-zero = ")) {
            Some(line) => drop(block.lines.remove(line)),
            None => block.lines.push("below-zero = true".to_owned()),
        },
    }
    Some(())
}
