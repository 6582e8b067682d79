//! What a person sees: results on the standard output, everything else on the standard error.

use super::args::Color;
use std::cell::Cell;
use std::io::{self, IsTerminal as _, Write as _};
use std::time::Duration;

/// Decides for the whole program whether colours are used.
pub fn set_color(color: Color) {
    match color {
        Color::Auto => anstream::ColorChoice::Auto,
        Color::Always => anstream::ColorChoice::Always,
        Color::Never => anstream::ColorChoice::Never,
    }
    .write_global();
}

/// Writes a result, with colours where they are wanted. A reader who has closed the pipe has seen enough, and that is
/// no error.
///
/// # Errors
/// Where the standard output cannot take it: the disk is full, for instance.
pub fn say(text: &str) -> io::Result<()> {
    write_out(&mut anstream::stdout().lock(), text)
}

/// Writes a result byte by byte, as a file would hold it.
///
/// # Errors
/// As [`say`].
pub fn say_as_it_is(text: &str) -> io::Result<()> {
    write_out(&mut io::stdout().lock(), text)
}

fn write_out(out: &mut impl io::Write, text: &str) -> io::Result<()> {
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// Writes to the standard error. If that fails there is nobody left to tell.
pub fn tell(text: &str) {
    let mut out = anstream::stderr().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// One line on a terminal that tells what is being done; nothing at all elsewhere.
pub struct Progress {
    shown: bool,
    /// The last percentage shown, so that a line is only drawn when it changes.
    last: Cell<usize>,
}

impl Progress {
    pub fn new() -> Self {
        Self { shown: io::stderr().is_terminal(), last: Cell::new(usize::MAX) }
    }

    /// A new thing is being done.
    pub fn step(&self, doing: &str) {
        self.last.set(usize::MAX);
        self.draw(&format!("{doing} …"));
    }

    /// So many of all have been done.
    pub fn part(&self, doing: &str, done: usize, all: usize) {
        let percent = done * 100 / all.max(1);
        if self.last.replace(percent) != percent {
            self.draw(&format!("{doing} {percent} %"));
        }
    }

    fn draw(&self, line: &str) {
        if self.shown {
            tell(&format!("\r\u{1b}[2K{line}"));
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.draw("");
    }
}

/// "0.84 s"
pub fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}

/// "1 error", "2 errors": a number with its noun, in English.
pub fn counted(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}
