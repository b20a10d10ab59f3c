//! Three processes that are one parlour, by three NATS servers, while one after the other of what may fail does.

use std::cell::Cell;
use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::Signal;
use serpente::net::log::{JetStreamLog, Log as _};
use serpente::net::nats::Nats;
use tokio::task::LocalSet;
use tokio::time::sleep;

use crate::kills::compare;
use crate::nats_servers::NatsServers;
use crate::runtime;
use crate::server::Server;
use crate::tables::{Evening, THINKING, milliseconds};

/// What fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A process is killed, and started again after two seconds.
    Killed,
    /// A process is asked to end, and started again.
    Ended,
    /// A process stands still for eight seconds.
    Stopped,
    /// One of the NATS servers is killed, and started again after two seconds: each in its turn, and so the one that leads.
    OneServer,
    /// Two of the NATS servers are killed, and started again after two seconds.
    TwoServers,
    /// All of them are.
    AllServers,
    /// A process cannot reach NATS for eight seconds, while those who play there still reach it.
    CutOff,
}

const FAULTS: [Fault; 7] = [
    Fault::Killed,
    Fault::Ended,
    Fault::Stopped,
    Fault::OneServer,
    Fault::TwoServers,
    Fault::AllServers,
    Fault::CutOff,
];

/// A table that is silent for so long after everything is there again never goes on.
const STUCK: Duration = Duration::from_secs(60);

const SHORT: Duration = Duration::from_secs(2);
const LONG: Duration = Duration::from_secs(8);

/// A way to a NATS server that can be cut: what was on it stays where it is.
struct Gate {
    address: SocketAddr,
    is_cut: Arc<AtomicBool>,
}

impl Gate {
    fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("an address");
        let address = listener.local_addr().expect("it listens");
        let is_cut = Arc::<AtomicBool>::default();
        let cut = Arc::clone(&is_cut);
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                // Whoever comes while the server is down is sent away.
                if let Ok(far) = TcpStream::connect(server) {
                    let ways = [(near.try_clone(), far.try_clone()), (Ok(far), Ok(near))];
                    for (from, to) in ways {
                        let cut = Arc::clone(&cut);
                        let (from, to) = (from.expect("a socket"), to.expect("a socket"));
                        thread::spawn(move || pass(from, to, &cut));
                    }
                }
            }
        });
        Self { address, is_cut }
    }
}

/// Passes on what comes, as long as the way is not cut.
fn pass(mut from: TcpStream, mut to: TcpStream, is_cut: &AtomicBool) {
    let mut bytes = [0; 16 * 1024];
    let passed = (|| -> io::Result<()> {
        from.set_nodelay(true)?;
        loop {
            let count = from.read(&mut bytes)?;
            if count == 0 {
                return Ok(());
            }
            while is_cut.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(10));
            }
            to.write_all(&bytes[..count])?;
        }
    })();
    // However it ended, the other way ends, too.
    drop(passed);
    let _ = from.shutdown(std::net::Shutdown::Both);
    let _ = to.shutdown(std::net::Shutdown::Both);
}

struct Parlour {
    nats: NatsServers,
    processes: Vec<Server>,
    gate: Gate,
}

impl Parlour {
    fn start() -> Self {
        let nats = NatsServers::start(3);
        let addresses = nats.addresses();
        let gate = Gate::to(nats.address(0));
        let cut = format!("nats://{}", gate.address);
        let processes =
            [&addresses, &addresses, &cut].map(|at| Server::start_with(&["--cluster", at]));
        Self {
            nats,
            processes: processes.into(),
            gate,
        }
    }

    /// Has it happen, for the so-manieth time, and says when it was over.
    async fn suffer(&mut self, fault: Fault, time: usize) {
        let one = time % self.processes.len();
        match fault {
            Fault::Killed => {
                self.processes[one].kill();
                sleep(SHORT).await;
                self.processes[one].start_again();
            }
            Fault::Ended => {
                self.processes[one].signal(Signal::TERM);
                while !self.processes[one].has_ended() {
                    sleep(Duration::from_millis(5)).await;
                }
                self.processes[one].start_again();
            }
            Fault::Stopped => {
                self.processes[one].signal(Signal::STOP);
                sleep(LONG).await;
                self.processes[one].signal(Signal::CONT);
            }
            Fault::OneServer => self.without(&[one]).await,
            Fault::TwoServers => self.without(&[one, (one + 1) % 3]).await,
            Fault::AllServers => self.without(&[0, 1, 2]).await,
            Fault::CutOff => {
                self.gate.is_cut.store(true, Ordering::Relaxed);
                sleep(LONG).await;
                self.gate.is_cut.store(false, Ordering::Relaxed);
            }
        }
    }

    async fn without(&mut self, servers: &[usize]) {
        for &server in servers {
            self.nats.kill(server);
        }
        sleep(SHORT).await;
        for &server in servers {
            self.nats.start_again(server);
        }
    }
}

/// How long tables were silent when something failed.
#[derive(Default)]
struct Silences(Vec<Duration>);

impl Silences {
    fn told(&mut self) -> String {
        self.0.sort_unstable();
        let at = |percent: usize| self.0.get(self.0.len() * percent / 100);
        let at = |percent| at(percent).copied().unwrap_or_default();
        let longest = self.0.last().copied().unwrap_or_default();
        format!(
            "a table silent p50 {:.0} ms, p95 {:.0} ms, longest {:.0} ms",
            milliseconds(at(50)),
            milliseconds(at(95)),
            milliseconds(longest)
        )
    }
}

/// Has one thing after the other fail while so many tables play, for so long, and prints what came of it.
pub(crate) fn measure(tables: usize, time: Duration) {
    let mut parlour = Parlour::start();
    let doors: Vec<SocketAddr> = parlour.processes.iter().map(|one| one.address).collect();
    let mut silences: [Silences; 8] = Default::default();
    let times = Cell::new(0);
    let evening = LocalSet::new().block_on(&runtime(), async {
        let evening = Evening::begin(&doors, tables, THINKING, true).await;
        let until = Instant::now() + time;
        while Instant::now() < until {
            let turn = times.replace(times.get() + 1);
            // Every other time nothing fails: how silent the tables are by themselves.
            sleep(SHORT * 2).await;
            note(&evening, &mut silences[FAULTS.len()]);
            let fault = FAULTS[turn % FAULTS.len()];
            parlour.suffer(fault, turn / FAULTS.len()).await;
            let over = Instant::now();
            while evening.tables.iter().any(|table| table.heard_at() < over) {
                if over.elapsed() > STUCK {
                    let stuck = evening
                        .tables
                        .iter()
                        .filter(|table| table.heard_at() < over);
                    let stuck: Vec<String> = stuck.map(|table| table.told()).collect();
                    panic!("{fault:?}: these never went on: {stuck:#?}");
                }
                sleep(Duration::from_millis(10)).await;
            }
            sleep(SHORT).await;
            note(&evening, &mut silences[turn % FAULTS.len()]);
        }
        evening
    });
    let addresses = parlour.nats.addresses().parse().expect("addresses");
    let nats = Nats::connect(&addresses).expect("it answers");
    let log = JetStreamLog::of(&nats);
    let record = |name: &str| log.read(name, 0).expect("it can be read");
    let heard = evening
        .tables
        .iter()
        .map(|table| compare(table, &record(&table.name())));
    let heard: usize = heard.sum();
    println!(
        "{} faults beside {tables} tables of four: {heard} lines heard, none missing, none twice",
        times.get()
    );
    for (fault, silences) in FAULTS.iter().zip(&mut silences) {
        println!("{fault:?}: {}", silences.told());
    }
    println!("Nothing: {}", silences[FAULTS.len()].told());
}

fn note(evening: &Evening, silences: &mut Silences) {
    for table in &evening.tables {
        silences.0.push(table.take_silence());
    }
}
