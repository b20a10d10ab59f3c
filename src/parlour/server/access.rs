//! Access to a server, as the person who runs it has configured it.

use super::addresses::network;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use serpente_client::AddressRange;
use serpente_engine::table::Level;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

/// The access to a server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Access {
    /// The proxies, beside those on this machine, whose `X-Forwarded-For` header the server
    /// believes.
    pub trusted_proxies: Vec<AddressRange>,
    /// The host names under which browsers may reach the server; empty: any.
    pub allowed_hosts: Vec<String>,
    /// The address where the server shows its metrics. Without it, only programs on this machine
    /// can read them.
    pub metrics: Option<SocketAddr>,
    /// The best level of computer players; `None`: any that is offered.
    pub computers: Option<Level>,
    /// The most tables at the same time; `None`: as many as a server can have.
    pub max_tables: Option<usize>,
    /// The file through which the server takes orders, if any.
    pub orders_by: Option<PathBuf>,
}

/// Returns the place of a level among all, from the weakest, or `None` if there is no such level.
fn rank(level: &str) -> Option<usize> {
    Level::PLAYERS
        .iter()
        .position(|known| known.name() == level)
}

impl Access {
    /// Returns the best level for computer players, if this name is that of a better one that is
    /// offered elsewhere.
    pub(super) fn best_instead_of(&self, name: &str) -> Option<Level> {
        let best = self.computers?;
        if rank(name)? > rank(best.name())? {
            Some(best)
        } else {
            None
        }
    }

    /// Returns whether the server believes a proxy at this address about the origin of a request.
    pub(super) fn trusts(&self, address: IpAddr) -> bool {
        network(address).is_loopback() || self.lists(address)
    }

    /// Returns whether the configuration names a proxy at this address.
    pub(super) fn lists(&self, address: IpAddr) -> bool {
        let mut proxies = self.trusted_proxies.iter();
        proxies.any(|proxy| proxy.contains(address))
    }

    /// Returns whether a request is meant for this server. It is not if a page of another site has
    /// made its own host name point to this machine: then the request has that host name.
    pub(super) fn is_meant(&self, headers: &HeaderMap) -> bool {
        let Some(host) = headers.get(HOST).filter(|_| !self.allowed_hosts.is_empty()) else {
            return true;
        };
        let host = host.to_str().unwrap_or_default();
        let name = match host.rsplit_once(':') {
            Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
            Some(_) | None => host,
        };
        let is_number = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
        let mut allowed = self.allowed_hosts.iter();
        is_number
            || name == "localhost"
            || allowed.any(|allowed| allowed.eq_ignore_ascii_case(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proxies_are_trusted_by_their_network() {
        let networks = ["10.1.0.0/16", "2001:db8::/32", "192.0.2.7"];
        let access = Access {
            trusted_proxies: networks.map(|text| text.parse().expect("a network")).into(),
            ..Access::default()
        };
        for (address, trusted) in [
            ("127.0.0.1", true),
            ("::ffff:127.0.0.1", true),
            ("::1", true),
            ("10.1.255.3", true),
            ("::ffff:10.1.0.9", true),
            ("10.2.0.1", false),
            ("192.0.2.7", true),
            ("192.0.2.8", false),
            ("2001:db8:7::1", true),
            ("2001:db9::1", false),
        ] {
            assert_eq!(
                access.trusts(address.parse().expect("an address")),
                trusted,
                "{address}"
            );
        }
    }

    #[test]
    fn better_computer_players_than_the_server_has_are_replaced() {
        let access = |computers| Access {
            computers,
            ..Access::default()
        };
        for (best, asked, instead) in [
            (None, "expert", None),
            (Some(Level::EXPERT), "expert", None),
            (Some(Level::Normal), "expert", Some(Level::Normal)),
            (Some(Level::Normal), "normal", None),
            (Some(Level::Normal), "easy", None),
            (Some(Level::Easy), "expert", Some(Level::Easy)),
            (Some(Level::Easy), "normal", Some(Level::Easy)),
            // Other names are refused for another reason.
            (Some(Level::Easy), "random", None),
            (Some(Level::Easy), "", None),
        ] {
            assert_eq!(access(best).best_instead_of(asked), instead, "{asked}");
        }
    }

    #[test]
    fn names_that_are_not_ours_are_not_served() {
        let meant = |allowed: &[&str], host: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, host.parse().expect("a value"));
            let allowed_hosts = allowed.iter().map(|&name| name.to_owned()).collect();
            Access {
                allowed_hosts,
                ..Access::default()
            }
            .is_meant(&headers)
        };
        for (host, is_meant) in [
            ("domino.example", true),
            ("Domino.Example:7355", true),
            ("127.0.0.1:7355", true),
            ("[::1]:7355", true),
            ("localhost", true),
            ("evil.example", false),
            ("evil.example:7355", false),
            ("", false),
        ] {
            assert_eq!(meant(&["domino.example"], host), is_meant, "{host}");
            assert!(meant(&[], host), "{host}");
        }
    }
}
