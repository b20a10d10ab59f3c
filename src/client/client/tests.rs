use super::*;
use crate::wire::{EventLine, StepEnd};
use crate::wire::{TableContest, TableLimits, TableWatchers};
use serpente_engine::rules::{Move, Seat};
use serpente_engine::table::Update;
use serpente_engine::table::{Event, HeaderOptions};
use std::collections::BTreeMap;

fn seat(number: u8) -> Seat {
    Seat::new(usize::from(number)).expect("a seat")
}

fn table(n: u64, seats: &[u8]) -> TableState {
    TableState {
        table: "calm-red-fox".to_owned(),
        seat: seats.first().copied(),
        seats: seats.to_vec(),
        owner: Some(0),
        playing: n > 0,
        game: "salotto".to_owned(),
        seating: "4".to_owned(),
        options: HeaderOptions {
            set: Some(6),
            hand: Some(7),
            limit: Some(100),
            rounds: None,
            rules: BTreeMap::new(),
        },
        chairs: vec![None; 4],
        watchers: TableWatchers::default(),
        private: false,
        limits: TableLimits::default(),
        contest: TableContest::default(),
        n,
    }
}

fn line(n: u64, ends: bool) -> FromServer {
    FromServer::Event(EventLine {
        n,
        event: Event::Passed {
            seat: seat(0),
            announced: false,
        },
        step: ends.then(Update::default),
    })
}

fn caught_up(n: u64) -> FromServer {
    let step = Update::default();
    FromServer::Step(StepEnd { n, step })
}

fn guest(names: &[&str], goal: Intent) -> Client {
    let names = names.iter().map(ToString::to_string).collect();
    let mut client = Client::new(names, "it".to_owned(), None, goal);
    let hello = client.connected();
    assert!(matches!(
        hello,
        FromClient::Hello(HelloFrame {
            protocol: 1,
            token: None,
            ..
        })
    ));
    let welcome = FromServer::Welcome {
        protocol: 1,
        token: "secret".to_owned(),
        name: "Ada".to_owned(),
        parlour: "Fox".to_owned(),
    };
    let (sent, told) = client.take(welcome);
    assert_eq!(sent.len(), 1);
    assert!(matches!(told, Some(ClientNews::Welcome { .. })));
    client
}

fn sits() -> Intent {
    Intent::Enter {
        table: "calm-red-fox".to_owned(),
        enter_as: EnterAs::Player(None),
        secret: Some("word".to_owned()),
    }
}

#[test]
fn whoever_comes_late_hears_what_was_as_the_past_and_the_rest_as_it_comes() {
    let mut client = guest(&["Ada"], sits());
    let (sent, told) = client.take(FromServer::Table(table(4, &[1])));
    assert_eq!(sent, []);
    assert!(matches!(told, Some(ClientNews::Table { before: None, .. })));
    for frame in [line(1, true), line(2, false), line(4, true)] {
        assert_eq!(client.take(frame), (vec![], None));
    }
    let (_, told) = client.take(caught_up(4));
    let Some(ClientNews::Past(past)) = told else {
        panic!("{told:?}");
    };
    let lengths: Vec<usize> = past.iter().map(|step| step.events.len()).collect();
    assert_eq!(lengths, [1, 2]);
    assert_eq!(client.take(line(5, false)), (vec![], None));
    let (_, told) = client.take(line(6, true));
    assert!(matches!(told, Some(ClientNews::Update(step)) if step.events.len() == 2));
    assert_eq!(client.heard(), Some(FromClient::Heard { n: 6 }));
    assert_eq!(client.heard(), None);
    let request = Request::Command(Command::Play(seat(1), Move::Draw.into()));
    assert!(matches!(
        client.request(request),
        Some(FromClient::Move { after: 6, .. })
    ));
    assert_eq!(client.request(Request::Hold(true)), None);
}

#[test]
fn a_line_that_breaks_is_mended_where_it_broke() {
    let mut client = guest(&["Ada"], sits());
    client.take(FromServer::Table(table(0, &[1])));
    let (_, told) = client.take(caught_up(0));
    assert_eq!(told, Some(ClientNews::Past(Vec::new())));
    // The connection breaks in the middle of a step.
    client.take(line(1, false));
    let FromClient::Hello(HelloFrame { token, .. }) = client.connected() else {
        panic!("no greeting");
    };
    assert_eq!(token.as_deref(), Some("secret"));
    let welcome = FromServer::Welcome {
        protocol: 1,
        token: "secret".to_owned(),
        name: "Ada".to_owned(),
        parlour: "Fox".to_owned(),
    };
    let (sent, _) = client.take(welcome);
    let again = FromClient::Sit {
        table: "calm-red-fox".to_owned(),
        seat: Some(1),
        after: 1,
        secret: Some("word".to_owned()),
        name: None,
    };
    assert_eq!(sent, [again]);
    let (_, told) = client.take(FromServer::Table(table(3, &[1])));
    assert!(matches!(
        told,
        Some(ClientNews::Table {
            before: Some(_),
            ..
        })
    ));
    // The missing lines come as new steps, and no line comes twice.
    assert_eq!(client.take(line(1, false)), (vec![], None));
    let (_, told) = client.take(line(2, true));
    assert!(matches!(told, Some(ClientNews::Update(step)) if step.events.len() == 2));
    let (_, told) = client.take(line(3, true));
    assert!(matches!(told, Some(ClientNews::Update(step)) if step.events.len() == 1));
    assert_eq!(client.take(caught_up(3)), (vec![], None));
}

#[test]
fn several_people_at_a_keyboard_take_a_chair_each() {
    let mut client = guest(&["Ada", "Bo"], sits());
    let (sent, _) = client.take(FromServer::Table(table(0, &[0])));
    let [FromClient::Sit { name, secret, .. }] = &sent[..] else {
        panic!("{sent:?}");
    };
    assert_eq!(
        (name.as_deref(), secret.as_deref()),
        (Some("Bo"), Some("word"))
    );
    let (sent, told) = client.take(FromServer::Table(table(0, &[0, 2])));
    assert_eq!(sent, []);
    let Some(ClientNews::Table { before, now }) = told else {
        panic!("a table");
    };
    assert_eq!(
        (before.map(|table| table.seats), now.seats),
        (Some(vec![0]), vec![0, 2])
    );
}

#[test]
fn the_past_is_that_of_the_last_match() {
    let (last, steps) = (9, Vec::new());
    let mut past = Past { last, steps };
    let over = Update {
        events: vec![Event::MatchOver {
            winners: Vec::new(),
        }],
        left: vec![(seat(0), Vec::new())],
        ..Update::default()
    };
    past.add(over.clone());
    let header = serpente_engine::table::Header {
        format: 1,
        game: "salotto".to_owned(),
        options: table(0, &[]).options,
        daily: None,
        seed: None,
        evening: None,
        seats: Vec::new(),
    };
    let passed = Event::Passed {
        seat: seat(1),
        announced: false,
    };
    past.add(Update {
        events: vec![over.events[0].clone(), Event::Match(header), passed],
        draws_on: true,
        ..Update::default()
    });
    assert_eq!(past.last, 9);
    let past = past.steps;
    assert_eq!(past.len(), 1);
    assert_eq!((past[0].events.len(), past[0].draws_on), (2, true));
}

#[test]
fn what_is_late_from_a_table_that_the_player_has_left_is_passed_over() {
    let fox = Intent::at(Some("calm-red-fox".to_owned()), EnterAs::Player(None));
    let mut client = guest(&["Ada"], fox.clone());
    client.take(table_frame(3));
    client.take(caught_up(3));
    assert!(client.table.is_some());
    client.want(Intent::Lobby);
    for late in [table_frame(4), line(5, true), caught_up(5)] {
        assert_eq!(client.take(late), (Vec::new(), None));
    }
    assert_eq!(
        (client.goal.clone(), client.last_line()),
        (Intent::Lobby, 0)
    );
    client.want(Intent::at(
        Some("sly-grey-owl".to_owned()),
        EnterAs::Watcher,
    ));
    assert_eq!(client.take(table_frame(4)), (Vec::new(), None));
    client.want(fox);
    assert!(client.take(table_frame(4)).1.is_some());
}

fn table_frame(n: u64) -> FromServer {
    FromServer::Table(table(n, &[0]))
}

fn event_line(n: u64, event: &str) -> FromServer {
    FromServer::Event(EventLine {
        n,
        event: serde_json::from_str(event).expect("an event"),
        step: Some(Update::default()),
    })
}

/// Returns the first line of a match whose players promise their random bytes.
fn begins_with_promises() -> FromServer {
    let header = format!(
        r#"{{"type":"match","format":{},"game":"salotto","options":{{"set":6,"hand":7,"limit":100,"rules":{{}}}},
        "seats":[{{"name":"Bo","team":0,"player":"person"}},{{"name":"Ada","team":1,"player":"person"}}]}}"#,
        Header::PROMISED
    );
    event_line(1, &header)
}

#[test]
fn who_leaves_and_comes_back_before_a_deal_promises_the_same_again() {
    let mut client = guest(&["Ada"], sits());
    let sealed = format!(r#"{{"type":"sealed","hash":"{}"}}"#, "0".repeat(64));
    let mut promises = Vec::new();
    for _ in 0..2 {
        client.want(sits());
        client.take(FromServer::Table(table(0, &[1])));
        client.take(caught_up(0));
        client.take(begins_with_promises());
        let (sent, _) = client.take(event_line(2, &sealed));
        promises.push(sent);
        client.want(Intent::Lobby);
    }
    assert!(matches!(
        promises[0][..],
        [FromClient::Promise { n: 2, .. }]
    ));
    assert_eq!(promises[0], promises[1]);
    // For another deal it is another one.
    client.want(sits());
    client.take(FromServer::Table(table(0, &[1])));
    client.take(caught_up(0));
    client.take(begins_with_promises());
    let (other, _) = client.take(event_line(2, &sealed.replace('0', "1")));
    assert_ne!(other, promises[0]);
}

#[test]
fn a_program_that_is_started_again_before_a_deal_promises_what_it_has_kept() {
    let sealed = format!(r#"{{"type":"sealed","hash":"{}"}}"#, "0".repeat(64));
    let mut kept = None;
    let mut promises = Vec::new();
    for deal in [&sealed, &sealed, &sealed.replace('0', "1")] {
        let mut client = guest(&["Ada"], sits()).with_promise(kept);
        client.take(FromServer::Table(table(0, &[1])));
        client.take(caught_up(0));
        client.take(begins_with_promises());
        let (sent, _) = client.take(event_line(2, deal));
        promises.push(sent);
        kept = client.nonces.last().copied();
    }
    assert!(matches!(promises[0][..], [FromClient::Promise { .. }]));
    assert_eq!(promises[0], promises[1]);
    assert_ne!(promises[0], promises[2], "another deal");
}

#[test]
fn who_leaves_and_comes_back_once_all_have_promised_sends_the_promised_bytes() {
    let sealed = format!(r#"{{"type":"sealed","hash":"{}"}}"#, "0".repeat(64));
    let mut client = guest(&["Ada"], sits());
    client.take(FromServer::Table(table(0, &[1])));
    client.take(caught_up(0));
    client.take(begins_with_promises());
    let (sent, _) = client.take(event_line(2, &sealed));
    let [FromClient::Promise { hash, .. }] = &sent[..] else {
        panic!("{sent:?}");
    };
    let hash = serde_json::to_string(hash).expect("JSON");
    let promised = format!(r#"{{"type":"promised","seats":[[1,{hash}]]}}"#);
    let kept = client.nonces.last().copied();
    // They left before the others had promised, or their program has been started again since.
    let again = guest(&["Ada"], sits()).with_promise(kept);
    for mut client in [client, again] {
        client.want(sits());
        client.take(FromServer::Table(table(3, &[1])));
        client.take(begins_with_promises());
        let (sent, _) = client.take(event_line(2, &sealed));
        assert_eq!(sent, [], "the time for promises is over");
        let (sent, _) = client.take(event_line(3, &promised));
        let [FromClient::Nonce { n: 3, bytes }] = &sent[..] else {
            panic!("{sent:?}");
        };
        assert_eq!(Some(*bytes), kept.map(|(_, _, bytes)| bytes));
    }
}

#[test]
fn a_promise_that_was_lost_with_the_connection_is_sent_again() {
    let mut client = guest(&["Ada"], sits());
    client.take(FromServer::Table(table(0, &[1])));
    client.take(caught_up(0));
    client.take(begins_with_promises());
    // The seal comes while the connection is broken.
    client.connected();
    client.take(FromServer::Table(table(2, &[1])));
    let sealed = format!(r#"{{"type":"sealed","hash":"{}"}}"#, "0".repeat(64));
    let (sent, _) = client.take(event_line(2, &sealed));
    let [promise @ FromClient::Promise { n: 2, .. }] = &sent[..] else {
        panic!("{sent:?}");
    };
    // It breaks again before the promise arrives, and once more before the bytes do.
    client.connected();
    let (again, _) = client.take(FromServer::Table(table(2, &[1])));
    assert!(again.contains(promise));
    let FromClient::Promise { hash, .. } = promise else {
        panic!("{promise:?}");
    };
    let hash = serde_json::to_string(hash).expect("JSON");
    let promised = format!(r#"{{"type":"promised","seats":[[1,{hash}]]}}"#);
    let (sent, _) = client.take(event_line(3, &promised));
    let [nonce @ FromClient::Nonce { n: 3, .. }] = &sent[..] else {
        panic!("{sent:?}");
    };
    client.connected();
    let (again, _) = client.take(FromServer::Table(table(3, &[1])));
    assert!(again.contains(nonce));
    // What is dealt already waits for nobody.
    let (sent, _) = client.take(FromServer::Table(table(9, &[1])));
    assert_eq!(sent, []);
}
