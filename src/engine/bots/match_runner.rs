//! Plays whole matches between computer players.

use super::Bot;
use crate::table::{Command, Deck, Sink, Table};

/// Plays a match to its end.
///
/// # Panics
/// If there are not as many computer players as seats, or one of them chose a move that is not legal.
#[inline(never)] // Inlined into its caller, the loop would run out of registers.
pub fn play_match<const WORDS: usize>(
    table: &mut Table<WORDS>,
    bots: &mut [Box<dyn Bot<WORDS>>],
    deck: &mut impl Deck,
    sink: &mut impl Sink,
) {
    loop {
        let done = if let Some(view) = table.view_in_turn() {
            // Almost every command is a move with tiles; passing it directly keeps this path fast.
            let seat = view.seat;
            let play = bots[seat.index()].lay_and_say(&view);
            table.command(Command::Play(seat, play), deck, sink)
        } else if let Some(command) = next_command(table, bots) {
            table.command(command, deck, sink)
        } else {
            return;
        };
        done.expect("computer players choose among legal moves");
    }
}

/// Returns the next command at a table of computer players, given by seat; `None` when the match is over.
pub fn next_command<const WORDS: usize>(
    table: &Table<WORDS>,
    bots: &mut [Box<dyn Bot<WORDS>>],
) -> Option<Command> {
    match table.turn() {
        Some(seat) => {
            let play = bots[seat.index()].decide(&table.game_view(seat)?);
            Some(Command::Play(seat, play))
        }
        None => table.is_between_rounds().then_some(Command::Deal),
    }
}
