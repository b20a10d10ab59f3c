//! Input by touch, on a display that shows the current screen.

use super::{App, Outlet, Screen};
use crate::{Incoming, Press};
use serpente_engine::rules::Tile;
use serpente_seat::{Action, SeatInput, TableAction};
use std::time::Instant;

/// A touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// A button with this action.
    Do(Action),
    /// An entry of the menu, from 0, to carry out.
    Entry(usize),
    /// An entry of the menu, from 0, to change up or down.
    Change(usize, bool),
    /// A tile of the player's hand.
    Tile(Tile),
    /// One of the bids or trumps on offer, from 0.
    Choice(usize),
    /// One of the places, from 0, for a tile of the player's hand.
    Lay(Tile, usize),
    /// The count of the ends, to say.
    Count(u8),
    /// The whole text for a text field.
    Typed(String),
}

impl<O: Outlet> App<O> {
    /// Handles a touch. A touch of something that is no longer there is ignored.
    pub fn touch(&mut self, touch: Touch, now: Instant) {
        self.context.session.now = now;
        let at_table = self.context.is_at_table();
        match touch {
            Touch::Do(action) => {
                let key = self.context.session.keymap.keys(action).first().copied();
                if let Some(key) = key {
                    self.take(Incoming::Key(Press::deliberate(key, None)), now);
                }
            }
            Touch::Entry(place) => {
                if let Some(item) = self.context.choose_entry(place) {
                    self.enter(item.effect);
                }
            }
            Touch::Change(place, up) => {
                if let Some(changed) = self
                    .context
                    .choose_entry(place)
                    .and_then(|item| item.changes)
                {
                    self.change(changed, up);
                }
            }
            Touch::Typed(text) => {
                if let Some(Screen::Typing(field)) = self.context.screens.last() {
                    self.take_typed(field.asked, &text);
                }
            }
            Touch::Tile(tile) if at_table => self.play_input(SeatInput::Choose(tile)),
            Touch::Choice(place) if at_table => self.play_input(SeatInput::Choice(place)),
            Touch::Lay(tile, place) if at_table => {
                if !self.asks_again(TableAction::Confirm) {
                    self.play_input(SeatInput::Lay(tile, place));
                }
            }
            Touch::Count(said) if at_table => self.play_input(SeatInput::Count(said)),
            Touch::Tile(_) | Touch::Choice(_) | Touch::Lay(..) | Touch::Count(_) => {}
        }
        self.stop_clock_while_covered();
    }
}
