//! Evenings: several tables of a server play the same sealed deals, and their players are compared.

use super::cluster::start_parlours;
use super::player::Player;
use super::server::Server;
use super::{PATIENCE, act, begin_with, play_out};
use serde_json::{Value, json};
use serpente_engine::table::EveningKey;
use serpente_testing::nats_servers::NatsServers;
use serpente_testing::wire_client::Client;
use std::thread::sleep;
use std::time::{Duration, Instant};

fn friday() -> Value {
    json!({
        "game": "salotto", "players": 3,
        "options": {"rounds": 2, "pace": 1, "evening": "Friday", "watchers": 20},
    })
}

/// Returns the same for another table than the first, whose owner was told these words.
fn another(first: &mut Client) -> Value {
    let told = first
        .frames
        .iter()
        .find(|frame| frame["type"] == "evening-words");
    let words = match told {
        Some(told) => told["words"].clone(),
        None => first.until("evening-words")["words"].clone(),
    };
    let mut friday = friday();
    friday["options"]["evening-words"] = words;
    friday
}

/// Takes frames until the evening is over, and returns the news about it.
fn over(client: &mut Client) -> Value {
    loop {
        let told = compared(client);
        if told["over"] == true {
            return told;
        }
    }
}

fn named(server: &Server, names: [&str; 2]) -> [Client; 2] {
    names.map(|name| Client::new(server.address, name))
}

/// Takes frames until the news about the evening has come.
fn compared(client: &mut Client) -> Value {
    let told = client.frames.iter();
    let told = told.clone().position(|frame| frame["type"] == "compared");
    if let Some(at) = told {
        return client.frames.remove(at);
    }
    client.until("compared");
    client.frames.pop().expect("it came")
}

/// Asks for the results of the table's evening, on a new connection: players who move this fast may have sent as many frames as
/// the server takes.
fn results(server: &Server, client: &mut Client, name: &str) -> Value {
    client.again(server.address, name);
    client.send(&json!({"type": "evening"}));
    client.until_one_of(&["evening", "refused"])
}

/// Asks until the answer of the server says that the evening is over: another process learns of it a moment later.
fn once_over(mut ask: impl FnMut() -> Value) -> Value {
    let until = Instant::now() + PATIENCE;
    loop {
        let list = ask();
        if list["key"].is_string() {
            return list;
        }
        assert!(Instant::now() < until, "{list}");
        sleep(Duration::from_millis(100));
    }
}

fn table(client: &Client) -> String {
    client.table["table"].as_str().expect("a name").to_owned()
}

/// Returns what a table dealt, round by round.
fn dealt(server: &Server, table: &str) -> Vec<String> {
    let record = server.record(table).into_iter();
    let kinds = [
        r#"{"type":"dealt""#,
        r#"{"type":"boneyard""#,
        r#"{"type":"lot""#,
    ];
    record
        .filter(|line| kinds.iter().any(|kind| line.starts_with(kind)))
        .collect()
}

fn seal_in(server: &Server, table: &str) -> String {
    let header: Value = serde_json::from_str(&server.record(table)[0]).expect("JSON");
    header["evening"].as_str().expect("a seal").to_owned()
}

fn totals(server: &Server, table: &str) -> Vec<i64> {
    let record = server.record(table);
    let last = record
        .iter()
        .rev()
        .find(|line| line.starts_with(r#"{"type":"round-over""#));
    let last: Value = serde_json::from_str(last.expect("a round")).expect("JSON");
    let totals = last["totals"].as_array().expect("totals").iter();
    totals
        .map(|total| total.as_i64().expect("a number"))
        .collect()
}

#[test]
fn two_tables_get_the_same_tiles_and_are_compared_over_a_kill() {
    let mut server = Server::start();
    let mut one = begin_with(named(&server, ["Ada", "Bo"]), &friday());
    let second_friday = another(&mut one[0]);
    let mut other = begin_with(named(&server, ["Cy", "Di"]), &second_friday);
    assert_eq!(one[0].table["evening"], "Friday");
    assert_eq!(one[0].table["options"]["rounds"], 2);
    play_out(&mut one);
    let told = compared(&mut one[0]);
    assert_eq!((&told["over"], &told["waits"]), (&json!(false), &json!(1)));
    assert_eq!(told["results"], json!([]));
    let list = results(&server, &mut one[0], "Ada");
    assert_eq!((&list["key"], &list["people"]), (&Value::Null, &json!([])));
    let [first, second] = [table(&one[0]), table(&other[0])];
    assert_eq!(list["seal"], seal_in(&server, &first));
    // The server is killed in the middle of the other match.
    let mut players = [Player::default(), Player::default()];
    let until = Instant::now() + PATIENCE;
    while other[0].lines.len() < 12 {
        assert!(Instant::now() < until, "{:?}", other[0].lines);
        for (client, player) in other.iter_mut().zip(&mut players) {
            act(client, player);
        }
    }
    server.kill_and_start_again();
    let names = [["Ada", "Bo"], ["Cy", "Di"]];
    for (clients, names) in [&mut one, &mut other].into_iter().zip(names) {
        for (client, name) in clients.iter_mut().zip(names) {
            client.again(server.address, name);
        }
    }
    play_out(&mut other);
    // More tables may come in the first hour, unless the one who began the evening wants to know.
    let told = compared(&mut other[0]);
    assert_eq!((&told["over"], &told["waits"]), (&json!(false), &json!(0)));
    assert!(
        told["minutes"]
            .as_u64()
            .is_some_and(|left| (1..=60).contains(&left)),
        "{told}"
    );
    let list = results(&server, &mut other[1], "Di");
    assert_eq!((&list["key"], &list["words"]), (&Value::Null, &Value::Null));
    let list = results(&server, &mut one[0], "Ada");
    assert!(list["key"].is_string(), "{list}");
    let points = [totals(&server, &first), totals(&server, &second)];
    for (at, clients) in [&mut one, &mut other].into_iter().enumerate() {
        for (seat, client) in clients.iter_mut().enumerate() {
            let told = over(client);
            assert_eq!(told["others"], 1);
            // In this game fewer points are better.
            let better = points[1 - at][seat] - points[at][seat];
            let result = json!([{"name": names[at][seat], "difference": better}]);
            assert_eq!(told["results"], result, "{points:?}");
        }
    }
    assert_eq!(dealt(&server, &first), dealt(&server, &second));
    assert!(dealt(&server, &first).len() >= 8);
    let list = results(&server, &mut one[0], "Ada");
    let key = list["key"].as_str().expect("it is over");
    let key = EveningKey(key.parse().expect("digits"));
    for table in [&first, &second] {
        assert_eq!(seal_in(&server, table), key.seal().to_string());
        let path = server.folder.path().join(format!("{table}.jsonl"));
        let (told, status) = server.check(&path);
        assert_eq!(status, Some(0), "{told}");
        assert!(told.contains("Its deals belong to an evening."), "{told}");
    }
    let listed = list["people"].as_array().expect("people");
    assert_eq!(listed.len(), 4);
    assert!(
        listed
            .windows(2)
            .all(|two| two[0]["difference"].as_i64() >= two[1]["difference"].as_i64())
    );
    // People who have left still find the list on the server, even after another kill.
    let token = other[1].token.clone();
    server.kill_and_start_again();
    let mut again = Client::with_token(server.address, "Di", Some(&token));
    again.send(&json!({"type": "tables"}));
    assert_eq!(again.until("evenings")["evenings"], json!(["Friday"]));
    again.send(&json!({"type": "evening", "evening": "Friday"}));
    assert_eq!(again.until("evening"), list);
    // The table has played its match, and the evening is over.
    again.send(&json!({"type": "sit", "table": second, "seat": null, "after": 0, "secret": null}));
    again.until("table");
    let mut cy = Client::with_token(server.address, "Cy", Some(&other[0].token));
    cy.send(&json!({"type": "sit", "table": second, "seat": null, "after": 0, "secret": null}));
    cy.until("step");
    assert_eq!(cy.refused(&json!({"type": "begin"})), "evening-over");
    let mut eve = Client::new(server.address, "Eve");
    let mut open = second_friday;
    open["type"] = "open".into();
    assert_eq!(eve.refused(&open), "evening-over");
}

#[test]
fn an_evening_has_tables_at_all_processes_of_a_cluster() {
    let nats = NatsServers::start(1);
    let mut parlours = start_parlours(&nats, 3);
    let mut one = begin_with(named(&parlours[0], ["Ada", "Bo"]), &friday());
    let second_friday = another(&mut one[0]);
    let mut other = begin_with(named(&parlours[1], ["Cy", "Di"]), &second_friday);
    one[0].until("event");
    // Whoever has seen the tiles may not play them at a table of another process.
    let mut bo = Client::with_token(parlours[2].address, "Bo", Some(&one[1].token));
    let second = table(&other[0]);
    let sit = json!({"type": "sit", "table": second, "seat": null, "after": 0, "secret": null});
    // A new table at one process is known to the others a moment later.
    let until = Instant::now() + PATIENCE;
    let mut refused = bo.refused(&sit);
    while refused == "no-table" && Instant::now() < until {
        sleep(Duration::from_millis(100));
        refused = bo.refused(&sit);
    }
    assert_eq!(refused, "evening-elsewhere");
    let mut differs = second_friday;
    differs["type"] = "open".into();
    differs["players"] = 4.into();
    assert_eq!(bo.refused(&differs), "options");
    play_out(&mut one);
    for client in &mut one {
        assert_eq!(compared(client)["waits"], 1);
    }
    play_out(&mut other);
    assert_eq!(compared(&mut other[0])["over"], false);
    once_over(|| results(&parlours[0], &mut one[0], "Ada"));
    let better = |client: &mut Client| {
        let told = over(client);
        assert_eq!(told["others"], 1);
        told["results"][0]["difference"].as_i64().expect("a result")
    };
    for (ours, theirs) in one.iter_mut().zip(&mut other) {
        assert_eq!(better(ours), -better(theirs));
    }
    let list = once_over(|| results(&parlours[1], &mut other[0], "Cy"));
    assert_eq!(list["people"].as_array().map(Vec::len), Some(4));
    // The list stays when the process at which the evening began is gone.
    drop(parlours.remove(0));
    bo.send(&json!({"type": "tables"}));
    assert_eq!(bo.until("evenings")["evenings"], json!(["Friday"]));
    let told = once_over(|| {
        bo.send(&json!({"type": "evening", "evening": "Friday"}));
        bo.until("evening")
    });
    assert_eq!(told, list);
}

#[test]
fn nobody_who_knows_the_tiles_plays_them_at_another_table() {
    let server = Server::start();
    let [mut ada, mut bo] = begin_with(named(&server, ["Ada", "Bo"]), &friday());
    ada.until("event");
    let first = table(&ada);
    let mut zoe = Client::new(server.address, "Zoe");
    zoe.send(&json!({"type": "watch", "table": first, "after": 0, "secret": null}));
    zoe.until("step");
    let mut open = another(&mut ada);
    open["type"] = "open".into();
    let mut cy = Client::new(server.address, "Cy");
    let mut without = friday();
    without["type"] = "open".into();
    assert_eq!(cy.refused(&without), "evening-words");
    cy.send(&open);
    cy.until("table");
    let second = table(&cy);
    let sit = json!({"type": "sit", "table": second, "seat": null, "after": 0, "secret": null});
    let watch = json!({"type": "watch", "table": second, "after": 0, "secret": null});
    for client in [&mut zoe, &mut bo] {
        client.send(&json!({"type": "leave"}));
        assert_eq!(client.refused(&sit), "evening-elsewhere");
        assert_eq!(client.refused(&open), "evening-elsewhere");
    }
    // Bo's chair waits for him until the match is over; Zoe only watches.
    assert_eq!(bo.refused(&watch), "evening-elsewhere");
    zoe.send(&watch);
    assert_eq!(zoe.until("table")["seat"], Value::Null);
    bo.send(&json!({"type": "sit", "table": first, "seat": null, "after": 0, "secret": null}));
    assert!(bo.until("table")["seat"].is_u64());
    // Before the deal, people may still change their table, but not sit at two.
    let mut di = Client::new(server.address, "Di");
    di.send(&open);
    di.until("table");
    let third = table(&di);
    let token = di.token.clone();
    let mut twice = Client::with_token(server.address, "Di", Some(&token));
    assert_eq!(twice.refused(&sit), "evening-elsewhere");
    assert_eq!(
        twice.refused(&json!({"type": "watch", "table": first, "after": 0, "secret": null})),
        "evening-elsewhere"
    );
    di.send(&json!({"type": "leave"}));
    di.send(&json!({"type": "ping", "id": 1}));
    di.until("pong");
    let until = Instant::now() + PATIENCE;
    loop {
        assert!(Instant::now() < until);
        di.send(&sit);
        let answer = di.until_one_of(&["table", "refused"]);
        // The list learns a little later that she has left the third table.
        if answer["type"] == "table" {
            assert_eq!(table(&di), second);
            break;
        }
    }
    assert_ne!(second, third);
}

#[test]
fn other_terms_are_refused_with_what_the_evening_plays() {
    let server = Server::start();
    let mut ada = Client::new(server.address, "Ada");
    let mut open = friday();
    open["type"] = "open".into();
    ada.send(&open);
    ada.until("table");
    let words = another(&mut ada)["options"]["evening-words"].clone();
    let mut eve = Client::new(server.address, "Eve");
    for (change, told) in [
        (
            json!({"game": "block", "options": {"evening": "Friday"}}),
            "The evening Friday plays Salotto, 3 players, 2 rounds in all.",
        ),
        (
            json!({"players": 4}),
            "The evening Friday plays Salotto, 3 players, 2 rounds in all.",
        ),
        (
            json!({"options": {"evening": "FRIDAY"}}),
            "The evening Friday plays Salotto, 3 players, 2 rounds in all.",
        ),
        (
            json!({"options": {"evening": "friday", "rounds": 2, "hand": 5}}),
            "The evening Friday plays by other rules. Hand: 7 tiles.",
        ),
    ] {
        let mut other = open.clone();
        for (field, value) in change.as_object().expect("fields") {
            other[field] = value.clone();
        }
        other["options"]["evening-words"] = words.clone();
        eve.send(&other);
        let refused = eve.until("refused");
        assert_eq!(
            (&refused["reason"], &refused["text"]),
            (&json!("options"), &json!(told))
        );
    }
    // The same name, written in another way, is accepted.
    open["options"]["evening"] = " FRIDAY ".into();
    open["options"]["evening-words"] = words;
    eve.send(&open);
    assert_eq!(eve.until("table")["evening"], "Friday");
    eve.send(&json!({"type": "tables"}));
    let tables = eve.until("tables")["tables"].clone();
    let of_evening = tables.as_array().expect("tables").iter();
    assert_eq!(
        of_evening
            .filter(|table| table["evening"] == "Friday")
            .count(),
        2
    );
}

#[test]
fn hostile_evenings_are_refused_in_a_sentence() {
    let server = Server::start();
    let mut eve = Client::new(server.address, "Eve");
    for evening in [
        json!("x".repeat(25)),
        json!("a\u{7}b"),
        json!(["Friday"]),
        json!(""),
    ] {
        let open = json!({"type": "open", "game": "salotto", "options": {"evening": evening}});
        assert_eq!(eve.refused(&open), "options");
    }
    for rounds in [json!(0), json!(21), json!("five")] {
        let options = json!({"evening": "Friday", "rounds": rounds});
        let open = json!({"type": "open", "game": "salotto", "options": options});
        assert_eq!(eve.refused(&open), "options");
    }
    assert_eq!(eve.refused(&json!({"type": "evening"})), "no-evening");
    assert_eq!(
        eve.refused(&json!({"type": "evening", "evening": 7})),
        "malformed"
    );
    assert!(!server.folder.path().join("evenings").exists());
    let mut ada = Client::new(server.address, "Ada");
    let mut open = friday();
    open["type"] = "open".into();
    ada.send(&open);
    ada.until("table");
    // Eve has not played in the evening, so she gets no list.
    assert_eq!(
        eve.refused(&json!({"type": "evening", "evening": "Friday"})),
        "no-evening"
    );
    let asked: Vec<String> = (0..20)
        .map(|_| eve.refused(&json!({"type": "evening", "evening": "x".repeat(1000)})))
        .collect();
    assert!(asked.iter().any(|reason| reason == "too-fast"), "{asked:?}");
}

#[test]
fn a_broken_file_costs_the_comparison_and_no_match() {
    let mut server = Server::start();
    let mut clients = begin_with(named(&server, ["Ada", "Bo"]), &friday());
    clients[0].until("event");
    let folder = server.folder.path().join("evenings");
    let files: Vec<_> = std::fs::read_dir(&folder).expect("a folder").collect();
    let [Ok(file)] = &files[..] else {
        panic!("one evening: {files:?}");
    };
    std::fs::write(file.path(), "{").expect("room");
    server.kill_and_start_again();
    for (client, name) in clients.iter_mut().zip(["Ada", "Bo"]) {
        client.again(server.address, name);
    }
    play_out(&mut clients);
    let refused = results(&server, &mut clients[0], "Ada");
    assert_eq!(refused["reason"], "no-evening");
    let aside = std::fs::read_to_string(file.path().with_extension("damaged"));
    assert_eq!(aside.expect("it was set aside"), "{");
}
