//! The order of a page: phases and steps in sequence, with frames around what is repeated.

use super::resolve::Resolved;

/// A part of the page, in reading order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// The heading of a section, by index.
    Phase(usize),
    /// A step, counted through all sections.
    Step(usize),
    /// Blocks within the range of a repeat, by index.
    Repeat(usize, Vec<Block>),
}

/// A frame around leaves `first..=last`.
struct Frame {
    repeat: usize,
    first: usize,
    last: usize,
}

/// More frames around each other would leave no room on a page.
const MAX_NESTED: usize = 4;

/// Lays the page out. A frame includes the heading of the section that it begins with, if it goes on beyond
/// that section. A repeat that crosses the border of another one, instead of lying in it, gets no frame, and
/// neither does one that lies in too many.
pub fn blocks(page: &Resolved) -> Vec<Block> {
    let leaves = leaves(page);
    let mut frames: Vec<Frame> = Vec::new();
    for frame in (0..page.repeats.len()).filter_map(|repeat| frame(page, repeat, &leaves)) {
        let fits = !frames.iter().any(|other| crosses(other, &frame) || crosses(&frame, other));
        if fits && frames.iter().filter(|other| overlaps(other, &frame)).count() < MAX_NESTED {
            frames.push(frame);
        }
    }
    frames.sort_by_key(|frame| (frame.first, std::cmp::Reverse(frame.last)));
    nest(&leaves, 0, leaves.len(), &mut frames.iter().peekable())
}

fn leaves(page: &Resolved) -> Vec<Block> {
    let mut leaves = Vec::new();
    let mut steps = 0;
    for (n, section) in page.sections.iter().enumerate() {
        if !section.steps.is_empty() {
            leaves.push(Block::Phase(n));
        }
        leaves.extend((steps..steps + section.steps.len()).map(Block::Step));
        steps += section.steps.len();
    }
    leaves
}

fn frame(page: &Resolved, repeat: usize, leaves: &[Block]) -> Option<Frame> {
    let (first, last) = page.repeats[repeat].range?;
    let place = |step| leaves.iter().position(|leaf| *leaf == Block::Step(step));
    let (first, last) = (place(first)?, place(last)?);
    let heads = first > 0 && matches!(leaves[first - 1], Block::Phase(_));
    let goes_on = leaves[first..=last].iter().any(|leaf| matches!(leaf, Block::Phase(_)));
    Some(Frame { repeat, first: if heads && goes_on { first - 1 } else { first }, last })
}

fn crosses(one: &Frame, other: &Frame) -> bool {
    one.first < other.first && other.first <= one.last && one.last < other.last
}

fn overlaps(one: &Frame, other: &Frame) -> bool {
    one.first <= other.last && other.first <= one.last
}

fn nest<'f>(
    leaves: &[Block],
    from: usize,
    to: usize,
    frames: &mut std::iter::Peekable<impl Iterator<Item = &'f Frame>>,
) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut at = from;
    while at < to {
        if let Some(frame) = frames.next_if(|frame| frame.first == at) {
            blocks.push(Block::Repeat(frame.repeat, nest(leaves, at, frame.last + 1, frames)));
            at = frame.last + 1;
        } else {
            blocks.push(leaves[at].clone());
            at += 1;
        }
    }
    blocks
}
