//! The program as a person runs it, on copies of the real project in temporary folders.
#![expect(clippy::disallowed_methods, reason = "tests of the edges")]

mod ask;
mod build;
mod check;
mod diff;
mod locales;
mod project;
mod readme;
mod score;
mod sheet;
mod words;
