//! Asks the accessibility bus, over D-Bus, whether a screen reader runs.
//!
//! Two method calls are all that is needed of D-Bus, so they are written out here: any D-Bus crate
//! would bring more code than the rest of the console. See the D-Bus Specification
//! (dbus.freedesktop.org, "Message Protocol", "Authentication Protocol") and, for
//! `org.a11y.Status`, at-spi2-core.

use std::env;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::ffi::OsStringExt;
use std::os::unix::net::{SocketAddr, UnixStream};
use std::time::Duration;

use super::ReaderRefused;

/// Whether this system has a screen reader through which the program can speak.
pub const SPEAKS: bool = false;

/// A screen reader through which the program can speak. Linux has none: Orca, Fenrir and BRLTTY
/// only read the screen.
pub enum Reader {}

impl Reader {
    /// Finds the running screen reader through which the program can speak.
    pub fn find() -> Option<Self> {
        None
    }

    /// Returns the name of the screen reader.
    pub fn name(&self) -> &'static str {
        match *self {}
    }

    /// Speaks a text and shows it in braille. With `interrupt`, whatever it is saying is cut short;
    /// otherwise the text waits.
    pub fn say(&self, _text: &str, _interrupt: bool) -> Result<(), ReaderRefused> {
        match *self {}
    }

    /// Makes the screen reader fall silent.
    pub fn hush(&self) -> Result<(), ReaderRefused> {
        match *self {}
    }
}

/// How long to wait for each answer of the bus.
const BUS_ANSWER_TIMEOUT: Duration = Duration::from_millis(500);

/// The longest answer accepted, in bytes. No real answer to these calls is that long.
const MAX_LENGTH: usize = 1 << 16;

/// Asks the desktop whether a screen reader runs. Returns `None` if it gives no answer.
pub(super) fn runs() -> Option<bool> {
    let address = env::var("DBUS_SESSION_BUS_ADDRESS").ok();
    let folder = env::var("XDG_RUNTIME_DIR").ok();
    is_enabled(&address.or_else(|| Some(format!("unix:path={}/bus", folder?)))?)
}

/// Asks the accessibility bus. Returns `None` if it gives no answer. A bus that is not running is
/// not started for this.
fn is_enabled(address: &str) -> Option<bool> {
    let mut bus = address.split(';').find_map(|one| connect(one).ok())?;
    let hello = TextCall {
        destination: "org.freedesktop.DBus",
        path: "/org/freedesktop/DBus",
        interface: "org.freedesktop.DBus",
        member: "Hello",
        arguments: &[],
    };
    let get = TextCall {
        destination: "org.a11y.Bus",
        path: "/org/a11y/bus",
        interface: "org.freedesktop.DBus.Properties",
        member: "Get",
        arguments: &["org.a11y.Status", "ScreenReaderEnabled"],
    };
    authenticate(&mut bus).ok()?;
    answer(&mut bus, &hello.bytes(1)).ok()?;
    let body = answer(&mut bus, &get.bytes(2)).ok()?;
    // A variant that holds a boolean, in either byte order.
    match body[..] {
        [1, b'b', 0, _, a, b, c, d] => Some([a, b, c, d] != [0; 4]),
        _ => None,
    }
}

/// Connects to one address, such as `unix:path=/run/user/1000/bus`.
fn connect(address: &str) -> io::Result<UnixStream> {
    let pairs = address.strip_prefix("unix:").unwrap_or_default();
    let socket = if let Some(path) = value_of("path", pairs) {
        SocketAddr::from_pathname(OsString::from_vec(path))?
    } else if let Some(name) = value_of("abstract", pairs) {
        SocketAddr::from_abstract_name(name)?
    } else {
        return Err(io::ErrorKind::Unsupported.into());
    };
    let bus = UnixStream::connect_addr(&socket)?;
    bus.set_read_timeout(Some(BUS_ANSWER_TIMEOUT))?;
    bus.set_write_timeout(Some(BUS_ANSWER_TIMEOUT))?;
    Ok(bus)
}

/// Returns the value of a key, from pairs such as `path=/run/user/1000/bus,guid=0`.
fn value_of(key: &str, pairs: &str) -> Option<Vec<u8>> {
    for pair in pairs.split(',') {
        if let Some((name, value)) = pair.split_once('=')
            && name == key
        {
            return Some(unescaped(value));
        }
    }
    None
}

/// Decodes a value of an address, in which `%20` means the byte 0x20.
fn unescaped(value: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = value.as_bytes();
    while let [first, others @ ..] = rest {
        if *first == b'%'
            && let Some(byte) = hexadecimal(others)
        {
            bytes.push(byte);
            rest = &others[2..];
        } else {
            bytes.push(*first);
            rest = others;
        }
    }
    bytes
}

/// Returns the byte that the first two digits stand for, if they are digits.
fn hexadecimal(digits: &[u8]) -> Option<u8> {
    let two = str::from_utf8(digits.get(..2)?).ok()?;
    u8::from_str_radix(two, 16).ok()
}

/// Authenticates as the user that the system knows this program to run as.
fn authenticate(bus: &mut UnixStream) -> io::Result<()> {
    let user = rustix::process::getuid().as_raw().to_string();
    // The protocol wants the user's number as the hexadecimal codes of its digits: 0 is 30.
    let mut codes = String::new();
    for digit in user.chars() {
        codes.push('3');
        codes.push(digit);
    }
    bus.write_all(format!("\0AUTH EXTERNAL {codes}\r\n").as_bytes())?;
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n") {
        let mut byte = [0];
        bus.read_exact(&mut byte)?;
        answer.extend(byte);
        if answer.len() > MAX_LENGTH {
            return Err(io::ErrorKind::InvalidData.into());
        }
    }
    if !answer.starts_with(b"OK ") {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    bus.write_all(b"BEGIN\r\n")
}

/// A method call whose arguments are all strings.
struct TextCall<'a> {
    destination: &'a str,
    path: &'a str,
    interface: &'a str,
    member: &'a str,
    arguments: &'a [&'a str],
}

impl TextCall<'_> {
    /// Returns the bytes to send, with this serial number.
    fn bytes(&self, serial: u32) -> Vec<u8> {
        const METHOD_CALL: u8 = 1;
        const NO_AUTO_START: u8 = 2;
        const VERSION: u8 = 1;
        let mut body = Vec::new();
        for argument in self.arguments {
            align(&mut body, 4);
            put_text(&mut body, argument);
        }
        let mut fields = Vec::new();
        for (code, kind, value) in [
            (1, b'o', self.path),
            (2, b's', self.interface),
            (3, b's', self.member),
            (6, b's', self.destination),
        ] {
            align(&mut fields, 8);
            fields.extend([code, 1, kind, 0]);
            put_text(&mut fields, value);
        }
        if !self.arguments.is_empty() {
            align(&mut fields, 8);
            let count = self.arguments.len();
            fields.extend([8, 1, b'g', 0]);
            fields.push(u8::try_from(count).expect("two arguments at most"));
            fields.extend(vec![b's'; count]);
            fields.push(0);
        }
        let mut bytes = vec![b'l', METHOD_CALL, NO_AUTO_START, VERSION];
        bytes.extend(length(&body));
        bytes.extend(serial.to_le_bytes());
        bytes.extend(length(&fields));
        bytes.extend(fields);
        align(&mut bytes, 8);
        bytes.extend(body);
        bytes
    }
}

fn length(bytes: &[u8]) -> [u8; 4] {
    let length = u32::try_from(bytes.len()).expect("these calls are short");
    length.to_le_bytes()
}

fn align(bytes: &mut Vec<u8>, to: usize) {
    bytes.resize(bytes.len().next_multiple_of(to), 0);
}

fn put_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.extend(length(text.as_bytes()));
    bytes.extend(text.bytes());
    bytes.push(0);
}

/// Sends a call and returns the body of its answer. Signals that arrive in between are skipped.
fn answer(bus: &mut UnixStream, call: &[u8]) -> io::Result<Vec<u8>> {
    const METHOD_RETURN: u8 = 2;
    const ERROR: u8 = 3;
    bus.write_all(call)?;
    loop {
        let mut head = [0; 16];
        bus.read_exact(&mut head)?;
        let body_length = number_at(4, &head);
        let fields_length = number_at(12, &head);
        if body_length > MAX_LENGTH || fields_length > MAX_LENGTH {
            return Err(io::ErrorKind::InvalidData.into());
        }
        // The body begins at a multiple of eight.
        let body_at = fields_length.next_multiple_of(8);
        let mut rest = vec![0; body_at + body_length];
        bus.read_exact(&mut rest)?;
        match head[1] {
            METHOD_RETURN => return Ok(rest.split_off(body_at)),
            ERROR => return Err(io::ErrorKind::NotFound.into()),
            _ => {}
        }
    }
}

/// Returns a number of a message's head, whose first byte says in which order its bytes are.
fn number_at(at: usize, head: &[u8; 16]) -> usize {
    let four = [head[at], head[at + 1], head[at + 2], head[at + 3]];
    let number = if head[0] == b'B' {
        u32::from_be_bytes(four)
    } else {
        u32::from_le_bytes(four)
    };
    usize::try_from(number).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::os::unix::net::UnixListener;
    use std::thread;

    use super::*;

    /// Builds a message without header fields.
    fn message(kind: u8, body: &[u8]) -> Vec<u8> {
        let mut bytes = vec![b'l', kind, 0, 1];
        bytes.extend(length(body));
        bytes.extend([0; 8]);
        bytes.extend(body);
        bytes
    }

    /// Plays a bus that gives these answers (to `Hello` and to `Get`). Returns what was concluded
    /// from them, and what was asked.
    fn asked(answers: &[Vec<u8>]) -> (Option<bool>, Vec<u8>) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a bus");
        let listener = UnixListener::bind(&path).expect("a socket");
        let answers = answers.concat();
        let bus = thread::spawn(move || {
            let (mut stream, _) = listener.accept().expect("a program");
            let mut from = BufReader::new(stream.try_clone().expect("a socket"));
            let mut line = Vec::new();
            from.read_until(b'\n', &mut line).expect("who it is");
            assert!(line.starts_with(b"\0AUTH EXTERNAL "));
            stream.write_all(b"OK 1234\r\n").expect("it reads");
            line.clear();
            from.read_until(b'\n', &mut line).expect("more");
            assert_eq!(line, b"BEGIN\r\n");
            stream.write_all(&answers).expect("it reads");
            let mut calls = Vec::new();
            // The program closes the connection when it has its answer or gives up.
            let _ = from.read_to_end(&mut calls);
            calls
        });
        let path = path.display().to_string().replace(' ', "%20");
        let told = is_enabled(&format!("tcp:host=nowhere;unix:path={path},guid=12"));
        (told, bus.join().expect("no panic"))
    }

    #[test]
    fn the_bus_is_believed() {
        let hello = message(2, b"\x05\0\0\0:1.42\0");
        let signal = message(4, b"");
        let value = |value: u8| message(2, &[1, b'b', 0, 0, value, 0, 0, 0]);
        let (told, calls) = asked(&[hello.clone(), signal.clone(), value(1)]);
        assert_eq!(told, Some(true));
        let has = |text: &[u8]| calls.windows(text.len()).any(|part| part == text);
        assert!(has(b"org.a11y.Status") && has(b"ScreenReaderEnabled"));
        assert_eq!(asked(&[hello, signal, value(0)]).0, Some(false));
    }

    #[test]
    fn what_is_no_answer_tells_nothing() {
        let hello = message(2, b"");
        for answers in [
            vec![],
            vec![hello.clone(), message(3, b"no such name")],
            vec![hello.clone(), message(2, b"")],
            vec![hello.clone(), message(2, &[1, b's', 0, 0, 1, 0, 0, 0])],
            vec![
                hello,
                vec![
                    b'l', 2, 0, 1, 255, 255, 255, 255, 0, 0, 0, 0, 255, 255, 255, 255,
                ],
            ],
        ] {
            assert_eq!(asked(&answers).0, None, "{answers:?}");
        }
    }

    #[test]
    fn without_a_bus_nothing_is_known_at_once() {
        for address in [
            "",
            "unix:",
            "unix:path=/nowhere/bus",
            "unix:abstract=no such name",
            "tcp:host=x",
        ] {
            assert_eq!(is_enabled(address), None, "{address:?}");
        }
    }
}
