//! An independent client: a WebSocket and JSON, and nothing of the program's code.

use rustls::{ClientConnection, StreamOwned};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message, WebSocket};

/// Longer than anything takes.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A connection, encrypted or not.
pub enum Line {
    /// As it is.
    Plain(TcpStream),
    /// With TLS.
    Encrypted(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Line {
    /// Returns the connection below it.
    pub fn stream(&self) -> &TcpStream {
        match self {
            Self::Plain(stream) => stream,
            Self::Encrypted(stream) => stream.get_ref(),
        }
    }
}

impl Read for Line {
    fn read(&mut self, piece: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Plain(stream) => stream.read(piece),
            Self::Encrypted(stream) => stream.read(piece),
        }
    }
}

impl Write for Line {
    fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
        match self {
            Self::Plain(stream) => stream.write(piece),
            Self::Encrypted(stream) => stream.write(piece),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(stream) => stream.flush(),
            Self::Encrypted(stream) => stream.flush(),
        }
    }
}

/// A client that knows nothing of the types of the program.
pub struct Client {
    socket: WebSocket<Line>,
    /// The token by which the server knows it again.
    pub token: String,
    /// The events received, each with its number and its text.
    pub lines: Vec<(u64, String)>,
    /// All other frames received.
    pub frames: Vec<Value>,
    /// The table as last received.
    pub table: Value,
    /// How often it has reconnected.
    pub reconnected: u32,
    /// The random bytes that it has promised for the next deal.
    promised: Option<String>,
}

/// Connects and begins the protocol.
pub fn connect(address: SocketAddr) -> WebSocket<Line> {
    let stream = TcpStream::connect(address).expect("it listens");
    speak(address, Line::Plain(stream))
}

/// Begins the protocol on a connection.
pub fn speak(address: SocketAddr, stream: Line) -> WebSocket<Line> {
    try_speak(address, stream).expect("it speaks WebSocket")
}

/// Connects, if the server accepts another connection.
pub fn try_connect(address: SocketAddr) -> Option<WebSocket<Line>> {
    let stream = TcpStream::connect(address).expect("it listens");
    try_speak(address, Line::Plain(stream))
}

fn try_speak(address: SocketAddr, stream: Line) -> Option<WebSocket<Line>> {
    let plain = stream.stream();
    plain.set_nodelay(true).expect("a connection");
    plain.set_read_timeout(Some(PATIENCE)).expect("a timeout");
    let request = format!("ws://{address}/ws");
    let mut request = request.into_client_request().expect("an address");
    let protocol = "serpente.1".parse().expect("a header");
    request
        .headers_mut()
        .insert("sec-websocket-protocol", protocol);
    let (socket, answer) = tungstenite::client(request, stream).ok()?;
    let spoken = answer.headers().get("sec-websocket-protocol");
    assert_eq!(
        spoken.and_then(|spoken| spoken.to_str().ok()),
        Some("serpente.1")
    );
    Some(socket)
}

impl Client {
    /// Connects and introduces itself.
    pub fn new(address: SocketAddr, name: &str) -> Self {
        Self::with_token(address, name, None)
    }

    /// Connects and introduces itself with the token of an earlier connection.
    pub fn with_token(address: SocketAddr, name: &str, token: Option<&str>) -> Self {
        Self::on(connect(address), name, token)
    }

    /// Introduces the client on this connection.
    pub fn on(socket: WebSocket<Line>, name: &str, token: Option<&str>) -> Self {
        let hello =
            json!({"type": "hello", "protocol": 1, "name": name, "token": token, "lang": "en"});
        let (client, welcome) = Self::greeting(socket, &hello);
        assert_eq!(welcome["name"], name);
        assert_eq!(welcome["parlour"], "Test");
        client
    }

    /// Introduces the client by six words. Returns the answer, too.
    pub fn by_code(address: SocketAddr, words: &str) -> (Self, Value) {
        let hello =
            json!({"type": "hello", "protocol": 1, "name": "Nobody", "lang": "en", "code": words});
        Self::greeting(connect(address), &hello)
    }

    fn greeting(socket: WebSocket<Line>, hello: &Value) -> (Self, Value) {
        let mut client = Self {
            socket,
            token: String::new(),
            lines: Vec::new(),
            frames: Vec::new(),
            table: Value::Null,
            reconnected: 0,
            promised: None,
        };
        client.send(hello);
        let answer = client.until_one_of(&["welcome", "closing"]);
        let token = answer["token"].as_str().unwrap_or_default();
        token.clone_into(&mut client.token);
        (client, answer)
    }

    /// Reconnects as the same person, with the events received before.
    pub fn again(&mut self, address: SocketAddr, name: &str) {
        let new = Self::with_token(address, name, Some(&self.token));
        assert_eq!(new.token, self.token);
        let lines = std::mem::take(&mut self.lines);
        let table = self.table.clone();
        let promised = self.promised.take();
        *self = Self {
            lines,
            table,
            promised,
            reconnected: self.reconnected + 1,
            ..new
        };
        let name = self.table["table"].clone();
        let after = self.last_line();
        self.send(
            &json!({"type": "sit", "table": name, "seat": null, "after": after, "secret": null}),
        );
    }

    /// Returns the number of the last event received.
    pub fn last_line(&self) -> u64 {
        self.lines.last().map_or(0, |(n, _)| *n)
    }

    /// Sends a frame.
    pub fn send(&mut self, frame: &Value) {
        self.send_text(&frame.to_string());
    }

    /// Sends a text as it is.
    pub fn send_text(&mut self, text: &str) {
        // A closed connection reads nothing.
        let _ = self.try_send(text);
    }

    /// Sends a text. Returns whether the connection accepted it.
    pub fn try_send(&mut self, text: &str) -> bool {
        self.socket.send(Message::text(text)).is_ok()
    }

    /// Returns its connection.
    pub fn connection(&mut self) -> &mut Line {
        self.socket.get_mut()
    }

    /// Returns the next frame; `None` if the connection has ended or nothing comes in this time.
    pub fn next_within(&mut self, time: Duration) -> Option<Value> {
        let until = Instant::now() + time;
        loop {
            // The server's pings prolong nothing.
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return None;
            }
            let stream = self.socket.get_ref().stream();
            stream.set_read_timeout(Some(left)).expect("a timeout");
            let text = match self.socket.read() {
                Ok(Message::Text(text)) => text,
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => continue,
            };
            let frame: Value = serde_json::from_str(&text).expect("JSON");
            match frame["type"].as_str().expect("a type") {
                "event" => {
                    let n = frame["n"].as_u64().expect("a number");
                    assert!(n > self.last_line(), "{n} after {}", self.last_line());
                    self.lines.push((n, event(&text).to_owned()));
                    let is_new = self.table["n"].as_u64().is_some_and(|known| known <= n);
                    if is_new && !self.table["seat"].is_null() {
                        self.take_part_in_deal(n, &frame["event"]);
                    }
                }
                "table" => {
                    self.table = frame.clone();
                    self.take_part_again();
                }
                _ => self.frames.push(frame.clone()),
            }
            return Some(frame);
        }
    }

    /// Promises random bytes for a deal that was sealed, and sends them when everybody has promised some.
    fn take_part_in_deal(&mut self, n: u64, event: &Value) {
        match event["type"].as_str() {
            Some("sealed") => {
                // Random bytes that no other client sends.
                let bytes = format!("{}{n:016x}", &self.token[..48]);
                let hash = Sha256::digest(from_hex(&bytes));
                self.send(&json!({"type": "promise", "n": n, "hash": to_hex(&hash)}));
                self.promised = Some(bytes);
            }
            Some("promised") => {
                if let Some(bytes) = &self.promised {
                    let nonce = json!({"type": "nonce", "n": n, "bytes": bytes});
                    self.send(&nonce);
                }
            }
            Some("nonces") => self.promised = None,
            _ => {}
        }
    }

    /// Sends what a deal still waits for once more, as it may not have arrived before the connection broke.
    fn take_part_again(&mut self) {
        let Some((n, text)) = self.lines.last() else {
            return;
        };
        if self.promised.is_some() && self.table["n"].as_u64() == Some(*n) {
            let n = *n;
            let event: Value = serde_json::from_str(text).expect("JSON");
            self.take_part_in_deal(n, &event);
        }
    }

    /// Returns the next frame, or `None` when the connection has ended.
    #[expect(clippy::should_implement_trait, reason = "a client is not an iterator")]
    pub fn next(&mut self) -> Option<Value> {
        self.next_within(PATIENCE)
    }

    /// Takes frames until one of this type has come.
    pub fn until(&mut self, kind: &str) -> Value {
        self.until_one_of(&[kind])
    }

    /// Takes frames until one of any of these types has come.
    pub fn until_one_of(&mut self, kinds: &[&str]) -> Value {
        let until = Instant::now() + PATIENCE * 2;
        loop {
            assert!(Instant::now() < until, "no {kinds:?}: {:?}", self.frames);
            let frame = self
                .next()
                .unwrap_or_else(|| panic!("no {kinds:?}: {:?}", self.frames));
            if kinds.iter().any(|kind| frame["type"] == *kind) {
                return frame;
            }
        }
    }

    /// Sends a frame and returns the reason for which it is refused.
    pub fn refused(&mut self, frame: &Value) -> String {
        self.send(frame);
        let refused = self.until("refused");
        let sentence = refused["text"].as_str().expect("a sentence");
        assert!(sentence.ends_with('.') && sentence.len() > 10, "{sentence}");
        refused["reason"].as_str().expect("a reason").to_owned()
    }
}

/// Returns the text of the event in a frame, byte for byte.
fn event(frame: &str) -> &str {
    let begin = frame.find(r#""event":"#).expect("an event") + r#""event":"#.len();
    let mut depth = 0;
    let mut quoted = false;
    let mut escaped = false;
    for (at, byte) in frame.bytes().enumerate().skip(begin) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'{' if !quoted => depth += 1,
            b'}' if !quoted => {
                depth -= 1;
                if depth == 0 {
                    return &frame[begin..=at];
                }
            }
            _ => {}
        }
    }
    panic!("no event in {frame}");
}

/// Returns the bytes that are written in hexadecimal digits.
fn from_hex(digits: &str) -> Vec<u8> {
    (0..digits.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&digits[at..at + 2], 16).expect("two digits"))
        .collect()
}

/// Writes bytes in hexadecimal digits.
fn to_hex(bytes: &[u8]) -> String {
    let mut digits = String::new();
    for byte in bytes {
        write!(digits, "{byte:02x}").expect("a string takes every text");
    }
    digits
}
