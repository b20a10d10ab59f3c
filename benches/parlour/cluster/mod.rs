//! Three processes that form one server, through three NATS servers, while faults happen to them one after the other.

mod gate;

use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use async_nats::jetstream;
use gate::Gate;
use rustix::process::Signal;
use serpente_cluster::JetStreamLog;
use serpente_cluster::Nats;
use serpente_parlour::log::Log as _;
use tokio::task::LocalSet;
use tokio::time::sleep;

use crate::kills::compare;
use crate::runtime;
use crate::server::Server;
use crate::tables::{Evening, milliseconds};
use serpente_testing::nats_servers::NatsServers;

/// A fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A process is killed, and started again after two seconds.
    Killed,
    /// A process is asked to end, and started again.
    Ended,
    /// A process is stopped for half a minute.
    Stopped,
    /// A fourth process starts, takes its share of the tables, and is asked to end.
    Joined,
    /// The NATS server that leads is killed, and started again after two seconds.
    Leader,
    /// Two of the NATS servers are killed, and started again after two seconds.
    TwoServers,
    /// All NATS servers are killed, and started again after two seconds.
    AllServers,
    /// A process cannot reach NATS for eight seconds, while players still reach the process.
    CutOff,
}

const FAULTS: [Fault; 8] = [
    Fault::Killed,
    Fault::Ended,
    Fault::Stopped,
    Fault::Joined,
    Fault::Leader,
    Fault::TwoServers,
    Fault::AllServers,
    Fault::CutOff,
];

/// How long a player waits before a move: short compared with every pause worth reporting.
const THINKING: Duration = Duration::from_millis(250);

/// If a table is silent for this long after everything runs again, it counts as stuck.
const STUCK: Duration = Duration::from_secs(60);

const SHORT: Duration = Duration::from_secs(2);
const CUT_OFF: Duration = Duration::from_secs(8);
const STOPPED: Duration = Duration::from_secs(30);

struct Parlour {
    nats: NatsServers,
    processes: Vec<Server>,
    gate: Gate,
    tables: usize,
    /// How long each process that joined waited for its share.
    sharing: Vec<Duration>,
}

impl Parlour {
    fn start(tables: usize) -> Self {
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
            tables,
            sharing: Vec::new(),
        }
    }

    /// Makes the fault happen. `time` counts the faults of this kind. Returns when it was over.
    async fn suffer(&mut self, fault: Fault, time: usize) {
        let one = time % self.processes.len();
        match fault {
            Fault::Killed => {
                self.processes[one].kill();
                sleep(SHORT).await;
                self.processes[one].start_again();
            }
            Fault::Ended => {
                end(&mut self.processes[one]).await;
                self.processes[one].start_again();
            }
            Fault::Stopped => {
                self.processes[one].signal(Signal::STOP);
                sleep(STOPPED).await;
                self.processes[one].signal(Signal::CONT);
            }
            Fault::Joined => {
                let mut joined = Server::start_with(&["--cluster", &self.nats.addresses()]);
                let begun = Instant::now();
                while joined.number("serpente_tables_awake").await < self.share() {
                    assert!(begun.elapsed() < STUCK, "it never has its share");
                    sleep(Duration::from_millis(50)).await;
                }
                self.sharing.push(begun.elapsed());
                end(&mut joined).await;
            }
            Fault::Leader => {
                let leader = leader(&self.nats.addresses()).await.unwrap_or(one);
                self.without(&[leader]).await;
            }
            Fault::TwoServers => self.without(&[one, (one + 1) % 3]).await,
            Fault::AllServers => self.without(&[0, 1, 2]).await,
            Fault::CutOff => {
                self.gate.is_cut.store(true, Ordering::Relaxed);
                sleep(CUT_OFF).await;
                self.gate.is_cut.store(false, Ordering::Relaxed);
            }
        }
    }

    /// Returns the least number of tables that a fourth process has, once they are shared.
    fn share(&self) -> usize {
        let share = self.tables / (self.processes.len() + 1);
        share - share / 5
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

/// Asks a process to end, and waits until it has.
async fn end(process: &mut Server) {
    process.signal(Signal::TERM);
    while !process.has_ended() {
        sleep(Duration::from_millis(5)).await;
    }
}

/// Returns which NATS server leads the stream of the tables.
async fn leader(addresses: &str) -> Option<usize> {
    let addresses: Vec<&str> = addresses.split(',').collect();
    let client = async_nats::connect(addresses).await.ok()?;
    let stream = jetstream::new(client)
        .get_stream("serpente-tables")
        .await
        .ok()?;
    let leader = stream.cached_info().cluster.as_ref()?.leader.as_ref()?;
    leader.strip_prefix('n')?.parse().ok()
}

/// How long tables were silent when something failed.
#[derive(Default)]
struct Silences {
    times: usize,
    all: Vec<Duration>,
}

impl Silences {
    fn note(&mut self, evening: &Evening) {
        let tables = evening.tables.iter();
        self.all.extend(tables.map(|table| table.take_silence()));
    }

    fn told(&mut self) -> String {
        self.all.sort_unstable();
        let at = |percent: usize| self.all.get(self.all.len() * percent / 100);
        let at = |percent| at(percent).copied().unwrap_or_default();
        let longest = self.all.last().copied().unwrap_or_default();
        format!(
            "a table silent p50 {:.0} ms, p95 {:.0} ms, longest {:.0} ms",
            milliseconds(at(50)),
            milliseconds(at(95)),
            milliseconds(longest)
        )
    }
}

/// Makes these faults happen one after the other (all, if none is named) while this many tables play for this long, and
/// prints the results.
pub(crate) fn measure(tables: usize, time: Duration, named: &[String]) {
    let faults: Vec<Fault> = FAULTS
        .into_iter()
        .filter(|fault| named.is_empty() || named.contains(&format!("{fault:?}")))
        .collect();
    assert!(!faults.is_empty(), "one of {FAULTS:?}");
    let mut parlour = Parlour::start(tables);
    let gateways: Vec<SocketAddr> = parlour.processes.iter().map(|one| one.address).collect();
    let mut silences: Vec<Silences> = faults.iter().map(|_| Silences::default()).collect();
    let mut undisturbed = Silences::default();
    let evening = LocalSet::new().block_on(&runtime(), async {
        let evening = Evening::begin(&gateways, tables, THINKING, true).await;
        let until = Instant::now() + time;
        for turn in 0.. {
            // Between two faults, measures how long the tables are silent anyway.
            sleep(SHORT).await;
            undisturbed.note(&evening);
            if Instant::now() >= until {
                break;
            }
            let at = turn % faults.len();
            parlour.suffer(faults[at], turn / faults.len()).await;
            until_all_go_on(&evening, faults[at]).await;
            silences[at].note(&evening);
            silences[at].times += 1;
        }
        evening
    });
    let addresses = parlour.nats.address_list();
    let nats = Nats::connect(&addresses).expect("it answers");
    let log = JetStreamLog::of(&nats);
    let record = |name: &str| log.read(name, 0).expect("it can be read");
    let heard: usize = evening
        .tables
        .iter()
        .map(|table| compare(table, &record(&table.name())))
        .sum();
    let times: usize = silences.iter().map(|silences| silences.times).sum();
    println!(
        "{times} faults beside {tables} tables of four: {heard} lines heard, none missing, none twice"
    );
    for (fault, silences) in faults.iter().zip(&mut silences) {
        let times = silences.times;
        println!("{times} times {fault:?}: {}", silences.told());
    }
    println!("Nothing: {}", undisturbed.told());
    if let Some(longest) = parlour.sharing.iter().max() {
        println!(
            "a process that joined had its share after {:.1} s at most",
            longest.as_secs_f64()
        );
    }
}

/// Waits until every table has received something from now on.
async fn until_all_go_on(evening: &Evening, after: Fault) {
    let over = Instant::now();
    loop {
        let tables = evening.tables.iter();
        let silent: Vec<_> = tables.filter(|table| table.heard_at() < over).collect();
        if silent.is_empty() {
            return;
        }
        if over.elapsed() > STUCK {
            let silent: Vec<String> = silent.iter().map(|table| table.told()).collect();
            panic!("{after:?}: these never went on: {silent:#?}");
        }
        sleep(Duration::from_millis(10)).await;
    }
}
