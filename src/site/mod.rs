//! The site: templates, pages for every preset and language, single sheets, assets, addresses.
//! May name: `catalogue`, `condition`, `content`, `diagnostic`, `locale`, `marked`, `page`, `translation`, `tree`.

mod comparison;
mod context;
mod fault;
mod formats;
mod home;
mod live;
mod pages;
mod script;
mod sheet;
mod sitemap;
mod slots;
mod templates;
mod translation;

pub use comparison::{ComparisonFormat, ComparisonRequest, comparison};
pub use pages::{conditional_page, render};
pub use sheet::{Format, Request, sheet};
pub use templates::Templates;

use crate::catalogue::Catalogue;
use crate::content::Content;
use crate::locale::Locales;

/// Which part of the site to render, and where it will be published.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Codes; all languages, if empty.
    pub languages: Vec<String>,
    /// Ids; all presets, if empty.
    pub presets: Vec<String>,
    /// Adds what needs absolute addresses: the sitemap and the alternates of each page.
    pub base_url: Option<String>,
    /// Where the files of the project can be read, in front of their paths; ends in a slash.
    pub repository_url: Option<String>,
}

/// Everything that has been loaded.
pub struct Project {
    pub catalogue: Catalogue,
    pub content: Content,
    pub locales: Locales,
    pub templates: Templates,
}
