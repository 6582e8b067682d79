//! Classes and templates that mean nothing, or something else than they say.

use super::Found;
use crate::diagnostic::Code;
use crate::reader::shorten;

pub fn lint(found: &mut Found<'_>) {
    let page = found.page;
    for (class, unknown) in &page.slips.classes {
        let at = class.start + unknown.at.start..class.start + unknown.at.end.max(unknown.at.start);
        let fix = match &unknown.nearest {
            Some(near) => format!("did you mean `{near}`?"),
            None => "remove it, or write the name of a component, such as `showFairy`".to_owned(),
        };
        found.error(Code::UNKNOWN_CLASS, at, unknown.message.clone(), fix);
    }
    for (class, should_be) in &page.slips.misleading {
        let message = format!("`{}` says something else than it stands for", shorten(page.text(class)));
        found.warn(Code::MISLEADING_CLASS, class.clone(), message, format!("it stands for `{should_be}`"));
    }
    for name in &page.slips.templates {
        let message =
            format!("the template `{}` is not known; all that it is given is shown", shorten(page.text(name)));
        found.warn(
            Code::UNKNOWN_TEMPLATE,
            name.clone(),
            message,
            format!("say in {} what it shows", crate::import::TABLE),
        );
    }
    if let Some(at) = &page.slips.too_deep {
        found.error(
            Code::TOO_DEEP,
            at.clone(),
            "so many conditions inside each other are not looked at",
            "put fewer elements into each other",
        );
    }
}
