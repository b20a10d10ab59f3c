//! The addresses of this machine on its networks.

use std::net::IpAddr;

/// An address of this machine, with the name of the network interface that has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnAddress {
    /// The name of the interface, such as `wlan0` or `Wi-Fi`.
    pub interface: String,
    /// The address.
    pub address: IpAddr,
}

/// Returns all addresses of this machine, those of loopback interfaces, too. There are none if the
/// operating system does not tell them.
pub fn own_addresses() -> Vec<OwnAddress> {
    let mut own = Vec::new();
    for found in if_addrs::get_if_addrs().unwrap_or_default() {
        let address = found.ip();
        let interface = found.name;
        own.push(OwnAddress { interface, address });
    }
    own
}
