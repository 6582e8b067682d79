//! What no selection shows, because of what it stands in.

use super::Found;
use super::question::{Question, Tell};
use crate::condition::Cond;
use crate::diagnostic::Code;

pub fn lint(found: &mut Found<'_>) {
    let page = found.page;
    for node in 1..page.tree.nodes.len() {
        let parent = page.tree.nodes[node].parent;
        if page.own[node] == Cond::ALWAYS || page.own[node] == Cond::NEVER || page.is_aside[node] {
            continue;
        }
        let report = found
            .warning(Code::NEVER_SHOWN, found.tag(node), "no selection shows this where it stands")
            .fix("compare its class with those of the elements around it, or remove it");
        let tell = Tell::IfNever(page.shown[parent]);
        found.questions.push(Question { holds: page.shown[node], tell, report });
    }
}
