//! The reading edge: the folders of a project as one map from path to bytes.
//!
//! Nothing here panics or follows a link out of the project, whatever lies on the disk: a file that cannot be
//! taken is a diagnostic, and all others are still read, so that one run reports every fault.
#![expect(clippy::disallowed_methods, reason = "the reading edge: nothing else reads the disk")]

use super::failure::Failure;
use crate::diagnostic::{Code, Diagnostic, Span};
use crate::tree::InputTree;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// What is read of a project; everything else in its folder is not ours.
pub const FOLDERS: [&str; 3] = ["content", "locales", "templates"];

/// Longer files than this, in bytes, hold no rules.
const MAX_FILE: u64 = 4 << 20;
/// Bytes of all files together.
const MAX_TOTAL: u64 = 256 << 20;
/// A translator's file holds a language, with its source text.
const MAX_EXCHANGE: u64 = 64 << 20;

/// The folder that was named as the root holds no `content/`.
#[derive(Debug)]
pub struct NotAProject(PathBuf);

impl std::fmt::Display for NotAProject {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no folder `content` in `{}`", self.0.display())
    }
}

/// Reads every file of the project; names that begin with a dot are passed over.
///
/// # Errors
/// Where the folder is no project at all. A single file that cannot be read is a diagnostic.
pub fn read(root: &Path) -> Result<(InputTree, Vec<Diagnostic>), NotAProject> {
    let not_a_project = || NotAProject(root.to_owned());
    let real_root = root.canonicalize().map_err(|_| not_a_project())?;
    if !real_root.join(FOLDERS[0]).is_dir() {
        return Err(not_a_project());
    }
    let mut reader = Reader { real_root, total: 0, tree: InputTree::default(), found: Vec::new() };
    for folder in FOLDERS {
        reader.walk(folder);
    }
    Ok((reader.tree, reader.found))
}

/// A translator's file, and the name to report it by.
///
/// # Errors
/// Where it cannot be read, or is longer than any has reason to be.
pub fn read_exchange(path: &Path) -> Result<(String, Vec<u8>), Failure> {
    let name = path.display().to_string();
    let refuse =
        |why: String| Failure::misuse(format!("cannot read `{name}`: {why}"), "name the file that the translator sent");
    match contents(path, MAX_EXCHANGE).map_err(|error| refuse(error.to_string()))? {
        Some(bytes) => Ok((name, bytes)),
        None => Err(refuse(format!("it has more than {MAX_EXCHANGE} bytes"))),
    }
}

/// A file that is no part of the project, or all of a folder whose names end so, by the paths as they were given.
///
/// # Errors
/// Where one cannot be read, or is longer than any has reason to be, or a folder holds none.
pub fn read_named(path: &Path, extension: &str) -> Result<InputTree, Failure> {
    let refuse = |path: &Path, why: &str| {
        let message = format!("cannot read `{}`: {why}", path.display().to_string().escape_debug());
        Failure::misuse(message, format!("name a file, or a folder with files that end in `.{extension}`"))
    };
    let mut tree = InputTree::default();
    for entry in WalkDir::new(path).sort_by_file_name() {
        let entry = entry.map_err(|error| refuse(path, &reason(&error)))?;
        let fits = entry.depth() == 0 || entry.path().extension().is_some_and(|found| found == extension);
        if fits && !entry.file_type().is_dir() {
            let bytes = contents(entry.path(), MAX_FILE).map_err(|error| refuse(entry.path(), &error.to_string()))?;
            let bytes = bytes.ok_or_else(|| refuse(entry.path(), "it is longer than any file of this kind"))?;
            tree.0.insert(entry.path().display().to_string(), bytes);
        }
    }
    if tree.0.is_empty() { Err(refuse(path, "there is no such file in it")) } else { Ok(tree) }
}

struct Reader {
    /// Without links in it.
    real_root: PathBuf,
    /// Bytes read so far.
    total: u64,
    tree: InputTree,
    found: Vec<Diagnostic>,
}

impl Reader {
    fn walk(&mut self, folder: &str) {
        let top = self.real_root.join(folder);
        if !top.exists() {
            return;
        }
        let mut walk = WalkDir::new(top).follow_links(true).sort_by_file_name().into_iter();
        while let Some(entry) = walk.next() {
            match entry {
                Ok(entry) if self.enters(&entry) => self.take(&entry),
                Ok(entry) if entry.file_type().is_dir() => walk.skip_current_dir(),
                Ok(_) => {}
                Err(error) => self.unreadable(error.path().map(Path::to_owned), &reason(&error)),
            }
        }
    }

    /// Whether an entry is ours to read: not hidden, and no link to somewhere else.
    fn enters(&mut self, entry: &DirEntry) -> bool {
        if entry.file_name().as_encoded_bytes().starts_with(b".") {
            return false;
        }
        let inside = !entry.path_is_symlink() || self.is_inside(entry.path());
        if !inside {
            let found = "this link leads out of the project and is not followed";
            self.report(Code::LINK_OUTSIDE, entry.path(), found, "copy the file to this place");
        }
        inside
    }

    fn is_inside(&self, path: &Path) -> bool {
        path.canonicalize().is_ok_and(|real| real.starts_with(&self.real_root))
    }

    fn take(&mut self, entry: &DirEntry) {
        if entry.file_type().is_dir() {
            return;
        }
        match self.name(entry.path()) {
            None => {
                let found = "the name of this file is not plain text, so nothing can refer to it";
                self.report(Code::BAD_FILE_NAME, entry.path(), found, "rename it with letters, digits and hyphens");
            }
            Some(_) if !entry.file_type().is_file() => {
                self.unreadable(Some(entry.path().to_owned()), "it is no regular file");
            }
            Some(name) => self.take_file(entry.path(), name),
        }
    }

    fn take_file(&mut self, path: &Path, name: String) {
        let limit = MAX_FILE.min(MAX_TOTAL - self.total);
        match contents(path, limit) {
            Err(error) => self.unreadable(Some(path.to_owned()), &error.to_string()),
            Ok(None) => {
                let found = format!("a file may have {MAX_FILE} bytes, and all together {MAX_TOTAL}");
                self.report(Code::FILE_TOO_LARGE, path, &found, "split it, or move it out of the project's folders");
            }
            Ok(Some(bytes)) => {
                self.total += bytes.len() as u64;
                self.tree.0.insert(name, bytes);
            }
        }
    }

    /// The path inside the project, `/` between folders; `None` where it is not UTF-8 or holds what no name should.
    fn name(&self, path: &Path) -> Option<String> {
        let inside = path.strip_prefix(&self.real_root).ok()?;
        let parts: Option<Vec<&str>> = inside.iter().map(|part| part.to_str()).collect();
        let name = parts?.join("/");
        let strange = |c: char| c.is_control() || c == '\\' || crate::marked::is_marker(c);
        (!name.contains(strange)).then_some(name)
    }

    fn unreadable(&mut self, path: Option<PathBuf>, why: &str) {
        let path = path.unwrap_or_else(|| self.real_root.clone());
        let found = format!("this file cannot be read: {why}");
        self.report(Code::UNREADABLE_FILE, &path, &found, "check that it exists and may be read");
    }

    fn report(&mut self, code: Code, path: &Path, message: &str, fix: &str) {
        let inside = path.strip_prefix(&self.real_root).unwrap_or(path);
        let shown: String = inside.to_string_lossy().chars().flat_map(char::escape_debug).collect();
        self.found.push(Diagnostic::error(code, Span::new(&shown.into(), 0..0), message).fix(fix));
    }
}

/// The bytes of a file; `None` if there are more of them than the limit.
fn contents(path: &Path, limit: u64) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(limit + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= limit).then_some(bytes))
}

fn reason(error: &walkdir::Error) -> String {
    match (error.loop_ancestor(), error.io_error()) {
        (Some(_), _) => "it is a link to a folder that it lies in".to_owned(),
        (None, Some(error)) => error.to_string(),
        (None, None) => error.to_string(),
    }
}

#[cfg(test)]
mod tests;
