//! What is done by touch: on a screen that shows what lies on top, and not by its keys.

use super::{App, Outlet, Screen};
use crate::{Incoming, Press};
use serpente_engine::rules::Tile;
use serpente_text::seat::{Action, Input};
use std::time::Instant;

/// What was touched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// A button that does this.
    Do(Action),
    /// An entry of the menu, from 0: it is entered.
    Entry(usize),
    /// An entry of the menu, from 0, which is changed: up or down.
    Change(usize, bool),
    /// A tile of the own hand.
    Tile(Tile),
    /// One of the bids or trumps that can be chosen, from 0.
    Choice(usize),
    /// A place, from 0, of a tile of the own hand.
    Lay(Tile, usize),
    /// The end of a line that was asked for: the whole of it.
    Typed(String),
}

impl<O: Outlet> App<O> {
    /// Takes in what was touched. What is not there any more is passed over.
    pub fn touch(&mut self, touch: Touch, now: Instant) {
        self.now = now;
        match touch {
            Touch::Do(action) => {
                let key = self.pressed.keymap.keys(action).first().copied();
                if let Some(key) = key {
                    let press = Press::deliberate(key, None);
                    self.take(Incoming::Key(press), now);
                }
            }
            Touch::Entry(place) => {
                if let Some(item) = self.choose_entry(place) {
                    self.enter(item, now);
                }
            }
            Touch::Change(place, up) => {
                if let Some(item) = self.choose_entry(place).filter(|item| item.is_changeable()) {
                    self.change(item, up);
                }
            }
            Touch::Tile(tile) if self.screens.last() == Some(&Screen::Table) => {
                self.play_input(Input::Choose(tile), now);
            }
            Touch::Choice(place) if self.screens.last() == Some(&Screen::Table) => {
                self.play_input(Input::Choice(place), now);
            }
            Touch::Lay(tile, place) if self.screens.last() == Some(&Screen::Table) => {
                if !self.asks_again(Action::Confirm, now) {
                    self.play_input(Input::Lay(tile, place), now);
                }
            }
            Touch::Typed(text) if matches!(self.screens.last(), Some(Screen::Typing(_))) => {
                self.take_typed(&text);
            }
            Touch::Tile(_) | Touch::Choice(_) | Touch::Lay(..) | Touch::Typed(_) => {}
        }
        self.stop_clock_while_covered(now);
    }
}
