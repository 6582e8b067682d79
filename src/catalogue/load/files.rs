//! Which files make a catalogue.

use super::super::Group;
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::reader::Source;
use crate::tree::InputTree;

pub const EDITIONS: &str = "content/catalogue/editions.toml";
pub const PRESETS: &str = "content/catalogue/presets.toml";
pub const VARIANTS: &str = "content/catalogue/variants.toml";
pub const PUBLISHERS: &str = "content/catalogue/publishers.toml";
pub const SIGNALS: &str = "content/catalogue/signals.toml";
pub const CONDITIONS: &str = "content/catalogue/conditions.toml";
/// The group of an expansion follows from its file.
pub const EXPANSIONS: [(&str, Group); 4] = [
    ("content/catalogue/expansions/major.toml", Group::Major),
    ("content/catalogue/expansions/minor.toml", Group::Minor),
    ("content/catalogue/expansions/other.toml", Group::Other),
    ("content/catalogue/expansions/fan.toml", Group::Fan),
];

/// Opens a file of the catalogue, if it is there.
pub fn open<'t>(tree: &'t InputTree, path: &str, found: &mut Vec<Diagnostic>) -> Option<Source<'t>> {
    Source::open(path, tree.0.get(path)?, found)
}

/// Reports files that nobody reads: most likely their names are mistyped.
pub fn report_strays(tree: &InputTree, found: &mut Vec<Diagnostic>) {
    let singles = [EDITIONS, PRESETS, VARIANTS, PUBLISHERS, SIGNALS, CONDITIONS];
    let known = || singles.into_iter().chain(EXPANSIONS.map(|(path, _)| path));
    for (path, _) in tree.below("content/catalogue") {
        if !known().any(|one| one == path) {
            let at = Span::new(&path.into(), 0..0);
            found.push(Diagnostic::error(Code::STRAY_FILE, at, "nothing reads this file").suggest(path, known()));
        }
    }
}
