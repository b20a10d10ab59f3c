//! How a round begins, as far as all players see it.

use crate::rules::compiled::Rules;
use crate::rules::opening::{Begin, HandsOn};
use crate::rules::seats::Seat;
use crate::rules::tile::Tile;
use crate::rules::tile_set::TileSet;

/// How the round begins.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct BoardOpening {
    /// The seat that opened the round; before the first tile, the seat in turn.
    pub(in crate::rules) seat: Seat,
    /// The seat that had the right to open first.
    pub(super) first_entitled: Seat,
    /// The only tile that may be the first; `None` if any may.
    pub(in crate::rules) lead: Option<Tile>,
    pub(in crate::rules) hands_on: HandsOn,
    /// The first tile on the table.
    pub(in crate::rules) first: Option<Tile>,
    /// The seat that exchanged its hand in this round, if one did.
    pub(in crate::rules) swapped: Option<Seat>,
}

impl BoardOpening {
    /// Returns an opening by this seat, before the first tile.
    pub(super) fn of(begin: Begin) -> Self {
        Self {
            seat: begin.seat,
            first_entitled: begin.seat,
            lead: begin.lead,
            hands_on: begin.hands_on,
            first: None,
            swapped: None,
        }
    }

    /// Returns whether the first tile must be a double, whichever.
    pub(super) fn needs_double(&self) -> bool {
        self.hands_on == HandsOn::ToDouble
    }

    /// Returns the tiles of a hand that may be the first of the round.
    pub(in crate::rules) fn leading<const WORDS: usize>(
        &self,
        rules: &Rules<WORDS>,
        hand: TileSet<WORDS>,
    ) -> TileSet<WORDS> {
        match self.lead {
            None if self.needs_double() => hand & rules.doubles,
            Some(tile) if hand.contains(tile) => TileSet::only(tile),
            Some(_) => TileSet::EMPTY,
            None => hand,
        }
    }

    /// Returns the seat that the right to open passes to if this seat, with this hand, does not use it.
    pub(in crate::rules) fn opens_next<const WORDS: usize>(
        &self,
        rules: &Rules<WORDS>,
        seat: Seat,
        hand: TileSet<WORDS>,
    ) -> Option<Seat> {
        let leads = !self.leading(rules, hand).is_empty();
        self.hands_on.from(seat, rules.options.seating, leads)
    }
}
