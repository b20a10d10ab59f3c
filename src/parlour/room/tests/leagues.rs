//! Tables whose matches count for a league.

use super::sim::{Sim, id};
use super::{Entrance, RoomInput, SALOTTO};
use crate::room::Terms;
use serpente_client::refusal::ParlourRefusal;
use serpente_client::wire::LeagueStanding;
use serpente_contests::FinishedMatch;
use serpente_engine::table::SeatView;

const MONDAY: &str = r#"{"game":"block","players":4,"options":{"limit":1,"league":"Monday"}}"#;

/// Plays a match of Ada, Bo and computer players.
fn played(mut sim: Sim) -> Sim {
    sim.ask(1, r#"{"type":"fill","level":"easy"}"#);
    sim.ask(1, r#"{"type":"begin"}"#);
    sim.play_out(&[1, 2]);
    sim
}

#[test]
fn a_match_counts_when_its_end_is_kept() {
    let mut sim = Sim::open(MONDAY);
    sim.sit(2, "Bo");
    for who in [1, 2] {
        assert_eq!(sim.state(who).contest.league.as_deref(), Some("Monday"));
    }
    sim.ask(1, r#"{"type":"fill","level":"easy"}"#);
    sim.ask(1, r#"{"type":"begin"}"#);
    while sim.is_playing() {
        assert!(sim.league.finished.is_empty());
        sim.does.keeps = false;
        if !sim.act(&[1, 2]) {
            sim.pass(1);
        }
        assert!(sim.league.finished.is_empty());
        sim.does.keeps = true;
        if sim.open > 0 {
            sim.open -= 1;
            sim.input(RoomInput::Stored);
        }
    }
    let [FinishedMatch { league, people, .. }] = &sim.league.finished[..] else {
        panic!("one match: {:?}", sim.league.finished);
    };
    assert_eq!(league, "Monday");
    let names: Vec<&str> = people.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Bo"]);
    let winners = sim.heard[&id(1)]
        .view
        .as_ref()
        .and_then(SeatView::winners)
        .expect("it is over");
    for one in people {
        let has_won = winners.iter().any(|team| team.index() == one.team);
        assert_eq!(one.behind == 0, has_won, "{one:?}");
        assert!(one.behind < 4);
    }
}

#[test]
fn each_person_is_told_their_own_standing() {
    let mut sim = Sim::open(MONDAY);
    sim.sit(2, "Bo");
    sim.enter(3, "Zoe", Entrance::Watch, 0);
    let mut sim = played(sim);
    let people = sim.league.finished[0].people.clone();
    let standing = |place| LeagueStanding {
        league: "Monday".to_owned(),
        place,
        of: 2,
        rating: 1500,
        change: 0,
    };
    let rated = (1..).zip(&people);
    let rated = rated.map(|(place, one)| (one.person, standing(place)));
    sim.input(RoomInput::Rated(rated.collect()));
    for (who, told) in [(1, vec![standing(1)]), (2, vec![standing(2)]), (3, vec![])] {
        assert_eq!(sim.heard[&id(who)].standings, told);
    }
    sim.ask(3, r#"{"type":"league"}"#);
    assert_eq!(sim.league.lists, [(id(3), "Monday".to_owned())]);
}

#[test]
fn who_was_away_when_the_match_was_rated_is_told_once_on_coming_back() {
    let mut sim = Sim::open(MONDAY);
    sim.sit(2, "Bo");
    let mut sim = played(sim);
    let mut rated = Vec::new();
    for (place, one) in (1..).zip(&sim.league.finished[0].people) {
        let standing = LeagueStanding {
            league: "Monday".to_owned(),
            place,
            of: 2,
            rating: 1500,
            change: 0,
        };
        rated.push((one.person, standing));
    }
    sim.input(RoomInput::Gone(id(2)));
    sim.input(RoomInput::Rated(rated));
    assert_eq!(sim.heard[&id(1)].standings.len(), 1);
    assert_eq!(sim.heard[&id(2)].standings.len(), 0);
    for _ in 0..2 {
        sim.sit(2, "Bo");
        assert_eq!(sim.heard[&id(2)].standings.len(), 1);
        sim.input(RoomInput::Gone(id(2)));
    }
}

#[test]
fn only_people_with_a_name_of_their_own_are_rated() {
    // Bo and Cy share a keyboard, so only one person with a name of their own is left.
    let shared = MONDAY.replacen(r#""options":{"#, r#""options":{"several-seats":true,"#, 1);
    let mut sim = Sim::open(&shared);
    sim.sit(2, "Bo");
    let entrance = Entrance::Sit {
        seat: None,
        name: Some("Cy".to_owned()),
    };
    sim.enter(2, "Bo", entrance, 0);
    assert_eq!(sim.state(2).seats, [1, 2]);
    sim.ask(1, r#"{"type":"fill","level":"easy"}"#);
    sim.ask(1, r#"{"type":"begin"}"#);
    for _ in 0..2000 {
        if !sim.is_playing() {
            break;
        }
        // The moves of those who share a keyboard are made by the computer, as time goes by.
        if !sim.act(&[1]) {
            sim.pass(10);
        }
    }
    assert!(!sim.is_playing());
    assert!(sim.league.finished.is_empty());
    // Team mates alone are not compared.
    let mut sim =
        Sim::open(r#"{"game":"block","teams":"2x2","options":{"limit":1,"league":"Monday"}}"#);
    let entrance = Entrance::Sit {
        seat: Some(2),
        name: None,
    };
    sim.enter(2, "Bo", entrance, 0);
    assert!(played(sim).league.finished.is_empty());
    // Without a league, nothing counts.
    let mut sim = Sim::open(r#"{"game":"block","players":4,"options":{"limit":1}}"#);
    sim.sit(2, "Bo");
    assert!(played(sim).league.finished.is_empty());
}

#[test]
fn who_leaves_a_match_is_rated_if_they_played_most_turns() {
    let mut sim = Sim::open(MONDAY);
    sim.sit(2, "Bo");
    sim.ask(1, r#"{"type":"fill","level":"easy"}"#);
    sim.ask(1, r#"{"type":"begin"}"#);
    let turns = |sim: &Sim| sim.room.notes.seats.people().map(|(_, at)| at.turns).max();
    while sim.is_playing() && turns(&sim) < Some(3) {
        if !sim.act(&[1, 2]) {
            sim.pass(1);
        }
    }
    sim.ask(2, r#"{"type":"leave"}"#);
    let before = sim
        .room
        .notes
        .seats
        .people()
        .find(|(seat, _)| seat.index() == 1);
    let played = before.map_or(0, |(_, at)| at.turns);
    while sim.is_playing() {
        if !sim.act(&[1]) {
            sim.pass(1);
        }
        let now = sim
            .room
            .notes
            .seats
            .people()
            .find(|(seat, _)| seat.index() == 1);
        if let Some((_, bo)) = now {
            assert_eq!(bo.turns - bo.turns_stood_in, played);
        }
    }
    // Bo left at once, and the computer played.
    let mut sim = Sim::open(MONDAY);
    sim.sit(2, "Bo");
    sim.ask(1, r#"{"type":"fill","level":"easy"}"#);
    sim.ask(1, r#"{"type":"begin"}"#);
    sim.ask(2, r#"{"type":"leave"}"#);
    sim.play_out(&[1]);
    assert!(sim.league.finished.is_empty(), "{:?}", sim.league.finished);
}

#[test]
fn the_league_is_the_one_that_people_sat_down_for() {
    let mut sim = Sim::open(MONDAY);
    let tuesday = r#"{"type":"options","game":"salotto","options":{"league":"Tuesday"}}"#;
    sim.ask(1, tuesday);
    assert_eq!(sim.state(1).game, "salotto");
    assert_eq!(sim.state(1).contest.league.as_deref(), Some("Monday"));
    let mut other = sim.wake_up();
    other.sit(1, "Ada");
    assert_eq!(other.state(1).contest.league.as_deref(), Some("Monday"));
    let mut sim = Sim::open(SALOTTO);
    sim.ask(1, tuesday);
    assert_eq!(sim.state(1).contest.league, None);
    let refused = sim.refusal(1, r#"{"type":"league"}"#);
    assert_eq!(refused, Some(ParlourRefusal::NoLeague));
}

#[test]
fn a_league_has_a_name_like_a_person() {
    let long = format!("\"{}\"", "x".repeat(25));
    for (league, is_one) in [
        ("\"Monday\"", true),
        ("null", true),
        ("\"\"", false),
        ("\"a\\nb\"", false),
        ("7", false),
        ("[\"Monday\"]", false),
        (long.as_str(), false),
    ] {
        let text = format!(r#"{{"game":"salotto","options":{{"league":{league}}}}}"#);
        let terms = serde_json::from_str(&text).map(Terms::of);
        let is_allowed = matches!(terms, Ok(Ok(_)));
        assert_eq!(is_allowed, is_one, "{league}");
    }
}

#[test]
fn a_match_is_rated_although_the_server_was_killed_as_it_ended() {
    let mut sim = Sim::open(MONDAY);
    sim.sit(2, "Bo");
    sim.ask(1, r#"{"type":"fill","level":"easy"}"#);
    sim.ask(1, r#"{"type":"begin"}"#);
    sim.play_out(&[1, 2]);
    assert_eq!(sim.league.finished.len(), 1, "one match");
    let first_end = sim.league.finished[0].ended_at.clone();
    // The league has not answered: with the next start it is asked again, for the same match.
    let again = sim.wake_up();
    assert_eq!(again.league.finished.len(), 1);
    assert_eq!(again.league.finished[0].ended_at, first_end);
    assert_eq!(again.league.finished[0].people.len(), 2);
    sim.input(RoomInput::Rated(Vec::new()));
    assert!(sim.wake_up().league.finished.is_empty());
    // Killed before the end was noted beside the record.
    let playing = sim
        .chairs
        .windows(14)
        .position(|at| at == br#""playing":true"#);
    let line_end = playing.and_then(|at| {
        sim.chairs[at..]
            .iter()
            .position(|&byte| byte == b'\n')
            .map(|end| at + end + 1)
    });
    sim.chairs.truncate(line_end.expect("a match was going on"));
    assert_eq!(sim.wake_up().league.finished.len(), 1);
}
