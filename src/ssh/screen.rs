//! The visitor's terminal: what they type, and how lines are written, by the same rules as on a
//! local terminal.

use crate::LAST_WORDS_TIMEOUT;
use crate::keeper::VisitorKeeper;
use crate::trip::LineTrip;
use russh::server::{Handle, Msg};
use russh::{Channel, ChannelMsg, ChannelReadHalf, ChannelWriteHalf, Disconnect};
use serpente_console::layout::{self, Layout, Placing, ROOM_STANDS, Size, TerminalWrite};
use serpente_console::{Incoming, KeyReader, LONGEST_LINE, line};
use serpente_text::words::plain;
use serpente_visitors::{ClearedLines, Visit, VisitOut, VisitorInput, VisitorOutput};
use std::time::Instant;
use tokio::sync::mpsc::Sender;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// How many keys that arrive at once are answered: more than anyone can press.
const MOST_KEYS: usize = 200;

/// The largest number of columns or rows of a terminal.
const MAX_SIZE: u32 = 10_000;

/// The longest value of a variable, in bytes.
const MAX_VALUE_BYTES: usize = 100;

/// The client's requests before the game begins.
#[derive(Default)]
pub(crate) struct TerminalRequest {
    /// The kind of terminal, if there is one.
    terminal: Option<String>,
    size: watch::Sender<TerminalSize>,
    /// The values of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`.
    languages: [Option<String>; 4],
}

/// The variables that say which languages the visitor prefers, in order of precedence.
const LANGUAGES: [&str; 4] = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];

impl TerminalRequest {
    /// Notes that there is a terminal of this kind.
    pub(crate) fn opened(&mut self, kind: &str, columns: u32, rows: u32) {
        self.terminal = Some(kind.chars().take(MAX_VALUE_BYTES).collect());
        self.size.send_replace([columns, rows]);
    }

    /// Notes the value of a variable. Returns whether the variable has a meaning here.
    pub(crate) fn variable(&mut self, name: &str, value: &str) -> bool {
        if value.len() > MAX_VALUE_BYTES {
            return false;
        }
        let place = LANGUAGES.iter().position(|known| *known == name);
        if let Some(place) = place {
            self.languages[place] = Some(value.to_owned());
        }
        place.is_some()
    }

    /// Returns the visitor's preferred languages as tags, best first.
    pub(crate) fn languages(&self) -> Vec<String> {
        let mut tags = Vec::new();
        for value in self.languages.iter().flatten() {
            for locale in value.split(':') {
                // Without the encoding and the variant, as in `de_AT.UTF-8@euro`.
                let language = locale.split(['.', '@']).next().unwrap_or_default();
                if !matches!(language, "" | "C" | "POSIX") {
                    tags.push(language.replace('_', "-"));
                }
            }
        }
        tags
    }

    /// Returns whether keys arrive one by one.
    pub(crate) fn is_terminal(&self) -> bool {
        self.terminal.is_some()
    }

    /// Returns what becomes of lines that are cleared.
    pub(crate) fn cleared_lines(&self) -> ClearedLines {
        if layout::keeps_lines(self.kind()) {
            ClearedLines::MayStay
        } else {
            ClearedLines::Gone
        }
    }

    fn kind(&self) -> &str {
        self.terminal.as_deref().unwrap_or_default()
    }

    fn layout(&self) -> Layout {
        match &self.terminal {
            None => Layout::Ended,
            Some(kind) => Layout::of(kind),
        }
    }

    fn size(&self) -> Size {
        let moves_cursor = layout::understands_sequences(self.kind());
        let [columns, rows] = *self.size.borrow();
        Size::reported(
            columns.min(MAX_SIZE) as usize,
            rows.min(MAX_SIZE) as usize,
            moves_cursor,
        )
    }

    /// Passes on the visitor's input and the program's output, until one of them ends.
    pub(crate) async fn serve(self, handle: Handle, channel: Channel<Msg>, served: Served) {
        let (typed, shown) = channel.split();
        let Served {
            visit,
            keeper,
            trip,
        } = served;
        let Visit { to, from } = visit;
        let keyboard = if self.is_terminal() {
            Some(KeyReader::default())
        } else {
            None
        };
        let keys = Typed {
            size: self.size.clone(),
            to,
            trip,
            keys: keyboard,
            line: Vec::new(),
        };
        tokio::spawn(keys.read(typed));
        let lines = ShownRows {
            placing: Placing::new(self.layout()),
            request: self,
            channel: shown,
        };
        lines.write(from, keeper).await;
        sleep(LAST_WORDS_TIMEOUT).await;
        // If the client is gone, it needs no goodbye.
        let why = Disconnect::ByApplication;
        let _ = handle.disconnect(why, String::new(), String::new()).await;
    }
}

/// A visit, and what belongs to it.
pub(crate) struct Served {
    pub(crate) visit: Visit,
    pub(crate) keeper: VisitorKeeper,
    pub(crate) trip: LineTrip,
}

/// The columns and rows of the visitor's terminal, as the client reports them; 0 if it does not.
type TerminalSize = [u32; 2];

/// The visitor's input.
struct Typed {
    size: watch::Sender<TerminalSize>,
    to: Sender<VisitorInput>,
    trip: LineTrip,
    /// The parser of keys; `None` if the visitor types whole lines.
    keys: Option<KeyReader>,
    /// The line that is being typed.
    line: Vec<u8>,
}

impl Typed {
    /// Passes on the input.
    async fn read(mut self, mut typed: ChannelReadHalf) {
        loop {
            let patience = self.keys.as_ref().and_then(KeyReader::patience);
            let waited = match patience {
                None => Ok(typed.wait().await),
                Some(patience) => timeout(patience, typed.wait()).await,
            };
            let Ok(message) = waited else {
                // No more bytes of a key have come in time.
                if let Some(keys) = &mut self.keys {
                    let rest = keys.time_out(Instant::now());
                    if !self.put(rest).await {
                        return;
                    }
                }
                continue;
            };
            let goes_on = match message {
                Some(ChannelMsg::Data { data }) => {
                    let incoming = self.take(&data);
                    self.put(incoming).await
                }
                Some(ChannelMsg::WindowChange {
                    col_width,
                    row_height,
                    ..
                }) => {
                    self.size.send_replace([col_width, row_height]);
                    true
                }
                // Control-C, when no terminal turns it into a key.
                Some(ChannelMsg::Signal { .. }) => self.put(vec![Incoming::Interrupt]).await,
                Some(ChannelMsg::Eof) => self.put(vec![Incoming::Closed]).await,
                Some(ChannelMsg::Close) | None => false,
                Some(_) => true,
            };
            if !goes_on {
                return;
            }
        }
    }

    fn take(&mut self, bytes: &[u8]) -> Vec<Incoming> {
        if let Some(keys) = &mut self.keys {
            let mut incoming = keys.read(bytes, Instant::now());
            // There is no shell to return to.
            incoming.retain(|one| *one != Incoming::Suspended);
            return incoming;
        }
        let mut incoming = Vec::new();
        for &byte in bytes {
            if byte == b'\n' {
                incoming.push(line(&String::from_utf8_lossy(&self.line)));
                self.line.clear();
            } else if self.line.len() < usize::from(LONGEST_LINE) {
                self.line.push(byte);
            }
        }
        incoming
    }

    /// Passes on what arrived. Drops what is more than anyone can type, which the program then
    /// treats as a paste. Returns whether the visit goes on.
    async fn put(&self, incoming: Vec<Incoming>) -> bool {
        let mut answered = incoming;
        if answered.len() > MOST_KEYS {
            answered.truncate(MOST_KEYS);
            answered.push(Incoming::Pasted(String::new()));
        }
        if answered.is_empty() {
            return true;
        }
        let sent = VisitorInput::SentUntil(self.trip.sent_until(Instant::now()));
        if self.to.send(sent).await.is_err() {
            return false;
        }
        for one in answered {
            if self.to.send(VisitorInput::Came(one)).await.is_err() {
                return false;
            }
        }
        true
    }
}

/// The program's output.
struct ShownRows {
    placing: Placing,
    request: TerminalRequest,
    channel: ChannelWriteHalf<Msg>,
}

impl ShownRows {
    async fn write(mut self, mut from: VisitOut, keeper: VisitorKeeper) {
        while let Some(out) = from.next().await {
            let written = match out {
                VisitorOutput::Line { text, .. } => self.line(&text),
                VisitorOutput::End { text, .. } => {
                    let mut line = self.line(&text);
                    line.text += &self.placing.end();
                    line
                }
                VisitorOutput::Typed { text, cursor } => {
                    let size = self.request.size();
                    self.placing.typed(&plain(&text), cursor, || size)
                }
                VisitorOutput::Clear if layout::understands_sequences(self.request.kind()) => {
                    self.placing.clear().to_owned().into()
                }
                VisitorOutput::Keep { text } => {
                    keeper.keep(text);
                    continue;
                }
                VisitorOutput::Clear
                | VisitorOutput::Chat { .. }
                | VisitorOutput::Say { .. }
                | VisitorOutput::Quiet
                | VisitorOutput::Cue { .. }
                | VisitorOutput::Tune { .. }
                | VisitorOutput::Show { .. }
                | VisitorOutput::Picture { .. }
                | VisitorOutput::Room { .. } => continue,
            };
            if self.write_one(&written).await.is_err() {
                return;
            }
        }
        // The choices are stored before the visitor can connect again.
        let _ = timeout(LAST_WORDS_TIMEOUT, keeper.finish()).await;
        let _ = self.channel.exit_status(0).await;
        let _ = self.channel.eof().await;
        let _ = self.channel.close().await;
    }

    fn line(&mut self, text: &str) -> TerminalWrite {
        let size = self.request.size();
        self.placing.line(&plain(text), || size)
    }

    async fn write_one(&self, written: &TerminalWrite) -> Result<(), russh::Error> {
        if !written.room.is_empty() {
            self.send(&written.room).await?;
            sleep(ROOM_STANDS).await;
        }
        self.send(&written.text).await
    }

    async fn send(&self, text: &str) -> Result<(), russh::Error> {
        // A local terminal would add the carriage return to a newline; here it must be sent.
        if self.request.is_terminal() {
            let returned = text.replace('\n', "\r\n");
            self.channel.data(returned.as_bytes()).await
        } else {
            self.channel.data(text.as_bytes()).await
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_console::Key;

    #[test]
    fn the_language_is_what_the_environment_says() {
        let mut request = TerminalRequest::default();
        for (name, value, known) in [
            ("LANG", "it_IT.UTF-8", true),
            ("LC_MESSAGES", "de_AT@euro", true),
            ("LC_ALL", "C", true),
            ("PATH", "/bin", false),
            ("LANGUAGE", &"x".repeat(101), false),
        ] {
            assert_eq!(request.variable(name, value), known, "{name}");
        }
        assert_eq!(request.languages(), ["de-AT", "it-IT"]);
        assert!(!request.is_terminal());
        request.opened("linux", 80, 24);
        assert!(request.is_terminal());
        assert_eq!(request.layout(), Layout::Below);
    }

    #[test]
    fn escape_and_a_key_are_two_keys_if_the_client_sent_them_apart() {
        let (to, _inbox) = tokio::sync::mpsc::channel(1);
        let mut typed = Typed {
            size: watch::Sender::default(),
            to,
            trip: LineTrip::default(),
            keys: Some(KeyReader::default()),
            line: Vec::new(),
        };
        // On a slow line both messages may arrive in one packet.
        let mut keys = typed.take(b"\x1b");
        keys.extend(typed.take(b"g"));
        let [Incoming::Key(escape), Incoming::Key(letter)] = keys[..] else {
            panic!("{keys:?}");
        };
        assert_eq!((escape.key, letter.key), (Key::Escape, Key::Char('g')));
        // In one message, it is one key with Alt.
        assert_eq!(typed.take(b"\x1bg"), [Incoming::Unnamed]);
    }
}
