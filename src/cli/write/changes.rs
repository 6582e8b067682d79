//! Writing some files of a project: all of them are staged beside the old ones before the first takes its place.

use super::{WriteError, at, sibling, stays_inside};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Writes files, by their paths inside the project. Only regular files are replaced, each at once.
///
/// # Errors
/// If any of them cannot be staged, none is written.
pub fn write_changes(root: &Path, files: &BTreeMap<String, Vec<u8>>) -> Result<(), WriteError> {
    let mut staged: Vec<(PathBuf, PathBuf)> = Vec::new();
    let all = files.iter().try_for_each(|(name, bytes)| {
        staged.push(stage(root, name, bytes)?);
        Ok(())
    });
    let written = all.and_then(|()| staged.iter().try_for_each(|(new, path)| at(path, fs::rename(new, path))));
    if written.is_err() {
        for (new, _) in &staged {
            drop(fs::remove_file(new));
        }
    }
    written
}

/// The new file and the place that it is for.
fn stage(root: &Path, name: &str, bytes: &[u8]) -> Result<(PathBuf, PathBuf), WriteError> {
    if !stays_inside(name) {
        return Err(WriteError::BadPath(name.to_owned(), "which is no path inside of the project"));
    }
    let path = root.join(name);
    let refuse = |why| WriteError::NotOurs(path.clone(), why);
    if fs::symlink_metadata(&path).is_ok_and(|about| !about.is_file()) {
        return Err(refuse("is no regular file"));
    }
    at(&path, path.parent().map_or(Ok(()), fs::create_dir_all))?;
    let role = format!("new-{}", std::process::id());
    let new = sibling(&path, &role).ok_or_else(|| refuse("is no name for a file"))?;
    let written = File::create_new(&new).and_then(|mut file| file.write_all(bytes));
    if written.is_err() {
        drop(fs::remove_file(&new));
    }
    at(&path, written)?;
    Ok((new, path))
}
