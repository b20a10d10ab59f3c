//! The keys of the game of cards: taking, standing, and what lies open.

use super::{Action, Session};
use crate::announce::say::cards as say;
use crate::announce::say::refusals::no_hint;
use crate::announce::say::review::hint_why;
use crate::announce::{Arg, Cards, Message, card_reason};
use crate::bax::CardMove;
use crate::bots::{CardReason, advise_cards};
use crate::rules::{SEATS, Seat};
use crate::table::{Command, Shuffle};
use std::time::Instant;

impl Session {
    /// Whether a hand of cards is being played.
    #[must_use]
    pub fn plays_cards(&self) -> bool {
        self.seen().turn().is_some() && self.seen().rules().is_none()
    }

    /// Answers what lies open for all, whoever has the keyboard. Returns whether the key asks for that.
    pub(super) fn answer_on_cards(&mut self, action: Action) -> bool {
        let message = match action {
            Action::Ends => self.cards().map(|cards| cards.standings()),
            Action::Count => self.cards().map(|cards| cards.left()),
            Action::Serpent => self.cards().map(|cards| cards.all()),
            Action::Match => self.cards().map(|cards| cards.about_match(self.seen())),
            _ => return false,
        };
        self.answer_cards(message);
        true
    }

    /// Does what a key asks for while cards are played. Returns whether it was one of theirs.
    pub(super) fn act_on_cards(&mut self, action: Action, now: Instant) -> bool {
        match action {
            Action::Draw => self.choose_card(CardMove::Take, now),
            Action::Confirm => self.say_what_takes(),
            Action::Pass => self.choose_card(CardMove::Stand, now),
            Action::Hand => {
                let Some(seat) = self.holder else {
                    return false;
                };
                self.answer_cards(self.cards().map(|cards| cards.own(seat)));
            }
            Action::Hint => self.hint_on_cards(),
            Action::Right
            | Action::Left
            | Action::Previous
            | Action::Next
            | Action::First
            | Action::Last
            | Action::NextPlayable
            | Action::Digit(_)
            | Action::Exchange => {
                let keys = &self.manner.keys;
                self.refuse(say::cards_keys(keys.draw.clone(), keys.pass.clone()));
            }
            _ => return false,
        }
        true
    }

    fn cards(&self) -> Option<Cards<'_>> {
        Cards::of(self.seen())
    }

    fn answer_cards(&mut self, message: Option<Message>) {
        if let Some(message) = message {
            self.answer(message);
        }
    }

    /// The key that says yes to all else takes no card: one pays for it, and it cannot be taken back.
    fn say_what_takes(&mut self) {
        let Some(seat) = self.may_play() else { return };
        if let Some(cards) = self.cards() {
            let told = cards.turn(seat, &self.manner.keys).message;
            self.refuse(told);
        }
    }

    fn choose_card(&mut self, choice: CardMove, now: Instant) {
        let Some(seat) = self.may_play() else { return };
        self.answering(|session| {
            if session
                .command(Command::Play(seat, choice.into()), now)
                .is_err()
            {
                let take = session.manner.keys.draw.clone();
                session.refuse(say::must_take(take));
            }
        });
    }

    fn hint_on_cards(&mut self) {
        let seen = self.holder.and_then(|seat: Seat| {
            let view = self.views.of(Some(seat)).game_view()?.cards()?;
            view.choices().next().is_some().then_some((seat, view))
        });
        let Some((seat, view)) = seen else {
            return self.answer(no_hint());
        };
        let keys = &self.manner.keys;
        // The same question has the same answer, until something is done.
        let mut chance = Shuffle::chance_for(self.seed, SEATS + view.board.left());
        let advice = advise_cards(&view, &mut chance);
        let hint = match advice.choice {
            CardMove::Take => say::hint_take(keys.draw.clone()),
            CardMove::Stand => say::hint_stand(keys.pass.clone()),
        };
        let because = |&reason: &CardReason| Arg::from(card_reason(reason, self.company()));
        let message = if advice.reasons.is_empty() {
            hint
        } else {
            let reasons = advice.reasons.iter().map(because).collect();
            hint_why(hint, Arg::All(reasons))
        };
        self.own(seat, message);
    }
}
