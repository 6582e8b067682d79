//! `content/catalogue/*.toml` to typed values.

use super::Catalogue;
use crate::diagnostic::Diagnostic;
use crate::tree::InputTree;

pub fn load(_tree: &InputTree, _found: &mut Vec<Diagnostic>) -> Catalogue {
    Catalogue::default()
}
