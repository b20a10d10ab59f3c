//! Plays whole matches between computer players.

use super::Bot;
use crate::rules::{Goal, Round, SEATS, Tally, Teams};
use crate::table::{Command, Deck, Setup, Shuffle, Sink, Table, TrickView, View};

/// How many rounds any match may have before it counts as endless.
const ROUNDS_OF_ANY_MATCH: u32 = 10_000;

/// How many rounds more it may have for each point or round of its goal. Four players who win in turn, one point a round, need
/// nearly four rounds for each point of the limit.
const ROUNDS_PER_POINT: u32 = 5;

/// A match between computer players that was stopped, because it had far more rounds than any match should have: its rules or
/// its limit may not let it end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndlessMatch {
    /// The number of the match among those played, from 1.
    pub number: u32,
    /// How many rounds it had.
    pub rounds: u32,
}

/// Returns how many rounds a match with this goal may have before it counts as endless.
pub fn most_rounds(goal: Goal) -> u32 {
    let (Goal::Limit(number) | Goal::Rounds(number)) = goal;
    ROUNDS_OF_ANY_MATCH.saturating_add(number.saturating_mul(ROUNDS_PER_POINT))
}

/// The results of several matches, added up.
#[derive(Clone, Copy, Debug, Default)]
pub struct MatchSums {
    /// How many rounds the matches had.
    pub rounds: u64,
    /// How many of the matches each team won.
    pub wins: [u64; SEATS],
}

impl MatchSums {
    /// Adds a match that is over.
    pub fn add<const WORDS: usize>(&mut self, table: &Table<WORDS>) {
        self.rounds += u64::from(table.round_number());
        for team in table.winners().into_iter().flat_map(Teams::iter) {
            self.wins[team.index()] += 1;
        }
    }
}

/// Plays matches between computer players one after the other, as fast as possible. Deals and players follow from the seed.
/// `progress` is called after each match with the number done.
///
/// # Errors
/// If a match has more than [`most_rounds`].
///
/// # Panics
/// If a seat of the setup is not a computer player's.
pub fn play_matches(
    setup: &Setup,
    seed: u64,
    matches: u32,
    progress: &mut dyn FnMut(u32),
) -> Result<MatchSums, EndlessMatch> {
    let play = match setup.options.set.words() {
        1 => play_in::<1>,
        2 => play_in::<2>,
        _ => play_in::<3>,
    };
    play(setup, seed, matches, progress)
}

fn play_in<const WORDS: usize>(
    setup: &Setup,
    seed: u64,
    matches: u32,
    progress: &mut dyn FnMut(u32),
) -> Result<MatchSums, EndlessMatch> {
    let most = most_rounds(setup.options.goal);
    let mut sums = MatchSums::default();
    let mut deck = Shuffle::seeded(seed);
    let mut bots = bots_of::<WORDS>(setup, seed);
    let mut table = Table::<WORDS>::new(setup.clone(), &mut ());
    for done in 1..=matches {
        table.again(&mut ());
        if !play_rounds(&mut table, &mut bots, &mut deck, &mut (), most) {
            return Err(EndlessMatch {
                number: done,
                rounds: most,
            });
        }
        sums.add(&table);
        progress(done);
    }
    Ok(sums)
}

/// Makes the computer players of a setup. Their random numbers follow from the seed and the seat.
pub fn bots_of<const WORDS: usize>(setup: &Setup, seed: u64) -> Vec<Bot<WORDS>> {
    let levels = setup.players.iter().filter_map(|player| player.level);
    let seated = levels.enumerate();
    seated
        .map(|(seat, level)| level.bot(Shuffle::chance_for(seed, seat)))
        .collect()
}

/// Plays a match to its end. Where nobody takes the events, the board of a round between random players keeps only its last tile in
/// the history.
///
/// # Panics
/// If there are not as many computer players as seats, or one of them chose a move that is not legal.
pub fn play_match<S: Sink, const WORDS: usize>(
    table: &mut Table<WORDS>,
    bots: &mut [Bot<WORDS>],
    deck: &mut impl Deck,
    sink: &mut S,
) {
    play_rounds(table, bots, deck, sink, u32::MAX);
}

/// Plays on until the match or its round of this number is over. Returns whether the match is over.
///
/// # Panics
/// If there are not as many computer players as seats, or one of them chose a move that is not legal.
#[inline(never)] // Inlined into its caller, the loop would run out of registers.
pub fn play_rounds<S: Sink, const WORDS: usize>(
    table: &mut Table<WORDS>,
    bots: &mut [Bot<WORDS>],
    deck: &mut impl Deck,
    sink: &mut S,
    last_round: u32,
) -> bool {
    let at_random = S::DROPS_ALL && bots.iter().all(Bot::plays_at_random);
    loop {
        if at_random && table.play_out_at_random(bots) {
            continue;
        }
        let decide = |round: &Round<WORDS>, tally: &Tally| {
            let bot = &mut bots[round.board().turn().index()];
            bot.choose(|| View::in_turn(round, tally))
        };
        if S::DROPS_ALL && table.play_out_untold(decide, deck) {
            continue;
        }
        let bid_or_play = |view: &TrickView<'_>| bots[view.seat.index()].bid_or_play(view);
        if S::DROPS_ALL && table.play_out_tricks_untold(bid_or_play, deck) {
            continue;
        }
        let done = if let Some(view) = table.view_in_turn() {
            // Almost every command is a move with tiles; passing it directly keeps this path fast.
            let seat = view.seat;
            let play = bots[seat.index()].lay_and_say(&view);
            table.command(Command::Play(seat, play), deck, sink)
        } else if let Some(command) = next_command(table, bots) {
            if command == Command::Deal && table.round_number() >= last_round {
                return false;
            }
            table.command(command, deck, sink)
        } else {
            return true;
        };
        done.expect("computer players choose among legal moves");
    }
}

/// Returns the next command at a table of computer players, given by seat; `None` when the match is over.
pub fn next_command<const WORDS: usize>(
    table: &Table<WORDS>,
    bots: &mut [Bot<WORDS>],
) -> Option<Command> {
    match table.turn() {
        Some(seat) => {
            let play = bots[seat.index()].decide(&table.game_view(seat)?);
            Some(Command::Play(seat, play))
        }
        None if table.is_between_rounds() => Some(Command::Deal),
        None => None,
    }
}
