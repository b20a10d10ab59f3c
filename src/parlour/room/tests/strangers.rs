//! Tests that a stranger at a table cannot disturb the others.

use super::sim::{Sim, id};
use super::{Entrance, SALOTTO, SALOTTO_SHARED, begun};
use crate::room::RoomInput;
use serpente_archive::check_deals;
use serpente_client::refusal::ParlourRefusal;
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Event, SeatView};

const HELLO: &str = r#"{"type":"say","text":"hello"}"#;

#[test]
fn nobody_is_taken_for_somebody_else() {
    let mut sim = Sim::open(SALOTTO);
    sim.enter(3, "Zoe", Entrance::Watch, 0);
    for (who, name) in (10..).zip([
        "ada",
        "Àda",
        "\u{410}d\u{430}",
        "Ada.",
        "\u{ff21}da",
        "Z\u{3bf}e",
    ]) {
        sim.enter(who, name, Entrance::Watch, 0);
        assert_eq!(
            sim.heard[&id(who)].refused,
            [ParlourRefusal::NameTaken(name.to_owned())]
        );
    }
    sim.sit(20, "\u{410}d\u{430}");
    assert!(sim.heard[&id(20)].left);
    // A player may take the name of a watcher.
    sim.sit(21, "Zoe");
    assert!(sim.heard[&id(21)].refused.is_empty());
    // The watcher cannot enter again under this name.
    sim.enter(3, "Zoe", Entrance::Watch, 0);
    assert_eq!(
        sim.heard[&id(3)].refused,
        [ParlourRefusal::NameTaken("Zoe".to_owned())]
    );
}

#[test]
fn a_chair_speaks_under_its_own_name() {
    let mut sim = Sim::open(SALOTTO);
    sim.sit(2, "Bo");
    sim.input(RoomInput::Gone(id(2)));
    sim.enter(
        2,
        "Ada",
        Entrance::Sit {
            seat: None,
            name: None,
        },
        0,
    );
    sim.ask(2, HELLO);
    let said = sim.heard[&id(1)].texts.last().expect("it was said");
    assert!(said.contains(r#""name":"Bo""#), "{said}");
}

#[test]
fn nobody_talks_faster_than_others_can_hear() {
    let mut sim = Sim::open(SALOTTO);
    sim.sit(2, "Bo");
    let said = (0..20).filter(|_| sim.refusal(2, HELLO).is_none()).count();
    assert_eq!(said, 5);
    // Taking a seat again does not get around the limit.
    sim.ask(2, r#"{"type":"leave"}"#);
    sim.sit(2, "Bo");
    assert_eq!(sim.refusal(2, HELLO), Some(ParlourRefusal::TooFast));
    sim.pass(2);
    assert_eq!(sim.refusal(2, HELLO), None);
    assert_eq!(sim.refusal(2, HELLO), Some(ParlourRefusal::TooFast));
    // All watchers from one network share a limit.
    sim.network = "203.0.113.9".parse().expect("an address");
    for who in 3..6 {
        sim.enter(who, &format!("Zoe {who}"), Entrance::Watch, 0);
    }
    let said = (0..30).filter(|n| sim.refusal(3 + n % 3, HELLO).is_none());
    assert_eq!(said.count(), 5);
}

#[test]
fn who_is_muted_stays_so_on_another_chair() {
    let mut sim = Sim::open(SALOTTO);
    sim.sit(2, "Bo");
    sim.ask(1, r#"{"type":"silence","seat":1,"on":true}"#);
    sim.ask(2, r#"{"type":"leave"}"#);
    sim.sit(2, "Bo");
    assert_eq!(sim.refusal(2, HELLO), Some(ParlourRefusal::Silenced));
    sim.ask(1, r#"{"type":"silence","seat":1,"on":false}"#);
    sim.ask(2, r#"{"type":"leave"}"#);
    sim.sit(2, "Bo");
    assert_eq!(sim.refusal(2, HELLO), None);
}

#[test]
fn the_host_s_rights_come_back_with_the_host() {
    let mut sim = Sim::open(r#"{"game":"salotto","players":4,"options":{"away":10}}"#);
    sim.sit(2, "Bo");
    sim.input(RoomInput::Gone(id(1)));
    sim.pass(11);
    assert_eq!(sim.state(2).owner, Some(1));
    let removes = r#"{"type":"remove","seat":0}"#;
    assert_eq!(sim.refusal(2, removes), Some(ParlourRefusal::NotOwner));
    sim.sit(1, "Ada");
    assert_eq!(sim.state(2).owner, Some(0));
    sim.ask(1, r#"{"type":"fill"}"#);
    assert_eq!(
        sim.refusal(2, r#"{"type":"begin"}"#),
        Some(ParlourRefusal::NotOwner)
    );
}

/// Returns the seats that added random bytes to each deal, and how long the first deal waited for
/// them, in seconds.
fn added(adds: bool) -> (Vec<Vec<usize>>, u64) {
    let mut sim = Sim::open(SALOTTO);
    sim.sit(2, "Bo");
    sim.does.adds = adds;
    sim.ask(1, r#"{"type":"fill"}"#);
    sim.ask(1, r#"{"type":"begin"}"#);
    let round = |sim: &Sim| {
        let lines = sim.heard[&id(1)].lines.iter();
        lines
            .filter(|(_, event)| matches!(event, Event::Round { .. }))
            .count()
    };
    let mut waited = 0;
    while round(&sim) == 0 {
        sim.pass(1);
        waited += 1;
    }
    sim.play_out(&[1, 2]);
    let heard: Vec<Event> = sim.heard[&id(2)]
        .lines
        .iter()
        .map(|(_, event)| event.clone())
        .collect();
    let sealed = heard
        .iter()
        .filter(|event| matches!(event, Event::Sealed { .. }))
        .count();
    assert_eq!(check_deals(&heard, &[]), Ok(sealed));
    let seats = heard.iter().filter_map(|event| match event {
        Event::Nonces { seats } => Some(seats.iter().map(|(seat, _)| seat.index()).collect()),
        _ => None,
    });
    (seats.collect(), waited)
}

#[test]
fn a_deal_follows_from_all_who_add_to_it_in_time() {
    let (seats, waited) = added(true);
    assert!(
        seats.len() > 1 && seats.iter().all(|seats| *seats == [0, 1]),
        "{seats:?}"
    );
    assert_eq!(waited, 0);
    let (seats, waited) = added(false);
    assert!(seats.iter().all(Vec::is_empty), "{seats:?}");
    assert_eq!(waited, 2);
}

#[test]
fn a_deal_that_was_being_chosen_goes_on_in_another_process() {
    let mut sim = Sim::open(SALOTTO);
    sim.sit(2, "Bo");
    sim.does.adds = false;
    sim.ask(1, r#"{"type":"fill"}"#);
    sim.ask(1, r#"{"type":"begin"}"#);
    let nonce = format!(r#"{{"type":"nonce","n":2,"bytes":"{}"}}"#, "07".repeat(32));
    sim.ask(1, &nonce);
    sim.pass(3);
    let all = sim.record.clone();
    let lines: Vec<&[u8]> = all.split_inclusive(|&byte| byte == b'\n').collect();
    // With the seal alone, with the promises, and with the added bytes.
    for length in 2..=4 {
        sim.record = lines[..length].concat();
        let mut other = sim.wake_up();
        other.does.adds = false;
        other.sit(1, "Ada");
        other.sit(2, "Bo");
        for _ in 0..3 {
            other.pass(1);
        }
        other.play_out(&[1, 2]);
        let heard: Vec<Event> = other.heard[&id(2)]
            .lines
            .iter()
            .map(|(_, event)| event.clone())
            .collect();
        assert!(
            check_deals(&heard, &[]).is_ok_and(|deals| deals > 0),
            "{heard:?}"
        );
    }
}

#[test]
fn who_keeps_back_what_they_promised_is_named_and_the_others_play() {
    let mut sim = Sim::open(SALOTTO);
    sim.sit(2, "Bo");
    sim.does.keeps_back = true;
    sim.ask(1, r#"{"type":"fill"}"#);
    sim.ask(1, r#"{"type":"begin"}"#);
    // Other bytes than those that were promised are ignored.
    let nonce = format!(r#"{{"type":"nonce","n":3,"bytes":"{}"}}"#, "07".repeat(32));
    sim.ask(1, &nonce);
    // A restart in between names them all the same.
    let mut other = sim.wake_up();
    other.does.keeps_back = true;
    other.sit(1, "Ada");
    other.sit(2, "Bo");
    for sim in [&mut sim, &mut other] {
        for _ in 0..3 {
            sim.pass(1);
        }
        sim.play_out(&[1, 2]);
        let heard: Vec<Event> = sim.heard[&id(2)]
            .lines
            .iter()
            .map(|(_, event)| event.clone())
            .collect();
        let named = heard.iter().find_map(|event| match event {
            Event::KeptBack { seats } => Some(seats.iter().map(|seat| seat.index()).collect()),
            _ => None,
        });
        assert_eq!(named, Some(vec![0, 1]));
        assert!(check_deals(&heard, &[]).is_ok_and(|deals| deals > 0));
    }
}

#[test]
fn a_deal_waits_for_random_bytes_as_long_as_the_table_says() {
    for (option, waits) in [("", 2), (r#","options":{"deal-wait":20}"#, 20)] {
        let mut sim = Sim::open(&format!(r#"{{"game":"salotto","players":2{option}}}"#));
        sim.sit(2, "Bo");
        sim.does.adds = false;
        sim.ask(1, r#"{"type":"begin"}"#);
        let mut waited = 0;
        loop {
            let mut seen = sim.seen_by(Seats::NONE).into_iter();
            if seen.any(|(_, event)| matches!(event, Event::Round { .. })) {
                break;
            }
            assert!(waited < 60, "the tiles are never dealt");
            sim.pass(1);
            waited += 1;
        }
        assert_eq!(waited, waits);
    }
}

/// Returns how long the turn of a person lasts who does nothing, in seconds, or `None` if none ends
/// within ten minutes. What a player has no choice about is no turn: it is played at once.
fn silent_turn(mut sim: Sim) -> Option<u64> {
    let is_over = |sim: &Sim, who: u64| {
        let mut refused = sim.heard[&id(who)].refused.iter();
        refused.any(|refusal| matches!(refusal, ParlourRefusal::TurnOver(_)))
    };
    // Whatever is written restarts the time.
    let mut last = (sim.record.len(), 0);
    for second in 1..=600 {
        sim.pass(1);
        if let Some(who) = [1, 2].into_iter().find(|&who| is_over(&sim, who)) {
            sim.pass(10);
            // It may be this person's turn again, if the other one had no choice.
            assert!(sim.record.len() > last.0, "nothing was played");
            let chair = usize::try_from(who).expect("a small number") - 1;
            let holder = sim.state(1).chairs[chair].as_ref();
            assert!(holder.is_some_and(|chair| !chair.stand_in));
            return Some(second - last.1);
        }
        if sim.record.len() != last.0 {
            last = (sim.record.len(), second);
        }
    }
    None
}

#[test]
fn a_turn_among_strangers_comes_to_an_end() {
    let seconds = silent_turn(begun(SALOTTO)).expect("it ends");
    assert!((85..=91).contains(&seconds), "{seconds}");
    let agreed = r#"{"game":"salotto","options":{"turn":20}}"#;
    let seconds = silent_turn(begun(agreed)).expect("it ends");
    assert!((15..=21).contains(&seconds), "{seconds}");
    assert_eq!(
        silent_turn(begun(r#"{"game":"salotto","options":{"turn":0}}"#)),
        None
    );
}

#[test]
fn a_turn_that_ends_soon_is_told_once_and_so_is_for_whom_the_computer_played() {
    for (options, warned) in [
        (r#"{"game":"salotto","options":{"pace":0}}"#, &[20][..]),
        // Half of a short turn is left.
        (
            r#"{"game":"salotto","options":{"turn":20,"pace":0}}"#,
            &[10],
        ),
        (r#"{"game":"salotto","options":{"turn":12,"pace":0}}"#, &[6]),
    ] {
        let mut sim = begun(options);
        let is_told = |sim: &Sim| sim.heard.values().any(|heard| !heard.stood_in.is_empty());
        for _ in 0..300 {
            if !is_told(&sim) {
                sim.pass(1);
            }
        }
        for who in [1, 2] {
            let heard = &sim.heard[&id(who)];
            assert_eq!(heard.warned, warned, "{options}");
            assert_eq!(heard.stood_in.len(), 1, "{options}");
        }
    }
}

/// Returns how many rounds the record has that are over, and how many were dealt.
fn rounds(sim: &Sim) -> [usize; 2] {
    let mut over = 0;
    let mut dealt = 0;
    for (_, event) in sim.seen_by(Seats::NONE) {
        match event {
            Event::RoundOver { .. } => over += 1,
            Event::Round { .. } => dealt += 1,
            _ => {}
        }
    }
    [over, dealt]
}

#[test]
fn that_the_next_round_is_dealt_soon_is_told_once() {
    let mut sim = begun(r#"{"game":"salotto","options":{"limit":500,"pace":0}}"#);
    assert_eq!(sim.state(1).limits.next_round, Some(20));
    while rounds(&sim) == [0, 1] {
        sim.play_unheard(1);
        sim.play_unheard(2);
        sim.pass(1);
    }
    assert_eq!(rounds(&sim), [1, 1]);
    let mut warned_after = None;
    let mut seconds = 0;
    while rounds(&sim) == [1, 1] {
        sim.pass(1);
        seconds += 1;
        let is_warned = sim.heard[&id(1)].warned == [10];
        if is_warned && warned_after.is_none() {
            warned_after = Some(seconds);
        }
    }
    assert_eq!(warned_after, Some(seconds - 10));
    assert_eq!(sim.heard[&id(2)].warned, [10]);
    // Nobody waits for a player who is alone with the computer.
    sim.input(RoomInput::Gone(id(2)));
    assert_eq!(sim.state(1).limits.next_round, None);
}

#[test]
fn whose_turn_was_played_plays_the_next_one() {
    let mut sim = begun(r#"{"game":"salotto","options":{"turn":10,"pace":0}}"#);
    // Both players do nothing for a while, and then play on.
    for _ in 0..60 {
        sim.pass(1);
    }
    sim.play_out(&[1, 2]);
}

/// Takes a seat and leaves it again, again and again, from these networks.
fn sit_and_leave(sim: &mut Sim, times: u64, networks: u64) {
    let before = sim.network;
    for time in 0..times {
        let network = u8::try_from(time % networks).expect("a few");
        sim.network = [203, 0, 113, network].into();
        let who = 1000 + time;
        sim.sit(who, &format!("Zoe {time}"));
        if !sim.heard[&id(who)].left {
            sim.ask(who, r#"{"type":"leave"}"#);
        }
    }
    sim.network = before;
}

#[test]
fn nobody_shuts_the_host_out_by_sitting_down_and_leaving() {
    let mut sim = Sim::open(SALOTTO);
    for _ in 0..100 {
        sit_and_leave(&mut sim, 200, 50);
        sim.pass(3);
    }
    assert!(sim.chairs.len() <= 64 * 1024, "{}", sim.chairs.len());
    let mut sim = sim.wake_up();
    sim.sit(1, "Ada");
    sim.ask(1, r#"{"type":"fill"}"#);
    assert_eq!(sim.refusal(1, r#"{"type":"begin"}"#), None);
    assert!(sim.is_playing());
}

#[test]
fn a_network_takes_few_seats_at_once_and_the_host_is_not_counted_with_it() {
    let mut sim = Sim::open(SALOTTO);
    sit_and_leave(&mut sim, 40, 1);
    let taken = sim
        .heard
        .iter()
        .filter(|(who, heard)| who.0 >= 1000 && !heard.refused.contains(&ParlourRefusal::TooFast));
    assert_eq!(taken.count(), 10);
    sim.network = [203, 0, 113, 0].into();
    let more = Entrance::Sit {
        seat: None,
        name: Some("Clio".to_owned()),
    };
    sim.enter(1, "Ada", more, 0);
    assert_eq!(sim.state(1).seats, [0, 1]);
    sim.network = [203, 0, 113, 99].into();
    sim.sit(2, "Bo");
    assert!(sim.heard[&id(2)].refused.is_empty());
}

#[test]
fn a_club_plays_two_thousand_matches_at_one_table() {
    let mut sim =
        Sim::open(r#"{"game":"salotto","players":2,"options":{"limit":5,"set":6,"pace":0}}"#);
    sim.sit(2, "Bo");
    for played in 0..2000 {
        assert_eq!(
            sim.refusal(1, r#"{"type":"begin"}"#),
            None,
            "match {played}"
        );
        // How a match ends is not the point here.
        sim.room.match_is_over();
        sim.input(RoomInput::Tick);
    }
    assert!(sim.chairs.len() <= 64 * 1024, "{}", sim.chairs.len());
}

#[test]
fn whoever_is_removed_loses_all_chairs_and_stays_away() {
    let mut sim = Sim::open(SALOTTO_SHARED);
    sim.sit(2, "Bo");
    for name in ["Cy", "Di"] {
        let more = Entrance::Sit {
            seat: None,
            name: Some(name.to_owned()),
        };
        sim.enter(2, "Bo", more, 0);
    }
    assert_eq!(sim.state(2).seats, [1, 2, 3]);
    sim.ask(1, r#"{"type":"remove","seat":2}"#);
    assert!(sim.state(1).chairs[1..].iter().all(Option::is_none));
    assert!(sim.heard[&id(2)].left);
    sim.sit(2, "Bo");
    assert_eq!(
        sim.heard[&id(2)].refused.last(),
        Some(&ParlourRefusal::SentAway)
    );
}

#[test]
fn nobody_takes_several_seats_of_a_table_that_is_open_to_all() {
    let more = |name: &str| Entrance::Sit {
        seat: None,
        name: Some(name.to_owned()),
    };
    let mut sim = Sim::open(SALOTTO);
    sim.sit(2, "Bo");
    sim.enter(2, "Bo", more("Bob"), 0);
    assert_eq!(sim.heard[&id(2)].refused, [ParlourRefusal::OneSeat]);
    // Bo is still there, with one seat, and an honest friend finds a free one.
    assert_eq!(sim.state(2).seats, [1]);
    sim.sit(3, "Clio");
    assert_eq!(sim.state(3).seats, [2]);
    // The host may come with others, and may let others do so.
    sim.enter(1, "Ada", more("Ann"), 0);
    assert_eq!(sim.state(1).seats, [0, 3]);
    sim.ask(1, r#"{"type":"remove","seat":3}"#);
    let options =
        r#"{"type":"options","game":"salotto","players":4,"options":{"several-seats":true}}"#;
    assert_eq!(sim.refusal(1, options), None);
    sim.enter(2, "Bo", more("Bob"), 0);
    assert_eq!(sim.state(2).seats, [1, 3]);
}

#[test]
fn nobody_waits_for_ever_at_a_table_without_a_limit() {
    let mut sim = begun(r#"{"game":"salotto","players":4,"options":{"turn":0,"pace":0}}"#);
    let is_bos_turn = |sim: &Sim| {
        let view = sim.heard[&id(1)].view.as_ref();
        view.and_then(SeatView::turn) == Seat::new(1)
    };
    for _ in 0..200 {
        if is_bos_turn(&sim) {
            break;
        }
        if !sim.act(&[1]) {
            sim.pass(1);
        }
    }
    assert!(is_bos_turn(&sim) && sim.state(1).limits.turn.is_none());
    let play_for = r#"{"type":"play-for","seat":1}"#;
    let at = sim.record.len();
    assert_eq!(sim.refusal(2, play_for), Some(ParlourRefusal::NotOwner));
    let early = sim.refusal(1, play_for);
    assert!(
        matches!(early, Some(ParlourRefusal::NotYet(1..=20))),
        "{early:?}"
    );
    sim.pass(21);
    assert_eq!(sim.record.len(), at);
    assert_eq!(sim.refusal(1, play_for), None);
    assert!(sim.record.len() > at);
    assert_eq!(sim.heard[&id(2)].refused, [ParlourRefusal::PlayedFor]);
    let bo = sim.state(1).chairs[1].clone().expect("Bo's chair");
    assert!(!bo.stand_in);
    // Or the host sets a limit, in the middle of a match.
    let limit = |seconds: u32| format!(r#"{{"type":"limit","seconds":{seconds}}}"#);
    assert_eq!(sim.refusal(2, &limit(30)), Some(ParlourRefusal::NotOwner));
    let short = sim.refusal(1, &limit(5));
    assert!(
        matches!(short, Some(ParlourRefusal::Conditions(_))),
        "{short:?}"
    );
    assert_eq!(sim.refusal(1, &limit(30)), None);
    assert_eq!(
        (sim.state(1).limits.turn, sim.state(2).limits.turn),
        (Some(30), Some(30))
    );
    assert_eq!(
        sim.wake_up().room.turn_limit().map(|limit| limit.as_secs()),
        Some(30)
    );
    let seconds = silent_turn(sim).expect("it ends");
    assert!(seconds <= 31, "{seconds}");
}

#[test]
fn where_a_network_has_written_too_much_no_round_begins_until_it_has_room() {
    let mut sim = Sim::open(SALOTTO);
    sim.network = "203.0.113.9".parse().expect("an address");
    sim.sit(2, "Bo");
    // The host comes from this machine, behind which there are many people.
    assert_eq!(sim.room.charged_network(), None);
    sim.input(RoomInput::Gone(id(1)));
    assert_eq!(sim.room.charged_network(), Some(sim.network));
    sim.network = "203.0.113.10".parse().expect("an address");
    sim.sit(1, "Ada");
    assert_eq!(sim.room.charged_network(), Some(sim.network));
    sim.ask(1, r#"{"type":"fill"}"#);
    let room_at = sim.now + std::time::Duration::from_secs(60);
    sim.input(RoomInput::NetworkHasRoom(Some(room_at)));
    let begin = r#"{"type":"begin"}"#;
    assert_eq!(sim.refusal(1, begin), Some(ParlourRefusal::PlayedFast));
    sim.pass(60);
    assert_eq!(sim.refusal(1, begin), None);
}
