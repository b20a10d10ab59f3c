//! A new language: from an empty folder until all of it can be heard, as the translators' page describes.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::{parser, serializer};
use serpente_text::announce::say::FILES;
use serpente_text::announce::{Arg, Message};
use serpente_text::words::{Detail, Words, begin, check};
use tempfile::TempDir;

use super::declared;
use serpente_testing::speaker::words_in;

/// The mark that our translator leaves in every text.
const MARK: char = '\u{fc}';

/// A translator who begins a language, and does only what the checker says.
pub(super) struct Translator<'f> {
    faults: &'f [Message],
}

impl<'f> Translator<'f> {
    fn translate(&self, folder: &Path, tag: &str) {
        for (stem, _) in FILES {
            let path = folder.join(format!("{stem}.ftl"));
            let text = fs::read_to_string(&path).expect("the file was begun");
            let mut tree = parser::parse(text).expect("our own files are right");
            for entry in &mut tree.body {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let forms = self.missing_forms(&message.id.name);
                let attributes = message.attributes.iter_mut();
                let values = attributes.map(|attribute| &mut attribute.value);
                for pattern in message.value.iter_mut().chain(values) {
                    mark(pattern, &forms);
                }
            }
            let text = serializer::serialize(&tree);
            // The tag of the voice is the only message that is not a text.
            let text = text.replace(&format!("= en{MARK}\n"), &format!("= {tag}\n"));
            let text = text.replace(&format!("= {tag}{MARK}\n"), &format!("= {tag}\n"));
            fs::write(&path, text).expect("it can be written");
        }
    }

    /// Returns the plural forms that the choices of a message lack.
    fn missing_forms(&self, message: &str) -> Vec<&'f str> {
        let plurals = self.faults.iter().filter_map(plural);
        let of_message = plurals.filter(|(name, _)| name.split('.').next() == Some(message));
        let forms: HashSet<&str> = of_message.flat_map(|(_, forms)| forms).collect();
        forms.into_iter().collect()
    }
}

/// Returns the name of the message and the forms that it lacks, if that is the fault.
fn plural<'f>(fault: &'f Message) -> Option<(&'f str, Vec<&'f str>)> {
    match (fault.id(), fault.args()) {
        ("fault-plural", [(_, Arg::Text(name)), (_, Arg::Apart(forms))]) => {
            let form = |form: &'f Arg| match form {
                Arg::Message(form) => match form.args().first() {
                    Some((_, Arg::Text(form))) => form.trim_matches(['[', ']']),
                    _ => panic!("{form:?} is no form"),
                },
                other => panic!("{other:?} is no form"),
            };
            Some((name, forms.iter().map(form).collect()))
        }
        _ => None,
    }
}

fn mark(pattern: &mut Pattern<String>, forms: &[&str]) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } if value.contains(char::is_alphabetic) => {
                value.push(MARK);
            }
            PatternElement::TextElement { .. }
            | PatternElement::Placeable {
                expression: Expression::Inline(_),
            } => {}
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                for variant in variants.iter_mut() {
                    mark(&mut variant.value, forms);
                }
                add_forms(variants, forms);
            }
        }
    }
}

/// If a choice has the form `one`, adds a copy of its default for each missing form.
fn add_forms(variants: &mut Vec<Variant<String>>, forms: &[&str]) {
    let is_one =
        |key: &VariantKey<String>| matches!(key, VariantKey::Identifier { name } if name == "one");
    if !variants.iter().any(|variant| is_one(&variant.key)) {
        return;
    }
    let other = variants
        .iter()
        .find(|variant| variant.default)
        .expect("a choice has a default")
        .value
        .clone();
    let form = |name: &&str| Variant {
        key: VariantKey::Identifier {
            name: (*name).to_owned(),
        },
        value: other.clone(),
        default: false,
    };
    variants.splice(0..0, forms.iter().map(form));
}

fn faults(folder: &Path) -> Vec<Message> {
    let problems = check(folder).into_iter();
    problems.map(|problem| problem.fault).collect()
}

/// Begins a language and translates it until the checker finds nothing. Returns the names of the messages.
fn translated(folder: &Path, tag: &str, more_forms: &[&str]) -> HashSet<String> {
    begin(folder).expect("the files can be put there");
    let mut names = HashSet::new();
    for problem in check(folder) {
        let same = problem.same().map(str::to_owned);
        names.insert(same.unwrap_or_else(|| panic!("{tag}: {problem:?}")));
    }
    Translator { faults: &[] }.translate(folder, tag);
    // The forms of the language are required once a text is no longer English.
    let translated = faults(folder);
    let mut forms = HashSet::new();
    for fault in &translated {
        match plural(fault) {
            Some((_, more)) => forms.extend(more),
            None => assert_eq!(fault.id(), "fault-one-form", "{tag}: {fault:?}"),
        }
    }
    assert_eq!(forms, more_forms.iter().copied().collect(), "{tag}");
    Translator {
        faults: &translated,
    }
    .translate(folder, tag);
    // Polish needs a choice where English counts without one, which only a person can write.
    let mut left = faults(folder);
    left.retain(|fault| fault.id() != "fault-one-form");
    assert_eq!(left, [], "{tag}");
    names
}

#[test]
fn a_new_language_is_begun_translated_checked_and_spoken() {
    let home = TempDir::new().expect("a temporary folder can be made");
    let locales = home.path().join("locales");
    // Esperanto has the plural forms of English, Polish two more.
    let names = translated(&locales.join("eo"), "eo", &[]);
    translated(&locales.join("pl"), "pl", &["few", "many"]);
    assert!(names.len() > 400, "{}", names.len());
    let (words, problems) = Words::new(Some(&locales));
    assert_eq!(problems, []);
    for tag in ["eo", "pl"] {
        let language = words.find(&[tag]).expect("it is there now");
        assert_eq!(words.voice(language), tag);
        for message in declared().filter(|message| names.contains(message.id)) {
            let told = |sample: &Message| words.text(language, sample, Detail::Normal);
            let told: Vec<String> = message.samples().iter().map(told).collect();
            let is_new = told.iter().any(|text| text.contains(MARK));
            let is_tag = message.id == "language-voice";
            assert!(is_new || is_tag, "{} in English: {told:?}", message.id);
        }
    }
}

#[test]
fn a_translation_is_begun_once_in_a_folder_named_by_its_language() {
    let home = TempDir::new().expect("a temporary folder can be made");
    let told = |folder: &Path| match begin(folder) {
        Ok(()) => String::new(),
        Err(message) => words_in("en").text(&message, Detail::Normal),
    };
    // The program's text in that language is what a translator begins with.
    let brazilian = home.path().join("pt-BR");
    assert_eq!(told(&brazilian), "");
    let text = fs::read_to_string(brazilian.join("menus.ftl")).expect("it is there");
    assert!(text.contains("main-menu = Menu principal."), "{text}");
    fs::remove_file(brazilian.join("cards.ftl")).expect("it is there");
    let again = told(&brazilian);
    assert!(
        again.ends_with("errors.ftl: It is there already."),
        "{again}"
    );
    let cards = brazilian.join("cards.ftl");
    assert!(!cards.exists(), "all of the files or none");
    let nameless = told(&home.path().join("my language"));
    assert!(
        nameless.ends_with("not a language tag such as it or pt-BR."),
        "{nameless}"
    );
    fs::write(home.path().join("file"), "").expect("it can be written");
    let nowhere = told(&home.path().join("file/eo"));
    assert!(
        nowhere.ends_with("cannot be written: there is no such folder."),
        "{nowhere}"
    );
}
