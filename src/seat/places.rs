//! A tile that fits in several places: the question where to lay it, and its answers.

use crate::action::TableAction;
use crate::keyboard::Keyboard;
use crate::reply::Reply;
use serpente_engine::rules::{Arm, Move, Placement};
use serpente_text::announce::say::review as say;
use serpente_text::announce::{Arg, Message, Scene};

/// The question where to lay a tile.
pub(crate) struct PlaceQuestion {
    /// The places where the tile can be laid; two at least.
    places: Vec<Placement>,
    /// The index of the place announced last.
    selected: Option<usize>,
}

impl PlaceQuestion {
    pub(crate) fn new(places: Vec<Placement>) -> Self {
        Self {
            places,
            selected: None,
        }
    }

    /// Takes a key. Returns `None` if it does not answer the question.
    pub(crate) fn key(&mut self, action: TableAction, keyboard: &Keyboard) -> Option<Reply> {
        let reply = match action {
            TableAction::Right => self.side(Arm::RIGHT, keyboard),
            TableAction::Left => self.side(Arm::LEFT, keyboard),
            TableAction::Confirm => match self.selected {
                Some(index) => lay(self.places[index]),
                None => self.ask(keyboard),
            },
            TableAction::Digit(digit) => self.numbered(digit, keyboard),
            TableAction::Previous => self.step(false, keyboard),
            TableAction::Next => self.step(true, keyboard),
            _ => return None,
        };
        Some(reply)
    }

    /// Asks the question.
    pub(crate) fn ask(&self, keyboard: &Keyboard) -> Reply {
        let Some(scene) = Scene::of(keyboard.seen()) else {
            return Reply::Nothing;
        };
        let tile = scene.named(self.places[0].tile);
        if self.asks_side(keyboard) {
            let keys = &keyboard.manner.keys;
            return Reply::Ask(say::which_side(tile, &keys.right, &keys.left));
        }
        let mut choices = Vec::new();
        for index in 0..self.places.len() {
            choices.extend(self.choice(index, keyboard));
        }
        Reply::Ask(say::which_place(tile, Arg::apart(choices)))
    }

    /// Returns the name of one of the places, with its number.
    fn choice(&self, index: usize, keyboard: &Keyboard) -> Option<Message> {
        let scene = Scene::of(keyboard.seen())?;
        let choice = scene.choice(self.places[index], &self.places);
        if self.asks_side(keyboard) {
            Some(choice)
        } else {
            Some(say::choice(index + 1, choice))
        }
    }

    /// Goes to the next or previous place, wrapping around. If there are two sides, goes to the one
    /// to which the arrow points.
    fn step(&mut self, forward: bool, keyboard: &Keyboard) -> Reply {
        let count = self.places.len();
        let mut index = match self.selected {
            None if forward => 0,
            None => count - 1,
            Some(index) if forward => (index + 1) % count,
            Some(index) => (index + count - 1) % count,
        };
        if self.asks_side(keyboard) {
            let side = if forward { Arm::RIGHT } else { Arm::LEFT };
            let pointed_at = self.places.iter().position(|place| place.arm == side);
            index = pointed_at.unwrap_or(index);
        }
        self.selected = Some(index);
        Reply::own(self.choice(index, keyboard))
    }

    /// Answers with the number of a place, from 1.
    fn numbered(&self, number: u8, keyboard: &Keyboard) -> Reply {
        let index = usize::from(number).checked_sub(1);
        match index.and_then(|index| self.places.get(index)) {
            Some(&place) => lay(place),
            None => self.ask(keyboard),
        }
    }

    /// Answers "right" or "left": on a line, the side; around a star, the next or previous arm.
    fn side(&mut self, arm: Arm, keyboard: &Keyboard) -> Reply {
        if !keyboard.has_sides() {
            return self.step(arm == Arm::RIGHT, keyboard);
        }
        let mut there = self.places.clone();
        there.retain(|place| place.arm == arm);
        match there[..] {
            [] => {}
            [place] => return lay(place),
            [..] => *self = Self::new(there),
        }
        self.ask(keyboard)
    }

    /// Returns whether the question is only about the side of a line.
    fn asks_side(&self, keyboard: &Keyboard) -> bool {
        if !keyboard.has_sides() {
            return false;
        }
        let [one, other] = self.places[..] else {
            return false;
        };
        if one.arm != Arm::LEFT || other.arm != Arm::RIGHT {
            return false;
        }
        // If few tiles can follow on one side, the question says so.
        match Scene::of(keyboard.seen()) {
            Some(scene) => !scene.shuts(one) && !scene.shuts(other),
            None => false,
        }
    }
}

fn lay(place: Placement) -> Reply {
    Reply::Make(Move::Lay(place).into())
}
