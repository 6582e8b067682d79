//! A content file as blocks of lines, so that single records can be changed and all else stays as it is.

/// The header of the records of the turn.
pub const RECORD: &str = "[[step.record]]";

/// A table with its header; what stands before the first one has none.
#[derive(Clone, Debug)]
pub struct Block {
    pub lines: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct File {
    pub blocks: Vec<Block>,
}

impl File {
    pub fn parse(text: &str) -> Self {
        let mut blocks = vec![Block { lines: Vec::new() }];
        for line in text.lines() {
            if line.starts_with('[') {
                blocks.push(Block { lines: Vec::new() });
            }
            blocks.last_mut().expect("there is one").lines.push(line.to_owned());
        }
        Self { blocks }
    }

    pub fn text(&self) -> String {
        self.blocks.iter().flat_map(|block| &block.lines).flat_map(|line| [line.as_str(), "\n"]).collect()
    }

    /// The blocks that are records.
    pub fn records(&self) -> Vec<usize> {
        self.all(RECORD)
    }

    pub fn all(&self, header: &str) -> Vec<usize> {
        (0..self.blocks.len()).filter(|n| self.blocks[*n].is(header)).collect()
    }

    /// Behind the record and all that stands under it.
    pub fn end_of_subtree(&self, start: usize) -> usize {
        let mut ids = vec![self.blocks[start].value("id").unwrap_or_default()];
        let mut end = start + 1;
        while let Some(block) = self.blocks.get(end).filter(|block| block.is(RECORD)) {
            let Some(parent) = block.value("under").filter(|parent| ids.contains(parent)) else { break };
            debug_assert!(!parent.is_empty());
            ids.push(block.value("id").unwrap_or_default());
            end += 1;
        }
        end
    }
}

impl Block {
    pub fn is(&self, header: &str) -> bool {
        self.lines.first().is_some_and(|line| line == header)
    }

    /// A string value.
    pub fn value(&self, key: &str) -> Option<String> {
        let line = self.lines.iter().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))?;
        Some(line.trim_matches('"').to_owned())
    }

    pub fn set(&mut self, key: &str, value: Option<&str>) {
        let place = self.lines.iter().position(|line| line.starts_with(&format!("{key} = ")));
        match (place, value) {
            (Some(place), Some(value)) => self.lines[place] = format!("{key} = \"{value}\""),
            (Some(place), None) => drop(self.lines.remove(place)),
            (None, Some(value)) => self.lines.insert(1, format!("{key} = \"{value}\"")),
            (None, None) => {}
        }
    }
}
