//! What came out of a recording.

use crate::diagnostic::{Code, Diagnostic, Span};
use serde::Serialize;
use std::fmt::Write as _;
use std::ops::Range;

/// Statements of a recording, each with what became of it.
#[derive(Clone, Debug)]
pub struct Report {
    pub name: String,
    /// It was played to its end.
    pub played: bool,
    /// Each with its place in the file.
    pub verdicts: Vec<(String, Range<usize>, Verdict)>,
}

/// What became of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Holds,
    /// What was found instead.
    Fails(String),
    /// Nobody knows what it says.
    Unknown,
}

/// A statement for programs.
#[derive(Serialize)]
struct Row<'r> {
    recording: &'r str,
    statement: &'r str,
    holds: bool,
    found: Option<&'r str>,
}

impl Report {
    /// It was played, and every statement holds.
    #[must_use]
    pub fn is_fine(&self) -> bool {
        self.played && self.held() == self.verdicts.len()
    }

    fn held(&self) -> usize {
        self.verdicts.iter().filter(|(_, _, verdict)| *verdict == Verdict::Holds).count()
    }

    /// Statements that do not hold, and such that nobody understands. Those about a game that was not played to its
    /// end are not counted: why it was not is reported already.
    pub(super) fn faults(&self) -> Vec<Diagnostic> {
        let fault = |(_, bytes, verdict): &(String, Range<usize>, Verdict)| {
            let at = Span::new(&self.name.as_str().into(), bytes.clone());
            match verdict {
                Verdict::Fails(instead) if self.played => {
                    let message = format!("this does not hold: there is {instead}");
                    let fix = "the rules, the messages or the statement are wrong: play the game by hand";
                    Some(Diagnostic::error(Code::FAILED_STATEMENT, at, message).fix(fix))
                }
                Verdict::Unknown => {
                    let fix = "say it in one of the forms of the format's description";
                    Some(Diagnostic::error(Code::BAD_REPLAY, at, "nobody knows what this says").fix(fix))
                }
                _ => None,
            }
        };
        self.verdicts.iter().filter_map(fault).collect()
    }
}

/// A line for each recording, and a sum.
#[must_use]
pub fn render(reports: &[Report]) -> String {
    let mut text = String::new();
    for report in reports {
        let word = if report.is_fine() { "holds" } else { "fails" };
        let (held, all) = (report.held(), report.verdicts.len());
        let end = if report.played { "" } else { ", not played to its end" };
        writeln!(text, "{word}  {} ({held} of {all} statements{end})", report.name).expect("a string takes everything");
    }
    let fine = reports.iter().filter(|report| report.is_fine()).count();
    writeln!(text, "{fine} of {} recordings hold", reports.len()).expect("a string takes everything");
    text
}

/// All statements, for programs.
#[must_use]
pub fn render_json(reports: &[Report]) -> String {
    let rows = reports.iter().flat_map(|report| {
        report.verdicts.iter().map(|(statement, _, verdict)| Row {
            recording: &report.name,
            statement,
            holds: *verdict == Verdict::Holds,
            found: if let Verdict::Fails(instead) = verdict { Some(instead) } else { None },
        })
    });
    let rows: Vec<Row> = rows.collect();
    serde_json::to_string_pretty(&rows).expect("plain data becomes JSON") + "\n"
}
