//! The address of a parlour: a host, with or without a port, or the address of a WebSocket.

use crate::host_name::in_ascii;
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
#[error("an address is a host, a host and a port, or a link")]
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
        let pasted: PastedAddress = text.parse()?;
        Ok(pasted.address)
    }
}

/// An address as people paste it: what the program or its page shows, and what chat programs make
/// of it. A link to a table also names the table.
///
/// ```
/// use serpente_client::PastedAddress;
///
/// let pasted: PastedAddress = "<http://192.168.1.5:7355/t/calm-red-fox>".parse()?;
/// assert_eq!(pasted.address.to_string(), "192.168.1.5:7355");
/// assert_eq!(pasted.table.as_deref(), Some("calm-red-fox"));
/// # Ok::<(), serpente_client::BadAddress>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastedAddress {
    /// The address of the parlour.
    pub address: Address,
    /// The table to which the link leads.
    pub table: Option<String>,
}

/// The command that the program tells friends to type, which is pasted with its address.
const JOIN: &str = "serpente join ";

impl FromStr for PastedAddress {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        // Chat programs put marks without a width around what they link.
        let seen: String = text.chars().filter(|&letter| has_width(letter)).collect();
        let mut rest = seen.as_str();
        if let Some(at) = seen.find(JOIN) {
            rest = &seen[at + JOIN.len()..];
        } else if let Some(at) = begin_of_link(&seen) {
            rest = &seen[at..];
            // What stands around a link ends it.
            rest = rest.split(ends_a_link).next().unwrap_or_default();
        }
        let mut words = rest.trim_matches(surrounds).split_whitespace();
        let first = words.next().unwrap_or_default();
        let second = words.next();
        let is_command = seen.contains(JOIN);
        if words.next().is_some() || (second.is_some() && !is_command) {
            return Err(BadAddress);
        }
        let mut pasted = read(first.trim_matches(surrounds))?;
        if let Some(table) = second {
            pasted.table = table_name(table);
        }
        Ok(pasted)
    }
}

/// Returns whether a letter can be seen: the marks that chat programs add have no width.
fn has_width(letter: char) -> bool {
    !matches!(letter, '\u{200b}'..='\u{200f}' | '\u{feff}')
}

/// Returns where a link begins in this text, if there is one.
fn begin_of_link(text: &str) -> Option<usize> {
    let lower = text.to_ascii_lowercase();
    let mut first = None;
    for scheme in ["https://", "http://", "wss://", "ws://"] {
        if let Some(at) = lower.find(scheme) {
            first = Some(first.map_or(at, |before: usize| before.min(at)));
        }
    }
    first
}

/// Returns whether a link ends before this letter.
fn ends_a_link(letter: char) -> bool {
    letter.is_whitespace() || "<>()\"\u{bb}\u{201d}".contains(letter)
}

/// Returns whether this may stand around an address without being a part of it.
fn surrounds(letter: char) -> bool {
    let quotes =
        "\"'`<>()\u{ab}\u{bb}\u{2018}\u{2019}\u{201a}\u{201c}\u{201d}\u{201e}\u{2039}\u{203a}";
    letter.is_whitespace() || quotes.contains(letter) || ".,;!?".contains(letter)
}

/// Returns this text as the name of a table, if it can be one.
fn table_name(text: &str) -> Option<String> {
    let name = text.to_lowercase();
    for letter in name.chars() {
        if !letter.is_ascii_alphanumeric() && letter != '-' {
            return None;
        }
    }
    if name.is_empty() { None } else { Some(name) }
}

/// Reads an address that has nothing around it.
fn read(typed: &str) -> Result<PastedAddress, BadAddress> {
    if typed.is_empty() || typed.len() > Address::LONGEST {
        return Err(BadAddress);
    }
    let (typed_scheme, behind_scheme) = typed.split_once("://").unwrap_or(("", typed));
    let scheme = typed_scheme.to_ascii_lowercase();
    // What pages add to a link for themselves says nothing to us.
    let link = behind_scheme.split(['?', '#']).next().unwrap_or_default();
    let (typed_host, typed_path) = link.split_once('/').unwrap_or((link, ""));
    let is_plain = typed_path.bytes().all(|letter| letter.is_ascii_graphic());
    // What is told keeps the letters of the name; the network knows it in ASCII.
    let named_host = typed_host.to_lowercase();
    let host = host_in_ascii(&named_host).ok_or(BadAddress)?;
    if !is_plain || !host.bytes().all(|letter| letter.is_ascii_graphic()) {
        return Err(BadAddress);
    }
    let path = typed_path.trim_end_matches('/');
    let mut folder = path;
    let mut table = None;
    // The address of a page, `…/t/NAME`, or of a WebSocket, `…/ws`.
    // A phone may begin it with a capital.
    if let Some((before, name)) = path.rsplit_once('/')
        && let Some(is_table) = before.rsplit('/').next()
        && is_table.eq_ignore_ascii_case("t")
    {
        table = table_name(name);
        folder = before[..before.len() - 1].trim_end_matches('/');
    }
    let address = match scheme.as_str() {
        "ws" | "wss" if host.is_empty() => return Err(BadAddress),
        "ws" | "wss" if table.is_none() => {
            let socket_path = if path.is_empty() {
                PATH.to_owned()
            } else {
                format!("/{path}")
            };
            Address {
                typed: typed.to_owned(),
                url: format!("{scheme}://{host}{socket_path}"),
            }
        }
        "http" | "https" | "ws" | "wss" => {
            host_and_port(&host)?;
            let is_secret = matches!(scheme.as_str(), "https" | "wss");
            let kind = if is_secret { "wss" } else { "ws" };
            let own_port = if is_secret { ":443" } else { ":80" };
            let place = host.strip_suffix(own_port).unwrap_or(&host);
            let named = named_host.strip_suffix(own_port).unwrap_or(&named_host);
            let behind = if folder.is_empty() {
                String::new()
            } else {
                format!("/{folder}{PATH}")
            };
            let url = format!("{kind}://{place}{behind}");
            let named_url = format!("{kind}://{named}{behind}");
            // Without a scheme, the port has to be there: our own is another one.
            let has_port = !place.ends_with(']') && place.contains(':');
            let short = has_port && !is_secret && behind.is_empty();
            Address {
                typed: if short { named.to_owned() } else { named_url },
                url: if behind.is_empty() {
                    format!("{url}{PATH}")
                } else {
                    url
                },
            }
        }
        "" if folder.is_empty() || folder == PATH.trim_start_matches('/') => {
            let known = host_and_port(&host)?;
            Address {
                typed: typed_host.to_owned(),
                url: format!("ws://{}:{}{PATH}", known.host_name, known.port),
            }
        }
        _ => return Err(BadAddress),
    };
    Ok(PastedAddress { address, table })
}

/// Returns a host, with or without a port, in ASCII; `None` if its name has signs that no name has.
fn host_in_ascii(host: &str) -> Option<String> {
    match host.rsplit_once(':') {
        Some((name, port)) if !name.is_ascii() => Some(format!("{}:{port}", in_ascii(name)?)),
        Some(_) | None => in_ascii(host),
    }
}

/// The host of an address, as written in a URL, and its port.
struct HostAndPort {
    host_name: String,
    port: u16,
}

/// Splits an address into the host, as written in a URL, and the port.
fn host_and_port(text: &str) -> Result<HostAndPort, BadAddress> {
    if text.parse::<Ipv6Addr>().is_ok() {
        let host = format!("[{text}]");
        return Ok(HostAndPort {
            host_name: host,
            port: PORT,
        });
    }
    let (host, port) = match text.rsplit_once(':') {
        Some((host, _)) if text.ends_with(']') && !host.is_empty() => (text, PORT),
        Some((host, port)) => (host, port.parse().map_err(|_| BadAddress)?),
        None => (text, PORT),
    };
    let inner = host
        .strip_prefix('[')
        .and_then(|opened| opened.strip_suffix(']'));
    let is_named = |letter: char| letter.is_ascii_alphanumeric() || "-._".contains(letter);
    let is_host = match inner {
        Some(inner) => inner.parse::<Ipv6Addr>().is_ok(),
        None => !host.is_empty() && host.chars().all(is_named),
    };
    if !is_host {
        return Err(BadAddress);
    }
    let host = host.to_owned();
    Ok(HostAndPort {
        host_name: host,
        port,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_type_becomes_the_address_of_a_websocket() {
        for (typed, url) in [
            ("calm-fox.local", "ws://calm-fox.local:7355/ws"),
            (" Fox:8000 ", "ws://fox:8000/ws"),
            ("München.example", "ws://xn--mnchen-3ya.example:7355/ws"),
            ("fuchsä:8000", "ws://xn--fuchs-kra:8000/ws"),
            ("wss://日本語.example/ws", "wss://xn--wgv71a119e.example/ws"),
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
            "http://",
            "http://fox:x/",
            "fox/elsewhere",
            "ftp://fox/",
            "ws://",
            "wss:///ws",
            "a b",
            "fuchs\u{2603}",
            "fox/\u{e4}",
            "[fox]",
            ":7355",
            "fox@7355",
        ] {
            assert_eq!(typed.parse::<Address>(), Err(BadAddress), "{typed}");
        }
        assert_eq!(
            "fox/ws".parse::<Address>().map(|fox| fox.url),
            "fox".parse::<Address>().map(|fox| fox.url)
        );
        let long = "x".repeat(Address::LONGEST + 1);
        assert_eq!(long.parse::<Address>(), Err(BadAddress));
    }

    /// What is pasted, the address that is shown of it, its WebSocket, and the table.
    const PASTED: &[(&str, &str, &str, Option<&str>)] = &[
        (
            "http://10.0.0.7:7355/",
            "10.0.0.7:7355",
            "ws://10.0.0.7:7355/ws",
            None,
        ),
        (
            "10.0.0.7:7355/",
            "10.0.0.7:7355",
            "ws://10.0.0.7:7355/ws",
            None,
        ),
        ("HTTP://Fox:8000", "fox:8000", "ws://fox:8000/ws", None),
        (
            "http://fox.example/",
            "ws://fox.example",
            "ws://fox.example/ws",
            None,
        ),
        (
            "https://fox.example:443/",
            "wss://fox.example",
            "wss://fox.example/ws",
            None,
        ),
        (
            "https://fox.example/domino/t/calm-red-fox",
            "wss://fox.example/domino/ws",
            "wss://fox.example/domino/ws",
            Some("calm-red-fox"),
        ),
        (
            "https://fox.example/?fbclid=x",
            "wss://fox.example",
            "wss://fox.example/ws",
            None,
        ),
        (
            "http://10.0.0.7:7355/t/calm-red-fox",
            "10.0.0.7:7355",
            "ws://10.0.0.7:7355/ws",
            Some("calm-red-fox"),
        ),
        (
            "10.0.0.7:7355/T/Calm-Red-Fox/",
            "10.0.0.7:7355",
            "ws://10.0.0.7:7355/ws",
            Some("calm-red-fox"),
        ),
        (
            "http://[fd00::1]:7355/t/calm-red-fox",
            "[fd00::1]:7355",
            "ws://[fd00::1]:7355/ws",
            Some("calm-red-fox"),
        ),
        (
            "  \u{201c}http://fox:80/t/calm-red-fox\u{201d}.",
            "ws://fox",
            "ws://fox/ws",
            Some("calm-red-fox"),
        ),
        (
            "https://m\u{fc}nchen.example/t/calm-red-fox",
            "wss://m\u{fc}nchen.example",
            "wss://xn--mnchen-3ya.example/ws",
            Some("calm-red-fox"),
        ),
        ("'fox'", "fox", "ws://fox:7355/ws", None),
        (
            "<wss://fox.example>",
            "wss://fox.example",
            "wss://fox.example/ws",
            None,
        ),
        (
            "[play](https://fox.example/t/calm-red-fox)",
            "wss://fox.example",
            "wss://fox.example/ws",
            Some("calm-red-fox"),
        ),
        (
            "Open it in a browser at http://10.0.0.7:7355/.",
            "10.0.0.7:7355",
            "ws://10.0.0.7:7355/ws",
            None,
        ),
        (
            "Friends type: serpente join 10.0.0.7",
            "10.0.0.7",
            "ws://10.0.0.7:7355/ws",
            None,
        ),
        (
            "serpente join 10.0.0.7 calm-red-fox",
            "10.0.0.7",
            "ws://10.0.0.7:7355/ws",
            Some("calm-red-fox"),
        ),
        (
            "\u{200b}fox:8000\u{feff}",
            "fox:8000",
            "ws://fox:8000/ws",
            None,
        ),
    ];

    #[test]
    fn what_is_pasted_leads_to_its_parlour_and_its_table() {
        for &(pasted, shown, url, named) in PASTED {
            let found: PastedAddress = pasted.parse().expect(pasted);
            assert_eq!(found.address.url, url, "{pasted}");
            assert_eq!(found.address.to_string(), shown, "{pasted}");
            assert_eq!(found.table.as_deref(), named, "{pasted}");
            let again: Address = shown.parse().expect(shown);
            assert_eq!(again.url, url, "what is shown of {pasted} leads there, too");
        }
    }
}
