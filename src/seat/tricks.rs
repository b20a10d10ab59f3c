//! The keys in the game of tricks: bidding, naming trumps, playing a tile, and the keys for information.

use super::{Listener, OwnHand, TableAction};
use serpente_engine::host::Request;
use serpente_engine::rules::{Pip, Seat, Tile};
use serpente_engine::table::{Command, TrickView};
use serpente_engine::tricks::{Bid, IllegalTrickMove, Phase, TrickMove, Trumps};
use serpente_text::announce::say::tricks as say;
use serpente_text::announce::say::{refusals, review::told_with};
use serpente_text::announce::{Message, Tricks, by_suits};
use std::time::{Duration, Instant};

/// Two digits within this time make one bid. It is longer than it takes to type them, since a second digit never means another
/// bid.
const ONE_BID: Duration = Duration::from_millis(1500);

impl Listener {
    /// Executes an action in the game of tricks. Returns whether it is one of that game.
    pub(super) fn act_on_tricks(&mut self, action: TableAction, now: Instant) -> bool {
        let chooses = self.chooses();
        match action {
            TableAction::Draw => self.has_no_use(self.manner.keys.draw.clone()),
            TableAction::Right => self.has_no_use(self.manner.keys.right.clone()),
            TableAction::Left => self.has_no_use(self.manner.keys.left.clone()),
            TableAction::Confirm if self.follow_hint() => {}
            TableAction::Exchange => self.attempt_in_tricks(TrickMove::Claim),
            TableAction::Previous if chooses => self.step_choice(|at, _| at.saturating_sub(1)),
            TableAction::Next if chooses => self.step_choice(|at, last| (at + 1).min(last)),
            TableAction::First if chooses => self.step_choice(|_, _| 0),
            TableAction::Last if chooses => self.step_choice(|_, last| last),
            TableAction::Digit(digit) if chooses => self.choose_number(digit, now),
            TableAction::NextPlayable if chooses => self.tell_whose_turn(),
            TableAction::NextPlayable => self.choose_playable_tile(),
            TableAction::Confirm if chooses => self.confirm_choice(),
            TableAction::Confirm => self.play_chosen(),
            TableAction::Pass => self.attempt_in_tricks(TrickMove::Pass),
            _ => return false,
        }
        true
    }

    /// Returns the message that says how the player who has the keyboard can do what they are asked. It reveals nothing about
    /// the hand, since everybody can hear the help.
    pub(super) fn help_in_tricks(&self) -> Option<Message> {
        Tricks::of(self.seen())?.help(&self.trick_view()?, &self.manner.keys)
    }

    pub(super) fn has_no_use(&mut self, key: Message) {
        self.refuse(refusals::key_without_use(key, &self.manner.keys.help));
    }

    /// Returns the view of the hand of tricks for the player who has the keyboard.
    pub(super) fn trick_view(&self) -> Option<TrickView<'_>> {
        self.views.of(Some(self.holder?)).trick_view()
    }

    /// Returns whether the player who has the keyboard must bid or name trumps. Arrows and digits then go through the
    /// choices.
    pub(super) fn chooses(&self) -> bool {
        self.trick_view().is_some_and(|view| {
            let phase = view.board.phase();
            let asked = matches!(phase, Phase::Bidding | Phase::Naming);
            asked && view.board.turn() == Some(view.seat)
        })
    }

    /// Goes to another bid or other trumps and announces them, starting from the ones announced last.
    fn step_choice(&mut self, step: impl Fn(usize, usize) -> usize) {
        let Some(view) = self.trick_view() else {
            return;
        };
        let choices = view.choices();
        let stands = self.choice;
        let at = choices.iter().position(|&choice| stands == Some(choice));
        let last = choices.len().saturating_sub(1);
        // The first step goes to the first choice; with the key for the last one, to the last choice.
        let to = at.map_or_else(
            || if step(0, last) == last { last } else { 0 },
            |at| step(at, last),
        );
        if let Some(&choice) = choices.get(to) {
            self.tell_choice(choice);
        }
    }

    /// Goes to the bid or trumps with this number, from 0.
    pub(super) fn go_to_choice(&mut self, place: usize) {
        let choices = self.trick_view().filter(|_| self.chooses());
        let choice = choices.and_then(|view| view.choices().get(place).copied());
        if let Some(choice) = choice {
            self.tell_choice(choice);
        }
    }

    fn tell_choice(&mut self, choice: TrickMove) {
        self.choice = Some(choice);
        if let (Some(view), Some(tricks)) = (self.trick_view(), Tricks::of(self.seen())) {
            self.own(tricks.choice(&view, choice));
        }
    }

    /// Handles a digit: goes to the trumps with this number, or to the bid that begins with it. A second digit soon after
    /// completes the number.
    fn choose_number(&mut self, digit: u8, now: Instant) {
        let Some(view) = self.trick_view() else {
            return;
        };
        let naming = view.board.phase() == Phase::Naming;
        let choices = view.choices();
        if naming {
            let number = (digit <= 6).then(|| TrickMove::Name(Trumps::Number(Pip::new(digit))));
            return match number {
                Some(choice) => self.tell_choice(choice),
                None => self.own(say::no_such_trumps(digit)),
            };
        }
        let recent = |(_, at): &(u8, Instant)| now.saturating_duration_since(*at) <= ONE_BID;
        let before = self.digit.take().filter(recent).map(|(digit, _)| digit);
        self.digit = before.is_none().then_some((digit, now));
        let number = u16::from(before.map_or(digit, |tens| tens * 10 + digit));
        // Bids of two digits begin with the first one, bids of tricks have one; 1 and 2 are marks.
        let is_first = before.is_none();
        let means = |bid: Bid| {
            let begins = is_first && bid.points / 10 == number;
            let marks = is_first && bid.marks() == number;
            marks || bid.marks() == 0 && (begins || bid.points == number)
        };
        let is_meant = |choice: &TrickMove| matches!(choice, TrickMove::Bid(bid) if means(*bid));
        let found = choices.into_iter().find(is_meant);
        if let Some(choice) = found {
            return self.tell_choice(choice);
        }
        if let Some(tricks) = Tricks::of(self.seen()) {
            self.own(tricks.no_such_bid(number));
        }
    }

    /// Bids or names the choice announced last; if none was, announces what is asked.
    fn confirm_choice(&mut self) {
        match self.choice {
            Some(choice) => self.attempt_in_tricks(choice),
            None => self.tell_whose_turn(),
        }
    }

    /// Selects the next tile that can be played now.
    fn choose_playable_tile(&mut self) {
        let Some(view) = self.trick_view() else {
            return self.refuse_bystander();
        };
        let playable = match view.board.phase() {
            Phase::Playing => view.board.playable(view.hand),
            _ => view.hand,
        };
        self.choose(|hand| hand.seek(|tile| playable.contains(tile)));
    }

    /// Plays the tile that was selected and heard.
    fn play_chosen(&mut self) {
        let Some(seat) = self.may_play() else { return };
        let hand = &self.hands[seat.index()];
        let Some(view) = self.trick_view() else {
            return;
        };
        let only = Some(view.board.playable(view.hand)).filter(|playable| playable.len() == 1);
        match (hand.chosen(), hand.heard, only) {
            (Some(tile), true, _) => {
                let play = move_of(&view, tile);
                self.attempt_in_tricks(play);
            }
            // No tile was selected, and only one can be played.
            (Some(_), false, Some(only)) => {
                let tile = only.last().expect("there is one");
                self.attempt_in_tricks(TrickMove::Play(tile));
            }
            // A player who presses the key once too often, to hear other moves faster, must not play a tile that they did not
            // select.
            (Some(_), false, None) => {
                self.choose(OwnHand::hear);
            }
            (None, _, _) => self.refuse(refusals::hand_empty()),
        }
    }

    /// Makes a move for the player who has the keyboard, if it is their turn and the move is legal.
    pub(super) fn attempt_in_tricks(&mut self, play: TrickMove) {
        let Some(seat) = self.may_play() else { return };
        let Some(view) = self.views.of(Some(seat)).trick_view() else {
            return;
        };
        match view.check(play) {
            Ok(()) => self.ask_for(Request::Command(Command::Play(seat, play.into()))),
            Err(illegal) => {
                let refused = self.why_not(illegal, &view);
                let refused = refused.unwrap_or_else(|| self.whose_turn());
                self.refuse(refused);
            }
        }
    }

    fn why_not(&self, illegal: IllegalTrickMove, view: &TrickView<'_>) -> Option<Message> {
        let tricks = Tricks::of(self.seen())?;
        match illegal {
            IllegalTrickMove::MustBid => Some(tricks.must_bid()),
            IllegalTrickMove::NameFirst | IllegalTrickMove::PlayNow => {
                Some(told_with(say::only_bids_pass(), tricks.asked(view)))
            }
            IllegalTrickMove::MustFollow(_)
            | IllegalTrickMove::MustLeadTrump
            | IllegalTrickMove::MustPlayNearest => tricks.must_play(view),
            IllegalTrickMove::ClaimByLead => Some(say::claim_by_lead()),
            IllegalTrickMove::NoClaim => Some(say::no_claim()),
            IllegalTrickMove::WrongClaim => Some(say::wrong_claim()),
            // No key makes these moves.
            _ => None,
        }
    }

    /// Returns the message that announces a selected tile of a hand of tricks.
    pub(super) fn trick_tile(&self, seat: Seat, tile: Tile) -> Option<Message> {
        let view = self.views.of(Some(seat)).trick_view()?;
        Some(Tricks::of(self.seen())?.tile(&view, tile))
    }

    /// Sorts the hands at this keyboard by suits, once trumps are named.
    pub(super) fn sort_hands(&mut self) {
        for seat in self.seats.iter() {
            let view = self.views.of(Some(seat)).trick_view();
            let sorted = view.map(|view| by_suits(Some(view.board), view.hand));
            if let Some(suits) = sorted {
                let tiles: Vec<Tile> = suits.into_iter().flat_map(|(_, tiles)| tiles).collect();
                self.hands[seat.index()].arrange(&tiles);
            }
        }
    }
}

/// Returns the move that a seat makes with a tile now: it plays the tile or puts it away.
pub(super) fn move_of(view: &TrickView<'_>, tile: Tile) -> TrickMove {
    match view.board.phase() {
        Phase::PuttingAway => TrickMove::PutAway(tile),
        _ => TrickMove::Play(tile),
    }
}
