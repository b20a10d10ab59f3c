//! The output for the person who runs a server, and that person's orders.

use super::server::{PATIENCE, Server};
use super::{act, begin};
use crate::parlour::player::Player;
use serde_json::json;
use serpente_testing::free_address::FreeAddress;
use serpente_testing::wire_client::{Client, connect};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

impl Server {
    /// Returns the program's answer to an order, and its exit status.
    fn order(&self, words: &[&str]) -> (String, Option<i32>) {
        let output = Command::new(env!("CARGO_BIN_EXE_serpente"))
            .args(["admin", "--lang", "en", "--data"])
            .arg(self.folder.path())
            .args(words)
            .env("HOME", self.folder.path())
            .output()
            .expect("the program can be run");
        let told = [output.stdout, output.stderr].concat();
        (String::from_utf8(told).expect("text"), output.status.code())
    }

    #[track_caller]
    pub(super) fn obeys(&self, words: &[&str]) -> String {
        let (told, status) = self.order(words);
        assert_eq!(status, Some(0), "{told}");
        told
    }
}

fn salotto() -> serde_json::Value {
    json!({"game": "salotto", "players": 4, "options": {"limit": 50, "pace": 1}})
}

#[test]
fn orders_reach_a_server_and_those_who_are_there() {
    let server = Server::start();
    let [mut ada, mut bo] = begin(&server, &salotto());
    let table = ada.table["table"].as_str().expect("a name").to_owned();
    // The match begins a moment after it was asked for.
    let until = Instant::now() + PATIENCE;
    let listed = loop {
        let listed = server.obeys(&["list"]);
        if listed.starts_with(&format!("{table} salotto 4/4 playing ")) {
            break listed;
        }
        assert!(Instant::now() < until, "{listed}");
        sleep(Duration::from_millis(20));
    };
    assert_eq!(
        server.obeys(&["say", "Back", "in", "a", "minute"]).trim(),
        "told to 2"
    );
    for client in [&mut ada, &mut bo] {
        let told = client.until("refused");
        assert_eq!(
            told["text"],
            "From the person who runs this server: Back in a minute"
        );
    }
    server.obeys(&["kick", "bo {"]);
    assert_eq!(bo.until("closing")["reason"], "banned");
    bo.again(server.address, "B\"o {");
    bo.until("step");
    // Look the person up in the list of people.
    let person = |at: usize| {
        listed
            .split_whitespace()
            .nth(at)
            .expect("a person")
            .to_owned()
    };
    server.obeys(&["ban", &person(5), "2"]);
    assert_eq!(bo.until("closing")["reason"], "banned");
    let mut socket = connect(server.address);
    let hello =
        json!({"type": "hello", "protocol": 1, "name": "Bo", "token": bo.token, "lang": "en"});
    let sent = socket.send(tokio_tungstenite::tungstenite::Message::text(
        hello.to_string(),
    ));
    sent.expect("it listens");
    let told = socket.read().expect("it answers").to_string();
    assert!(told.contains(r#""reason":"banned""#), "{told}");
    server.obeys(&["close", &table]);
    assert_eq!(
        ada.until("refused")["text"],
        "The person who runs this server closed the table."
    );
    assert!(server.folder.path().join(format!("{table}.jsonl")).exists());
    let until = Instant::now() + PATIENCE;
    while !server.obeys(&["delete", &table]).contains("done") {
        assert!(Instant::now() < until);
    }
    while server.folder.path().join(format!("{table}.jsonl")).exists() {
        assert!(Instant::now() < until);
        sleep(Duration::from_millis(20));
    }
    assert_eq!(server.obeys(&["list"]), "");
    assert_eq!(server.order(&["dance"]).1, Some(2));
    assert!(
        server
            .order(&["dance"])
            .0
            .contains("does not know the order dance")
    );
}

#[test]
fn a_ban_lasts_over_a_restart_until_it_is_lifted() {
    let mut server = Server::start();
    let mut ada = Client::new(server.address, "Ada");
    ada.send(&json!({"type": "open", "game": "salotto"}));
    ada.until("table");
    let listed = server.obeys(&["list"]);
    let person = listed.split_whitespace().last().expect("a person");
    assert_eq!(
        server.obeys(&["ban", person, "2"]),
        "kept out for 2 hours\n"
    );
    assert_eq!(ada.until("closing")["reason"], "banned");
    server.kill_and_start_again();
    let hello = json!({"type": "hello", "protocol": 1, "name": "Ada", "token": ada.token});
    let mut socket = connect(server.address);
    let sent = socket.send(tokio_tungstenite::tungstenite::Message::text(
        hello.to_string(),
    ));
    sent.expect("it listens");
    let told = socket.read().expect("it answers").to_string();
    assert!(told.contains(r#""reason":"banned""#), "{told}");
    assert_eq!(server.obeys(&["ban", person, "0"]), "let in again\n");
    Client::with_token(server.address, "Ada", Some(&ada.token));
    let nobody = format!("no ban on {person}\n");
    assert_eq!(server.obeys(&["ban", person, "0"]), nobody);
    server.kill_and_start_again();
    Client::with_token(server.address, "Ada", Some(&ada.token));
}

#[test]
fn a_server_that_drains_takes_no_new_tables_and_ends_when_nobody_plays() {
    let mut server = Server::start();
    let mut short = salotto();
    short["options"]["limit"] = json!(10);
    let mut clients = begin(&server, &short);
    server.obeys(&["drain"]);
    let mut other = Client::new(server.address, "Cy");
    other.send(&json!({"type": "open", "game": "salotto"}));
    assert_eq!(other.until("refused")["reason"], "stopping");
    let mut players = [Player::default(), Player::default()];
    while !players.iter().all(|player| player.is_over) {
        for (client, player) in clients.iter_mut().zip(&mut players) {
            act(client, player);
        }
    }
    for client in &mut clients {
        client.send(&json!({"type": "leave"}));
    }
    assert_eq!(server.told("Closed."), "All tables are kept.");
    assert!(
        server
            .order(&["list"])
            .0
            .contains("No server is using the folder")
    );
}

fn get(address: SocketAddr, path: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    let request = format!("GET {path} HTTP/1.1\r\n{headers}Connection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("it listens");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[test]
fn numbers_are_told_at_an_address_of_their_own_and_to_nobody_elsewhere() {
    let server = Server::start();
    let numbers = server.get("/metrics");
    assert!(
        numbers.contains(concat!("version=\"", env!("CARGO_PKG_VERSION"), "\"} 1")),
        "{numbers}"
    );
    let passed_on = server.ask("/metrics", "X-Forwarded-For: 203.0.113.9\r\n");
    assert!(passed_on.starts_with("HTTP/1.1 404"), "{passed_on}");
    let taken = FreeAddress::take();
    let numbers = taken.address();
    let server = Server::start_with(&["--metrics", &numbers.to_string()]);
    let _ada = Client::new(server.address, "Ada");
    let told = get(numbers, "/metrics", "Host: x\r\n");
    assert!(told.contains("\nserpente_listeners 1\n"), "{told}");
    assert!(server.ask("/metrics", "").starts_with("HTTP/1.1 404"));
}

#[test]
fn a_server_has_no_better_computer_players_and_no_more_tables_than_it_is_told() {
    let server = Server::start_with(&["--computers", "normal", "--max-tables", "1"]);
    let mut ada = Client::new(server.address, "Ada");
    ada.send(&json!({"type": "open", "game": "salotto", "players": 4}));
    ada.until("table");
    let mut bo = Client::new(server.address, "Bo");
    bo.send(&json!({"type": "open", "game": "salotto"}));
    assert_eq!(bo.until("refused")["reason"], "too-many");
    ada.send(&json!({"type": "fill", "level": "expert"}));
    let refused = ada.until("refused");
    assert_eq!(refused["reason"], "notice");
    assert_eq!(refused["to"], json!(null));
    let best = "The computer players here are normal at best.";
    assert_eq!(refused["text"], best);
    // The match can begin, with the best players that there are.
    while ada.table["chairs"][3].is_null() {
        ada.until("table");
    }
    assert_eq!(ada.table["chairs"][3]["level"], "normal");
    ada.send(&json!({"type": "begin"}));
    ada.until("event");
}

#[test]
fn a_server_that_can_keep_nothing_says_so() {
    let server = Server::start();
    assert!(server.get("/health").starts_with("HTTP/1.1 200"));
    let mut ada = Client::new(server.address, "Ada");
    ada.send(&json!({"type": "open", "game": "salotto"}));
    ada.until("table");
    server.limit_files(Some(0));
    ada.send(&json!({"type": "fill"}));
    ada.until("refused");
    let health = server.get("/health");
    assert!(health.starts_with("HTTP/1.1 503"), "{health}");
    server.limit_files(None);
    let until = Instant::now() + PATIENCE;
    while !server.get("/health").starts_with("HTTP/1.1 200") {
        assert!(Instant::now() < until);
        sleep(Duration::from_millis(100));
    }
}

#[test]
fn only_the_names_that_are_ours_are_served_where_they_are_named() {
    let server = Server::start_with(&["--allowed-host", "domino.example"]);
    for (host, status) in [
        ("domino.example", 200),
        ("127.0.0.1", 200),
        ("evil.example", 421),
    ] {
        let told = get(server.address, "/health", &format!("Host: {host}\r\n"));
        assert!(
            told.starts_with(&format!("HTTP/1.1 {status}")),
            "{host}: {told}"
        );
    }
}

#[test]
fn a_private_table_is_found_by_its_link_alone() {
    let server = Server::start();
    let mut ada = Client::new(server.address, "Ada");
    ada.send(&json!({"type": "open", "game": "salotto", "private": true}));
    let table = ada.until("table")["table"]
        .as_str()
        .expect("a name")
        .to_owned();
    let (words, key) = table.rsplit_once('-').expect("a key behind the words");
    assert_eq!((words.split('-').count(), key.len()), (3, 16), "{table}");
    let mut bo = Client::new(server.address, "Bo");
    bo.send(&json!({"type": "sit", "table": words}));
    assert_eq!(bo.until("refused")["reason"], "no-table");
    bo.send(&json!({"type": "sit", "table": table}));
    bo.until("table");
}
