//! `cargo bench --bench build`: the time to build the whole site and write it, beside the time to copy the same files.
#![allow(clippy::disallowed_methods, reason = "a bench measures the disk and the clock")]

mod common;

use common::{project, report, side_by_side};
use rulesheet::build::{BuildOptions, build};
use rulesheet::cli::{read, write};
use std::fs;
use std::path::Path;

const RUNS: usize = 15;

fn main() {
    let folder = std::env::temp_dir().join(format!("rulesheet-bench-{}", std::process::id()));
    let (built, copied) = (folder.join("built"), folder.join("copied"));
    fs::create_dir_all(&folder).expect("a folder for the bench");
    let files = write_site(&built);
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tree = project();

    println!("{} files, {:.1} MB, {} threads", files.len(), megabytes(&files), rayon::current_num_threads());
    let all = || {
        let (tree, _) = read::read(root).unwrap_or_else(|_| panic!("a project"));
        let (output, _) = build(&tree, &BuildOptions::default());
        write::write_folder(&output, &built, &|_| {}).expect("the site is written");
    };
    let copy = || copy_folder(&built, &copied, &files);
    report("read, build and write", side_by_side(RUNS, all, copy), "the copy");
    let in_memory = || drop(std::hint::black_box(build(&tree, &BuildOptions::default())));
    let copy = || copy_folder(&built, &copied, &files);
    report("build in memory", side_by_side(RUNS, in_memory, copy), "the copy");
    fs::remove_dir_all(&folder).expect("the bench's folder goes");
}

/// Builds the site once, and names its files.
fn write_site(folder: &Path) -> Vec<String> {
    let (output, found) = build(&project(), &BuildOptions::default());
    assert!(!rulesheet::diagnostic::any_error(&found), "the project has no error");
    write::write_folder(&output, folder, &|_| {}).expect("the site is written");
    output.0.into_keys().collect()
}

/// As a build does it: into a new folder, which then takes the place of the old one.
fn copy_folder(from: &Path, to: &Path, files: &[String]) {
    let (staged, old) = (to.with_extension("new"), to.with_extension("old"));
    for file in files {
        let place = staged.join(file);
        fs::create_dir_all(place.parent().expect("a folder")).expect("a folder");
        fs::copy(from.join(file), place).expect("a copy");
    }
    if to.exists() {
        fs::rename(to, &old).expect("the old copy goes");
    }
    fs::rename(&staged, to).expect("the new copy comes");
    if old.exists() {
        fs::remove_dir_all(&old).expect("the old copy is gone");
    }
}

fn megabytes(files: &[String]) -> f64 {
    let (output, _) = build(&project(), &BuildOptions::default());
    let bytes: usize = files.iter().filter_map(|file| output.0.get(file)).map(Vec::len).sum();
    f64::from(u32::try_from(bytes / 1000).expect("less than 4 TB")) / 1000.0
}
