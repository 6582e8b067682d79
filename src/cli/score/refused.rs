//! Why something cannot be scored, and what would mend it.

use crate::catalogue::Catalogue;
use crate::cli::failure::Complaint;
use crate::content::scoring::Scoring;
use crate::engine::Table;
use crate::engine::score::sample::quantities;
use crate::engine::score::{Moment, Quantity, Refusal, Rules, Subject};

/// What is asked for, and where.
pub struct Asked<'a> {
    pub subject: Subject,
    pub moment: Moment,
    /// The selection.
    pub on: &'a str,
    pub scoring: &'a Scoring,
    pub catalogue: &'a Catalogue,
}

impl Asked<'_> {
    /// `None`, if the subject is scored at this moment of the game.
    pub fn when(&self, rules: &Rules) -> Option<Complaint> {
        let is_scored = |moment| !rules.of(self.subject, moment).is_empty();
        let id = self.subject.id();
        let complain = |message: String, fix: String| Some(Complaint { fix: Some(fix), ..Complaint::new(message) });
        match (self.moment, is_scored(Moment::During), is_scored(Moment::Final)) {
            (Moment::During, true, _) | (Moment::Final, _, true) => None,
            (Moment::During, false, true) => {
                let message = format!("in `{}`, `{id}` is scored after the game alone", self.on);
                complain(message, "add `--final`".to_owned())
            }
            (Moment::Final, true, false) => {
                let message = format!("in `{}`, nothing is scored for `{id}` after the game", self.on);
                complain(message, "leave out `--final`".to_owned())
            }
            (_, false, false) => {
                let message = format!("in `{}`, nothing is scored for `{id}`", self.on);
                complain(message, self.subject_fix())
            }
        }
    }

    fn subject_fix(&self) -> String {
        let own = self.scoring.subjects.iter().find(|subject| subject.id.as_str() == self.subject.id());
        let when = own.map(|own| own.when[self.moment as usize]);
        when.map_or_else(
            || "`rulesheet engine scores` lists what is scored".to_owned(),
            |when| format!("it is scored where `{}`", self.catalogue.describe(when)),
        )
    }

    /// Nothing was counted: `None`, if there is nothing to count.
    pub fn nothing(&self, table: &mut Table) -> Option<Complaint> {
        let options = self.options(table);
        let message = format!("nothing was counted of `{}`", self.subject.id());
        (!options.is_empty()).then(|| Complaint { fix: Some(format!("give {options}")), ..Complaint::new(message) })
    }

    pub fn refusal(&self, refusal: &Refusal, table: &mut Table) -> Complaint {
        let (message, fix) = match refusal {
            Refusal::Unknown(name) => {
                let known = quantities(self.subject, table);
                return Complaint::unknown("quantity", name, known.iter().map(|quantity| quantity.id()));
            }
            Refusal::NotCounted(quantity) => {
                let message = format!("`{}` changes nothing for `{}`", quantity.id(), self.subject.id());
                (message, format!("these count: {}", self.options(table)))
            }
            Refusal::NotOnTheTable(quantity) => {
                let message =
                    format!("in `{}`, `{}` changes nothing for `{}`", self.on, quantity.id(), self.subject.id());
                (message, self.quantity_fix(*quantity))
            }
            Refusal::TooMany(quantity, 1) => {
                let message = format!("`{}` is there or is not there", quantity.id());
                (message, format!("write `--{0} 1` or `--with {0}`, or leave it out", quantity.id()))
            }
            Refusal::TooMany(quantity, most) => {
                (format!("there are never so many `{}`", quantity.id()), format!("give a number from 0 to {most}"))
            }
            Refusal::MoreThanAll { part, whole } => {
                let message = format!("there are more `{}` than `{}`, of which they are a part", part.id(), whole.id());
                (message, format!("count the `{}` as well, the others among them", whole.id()))
            }
            Refusal::NeverTogether(one, other) => (
                format!("`{}` and `{}` are never at the same feature", one.id(), other.id()),
                "leave one of them out".to_owned(),
            ),
        };
        Complaint { fix: Some(fix), ..Complaint::new(message) }
    }

    /// What would have to lie on the table.
    fn quantity_fix(&self, quantity: Quantity) -> String {
        let own = self.scoring.quantities.iter().find(|own| own.id.as_str() == quantity.id());
        let when = own.map(|own| self.catalogue.describe(own.when)).filter(|when| when != "all");
        when.map_or_else(
            || "it counts with other expansions or variants than these".to_owned(),
            |when| format!("it needs `{when}` in the selection, and perhaps a variant"),
        )
    }

    /// `--tiles`, `--pennants`
    fn options(&self, table: &mut Table) -> String {
        let options = quantities(self.subject, table).into_iter().map(|quantity| format!("`--{}`", quantity.id()));
        options.collect::<Vec<_>>().join(", ")
    }
}
