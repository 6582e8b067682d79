//! Translations whose source has changed since.

use super::Checked;
use crate::diagnostic::{Code, Diagnostic};
use crate::locale::difference::{difference, short_line};
use crate::locale::state::State;

impl Checked<'_> {
    pub fn outdated(&self, found: &mut Vec<Diagnostic>) {
        for language in self.translations() {
            let states = self.locales.states(language).filter(|(_, state)| *state == State::Outdated);
            found.extend(states.filter_map(|(id, _)| self.of_former(language, id)));
        }
    }

    /// Nothing where the lock file is damaged: that has been reported.
    fn of_former(&self, language: usize, id: &str) -> Option<Diagnostic> {
        let (source, own) = (self.locales.unit(0, id)?, self.locales.unit(language, id)?);
        let code = &self.locales.languages[language].code;
        self.locales.ledger.lock(code).get(id)?;
        let message = match self.locales.former_source(language, id) {
            Some(former) => {
                let changes = short_line(&difference(former, &source.text));
                format!("the source of `{id}` has changed since it was translated: {changes}")
            }
            None => format!("the source of `{id}` has changed since it was translated, and nobody knows from what"),
        };
        let chooser = self.locales.chooser_change(language, id);
        let chooser = chooser.map(|change| format!("; and `chooser` of its record is another one: {change}"));
        let message = message + &chooser.unwrap_or_default();
        let fault = Diagnostic::warning(Code::OUTDATED_MESSAGE, own.at.clone(), message);
        let fix = format!("edit the translation; if it is still right, run `rulesheet locales accept {code} {id}`");
        Some(fault.also(source.at.clone(), "the source text of today").fix(fix))
    }
}
