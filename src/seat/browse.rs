//! The keys that browse a hand: tile by tile, by number, or whole; and those that browse the tiles left after a round.

use super::{Listener, OwnHand, TableAction};
use serpente_engine::rules::{Pip, Seat, Tile};
use serpente_engine::table::GameView;
use serpente_text::announce::say::{refusals, review as say};
use serpente_text::announce::{Arg, Cards, Message, Scene, Topic, Tricks, refusal, review};
use std::time::{Duration, Instant};

/// Two digits within this time make one number. It is long enough to type a number, and too short to hear a tile and then ask
/// for the next with the same digit.
const ONE_NUMBER: Duration = Duration::from_millis(600);

impl Listener {
    /// Selects a tile of the holder's hand and announces it.
    pub(super) fn choose(&mut self, choose: impl FnOnce(&mut OwnHand) -> Option<Tile>) {
        self.question = None;
        let Some(seat) = self.holder else {
            return self.refuse_bystander();
        };
        match choose(&mut self.hands[seat.index()]) {
            Some(tile) => self.tell_tile(seat, tile, None),
            None => self.answer(self.no_hand()),
        }
    }

    /// Returns the message that says why there is no hand to browse.
    pub(super) fn no_hand(&self) -> Message {
        match (self.seen().board(), self.holder) {
            (Some(board), Some(seat)) if !board.playing().contains(seat) => self.eliminated(),
            (Some(_), _) => refusals::hand_empty(),
            (None, _) if self.seen().turn().is_some() => refusals::hand_empty(),
            (None, _) => self.no_round(),
        }
    }

    /// Announces a tile and where it fits, followed by `more`.
    pub(super) fn tell_tile(&mut self, seat: Seat, tile: Tile, more: Option<Message>) {
        if let Some(fit) = self.fit_of(seat, tile) {
            let told = match more {
                Some(more) => say::fit_and_duty(fit, more),
                None => fit,
            };
            self.own(told);
        }
    }

    /// Returns the message that names a tile of this hand and where it fits.
    pub(super) fn fit_of(&self, seat: Seat, tile: Tile) -> Option<Message> {
        let view = self.views.view(seat);
        let fit = view.map(|view| Scene::seen(&view, self.company()).fit(&view, tile));
        fit.or_else(|| self.trick_tile(seat, tile))
    }

    pub(super) fn choose_playable(&mut self) {
        self.question = None;
        let Some(seat) = self.holder else {
            return self.refuse_bystander();
        };
        let plays = |seat| self.seen().tally().playing().contains(seat);
        let view = self.views.view(seat);
        let Some(view) = view.filter(|view| plays(view.seat)) else {
            return self.answer(self.no_hand());
        };
        let scene = Scene::seen(&view, self.company());
        let hand = view.hand.iter();
        let playable: Vec<Tile> = hand
            .filter(|&tile| scene.is_playable(&view, tile))
            .collect();
        let duty = scene.duty();
        let found = self.hands[seat.index()].seek(|tile| playable.contains(&tile));
        if let Some(tile) = found {
            self.tell_tile(seat, tile, duty);
        } else {
            let message = refusal::nothing_fits(&view, self.company(), &self.manner.keys);
            self.own(message);
        }
    }

    /// Handles a digit: selects the next tile with that half.
    pub(super) fn digit(&mut self, digit: u8, now: Instant) {
        if self.is_placing() {
            return self.place_number(digit);
        }
        let Some(seat) = self.holder else {
            return self.refuse_bystander();
        };
        let half = Pip::new(self.number(digit, now));
        match self.hands[seat.index()].seek(|tile| tile.has(half)) {
            Some(tile) => self.tell_tile(seat, tile, None),
            None if self.hands[seat.index()].tiles.is_empty() => self.answer(self.no_hand()),
            None => self.own(refusals::no_such_half(half)),
        }
    }

    /// Returns the number for a digit. In a large set, two digits in quick succession make one number; the first one also gets
    /// an immediate answer.
    pub(super) fn number(&mut self, digit: u8, now: Instant) -> u8 {
        let before = self.digit.take();
        let top = self.seen().setup().options.set.top().get();
        let both = before
            .filter(|(_, at)| now.saturating_duration_since(*at) <= ONE_NUMBER)
            .map(|(tens, _)| tens * 10 + digit)
            .filter(|number| (10..=top).contains(number));
        if both.is_none() {
            self.digit = Some((digit, now));
        }
        both.unwrap_or(digit)
    }

    /// Returns the answer to a key that asks about the round being played, and whether it tells of the hand of the player who has
    /// the keyboard. Returns `None` for another key, or if no round is being played.
    pub(super) fn about_round(&self, action: TableAction) -> Option<(Message, bool)> {
        let seen = self.seen();
        let is_on = seen.turn().is_some();
        let cards = Cards::of(seen).filter(|_| is_on);
        let told = match (Scene::of(seen), cards, Tricks::of(seen), action) {
            (Some(scene), .., TableAction::Ends) => scene.all_ends(),
            (Some(scene), .., TableAction::Serpent) => scene.serpent(),
            (Some(_), .., TableAction::Match) => review::about_match(seen),
            (Some(_), .., TableAction::Count) => return Some(self.counts()),
            (_, Some(cards), _, TableAction::Ends) => cards.standings(),
            (_, Some(cards), _, TableAction::Serpent) => cards.all(),
            (_, Some(cards), _, TableAction::Match) => cards.about_match(seen),
            (_, Some(cards), _, TableAction::Count) => cards.left(),
            // The last trick can still be announced after the hand.
            (_, _, Some(tricks), TableAction::Serpent) => tricks.last_trick(),
            (_, _, Some(tricks), TableAction::Ends) if is_on => tricks.so_far(),
            (_, _, Some(tricks), TableAction::Match) if is_on => tricks.about_match(seen),
            (_, _, Some(_), TableAction::Count) if is_on => return Some(self.counts()),
            _ => return None,
        };
        Some((told, false))
    }

    /// Returns the message that says how many trumps and tiles of each number are visible, and whether the hand of the player
    /// who has the keyboard is counted.
    fn counts(&self) -> (Message, bool) {
        let in_tricks = self.trick_view().map(|view| view.hand);
        let hand = self.holder.map(|seat| &self.hands[seat.index()].tiles[..]);
        let hand = hand.filter(|hand| in_tricks.is_some() || !hand.is_empty());
        let counts = review::counts(self.seen(), hand);
        let trumps = Tricks::of(self.seen())
            .and_then(|tricks| tricks.trumps_seen(in_tricks.unwrap_or_default()));
        let told = match trumps {
            Some(trumps) => say::told_with(trumps, counts),
            None => counts,
        };
        (told, hand.is_some())
    }

    /// Announces, between two rounds or after the last one, the tiles that all players were left with.
    pub(super) fn say_leftovers(&mut self) {
        let company = self.company();
        let left = |(seat, hand): &(Seat, OwnHand)| review::hand_left(company, *seat, &hand.tiles);
        self.answer(say::hands_left(Arg::apart(self.left.iter().map(left))));
    }

    /// Announces the tiles that one player had left; the keys go from player to player.
    pub(super) fn step_leftovers(&mut self, action: TableAction) {
        let last = self.left.len() - 1;
        let place = match (action, self.looked_at) {
            (TableAction::Last, _) => last,
            (TableAction::Next, Some(place)) => (place + 1).min(last),
            (TableAction::Previous, Some(place)) => place.saturating_sub(1),
            _ => 0,
        };
        self.looked_at = Some(place);
        let (seat, hand) = &self.left[place];
        let message = review::hand_left(self.company(), *seat, &hand.tiles);
        self.answer(message);
    }

    /// Returns whether a round is over, none is being played, and there are tiles left to announce.
    pub(super) fn shows_what_was_left(&self) -> bool {
        self.seen().board().is_none() && self.seen().turn().is_none() && !self.left.is_empty()
    }

    pub(super) fn say_hand(&mut self) {
        let Some(seat) = self.holder else {
            return self.refuse_bystander();
        };
        let message = self.hand_told(seat).unwrap_or_else(|| self.no_hand());
        self.own_about(Topic::Hand, message);
        self.hand_is_told(seat);
    }

    /// Returns the message that lists all tiles of a hand, if it has any, or its cards; if tricks are played, by suits.
    pub(super) fn hand_told(&self, seat: Seat) -> Option<Message> {
        let seen = self.views.of(Some(seat));
        let hand = &self.hands[seat.index()].tiles;
        match seen.game_view()? {
            GameView::Tiles(view) if !view.hand.is_empty() => {
                Some(review::hand(&view, hand, self.company()))
            }
            GameView::Tricks(view) if !view.hand.is_empty() => {
                Some(Tricks::of(self.seen())?.hand(&view))
            }
            GameView::Cards(_) => Some(Cards::of(self.seen())?.own(seat)),
            _ => None,
        }
    }

    /// Says why the keys for a hand do nothing while no player has the keyboard.
    pub(super) fn refuse_bystander(&mut self) {
        let message = match self.seen().turn() {
            Some(seat) => refusals::not_your_turn(self.company().name(seat)),
            None => self.whose_turn(),
        };
        self.answer(message);
    }
}
