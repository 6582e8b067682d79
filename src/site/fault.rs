//! Tera's errors as diagnostics.

use crate::diagnostic::{Code, Diagnostic, Span};
use std::collections::BTreeMap;
use tera::{Error, ErrorKind};

const TERA: &str = "see the manual of Tera's templates at keats.github.io/tera";
const CIRCLE: &str = "take one `extends` or `include` out of the circle";

/// Whether a template could not even be parsed.
pub fn is_syntax(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::SyntaxError(_))
}

/// One diagnostic for each fault. `name` is the template that was to be rendered, if any.
pub fn diagnose(error: &Error, name: &str, sources: &BTreeMap<String, String>) -> Vec<Diagnostic> {
    match error.kind() {
        ErrorKind::SyntaxError(report) | ErrorKind::RenderingError(report) => {
            let at = span(report.filename(), report.span().range.clone(), sources);
            vec![fault(at, report.message()).fix(fix(error))]
        }
        ErrorKind::MissingParent { current, parent } => {
            let missing = fault(whole_file(current), &format!("it extends `{parent}`, which does not exist"))
                .fix("name a template that exists");
            vec![missing.suggest(parent, sources.keys().map(String::as_str))]
        }
        ErrorKind::CircularExtend { tpl, .. } => {
            vec![fault(whole_file(tpl), "it extends itself in the end").fix(CIRCLE)]
        }
        ErrorKind::CircularInclude { tpl, .. } => {
            vec![fault(whole_file(tpl), "it includes itself in the end").fix(CIRCLE)]
        }
        ErrorKind::Msg(text) => reports(text, name, sources),
        other => vec![fault(whole_file(name), &other.to_string()).fix(TERA)],
    }
}

fn fix(error: &Error) -> &'static str {
    if is_syntax(error) {
        "close what is opened, `{{ … }}` and `{% … %}`; the syntax is in Tera's manual at keats.github.io/tera"
    } else {
        "a template can name what src/page/view/model.rs and src/site/context.rs give it"
    }
}

/// The file as a whole: nothing tells the place.
pub fn whole_file(name: &str) -> Span {
    Span::new(&path(name).into(), 0..0)
}

fn path(name: &str) -> String {
    if name.is_empty() { "templates".to_owned() } else { format!("templates/{name}") }
}

fn fault(at: Span, message: &str) -> Diagnostic {
    let line = message.lines().next().unwrap_or_default().trim_end_matches('.');
    let mut chars = line.chars();
    let lower = chars.next().map(|first| first.to_lowercase().chain(chars).collect::<String>());
    Diagnostic::error(Code::BAD_TEMPLATE, at, lower.unwrap_or_default())
}

fn span(name: &str, bytes: std::ops::Range<usize>, sources: &BTreeMap<String, String>) -> Span {
    let end = sources.get(name).map_or(0, String::len);
    Span::new(&path(name).into(), bytes.start.min(end)..bytes.end.min(end))
}

/// Tera joins the references to unknown filters, components and the like into one text of reports:
/// `error: Unknown filter …`, and below ` --> name:line:column`.
fn reports(text: &str, name: &str, sources: &BTreeMap<String, String>) -> Vec<Diagnostic> {
    let text = text.strip_prefix("error: ").unwrap_or(text);
    text.split("\n\nerror: ").map(|part| report(part, name, sources)).collect()
}

fn report(part: &str, name: &str, sources: &BTreeMap<String, String>) -> Diagnostic {
    let place = part.lines().find_map(|line| line.split_once("--> ")).and_then(|(_, place)| located(place, sources));
    let at = place.or_else(|| mentioned(part, sources)).unwrap_or_else(|| whole_file(name));
    fault(at, part).fix(TERA)
}

/// `name:line:column`, both from 1.
fn located(place: &str, sources: &BTreeMap<String, String>) -> Option<Span> {
    let mut parts = place.trim().trim_start_matches('[').trim_end_matches(']').rsplitn(3, ':');
    let (column, line, name) = (parts.next()?, parts.next()?, parts.next()?);
    let (column, line): (usize, usize) = (column.parse().ok()?, line.parse().ok()?);
    let source = sources.get(name)?;
    let start: usize = source.split_inclusive('\n').take(line.checked_sub(1)?).map(str::len).sum();
    let within = source[start..].chars().take(column.saturating_sub(1)).map(char::len_utf8).sum::<usize>();
    Some(span(name, start + within..start + within, sources))
}

/// A template whose name stands in the text between backticks.
fn mentioned(text: &str, sources: &BTreeMap<String, String>) -> Option<Span> {
    text.split('`').find(|word| sources.contains_key(*word)).map(whole_file)
}
