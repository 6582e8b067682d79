//! The command line's words. Each help text ends in examples that can be copied.

use super::score::Counted;
use crate::translation::exchange::Format;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Parser)]
#[command(name = "rulesheet", version, about, after_help = EXAMPLES, max_term_width = 100)]
pub struct Arguments {
    #[command(flatten)]
    pub common: Common,
    #[command(subcommand)]
    pub command: Command,
}

/// What every command takes.
#[derive(Debug, Args)]
pub struct Common {
    /// The project's folder, with content/, locales/ and templates/ in it
    #[arg(long, value_name = "DIR", default_value = ".", global = true)]
    pub root: PathBuf,
    /// When to use colours
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto", global = true)]
    pub color: Color,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Write the whole site: a page for every language and preset
    #[command(after_help = BUILD_EXAMPLES)]
    Build(BuildArguments),
    /// Write one sheet for exactly what lies on the table
    #[command(after_help = SHEET_EXAMPLES)]
    Sheet(SheetArguments),
    /// Tell what another selection adds to a sheet, takes from it and changes in it
    #[command(after_help = DIFF_EXAMPLES)]
    Diff(DiffArguments),
    /// List what a selection can be made of: editions, expansions, components, presets
    #[command(after_help = CATALOGUE_EXAMPLES)]
    Catalogue(CatalogueArguments),
    /// Look for faults in content, words and templates, and report all of them
    #[command(after_help = CHECK_EXAMPLES)]
    Check(CheckArguments),
    /// Tell what a condition means: its shortest form, how often it holds, what it differs from
    #[command(after_help = CONDITION_EXAMPLES)]
    Condition(ConditionArguments),
    /// Tell where a record, step, component, condition or message is used, and when it shows
    #[command(after_help = WHERE_EXAMPLES)]
    Where(WhereArguments),
    /// Ask the engine, which knows the rules of the game as code
    #[command(after_help = ENGINE_EXAMPLES)]
    Engine(EngineArguments),
    /// Work out what something is worth, line by line, in the words of the pages on scoring
    #[command(after_help = SCORE_EXAMPLES, override_usage = SCORE_USAGE)]
    Score(ScoreArguments),
    /// Translate: see what is to be done, and record what is current
    #[command(after_help = LOCALES_EXAMPLES)]
    Locales(LocalesArguments),
    /// Say what is wrong with other people's files, without taking anything from them
    #[command(after_help = LINT_EXAMPLES)]
    Lint(LintArguments),
    /// Explain a code that a report names
    #[command(after_help = EXPLAIN_EXAMPLES)]
    Explain(ExplainArguments),
}

#[derive(Clone, Debug, Args)]
pub struct BuildArguments {
    /// Where the site goes; replaced as a whole. By default `output` in the project's folder
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Only this language; may be repeated
    #[arg(long = "lang", value_name = "LANG")]
    pub languages: Vec<String>,
    /// Only this preset; may be repeated
    #[arg(long = "preset", value_name = "PRESET")]
    pub presets: Vec<String>,
    /// Where the site will be published: adds the sitemap and the links between languages for search engines
    #[arg(long, value_name = "URL", value_parser = base_url)]
    pub base_url: Option<String>,
    /// Where the project's files can be read: adds links from the translations' pages to the lines in question
    #[arg(long, value_name = "URL", value_parser = base_url)]
    pub repository_url: Option<String>,
    /// Add two languages made of the English: `en-XA`, accented and longer, and `ar-XB`, from right to left
    #[arg(long)]
    pub pseudo: bool,
}

#[derive(Debug, Args)]
pub struct SheetArguments {
    /// The page
    #[arg(long, value_name = "PAGE", default_value = "order-of-play")]
    pub page: String,
    /// The language
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub lang: String,
    #[command(flatten)]
    pub table: Table,
    /// What to write
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "html")]
    pub format: SheetFormat,
    /// Write into this file, whole or not at all, instead of the standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// What lies on the table; exactly one of the two.
#[derive(Debug, Args)]
pub struct DiffArguments {
    /// The page
    #[arg(long, value_name = "PAGE", default_value = "order-of-play")]
    pub page: String,
    /// The language
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub lang: String,
    /// The selection to start from
    #[arg(long, value_name = "SELECTION")]
    pub from: String,
    /// The selection to end with
    #[arg(long, value_name = "SELECTION")]
    pub to: String,
    /// What to write
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    pub format: DiffFormat,
    /// Write into this file, whole or not at all, instead of the standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub struct Table {
    /// What lies on the table: edition, colon, expansions or components, rule variants behind `+`
    #[arg(long, value_name = "SELECTION")]
    pub select: Option<String>,
    /// What is in a box, by the preset's name
    #[arg(long, value_name = "PRESET")]
    pub preset: Option<String>,
}

#[derive(Debug, Args)]
pub struct CatalogueArguments {
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "table", help = "What to write")]
    pub format: CatalogueFormat,
}

#[derive(Debug, Args)]
pub struct CheckArguments {
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "human", help = "What to write")]
    pub format: CheckFormat,
    /// Exit with 0 if there are warnings but no errors
    #[arg(long)]
    pub lenient: bool,
    /// Tell of each missing message; otherwise those of a language that lacks many are told by file (JSON has all)
    #[arg(long)]
    pub all: bool,
}

#[derive(Debug, Args)]
pub struct LintArguments {
    #[command(subcommand)]
    pub command: LintCommand,
}

#[derive(Debug, Subcommand)]
pub enum LintCommand {
    /// Pages of the wiki with conditional classes: saved export pages, wikitext, off-line exports (PO)
    #[command(after_help = LINT_EXAMPLES)]
    Wica(WicaArguments),
}

#[derive(Debug, Args)]
pub struct WicaArguments {
    /// The saved pages
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// What to write
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "human")]
    pub format: CheckFormat,
}

#[derive(Debug, Args)]
pub struct ExplainArguments {
    /// The code, as a report shows it in brackets; without one, all codes are listed
    pub code: Option<String>,
}

#[derive(Debug, Args)]
pub struct LocalesArguments {
    #[command(subcommand)]
    pub command: LocalesCommand,
}

#[derive(Debug, Subcommand)]
pub enum LocalesCommand {
    /// Tell how far each language is, and list what is missing, outdated or broken
    #[command(after_help = STATUS_EXAMPLES)]
    Status(StatusArguments),
    /// Record that translations say what the source says today
    #[command(after_help = ACCEPT_EXAMPLES)]
    Accept(AcceptArguments),
    /// Write a language as one file for a translator
    #[command(after_help = EXPORT_EXAMPLES)]
    Export(ExportArguments),
    /// List every sentence that a message can become, with the smallest selection that shows it
    #[command(after_help = PREVIEW_EXAMPLES)]
    Preview(PreviewArguments),
    /// Begin a language: its files, with the English as comments
    #[command(after_help = NEW_EXAMPLES)]
    New(NewArguments),
    /// Take in what a translator's file says, and tell what was not taken
    #[command(after_help = IMPORT_EXAMPLES)]
    Import(ImportArguments),
}

#[derive(Debug, Args)]
pub struct StatusArguments {
    /// Only this language; may be repeated
    #[arg(long = "lang", value_name = "LANG")]
    pub languages: Vec<String>,
    /// What to write
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "table")]
    pub format: StatusFormat,
    /// Exit with 1 if fewer messages than this, in percent, are translated and up to date
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(0..=100))]
    pub fail_under: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum StatusFormat {
    Table,
    Markdown,
    /// Everything, drafts as well
    Json,
}

#[derive(Debug, Args)]
pub struct AcceptArguments {
    /// The language
    #[arg(value_name = "LANG")]
    pub lang: String,
    /// The messages; without any, all that the language has and that are not outdated
    #[arg(value_name = "ID")]
    pub ids: Vec<String>,
    /// All messages, outdated ones as well: somebody has looked at them, and they are still right
    #[arg(long, conflicts_with = "ids")]
    pub all: bool,
    /// A native speaker has reviewed them
    #[arg(long)]
    pub reviewed: bool,
}

#[derive(Debug, Args)]
pub struct ExportArguments {
    /// The language
    #[arg(value_name = "LANG")]
    pub lang: String,
    /// What to write; by default what the name of the file tells, or PO
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub format: Option<ExchangeFormat>,
    /// Write into this file, whole or not at all, instead of the standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct PreviewArguments {
    /// The language
    #[arg(value_name = "LANG")]
    pub lang: String,
    /// The message
    #[arg(value_name = "ID")]
    pub id: String,
    /// What to write
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "table")]
    pub format: CatalogueFormat,
}

#[derive(Debug, Args)]
pub struct NewArguments {
    /// The language, by its BCP 47 tag
    #[arg(value_name = "LANG")]
    pub lang: String,
}

#[derive(Debug, Args)]
pub struct ImportArguments {
    /// The language
    #[arg(value_name = "LANG")]
    pub lang: String,
    /// What the translator sent
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// What kind of file it is; by default what its name tells
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub format: Option<ExchangeFormat>,
    /// Take the file's words even where the project's were changed since the export
    #[arg(long)]
    pub overwrite: bool,
    /// A native speaker has reviewed what the file says
    #[arg(long)]
    pub reviewed: bool,
    /// Only tell what would be done
    #[arg(long)]
    pub dry_run: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExchangeFormat {
    /// gettext's, for Poedit and its like
    Po,
    /// One file in Fluent's syntax
    Ftl,
    /// XLIFF 1.2
    Xliff,
}

impl ExchangeFormat {
    pub fn format(self) -> Format {
        match self {
            Self::Po => Format::Po,
            Self::Ftl => Format::Ftl,
            Self::Xliff => Format::Xliff,
        }
    }
}

#[derive(Debug, Args)]
pub struct ConditionArguments {
    /// As in content: names joined by `&`, `|`, `!` and parentheses
    #[arg(value_name = "EXPR")]
    pub condition: String,
    /// Another one to hold it against
    #[arg(long, value_name = "EXPR")]
    pub against: Option<String>,
}

#[derive(Debug, Args)]
pub struct WhereArguments {
    /// Of a record, a step, a component, a named condition, a variant, a signal, a list, a preset or a message
    #[arg(value_name = "ID")]
    pub id: String,
    /// The language of the words
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub lang: String,
}

#[derive(Debug, Args)]
pub struct EngineArguments {
    #[command(subcommand)]
    pub command: EngineCommand,
}

#[derive(Debug, Subcommand)]
pub enum EngineCommand {
    /// List what a turn consists of, by the engine
    #[command(after_help = ENGINE_EXAMPLES)]
    Turn(TableArguments),
    /// List what is scored and what makes up each sum, by the engine
    #[command(after_help = ENGINE_EXAMPLES)]
    Scores(TableArguments),
    /// Play recorded games, and hold them against what their files say of their ends
    #[command(after_help = REPLAY_EXAMPLES)]
    Replay(ReplayArguments),
    /// Play games at random to their ends, with laws that hold at every step
    #[command(after_help = PLAY_EXAMPLES)]
    Play(PlayArguments),
}

#[derive(Debug, Args)]
pub struct PlayArguments {
    /// What lies on the table; something else in every game where neither this nor a preset is named
    #[arg(long, value_name = "SELECTION", conflicts_with = "preset")]
    pub select: Option<String>,
    /// What is in a box, by the preset's name
    #[arg(long, value_name = "PRESET")]
    pub preset: Option<String>,
    /// How many people play: a number, or from one to another, from 1 to 8
    #[arg(long, value_name = "FROM..TO", default_value = "2..6", value_parser = players)]
    pub players: std::ops::RangeInclusive<u8>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub games: u32,
    /// The same number gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
}

fn players(text: &str) -> Result<std::ops::RangeInclusive<u8>, String> {
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str| text.parse::<u8>().ok().filter(|number| (1..=8).contains(number));
    match (number(from), number(to)) {
        (Some(from), Some(to)) if from <= to => Ok(from..=to),
        _ => Err("write a number from 1 to 8, or two with `..` between: 2..6".to_owned()),
    }
}

#[derive(Debug, Args)]
pub struct ReplayArguments {
    /// Recordings, or folders with recordings (`.jcz`)
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// The folder with the files of all tiles (`.xml`)
    #[arg(long, value_name = "DIR")]
    pub tiles: PathBuf,
    /// What chance brought where the recordings do not say it, by their paths (JSON)
    #[arg(long, value_name = "FILE")]
    pub outcomes: Option<PathBuf>,
    /// What to write
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "table")]
    pub format: CatalogueFormat,
}

#[derive(Debug, Args)]
pub struct TableArguments {
    #[command(flatten)]
    pub table: Table,
    /// What to write
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "table")]
    pub format: EngineFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum EngineFormat {
    /// A line for each action (step, action, numbers, publishers, signals) or row (stage, row, worth, receiver)
    Table,
    Json,
}

#[derive(Debug, Args)]
pub struct ScoreArguments {
    /// What is scored: `road`, `city`, `field` …; `rulesheet engine scores` lists all
    #[arg(value_name = "WHAT")]
    pub subject: String,
    #[command(flatten)]
    pub counted: Counted,
    /// What is there, of things of which there is one or none; separated by commas
    #[arg(long, value_name = "THING", value_delimiter = ',')]
    pub with: Vec<String>,
    /// After the game: an unfinished feature, a field, goods …
    #[arg(long = "final")]
    pub is_final: bool,
    #[command(flatten)]
    pub table: Table,
    /// The language
    #[arg(long, value_name = "LANG", default_value = "en")]
    pub lang: String,
    /// What to write
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "table")]
    pub format: EngineFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum DiffFormat {
    /// To read in a terminal: `+` comes, `-` goes, `~` reads differently
    Text,
    /// A single page that needs no other file
    Html,
    /// For programs
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SheetFormat {
    /// A single page that needs no other file
    Html,
    /// To read in a terminal
    Text,
    /// To paste into a forum or a wiki
    Markdown,
    /// What is visible, in order, for programs
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CatalogueFormat {
    Table,
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CheckFormat {
    /// With the lines in question
    Human,
    Json,
}

/// An absolute address that ends in a slash, so that a path can follow.
fn base_url(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let strange = |c: char| c.is_whitespace() || c.is_control() || "\"'<>\\^`{|}?#".contains(c);
    match rest {
        None => Err("it should begin with https:// or http://".to_owned()),
        Some(rest) if host(rest).is_none() => {
            Err("it should name a host, with a port at most: https://example.org/, http://localhost:8000/".to_owned())
        }
        Some(rest) if rest.contains(strange) => {
            Err("it should be a plain address, without spaces, `?` and `#`".to_owned())
        }
        Some(_) => Ok(format!("{}/", text.trim_end_matches('/'))),
    }
}

/// The host of what follows the scheme: a name or an IPv6 address, without a user's name, with a sensible port.
fn host(rest: &str) -> Option<&str> {
    let authority = rest.split(['/', '?', '#']).next()?;
    let (host, port) = match authority.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, Some(port)),
        _ => (authority, None),
    };
    let is_named = !host.is_empty() && host.split('.').all(|part| !part.is_empty()) && !host.contains([':', '@', '%']);
    let is_address = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let is_address = is_address.is_some_and(|host| host.parse::<std::net::Ipv6Addr>().is_ok());
    let is_port = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0));
    ((is_named && !host.contains(['[', ']']) || is_address) && is_port).then_some(host)
}

const EXAMPLES: &str = "\
Examples:
  rulesheet build                                        the whole site, into output/
  rulesheet sheet --lang nl --select \"c2: fairy tower\"   one sheet, in Dutch, with two components
  rulesheet catalogue                                    the words that a selection can use
  rulesheet check                                        everything that is wrong, in one run

Exit codes: 0 fine, 1 problems were found, 2 the command was misused.";

const BUILD_EXAMPLES: &str = "\
Examples:
  rulesheet build
  rulesheet build --lang en --lang nl --preset base-c2 --out /tmp/site
  rulesheet build --base-url https://example.org/rules/
  rulesheet build --repository-url https://example.org/git/rulesheet/blob/main/
  rulesheet build --pseudo --out /tmp/site               what is not translated, what is too narrow?

The folder opens from disk (output/index.html) and under any address. It is replaced as a
whole, and only if rulesheet wrote it or it is empty; if anything goes wrong, the old one
stays as it was.";

const SHEET_EXAMPLES: &str = "\
Examples:
  rulesheet sheet --select \"c2:\" -o base-game.html
  rulesheet sheet --lang nl --select \"c2: fairy tower abbey\" -o sheet.html
  rulesheet sheet --lang ru --preset base-c1 --format text
  rulesheet sheet --page order-of-play --select \"c1: dragon +dragon-after-scoring\" --format json

A selection names the preferred edition, then what lies on the table: expansions (all that
is in one), single components, and rule variants behind a `+`. `rulesheet catalogue` lists
the words.";

const DIFF_EXAMPLES: &str = "\
Examples:
  rulesheet diff --from \"c2:\" --to \"c2: tower\"
  rulesheet diff --page scoring-turn --lang nl --from \"c2: fairy\" --to \"c1: fairy\"
  rulesheet diff --from \"c2:\" --to \"c2: dragon fairy\" --format html -o changes.html";

const CATALOGUE_EXAMPLES: &str = "\
Examples:
  rulesheet catalogue
  rulesheet catalogue --format json > catalogue.json";

const CHECK_EXAMPLES: &str = "\
Examples:
  rulesheet check
  rulesheet check --lenient
  rulesheet check --format json > problems.json

Exit codes: 0 nothing was found, 1 problems were found, 2 the command was misused.";

const CONDITION_EXAMPLES: &str = "\
Examples:
  rulesheet condition \"fairy & !dragon\"
  rulesheet condition \"(dragon | tower) & !fairy\" --against \"!(fairy | !dragon & !tower)\"
  rulesheet condition \"own-tiles & rules:c2\"

Names are components, named conditions, `edition:c1`, `rules:c1` and `variant:…`. All statements are exact, over all
selections with one preferred edition. The smallest selection is one in which the condition holds.";

const WHERE_EXAMPLES: &str = "\
Examples:
  rulesheet where fairy-point                            a record: its place, when it shows, its words
  rulesheet where fairy --lang nl                        a component: the records and messages that depend on it
  rulesheet where own-tiles                              a named condition
  rulesheet where draw-tile                              a step
  rulesheet where meeple --lang ru                       a message: what inserts it, which records show it";

const ENGINE_EXAMPLES: &str = "\
Examples:
  rulesheet engine turn --select \"c2:\"
  rulesheet engine turn --select \"c1: fairy dragon builder\"
  rulesheet engine turn --preset everything --format json
  rulesheet engine scores --select \"c2: inns cathedrals\"     what each is worth while the game goes on / after it";

const SCORE_USAGE: &str = "\
rulesheet score [OPTIONS] <--select <SELECTION>|--preset <PRESET>> <WHAT> [--<QUANTITY> <NUMBER>]…";

const SCORE_EXAMPLES: &str = "\
Examples:
  rulesheet score city --tiles 4 --pennants 1 --with cathedral,mage --select \"c2: inns-and-cathedrals mage\"
  rulesheet score city --tiles 4 --pennants 1 --with cathedral --final --select \"c2: inns-and-cathedrals\"
  rulesheet score road --tiles 5 --with inn --lang nl --select \"c1: inns\"
  rulesheet score monastic --surrounding-tiles 6 --final --preset base-c2 --format json

Each quantity is an option. Without any, the command says which ones count for what is scored at the table;
`rulesheet engine scores` tells by which formulas.";

const REPLAY_EXAMPLES: &str = "\
Examples:
  rulesheet engine replay game.jcz --tiles tiles/
  rulesheet engine replay replays/ --tiles tiles/ --outcomes outcomes.json

Exit codes: 0 every statement holds, 1 some do not or something cannot be played, 2 the command was misused.";

const PLAY_EXAMPLES: &str = "\
Examples:
  rulesheet engine play --games 1000 --seed 7
  rulesheet engine play --select \"c2: fairy dragon\" --players 2..4

Exit codes: 0 every law held, 1 some did not, 2 the command was misused.";

const LOCALES_EXAMPLES: &str = "\
Examples:
  rulesheet locales status --lang nl                     what is missing, outdated or broken in Dutch
  rulesheet locales accept nl fairy-point                the Dutch sentence is still right";

const STATUS_EXAMPLES: &str = "\
Examples:
  rulesheet locales status
  rulesheet locales status --lang nl --format markdown
  rulesheet locales status --fail-under 95

A message is a draft until a native speaker has reviewed it as it is, and outdated when the source has changed
since and the translation has not. In the source text of an outdated message, `[-…-]` was taken out and `{+…+}`
was put in. Percentages are rounded down.";

const ACCEPT_EXAMPLES: &str = "\
Examples:
  rulesheet locales accept nl fairy-point                it was outdated, and is still right
  rulesheet locales accept nl --reviewed fairy-point     a native speaker has read it
  rulesheet locales accept nl                            all messages, but for those that are outdated
  rulesheet locales accept nl --all                      somebody has looked at these as well

Edit the translations first: this only writes the lock files, which tell what each was made from. Commit them.";

const EXPORT_EXAMPLES: &str = "\
Examples:
  rulesheet locales export nl -o nl.po                   for Poedit, and everything that reads gettext's PO
  rulesheet locales export nl -o nl.xlf                  for the tools of translation agencies
  rulesheet locales export nl --format ftl > nl.ftl      for a text editor, the English above each message

Outdated translations are marked as fuzzy, with the English that they were made from.";

const PREVIEW_EXAMPLES: &str = "\
Examples:
  rulesheet locales preview nl fairy-point
  rulesheet locales preview ru points-counted --format json

Each sentence is listed once, with the smallest selection that shows it: over all editions, components and variants,
and with one number of each class that the language tells apart.";

const NEW_EXAMPLES: &str = "\
Examples:
  rulesheet locales new pl
  rulesheet locales new pt-BR

The site has the language from its first translated message on; everything else is in English, and marked as such.";

const IMPORT_EXAMPLES: &str = "\
Examples:
  rulesheet locales import nl nl.po --dry-run            what would be done
  rulesheet locales import nl nl.po
  rulesheet locales import nl nl.po --reviewed           the translator is a native speaker

What is empty, fuzzy, or a copy of the English is not taken. Where the project was changed since the export, its words
stay, unless the file is to overwrite them.";

const LINT_EXAMPLES: &str = "\
Examples:
  rulesheet lint wica order-of-play.nl.txt
  rulesheet lint wica order-of-play.nl.txt order-of-play.ru.txt --format json

Exit codes: 0 nothing was found, 1 problems were found, 2 the command was misused.";

const EXPLAIN_EXAMPLES: &str = "\
Examples:
  rulesheet explain bad-condition
  rulesheet explain";

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_definition_is_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn a_base_url_ends_in_one_slash() {
        assert_eq!(base_url("https://example.org/docu").as_deref(), Ok("https://example.org/docu/"));
        assert_eq!(base_url("http://localhost:8000//").as_deref(), Ok("http://localhost:8000/"));
        assert_eq!(base_url("http://[::1]:80/x").as_deref(), Ok("http://[::1]:80/x/"));
        let schemes = ["", "example.org", "ftp://example.org", "//example.org", "file:///x", "javascript:x"];
        let hosts =
            ["https://", "https:///x", "https://:80", "https://a:b", "https://a:0", "https://a@b", "https://a..b"];
        let texts = ["https://a b", "https://a?b", "https://a/?b", "https://a/#b", "https://a\n", "https://a/\"x"];
        for wrong in schemes.into_iter().chain(hosts).chain(texts) {
            assert!(base_url(wrong).is_err(), "{wrong}");
        }
    }
}
