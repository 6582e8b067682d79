//! `points-without-row`: a record awards points, and no row tells how many.

use crate::content::{Content, Record};
use crate::diagnostic::{Code, Diagnostic};

pub fn check(content: &Content, found: &mut Vec<Diagnostic>) {
    let written = content.pages.iter().filter(|page| page.moment.is_none());
    let records =
        written.flat_map(|page| &page.sections).flat_map(|section| &section.steps).flat_map(|step| &step.records);
    for record in records.filter(|record| record.awards && !is_named(record, content)) {
        let message = format!("`{}` awards points, and no row tells how many", record.id);
        let fault = Diagnostic::warning(Code::POINTS_WITHOUT_ROW, record.at.clone(), message);
        found.push(fault.fix(format!("add `{}` to the `records` of what is scored, in content/scoring", record.id)));
    }
}

fn is_named(record: &Record, content: &Content) -> bool {
    content.scoring.subjects.iter().any(|subject| {
        let of_rows = subject.rows().filter_map(|(_, row)| row.giver.as_ref());
        subject.records.iter().chain(of_rows).any(|giver| giver.record == record.id)
    })
}
