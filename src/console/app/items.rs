//! The entries of the menus: what each says, does, and changes.

use super::menu::{Kind, Menu};
use super::{App, Draft, Outlet, Screen, nameless_person, seating};
use crate::announce::say::games::{Level as LevelName, Rule, RuleValue, game_name};
use crate::announce::say::{menus as say, settings as say_settings};
use crate::announce::{GameName, Message, Urgency};
use crate::bots::Level;
use crate::rules::{Domain, Goal, HouseRule, Value};
use crate::table::Game;
use std::time::Instant;

/// An entry of a menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Item {
    NewMatch,
    Resume,
    Tutorial,
    Games,
    Settings,
    Keys,
    Quit,
    Start,
    Game,
    Seating,
    People,
    Level,
    Set,
    Hand,
    Limit,
    Rule(usize),
    Name,
    BackToTable,
    Leave,
    Speech,
    Rate,
    Volume,
    Pitch,
    Voice,
    Sound,
    SoundVolume,
    Detail,
    Pause,
    Language,
    Reload,
    /// The rules of a game, by its place among all.
    Rules(usize),
}

/// How far a limit is changed at once, in points.
const LIMIT_STEP: u32 = 10;

/// How far thinking time and other numbers are changed at once.
const NUMBER_STEP: u32 = 5;

impl Item {
    /// Whether left and right change it.
    pub(super) fn is_changeable(self) -> bool {
        match self {
            Self::Game
            | Self::Seating
            | Self::People
            | Self::Level
            | Self::Set
            | Self::Hand
            | Self::Limit
            | Self::Rule(_)
            | Self::Speech
            | Self::Rate
            | Self::Volume
            | Self::Pitch
            | Self::Voice
            | Self::Sound
            | Self::SoundVolume
            | Self::Detail
            | Self::Pause
            | Self::Language => true,
            Self::NewMatch
            | Self::Resume
            | Self::Tutorial
            | Self::Games
            | Self::Settings
            | Self::Keys
            | Self::Quit
            | Self::Start
            | Self::Name
            | Self::BackToTable
            | Self::Leave
            | Self::Rules(_)
            | Self::Reload => false,
        }
    }
}

impl<O: Outlet> App<O> {
    /// The entries of a menu.
    pub(super) fn items(&self, kind: Kind) -> Vec<Item> {
        match kind {
            Kind::Main => vec![
                Item::NewMatch,
                Item::Resume,
                Item::Tutorial,
                Item::Games,
                Item::Settings,
                Item::Keys,
                Item::Quit,
            ],
            Kind::Match => {
                let mut items = vec![
                    Item::Start,
                    Item::Game,
                    Item::Seating,
                    Item::People,
                    Item::Level,
                    Item::Set,
                    Item::Hand,
                    Item::Limit,
                ];
                items.extend((0..self.draft.game.house_rules().len()).map(Item::Rule));
                items.push(Item::Name);
                items
            }
            Kind::Settings => vec![
                Item::Speech,
                Item::Rate,
                Item::Volume,
                Item::Pitch,
                Item::Voice,
                Item::Detail,
                Item::Pause,
                Item::Sound,
                Item::SoundVolume,
                Item::Language,
                Item::Reload,
                Item::Name,
            ],
            Kind::Games => (0..Game::all().count()).map(Item::Rules).collect(),
            Kind::Table => vec![Item::BackToTable, Item::Settings, Item::Keys, Item::Leave],
        }
    }

    /// What an entry says.
    pub(super) fn label(&self, item: Item) -> Message {
        let draft = &self.draft;
        let game = GameName(draft.game.id());
        match item {
            Item::NewMatch => say::menu_new_match(),
            Item::Resume => say::menu_resume(),
            Item::Tutorial => say::menu_tutorial(),
            Item::Games => say::menu_games(),
            Item::Settings => say::menu_settings(),
            Item::Keys => say::menu_keys(),
            Item::Quit => say::menu_quit(),
            Item::Start => {
                let goal = draft.goal.unwrap_or(draft.game.goal(&draft.house));
                say::menu_start(game, seating(draft.seating), crate::announce::goal(goal))
            }
            Item::Game => say::menu_game(game),
            Item::Seating => say::menu_seating(seating(draft.seating)),
            Item::People => say::menu_people(draft.people),
            Item::Level => say::menu_level(LevelName(draft.levels[0].name())),
            Item::Set => {
                let usual = draft.game.sets(draft.seating)[0];
                say::menu_set(draft.set.unwrap_or(usual).top().get())
            }
            Item::Hand => match draft.options() {
                Ok(options) => say::menu_hand(options.hand),
                Err(message) => message,
            },
            Item::Limit => match draft.goal.unwrap_or(draft.game.goal(&draft.house)) {
                Goal::Limit(limit) => say::menu_limit(limit),
                goal @ Goal::Rounds(_) => crate::announce::goal(goal),
            },
            Item::Rule(place) => self.rule_label(place),
            Item::Name => say::menu_name(self.settings.name.clone().unwrap_or_else(|| {
                self.words
                    .text(&nameless_person(0, 1), self.settings.detail)
            })),
            Item::BackToTable => say::menu_back_to_table(),
            Item::Leave => say::menu_leave(),
            Item::Speech => say_settings::set_speech(say_settings::Speaker(
                self.engine().map_or("off", crate::speech::Engine::name),
            )),
            Item::Rate => say_settings::rate(self.settings.speech.rate.into()),
            Item::Volume => say_settings::volume(self.settings.speech.volume),
            Item::Pitch => say_settings::pitch(self.settings.speech.pitch.into()),
            Item::Voice => match self.settings.speech.voices.get(self.words.voice()) {
                Some(voice) => say_settings::set_voice(voice.clone()),
                None => say_settings::set_voice_usual(),
            },
            Item::Sound => say_settings::set_sound(self.settings.sound.on),
            Item::SoundVolume => say_settings::set_sound_volume(self.settings.sound.volume),
            Item::Detail => {
                say_settings::detail(say_settings::Wording(self.settings.detail.name()))
            }
            Item::Pause => say_settings::set_pause(self.settings.pause),
            Item::Language => say_settings::set_language(
                self.words
                    .text(&super::language_name(), self.settings.detail),
            ),
            Item::Reload => say_settings::set_reload(),
            Item::Rules(place) => game_name(GameName(game_at(place).id())),
        }
    }

    fn rule(&self, place: usize) -> (HouseRule, Value) {
        self.draft
            .house
            .iter()
            .nth(place)
            .expect("the menu has an entry for each house rule")
    }

    fn rule_label(&self, place: usize) -> Message {
        let (rule, value) = self.rule(place);
        let name = Rule(rule.name);
        match value {
            Value::Switch(on) => say::menu_switch(name, on),
            Value::Choice(word) => say::menu_choice(name, RuleValue(word)),
            Value::Number(number) => say::menu_number(name, number),
        }
    }

    /// Does what an entry is for.
    pub(super) fn enter(&mut self, item: Item, now: Instant) {
        match item {
            Item::NewMatch => self.open(Kind::Match),
            Item::Resume => {
                if let Err(message) = self.resume_table(None, now) {
                    self.refuse(message);
                }
            }
            Item::Tutorial => self.open_tutorial(now),
            Item::Games => self.open(Kind::Games),
            Item::Rules(place) => self.open_rules(game_at(place)),
            Item::Settings => self.open_settings(),
            Item::Keys => self.open_keys(),
            Item::Quit => self.done = true,
            Item::Start => {
                self.settings.last_match = self.draft.to_remember();
                self.keep_settings();
                if let Err(message) = self.start_match(now) {
                    self.refuse(message);
                }
            }
            Item::Name => self.open_name(),
            Item::BackToTable => self.back(),
            Item::Leave => self.leave_table(),
            Item::Reload => self.reload_languages(),
            Item::Game
            | Item::Seating
            | Item::People
            | Item::Level
            | Item::Set
            | Item::Hand
            | Item::Limit
            | Item::Rule(_)
            | Item::Speech
            | Item::Rate
            | Item::Volume
            | Item::Pitch
            | Item::Voice
            | Item::Sound
            | Item::SoundVolume
            | Item::Detail
            | Item::Pause
            | Item::Language => {
                self.change(item, true);
                self.tell_entry(Urgency::Answer);
            }
        }
    }

    pub(super) fn open(&mut self, kind: Kind) {
        self.screens.push(Screen::Menu(Menu::of(kind)));
        self.enter_menu(Urgency::Answer);
    }

    /// Changes an entry, up or down.
    pub(super) fn change(&mut self, item: Item, up: bool) {
        match item {
            Item::Game => {
                self.draft = Draft::of(step(
                    &Game::all().collect::<Vec<_>>(),
                    |game| *game == self.draft.game,
                    up,
                ));
            }
            Item::Seating => {
                self.draft.seating = step(
                    self.draft.game.seatings(),
                    |known| *known == self.draft.seating,
                    up,
                );
                (self.draft.set, self.draft.hand) = (None, None);
                self.draft.people = self.draft.people.min(self.draft.seating.seats());
            }
            Item::People => {
                let seats = self.draft.seating.seats();
                let people: Vec<usize> = (0..=seats).collect();
                self.draft.people = step(&people, |&people| people == self.draft.people, up);
            }
            Item::Level => {
                let level = step(&Level::PLAYERS, |&level| level == self.draft.levels[0], up);
                self.draft.levels = vec![level];
            }
            Item::Set => {
                let sets = self.draft.game.sets(self.draft.seating);
                let current = self.draft.set.unwrap_or(sets[0]);
                self.draft.set = Some(step(sets, |&set| set == current, up));
                self.draft.hand = None;
            }
            Item::Hand => self.change_hand(up),
            Item::Limit => {
                if let Goal::Limit(limit) = self
                    .draft
                    .goal
                    .unwrap_or(self.draft.game.goal(&self.draft.house))
                {
                    let limit = if up {
                        limit + LIMIT_STEP
                    } else {
                        limit.saturating_sub(LIMIT_STEP).max(LIMIT_STEP)
                    };
                    self.draft.goal = Some(Goal::Limit(limit.min(100_000)));
                }
            }
            Item::Rule(place) => self.change_rule(place, up),
            Item::Speech => self.set_speech(up),
            Item::Rate => self.set_rate(up),
            Item::Volume => self.set_volume(up),
            Item::Pitch => self.set_pitch(up),
            Item::Voice => self.set_voice(up),
            Item::Sound => self.set_sound(!self.settings.sound.on),
            Item::SoundVolume => self.set_sound_volume(up),
            Item::Detail => self.set_detail(),
            Item::Pause => self.set_pause(up),
            Item::Language => self.set_next_language(),
            Item::NewMatch
            | Item::Resume
            | Item::Tutorial
            | Item::Games
            | Item::Settings
            | Item::Keys
            | Item::Quit
            | Item::Start
            | Item::Name
            | Item::BackToTable
            | Item::Leave
            | Item::Rules(_)
            | Item::Reload => {}
        }
    }

    fn change_hand(&mut self, up: bool) {
        let draft = &self.draft;
        let set = draft.set.unwrap_or(draft.game.sets(draft.seating)[0]);
        let Some(deal) = draft.game.deal(draft.seating, set, &draft.house) else {
            return;
        };
        let hand = draft.hand.unwrap_or(deal.usual);
        let (least, most) = (*deal.allowed.start(), *deal.allowed.end());
        let hand = if up { hand + 1 } else { hand.saturating_sub(1) };
        self.draft.hand = (least <= most).then(|| hand.clamp(least, most));
    }

    fn change_rule(&mut self, place: usize, up: bool) {
        let (rule, value) = self.rule(place);
        let text = match (rule.domain, value) {
            (Domain::Choice(words), Value::Choice(current)) => {
                step(words, |&word| word == current, up).to_owned()
            }
            (Domain::Number(most), Value::Number(number)) => {
                let number = if up {
                    number + NUMBER_STEP
                } else {
                    number.saturating_sub(NUMBER_STEP)
                };
                number.min(most).to_string()
            }
            (_, Value::Switch(on)) => (!on).to_string(),
            (_, Value::Choice(_) | Value::Number(_)) => value.to_string(),
        };
        let set = self.draft.house.set(rule.name, Some(&text));
        set.expect("the value is of the rule's own domain");
    }
}

/// The game at this place among all.
fn game_at(place: usize) -> Game {
    Game::all()
        .nth(place)
        .expect("the menu has an entry for each game")
}

/// The value after or before the current one, round the list.
pub(super) fn step<T: Copy>(all: &[T], is_current: impl Fn(&T) -> bool, up: bool) -> T {
    let current = all.iter().position(is_current).unwrap_or(0);
    let count = all.len();
    all[(current + if up { 1 } else { count - 1 }) % count]
}
