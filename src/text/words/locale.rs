//! One language: its messages, and names that are used often.

use std::sync::{Arc, OnceLock};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::entry::MOST_DIGITS;
use super::load::Embedded;
use super::{Detail, letters, plain};
use crate::announce::say::locale as say;
use serpente_engine::rules::{Pip, TILES};

type Bundle = FluentBundle<Arc<FluentResource>>;
type Name = OnceLock<Box<str>>;

const HALVES: usize = Pip::MAX.index() + 1;

/// Texts that are used often, cached when first needed.
pub(super) struct Names {
    pub(super) tiles: [Name; TILES],
    /// By the left half, then by the right one.
    pub(super) lying: [[Name; HALVES]; HALVES],
    pub(super) halves: [Name; HALVES],
    pub(super) comma: Name,
}

impl Names {
    fn new() -> Self {
        Self {
            tiles: [const { OnceLock::new() }; TILES],
            lying: [const { [const { OnceLock::new() }; HALVES] }; HALVES],
            halves: [const { OnceLock::new() }; HALVES],
            comma: OnceLock::new(),
        }
    }
}

/// One language with all its messages, which are read when it is first used.
pub(super) struct Locale {
    pub(super) id: LanguageIdentifier,
    pub(super) tag: String,
    resources: Resources,
    /// The language that its messages override: the embedded one with the same tag or, for a
    /// regional variant, the language without the region (`pt` for `pt-BR`).
    beneath: Option<Arc<Locale>>,
    made: OnceLock<Box<ListeningLanguage>>,
}

/// The messages of a language.
pub(super) enum Resources {
    Embedded(&'static Embedded),
    Users(Vec<Arc<FluentResource>>),
}

/// A language whose messages have been read.
struct ListeningLanguage {
    /// First the messages together with those they override, then the overridden ones alone, for a
    /// message that fails.
    bundles: Vec<Arc<Bundle>>,
    name: Option<String>,
    voice: Option<String>,
    names: Names,
}

impl ListeningLanguage {
    fn of(bundles: Vec<Arc<Bundle>>) -> Self {
        let none = FluentArgs::new();
        Self {
            name: format(&bundles, say::language_name().id(), &none, Detail::Normal),
            voice: format(&bundles, say::language_voice().id(), &none, Detail::Normal),
            names: Names::new(),
            bundles,
        }
    }
}

impl Locale {
    /// Makes a language that overrides the one `beneath`.
    pub(super) fn new(
        id: LanguageIdentifier,
        resources: Resources,
        beneath: Option<Arc<Self>>,
    ) -> Self {
        Self {
            tag: id.to_string(),
            id,
            resources,
            beneath,
            made: OnceLock::new(),
        }
    }

    /// Returns whether the language comes from a user's files alone, without an embedded one.
    pub(super) fn is_new(&self) -> bool {
        matches!(self.resources, Resources::Users(_)) && self.beneath.is_none()
    }

    /// Returns the same language overriding another one, if it is embedded.
    pub(super) fn over(&self, beneath: &Arc<Self>) -> Option<Self> {
        let Resources::Embedded(embedded) = self.resources else {
            return None;
        };
        let resources = Resources::Embedded(embedded);
        Some(Self::new(
            self.id.clone(),
            resources,
            Some(Arc::clone(beneath)),
        ))
    }

    /// Returns its name in the language itself, or its tag if it has none.
    pub(super) fn name(&self) -> &str {
        self.made().name.as_ref().unwrap_or(&self.tag)
    }

    /// Returns the tag of its voice.
    pub(super) fn voice(&self) -> &str {
        self.made().voice.as_ref().unwrap_or(&self.tag)
    }

    pub(super) fn names(&self) -> &Names {
        &self.made().names
    }

    /// Returns all its messages; later ones override earlier ones.
    fn resources(&self) -> Vec<&Arc<FluentResource>> {
        let beneath = self.beneath.as_deref();
        let mut all = beneath.map_or_else(Vec::new, Self::resources);
        all.extend(match &self.resources {
            Resources::Embedded(embedded) => embedded.parsed(),
            Resources::Users(resources) => resources,
        });
        all
    }

    fn made(&self) -> &ListeningLanguage {
        self.made.get_or_init(|| {
            let all = bundle(&self.id, self.resources());
            let beneath = self.beneath.as_deref();
            let alone = beneath.map_or(&[][..], |beneath| &beneath.made().bundles);
            Box::new(ListeningLanguage::of([&[Arc::new(all)], alone].concat()))
        })
    }

    /// Formats a message in this language; `None` if it has no complete text for it.
    pub(super) fn format(&self, id: &str, args: &FluentArgs, detail: Detail) -> Option<String> {
        format(&self.made().bundles, id, args, detail)
    }
}

/// Formats a message with the first of these bundles that has a complete text for it.
fn format(bundles: &[Arc<Bundle>], id: &str, args: &FluentArgs, detail: Detail) -> Option<String> {
    bundles.iter().find_map(|bundle| {
        let message = bundle.get_message(id)?;
        let wording = detail
            .attribute()
            .and_then(|name| message.get_attribute(name));
        let patterns = [wording.map(|attribute| attribute.value()), message.value()];
        patterns.into_iter().flatten().find_map(|pattern| {
            let mut errors = Vec::new();
            let formatted = bundle.format_pattern(pattern, Some(args), &mut errors);
            let text = on_one_line(formatted.into_owned());
            let is_whole = errors.is_empty() && !has_hole(&text, args) && !text.trim().is_empty();
            if is_whole { Some(text) } else { None }
        })
    })
}

fn bundle<'a>(
    id: &LanguageIdentifier,
    resources: impl IntoIterator<Item = &'a Arc<FluentResource>>,
) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![id.clone()]);
    // A screen reader would read isolation marks aloud.
    bundle.set_use_isolating(false);
    bundle
        .add_function("NUMBER", number)
        .and_then(|()| bundle.add_function(letters::BEFORE, letters::before))
        .and_then(|()| bundle.add_function(letters::AFTER, letters::after))
        .expect("no two functions share a name");
    for resource in resources {
        bundle.add_resource_overriding(Arc::clone(resource));
    }
    bundle
}

/// Implements `NUMBER` like Fluent, except that values which are not numbers stay unchanged;
/// Fluent's own would print the function's name.
fn number<'a>(positional: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    match positional.first() {
        Some(FluentValue::Number(number)) => {
            let mut number = number.clone();
            number.options.merge(named);
            let digits = &mut number.options.minimum_fraction_digits;
            *digits = digits.map(|digits| digits.min(MOST_DIGITS));
            FluentValue::Number(number)
        }
        Some(other) => other.clone(),
        // An error would be printed as the function's name; a brace marks the message as failed.
        None => "{".into(),
    }
}

/// Returns whether a formatted text still contains a placeable. Fluent does not report every
/// missing variable as an error, for example not inside a term that was given arguments.
fn has_hole(text: &str, args: &FluentArgs) -> bool {
    if !text.contains('{') {
        return false;
    }
    for (_, value) in args.iter() {
        if let FluentValue::String(given) = value
            && given.contains('{')
        {
            return false;
        }
    }
    true
}

/// Joins a text that a translator broke into lines. Removes characters that would control the
/// terminal.
fn on_one_line(text: String) -> String {
    if plain(&text).len() == text.len() {
        return text;
    }
    let words: Vec<_> = text.split_whitespace().map(plain).collect();
    words.join(" ")
}
