//! The backup of a server, made and gone back to by the commands of `docs/hosting.md`.

use super::player::Player;
use super::server::Server;
use super::{PATIENCE, act, begin_with, play_out};
use serde_json::json;
use serpente_testing::wire_client::Client;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// Returns the commands of the chapter about backups, block by block.
fn commands() -> Vec<Vec<String>> {
    let page = include_str!("../../docs/hosting.md");
    let chapter = page
        .split("### Backup and upgrade")
        .nth(1)
        .expect("a chapter");
    let chapter = chapter.split("\n## ").next().expect("its text");
    let blocks = chapter.split("```").skip(1).step_by(2);
    blocks
        .map(|block| block.trim().lines().map(str::to_owned).collect())
        .collect()
}

/// Runs a command for this folder and this file.
fn run(command: &str, folder: &Path, backup: &Path) {
    let folder = format!("{}/", folder.display());
    let here = command.replace("/var/lib/serpente/", &folder).replace(
        "/var/backups/serpente.tar.gz",
        &backup.display().to_string(),
    );
    assert_ne!(here, command, "it names the folder");
    let status = Command::new("sh")
        .args(["-c", &here])
        .status()
        .expect("a shell");
    // 1: a file changed while it was read.
    let is_done = matches!(status.code(), Some(0))
        || command.contains("--create") && status.code() == Some(1);
    assert!(is_done, "{here}: {status}");
}

fn play_on(clients: &mut [Client; 2], until_lines: usize) {
    let mut players = [Player::default(), Player::default()];
    let until = Instant::now() + PATIENCE;
    while clients[0].lines.len() < until_lines {
        assert!(Instant::now() < until, "{:?}", clients[0].lines);
        for (client, player) in clients.iter_mut().zip(&mut players) {
            act(client, player);
        }
    }
}

#[test]
fn a_backup_that_was_made_while_people_played_is_gone_back_to() {
    let [make, go_back] = &commands()[..] else {
        panic!("one block makes the backup, the other goes back to it");
    };
    let elsewhere = tempfile::tempdir().expect("a folder");
    let backup = elsewhere.path().join("serpente.tar.gz");
    let mut server = Server::start();
    let conditions = json!({"game": "salotto", "players": 3, "options": {"limit": 100, "pace": 1}});
    let friends = ["Ada", "Bo"].map(|name| Client::new(server.address, name));
    let mut clients = begin_with(friends, &conditions);
    play_on(&mut clients, 12);
    for command in make {
        run(command, server.folder.path(), &backup);
    }
    let table = clients[0].table["table"]
        .as_str()
        .expect("a name")
        .to_owned();
    let kept = server.record(&table);
    play_on(&mut clients, 40);
    let mut eve = Client::new(server.address, "Eve");
    eve.send(&json!({"type": "open", "game": "salotto"}));
    eve.until("table");
    let later = eve.table["table"].as_str().expect("a name").to_owned();
    let [stop, between @ .., start] = &go_back[..] else {
        panic!("the service is stopped and started");
    };
    assert_eq!(stop, "systemctl stop serpente-parlour");
    assert_eq!(start, "systemctl start serpente-parlour");
    server.while_stopped(|folder| {
        for command in between {
            run(command, folder, &backup);
        }
    });
    assert_eq!(server.record(&table)[..kept.len()], kept);
    // What came later is not known any more; the players come to their seats, and play on.
    for (client, name) in clients.iter_mut().zip(["Ada", "Bo"]) {
        client.lines.clear();
        client.again(server.address, name);
    }
    play_out(&mut clients);
    let sit = json!({"type": "sit", "table": later, "seat": null, "after": 0, "secret": null});
    let mut zoe = Client::new(server.address, "Zoe");
    assert_eq!(zoe.refused(&sit), "no-table");
    let record = server.folder.path().join(format!("{table}.jsonl"));
    let (told, status) = server.check(&record);
    assert_eq!(status, Some(0), "{told}");
}
