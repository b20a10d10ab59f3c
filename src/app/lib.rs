//! The program between the keyboard and the outputs: which screen is open, and what each key means there. It
//! starts no thread and reads no clock; whoever runs it passes keys and the time in.

mod answers;
mod aside;
mod catch_up;
mod choices;
mod daily;
mod decode;
mod draft;
mod earlier;
mod fairness;
mod game;
mod held_key;
mod help;
mod incoming;
mod items;
mod key;
pub mod keyboard;
mod keymap;
mod keys;
pub mod layout;
mod limits;
mod line;
mod log;
mod mailbox;
mod meaning;
mod menu;
mod online;
mod opening;
mod outlet;
mod ownership;
mod parting;
mod picture;
mod played;
mod press;
mod problems;
pub mod proof;
mod reader;
mod reader_speed;
mod retell;
mod review;
mod reviewing;
mod rules;
mod samples;
mod scheduler;
mod screen;
mod sequences;
mod settings;
mod shown;
mod start;
pub mod stats;
mod step;
mod teach;
mod telling;
mod touch;
mod two_voices;
mod typing;
mod visiting;

pub use draft::Draft;
pub use draft::{level, nameless_person, seating};
pub use incoming::Incoming;
pub use key::{Key, NotAKey};
pub use keyboard::Keyboard;
pub use keymap::KeyMap;
pub use line::{LONGEST_LINE, line, read_lines};
pub use mailbox::{Mailbox, NobodyReads, Sender, mailbox};
pub use online::table_told;
pub use outlet::Outlet;
pub use picture::Picture;
pub use played::{Match, NotFollowed, Thinking, Thought};
pub use press::Press;
pub use reviewing::{ReviewThought, ReviewToThink};
pub use shown::{Button, Entry, HeldTile, Offered, PlayedWith, Shown};
pub use start::Parts;
pub use touch::Touch;
pub use visiting::{Visitor, Wish};

use game::Game;
use held_key::HeldKey;
use log::Log;
use menu::Menu;
use online::Online;
use retell::Retelling;
use reviewing::Learning;
use scheduler::Scheduler;
use screen::Screen;
use serpente_arguments::CommandOptions;
use serpente_device::settings::{Folders, Settings};
use serpente_device::speech::{Engine, Report, Utterance, VoiceInfo};
use serpente_engine::rules::Seat;
use serpente_text::announce::say::locale::language_name;
use serpente_text::announce::say::{menus as say, refusals, speech};
use serpente_text::announce::{Announcement, Category, Message, Topic, Urgency};
use serpente_text::seat::Action;
use serpente_text::words::{Detail, Language, Words};
use std::env::consts::OS;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The program between the keyboard and the outputs.
pub struct App<O> {
    outlet: O,
    settings: Settings,
    folders: Option<Folders>,
    screens: Vec<Screen>,
    pressed: Pressed,
    own_voice: OwnVoice,
    announcer: Announcer,
    matches: Matches,
    /// What is learned from matches that are over.
    learning: Learning,
    /// Tables on other machines.
    online: Online,
    /// Where a parlour runs the program for somebody who visits it: whether there is a voice on their side.
    visitor_has_voice: Option<bool>,
    /// Whether they have no keys: sentences name buttons.
    by_touch: bool,
    done: bool,
    /// The time that was passed in last.
    now: Instant,
}

/// What keys mean, and what the last ones did.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says something else of the last key"
)]
#[derive(Default)]
struct Pressed {
    keymap: KeyMap,
    /// The last key did something a key held down must not do again.
    acted: bool,
    /// Whether the last press may have been a key held down.
    held: HeldKey,
    /// When somebody else last did something at the table.
    changed: Option<Instant>,
    /// A key was pressed too soon after that, and asked for again: the same one acts now.
    asked_again: Option<Action>,
    /// The person has looked at their tiles since.
    has_looked: bool,
    /// The last key stopped the voice: once more leads to the menu.
    escaped: bool,
    /// The last key was the one for speech, and has brought the voice back.
    brought_back: bool,
    /// The last key saved what was said here: once more tells the folder.
    saved: Option<PathBuf>,
}

/// The program's own voice.
#[expect(
    clippy::struct_excessive_bools,
    reason = "they have nothing to do with one another"
)]
struct OwnVoice {
    /// Whether it speaks now.
    speaks: bool,
    /// Whether a screen reader is known to run.
    reader_runs: bool,
    /// Whose voices may be chosen.
    engines: &'static [Engine],
    voices: Vec<VoiceInfo>,
    /// The voice inside stands in for the system's.
    system_is_away: bool,
    /// It falls silent: what is told next is its last word.
    last_word: bool,
    /// It has said that; the next key ends it, should it still talk.
    falls_silent: bool,
}

/// What is told, to whom, in which words, and what was.
struct Announcer {
    /// What is told, and what waits for its turn.
    scheduler: Scheduler,
    log: Log,
    /// Whether what is told takes its time: there are people at a terminal.
    paced: bool,
    /// What is told waits until all of it is known: an answer goes first.
    gathers: bool,
    /// Who had the keyboard last.
    listener: Option<Seat>,
    words: Arc<Words>,
    /// The language of whoever listens.
    language: Language,
}

/// The match on the screen, and the one that is set up.
struct Matches {
    game: Option<Game>,
    retelling: Option<Retelling>,
    draft: Draft,
    /// Where a match's chance begins, and where its record goes, if the command line says so.
    options: CommandOptions,
    /// How many matches the same people have played again.
    played_again: u64,
    /// A match was left that could not be kept.
    lost: bool,
    /// Since when something lies on top of the table, whose time stands still.
    covered_since: Option<Instant>,
}

impl<O: Outlet> App<O> {
    /// Tells something that is wrong, behind what is being said.
    pub fn notice(&mut self, message: Message) {
        self.tell(&Announcement::event(message, Category::General));
    }

    /// Whether the program is to be left.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// The last word: the text and its language.
    #[must_use]
    pub fn goodbye(&self) -> Utterance {
        let text = self.text(&say::goodbye());
        self.utterance(text, Urgency::Answer, None, Duration::ZERO)
    }

    /// Whether our voice speaks now.
    #[must_use]
    pub fn speaks(&self) -> bool {
        self.own_voice.speaks
    }

    /// A message's text, as it is told now.
    #[must_use]
    pub fn text(&self, message: &Message) -> String {
        self.text_in(message, self.settings.detail)
    }

    /// The language of whoever listens.
    pub fn language(&self) -> Language {
        self.announcer.language
    }

    /// The tag of the voice that reads what is told now.
    fn voice(&self) -> String {
        self.announcer.words.voice(self.announcer.language)
    }

    /// A message in this detail: all of it in English, where the language cannot tell all of it.
    fn text_in(&self, message: &Message, detail: Detail) -> String {
        let language = self
            .announcer
            .words
            .told_in(self.announcer.language, message, detail);
        self.announcer.words.text(language, message, detail)
    }

    /// The tag of the voice that reads this message: the English one, where the language cannot tell it.
    fn voice_of(&self, message: &Message) -> String {
        let detail = self.settings.detail;
        self.announcer.words.voice(self.announcer.words.told_in(
            self.announcer.language,
            message,
            detail,
        ))
    }

    /// The outputs.
    pub fn outlet(&self) -> &O {
        &self.outlet
    }

    /// The outputs, for whoever runs the program.
    pub fn outlet_mut(&mut self) -> &mut O {
        &mut self.outlet
    }

    /// The outputs, back again.
    pub fn into_outlet(self) -> O {
        self.outlet
    }

    /// The outputs and the languages, back again.
    pub fn into_outlet_and_words(self) -> (O, Arc<Words>) {
        (self.outlet, self.announcer.words)
    }

    /// When the program wants to be ticked next, if it does.
    #[must_use]
    pub fn wakes_at(&self) -> Option<Instant> {
        let of_held = self.pressed.held.wakes_at();
        let of_telling = self.announcer.scheduler.wakes_at();
        let of_what_goes_on = match self.screens.last() {
            Some(Screen::Retelling) => self
                .matches
                .retelling
                .as_ref()
                .and_then(Retelling::wakes_at),
            Some(Screen::Table) => self.matches.game.as_ref().and_then(Game::wakes_at),
            Some(
                Screen::Menu(_)
                | Screen::Reader(_)
                | Screen::Typing(_)
                | Screen::TwoVoices
                | Screen::ReaderSpeed(_)
                | Screen::Quitting,
            )
            | None => None,
        };
        of_held
            .into_iter()
            .chain(of_telling)
            .chain(of_what_goes_on)
            .chain(self.online.wakes_at())
            .min()
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Instant) {
        self.now = now;
        self.press_meant(now);
        self.announcer
            .scheduler
            .time_out(self.own_voice.speaks, now);
        self.tell_next();
        if self.announcer.scheduler.gathers_in_vain(now) {
            self.tell_who_is_waited_for();
        }
        // What is being told is heard later, and told to the host then.
        let scheduler = &self.announcer.scheduler;
        let heard = scheduler.gathers() || !scheduler.is_waiting();
        if self.online.is_due(now) && heard {
            self.tell_host_what_was_heard();
        }
        let due = |retelling: &Retelling| retelling.wakes_at().is_some_and(|at| at <= now);
        match self.screens.last() {
            Some(Screen::Retelling) if self.matches.retelling.as_ref().is_some_and(due) => {
                self.tell_on(false, now);
            }
            Some(Screen::Table) => self.play_input(serpente_text::seat::Input::Tick, now),
            // While something lies on top of the table its time stands still.
            _ => {}
        }
    }

    /// Takes in what came from outside.
    pub fn take(&mut self, incoming: Incoming, now: Instant) {
        self.now = now;
        if std::mem::take(&mut self.own_voice.falls_silent) && !self.own_voice.speaks {
            self.outlet.tune(self.tuning());
        }
        match incoming {
            Incoming::Key(press) => self.press(press, now),
            Incoming::Unknown(text) => self.unknown(text),
            Incoming::Pasted(text) if matches!(self.screens.last(), Some(Screen::Typing(_))) => {
                self.paste(&text);
            }
            Incoming::Unnamed => {
                let help = self.key(Action::Help);
                self.refuse(refusals::nameless_key(help));
            }
            Incoming::Pasted(_) => {
                let help = self.key(Action::Help);
                self.refuse(refusals::paste_without_use(help));
            }
            // A record is told to its end, whether or not anybody can press a key.
            Incoming::Closed if self.matches.retelling.is_some() => {}
            Incoming::Closed | Incoming::Hangup | Incoming::Terminate | Incoming::Interrupt => {
                self.end_in_a_match();
                self.done = true;
            }
            Incoming::Suspended => self.hush(),
            Incoming::Resumed => self.again(),
        }
        self.stop_clock_while_covered(now);
    }

    /// Takes in how speech is doing.
    pub fn report(&mut self, report: Report, now: Instant) {
        self.now = now;
        let message = match report {
            Report::Speaking(number) => return self.announcer.scheduler.speaking(number, now),
            Report::Heard(number) => {
                self.announcer.scheduler.heard(number);
                return self.tell_next();
            }
            Report::Unsaid(number) => return self.announcer.scheduler.unsaid(number),
            // Who has switched our voice off does not miss it.
            Report::Unavailable | Report::Lost | Report::Restored if !self.own_voice.speaks => {
                return;
            }
            Report::Unavailable => speech::speech_unavailable(),
            Report::Lost => speech::speech_lost(),
            Report::Restored => speech::speech_restored(),
            Report::NoVoice { language } => speech::speech_no_voice(language),
            Report::NotInside { .. } => {
                let language = self.text(&language_name());
                speech::speech_not_inside(language, speech::System(OS))
            }
            Report::StandsIn(stands_in) => {
                self.own_voice.system_is_away = stands_in;
                return;
            }
            Report::Voices(voices) => {
                self.own_voice.voices = voices;
                return;
            }
        };
        self.tell(&Announcement::event(message, Category::General).about(Topic::Speech));
    }

    /// One screen back.
    fn back(&mut self) {
        let left = self.screens.pop();
        match self.screens.last() {
            // The entry that led to a menu has its name: where that is now, the title tells.
            Some(Screen::Menu(_)) if matches!(left, Some(Screen::Menu(_))) => {
                self.enter_menu(Urgency::Answer);
            }
            Some(Screen::Menu(_)) => self.tell_entry(Urgency::Answer),
            Some(Screen::Table) => self.return_to_table(),
            Some(
                Screen::Reader(_)
                | Screen::Typing(_)
                | Screen::TwoVoices
                | Screen::ReaderSpeed(_)
                | Screen::Quitting
                | Screen::Retelling,
            ) => self.again(),
            None => self.done = true,
        }
    }

    /// Silence, now: what waits is on the screen and in the review.
    fn hush(&mut self) {
        self.outlet.quiet();
        let rest = self.announcer.scheduler.take_unprinted();
        self.print(rest);
        self.tell_next();
    }

    /// All that was told was heard: what waited for that goes on.
    fn go_on_when_heard(&mut self) {
        if !self.announcer.scheduler.take_all_heard() {
            return;
        }
        let now = self.now;
        if let Some(game) = &mut self.matches.game {
            game.table.heard(now);
        }
        self.tell_host_what_was_heard();
        if let Some(retelling) = &mut self.matches.retelling {
            let pause = if self.announcer.paced {
                self.settings.pause
            } else {
                0
            };
            retelling.heard(now + Duration::from_millis(u64::from(pause)));
        }
    }

    /// Keeps the settings; says so if it cannot be done.
    fn keep_settings(&mut self) {
        if let Some(folders) = &self.folders
            && let Err(message) = self.settings.save(folders)
        {
            self.notice(message);
        }
    }
}

#[cfg(test)]
mod decode_tests;
