//! Finds the parlours on the local network, and announces a parlour there, by mDNS.

use mdns_sd::{ScopedIp, ServiceDaemon, ServiceEvent, ServiceInfo};
use serpente_client::wire::PORT;
use serpente_client::{Address, FoundParlour};
use std::collections::BTreeMap;
use std::io;
use std::net::IpAddr;
use std::thread;

/// The mDNS service type of parlours.
const SERVICE: &str = "_serpente._tcp.local.";

/// A search for the parlours on the local network, or the announcement of one, until it is dropped.
pub(super) struct Mdns(ServiceDaemon);

impl Mdns {
    /// Starts to look for parlours. Calls `found` with all known parlours, on another thread,
    /// whenever one appears or disappears.
    ///
    /// # Errors
    /// Returns an error if mDNS does not work on this machine.
    pub(super) fn look(found: impl Fn(Vec<FoundParlour>) + Send + 'static) -> io::Result<Self> {
        let daemon = ServiceDaemon::new().map_err(io::Error::other)?;
        let events = daemon.browse(SERVICE).map_err(io::Error::other)?;
        thread::Builder::new()
            .name("parlours".to_owned())
            .spawn(move || {
                let mut known = BTreeMap::new();
                while let Ok(event) = events.recv() {
                    match event {
                        ServiceEvent::ServiceResolved(service) => {
                            let name = service.fullname.clone();
                            let addresses = service.addresses.iter().map(ScopedIp::to_ip_addr);
                            if let Some(address) = best(addresses, service.port) {
                                let name_shown = name.strip_suffix(&format!(".{SERVICE}"));
                                let parlour = FoundParlour {
                                    name: name_shown.unwrap_or(&name).to_owned(),
                                    address,
                                };
                                known.insert(name, parlour);
                            }
                        }
                        ServiceEvent::ServiceRemoved(_, name) => drop(known.remove(&name)),
                        _ => continue,
                    }
                    found(known.values().cloned().collect());
                }
            })?;
        Ok(Self(daemon))
    }

    /// Announces a parlour with this name and port.
    ///
    /// # Errors
    /// Returns an error if mDNS does not work on this machine.
    pub(super) fn announce(name: &str, port: u16) -> io::Result<Self> {
        let daemon = ServiceDaemon::new().map_err(io::Error::other)?;
        let host = format!("serpente-{}.local.", std::process::id());
        let service = ServiceInfo::new(SERVICE, name, &host, "", port, &[("protocol", "1")][..])
            .map_err(io::Error::other)?
            .enable_addr_auto();
        daemon.register(service).map_err(io::Error::other)?;
        Ok(Self(daemon))
    }
}

impl Drop for Mdns {
    fn drop(&mut self) {
        // After a failure it stops when the program ends.
        let _ = self.0.shutdown();
    }
}

/// Returns the address that is easiest to say: an IPv4 address, if there is one.
fn best(addresses: impl Iterator<Item = IpAddr>, port: u16) -> Option<Address> {
    let mut all: Vec<IpAddr> = addresses.collect();
    all.sort_by_key(|address| (address.is_ipv6(), address.is_loopback(), *address));
    let text = match all.first()? {
        IpAddr::V4(address) if port == PORT => address.to_string(),
        IpAddr::V4(address) => format!("{address}:{port}"),
        IpAddr::V6(address) => format!("[{address}]:{port}"),
    };
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_that_is_told_is_the_easiest_to_say() {
        let all =
            ["fe80::1", "127.0.0.1", "10.0.0.7"].map(|text| text.parse().expect("an address"));
        let told = |all: &[IpAddr], port| {
            best(all.iter().copied(), port).map(|address| address.to_string())
        };
        assert_eq!(told(&all, PORT), Some("10.0.0.7".to_owned()));
        assert_eq!(told(&all, 80), Some("10.0.0.7:80".to_owned()));
        assert_eq!(told(&all[..1], PORT), Some(format!("[fe80::1]:{PORT}")));
        assert_eq!(told(&[], PORT), None);
    }
}
