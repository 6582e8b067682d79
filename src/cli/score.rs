//! `rulesheet score`: what something is worth, line by line.

mod counted;
mod refused;
mod shown;

pub use counted::Counted;

use super::args::{EngineFormat, ScoreArguments};
use super::failure::{Complaint, Failure};
use super::project::{self, Finder};
use super::{Outcome, sheet, terminal};
use crate::build::{self, Project};
use crate::catalogue::Selection;
use crate::content::scoring::{FINAL, TURN};
use crate::engine::score::{Counts, Moment, Quantity, Rules, Subject, measure};
use crate::engine::{Chosen, Table};
use crate::page::{self, Entry};
use refused::Asked;
use shown::{Sum, Writer};
use std::path::Path;

/// What is asked for, once everything that was named exists.
struct Request {
    subject: Subject,
    moment: Moment,
    language: usize,
    selection: Selection,
}

pub fn run(root: &Path, arguments: &ScoreArguments) -> Result<Outcome, Failure> {
    let (tree, mut found) = project::read(root)?;
    let mut project = build::load(&tree, &mut found);
    let mut finder = Finder::default();
    let Some(request) = request(arguments, &project, &mut finder) else { return finder.finish(&found, &tree) };
    let mut chosen = Chosen::of(&project.catalogue, &request.selection);
    let mut table = Table::new(&mut chosen);
    let rules = Rules::at(&mut table);
    let counts = match counts(arguments, &request, &project, &rules, &mut table) {
        Ok(counts) => counts,
        Err(complaints) => return Err(Failure::Misuse(complaints)),
    };
    if let Outcome::Problems = project::report_errors(&found, &tree) {
        return Ok(Outcome::Problems);
    }
    terminal::say(&answer(&mut project, &request, &rules, &counts, arguments.format))?;
    Ok(Outcome::Fine)
}

fn request(arguments: &ScoreArguments, project: &Project, finder: &mut Finder) -> Option<Request> {
    let languages = project.locales.languages.iter().map(|language| language.code.as_str());
    let subject = subject(&arguments.subject, finder);
    let language = finder.find("language", &arguments.lang, languages);
    let table = sheet::on_the_table(&arguments.table, &project.catalogue, finder);
    let (subject, language, (selection, _)) = (subject?, language?, table?);
    let moment = if arguments.is_final { Moment::Final } else { Moment::During };
    Some(Request { subject, moment, language, selection })
}

fn subject(name: &str, finder: &mut Finder) -> Option<Subject> {
    let subject = Subject::find(name);
    if subject.is_none() {
        let known = Subject::ALL.iter().map(|subject| subject.id());
        let unknown = Complaint::unknown("sum", name, known);
        let list = "`rulesheet engine scores` lists what is scored".to_owned();
        let fix = unknown.fix.filter(|fix| !fix.contains("catalogue")).or(Some(list));
        finder.complain([Complaint {
            message: format!("nothing called `{}` is scored", name.escape_debug()),
            fix,
            ..unknown
        }]);
    }
    subject
}

/// What was counted, or all that is wrong with it.
fn counts(
    arguments: &ScoreArguments,
    request: &Request,
    project: &Project,
    rules: &Rules,
    table: &mut Table,
) -> Result<Counts, Vec<Complaint>> {
    let on = request.selection.to_text(&project.catalogue);
    let asked = Asked {
        subject: request.subject,
        moment: request.moment,
        on: &on,
        scoring: &project.content.scoring,
        catalogue: &project.catalogue,
    };
    if let Some(complaint) = asked.when(rules) {
        return Err(vec![complaint]);
    }
    let several: Vec<Complaint> = arguments.with.iter().filter_map(|name| several(name)).collect();
    if !several.is_empty() {
        return Err(several);
    }
    let with = arguments.with.iter().map(|name| (name.as_str(), 1));
    let given: Vec<(&str, i32)> = arguments.counted.0.iter().map(|(q, count)| (q.id(), *count)).chain(with).collect();
    if given.is_empty()
        && let Some(complaint) = asked.nothing(table)
    {
        return Err(vec![complaint]);
    }
    measure(request.subject, &given, table)
        .map_err(|refused| refused.iter().map(|refusal| asked.refusal(refusal, table)).collect())
}

/// `--with` is for what is there or not.
fn several(name: &str) -> Option<Complaint> {
    let quantity = Quantity::find(name).filter(|quantity| quantity.follows_from().is_empty() && quantity.most() > 1)?;
    let fix = format!("write `--{} NUMBER`", quantity.id());
    Some(Complaint { fix: Some(fix), ..Complaint::new(format!("there can be several `{}`", quantity.id())) })
}

/// The sum of the engine with the words of the page on which its rows stand.
fn answer(project: &mut Project, request: &Request, rules: &Rules, counts: &Counts, format: EngineFormat) -> String {
    let Request { subject, moment, language, .. } = *request;
    let names = page::vocabulary(&project.catalogue, &project.locales, language);
    let (page, moment_id) = if moment == Moment::During { (TURN, "during") } else { (FINAL, "final") };
    let entries = entries(project, page, request, &names);
    let items = entries.iter().filter_map(|entry| if let Entry::Item(item) = entry { Some(item) } else { None });
    let items: Vec<_> = items.collect();
    let breakdown = rules.score(subject, moment, counts);
    let signals = project.catalogue.signals.iter().map(|signal| signal.id.as_str()).collect();
    let writer = Writer { locales: &project.locales, names: &names, signals };
    let sum = Sum {
        subject: subject.id(),
        moment: moment_id,
        lang: &project.locales.languages[language].code,
        selection: &request.selection.to_text(&project.catalogue),
        counted: shown::counted(counts),
        lines: writer.lines(&breakdown, &items),
        value: breakdown.value(),
        total: breakdown.total(),
    };
    match format {
        EngineFormat::Json => serde_json::to_string_pretty(&sum).expect("plain data becomes JSON") + "\n",
        EngineFormat::Table => {
            let title = project.locales.words(language, &format!("scoring-{}", subject.id()), &[]);
            writer.table(&title, &sum)
        }
    }
}

/// What the selection shows of a page; nothing, if the project has no such page.
fn entries(project: &mut Project, page: &str, request: &Request, names: &page::Vocabulary) -> Vec<Entry> {
    let Some(written) = project.content.pages.iter().find(|known| known.id.as_str() == page) else { return Vec::new() };
    let resolved = page::resolve(written, &mut project.catalogue);
    let words = page::words(&resolved, &mut project.catalogue, &project.locales, request.language);
    let values = request.selection.evaluate(&project.catalogue);
    page::outline(&resolved, &words, names, &values)
}
