//! The start of the program, and what was asked for then.

use super::context::{Context, Pressed};
use super::online::Online;
use super::screens::menu_items::MenuKind;
use super::session::{Matches, Session};
use super::teller::{OwnVoice, Teller};
use super::{App, Draft, Outlet, Screen};
use crate::KeyMap;
use crate::learn::reviewing::Learning;
use crate::setup::draft::usual;
use serpente_arguments::{CommandOptions, RecordTo};
use serpente_client::Acquaintances;
use serpente_console::HeldKey;
use serpente_device::settings::{Folders, Overrides, Settings};
use serpente_device::speech::Engine;
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{Message, Urgency};
use serpente_text::words::{Language, Words};
use std::sync::Arc;
use std::time::Instant;

/// What was asked for at the start of the program: on the command line, or by the server that runs it for a visitor.
#[derive(Debug, Default)]
pub struct Start {
    /// The match that was described, if any was.
    pub described: Option<Description>,
    /// The seed of the first match; without one, every match has another.
    pub seed: Option<u64>,
    /// Where the record of a match goes; without a place, to the player's folder.
    pub record: Option<RecordTo>,
    /// The player's name, instead of the one in the settings.
    pub name: Option<String>,
    /// The settings of voice and sounds that hold instead of the saved ones.
    pub overrides: Overrides,
}

/// A match that was described on the command line; or why no such match can be played.
pub type Description = Result<Draft, Message>;

impl Start {
    /// Returns what these options of the command line ask for.
    pub fn asked_for(options: CommandOptions) -> Self {
        let mut described = None;
        if options.sets_a_table() {
            described = Some(Draft::from_options(&options));
        }
        Self {
            described,
            seed: options.seed,
            overrides: options.overrides(),
            record: options.record,
            name: options.name,
        }
    }

    /// Returns the match that was described, or else the usual one.
    ///
    /// # Errors
    /// If no such match can be played: a message that says what would work.
    pub(crate) fn draft(&self) -> Result<Draft, Message> {
        match &self.described {
            Some(described) => described.clone(),
            None => Ok(Draft::of(usual())),
        }
    }
}

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
    /// What was asked for at the start.
    pub start: Start,
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
        let speaks = parts.start.overrides.speaks(&parts.settings);
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
        let context = Context {
            teller: Teller::new(parts.outlet, voice),
            session: Session {
                now: parts.now,
                settings: parts.settings,
                folders: parts.folders,
                words: parts.words,
                language: parts.language,
                keymap,
                start: parts.start,
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
        let mut app = Self {
            context,
            held: HeldKey::default(),
        };
        app.context.notice_all(refused);
        app.context.notice_all(fault);
        app
    }

    /// Sets up the match that the command line asks for, if any, so that the menu can begin it.
    ///
    /// # Errors
    /// If no such match can be played: a message that says what would work.
    pub fn set_up(&mut self) -> Result<(), Message> {
        if self.context.session.start.described.is_some() {
            let draft = self.context.session.start.draft()?;
            draft.setup(|person| self.context.session.name_of(person))?;
            self.context.session.matches.draft = draft;
        }
        Ok(())
    }

    /// Opens the main menu. Before that, asks whether two voices are talking, unless the player has answered this before.
    pub fn open_menu(&mut self, interactive: bool) {
        self.context.notice(say::welcome());
        self.context.screens.push(Screen::menu(MenuKind::Main));
        if interactive
            && self.context.session.settings.speech.on.is_none()
            && self.context.session.start.overrides.speech.is_none()
        {
            self.context.screens.push(Screen::TwoVoices);
            self.context.ask_again(Urgency::Event);
        } else {
            self.context.hint_at_the_voice();
            self.context.introduce_menu(Urgency::Event);
        }
    }
}
