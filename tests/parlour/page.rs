//! The web page, by plain HTTP and by frames: what is served, to whom, and what happens if a connection breaks.

use super::server::{PATIENCE, Server};
use serde_json::{Value, json};
use serpente_engine::table::Game;
use std::ffi::OsStr;
use std::net::TcpStream;
use std::path::Path;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message, WebSocket};

/// Connects as our page does, or as another site's would.
fn call(server: &Server, origin: Option<&str>) -> Result<WebSocket<TcpStream>, String> {
    let stream = TcpStream::connect(server.address).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
    let address = format!("ws://{}/page/line", server.address);
    let mut request = address.into_client_request().expect("an address");
    if let Some(origin) = origin {
        let origin = origin.parse().expect("a header");
        request.headers_mut().insert("origin", origin);
    }
    let called = tungstenite::client(request, stream);
    called
        .map(|(socket, _)| socket)
        .map_err(|error| error.to_string())
}

/// A page that handles frames.
struct Page {
    socket: WebSocket<TcpStream>,
    visit: Value,
    /// The number of the last frame handled.
    took: u64,
    lines: Vec<String>,
    kept: Value,
}

impl Page {
    fn come(server: &Server, language: &str) -> Self {
        let mut page = Self {
            socket: call(server, None).expect("it is let in"),
            visit: Value::Null,
            took: 0,
            lines: Vec::new(),
            kept: Value::Null,
        };
        page.say_who(&json!([language]), &Value::Null);
        page
    }

    /// Continues the same visit on another connection.
    fn come_again(&mut self, server: &Server) {
        self.socket = call(server, None).expect("it is let in");
        let again = json!({"visit": self.visit, "took": self.took});
        let visit = self.visit.clone();
        self.say_who(&json!(["en"]), &again);
        assert_eq!(self.visit, visit, "it goes on");
    }

    fn say_who(&mut self, languages: &Value, again: &Value) {
        let come = json!({"type": "come", "kept": self.kept, "languages": languages, "speaks": false, "again": again});
        self.send(&come);
        self.visit = self.next()["visit"].clone();
        assert!(self.visit.is_string());
    }

    fn send(&mut self, frame: &Value) {
        let frame = Message::text(frame.to_string());
        self.socket.send(frame).expect("the line stands");
    }

    fn press(&mut self, keys: &str) {
        for key in keys.split_whitespace() {
            let typed = (key.len() == 1).then_some(key);
            self.send(&json!({"type": "press", "key": key, "typed": typed, "held": false}));
        }
    }

    fn next(&mut self) -> Value {
        loop {
            let Message::Text(text) = self.socket.read().expect("a frame") else {
                continue;
            };
            let frame: Value = serde_json::from_str(&text).expect("JSON");
            if let Some(n) = frame["n"].as_u64() {
                assert_eq!(n, self.took + 1, "none is left out, and none comes twice");
                self.took = n;
            }
            match frame["type"].as_str() {
                Some("line") => self
                    .lines
                    .push(frame["text"].as_str().expect("text").to_owned()),
                Some("keep") => self.kept = frame["text"].clone(),
                _ => {}
            }
            return frame;
        }
    }

    /// Waits for a frame that satisfies `wanted`.
    fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let frame = self.next();
            if wanted(&frame) {
                return frame;
            }
        }
    }

    fn shows(&mut self, kind: &str) -> Value {
        self.until(|frame| frame["shown"]["kind"] == kind)["shown"].clone()
    }

    fn hears(&mut self, begins: &str) {
        self.until(|frame| {
            frame["text"]
                .as_str()
                .is_some_and(|text| text.starts_with(begins))
        });
    }
}

/// How many entries the list of tables has while there is no table.
const LOBBY: usize = 4;

/// Returns whether a text is the name of a script or style sheet.
fn is_file(name: &str) -> bool {
    let kind = Path::new(name).extension().and_then(OsStr::to_str);
    matches!(kind, Some("js" | "css")) && !name.contains(char::is_whitespace)
}

#[test]
fn the_page_comes_whole_from_here_and_forbids_all_else() {
    let server = Server::start();
    let page = server.get("/");
    let policy = page
        .lines()
        .find_map(|line| line.strip_prefix("content-security-policy: "))
        .expect("a policy");
    for law in [
        "default-src 'none'",
        "script-src 'sha256-",
        "connect-src 'self'",
        "frame-ancestors 'none'",
    ] {
        assert!(policy.contains(law), "{policy}");
    }
    assert!(
        !policy.contains("unsafe") && !policy.contains("http"),
        "{policy}"
    );
    // Everything that the page refers to is served, and everything those files refer to.
    let mut named = vec!["/page/sounds.json".to_owned(), "/".to_owned()];
    let mut seen = 0;
    while let Some(path) = named.get(seen).cloned() {
        seen += 1;
        let text = server.get_bytes(&path, "");
        let text = String::from_utf8_lossy(&text);
        assert!(text.starts_with("HTTP/1.1 200"), "{path}: {text}");
        assert!(text.contains("x-content-type-options: nosniff"), "{path}");
        for name in text.split(['"', '\'']).filter(|name| is_file(name)) {
            if !named.iter().any(|known| known == name) {
                named.push(name.to_owned());
            }
        }
    }
    assert_eq!(
        named[2..],
        ["/page/synth.js", "/worker.js"],
        "style and script are in the page, but for the sounds"
    );
    assert!(server.get("/page/page.html").starts_with("HTTP/1.1 404"));
    assert!(
        server
            .get("/page/sounds/..%2Fmain.js")
            .starts_with("HTTP/1.1 404")
    );
    // Compressed, it comes in two round trips, of ten packets and of twenty, as at the start of a connection.
    let packed = server.get_bytes("/", "Accept-Encoding: gzip, deflate\r\n");
    let head = String::from_utf8_lossy(&packed[..1200]);
    assert!(head.contains("content-encoding: deflate"), "{head}");
    assert!(packed.len() < 40_000, "{} bytes", packed.len());
}

#[test]
fn the_page_is_in_the_language_of_who_comes() {
    let server = Server::start();
    for (wished, tag) in [("it-IT,it;q=0.9", "it"), ("eu", "eu"), ("xx", "en")] {
        let headers = format!("Accept-Language: {wished}\r\nConnection: close\r\n");
        let page = server.ask("/", &headers);
        assert!(page.contains(&format!("<html lang=\"{tag}\"")), "{page}");
    }
}

#[test]
fn pages_of_others_and_what_is_no_page_are_not_let_in() {
    let server = Server::start();
    let own = format!("http://{}", server.address);
    assert!(call(&server, Some(&own)).is_ok());
    for origin in [
        "https://evil.example",
        "null",
        &own.replace("127.0.0.1", "localhost"),
    ] {
        let why = call(&server, Some(origin)).expect_err("it is not let in");
        assert!(why.contains("403"), "{origin}: {why}");
    }
    // A client that does not introduce itself gets no answer.
    for first in [
        r#"{"type":"press","key":"a","typed":"a","held":false}"#,
        "{",
        "[]",
    ] {
        let mut socket = call(&server, None).expect("it listens");
        socket.send(Message::text(first)).expect("it takes frames");
        assert!(!matches!(socket.read(), Ok(Message::Text(_))), "{first}");
    }
    let mut socket = call(&server, None).expect("it listens");
    let giant = Message::text("x".repeat(100_000));
    let sent = socket.send(giant);
    assert!(sent.is_err() || !matches!(socket.read(), Ok(Message::Text(_))));
}

#[test]
fn a_visitor_plays_by_the_frames_of_the_page() {
    let server = Server::start();
    let mut page = Page::come(&server, "it");
    let words = page.until(|frame| frame["type"] == "words");
    assert_eq!(words["language"], "it");
    assert_eq!(words["words"]["draw"], "Pesca");
    let asked = page.shows("typing");
    assert!(
        asked["question"]
            .as_str()
            .expect("a question")
            .contains("Invio"),
        "{asked}"
    );
    page.send(&json!({"type": "typed", "text": "Bo"}));
    page.until(|frame| {
        frame["shown"]["entries"]
            .as_array()
            .is_some_and(|all| all.len() == LOBBY)
    });
    assert!(page.kept.as_str().expect("it is kept").contains("Bo"));
    // Unknown names are ignored.
    for odd in [
        json!({"type": "dance"}),
        json!({"type": "do", "action": "dance"}),
        json!({"type": "press", "key": "f99", "typed": null, "held": false}),
        json!({"type": "tile", "tile": "9-x"}),
        json!({"type": "entry", "place": 99}),
        json!({"type": "lay", "tile": "6-4", "place": 3}),
        json!({"type": "voice", "number": 7, "now": "ended"}),
    ] {
        page.send(&odd);
    }
    page.send(&json!({"type": "entry", "place": 0}));
    page.until(|frame| {
        frame["shown"]["entries"]
            .as_array()
            .is_some_and(|all| all.len() > 4)
    });
    // The games are a list, each with a sentence.
    page.send(&json!({"type": "entry", "place": 1}));
    let games = page.until(|frame| {
        frame["shown"]["entries"]
            .as_array()
            .is_some_and(|all| all.len() == Game::all().count())
    });
    let games = games["shown"]["entries"].as_array().expect("a list");
    let text = |game: &Value| game["text"].as_str().expect("text").to_owned();
    for text in games.iter().map(text) {
        assert!(text.contains(": ") && text.ends_with('.'), "{text}");
    }
    let place = games
        .iter()
        .position(|game| text(game).starts_with("Quarantadue"))
        .expect("it is there");
    page.send(&json!({"type": "entry", "place": place}));
    let set_up = page.until(|frame| {
        frame["shown"]["entries"][1]["text"]
            .as_str()
            .is_some_and(|text| text.contains("Quarantadue"))
    });
    assert_eq!(set_up["shown"]["chosen"], 1);
    // After a change of language, everything is shown in it, and the page's own words are sent. In the menu of a new table, L goes
    // to the limit.
    page.press("escape");
    page.until(|frame| {
        frame["shown"]["entries"]
            .as_array()
            .is_some_and(|all| all.len() == LOBBY)
    });
    page.press("l");
    let words = page.until(|frame| frame["type"] == "words");
    assert_ne!(words["language"], "it");
    let menu = page.shows("menu");
    assert!(
        menu["entries"]
            .as_array()
            .is_some_and(|all| all.len() == LOBBY),
        "{menu}"
    );
    page.send(&json!({"type": "there", "took": page.took}));
    page.until(|frame| frame["type"] == "here");
}

#[test]
fn by_touch_no_sentence_names_a_key() {
    let server = Server::start();
    let mut socket = call(&server, None).expect("it is let in");
    let come = json!({"type": "come", "kept": null, "languages": ["en"], "speaks": false, "by_touch": true, "wish": {"to": "tables"}});
    socket
        .send(Message::text(come.to_string()))
        .expect("it takes frames");
    let mut asked = Value::Null;
    while asked["shown"]["kind"] != "typing" {
        let text = socket.read().expect("a frame").to_string();
        asked = serde_json::from_str(&text).unwrap_or_default();
        if asked["type"] == "visit" {
            // The page compares this version with its own.
            let page = server.get("/");
            let version = asked["version"].as_str().expect("a version");
            assert!(page.contains(&format!("data-version=\"{version}\"")));
        }
    }
    let question = asked["shown"]["question"].as_str().expect("a question");
    assert!(question.ends_with("“Send”."), "{question}");
}

#[test]
fn a_line_that_breaks_loses_nothing_and_tells_nothing_twice() {
    let server = Server::start();
    let mut page = Page::come(&server, "en");
    page.shows("typing");
    page.send(&json!({"type": "typed", "text": "Bo"}));
    page.hears("Tables at Test.");
    for round in 0..5 {
        // The connection may break before the answers to these arrive.
        page.press("? down down escape");
        if round % 2 == 0 {
            page.hears("Arrows");
        }
        page.come_again(&server);
        page.press("s");
        page.until(|frame| frame["type"] == "line");
    }
    // Frames that the page has handled are not kept.
    page.send(&json!({"type": "there", "took": page.took}));
    page.until(|frame| frame["type"] == "here");
    page.come_again(&server);
    // An unknown visit becomes a new one.
    let mut other = call(&server, None).expect("it is let in");
    let again = json!({"visit": "0".repeat(64), "took": 9});
    let come = json!({"type": "come", "kept": page.kept, "languages": [], "speaks": false, "again": again});
    other
        .send(Message::text(come.to_string()))
        .expect("it takes frames");
    let answer = other.read().expect("a frame").to_string();
    assert!(answer.contains("visit") && !answer.contains(page.visit.as_str().expect("a name")));
}
