//! Measures tables that play while hostile connections attack the server.

use std::env;
use std::future::pending;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::Command;
use std::rc::Rc;
use std::time::{Duration, Instant};

use rustix::process::nice;
use serpente_client::wire::{
    Conditions, FromClient, FromServer, HelloFrame, LeagueChange, LimitOption, PATH, PROTOCOL,
    TableOptions,
};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::task::{LocalSet, spawn_local};
use tokio::time::{sleep, timeout};

use crate::client::{Line, dial};
use crate::server::Server;
use crate::tables::{Evening, THINKING, milliseconds};
use crate::{AN_ADDRESS, kib, runtime};

/// The argument that makes this program attack; the server's address, its address for SSH, the number of connections and the
/// names of tables follow it.
pub(crate) const ATTACK: &str = "attack";

/// What strangers do, by the words that may follow `strangers SECONDS`.
const STRANGERS: [&str; 11] = [
    "garbage",
    "half-requests",
    "deaf",
    "giant-frames",
    "requests",
    "tokens",
    "there",
    "unreadable",
    "ssh",
    "six-words",
    "banned",
];

/// What nuisances do at tables of others, likewise.
const NUISANCES: [&str; 10] = [
    "talk", "open", "secret", "guess", "seats", "evening", "code", "command", "watch", "league",
];

/// The address from which nobody may come, because it was banned.
const BANNED: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 3, 0, 1));

/// How long after the last attack tables without a match are gone: they are kept for ten minutes, and looked for once a minute.
const UNUSED_TABLES_GONE: Duration = Duration::from_secs(12 * 60);

/// How long people who come may wait until they play.
const GUESTS_PATIENCE: Duration = Duration::from_secs(60);

/// The niceness of a process that runs only when no other wants to.
pub(crate) const LOWEST_PRIORITY: i32 = 19;

/// Returns the address for a hostile connection; players use other addresses.
pub(crate) fn hostile_address(connection: usize) -> IpAddr {
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
            .args([server.address, server.ssh].map(|address| address.to_string()))
            .arg(hostile.to_string())
            .arg("")
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
pub(crate) struct Strangers<'a> {
    pub(crate) tables: usize,
    pub(crate) hostile: usize,
    pub(crate) time: Duration,
    /// What they do; empty: everything.
    pub(crate) kinds: &'a [String],
    /// Whether honest people's waiting is judged: not where other programs keep the machine busy.
    pub(crate) judges_time: bool,
}

/// Lets people of every hostile kind come beside honest tables, from many networks.
///
/// # Panics
/// If honest people wait more than twice as long, one of them is kept out, or memory, disk or open files do not come back.
pub(crate) fn strangers(measure: &Strangers<'_>) {
    let Strangers {
        tables,
        hostile,
        time,
        kinds,
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
        server.order(&["ban", &BANNED.to_string(), "1"]);
        let mut attackers = Command::new(env::current_exe().expect("it runs"))
            .arg(ATTACK)
            .args([server.address, server.ssh].map(|address| address.to_string()))
            .arg(hostile.to_string())
            .arg(kinds.join(","))
            .args(evening.tables.iter().map(|table| table.name()))
            .spawn()
            .expect("this program can be run");
        sleep(time / 2).await;
        let beside = evening.measured.take();
        let guests = newcomers(server.address, hostile_address(usize::from(u16::MAX)), 1);
        let kept_out = timeout(GUESTS_PATIENCE, guests).await.is_err();
        let banned_came_in = is_welcome(server.address, BANNED).await;
        let honest: Vec<String> = evening.tables.iter().map(|table| table.name()).collect();
        let listed = honest_tables_listed(server.address, &honest).await;
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
        let mut stays_banned = timeout(GUESTS_PATIENCE, guests).await.is_err();
        server.order(&["ban", &BANNED.to_string(), "0"]);
        let guests = newcomers(server.address, BANNED, 5);
        stays_banned |= timeout(GUESTS_PATIENCE, guests).await.is_err();
        println!(
            "{hostile} hostile people beside {tables} tables, {} moves: half {:.2} ms and p99 {:.2} ms alone, {:.2} ms and \
             {:.2} ms beside; memory {:.0} KiB without tables, {:.0} KiB before, {:.0} KiB beside, {:.0} KiB {took} s after all \
             have left; beside the records {:.0} KiB before, {:.0} KiB after; open files {files} before, {} after; {listed} honest \
             tables among those listed",
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
        assert!(!banned_came_in, "somebody banned came in");
        assert!(listed > 0, "the list has none of the honest tables");
        // A move that takes a few milliseconds may take some more.
        let is_slow = beside.1 > 2 * alone.1 + Duration::from_millis(10);
        assert!(!judges_time || !is_slow, "honest people waited");
        assert!(is_back(), "memory or open files do not come back");
        // Each network opens a few tables, of which each keeps little until it is deleted.
        assert!(disk_after <= disk + (16 << 20), "the disk fills");
    });
}

/// Returns whether somebody at this address is welcome.
async fn is_welcome(server: SocketAddr, from: IpAddr) -> bool {
    let Ok(mut line) = Line::try_connect(server, from).await else {
        return false;
    };
    line.send(&hello("Eve", None, None)).await;
    while let Some(frame) = line.next().await {
        if let FromServer::Welcome { .. } = frame {
            return true;
        }
    }
    false
}

/// Returns how many of these tables the list of tables has.
async fn honest_tables_listed(server: SocketAddr, honest: &[String]) -> usize {
    let from = hostile_address(usize::from(u16::MAX));
    let newcomer = Some(IpAddr::from([192, 0, 2, 9]));
    let mut line = Line::try_connect_for(server, from, newcomer)
        .await
        .expect("it lets them in");
    line.hello("Cy", None).await;
    line.send(&FromClient::Tables).await;
    loop {
        if let FromServer::Tables { tables } = line.next().await.expect("it is there") {
            let listed = tables
                .iter()
                .filter(|listed| honest.contains(&listed.table));
            return listed.count();
        }
    }
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

/// What those who mean harm know of the server.
pub(crate) struct Target {
    pub(crate) server: SocketAddr,
    pub(crate) ssh: SocketAddr,
    /// What is done; empty: everything.
    pub(crate) kinds: Vec<String>,
    /// The names of tables at which others play.
    pub(crate) tables: Vec<String>,
}

impl Target {
    /// Returns what this person does: where tables are known, every second one is a nuisance at them.
    fn kind_of(&self, number: usize) -> &str {
        if !self.kinds.is_empty() {
            return &self.kinds[number % self.kinds.len()];
        }
        let kinds: &[&str] = if number % 2 == 1 && !self.tables.is_empty() {
            &NUISANCES
        } else {
            &STRANGERS
        };
        kinds[number / 2 % kinds.len()]
    }
}

/// Attacks with so many connections until it is killed. At the lowest priority: the processors of those who attack are not the
/// server's.
pub(crate) fn attack(target: Target, hostile: usize) {
    nice(LOWEST_PRIORITY).expect("anybody may stand back");
    let target = Rc::new(target);
    LocalSet::new().block_on(&runtime(), async {
        for number in 0..hostile {
            spawn_local(mean_harm(Rc::clone(&target), number));
        }
        pending::<()>().await;
    });
}

/// One who means harm, again and again.
async fn mean_harm(target: Rc<Target>, number: usize) {
    // Not all in the same moment.
    sleep(Duration::from_millis(number as u64 % 5000)).await;
    let (server, from) = (target.server, hostile_address(number));
    let kind = target.kind_of(number);
    loop {
        match kind {
            "garbage" => garbage(server, from).await,
            "half-requests" => half_a_request(server, from).await,
            "deaf" => never_reads(server, from).await,
            "giant-frames" => giant_frames(server, from).await,
            "requests" => requests(server, from).await,
            "tokens" => wrong_tokens(server, from).await,
            "there" => page_frames(server, from, PAGE_IS_THERE).await,
            "unreadable" => page_frames(server, from, NO_FRAME).await,
            "ssh" => ssh_arrivals(target.ssh, from).await,
            "six-words" => wrong_words(server, from).await,
            "banned" => banned(&target).await,
            nuisance => {
                let table = &target.tables[number % target.tables.len()];
                be_a_nuisance(server, number, table, nuisance).await;
            }
        }
        sleep(Duration::from_secs(1)).await;
    }
}

/// Returns whether a nuisance of this kind leaves its table now: those who open tables every second time, those who take seats
/// every third time.
fn leaves_again(kind: &str, turn: u32) -> bool {
    match kind {
        "open" | "evening" => turn % 2 == 1,
        "seats" => turn % 3 == 2,
        _ => false,
    }
}

/// Returns the frame of somebody who has the computer win matches of a league.
fn plays_for_a_league(turn: u32) -> FromClient {
    match turn {
        0 => FromClient::Open {
            conditions: Conditions {
                game: "salotto".to_owned(),
                options: TableOptions {
                    league: Some("Monday".to_owned()),
                    limit: LimitOption::new(1),
                    ..TableOptions::default()
                },
                ..Conditions::default()
            },
            private: false,
            secret: None,
        },
        1 => FromClient::Fill {
            level: Some("easy".to_owned()),
        },
        _ if turn % 20 == 2 => FromClient::Begin,
        _ => FromClient::Deal,
    }
}

/// Somebody at a table of other people, from one of a hundred networks.
async fn be_a_nuisance(server: SocketAddr, number: usize, table: &str, kind: &str) {
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
    for turn in 0..100_u32 {
        let frame = match kind {
            _ if leaves_again(kind, turn) => FromClient::Leave,
            // Talks without end, and comes again.
            "talk" if turn % 20 == 0 => FromClient::Watch {
                table: table.to_owned(),
                after: 0,
                secret: None,
            },
            "talk" => FromClient::Say {
                text: "x".repeat(300),
            },
            // What follows says which of these leave every second or third time.
            // Opens tables and leaves them.
            "open" => FromClient::Open {
                conditions: game(),
                private: false,
                secret: None,
            },
            // Agrees on something else all the time.
            "secret" if turn == 0 => FromClient::Open {
                conditions: game(),
                private: true,
                secret: Some("x".to_owned()),
            },
            "secret" => FromClient::Silence {
                seat: None,
                on: turn % 2 == 0,
            },
            // Guesses.
            "guess" => FromClient::Sit {
                table: format!("calm-red-fox-{turn:016x}"),
                seat: None,
                after: 0,
                secret: Some(turn.to_string()),
                name: None,
            },
            // Takes a seat and another one, and leaves.
            "seats" => FromClient::Sit {
                table: table.to_owned(),
                seat: None,
                after: 0,
                secret: None,
                name: (turn % 3 == 1).then(|| format!("Eve {turn}")),
            },
            // Opens tables of the same evening and league as everybody else of this kind.
            "evening" => FromClient::Open {
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
            "code" if turn % 2 == 0 => FromClient::Code,
            "code" => FromClient::Evening {
                evening: Some("Friday".to_owned()),
            },
            // Commands at the table of somebody else.
            "command" if turn == 0 => FromClient::Watch {
                table: table.to_owned(),
                after: 0,
                secret: None,
            },
            "command" if turn % 3 == 1 => FromClient::PlayFor { seat: 0 },
            "command" if turn % 3 == 2 => FromClient::Remove { seat: Some(1) },
            "command" => FromClient::League(LeagueChange {
                newcomers: Some(false),
                ..LeagueChange::default()
            }),
            "league" => plays_for_a_league(turn),
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

/// The first frame of a page.
const PAGE_COMES: &str =
    r#"{"type":"come","kept":null,"languages":["en"],"speaks":false,"again":null}"#;

/// The frame that a page sends now and then, and a text that is no frame.
pub(crate) const PAGE_IS_THERE: &str = r#"{"type":"there","took":0}"#;
pub(crate) const NO_FRAME: &str = "{";

/// A page that sends this text again and again, as fast as the server takes it.
pub(crate) async fn page_frames(server: SocketAddr, from: IpAddr, text: &str) {
    let Ok(mut page) = Line::page(server, from).await else {
        return;
    };
    page.send_text(PAGE_COMES).await;
    for _ in 0..2000 {
        if !page.send_text(text).await {
            return;
        }
    }
}

/// Comes by SSH again and again, as far as the exchange of keys.
async fn ssh_arrivals(ssh: SocketAddr, from: IpAddr) {
    for _ in 0..100 {
        let Ok(mut stream) = dial(ssh, from).await else {
            return;
        };
        let _ = stream.write_all(b"SSH-2.0-Eve\r\n").await;
        let mut answer = [0; 1024];
        let _ = stream.read(&mut answer).await;
    }
}

/// Guesses six words.
async fn wrong_words(server: SocketAddr, from: IpAddr) {
    let Ok(mut line) = Line::try_connect(server, from).await else {
        return;
    };
    let words = "calm red fox late blue owl".to_owned();
    line.send(&hello("Eve", None, Some(words))).await;
    line.next().await;
}

/// Comes by every way, although their address is banned.
async fn banned(target: &Target) {
    wrong_tokens(target.server, BANNED).await;
    requests(target.server, BANNED).await;
    ssh_arrivals(target.ssh, BANNED).await;
}

/// Asks for the page again and again, without waiting for the answers.
pub(crate) async fn requests(server: SocketAddr, from: IpAddr) {
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
    line.send(&hello("Eve", Some("0".repeat(64)), None)).await;
    line.next().await;
}

/// Returns the first frame of somebody with this token, or with six words.
fn hello(name: &str, token: Option<String>, code: Option<String>) -> FromClient {
    FromClient::Hello(HelloFrame {
        protocol: PROTOCOL,
        name: name.to_owned(),
        token,
        lang: None,
        code,
    })
}
