//! The script of live pages: its parts put together, without what only their reader needs.

const START: &str = "/**";
const END: &str = "*/";

/// One script of several parts. Lines of comment, types in comments and indentation are left out: they would be a
/// third of what a phone has to load. Everything else stays as it is.
///
/// This reads the project's own parts, not just any script: in them a comment stands on lines of its own, or is a type
/// (`/** … */`) within one line, and no text goes over several lines or holds `/**`.
pub fn joined<'p>(parts: impl IntoIterator<Item = &'p Vec<u8>>) -> String {
    let mut script = String::new();
    for part in parts {
        let mut in_comment = false;
        for line in String::from_utf8_lossy(part).lines() {
            let code = without_comments(line, &mut in_comment);
            let code = code.trim();
            if !code.is_empty() && !code.starts_with("//") {
                script.extend([code, "\n"]);
            }
        }
    }
    script
}

fn without_comments(line: &str, in_comment: &mut bool) -> String {
    let mut code = String::new();
    let mut rest = line;
    loop {
        let border = if *in_comment { END } else { START };
        let Some((before, behind)) = rest.split_once(border) else { break };
        if !*in_comment {
            code.push_str(before);
        }
        (*in_comment, rest) = (!*in_comment, behind);
    }
    if !*in_comment {
        code.push_str(rest);
    }
    code
}

/// The style sheet for the script, which can read no file where the site is opened from the disk.
pub fn holding_style(style: &str) -> String {
    format!("window.rulesheetStyle = {};\n", serde_json::Value::from(style))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(parts: &[&str], expected: &str) {
        let parts: Vec<Vec<u8>> = parts.iter().map(|part| part.as_bytes().to_vec()).collect();
        assert_eq!(joined(&parts), expected);
    }

    #[test]
    fn comments_and_indentation_stay_in_the_sources() {
        check(&["// What.\n\"use strict\";\n\n", "/** Long\n * and wide. */\nf();\n"], "\"use strict\";\nf();\n");
        check(&["  const a = /** @type {B} */ (b); /** @param {C} c */\n"], "const a =  (b);\n");
        check(&["const a = \"https://example.org\";"], "const a = \"https://example.org\";\n");
        check(&[], "");
    }
}
