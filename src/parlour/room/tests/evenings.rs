//! Tables of an evening.

use super::sim::{Sim, id};
use super::{Entrance, RoomInput};
use crate::room::Terms;
use serpente_archive::check_evening;
use serpente_client::refusal::ParlourRefusal;
use serpente_client::wire::SeatResult;
use serpente_contests::EveningOutcome;
use serpente_engine::rules::Seats;
use serpente_engine::table::{Bytes32, EveningKey, Event};

const FRIDAY: &str =
    r#"{"game":"salotto","players":4,"options":{"rounds":2,"evening":"Friday","pace":0}}"#;

const KEY: EveningKey = EveningKey(Bytes32([7; 32]));

/// Opens a table of the evening with Ada and Bo.
fn table() -> Sim {
    let conditions = serde_json::from_str(FRIDAY).expect("conditions");
    let terms = Terms::of(conditions).expect("they can be played");
    let mut sim = Sim::open_with(terms.dealing_from("Friday".to_owned(), KEY));
    sim.sit(2, "Bo");
    sim.ask(1, r#"{"type":"fill","level":"easy"}"#);
    sim
}

fn dealt(sim: &Sim) -> Vec<Event> {
    let events = sim.seen_by(Seats::first(4)).into_iter();
    events
        .map(|(_, event)| event)
        .filter(|event| matches!(event, Event::Dealt { .. } | Event::Lot { .. }))
        .collect()
}

#[test]
fn all_tables_get_the_same_deals_and_only_the_key_proves_it() {
    let [mut one, mut other] = [table(), table()];
    for sim in [&mut one, &mut other] {
        sim.ask(1, r#"{"type":"begin"}"#);
    }
    one.play_out(&[1, 2]);
    // At the other table the computer plays for both people.
    for who in [1, 2] {
        other.ask(who, r#"{"type":"leave"}"#);
    }
    other.sit(1, "Ada");
    other.play_out(&[1]);
    assert_eq!(dealt(&one), dealt(&other));
    assert_eq!(dealt(&one).len(), 8);
    for sim in [&one, &other] {
        let heard: Vec<Event> = sim.heard[&id(1)]
            .lines
            .iter()
            .map(|(_, event)| event.clone())
            .collect();
        assert_eq!(check_evening(&heard, KEY), Ok(2));
        let wrong = EveningKey(Bytes32([8; 32]));
        assert!(check_evening(&heard, wrong).is_err());
        let mut stacked = heard.clone();
        let hand = stacked.iter_mut().find_map(|event| match event {
            Event::Dealt { tiles, .. } => Some(tiles),
            _ => None,
        });
        *hand.expect("a hand").last_mut().expect("a tile") = "6-6".parse().expect("a tile");
        assert!(check_evening(&stacked, KEY).is_err());
    }
}

#[test]
fn the_same_moves_get_the_same_answers_and_a_restart_changes_nothing() {
    let [mut one, mut other] = [table(), table()];
    for sim in [&mut one, &mut other] {
        sim.ask(1, r#"{"type":"begin"}"#);
    }
    one.play_out(&[1, 2]);
    let mut restarts = 0;
    while other.is_playing() {
        if !other.act(&[1, 2]) {
            other.pass(1);
        }
        if other.record.len() / 1000 > restarts && other.is_playing() {
            restarts += 1;
            other = other.wake_up();
            for (who, name) in [(1, "Ada"), (2, "Bo")] {
                other.sit(who, name);
            }
        }
    }
    assert!(restarts > 1, "{restarts}");
    let whole = |sim: &Sim| sim.seen_by(Seats::first(4));
    assert_eq!(whole(&one), whole(&other));
    assert_eq!(one.evening.played, other.evening.played);
    let totals = whole(&one)
        .into_iter()
        .rev()
        .find_map(|(_, event)| match event {
            Event::RoundOver { totals, .. } => Some(totals),
            _ => None,
        });
    // In this game fewer points are better.
    let totals: Vec<i64> = totals
        .expect("a round")
        .into_iter()
        .map(|total| -i64::from(total))
        .collect();
    assert_eq!(one.evening.played, [totals]);
    // The server may have been killed before it took the points.
    assert_eq!(one.wake_up().evening.played, one.evening.played);
}

#[test]
fn a_match_begins_with_the_people_whom_the_server_has_noted() {
    let mut sim = table();
    sim.evening.admits = Err(ParlourRefusal::EveningKnown(Some("Bo".to_owned())));
    let known = ParlourRefusal::EveningKnown(Some("Bo".to_owned()));
    assert_eq!(sim.refusal(1, r#"{"type":"begin"}"#), Some(known));
    assert!(!sim.is_playing() && sim.record.is_empty());
    sim.evening.admits = Ok(());
    // A watcher comes while the server notes the others.
    let company = sim.room.company().expect("all chairs are taken");
    sim.enter(3, "Zoe", Entrance::Watch, 0);
    sim.input(RoomInput::EveningBegins(id(1), company, Ok(())));
    assert!(sim.is_playing());
    assert_eq!(sim.room.company().expect("a table").watching.len(), 1);
    let header = sim.heard[&id(1)]
        .lines
        .iter()
        .find_map(|(_, event)| match event {
            Event::Match(header) => Some(header.clone()),
            _ => None,
        })
        .expect("a match");
    assert_eq!((header.evening, header.format), (Some(KEY.seal()), 1));
    let levels = header.seats.iter().map(|seat| seat.player.as_str());
    assert!(levels.eq(["human", "human", "normal", "normal"]));
    sim.play_out(&[1, 2]);
    let again = sim.refusal(1, r#"{"type":"begin"}"#);
    assert_eq!(
        again,
        Some(ParlourRefusal::EveningPlayed("Friday".to_owned()))
    );
    sim.ask(2, r#"{"type":"leave"}"#);
    sim.sit(4, "Cy");
    assert_eq!(sim.heard[&id(4)].refused, [ParlourRefusal::Full]);
}

#[test]
fn each_person_is_told_their_own_result() {
    let mut sim = table();
    sim.enter(3, "Zoe", Entrance::Watch, 0);
    let [ada, bo] = [1, 2].map(|who| sim.people[&id(who)].person());
    let result = |name: &str, difference| SeatResult {
        name: name.to_owned(),
        difference,
    };
    sim.input(RoomInput::Compared(EveningOutcome {
        over: true,
        waits: 0,
        others: 1,
        minutes: None,
        results: vec![(ada, result("Ada", 12)), (bo, result("Bo", -3))],
    }));
    for (who, told) in [(1, Some(("Ada", 12))), (2, Some(("Bo", -3))), (3, None)] {
        let results: Vec<&SeatResult> = sim.heard[&id(who)]
            .compared
            .iter()
            .flat_map(|told| &told.results)
            .collect();
        let told = told.map(|(name, difference)| result(name, difference));
        assert_eq!(results, told.iter().collect::<Vec<_>>());
    }
}

#[test]
fn an_evening_has_rounds_and_stays_what_people_sat_down_for() {
    let rounds = |options: &str| {
        let text = format!(r#"{{"game":"salotto","options":{{"evening":"Friday"{options}}}}}"#);
        let terms = Terms::of(serde_json::from_str(&text).expect("conditions"));
        terms.map(|terms| terms.evening_terms().options.rounds)
    };
    for (options, told) in [("", 5), (r#","limit":100"#, 5), (r#","rounds":8"#, 8)] {
        assert_eq!(rounds(options), Ok(Some(told)), "{options}");
    }
    assert!(rounds(r#","rounds":21"#).is_err());
    // Not every game may have rounds; the others are played to their limit.
    let block = r#"{"game":"block","options":{"evening":"Friday","limit":40}}"#;
    let block = Terms::of(serde_json::from_str(block).expect("conditions"));
    let options = block.expect("it can be played").evening_terms().options;
    assert_eq!((options.limit, options.rounds), (Some(40), None));
    let mut sim = table();
    for other in [
        r#"{"type":"options","game":"block","players":4,"options":{"rounds":2}}"#,
        r#"{"type":"options","game":"salotto","players":4,"options":{"rounds":3}}"#,
        r#"{"type":"options","game":"salotto","players":3,"options":{"rounds":2}}"#,
        r#"{"type":"options","game":"salotto","players":4,"options":{"rounds":2,"rules":{"draw":"none"}}}"#,
    ] {
        let refused = sim.refusal(1, other);
        assert!(
            matches!(refused, Some(ParlourRefusal::Conditions(_))),
            "{other}: {refused:?}"
        );
    }
    let same = r#"{"type":"options","game":"salotto","players":4,"options":{"rounds":2,"evening":"Monday"}}"#;
    assert_eq!(sim.refusal(1, same), None);
    assert_eq!(sim.state(1).contest.evening.as_deref(), Some("Friday"));
}
