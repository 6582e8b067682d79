//! gettext's PO: one entry a message, the id as its context, the text in Fluent's syntax.

mod read;
mod write;

pub(super) use read::read;
pub(super) use write::write;

#[cfg(test)]
mod tests;
