//! Whoever is out of a match with people elsewhere, or watches it, is asked for no key that others need.

use std::time::Instant;

use serpente_archive::told_so_far;
use serpente_engine::rules::{Goal, Seat, Seats};
use serpente_engine::table::{Event, Game, Header, Level, Player, Setup, Table};
use serpente_seat::{Keeping, Listener, Match, SeatInput, SeatOutput, TellingManner};
use serpente_testing::keys::keys;
use serpente_text::words::Detail;

use crate::silence::PACE;

fn manner() -> TellingManner {
    TellingManner {
        keys: keys(),
        detail: Detail::Normal,
        draws_by_itself: false,
    }
}

/// Plays a match to a low limit among computer players. Returns its table and its events.
fn played(seed: u64) -> (Match, Vec<Event>) {
    let game = Game::find("salotto").expect("a game");
    let seating = *game
        .seatings()
        .iter()
        .find(|one| one.seats() == 4)
        .expect("four");
    let mut options = Setup::options(game, seating, None, None).expect("a match");
    options.goal = Goal::Limit(40);
    let mut players = Vec::new();
    for seat in 0..4 {
        players.push(Player {
            name: format!("Player {seat}"),
            level: Some(Level::Random),
        });
    }
    let setup = Setup::new(game, options, players).expect("a match");
    let mut fresh = Vec::new();
    let table = Table::new(setup, &mut fresh);
    let mut local = Match::here(table, &[], seed, manner(), PACE);
    let mut now = Instant::now();
    let mut outputs = local.begin(&fresh, now);
    let mut events = Vec::new();
    loop {
        for output in outputs {
            if let SeatOutput::Record(more) = output {
                events.extend(more);
            }
        }
        if local.table().winners().is_some() {
            return (local, events);
        }
        now = local.wakes_at().expect("something is due");
        outputs = local.input(SeatInput::Tick, now);
    }
}

/// Returns the names of the messages that these seats hear in the match, as if people played it; with them, after how many of them
/// the seats were out.
fn told(local: &Match, events: &[Event], seats: Seats) -> (Vec<&'static str>, Option<usize>) {
    let mut header = Header::of(local.table().setup());
    for player in &mut header.seats {
        "human".clone_into(&mut player.player);
    }
    let mut listener = Listener::new(&header, seats, 1, manner()).expect("a match");
    listener.keeping = Keeping::Elsewhere;
    let mut names = Vec::new();
    let mut out_since = None;
    for update in told_so_far(local.table(), events, seats) {
        for output in listener.take(&update).expect("it can have happened") {
            if let SeatOutput::Say(said) = output {
                names.push(said.message.id());
            }
        }
        let playing = listener.seen().tally().playing();
        let plays = seats.iter().any(|seat| playing.contains(seat));
        if out_since.is_none() && !plays && !seats.is_empty() && listener.seen().winners().is_none()
        {
            out_since = Some(names.len());
        }
    }
    (names, out_since)
}

#[test]
fn whoever_is_out_hears_one_way_on_and_whoever_watches_none() {
    let mut out = 0;
    for seed in 1..6 {
        let (local, events) = played(seed);
        for number in 0..4 {
            let seat = Seat::new(number).expect("a seat");
            let (names, out_since) = told(&local, &events, seat.into());
            let Some(from) = out_since else {
                continue;
            };
            let ways = names.iter().filter(|name| **name == "ways-out").count();
            assert_eq!(ways, 1, "{seed} {number}: {names:?}");
            // The last round that they played is told in the same step as that they are out.
            let asked = names[from..].contains(&"next-round");
            assert!(!asked, "{seed} {number}: {names:?}");
            let last_round = names[..from]
                .iter()
                .rposition(|name| *name == "round-begins");
            let last = &names[last_round.unwrap_or_default()..from];
            assert!(!last.contains(&"next-round"), "{seed} {number}: {last:?}");
            out += 1;
        }
        let (names, _) = told(&local, &events, Seats::NONE);
        for asked in ["ways-out", "next-round"] {
            assert!(!names.contains(&asked), "{seed}: {names:?}");
        }
    }
    assert!(out > 5, "{out}");
}
