//! A player who comes to a match, or back to it, knows the same as one who was there all the time,
//! and gets it in pieces.

use super::super::{Arrival, Entrance, ListenerId, RoomInput, RoomOutput};
use super::sim::{Sim, id};
use serpente_client::person::Token;
use serpente_client::wire::FromServer;
use serpente_client::{Client, ClientNews, EnterAs, Intent};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Event, Game, SeatView};

fn shown(view: &SeatView) -> String {
    format!("{view:?}")
}

/// Compares two views. If they differ, prints only the part from the difference on.
#[track_caller]
fn knows_the_same(knows: Option<&String>, should: Option<&String>, context: &str) {
    let knows = knows.map_or("", String::as_str);
    let should = should.map_or("", String::as_str);
    let mut pairs = knows.bytes().zip(should.bytes());
    if knows != should {
        let at = pairs
            .position(|(one, other)| one != other)
            .unwrap_or(0)
            .saturating_sub(200);
        panic!("{context}:\n{}\n{}", &knows[at..], &should[at..]);
    }
}

/// Returns the view of a client that receives these frames.
fn view_of_a_client(texts: &[String], seat: Option<u8>) -> Option<SeatView> {
    let enter_as = match seat {
        Some(_) => EnterAs::Player(None),
        None => EnterAs::Watcher,
    };
    let goal = Intent::at(Some("calm-red-fox".to_owned()), enter_as);
    let mut client = Client::new(vec!["Ada".to_owned()], "en".to_owned(), None, goal);
    let mut past = None;
    for text in texts {
        let frame = FromServer::read(text).expect("a frame");
        match client.take(frame).1 {
            Some(ClientNews::Past(steps)) => {
                past = Some(steps);
                break;
            }
            Some(ClientNews::Update(step)) => panic!("no part of the past: {step:?}"),
            _ => {}
        }
    }
    let past = past.expect("all that was missing");
    let Some(Event::Match(header)) = past.first()?.events.first() else {
        panic!("a match begins");
    };
    let seat = seat.and_then(|seat| Seat::new(usize::from(seat)));
    let mut view = SeatView::new(seat, header).expect("a match");
    for step in &past {
        view.follow(step).expect("it follows from what was seen");
    }
    Some(view)
}

/// Ada loads the page again with no memory (`from_zero`), or reconnects with what she has.
fn comes_back(sim: &mut Sim, from_zero: bool, context: &str) {
    let before = sim.heard[&id(1)].view.as_ref().map(shown);
    sim.input(RoomInput::Gone(id(1)));
    let heard = sim.heard.get_mut(&id(1)).expect("Ada");
    heard.texts.clear();
    heard.caught_up = None;
    if from_zero {
        *heard = super::sim::Heard::default();
    }
    sim.sit(1, "Ada");
    let heard = &sim.heard[&id(1)];
    knows_the_same(heard.caught_up.as_ref(), before.as_ref(), context);
    if from_zero {
        let seat = heard.state.as_ref().and_then(|state| state.seat);
        let client = view_of_a_client(&heard.texts, seat);
        knows_the_same(
            client.as_ref().map(shown).as_ref(),
            before.as_ref(),
            &format!("{context}, by the program"),
        );
    }
}

/// Yan begins to watch, and knows the same as Zoe, who has watched all the time.
fn watches(sim: &mut Sim, context: &str) {
    sim.enter(9, "Yan", Entrance::Watch, 0);
    let texts = sim.heard.remove(&id(9)).expect("Yan").texts;
    sim.input(RoomInput::Gone(id(9)));
    let zoe = sim.heard[&id(3)].view.as_ref().map(shown);
    let yan = view_of_a_client(&texts, None);
    knows_the_same(yan.as_ref().map(shown).as_ref(), zoe.as_ref(), context);
}

#[test]
fn who_comes_back_knows_what_those_know_who_never_left() {
    for game in Game::all() {
        for &seating in game.seatings() {
            let goal = if game.may_count_rounds() {
                r#""rounds":2"#
            } else {
                r#""limit":1"#
            };
            let seats = seating.to_string();
            let seats = match seats.parse::<u8>() {
                Ok(players) => format!(r#""players":{players}"#),
                Err(_) => format!(r#""teams":"{seats}""#),
            };
            let game = game.id();
            let mut sim = Sim::open(&format!(
                r#"{{"game":"{game}",{seats},"options":{{"pace":1,{goal}}}}}"#
            ));
            sim.ask(1, r#"{"type":"fill","level":"easy"}"#);
            sim.enter(3, "Zoe", Entrance::Watch, 0);
            sim.ask(1, r#"{"type":"begin"}"#);
            let (mut step, mut known) = (0_usize, 0);
            while sim.is_playing() {
                if !sim.act(&[1]) {
                    sim.pass(1);
                }
                let n = sim.heard[&id(3)].steps.last_line;
                if n > known {
                    known = n;
                    step += 1;
                    // Checks every step at the beginning, where most is new, and then one step now
                    // and then.
                    if step < 16 || step.is_multiple_of(53) {
                        let context = format!("{game} {seats}, line {n}");
                        comes_back(&mut sim, step.is_multiple_of(2), &context);
                        watches(&mut sim, &context);
                    }
                }
            }
            comes_back(&mut sim, true, game);
        }
    }
}

#[test]
fn what_is_missing_is_handed_over_in_pieces() {
    let mut sim = Sim::open(r#"{"game":"train","players":8,"options":{"pace":0,"rounds":4}}"#);
    sim.ask(1, r#"{"type":"fill","level":"easy"}"#);
    sim.ask(1, r#"{"type":"begin"}"#);
    sim.play_out(&[1]);
    let whole: Vec<_> = sim.seen_by(serpente_engine::rules::Seats::NONE);
    let person = Token::new().person();
    let arrival = Arrival {
        listener: id(7),
        person,
        name: "Yan".to_owned(),
        network: sim.network,
        entrance: Entrance::Watch,
        after: 0,
        opened: 0,
        again: false,
    };
    let mut out = sim.room.input(RoomInput::Enter(arrival), sim.now);
    let (mut pieces, mut lines) = (0, Vec::new());
    loop {
        let mut bytes = 0;
        let mut is_more = false;
        for output in out {
            match output {
                RoomOutput::Tell(ListenerId(7), text) => {
                    assert!(!is_more, "something is told behind the end of a piece");
                    bytes += text.len();
                    if let Some(FromServer::Event(line)) = FromServer::read(&text) {
                        lines.push((line.n, line.event));
                    }
                }
                RoomOutput::EndOfPiece(ListenerId(7)) => is_more = true,
                _ => {}
            }
        }
        assert!(bytes < 64 * 1024, "{bytes} bytes at one go");
        pieces += 1;
        if !is_more {
            break;
        }
        out = sim.room.input(RoomInput::PieceSent(id(7)), sim.now);
    }
    assert!(pieces > 2, "{pieces}");
    assert_eq!(lines, whole);
    // A connection that has everything gets no further piece.
    let out = sim.room.input(RoomInput::PieceSent(id(7)), sim.now);
    assert_eq!(out, []);
}

#[test]
fn who_left_and_came_back_has_the_seat_after_a_restart() {
    let conditions = r#"{"game":"salotto","players":2,"options":{"limit":1,"pace":0}}"#;
    let mut sim = Sim::open(conditions);
    sim.sit(2, "Bo");
    sim.ask(1, r#"{"type":"begin"}"#);
    sim.ask(2, r#"{"type":"leave"}"#);
    sim.sit(2, "Bo");
    let mut restarted = sim.wake_up();
    restarted.sit(1, "Ada");
    restarted.play_out(&[1]);
    let chairs = &restarted.state(1).chairs;
    let names: Vec<Option<&str>> = chairs
        .iter()
        .map(|chair| chair.as_ref().map(|chair| chair.name.as_str()))
        .collect();
    assert_eq!(names, [Some("Ada"), Some("Bo")]);
}
