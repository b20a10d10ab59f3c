//! The settings, changed by keys at any time or in their menu.

use super::Outlet;
use super::session::Session;
use super::teller::Teller;
use crate::setup::choices::step;
use serpente_device::settings::{Echo, Talk};
use serpente_device::sound::{self, SoundLevel};
use serpente_device::speech::Engine;
use serpente_listen::files;
use serpente_seat::AppAction;
use serpente_synth::ListeningBy;
use serpente_text::announce::say::locale::language_name;
use serpente_text::announce::say::menus;
use serpente_text::announce::say::settings as say;
use serpente_text::announce::say::{ListeningName, SoundLevelName};
use serpente_text::announce::{Announcement, Message, Topic, decimal};
use serpente_text::words::Detail;

/// The step by which speed, loudness and pitch change.
const STEP: i8 = 10;

/// The step of the pause after a computer player's move, in milliseconds.
const PAUSE_STEP: u32 = 250;

/// The longest pause, in milliseconds.
const LONGEST_PAUSE: u32 = 10_000;

/// The step of a screen reader's speed, in words a minute.
const READING_STEP: u32 = 20;

/// The slowest and the fastest screen reader that the menu offers, in words a minute. One step below the slowest, nothing
/// waits.
pub(super) const READING: std::ops::RangeInclusive<u32> = 60..=600;

/// A setting in the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Setting {
    Speech,
    Rate,
    Volume,
    Pitch,
    Voice,
    Detail,
    Echo,
    Pause,
    Waits,
    Reading,
    Drawing,
    ReviewAsks,
    Talk,
    Microphone,
    Sound,
    SoundVolume,
    ListeningBy,
    SoundTheme,
    Language,
}

impl Setting {
    /// All settings, in the order of the menu.
    pub(super) const ALL: [Self; 19] = [
        Self::Speech,
        Self::Rate,
        Self::Volume,
        Self::Pitch,
        Self::Voice,
        Self::Detail,
        Self::Echo,
        Self::Pause,
        Self::Waits,
        Self::Reading,
        Self::Drawing,
        Self::ReviewAsks,
        Self::Talk,
        Self::Microphone,
        Self::Sound,
        Self::SoundVolume,
        Self::ListeningBy,
        Self::SoundTheme,
        Self::Language,
    ];

    /// Returns whether a setting has an effect for the listener.
    pub(super) fn has_effect(self, session: &Session) -> bool {
        match self {
            // The visitor's side chooses the voice, and a visitor has no records to review.
            Self::Voice | Self::Pause | Self::ReviewAsks => !session.is_visited(),
            Self::Microphone => {
                let folder = session.settings.recogniser_folder(session.folders.as_ref());
                !session.is_visited() && files::look(&folder).is_ok()
            }
            Self::SoundTheme => !themes(session).is_empty(),
            Self::Speech
            | Self::Rate
            | Self::Volume
            | Self::Pitch
            | Self::Sound
            | Self::SoundVolume
            | Self::ListeningBy => session.has_no_voice().is_none(),
            Self::Detail
            | Self::Echo
            | Self::Waits
            | Self::Drawing
            | Self::Reading
            | Self::Talk
            | Self::Language => true,
        }
    }
}

/// Returns the label of a setting, with its value.
pub(super) fn label_of(setting: Setting, session: &Session, voice_is_on: bool) -> Message {
    let settings = &session.settings;
    let speech = session.start.overrides.tuning(settings);
    let sounds = session.start.overrides.sounds(settings);
    match setting {
        Setting::Speech => say::set_speech(say::SpeakerKeyword(if voice_is_on {
            settings.speech.engine.name()
        } else {
            "off"
        })),
        Setting::Rate => say::rate(i32::from(speech.rate)),
        Setting::Volume => say::volume(speech.volume),
        Setting::Pitch => say::pitch(i32::from(speech.pitch)),
        Setting::Voice => match speech.voices.get(&session.voice()) {
            Some(voice) => say::set_voice(voice),
            None => say::set_voice_usual(),
        },
        Setting::Detail => say::set_detail(say::DetailKeyword(settings.telling.detail.name())),
        Setting::Echo => say::set_echo(say::OwnMoves(settings.telling.echo.name())),
        Setting::Pause => pause(settings.pace.pause),
        Setting::Waits => say::set_waits(settings.pace.waits),
        Setting::Drawing => say::set_drawing(settings.draws_by_itself),
        Setting::Reading => say::set_reading(settings.pace.reading),
        Setting::ReviewAsks => say::set_review_asks(settings.review_asks),
        Setting::Talk => say::set_talk(say::HeardKeyword(settings.telling.talk.name())),
        Setting::Microphone => say::set_microphone(settings.microphone.by_itself),
        Setting::Sound => say::set_sounds(SoundLevelName(sounds.level().name())),
        Setting::SoundVolume => say::set_sound_volume(sounds.volume),
        Setting::ListeningBy => say::set_listening(ListeningName(sounds.listening.name())),
        Setting::SoundTheme => match sounds.theme {
            Some(theme) => say::set_theme(theme),
            None => say::set_theme_usual(),
        },
        Setting::Language => say::set_language(session.text(&language_name())),
    }
}

/// Returns the player's themes of sounds: the folders within that of their own sounds.
fn themes(session: &Session) -> Vec<String> {
    match &session.folders {
        Some(folders) => sound::themes(&folders.data),
        None => Vec::new(),
    }
}

/// The keys and the menu that change settings, with all that they need.
pub(super) struct SettingsRoom<'a, O> {
    pub(super) session: &'a mut Session,
    pub(super) teller: &'a mut Teller<O>,
}

impl<O: Outlet> SettingsRoom<'_, O> {
    /// Changes a setting, up or down.
    pub(super) fn change(&mut self, setting: Setting, up: bool) {
        let settings = &mut self.session.settings;
        let overrides = &mut self.session.start.overrides;
        match setting {
            Setting::Speech => return self.change_engine(up),
            Setting::Rate => {
                let rate = overrides.rate.take().unwrap_or(settings.speech.rate);
                settings.speech.rate = stepped(rate, up, -100);
            }
            Setting::Volume => {
                let volume = overrides.volume.take().unwrap_or(settings.speech.volume);
                settings.speech.volume = loudness(volume, up);
            }
            Setting::Pitch => settings.speech.pitch = stepped(settings.speech.pitch, up, -100),
            Setting::Voice => self.change_voice(up),
            Setting::Detail => {
                settings.telling.detail = step(&Detail::ALL, settings.telling.detail, up);
            }
            Setting::Echo => settings.telling.echo = step(&Echo::ALL, settings.telling.echo, up),
            Setting::Pause if up => {
                settings.pace.pause = (settings.pace.pause + PAUSE_STEP).min(LONGEST_PAUSE);
            }
            Setting::Pause => settings.pace.pause = settings.pace.pause.saturating_sub(PAUSE_STEP),
            Setting::Waits => settings.pace.waits = !settings.pace.waits,
            Setting::Drawing => settings.draws_by_itself = !settings.draws_by_itself,
            Setting::Reading => settings.pace.reading = other_reading(settings.pace.reading, up),
            Setting::ReviewAsks => settings.review_asks = !settings.review_asks,
            Setting::Talk => settings.telling.talk = step(&Talk::ALL, settings.telling.talk, up),
            Setting::Microphone => settings.microphone.by_itself = !settings.microphone.by_itself,
            Setting::Sound => {
                let level = overrides.sounds(settings).level();
                settings.sound.set_level(step(&SoundLevel::ALL, level, up));
                overrides.sound = None;
                // The player has found them.
                settings.sounds_offered = true;
            }
            Setting::ListeningBy => {
                settings.sound.listening = step(&ListeningBy::ALL, settings.sound.listening, up);
            }
            Setting::SoundTheme => self.change_theme(up),
            Setting::SoundVolume => settings.sound.volume = loudness(settings.sound.volume, up),
            Setting::Language => self.change_language(up),
        }
        match setting {
            Setting::Rate | Setting::Volume | Setting::Pitch | Setting::Voice => {
                self.teller.tune(self.session);
            }
            Setting::Sound | Setting::SoundVolume | Setting::ListeningBy | Setting::SoundTheme => {
                let sounds = self.session.start.overrides.sounds(&self.session.settings);
                self.teller.outlet.tune_sounds(sounds);
            }
            Setting::Detail | Setting::Pause | Setting::Waits | Setting::Drawing => {
                self.session.update_manner();
            }
            _ => {}
        }
        self.save();
    }

    /// Changes a setting by a key of its own, and announces its new value.
    pub(super) fn change_by_key(&mut self, setting: Setting, up: bool) {
        self.change(setting, up);
        self.confirm(match setting {
            Setting::Detail => say::detail(say::DetailKeyword(
                self.session.settings.telling.detail.name(),
            )),
            Setting::Language => language_name(),
            other => label_of(other, self.session, self.teller.voice.speaks),
        });
    }

    /// Changes to the next or previous theme; the player's own sounds without a theme are one of the choices.
    fn change_theme(&mut self, up: bool) {
        let mut all = vec![None];
        for theme in themes(self.session) {
            all.push(Some(theme));
        }
        let current = self.session.settings.sound.theme.clone();
        let place = all.iter().position(|theme| *theme == current).unwrap_or(0);
        let next = if up {
            (place + 1) % all.len()
        } else {
            (place + all.len() - 1) % all.len()
        };
        self.session.settings.sound.theme = all.swap_remove(next);
    }

    /// Saves the settings; announces the problem if that fails.
    fn save(&mut self) {
        if let Err(message) = self.session.save_settings() {
            self.teller.notice(message, self.session);
        }
    }

    fn confirm(&mut self, message: Message) {
        let announcement = Announcement::reply(message).about(Topic::Setting);
        self.teller.tell(&announcement, self.session);
    }

    fn set_engine(&mut self, engine: Option<Engine>) {
        self.teller.set_engine(engine, self.session);
        self.save();
    }

    /// Changes to the next or previous engine; no voice at all is one of the choices.
    fn change_engine(&mut self, up: bool) {
        let mut all: Vec<Option<Engine>> = Vec::new();
        for &engine in self.teller.voice.engines {
            all.push(Some(engine));
        }
        all.push(None);
        self.set_engine(step(&all, self.teller.engine(self.session), up));
    }

    /// Switches our voice off at once, or on again with the same engine. A player who keeps pressing the key hears nothing, so
    /// the next engine is tried then. `brought_back`: the key press before switched the voice on, and the key was pressed
    /// again. Returns whether this key press counts as one that switched it on.
    pub(super) fn switch_speech(&mut self, brought_back: bool) -> bool {
        if self.teller.voice.speaks {
            self.set_engine(None);
            self.confirm(say::speech_off());
            return brought_back;
        }
        let chosen = self.session.settings.speech.engine;
        let next = if brought_back {
            self.engine_after(chosen)
        } else {
            chosen
        };
        self.set_engine(Some(next));
        self.confirm(say::speech_on(say::SpeakerKeyword(next.name())));
        self.hint_at_two_readings();
        true
    }

    /// Announces how to stop a screen reader that already gets each line from also reading the terminal by itself.
    pub(super) fn hint_at_two_readings(&mut self) {
        if self.teller.engine(self.session) == Some(Engine::Reader) {
            self.teller.notice(say::speech_twice(), self.session);
        }
    }

    /// Returns the next engine that can speak this language.
    fn engine_after(&self, current: Engine) -> Engine {
        let language = self.session.voice();
        let voice = &self.teller.voice;
        let mut all = Vec::new();
        for &engine in voice.engines {
            let is_away = engine == Engine::System && voice.system_is_away;
            if engine == current || engine.reads(&language) && !is_away {
                all.push(engine);
            }
        }
        step(&all, current, true)
    }

    /// Changes to the next or previous voice of this language; the system's choice comes before the first.
    fn change_voice(&mut self, up: bool) {
        let language = self.session.voice();
        let mut all: Vec<Option<&str>> = vec![None];
        for voice in &self.teller.voice.voices {
            if voice.language.split(['-', '_']).next() == language.split('-').next() {
                all.push(Some(&voice.id));
            }
        }
        let voices = &mut self.session.settings.speech.voices;
        let chosen = voices.get(&language).map(String::as_str);
        match step(&all, chosen, up).map(str::to_owned) {
            Some(voice) => drop(voices.insert(language, voice)),
            None => drop(voices.remove(&language)),
        }
    }

    fn change_language(&mut self, up: bool) {
        // A visitor must not reload the parlour's files.
        if !self.session.is_visited() {
            for problem in self.session.words.reload_quietly() {
                // Announced in the language whose file was edited: its translator may not understand the next one.
                let message = Message::from(&problem);
                self.teller.notice_in_this_language(message, self.session);
            }
        }
        let next = self.session.words.beside(self.session.language, up);
        self.session.language = next;
        self.session.settings.language = Some(self.session.words.tag(next));
    }

    pub(super) fn reload_languages(&mut self) {
        for problem in &self.session.words.reload() {
            self.teller.notice(Message::from(problem), self.session);
        }
        self.confirm(say::reloaded());
    }

    /// Announces how to switch off our voice, if the player was never asked; or how to switch it on again, for a player who
    /// switched it off by accident.
    pub(super) fn hint_at_the_voice(&mut self) {
        let key = self.session.key(AppAction::Speech);
        let has_reader = self.teller.voice.reader_runs || self.session.settings.speech.reader;
        let is_asked_for = self.session.start.overrides.speech.is_some();
        if !self.teller.voice.speaks && !is_asked_for && !has_reader {
            self.teller.speak_once(self.session);
            // At once, because our voice does not speak the announcements that wait.
            self.teller.answer(menus::voice_is_off(key), self.session);
        } else if self.teller.voice.speaks && self.session.settings.speech.on.is_none() {
            self.teller.notice(menus::voice_hint(key), self.session);
        }
    }
}

/// Returns the message for a pause of so many milliseconds, told in seconds.
fn pause(milliseconds: u32) -> Message {
    let seconds = f64::from(milliseconds) / 1000.0;
    match milliseconds % 1000 {
        0 => say::set_pause(milliseconds / 1000),
        500 => say::set_pause_part(decimal(seconds, 1)),
        _ => say::set_pause_part(decimal(seconds, 2)),
    }
}

/// Returns the next faster or slower speed of a screen reader.
fn other_reading(reading: u32, up: bool) -> u32 {
    let slowest = *READING.start();
    let fastest = *READING.end();
    match (up, reading) {
        (true, 0) => slowest,
        (true, _) => (reading + READING_STEP).min(fastest.max(reading)),
        (false, _) if reading <= slowest => 0,
        (false, _) => (reading - READING_STEP).max(slowest),
    }
}

/// Changes a value by one step, up or down, between `least` and 100.
fn stepped(value: i8, up: bool, least: i8) -> i8 {
    value
        .saturating_add(if up { STEP } else { -STEP })
        .clamp(least, 100)
}

fn loudness(value: u8, up: bool) -> u8 {
    stepped(i8::try_from(value.min(100)).unwrap_or(100), up, 0).unsigned_abs()
}
