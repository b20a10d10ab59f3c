//! The model's events for a deal, for a laid tile, and for the marks on trains.

use super::game::Game;
use super::round::Round;
use super::terms::{Lay, Tile, Tiles, sorted, to_arm, to_seat, to_tile, to_tiles};
use serpente_engine::rules::Pip;
use serpente_engine::table::{Event, Inner, Stock};

/// Marks the arm of the seat in turn, or removes the mark, if that changes anything.
pub(super) fn mark(game: &dyn Game, round: &mut Round, on: bool, told: &mut Vec<Event>) {
    if game.marks() && round.arms.open[round.turn] != on {
        round.arms.open[round.turn] = on;
        let seat = to_seat(round.turn);
        told.push(Event::Marker { seat, on });
    }
}

pub(super) fn tell_deal(
    seats: &[usize],
    hands: &[Tiles],
    boneyard: &[Tile],
    told: &mut Vec<Event>,
) {
    for &seat in seats {
        let tiles = sorted(&hands[seat]);
        told.push(Event::Dealt {
            seat: to_seat(seat),
            tiles,
        });
    }
    let tiles = Stock::Tiles(to_tiles(boneyard));
    told.push(Event::Boneyard { tiles });
}

pub(super) fn laid(
    seat: usize,
    lay: Lay,
    (first, across): (bool, bool),
    claimed: Option<u8>,
) -> Event {
    Event::Laid {
        seat: to_seat(seat),
        tile: to_tile(lay.tile),
        arm: (!first).then(|| to_arm(lay.arm)),
        inner: match lay.inner {
            _ if first => Inner::None,
            Some(half) => Inner::Half(Pip::new(half)),
            None => Inner::Wild,
        },
        announced: false,
        across,
        claimed,
    }
}
