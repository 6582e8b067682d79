//! `content/pages` to typed values.

use super::Content;
use crate::catalogue::Catalogue;
use crate::diagnostic::Diagnostic;
use crate::tree::InputTree;

pub fn load(_tree: &InputTree, _catalogue: &mut Catalogue, _found: &mut Vec<Diagnostic>) -> Content {
    Content::default()
}
