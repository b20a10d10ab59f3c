//! Sentences become text, from the locale files. The only floor that names Fluent.
//!
//! [`Words`] knows all languages: those inside the program, with a folder of the user's laid over them message by
//! message. What the chosen language cannot tell is told in English; what fails is never told with its holes.

mod begin;
mod check;
mod entry;
mod language;
mod limits;
mod load;
mod plain;
mod problem;
mod teller;
mod uses;

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

use crate::announce::Message;
pub use begin::begin;
pub use check::{check, check_files};
use language::Language;
pub use load::Files;
pub use plain::plain;
pub use problem::{Fault, Place, Problem};
use teller::Teller;

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Detail {
    /// As few words as carry the facts.
    Brief,
    /// Whole sentences.
    #[default]
    Normal,
    /// With what a newcomer wants to know besides.
    Full,
}

impl Detail {
    /// Every detail, briefest first.
    pub const ALL: [Self; 3] = [Self::Brief, Self::Normal, Self::Full];

    /// Its name in the settings file, and the keyword by which locales choose.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Brief => "brief",
            Self::Normal => "normal",
            Self::Full => "full",
        }
    }

    /// The one after this, and after the last the first.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Brief => Self::Normal,
            Self::Normal => Self::Full,
            Self::Full => Self::Brief,
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|detail| detail.name() == name)
    }

    /// The attribute of a Fluent message that holds this wording, where it differs from the message itself.
    const fn attribute(self) -> Option<&'static str> {
        match self {
            Self::Brief => Some("brief"),
            Self::Normal => None,
            Self::Full => Some("full"),
        }
    }
}

/// A language one can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known<'a> {
    /// Its tag, such as `pt-BR`.
    pub tag: &'a str,
    /// What it calls itself.
    pub name: &'a str,
    /// The tag of the voice that reads it.
    pub voice: &'a str,
}

/// All languages, and the one that is spoken.
pub struct Words {
    /// In the order of their tags; English is always there.
    languages: Vec<Arc<Language>>,
    current: usize,
    english: usize,
    folder: Option<PathBuf>,
    /// Whether that folder may be absent: the person has put nothing there yet.
    may_be_absent: bool,
    /// What was wrong when it was read last.
    problems: Vec<Problem>,
}

impl Words {
    /// The languages inside the program, with those of `folder` laid over them, and what is wrong in that folder.
    /// English is spoken until another language is [chosen](Self::choose).
    #[must_use]
    pub fn new(folder: Option<&Path>) -> (Self, Vec<Problem>) {
        Self::from_folder(folder, false)
    }

    /// The same with the person's own folder, which need not be there: it is looked for again at every
    /// [reload](Self::reload).
    #[must_use]
    pub fn with_own(folder: &Path) -> (Self, Vec<Problem>) {
        Self::from_folder(Some(folder), true)
    }

    fn from_folder(folder: Option<&Path>, may_be_absent: bool) -> (Self, Vec<Problem>) {
        let (mut words, problems) = Self::over(files(folder, may_be_absent));
        words.folder = folder.map(Path::to_owned);
        words.may_be_absent = may_be_absent;
        words.problems.clone_from(&problems);
        (words, problems)
    }

    /// The languages inside the program, with these files laid over them, and what is wrong in the files.
    #[must_use]
    pub fn over(files: Files) -> (Self, Vec<Problem>) {
        let (languages, problems) = load_all(files);
        let english = english(&languages);
        let words = Self {
            languages,
            current: english,
            english,
            folder: None,
            may_be_absent: false,
            problems: Vec::new(),
        };
        (words, problems)
    }

    /// The languages one can choose, in the order [`next_language`](Self::next_language) takes.
    #[must_use]
    pub fn languages(&self) -> impl ExactSizeIterator<Item = Known<'_>> {
        self.languages.iter().map(|language| Known {
            tag: &language.tag,
            name: &language.name,
            voice: &language.voice,
        })
    }

    /// Whether this tag, or one near it, is a language here.
    #[must_use]
    pub fn has(&self, tag: &str) -> bool {
        let known: Vec<LanguageIdentifier> =
            self.languages.iter().map(|one| one.id.clone()).collect();
        let asked: Vec<LanguageIdentifier> = tag.parse().into_iter().collect();
        !negotiate_languages(&asked, &known, None, NegotiationStrategy::Lookup).is_empty()
    }

    /// Takes the language that fits best to tags in the order they are wished for; English if none does.
    /// Returns whether one did.
    pub fn choose(&mut self, requested: &[String]) -> bool {
        // `it_IT.UTF-8@euro` is how the environment spells what tags call `it-IT`.
        let tag = |text: &String| {
            text.split(['.', '@'])
                .next()
                .unwrap_or_default()
                .parse()
                .ok()
        };
        let requested: Vec<LanguageIdentifier> = requested.iter().filter_map(tag).collect();
        let known: Vec<LanguageIdentifier> =
            self.languages.iter().map(|one| one.id.clone()).collect();
        let best = negotiate_languages(&requested, &known, None, NegotiationStrategy::Lookup);
        let best = best
            .first()
            .and_then(|best| index_of(&self.languages, best));
        self.current = best.unwrap_or(self.english);
        best.is_some()
    }

    /// The languages the system is set to, most wished for first.
    #[must_use]
    pub fn system_languages() -> Vec<String> {
        sys_locale::get_locales()
            .filter(|tag| names_a_language(tag))
            .collect()
    }

    /// Goes on to the next language, taking up edited files. Returns what is wrong with them, as far as it was not
    /// wrong before: nobody wants to hear it at every step.
    pub fn next_language(&mut self) -> Vec<Problem> {
        let mut problems = Vec::new();
        if self.folder.is_some() {
            let before = std::mem::take(&mut self.problems);
            problems = self.reload();
            problems.retain(|problem| !before.contains(problem));
        }
        self.current = (self.current + 1) % self.languages.len();
        problems
    }

    /// The tag of the language that is spoken.
    #[must_use]
    pub fn language(&self) -> &str {
        &self.languages[self.current].tag
    }

    /// The tag of the voice for the language that is spoken.
    #[must_use]
    pub fn voice(&self) -> &str {
        &self.languages[self.current].voice
    }

    /// A message's text: one line, in the language that is spoken, or in English where that one cannot tell it.
    #[must_use]
    pub fn text(&self, message: &Message, detail: Detail) -> String {
        let teller = Teller {
            language: &self.languages[self.current],
            english: &self.languages[self.english],
            detail,
        };
        teller.text(message)
    }

    /// Reads the user's folder again. The language stays, as long as it is still there. Returns what is wrong.
    pub fn reload(&mut self) -> Vec<Problem> {
        let current = self.languages[self.current].id.clone();
        let files = files(self.folder.as_deref(), self.may_be_absent);
        let (languages, problems) = load_all(files);
        self.languages = languages;
        self.english = english(&self.languages);
        self.current = index_of(&self.languages, &current).unwrap_or(self.english);
        self.problems.clone_from(&problems);
        problems
    }
}

fn index_of(languages: &[Arc<Language>], id: &LanguageIdentifier) -> Option<usize> {
    languages.iter().position(|language| language.id == *id)
}

/// Whether a locale of the system is one of a language, and not the one that means none.
fn names_a_language(locale: &str) -> bool {
    let tag = locale.split(['.', '@']).next().unwrap_or_default();
    !matches!(tag, "" | "C" | "POSIX")
}

fn english(languages: &[Arc<Language>]) -> usize {
    let found = languages.iter().position(|language| language.tag == "en");
    found.expect("English is inside the program")
}

/// What is in the user's folder.
fn files(folder: Option<&Path>, may_be_absent: bool) -> Files {
    let folder = folder.filter(|folder| !may_be_absent || folder.exists());
    folder.map(Files::in_folder).unwrap_or_default()
}

/// The languages inside the program, made once: nobody but a user changes them.
fn own() -> &'static [Arc<Language>] {
    static OWN: OnceLock<Vec<Arc<Language>>> = OnceLock::new();
    OWN.get_or_init(|| {
        let languages = load::embedded_parsed().iter();
        languages
            .map(|(id, resources)| Arc::new(Language::of(id.clone(), resources)))
            .collect()
    })
}

fn load_all(files: Files) -> (Vec<Arc<Language>>, Vec<Problem>) {
    let (users, problems) = files.parsed();
    let mut languages = own().to_vec();
    for (id, resources) in users {
        if resources.is_empty() {
            continue;
        }
        match index_of(&languages, &id) {
            Some(place) => {
                let own = load::embedded_parsed().iter().find(|(own, _)| *own == id);
                let own = own.map_or(&[][..], |(_, own)| own);
                languages[place] = Arc::new(languages[place].under(own, &resources));
            }
            None => languages.push(Arc::new(Language::of(id, &resources))),
        }
    }
    languages.sort_by(|one, other| one.tag.cmp(&other.tag));
    (languages, problems)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_of_no_language_is_not_a_language() {
        for locale in ["C", "POSIX", "C.UTF-8", "", ".UTF-8"] {
            assert!(!names_a_language(locale), "{locale}");
        }
        for locale in ["it", "it-IT", "ca_ES.UTF-8@valencia", "chr"] {
            assert!(names_a_language(locale), "{locale}");
        }
    }
}
