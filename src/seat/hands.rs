//! The hands of the players at this keyboard, and the keys that go through a hand.

use crate::action::TableAction;
use crate::digits::Digits;
use crate::hand::{OwnHand, Step};
use crate::keyboard::Keyboard;
use crate::reply::Reply;
use serpente_engine::rules::{Pip, SEATS, Seat, Tile};
use serpente_engine::table::Event;
use serpente_engine::tricks::Phase;
use serpente_text::announce::say::{refusals, review as say};
use serpente_text::announce::{Message, Scene, by_suits, refusal};
use std::time::{Duration, Instant};

/// Two digits within this time make one number. It is long enough to type a number, and too short
/// to hear a tile and then ask for the next with the same digit.
const ONE_NUMBER: Duration = Duration::from_millis(600);

/// The hands of the players at this keyboard. The other hands stay empty.
#[derive(Default)]
pub(crate) struct Hands {
    by_seat: [OwnHand; SEATS],
    digits: Digits,
}

/// How an event changed a hand, as far as its player has to be told.
pub(crate) enum HandChange {
    /// The seat was dealt another hand.
    New(Seat),
    /// The seat drew a tile.
    Drawn(Seat),
}

impl Hands {
    /// Returns the hand of a seat.
    pub(crate) fn of(&self, seat: Seat) -> &OwnHand {
        &self.by_seat[seat.index()]
    }

    /// Returns the hand of a seat, to select a tile.
    pub(crate) fn of_mut(&mut self, seat: Seat) -> &mut OwnHand {
        &mut self.by_seat[seat.index()]
    }

    /// Follows an event. Tiles keep their order.
    pub(crate) fn follow(&mut self, event: &Event, keyboard: &Keyboard) -> Option<HandChange> {
        match event {
            Event::Swapped {
                seat,
                tiles: Some(tiles),
            } if self.of(*seat).tiles().len() == tiles.len() + 1 => {
                // Of a hand of tricks, one tile was put away.
                let hand = self.of_mut(*seat);
                for tile in hand.tiles().to_vec() {
                    if !tiles.contains(&tile) {
                        hand.lay(tile);
                    }
                }
                self.sort_by_suits(keyboard);
            }
            Event::Dealt { seat, tiles }
            | Event::Swapped {
                seat,
                tiles: Some(tiles),
            } => {
                *self.of_mut(*seat) = OwnHand::dealt(tiles);
                return Some(HandChange::New(*seat));
            }
            Event::Drew {
                seat,
                tile: Some(tile),
            } => {
                self.of_mut(*seat).draw(*tile);
                return Some(HandChange::Drawn(*seat));
            }
            Event::Laid { seat, tile, .. }
            | Event::Played { seat, tile }
            | Event::Centre {
                tile,
                seat: Some(seat),
            } => self.of_mut(*seat).lay(*tile),
            Event::Trumps { .. } => self.sort_by_suits(keyboard),
            Event::RoundOver { .. } | Event::HandOver { .. } => self.by_seat = Default::default(),
            // The others change no hand here.
            _ => {}
        }
        None
    }

    /// Sorts the hands of tricks by suits, once trumps are named.
    fn sort_by_suits(&mut self, keyboard: &Keyboard) {
        for seat in keyboard.seats().iter() {
            let Some(view) = keyboard.views.of(Some(seat)).trick_view() else {
                continue;
            };
            let mut sorted: Vec<Tile> = Vec::new();
            for (_, tiles) in by_suits(Some(view.board), view.hand) {
                sorted.extend(tiles);
            }
            self.of_mut(seat).arrange(&sorted);
        }
    }

    /// Takes a key that goes through the hand of the player who has the keyboard. Returns `None` if
    /// the key does something else.
    pub(crate) fn key(
        &mut self,
        action: TableAction,
        keyboard: &Keyboard,
        now: Instant,
    ) -> Option<Reply> {
        let reply = match action {
            TableAction::Previous => self.go(Step::Previous, keyboard),
            TableAction::Next => self.go(Step::Next, keyboard),
            TableAction::First => self.go(Step::First, keyboard),
            TableAction::Last => self.go(Step::Last, keyboard),
            TableAction::Digit(digit) => self.go_to_half(digit, keyboard, now),
            TableAction::NextPlayable => self.go_to_playable(keyboard),
            _ => return None,
        };
        Some(reply)
    }

    /// Goes to another tile.
    pub(crate) fn go(&mut self, step: Step, keyboard: &Keyboard) -> Reply {
        let Some(seat) = keyboard.holder() else {
            return Reply::Answer(keyboard.not_holding());
        };
        match self.of_mut(seat).go(step) {
            Some(tile) => tile_reply(seat, tile, keyboard),
            None => Reply::Answer(keyboard.no_hand()),
        }
    }

    /// Goes to the next tile with a half of this number, or of the number that the digit completes.
    fn go_to_half(&mut self, digit: u8, keyboard: &Keyboard, now: Instant) -> Reply {
        let Some(seat) = keyboard.holder() else {
            return Reply::Answer(keyboard.not_holding());
        };
        let highest = keyboard.seen().setup().options.set.top().get();
        let half = Pip::new(self.number(digit, highest, now));
        match self.of_mut(seat).seek(|tile| tile.has(half)) {
            Some(tile) => tile_reply(seat, tile, keyboard),
            None if self.of(seat).tiles().is_empty() => Reply::Answer(keyboard.no_hand()),
            None => Reply::Own(refusals::no_such_half(half)),
        }
    }

    /// Returns the number for a digit. In a large set, two digits in quick succession make one
    /// number; the first one also gets an immediate answer.
    fn number(&mut self, digit: u8, highest: u8, now: Instant) -> u8 {
        if let Some(tens) = self.digits.take_before(now, ONE_NUMBER) {
            let number = tens * 10 + digit;
            if (10..=highest).contains(&number) {
                return number;
            }
        }
        self.digits.note(digit, now);
        digit
    }

    /// Goes to the next tile that can be laid or played now.
    fn go_to_playable(&mut self, keyboard: &Keyboard) -> Reply {
        let Some(seat) = keyboard.holder() else {
            return Reply::Answer(keyboard.not_holding());
        };
        if let Some(view) = keyboard.trick_view() {
            let playable = match view.board.phase() {
                Phase::Playing => view.board.playable(view.hand),
                _ => view.hand,
            };
            return match self.of_mut(seat).seek(|tile| playable.contains(tile)) {
                Some(tile) => tile_reply(seat, tile, keyboard),
                None => Reply::Answer(keyboard.no_hand()),
            };
        }
        let Some(view) = keyboard.views.of_tiles(seat) else {
            return Reply::Answer(keyboard.no_hand());
        };
        if !keyboard.seen().tally().playing().contains(seat) {
            return Reply::Answer(keyboard.no_hand());
        }
        let scene = Scene::seen(&view, keyboard.company());
        let hand = self.of_mut(seat);
        let Some(tile) = hand.seek(|tile| scene.is_playable(&view, tile)) else {
            let keys = &keyboard.manner.keys;
            return Reply::Own(refusal::nothing_fits(&view, keyboard.company(), keys));
        };
        // In the player's turn, the announcement of the turn has said what must be done first.
        let duty = match keyboard.in_turn() {
            Some(_) => None,
            None => scene.duty(),
        };
        match (keyboard.tile_and_places(seat, tile), duty) {
            (Some(told), Some(duty)) => Reply::Tile {
                message: say::fit_and_duty(told, duty),
                fits: fits_now(seat, tile, keyboard),
            },
            _ => tile_reply(seat, tile, keyboard),
        }
    }

    /// Returns the message that lists all tiles of a hand in the player's order, if it has any, or
    /// its cards; if tricks are played, by suits.
    pub(crate) fn listed(&self, seat: Seat, keyboard: &Keyboard) -> Option<Message> {
        keyboard.hand(seat, self.of(seat).tiles())
    }
}

/// Announces a tile of a hand, and where it fits.
fn tile_reply(seat: Seat, tile: Tile, keyboard: &Keyboard) -> Reply {
    match keyboard.tile_and_places(seat, tile) {
        Some(message) => Reply::Tile {
            message,
            fits: fits_now(seat, tile, keyboard),
        },
        None => Reply::Nothing,
    }
}

/// Returns whether it is the player's turn, and this tile can be laid or played.
fn fits_now(seat: Seat, tile: Tile, keyboard: &Keyboard) -> bool {
    if keyboard.in_turn() != Some(seat) {
        return false;
    }
    if let Some(view) = keyboard.trick_view() {
        return view.board.phase() == Phase::Playing
            && view.board.playable(view.hand).contains(tile);
    }
    match keyboard.views.of_tiles(seat) {
        Some(view) => Scene::seen(&view, keyboard.company()).is_playable(&view, tile),
        None => false,
    }
}
