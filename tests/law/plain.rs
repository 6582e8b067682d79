//! The other side of the law: the original messages in a bundle of Fluent's own, one selection at a time.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use rulesheet::catalogue::{Catalogue, Selection};
use rulesheet::condition::Values;
use rulesheet::content::{Content, ListStyle, Record, Step};
use rulesheet::locale::Locales;
use rulesheet::marked::{ADAPTED_CLOSE, ADAPTED_OPEN, Conditional, LINK};
use rulesheet::tree::InputTree;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::{Arc, Mutex};

/// What functions print under the selection at hand, by their arguments.
type Calls = Arc<Mutex<BTreeMap<String, String>>>;

/// The original messages of one language.
pub struct Plain {
    code: String,
    bundle: FluentBundle<Rc<FluentResource>>,
    calls: Calls,
    /// `id` and `id.attribute`.
    pub keys: Vec<String>,
}

/// A selection as both sides see it.
pub struct Table<'c> {
    pub content: &'c Content,
    pub values: Values,
    arguments: FluentArgs<'static>,
}

impl<'c> Table<'c> {
    pub fn new(catalogue: &'c Catalogue, content: &'c Content, selection: &Selection) -> Self {
        let values = selection.evaluate(catalogue);
        let arguments = arguments(catalogue, selection, &values);
        Self { content, values, arguments }
    }
}

fn arguments(catalogue: &Catalogue, selection: &Selection, values: &Values) -> FluentArgs<'static> {
    let mut arguments = FluentArgs::new();
    let components = catalogue.components.iter().map(|component| (component.id.to_string(), component.cond));
    let named = catalogue.named.iter().map(|named| (named.id.to_string(), named.is));
    let variants = catalogue.variants.iter().map(|variant| (format!("variant-{}", variant.id), variant.cond));
    for (name, cond) in components.chain(named).chain(variants) {
        arguments.set(name, if values.holds(cond) { "yes" } else { "no" });
    }
    let edition = &catalogue.editions[selection.edition];
    arguments.set("edition", catalogue.editions[edition.follows].id.to_string());
    arguments
}

impl Plain {
    pub fn new(tree: &InputTree, code: &str) -> Self {
        let mut bundle = FluentBundle::new(vec![code.parse().expect("a tag")]);
        bundle.set_use_isolating(false);
        bundle.add_builtins().expect("no function yet");
        let mut keys = Vec::new();
        let folder = format!("locales/{code}");
        for (path, bytes) in tree.below(&folder).filter(|(path, _)| path.strip_suffix(".ftl").is_some()) {
            let source = String::from_utf8(bytes.to_vec()).expect("text");
            let resource = Rc::new(FluentResource::try_new(source).unwrap_or_else(|(_, e)| panic!("{path}: {e:?}")));
            keys.extend(resource.entries().flat_map(keys_of));
            bundle.add_resource(resource).expect("no id stands twice");
        }
        let calls: Calls = Arc::default();
        for name in ["LIST", "STEP"] {
            let calls = Arc::clone(&calls);
            let function = bundle.add_function(name, move |positional, named| {
                let text = calls.lock().expect("one thread").get(&call(name, positional, named)).cloned();
                text.map_or(FluentValue::Error, FluentValue::from)
            });
            function.expect("each once");
        }
        Self { code: code.to_owned(), bundle, calls, keys }
    }

    /// Fluent's text for a selection; a line break is a space. Nothing for what is too much for Fluent as it is.
    pub fn format(&self, key: &str, numbers: &[(&str, i64)], table: &Table<'_>) -> Option<String> {
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let given = numbers.iter().map(|(name, number)| (*name, FluentValue::from(*number)));
        let all = || table.arguments.iter().map(|(name, value)| (name, value.clone())).chain(given).collect();
        let arguments: &FluentArgs<'_> = if numbers.is_empty() { &table.arguments } else { &all() };
        let text = self.bundle.format_pattern(pattern, Some(arguments), &mut errors);
        if errors.iter().any(|error| error.to_string().contains("placeables")) {
            return None;
        }
        assert_eq!(errors, [], "{} {key}", self.code);
        Some(text.replace('\n', " "))
    }

    /// Works out what functions print for a selection: steps first, then lists, which may link to steps.
    pub fn set_table(&self, table: &Table<'_>) {
        self.calls.lock().expect("one thread").clear();
        let steps = table.content.pages.iter().flat_map(|page| &page.sections).flat_map(|section| &section.steps);
        for step in steps {
            self.learn(format!("STEP {}", step.id), self.step(step, table));
        }
        // "figures" stands before "monsters-met", which inserts it.
        for (id, list) in &table.content.lists {
            for case in ["", "genitive", "dative", "accusative", "instrumental", "prepositional"] {
                let item = |item: &rulesheet::content::ListItem| {
                    let key = format!("{id}-{}", item.id);
                    let text = self.format(&format!("{key}-{case}"), &[], table);
                    text.or_else(|| self.format(&key, &[], table)).unwrap_or_default()
                };
                let shown = list.items.iter().filter(|item| table.values.holds(item.when)).map(item);
                let shown: Vec<String> = shown.filter(|text| !text.is_empty()).collect();
                self.learn(format!("LIST {id} {case}").trim().to_owned(), self.join(list.style, &shown));
            }
        }
    }

    fn learn(&self, call: String, text: String) {
        self.calls.lock().expect("one thread").insert(call, text);
    }

    fn step(&self, step: &Step, table: &Table<'_>) -> String {
        let label = match &step.label {
            Some(label) => label.clone(),
            None => self.format(&format!("step-{}", step.id), &[], table).unwrap_or_default(),
        };
        if table.values.holds(step.when) { format!("[{label}]({LINK}{})", step.id) } else { label }
    }

    fn join(&self, style: ListStyle, items: &[String]) -> String {
        let locale: icu_locale::Locale = self.code.parse().expect("a tag");
        let formatter = match style {
            ListStyle::Plus => return items.join(" + "),
            ListStyle::And => ListFormatter::try_new_and((&locale).into(), ListFormatterOptions::default()),
            ListStyle::Or => ListFormatter::try_new_or((&locale).into(), ListFormatterOptions::default()),
        };
        formatter.expect("CLDR knows the language").format(items.iter()).to_string()
    }
}

fn call(name: &str, positional: &[FluentValue<'_>], named: &FluentArgs<'_>) -> String {
    let text = |value: &FluentValue<'_>| match value {
        FluentValue::String(text) => text.to_string(),
        other => panic!("{other:?} is no text"),
    };
    let words = positional.iter().chain(named.get("case")).map(text);
    std::iter::once(name.to_owned()).chain(words).collect::<Vec<_>>().join(" ")
}

fn keys_of(entry: &fluent_syntax::ast::Entry<&str>) -> Vec<String> {
    let fluent_syntax::ast::Entry::Message(message) = entry else { return Vec::new() };
    let value = message.value.iter().map(|_| message.id.name.to_owned());
    let attributes = message.attributes.iter().map(|attribute| format!("{}.{}", message.id.name, attribute.id.name));
    value.chain(attributes).collect()
}

/// Our side: the marked text, pruned, without the marks of adaptations.
pub fn pruned(locales: &Locales, language: usize, key: &str, numbers: &[(&str, i64)], values: &Values) -> String {
    let words = locales.words(language, key, numbers);
    assert_eq!(words.language, language, "{key} falls back");
    let text = Conditional::parse(&words.marked).unwrap_or_else(|_| panic!("{key}: the markers pair"));
    text.prune(values, &[]).replace([ADAPTED_OPEN, ADAPTED_CLOSE], "")
}

/// The numbers that messages are given: the records' own, and something for those that others refer to.
pub struct Numbers<'n> {
    records: BTreeMap<&'n str, Vec<(&'n str, i64)>>,
    any: Vec<(&'n str, i64)>,
}

impl<'n> Numbers<'n> {
    pub fn of(content: &'n Content) -> Self {
        let steps = content.pages.iter().flat_map(|page| &page.sections).flat_map(|section| &section.steps);
        let numbers = |record: &'n Record| record.numbers.iter().map(|(name, number)| (name.as_str(), *number));
        let records = steps.flat_map(|step| &step.records);
        let records: BTreeMap<_, Vec<_>> =
            records.map(|record| (record.id.as_str(), numbers(record).collect())).collect();
        let names: BTreeSet<&str> =
            records.values().flatten().map(|(name, _)| *name).chain(["round", "value"]).collect();
        Self { records, any: names.into_iter().map(|name| (name, 2)).collect() }
    }

    pub fn given(&self, key: &str) -> &[(&'n str, i64)] {
        self.records.get(key).unwrap_or(&self.any)
    }
}
