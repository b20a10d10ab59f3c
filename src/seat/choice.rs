//! Bidding and naming trumps in the game of tricks: the keys that go through the choices.

use crate::action::TableAction;
use crate::digits::Digits;
use crate::keyboard::Keyboard;
use crate::reply::Reply;
use serpente_engine::rules::Pip;
use serpente_engine::tricks::{Bid, Phase, TrickMove, Trumps};
use serpente_text::announce::say::tricks as say;
use serpente_text::announce::{Message, Tricks};
use std::time::{Duration, Instant};

/// Two digits within this time make one bid. It is longer than it takes to type them, since a
/// second digit never means another bid.
const ONE_BID: Duration = Duration::from_millis(1500);

/// The bids or trumps among which a player chooses.
#[derive(Default)]
pub(crate) struct TrickChoice {
    /// The bid or trumps announced last in this turn.
    selected: Option<TrickMove>,
    digits: Digits,
}

/// Returns whether the player who has the keyboard must bid or name trumps. Arrows and digits then
/// go through the choices.
pub(crate) fn must_choose(keyboard: &Keyboard) -> bool {
    let Some(view) = keyboard.trick_view() else {
        return false;
    };
    let is_choice = matches!(view.board.phase(), Phase::Bidding | Phase::Naming);
    is_choice && view.board.turn() == Some(view.seat)
}

/// Returns the index of the first choice that is no pass, which has a key of its own.
fn first_but_a_pass(keyboard: &Keyboard) -> usize {
    let Some(view) = keyboard.trick_view() else {
        return 0;
    };
    let choices = view.choices();
    let first = choices.iter().position(|&choice| choice != TrickMove::Pass);
    first.unwrap_or(0)
}

impl TrickChoice {
    /// Forgets the selected choice, because something has happened at the table.
    pub(crate) fn something_happened(&mut self) {
        self.selected = None;
    }

    /// Selects a bid or trumps that has just been announced.
    pub(crate) fn select(&mut self, choice: TrickMove) {
        self.selected = Some(choice);
    }

    /// Returns the bids or trumps that can be chosen now, each with its name and whether it is the
    /// selected one.
    pub(crate) fn all(&self, keyboard: &Keyboard) -> Vec<(Message, bool)> {
        let mut all = Vec::new();
        if let (Some(view), Some(tricks)) = (keyboard.trick_view(), Tricks::of(keyboard.seen()))
            && must_choose(keyboard)
        {
            for choice in view.choices() {
                all.push((tricks.choice(&view, choice), self.selected == Some(choice)));
            }
        }
        all
    }

    /// Takes a key of a player who must choose. Returns `None` if it does something else.
    pub(crate) fn key(
        &mut self,
        action: TableAction,
        keyboard: &Keyboard,
        now: Instant,
    ) -> Option<Reply> {
        let reply = match action {
            TableAction::Previous | TableAction::Next | TableAction::First | TableAction::Last => {
                self.step(action, keyboard)
            }
            TableAction::Digit(digit) => self.number(digit, keyboard, now),
            // Every bid can be chosen, so it is announced what to choose from.
            TableAction::NextPlayable => Reply::WhoseTurn,
            TableAction::Confirm => match self.selected {
                Some(choice) => Reply::Make(choice.into()),
                // As among tiles, the key names what it will do when it is pressed again.
                None => self.go_to(first_but_a_pass(keyboard), keyboard),
            },
            _ => return None,
        };
        Some(reply)
    }

    /// Goes to another choice, starting from the one announced last. Without one, the first step
    /// goes to the first choice; with the key for the last one, to the last.
    fn step(&mut self, action: TableAction, keyboard: &Keyboard) -> Reply {
        let Some(view) = keyboard.trick_view() else {
            return Reply::Nothing;
        };
        let choices = view.choices();
        let last = choices.len().saturating_sub(1);
        let mut at = None;
        if let Some(selected) = self.selected {
            at = choices.iter().position(|&choice| choice == selected);
        }
        let index = match (action, at) {
            (TableAction::Last, _) => last,
            (TableAction::Next, Some(at)) => (at + 1).min(last),
            (TableAction::Previous, Some(at)) => at.saturating_sub(1),
            _ => 0,
        };
        self.go_to(index, keyboard)
    }

    /// Goes to the choice with this index.
    pub(crate) fn go_to(&mut self, index: usize, keyboard: &Keyboard) -> Reply {
        let Some(view) = keyboard.trick_view() else {
            return Reply::Nothing;
        };
        match view.choices().get(index) {
            Some(&choice) => self.announce(choice, keyboard),
            None => Reply::Nothing,
        }
    }

    /// Announces a choice, which is now the selected one.
    fn announce(&mut self, choice: TrickMove, keyboard: &Keyboard) -> Reply {
        self.selected = Some(choice);
        match (keyboard.trick_view(), Tricks::of(keyboard.seen())) {
            (Some(view), Some(tricks)) => Reply::Own(tricks.choice(&view, choice)),
            _ => Reply::Nothing,
        }
    }

    /// Goes to the trumps with this number, or to the bid that begins with it. A second digit soon
    /// after completes the number.
    fn number(&mut self, digit: u8, keyboard: &Keyboard, now: Instant) -> Reply {
        let Some(view) = keyboard.trick_view() else {
            return Reply::Nothing;
        };
        if view.board.phase() == Phase::Naming {
            return if digit <= 6 {
                let trumps = Trumps::Number(Pip::new(digit));
                self.announce(TrickMove::Name(trumps), keyboard)
            } else {
                Reply::Own(say::no_such_trumps(digit))
            };
        }
        let tens = self.digits.take_before(now, ONE_BID);
        if tens.is_none() {
            self.digits.note(digit, now);
        }
        let number = match tens {
            Some(tens) => u16::from(tens * 10 + digit),
            None => u16::from(digit),
        };
        for choice in view.choices() {
            if let TrickMove::Bid(bid) = choice
                && is_meant(bid, number, tens.is_none())
            {
                return self.announce(choice, keyboard);
            }
        }
        match Tricks::of(keyboard.seen()) {
            Some(tricks) => Reply::Own(tricks.no_such_bid(number)),
            None => Reply::Nothing,
        }
    }
}

/// Returns whether a typed number means this bid. A single digit means marks, or the first digit of
/// a bid of two; bids of tricks have one digit.
fn is_meant(bid: Bid, number: u16, is_single_digit: bool) -> bool {
    if is_single_digit && bid.marks() == number {
        return true;
    }
    if bid.marks() != 0 {
        return false;
    }
    bid.points == number || is_single_digit && bid.points / 10 == number
}
