//! Sentences become text, from the locale files. The only floor that names Fluent.
//!
//! [`Words`] knows all languages: those inside the program, with a folder of the user's laid over them message by
//! message. It is shared by all who listen; each has a [`Language`] of their own and passes it with each call. What a
//! language cannot tell is told in English; what fails is never told with its holes.
//!
//! ```
//! use crate::announce::say::menus::goodbye;
//! use crate::words::{Detail, Words};
//!
//! let (words, problems) = Words::new(None);
//! assert!(problems.is_empty());
//! let italian = words.find(&["it_IT.UTF-8"]).expect("Italian is inside the program");
//! let told = |language| words.text(language, &goodbye(), Detail::Normal);
//! assert_eq!(told(italian), "Arrivederci.");
//! assert_ne!(told(words.english()), told(italian));
//! ```

mod begin;
mod check;
mod entry;
mod evening;
mod languages;
mod letters;
mod limits;
mod load;
mod locale;
mod plain;
mod problem;
mod sentences;
mod tags;
mod teller;
mod uses;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use arc_swap::ArcSwap;

pub use crate::announce::Detail;
use crate::announce::Message;
pub use begin::begin;
pub use check::{Progress, check, check_files, progress};
use languages::Languages;
pub use languages::{Known, Language};
pub use load::Files;
pub use plain::plain;
pub use problem::{Fault, Place, Problem};
pub use sentences::{steps, words};
use teller::Teller;

/// All languages, shared by all who listen.
///
/// Everything takes `&self`, from any number of threads: the files are read again without anybody waiting for it, and
/// each sentence is told from before that or from after it.
pub struct Words {
    languages: ArcSwap<Languages>,
    folder: Option<PathBuf>,
    /// Whether that folder may be absent: the person has put nothing there yet.
    may_be_absent: bool,
    /// Held while the files are read again: one reading follows the other.
    reading: Mutex<()>,
}

impl Words {
    /// The languages inside the program, with those of `folder` laid over them, and what is wrong in that folder.
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
        (words, problems)
    }

    /// The languages inside the program, with these files laid over them, and what is wrong in the files.
    #[must_use]
    pub fn over(files: Files) -> (Self, Vec<Problem>) {
        let languages = Languages::over(files);
        let problems = languages.problems().to_vec();
        let words = Self {
            languages: ArcSwap::from_pointee(languages),
            folder: None,
            may_be_absent: false,
            reading: Mutex::new(()),
        };
        (words, problems)
    }

    /// The languages one can choose now, in the order of their tags.
    #[must_use]
    pub fn languages(&self) -> Vec<Known> {
        self.languages.load().known().collect()
    }

    /// The language that fits best to tags in the order they are wished for, if one does.
    #[must_use]
    pub fn find<S: AsRef<str>>(&self, wished: &[S]) -> Option<Language> {
        self.languages.load().find(wished)
    }

    /// English, which is always there.
    #[must_use]
    pub fn english(&self) -> Language {
        Language::ENGLISH
    }

    /// The languages the system is set to, most wished for first.
    #[must_use]
    pub fn system_languages() -> Vec<String> {
        sys_locale::get_locales()
            .filter(|tag| languages::names_a_language(tag))
            .collect()
    }

    /// The language before this one in the order of [`languages`](Self::languages), and before the first the last.
    #[must_use]
    pub fn before(&self, language: Language) -> Language {
        self.languages.load().before(language)
    }

    /// The language after this one in the order of [`languages`](Self::languages), and after the last the first.
    #[must_use]
    pub fn after(&self, language: Language) -> Language {
        self.languages.load().after(language)
    }

    /// The tag of this language; that of English once the language's files are gone.
    #[must_use]
    pub fn tag(&self, language: Language) -> String {
        self.languages.load().locale(language).tag.clone()
    }

    /// The tag of the voice that reads this language; that of English once the language's files are gone.
    #[must_use]
    pub fn voice(&self, language: Language) -> String {
        self.languages.load().locale(language).voice().to_owned()
    }

    /// A message's text: one line in this language, or in English where that one cannot tell it.
    #[must_use]
    pub fn text(&self, language: Language, message: &Message, detail: Detail) -> String {
        let languages = self.languages.load();
        let teller = Teller {
            locale: languages.locale(language),
            english: languages.locale(Language::ENGLISH),
            detail,
        };
        teller.text(message)
    }

    /// The language in which a message is told, where this one is wanted: English, if it has no text for it.
    #[must_use]
    pub fn told_in(&self, language: Language, message: &Message, detail: Detail) -> Language {
        match self.own_text(language, message, detail) {
            Some(_) => language,
            None => self.english(),
        }
    }

    /// The same, but only if the language itself has a text for the message, without help from English.
    #[must_use]
    pub fn own_text(
        &self,
        language: Language,
        message: &Message,
        detail: Detail,
    ) -> Option<String> {
        let languages = self.languages.load();
        let locale = languages.locale(language);
        let alone = Teller {
            locale,
            english: locale,
            detail,
        };
        alone.attempt(message)
    }

    /// Reads the user's folder again. Every [`Language`] stays what it was. Returns what is wrong.
    pub fn reload(&self) -> Vec<Problem> {
        self.read_again().problems().to_vec()
    }

    /// The same, but returns only what was not wrong before: nobody wants to hear it at every step to the next
    /// language.
    pub fn reload_quietly(&self) -> Vec<Problem> {
        if self.folder.is_none() {
            return Vec::new();
        }
        let before = self.languages.load_full();
        let mut problems = self.read_again().problems().to_vec();
        problems.retain(|problem| !before.problems().contains(problem));
        problems
    }

    fn read_again(&self) -> Arc<Languages> {
        // Whoever panicked while reading has left the languages as they were.
        let _alone = self.reading.lock().unwrap_or_else(PoisonError::into_inner);
        let files = files(self.folder.as_deref(), self.may_be_absent);
        let languages = Arc::new(self.languages.load().again(files));
        self.languages.store(Arc::clone(&languages));
        languages
    }
}

/// What is in the user's folder.
fn files(folder: Option<&Path>, may_be_absent: bool) -> Files {
    let folder = folder.filter(|folder| !may_be_absent || folder.exists());
    folder.map(Files::in_folder).unwrap_or_default()
}
