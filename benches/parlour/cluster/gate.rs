//! A proxy to a NATS server that can be cut off, to simulate a network that falls apart.

use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// A proxy to a NATS server. While it is cut off, data stays in it.
pub(super) struct Gate {
    pub(super) address: SocketAddr,
    pub(super) is_cut: Arc<AtomicBool>,
}

impl Gate {
    pub(super) fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("an address");
        let address = listener.local_addr().expect("it listens");
        let is_cut = Arc::<AtomicBool>::default();
        let cut = Arc::clone(&is_cut);
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                // If the server is down, the connection is closed.
                if let Ok(far) = TcpStream::connect(server) {
                    let ways = [(near.try_clone(), far.try_clone()), (Ok(far), Ok(near))];
                    for (from, to) in ways {
                        let cut = Arc::clone(&cut);
                        let from = from.expect("a socket");
                        let to = to.expect("a socket");
                        thread::spawn(move || pass(from, to, &cut));
                    }
                }
            }
        });
        Self { address, is_cut }
    }
}

/// Passes data on while the proxy is not cut off.
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
    // However this direction ended, the other one ends, too.
    drop(passed);
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
