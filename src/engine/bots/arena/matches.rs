//! Compares computer players by whole matches, so that limits, eliminations and pots count.

use super::{Comparison, SampleSums, players};
use crate::bots::{Bot, Level, next_command};

use crate::table::{Setup, Shuffle, Table};

/// Compares two levels at any game by whole matches. Each match is played twice with the same deals, as far as both go. The
/// points are the changes of the sides' totals per round. `progress` is called after each match with the number done.
pub fn compare_matches(
    setup: &Setup,
    levels: [Level; 2],
    matches: u32,
    seed: u64,
    progress: &mut dyn FnMut(u32),
) -> Comparison {
    match setup.options.set.words() {
        1 => MatchArena::<1>::new(setup, levels, seed).compare(matches, seed, progress),
        2 => MatchArena::<2>::new(setup, levels, seed).compare(matches, seed, progress),
        _ => MatchArena::<3>::new(setup, levels, seed).compare(matches, seed, progress),
    }
}

struct MatchArena<const WORDS: usize> {
    table: Table<WORDS>,
    players: [Vec<Bot<WORDS>>; 2],
    samples: SampleSums,
}

impl<const WORDS: usize> MatchArena<WORDS> {
    fn new(setup: &Setup, levels: [Level; 2], seed: u64) -> Self {
        Self {
            table: Table::new(setup.clone(), &mut ()),
            players: players(levels, setup.options.seating.seats(), seed),
            samples: SampleSums::default(),
        }
    }

    fn compare(mut self, matches: u32, seed: u64, progress: &mut dyn FnMut(u32)) -> Comparison {
        for number in 0..matches {
            let shares = [0, 1].map(|swapped| {
                let mut deck = Shuffle::seeded(seed.wrapping_add(number.into()));
                self.play(swapped, &mut deck)
            });
            self.samples.take(shares);
            progress(number + 1);
        }
        self.samples.comparison()
    }

    /// Plays a match. Returns the first player's share of it; `swapped` is the side that player takes.
    fn play(&mut self, swapped: usize, deck: &mut Shuffle) -> f64 {
        let Self {
            table,
            players,
            samples,
        } = self;
        table.again(&mut ());
        let seating = table.setup().options.seating;
        loop {
            let player = match table.turn() {
                Some(seat) => (seating.team(seat).index() % 2) ^ swapped,
                None => 0,
            };
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
}
