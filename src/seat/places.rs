//! A tile that fits in several places: the question where to lay it, and its answers.

use super::{Listener, Question};
use serpente_engine::rules::{Arm, Move, Placement};
use serpente_text::announce::say::review as say;
use serpente_text::announce::{Arg, Message, Scene};

impl Listener {
    /// Returns whether the player is asked where to lay a tile.
    pub(super) fn is_placing(&self) -> bool {
        self.places().is_some()
    }

    /// Returns the places among which the player is asked to choose, if they are.
    fn places(&self) -> Option<&[Placement]> {
        match &self.question {
            Some(Question::Place { places, .. }) => Some(places),
            _ => None,
        }
    }

    /// Asks where to lay a tile.
    pub(super) fn ask_place(&mut self, places: Vec<Placement>) {
        self.question = Some(Question::Place {
            places,
            heard: None,
        });
        self.ask_place_again();
    }

    pub(super) fn ask_place_again(&mut self) {
        let Some(places) = self.places() else { return };
        let Some(scene) = Scene::of(self.seen()) else {
            return;
        };
        let tile = scene.named(places[0].tile);
        let message = if self.asks_side() {
            let keys = &self.manner.keys;
            say::which_side(tile, &keys.right, &keys.left)
        } else {
            let choices = (0..places.len()).filter_map(|place| self.choice(place));
            say::which_place(tile, Arg::apart(choices))
        };
        self.own(message);
    }

    /// Returns one of the places, with its number.
    fn choice(&self, place: usize) -> Option<Message> {
        let places = self.places()?;
        let scene = Scene::of(self.seen())?;
        let choice = scene.choice(*places.get(place)?, places);
        Some(if self.asks_side() {
            choice
        } else {
            say::choice(place + 1, choice)
        })
    }

    /// Goes to the next or previous place, wrapping around, and announces it. If there are two sides, goes to the one to which
    /// the arrow points.
    pub(super) fn step_place(&mut self, forward: bool) {
        let asks_side = self.asks_side();
        let Some(Question::Place { places, heard }) = &mut self.question else {
            return;
        };
        let count = places.len();
        let side = if forward { Arm::RIGHT } else { Arm::LEFT };
        let pointed_at = places
            .iter()
            .position(|place| asks_side && place.arm == side);
        let place = match (pointed_at, *heard) {
            (Some(place), _) => place,
            (None, None) if forward => 0,
            (None, None) => count - 1,
            (None, Some(place)) => (place + if forward { 1 } else { count - 1 }) % count,
        };
        *heard = Some(place);
        if let Some(message) = self.choice(place) {
            self.own(message);
        }
    }

    /// Lays the tile in the place heard last; if none was heard, asks again.
    pub(super) fn confirm_place(&mut self) {
        match &self.question {
            Some(Question::Place {
                places,
                heard: Some(place),
            }) => {
                let place = places[*place];
                self.attempt(Move::Lay(place));
            }
            _ => self.ask_place_again(),
        }
    }

    /// Answers with the number of a place.
    pub(super) fn place_number(&mut self, digit: u8) {
        let Some(places) = self.places() else { return };
        let place = usize::from(digit).checked_sub(1);
        match place.and_then(|place| places.get(place)).copied() {
            Some(place) => self.attempt(Move::Lay(place)),
            None => self.ask_place_again(),
        }
    }

    /// Answers "right" or "left": on a line, the side; around a star, the next or previous arm.
    pub(super) fn place_side(&mut self, arm: Arm) {
        let Some(places) = self.places() else { return };
        if !self.has_sides() {
            return self.step_place(arm == Arm::RIGHT);
        }
        let there = places.iter().copied().filter(|place| place.arm == arm);
        let there: Vec<Placement> = there.collect();
        match there[..] {
            [] => self.ask_place_again(),
            [place] => self.attempt(Move::Lay(place)),
            [..] => self.ask_place(there),
        }
    }

    /// Returns whether the question is only about the side of a line.
    fn asks_side(&self) -> bool {
        let Some(places) = self.places() else {
            return false;
        };
        // If few tiles can follow on one side, the question says so.
        let alike = Scene::of(self.seen())
            .is_some_and(|scene| !places.iter().any(|&place| scene.shuts(place)));
        let sides = |one: Arm, other: Arm| [one, other] == [Arm::LEFT, Arm::RIGHT];
        alike && self.has_sides() && matches!(places[..], [one, other] if sides(one.arm, other.arm))
    }

    /// Returns whether the serpent has a left and a right arm.
    pub(super) fn has_sides(&self) -> bool {
        self.seen()
            .rules()
            .is_some_and(|rules| rules.shape.has_sides())
    }
}
