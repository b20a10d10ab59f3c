//! The start of the program, and what was asked for then.

use super::context::{Context, Pressed};
use super::online::Online;
use super::screens::menu_items::MenuKind;
use super::session::{AdviceGiven, Matches, Session};
use super::teller::{OwnVoice, Teller};
use super::{App, Draft, Outlet, Screen};
use crate::KeyMap;
use crate::hearing::MicrophoneUse;
use crate::learn::learning::Learning;
use crate::learn::practice::PracticeTable;
use crate::online::OpenTo;
use crate::online::connection::ParlourConnection;
use crate::online::lobby::LobbyScreens;
use crate::saving::Saving;
use crate::screens::retelling::Retelling;
use crate::setup::draft::usual;
use crate::table::opening::MatchOpening;
use crate::texts::proof::sentences;
use serpente_arguments::{CommandOptions, RecordTo};
use serpente_client::{Acquaintances, Address, Intent};
use serpente_console::HeldKey;
use serpente_device::settings::{Folders, Overrides, Settings};
use serpente_device::speech::Engine;
use serpente_engine::table::{Day, RandomSource};
use serpente_text::announce::say::menus as say;
use serpente_text::announce::say::sounds::sounds_offered;
use serpente_text::announce::{Message, Urgency};
use serpente_text::words::{Language, Words};
use std::path::Path;
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
        if options.table.is_described() {
            described = Some(Draft::from_options(&options.table));
        }
        Self {
            described,
            seed: options.matches.seed,
            overrides: options.player.voice,
            record: options.matches.record,
            name: options.player.name,
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
    /// Decides all that is left to chance: what is dealt without a seed, and this side's part of deals elsewhere.
    pub random: RandomSource,
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
                random: parts.random,
                settings: parts.settings,
                folders: parts.folders,
                saving: Saving::default(),
                words: parts.words,
                language: parts.language,
                keymap,
                start: parts.start,
                matches: Matches::new(draft),
                learning: Learning::default(),
                visitor_has_voice: None,
                by_touch: false,
                can_listen: false,
                advice: AdviceGiven::default(),
            },
            screens: Vec::new(),
            hearing: MicrophoneUse::default(),
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
            self.offer_sounds();
            self.context.introduce_menu(Urgency::Event);
        }
    }

    /// Offers all sounds to a player who knows an older version, once.
    fn offer_sounds(&mut self) {
        let session = &mut self.context.session;
        let is_new = session.settings.last_match.is_empty();
        if session.settings.sounds_offered || !session.settings.sound.on {
            return;
        }
        session.settings.sounds_offered = true;
        if !is_new {
            self.context.notice(sounds_offered());
        }
        self.context.keep_settings();
    }

    /// Opens the menu of problems.
    pub fn open_problems(&mut self) {
        PracticeTable::of(&mut self.context).open_problems();
    }

    /// Opens the menu of problems, and poses the problem or the position of this word.
    ///
    /// # Errors
    /// If nothing has this word.
    pub fn open_problem(&mut self, word: &str) -> Result<(), Message> {
        PracticeTable::of(&mut self.context).open_problem(word)
    }

    /// Begins to announce a recorded match. `at_once`: a program reads the output, and no voice could keep up with it.
    ///
    /// # Errors
    /// If the file holds no whole match record.
    pub fn open_record(&mut self, file: &Path, at_once: bool, now: Instant) -> Result<(), Message> {
        self.context.session.now = now;
        let retelling = Retelling::of(file, at_once, now)?;
        self.context
            .screens
            .push(Screen::Retelling(Box::new(retelling)));
        self.context.teller.voice.paced &= !at_once;
        if at_once {
            self.context.teller.voice.speaks = false;
        } else {
            self.context.hint_at_the_voice();
        }
        self.context.with_screen(|screen, session, teller| {
            if let Screen::Retelling(retelling) = screen {
                retelling.introduce(session, teller);
            }
        });
        Ok(())
    }

    /// Opens the sentences of the language for a translator to proofread.
    ///
    /// # Errors
    /// If there is no such message or file: a sentence with the most similar names.
    pub fn open_proof(&mut self, wanted: Option<&str>) -> Result<(), Message> {
        let lines = sentences(
            wanted,
            &self.context.session.words,
            self.context.session.language,
        )?;
        self.context.hint_at_the_voice();
        self.context.open_lines(lines);
        Ok(())
    }

    /// Begins a match as asked for on the command line.
    ///
    /// # Errors
    /// If no such match can be played: a message that says what would work.
    pub fn open_table(&mut self, now: Instant) -> Result<(), Message> {
        self.context.session.now = now;
        self.context.session.matches.draft = self.context.session.start.draft()?;
        self.context.hint_at_the_voice();
        MatchOpening::of(&mut self.context).start_match()
    }

    /// Resumes a recorded match: this one, or the last.
    ///
    /// # Errors
    /// If there is no match to resume.
    pub fn resume_table(&mut self, file: Option<&Path>, now: Instant) -> Result<(), Message> {
        self.context.session.now = now;
        MatchOpening::of(&mut self.context).resume(file)
    }

    /// Begins or resumes the match of a day, today's if no day is given. If that match is over, announces its result.
    ///
    /// # Errors
    /// If the match cannot be begun.
    pub fn open_daily(&mut self, day: Option<Day>, now: Instant) -> Result<(), Message> {
        self.context.session.now = now;
        MatchOpening::of(&mut self.context).open_daily(day)
    }

    /// Goes to a table on another machine, as asked for on the command line; without an address, opens the menu of parlours.
    pub fn join(&mut self, address: Option<Address>, goal: Intent, now: Instant) {
        self.context.session.now = now;
        self.context.screens.push(Screen::menu(MenuKind::Main));
        self.context.hint_at_the_voice();
        match address {
            Some(address) => {
                self.context.screens.push(Screen::menu(MenuKind::Online));
                ParlourConnection::of(&mut self.context).look();
                ParlourConnection::of(&mut self.context).call(address, goal);
            }
            None => LobbyScreens::of(&mut self.context).open_online(),
        }
    }

    /// Opens a table on this machine that others can enter, as asked for on the command line. If no match was asked for, goes back to
    /// the table that the player hosted here last, if they did not leave it for good.
    ///
    /// # Errors
    /// If no such match can be played: a message that says what would work.
    pub fn host_table(&mut self, now: Instant) -> Result<(), Message> {
        self.context.session.now = now;
        self.context.session.matches.draft = self.context.session.start.draft()?;
        self.context.online.conditions(&mut self.context.session)?;
        self.context.screens.push(Screen::menu(MenuKind::Main));
        self.context.screens.push(Screen::menu(MenuKind::Online));
        self.context.hint_at_the_voice();
        // Whoever describes a match wants a table for that one.
        let described = self.context.session.start.described.is_some();
        if described || !LobbyScreens::of(&mut self.context).host_again() {
            LobbyScreens::of(&mut self.context).open_table_elsewhere(OpenTo::All);
        }
        Ok(())
    }
}
