//! Analyses of matches of every game.

use serpente_archive::{Record, Replay, Reviewed, lines};
use serpente_engine::bots::{Bot, Level, Stop, play_match};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Event, Game, Player, Setup, Shuffle, Table};

/// Plays a whole match of this game between random players.
fn record(game: Game) -> Record {
    let seating = *game
        .seatings()
        .iter()
        .min_by_key(|all| all.seats())
        .expect("a seating");
    let options = Setup::options(game, seating, None, None).expect("a table");
    let players = (0..seating.seats()).map(|seat| Player {
        name: format!("Player {seat}"),
        level: Some(Level::Random),
    });
    let setup = Setup::new(game, options, players.collect()).expect("a match");
    let mut bots: Vec<Bot> = (0..seating.seats())
        .map(|seat| Level::Random.bot(Shuffle::chance_for(9, seat)))
        .collect();
    let mut events: Vec<Event> = Vec::new();
    let mut table = Table::new(setup, &mut events);
    play_match(&mut table, &mut bots, &mut Shuffle::seeded(9), &mut events);
    Record::parse(&lines(&events))
}

#[test]
fn a_match_of_every_game_can_be_gone_through() {
    for game in Game::all() {
        let record = record(game);
        let replay = Replay::begin(&record.events, Shuffle::seeded(0)).expect("a match");
        let seat = Seat::new(0).expect("a seat");
        let mut reviewed = Reviewed::begin(&record, replay, seat);
        let count = reviewed.decisions.len().min(8);
        for _ in 0..count {
            assert!(reviewed.weigh_next(40, &Stop::default()), "{}", game.id());
        }
        assert!(count > 0, "{} has decisions", game.id());
        assert_eq!(reviewed.evaluated().count(), count);
        for (decision, weighed) in reviewed.evaluated() {
            assert!(weighed.options > 0 && weighed.loss >= 0.0, "{}", game.id());
            assert_eq!(
                weighed.loss > 0.0,
                weighed.best != decision.played,
                "{}",
                game.id()
            );
        }
    }
}

#[test]
fn what_is_not_waited_for_ends_at_once() {
    let record = record(Game::find("draw").expect("a game"));
    let replay = Replay::begin(&record.events, Shuffle::seeded(0)).expect("a match");
    let mut reviewed = Reviewed::begin(&record, replay, Seat::new(0).expect("a seat"));
    let stop = Stop::default();
    stop.stop();
    assert!(!reviewed.weigh_next(u32::MAX, &stop));
    assert_eq!(reviewed.evaluated().count(), 0);
}
