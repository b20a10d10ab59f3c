//! Leagues: they are kept by the server, and told to those who play at their tables.

use super::cluster::start_parlours;
use super::server::Server;
use super::{begin_with, play_out};
use serde_json::{Value, json};
use serpente_testing::nats_servers::NatsServers;
use serpente_testing::wire_client::{Client, PATIENCE};
use std::fs;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

fn monday() -> Value {
    json!({"game": "block", "players": 2, "options": {"limit": 1, "pace": 0, "league": "Monday"}})
}

/// Takes frames until the person's new standing has come.
fn standing(client: &mut Client) -> Value {
    let told = client
        .frames
        .iter()
        .position(|frame| frame["type"] == "rated");
    if let Some(at) = told {
        return client.frames.remove(at);
    }
    client.until("rated");
    client.frames.pop().expect("it came")
}

/// Asks for the list of the league. A client that has just played a match as fast as it can may have spent what a connection may
/// send at once: then nobody answers, and it asks again a second later, as the refusal says.
fn league_of(client: &mut Client) -> Value {
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        client.send(&json!({"type": "league"}));
        // After many moves, a frame too many is passed over without a word.
        while let Some(answer) = client.next_within(Duration::from_secs(5)) {
            if answer["type"] == "league" {
                return answer;
            }
        }
    }
    panic!("no league: {:?}", client.frames);
}

/// Plays a match of the league. Returns the standings of both.
fn match_of(clients: [Client; 2]) -> ([Client; 2], [Value; 2]) {
    let mut clients = begin_with(clients, &monday());
    assert_eq!(clients[1].table["league"], "Monday");
    play_out(&mut clients);
    let [ada, bo] = &mut clients;
    let standings = [standing(ada), standing(bo)];
    (clients, standings)
}

fn files(server: &Server) -> Vec<PathBuf> {
    let folder = server.folder.path().join("leagues");
    let entries = fs::read_dir(folder).expect("a folder");
    entries.map(|entry| entry.expect("a file").path()).collect()
}

#[test]
fn a_league_outlives_a_server_that_is_killed() {
    let mut server = Server::start();
    let [ada, bo] = ["Ada", "Bo"].map(|name| Client::new(server.address, name));
    let tokens = [ada.token.clone(), bo.token.clone()];
    let (mut clients, standings) = match_of([ada, bo]);
    for told in &standings {
        assert_eq!(
            (&told["league"], &told["of"]),
            (&json!("Monday"), &json!(2))
        );
        let change = told["change"].as_i64().expect("a number");
        assert_eq!(told["rating"], 1500 + change);
        assert_eq!(told["place"], if change < 0 { 2 } else { 1 });
    }
    let list = league_of(&mut clients[0]);
    server.kill_and_start_again();
    let names = ["Ada", "Bo"].into_iter().zip(&tokens);
    let mut again =
        names.map(|(name, token)| Client::with_token(server.address, name, Some(token)));
    let again = [again.next(), again.next()].map(|client| client.expect("two"));
    let mut clients = begin_with(again, &monday());
    // Only the one who began the league is told that it is theirs.
    let told = league_of(&mut clients[1]);
    assert_eq!(
        (&told["people"], &told["owned"]),
        (&list["people"], &json!(null))
    );
    assert_eq!(list["owned"], true);
    play_out(&mut clients);
    let told = standing(&mut clients[0]);
    let rating = told["rating"].as_i64().zip(told["change"].as_i64());
    let before = rating.map(|(rating, change)| rating - change);
    assert_eq!(before, standings[0]["rating"].as_i64());
    let list = league_of(&mut clients[0]);
    assert_eq!(list["people"][0]["matches"], 2);
}

#[test]
fn a_league_is_the_same_at_all_processes_of_a_cluster() {
    let nats = NatsServers::start(1);
    let mut parlours = start_parlours(&nats, 2);
    let gateways = [parlours[0].address, parlours[1].address];
    // Two matches of one league at the same time, each at a process of its own.
    let players = [(gateways[0], ["Ada", "Bo"]), (gateways[1], ["Cy", "Di"])];
    let mut tables = players.map(|(door, names)| {
        let clients = names.map(|name| Client::new(door, name));
        begin_with(clients, &monday())
    });
    for clients in &mut tables {
        play_out(clients);
    }
    let of = tables.each_mut().map(|clients| {
        let told = standing(&mut clients[0]);
        assert_eq!(told["league"], "Monday");
        told["of"].as_u64()
    });
    assert!(of.contains(&Some(4)), "{of:?}");
    // What one process has rated is known to the other a moment later.
    let mut list = league_of(&mut tables[1][0]);
    while list["people"].as_array().map(Vec::len) != Some(4) {
        sleep(Duration::from_secs(1));
        list = league_of(&mut tables[1][0]);
    }
    // One process is killed; the other goes on with the same ratings, and so does a new one.
    drop(parlours.remove(0));
    let names = ["Ada", "Bo"];
    let tokens = tables[0].each_ref().map(|client| client.token.clone());
    let again = [0, 1].map(|at| Client::with_token(gateways[1], names[at], Some(&tokens[at])));
    let mut clients = begin_with(again, &monday());
    play_out(&mut clients);
    let told = standing(&mut clients[0]);
    let before = told["rating"]
        .as_i64()
        .zip(told["change"].as_i64())
        .map(|(rating, change)| rating - change);
    let people = list["people"].as_array().expect("people").iter();
    let ada = people.clone().find(|person| person["name"] == "Ada");
    assert_eq!(before, ada.expect("she played")["rating"].as_i64());
    let list = league_of(&mut clients[0]);
    let new = &start_parlours(&nats, 1)[0];
    let again = ["Ada", "Bo"].map(|name| Client::new(new.address, name));
    let mut clients = begin_with(again, &monday());
    let told = league_of(&mut clients[0]);
    assert_eq!(told["people"], list["people"]);
}

#[test]
fn a_broken_file_costs_the_league_and_no_match() {
    let mut server = Server::start();
    match_of(["Ada", "Bo"].map(|name| Client::new(server.address, name)));
    let files = files(&server);
    let [file] = &files[..] else {
        panic!("one league: {files:?}");
    };
    fs::write(file, "{").expect("room");
    server.kill_and_start_again();
    let (_, told) = match_of(["Cy", "Di"].map(|name| Client::new(server.address, name)));
    assert_eq!(told[0]["of"], 2);
    let aside = fs::read_to_string(file.with_extension("damaged"));
    assert_eq!(aside.expect("it was set aside"), "{");
}

#[test]
fn hostile_leagues_are_refused_in_a_sentence() {
    let server = Server::start();
    let mut eve = Client::new(server.address, "Eve");
    let open =
        |league: Value| json!({"type": "open", "game": "block", "options": {"league": league}});
    for league in [
        json!("x".repeat(25)),
        json!("a\u{7}b"),
        json!(["Monday"]),
        json!(""),
    ] {
        assert_eq!(eve.refused(&open(league)), "options");
    }
    assert_eq!(eve.refused(&json!({"type": "league"})), "not-seated");
    eve.send(&json!({"type": "open", "game": "block"}));
    eve.until("table");
    assert_eq!(eve.refused(&json!({"type": "league"})), "no-league");
    let asked: Vec<String> = (0..20)
        .map(|_| eve.refused(&json!({"type": "league"})))
        .collect();
    assert!(asked.iter().any(|reason| reason == "too-fast"), "{asked:?}");
    // A league begins only with a match.
    assert!(!server.folder.path().join("leagues").exists());
}
