//! A plan as text for a terminal.

use super::plan::{Plan, PlannedAction, PlannedStep};
use std::fmt::Write;

/// One line for each action: step, action (indented under the one it belongs to), numbers, publishers, signals.
#[must_use]
pub fn render_table(plan: &Plan) -> String {
    let mut text = String::new();
    for phase in &plan.phases {
        writeln!(text, "{}", phase.phase.id()).expect("a string takes everything");
        for step in &phase.steps {
            write_step(&mut text, step);
        }
    }
    text
}

fn write_step(text: &mut String, step: &PlannedStep) {
    let label = step.label.unwrap_or("-");
    if step.actions.is_empty() {
        writeln!(text, "  {label:<5} (nothing)").expect("a string takes everything");
    }
    for action in &step.actions {
        let name = format!("{}{}", "  ".repeat(depth(step, action)), action.id);
        let line = format!("  {label:<5} {name:<40} {}", remarks(action));
        writeln!(text, "{}", line.trim_end()).expect("a string takes everything");
    }
}

fn depth(step: &PlannedStep, action: &PlannedAction) -> usize {
    let above = |action: &&PlannedAction| step.actions.iter().find(|other| Some(other.id) == action.under);
    std::iter::successors(Some(action), above).count() - 1
}

fn remarks(action: &PlannedAction) -> String {
    let numbers = action.numbers.iter().map(|(name, value)| format!("{name}={value}"));
    let publishers = action.publishers.iter().map(|publisher| format!("({})", publisher.id()));
    let signals = action.signals.iter().map(|signal| format!("[{signal}]"));
    numbers.chain(publishers).chain(signals).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::plan::plan;
    use super::render_table;
    use crate::engine::component::{FAIRY, MESSAGES, TOWER};
    use crate::engine::table::{Chosen, Edition};

    #[test]
    fn a_line_for_each_action() {
        let table = render_table(&plan(&mut Chosen::new(Edition::First, [FAIRY, MESSAGES, TOWER])));
        let line = |start: &str| table.lines().find(|line| line.trim_start().starts_with(start)).expect("a line");
        assert_eq!(line("1A"), "  1A    fairy-point                              points=1 [messages:1A]");
        assert_eq!(line("2A"), "  2A    (nothing)");
        assert_eq!(table.lines().filter(|line| *line == "  2B-1    capture-meeple").count(), 1);
        assert!(!table.contains("2D"));
    }
}
