use std::process::ExitCode;

fn main() -> ExitCode {
    rulesheet::cli::run()
}
