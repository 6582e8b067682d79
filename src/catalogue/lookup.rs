//! Finding things of the catalogue by their names.

use super::{Catalogue, Edition};
use crate::diagnostic::{Code, Diagnostic};
use crate::reader::{At, find};

impl Catalogue {
    /// Editions by their names, sorted, each once. Unknown names are reported.
    pub fn find_editions(&self, names: &[At<impl AsRef<str>>], found: &mut Vec<Diagnostic>) -> Vec<usize> {
        let mut editions: Vec<usize> = names.iter().filter_map(|name| self.find_edition(name, found)).collect();
        editions.sort_unstable();
        editions.dedup();
        editions
    }

    pub fn find_edition(&self, name: &At<impl AsRef<str>>, found: &mut Vec<Diagnostic>) -> Option<usize> {
        let known = self.editions.iter().map(|edition| edition.id.as_str());
        let before = found.len();
        let edition = find(name, known, (Code::UNKNOWN_EDITION, "edition"), found);
        let also = self.edition_also_called(name.value.as_ref());
        if let (Some(id), Some(fault)) = (also, found.get_mut(before)) {
            fault.fix = Some(format!("did you mean `{id}`?"));
        }
        edition
    }

    /// The id of the edition that has this other name, in whatever letters.
    pub fn edition_also_called(&self, name: &str) -> Option<&str> {
        let is_called = |edition: &&Edition| edition.also.iter().any(|other| other.eq_ignore_ascii_case(name));
        self.editions.iter().find(is_called).map(|edition| edition.id.as_str())
    }

    pub fn find_component(&self, name: &At<impl AsRef<str>>, found: &mut Vec<Diagnostic>) -> Option<usize> {
        let known = self.components.iter().map(|component| component.id.as_str());
        find(name, known, (Code::UNKNOWN_COMPONENT, "component"), found)
    }

    pub fn find_expansion(&self, name: &At<impl AsRef<str>>, found: &mut Vec<Diagnostic>) -> Option<usize> {
        let known = self.expansions.iter().map(|expansion| expansion.id.as_str());
        find(name, known, (Code::UNKNOWN_EXPANSION, "expansion"), found)
    }

    pub fn find_variant(&self, name: &At<impl AsRef<str>>, found: &mut Vec<Diagnostic>) -> Option<usize> {
        let known = self.variants.iter().map(|variant| variant.id.as_str());
        find(name, known, (Code::UNKNOWN_VARIANT, "variant"), found)
    }

    pub fn find_publisher(&self, name: &At<impl AsRef<str>>, found: &mut Vec<Diagnostic>) -> Option<usize> {
        let known = self.publishers.iter().map(|publisher| publisher.id.as_str());
        find(name, known, (Code::UNKNOWN_PUBLISHER, "publisher"), found)
    }

    pub fn find_signal(&self, name: &At<impl AsRef<str>>, found: &mut Vec<Diagnostic>) -> Option<usize> {
        let known = self.signals.iter().map(|signal| signal.id.as_str());
        find(name, known, (Code::UNKNOWN_SIGNAL, "signal"), found)
    }
}
