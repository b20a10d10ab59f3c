//! The session of one player, or of the people at one keyboard: their settings and language, the match on the screen, and what
//! they learn. It tells nothing and knows no screen.

mod current_match;
mod keeping;
mod key_names;

pub(crate) use current_match::{CurrentMatch, Lesson, MatchStorage, PressToRepeat, ReturnPoint};

use crate::learn::learning::Learning;
use crate::saving::{SaveTask, SavedFile, Saving};
use crate::setup::draft::nameless_person;
use crate::{Draft, KeyMap, Start};
use serpente_device::settings::{Folders, Settings};
use serpente_engine::table::RandomSource;
use serpente_text::announce::Message;
use serpente_text::announce::say::online as say;
use serpente_text::words::{Language, Words};
use std::sync::Arc;
use std::time::Instant;

/// Everything that belongs to the player and their match.
pub(crate) struct Session {
    /// The last time that was passed in.
    pub(crate) now: Instant,
    /// Decides all that is left to chance.
    pub(crate) random: RandomSource,
    pub(crate) settings: Settings,
    pub(crate) folders: Option<Folders>,
    pub(crate) saving: Saving,
    /// The languages, which may be shared with other programs.
    pub(crate) words: Arc<Words>,
    /// The language of the listener.
    pub(crate) language: Language,
    pub(crate) keymap: KeyMap,
    /// What was asked for at the start: among other things the seed and the record file of a match.
    pub(crate) start: Start,
    pub(crate) matches: Matches,
    /// The review, practice and problems.
    pub(crate) learning: Learning,
    /// If a parlour runs the program for a visitor: whether the visitor's side has a voice.
    pub(crate) visitor_has_voice: Option<bool>,
    /// Whether the player has no keys: sentences mention buttons instead.
    pub(crate) by_touch: bool,
    /// Whether the page of a visitor listens, by the recogniser of a browser.
    pub(crate) can_listen: bool,
    pub(crate) advice: AdviceGiven,
}

/// The advice that was given once, and is not given again.
#[derive(Default)]
pub(crate) struct AdviceGiven {
    /// That the keyboard types another alphabet.
    pub(crate) on_alphabet: bool,
    /// Which key lists the others, after a key without use.
    pub(crate) on_help: bool,
    /// That the terminal keeps lines that were cleared.
    pub(crate) on_kept_lines: bool,
}

/// The match on the screen, and the one that is being set up.
pub(crate) struct Matches {
    pub(crate) game: Option<CurrentMatch>,
    /// The match and screen to return to when the practice table closes.
    pub(crate) return_to: Option<ReturnPoint>,
    pub(crate) draft: Draft,
    /// How often the same people have played another match.
    pub(crate) played_again: u64,
    /// The steps of the tutorial that are done, for a player who leaves it and comes back.
    pub(crate) lesson_done: u32,
    /// Whether a match was left that could not be saved.
    pub(crate) lost: bool,
    /// Since when another screen has been on top of the table, whose clock is stopped.
    pub(crate) covered_since: Option<Instant>,
}

impl Matches {
    /// Begins with no match, and with this one being set up.
    pub(crate) fn new(draft: Draft) -> Self {
        Self {
            game: None,
            return_to: None,
            draft,
            played_again: 0,
            lesson_done: 0,
            lost: false,
            covered_since: None,
        }
    }
}

impl Session {
    /// Returns a message's text in the listener's language and detail. A part that the language lacks makes all of it English.
    pub(crate) fn text(&self, message: &Message) -> String {
        let detail = self.settings.telling.detail;
        let language = self.words.told_in(self.language, message, detail);
        self.words.text(language, message, detail)
    }

    /// Returns a message's text in the listener's language, also where a part of it is only in English.
    pub(crate) fn plain_text(&self, message: &Message) -> String {
        let detail = self.settings.telling.detail;
        self.words.text(self.language, message, detail)
    }

    /// Returns whether the listener's language is French.
    pub(crate) fn is_french(&self) -> bool {
        let tag = self.words.tag(self.language);
        tag == "fr" || tag.starts_with("fr-")
    }

    /// Returns the tag of the voice that reads the listener's language.
    pub(crate) fn voice(&self) -> String {
        self.words.voice(self.language)
    }

    /// Returns the name of one of the people at this keyboard.
    pub(crate) fn name_of(&self, person: usize) -> String {
        let draft = &self.matches.draft;
        let given = match person {
            0 => self.start.name.as_ref().or(self.settings.name.as_ref()),
            _ => draft.names.get(&person),
        };
        match given {
            Some(name) => name.clone(),
            None => self.text(&nameless_person(person, draft.people)),
        }
    }

    /// Returns whether a parlour runs the program for a visitor.
    pub(crate) fn is_visited(&self) -> bool {
        self.visitor_has_voice.is_some()
    }

    /// Returns why the keys for the voice do nothing, if there is no voice.
    pub(crate) fn has_no_voice(&self) -> Option<Message> {
        match self.visitor_has_voice {
            Some(false) => Some(say::visit_no_voice()),
            Some(true) | None => None,
        }
    }

    /// Saves the settings, or gives them to whoever saves them.
    ///
    /// # Errors
    /// If they cannot be saved: why.
    pub(crate) fn save_settings(&self) -> Result<(), Message> {
        let Some(folders) = self.folders.clone() else {
            return Ok(());
        };
        let settings = self.settings.clone();
        let task = SaveTask::new(SavedFile::Settings, move || settings.save(&folders));
        self.saving.save(task)
    }
}
