//! The knowledge of a seat: in whole matches of every game, no event sent to it and no view of it
//! contains a tile that it has not seen.

use serpente_archive::resume;
use serpente_engine::bots::{Bot, Level, next_command};
use serpente_engine::rules::{SEATS, Seat, Seating, Tile};
use serpente_engine::table::{Event, Game, GameView, Player, Setup, Shuffle, Table};
use std::collections::BTreeSet;

use serpente_testing::shapes::{Chance, Shape};
use serpente_testing::soak;

type Known = BTreeSet<Tile>;

/// Returns every tile in a text, written as in records and debug output.
fn tiles_in(text: &str) -> impl Iterator<Item = Tile> + '_ {
    text.split(|c: char| !(c.is_ascii_digit() || c == '-'))
        .filter_map(|word| word.parse().ok())
}

/// Adds the tiles that an event legitimately shows to a seat.
fn learn(known: &mut Known, event: &Event, seat: Seat) {
    match event {
        Event::Round { .. } | Event::Redeal { .. } => known.clear(),
        Event::Dealt { seat: whose, tiles } if *whose == seat => known.extend(tiles),
        Event::Drew {
            seat: whose,
            tile: Some(tile),
        } if *whose == seat => drop(known.insert(*tile)),
        Event::Swapped {
            seat: whose,
            tiles: Some(tiles),
        } if *whose == seat => known.extend(tiles),
        Event::Laid { tile, .. } | Event::Centre { tile, .. } | Event::Played { tile, .. } => {
            known.insert(*tile);
        }
        _ => {}
    }
}

fn play_and_watch(setup: Setup, seed: u64, steps: usize) {
    let seats: Vec<Seat> = setup.options.seating.all().iter().collect();
    let mut bots: Vec<Bot> = (0..seats.len())
        .map(|seat| Level::Random.bot(Shuffle::chance_for(seed, seat)))
        .collect();
    let mut deck = Shuffle::seeded(seed);
    let mut known = vec![Known::new(); SEATS];
    let mut events = Vec::new();
    let mut hidden = 0;
    let mut table: Table = Table::new(setup, &mut events);
    let mut all = events.clone();
    for step in 1..=steps {
        let Some(command) = next_command(&table, &mut bots) else {
            break;
        };
        events.clear();
        let done = table.command(command, &mut deck, &mut events);
        done.expect("a legal command");
        all.extend(events.iter().cloned());
        if step % 40 == 0 {
            // A resumed match knows no more than one that was never left.
            table = resume(&all, Shuffle::seeded(seed)).expect("a match").table;
        }
        for event in &events {
            for &seat in &seats {
                learn(&mut known[seat.index()], event, seat);
                let Some(shown) = event.seen_by(seat) else {
                    hidden += 1;
                    continue;
                };
                if matches!(shown, Event::Lot { .. }) {
                    continue;
                }
                let told = serde_json::to_string(&shown).expect("an event is written");
                for tile in tiles_in(&told) {
                    assert!(
                        known[seat.index()].contains(&tile),
                        "{seat:?} is told {told}"
                    );
                }
            }
        }
        for &seat in &seats {
            if let Some(GameView::Tricks(view)) = table.game_view(seat) {
                let told = format!("{:?} {:?} {:?}", view.hand, view.board, view.choices());
                for tile in tiles_in(&told) {
                    assert!(
                        known[seat.index()].contains(&tile),
                        "{seat:?} sees {tile}: {told}"
                    );
                }
            }
            let Some(view) = table.view(seat) else {
                continue;
            };
            // The tile that must open is announced: its holder has no choice.
            known[seat.index()].extend(view.board.lead());
            // All players know which tile was taken out of the set.
            let game = table.setup().game.book().expect("a game of tiles");
            known[seat.index()].extend((game.deal.left_out)(&table.setup().options));
            let told = format!("{:?} {:?} {:?}", view.hand, view.board, view.legal);
            for tile in tiles_in(&told) {
                assert!(
                    known[seat.index()].contains(&tile),
                    "{seat:?} sees {tile}: {told}"
                );
            }
            assert!(view.legal.is_none() || view.board.turn() == seat);
        }
    }
    assert!(hidden > 0, "some events are hidden from somebody");
}

fn setup(game: Game, seating: Seating) -> Setup {
    let options = Setup::options(game, seating, None, None).expect("a usual table");
    let mut players = Vec::new();
    for number in 0..seating.seats() {
        players.push(Player {
            name: format!("n{number}"),
            level: None,
        });
    }
    Setup::new(game, options, players).expect("a match")
}

#[test]
fn nobody_is_told_of_a_foreign_tile() {
    for game in Game::all() {
        for (seed, &seating) in (0..).zip(game.seatings()) {
            // Long enough for several rounds.
            play_and_watch(setup(game, seating), seed, 250);
        }
    }
}

#[test]
fn nobody_is_told_of_a_foreign_tile_by_any_house_rules() {
    for seed in soak::seeds(60) {
        let shape = Shape::of(seed, &mut Chance::new(seed), false);
        play_and_watch(shape.setup(), seed, 200);
    }
}
