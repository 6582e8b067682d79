//! A copy of the real project that a test may spoil, and running the program on it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

pub const REAL: &str = env!("CARGO_MANIFEST_DIR");

/// The program, in a plain environment.
pub fn rulesheet() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rulesheet"));
    command.stdin(Stdio::null()).env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR");
    command
}

pub struct Project {
    temp: TempDir,
}

impl Project {
    pub fn copy() -> Self {
        let temp = TempDir::new().expect("a temporary folder can be made");
        for folder in ["content", "locales", "templates"] {
            for entry in walkdir::WalkDir::new(Path::new(REAL).join(folder)).into_iter().flatten() {
                let to = temp.path().join("project").join(entry.path().strip_prefix(REAL).unwrap());
                if entry.file_type().is_dir() {
                    fs::create_dir_all(to).unwrap();
                } else {
                    fs::copy(entry.path(), to).unwrap();
                }
            }
        }
        Self { temp }
    }

    /// A place inside the project.
    pub fn path(&self, name: &str) -> PathBuf {
        self.temp.path().join("project").join(name)
    }

    /// The folder that holds the project and nothing else.
    pub fn around(&self) -> &Path {
        self.temp.path()
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        fs::create_dir_all(self.path(name).parent().unwrap()).unwrap();
        fs::write(self.path(name), bytes).unwrap();
    }

    /// Replaces the first place of a text in a file, which has to be there.
    #[track_caller]
    pub fn edit(&self, name: &str, old: &str, new: &str) {
        let text = self.read(name);
        assert!(text.contains(old), "{name} holds no {old:?}");
        self.write(name, text.replacen(old, new, 1));
    }

    /// Takes the whole message out of a file.
    #[track_caller]
    pub fn drop_message(&self, name: &str, id: &str) {
        let text = self.read(name);
        let start = text.find(&format!("\n{id} =")).unwrap_or_else(|| panic!("{name} has a message {id}")) + 1;
        let inside = |line: &&str| line.starts_with(' ') || line.starts_with('}') || line.is_empty();
        let rest = &text[start..];
        let first = rest.split_inclusive('\n').next().unwrap_or_default().len();
        let more: usize = rest[first..].split_inclusive('\n').take_while(|l| inside(&l.trim_end())).map(str::len).sum();
        self.write(name, format!("{}{}", &text[..start], &rest[first + more..]));
    }

    pub fn run(&self, words: &[&str]) -> Run {
        Run::of(rulesheet().args(words).arg("--root").arg(self.path("")))
    }

    /// Everything that an output holds.
    pub fn output(&self) -> std::collections::BTreeMap<String, Vec<u8>> {
        tree(&self.path("output"))
    }
}

/// The files below a folder.
pub fn tree(folder: &Path) -> std::collections::BTreeMap<String, Vec<u8>> {
    let entries = walkdir::WalkDir::new(folder).into_iter().flatten().filter(|entry| entry.file_type().is_file());
    let name = |path: &Path| path.strip_prefix(folder).unwrap().to_str().unwrap().to_owned();
    entries.map(|entry| (name(entry.path()), fs::read(entry.path()).unwrap())).collect()
}

/// How a command ended and what it said.
#[derive(Debug)]
pub struct Run {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Run {
    pub fn of(command: &mut Command) -> Self {
        let Output { status, stdout, stderr } = command.output().expect("the program can be run");
        let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
        Self { code: status.code(), out: text(stdout), err: text(stderr) }
    }

    /// It ended well and had nothing to complain of.
    #[track_caller]
    pub fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""));
        self.out
    }

    /// It ended with this exit code and said each of these.
    #[track_caller]
    pub fn fails(&self, code: i32, said: &[&str]) {
        assert_eq!(self.code, Some(code), "{self:?}");
        for text in said {
            assert!(self.err.contains(text), "{text:?} is not in {}", self.err);
        }
    }
}
