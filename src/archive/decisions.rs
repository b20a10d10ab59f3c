//! The decisions of a seat in a recorded match, each with the seat's view before it.

use super::{Record, Replay};
use serpente_engine::rules::{Move, Seat, Tile};
use serpente_engine::table::{Command, GameMove, GameView, OwnedGameView, Table};

/// A decision of a seat.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The line of the record with this decision, from 1.
    pub line: usize,
    /// The round, from 1.
    pub round: u32,
    /// The seat's view before the decision.
    pub seen: OwnedGameView,
    /// The move.
    pub played: GameMove,
    /// The tiles of the other seats, which this seat could not see.
    pub others: Vec<(Seat, Vec<Tile>)>,
}

/// Returns the decisions of a seat, in order, without what was said with them. Moves made only because the time was up are left
/// out.
pub fn decisions(record: &Record, mut replay: Replay, seat: Seat) -> Vec<Decision> {
    let mut all = Vec::new();
    loop {
        let line = record.line_of(replay.played());
        let table = replay.table();
        let before = (table.turn() == Some(seat))
            .then(|| table.game_view(seat))
            .flatten()
            .map(|view| (view.to_seen(), table.round_number(), others(table, seat)));
        if replay.step().is_empty() {
            return all;
        }
        let last = replay.last_command().and_then(Command::played);
        let last = last.and_then(|(mover, played)| Some((mover, played.without_words()?)));
        let (Some((seen, round, others)), Some((mover, played))) = (before, last) else {
            continue;
        };
        if mover == seat && played != GameMove::Tiles(Move::TimeUp) {
            all.push(Decision {
                line,
                round,
                seen,
                played,
                others,
            });
        }
    }
}

/// Returns the tiles of the other seats.
fn others(table: &Table, seat: Seat) -> Vec<(Seat, Vec<Tile>)> {
    let seats = table.setup().options.seating.all();
    let others = seats.from(seat).filter(|&other| other != seat);
    let held = others.filter_map(|other| {
        let tiles: Vec<Tile> = match table.game_view(other)? {
            GameView::Tiles(view) => view.hand.iter().collect(),
            GameView::Tricks(view) => view.hand.iter().collect(),
            GameView::Cards(_) => return None,
        };
        (!tiles.is_empty()).then_some((other, tiles))
    });
    held.collect()
}
