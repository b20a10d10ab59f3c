//! Counts and rate-limits the connections from each address.

use super::{InProcess, Parlour};
use crate::limiter::{Limiters, Rate};
use serpente_system::lock;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// The most connections from one address.
pub const CONNECTIONS_OF_AN_ADDRESS: usize = 50;

/// How many connections an address may open per second, and how many at once.
pub(super) const ARRIVALS_A_SECOND: u32 = 5;
const ARRIVALS_AT_ONCE: u32 = 100;

/// How many requests an address may send per second, on all its connections, and how many at once.
pub(super) const REQUESTS_A_SECOND: u32 = 20;
const REQUESTS_AT_ONCE: u32 = 200;

/// The number of connections of each address, and the rate at which it opens them.
pub(super) struct ConnectionCounts {
    counts: Mutex<HashMap<IpAddr, usize>>,
    arrivals: Limiters<IpAddr>,
    requests: Limiters<IpAddr>,
}

/// A counted connection of an address. Dropping it ends the count.
pub struct HeldConnection {
    parlour: Arc<Parlour>,
    /// The network of the connection, as limits count it.
    pub(super) address: IpAddr,
}

impl InProcess {
    /// Returns whether somebody at this address may connect: it is not banned, and opens
    /// connections no faster than people do.
    pub fn may_come(&self, address: IpAddr) -> bool {
        let parlour = &self.parlour;
        !parlour.admin.bans.has_network(network(address)) && parlour.addresses.may_come(address)
    }

    /// Counts a connection of this address as long as the result is held. Returns `None` if the
    /// address has too many.
    pub fn place(&self, address: IpAddr) -> Option<Arc<HeldConnection>> {
        let parlour = &self.parlour;
        let address = network(address);
        let cluster = parlour.tables.cluster.as_ref();
        let elsewhere = cluster.map_or(0, |cluster| cluster.connections_elsewhere(address));
        let mut counts = lock(&parlour.addresses.counts);
        let count = counts.get(&address).copied().unwrap_or_default();
        if count + elsewhere >= CONNECTIONS_OF_AN_ADDRESS {
            return None;
        }
        counts.insert(address, count + 1);
        drop(counts);
        Some(Arc::new(HeldConnection {
            parlour: Arc::clone(parlour),
            address,
        }))
    }
}

/// Returns the address that limits count for this address. A household can have any number of IPv6
/// addresses, but all in one network of 64 bits. An IPv4 address counts as the same when written as
/// IPv6.
pub(super) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if address != Ipv6Addr::LOCALHOST => {
            Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into()
        }
        counted => counted,
    }
}

fn is_own_machine(address: IpAddr) -> bool {
    address == Ipv4Addr::LOCALHOST || address == Ipv6Addr::LOCALHOST
}

/// Returns the network of 48 bits for an IPv6 address: as much as one customer of a provider gets.
/// An IPv4 address stands for itself.
pub(super) fn wide_network(address: IpAddr) -> IpAddr {
    match network(address) {
        IpAddr::V6(address) if address != Ipv6Addr::LOCALHOST => {
            Ipv6Addr::from_bits(address.to_bits() >> 80 << 80).into()
        }
        counted => counted,
    }
}

impl Default for ConnectionCounts {
    fn default() -> Self {
        Self {
            counts: Mutex::default(),
            arrivals: Limiters::new(Rate::a_second(ARRIVALS_A_SECOND, ARRIVALS_AT_ONCE)),
            requests: Limiters::new(Rate::a_second(REQUESTS_A_SECOND, REQUESTS_AT_ONCE)),
        }
    }
}

impl ConnectionCounts {
    /// Returns whether this address opens connections no faster than people do. A proxy on this
    /// machine has no limit, because it passes on many people.
    pub(super) fn may_come(&self, address: IpAddr) -> bool {
        let address = network(address);
        is_own_machine(address) || self.arrivals.take(&address, Instant::now())
    }

    /// Returns whether this address sends requests no faster than a page does, by the same rule.
    pub(super) fn may_ask(&self, address: IpAddr) -> bool {
        let address = network(address);
        is_own_machine(address) || self.requests.take(&address, Instant::now())
    }

    /// Returns the number of connections.
    pub(super) fn connections(&self) -> usize {
        lock(&self.counts).values().sum()
    }

    /// Returns the addresses with at least this many connections, and how many they have.
    pub(super) fn with_at_least(&self, least: usize) -> Vec<(IpAddr, usize)> {
        let counts = lock(&self.counts);
        let many = counts.iter().filter(|(_, count)| **count >= least);
        many.map(|(&address, &count)| (address, count)).collect()
    }

    /// Returns whether there are no connections.
    pub(super) fn are_quiet(&self) -> bool {
        lock(&self.counts).is_empty()
    }
}

impl Drop for HeldConnection {
    fn drop(&mut self) {
        let mut counts = lock(&self.parlour.addresses.counts);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_counts_once_however_its_addresses_are_written() {
        for (address, counted) in [
            ("203.0.113.9", "203.0.113.9"),
            ("::ffff:203.0.113.9", "203.0.113.9"),
            ("::ffff:127.0.0.1", "127.0.0.1"),
            ("::1", "::1"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
            ("2001:db8:1:2:ffff::", "2001:db8:1:2::"),
            ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ] {
            let [address, counted]: [IpAddr; 2] =
                [address, counted].map(|text| text.parse().expect("an address"));
            assert_eq!(network(address), counted, "{address}");
        }
        let wide = |text: &str| wide_network(text.parse().expect("an address")).to_string();
        assert_eq!(wide("2001:db8:1:2:3:4:5:6"), "2001:db8:1::");
        assert_eq!(wide("203.0.113.9"), "203.0.113.9");
        assert_eq!(wide("::1"), "::1");
    }

    #[test]
    fn an_address_sends_so_many_requests_and_this_machine_any_number() {
        let counts = ConnectionCounts::default();
        let asked = |address: &str| {
            let address = address.parse().expect("an address");
            (0..1000).filter(|_| counts.may_ask(address)).count()
        };
        let many = asked("203.0.113.9");
        assert!((200..300).contains(&many), "{many}");
        assert_eq!(asked("127.0.0.1"), 1000);
    }
}
