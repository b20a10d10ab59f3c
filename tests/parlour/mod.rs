//! Online tables: the program serves them, and an independent client, which knows nothing of the program's types, connects
//! over the network.

mod backup;
mod clock;
#[cfg(feature = "cluster")]
mod cluster;
mod evenings;
mod faults;
mod friends;
mod leagues;
mod page;
mod player;
mod running;
mod server;
#[cfg(feature = "ssh")]
mod ssh;
#[cfg(not(all(feature = "cluster", feature = "ssh")))]
mod without;

use player::Player;
use serde_json::{Value, json};
use serpente_engine::table::Game;
use serpente_testing::wire_client::{Client, connect};
use server::{PATIENCE, Server};
use std::io::Write;
use std::sync::Mutex;
use std::thread::{self, sleep};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

/// Returns a line of a record as the player in this seat may see it, text for text; `None` if they may not.
fn seen_by(line: &str, seat: Option<u64>) -> Option<String> {
    let event: Value = serde_json::from_str(line).expect("JSON");
    let is_own = seat.is_some() && event["seat"].as_u64() == seat;
    match event["type"].as_str().expect("a type") {
        "boneyard" => None,
        "dealt" if !is_own => None,
        "drew" if !is_own => Some(line.replace(&event["tile"].to_string(), "null")),
        "swapped" if !is_own => Some(line.replace(&event["tiles"].to_string(), "null")),
        _ => Some(line.to_owned()),
    }
}

#[track_caller]
fn got_what_it_may_see(client: &Client, server: &Server) {
    let table = client.table["table"].as_str().expect("a name");
    let record = server.record(table);
    let numbered = (1_u64..).zip(&record);
    let seat = client.table["seat"].as_u64();
    let seen: Vec<(u64, String)> = numbered
        .filter_map(|(n, line)| Some((n, seen_by(line, seat)?)))
        .collect();
    assert_eq!(client.lines, seen);
}

/// Opens a table with two people and computer players in the other seats, and begins a match.
fn begin(server: &Server, conditions: &Value) -> [Client; 2] {
    let ada = Client::new(server.address, "Ada Lovelace");
    let bo = Client::new(server.address, "B\"o {");
    begin_with([ada, bo], conditions)
}

/// Opens a table; returns the frame about it. On a busy machine, the servers of a cluster may take so long to store its name that the
/// person is told to try again.
fn open_table(client: &mut Client, open: &Value) -> Value {
    loop {
        client.send(open);
        let answer = client.until_one_of(&["table", "refused"]);
        if answer["type"] == "table" {
            return answer;
        }
        assert_eq!(answer["reason"], "trouble", "{answer}");
        sleep(Duration::from_secs(1));
    }
}

fn begin_with([mut ada, mut bo]: [Client; 2], conditions: &Value) -> [Client; 2] {
    let mut open = conditions.clone();
    open["type"] = "open".into();
    let table = open_table(&mut ada, &open)["table"].clone();
    bo.send(&json!({"type": "sit", "table": table, "seat": null, "after": 0, "secret": null}));
    bo.until("step");
    ada.send(&json!({"type": "fill", "level": "easy"}));
    ada.send(&json!({"type": "begin"}));
    [ada, bo]
}

/// Takes what has come, and answers it.
fn act(client: &mut Client, player: &mut Player) {
    assert!(!acts(client, player), "the server could keep nothing");
}

/// Does the same; returns whether the server reported that it cannot store what happens.
fn acts(client: &mut Client, player: &mut Player) -> bool {
    let Some(frame) = client.next_within(Duration::from_millis(10)) else {
        return false;
    };
    match frame["type"].as_str() {
        Some("event" | "step") if !frame["step"].is_null() => {
            player.look(client);
            let n = client.last_line();
            client.send(&json!({"type": "heard", "n": n}));
            if player.round_is_over && !player.is_over {
                client.send(&json!({"type": "deal"}));
            }
            if player.is_in_turn(client) {
                player.play(client);
            }
        }
        Some("refused") => match frame["reason"].as_str() {
            Some("illegal") if player.is_in_turn(client) => player.play(client),
            Some("too-fast") => {
                // The next frame too many would be passed over without a word.
                sleep(Duration::from_millis(200));
                player.forget_last();
                if player.is_in_turn(client) {
                    player.play(client);
                } else if player.round_is_over && !player.is_over {
                    client.send(&json!({"type": "deal"}));
                }
            }
            // A move that came too late was made automatically.
            Some("illegal" | "stale" | "not-your-turn" | "not-playing" | "in-round") => {}
            Some("trouble") => return true,
            other => panic!("{other:?}: {frame}"),
        },
        _ => {}
    }
    false
}

/// How many games are played at the same time: their players mostly wait for each other.
const GAMES_AT_ONCE: usize = 4;

#[test]
fn every_game_is_played_to_its_end() {
    let server = Server::start();
    let games = Mutex::new(Game::all());
    let next = || games.lock().expect("no game failed").next();
    thread::scope(|scope| {
        for _ in 0..GAMES_AT_ONCE {
            scope.spawn(|| {
                while let Some(game) = next() {
                    is_played_to_its_end(game, &server);
                }
            });
        }
    });
    let numbers = server.get("/metrics");
    assert!(numbers.contains("serpente_events_total"), "{numbers}");
    assert!(numbers.contains("serpente_append_seconds"), "{numbers}");
}

fn is_played_to_its_end(game: Game, server: &Server) {
    let goal = if game.may_count_rounds() {
        "rounds"
    } else {
        "limit"
    };
    let conditions = json!({
        "game": game.id(), "players": null, "teams": null, "private": false, "secret": null,
        "options": {goal: 1, "pace": 1},
    });
    let mut clients = begin(server, &conditions);
    let mut players = [Player::default(), Player::default()];
    let until = Instant::now() + PATIENCE * 2;
    while !players.iter().all(|player| player.is_over) {
        assert!(
            Instant::now() < until,
            "{}: {:?}",
            game.id(),
            clients[0].lines
        );
        for (client, player) in clients.iter_mut().zip(&mut players) {
            act(client, player);
        }
    }
    for client in &clients {
        got_what_it_may_see(client, server);
    }
}

#[test]
fn who_comes_back_and_a_server_that_was_killed_miss_nothing() {
    let mut server = Server::start();
    let conditions = json!({"game": "salotto", "players": 4, "options": {"limit": 40, "pace": 1}});
    let mut clients = begin(&server, &conditions);
    let names = ["Ada Lovelace", "B\"o {"];
    let mut players = [Player::default(), Player::default()];
    let until = Instant::now() + PATIENCE * 2;
    let (mut broken, mut killed) = (0, 0);
    while !players.iter().all(|player| player.is_over) {
        assert!(Instant::now() < until, "{:?}", clients[0].lines);
        for (client, player) in clients.iter_mut().zip(&mut players) {
            act(client, player);
        }
        let lines = clients[0].lines.len();
        if lines / 12 > broken {
            broken = lines / 12;
            clients[broken % 2].again(server.address, names[broken % 2]);
        }
        if lines / 25 > killed {
            killed = lines / 25;
            server.kill_and_start_again();
            for (client, name) in clients.iter_mut().zip(names) {
                client.again(server.address, name);
            }
        }
    }
    assert!(broken > 2 && killed > 1, "{broken} {killed}");
    for client in &clients {
        got_what_it_may_see(client, &server);
    }
}

/// Plays a match to its end.
fn play_out(clients: &mut [Client; 2]) {
    let mut players = [Player::default(), Player::default()];
    let until = Instant::now() + PATIENCE * 2;
    while !players.iter().all(|player| player.is_over) {
        assert!(Instant::now() < until, "{:?}", clients[0].lines);
        for (client, player) in clients.iter_mut().zip(&mut players) {
            act(client, player);
        }
    }
}

#[test]
fn deals_that_were_changed_are_found() {
    let server = Server::start();
    // No tile is drawn, so only the seal says anything about the boneyard.
    let conditions = json!({"game": "block", "players": 2, "options": {"limit": 1, "pace": 1}});
    let mut clients = begin(&server, &conditions);
    play_out(&mut clients);
    let table = clients[0].table["table"]
        .as_str()
        .expect("a name")
        .to_owned();
    let record = server.record(&table);
    let at = |kind: &str| {
        let kind = format!(r#""type":"{kind}""#);
        record
            .iter()
            .position(|line| line.contains(&kind))
            .expect("there is one")
    };
    let (sealed, boneyard, unsealed) = (at("sealed"), at("boneyard"), at("unsealed"));
    assert!(sealed < at("dealt") && unsealed == at("round-over") + 1);
    // Compute the hash as another program would.
    let shown: Value = serde_json::from_str(&record[unsealed]).expect("JSON");
    let tiles: Vec<&str> = shown["tiles"]
        .as_array()
        .expect("tiles")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert_eq!(tiles.len(), 28);
    let tell = |record: &[String]| {
        let file = server.folder.path().join("told.jsonl");
        std::fs::write(&file, record.join("\n") + "\n").expect("it can be written");
        server.check(&file)
    };
    assert_eq!(tell(&record).1, Some(0));
    let changed = |line: usize, from: &str, to: &str| {
        let mut record = record.clone();
        assert!(
            record[line].contains(from),
            "{} has no {from}",
            record[line]
        );
        record[line] = record[line].replacen(from, to, 1);
        record
    };
    let [last, one] = [tiles[27], tiles[26]];
    let (pair, turned) = (
        format!(r#""{one}","{last}""#),
        format!(r#""{last}","{one}""#),
    );
    let hash: Value = serde_json::from_str(&record[sealed]).expect("JSON");
    let hash = hash["hash"].as_str().expect("a hash");
    let other = if hash.starts_with('0') { "1" } else { "0" };
    let other = format!("{other}{}", &hash[1..]);
    let mut alike = changed(boneyard, &pair, &turned);
    alike[unsealed] = alike[unsealed].replacen(&pair, &turned, 1);
    for (changed, what) in [
        (
            changed(boneyard, &pair, &turned),
            "a boneyard in another order",
        ),
        (alike, "a boneyard in another order, here and there"),
        (changed(unsealed, tiles[0], tiles[27]), "another tile shown"),
        (changed(sealed, hash, &other), "another hash"),
        (
            [&record[..sealed], &record[sealed + 1..]].concat(),
            "no hash",
        ),
        (
            [&record[..unsealed], &record[unsealed + 1..]].concat(),
            "nothing shown",
        ),
    ] {
        let (told, status) = tell(&changed);
        assert_eq!(status, Some(1), "{what}");
        // A changed deal does not follow from what was sealed.
        let is_found = told.contains("sealed") || told.contains("goes wrong");
        assert!(is_found, "{what}: {told}");
    }
}

#[test]
fn whoever_sends_too_much_keeps_no_deal_waiting() {
    let server = Server::start();
    let [mut ada, mut bo] = ["Ada", "Bo"].map(|name| Client::new(server.address, name));
    let open =
        json!({"type": "open", "game": "salotto", "players": 2, "options": {"deal-wait": 60}});
    let table = open_table(&mut ada, &open)["table"].clone();
    bo.send(&json!({"type": "sit", "table": table, "seat": null, "after": 0, "secret": null}));
    bo.until("step");
    let flood = |bo: &mut Client, frames: u64| {
        for id in 0..frames {
            bo.send(&json!({"type": "ping", "id": id}));
        }
    };
    // Less than for what a connection is closed.
    flood(&mut bo, 60);
    bo.until("refused");
    ada.send(&json!({"type": "begin"}));
    let begun = Instant::now();
    let is_dealt = |client: &Client| {
        let mut lines = client.lines.iter();
        lines.any(|(_, line)| line.contains(r#""type":"dealt""#))
    };
    let mut floods = 0;
    while !is_dealt(&bo) {
        if floods < 6 {
            floods += 1;
            flood(&mut bo, 3);
        }
        for client in [&mut ada, &mut bo] {
            client.next_within(Duration::from_millis(10));
        }
        assert!(begun.elapsed() < Duration::from_secs(50), "the deal waits");
    }
    let nonces = bo
        .lines
        .iter()
        .find(|(_, line)| line.contains(r#""type":"nonces""#));
    let seats = &nonces.expect("bytes of both").1;
    assert!(seats.matches('"').count() > 8, "{seats}");
}

#[test]
fn hostile_frames_cost_one_connection_and_one_sentence() {
    let server = Server::start();
    let mut honest = Client::new(server.address, "Ada");
    let hello = r#"{"type":"hello","protocol":1,"name":"Eve","token":null,"lang":"en"}"#;
    let giant = format!(r#"{{"type":"hello","name":"{}"}}"#, "x".repeat(5000));
    let token = r#"{"type":"hello","protocol":1,"name":"Eve","token":"letmein"}"#;
    let newer = r#"{"type":"hello","protocol":2,"name":"Eve"}"#;
    let nameless = r#"{"type":"hello","protocol":1,"name":""}"#;
    for (frame, reason) in [
        ("garbage", "malformed"),
        ("{}", "malformed"),
        (giant.as_str(), "too-long"),
        (token, "token"),
        (newer, "protocol"),
        (nameless, "name"),
        (r#"{"type":"dance"}"#, "unknown"),
        (r#"{"type":"tables"}"#, "hello"),
    ] {
        let mut socket = connect(server.address);
        socket.send(Message::text(frame)).expect("it listens");
        let answer = socket.read().expect("a sentence");
        let answer: Value = serde_json::from_str(answer.to_text().expect("text")).expect("JSON");
        assert_eq!(answer["type"], "closing", "{frame}");
        assert_eq!(answer["reason"], reason, "{frame}");
        assert!(
            answer["text"]
                .as_str()
                .is_some_and(|text| text.ends_with('.'))
        );
        while socket.read().is_ok() {}
    }
    assert!(server.get("/metrics").contains("serpente_refusals_total"));
    // A client that repeats itself is not answered each time.
    let mut socket = connect(server.address);
    socket.send(Message::text(hello)).expect("it listens");
    for _ in 0..300 {
        if socket
            .send(Message::text(r#"{"type":"ping","id":1}"#))
            .is_err()
        {
            break;
        }
    }
    let mut told = Vec::new();
    while let Ok(frame) = socket.read() {
        let frame: Value =
            serde_json::from_str(frame.to_text().unwrap_or("null")).unwrap_or_default();
        told.push(frame["reason"].as_str().unwrap_or("answered").to_owned());
    }
    let too_fast = told.iter().filter(|reason| *reason == "too-fast").count();
    assert!((1..=4).contains(&too_fast), "{told:?}");
    // Half a frame, and data that is not a WebSocket frame at all.
    let mut half = Client::new(server.address, "Eve");
    half.connection()
        .write_all(&[0x81, 0xfe, 0x0f])
        .expect("it listens");
    let mut plain = std::net::TcpStream::connect(server.address).expect("it listens");
    plain.write_all(&[0; 64]).expect("it listens");
    // An unknown type does no harm once the client has introduced itself.
    assert_eq!(honest.refused(&json!({"type": "dance"})), "unknown");
    honest.send(&json!({"type": "ping", "id": 7}));
    assert_eq!(honest.until("pong")["id"], 7);
    assert!(server.get("/health").starts_with("HTTP/1.1 200"));
}

#[test]
fn the_lobby_lists_opens_and_keeps_out() {
    let server = Server::start();
    let mut ada = Client::new(server.address, "Ada");
    let mut bo = Client::new(server.address, "Bo");
    bo.send(&json!({"type": "tables"}));
    assert_eq!(bo.until("tables")["tables"], json!([]));
    let open = json!({"type": "open", "game": "classic", "players": 2, "secret": "sesame"});
    ada.send(&open);
    let table = ada.until("table")["table"]
        .as_str()
        .expect("a name")
        .to_owned();
    assert_eq!(table.split('-').count(), 3, "{table}");
    assert_eq!(ada.table["seat"], 0);
    bo.send(&json!({"type": "tables"}));
    let listed = bo.until("tables")["tables"][0].clone();
    assert_eq!(listed["table"], table.as_str());
    assert_eq!((&listed["chairs"], &listed["free"]), (&json!(2), &json!(1)));
    assert_eq!(
        (&listed["master"], &listed["secret"]),
        (&json!("Ada"), &json!(true))
    );
    let sit = |secret| json!({"type": "sit", "table": table, "secret": secret});
    assert_eq!(bo.refused(&sit("Sesame")), "secret");
    assert_eq!(
        bo.refused(&json!({"type": "sit", "table": "no-such-table"})),
        "no-table"
    );
    assert_eq!(bo.refused(&json!({"type": "begin"})), "not-seated");
    assert_eq!(ada.refused(&open), "elsewhere");
    assert_eq!(ada.refused(&json!({"type": "begin"})), "chairs-free");
    bo.send(&sit("sesame"));
    bo.until("table");
    assert_eq!(bo.table["seat"], 1);
    bo.send(&json!({"type": "say", "text": "Good evening!"}));
    let said = ada.until("said");
    assert_eq!(
        (&said["name"], &said["text"]),
        (&json!("Bo"), &json!("Good evening!"))
    );
    // A player who has a seat need not know the password again.
    bo.again(server.address, "Bo");
    bo.until("step");
    assert_eq!(bo.table["seat"], 1);
    // One player may open five tables and no more.
    let mut eve = Client::new(server.address, "Eve");
    for _ in 0..5 {
        eve.send(&json!({"type": "open", "game": "salotto", "private": true}));
        eve.until("step");
        let token = eve.token.clone();
        eve = Client::with_token(server.address, "Eve", Some(&token));
    }
    assert_eq!(
        eve.refused(&json!({"type": "open", "game": "salotto"})),
        "too-many"
    );
    bo.send(&json!({"type": "tables"}));
    let tables = bo.until("tables")["tables"].clone();
    assert_eq!(tables.as_array().map(Vec::len), Some(1));
    let mut lia = Client::new(server.address, "Lia");
    lia.send(&json!({"type": "open", "game": "chess"}));
    assert!(
        lia.until("refused")["text"]
            .as_str()
            .is_some_and(|text| text.contains("chess"))
    );
}

#[test]
fn who_knows_somebody_s_number_finds_them_at_open_tables_alone_and_asks_seldom() {
    let server = Server::start();
    let mut ada = Client::new(server.address, "Ada");
    let mut open =
        json!({"type": "open", "game": "salotto", "private": false, "secret": null, "options": {}});
    ada.send(&open);
    ada.until("table");
    let table = ada.table["table"].clone();
    let ask = json!({"type": "people", "ids": [ada.table["chairs"][0]["id"]]});
    let mut eve = Client::new(server.address, "Eve");
    eve.send(&ask);
    assert_eq!(eve.until("people")["people"][0]["table"], table);
    open["private"] = json!(true);
    ada.send(&json!({"type": "leave"}));
    ada.send(&open);
    while ada.table["table"] == table {
        ada.until("table");
    }
    eve.send(&ask);
    let found = eve.until("people")["people"].clone();
    let private = ada.table["table"].as_str().expect("a name");
    assert_eq!(found[0]["table"], Value::Null, "{found}");
    assert!(!found.to_string().contains(private), "{found}");
    // Nobody can be followed from moment to moment.
    let mut refused = 0;
    for _ in 0..20 {
        eve.send(&ask);
        refused += usize::from(eve.until_one_of(&["people", "refused"])["type"] == "refused");
    }
    assert!(refused > 0, "all of 20 were answered");
}

#[test]
fn sentences_are_in_the_language_of_who_is_told() {
    let server = Server::start();
    for (lang, sentence) in [
        ("it", "Non hai un posto a questo tavolo."),
        ("de-AT", "Du sitzt nicht an diesem Tisch."),
        ("xx", "You are not sitting at this table."),
    ] {
        let mut socket = connect(server.address);
        for frame in [
            json!({"type": "hello", "protocol": 1, "name": "Ada", "lang": lang}),
            json!({"type": "begin"}),
        ] {
            socket
                .send(Message::text(frame.to_string()))
                .expect("it listens");
        }
        socket.read().expect("a welcome");
        let refused = socket.read().expect("a refusal");
        let refused: Value = serde_json::from_str(refused.to_text().expect("text")).expect("JSON");
        assert_eq!(refused["text"], sentence);
    }
}

#[test]
fn a_server_that_is_asked_to_end_says_so_and_keeps_all() {
    let mut server = Server::start();
    let conditions = json!({"game": "salotto", "players": 4, "options": {"limit": 100}});
    let [mut ada, _bo] = begin(&server, &conditions);
    while ada.lines.len() < 3 {
        ada.next();
    }
    server.kill_and_start_again();
    let mut ada = {
        ada.again(server.address, "Ada Lovelace");
        ada.until("step");
        ada
    };
    let (told, well) = server.end();
    assert!(well && told.contains("Closed."), "{told}");
    assert_eq!(ada.until("closing")["reason"], "stopping");
    assert!(ada.next().is_none());
}

#[test]
fn pages_of_other_sites_stay_outside() {
    let server = Server::start();
    for (origin, status) in [
        ("", "101"),
        ("Origin: http://x\r\n", "101"),
        ("Origin: https://evil.example\r\n", "403"),
    ] {
        let headers = format!(
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{origin}"
        );
        let answer = server.ask("/ws", &headers);
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status}")),
            "{origin}{answer}"
        );
    }
}
