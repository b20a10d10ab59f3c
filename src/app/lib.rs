//! The program between the keyboard and the outputs: which screen is open, and what each key does there. It starts no thread;
//! its caller passes in keys and the time. Only the names of files and the day of a match come from the system's clock.
//!
//! - A `Session` is the player's: settings, language, key map and match. It tells nothing.
//! - A `Teller` is the only way by which anything is told: scheduler, transcript, voice and outlet.
//! - `Online` knows the parlour that the player visits, and the table there.
//! - A `Context` holds these three and the stack of screens. It opens screens, and says where the player is in them.
//! - A `Screen` takes a key with the session and the teller, and answers with a `ScreenStep`: what it cannot do by itself. The
//!   `StepRunner` does that.
//! - What needs more than a session and a teller borrows the context, one type for each concern: the `TableScreen` takes the keys
//!   at a table, the `MatchOpening` begins matches, the `ParlourConnection` takes what comes from a parlour, and so on.
//! - The [`App`] reads keys (`keys.rs`): first those that work everywhere, then it hands the key to the top screen.

mod background;
mod context;
mod global_keys;
mod hearing;
mod help;
mod keymap;
mod keys;
mod learn;
mod menu_effects;
mod online;
mod picture;
mod saving;
mod screens;
mod session;
mod settings;
mod setup;
mod start;
mod steps;
mod table;
mod teller;
#[cfg(test)]
mod testing;
mod texts;
mod top_screen;
mod touch;

mod visiting;

pub use background::{BackgroundTask, TaskResult};
pub use hearing::{HearingNews, MicrophoneOrder};
pub use keymap::KeyMap;
pub use online::table_told;
pub use picture::Picture;
pub use saving::{SaveTask, SavedFile};
pub use screens::shown::{Button, ChairHolder, MenuEntry, Offered, PlayedWith, Shown, ShownTile};
pub use serpente_console::{Incoming, Key, Press};
pub use setup::draft::{Draft, level, nameless_person};
pub use start::{Description, Parts, Start};
pub use teller::Outlet;
pub use texts::{proof, stats};
pub use touch::Touch;
pub use visiting::{Visitor, VisitorKey, Wish};

use crate::table::game::TableScreen;
use context::Context;
use learn::reviewing::MatchReview;
use online::connection::ParlourConnection;
use online::here;
use online::lobby::LobbyScreens;
use screens::{Screen, ScreenStep};
use serpente_archive::MatchKeeper;
use serpente_client::{Acquaintance, NetworkNews};
use serpente_console::HeldKey;
use serpente_device::settings::Settings;
use serpente_device::speech::{Report, Utterance};
use serpente_seat::{AppAction, SeatInput};
use serpente_text::announce::say::locale::language_name;
use serpente_text::announce::say::{menus as say, refusals, speech};
use serpente_text::announce::{Announcement, Message, Topic};
use serpente_text::words::{Language, Words};
use session::CurrentMatch;
use std::env::consts::OS;
use std::sync::Arc;
use std::time::Instant;
use steps::StepRunner;
use teller::utterance;

/// The program between the keyboard and the outputs.
pub struct App<O> {
    /// What every screen works with.
    context: Context<O>,
    /// Whether the last key press may have been a key held down.
    held: HeldKey,
}

impl<O: Outlet> App<O> {
    /// Announces a problem after the current announcements.
    pub fn notice(&mut self, message: Message) {
        self.context.notice(message);
    }

    /// Returns the outputs.
    pub fn outlet(&mut self) -> &mut O {
        &mut self.context.teller.outlet
    }

    /// Ends the program, and returns its outputs.
    pub fn into_outlet(self) -> O {
        self.context.teller.outlet
    }

    /// Returns the languages, which may be shared with other programs.
    pub fn words(&self) -> &Arc<Words> {
        &self.context.session.words
    }

    /// Returns whether the program is to be left.
    pub fn is_done(&self) -> bool {
        self.context.done || self.context.is_back_at_first_page()
    }

    /// Returns the utterance that says goodbye.
    pub fn goodbye(&self) -> Utterance {
        let text = self.context.session.text(&say::goodbye());
        utterance(text, &self.context.session)
    }

    /// Returns whether our voice is on.
    pub fn speaks(&self) -> bool {
        self.context.teller.voice.speaks
    }

    /// Returns a message's text in the current language and detail.
    pub fn text(&self, message: &Message) -> String {
        self.context.session.text(message)
    }

    /// Returns the language of the listener.
    pub fn language(&self) -> Language {
        self.context.session.language
    }

    /// Returns the current screen; `None` if there is none, or during a retelling, which runs by itself.
    pub fn shown(&self) -> Option<Shown> {
        self.context.shown()
    }

    /// Returns the tag of the language in which the current screen is shown.
    pub fn shown_in(&self) -> String {
        self.context
            .session
            .words
            .tag(self.context.session.language)
    }

    /// Gives the files that are to be written to somebody else, who writes the newest of each, and tells by a [notice](Self::notice)
    /// which could not be written. Otherwise they are written at once, and keys wait for the disk.
    pub fn save_elsewhere(&mut self, save: impl Fn(SaveTask) + Send + 'static) {
        self.context.session.saving.0 = Some(Box::new(save));
    }

    /// Turns the program into one for this visitor of a parlour.
    #[must_use]
    pub fn visited(mut self, visitor: Visitor) -> Self {
        visitor.arrive(&mut self.context);
        self
    }

    /// Lets the visitor in, and leads to their first destination.
    pub fn open_visit(&mut self, now: Instant) {
        self.context.session.now = now;
        LobbyScreens::of(&mut self.context).open_visit();
    }

    /// Returns the name of the table that the visitor sits at or watches.
    pub fn table_here(&self) -> Option<String> {
        self.context.online.table().map(|table| table.table.clone())
    }

    /// Returns the player's settings.
    pub fn settings(&self) -> &Settings {
        &self.context.session.settings
    }

    /// Returns how the parlour that runs the program knows the visitor.
    pub fn known_here(&self) -> Option<&Acquaintance> {
        self.context.online.acquaintances.at(&here())
    }

    /// Returns when the program needs its next `tick`, if it needs one.
    pub fn wakes_at(&self) -> Option<Instant> {
        let of_screen = match self.context.screens.last() {
            Some(Screen::Retelling(retelling)) => retelling.wakes_at(),
            Some(Screen::Table) => {
                let game = self.context.session.matches.game.as_ref();
                game.and_then(|game| game.table.wakes_at())
            }
            _ => None,
        };
        let session = &self.context.session;
        let keeper = session.matches.game.as_ref().and_then(CurrentMatch::keeper);
        let of_record = keeper.and_then(MatchKeeper::retry_wait);
        let all = [
            self.held.wakes_at(),
            self.context.teller.scheduler.wakes_at(),
            of_screen,
            of_record.map(|wait| session.now + wait),
            self.context.online.wakes_at(),
        ];
        all.into_iter().flatten().min()
    }

    /// Handles the passing of time.
    pub fn tick(&mut self, now: Instant) {
        self.context.session.now = now;
        self.press_meant(None);
        let teller = &mut self.context.teller;
        teller.scheduler.time_out(teller.voice.speaks, now);
        self.context.tell_next();
        if self.context.teller.scheduler.gathers_in_vain(now) {
            TableScreen::of(&mut self.context).tell_who_is_waited_for();
        }
        let game = self.context.session.matches.game.as_mut();
        let saved = game.and_then(CurrentMatch::look_at_record);
        self.context.notice_all(saved);
        // An announcement that is being spoken is reported to the host once it was heard.
        let scheduler = &self.context.teller.scheduler;
        let was_heard = scheduler.gathers() || !scheduler.is_waiting();
        if self.context.online.is_due(now) && was_heard {
            self.context.tell_host_what_was_heard();
        }
        if self.context.online.is_list_due(now) {
            LobbyScreens::of(&mut self.context).look_again();
        }
        match self.context.screens.last() {
            Some(Screen::Retelling(retelling)) if retelling.is_due(now) => self.retell(),
            Some(Screen::Table) => TableScreen::of(&mut self.context).play_input(SeatInput::Tick),
            // While another screen is on top of the table, the table's clock is stopped.
            _ => {}
        }
    }

    /// Says up to when the player had been sent what happened when they made the next inputs: on a slow line, what came later
    /// was not meant. `None`: they had been sent everything.
    pub fn sent_until(&mut self, time: Option<Instant>) {
        self.context.pressed.sent_until = time;
    }

    /// Handles an input.
    pub fn take(&mut self, incoming: Incoming, now: Instant) {
        self.context.session.now = now;
        self.context.teller.stop_last_word(&self.context.session);
        match incoming {
            Incoming::Key(press) => {
                self.press_meant(Some(&press));
                self.act_on(press);
            }
            Incoming::Unknown(text) => self.unknown(text),
            Incoming::Unnamed => {
                self.context.refuse(refusals::nameless_key(
                    self.context.session.key(AppAction::Help),
                ));
            }
            Incoming::Pasted(text) => self.paste(&text),
            // A record is announced to its end, whether or not keys can still arrive.
            Incoming::Closed if self.context.is_retelling() => {}
            Incoming::Closed | Incoming::Hangup | Incoming::Terminate | Incoming::Interrupt => {
                TableScreen::of(&mut self.context).end_in_a_match();
                self.context.done = true;
            }
            Incoming::Suspended => self.context.hush(),
            Incoming::Resumed => self.context.again(),
        }
        TableScreen::of(&mut self.context).stop_clock_while_covered();
    }

    /// Handles a report about speech.
    pub fn report(&mut self, report: Report, now: Instant) {
        self.context.session.now = now;
        let message = match report {
            Report::Speaking(number) => return self.context.teller.scheduler.speaking(number, now),
            Report::Heard(number) => {
                self.context.teller.scheduler.heard(number);
                return self.context.tell_next();
            }
            Report::Unsaid(number) => return self.context.teller.scheduler.unsaid(number),
            // A player who has switched our voice off does not miss it.
            Report::Unavailable | Report::Lost | Report::Restored | Report::NoneInstalled
                if !self.context.teller.voice.speaks =>
            {
                return;
            }
            Report::Unavailable => speech::speech_unavailable(),
            Report::Lost => speech::speech_lost(),
            Report::Restored => speech::speech_restored(),
            Report::NoneInstalled => {
                let settings = &mut self.context.session.settings;
                if std::mem::replace(&mut settings.missing_voice_told, true) {
                    return;
                }
                self.context.keep_settings();
                speech::speech_none_installed()
            }
            Report::NoVoice { language } => speech::speech_no_voice(language),
            Report::NotInside { .. } => {
                let language = self.context.session.text(&language_name());
                speech::speech_not_inside(language, speech::SystemKeyword(OS))
            }
            Report::StandsIn(stands_in) => {
                self.context.teller.voice.system_is_away = stands_in;
                return;
            }
            Report::Voices(voices) => {
                self.context.teller.voice.voices = voices;
                return;
            }
        };
        self.context
            .tell(&Announcement::general(message).about(Topic::Speech));
    }

    /// Announces the next event, as its time has come.
    pub(crate) fn retell(&mut self) {
        let mut step = ScreenStep::Stay;
        self.context.with_screen(|screen, session, teller| {
            if let Screen::Retelling(retelling) = screen {
                step = retelling.go_on(false, session, teller);
            }
        });
        StepRunner::of(&mut self.context).take(step);
    }

    /// Returns the next task to compute in the background, if there is one.
    pub fn take_task(&mut self) -> Option<BackgroundTask> {
        if let Some(review) = self.context.session.learning.next_task() {
            return Some(review);
        }
        let game = self.context.session.matches.game.as_mut()?;
        let thinking = game.table.take_thinking()?;
        Some(BackgroundTask::of_match(thinking))
    }

    /// Takes the result of such a task.
    pub fn task_done(&mut self, result: TaskResult, now: Instant) {
        self.context.session.now = now;
        match result {
            TaskResult::Match(thought) => TableScreen::of(&mut self.context).take_thought(thought),
            TaskResult::Par(result, par) => self.context.keep_day(result, par),
            TaskResult::Lost(day, lost) => self.context.keep_lost(day, lost),
            TaskResult::Review(reviewed, stop) => {
                MatchReview::of(&mut self.context).take_weighed(reviewed, &stop);
            }
        }
    }

    /// Handles news from other machines.
    pub fn network(&mut self, news: NetworkNews, now: Instant) {
        self.context.session.now = now;
        ParlourConnection::of(&mut self.context).take_news(news);
    }

    /// Returns whether a match was left that could not be saved.
    pub fn has_lost_a_match(&self) -> bool {
        self.context.session.matches.lost
    }

    /// Returns the table as a picture, if there is a table.
    pub fn picture(&self) -> Option<Picture> {
        let listener = self.context.session.listener()?;
        Picture::for_listener(listener, |message| self.context.session.text(message))
    }
}
