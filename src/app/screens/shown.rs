//! The current screen as text for a display with touch, in the same words as the announcements.

use super::Screen;
use super::menu::Menu;
use super::reader_speed::ReaderSpeed;
use super::sound_lessons;
use super::text_field::LinePurpose;
use super::two_voices::TwoVoices;
use super::view::ScreenView;
use super::went_on::WentOn;
use crate::online::entries::people_entries::PeopleMenus;
use crate::picture::tiles::lies_across;
use serde::Serialize;
use serpente_engine::rules::{Pip, Placement, Rules, Tile};
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
        /// What can be done with the selected entry besides entering and changing it.
        actions: Vec<Button>,
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
        /// Whether yes ends the match or the visit.
        leaves: bool,
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
    /// Who sits on the chair that the entry is about, for a picture of it; `None` if it is about no chair.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chair: Option<ChairHolder>,
    /// Whether the entry is what everything else on the screen leads to, such as the beginning of a match.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub main: bool,
}

/// Who sits on a chair of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ChairHolder {
    /// Nobody: the chair is free.
    Nobody,
    /// The listener, or somebody at the same device.
    You,
    /// A person elsewhere.
    Person,
    /// A person whose connection is lost.
    Away,
    /// A computer player.
    Computer,
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
    /// Whether the tile would lie across.
    pub across: bool,
}

/// Returns the places of a tile for the picture of the table.
fn ends(placements: &[Placement], rules: Option<&Rules>) -> Vec<PlaceEnd> {
    let mut ends = Vec::new();
    for &place in placements {
        ends.push(PlaceEnd {
            arm: place.arm.number(),
            inner: place.inner().map(Pip::get),
            across: rules.is_some_and(|rules| lies_across(rules, place)),
        });
    }
    ends
}

impl ScreenView<'_> {
    /// Returns a screen; `None` for a retelling, which runs by itself.
    pub(crate) fn shown(&self, screen: &Screen) -> Option<Shown> {
        let session = self.session;
        Some(match screen {
            Screen::Menu(menu) => {
                let people = PeopleMenus::of(*self);
                let mut entries = Vec::new();
                for item in self.items(menu.kind) {
                    entries.push(MenuEntry {
                        text: session.text(&item.label),
                        changeable: item.changes.is_some(),
                        chair: item.chair.map(|place| people.holder(place)),
                        main: item.is_main(),
                    });
                }
                Shown::Menu {
                    title: session.text(&self.title(menu.kind)),
                    entries,
                    chosen: menu.chosen,
                    actions: self.entry_buttons(menu),
                }
            }
            Screen::Typing(field) => Shown::Typing {
                question: session.text(&field.purpose.question(session.key_to_send())),
                longest: field.purpose.longest(),
                secret: field.purpose == LinePurpose::Secret,
            },
            Screen::Quitting(quitting) => self.question(&quitting.question(session), true),
            Screen::WentOn(_) => self.question(&WentOn::question(session), false),
            Screen::TwoVoices => {
                self.question(&TwoVoices::question(session, self.reader_runs), false)
            }
            Screen::ReaderSpeed => self.question(&ReaderSpeed::question(session), false),
            Screen::Reader(reader) => Shown::Text {
                lines: reader
                    .paragraphs
                    .iter()
                    .map(|line| session.text(line))
                    .collect(),
                actions: self.buttons(&[
                    TableAction::Next.into(),
                    TableAction::Previous.into(),
                    TableAction::First.into(),
                    TableAction::Last.into(),
                    TableAction::Escape.into(),
                ]),
            },
            Screen::Table => self.table()?,
            Screen::Retelling(_) => return None,
        })
    }

    fn question(&self, question: &Message, leaves: bool) -> Shown {
        Shown::Question {
            question: self.session.text(question),
            actions: self.yes_and_no(),
            leaves,
        }
    }

    /// Returns the buttons that answer a question.
    fn yes_and_no(&self) -> Vec<Button> {
        vec![
            Button {
                action: TableAction::Confirm.into(),
                text: self.session.text(&say::answer_yes()),
            },
            Button {
                action: TableAction::Escape.into(),
                text: self.session.text(&say::answer_no()),
            },
        ]
    }

    /// Returns the buttons for the selected entry: that which switches a sound off or on.
    fn entry_buttons(&self, menu: &Menu) -> Vec<Button> {
        let mut buttons = Vec::new();
        if let Some(cue) = menu.sound() {
            buttons.push(Button {
                action: TableAction::Draw.into(),
                text: self.session.text(&sound_lessons::switch_label(cue)),
            });
        }
        buttons
    }

    fn buttons(&self, actions: &[Action]) -> Vec<Button> {
        let mut buttons = Vec::new();
        for &action in actions {
            buttons.push(Button {
                action,
                text: self.session.text(&action.help(None)),
            });
        }
        buttons
    }

    fn table(&self) -> Option<Shown> {
        let session = self.session;
        let current = session.matches.game.as_ref()?;
        let listener = &current.table.listener;
        if let Some(question) = listener.asks_whether_to_leave() {
            return Some(self.question(&question, true));
        }
        let game = listener.seen().setup().game;
        let mut actions = Vec::new();
        for action in listener.available() {
            if !matches!(action, TableAction::Digit(_)) {
                let action = Action::Table(action);
                actions.push(Button {
                    action,
                    text: session.text(&action.help(Some(game))),
                });
            }
        }
        if self.online.is_at_table() {
            actions.extend(self.buttons(&[AppAction::Talk.into()]));
        }
        actions.extend(self.buttons(&[
            AppAction::Repeat.into(),
            AppAction::ReviewBack.into(),
            AppAction::ReviewForward.into(),
            AppAction::Help.into(),
            AppAction::Settings.into(),
        ]));
        let mut tiles = Vec::new();
        for held in listener.held() {
            tiles.push(ShownTile {
                tile: held.tile,
                text: session.text(&held.named),
                chosen: held.chosen,
                places: held
                    .places
                    .iter()
                    .map(|place| session.text(place))
                    .collect(),
                name: session.text(&held.fits()),
                told: held
                    .announcement
                    .as_ref()
                    .map(|message| session.text(message)),
                ends: ends(&held.ends, listener.seen().rules()),
            });
        }
        let mut choices = Vec::new();
        for (name, chosen) in listener.choices() {
            choices.push(Offered {
                text: session.text(&name),
                chosen,
            });
        }
        let mut answers = BTreeMap::new();
        for (action, message) in &listener.answers() {
            answers.insert(Action::Table(*action).name(), session.text(message));
        }
        let confirms = if current.reaction.spoken.is_some() {
            self.yes_and_no()
        } else {
            Vec::new()
        };
        Some(Shown::Table {
            own_turn: listener.is_own_turn(),
            answers,
            game: game.into(),
            choices,
            tiles,
            actions,
            confirms,
        })
    }
}
