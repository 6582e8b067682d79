//! What stands between the items of a list, by CLDR's patterns.

#[cfg(test)]
mod tests;

use crate::condition::{Circuit, Cond};
use crate::content::ListStyle;
use crate::marked::{Conditional, Event, is_marker, region};
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale::Locale;

/// An item with the condition under which it shows.
pub(super) struct Shown {
    pub when: Cond,
    /// Marked, with the marks of an adaptation.
    pub words: String,
    /// The words without any marks.
    pub text: Conditional,
}

/// The list pattern of a language.
pub(super) enum Joiner {
    /// The same text between any two items.
    Fixed(&'static str),
    Cldr(Box<ListFormatter>),
}

/// The joiners before an item and around the list, for lists of two and of more items.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Pattern {
    /// Before the second of two.
    pub pair: String,
    /// Before the second, the last, and any other of more than two.
    pub start: String,
    pub end: String,
    pub middle: String,
    /// Around a list of two.
    pub pair_around: [String; 2],
    /// Around a longer list.
    pub around: [String; 2],
}

impl Joiner {
    /// The pattern of the language; commas for one that CLDR does not know.
    pub fn new(style: ListStyle, code: &str) -> Self {
        let locale: Locale = code.parse().unwrap_or(Locale::UNKNOWN);
        let formatter = match style {
            ListStyle::Plus => return Self::Fixed(" + "),
            ListStyle::And => ListFormatter::try_new_and((&locale).into(), ListFormatterOptions::default()),
            ListStyle::Or => ListFormatter::try_new_or((&locale).into(), ListFormatterOptions::default()),
        };
        formatter.map_or(Self::Fixed(", "), |formatter| Self::Cldr(Box::new(formatter)))
    }

    /// The joiners before an item with this text: Spanish "y" is "e" before "i".
    pub fn before(&self, item: &str) -> Pattern {
        match self {
            Self::Fixed(joiner) => Pattern {
                pair: (*joiner).to_owned(),
                start: (*joiner).to_owned(),
                end: (*joiner).to_owned(),
                middle: (*joiner).to_owned(),
                ..Pattern::default()
            },
            Self::Cldr(formatter) => cldr_pattern(formatter, item),
        }
    }
}

/// Reads the pattern off from lists of characters that no list holds.
fn cldr_pattern(formatter: &ListFormatter, item: &str) -> Pattern {
    let last = format!("{item}\u{4}");
    let pair = formatter.format(["\u{1}", &last].iter()).to_string();
    let long = formatter.format(["\u{1}", "\u{2}", "\u{3}", &last].iter()).to_string();
    let between = |text: &str, from: char, to: &str| -> String {
        let behind = text.split_once(from).map_or("", |(_, behind)| behind);
        behind.split_once(to).map_or("", |(between, _)| between).to_owned()
    };
    let around = |text: &str| -> [String; 2] {
        let before = text.split_once('\u{1}').map_or("", |(before, _)| before);
        let after = text.split_once('\u{4}').map_or("", |(_, after)| after);
        [before.to_owned(), after.to_owned()]
    };
    let before_last = |text: &str, from| {
        let with_item = between(text, from, "\u{4}");
        with_item.strip_suffix(item).unwrap_or_default().to_owned()
    };
    Pattern {
        pair: before_last(&pair, '\u{1}'),
        start: between(&long, '\u{1}', "\u{2}"),
        middle: between(&long, '\u{2}', "\u{3}"),
        end: before_last(&long, '\u{3}'),
        pair_around: around(&pair),
        around: around(&long),
    }
}

/// The marked text of the whole list; nothing where no item shows.
pub(super) fn joined(items: &[Shown], joiner: &Joiner, circuit: &mut Circuit) -> String {
    let mut counts = Counts::NONE;
    let mut list = String::new();
    for (n, item) in items.iter().enumerate() {
        let later = circuit.or(items[n + 1..].iter().map(|item| item.when));
        let before = joiners(item, joiner, counts, later, circuit);
        list.push_str(&region(item.when, &(before + &item.words)));
        counts = counts.and_one(item.when, circuit);
    }
    let [before, after] = around(&joiner.before(""), counts, circuit);
    format!("{before}{list}{after}")
}

/// Conditions under which at least so many items show.
#[derive(Clone, Copy)]
struct Counts {
    one: Cond,
    two: Cond,
    three: Cond,
}

impl Counts {
    const NONE: Self = Self { one: Cond::NEVER, two: Cond::NEVER, three: Cond::NEVER };

    fn and_one(self, item: Cond, circuit: &mut Circuit) -> Self {
        let mut grown = |more: Cond, one_less: Cond| {
            let with_item = circuit.and([item, one_less]);
            circuit.or([more, with_item])
        };
        Self { one: grown(self.one, Cond::ALWAYS), two: grown(self.two, self.one), three: grown(self.three, self.two) }
    }
}

/// What stands before an item. `earlier` counts the items before it, `later` is that any after it shows.
fn joiners(item: &Shown, joiner: &Joiner, earlier: Counts, later: Cond, circuit: &mut Circuit) -> String {
    if earlier.one == Cond::NEVER {
        return String::new();
    }
    let starts = beginnings(&item.text, circuit).into_iter();
    let patterns: Vec<(Cond, Pattern)> = starts.map(|(when, start)| (when, joiner.before(&start))).collect();
    match &patterns[..] {
        [] => String::new(),
        [(_, first), rest @ ..] if rest.iter().all(|(_, other)| other == first) => {
            before(first, earlier, later, circuit)
        }
        all => all.iter().map(|(when, pattern)| region(*when, &before(pattern, earlier, later, circuit))).collect(),
    }
}

fn before(pattern: &Pattern, earlier: Counts, later: Cond, circuit: &mut Circuit) -> String {
    let Pattern { pair, start, end, middle, .. } = pattern;
    if [start, end, middle].iter().all(|joiner| *joiner == pair) {
        return region(earlier.one, pair);
    }
    let last = circuit.not(later);
    let single = circuit.not(earlier.two);
    let mut either = |when: Cond, one: &str, more: &str| {
        if one == more {
            return region(circuit.and([earlier.one, when]), one);
        }
        let second = circuit.and([earlier.one, single, when]);
        region(second, one) + &region(circuit.and([earlier.two, when]), more)
    };
    either(last, pair, end) + &either(later, start, middle)
}

/// What stands before and behind the whole list: in most languages nothing.
fn around(pattern: &Pattern, counts: Counts, circuit: &mut Circuit) -> [String; 2] {
    let fewer = circuit.not(counts.three);
    let pair = circuit.and([counts.two, fewer]);
    [0, 1].map(|end| region(pair, &pattern.pair_around[end]) + &region(counts.three, &pattern.around[end]))
}

/// The texts with which an item can begin, each with its condition; they exclude each other.
fn beginnings(text: &Conditional, circuit: &mut Circuit) -> Vec<(Cond, String)> {
    let mut starts = Vec::new();
    let all = Stretch { from: 0, end: text.text().len(), event: 0, stop: text.events().len() };
    find_starts(text, all, Cond::ALWAYS, circuit, &mut starts);
    let words = |start: usize| text.text()[start..].chars().filter(|c| !is_marker(*c)).collect();
    starts.into_iter().map(|(when, start)| (when, words(start))).collect()
}

/// A part of a conditional text, by bytes and by events.
#[derive(Clone, Copy)]
struct Stretch {
    from: usize,
    end: usize,
    event: usize,
    stop: usize,
}

/// Adds the places where the words of a stretch begin, given `when`; gives back where none of them shows.
fn find_starts(
    text: &Conditional,
    stretch: Stretch,
    when: Cond,
    circuit: &mut Circuit,
    starts: &mut Vec<(Cond, usize)>,
) -> Cond {
    let Stretch { from, end, event, stop } = stretch;
    let mut left = Left { when, from };
    let mut at = event;
    while at < stop {
        let Event::Region { start, end, when, next } = text.events()[at] else { break };
        let (start, end, next) = (start as usize, end as usize, next as usize);
        if left.from < start {
            break;
        }
        let inside = circuit.and([left.when, when]);
        let inner = Stretch { from: start, end, event: at + 1, stop: next };
        let none_inside = find_starts(text, inner, inside, circuit, starts);
        let not_there = circuit.not(when);
        let outside = circuit.and([left.when, not_there]);
        left = Left { when: circuit.or([outside, none_inside]), from: end };
        at = next;
    }
    if left.from == end {
        return left.when;
    }
    if left.when != Cond::NEVER {
        starts.push((left.when, left.from));
    }
    Cond::NEVER
}

/// Where nothing has shown yet, and how far that was read.
struct Left {
    when: Cond,
    from: usize,
}
