//! What the benches need: the project of the repository, and side-by-side timing.
#![allow(dead_code, reason = "not every bench uses all of this")]

use rulesheet::tree::InputTree;
use std::path::Path;
use std::time::{Duration, Instant};

/// The project that lies in the repository.
pub fn project() -> InputTree {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut tree = InputTree::default();
    for folder in ["content", "locales", "templates"] {
        for entry in walkdir::WalkDir::new(root.join(folder)).into_iter().map(|entry| entry.expect("readable")) {
            if entry.file_type().is_file() {
                let path = entry.path().strip_prefix(root).expect("below the root").to_str().expect("UTF-8");
                tree.0.insert(path.replace('\\', "/"), std::fs::read(entry.path()).expect("readable"));
            }
        }
    }
    tree
}

/// The median times of two things that are done in turn, so that both see the same load of the machine.
pub fn side_by_side(runs: usize, mut one: impl FnMut(), mut other: impl FnMut()) -> (Duration, Duration) {
    let mut times = (Vec::new(), Vec::new());
    for _ in 0..runs {
        times.0.push(timed(&mut one));
        times.1.push(timed(&mut other));
    }
    (median(times.0), median(times.1))
}

fn timed(work: &mut impl FnMut()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// One line: what, both times, and their ratio.
pub fn report(what: &str, (time, yardstick): (Duration, Duration), than: &str) {
    let ratio = time.as_secs_f64() / yardstick.as_secs_f64();
    println!("{what}: {time:.2?}, {ratio:.2} times {than} ({yardstick:.2?})");
}
