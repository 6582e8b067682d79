//! The writing edge: a tree becomes a folder as a whole, or the folder stays as it was.
//!
//! The new folder is written beside the old one under a name of its own; two renamings then put it in the old
//! one's place. An interrupted run leaves that folder behind, and the next run clears it away.
#![expect(clippy::disallowed_methods, reason = "the writing edge: nothing else writes to the disk")]

mod changes;

pub use changes::write_changes;

use crate::tree::OutputTree;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Component, Path, PathBuf};

/// A file of this name tells that a folder is ours to replace. A run holds a lock on it while it writes.
pub const MARKER: &str = ".rulesheet";
const MARKER_TEXT: &[u8] = b"rulesheet wrote this folder, and its next build replaces the folder as a whole.\n";

/// Why nothing was written.
#[derive(Debug)]
pub enum WriteError {
    /// The folder holds something that this program did not write, or is no folder.
    NotOurs(PathBuf, &'static str),
    /// A path of the tree would lie outside of the folder, or fall together with another one.
    BadPath(String, &'static str),
    /// Another run is writing the same folder.
    Busy(PathBuf),
    /// The machine's fault: no rights, no space.
    Io(PathBuf, io::Error),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOurs(path, why) => write!(f, "`{}` {why}", path.display()),
            Self::BadPath(path, why) => write!(f, "the output would hold a file `{}`, {why}", path.escape_debug()),
            Self::Busy(path) => write!(f, "another run is writing `{}`", path.display()),
            Self::Io(path, error) => write!(f, "cannot write `{}`: {error}", path.display()),
        }
    }
}

/// Replaces the folder by the tree. `progress` is told the number of files written so far.
///
/// # Errors
/// The folder is then as it was before.
pub fn write_folder(tree: &OutputTree, folder: &Path, progress: &dyn Fn(usize)) -> Result<(), WriteError> {
    check_paths(tree)?;
    let places = Places::beside(folder)?;
    let _turn = places.wait_for_turn();
    places.recover()?;
    check_ours(folder)?;
    let staged = places.stage(tree, progress);
    if staged.is_err() {
        places.clear_new();
    }
    let lock = staged?;
    let swapped = places.swap();
    drop(lock);
    swapped
}

/// Refuses to replace what another hand put there. Links are refused too: what they lead to is not ours to judge.
///
/// # Errors
/// [`WriteError::NotOurs`], with the reason.
pub fn check_ours(folder: &Path) -> Result<(), WriteError> {
    let refuse = |why| Err(WriteError::NotOurs(folder.to_owned(), why));
    match fs::symlink_metadata(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(WriteError::Io(folder.to_owned(), error)),
        Ok(about) if about.is_symlink() => refuse("is a link; name the folder that it leads to"),
        Ok(about) if !about.is_dir() => refuse("is not a folder"),
        Ok(_) if folder.join(MARKER).is_file() || is_empty(folder)? => Ok(()),
        Ok(_) => refuse("holds files that rulesheet did not write; name another folder, or empty it"),
    }
}

/// Writes one file, whole or not at all. Only a regular file is replaced: no device, and no link.
///
/// # Errors
/// The file is then as it was before.
pub fn write_file(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let not_ours = |why| WriteError::NotOurs(path.to_owned(), why);
    if fs::symlink_metadata(path).is_ok_and(|about| !about.is_file()) {
        return Err(not_ours("is no regular file"));
    }
    let role = format!("new-{}", std::process::id());
    let staged = sibling(path, &role).ok_or_else(|| not_ours("is no name for a file"))?;
    let written = File::create_new(&staged).and_then(|mut file| file.write_all(bytes));
    written.and_then(|()| fs::rename(&staged, path)).map_err(|error| {
        let _ = fs::remove_file(&staged);
        WriteError::Io(path.to_owned(), error)
    })
}

/// The folder and its two neighbours during a swap.
struct Places {
    folder: PathBuf,
    new: PathBuf,
    old: PathBuf,
}

impl Places {
    fn beside(folder: &Path) -> Result<Self, WriteError> {
        let folder = std::path::absolute(folder).map_err(|error| WriteError::Io(folder.to_owned(), error))?;
        let refuse = || WriteError::NotOurs(folder.clone(), "has no name of its own");
        let new = sibling(&folder, "new").ok_or_else(refuse)?;
        let old = sibling(&folder, "old").ok_or_else(refuse)?;
        Ok(Self { folder, new, old })
    }

    /// Runs that write into the same parent folder take turns: the lock is on that folder itself, so nothing is
    /// left behind. Where a system cannot lock a folder, the lock on the marker has to do.
    fn wait_for_turn(&self) -> Option<File> {
        let parent = self.folder.parent()?;
        fs::create_dir_all(parent).ok()?;
        let parent = File::open(parent).ok()?;
        parent.lock().ok()?;
        Some(parent)
    }

    /// Clears away what an interrupted run left, and puts back the folder if it stopped between the two renamings.
    fn recover(&self) -> Result<(), WriteError> {
        if !self.folder.exists() && self.old.join(MARKER).is_file() {
            at(&self.folder, fs::rename(&self.old, &self.folder))?;
        }
        for left in [&self.new, &self.old] {
            match File::open(left.join(MARKER)) {
                Ok(marker) if marker.try_lock().is_err() => return Err(WriteError::Busy(self.folder.clone())),
                Err(_) if !is_nothing(left)? => {
                    let why = "holds what rulesheet did not write, at a place that it needs; move it away";
                    return Err(WriteError::NotOurs(left.clone(), why));
                }
                _ => at(left, remove(left))?,
            }
        }
        Ok(())
    }

    /// Writes the new folder. The lock that is returned keeps other runs from it.
    fn stage(&self, tree: &OutputTree, progress: &dyn Fn(usize)) -> Result<File, WriteError> {
        at(&self.new, self.folder.parent().map_or(Ok(()), fs::create_dir_all))?;
        at(&self.new, fs::create_dir(&self.new))?;
        let marker = self.new.join(MARKER);
        let mut lock = at(&marker, File::create_new(&marker))?;
        at(&marker, lock.lock())?;
        at(&marker, lock.write_all(MARKER_TEXT))?;
        let mut made = PathBuf::new();
        for (done, (name, bytes)) in tree.0.iter().enumerate() {
            let path = self.new.join(name);
            if let Some(parent) = path.parent().filter(|parent| **parent != *made) {
                at(parent, fs::create_dir_all(parent))?;
                parent.clone_into(&mut made);
            }
            at(&path, fs::write(&path, bytes))?;
            progress(done + 1);
        }
        Ok(lock)
    }

    fn swap(&self) -> Result<(), WriteError> {
        let had_one = self.folder.exists();
        if had_one {
            at(&self.folder, fs::rename(&self.folder, &self.old))?;
        }
        if let Err(error) = fs::rename(&self.new, &self.folder) {
            if had_one {
                let _ = fs::rename(&self.old, &self.folder);
            }
            self.clear_new();
            return Err(WriteError::Io(self.folder.clone(), error));
        }
        // The new folder is in place: if the old one resists, the next run clears it away.
        let _ = remove(&self.old);
        Ok(())
    }

    /// Best effort: the error that led here is the one to tell.
    fn clear_new(&self) {
        let _ = remove(&self.new);
    }
}

/// `output` → `.output.rulesheet-new`; `None` for a path that ends in no name, such as `/` or `..`.
fn sibling(path: &Path, role: &str) -> Option<PathBuf> {
    let mut name = OsString::from(".");
    name.push(path.file_name()?);
    name.push(format!(".rulesheet-{role}"));
    Some(path.with_file_name(name))
}

/// Removes a folder, or the link or file that stands at its place; what is not there is fine.
fn remove(path: &Path) -> io::Result<()> {
    let removed = match fs::symlink_metadata(path) {
        Ok(about) if about.is_dir() => fs::remove_dir_all(path),
        Ok(_) => fs::remove_file(path),
        Err(error) => Err(error),
    };
    removed.or_else(|error| if error.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(error) })
}

/// Not there, or an empty folder: a run may have stopped before it wrote its marker.
fn is_nothing(path: &Path) -> Result<bool, WriteError> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(true),
        Ok(about) if about.is_dir() => is_empty(path),
        _ => Ok(false),
    }
}

fn is_empty(folder: &Path) -> Result<bool, WriteError> {
    at(folder, fs::read_dir(folder)).map(|mut entries| entries.next().is_none())
}

fn at<T>(path: &Path, result: io::Result<T>) -> Result<T, WriteError> {
    result.map_err(|error| WriteError::Io(path.to_owned(), error))
}

/// Every path stays inside of the folder, and no two are one on a disk that does not tell case apart.
fn check_paths(tree: &OutputTree) -> Result<(), WriteError> {
    let mut folded = BTreeMap::new();
    for name in tree.0.keys() {
        let refuse = |why| Err(WriteError::BadPath(name.clone(), why));
        if !stays_inside(name) {
            return refuse("which is no path inside of the folder");
        }
        if folded.insert(name.to_lowercase(), name).is_some() {
            return refuse("which differs from another one in nothing but case");
        }
    }
    Ok(())
}

fn stays_inside(name: &str) -> bool {
    let plain = !name.is_empty() && name != MARKER && !name.contains(|c: char| c.is_control() || c == '\\');
    plain
        && name.split('/').all(|part| !matches!(part, "" | "." | ".."))
        && Path::new(name).components().all(|part| matches!(part, Component::Normal(_)))
}

#[cfg(test)]
mod tests;
