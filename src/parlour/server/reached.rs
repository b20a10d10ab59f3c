//! The address at which other machines reach this server.

use super::say;
use serpente_client::Address;
use serpente_client::wire::PORT;
use serpente_system::interfaces::{OwnAddress, own_addresses};
use serpente_text::announce::Message;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// How the names of interfaces begin that lead to containers and virtual machines on this machine.
const INSIDE: [&str; 16] = [
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "lxc",
    "lxd",
    "podman",
    "cni",
    "cali",
    "flannel",
    "vethernet",
    "virtualbox",
    "vmware",
    "dummy",
];

/// How the names of interfaces begin that lead into a private network elsewhere.
const VPN: [&str; 12] = [
    "tun",
    "tap",
    "wg",
    "tailscale",
    "zt",
    "ppp",
    "utun",
    "nordlynx",
    "proton",
    "mullvad",
    "hamachi",
    "openvpn",
];

/// Returns the address of this machine that people on the same network type to reach a server that
/// listens on `bound`.
pub fn own_address(bound: SocketAddr) -> IpAddr {
    if bound.ip().is_unspecified() {
        best(bound, &own_addresses(), outward())
    } else {
        bound.ip()
    }
}

/// Returns the best of these addresses: one of the local network, that on the way out of it if
/// there are several; then one of the internet; those of VPNs and of containers only if there is no
/// other.
fn best(bound: SocketAddr, own: &[OwnAddress], outward: Option<IpAddr>) -> IpAddr {
    let mut addresses = Vec::new();
    for known in own {
        let address = known.address;
        // A server that listens on all IPv4 addresses is reached by none of IPv6.
        let is_served = bound.is_ipv6() || address.is_ipv4();
        if is_served && !address.is_loopback() && !address.is_unspecified() {
            addresses.push(known);
        }
    }
    let best = addresses.iter().min_by_key(|known| {
        let name = known.interface.to_lowercase();
        let address = known.address;
        let is_inside = INSIDE.iter().any(|begin| name.starts_with(begin));
        let is_vpn = VPN.iter().any(|begin| name.starts_with(begin)) || is_shared(address);
        let is_temporary = match address {
            IpAddr::V4(address) => address.is_link_local(),
            IpAddr::V6(address) => address.is_unicast_link_local(),
        };
        // `false` comes before `true`. The first of these counts most; where two addresses are the
        // same in it, the next decides.
        (
            is_temporary,
            is_inside,
            is_vpn,
            address.is_ipv6(),
            is_public(address),
            Some(address) != outward,
            address,
        )
    });
    if let Some(known) = best {
        return known.address;
    }
    // The system tells no address of an interface, or there is no network at all.
    let known = outward.filter(|address| !address.is_unspecified());
    known.unwrap_or(Ipv4Addr::LOCALHOST.into())
}

/// The address of this machine, and the text that friends type to connect.
pub(super) struct Reached {
    own: IpAddr,
    pub(super) typed: String,
}

impl Reached {
    pub(super) fn at(bound: SocketAddr, encrypted: bool) -> Self {
        let own = own_address(bound);
        let place = SocketAddr::new(own, bound.port());
        let typed = match (encrypted, own) {
            // An address with a scheme has another default port than ours.
            (true, _) => format!("wss://{place}"),
            (false, _) if bound.port() != PORT => place.to_string(),
            (false, IpAddr::V4(own)) => own.to_string(),
            (false, IpAddr::V6(own)) => format!("[{own}]"),
        };
        Self { own, typed }
    }

    /// Returns the address of the page, unless only this machine reaches it.
    pub(super) fn page(&self) -> Option<String> {
        if self.own.is_loopback() {
            return None;
        }
        let address: Address = self.typed.parse().ok()?;
        Some(address.page())
    }
}

/// Returns the messages that say how friends connect, with any warnings.
pub(super) fn ways_in(bound: SocketAddr, encrypted: bool) -> Vec<Message> {
    let reached = Reached::at(bound, encrypted);
    let page = reached.typed.parse().map(|address: Address| address.page());
    let mut messages = vec![say::parlour_friends(format!(
        "serpente join {}",
        reached.typed
    ))];
    messages.extend(page.ok().map(say::parlour_page));
    if !encrypted && is_public(reached.own) {
        messages.push(say::parlour_no_tls());
    }
    messages
}

/// Returns this machine's address on the way to the internet, without sending anything.
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // This address is reserved for documentation. Connecting a UDP socket sends nothing.
    socket.connect((Ipv4Addr::new(203, 0, 113, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// Returns whether a provider or a VPN shares this address among its customers (RFC 6598).
fn is_shared(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => address.octets()[0] == 100 && address.octets()[1] & 0xc0 == 64,
        IpAddr::V6(_) => false,
    }
}

/// Returns whether this address can be reached from outside a local network.
fn is_public(address: IpAddr) -> bool {
    let is_local = match address {
        IpAddr::V4(address) => address.is_private() || address.is_link_local(),
        IpAddr::V6(address) => address.is_unique_local() || address.is_unicast_link_local(),
    };
    !(is_local || address.is_loopback() || address.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn friends_are_told_where_to_come() {
        for (bound, encrypted, command, warned) in [
            (
                "192.168.1.5:7355",
                false,
                "serpente join 192.168.1.5",
                false,
            ),
            (
                "192.168.1.5:7356",
                false,
                "serpente join 192.168.1.5:7356",
                false,
            ),
            ("203.0.113.9:7355", false, "serpente join 203.0.113.9", true),
            (
                "203.0.113.9:7355",
                true,
                "serpente join wss://203.0.113.9:7355",
                false,
            ),
            (
                "[2001:db8::1]:7355",
                false,
                "serpente join [2001:db8::1]",
                true,
            ),
            ("[fd00::1]:80", false, "serpente join [fd00::1]:80", false),
        ] {
            let told = ways_in(bound.parse().expect("an address"), encrypted);
            assert_eq!(told[0], say::parlour_friends(command.to_owned()), "{bound}");
            assert_eq!(told.len() == 3, warned, "{bound}");
        }
    }

    #[test]
    fn others_are_told_an_address_of_their_own_network() {
        let everywhere: SocketAddr = "0.0.0.0:7355".parse().expect("an address");
        let also_six: SocketAddr = "[::]:7355".parse().expect("an address");
        for (bound, outward, own, expected) in [
            // A default route through a VPN, and a network of containers.
            (
                everywhere,
                Some("10.8.0.2"),
                "lo 127.0.0.1, docker0 172.17.0.1, tun0 10.8.0.2, wlan0 192.168.1.5",
                "192.168.1.5",
            ),
            // No default route.
            (
                everywhere,
                None,
                "lo 127.0.0.1, eth0 10.99.0.1",
                "10.99.0.1",
            ),
            (
                everywhere,
                Some("0.0.0.0"),
                "lo 127.0.0.1, eth0 10.99.0.1",
                "10.99.0.1",
            ),
            // Two local networks: the one that leads out.
            (
                everywhere,
                Some("192.168.7.2"),
                "eth0 10.0.0.2, wlan0 192.168.7.2",
                "192.168.7.2",
            ),
            (
                everywhere,
                Some("203.0.113.7"),
                "eth0 203.0.113.7, tailscale0 100.101.1.2",
                "203.0.113.7",
            ),
            (
                everywhere,
                Some("203.0.113.7"),
                "eth0 203.0.113.7, eth1 10.0.0.2",
                "10.0.0.2",
            ),
            // A container knows only its own network.
            (everywhere, None, "lo 127.0.0.1, wg0 10.5.0.2", "10.5.0.2"),
            (
                everywhere,
                None,
                "eth0 169.254.3.4, veth1 10.5.0.2",
                "10.5.0.2",
            ),
            (
                everywhere,
                None,
                "lo 127.0.0.1, eth0 2001:db8::7",
                "127.0.0.1",
            ),
            (
                also_six,
                None,
                "lo ::1, eth0 2001:db8::7, eth0 fe80::1",
                "2001:db8::7",
            ),
            (everywhere, None, "", "127.0.0.1"),
            (everywhere, Some("10.0.0.9"), "", "10.0.0.9"),
        ] {
            let mut known = Vec::new();
            for one in own.split(", ").filter(|one| !one.is_empty()) {
                let mut parts = one.split(' ');
                let interface = parts.next().expect("a name").to_owned();
                let text = parts.next().expect("an address");
                let address = text.parse().expect("an address");
                known.push(OwnAddress { interface, address });
            }
            let outward = outward.map(|text| text.parse().expect("an address"));
            let expected: IpAddr = expected.parse().expect("an address");
            assert_eq!(best(bound, &known, outward), expected, "{own}");
        }
    }
}
