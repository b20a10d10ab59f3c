//! Updates the hands at this keyboard.

use super::Listener;
use super::hand::OwnHand;
use serpente_engine::rules::{Seat, Tile};
use serpente_engine::table::{Event, Update};

impl Listener {
    /// Updates the hands. Tiles keep their order.
    pub(super) fn follow(&mut self, update: &Update) {
        for event in &update.events {
            match event {
                // Of a hand of tricks, one tile was put away.
                Event::Swapped {
                    seat,
                    tiles: Some(tiles),
                } if self.hands[seat.index()].tiles.len() == tiles.len() + 1 => {
                    let held = self.hands[seat.index()].tiles.clone();
                    for tile in held.into_iter().filter(|tile| !tiles.contains(tile)) {
                        self.hands[seat.index()].lay(tile);
                    }
                    self.sort_hands();
                }
                Event::Dealt { seat, tiles }
                | Event::Swapped {
                    seat,
                    tiles: Some(tiles),
                } => {
                    self.hands[seat.index()] = OwnHand::dealt(tiles);
                    self.has_new_hand(*seat);
                }
                Event::Drew {
                    seat,
                    tile: Some(tile),
                } => {
                    self.hands[seat.index()].draw(*tile);
                    self.draw_is_told(*seat);
                }
                Event::Laid { seat, tile, .. }
                | Event::Played { seat, tile }
                | Event::Centre {
                    tile,
                    seat: Some(seat),
                } => {
                    self.hands[seat.index()].lay(*tile);
                }
                Event::Trumps { .. } => self.sort_hands(),
                Event::Turn { .. } => self.announced_by = None,
                // The hands are shown and end here; the tiles left are kept for review.
                Event::RoundOver { .. } | Event::HandOver { .. } => {
                    self.hands = Default::default();
                    let hand = |(seat, tiles): &(Seat, Vec<Tile>)| (*seat, OwnHand::dealt(tiles));
                    self.left = update.left.iter().map(hand).collect();
                    self.looked_at = None;
                }
                // The others change no hand here.
                _ => {}
            }
        }
    }
}
