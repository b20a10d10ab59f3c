//! The program between the keyboard and the outputs: which screen is open, and what each key does there. It starts no thread
//! and reads no clock; its caller passes in keys and the time.

mod answers;
mod aside;
mod background;
mod catch_up;
mod choices;
mod draft;
mod fairness;
mod game;
mod help;
mod items;
mod keymap;
mod keys;
mod limits;
mod log;
mod menu;
mod online;
mod opening;
mod outlet;
mod parting;
mod picture;
mod problems;
pub mod proof;
mod reader;
mod reader_speed;
mod retell;
mod reviewing;
mod rules;
mod scheduler;
mod settings;
mod shown;
mod spoken;
mod start;
pub mod stats;
mod teach;
mod telling;
#[cfg(test)]
mod testing;
mod touch;
mod training;
mod two_voices;
mod typing;
mod visiting;

pub use background::{BackgroundTask, TaskResult};
pub use draft::{Draft, level, nameless_person};
pub use keymap::KeyMap;
pub use online::table_told;
pub use outlet::Outlet;
pub use picture::Picture;
pub use serpente_console::{Incoming, Key, Press};
pub use shown::{Button, MenuEntry, Offered, PlayedWith, Shown, ShownTile};
pub use start::Parts;
pub use touch::Touch;
pub use visiting::{Visitor, Wish};

use game::CurrentMatch;
use items::MenuKind;
use log::Transcript;
use menu::Menu;
use online::Online;
use reader::TextReader;
use retell::Retelling;
use reviewing::Learning;
use scheduler::Scheduler;
use serpente_arguments::CommandOptions;
use serpente_console::HeldKey;
use serpente_device::settings::{Folders, Settings};
use serpente_device::speech::{Engine, Report, SpeechOrder, Utterance, VoiceInfo};
use serpente_engine::rules::Seat;
use serpente_seat::{AppAction, SeatInput, TableAction};
use serpente_text::announce::say::locale::language_name;
use serpente_text::announce::say::{menus as say, refusals, speech};
use serpente_text::announce::{Announcement, Message, Topic, Urgency};
use serpente_text::words::{Detail, Language, Words};
use std::env::consts::OS;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use typing::Typing;

/// The program between the keyboard and the outputs.
pub struct App<O> {
    /// The outputs.
    pub outlet: O,
    settings: Settings,
    folders: Option<Folders>,
    screens: Vec<Screen>,
    pressed: Pressed,
    own_voice: OwnVoice,
    announcer: Announcer,
    /// The languages, which may be shared with other programs.
    pub words: Arc<Words>,
    matches: Matches,
    /// The review, practice and problems.
    learning: Learning,
    /// The tables on other machines.
    online: Online,
    /// If a parlour runs the program for a visitor: whether the visitor's side has a voice.
    visitor_has_voice: Option<bool>,
    /// Whether the player has no keys: sentences mention buttons instead.
    by_touch: bool,
    done: bool,
    /// The last time that was passed in.
    now: Instant,
}

/// A screen. The topmost handles the keys.
#[derive(Clone, PartialEq, Debug)]
enum Screen {
    /// A list of entries.
    Menu(Menu),
    /// The table.
    Table,
    /// Sentences that the player reads one by one.
    Reader(TextReader),
    /// A text field.
    Typing(Typing),
    /// The question whether two voices are talking.
    TwoVoices,
    /// The sentence that measures a screen reader's speed, with the time at which it was printed.
    ReaderSpeed(Option<Instant>),
    /// The question whether to leave the program.
    Quitting,
    /// A recorded match that is being announced.
    Retelling,
}

impl Screen {
    /// Returns a menu with its first entry selected.
    fn menu(kind: MenuKind) -> Self {
        Self::Menu(Menu { kind, chosen: 0 })
    }
}

/// The key table, and the effects of the last key presses.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says something else of the last key"
)]
#[derive(Default)]
struct Pressed {
    keymap: KeyMap,
    /// Whether the last key did something that must not repeat while the key is held down.
    acted: bool,
    /// Whether the last press may have been a key held down.
    held: HeldKey,
    /// When another player last did something at the table.
    changed: Option<Instant>,
    /// The action whose key was pressed too soon after that: the player was asked to press it again, and it acts then.
    asked_again: Option<TableAction>,
    /// The touches that carry out the spoken command about which the player was asked, since it would change the table.
    spoken: Option<Vec<Touch>>,
    /// Whether the player has looked at their tiles since.
    has_looked: bool,
    /// Whether the last key stopped the voice: the next Escape leads to the menu.
    escaped: bool,
    /// Whether the last key press was the speech key and switched the voice on again.
    brought_back: bool,
    /// The file in which the last key saved the log: pressed again, the key announces the folder.
    saved: Option<PathBuf>,
}

/// The program's own voice.
#[expect(
    clippy::struct_excessive_bools,
    reason = "they have nothing to do with one another"
)]
#[derive(Default)]
struct OwnVoice {
    /// Whether the voice is on.
    speaks: bool,
    /// Whether announcements take their time, with our voice or without: people listen at a terminal.
    paced: bool,
    /// Whether a screen reader is known to run.
    reader_runs: bool,
    /// The speech engines on offer.
    engines: &'static [Engine],
    voices: Vec<VoiceInfo>,
    /// Whether the built-in voice stands in for the system's.
    system_is_away: bool,
    /// Whether the voice was switched off and still speaks the next announcement.
    last_word: bool,
    /// Whether it has spoken that announcement; the next key stops it if it still talks.
    falls_silent: bool,
}

/// The announcements, and for whom they are.
struct Announcer {
    /// The announcement that is being spoken, and those that wait.
    scheduler: Scheduler,
    log: Transcript,
    /// The player who had the keyboard last. Announcements private to others are neither made nor repeated.
    listener: Option<Seat>,
    /// The language of the listener.
    language: Language,
}

/// The match on the screen, and the one that is being set up.
struct Matches {
    game: Option<CurrentMatch>,
    retelling: Option<Retelling>,
    draft: Draft,
    /// The options of the command line: among them the seed and the record file of a match.
    options: CommandOptions,
    /// How often the same people have played another match.
    played_again: u64,
    /// Whether a match was left that could not be saved.
    lost: bool,
    /// Since when another screen has been on top of the table, whose clock is stopped.
    covered_since: Option<Instant>,
}

impl<O: Outlet> App<O> {
    /// Announces a problem after the current announcements.
    pub fn notice(&mut self, message: Message) {
        self.tell(&Announcement::general(message));
    }

    fn notice_all(&mut self, messages: impl IntoIterator<Item = Message>) {
        for message in messages {
            self.notice(message);
        }
    }

    /// Returns whether the program is to be left.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Returns the utterance that says goodbye.
    pub fn goodbye(&self) -> Utterance {
        let text = self.text(&say::goodbye());
        self.utterance(text, Urgency::Answer, None, Duration::ZERO)
    }

    /// Returns whether our voice is on.
    pub fn speaks(&self) -> bool {
        self.own_voice.speaks
    }

    /// Returns a message's text in the current language and detail.
    pub fn text(&self, message: &Message) -> String {
        self.text_in(message, self.settings.detail)
    }

    /// Returns the language of the listener.
    pub fn language(&self) -> Language {
        self.announcer.language
    }

    /// Returns the tag of the voice that reads announcements now.
    fn voice(&self) -> String {
        self.words.voice(self.announcer.language)
    }

    /// Returns a message's text in this detail. If the language lacks a part of it, all of it is in English.
    fn text_in(&self, message: &Message, detail: Detail) -> String {
        let language = self.words.told_in(self.announcer.language, message, detail);
        self.words.text(language, message, detail)
    }

    /// Returns the tag of the voice that reads this message: the English voice if the language cannot say it.
    fn voice_of(&self, message: &Message) -> String {
        let detail = self.settings.detail;
        self.words
            .voice(self.words.told_in(self.announcer.language, message, detail))
    }

    /// Returns when the program needs its next `tick`, if it needs one.
    pub fn wakes_at(&self) -> Option<Instant> {
        let of_held = self.pressed.held.wakes_at();
        let of_telling = self.announcer.scheduler.wakes_at();
        let game = self.matches.game.as_ref();
        let of_what_goes_on = match self.screens.last() {
            Some(Screen::Retelling) => self.matches.retelling.as_ref().and_then(|told| told.next),
            Some(Screen::Table) => game.and_then(|game| game.table.wakes_at()),
            _ => None,
        };
        let all = [of_held, of_telling, of_what_goes_on, self.online.wakes_at()];
        all.into_iter().flatten().min()
    }

    /// Handles the passing of time.
    pub fn tick(&mut self, now: Instant) {
        self.now = now;
        self.press_meant(None);
        let scheduler = &mut self.announcer.scheduler;
        scheduler.time_out(self.own_voice.speaks, now);
        self.tell_next();
        if self.announcer.scheduler.gathers_in_vain(now) {
            self.tell_who_is_waited_for();
        }
        // An announcement that is being spoken is reported to the host once it was heard.
        let scheduler = &self.announcer.scheduler;
        let heard = scheduler.gathers() || !scheduler.is_waiting();
        if self.online.is_due(now) && heard {
            self.tell_host_what_was_heard();
        }
        let due = |retelling: &Retelling| retelling.next.is_some_and(|at| at <= now);
        match self.screens.last() {
            Some(Screen::Retelling) if self.matches.retelling.as_ref().is_some_and(due) => {
                self.tell_on(false);
            }
            Some(Screen::Table) => self.play_input(SeatInput::Tick),
            // While another screen is on top of the table, the table's clock is stopped.
            _ => {}
        }
    }

    /// Handles an input.
    pub fn take(&mut self, incoming: Incoming, now: Instant) {
        self.now = now;
        if std::mem::take(&mut self.own_voice.falls_silent) && !self.own_voice.speaks {
            self.outlet.speech(SpeechOrder::Tune(self.tuning()));
        }
        match incoming {
            Incoming::Key(press) => {
                self.press_meant(Some(&press));
                self.act_on(press);
            }
            Incoming::Unknown(text) => self.unknown(text),
            Incoming::Pasted(text) if matches!(self.screens.last(), Some(Screen::Typing(_))) => {
                self.paste(&text);
            }
            Incoming::Unnamed => self.refuse(refusals::nameless_key(self.key(AppAction::Help))),
            Incoming::Pasted(_) => {
                self.refuse(refusals::paste_without_use(self.key(AppAction::Help)));
            }
            // A record is announced to its end, whether or not keys can still arrive.
            Incoming::Closed if self.matches.retelling.is_some() => {}
            Incoming::Closed | Incoming::Hangup | Incoming::Terminate | Incoming::Interrupt => {
                self.end_in_a_match();
                self.done = true;
            }
            Incoming::Suspended => self.hush(),
            Incoming::Resumed => self.again(),
        }
        self.stop_clock_while_covered();
    }

    /// Handles a report about speech.
    pub fn report(&mut self, report: Report, now: Instant) {
        self.now = now;
        let message = match report {
            Report::Speaking(number) => return self.announcer.scheduler.speaking(number, now),
            Report::Heard(number) => {
                self.announcer.scheduler.heard(number);
                return self.tell_next();
            }
            Report::Unsaid(number) => return self.announcer.scheduler.unsaid(number),
            // A player who has switched our voice off does not miss it.
            Report::Unavailable | Report::Lost | Report::Restored if !self.own_voice.speaks => {
                return;
            }
            Report::Unavailable => speech::speech_unavailable(),
            Report::Lost => speech::speech_lost(),
            Report::Restored => speech::speech_restored(),
            Report::NoVoice { language } => speech::speech_no_voice(language),
            Report::NotInside { .. } => {
                let language = self.text(&language_name());
                speech::speech_not_inside(language, speech::SystemKeyword(OS))
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
        self.tell(&Announcement::general(message).about(Topic::Speech));
    }

    /// Goes back by one screen.
    fn back(&mut self) {
        let left = self.screens.pop();
        match self.screens.last() {
            // The entry that led to the closed menu has the same name as that menu, so the title has to say which menu is open
            // now.
            Some(Screen::Menu(_)) if matches!(left, Some(Screen::Menu(_))) => {
                self.enter_menu(Urgency::Answer);
            }
            Some(Screen::Menu(_)) => self.tell_entry(Urgency::Answer),
            Some(Screen::Table) => self.return_to_table(),
            Some(_) => self.again(),
            None => self.done = true,
        }
    }

    /// Stops all speech at once; announcements that wait are printed and logged.
    fn hush(&mut self) {
        self.outlet.quiet();
        let rest = self.announcer.scheduler.take_unprinted();
        self.print(rest);
        self.tell_next();
    }

    /// Lets the table and the retelling go on once all announcements were heard.
    fn go_on_when_heard(&mut self) {
        if !self.announcer.scheduler.take_all_heard() {
            return;
        }
        if let Some(game) = &mut self.matches.game {
            game.table.heard(self.now);
        }
        self.tell_host_what_was_heard();
        if let Some(retelling) = &mut self.matches.retelling {
            let pause = if self.own_voice.paced {
                self.settings.pause
            } else {
                0
            };
            retelling.next = Some(self.now + Duration::from_millis(u64::from(pause)));
        }
    }

    /// Saves the settings; announces the problem if that fails.
    fn keep_settings(&mut self) {
        if let Some(folders) = &self.folders
            && let Err(message) = self.settings.save(folders)
        {
            self.notice(message);
        }
    }
}
