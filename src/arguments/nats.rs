//! The addresses of NATS servers, as they are typed.

use std::fmt;
use std::str::FromStr;

/// The default port of a NATS server.
const USUAL_PORT: u16 = 4222;

/// The addresses of one or more NATS servers.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsAddresses(Vec<ServerAddress>);

/// The address of one server.
#[derive(Clone, PartialEq, Eq)]
struct ServerAddress {
    /// The address as typed. It may contain a user name and a password.
    typed: String,
    host_name: String,
    port: u16,
}

/// The text is not an address of a NATS server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("that is no address of a NATS server")]
pub struct NoAddress;

impl NatsAddresses {
    /// Returns each address as typed.
    pub fn typed(&self) -> Vec<String> {
        self.0.iter().map(|server| server.typed.clone()).collect()
    }
}

impl FromStr for NatsAddresses {
    type Err = NoAddress;

    fn from_str(text: &str) -> Result<Self, NoAddress> {
        let servers: Result<_, _> = text.split(',').map(str::parse).collect();
        servers.map(Self)
    }
}

impl FromStr for ServerAddress {
    type Err = NoAddress;

    fn from_str(text: &str) -> Result<Self, NoAddress> {
        let typed = text.trim();
        let (scheme, rest) = typed.split_once("://").unwrap_or(("nats", typed));
        let (_, after_user) = rest.rsplit_once('@').unwrap_or(("", rest));
        let place = after_user.strip_suffix('/').unwrap_or(after_user);
        // The colons of an IPv6 address are inside brackets.
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => {
                (host, port.parse().map_err(|_| NoAddress)?)
            }
            _ => (place, USUAL_PORT),
        };
        if !matches!(scheme, "nats" | "tls") || host.is_empty() {
            return Err(NoAddress);
        }
        for letter in host.chars() {
            if !letter.is_alphanumeric() && !"-._[]:".contains(letter) {
                return Err(NoAddress);
            }
        }
        Ok(Self {
            typed: typed.to_owned(),
            host_name: host.to_owned(),
            port,
        })
    }
}

/// Writes the addresses without user names and passwords, because they appear in messages.
impl fmt::Display for NatsAddresses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, server) in self.0.iter().enumerate() {
            let comma = if at > 0 { ", " } else { "" };
            write!(f, "{comma}{}:{}", server.host_name, server.port)?;
        }
        Ok(())
    }
}

impl fmt::Debug for NatsAddresses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_without_passwords() {
        for (given, told) in [
            ("nats://10.0.0.1", Some("10.0.0.1:4222")),
            ("10.0.0.1", Some("10.0.0.1:4222")),
            ("[::1]", Some("[::1]:4222")),
            ("nats://[::1]:4333/", Some("[::1]:4333")),
            (
                "nats://ada:sesame@a.example:4333, tls://b.example",
                Some("a.example:4333, b.example:4222"),
            ),
            ("http://a.example", None),
            ("a b", None),
            ("a:port", None),
            ("", None),
            ("nats://a,", None),
            ("nats://", None),
        ] {
            let read: Result<NatsAddresses, _> = given.parse();
            let shown = read.ok().map(|read| read.to_string());
            assert_eq!(shown.as_deref(), told, "{given}");
        }
    }
}
