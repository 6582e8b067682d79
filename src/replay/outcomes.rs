//! What chance brought in recorded games, where their files do not say it.

use super::reading::Reading;
use crate::diagnostic::{Code, Diagnostic};
use serde::Deserialize;
use std::collections::BTreeMap;

/// What came up in each recording, by its path from the folder of all recordings.
#[derive(Clone, Debug, Default)]
pub struct Outcomes(BTreeMap<String, Outcome>);

/// What came up in one recording.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Outcome {
    /// Tiles drawn after the order that the recording notes.
    #[serde(default)]
    pub draws_after_list: Vec<String>,
    /// Tiles that lie in the bazaar at the end.
    #[serde(default)]
    pub bazaar: Vec<String>,
}

impl Outcomes {
    /// Reads a file of outcomes.
    #[must_use]
    pub fn read(name: &str, bytes: &[u8], found: &mut Vec<Diagnostic>) -> Self {
        let Some(mut reading) = Reading::new(name, bytes, found) else { return Self::default() };
        match serde_json::from_str(reading.text) {
            Ok(outcomes) => Self(outcomes),
            Err(error) => {
                let place = reading.place_of(&error);
                let message = format!("these are no outcomes: {error}");
                reading.report(Code::BAD_REPLAY, place, message, "map paths of recordings to what came up");
                found.append(&mut reading.found);
                Self::default()
            }
        }
    }

    /// Those of the recording with this path, which may lie in further folders.
    #[must_use]
    pub fn of(&self, path: &str) -> Option<&Outcome> {
        let ends =
            |known: &str| path.strip_suffix(known).is_some_and(|before| before.is_empty() || before.ends_with('/'));
        self.0.iter().find(|(known, _)| ends(known)).map(|(_, outcome)| outcome)
    }
}
