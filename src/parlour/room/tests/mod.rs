//! Tests of tables whose disk, time and connections are simulated.

mod coming_back;
mod damage;
mod evenings;
mod leagues;
mod refusals;
mod sim;
mod strangers;
mod thoughts;

use super::{Arrival, Entrance, RoomInput, RoomOutput};
use serpente_client::refusal::ParlourRefusal;
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Event, Game, SeatView};
use sim::{Sim, id};
use std::time::Duration;

const SALOTTO: &str = r#"{"game":"salotto","players":4,"options":{"limit":50}}"#;

/// The same, where one person may take several seats.
const SALOTTO_SHARED: &str =
    r#"{"game":"salotto","players":4,"options":{"limit":50,"several-seats":true}}"#;

fn seats(numbers: &[usize]) -> Seats {
    numbers
        .iter()
        .filter_map(|&number| Seat::new(number))
        .collect()
}

/// Returns a table with Ada, Bo and computer players, in a match that has just begun.
fn begun(conditions: &str) -> Sim {
    let mut sim = Sim::open(conditions);
    sim.sit(2, "Bo");
    sim.ask(1, r#"{"type":"fill","level":"easy"}"#);
    sim.ask(1, r#"{"type":"begin"}"#);
    assert!(sim.is_playing());
    sim
}

#[test]
fn what_listeners_get_is_the_record_as_they_may_see_it() {
    for game in Game::all() {
        let conditions = format!(
            r#"{{"game":"{}","options":{{"pace":1{}}}}}"#,
            game.id(),
            if game.may_count_rounds() {
                r#","rounds":2"#
            } else {
                r#","limit":1"#
            }
        );
        let mut sim = begun(&conditions);
        sim.enter(3, "Zoe", Entrance::Watch, 0);
        sim.play_out(&[1, 2]);
        for who in [1, 2, 3] {
            // If the teams were drawn by lot, the players sit on the seats that they drew.
            let own = sim
                .state(who)
                .seats
                .iter()
                .filter_map(|&seat| Seat::new(usize::from(seat)));
            let seats: Seats = own.collect();
            assert_eq!(seats.len(), usize::from(who < 3));
            let heard = &sim.heard[&id(who)];
            assert!(heard.refused.is_empty(), "{:?}", heard.refused);
            assert_eq!(heard.lines, sim.seen_by(seats), "{who} at {}", game.id());
            let last = heard.lines.last();
            assert!(matches!(last, Some((_, Event::MatchOver { .. }))));
            assert!(
                heard
                    .view
                    .as_ref()
                    .is_some_and(|view| view.winners().is_some())
            );
        }
    }
}

#[test]
fn nothing_is_told_before_it_was_kept() {
    let mut sim = begun(SALOTTO);
    while sim.heard[&id(1)].play().is_none() {
        if !sim.act(&[2]) {
            sim.pass(1);
        }
    }
    sim.does.keeps = false;
    let told = |sim: &Sim| [1, 2].map(|who| sim.heard[&id(who)].texts.len());
    let before = (told(&sim), sim.record.len());
    assert!(sim.act(&[1]));
    sim.pass(60);
    assert!(sim.record.len() > before.1);
    assert_eq!(told(&sim), before.0);
    // The same move sent twice is not made twice.
    let known = sim.heard[&id(1)].steps.last_line;
    let again = format!(r#"{{"type":"move","after":{known},"pass":true}}"#);
    assert_eq!(sim.refusal(1, &again), Some(ParlourRefusal::Stale));
    sim.does.keeps = true;
    sim.open -= 1;
    sim.input(RoomInput::Stored);
    assert!(
        told(&sim)
            .iter()
            .zip(before.0)
            .all(|(now, before)| *now > before)
    );
}

#[test]
fn a_table_goes_on_in_another_process_from_any_line() {
    let mut sim = begun(SALOTTO);
    let mut played = 0;
    while sim.is_playing() {
        if !sim.act(&[1, 2]) {
            sim.pass(1);
        }
        played += 1;
        if played % 7 != 0 {
            continue;
        }
        let mut other = sim.wake_up();
        assert_eq!(other.record, sim.record);
        assert_eq!(other.is_playing(), sim.is_playing());
        // A player who had heard half of it misses nothing and gets nothing twice.
        let known = sim.heard[&id(1)].lines.len() / 2;
        let heard = other.heard.entry(id(1)).or_default();
        let view = sim.heard[&id(1)].lines[..known].to_vec();
        let after = view.last().map_or(0, |(n, _)| *n);
        heard.lines = view;
        other.enter(1, "Ada", Entrance::ANY_SEAT, after);
        assert_eq!(other.heard[&id(1)].lines, sim.seen_by(seats(&[0])));
        assert_eq!(other.state(1).seat, Some(0));
        assert_eq!(other.state(1).owner, Some(0));
    }
    let mut other = sim.wake_up();
    other.sit(1, "Ada");
    other.sit(2, "Bo");
    other.ask(1, r#"{"type":"begin"}"#);
    let first = other.seen_by(Seats::NONE).first().map(|(n, _)| *n);
    assert_eq!(
        first,
        Some(sim.seen_by(Seats::NONE).last().expect("lines").0 + 1)
    );
    other.play_out(&[1, 2]);
}

#[test]
fn what_was_missed_is_told_as_it_was_when_it_happened() {
    let mut sim = begun(SALOTTO);
    for _ in 0..40 {
        if !sim.act(&[1, 2]) {
            sim.pass(1);
        }
    }
    let is_event = |text: &&String| text.contains(r#""type":"event""#);
    let heard = &sim.heard[&id(1)];
    let told: Vec<String> = heard.texts.iter().filter(is_event).cloned().collect();
    let numbers: Vec<u64> = heard.lines.iter().map(|(n, _)| *n).collect();
    for known in 0..told.len() {
        sim.input(RoomInput::Gone(id(1)));
        let heard = sim.heard.get_mut(&id(1)).expect("Ada");
        heard.texts.clear();
        (heard.lines, heard.view) = (Vec::new(), None);
        heard.steps = serpente_client::wire::Steps::default();
        let entrance = Entrance::ANY_SEAT;
        let after = known.checked_sub(1).map_or(0, |at| numbers[at]);
        sim.enter(1, "Ada", entrance, after);
        let again: Vec<String> = sim.heard[&id(1)]
            .texts
            .iter()
            .filter(is_event)
            .cloned()
            .collect();
        assert_eq!(again[..told.len() - known], told[known..], "after {after}");
    }
}

#[test]
fn who_is_away_is_played_for_and_comes_back() {
    let mut sim = begun(SALOTTO);
    sim.input(RoomInput::Gone(id(2)));
    let chair = |sim: &Sim| sim.state(1).chairs[1].clone().expect("Bo's chair");
    assert!(!chair(&sim).here && !chair(&sim).stand_in);
    for _ in 0..28 {
        sim.pass(1);
        assert!(!chair(&sim).stand_in);
    }
    sim.pass(2);
    assert!(chair(&sim).stand_in);
    let mut bo_moved = 0;
    for _ in 0..200 {
        if !sim.act(&[1]) {
            sim.pass(1);
        }
        let lines = sim.heard[&id(1)].lines.iter();
        let bo = lines.filter(|(_, event)| event.mover() == Seat::new(1));
        bo_moved = bo.count();
    }
    assert!(bo_moved > 3, "a computer player plays for Bo");
    sim.sit(2, "Bo");
    assert!(chair(&sim).here && !chair(&sim).stand_in);
    assert_eq!(sim.heard[&id(2)].lines, sim.seen_by(seats(&[1])));
    sim.play_out(&[1, 2]);
    assert_eq!(sim.heard[&id(2)].lines, sim.seen_by(seats(&[1])));
}

#[test]
fn whoever_comes_back_at_any_moment_plays_on() {
    for moment in (0..120).step_by(7) {
        let mut sim = begun(SALOTTO);
        sim.input(RoomInput::Gone(id(2)));
        sim.pass(31);
        for _ in 0..moment {
            if !sim.act(&[1]) {
                sim.pass(1);
            }
        }
        sim.sit(2, "Bo");
        sim.play_out(&[1, 2]);
    }
}

#[test]
fn where_nobody_is_nothing_happens() {
    let mut sim = begun(SALOTTO);
    for who in [1, 2] {
        sim.input(RoomInput::Gone(id(who)));
    }
    assert!(sim.room.is_asleep() && sim.room.is_idle());
    assert_eq!(sim.room.wakes_at(), None);
    let before = sim.record.clone();
    sim.pass(1_000_000);
    assert_eq!(sim.record, before);
    sim.sit(2, "Bo");
    // The other players have as long to come back as they would have had.
    sim.pass(20);
    let away = sim.state(2).chairs[0].clone().expect("Ada's chair");
    assert!(!away.here && !away.stand_in);
    sim.pass(15);
    assert!(
        sim.state(2).chairs[0]
            .as_ref()
            .is_some_and(|chair| chair.stand_in)
    );
    assert_eq!(sim.state(2).owner, Some(1), "Bo is the host now");
    sim.play_out(&[2]);
}

#[test]
fn before_a_match_a_table_waits_for_the_absence_of_its_master_alone() {
    let mut sim = Sim::open(SALOTTO);
    sim.sit(2, "Bo");
    sim.sit(3, "Cy");
    sim.input(RoomInput::Gone(id(3)));
    sim.pass(20);
    sim.input(RoomInput::Gone(id(1)));
    sim.pass(20);
    // Cy has been away for long, which changes nothing.
    let wakes_at = sim.room.wakes_at();
    assert!(
        wakes_at > Some(sim.now),
        "the table is woken again and again"
    );
    assert_eq!(sim.state(2).owner, Some(0));
    sim.pass(11);
    assert_eq!(sim.state(2).owner, Some(1));
}

#[test]
fn who_leaves_is_played_for_to_the_end_and_the_next_person_is_the_master() {
    let mut sim = begun(SALOTTO);
    sim.ask(1, r#"{"type":"leave"}"#);
    assert!(sim.heard[&id(1)].left);
    assert_eq!(sim.state(2).owner, Some(1));
    assert!(
        sim.state(2).chairs[0]
            .as_ref()
            .is_some_and(|chair| chair.stand_in)
    );
    sim.play_out(&[2]);
    assert_eq!(sim.state(2).chairs[0], None);
    assert_eq!(sim.heard[&id(2)].lines, sim.seen_by(seats(&[1])));
}

#[test]
fn people_say_that_they_are_ready_for_a_match_and_for_that_match_alone() {
    let mut sim = Sim::open(SALOTTO);
    sim.sit(2, "Bo");
    sim.enter(3, "Zoe", Entrance::Watch, 0);
    let is_ready = |sim: &Sim| {
        let chair = sim.state(1).chairs[1].as_ref();
        chair.is_some_and(|chair| chair.ready)
    };
    let ready = r#"{"type":"ready","on":true}"#;
    assert_eq!(sim.refusal(3, ready), Some(ParlourRefusal::NotSeated));
    assert!(!is_ready(&sim));
    for on in [true, true, false, true] {
        sim.ask(2, &format!(r#"{{"type":"ready","on":{on}}}"#));
        assert_eq!(is_ready(&sim), on);
    }
    sim.ask(1, &SALOTTO.replacen('{', r#"{"type":"options","#, 1));
    assert!(!is_ready(&sim), "other conditions");
    sim.ask(2, ready);
    sim.ask(1, r#"{"type":"fill","level":"easy"}"#);
    sim.ask(1, r#"{"type":"begin"}"#);
    assert!(!is_ready(&sim), "the match has begun");
    assert_eq!(sim.refusal(2, ready), Some(ParlourRefusal::Playing));
}

#[test]
fn the_master_s_rights() {
    let mut sim = Sim::open(SALOTTO);
    sim.sit(2, "Bo");
    sim.enter(3, "Zoe", Entrance::Watch, 0);
    sim.ask(2, r#"{"type":"say","text":" Good\nevening "}"#);
    assert_eq!(sim.heard[&id(3)].said, ["Good evening"]);
    sim.ask(1, r#"{"type":"silence","seat":1,"on":true}"#);
    assert_eq!(
        sim.refusal(2, r#"{"type":"say","text":"x"}"#),
        Some(ParlourRefusal::Silenced)
    );
    sim.ask(1, r#"{"type":"silence","on":true}"#);
    assert!(sim.state(3).watchers.silenced);
    assert_eq!(
        sim.refusal(3, r#"{"type":"say","text":"x"}"#),
        Some(ParlourRefusal::Silenced)
    );
    sim.ask(1, r#"{"type":"silence","seat":1,"on":false}"#);
    assert_eq!(sim.refusal(2, r#"{"type":"say","text":"x"}"#), None);
    sim.ask(1, r#"{"type":"options","game":"classic","players":2}"#);
    assert_eq!(
        (sim.state(2).game.as_str(), sim.state(2).chairs.len()),
        ("classic", 2)
    );
    assert_eq!(
        sim.refusal(1, r#"{"type":"options","game":"coppie","players":1}"#)
            .map(|refusal| refusal.reason()),
        Some("options")
    );
    sim.ask(1, r#"{"type":"remove","seat":1}"#);
    assert!(sim.heard[&id(2)].left);
    assert_eq!(sim.state(1).chairs[1], None);
    sim.sit(2, "Bo");
    assert_eq!(
        sim.heard[&id(2)].refused.last(),
        Some(&ParlourRefusal::SentAway)
    );
    sim.pass(3601);
    sim.sit(2, "Bo");
    sim.ask(1, r#"{"type":"begin"}"#);
    sim.ask(1, r#"{"type":"remove","seat":1}"#);
    assert!(sim.heard[&id(2)].left);
    sim.pass(3601);
    assert!(
        sim.state(1).chairs[1]
            .as_ref()
            .is_some_and(|chair| chair.stand_in)
    );
    sim.sit(2, "Bo");
    assert_eq!(
        sim.heard[&id(2)].refused.last(),
        Some(&ParlourRefusal::Full)
    );
    sim.play_out(&[1]);
}

#[test]
fn several_people_at_one_keyboard_have_several_chairs() {
    let mut sim = Sim::open(SALOTTO);
    let more = |name: &str| Entrance::Sit {
        seat: None,
        name: Some(name.to_owned()),
    };
    sim.enter(1, "Ada", more("Bo"), 0);
    sim.enter(1, "Ada", more("Clio"), 0);
    assert_eq!(sim.state(1).seats, [0, 1, 2]);
    sim.sit(2, "Dora");
    sim.ask(1, r#"{"type":"begin"}"#);
    let dealt = |who| {
        let lines = sim.heard[&id(who)].lines.iter();
        lines
            .filter(|(_, event)| matches!(event, Event::Dealt { .. }))
            .count()
    };
    assert_eq!((dealt(1), dealt(2)), (3, 1));
    sim.input(RoomInput::Gone(id(1)));
    sim.sit(1, "Ada");
    assert_eq!(sim.state(1).seats, [0, 1, 2]);
    assert_eq!(sim.heard[&id(1)].lines, sim.seen_by(seats(&[0, 1, 2])));
}

#[test]
fn a_person_is_at_a_table_once() {
    let mut sim = begun(SALOTTO);
    let token = sim.people[&id(2)];
    sim.people.insert(id(5), token);
    sim.sit(5, "Bo");
    assert_eq!(sim.heard[&id(2)].refused, [ParlourRefusal::CameAgain]);
    assert!(sim.heard[&id(2)].left);
    assert_eq!(sim.heard[&id(5)].lines, sim.seen_by(seats(&[1])));
    sim.play_out(&[1, 5]);
}

#[test]
fn an_earlier_connection_that_enters_again_does_not_take_the_place_of_a_later_one() {
    let mut sim = Sim::open(SALOTTO);
    sim.sit(2, "Bo");
    let person = sim.people[&id(2)].person();
    let network = sim.network;
    let arrival = |listener, opened| {
        RoomInput::Enter(Arrival {
            listener: id(listener),
            person,
            name: "Bo".to_owned(),
            network,
            entrance: Entrance::ANY_SEAT,
            after: 0,
            opened,
            again: true,
        })
    };
    let refused = |out: &[RoomOutput]| {
        let mut all = Vec::new();
        for output in out {
            if let RoomOutput::Refuse(who, ParlourRefusal::CameAgain, _) = output {
                all.push(*who);
            }
        }
        all
    };
    // The table has moved, and both connections of Bo enter again.
    let out = sim.room.input(arrival(12, 20), sim.now);
    assert_eq!(refused(&out), [id(2)]);
    let out = sim.room.input(arrival(11, 10), sim.now);
    assert_eq!(refused(&out), [id(11)]);
}

#[test]
fn computer_players_wait_for_those_who_have_not_heard() {
    let mut sim = begun(SALOTTO);
    let known = |sim: &Sim| sim.heard[&id(1)].steps.last_line;
    // Play until it is a computer player's turn.
    let mut is_computer = false;
    for _ in 0..50 {
        let turn = sim.heard[&id(1)].view.as_ref().and_then(SeatView::turn);
        is_computer = turn.is_some_and(|turn| turn.index() > 1);
        if is_computer {
            break;
        }
        if !sim.act(&[1, 2]) {
            sim.pass(1);
        }
    }
    assert!(is_computer);
    let n = known(&sim);
    sim.pass(3);
    assert_eq!(known(&sim), n, "nobody has heard");
    sim.ask(1, &format!(r#"{{"type":"heard","n":{n}}}"#));
    assert_eq!(known(&sim), n, "one has not heard");
    sim.ask(2, &format!(r#"{{"type":"heard","n":{n}}}"#));
    assert!(known(&sim) > n, "all have heard");
    let mut sim = begun(SALOTTO);
    for _ in 0..200 {
        sim.pass(4);
        sim.act(&[1]);
        sim.play_unheard(2);
    }
    // A player who never reports anything as heard delays the others no longer than that.
    assert!(sim.heard[&id(2)].lines.len() > 10);
}

#[test]
fn whose_program_stands_still_for_an_hour_misses_nothing() {
    let mut sim = begun(SALOTTO);
    let wait = |sim: &mut Sim, seconds: u64| {
        let until = sim.now + Duration::from_secs(seconds);
        while sim.now < until {
            if !sim.act(&[1]) {
                sim.pass(1);
            }
        }
    };
    wait(&mut sim, 20);
    // From here on Bo receives nothing. After a minute without a sign from him, the connection
    // counts as broken.
    let bo = sim.heard.remove(&id(2)).expect("Bo");
    let chair = |sim: &Sim| sim.state(1).chairs[1].clone().expect("Bo's chair");
    wait(&mut sim, 60);
    assert!(chair(&sim).here);
    sim.input(RoomInput::Gone(id(2)));
    let stands_in = (0..60).any(|_| {
        wait(&mut sim, 1);
        chair(&sim).stand_in
    });
    assert!(stands_in, "a computer player plays for Bo");
    wait(&mut sim, 3600);
    assert!(!sim.is_playing(), "it was played to its end without Bo");
    // Bo comes back and gets each missing line once.
    sim.heard.insert(id(2), bo);
    sim.sit(2, "Bo");
    assert_eq!(sim.heard[&id(2)].lines, sim.seen_by(seats(&[1])));
    assert!(chair(&sim).here);
}

#[test]
fn whoever_has_a_chair_comes_in_whatever_the_number_of_those_who_watch() {
    let mut sim = begun(SALOTTO);
    sim.input(RoomInput::Gone(id(2)));
    for who in 100..130 {
        sim.enter(who, &format!("Zoe {who}"), Entrance::Watch, 0);
    }
    assert_eq!(sim.room.listeners.len(), 21, "20 watch");
    assert_eq!(sim.heard[&id(120)].refused, [ParlourRefusal::Crowded]);
    sim.sit(2, "Bo");
    assert!(sim.heard[&id(2)].refused.is_empty());
    assert!(sim.state(1).chairs[1].as_ref().is_some_and(|bo| bo.here));
    sim.ask(1, r#"{"type":"remove","seat":null}"#);
    assert_eq!(sim.room.listeners.len(), 2);
    assert_eq!(sim.heard[&id(100)].refused, [ParlourRefusal::SentAway]);
    sim.enter(100, "Zoe", Entrance::Watch, 0);
    assert_eq!(sim.room.listeners.len(), 2, "not for an hour");
    sim.play_out(&[1, 2]);
}

#[test]
fn few_watch_from_the_same_network_and_nobody_where_nobody_may() {
    let mut sim = Sim::open(SALOTTO);
    sim.network = "203.0.113.9".parse().expect("an address");
    for who in 100..110 {
        sim.enter(who, &format!("Zoe {who}"), Entrance::Watch, 0);
    }
    assert_eq!(sim.room.listeners.len(), 6, "5 watch");
    sim.network = "203.0.113.10".parse().expect("an address");
    sim.enter(110, "Zoe", Entrance::Watch, 0);
    assert_eq!(sim.room.listeners.len(), 7);
    let mut sim = Sim::open(r#"{"game":"salotto","options":{"watchers":0}}"#);
    sim.enter(3, "Zoe", Entrance::Watch, 0);
    assert_eq!(sim.heard[&id(3)].refused, [ParlourRefusal::NoWatchers]);
}

#[test]
fn whoever_is_out_of_the_match_is_not_waited_for_before_a_round() {
    let mut sim = Sim::open(SALOTTO);
    sim.sit(2, "Bo");
    sim.sit(3, "Cy");
    sim.ask(1, r#"{"type":"fill","level":"easy"}"#);
    sim.ask(1, r#"{"type":"begin"}"#);
    let people = [1, 2, 3];
    for number in 0..20_000 {
        assert!(sim.is_playing(), "nobody was out while others played on");
        let seen = sim.heard[&id(1)].view.as_ref().expect("a match");
        let playing = seen.tally().playing();
        let is_between = seen.turn().is_none() && seen.round_number() > 0;
        let mut still_play = Vec::new();
        for who in people {
            let seat = usize::from(sim.state(who).seats[0]);
            if playing.contains(Seat::new(seat).expect("a seat")) {
                still_play.push(who);
            }
        }
        if is_between && !still_play.is_empty() && still_play.len() < people.len() {
            let round = seen.round_number();
            for who in still_play {
                sim.ask(who, r#"{"type":"deal"}"#);
            }
            let seen = sim.heard[&id(1)].view.as_ref().expect("a match");
            assert_eq!(seen.round_number(), round + 1);
            return;
        }
        if !sim.act(&people[number % 3..][..1]) {
            sim.pass(1);
        }
    }
    panic!("the match has no end");
}
