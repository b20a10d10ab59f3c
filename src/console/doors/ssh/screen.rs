//! The terminal at the other end: what is typed there, and how lines lie on it. By the same rules as a terminal here.

use super::LAST_WORDS;
use super::keeper::Keeper;
use super::terminal;
use crate::console::Incoming;
use crate::console::doors::{In, Out, Visit, VisitIn, VisitOut};
use crate::console::input::{LONGEST_LINE, line};
use crate::console::keyboard::Keyboard;
use crate::console::layout::{Layout, Placing, USUAL_COLUMNS};
use crate::words::plain;
use russh::server::{Handle, Msg};
use russh::{Channel, ChannelMsg, ChannelReadHalf, ChannelWriteHalf, Disconnect};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use tokio::time::{sleep, timeout};

/// So many keys of what came at once are answered: no fingers press more.
const MOST_KEYS: usize = 200;

/// So many columns a terminal has at most.
const MOST_COLUMNS: usize = 10_000;

/// The longest value of a variable, in bytes.
const LONGEST_VALUE: usize = 100;

/// What was asked for before the game begins.
#[derive(Default)]
pub(super) struct Asked {
    /// The kind of terminal, if there is one.
    terminal: Option<String>,
    columns: Arc<AtomicUsize>,
    is_vte: bool,
    /// What `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` say.
    languages: [Option<String>; 4],
}

/// The variables that say which language is wished for, the strongest first.
const LANGUAGES: [&str; 4] = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];

impl Asked {
    /// There is a terminal of this kind.
    pub(super) fn terminal(&mut self, kind: &str, columns: u32) {
        self.terminal = Some(kind.chars().take(LONGEST_VALUE).collect());
        set_columns(&self.columns, columns);
    }

    /// A variable is set so. Returns whether it means anything here.
    pub(super) fn variable(&mut self, name: &str, value: &str) -> bool {
        if value.len() > LONGEST_VALUE {
            return false;
        }
        if let Some(place) = LANGUAGES.iter().position(|known| *known == name) {
            self.languages[place] = Some(value.to_owned());
            return true;
        }
        let is_vte = name == "VTE_VERSION";
        self.is_vte |= is_vte;
        is_vte
    }

    /// The languages wished for, best first, as tags.
    pub(super) fn languages(&self) -> Vec<String> {
        let said = self.languages.iter().flatten();
        said.flat_map(|said| said.split(':'))
            .filter_map(|locale| locale.split(['.', '@']).next())
            .filter(|locale| !matches!(*locale, "" | "C" | "POSIX"))
            .map(|locale| locale.replace('_', "-"))
            .collect()
    }

    /// Whether keys come one by one.
    pub(super) fn is_terminal(&self) -> bool {
        self.terminal.is_some()
    }

    fn layout(&self) -> Layout {
        match &self.terminal {
            None => Layout::Ended,
            Some(kind) => Layout::of(kind, self.is_vte),
        }
    }
}

fn set_columns(columns: &AtomicUsize, given: u32) {
    let given = usize::try_from(given).unwrap_or(0).min(MOST_COLUMNS);
    columns.store(given, Ordering::Relaxed);
}

/// The terminal at the other end.
pub(super) struct Screen {
    asked: Asked,
    handle: Handle,
}

impl Screen {
    pub(super) fn new(asked: Asked, handle: Handle) -> Self {
        Self { asked, handle }
    }

    /// Passes on what is typed and what is told, until one of both ends.
    pub(super) async fn serve(mut self, channel: Channel<Msg>, visit: Visit, keeper: Keeper) {
        let (mut typed, shown) = channel.split();
        let mut first = Vec::new();
        let kind = self.asked.terminal.as_deref();
        if kind.is_some_and(terminal::may_be_vte) && !self.asked.is_vte {
            (self.asked.is_vte, first) = terminal::is_vte(&mut typed, &shown).await;
        }
        let (to, from) = visit.split();
        let keys = Typed {
            columns: Arc::clone(&self.asked.columns),
            to,
            keys: self.asked.is_terminal().then(Keyboard::default),
            line: Vec::new(),
        };
        tokio::spawn(keys.read(first, typed));
        let lines = Written {
            placing: Placing::new(self.asked.layout()),
            columns: self.asked.columns,
            is_terminal: self.asked.terminal.is_some(),
            shown,
        };
        lines.write(from, keeper).await;
        sleep(LAST_WORDS).await;
        // Whoever is gone needs no goodbye.
        let why = Disconnect::ByApplication;
        let _ = self
            .handle
            .disconnect(why, String::new(), String::new())
            .await;
    }
}

/// What is typed.
struct Typed {
    columns: Arc<AtomicUsize>,
    to: VisitIn,
    /// What makes keys of bytes; none where lines are typed.
    keys: Option<Keyboard>,
    /// The line that is being typed.
    line: Vec<u8>,
}

impl Typed {
    /// Passes on what is typed, behind what came first.
    async fn read(mut self, first: Vec<u8>, mut typed: ChannelReadHalf) {
        let incoming = self.take(&first);
        if !self.put(incoming).await {
            return;
        }
        loop {
            let patience = self.keys.as_ref().and_then(Keyboard::patience);
            let came = match patience {
                None => Ok(typed.wait().await),
                Some(patience) => timeout(patience, typed.wait()).await,
            };
            let Ok(came) = came else {
                let keys = self.keys.as_mut();
                let rest = keys.map(|keys| keys.time_out(Instant::now()));
                if self.put(rest.unwrap_or_default()).await {
                    continue;
                }
                return;
            };
            let goes_on = match came {
                Some(ChannelMsg::Data { data }) => {
                    let incoming = self.take(&data);
                    self.put(incoming).await
                }
                Some(ChannelMsg::WindowChange { col_width, .. }) => {
                    set_columns(&self.columns, col_width);
                    true
                }
                // Control-C, where no terminal makes a key of it.
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
            // There is no shell to go back to.
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

    /// Brings what came; what no fingers can have typed is left out, which is told as a paste.
    async fn put(&self, incoming: Vec<Incoming>) -> bool {
        let is_flood = incoming.len() > MOST_KEYS;
        let kept = incoming.into_iter().take(MOST_KEYS);
        let flood = is_flood.then(|| Incoming::Pasted(String::new()));
        for one in kept.chain(flood) {
            if self.to.put(In::Came(one)).await.is_err() {
                return false;
            }
        }
        true
    }
}

/// What is shown.
struct Written {
    placing: Placing,
    columns: Arc<AtomicUsize>,
    is_terminal: bool,
    shown: ChannelWriteHalf<Msg>,
}

impl Written {
    async fn write(mut self, mut from: VisitOut, keeper: Keeper) {
        while let Some(out) = from.next().await {
            let text = match out {
                Out::Line { text, .. } => self.line(&text),
                Out::End { text, .. } => self.line(&text) + &self.placing.end(),
                Out::Clear if self.is_terminal => self.placing.clear().to_owned(),
                Out::Keep(text) => {
                    keeper.keep(text);
                    continue;
                }
                Out::Clear
                | Out::Say { .. }
                | Out::Quiet
                | Out::Cue(_)
                | Out::Tune(..)
                | Out::Show { .. } => continue,
            };
            if self.send(&text).await.is_err() {
                return;
            }
        }
        // What was chosen is there next time, however soon that is.
        let _ = timeout(LAST_WORDS, keeper.finish()).await;
        let _ = self.shown.exit_status(0).await;
        let _ = self.shown.eof().await;
        let _ = self.shown.close().await;
    }

    fn line(&mut self, text: &str) -> String {
        let columns = match self.columns.load(Ordering::Relaxed) {
            0 => USUAL_COLUMNS,
            columns => columns,
        };
        self.placing.line(&plain(text), || columns)
    }

    async fn send(&self, text: &str) -> Result<(), russh::Error> {
        // A terminal of its own makes both of a newline; here nothing else does.
        let text = if self.is_terminal {
            text.replace('\n', "\r\n")
        } else {
            text.to_owned()
        };
        self.shown.data(text.as_bytes()).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_what_the_environment_says() {
        let mut asked = Asked::default();
        for (name, value, known) in [
            ("LANG", "it_IT.UTF-8", true),
            ("LC_MESSAGES", "de_AT@euro", true),
            ("LC_ALL", "C", true),
            ("PATH", "/bin", false),
            ("LANGUAGE", &"x".repeat(101), false),
        ] {
            assert_eq!(asked.variable(name, value), known, "{name}");
        }
        assert_eq!(asked.languages(), ["de-AT", "it-IT"]);
        assert!(!asked.is_terminal());
        asked.terminal("linux", 80);
        assert!(asked.is_terminal());
        assert_eq!(asked.layout(), Layout::Below);
    }
}
