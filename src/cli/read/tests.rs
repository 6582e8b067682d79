use super::*;
use std::fs;
use tempfile::TempDir;

fn project(files: &[(&str, &[u8])]) -> TempDir {
    let temp = TempDir::new().unwrap();
    fs::create_dir(temp.path().join("content")).unwrap();
    for (name, bytes) in files {
        let path = temp.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
    temp
}

#[track_caller]
fn check(temp: &TempDir, names: &[&str], codes: &[Code]) {
    let (tree, found) = read(temp.path()).unwrap();
    assert_eq!(tree.0.keys().collect::<Vec<_>>(), names);
    assert_eq!(found.iter().map(|d| d.code).collect::<Vec<_>>(), codes, "{found:?}");
}

#[test]
fn three_folders_are_read_and_nothing_else() {
    let files: &[(&str, &[u8])] = &[
        ("content/a/b.toml", b"x"),
        ("locales/en/b.ftl", b"\xff\x00"),
        ("templates/page.html", b""),
        ("content/.draft.toml", b""),
        ("content/.git/config", b""),
        ("output/index.html", b""),
        ("README.md", b""),
    ];
    check(&project(files), &["content/a/b.toml", "locales/en/b.ftl", "templates/page.html"], &[]);
}

#[test]
fn a_folder_without_content_is_no_project() {
    let temp = TempDir::new().unwrap();
    assert!(read(temp.path()).unwrap_err().to_string().contains("no folder `content`"));
    assert!(read(&temp.path().join("nowhere")).is_err());
}

#[cfg(unix)]
#[test]
fn links_stay_inside() {
    use std::os::unix::fs::symlink;
    let elsewhere = project(&[("content/secret.toml", b"secret")]);
    let temp = project(&[("content/a.toml", b"a")]);
    let place = |name: &str| temp.path().join(name);
    symlink(place("content/a.toml"), place("content/b.toml")).unwrap();
    check(&temp, &["content/a.toml", "content/b.toml"], &[]);
    symlink(elsewhere.path().join("content/secret.toml"), place("content/c.toml")).unwrap();
    symlink(elsewhere.path().join("content"), place("content/d")).unwrap();
    symlink("/", place("templates")).unwrap();
    check(&temp, &["content/a.toml", "content/b.toml"], &[Code::LINK_OUTSIDE; 3]);
}

#[cfg(unix)]
#[test]
fn strange_files_are_reported_and_the_others_are_read() {
    use std::os::unix::{ffi::OsStrExt as _, fs::symlink};
    let temp = project(&[("content/z.toml", b"z"), ("content/tab\t.toml", b"")]);
    let place = |name: &str| temp.path().join(name);
    fs::write(place("content").join(std::ffi::OsStr::from_bytes(b"\xff.toml")), b"").unwrap();
    symlink(place("content"), place("content/circle")).unwrap();
    symlink("nowhere", place("content/dangling.toml")).unwrap();
    let _socket = std::os::unix::net::UnixListener::bind(place("content/socket")).unwrap();
    let codes =
        [Code::UNREADABLE_FILE, Code::UNREADABLE_FILE, Code::UNREADABLE_FILE, Code::BAD_FILE_NAME, Code::BAD_FILE_NAME];
    check(&temp, &["content/z.toml"], &codes);
}

#[test]
fn a_file_of_a_bounded_size_is_read_and_a_longer_one_is_not() {
    let most = usize::try_from(MAX_FILE).unwrap();
    let temp = project(&[("content/a.toml", &vec![b'#'; most]), ("content/b.toml", &vec![b'#'; most + 1])]);
    check(&temp, &["content/a.toml"], &[Code::FILE_TOO_LARGE]);
}
