//! Pages from content to HTML, text, Markdown and JSON, on a small game and on the real one.
#![allow(clippy::disallowed_methods, reason = "tests read and write their snapshots")]
#![allow(clippy::case_sensitive_file_extension_comparisons, reason = "the names are our own")]

mod adaptation;
mod cases;
mod formats;
mod hostile;
mod html;
mod leftovers;
mod project;
mod site;
mod snapshots;
mod templates;
mod translation;
