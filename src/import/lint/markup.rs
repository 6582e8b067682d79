//! Tags, templates and links that are not written or not nested as they should be.

use super::Found;
use crate::diagnostic::Code;
use crate::import::build::Slip as Nesting;
use crate::import::token::Slip as Tag;
use crate::reader::shorten;

pub fn lint(found: &mut Found<'_>) {
    let page = found.page;
    for fault in &page.slips.tags {
        let (message, fix) = tag(fault.slip, page.text(&fault.at));
        found.error(Code::BROKEN_TAG, fault.at.clone(), message, fix);
    }
    // What one `<noinclude>` begins, the next one may end.
    for fault in page.slips.nesting.iter().filter(|fault| !page.is_for_the_wiki(&fault.at)) {
        let (code, message, fix) = nesting(&fault.slip, page.text(&fault.at));
        found.error(code, fault.at.clone(), message, fix);
    }
    for (earlier, later) in &page.slips.arguments {
        let message = format!("the argument `{}` is given twice; only the last counts", shorten(page.text(earlier)));
        let place = page.document.span(later.clone());
        found.error(Code::DUPLICATE_ARGUMENT, earlier.clone(), message, "remove one of the two");
        if let Some(last) = found.reports.last_mut() {
            last.also.push((place, "given again here".to_owned()));
        }
    }
}

fn tag(slip: Tag, text: &str) -> (String, String) {
    let text = shorten(text);
    let (message, fix) = match slip {
        Tag::NoAngle => ("the `>` of this tag is missing", format!("write `{text}>`")),
        Tag::NoQuote => ("the closing quotation mark of this attribute is missing", format!("write `{text}\"`")),
        Tag::DoubledQuote => {
            ("this attribute has a quotation mark too many", format!("write `{}`", text.replacen("\"\"", "\"", 1)))
        }
        Tag::TypographicQuote => {
            ("these quotation marks are those of texts, not of attributes", "write `\"`".to_owned())
        }
        Tag::MixedCase => ("the name of a tag is written in small letters", format!("write `{}`", text.to_lowercase())),
        Tag::NoCommentEnd => ("this comment has no end", "write `-->` behind it".to_owned()),
        Tag::StrayApostrophe => {
            ("so many apostrophes mean nothing", "write two for italics, three for bold".to_owned())
        }
    };
    (message.to_owned(), fix)
}

fn nesting(slip: &Nesting, text: &str) -> (Code, String, String) {
    let text = shorten(text);
    match slip {
        Nesting::Unclosed(name) => {
            (Code::UNCLOSED_TAG, format!("this `<{name}>` is never closed"), format!("write `</{name}>` where it ends"))
        }
        Nesting::Stray(name) => (
            Code::STRAY_END_TAG,
            format!("this `</{name}>` closes nothing"),
            format!("remove it, or write `<{name}>` where it should begin"),
        ),
        Nesting::WrongEnd(wrong, right) => (
            Code::STRAY_END_TAG,
            format!("this `</{wrong}>` stands where a `<{right}>` ends"),
            format!("write `</{right}>`"),
        ),
        Nesting::EndsInsteadOfBegins(name) => (
            Code::STRAY_END_TAG,
            format!("this `</{name}>` ends the list in the middle of an item"),
            format!("write `<{name}>`: the items that follow belong to this one"),
        ),
        Nesting::UnclosedTemplate => {
            (Code::UNCLOSED_TAG, format!("this `{text}` is never closed"), "write `}}` where it ends".to_owned())
        }
        Nesting::StrayTemplateEnd => (
            Code::STRAY_END_TAG,
            "these braces close nothing".to_owned(),
            "remove them, or write `{{` where the template begins".to_owned(),
        ),
        Nesting::UnclosedLink => {
            (Code::UNCLOSED_TAG, "this link is never closed".to_owned(), "write `]]` where it ends".to_owned())
        }
    }
}
