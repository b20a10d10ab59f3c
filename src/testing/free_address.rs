//! Addresses of this machine for the servers of tests.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::ops::RangeInclusive;
use std::process;

/// The ports to choose from. Those from 32768 on are not among them: the system gives them to connections, and so a server that is
/// killed and started again might find its port taken.
const PORTS: RangeInclusive<u16> = 10_000..=32_000;

/// An address at which nobody but its owner listens while this exists.
pub struct FreeAddress {
    address: SocketAddr,
    /// Tells other tests, which may run in other processes, that this port is taken: servers listen by TCP, so its port by UDP is free,
    /// and the system releases it with the process.
    _taken: UdpSocket,
}

impl FreeAddress {
    /// Finds a free address and takes it.
    pub fn take() -> Self {
        // Tests in other processes begin to look elsewhere.
        let count = usize::from(PORTS.end() - PORTS.start()) + 1;
        let first = usize::try_from(process::id()).expect("a number") * 97 % count;
        PORTS
            .cycle()
            .skip(first)
            .take(count)
            .find_map(Self::at)
            .expect("a free port")
    }

    fn at(port: u16) -> Option<Self> {
        let address = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port);
        let taken = UdpSocket::bind(address).ok()?;
        // Another program may listen there.
        TcpListener::bind(address).ok()?;
        Some(Self {
            address,
            _taken: taken,
        })
    }

    /// Returns the address.
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_taken_once() {
        let first = FreeAddress::take();
        let second = FreeAddress::take();
        assert_ne!(first.address(), second.address());
        assert!(FreeAddress::at(first.address().port()).is_none());
        let port = first.address().port();
        drop(first);
        assert!(FreeAddress::at(port).is_some());
    }
}
