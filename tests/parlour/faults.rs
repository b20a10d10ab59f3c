//! Faults around a server: a listener that reads nothing, a full disk, a stopped program; and encrypted connections.

use super::friends::Program;
use super::player::Player;
use super::server::{PATIENCE, Server};
use super::{acts, begin, begin_with, got_what_it_may_see, play_out};
use crate::program::program;
use rustix::process::Signal;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use serde_json::json;
use serpente_testing::wire_client::{Client, Line, speak};
use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use tokio::net::TcpSocket;

/// Opens a connection with small buffers.
fn narrow(address: SocketAddr) -> TcpStream {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build();
    let connected = runtime.expect("a runtime").block_on(async {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(4096)?;
        socket.connect(address).await?.into_std()
    });
    let stream = connected.expect("it listens");
    stream.set_nonblocking(false).expect("a connection");
    stream
}

#[test]
fn a_listener_that_takes_nothing_is_dropped_and_comes_back_for_all_of_it() {
    let server = Server::start();
    let conditions = json!({"game": "salotto", "players": 4, "options": {"limit": 20, "pace": 1}});
    let mut clients = begin(&server, &conditions);
    play_out(&mut clients);
    let table = clients[0].table["table"].clone();
    let watch = json!({"type": "watch", "table": table, "after": 0, "secret": null});
    let socket = speak(server.address, Line::Plain(narrow(server.address)));
    let mut deaf = Client::on(socket, "Cy", None);
    let token = deaf.token.clone();
    // The table keeps changing, which the server sends to all.
    let until = Instant::now() + PATIENCE * 4;
    for changes in 0.. {
        assert!(
            Instant::now() < until,
            "it is never dropped: {}",
            server.get("/metrics")
        );
        clients[0].send(&json!({"type": "silence", "seat": null, "on": changes % 2 == 0}));
        // Ask for the whole match again and again without reading, which fills all buffers.
        deaf.send(&watch);
        for client in &mut clients {
            // Each reads it all.
            while client.next_within(Duration::from_millis(30)).is_some() {}
        }
        let is_dropped = || {
            !server
                .get("/metrics")
                .contains("\nserpente_slow_listeners_total 0\n")
        };
        if changes % 20 == 19 && is_dropped() {
            break;
        }
    }
    // No other client was kept waiting, and nothing is lost.
    clients[0].send(&json!({"type": "ping", "id": 7}));
    assert_eq!(clients[0].until("pong")["id"], 7);
    let mut back = Client::with_token(server.address, "Cy", Some(&token));
    back.send(&watch);
    back.until("step");
    got_what_it_may_see(&back, &server);
}

#[test]
fn a_disk_that_is_full_loses_nothing_and_the_table_goes_on_by_itself() {
    let server = Server::start();
    let conditions = json!({"game": "salotto", "players": 4, "options": {"limit": 20, "pace": 1}});
    let mut clients = begin(&server, &conditions);
    let mut players = [Player::default(), Player::default()];
    let until = Instant::now() + PATIENCE * 2;
    let (mut troubles, mut is_full) = (0, false);
    while !players.iter().all(|player| player.is_over) {
        assert!(Instant::now() < until, "{:?}", clients[0].lines);
        let mut is_in_trouble = false;
        for (client, player) in clients.iter_mut().zip(&mut players) {
            is_in_trouble |= acts(client, player);
        }
        if is_in_trouble && is_full {
            // No client has received anything that is not on the disk.
            for client in &clients {
                let table = client.table["table"].as_str().expect("a name");
                assert!(client.last_line() <= server.record(table).len() as u64);
            }
            server.limit_files(None);
            (is_full, troubles) = (false, troubles + 1);
        }
        if !is_full && clients[0].lines.len() > 20 * (troubles + 1) {
            let table = clients[0].table["table"].as_str().expect("a name");
            let record = server.folder.path().join(format!("{table}.jsonl"));
            let size = record.metadata().expect("a record").len();
            // Somewhere in the middle of the next line.
            server.limit_files(Some(size + 10));
            is_full = true;
        }
    }
    server.limit_files(None);
    assert!(troubles > 0, "it was never full");
    for client in &clients {
        got_what_it_may_see(client, &server);
    }
    let table = clients[0].table["table"].as_str().expect("a name");
    let (told, status) = server.check(&server.folder.path().join(format!("{table}.jsonl")));
    assert_eq!(status, Some(0), "{told}");
}

#[test]
fn a_program_that_stood_still_for_a_whole_match_hears_all_of_it() {
    let server = Server::start();
    let conditions = json!({"game": "block", "players": 2, "options": {"limit": 1, "pace": 1}});
    let mut clients = begin(&server, &conditions);
    let table = clients[0].table["table"]
        .as_str()
        .expect("a name")
        .to_owned();
    let address = server.address.to_string();
    let mut cy = Program::start(&[
        "join", &address, &table, "--watch", "--name", "Cy", "--lang", "en",
    ]);
    // Once a key is answered with the turn, the program is at the table.
    while !cy.hears("").contains("turn") {
        cy.press("t");
    }
    cy.signal(Signal::STOP);
    play_out(&mut clients);
    cy.signal(Signal::CONT);
    while !cy.hears("").ends_with(" wins the match!") {}
    let laid = server.record(&table);
    let laid = laid
        .iter()
        .filter(|line| line.contains(r#""type":"laid""#))
        .count();
    let heard = |line: &&String| {
        let mut begins = [
            "Ada Lovelace: ",
            "Ada Lovelace opens",
            "B\"o {: ",
            "B\"o { opens",
        ]
        .iter();
        begins.any(|begin| line.starts_with(begin))
    };
    assert_eq!(
        cy.heard.iter().filter(heard).count(),
        laid,
        "{:#?}",
        cy.heard
    );
    assert!(cy.leaves());
}

/// Returns the paths of the tests' certificate and its key.
fn identity() -> [PathBuf; 2] {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/parlour/tls");
    [folder.join("certificate.pem"), folder.join("key.pem")]
}

/// Opens an encrypted connection that trusts this certificate.
fn encrypted(address: SocketAddr) -> Line {
    let [certificate, _] = identity();
    let mut roots = RootCertStore::empty();
    let certificate = CertificateDer::from_pem_file(certificate).expect("a certificate");
    roots.add(certificate).expect("a certificate");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from("localhost").expect("a name");
    let connection = ClientConnection::new(Arc::new(config), name).expect("a connection");
    let stream = TcpStream::connect(address).expect("it listens");
    Line::Encrypted(Box::new(StreamOwned::new(connection, stream)))
}

#[test]
fn a_match_is_played_over_encrypted_connections() {
    let [certificate, key] = identity().map(|path| path.display().to_string());
    let server = Server::start_with(&["--tls-cert", &certificate, "--tls-key", &key]);
    let comes = |name| Client::on(speak(server.address, encrypted(server.address)), name, None);
    let conditions = json!({"game": "salotto", "players": 3, "options": {"limit": 1, "pace": 1}});
    let mut clients = begin_with([comes("Ada Lovelace"), comes("B\"o {")], &conditions);
    play_out(&mut clients);
    for client in &clients {
        got_what_it_may_see(client, &server);
    }
    // The page, too; an unencrypted connection gets no answer.
    let mut line = encrypted(server.address);
    let request = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    line.write_all(request.as_bytes())
        .expect("it takes requests");
    let mut page = Vec::new();
    // Some close a connection without notice.
    let _ = line.read_to_end(&mut page);
    assert!(page.starts_with(b"HTTP/1.1 200"), "{page:?}");
    let mut plain = TcpStream::connect(server.address).expect("it listens");
    plain.set_read_timeout(Some(PATIENCE)).expect("a timeout");
    plain.write_all(request.as_bytes()).expect("it listens");
    let mut answer = Vec::new();
    let _ = plain.read_to_end(&mut answer);
    assert!(!answer.starts_with(b"HTTP"), "{answer:?}");
    // The certificate is not trusted, so the program does not connect without asking.
    let told = Command::new(program())
        .args([
            "tables",
            &format!("wss://localhost:{}", server.address.port()),
            "--lang",
            "en",
        ])
        .output()
        .expect("the program");
    assert_eq!(told.status.code(), Some(1), "{told:?}");
    let told = String::from_utf8_lossy(&told.stderr);
    assert_eq!(told.lines().count(), 1, "{told}");
    assert!(
        told.starts_with("wss://localhost") && told.contains("is not a known server"),
        "{told}"
    );
}

/// Waits until the server's certificate is not trusted as that of the tests any more.
fn is_renewed(address: SocketAddr) -> bool {
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        let mut line = encrypted(address);
        if line.write_all(b"GET / HTTP/1.1\r\n\r\n").is_err() {
            return true;
        }
        thread::sleep(Duration::from_millis(100));
    }
    false
}

#[test]
fn a_new_certificate_is_for_new_connections_and_hanging_up_ends_no_parlour() {
    let folder = tempfile::tempdir().expect("a folder");
    let [certificate, key] = ["cert.pem", "key.pem"].map(|name| folder.path().join(name));
    let [first_certificate, first_key] = identity();
    let second = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/parlour/server/tls");
    fs::copy(first_certificate, &certificate).expect("copied");
    fs::copy(first_key, &key).expect("copied");
    let paths = [&certificate, &key].map(|path| path.display().to_string());
    let server = Server::start_with(&["--tls-cert", &paths[0], "--tls-key", &paths[1]]);
    let comes = |name| Client::on(speak(server.address, encrypted(server.address)), name, None);
    let conditions = json!({"game": "salotto", "players": 3, "options": {"limit": 1, "pace": 1}});
    let mut clients = begin_with([comes("Ada"), comes("Bo")], &conditions);
    fs::copy(second.join("second.pem"), &certificate).expect("copied");
    fs::copy(second.join("second-key.pem"), &key).expect("copied");
    server.signal(Signal::HUP);
    assert!(is_renewed(server.address));
    // Those who were there before play on.
    play_out(&mut clients);
}

#[test]
fn a_certificate_for_which_nobody_vouches_is_asked_about_once_and_again_when_it_changes() {
    let [certificate, key] = identity().map(|path| path.display().to_string());
    let mut server = Server::start_with(&["--tls-cert", &certificate, "--tls-key", &key]);
    let told = server.told("The fingerprint of its certificate is ");
    let (digits, _) = told.split_once('.').expect("a sentence");
    assert_eq!(
        digits.split(' ').filter(|pair| pair.len() == 2).count(),
        10,
        "{digits}"
    );
    let address = format!("wss://localhost:{}", server.address.port());
    let home = tempfile::tempdir().expect("a folder");
    let join = || {
        Program::start_at(
            home.path(),
            &["join", &address, "--name", "Bo", "--lang", "en"],
        )
    };
    let heard = |bo: &Program, text: &str| bo.heard.iter().any(|line| line.contains(text));

    let mut bo = join();
    let told = bo.hears("wss://localhost");
    assert!(told.contains("is not a known server"), "{told}");
    assert!(told.contains(digits), "{told}");
    bo.hears("Do not go there");
    bo.press("down");
    bo.hears("Trust it from now on");
    bo.press("enter");
    bo.hears("Tables at Test.");
    assert!(bo.leaves());

    let mut bo = join();
    bo.hears("Tables at Test.");
    assert!(!heard(&bo, "is not a known server"), "{:#?}", bo.heard);
    assert!(bo.leaves());

    // Another certificate was trusted before, as if another server were in between.
    let kept = home.path().join("serpente/parlours.json");
    let text = std::fs::read_to_string(&kept).expect("what is known");
    let mut known: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let certificates = known["certificates"].as_object_mut().expect("certificates");
    for trusted in certificates.values_mut() {
        *trusted = "0".repeat(64).into();
    }
    std::fs::write(&kept, known.to_string()).expect("room");
    let mut bo = join();
    assert!(bo.hears("wss://localhost").contains("another certificate"));
    bo.hears("Do not go there");
    bo.press("enter");
    bo.hears("Play with others");
    assert!(!heard(&bo, "Tables at"), "{:#?}", bo.heard);
}
