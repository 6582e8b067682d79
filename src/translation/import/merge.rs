//! Putting words into the files of a language. What is not touched keeps its bytes, its comments and its place.

use super::Taken;
use crate::locale::Locales;
use crate::locale::unit::{Unit, entry};
use crate::tree::InputTree;
use std::collections::BTreeMap;

/// A change of a file's text.
struct Edit {
    start: usize,
    end: usize,
    /// Among those of the same place.
    order: usize,
    text: String,
}

/// The new files, and what cannot be put anywhere, since something that cannot be read stands in its place.
pub(super) fn merge(
    tree: &InputTree,
    locales: &Locales,
    language: usize,
    taken: &[Taken],
) -> (BTreeMap<String, Vec<u8>>, Vec<Taken>) {
    let mut merger = Merger { tree, locales, language, edits: BTreeMap::new() };
    let (possible, impossible): (Vec<&Taken>, Vec<&Taken>) = taken.iter().partition(|one| merger.can_take(&one.id));
    for one in possible {
        merger.add(one);
    }
    (merger.files(), impossible.into_iter().cloned().collect())
}

struct Merger<'m> {
    tree: &'m InputTree,
    locales: &'m Locales,
    language: usize,
    /// By the path of the file.
    edits: BTreeMap<String, Vec<Edit>>,
}

impl Merger<'_> {
    fn can_take(&self, id: &str) -> bool {
        let file = self.own(id).or_else(|| self.locales.unit(0, id)).map(|unit| self.path(&unit.file));
        let is_text = file.is_some_and(|path| self.text(&path).is_some());
        is_text
            && (self.own(id).is_some()
                || self.locales.units(self.language).broken(id.trim_start_matches('-')).is_none())
    }

    fn add(&mut self, one: &Taken) {
        let text = entry(&one.id, &one.text);
        if let Some(own) = self.own(&one.id) {
            let (path, body) = (self.path(&own.file), own.body.clone());
            return self.edit(path, body.start, body.end, 0, text);
        }
        let Some(source) = self.locales.unit(0, &one.id) else { return };
        let path = self.path(&source.file);
        let file = self.text(&path).unwrap_or_default();
        let order = self.locales.units(0).iter().position(|unit| unit.id == one.id).unwrap_or_default();
        if let Some(range) = suggestion(file, &one.id) {
            return self.edit(path, range.start, range.end, order, text);
        }
        let text = with_comment(source, &text);
        match self.neighbour(source) {
            Some(Neighbour::Before(at)) => self.edit(path, at, at, order, format!("\n{text}")),
            Some(Neighbour::Behind(at)) => self.edit(path, at, at, order, format!("{text}\n")),
            None => {
                let (at, gap) = (file.len(), if file.is_empty() || file.ends_with('\n') { "" } else { "\n" });
                self.edit(path, at, at, order, format!("{gap}{text}\n"));
            }
        }
    }

    fn edit(&mut self, path: String, start: usize, end: usize, order: usize, text: String) {
        self.edits.entry(path).or_default().push(Edit { start, end, order, text });
    }

    /// The nearest message of the same file that the language has.
    fn neighbour(&self, source: &Unit) -> Option<Neighbour> {
        let all: Vec<&Unit> = self.locales.units(0).iter().filter(|unit| unit.file == source.file).collect();
        let place = all.iter().position(|unit| unit.id == source.id)?;
        let own = |unit: &&Unit| self.own(&unit.id).filter(|own| own.file == source.file);
        let before = all[..place].iter().rev().find_map(own).map(|own| Neighbour::Before(own.whole.end));
        before.or_else(|| all[place + 1..].iter().find_map(own).map(|own| Neighbour::Behind(own.whole.start)))
    }

    fn own(&self, id: &str) -> Option<&Unit> {
        self.locales.unit(self.language, id)
    }

    fn path(&self, file: &str) -> String {
        format!("locales/{}/{file}", self.locales.languages[self.language].code)
    }

    /// Nothing for a file that is not there, `None` for one that is no text.
    fn text(&self, path: &str) -> Option<&str> {
        self.tree.0.get(path).map_or(Some(""), |bytes| str::from_utf8(bytes).ok())
    }

    fn files(&self) -> BTreeMap<String, Vec<u8>> {
        self.edits.iter().map(|(path, edits)| (path.clone(), self.edited(path, edits).into_bytes())).collect()
    }

    fn edited(&self, path: &str, edits: &[Edit]) -> String {
        let mut edits: Vec<&Edit> = edits.iter().collect();
        edits.sort_by_key(|edit| (edit.start, edit.order));
        let file = self.text(path).unwrap_or_default();
        let (mut text, mut copied) = (String::new(), 0);
        for edit in edits {
            text.push_str(&file[copied..edit.start.max(copied)]);
            text.push_str(&like(file, &edit.text));
            copied = edit.end.max(copied);
        }
        text + &file[copied..]
    }
}

/// Where the neighbour ends, or begins.
enum Neighbour {
    Before(usize),
    Behind(usize),
}

/// The lines in which the message stands as a comment, as a new language has it.
fn suggestion(file: &str, id: &str) -> Option<std::ops::Range<usize>> {
    let first = format!("# {id} =");
    let mut at = 0;
    let mut lines = file.split_inclusive('\n').map(|line| {
        let start = at;
        at += line.len();
        (start, line)
    });
    let (start, line) = lines.find(|(_, line)| line.trim_end() == first || line.starts_with(&format!("{first} ")))?;
    let mut end = start + line.trim_end().len();
    for (place, line) in lines.take_while(|(_, line)| line.starts_with('#')) {
        end = place + line.trim_end().len();
    }
    Some(start..end)
}

fn with_comment(source: &Unit, text: &str) -> String {
    let comment = source.comment.iter().flat_map(|comment| comment.lines());
    let lines = comment.map(|line| format!("# {line}").trim_end().to_owned() + "\n");
    lines.collect::<String>() + text
}

/// With the line breaks of the file.
fn like(file: &str, text: &str) -> String {
    if file.contains("\r\n") { text.replace('\n', "\r\n") } else { text.to_owned() }
}
