//! What is read and what is written, as maps: a test needs a map, not a disk.
//! May name: nothing of this crate.

use std::collections::BTreeMap;

/// Paths inside the project, `/` between folders, to the bytes of the files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InputTree(pub BTreeMap<String, Vec<u8>>);

/// Paths inside the output folder, `/` between folders, to the bytes of the files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OutputTree(pub BTreeMap<String, Vec<u8>>);

impl InputTree {
    /// The files below a folder (named without a closing `/`), in the order of their paths.
    pub fn below<'t>(&'t self, folder: &str) -> impl Iterator<Item = (&'t str, &'t [u8])> {
        let prefix = format!("{folder}/");
        self.0
            .range(prefix.clone()..)
            .take_while(move |(path, _)| path.starts_with(&prefix))
            .map(|(path, bytes)| (path.as_str(), bytes.as_slice()))
    }
}
