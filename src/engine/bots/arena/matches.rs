//! Compares computer players by whole matches, so that limits, eliminations and pots count.

use super::{Comparison, SampleSums};
use crate::bots::{Bot, Level, next_command};
use crate::rules::{SEATS, Seat};
use crate::table::{Setup, Shuffle, Table};

pub(super) fn compare<const WORDS: usize>(
    setup: &Setup,
    levels: [Level; 2],
    matches: u32,
    seed: u64,
    progress: &mut dyn FnMut(u32),
) -> Comparison {
    let mut samples = SampleSums::default();
    let mut players = [0, 1].map(|side| {
        let chance = |seat| Shuffle::chance_for(seed, SEATS * side + seat);
        let seats = 0..setup.options.seating.seats();
        seats.map(|seat| levels[side].bot(chance(seat))).collect()
    });
    let mut table = Table::<WORDS>::new(setup.clone(), &mut ());
    for number in 0..matches {
        let shares = [0, 1].map(|swapped| {
            table.again(&mut ());
            let mut deck = Shuffle::seeded(seed.wrapping_add(number.into()));
            play(&mut table, &mut players, swapped, &mut deck, &mut samples)
        });
        samples.take(shares);
        progress(number + 1);
    }
    samples.comparison()
}

/// Plays a match. Returns the first player's share of it; `swapped` is the side that player takes.
fn play<const WORDS: usize>(
    table: &mut Table<WORDS>,
    players: &mut [Vec<Box<dyn Bot<WORDS>>>; 2],
    swapped: usize,
    deck: &mut Shuffle,
    samples: &mut SampleSums,
) -> f64 {
    let seating = table.setup().options.seating;
    let player = |seat: Seat| (seating.team(seat).index() % 2) ^ swapped;
    loop {
        let player = table.turn().map_or(0, player);
        let view = table.turn().and_then(|seat| table.game_view(seat));
        let choice = view.is_some_and(|view| view.has_choice());
        let bots = &mut players[player];
        let command = samples.thought[player].time(choice, || next_command(table, bots));
        let Some(command) = command else {
            break;
        };
        table
            .command(command, deck, &mut ())
            .expect("computer players choose among legal moves");
    }
    let rounds = f64::from(table.round_number());
    for team in seating.each_team() {
        let total = f64::from(table.tally().total(team));
        samples.points[(team.index() % 2) ^ swapped] += total / rounds;
    }
    let winners = table.winners().expect("a match that is over");
    let first = winners.iter().filter(|team| team.index() % 2 == swapped);
    let [won, all] = [first.count(), winners.len()]
        .map(|sides| f64::from(u32::try_from(sides).expect("few sides")));
    won / all
}
