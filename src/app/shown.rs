//! The current screen as text for a display with touch, in the same words as the announcements.

use super::items::{MenuItem, MenuKind};
use super::typing::LinePurpose;
use super::{App, Outlet, Screen};
use serde::Serialize;
use serpente_engine::rules::{Pip, Placement, Tile};
use serpente_engine::table::Game;
use serpente_seat::{Action, AppAction, TableAction};
use serpente_text::announce::Message;
use serpente_text::announce::say::menus as say;
use std::collections::BTreeMap;

/// The current screen, in the language of the listener.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Shown {
    /// A menu.
    Menu {
        /// The title of the menu.
        title: String,
        /// The entries.
        entries: Vec<MenuEntry>,
        /// The index of the selected entry, from 0.
        chosen: usize,
    },
    /// A text field.
    Typing {
        /// The question.
        question: String,
        /// The longest text, in characters.
        longest: usize,
        /// Whether the text is a secret.
        secret: bool,
    },
    /// A question with its answers.
    Question {
        /// The question.
        question: String,
        /// The answers.
        actions: Vec<Button>,
    },
    /// A text to read sentence by sentence.
    Text {
        /// All sentences: a reader who sees them needs no keys to move.
        lines: Vec<String>,
        /// The buttons that move through the text.
        actions: Vec<Button>,
    },
    /// The table.
    Table {
        /// Whether the listener is in turn.
        own_turn: bool,
        /// The current answers to the keys that ask a question, by action: on a slow line they can be spoken before an answer
        /// could arrive.
        answers: BTreeMap<&'static str, String>,
        /// The pieces that the game is played with.
        game: PlayedWith,
        /// The bids or the trumps that can be chosen now.
        choices: Vec<Offered>,
        /// The listener's hand, in their own order.
        tiles: Vec<ShownTile>,
        /// The possible actions, the likeliest first.
        actions: Vec<Button>,
        /// The answers to the question whether a spoken command was understood; empty if nothing is asked.
        confirms: Vec<Button>,
    },
}

/// An entry of a menu.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MenuEntry {
    /// The label.
    pub text: String,
    /// Whether the entry can be changed, up and down.
    pub changeable: bool,
}

/// A button.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Button {
    /// The action.
    pub action: Action,
    /// A few words that say what the action does.
    pub text: String,
}

/// The pieces that a game is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PlayedWith {
    /// Tiles that are laid.
    Tiles,
    /// Cards.
    Cards,
    /// Tiles that take tricks.
    Tricks,
}

impl From<Game> for PlayedWith {
    fn from(game: Game) -> Self {
        match game {
            Game::Tiles(_) => Self::Tiles,
            Game::Cards => Self::Cards,
            Game::Tricks(_) => Self::Tricks,
        }
    }
}

/// A bid or a choice of trumps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offered {
    /// The spoken name.
    pub text: String,
    /// Whether it is selected.
    pub chosen: bool,
}

/// A tile of the listener's hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShownTile {
    /// The tile.
    pub tile: Tile,
    /// The spoken name.
    pub text: String,
    /// Whether it is selected.
    pub chosen: bool,
    /// The spoken name of each place where the tile can be laid now.
    pub places: Vec<String>,
    /// The tile and the places where it fits, in one phrase.
    pub name: String,
    /// The announcement when the tile is selected.
    pub told: Option<String>,
    /// The arms of these places, in a game where tiles are laid on arms.
    pub ends: Vec<PlaceEnd>,
}

/// A place for a tile in the picture of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PlaceEnd {
    /// The arm.
    pub arm: u8,
    /// The half that would touch the serpent; `None` if the direction has no meaning.
    pub inner: Option<u8>,
}

impl From<&Placement> for PlaceEnd {
    fn from(place: &Placement) -> Self {
        Self {
            arm: place.arm.number(),
            inner: place.inner().map(Pip::get),
        }
    }
}

impl<O: Outlet> App<O> {
    /// Returns the current screen; `None` if there is none, or during a retelling, which runs by itself.
    pub fn shown(&self) -> Option<Shown> {
        let shown = match self.screens.last()? {
            Screen::Menu(menu) => Shown::Menu {
                title: self.text(&self.title(menu.kind)),
                entries: self.shown_entries(menu.kind),
                chosen: menu.chosen,
            },
            Screen::Typing(typing) => Shown::Typing {
                question: self.text(&typing.asked.question(self.key_to_send())),
                longest: typing.asked.longest(),
                secret: typing.asked == LinePurpose::Secret,
            },
            Screen::Quitting => {
                let keys = self.keys();
                self.shown_question(&say::quit_question(keys.yes, keys.no))
            }
            Screen::TwoVoices => self.shown_question(&self.which_voice()),
            Screen::ReaderSpeed(_) => self.shown_question(&self.reader_speed_question()),
            Screen::Reader(reader) => Shown::Text {
                lines: reader
                    .paragraphs
                    .iter()
                    .map(|line| self.text(line))
                    .collect(),
                actions: self.buttons([
                    TableAction::Next,
                    TableAction::Previous,
                    TableAction::First,
                    TableAction::Last,
                    TableAction::Escape,
                ]),
            },
            Screen::Table => self.shown_table()?,
            Screen::Retelling => return None,
        };
        Some(shown)
    }

    /// Returns the tag of the language in which the current screen is shown.
    pub fn shown_in(&self) -> String {
        self.words.tag(self.announcer.language)
    }

    fn shown_entries(&self, kind: MenuKind) -> Vec<MenuEntry> {
        let items = self.items(kind).into_iter();
        let entry = |item: MenuItem<O>| MenuEntry {
            text: self.text(&item.label),
            changeable: item.changes.is_some(),
        };
        items.map(entry).collect()
    }

    fn shown_question(&self, question: &Message) -> Shown {
        Shown::Question {
            question: self.text(question),
            actions: self.yes_and_no(),
        }
    }

    /// Returns the buttons that answer a question.
    fn yes_and_no(&self) -> Vec<Button> {
        let answer = |action: TableAction, text: Message| Button {
            action: action.into(),
            text: self.text(&text),
        };
        vec![
            answer(TableAction::Confirm, say::answer_yes()),
            answer(TableAction::Escape, say::answer_no()),
        ]
    }

    fn buttons<A: Into<Action>>(&self, actions: impl IntoIterator<Item = A>) -> Vec<Button> {
        let actions = actions.into_iter().map(Into::into);
        let button = |action: Action| Button {
            action,
            text: self.text(&action.help(None)),
        };
        actions.map(button).collect()
    }

    fn shown_table(&self) -> Option<Shown> {
        let listener = self.listener()?;
        if let Some(question) = listener.asks_whether_to_leave() {
            return Some(self.shown_question(&question));
        }
        let game = listener.seen().setup().game;
        let mut actions: Vec<Button> = listener
            .available()
            .into_iter()
            .filter(|action| !matches!(action, TableAction::Digit(_)))
            .map(Action::Table)
            .map(|action| Button {
                action,
                text: self.text(&action.help(Some(game))),
            })
            .collect();
        if self.is_in_room() {
            actions.extend(self.buttons([AppAction::Talk]));
        }
        actions.extend(self.buttons([
            AppAction::Repeat,
            AppAction::ReviewBack,
            AppAction::ReviewForward,
            AppAction::Help,
            AppAction::Settings,
        ]));
        let tiles = listener.held().into_iter().map(|held| ShownTile {
            tile: held.tile,
            text: self.text(&held.named),
            chosen: held.chosen,
            places: held.places.iter().map(|place| self.text(place)).collect(),
            name: self.text(&held.fits()),
            told: held.announcement.as_ref().map(|message| self.text(message)),
            ends: held.ends.iter().map(PlaceEnd::from).collect(),
        });
        let choices = listener
            .choices()
            .into_iter()
            .map(|(named, chosen)| Offered {
                text: self.text(&named),
                chosen,
            });
        Some(Shown::Table {
            own_turn: listener.is_own_turn(),
            game: game.into(),
            choices: choices.collect(),
            answers: listener
                .answers()
                .iter()
                .map(|(action, told)| (Action::Table(*action).name(), self.text(told)))
                .collect(),
            tiles: tiles.collect(),
            actions,
            confirms: if self.pressed.spoken.is_some() {
                self.yes_and_no()
            } else {
                Vec::new()
            },
        })
    }
}
