//! Whether a translation is taken, before it is tried.

use super::ImportOptions;
use crate::diagnostic::nearest;
use crate::locale::hash::Hash;
use crate::locale::state::State;
use crate::locale::unit::{Unit, normalized};
use crate::locale::{Locales, SOURCE};
use crate::translation::exchange::{Incoming, Stamp};

pub(super) struct Judge<'j> {
    pub locales: &'j Locales,
    pub language: usize,
    pub options: ImportOptions,
}

pub(super) enum Verdict {
    /// The text, laid out as everywhere.
    Take(String),
    /// The words are as they were, and right for today's source text.
    Confirm(String),
    Unchanged,
    Untranslated,
    LeaveOut(String),
    /// Why, and what would help.
    Refuse(String, String),
}

impl Judge<'_> {
    pub fn judge(&self, one: &Incoming) -> Verdict {
        let Some(source) = self.locales.unit(0, &one.id) else { return self.unknown(&one.id) };
        if one.translation.trim().is_empty() {
            return Verdict::Untranslated;
        }
        let Some(text) = normalized(&one.translation) else {
            let fix = "keep the braces in pairs, and each variant of a select on a line of its own".to_owned();
            return Verdict::Refuse("its text does not follow Fluent's syntax".to_owned(), fix);
        };
        let own = self.locales.unit(self.language, &one.id);
        if own.is_some_and(|own| own.text == text) {
            return self.same(one, source, text);
        }
        if text == source.text && one.is_placeholder {
            return Verdict::Untranslated;
        }
        if text == source.text && self.is_copy(one, &text) {
            return Verdict::LeaveOut(self.copied());
        }
        if one.is_fuzzy {
            return Verdict::LeaveOut(
                "it is marked as uncertain (fuzzy): review it, take the mark away, and import again".to_owned(),
            );
        }
        self.against(own, one, text)
    }

    /// The words are those of the project.
    fn same(&self, one: &Incoming, source: &Unit, text: String) -> Verdict {
        let state = self.locales.state(self.language, &one.id);
        let is_of_today = one.source.as_ref().is_none_or(|former| Hash::of(former) == source.hash);
        let settles = state == Some(State::Outdated) && is_of_today;
        let reviews = self.options.reviewed && state == Some(State::Draft) && is_of_today;
        if !one.is_fuzzy && (settles || reviews) { Verdict::Confirm(text) } else { Verdict::Unchanged }
    }

    /// The words are others than those of the project, if it has any.
    fn against(&self, own: Option<&Unit>, one: &Incoming, text: String) -> Verdict {
        let Some(own) = own else { return Verdict::Take(text) };
        match one.stamp {
            Stamp::Text(hash) if hash == own.hash => Verdict::Take(text),
            Stamp::Text(hash) if hash == Hash::of(&text) => {
                Verdict::LeaveOut("the file has not changed it since the export, and the project has".to_owned())
            }
            _ if self.options.overwrite => Verdict::Take(text),
            Stamp::Unknown => refuse("the project has other words, and the file does not tell which it was made from"),
            _ => refuse("both the file and the project have changed it since the export"),
        }
    }

    /// Names and a few words may well be the same in two languages; not where the file tells nothing of itself, and was
    /// most likely filled with the source's texts.
    fn is_copy(&self, one: &Incoming, text: &str) -> bool {
        let is_blind = one.source.is_none() && one.stamp == Stamp::Unknown;
        is_blind || self.locales.is_left_as_source(self.language, &one.id, text)
    }

    fn copied(&self) -> String {
        let code = &self.locales.languages[self.language].code;
        format!(
            "it is the text of `{SOURCE}`, so it is not translated; if it is right as it is, name it in `same` of \
             locales/{code}/glossary.toml"
        )
    }

    fn unknown(&self, id: &str) -> Verdict {
        let known = self.locales.units(0).iter().map(|unit| unit.id.as_str());
        let fix = match nearest(id, known) {
            Some(name) => format!("did you mean `{name}`?"),
            None => "export the language anew: messages come and go with the rules".to_owned(),
        };
        Verdict::Refuse(format!("`{SOURCE}` has no such message"), fix)
    }
}

fn refuse(why: &str) -> Verdict {
    let fix = "compare the two; `--overwrite` takes what the file says".to_owned();
    Verdict::Refuse(why.to_owned(), fix)
}
