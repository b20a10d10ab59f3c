//! Measures tables that play while hostile connections attack the server.

use std::env;
use std::future::pending;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::Command;
use std::time::{Duration, Instant};

use rustix::process::nice;
use serpente_client::wire::{
    Conditions, FromClient, FromServer, HelloFrame, LeagueChange, PATH, PROTOCOL, TableOptions,
};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::task::{LocalSet, spawn_local};
use tokio::time::{sleep, timeout};

use crate::client::{Line, dial};
use crate::server::Server;
use crate::tables::{Evening, THINKING, milliseconds};
use crate::{AN_ADDRESS, kib, runtime};

/// The argument that makes this program attack; the server's address and the number of connections follow it.
pub(crate) const ATTACK: &str = "attack";

/// How long after the last attack tables without a match are gone: they are kept for ten minutes, and looked for once a minute.
const UNUSED_TABLES_GONE: Duration = Duration::from_secs(12 * 60);

/// How long people who come may wait until they play.
const GUESTS_PATIENCE: Duration = Duration::from_secs(60);

/// The niceness of a process that runs only when no other wants to.
const LOWEST_PRIORITY: i32 = 19;

/// Returns the address for a hostile connection; players use other addresses.
fn hostile_address(connection: usize) -> IpAddr {
    let [.., third, fourth] = u32::try_from(connection / AN_ADDRESS)
        .expect("few")
        .to_be_bytes();
    Ipv4Addr::new(127, 2, third, fourth + 1).into()
}

/// Measures this many tables alone, and then with this many hostile connections from another process. Prints both.
pub(crate) fn measure(tables: usize, hostile: usize, time: Duration) {
    let server = Server::start();
    LocalSet::new().block_on(&runtime(), async {
        let evening = Evening::begin(&[server.address], tables, THINKING, false).await;
        sleep(Duration::from_secs(2)).await;
        evening.measured.take();
        sleep(time).await;
        let (_, alone, _) = evening.measured.take();
        let before = server.memory();
        let mut attackers = Command::new(env::current_exe().expect("it runs"))
            .arg(ATTACK)
            .args([server.address.to_string(), hostile.to_string()])
            .spawn()
            .expect("this program can be run");
        sleep(time).await;
        let (_, beside, moves) = evening.measured.take();
        let most = server.memory();
        let refused = server.number("serpente_refusals_total{reason=\"too-fast\"}").await;
        attackers.kill().expect("they attack until then");
        attackers.wait().expect("they were killed");
        sleep(Duration::from_secs(10)).await;
        println!(
            "{hostile} hostile connections, {refused} times refused as too fast, beside {tables} tables, {moves} moves: \
             p99 {:.2} ms alone, {:.2} ms beside; memory {:.0} KiB before, {:.0} KiB beside, {:.0} KiB after",
            milliseconds(alone),
            milliseconds(beside),
            kib(before),
            kib(most),
            kib(server.memory()),
        );
    });
}

/// How many people of every hostile kind come beside how many honest tables, and for how long.
pub(crate) struct Strangers {
    pub(crate) tables: usize,
    pub(crate) hostile: usize,
    pub(crate) time: Duration,
    /// Whether honest people's waiting is judged: not where other programs keep the machine busy.
    pub(crate) judges_time: bool,
}

/// Lets people of every hostile kind come beside honest tables, from many networks.
///
/// # Panics
/// If honest people wait more than twice as long, one of them is kept out, or memory, disk or open files do not come back.
pub(crate) fn strangers(measure: &Strangers) {
    let Strangers {
        tables,
        hostile,
        time,
        judges_time,
    } = *measure;
    let server = Server::start();
    let empty = server.memory();
    LocalSet::new().block_on(&runtime(), async {
        let evening = Evening::begin(&[server.address], tables, THINKING, false).await;
        sleep(Duration::from_secs(2)).await;
        evening.measured.take();
        sleep((time / 4).min(Duration::from_secs(60))).await;
        let alone = evening.measured.take();
        let (with_tables, disk) = (server.memory(), server.disk_beside_records());
        let files = server.open_files();
        let mut attackers = Command::new(env::current_exe().expect("it runs"))
            .arg(ATTACK)
            .args([server.address.to_string(), hostile.to_string()])
            .args(evening.tables.iter().map(|table| table.name()))
            .spawn()
            .expect("this program can be run");
        sleep(time / 2).await;
        let beside = evening.measured.take();
        let guests = newcomers(server.address, hostile_address(usize::from(u16::MAX)), 1);
        let kept_out = timeout(GUESTS_PATIENCE, guests).await.is_err();
        attackers.kill().expect("they attack until then");
        attackers.wait().expect("they were killed");
        let most = server.memory();
        // The matches of honest people grow with each move, so they leave, too.
        drop(evening);
        let is_back = || server.memory() <= empty + (48 << 20) && server.open_files() <= files;
        let left = Instant::now();
        while !is_back() && left.elapsed() < UNUSED_TABLES_GONE {
            sleep(Duration::from_secs(5)).await;
        }
        let took = left.elapsed().as_secs();
        let (memory_after, disk_after) = (server.memory(), server.disk_beside_records());
        // Nobody was banned for good: people come in from an address that was hostile.
        let guests = newcomers(server.address, hostile_address(0), 3);
        let stays_banned = timeout(GUESTS_PATIENCE, guests).await.is_err();
        println!(
            "{hostile} hostile people beside {tables} tables, {} moves: half {:.2} ms and p99 {:.2} ms alone, {:.2} ms and \
             {:.2} ms beside; memory {:.0} KiB without tables, {:.0} KiB before, {:.0} KiB beside, {:.0} KiB {took} s after all \
             have left; beside the records {:.0} KiB before, {:.0} KiB after; open files {files} before, {} after",
            beside.2,
            milliseconds(alone.0),
            milliseconds(alone.1),
            milliseconds(beside.0),
            milliseconds(beside.1),
            kib(empty),
            kib(with_tables),
            kib(most),
            kib(memory_after),
            kib(disk),
            kib(disk_after),
            server.open_files(),
        );
        assert!(!kept_out, "people who came meanwhile were kept out");
        assert!(!stays_banned, "people who came afterwards were kept out");
        // A move that takes a few milliseconds may take some more.
        let is_slow = beside.1 > 2 * alone.1 + Duration::from_millis(10);
        assert!(!judges_time || !is_slow, "honest people waited");
        assert!(is_back(), "memory or open files do not come back");
        // Each network opens a few tables, of which each keeps little until it is deleted.
        assert!(disk_after <= disk + (16 << 20), "the disk fills");
    });
}

/// Two honest people who come now, open a table, and play there.
async fn newcomers(server: SocketAddr, from: IpAddr, first: u8) {
    let honest = |last| Some(IpAddr::from([192, 0, 2, last]));
    let mut host = Line::try_connect_for(server, from, honest(first))
        .await
        .expect("it lets them in");
    host.hello("Ada", None).await;
    let conditions = Conditions {
        game: "classic".to_owned(),
        players: Some(2),
        ..Conditions::default()
    };
    host.send(&FromClient::Open {
        conditions,
        private: false,
        secret: None,
    })
    .await;
    let table = loop {
        match host.next().await.expect("it is there") {
            FromServer::Table(state) => break state.table,
            FromServer::Refused(refused) => panic!("{refused:?}"),
            _ => {}
        }
    };
    let mut guest = Line::try_connect_for(server, from, honest(first + 1))
        .await
        .expect("it lets them in");
    guest.hello("Bo", None).await;
    let sit = FromClient::Sit {
        table,
        seat: None,
        after: 0,
        secret: None,
        name: None,
    };
    guest.send(&sit).await;
    while !matches!(
        guest.next().await.expect("it is there"),
        FromServer::Table(_)
    ) {}
    host.send(&FromClient::Begin).await;
    while !matches!(
        guest.next().await.expect("it is there"),
        FromServer::Event(_)
    ) {}
}

/// Attacks with so many connections until it is killed. At the lowest priority: the processors of those who attack are not the
/// server's.
pub(crate) fn attack(server: SocketAddr, hostile: usize, tables: &[String]) {
    nice(LOWEST_PRIORITY).expect("anybody may stand back");
    LocalSet::new().block_on(&runtime(), async {
        for number in 0..hostile {
            let table = (!tables.is_empty()).then(|| tables[number % tables.len()].clone());
            spawn_local(mean_harm(server, number, table));
        }
        pending::<()>().await;
    });
}

/// One who means harm, again and again.
async fn mean_harm(server: SocketAddr, number: usize, table: Option<String>) {
    // Not all in the same moment.
    sleep(Duration::from_millis(number as u64 % 5000)).await;
    let from = hostile_address(number);
    loop {
        match number % 6 {
            // The rest is for people who know of a table.
            _ if number % 2 == 1 && table.is_some() => {
                be_a_nuisance(server, number, table.as_deref().unwrap_or_default()).await;
            }
            0 => garbage(server, from).await,
            1 => half_a_request(server, from).await,
            2 => never_reads(server, from).await,
            3 => giant_frames(server, from).await,
            4 => requests(server, from).await,
            _ => wrong_tokens(server, from).await,
        }
        sleep(Duration::from_secs(1)).await;
    }
}

/// Returns whether a nuisance of this kind leaves its table now: those who open tables every second time, those who take seats
/// every third time.
fn leaves_again(kind: usize, turn: u32) -> bool {
    match kind {
        1 | 5 => turn % 2 == 1,
        4 => turn % 3 == 2,
        _ => false,
    }
}

/// Somebody at a table of other people, from one of a hundred networks.
async fn be_a_nuisance(server: SocketAddr, number: usize, table: &str) {
    let network = u8::try_from(number / 2 % 100).expect("few");
    let network = Some(IpAddr::from([198, 51, 100, network]));
    let from = hostile_address(number);
    let Ok(mut line) = Line::try_connect_for(server, from, network).await else {
        return;
    };
    line.hello(
        ["Ada", "P1", "\u{410}d\u{430}", "P1."][number / 2 % 4],
        None,
    )
    .await;
    let game = || Conditions {
        game: "salotto".to_owned(),
        ..Conditions::default()
    };
    let kind = number / 2 % 9;
    for turn in 0..100_u32 {
        let frame = match kind {
            _ if leaves_again(kind, turn) => FromClient::Leave,
            // Talks without end, and comes again.
            0 if turn % 20 == 0 => FromClient::Watch {
                table: table.to_owned(),
                after: 0,
                secret: None,
            },
            0 => FromClient::Say {
                text: "x".repeat(300),
            },
            // What follows says which of these leave every second or third time.
            // Opens tables and leaves them.
            1 => FromClient::Open {
                conditions: game(),
                private: false,
                secret: None,
            },
            // Agrees on something else all the time.
            2 if turn == 0 => FromClient::Open {
                conditions: game(),
                private: true,
                secret: Some("x".to_owned()),
            },
            2 => FromClient::Silence {
                seat: None,
                on: turn % 2 == 0,
            },
            // Guesses.
            3 => FromClient::Sit {
                table: format!("calm-red-fox-{turn:016x}"),
                seat: None,
                after: 0,
                secret: Some(turn.to_string()),
                name: None,
            },
            // Takes a seat and another one, and leaves.
            4 => FromClient::Sit {
                table: table.to_owned(),
                seat: None,
                after: 0,
                secret: None,
                name: (turn % 3 == 1).then(|| format!("Eve {turn}")),
            },
            // Opens tables of the same evening and league as everybody else of this kind.
            5 => FromClient::Open {
                conditions: Conditions {
                    options: TableOptions {
                        evening: Some("Friday".to_owned()),
                        league: Some("Monday".to_owned()),
                        ..TableOptions::default()
                    },
                    ..game()
                },
                private: false,
                secret: None,
            },
            // Wants six words, and lists.
            6 if turn % 2 == 0 => FromClient::Code,
            6 => FromClient::Evening {
                evening: Some("Friday".to_owned()),
            },
            // Commands at the table of somebody else.
            7 if turn == 0 => FromClient::Watch {
                table: table.to_owned(),
                after: 0,
                secret: None,
            },
            7 if turn % 3 == 1 => FromClient::PlayFor { seat: 0 },
            7 if turn % 3 == 2 => FromClient::Remove { seat: Some(1) },
            7 => FromClient::League(LeagueChange {
                newcomers: Some(false),
                ..LeagueChange::default()
            }),
            // Asks for a whole match again and again.
            _ => FromClient::Watch {
                table: table.to_owned(),
                after: 0,
                secret: None,
            },
        };
        line.send(&frame).await;
        sleep(Duration::from_millis(50)).await;
    }
}

async fn garbage(server: SocketAddr, from: IpAddr) {
    let Ok(mut stream) = dial(server, from).await else {
        return;
    };
    let bytes: Vec<u8> = (0..4096_u32)
        .map(|at| (at.wrapping_mul(2_654_435_761) >> 24) as u8)
        .collect();
    // The server may refuse it or not.
    let _ = stream.write_all(&bytes).await;
    let mut answer = [0; 256];
    let _ = stream.read(&mut answer).await;
}

/// Asks for the page again and again, without waiting for the answers.
async fn requests(server: SocketAddr, from: IpAddr) {
    let Ok(mut stream) = dial(server, from).await else {
        return;
    };
    let request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(40);
    let mut answer = vec![0; 65536];
    for _ in 0..20 {
        if stream.write_all(request.as_bytes()).await.is_err() {
            return;
        }
        if !matches!(stream.read(&mut answer).await, Ok(1..)) {
            return;
        }
    }
}

async fn half_a_request(server: SocketAddr, from: IpAddr) {
    let Ok(mut stream) = dial(server, from).await else {
        return;
    };
    let half = format!("GET {PATH} HTTP/1.1\r\nHost: x\r\nUpgrade: webso");
    let _ = stream.write_all(half.as_bytes()).await;
    // Until the server closes the connection.
    let mut answer = [0; 256];
    while matches!(stream.read(&mut answer).await, Ok(1..)) {}
}

async fn never_reads(server: SocketAddr, from: IpAddr) {
    let Ok(mut line) = Line::try_connect(server, from).await else {
        return;
    };
    line.hello("Deaf", None).await;
    for id in 0..200 {
        line.send(&FromClient::Tables).await;
        line.send(&FromClient::Ping { id }).await;
        sleep(Duration::from_millis(100)).await;
    }
}

async fn giant_frames(server: SocketAddr, from: IpAddr) {
    let Ok(mut line) = Line::try_connect(server, from).await else {
        return;
    };
    line.send(&FromClient::Say {
        text: "x".repeat(100_000),
    })
    .await;
    while line.next().await.is_some() {}
}

async fn wrong_tokens(server: SocketAddr, from: IpAddr) {
    let Ok(mut line) = Line::try_connect(server, from).await else {
        return;
    };
    line.send(&FromClient::Hello(HelloFrame {
        protocol: PROTOCOL,
        name: "Eve".to_owned(),
        token: Some("0".repeat(64)),
        lang: None,
        code: None,
    }))
    .await;
    line.next().await;
}
