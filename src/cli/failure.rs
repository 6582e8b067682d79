//! Why a command did not do what it was asked to do, apart from faults in the project.

use super::write::WriteError;
use crate::diagnostic::nearest;
use std::fmt::Write as _;
use std::io;
use std::ops::Range;

pub enum Failure {
    /// The command line asks for what is not there.
    Misuse(Vec<Complaint>),
    /// The machine's fault: no rights, no space.
    Machine(String),
}

/// What is wrong with the command line, in one line, and what would mend it.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Complaint {
    pub message: String,
    /// The argument's text and the part of it that is meant.
    pub excerpt: Option<(String, Range<usize>)>,
    pub fix: Option<String>,
}

impl Complaint {
    pub fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), ..Self::default() }
    }

    /// A word that stands for nothing: suggests the nearest that does, or lists all if there are few.
    pub fn unknown<'k>(what: &str, word: &str, known: impl Iterator<Item = &'k str>) -> Self {
        let known: Vec<&str> = known.collect();
        let fix = match nearest(word, known.iter().copied()) {
            Some(name) => Some(format!("did you mean `{name}`?")),
            None if known.is_empty() => None,
            None if known.len() <= 12 => Some(format!("there are: {}", known.join(", "))),
            None => Some("`rulesheet catalogue` lists what there is".to_owned()),
        };
        Self { fix, ..Self::new(format!("there is no {what} `{}`", word.escape_debug())) }
    }

    fn render(&self, out: &mut String) {
        let _ = writeln!(out, "{ERROR}error{ERROR:#}: {}", self.message);
        if let Some((text, at)) = &self.excerpt {
            let before = text.get(..at.start).unwrap_or("").chars().count();
            let width = text.get(at.clone()).unwrap_or("").chars().count().clamp(1, AROUND);
            let cut = before.saturating_sub(AROUND);
            let shown: String = text.chars().skip(cut).take(before - cut + width + AROUND).map(visible).collect();
            let _ = writeln!(out, "  {shown}\n  {}{ERROR}{}{ERROR:#}", " ".repeat(before - cut), "^".repeat(width));
        }
        if let Some(fix) = &self.fix {
            let _ = writeln!(out, "{HELP}help{HELP:#}: {fix}");
        }
    }
}

impl Failure {
    pub fn misuse(message: impl Into<String>, fix: impl Into<String>) -> Self {
        Self::Misuse(vec![Complaint { fix: Some(fix.into()), ..Complaint::new(message) }])
    }

    /// With colours, for `terminal::tell`, which takes them out where they are not wanted.
    pub fn render(&self) -> String {
        let mut out = String::new();
        match self {
            Self::Misuse(complaints) => {
                complaints.iter().take(MOST).for_each(|complaint| complaint.render(&mut out));
                if complaints.len() > MOST {
                    let _ = writeln!(out, "… and {} more", complaints.len() - MOST);
                }
            }
            Self::Machine(message) => Complaint::new(message).render(&mut out),
        }
        out
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Machine(format!("cannot write to the standard output: {error}"))
    }
}

impl From<WriteError> for Failure {
    fn from(error: WriteError) -> Self {
        match error {
            WriteError::NotOurs(..) => Self::Misuse(vec![Complaint::new(error.to_string())]),
            other => Self::Machine(other.to_string()),
        }
    }
}

/// Complaints that are printed: behind so many, another one helps nobody.
const MOST: usize = 20;
/// Characters of an argument that are shown on either side of a fault.
const AROUND: usize = 60;

/// Control characters, and those that turn the direction of writing, must not reach a terminal.
fn visible(c: char) -> char {
    let turns = matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    if c.is_control() || turns { ' ' } else { c }
}

const ERROR: anstyle::Style = anstyle::AnsiColor::Red.on_default().bold();
const HELP: anstyle::Style = anstyle::AnsiColor::Cyan.on_default().bold();
