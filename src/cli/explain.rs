//! `rulesheet explain`: what a code means.

use super::failure::{Complaint, Failure};
use super::{Outcome, terminal};
use crate::diagnostic::Code;
use std::fmt::Write as _;

pub fn run(code: Option<&str>) -> Result<Outcome, Failure> {
    terminal::say(&explain(code)?)?;
    Ok(Outcome::Fine)
}

/// The explanation of one code, or all codes with the first sentence of theirs.
///
/// # Errors
/// Misuse, where there is no such code.
fn explain(code: Option<&str>) -> Result<String, Failure> {
    let Some(wanted) = code else { return Ok(overview()) };
    let known = Code::ALL.iter().map(|(code, _)| code.as_str());
    let found = Code::ALL.iter().find(|(code, _)| code.as_str() == wanted);
    found
        .map(|(code, help)| format!("{code}\n\n{}\n", wrapped(help)))
        .ok_or_else(|| Failure::Misuse(vec![unknown(wanted, known)]))
}

fn unknown<'k>(wanted: &str, known: impl Iterator<Item = &'k str>) -> Complaint {
    let complaint = Complaint::unknown("code", wanted, known);
    let is_near = complaint.fix.as_ref().is_some_and(|fix| fix.starts_with("did you mean"));
    let fix = complaint.fix.filter(|_| is_near).unwrap_or_else(|| "`rulesheet explain` lists all codes".to_owned());
    Complaint { fix: Some(fix), ..complaint }
}

fn overview() -> String {
    let width = Code::ALL.iter().map(|(code, _)| code.as_str().len()).max().unwrap_or(0);
    Code::ALL.iter().fold(String::new(), |mut out, (code, help)| {
        let _ = writeln!(out, "{:width$}  {}", code.as_str(), first_sentence(help));
        out
    })
}

fn first_sentence(help: &str) -> &str {
    help.find(". ").map_or(help, |end| &help[..=end])
}

/// Lines of at most 80 characters, unless a word is longer.
fn wrapped(help: &str) -> String {
    let mut lines = vec![String::new()];
    for word in help.split_whitespace() {
        let line = lines.last_mut().expect("it begins with one line");
        match line.chars().count() + word.chars().count() {
            _ if line.is_empty() => line.push_str(word),
            length if length < 80 => line.extend([" ", word]),
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_explained_and_lines_are_short() {
        for (code, help) in Code::ALL {
            let text = explain(Some(code.as_str())).unwrap_or_default();
            assert!(text.starts_with(code.as_str()), "{code}");
            assert!(help.ends_with('.'), "{code}: the text consists of sentences");
            assert!(text.lines().all(|line| line.chars().count() <= 80), "{code}");
        }
    }

    #[test]
    fn an_unknown_code_suggests_the_nearest() {
        let Err(Failure::Misuse(complaints)) = explain(Some("bad-tomll")) else { panic!("no such code") };
        assert_eq!(complaints[0].fix.as_deref(), Some("did you mean `bad-toml`?"));
    }
}
