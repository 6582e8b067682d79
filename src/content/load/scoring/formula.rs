//! `during` and `final`: what a row is worth.

use super::lists::VALUE;
use super::{Known, Loader};
use crate::condition::Cond;
use crate::content::scoring::Worth;
use crate::diagnostic::{Code, Diagnostic};
use crate::formula::{self, Formula};
use crate::reader::{At, Fields, Text, find};
use std::collections::BTreeMap;

impl Loader<'_> {
    pub(super) fn take_worth(&mut self, fields: &mut Fields<'_>, key: &'static str, known: &Known) -> Option<Worth> {
        let text = fields.take_text(key, self.found)?;
        let formula = self.parse_formula(&text)?;
        let is_known = self.report_unknown_quantities(&text, &formula, known);
        let is_flag = |name: &str| known.scoring.quantities.iter().any(|q| q.flag && q.id.as_str() == name);
        let shown = formula.without(&is_flag);
        // Those of the whole formula, so that each fault is reported; those of the shown one are among them.
        for condition in formula.conditions() {
            self.catalogue.resolve(&text, condition, self.found)?;
        }
        let shown_conditions = shown.conditions().into_iter();
        let conditions = shown_conditions
            .map(|condition| self.catalogue.resolve(&text, condition, self.found))
            .collect::<Option<_>>();
        let counted = counted(&shown, known);
        Some(Worth { conditions: conditions?, counted, formula, shown, at: text.at.clone() }).filter(|_| is_known)
    }

    fn parse_formula(&mut self, text: &Text) -> Option<Formula> {
        let fault = match formula::parse(&text.value) {
            Ok(formula) => return Some(formula),
            Err(fault) => fault,
        };
        let diagnostic = Diagnostic::error(Code::BAD_FORMULA, text.part(fault.at), fault.reason);
        self.found.push(Diagnostic { fix: fault.fix.map(str::to_owned), ..diagnostic });
        None
    }

    fn report_unknown_quantities(&mut self, text: &Text, formula: &Formula, known: &Known) -> bool {
        let quantities = known.scoring.quantities.iter().map(|quantity| quantity.id.as_str());
        let names = quantities.chain([VALUE]);
        let mut is_known = true;
        for name in formula.quantities() {
            let at = At { value: &name.text, at: text.part(name.at.clone()) };
            is_known &= find(&at, names.clone(), (Code::UNKNOWN_QUANTITY, "quantity"), self.found).is_some();
        }
        is_known
    }
}

fn counted(shown: &Formula, known: &Known) -> BTreeMap<String, Cond> {
    let names = shown.quantities();
    let shown = known.scoring.quantities.iter().filter(|q| names.iter().any(|name| name.text == q.id.as_str()));
    shown.filter(|q| q.when != Cond::ALWAYS).map(|q| (q.id.to_string(), q.when)).collect()
}
