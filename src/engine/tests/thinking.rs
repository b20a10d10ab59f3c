//! A host's computer players think elsewhere, within a limit, and never twice for one turn.

use serpente_engine::host::{Host, HostInput, Pace, Thinking};
use serpente_engine::rules::Seats;
use serpente_engine::table::{Event, Game, Level, Player, Setup, Table};
use std::time::{Duration, Instant};

/// The rounds of the experts here: few, so that whole rounds take little time.
const ROUNDS: u32 = 60;

/// Returns the host of a match of four experts.
fn host() -> Host {
    let game = Game::find("salotto").expect("a game");
    let options = Setup::options(game, game.seatings()[0], None, None).expect("a table");
    let player = Player {
        name: String::new(),
        level: Some(Level::Expert(ROUNDS)),
    };
    let seats = options.seating.seats();
    let setup = Setup::new(game, options, vec![player; seats]).expect("players");
    let table = Table::new(setup, &mut Vec::new());
    let pace = Pace {
        pause: Duration::ZERO,
        waits: false,
    };
    Host::new(table, vec![Seats::first(seats)], 7, pace)
}

/// Plays this many steps; `think` does what is to be thought, or leaves it. Returns what happened.
fn play(steps: usize, mut think: impl FnMut(&mut Host, Thinking, Instant)) -> Vec<Event> {
    let now = Instant::now();
    let mut host = host();
    let mut events = Vec::new();
    for step in host.begin(now).steps {
        events.extend(step.events);
    }
    for _ in 0..steps {
        if let Some(thinking) = host.take_thinking() {
            assert!(host.take_thinking().is_none(), "nothing is thought twice");
            think(&mut host, thinking, now);
        }
        for step in host.input(HostInput::Tick, now).steps {
            events.extend(step.events);
        }
    }
    events
}

#[test]
fn without_a_limit_the_match_is_the_same_wherever_it_is_thought() {
    let elsewhere = play(12, |host, thinking, now| {
        let thought = thinking.think();
        assert_eq!(thought.rounds(), ROUNDS);
        host.input(HostInput::Thought(thought), now);
    });
    // What is given back is thought by the host itself, with the same random numbers.
    let mut tries = 0;
    let here = play(12, |host, thinking, now| {
        tries += 1;
        host.input(HostInput::NotThought(thinking), now);
    });
    assert!(tries > 0);
    assert_eq!(elsewhere, here);
}

#[test]
fn a_limit_holds_and_without_rounds_a_rule_of_thumb_decides() {
    for limit in [0, 1, 20, ROUNDS, u32::MAX] {
        let mut count = 0;
        play(12, |host, thinking, now| {
            assert_eq!(thinking.level(), Level::Expert(ROUNDS));
            assert!(thinking.may_shrink());
            let thought = thinking.think_within(limit);
            assert_eq!(thought.rounds(), limit.min(ROUNDS));
            count += 1;
            host.input(HostInput::Thought(thought), now);
        });
        assert!(count > 0);
    }
}

#[test]
fn a_host_that_waits_no_longer_stops_the_thought_and_moves() {
    let mut late = Vec::new();
    let events = play(12, |host, thinking, now| {
        assert!(host.awaits_thought() && !thinking.is_stopped());
        host.input(HostInput::DecideAtOnce, now);
        assert!(thinking.is_stopped() && !host.awaits_thought());
        late.push(thinking);
        // One that comes for an earlier turn is refused.
        if late.len() > 1 {
            let thought = late.remove(0).think();
            let decided = host.decision();
            host.input(HostInput::Thought(thought), now);
            assert_eq!(host.decision(), decided);
        }
    });
    let laid = events
        .iter()
        .filter(|event| matches!(event, Event::Laid { .. }));
    assert!(laid.count() > 3);
}
