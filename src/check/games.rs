//! A few games are played: the rules of the engine hold together, with the tiles of the project.

use crate::diagnostic::{Code, Diagnostic, Span};
use crate::simulation::{Broken, Request, simulate};
use crate::tiles::TileSets;
use crate::tree::InputTree;

/// Few enough to wait for; `rulesheet engine play` plays more.
const GAMES: u32 = 3;

const BASE: &str = "base";

/// Plays games over any selections; without sound tiles of the base game, none.
#[must_use]
pub fn play(tree: &InputTree) -> Vec<Diagnostic> {
    let mut unsound = Vec::new();
    let sets = TileSets::load(tree, &mut unsound);
    let base = sets.0.get(BASE).and_then(|set| Some((set.pile(), set.start.clone()?)));
    let Some((pile, start)) = base.filter(|_| unsound.is_empty()) else { return Vec::new() };
    let report = simulate(&Request { table: None, players: 2..=6, games: GAMES, seed: 1, pile, start });
    let broken = report.broken.map(|(number, _, Broken(law))| {
        let at = Span::new(&format!("content/tiles/{BASE}.toml").as_str().into(), 0..0);
        let message = format!("in simulated game {number}, {law}");
        let fix = "play it with `rulesheet engine play`, which tells what lay on the table";
        Diagnostic::error(Code::BROKEN_LAW, at, message).fix(fix)
    });
    broken.into_iter().collect()
}
