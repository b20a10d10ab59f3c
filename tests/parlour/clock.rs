//! Changes the machine's clock by hours, repeatedly: nothing that waits may be affected.

use super::server::Server;
use super::{begin, got_what_it_may_see, play_out};
use serde_json::json;
use serpente_testing::wire_client::Client;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Builds a library that makes a program see such a clock.
fn jumping(folder: &Path) -> PathBuf {
    let library = folder.join("clock.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/parlour/clock.c");
    let built = Command::new("cc")
        .args(["-shared", "-fPIC", "-o"])
        .args([&library, &source])
        .status();
    assert!(built.expect("a compiler").success());
    library
}

/// Returns by how many seconds the clock that a program sees is wrong.
fn wrong_by(library: &Path) -> u64 {
    let told = Command::new("date")
        .arg("+%s")
        .env("LD_PRELOAD", library)
        .output()
        .expect("a clock");
    let told: u64 = String::from_utf8_lossy(&told.stdout)
        .trim()
        .parse()
        .expect("seconds");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("later");
    told.abs_diff(now.as_secs())
}

#[test]
fn a_clock_that_is_set_by_hours_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = jumping(folder.path());
    assert!(wrong_by(&library) > 3600, "the clock does not jump");
    let library = library.display().to_string();
    let mut server = Server::start_in(&[("LD_PRELOAD", &library)]);
    let options = json!({"limit": 1, "pace": 1, "away": 10});
    let conditions = json!({"game": "block", "players": 4, "options": options});

    // A match is played as usual.
    let mut clients = begin(&server, &conditions);
    play_out(&mut clients);
    for client in &clients {
        got_what_it_may_see(client, &server);
    }

    // A player who is away has as long to come back as agreed.
    let [mut ada, bo] = begin(&server, &conditions);
    ada.until("step");
    let (since, token) = (Instant::now(), bo.token.clone());
    drop(bo);
    while ada.until("table")["chairs"][1]["stand_in"] != json!(true) {}
    assert!(since.elapsed() >= Duration::from_secs(9), "too soon");

    // After a restart the table exists, and the token identifies the same player.
    server.kill_and_start_again();
    let mut bo = Client::with_token(server.address, "B\"o {", Some(&token));
    let table = ada.table["table"].clone();
    bo.send(&json!({"type": "sit", "table": table, "seat": null, "after": 0, "secret": null}));
    assert_eq!(bo.until("table")["seat"], json!(1));

    // A client that sends too much is told so, and may go on after waiting.
    for id in 0..200 {
        bo.send(&json!({"type": "ping", "id": id}));
    }
    assert_eq!(bo.until("refused")["reason"], json!("too-fast"));
    let mut bo = Client::with_token(server.address, "B\"o {", Some(&token));
    for id in 0..20 {
        bo.send(&json!({"type": "ping", "id": id}));
        assert_eq!(bo.until("pong")["id"], json!(id));
    }
}
