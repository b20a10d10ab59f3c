//! The program's own voice: whether it is on, which engine speaks, and with which tuning.

use super::{CutBy, Outlet, Teller};
use crate::session::Session;
use serpente_device::speech::{Engine, SpeechOrder, Tuning, VoiceInfo};

/// The program's own voice.
#[expect(
    clippy::struct_excessive_bools,
    reason = "they have nothing to do with one another"
)]
#[derive(Default)]
pub(crate) struct OwnVoice {
    /// Whether the voice is on.
    pub(crate) speaks: bool,
    /// Whether announcements take their time, with our voice or without: people listen at a terminal.
    pub(crate) paced: bool,
    /// Whether a screen reader is known to run.
    pub(crate) reader_runs: bool,
    /// The speech engines on offer.
    pub(crate) engines: &'static [Engine],
    pub(crate) voices: Vec<VoiceInfo>,
    /// Whether the built-in voice stands in for the system's.
    pub(crate) system_is_away: bool,
    /// Whether the voice was switched off and still speaks the next announcement.
    pub(crate) last_word: bool,
    /// Whether it has spoken that announcement; the next key stops it if it still talks.
    pub(crate) falls_silent: bool,
}

impl<O: Outlet> Teller<O> {
    /// Returns the current parameters of the voice.
    pub(crate) fn tuning(&self, session: &Session) -> Tuning {
        Tuning {
            on: Some(self.voice.speaks),
            ..session.start.overrides.tuning(&session.settings)
        }
    }

    /// Passes the parameters to the voice.
    pub(crate) fn tune(&mut self, session: &Session) {
        self.voice.falls_silent = false;
        self.outlet.speech(SpeechOrder::Tune(self.tuning(session)));
    }

    /// Lets our voice speak one more announcement although it is off.
    pub(crate) fn speak_once(&mut self, session: &Session) {
        self.outlet.speech(SpeechOrder::Tune(Tuning {
            on: Some(true),
            ..self.tuning(session)
        }));
        self.fall_silent(session);
    }

    /// Switches our voice off after one more announcement: switched off at once, it could not say that it is off. The next key
    /// press stops it.
    pub(crate) fn fall_silent(&mut self, session: &Session) {
        self.outlet.quiet();
        self.voice.speaks = false;
        self.scheduler.read_on(session.now);
        // A voice is often switched off because it hangs, so a screen reader reads the moves that were cut short.
        self.interrupt(CutBy::Hurry, session.now);
        self.voice.last_word = true;
        self.voice.falls_silent = true;
    }

    /// Stops a voice that was switched off and still speaks its last announcement: a key was pressed.
    pub(crate) fn stop_last_word(&mut self, session: &Session) {
        if std::mem::take(&mut self.voice.falls_silent) && !self.voice.speaks {
            self.outlet.speech(SpeechOrder::Tune(self.tuning(session)));
        }
    }

    /// Returns the engine of our voice; `None` if our voice is off.
    pub(crate) fn engine(&self, session: &Session) -> Option<Engine> {
        if self.voice.speaks {
            Some(session.settings.speech.engine)
        } else {
            None
        }
    }

    /// Switches to this engine, or our voice off.
    pub(crate) fn set_engine(&mut self, engine: Option<Engine>, session: &mut Session) {
        self.voice.speaks = engine.is_some();
        let speech = &mut session.settings.speech;
        speech.on = Some(self.voice.speaks);
        // A player who switches our voice on may have no screen reader.
        speech.reader &= !self.voice.speaks;
        if let Some(engine) = engine {
            speech.engine = engine;
            self.tune(session);
        } else {
            self.fall_silent(session);
        }
    }
}
