//! How the program begins.

use super::log::Log;
use super::menu::Menu;
use super::online::Online;
use super::reviewing::Learning;
use super::scheduler::Scheduler;
use super::screen::Screen;
use super::{Announcer, App, Draft, Matches, Outlet, OwnVoice, Pressed};
use crate::KeyMap;
use serpente_arguments::CommandOptions;
use serpente_device::settings::{Folders, Settings};
use serpente_device::speech::Engine;
use serpente_net::client::Acquaintances;
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{Announcement, Category, Message, Urgency};
use serpente_text::words::{Language, Words};
use std::sync::Arc;
use std::time::Instant;

/// What an [`App`] is made of.
pub struct Parts<O> {
    /// The outputs.
    pub outlet: O,
    /// The languages, which others may share.
    pub words: Arc<Words>,
    /// The language of whoever listens.
    pub language: Language,
    /// What the person chose.
    pub settings: Settings,
    /// Where settings and matches are kept, if anywhere.
    pub folders: Option<Folders>,
    /// What was asked for on the command line.
    pub options: CommandOptions,
    /// Whether there is a person at a terminal: what is told waits until what was told before was heard.
    pub paced: bool,
    /// Whether a screen reader is known to run.
    pub reader_runs: bool,
    /// Whose voices may be chosen.
    pub engines: &'static [Engine],
    /// The time.
    pub now: Instant,
}

impl<O: Outlet> App<O> {
    /// The program, before anything is said.
    pub fn new(parts: Parts<O>) -> Self {
        let Parts {
            outlet,
            words,
            language,
            settings,
            folders,
            options,
            paced,
            reader_runs,
            engines,
            now,
        } = parts;
        let (keymap, refused) = KeyMap::with(&settings.keys);
        let speaks = options.speaks(&settings);
        let acquaintances = folders.as_ref().map(Folders::data);
        let acquaintances = acquaintances
            .map(Acquaintances::kept_in)
            .unwrap_or_default();
        let mut app = Self {
            pressed: Pressed {
                keymap,
                ..Pressed::default()
            },
            own_voice: OwnVoice {
                speaks,
                reader_runs,
                engines,
                voices: Vec::new(),
                system_is_away: false,
                last_word: false,
                falls_silent: false,
            },
            announcer: Announcer {
                scheduler: Scheduler::default(),
                log: Log::default(),
                paced,
                gathers: false,
                listener: None,
                words,
                language,
            },
            matches: Matches {
                game: None,
                retelling: None,
                draft: Draft::remembered(&settings.last_match),
                options,
                played_again: 0,
                lost: false,
                covered_since: None,
            },
            outlet,
            settings,
            folders,
            screens: Vec::new(),
            learning: Learning::default(),
            online: Online::new(acquaintances),
            visitor_has_voice: None,
            by_touch: false,
            done: false,
            now,
        };
        for message in refused {
            app.notice(message);
        }
        app
    }

    /// Sets up the match that was asked for on the command line, if any was, for the menu to begin it.
    ///
    /// # Errors
    /// If no such match can be played: what would do.
    pub fn set_up(&mut self) -> Result<(), Message> {
        if self.matches.options.sets_a_table() {
            let draft = Draft::from_options(&self.matches.options)?;
            draft.setup(|person| self.name_of(person))?;
            self.matches.draft = draft;
        }
        Ok(())
    }

    /// Opens the main menu. If nobody ever said whether two voices are talking, that is asked first.
    pub fn open_menu(&mut self, interactive: bool) {
        self.tell(&Announcement::event(say::welcome(), Category::General));
        self.screens.push(Screen::Menu(Menu::main()));
        if interactive && self.settings.speech.on.is_none() && self.matches.options.speech.is_none()
        {
            self.screens.push(Screen::TwoVoices);
            self.ask_two_voices(Urgency::Event);
        } else {
            self.hint_at_the_voice();
            self.introduce_menu(Urgency::Event);
        }
    }
}
