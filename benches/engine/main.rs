//! How fast the engine plays, beside a bare loop written by hand for double-6 alone: `cargo bench --bench engine`.
//!
//! Both choose with the same source of chance. Machines differ and are seldom idle, so the two take turns in short slices,
//! the best slice of each counts, and the fraction says more than the rates. A number after `--` sets how many slices.

mod bare;

use bare::Chance;
use serpente::bots::{Level, play_match};
use serpente::rules::{
    Dealt, House, Options, Round, RuleBook, Rules, Seating, Set, SoFar, Tile, TileSet, books,
};
use serpente::table::{Player, Position, Setup, Shuffle, Table};
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long one slice lasts.
const SLICE: Duration = Duration::from_millis(150);

/// Plays some rounds, or counts some plies, and tells how many.
type Run = Box<dyn FnMut() -> u64>;

fn main() {
    let slices = std::env::args().find_map(|given| given.parse().ok());
    let slices = slices.unwrap_or(12);
    let mut runs: Vec<(&str, Run)> = vec![
        (
            "bare loop, 4 seats, double-6, no drawing",
            Box::new(bare_loop()),
        ),
        (
            "4 seats, double-6, no drawing",
            Box::new(rounds::<1>(4, Set::Double6, "none")),
        ),
        (
            "2 seats, double-6, draw one",
            Box::new(rounds::<1>(2, Set::Double6, "one")),
        ),
        (
            "4 seats, double-9, no drawing",
            Box::new(rounds::<1>(4, Set::Double9, "none")),
        ),
        (
            "4 seats, double-12, no drawing",
            Box::new(rounds::<2>(4, Set::Double12, "none")),
        ),
        (
            "the same at a table: 4 seats, double-6",
            Box::new(table::<1>(4, Set::Double6, "none")),
        ),
        (
            "at a table: 2 seats, double-6, draw one",
            Box::new(table::<1>(2, Set::Double6, "one")),
        ),
        (
            "at a table: 4 seats, double-9",
            Box::new(table::<1>(4, Set::Double9, "none")),
        ),
        (
            "at a table: 4 seats, double-12",
            Box::new(table::<2>(4, Set::Double12, "none")),
        ),
        ("perft, plies of four seats, double-6", Box::new(tree())),
    ];
    let mut best = vec![0.0_f64; runs.len()];
    for _ in 0..slices {
        for ((_, run), best) in runs.iter_mut().zip(&mut best) {
            let begun = Instant::now();
            let mut rounds = 0;
            while begun.elapsed() < SLICE {
                rounds += run();
            }
            #[expect(clippy::cast_precision_loss, reason = "a rate is rounded anyway")]
            let rate = rounds as f64 / begun.elapsed().as_secs_f64();
            *best = best.max(rate);
        }
    }
    for ((name, _), rate) in runs.iter().zip(&best) {
        let fraction = rate / best[0];
        println!(
            "{name}: {:.2} M/s, {fraction:.2} of the bare loop",
            rate / 1e6
        );
    }
}

/// How many rounds are played between two looks at the clock.
const BATCH: u64 = 1000;

fn bare_loop() -> impl FnMut() -> u64 {
    let mut chance = Chance(1);
    move || {
        for _ in 0..BATCH {
            black_box(bare::play_round(&mut chance));
        }
        BATCH
    }
}

fn options(seats: u8, set: Set, draw: &str) -> (&'static dyn RuleBook, Options) {
    let book = books::ALL[0];
    let mut house = House::new(book.house_rules());
    house.set("draw", Some(draw)).expect("salotto's rule");
    let seating = Seating::alone(seats);
    let options = Setup::options_with(book, seating, Some(set), Some(7), house);
    (book, options.expect("a table of salotto"))
}

/// Rounds of random legal moves through the one engine: dealt, played and scored.
fn rounds<const WORDS: usize>(seats: u8, set: Set, draw: &str) -> impl FnMut() -> u64 {
    let (book, options) = options(seats, set, draw);
    let opening = book.opening(SoFar::default(), &options);
    let rules = Arc::new(Rules::<WORDS>::new(book, options));
    let mut tiles: Vec<Tile> = set.tiles().collect();
    let mut chance = Chance(1);
    let mut dealt = Dealt {
        playing: rules.options().seating.all(),
        ..Dealt::default()
    };
    let mut round = loop {
        deal(&mut tiles, &mut dealt, &mut chance);
        if let Ok(round) = Round::new(Arc::clone(&rules), &dealt, opening, &[]) {
            break round;
        }
    };
    move || {
        for _ in 0..BATCH {
            loop {
                deal(&mut tiles, &mut dealt, &mut chance);
                if round.deal(&dealt, opening, &[]).is_ok() {
                    break;
                }
            }
            play_out(&mut round, &mut chance);
            let ended = round.ended().expect("played to its end");
            black_box(book.score(&ended, rules.options()));
        }
        BATCH
    }
}

fn deal<const WORDS: usize>(tiles: &mut [Tile], dealt: &mut Dealt<WORDS>, chance: &mut Chance) {
    let mut next = 0;
    for seat in dealt.playing.iter() {
        let hand = &mut dealt.hands[seat.index()];
        *hand = TileSet::EMPTY;
        for _ in 0..7 {
            let chosen = next + chance.below(tiles.len() - next);
            tiles.swap(next, chosen);
            hand.insert(tiles[next]);
            next += 1;
        }
    }
    dealt.boneyard.clear();
    dealt.boneyard.extend_from_slice(&tiles[next..]);
}

fn play_out<const WORDS: usize>(round: &mut Round<WORDS>, chance: &mut Chance) {
    while round.board().end().is_none() {
        let (rules, board, legal) = (round.rules(), round.board(), round.legal());
        let below = |count| if count > 1 { chance.below(count) } else { 0 };
        let play = legal.pick(rules, board, below);
        let play = play.expect("a seat in turn can do something");
        round.play(board.turn(), play).expect("a legal move");
    }
}

/// Plies of a fixed deal's tree.
fn tree() -> impl FnMut() -> u64 {
    let deals = Position::read(include_str!("../../tests/perft/block-double6.txt"));
    let deals = deals.expect("fixed deals");
    move || {
        let tree = deals[0].count(None, Some(20)).expect("a deal to be played");
        tree.nodes()
    }
}

/// The same through a table, as `serpente simulate --bots random` plays.
fn table<const WORDS: usize>(seats: u8, set: Set, draw: &str) -> impl FnMut() -> u64 {
    let (book, options) = options(seats, set, draw);
    let player = Player {
        name: String::new(),
        level: Some("random".to_owned()),
    };
    let setup = Setup::new(book, options, vec![player; usize::from(seats)]).expect("a table");
    let mut deck = Shuffle::seeded(1);
    let random = |seat| Level::Random.bot::<WORDS>(Shuffle::chance_for(1, seat));
    let mut bots: Vec<_> = (0..usize::from(seats)).map(random).collect();
    let mut table = Table::<WORDS>::new(setup, &mut ());
    move || {
        let mut rounds = 0;
        while rounds < BATCH {
            table.again(&mut ());
            play_match(&mut table, &mut bots, &mut deck, &mut ());
            rounds += u64::from(table.round_number());
        }
        rounds
    }
}
