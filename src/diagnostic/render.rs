//! Rendering diagnostics for people and for programs.
