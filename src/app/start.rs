//! The start of the program.

use super::online::Online;
use super::reviewing::Learning;
use super::screens::menu_items::MenuKind;
use super::session::{Matches, Session};
use super::teller::{OwnVoice, Teller};
use super::{App, Draft, Outlet, Pressed, Screen};
use crate::KeyMap;
use serpente_arguments::CommandOptions;
use serpente_client::Acquaintances;
use serpente_device::settings::{Folders, Settings};
use serpente_device::speech::Engine;
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{Message, Urgency};
use serpente_text::words::{Language, Words};
use std::sync::Arc;
use std::time::Instant;

/// The parts of an [`App`].
pub struct Parts<O> {
    /// The outputs.
    pub outlet: O,
    /// The languages, which may be shared with other programs.
    pub words: Arc<Words>,
    /// The language of the listener.
    pub language: Language,
    /// The player's settings.
    pub settings: Settings,
    /// The folders for settings and matches, if there are any.
    pub folders: Option<Folders>,
    /// The options of the command line.
    pub options: CommandOptions,
    /// Whether a person listens at a terminal: an announcement waits until the one before it was heard.
    pub paced: bool,
    /// Whether a screen reader is known to run.
    pub reader_runs: bool,
    /// The speech engines on offer.
    pub engines: &'static [Engine],
    /// The current time.
    pub now: Instant,
}

impl<O: Outlet> App<O> {
    /// Creates the program, before any announcement.
    pub fn new(parts: Parts<O>) -> Self {
        let (keymap, refused) = KeyMap::with(&parts.settings.keys);
        let speaks = parts.options.speaks(&parts.settings);
        let mut acquaintances = match &parts.folders {
            Some(folders) => Acquaintances::kept_in(&folders.data),
            None => Acquaintances::default(),
        };
        let fault = acquaintances.take_fault();
        let voice = OwnVoice {
            speaks,
            paced: parts.paced,
            reader_runs: parts.reader_runs,
            engines: parts.engines,
            ..OwnVoice::default()
        };
        let draft = Draft::remembered(&parts.settings.last_match);
        let mut app = Self {
            teller: Teller::new(parts.outlet, voice),
            session: Session {
                now: parts.now,
                settings: parts.settings,
                folders: parts.folders,
                words: parts.words,
                language: parts.language,
                keymap,
                start: parts.options,
                matches: Matches::new(draft),
                learning: Learning::default(),
                visitor_has_voice: None,
                by_touch: false,
            },
            screens: Vec::new(),
            pressed: Pressed::default(),
            online: Online::new(acquaintances),
            done: false,
        };
        app.notice_all(refused);
        app.notice_all(fault);
        app
    }

    /// Sets up the match that the command line asks for, if any, so that the menu can begin it.
    ///
    /// # Errors
    /// If no such match can be played: a message that says what would work.
    pub fn set_up(&mut self) -> Result<(), Message> {
        if self.session.start.sets_a_table() {
            let draft = Draft::from_options(&self.session.start)?;
            draft.setup(|person| self.session.name_of(person))?;
            self.session.matches.draft = draft;
        }
        Ok(())
    }

    /// Opens the main menu. Before that, asks whether two voices are talking, unless the player has answered this before.
    pub fn open_menu(&mut self, interactive: bool) {
        self.notice(say::welcome());
        self.screens.push(Screen::menu(MenuKind::Main));
        if interactive
            && self.session.settings.speech.on.is_none()
            && self.session.start.speech.is_none()
        {
            self.screens.push(Screen::TwoVoices);
            self.ask_again(Urgency::Event);
        } else {
            self.hint_at_the_voice();
            self.introduce_menu(Urgency::Event);
        }
    }
}
