//! Exercises in what a player should remember of a round: how many tiles of a number are laid, and who passed on a number.
//!
//! Each is a random round of Salotto for four, told a few moves at a time, with a question after each of these steps.

use super::bots_of;
use super::problems::random_players;
use crate::rules::{Arms, Move, OpenEnd, Pip, Seat, Seating, Tile};
use crate::table::{Command, Level, Shuffle, Table, View, computer_names};
use rand::{Rng, RngExt};

/// How many moves are told before a question.
const STEP: usize = 3;

/// The number of players.
const PLAYERS: u8 = 4;

/// A move as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RoundMove {
    /// A player laid a tile.
    Laid(Tile),
    /// A player passed on these numbers, the open ends.
    Passed(Vec<Pip>),
}

/// A question about the moves so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recall {
    /// How many tiles with this number are laid, from 0 to 7.
    Laid(Pip),
    /// The number of the only player who passed on this number, from 1; 0 if nobody did.
    Passed(Pip),
}

/// Some moves, and a question about the round so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExerciseStep {
    /// The moves since the step before.
    pub moves: Vec<(Seat, RoundMove)>,
    /// The question.
    pub asked: Recall,
    /// The right answer.
    pub answer: usize,
}

/// Returns the names of the players of each exercise, by seat.
pub fn players() -> &'static [&'static str] {
    &computer_names(Level::Normal)[..usize::from(PLAYERS)]
}

/// Returns the steps of the round of this seed.
///
/// # Panics
/// Never: four can play Salotto.
pub fn exercise(seed: u64) -> Vec<ExerciseStep> {
    let moves = round(seed);
    // The streams before are the players'.
    let mut chance = Shuffle::chance_for(seed, PLAYERS.into());
    let mut steps = Vec::new();
    for end in (STEP..=moves.len()).step_by(STEP) {
        let (asked, answer) = question(&moves[..end], &mut chance);
        steps.push(ExerciseStep {
            moves: moves[end - STEP..end].to_vec(),
            asked,
            answer,
        });
    }
    steps
}

/// Returns the moves of a random round.
fn round(seed: u64) -> Vec<(Seat, RoundMove)> {
    let mut deck = Shuffle::seeded(seed);
    let mut events = Vec::new();
    let mut table: Table<3> = Table::new(
        random_players("salotto", Seating::alone(PLAYERS)),
        &mut events,
    );
    let mut bots = bots_of(table.setup(), seed);
    let deal = table.command(Command::Deal, &mut deck, &mut events);
    deal.expect("a match begins with a deal");
    let mut moves = Vec::new();
    while let Some(view) = table.view_in_turn() {
        let seat = view.seat;
        let play = bots[view.seat.index()].lay(&view);
        moves.push((seat, seen(&view, play)));
        let done = table.command(Command::Play(seat, play.into()), &mut deck, &mut events);
        done.expect("computer players choose among legal moves");
    }
    moves
}

fn seen(view: &View<'_, 3>, play: Move) -> RoundMove {
    match play {
        Move::Open(tile) => return RoundMove::Laid(tile),
        Move::Lay(placement) => return RoundMove::Laid(placement.tile),
        // Nobody draws: all tiles are dealt.
        _ => {}
    }
    let ends = Arms::first(2).iter().map(|arm| view.board.end_of(arm));
    let mut numbers: Vec<Pip> = ends.flat_map(OpenEnd::halves).collect();
    numbers.sort_unstable();
    numbers.dedup();
    RoundMove::Passed(numbers)
}

/// Returns who passed when this number was an open end: each seat once, counted from 1.
fn passed_on(number: Pip, moves: &[(Seat, RoundMove)]) -> Vec<usize> {
    let mut seats = Vec::new();
    for (seat, seen) in moves {
        if let RoundMove::Passed(ends) = seen
            && ends.contains(&number)
        {
            seats.push(seat.index() + 1);
        }
    }
    seats.sort_unstable();
    seats.dedup();
    seats
}

/// Returns a question about these moves, and its answer. Half of them are about passes, once there was one.
fn question(moves: &[(Seat, RoundMove)], chance: &mut impl Rng) -> (Recall, usize) {
    let mut numbers: Vec<Pip> = (0..=6).map(Pip::new).collect();
    let anybody = numbers
        .iter()
        .any(|&number| !passed_on(number, moves).is_empty());
    if anybody && chance.random_bool(0.5) {
        // Without this, "nobody" would be the best guess: most numbers were never passed on.
        let about_nobody = chance.random_bool(0.3);
        numbers.retain(|&number| match passed_on(number, moves).len() {
            0 => about_nobody,
            1 => !about_nobody,
            _ => false,
        });
        if !numbers.is_empty() {
            let number = numbers[chance.random_range(0..numbers.len())];
            return (
                Recall::Passed(number),
                passed_on(number, moves)
                    .first()
                    .copied()
                    .unwrap_or_default(),
            );
        }
    }
    let number = Pip::new(chance.random_range(0..=6));
    let mut laid = 0;
    for (_, seen) in moves {
        if matches!(seen, RoundMove::Laid(tile) if tile.has(number)) {
            laid += 1;
        }
    }
    (Recall::Laid(number), laid)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_answer_follows_from_the_moves_that_were_told() {
        let mut laid = 0;
        let mut who = BTreeSet::new();
        for seed in 0..300 {
            let steps = exercise(seed);
            assert!(steps.len() >= 4, "{seed}: a round is longer");
            assert_eq!(steps, exercise(seed), "{seed}");
            let mut told = Vec::new();
            for step in steps {
                told.extend(step.moves);
                let (_, opened) = &told[0];
                assert!(matches!(opened, RoundMove::Laid(_)), "{seed}");
                let passes_on_something =
                    |(_, seen): &(Seat, RoundMove)| *seen != RoundMove::Passed(Vec::new());
                assert!(told.iter().all(passes_on_something), "{seed}");
                match step.asked {
                    Recall::Laid(number) => {
                        let tiles: BTreeSet<Tile> = told
                            .iter()
                            .filter_map(|(_, seen)| match seen {
                                RoundMove::Laid(tile) if tile.has(number) => Some(*tile),
                                _ => None,
                            })
                            .collect();
                        assert_eq!(tiles.len(), step.answer, "{seed}");
                        laid += 1;
                    }
                    Recall::Passed(number) => {
                        let seats: BTreeSet<usize> = told
                            .iter()
                            .filter(|(_, seen)| matches!(seen, RoundMove::Passed(ends) if ends.contains(&number)))
                            .map(|(seat, _)| seat.index() + 1)
                            .collect();
                        let answer = (step.answer > 0).then_some(step.answer);
                        assert_eq!(
                            seats.into_iter().collect::<Vec<_>>(),
                            Vec::from_iter(answer)
                        );
                        who.insert(step.answer);
                    }
                }
            }
        }
        assert!(laid > 300, "{laid}");
        assert_eq!(who.len(), players().len() + 1, "everybody, and nobody");
    }
}
