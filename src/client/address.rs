//! The address of a parlour: a host, with or without a port, or the address of a WebSocket.

use crate::wire::{PATH, PORT};
use std::fmt;
use std::net::Ipv6Addr;
use std::str::FromStr;

/// The address of a parlour.
///
/// ```
/// use serpente_client::Address;
///
/// let here: Address = "192.168.1.5".parse()?;
/// assert_eq!(here.to_string(), "192.168.1.5");
/// assert_eq!(here.page(), "http://192.168.1.5:7355/");
/// let far: Address = "wss://domino.example/ws".parse()?;
/// assert_eq!(far.page(), "https://domino.example/");
/// # Ok::<(), serpente_client::BadAddress>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Address {
    /// The address as the player typed it.
    typed: String,
    pub(crate) url: String,
}

/// The typed text is not an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an address is a host, a host and a port, or begins with ws:// or wss://")]
pub struct BadAddress;

impl Address {
    /// The longest address that can be typed, in characters.
    pub const LONGEST: usize = 255;

    /// Returns the address of the parlour's page for browsers.
    pub fn page(&self) -> String {
        let place = self.url.strip_suffix(PATH).unwrap_or(&self.url);
        format!("http{}/", place.strip_prefix("ws").unwrap_or(place))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&self.typed)
    }
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        let typed = text.trim();
        let is_plain = |letter: char| letter.is_ascii_graphic();
        if typed.is_empty() || typed.len() > Self::LONGEST || !typed.chars().all(is_plain) {
            return Err(BadAddress);
        }
        let lower = typed.to_ascii_lowercase();
        let plain = lower.strip_prefix("ws://");
        let url = if let Some(rest) = plain.or_else(|| lower.strip_prefix("wss://")) {
            let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
            if host.is_empty() {
                return Err(BadAddress);
            }
            let begin = &typed[..typed.len() - rest.len()].to_ascii_lowercase();
            let path = if path.is_empty() {
                PATH
            } else {
                &typed[typed.len() - path.len() - 1..]
            };
            format!("{begin}{host}{path}")
        } else {
            let (host, port) = host_and_port(&lower)?;
            format!("ws://{host}:{port}{PATH}")
        };
        Ok(Self {
            typed: typed.to_owned(),
            url,
        })
    }
}

/// Splits an address into the host, as written in a URL, and the port.
fn host_and_port(text: &str) -> Result<(String, u16), BadAddress> {
    if text.parse::<Ipv6Addr>().is_ok() {
        return Ok((format!("[{text}]"), PORT));
    }
    let (host, port) = match text.rsplit_once(':') {
        Some((host, _)) if text.ends_with(']') && !host.is_empty() => (text, PORT),
        Some((host, port)) => (host, port.parse().map_err(|_| BadAddress)?),
        None => (text, PORT),
    };
    let inner = host.strip_prefix('[');
    let inner = inner.and_then(|host| host.strip_suffix(']'));
    let is_named = |letter: char| letter.is_ascii_alphanumeric() || "-._".contains(letter);
    let is_host = match inner {
        Some(inner) => inner.parse::<Ipv6Addr>().is_ok(),
        None => !host.is_empty() && host.chars().all(is_named),
    };
    is_host.then(|| (host.to_owned(), port)).ok_or(BadAddress)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_type_becomes_the_address_of_a_websocket() {
        for (typed, url) in [
            ("calm-fox.local", "ws://calm-fox.local:7355/ws"),
            (" Fox:8000 ", "ws://fox:8000/ws"),
            ("192.168.1.5", "ws://192.168.1.5:7355/ws"),
            ("::1", "ws://[::1]:7355/ws"),
            ("[::1]", "ws://[::1]:7355/ws"),
            ("[::1]:80", "ws://[::1]:80/ws"),
            ("ws://fox", "ws://fox/ws"),
            ("wss://Fox.example/", "wss://fox.example/ws"),
            (
                "WSS://fox.example:443/Tables/ws",
                "wss://fox.example:443/Tables/ws",
            ),
        ] {
            let address: Address = typed.parse().expect(typed);
            assert_eq!(address.url, url, "{typed}");
            assert_eq!(address.to_string(), typed.trim());
        }
        let page = |typed: &str| typed.parse().map(|address: Address| address.page());
        assert_eq!(page("::1"), Ok("http://[::1]:7355/".to_owned()));
        let far = Ok("https://fox.example:8000/".to_owned());
        assert_eq!(page("wss://fox.example:8000"), far);
        for typed in [
            "",
            "  ",
            "fox:",
            "fox:x",
            "fox:70000",
            "http://fox",
            "fox/ws",
            "ws://",
            "wss:///ws",
            "a b",
            "fuchs\u{e4}",
            "[fox]",
            ":7355",
            "fox@7355",
        ] {
            assert_eq!(typed.parse::<Address>(), Err(BadAddress), "{typed}");
        }
        let long = "x".repeat(Address::LONGEST + 1);
        assert_eq!(long.parse::<Address>(), Err(BadAddress));
    }
}
