//! Whole matches among computer players.

use super::Bot;
use crate::table::{Command, Deck, Sink, Table};

/// Plays a match to its end.
///
/// # Panics
/// If there are not as many computer players as seats, or one of them chose a move that is not legal.
pub fn play_match<const WORDS: usize>(
    table: &mut Table<WORDS>,
    bots: &mut [Box<dyn Bot<WORDS>>],
    deck: &mut impl Deck,
    sink: &mut impl Sink,
) {
    while table.winners().is_none() {
        let command = match table.turn().and_then(|seat| table.view(seat)) {
            Some(view) => Command::Play(view.seat, bots[view.seat.index()].choose(&view)),
            None => Command::Deal,
        };
        table
            .command(command, deck, sink)
            .expect("computer players choose among legal moves");
    }
}
