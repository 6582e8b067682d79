//! Markers out, conditions in; and the walk that copies what shows.

use super::{HALF, Marker, marker};
use crate::condition::{Circuit, Cond, Values};

/// Text without markers, and the regions and slots in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditional {
    text: String,
    /// In the order of their places; a region before what lies in it.
    events: Vec<Event>,
}

/// A region or a slot, by bytes of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Region {
        start: u32,
        end: u32,
        when: Cond,
        /// The number of the first event behind the region.
        next: u32,
    },
    Slot {
        at: u32,
        slot: u32,
    },
}

/// The markers of a text do not pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unbalanced;

impl Conditional {
    /// Takes the markers out. Empty regions are dropped.
    ///
    /// # Errors
    /// When a region is closed that is not open, is never closed, or a half marker stands alone.
    ///
    /// # Panics
    /// For a text of 4 GiB or more.
    pub fn parse(marked: &str) -> Result<Self, Unbalanced> {
        let mut text = String::with_capacity(marked.len());
        let mut events: Vec<Event> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        let mut chars = marked.char_indices();
        let mut copied = 0;
        while let Some((at, c)) = chars.next() {
            let Some(mark) = marker(c) else { continue };
            text.push_str(&marked[copied..at]);
            copied = at + c.len_utf8();
            let here = small(text.len());
            match mark {
                Marker::High(high) => {
                    let low = chars.next().map(|(_, c)| (marker(c), c.len_utf8()));
                    let Some((Some(Marker::Low(low)), width)) = low else { return Err(Unbalanced) };
                    copied += width;
                    open.push(events.len());
                    let when = Cond::from_index(high * HALF + low);
                    events.push(Event::Region { start: here, end: here, when, next: 0 });
                }
                Marker::Low(_) => return Err(Unbalanced),
                Marker::Slot(slot) => events.push(Event::Slot { at: here, slot }),
                Marker::Close => {
                    let opened = open.pop().ok_or(Unbalanced)?;
                    let behind = small(events.len());
                    let Event::Region { start, end, next, .. } = &mut events[opened] else { return Err(Unbalanced) };
                    if *start == here && opened + 1 == behind as usize {
                        events.truncate(opened);
                    } else {
                        (*end, *next) = (here, behind);
                    }
                }
            }
        }
        text.push_str(&marked[copied..]);
        if open.is_empty() { Ok(Self { text, events }) } else { Err(Unbalanced) }
    }

    /// All of the text, whatever the conditions.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What shows under these values, with the slots filled: `slots[n]` for slot `n`, nothing where it is missing.
    #[must_use]
    pub fn prune(&self, values: &Values, slots: &[&str]) -> String {
        let mut shown = String::with_capacity(self.text.len());
        let mut copied = 0;
        let mut at = 0;
        while let Some(event) = self.events.get(at) {
            at += 1;
            match *event {
                Event::Region { start, end, when, next } => {
                    if !values.holds(when) {
                        // What is hidden mostly follows on something hidden: then there is nothing to copy.
                        if copied < start as usize {
                            shown.push_str(&self.text[copied..start as usize]);
                        }
                        copied = end as usize;
                        at = next as usize;
                    }
                }
                Event::Slot { at: place, slot } => {
                    shown.push_str(&self.text[copied..place as usize]);
                    copied = place as usize;
                    shown.push_str(slots.get(slot as usize).copied().unwrap_or_default());
                }
            }
        }
        shown.push_str(&self.text[copied..]);
        shown
    }

    /// The condition under which anything shows, for a text without slots: never, if it is empty.
    pub fn shows(&self, circuit: &mut Circuit) -> Cond {
        fn within(
            text: &Conditional,
            circuit: &mut Circuit,
            mut from: usize,
            end: usize,
            mut at: usize,
            stop: usize,
        ) -> Cond {
            let mut parts = Vec::new();
            while at < stop {
                let Event::Region { start, end, when, next } = text.events[at] else {
                    return Cond::ALWAYS;
                };
                if from < start as usize {
                    return Cond::ALWAYS;
                }
                let inner = within(text, circuit, start as usize, end as usize, at + 1, next as usize);
                parts.push(circuit.and([when, inner]));
                from = end as usize;
                at = next as usize;
            }
            if from < end { Cond::ALWAYS } else { circuit.or(parts) }
        }
        within(self, circuit, 0, self.text.len(), 0, self.events.len())
    }
}

fn small(length: usize) -> u32 {
    u32::try_from(length).expect("a page is shorter than 4 GiB")
}

#[cfg(test)]
mod tests {
    use super::super::{open, region, slot};
    use super::*;
    use crate::condition::Var;

    fn two() -> (Circuit, Cond, Cond) {
        let mut circuit = Circuit::new();
        let (a, b) = (circuit.var(Var(0)), circuit.var(Var(1)));
        (circuit, a, b)
    }

    #[test]
    fn regions_nest_and_slots_fill() {
        let (circuit, a, b) = two();
        let marked = format!("x{}z{}", region(a, &format!("1{}2", region(b, "b"))), slot(0));
        let text = Conditional::parse(&marked).expect("balanced");
        let show = |set: &[u16]| text.prune(&circuit.evaluate(|v| set.contains(&v.0)), &["!"]);
        assert_eq!([show(&[]), show(&[0]), show(&[1]), show(&[0, 1])], ["xz!", "x12z!", "xz!", "x1b2z!"]);
        assert_eq!(text.text(), "x1b2z");
    }

    #[test]
    fn slots_of_hidden_regions_stay_hidden() {
        let (circuit, a, _) = two();
        let text = Conditional::parse(&region(a, &slot(0).to_string())).expect("balanced");
        assert_eq!(text.prune(&circuit.evaluate(|_| false), &["!"]), "");
        assert_eq!(text.prune(&circuit.evaluate(|_| true), &["!"]), "!");
    }

    #[test]
    fn unpaired_markers_are_refused() {
        let (_, a, _) = two();
        let opened = open(a);
        let half: String = opened.chars().take(1).collect();
        for marked in
            [opened.clone(), format!("{opened}x"), super::super::CLOSE.to_string(), half, opened[4..].to_owned()]
        {
            assert_eq!(Conditional::parse(&marked), Err(Unbalanced), "{marked:?}");
        }
    }

    #[test]
    fn a_text_knows_when_it_shows() {
        let (mut circuit, a, b) = two();
        let either = circuit.or([a, b]);
        let mut shows = |marked: String| Conditional::parse(&marked).expect("balanced").shows(&mut circuit);
        assert_eq!(shows(String::new()), Cond::NEVER);
        assert_eq!(shows("x".into()), Cond::ALWAYS);
        assert_eq!(shows(format!("{}{}", region(a, "x"), region(b, "y"))), either);
        assert_eq!(shows(format!("{}.", region(a, "x"))), Cond::ALWAYS);
    }
}
