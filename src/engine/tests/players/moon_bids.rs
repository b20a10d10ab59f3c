//! Moon: what players of each level bid, and what it brings them.

use serpente_engine::bots::{Level, bots_of, play_match};
use serpente_engine::table::{Event, Game, HandEnd, Player, Setup, Shuffle, Table};
use serpente_engine::tricks::moon::BIDS;

/// What the bids of one number of a level came to.
#[derive(Clone, Copy, Default, Debug)]
struct BidSums {
    hands: u32,
    made: u32,
    /// By how many points the bidder came out ahead of the average of the others.
    ahead: f64,
}

/// The bids of one level, by their place in [`BIDS`].
type OfLevel = [BidSums; BIDS.len()];

/// Plays matches of three, one of this level against two of the other, and returns what the bids of the one came to.
fn bids_of(level: Level, others: Level, matches: u64) -> OfLevel {
    let game = Game::find("moon").expect("a game");
    let mut sums = OfLevel::default();
    for number in 0..matches {
        let one = usize::try_from(number % 3).expect("a seat");
        let options =
            Setup::options(game, game.seatings()[0], None, None).expect("the usual table");
        let mut players = Vec::new();
        for seat in 0..3 {
            players.push(Player {
                name: format!("P{seat}"),
                level: Some(if seat == one { level } else { others }),
            });
        }
        let setup = Setup::new(game, options, players).expect("three players");
        let mut bots = bots_of::<1>(&setup, number);
        let mut events: Vec<Event> = Vec::new();
        let mut table: Table<1> = Table::new(setup, &mut events);
        let mut deck = Shuffle::seeded(number);
        play_match(&mut table, &mut bots, &mut deck, &mut events);
        let mut standing = 0;
        for event in &events {
            match event {
                Event::Bid { bid, .. } => standing = bid.points,
                Event::HandOver {
                    seat: Some(seat),
                    end: HandEnd::Tricks { made, points, .. },
                    ..
                } if seat.index() == one => {
                    let at = BIDS.iter().position(|bid| *bid == standing);
                    let of_bid = &mut sums[at.expect("a bid of moon")];
                    let all: i32 = points.iter().sum();
                    of_bid.hands += 1;
                    of_bid.made += u32::from(*made);
                    of_bid.ahead += f64::from(3 * points[one] - all) / 2.0;
                }
                _ => {}
            }
        }
    }
    sums
}

/// Prints the bids of each level against each level. `MOON_MATCHES` says how many matches are played.
#[test]
#[ignore = "a measurement, which takes minutes"]
fn print_bids() {
    let asked = std::env::var("MOON_MATCHES").ok();
    let matches = asked.and_then(|text| text.parse().ok()).unwrap_or(60);
    let levels = [Level::Easy, Level::Normal, Level::EXPERT];
    for level in levels {
        for others in levels {
            let sums = bids_of(level, others, matches);
            print!("{} against {}:", level.name(), others.name());
            for (bid, of_bid) in BIDS.iter().zip(sums) {
                let hands = of_bid.hands;
                let each = of_bid.ahead / f64::from(hands.max(1));
                print!("  {bid}: {hands}, made {}, {each:+.1}", of_bid.made);
            }
            println!();
        }
    }
}
