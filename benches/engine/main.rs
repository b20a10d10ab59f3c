//! Measures how fast the engine plays, compared with bare loops written by hand for one game each: `cargo bench --bench
//! engine`.
//!
//! All use the same random number generator. Machines differ and are seldom idle. So the rows take turns in short slices of
//! processor time, the best slice of each counts, and the fraction of the bare loop says more than the rates.
//!
//! Only `cargo bench` measures; a test runs each row once. After `--`, a number sets how many slices; a word selects the
//! rows with this word in their names; `untimed` runs each row once without a clock, for tools that count instructions.

mod bare;

use bare::Chance;
use rustix::time::{ClockId, clock_gettime};
use serpente_engine::bots::{Level, play_match};
use serpente_engine::rules::{
    Dealt, HouseRules, MatchHistory, Options, Round, RuleBook, Rules, Seating, Set, Tile, TileSet,
    books,
};
use serpente_engine::table::{PerftDeal, Player, Setup, Shuffle, Table};
use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

/// The least duration of one slice.
const SLICE: Duration = Duration::from_millis(5);

/// Returns the processor time that this process has used.
fn spent() -> Duration {
    let now = clock_gettime(ClockId::ProcessCPUTime);
    Duration::try_from(now).expect("no time before the program began")
}

/// How many rounds are played between two looks at the clock.
const BATCH: u64 = 1000;

/// Plays some rounds, or counts some plies, and returns how many.
type Run = Box<dyn FnMut() -> u64>;

/// One line of the report.
struct Row {
    name: String,
    run: Run,
    /// The most rounds, or plies, per second.
    best: f64,
}

impl Row {
    fn new(name: impl Into<String>, run: impl FnMut() -> u64 + 'static) -> Self {
        Self {
            name: name.into(),
            run: Box::new(run),
            best: 0.0,
        }
    }

    fn measure(&mut self) {
        let begun = spent();
        let mut count = 0;
        while spent().saturating_sub(begun) < SLICE {
            count += (self.run)();
        }
        #[expect(clippy::cast_precision_loss, reason = "a rate is rounded anyway")]
        let rate = count as f64 / spent().saturating_sub(begun).as_secs_f64();
        self.best = self.best.max(rate);
    }
}

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let is_given = |word: &str| given.iter().any(|given| given == word);
    let timed = is_given("--bench") && !is_given("untimed");
    let mut slices = if is_given("--bench") { 200 } else { 1 };
    let mut word = "";
    for given in given
        .iter()
        .filter(|given| !["--bench", "untimed"].contains(&&given[..]))
    {
        match given.parse() {
            Ok(number) => slices = number,
            Err(_) => word = given,
        }
    }
    let mut rows = rows();
    rows.retain(|row| row.name.contains(word));
    for _ in 0..slices {
        for row in &mut rows {
            if timed {
                row.measure();
            } else {
                (row.run)();
            }
        }
    }
    if !timed {
        return;
    }
    let mut bare = None;
    for row in &rows {
        let name = &row.name;
        let rate = row.best / 1e6;
        if name.starts_with(BARE) {
            bare = Some(row.best);
        }
        match bare {
            Some(bare) if !name.starts_with(PERFT) => {
                println!("{name}: {rate:.2} M/s, {:.2} of bare", row.best / bare);
            }
            _ => println!("{name}: {rate:.2} M/s"),
        }
    }
}

const BARE: &str = "bare";
const PERFT: &str = "perft";

/// Returns the rows: for each game a bare loop, the engine alone, and the engine at a table; then the game trees.
fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    let name = "4 seats, double-6";
    rows.push(Row::new(
        format!("{BARE}, {name}"),
        bare_loop(bare::double_6::play_round::<4, false>),
    ));
    rows.extend(game::<1>(name, 4, Set::Double6, "none"));
    let name = "2 seats, double-6, draw one";
    rows.push(Row::new(
        format!("{BARE}, {name}"),
        bare_loop(bare::double_6::play_round::<2, true>),
    ));
    rows.extend(game::<1>(name, 2, Set::Double6, "one"));
    let name = "4 seats, double-9";
    rows.push(Row::new(
        format!("{BARE}, {name}"),
        bare_loop(bare::double_9::play_round::<4, false>),
    ));
    rows.extend(game::<1>(name, 4, Set::Double9, "none"));
    let name = "4 seats, double-12";
    rows.push(Row::new(
        format!("{BARE}, {name}"),
        bare_loop(bare::double_12::play_round::<4, false>),
    ));
    rows.extend(game::<2>(name, 4, Set::Double12, "none"));
    rows.push(Row::new(format!("{PERFT}, 4 seats, double-6"), tree()));
    rows
}

/// Returns the rows of one game: the engine alone, and the engine at a table.
fn game<const WORDS: usize>(
    name: &'static str,
    seats: u8,
    set: Set,
    draw: &'static str,
) -> [Row; 2] {
    [
        Row::new(format!("engine, {name}"), rounds::<WORDS>(seats, set, draw)),
        Row::new(format!("table, {name}"), table::<WORDS>(seats, set, draw)),
    ]
}

fn bare_loop<Pips>(play_round: impl Fn(&mut Chance) -> Pips) -> impl FnMut() -> u64 {
    let mut chance = Chance::new(1);
    move || {
        for _ in 0..BATCH {
            black_box(play_round(&mut chance));
        }
        BATCH
    }
}

fn options(seats: u8, set: Set, draw: &str) -> (&'static RuleBook, Options) {
    let book = books::ALL[0];
    let mut house = HouseRules::new(book.house.rules);
    house.set("draw", Some(draw)).expect("salotto's rule");
    let seating = Seating::alone(seats);
    let options = Setup::options_with(book, seating, Some(set), Some(7), house);
    (book, options.expect("a table of salotto"))
}

/// Plays rounds of random legal moves through the engine: dealt, played and scored.
fn rounds<const WORDS: usize>(seats: u8, set: Set, draw: &'static str) -> impl FnMut() -> u64 {
    let (book, options) = options(seats, set, draw);
    let opening = (book.opening.opener)(MatchHistory::default(), &options);
    let rules = Arc::new(Rules::<WORDS>::new(book, options));
    let mut tiles: Vec<Tile> = set.tiles().collect();
    let mut chance = Chance::new(1);
    let mut dealt = Dealt {
        playing: rules.options.seating.all(),
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
            let ended = round.result().expect("played to its end");
            black_box((book.count.score)(&ended, &rules.options));
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
        let rules = round.rules();
        let board = round.board();
        let legal = round.legal();
        let play = legal
            .pick(rules, board, |count| chance.below(count))
            .expect("a seat in turn can do something");
        round.play(board.turn(), play).expect("a legal move");
    }
}

/// Counts the plies of a fixed deal's tree.
fn tree() -> impl FnMut() -> u64 {
    let deals = PerftDeal::read(include_str!(
        "../../src/engine/tests/perft/block-double6.txt"
    ));
    let deals = deals.expect("fixed deals");
    move || {
        let tree = deals[0].count(None, None).expect("a deal to be played");
        tree.nodes()
    }
}

/// Plays rounds at a table, as `serpente simulate --bots random` does.
fn table<const WORDS: usize>(seats: u8, set: Set, draw: &'static str) -> impl FnMut() -> u64 {
    let (book, options) = options(seats, set, draw);
    let player = Player {
        name: String::new(),
        level: Some(Level::Random),
    };
    let setup = Setup::new(book, options, vec![player; usize::from(seats)]).expect("a table");
    let mut deck = Shuffle::seeded(1);
    let mut bots: Vec<_> = (0..usize::from(seats))
        .map(|seat| Level::Random.bot::<WORDS>(Shuffle::chance_for(1, seat)))
        .collect();
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
