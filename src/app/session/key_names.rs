//! The names of keys and buttons, as sentences mention them to this player.

use super::Session;
use crate::Key;
use serpente_engine::table::Game;
use serpente_seat::{Action, AppAction, TableAction};
use serpente_text::announce::say::{menus as say, web as say_web};
use serpente_text::announce::{AheadKeys, AnswerKeys, Keys, Message};

impl Session {
    /// Returns the key names that sentences mention.
    pub(crate) fn keys(&self) -> Keys {
        self.keys_in(self.game_here())
    }

    /// Returns the game that is played here, if one is.
    fn game_here(&self) -> Option<Game> {
        let game = self.matches.game.as_ref()?;
        Some(game.setup().game)
    }

    /// Returns the key names that sentences mention in a game, which may be about to begin.
    pub(super) fn keys_in(&self, game: Option<Game>) -> Keys {
        Keys {
            by_touch: self.by_touch,
            draw: self.key_in(game, TableAction::Draw.into()),
            confirm: self.key(TableAction::Confirm),
            ahead: AheadKeys {
                go_on: self.button(say_web::web_confirm, TableAction::Confirm),
                next_round: self.button(say_web::web_next_round, TableAction::Confirm),
                play_again: self.button(say_web::web_play_again, TableAction::Confirm),
            },
            answer: AnswerKeys {
                yes: self.button(say::answer_yes, TableAction::Confirm),
                no: self.button(say::answer_no, TableAction::Escape),
            },
            take: self.key(TableAction::Take),
            right: self.key(TableAction::Right),
            left: self.key(TableAction::Left),
            pass: self.key_in(game, TableAction::Pass.into()),
            exchange: self.key(TableAction::Exchange),
            escape: self.key(TableAction::Escape),
            help: self.key(AppAction::Help),
            leave: self.key(TableAction::Leave),
            last: self.key(TableAction::Last),
        }
    }

    /// Returns the name of the first key for this action or, on a touch screen, of the button.
    pub(crate) fn key(&self, action: impl Into<Action>) -> Message {
        self.key_in(self.game_here(), action.into())
    }

    fn key_in(&self, game: Option<Game>, action: Action) -> Message {
        if self.by_touch {
            return match action {
                // The player touches a tile or an entry.
                Action::Table(TableAction::Confirm) => say_web::web_tap(),
                other => say_web::web_button(self.button_text_in(game, other)),
            };
        }
        let key = self.keymap.keys(action).first();
        key.expect("no action is ever left without a key").spoken()
    }

    /// Returns the name of the button if the player has no keys, otherwise that of the first key for the action.
    fn button(&self, name: fn() -> Message, action: TableAction) -> Message {
        if self.by_touch {
            say_web::web_button(name())
        } else {
            self.key(action)
        }
    }

    /// Returns the name of the key, or of the button, that sends the text of a field.
    pub(crate) fn key_to_send(&self) -> Message {
        if self.by_touch {
            say_web::web_button(say_web::web_send())
        } else {
            Key::Enter.spoken()
        }
    }

    /// Returns whether players of the match here must announce their last tile.
    pub(crate) fn must_announce(&self) -> bool {
        let rules = self.listener().and_then(|listener| listener.seen().rules());
        rules.is_some_and(|rules| rules.turns.fine.is_some())
    }

    /// Returns the page's name for the button that does this action.
    pub(crate) fn button_text(&self, action: Action) -> Message {
        self.button_text_in(self.game_here(), action)
    }

    fn button_text_in(&self, game: Option<Game>, action: Action) -> Message {
        let on_cards = game == Some(Game::Cards);
        let action = match action {
            Action::App(AppAction::Help) => return say_web::web_help(),
            Action::App(AppAction::Repeat) => return say_web::web_repeat(),
            Action::App(_) => return action.help(None),
            Action::Table(action) => action,
        };
        match action {
            TableAction::Draw if on_cards => say_web::web_cards_draw(),
            TableAction::Pass if on_cards => say_web::web_cards_pass(),
            TableAction::Draw => say_web::web_draw(),
            TableAction::Pass => say_web::web_pass(),
            TableAction::Exchange if self.must_announce() => say_web::web_announce(),
            TableAction::Exchange => say_web::web_exchange(),
            TableAction::Take => say_web::web_take_keyboard(),
            TableAction::Right => say_web::web_right(),
            TableAction::Left => say_web::web_left(),
            TableAction::Hint => say_web::web_hint(),
            TableAction::Leave => say_web::web_leave(),
            TableAction::Escape => say_web::web_escape(),
            TableAction::Hand => say_web::web_hand(),
            TableAction::Ends => say_web::web_ends(),
            TableAction::Serpent => say_web::web_serpent(),
            TableAction::Turn => say_web::web_turn(),
            TableAction::Match => say_web::web_match(),
            TableAction::Scores => say_web::web_scores(),
            other => Action::Table(other).help(None),
        }
    }
}
