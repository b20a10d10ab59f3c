//! Real NATS servers for tests and measurements, each in a process of its own. Their folder is deleted with them.

use crate::free_address::FreeAddress;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The path where `script/test` installs the server.
const SERVER: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../target/nats/bin/nats-server"
);

/// NATS servers on this machine. If there are several, each keeps a copy of everything.
pub struct NatsServers {
    folder: TempDir,
    servers: Vec<NatsServer>,
}

struct NatsServer {
    /// Where clients reach it.
    listens: FreeAddress,
    /// Where the other servers of the cluster reach it.
    _route: FreeAddress,
    config: PathBuf,
    /// `None` while the server is down.
    child: Option<Child>,
}

impl NatsServers {
    /// Starts this many servers, joined to one cluster, and waits until they answer.
    pub fn start(count: usize) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let routes: Vec<FreeAddress> = (0..count).map(|_| FreeAddress::take()).collect();
        let all_routes: Vec<SocketAddr> = routes.iter().map(FreeAddress::address).collect();
        let mut servers = Vec::new();
        for (number, route) in routes.into_iter().enumerate() {
            let listens = FreeAddress::take();
            servers.push(NatsServer {
                config: config(
                    folder.path(),
                    number,
                    listens.address(),
                    route.address(),
                    &all_routes,
                ),
                listens,
                _route: route,
                child: None,
            });
        }
        let mut servers = Self { folder, servers };
        for number in 0..count {
            servers.start_again(number);
        }
        servers
    }

    /// Returns the value for `--cluster`.
    pub fn addresses(&self) -> String {
        self.address_list().join(",")
    }

    /// Returns the address of each server.
    pub fn address_list(&self) -> Vec<String> {
        let mut addresses = Vec::new();
        for server in &self.servers {
            addresses.push(format!("nats://{}", server.listens.address()));
        }
        addresses
    }

    /// Returns the address at which a server listens.
    pub fn address(&self, number: usize) -> SocketAddr {
        self.servers[number].listens.address()
    }

    /// Returns the process numbers of the servers that run.
    pub fn processes(&self) -> impl Iterator<Item = u32> {
        let children = self.servers.iter().filter_map(|one| one.child.as_ref());
        children.map(Child::id)
    }

    /// Kills a server, as a power cut would; only data that the system still holds in memory is not lost.
    pub fn kill(&mut self, number: usize) {
        if let Some(mut child) = self.servers[number].child.take() {
            child.kill().expect("it runs");
            child.wait().expect("it ends");
        }
    }

    /// Starts a server again after it was killed.
    pub fn start_again(&mut self, number: usize) {
        let log = self.folder.path().join(format!("{number}.log"));
        let server = &mut self.servers[number];
        let binary = env::var_os("NATS_SERVER").unwrap_or_else(|| SERVER.into());
        let child = Command::new(&binary)
            .arg("--config")
            .arg(&server.config)
            .arg("--log")
            .arg(&log)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        server.child = Some(child.unwrap_or_else(|error| {
            panic!("{}: {error}. script/test installs it", binary.display())
        }));
        let until = Instant::now() + Duration::from_secs(60);
        while TcpStream::connect(server.listens.address()).is_err() {
            let told = || fs::read_to_string(&log).unwrap_or_default();
            assert!(Instant::now() < until, "nobody answers: {}", told());
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for NatsServers {
    fn drop(&mut self) {
        for child in self
            .servers
            .iter_mut()
            .filter_map(|server| server.child.as_mut())
        {
            // It may have ended already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn config(
    folder: &Path,
    number: usize,
    address: SocketAddr,
    route: SocketAddr,
    routes: &[SocketAddr],
) -> PathBuf {
    let store = folder.join(format!("{number}"));
    let mut text = format!(
        "server_name: n{number}\nlisten: \"{address}\"\n\
         jetstream {{ store_dir: \"{}\", sync_interval: always, max_memory_store: 64MB, max_file_store: 4GB }}\n",
        store.display()
    );
    if routes.len() > 1 {
        let all: Vec<String> = routes
            .iter()
            .map(|route| format!("\"nats://{route}\""))
            .collect();
        let all = all.join(", ");
        writeln!(
            text,
            "cluster {{ name: tests, no_advertise: true, listen: \"{route}\", routes: [{all}] }}"
        )
        .expect("a text takes all");
    }
    let path = folder.join(format!("{number}.conf"));
    fs::write(&path, text).expect("room");
    path
}
