//! What came out of a recording.

use std::fmt::Write as _;
use std::ops::Range;

/// Statements of a recording, each with what became of it.
#[derive(Clone, Debug)]
pub struct Report {
    pub name: String,
    /// It was played to its end.
    pub played: bool,
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

impl Report {
    /// It was played, and every statement holds.
    #[must_use]
    pub fn is_fine(&self) -> bool {
        self.played && self.verdicts.iter().all(|(_, _, verdict)| *verdict == Verdict::Holds)
    }
}

/// A line for each statement, and a sum.
#[must_use]
pub fn render(reports: &[Report]) -> String {
    let mut text = String::new();
    for report in reports {
        let end = if report.played { "" } else { " (not played to its end)" };
        let _ = writeln!(text, "{}{end}", report.name);
        for (statement, _, verdict) in &report.verdicts {
            let _ = match verdict {
                Verdict::Holds => writeln!(text, "  holds    {statement}"),
                Verdict::Fails(instead) => writeln!(text, "  fails    {statement}\n           found: {instead}"),
                Verdict::Unknown => writeln!(text, "  unknown  {statement}"),
            };
        }
    }
    let fine = reports.iter().filter(|report| report.is_fine()).count();
    let _ = writeln!(text, "{fine} of {} recordings hold", reports.len());
    text
}
