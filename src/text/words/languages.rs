//! All languages, and the handles that stand for them.

use std::sync::{Arc, OnceLock};

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

use super::load::{self, Files};
use super::locale::{Locale, Resources};
use super::problem::LocaleProblem;
use super::tags;

/// A handle for a language of one [`Words`](super::Words). It stands for the same language even
/// after the files are read again. While that language's files are missing, English is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Language(usize);

impl Language {
    /// English, which is embedded and always the first.
    pub(super) const ENGLISH: Self = Self(0);
}

/// A language that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnownLanguage {
    /// Its handle.
    pub language: Language,
    /// Its tag, such as `pt-BR`.
    pub tag: String,
    /// Its name in the language itself.
    pub name: String,
    /// The tag of the voice for the language.
    pub voice: String,
}

/// All languages, as read at one time.
pub(super) struct Languages {
    /// The tags, indexed by the number of the handle. Every language that was ever read keeps its
    /// number.
    ids: Vec<LanguageIdentifier>,
    /// The languages in the same order; `None` if the files are missing.
    locales: Vec<Option<Arc<Locale>>>,
    /// The languages whose files exist, sorted by tag.
    order: Vec<Language>,
    /// Problems found in the files.
    pub(super) problems: Vec<LocaleProblem>,
}

impl Languages {
    /// Reads the embedded languages, overridden by these files.
    pub(super) fn over(files: Files) -> Self {
        let mut ids: Vec<LanguageIdentifier> = Vec::new();
        for language in load::embedded() {
            ids.push(language.tag.clone());
        }
        // The sort is stable: only English moves, to the place of its handle.
        ids.sort_by_key(|id| *id != "en");
        Self::read(ids, files)
    }

    /// Reads other files. Known languages keep their handles; new ones are added at the end.
    pub(super) fn again(&self, files: Files) -> Self {
        Self::read(self.ids.clone(), files)
    }

    fn read(mut ids: Vec<LanguageIdentifier>, files: Files) -> Self {
        let (read, problems) = locales(files);
        let mut locales: Vec<Option<Arc<Locale>>> = vec![None; ids.len()];
        for locale in read {
            if let Some(at) = ids.iter().position(|id| *id == locale.id) {
                locales[at] = Some(locale);
            } else {
                ids.push(locale.id.clone());
                locales.push(Some(locale));
            }
        }
        let mut order: Vec<Language> = Vec::new();
        for (at, locale) in locales.iter().enumerate() {
            if locale.is_some() {
                order.push(Language(at));
            }
        }
        order.sort_by_key(|language| ids[language.0].to_string());
        Self {
            ids,
            locales,
            order,
            problems,
        }
    }

    /// Returns a language, or English if it is missing.
    pub(super) fn locale(&self, language: Language) -> &Locale {
        for handle in [language, Language::ENGLISH] {
            if let Some(Some(locale)) = self.locales.get(handle.0) {
                return locale;
            }
        }
        panic!("English is inside the program")
    }

    /// Returns the languages whose files exist, sorted by tag.
    pub(super) fn known(&self) -> impl Iterator<Item = KnownLanguage> {
        self.order.iter().map(|&language| {
            let locale = self.locale(language);
            KnownLanguage {
                language,
                tag: locale.tag.clone(),
                name: locale.name().to_owned(),
                voice: locale.voice().to_owned(),
            }
        })
    }

    /// Returns the next or previous language by tag, wrapping around.
    pub(super) fn beside(&self, language: Language, forward: bool) -> Language {
        let steps = if forward { 1 } else { self.order.len() - 1 };
        let tag = &self.locale(language).tag;
        let mut languages = self.order.iter();
        match languages.position(|&other| self.locale(other).tag == *tag) {
            Some(at) => self.order[(at + steps) % self.order.len()],
            None => Language::ENGLISH,
        }
    }

    /// Returns the language that best fits these tags, which are sorted by preference.
    pub(super) fn find<S: AsRef<str>>(&self, wished: &[S]) -> Option<Language> {
        let mut tags: Vec<LanguageIdentifier> = Vec::new();
        for text in wished {
            // Environment variables spell the tag `it-IT` as `it_IT.UTF-8@euro`.
            let text = text.as_ref().split(['.', '@']).next().unwrap_or_default();
            let Ok(tag) = text.parse::<LanguageIdentifier>() else {
                continue;
            };
            // Otherwise `es-MX` would get the Spanish of Spain rather than that of its neighbours.
            if tags::is_american_spanish(&tag) {
                tags.push("es-419".parse().expect("a tag"));
            }
            tags.push(tag);
        }
        let mut known: Vec<&LanguageIdentifier> = Vec::new();
        for language in &self.order {
            known.push(&self.ids[language.0]);
        }
        let best = negotiate_languages(&tags, &known, None, NegotiationStrategy::Lookup);
        let at = known.iter().position(|id| Some(&id) == best.first())?;
        self.order.get(at).copied()
    }
}

/// Returns whether a system locale names a language; `C` and `POSIX` do not.
pub(super) fn names_a_language(locale: &str) -> bool {
    let tag = locale.split(['.', '@']).next().unwrap_or_default();
    !matches!(tag, "" | "C" | "POSIX")
}

/// Returns the embedded languages. They are made only once, since they never change.
fn own() -> &'static [Arc<Locale>] {
    static OWN: OnceLock<Vec<Arc<Locale>>> = OnceLock::new();
    OWN.get_or_init(|| {
        let mut locales: Vec<Arc<Locale>> = Vec::new();
        // `pt` comes before `pt-BR`, which falls back to it.
        for embedded in load::embedded() {
            let beneath = general(&embedded.tag, &locales);
            locales.push(Arc::new(Locale::new(
                embedded.tag.clone(),
                Resources::Embedded(embedded),
                beneath,
            )));
        }
        locales
    })
}

/// Returns the language of which this one is a regional variant.
fn general(id: &LanguageIdentifier, locales: &[Arc<Locale>]) -> Option<Arc<Locale>> {
    let general = tags::general(id)?;
    locales.iter().find(|locale| locale.id == general).cloned()
}

/// Returns the embedded languages, overridden by these files, and the problems in the files.
pub(super) fn locales(files: Files) -> (Vec<Arc<Locale>>, Vec<LocaleProblem>) {
    let (users, problems) = files.parsed();
    let mut locales = own().to_vec();
    for (id, resources) in users {
        if resources.is_empty() {
            continue;
        }
        let place = locales.iter().position(|locale| locale.id == id);
        let own = place.map(|at| Arc::clone(&locales[at]));
        let beneath = own.or_else(|| general(&id, &locales));
        let locale = Arc::new(Locale::new(id, Resources::Users(resources), beneath));
        for ours in &mut locales {
            let is_over = tags::general(&ours.id).is_some_and(|general| general == locale.id);
            if let Some(again) = is_over.then(|| ours.over(&locale)).flatten() {
                *ours = Arc::new(again);
            }
        }
        match place {
            Some(place) => locales[place] = locale,
            None => locales.push(locale),
        }
    }
    (locales, problems)
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
