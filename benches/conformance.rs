//! How long it takes to hold the content against the engine, and how that grows with the records.
#![expect(clippy::disallowed_methods, reason = "a measurement reads the clock and the project")]

use rulesheet::tree::InputTree;
use rulesheet::{catalogue, check, cli, content};
use std::path::Path;
use std::time::{Duration, Instant};

const RUNS: u32 = 20;

fn main() {
    let (real, _) = cli::read::read(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the project is there");
    let twice = doubled(&real);
    let [(records, once), (many, double)] = [&real, &twice].map(|tree| (count(tree), measure(tree)));
    println!("{records} records: {once:?}");
    println!("{many} records: {double:?}");
    println!("ratio: {:.2}", double.as_secs_f64() / once.as_secs_f64());
}

/// The mean time of loading the content and checking it.
fn measure(tree: &InputTree) -> Duration {
    let start = Instant::now();
    for _ in 0..RUNS {
        std::hint::black_box(check::without_words(tree));
    }
    start.elapsed() / RUNS
}

fn count(tree: &InputTree) -> usize {
    let mut found = Vec::new();
    let mut catalogue = catalogue::load(tree, &mut found);
    let content = content::load(tree, &mut catalogue, &mut found);
    let steps = content.pages.iter().flat_map(|page| &page.sections).flat_map(|section| &section.steps);
    steps.map(|step| step.records.len()).sum()
}

/// Every record once more under another name, right behind what it doubles.
fn doubled(tree: &InputTree) -> InputTree {
    let mut tree = tree.clone();
    for (path, bytes) in &mut tree.0 {
        if path.starts_with("content/pages/order-of-play/") {
            let text = String::from_utf8(bytes.clone()).expect("UTF-8");
            *bytes = doubled_file(&text).into_bytes();
        }
    }
    tree
}

/// A record at the top of a step is doubled with all that stands under it, and the copies do what the originals do.
fn doubled_file(text: &str) -> String {
    let (mut out, mut copies) = (String::new(), String::new());
    for table in text.split_inclusive('\n').collect::<Vec<_>>().chunk_by(|_, next| !next.starts_with('[')) {
        let is_record = table[0].trim_end() == "[[step.record]]";
        if !is_record || !table.iter().any(|line| line.starts_with("under = ")) {
            out += &std::mem::take(&mut copies);
        }
        if is_record {
            copies += &copy(table);
        }
        out.extend(table.iter().copied());
    }
    out + &copies
}

fn copy(record: &[&str]) -> String {
    let is_name = |line: &str| line.starts_with("id = ") || line.starts_with("under = ");
    let renamed = |line: &&str| {
        if is_name(line) { line.trim_end().trim_end_matches('"').to_owned() + "-copy\"\n" } else { (*line).to_owned() }
    };
    let explains = record.iter().any(|line| line.starts_with("kind = ") && !line.contains("option"));
    let id = record.iter().find_map(|line| line.strip_prefix("id = ")).filter(|_| !explains);
    let does = id.map(|id| format!("does = {id}")).unwrap_or_default();
    format!("{}{does}\n", record.iter().filter(|line| !line.trim().is_empty()).map(renamed).collect::<String>())
}
