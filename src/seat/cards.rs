//! The keys in the game of cards: taking, standing, and the keys for information.

use super::{Listener, TableAction};
use serpente_engine::bax::{CardBoard, CardMove};
use serpente_engine::host::Request;
use serpente_engine::table::Command;
use serpente_text::announce::Cards;
use serpente_text::announce::say::cards as say;

impl Listener {
    /// Executes an action in the game of cards. Returns whether it is one of that game.
    pub(super) fn act_on_cards(&mut self, action: TableAction) -> bool {
        match action {
            TableAction::Draw => self.choose_card(CardMove::Take),
            TableAction::Confirm if self.follow_hint() => {}
            TableAction::Confirm => self.say_what_takes(),
            TableAction::Pass => self.choose_card(CardMove::Stand),
            TableAction::Hand => {
                let Some(seat) = self.holder else {
                    return false;
                };
                if let Some(cards) = Cards::of(self.seen()) {
                    self.answer(cards.own(seat));
                }
            }
            TableAction::Hint => self.hint(),
            TableAction::Right
            | TableAction::Left
            | TableAction::Previous
            | TableAction::Next
            | TableAction::First
            | TableAction::Last
            | TableAction::NextPlayable
            | TableAction::Digit(_)
            | TableAction::Exchange => {
                let keys = &self.manner.keys;
                self.refuse(say::cards_keys(&keys.draw, &keys.pass));
            }
            _ => return false,
        }
        true
    }

    /// Refuses Confirm, which takes no card, because a card must be paid for and cannot be given back.
    fn say_what_takes(&mut self) {
        let Some(seat) = self.may_play() else { return };
        if let Some(cards) = Cards::of(self.seen()) {
            let told = cards.turn(seat, &self.manner.keys).message;
            self.refuse(told);
        }
    }

    pub(super) fn choose_card(&mut self, choice: CardMove) {
        let Some(seat) = self.may_play() else { return };
        let may = |board: &CardBoard| choice == CardMove::Take || board.may_stand();
        if self.seen().card_board().is_some_and(may) {
            self.ask_for(Request::Command(Command::Play(seat, choice.into())));
        } else {
            self.refuse(say::must_take(&self.manner.keys.draw));
        }
    }
}
