//! Messages that a language lacks, told together where they are many.

use crate::diagnostic::{Diagnostic, Lack, Span};
use std::collections::BTreeMap;

/// So many of one language are told one by one.
const FEW: usize = 10;
/// So many of a file are named.
const NAMED: usize = 5;

/// What is told one by one, and a report for each file that lacks messages of a language with many.
pub fn gather<'d>(sorted: &[&'d Diagnostic]) -> (Vec<&'d Diagnostic>, Vec<Diagnostic>) {
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    for lack in sorted.iter().filter_map(|diagnostic| diagnostic.lack.as_ref()) {
        *count.entry(&lack.language).or_default() += 1;
    }
    let is_many =
        |diagnostic: &&&Diagnostic| diagnostic.lack.as_ref().is_some_and(|lack| count[lack.language.as_str()] > FEW);
    let mut files: BTreeMap<&str, Vec<&Diagnostic>> = BTreeMap::new();
    for diagnostic in sorted.iter().filter(is_many) {
        let file = diagnostic.lack.as_ref().map_or("", |lack| lack.file.as_str());
        files.entry(file).or_default().push(diagnostic);
    }
    let told = sorted.iter().filter(|diagnostic| !is_many(diagnostic)).copied().collect();
    (told, files.into_iter().filter_map(|(file, lacks)| together(file, &lacks)).collect())
}

fn together(file: &str, lacks: &[&Diagnostic]) -> Option<Diagnostic> {
    let first = *lacks.first()?;
    let language = &first.lack.as_ref()?.language;
    let ids: Vec<String> = lacks.iter().filter_map(|lack| Some(format!("`{}`", lack.lack.as_ref()?.id))).collect();
    let (named, rest) = (&ids[..ids.len().min(NAMED)], ids.len().saturating_sub(NAMED));
    let more = if rest == 0 { String::new() } else { format!(" and {rest} more") };
    let messages = if ids.len() == 1 { "message" } else { "messages" };
    Some(Diagnostic {
        at: Span::new(&file.into(), 0..0),
        message: format!("`{language}` has no translation of {} {messages} of this file", ids.len()),
        fix: Some(format!("add {}{more}; `rulesheet check --all` tells of each", named.join(", "))),
        lack: None::<Lack>,
        ..first.clone()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Code;

    fn lacking(language: &str, count: usize) -> Vec<Diagnostic> {
        let file = format!("locales/{language}/turn.ftl");
        let lack = |n| Lack { language: language.to_owned(), file: file.clone(), id: format!("m-{n}") };
        let at = Span::new(&"locales/en/turn.ftl".into(), 0..1);
        let one = |n| Diagnostic { lack: Some(lack(n)), ..Diagnostic::warning(Code::MISSING_MESSAGE, at.clone(), "x") };
        (0..count).map(one).collect()
    }

    #[track_caller]
    fn tells(found: &[Diagnostic], single: usize, together: &[&str]) {
        let sorted: Vec<&Diagnostic> = found.iter().collect();
        let (told, files) = gather(&sorted);
        assert_eq!((told.len(), files.len()), (single, together.len()));
        for (file, message) in files.iter().zip(together) {
            assert!(file.message.contains(message) && file.at.bytes == (0..0), "{file:?}");
        }
    }

    #[test]
    fn many_are_told_by_file() {
        tells(&lacking("nl", 10), 10, &[]);
        tells(&lacking("nl", 11), 0, &["`nl` has no translation of 11 messages"]);
        let both = [lacking("nl", 3), lacking("de", 400)].concat();
        tells(&both, 3, &["`de` has no translation of 400 messages"]);
        let (_, files) = gather(&both.iter().collect::<Vec<_>>());
        assert!(files[0].fix.as_ref().is_some_and(|fix| fix.contains("`m-4` and 395 more")), "{files:?}");
    }
}
