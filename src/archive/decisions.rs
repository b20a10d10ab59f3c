//! What a seat decided in a recorded match, with what it saw before each decision.

use super::{Record, Replay};
use serpente_engine::rules::{Move, Seat, Tile};
use serpente_engine::table::{Command, GameMove, GameView, OwnedGameView, Table};

/// Something a seat decided.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The line of the record that tells it, from 1.
    pub line: usize,
    /// The round, from 1.
    pub round: u32,
    /// What the seat saw before.
    pub seen: OwnedGameView,
    /// What it did.
    pub played: GameMove,
    /// What the others held, which the seat could not see.
    pub others: Vec<(Seat, Vec<Tile>)>,
}

/// Everything a seat decided, in order. What only the clock did is not among it.
#[must_use]
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
        let (Some((seen, round, others)), Some(Command::Play(mover, played))) =
            (before, replay.last_command())
        else {
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

/// What the other seats hold.
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
