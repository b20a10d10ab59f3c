//! The program between the keyboard and the ways out: which screen is open, and what each key means there. It
//! starts no thread and reads no clock; whoever runs it passes keys and the time in.

mod draft;
mod game;
mod items;
mod log;
mod menu;
mod outlet;
mod rules;
mod saves;
mod settings;
mod teach;

pub(crate) use draft::{Draft, level, nameless_person, seating, values};
pub use outlet::Outlet;
pub(crate) use saves::{Keeper, mismatch, read, shown};

use crate::announce::say::{menus as say, refusals, review, settings as say_settings, speech};
use crate::announce::{Announcement, Category, Cue, Keys, Message, Topic, Urgency};
use crate::console::arguments::Options;
use crate::console::{Incoming, Key, KeyMap, Press};
use crate::rules::Seat;
use crate::session::Action;
use crate::settings::{Folders, Settings};
use crate::speech::{Report, Utterance, VoiceInfo};
use crate::words::Words;
use game::Game;
use log::{Log, Step};
use menu::Menu;
use std::time::{Duration, Instant};

/// What lies on top of everything else.
#[derive(Clone, PartialEq, Debug)]
enum Screen {
    /// A list of entries.
    Menu(Menu),
    /// The table.
    Table,
    /// Sentences to go through, one key apart.
    Reader { lines: Vec<Message>, at: usize },
    /// A name is being typed.
    Name(String),
    /// Whether two voices are talking.
    TwoVoices,
}

impl Screen {
    fn is_menu(&self) -> bool {
        matches!(self, Self::Menu(_))
    }
}

/// The program between the keyboard and the ways out.
#[expect(
    clippy::struct_excessive_bools,
    reason = "they have nothing to do with one another"
)]
pub struct App<O> {
    outlet: O,
    words: Words,
    settings: Settings,
    folders: Option<Folders>,
    keymap: KeyMap,
    log: Log,
    screens: Vec<Screen>,
    game: Option<Game>,
    draft: Draft,
    /// Whether our voice speaks now.
    speaks: bool,
    /// Where this match's chance begins, and where its record goes, if the command line says so.
    asked: Options,
    voices: Vec<VoiceInfo>,
    /// The last key did something a key held down must not do again.
    acted: bool,
    /// The last key stopped the voice: once more leads to the menu.
    escaped: bool,
    /// The last key told the keys: at a table, once more reads the rules.
    helped: bool,
    done: bool,
}

/// What an [`App`] is made of.
pub struct Parts<O> {
    /// The ways out.
    pub outlet: O,
    /// The languages.
    pub words: Words,
    /// What the person chose.
    pub settings: Settings,
    /// Where settings and matches are kept, if anywhere.
    pub folders: Option<Folders>,
    /// What was asked for on the command line.
    pub options: Options,
}

impl<O: Outlet> App<O> {
    /// The program, before anything is said.
    pub fn new(parts: Parts<O>) -> Self {
        let Parts {
            outlet,
            words,
            settings,
            folders,
            options,
        } = parts;
        let (keymap, refused) = KeyMap::with(&settings.keys);
        let speaks = options.speech.or(settings.speech.on).unwrap_or(true);
        let mut app = Self {
            draft: Draft::remembered(&settings.last_match),
            outlet,
            words,
            settings,
            folders,
            keymap,
            log: Log::default(),
            screens: Vec::new(),
            game: None,
            speaks,
            asked: options,
            voices: Vec::new(),
            acted: false,
            escaped: false,
            helped: false,
            done: false,
        };
        for message in refused {
            app.notice(message);
        }
        app
    }

    /// Tells something that is wrong, behind what is being said.
    pub fn notice(&mut self, message: Message) {
        self.tell(&Announcement::event(message, Category::General));
    }

    /// Opens the main menu. If nobody ever said whether two voices are talking, that is asked first.
    pub fn open_menu(&mut self, interactive: bool) {
        self.tell(&Announcement::event(say::welcome(), Category::General));
        self.screens.push(Screen::Menu(Menu::main()));
        if interactive && self.settings.speech.on.is_none() && self.asked.speech.is_none() {
            self.screens.push(Screen::TwoVoices);
            self.ask_two_voices(Urgency::Event);
        } else {
            self.hint_at_silence();
            self.enter_menu(Urgency::Event);
        }
    }

    /// Whether the program is to be left.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// The last word: the text and its language.
    #[must_use]
    pub fn goodbye(&self) -> Utterance {
        let text = self.words.text(&say::goodbye(), self.settings.detail);
        self.utterance(text, Urgency::Answer, None, Duration::ZERO)
    }

    /// Whether our voice speaks now.
    #[must_use]
    pub fn speaks(&self) -> bool {
        self.speaks
    }

    /// A message's text, as it is told now.
    #[must_use]
    pub fn text(&self, message: &Message) -> String {
        self.words.text(message, self.settings.detail)
    }

    /// The ways out, back again.
    pub fn into_outlet(self) -> O {
        self.outlet
    }

    /// When the program wants to be ticked next, if it does.
    #[must_use]
    pub fn wakes_at(&self) -> Option<Instant> {
        let on_top = self.screens.last() == Some(&Screen::Table);
        self.game
            .as_ref()
            .filter(|_| on_top)
            .and_then(Game::wakes_at)
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Instant) {
        self.play_input(crate::session::Input::Tick, now);
    }

    /// Takes in what came from outside.
    pub fn take(&mut self, incoming: Incoming, now: Instant) {
        match incoming {
            Incoming::Key(press) => self.press(press, now),
            Incoming::Unknown(text) => self.unknown(text),
            Incoming::Pasted(text) if matches!(self.screens.last(), Some(Screen::Name(_))) => {
                self.paste_name(&text);
            }
            Incoming::Pasted(_) => {
                let keys = self.keys();
                self.refuse(refusals::paste_without_use(keys.help));
            }
            Incoming::Closed | Incoming::Hangup | Incoming::Terminate | Incoming::Interrupt => {
                self.done = true;
            }
            Incoming::Suspended => self.outlet.quiet(),
            Incoming::Resumed => self.again(),
            Incoming::Resized => {}
        }
    }

    /// Takes in how speech is doing.
    pub fn report(&mut self, report: Report) {
        let message = match report {
            Report::Unavailable => speech::speech_unavailable(),
            Report::Lost => speech::speech_lost(),
            Report::Restored => speech::speech_restored(),
            Report::NoVoice { language } => speech::speech_no_voice(language),
            Report::Voices(voices) => {
                self.voices = voices;
                return;
            }
        };
        self.tell(&Announcement::event(message, Category::General).about(Topic::Speech));
    }

    fn press(&mut self, press: Press, now: Instant) {
        let action = self.keymap.action(press.key);
        let (acted, escaped) = (
            std::mem::take(&mut self.acted),
            std::mem::take(&mut self.escaped),
        );
        let helped = std::mem::take(&mut self.helped);
        let plays = self.screens.last() == Some(&Screen::Table)
            && action.is_some_and(|action| self.may_play(action));
        if plays && (press.is_repeated() || press.may_be_held() && acted) {
            // A key held down, not a key pressed again.
            self.acted = true;
            return;
        }
        if let Some(Screen::Name(_)) = self.screens.last()
            && self.type_name(press)
        {
            return;
        }
        let Some(action) = action else {
            return self.without_use(press.key);
        };
        if action == Action::Help
            && helped
            && self.screens.last() == Some(&Screen::Table)
            && let Some(game) = &self.game
        {
            return self.open_rules(game.session.table().setup().game);
        }
        if self.anywhere(action) {
            if self.screens.last() == Some(&Screen::Table) {
                self.teach(Some(action));
            }
        } else {
            match self.screens.last() {
                Some(Screen::Table) => self.at_table(action, escaped, now),
                Some(Screen::Menu(_)) => self.in_menu(press.key, action, now),
                Some(Screen::Reader { .. }) => self.in_reader(action),
                Some(Screen::TwoVoices) => self.answer_two_voices(press.key, action),
                Some(Screen::Name(_)) | None => self.without_use(press.key),
            }
        }
    }

    /// Whether the key may spend a turn now. A digit does as an answer to a question; else it only goes through the
    /// hand, as often as it is pressed.
    fn may_play(&self, action: Action) -> bool {
        let asked = || {
            let game = self.game.as_ref();
            game.is_some_and(|game| game.session.is_asking())
        };
        action.plays() && (!matches!(action, Action::Digit(_)) || asked())
    }

    /// The keys that mean the same everywhere. Returns whether this was one.
    fn anywhere(&mut self, action: Action) -> bool {
        match action {
            Action::Repeat => self.again(),
            Action::ReviewBack => self.review(Step::Back),
            Action::ReviewForward => self.review(Step::Forward),
            Action::ReviewFirst => self.review(Step::First),
            Action::ReviewLast => self.review(Step::Last),
            Action::ReviewFilter => {
                let message = self.log.next_filter();
                self.aside(&message);
            }
            Action::ReviewSave => self.save_log(),
            Action::Help => {
                self.help();
                self.helped = true;
            }
            Action::Settings => self.open_settings(),
            Action::Detail => self.next_detail(),
            Action::Speech => self.switch_speech(),
            Action::Slower => self.change_rate(false),
            Action::Faster => self.change_rate(true),
            Action::Quieter => self.change_volume(false),
            Action::Louder => self.change_volume(true),
            Action::Language => self.next_language(),
            _ => return false,
        }
        true
    }

    /// Prints, keeps and says an announcement.
    fn tell(&mut self, announcement: &Announcement) {
        let text = self.words.text(&announcement.message, self.settings.detail);
        self.outlet.line(&text);
        self.log
            .add(text.clone(), announcement.category, announcement.owner);
        if self.speaks {
            let lead = announcement
                .cue
                .map_or(Duration::ZERO, |cue| self.outlet.cue(cue));
            let utterance = self.utterance(text, announcement.urgency, announcement.topic, lead);
            self.outlet.say(utterance);
        } else if let Some(cue) = announcement.cue {
            self.outlet.ring(cue);
        }
    }

    fn utterance(
        &self,
        text: String,
        urgency: Urgency,
        topic: Option<Topic>,
        lead: Duration,
    ) -> Utterance {
        Utterance {
            text,
            language: self.words.voice().to_owned(),
            urgency,
            topic,
            lead,
        }
    }

    fn answer(&mut self, message: Message) {
        self.tell(&Announcement::answer(message).filed(Category::General));
    }

    fn refuse(&mut self, message: Message) {
        self.tell(
            &Announcement::answer(message)
                .filed(Category::General)
                .with(Cue::Refused),
        );
    }

    fn without_use(&mut self, key: Key) {
        let keys = self.keys();
        self.refuse(refusals::key_without_use(key.spoken(), keys.help));
    }

    fn unknown(&mut self, text: String) {
        if matches!(self.screens.last(), Some(Screen::Name(_))) {
            self.take_name(&text);
        } else {
            let keys = self.keys();
            self.refuse(refusals::key_without_use(
                crate::announce::say::keys::key_letter(text),
                keys.help,
            ));
        }
    }

    /// Says something that is already in what was said, or about going through it: printed, but not kept again.
    fn aside(&mut self, message: &Message) {
        let text = self.words.text(message, self.settings.detail);
        self.say_again(text);
    }

    fn say_again(&mut self, text: String) {
        self.outlet.line(&text);
        if self.speaks {
            let utterance = self.utterance(text, Urgency::Answer, None, Duration::ZERO);
            self.outlet.say(utterance);
        }
    }

    /// Who may read what is private now.
    fn reader(&self) -> Option<Seat> {
        self.game.as_ref().and_then(|game| game.session.holder())
    }

    fn again(&mut self) {
        match self.log.newest(self.reader()).map(str::to_owned) {
            Some(text) => self.say_again(text),
            None => self.aside(&review::review_empty()),
        }
    }

    fn review(&mut self, step: Step) {
        let reader = self.reader();
        match self.log.go(step, reader).map(str::to_owned) {
            Ok(text) => self.say_again(text),
            Err(message) => self.aside(&message),
        }
    }

    fn save_log(&mut self) {
        let Some(folders) = &self.folders else {
            return self.answer(say_settings::settings_no_home());
        };
        let seconds = std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .map_or(0, |since| since.as_secs());
        let file = folders
            .data()
            .join("sessions")
            .join(format!("{seconds}.txt"));
        let message = match self.log.save(&file, self.reader()) {
            Ok(()) => review::review_saved(shown(&file)),
            Err(error) => {
                crate::announce::say::errors::file_not_written(shown(&file), (&error).into())
            }
        };
        self.answer(message);
    }

    /// The names of the keys that sentences speak of.
    fn keys(&self) -> Keys {
        let key = |action| self.key(action);
        Keys {
            draw: key(Action::Draw),
            confirm: key(Action::Confirm),
            right: key(Action::Right),
            left: key(Action::Left),
            pass: key(Action::Pass),
            exchange: key(Action::Exchange),
            escape: key(Action::Escape),
            help: key(Action::Help),
        }
    }

    /// The name of the first key that means this.
    fn key(&self, action: Action) -> Message {
        self.keymap
            .keys(action)
            .first()
            .expect("no action is ever left without a key")
            .spoken()
    }

    /// Tells the keys that work here and now.
    fn help(&mut self) {
        let everywhere = [
            Action::Repeat,
            Action::ReviewBack,
            Action::ReviewForward,
            Action::Speech,
            Action::Slower,
            Action::Faster,
            Action::Language,
            Action::Detail,
            Action::Settings,
        ];
        let here = match self.screens.last() {
            Some(Screen::Table) => self
                .game
                .as_ref()
                .map_or_else(Vec::new, |game| game.session.available()),
            Some(Screen::TwoVoices) => vec![Action::Confirm, Action::Escape],
            Some(Screen::Menu(_) | Screen::Reader { .. } | Screen::Name(_)) | None => {
                vec![
                    Action::Previous,
                    Action::Next,
                    Action::First,
                    Action::Last,
                    Action::Confirm,
                    Action::Escape,
                ]
            }
        };
        // Each row is a sentence of its own, so no comma joins them.
        let rows: Vec<String> = here
            .into_iter()
            .chain(everywhere)
            .map(|action| self.text(&self.keymap.line(action)))
            .collect();
        self.answer(say::help_keys(vec![rows.join(" ").into()]));
    }

    /// Every key with its meaning, to go through.
    fn open_keys(&mut self) {
        let lines = self
            .keymap
            .rows()
            .map(|(action, _)| self.keymap.line(action))
            .collect();
        self.open_reader(lines);
    }

    fn open_reader(&mut self, lines: Vec<Message>) {
        self.screens.push(Screen::Reader { lines, at: 0 });
        self.in_reader(Action::First);
    }

    fn in_reader(&mut self, action: Action) {
        let Some(Screen::Reader { lines, at }) = self.screens.last_mut() else {
            return;
        };
        let last = lines.len().saturating_sub(1);
        *at = match action {
            Action::Previous => at.saturating_sub(1),
            Action::Next | Action::Confirm | Action::Draw => (*at + 1).min(last),
            Action::First => 0,
            Action::Last => last,
            Action::Escape | Action::Leave => return self.back(),
            _ => return self.help(),
        };
        if let Some(line) = lines.get(*at).cloned() {
            self.tell(
                &Announcement::answer(line)
                    .filed(Category::General)
                    .about(Topic::Cursor)
                    .with(Cue::Menu),
            );
        }
    }

    fn ask_two_voices(&mut self, urgency: Urgency) {
        let message = say::ask_two_voices(self.key(Action::Confirm), self.key(Action::Escape));
        self.tell(&Announcement {
            urgency,
            ..Announcement::event(message, Category::General)
        });
    }

    fn answer_two_voices(&mut self, key: Key, action: Action) {
        let two = match (key, action) {
            (_, Action::Confirm) => true,
            (_, Action::Escape) => false,
            _ => return self.ask_two_voices(Urgency::Answer),
        };
        self.settings.speech.on = Some(!two);
        self.keep_settings();
        self.screens.pop();
        let key = self.key(Action::Speech);
        self.answer(if two {
            say::one_voice_silent(key)
        } else {
            say::one_voice_stays(key)
        });
        self.speaks = !two;
        if two {
            // The sentence is said to its end by the screen reader, which reads the line.
            self.outlet.tune(self.tuning());
        }
        self.enter_menu(Urgency::Event);
    }

    /// Says once how to silence our voice, where nobody was asked.
    fn hint_at_silence(&mut self) {
        if self.speaks && self.settings.speech.on.is_none() {
            self.notice(say::voice_hint(self.key(Action::Speech)));
        }
    }

    fn open_name(&mut self) {
        self.screens.push(Screen::Name(String::new()));
        let message = say::ask_name(self.key(Action::Confirm));
        self.answer(message);
    }

    /// Types on a name. Returns whether the key was for that.
    fn type_name(&mut self, press: Press) -> bool {
        let Some(Screen::Name(name)) = self.screens.last_mut() else {
            return false;
        };
        match (press.key, press.typed) {
            (Key::Enter, _) => {
                let name = std::mem::take(name);
                self.take_name(&name);
                return true;
            }
            (Key::Escape, _) => {
                self.back();
                return true;
            }
            (Key::Backspace, _) => drop(name.pop()),
            (_, Some(letter)) if name.chars().count() < crate::console::arguments::LONGEST_NAME => {
                name.push(letter);
            }
            (_, Some(_)) => {}
            (_, None) => return false,
        }
        self.tell_typed();
        true
    }

    /// A pasted name is typed as far as it is one line and not too long; it still has to be confirmed.
    fn paste_name(&mut self, text: &str) {
        if let Some(Screen::Name(name)) = self.screens.last_mut() {
            let line = text.lines().next().unwrap_or_default();
            let room = crate::console::arguments::LONGEST_NAME - name.chars().count();
            name.extend(line.chars().take(room));
            self.tell_typed();
        }
    }

    fn tell_typed(&mut self) {
        if let Some(Screen::Name(name)) = self.screens.last() {
            let typed = name.clone();
            self.aside(&if typed.is_empty() {
                say::typed_nothing()
            } else {
                say::typed(typed)
            });
        }
    }

    fn take_name(&mut self, name: &str) {
        let name: String = name
            .trim()
            .chars()
            .take(crate::console::arguments::LONGEST_NAME)
            .collect();
        self.settings.name = Some(name).filter(|name| !name.is_empty());
        self.keep_settings();
        self.back();
    }

    /// One screen back.
    fn back(&mut self) {
        self.screens.pop();
        match self.screens.last() {
            Some(Screen::Menu(_)) => self.tell_entry(Urgency::Answer),
            Some(Screen::Table) => self.tell_turn(),
            Some(Screen::Reader { .. } | Screen::Name(_) | Screen::TwoVoices) => self.again(),
            None => self.done = true,
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

/// Everything a language is called, for settings.
fn language_name() -> Message {
    crate::announce::say::locale::language_name()
}
