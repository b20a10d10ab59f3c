//! Turns messages into text, using the locale files. Only this module uses Fluent.
//!
//! [`Words`] holds all languages: the embedded ones, overridden message by message by those in a
//! user's folder. All listeners share it; each passes its own [`Language`] with every call. If a
//! language has no text for a message, English is used; an incomplete text is never announced.
//!
//! ```
//! use serpente_text::announce::say::menus::goodbye;
//! use serpente_text::words::{Detail, Words};
//!
//! let (words, problems) = Words::new(None);
//! assert!(problems.is_empty());
//! let italian = words.find(&["it_IT.UTF-8"]).expect("Italian is inside the program");
//! let text = |language| words.text(language, &goodbye(), Detail::Normal);
//! assert_eq!(text(italian), "Arrivederci.");
//! assert_ne!(text(words.english()), text(italian));
//! ```

mod begin;
mod check;
mod entry;
mod languages;
mod letters;
mod load;
mod locale;
mod problem;
mod sentences;
mod tags;
mod teller;
mod uses;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use arc_swap::ArcSwap;

pub use crate::announce::Detail;
use crate::announce::Message;
pub use begin::begin;
pub use check::{TranslationProgress, check, progress};
use languages::Languages;
pub use languages::{KnownLanguage, Language};
use load::Files;
pub use problem::{LocaleProblem, TextPosition};
pub use sentences::{plain, steps, words};
use serpente_system::lock;
use teller::MessageWriter;

/// All languages, shared by all listeners.
///
/// All methods take `&self` and can be called from any thread. No caller waits while the files are
/// read again; each message is formatted with either the old or the new files.
pub struct Words {
    languages: ArcSwap<Languages>,
    folder: Option<PathBuf>,
    /// Whether that folder may be missing, because the user has not created it.
    may_be_absent: bool,
    /// Locked while the files are read again, so that only one thread does so.
    reading: Mutex<()>,
}

impl Words {
    /// Reads the embedded languages, overridden by those in `folder`. Also returns the problems in
    /// that folder.
    pub fn new(folder: Option<&Path>) -> (Self, Vec<LocaleProblem>) {
        Self::from_folder(folder, false)
    }

    /// Reads the embedded languages, overridden by those in the user's own folder, which may be
    /// missing. Also returns the problems in that folder. Every [reload](Self::reload) looks for
    /// the folder again.
    pub fn with_own(folder: &Path) -> (Self, Vec<LocaleProblem>) {
        Self::from_folder(Some(folder), true)
    }

    fn from_folder(folder: Option<&Path>, may_be_absent: bool) -> (Self, Vec<LocaleProblem>) {
        let languages = Languages::over(files(folder, may_be_absent));
        let problems = languages.problems.clone();
        let words = Self {
            languages: ArcSwap::from_pointee(languages),
            folder: folder.map(Path::to_owned),
            may_be_absent,
            reading: Mutex::new(()),
        };
        (words, problems)
    }

    /// Returns the languages that can be chosen, sorted by tag.
    pub fn languages(&self) -> Vec<KnownLanguage> {
        self.languages.load().known().collect()
    }

    /// Returns the language that best fits these tags, which are sorted by preference, if one fits.
    pub fn find<S: AsRef<str>>(&self, wished: &[S]) -> Option<Language> {
        self.languages.load().find(wished)
    }

    /// Returns the language that best fits these tags, which are sorted by preference, or English
    /// if none fits.
    pub fn find_or_english<S: AsRef<str>>(&self, wished: &[S]) -> Language {
        self.find(wished).unwrap_or(Language::ENGLISH)
    }

    /// Returns English, which always exists.
    pub fn english(&self) -> Language {
        Language::ENGLISH
    }

    /// Returns the languages of the system, sorted by preference.
    pub fn system_languages() -> Vec<String> {
        sys_locale::get_locales()
            .filter(|tag| languages::names_a_language(tag))
            .collect()
    }

    /// Returns the language after this one, or before it, in the order of
    /// [`languages`](Self::languages), wrapping around.
    pub fn beside(&self, language: Language, forward: bool) -> Language {
        self.languages.load().beside(language, forward)
    }

    /// Returns the tag of this language; that of English if the language's files are missing.
    pub fn tag(&self, language: Language) -> String {
        self.languages.load().locale(language).tag.clone()
    }

    /// Returns the tag of the voice for this language; that of English if the language's files are
    /// missing.
    pub fn voice(&self, language: Language) -> String {
        self.languages.load().locale(language).voice().to_owned()
    }

    /// Returns the text of a message in this language, as one line. Falls back to English if the
    /// language has no text for it.
    pub fn text(&self, language: Language, message: &Message, detail: Detail) -> String {
        let languages = self.languages.load();
        let teller = MessageWriter {
            locale: languages.locale(language),
            english: languages.locale(Language::ENGLISH),
            detail,
        };
        teller.text(message)
    }

    /// Returns the language in which a message is announced to a listener of this language: English
    /// if the language has no text for the message.
    pub fn told_in(&self, language: Language, message: &Message, detail: Detail) -> Language {
        match self.own_text(language, message, detail) {
            Some(_) => language,
            None => self.english(),
        }
    }

    /// Returns the text of a message only if this language itself has one, without falling back to
    /// English.
    pub fn own_text(
        &self,
        language: Language,
        message: &Message,
        detail: Detail,
    ) -> Option<String> {
        let languages = self.languages.load();
        let locale = languages.locale(language);
        let alone = MessageWriter {
            locale,
            english: locale,
            detail,
        };
        let text = alone.attempt(message)?;
        // The files of a new translation begin as a copy of the English ones.
        let is_english = locale.is_new() && text == self.text(Language::ENGLISH, message, detail);
        if is_english { None } else { Some(text) }
    }

    /// Reads the user's folder again. All [`Language`] handles stay valid. Returns all problems.
    pub fn reload(&self) -> Vec<LocaleProblem> {
        self.read_again().problems.clone()
    }

    /// Reads the user's folder again, but returns only problems that are new, so that choosing the
    /// next language does not repeat the others.
    pub fn reload_quietly(&self) -> Vec<LocaleProblem> {
        if self.folder.is_none() {
            return Vec::new();
        }
        let before = self.languages.load_full();
        let mut problems = self.read_again().problems.clone();
        problems.retain(|problem| !before.problems.contains(problem));
        problems
    }

    fn read_again(&self) -> Arc<Languages> {
        // A thread that panicked while reading has not changed the languages.
        let _alone = lock(&self.reading);
        let files = files(self.folder.as_deref(), self.may_be_absent);
        let languages = Arc::new(self.languages.load().again(files));
        self.languages.store(Arc::clone(&languages));
        languages
    }
}

/// Reads the user's folder.
fn files(folder: Option<&Path>, may_be_absent: bool) -> Files {
    let folder = folder.filter(|folder| !may_be_absent || folder.exists());
    folder.map(Files::in_folder).unwrap_or_default()
}
