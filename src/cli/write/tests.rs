use super::*;
use tempfile::TempDir;

fn tree(files: &[(&str, &str)]) -> OutputTree {
    OutputTree(files.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect())
}

fn write(files: &[(&str, &str)], folder: &Path) -> Result<(), WriteError> {
    write_folder(&tree(files), folder, &|_| {})
}

/// Everything below a folder, hidden files included, sorted.
fn listing(folder: &Path) -> Vec<String> {
    let entries = walkdir::WalkDir::new(folder).min_depth(1).sort_by_file_name();
    let name = |entry: walkdir::DirEntry| entry.path().strip_prefix(folder).map(|p| p.display().to_string());
    entries.into_iter().flatten().filter(|e| !e.file_type().is_dir()).flat_map(name).collect()
}

#[track_caller]
fn refuses(files: &[(&str, &str)], folder: &Path, why: &str) {
    let before = folder.parent().map(listing);
    let error = write(files, folder).expect_err("this is to be refused").to_string();
    assert!(error.contains(why), "{error}");
    assert_eq!(folder.parent().map(listing), before, "something was written all the same");
}

#[test]
fn a_folder_is_replaced_as_a_whole() {
    let temp = TempDir::new().unwrap();
    let out = temp.path().join("deep/er/out");
    write(&[("a/one.html", "1"), ("two.html", "2")], &out).unwrap();
    assert_eq!(listing(&out), [MARKER, "a/one.html", "two.html"]);
    write(&[("three.html", "3")], &out).unwrap();
    assert_eq!(listing(temp.path()), ["deep/er/out/.rulesheet", "deep/er/out/three.html"]);
}

#[test]
fn what_others_wrote_is_not_replaced() {
    let temp = TempDir::new().unwrap();
    let out = temp.path().join("out");
    fs::create_dir(&out).unwrap();
    write(&[("a", "")], &out).expect("an empty folder may be used");
    fs::remove_file(out.join(MARKER)).unwrap();
    refuses(&[("b", "")], &out, "did not write");
    refuses(&[("b", "")], &out.join("a"), "not a folder");
    refuses(&[("b", "")], Path::new("/"), "no name");
}

#[test]
fn what_others_keep_at_the_places_of_a_swap_is_not_removed() {
    for role in ["new", "old"] {
        let temp = TempDir::new().unwrap();
        let out = temp.path().join("out");
        let left = temp.path().join(format!(".out.rulesheet-{role}"));
        fs::create_dir_all(left.join("mine")).unwrap();
        fs::write(left.join("mine/file"), "kept").unwrap();
        refuses(&[("a", "")], &out, "move it away");
        fs::remove_dir_all(&left).unwrap();
        fs::create_dir(&left).unwrap();
        write(&[("a", "")], &out).expect("an empty folder is what an interrupted run may leave");
    }
}

#[test]
fn runs_at_once_take_turns() {
    let temp = TempDir::new().unwrap();
    let out = temp.path().join("out");
    let names: Vec<String> = (0..40).map(|n| format!("{n}.html")).collect();
    std::thread::scope(|scope| {
        for run in ["one", "two", "three", "four"] {
            let files: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), run)).collect();
            let out = &out;
            scope.spawn(move || (0..5).for_each(|_| write(&files, out).expect("they wait for each other")));
        }
    });
    let texts: std::collections::BTreeSet<String> =
        names.iter().map(|name| fs::read_to_string(out.join(name)).unwrap()).collect();
    assert_eq!(texts.len(), 1, "the folder is the work of one run");
    assert_eq!(listing(temp.path()).len(), names.len() + 1);
}

#[cfg(unix)]
#[test]
fn links_are_neither_followed_nor_replaced() {
    let temp = TempDir::new().unwrap();
    let (real, link) = (temp.path().join("real"), temp.path().join("link"));
    write(&[("a", "")], &real).unwrap();
    std::os::unix::fs::symlink(&real, &link).unwrap();
    refuses(&[("b", "")], &link, "is a link");
    std::os::unix::fs::symlink(temp.path(), real.join("up")).unwrap();
    write(&[("c", "")], &real).expect("a link inside of the old folder goes with it");
    assert_eq!(listing(temp.path()), ["link", "real/.rulesheet", "real/c"]);
    std::os::unix::fs::symlink(temp.path(), temp.path().join(".real.rulesheet-new")).unwrap();
    refuses(&[("d", "")], &real, "move it away");
}

#[test]
fn no_path_leads_out_of_the_folder() {
    let temp = TempDir::new().unwrap();
    let out = temp.path().join("out");
    for wrong in ["../x", "a/../../x", "/x", "", "a//b", "./a", "a/.", "a\\b", "a\nb", "a\0b", MARKER] {
        refuses(&[(wrong, "")], &out, "no path inside");
    }
    refuses(&[("en/Base", ""), ("en/base", "")], &out, "case");
}

#[test]
fn a_failed_run_leaves_the_old_folder() {
    let temp = TempDir::new().unwrap();
    let out = temp.path().join("out");
    write(&[("a", "old")], &out).unwrap();
    refuses(&[("a", "new"), ("a/b", "a folder and a file of one name")], &out, "cannot write");
    assert_eq!(fs::read_to_string(out.join("a")).unwrap(), "old");
}

#[test]
fn leftovers_of_an_interrupted_run_are_cleared() {
    let temp = TempDir::new().unwrap();
    let place = |name: &str| temp.path().join(name);
    write(&[("a", "old")], &place("out")).unwrap();
    fs::create_dir_all(place(".out.rulesheet-new/half")).unwrap();
    fs::write(place(".out.rulesheet-new").join(MARKER), MARKER_TEXT).unwrap();
    write(&[("b", "")], &place("out")).unwrap();
    assert_eq!(listing(temp.path()), ["out/.rulesheet", "out/b"]);
    // Stopped between the two renamings: the old folder comes back, even if the run that finds it then fails.
    fs::rename(place("out"), place(".out.rulesheet-old")).unwrap();
    write(&[("a", ""), ("a/b", "")], &place("out")).unwrap_err();
    assert_eq!(listing(temp.path()), ["out/.rulesheet", "out/b"]);
}

#[test]
fn two_runs_do_not_disturb_each_other() {
    let temp = TempDir::new().unwrap();
    let places = Places::beside(&temp.path().join("out")).unwrap();
    let lock = places.stage(&tree(&[("a", "first")]), &|_| {}).unwrap();
    assert!(matches!(write(&[("a", "second")], &places.folder), Err(WriteError::Busy(_))));
    places.swap().unwrap();
    drop(lock);
    write(&[("a", "second")], &places.folder).unwrap();
}

#[test]
fn a_file_is_replaced_whole() {
    let temp = TempDir::new().unwrap();
    let file = temp.path().join("sheet.html");
    write_file(&file, b"one").unwrap();
    write_file(&file, b"two").unwrap();
    assert_eq!(fs::read(&file).unwrap(), b"two");
    assert!(matches!(write_file(temp.path(), b""), Err(WriteError::NotOurs(..))), "a folder");
    assert!(matches!(write_file(&temp.path().join("no/such"), b""), Err(WriteError::Io(..))));
    assert_eq!(listing(temp.path()), ["sheet.html"]);
}

#[cfg(unix)]
#[test]
fn a_file_that_is_a_link_or_a_device_is_not_replaced() {
    let temp = TempDir::new().unwrap();
    let link = temp.path().join("link");
    std::os::unix::fs::symlink("/dev/null", &link).unwrap();
    for path in [link.as_path(), Path::new("/dev/null")] {
        assert!(matches!(write_file(path, b""), Err(WriteError::NotOurs(..))), "{}", path.display());
    }
}

#[test]
fn some_files_are_replaced_or_none_of_them() {
    let temp = TempDir::new().unwrap();
    write_changes(temp.path(), &tree(&[("a/one.ftl", "1"), ("two.ftl", "2")]).0).unwrap();
    write_changes(temp.path(), &tree(&[("two.ftl", "3")]).0).unwrap();
    assert_eq!(listing(temp.path()), ["a/one.ftl", "two.ftl"]);
    assert_eq!(fs::read_to_string(temp.path().join("two.ftl")).unwrap(), "3");
    fs::create_dir(temp.path().join("z.ftl")).unwrap();
    for bad in ["z.ftl", "../out.ftl", "a//b"] {
        let error = write_changes(temp.path(), &tree(&[("a/one.ftl", "5"), (bad, "6")]).0);
        assert!(error.is_err(), "{bad}");
        assert_eq!(listing(temp.path()), ["a/one.ftl", "two.ftl"]);
        assert_eq!(fs::read_to_string(temp.path().join("a/one.ftl")).unwrap(), "1");
    }
}
