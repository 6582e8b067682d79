//! Functions and the variables that are given to them or printed.

use super::Lint;
use crate::diagnostic::{Code, Diagnostic};
use crate::locale::facts::StepLink;
use crate::locale::walk::string;
use fluent_syntax::ast::{CallArguments, InlineExpression};

const FUNCTIONS: [&str; 3] = ["LIST", "NUMBER", "STEP"];

impl<'f> Lint<'_, 'f> {
    pub(super) fn check_call(&mut self, function: &'f str, arguments: &CallArguments<&'f str>) {
        match function {
            "STEP" => self.check_step(function, arguments),
            "LIST" => self.check_list(function, arguments),
            "NUMBER" => self.check_number_call(function, arguments),
            _ => {
                let message = format!("there is no function `{function}`");
                let fault = Diagnostic::error(Code::UNKNOWN_FUNCTION, self.span(function), message);
                self.report(fault.suggest(function, FUNCTIONS));
            }
        }
    }

    fn check_step(&mut self, function: &'f str, arguments: &CallArguments<&'f str>) {
        let Some(step) = self.only_string(function, arguments) else { return };
        if !arguments.named.is_empty() {
            self.report_arguments(function, "takes the id of a step and nothing else: `STEP(\"draw-tile\")`");
        }
        match self.names.facts.steps.get(&step) {
            // Once in the link and once bare, where the step is not on the page.
            Some(link) if link.label.is_none() => {
                let title = (format!("step-{step}"), function);
                self.uses.messages.extend([title.clone(), title]);
            }
            Some(_) => {}
            None => {
                let fault = self.unknown(Code::UNKNOWN_STEP, function, &format!("there is no step `{step}`"));
                self.report(match self.step_labelled(&step) {
                    Some(id) => fault.fix(format!("write the id of the step with this label: `STEP(\"{id}\")`")),
                    None => fault.suggest(&step, self.names.facts.steps.keys().map(String::as_str)),
                });
            }
        }
    }

    fn step_labelled(&self, label: &str) -> Option<&str> {
        let has = |link: &StepLink| link.label.as_ref().is_some_and(|own| own.eq_ignore_ascii_case(label));
        self.names.facts.steps.iter().find(|(_, link)| has(link)).map(|(id, _)| id.as_str())
    }

    fn check_list(&mut self, function: &'f str, arguments: &CallArguments<&'f str>) {
        let Some(list) = self.only_string(function, arguments) else { return };
        if !self.names.facts.lists.contains_key(&list) {
            let fault = self.unknown(Code::UNKNOWN_LIST, function, &format!("there is no list `{list}`"));
            self.report(fault.suggest(&list, self.names.facts.lists.keys().map(String::as_str)));
        }
        let case = match &arguments.named[..] {
            [] => None,
            [named] if named.name.name == "case" && string(&named.value).is_some_and(|case| is_name(&case)) => {
                string(&named.value)
            }
            _ => return self.report_arguments(function, "takes a case and nothing else: `case: \"genitive\"`"),
        };
        self.uses.lists.insert((list, case));
    }

    fn check_number_call(&mut self, function: &'f str, arguments: &CallArguments<&'f str>) {
        let number = |argument: &InlineExpression<&str>| {
            matches!(argument, InlineExpression::VariableReference { .. } | InlineExpression::NumberLiteral { .. })
        };
        let option = |name: &str, value: Option<String>| {
            name == "type" && value.is_some_and(|value| value == "ordinal" || value == "cardinal")
        };
        let fits = matches!(&arguments.positional[..], [argument] if number(argument))
            && arguments.named.iter().all(|named| option(named.name.name, string(&named.value)));
        if !fits {
            self.report_arguments(function, "takes a number and a type: `NUMBER($points, type: \"ordinal\")`");
        }
    }

    /// The single positional argument, which must be a string literal.
    fn only_string(&mut self, function: &str, arguments: &CallArguments<&'f str>) -> Option<String> {
        let literal = match &arguments.positional[..] {
            [argument] => string(argument),
            _ => None,
        };
        if literal.is_none() {
            self.report_arguments(function, "takes exactly one text in quotes");
        }
        literal
    }

    fn report_arguments(&mut self, function: &str, what: &str) {
        let fault = self.unknown(Code::BAD_ARGUMENT, function, &format!("`{function}` {what}"));
        self.report(fault);
    }

    fn unknown(&self, code: Code, at: &str, message: &str) -> Diagnostic {
        Diagnostic::error(code, self.span(at), message)
    }

    /// A variable that is printed or given to a function.
    pub(super) fn check_printed(&mut self, name: &'f str) {
        if self.names.facts.choices.contains_key(name) {
            let message = format!("`${name}` stands for the selection and has no text of its own");
            let fault = Diagnostic::error(Code::PRINTED_SELECTION, self.span(name), message);
            self.report(fault.fix(format!("select on it: `{{ ${name} ->`")));
        } else {
            self.uses.numbers.insert(name, name);
            self.uses.printed.insert(name);
        }
    }
}

fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}
