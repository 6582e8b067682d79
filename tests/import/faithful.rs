//! What is shown of a page is what the wiki shows: an element whose classes hold, if all around it is shown. Here the
//! classes are read once more, letter by letter and for one selection at a time, without circuit and table.

use super::project::tree;
use super::seeds::seed;
use rulesheet::catalogue::{self, Catalogue, Selection};
use rulesheet::import::{self, Kind, Page, Table};
use std::collections::BTreeMap;

/// What names mean for one selection.
struct Wiki<'w> {
    catalogue: &'w Catalogue,
    selection: &'w Selection,
    /// Names that stand for a condition, by the project's files.
    composite: &'w BTreeMap<String, String>,
}

/// Classes that are misspelt in the exports, and what they should be.
const MENDED: [(&str, &str); 1] = [("showPeasantRefolts", "showPeasantRevolts")];

impl Wiki<'_> {
    fn shows(&self, page: &Page, node: usize) -> bool {
        let mut around = Some(node);
        while let Some(at) = around {
            if !self.holds(page, at) {
                return false;
            }
            around = (at > 0).then(|| page.tree.nodes[at].parent);
        }
        true
    }

    fn holds(&self, page: &Page, node: usize) -> bool {
        let Kind::Element(element) = &page.tree.nodes[node].kind else { return true };
        let classes = element.class.as_ref().map_or("", |at| page.text(at));
        let selector = element.selector.as_ref().map(|at| page.text(at));
        classes.split_whitespace().all(|class| self.class(class)) && selector.is_none_or(|text| self.selector(text))
    }

    fn class(&self, class: &str) -> bool {
        let class = MENDED.iter().find(|(wrong, _)| *wrong == class).map_or(class, |(_, right)| *right);
        match class.strip_prefix("show") {
            _ if class == "hideWhenDone" => false,
            Some("All" | "Footnote") | None => true,
            Some(token) => self.token(token).unwrap_or_else(|| panic!("what is {class}?")),
        }
    }

    fn token(&self, token: &str) -> Option<bool> {
        self.name(token).or_else(|| match token.rsplit_once("_For") {
            Some((names, edition)) => Some(self.token(names)? && self.name(edition)?),
            None => self.either(token),
        })
    }

    /// `AOrB`, where both sides mean something.
    fn either(&self, token: &str) -> Option<bool> {
        let split = |(at, _): (usize, &str)| Some(self.all(&token[..at])? | self.either(&token[at + 2..])?);
        token.match_indices("Or").find_map(split).or_else(|| self.all(token))
    }

    fn all(&self, token: &str) -> Option<bool> {
        let split = |(at, _): (usize, &str)| Some(self.one(&token[..at])? & self.all(&token[at + 3..])?);
        self.one(token).or_else(|| token.match_indices("And").find_map(split))
    }

    fn one(&self, token: &str) -> Option<bool> {
        let negated = || Some(!self.name(token.strip_prefix("Not").or_else(|| token.strip_prefix("No"))?)?);
        self.name(token).or_else(negated)
    }

    fn name(&self, name: &str) -> Option<bool> {
        let edition = self.catalogue.editions[self.selection.edition].id.as_str();
        let component =
            || self.catalogue.components.iter().position(|component| component.wica.as_deref() == Some(name));
        match name {
            "C1" => Some(edition != "c2"),
            "C2" => Some(edition == "c2"),
            "WE" => Some(edition == "we"),
            _ => match component() {
                Some(component) => Some(self.selection.components[component]),
                None => self.composite.get(name).map(|condition| self.condition(condition)),
            },
        }
    }

    /// `a & !b | (c)`: from the outside in.
    fn condition(&self, text: &str) -> bool {
        let text = text.trim();
        if let Some((one, other)) = outside(text, '|') {
            return self.condition(one) | self.condition(other);
        }
        if let Some((one, other)) = outside(text, '&') {
            return self.condition(one) & self.condition(other);
        }
        match (text.strip_prefix('!'), text.strip_prefix('(')) {
            (Some(rest), _) => !self.condition(rest),
            (_, Some(rest)) => self.condition(rest.strip_suffix(')').expect("a closing parenthesis")),
            _ if text == "all" => true,
            _ => self.id(text),
        }
    }

    fn id(&self, id: &str) -> bool {
        let component = self.catalogue.components.iter().position(|component| component.id.as_str() == id);
        match component {
            Some(component) => self.selection.components[component],
            None => self.condition(self.composite.get(id).unwrap_or_else(|| panic!("what is {id}?"))),
        }
    }

    /// `['OR', 'showA', ['AND', …]]`: the innermost list first, as `T` or `F`.
    fn selector(&self, text: &str) -> bool {
        let mut text = text.replace([' ', '\'', '"'], "");
        while let Some(end) = text.find(']') {
            let start = text[..end].rfind('[').expect("a list that begins");
            let parts: Vec<&str> = text[start + 1..end].split(',').collect();
            let values = parts[1..].iter().map(|part| matches!(*part, "T") || *part != "F" && self.class(part));
            let values: Vec<bool> = values.collect();
            let value = match parts[0] {
                "OR" => values.contains(&true),
                "AND" => !values.contains(&false),
                "NOT" => !values[0],
                other => panic!("what is {other}?"),
            };
            text.replace_range(start..=end, if value { "T" } else { "F" });
        }
        text == "T"
    }
}

/// Splits at the first sign that stands in no parentheses.
fn outside(text: &str, sign: char) -> Option<(&str, &str)> {
    let mut depth = 0;
    let at = text.char_indices().find(|(_, c)| {
        depth += i32::from(*c == '(') - i32::from(*c == ')');
        depth == 0 && *c == sign
    })?;
    Some((&text[..at.0], &text[at.0 + 1..]))
}

/// Composite names: of conditions.toml by their ids and by the wiki's names, of wica.toml by these.
fn composite() -> BTreeMap<String, String> {
    let tree = tree();
    let read = |path: &str| {
        let text = String::from_utf8(tree.0[path].clone()).expect("a file of ours");
        text.parse::<toml::Table>().expect("a file of ours")
    };
    let text = |value: &toml::Value, key: &str| value.get(key).and_then(|v| v.as_str()).map(str::to_owned);
    let mut composite = BTreeMap::new();
    let conditions = read("content/catalogue/conditions.toml");
    for (id, condition) in conditions["condition"].as_table().expect("conditions") {
        let is = text(condition, "is").expect("a condition");
        composite.extend(text(condition, "wica").map(|wica| (wica, is.clone())));
        composite.insert(id.clone(), is);
    }
    for token in read(import::TABLE)["token"].as_array().expect("tokens") {
        composite.extend(text(token, "name").zip(text(token, "is")));
    }
    composite
}

/// Numbers without order, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }
}

/// Every preset, and selections with few and with many components.
fn selections(catalogue: &Catalogue) -> Vec<Selection> {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    let random = |n: u64| {
        let mut selection = Selection::base_game(catalogue, usize::try_from(n).unwrap_or(0) % catalogue.editions.len());
        let often = 1 + n % 10;
        selection.components.iter_mut().for_each(|chosen| *chosen = dice.below(10) < often);
        selection
    };
    let mut all: Vec<Selection> = (0..500).map(random).collect();
    all.extend(catalogue.presets.iter().map(|preset| preset.selection.clone()));
    all
}

/// Compares, for each selection, every text of a page that is not the wiki's own affair.
fn is_faithful(name: &str, bytes: &[u8]) {
    let project = tree();
    let mut found = Vec::new();
    let mut catalogue = catalogue::load(&project, &mut found);
    let table = Table::load(&project, &mut catalogue, &mut found);
    let page = import::read(import::Document::read(name, bytes, &mut found), &table, &mut catalogue);
    let composite = composite();
    let texts: Vec<usize> =
        (0..page.tree.nodes.len()).filter(|n| page.tree.nodes[*n].kind == Kind::Text && !page.is_aside[*n]).collect();
    assert!(!texts.is_empty(), "{name} has words");
    for selection in selections(&catalogue) {
        let values = selection.evaluate(&catalogue);
        let wiki = Wiki { catalogue: &catalogue, selection: &selection, composite: &composite };
        for node in &texts {
            let text = page.text(&page.tree.nodes[*node].at);
            let at = || format!("{name}: {text:?} under {}", selection.to_text(&catalogue));
            assert_eq!(values.holds(page.shown[*node]), wiki.shows(&page, *node), "{}", at());
        }
    }
}

#[test]
fn a_page_with_every_quirk() {
    let page = "<div class=\"showWhenDone\"><div class=\"hideWhenDone\">wait</div>\
        <ul class=\"showFairyOrTower\"> <li class=\"showAll\">a <span class=\"showC1\">b</span><span class=\"showC2\">c</span>\
        <li class=\"showKingAndRobberAndNotFairy_ForC1 markC1\">d</span> <li class=\"\"showNotDragonAndNotPlague\">e</li> \
        <li class=\"showTradersOrKingOrRobberAndFortuneTeller\">f</li></uL> \
        <p data-dynamic-selector=\"['OR','showTilesInSupply',['AND','showFairy',['NOT','showTower']]]\">g</p> \
        <p class=\"showNoEntriesStep5\">h</p><p class=\"showClericAndSerfOrKingAndRobber\">i</p> \
        <p class=\"showMessagesAndNotWindRosesAnd20thAnniversaryExpansionPlus_ForC1\">j <b class=\"showC2\">k</b></p>\
        {{RulesAction|title=<i class=\"showFairy\">l</i>|rules=<ol><li class=\"showMandatoryTiles\">m</li></ol>}}</div>";
    is_faithful("quirks.txt", page.as_bytes());
}

#[test]
fn both_exports_of_the_order_of_play() {
    for name in ["order-of-play.nl.export.txt", "order-of-play.ru.export.txt"] {
        if let Some((name, bytes)) = seed(name) {
            is_faithful(&name, &bytes);
        }
    }
}
