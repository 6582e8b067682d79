//! Markup stays in the message that it stands in: what pairs with nothing there is escaped, so that it cannot pair
//! with anything in a sentence that the message is inserted into, or that is inserted into it.

use super::ftl::Piece;
use super::markdown;
use crate::marked::INSERT_OPEN;

/// Stands for what is inserted.
const WORD: char = 'x';

/// Escapes the markup in a pattern that marks nothing within the pattern, or within its variant of a select.
pub(super) fn contain(pieces: &mut [Piece]) {
    let texts: String = pieces.iter().map(own_text).collect();
    let mut stray = markdown::stray(&texts).into_iter().peekable();
    let ends_open = |text: &str| text.chars().rev().take_while(|c| *c == '\\').count() % 2 == 1;
    let mut end = 0;
    for n in 0..pieces.len() {
        let start = end;
        end += own_text(&pieces[n]).len();
        let before_word = pieces.get(n + 1).is_none_or(is_insertion);
        match &mut pieces[n] {
            Piece::Select { variants, .. } => variants.iter_mut().for_each(|variant| contain(&mut variant.value)),
            Piece::Text(text) if !text.starts_with(INSERT_OPEN) => {
                let mut places = Vec::new();
                while let Some(at) = stray.next_if(|at| *at < end) {
                    places.push(at - start);
                }
                // A backslash would escape the first character of the words that follow.
                if before_word && ends_open(text) {
                    text.push('\\');
                }
                places.into_iter().rev().for_each(|at| text.insert(at, '\\'));
            }
            Piece::Text(_) | Piece::Placeable(_) => {}
        }
    }
}

fn own_text(piece: &Piece) -> String {
    match piece {
        Piece::Text(text) if !is_insertion(piece) => text.clone(),
        _ => WORD.to_string(),
    }
}

fn is_insertion(piece: &Piece) -> bool {
    !matches!(piece, Piece::Text(text) if !text.starts_with(INSERT_OPEN))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::ftl::Branch;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let mut pieces = [Piece::Text(text.to_owned())];
        contain(&mut pieces);
        assert_eq!(pieces, [Piece::Text(expected.to_owned())]);
    }

    #[test]
    fn what_marks_something_stays() {
        for text in
            ["a **b** c *d* __e__ _f_", "***a***", "\\*a", "(**a**)", "[1B](\u{10FFF7}a)", "<b>", "a & b", "é **ü**"]
        {
            check(text, text);
        }
    }

    #[test]
    fn what_marks_nothing_is_escaped() {
        check("7*7", "7\\*7");
        check("*7 **a**", "\\*7 **a**");
        check("**a* é", "\\**a* é");
        check("_a a_b", "\\_a a\\_b");
        check("`a", "\\`a");
        check("[a", "\\[a");
        check("a](b)", "a\\](b)");
        check("&#42;*", "&#42;\\*");
        check("back\\", "back\\\\");
    }

    #[test]
    fn words_between_are_no_border_but_variants_are() {
        let text = |text: &str| Piece::Text(text.to_owned());
        let of = |words: &str| {
            let value = vec![text(words)];
            Piece::Select {
                selector: "$n".into(),
                variants: vec![Branch { key: "other".into(), default: true, value }],
            }
        };
        let mut pieces = [text("**"), Piece::Placeable("a".into()), text("** \\"), of("*b"), text("*c")];
        contain(&mut pieces);
        let expected = [text("**"), Piece::Placeable("a".into()), text("** \\\\"), of("\\*b"), text("\\*c")];
        assert_eq!(pieces, expected);
    }
}
