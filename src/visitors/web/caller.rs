//! A visit, and the page it is for. The page's line may break: the visit waits a while for another one, on which what the
//! page did not take comes again.

use super::frames::{FromPage, ToPage};
use super::{files, own_words};
use crate::{In, Out, Visit};
use axum::extract::ws::{Message as Frame, WebSocket};
use serpente_device::sound::earcons;
use serpente_net::person::{Person, Token};
use serpente_text::words::Words;
use std::collections::{HashMap, VecDeque};
use std::future::pending;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::time::{Instant, sleep_until, timeout};

/// So long a visit waits for its page to call again. Others at the table wait as long before a computer player stands in.
const WAITS: Duration = Duration::from_secs(30);

/// How long a page may take to take a frame in.
const SLOW: Duration = Duration::from_secs(10);

/// What is kept at the most of what a page has not said to have taken, in bytes.
const MOST: usize = 256 * 1024;

/// A page's line.
pub(super) struct Call {
    pub(super) socket: WebSocket,
    /// The number of the last frame that the page took before.
    pub(super) took: u64,
}

/// The visits there are, and how a page comes back to its own.
#[derive(Clone, Default)]
pub(super) struct Calls(Arc<Mutex<HashMap<Person, Sender<Call>>>>);

impl Calls {
    /// Gives a page's new line to the visit that it names. Hands the line back where there is no such visit any more.
    pub(super) async fn again(&self, visit: &str, call: Call) -> Option<Call> {
        let visit = visit.parse::<Token>().ok().map(|token| token.person());
        let waiting = visit.and_then(|visit| self.lock().get(&visit).cloned());
        match waiting {
            Some(waiting) => waiting.send(call).await.err().map(|error| error.0),
            None => Some(call),
        }
    }

    /// Serves a page from its first call to the end of its visit.
    pub(super) async fn serve(&self, call: Call, visit: Visit, words: &Arc<Words>) {
        let (lines, calls) = channel(1);
        let token = Token::new();
        self.lock().insert(token.person(), lines);
        let mut caller = Caller {
            visit,
            name: token.to_string(),
            words: Arc::clone(words),
            language: None,
            socket: None,
            gone: Instant::now(),
            number: 0,
            kept: VecDeque::new(),
            bytes: 0,
        };
        // Nothing was taken of a visit that begins.
        caller.call(Call { took: 0, ..call }).await;
        caller.converse(calls).await;
        self.lock().remove(&token.person());
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Person, Sender<Call>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A visit and its page.
struct Caller {
    visit: Visit,
    /// What the page calls the visit.
    name: String,
    words: Arc<Words>,
    /// The language that the page's own words are in now.
    language: Option<String>,
    /// The page's line, if it stands.
    socket: Option<WebSocket>,
    /// Since when it does not.
    gone: Instant,
    /// The number of the last frame.
    number: u64,
    /// The frames that the page has not said to have taken, each with its number.
    kept: VecDeque<(u64, String)>,
    /// How long they are together.
    bytes: usize,
}

impl Caller {
    async fn converse(mut self, mut calls: Receiver<Call>) {
        loop {
            let stands = self.socket.is_some();
            tokio::select! {
                Some(call) = calls.recv() => self.call(call).await,
                out = self.visit.next(), if stands => match out {
                    Some(out) => {
                        if self.tell(out).await {
                            return;
                        }
                    }
                    None => return,
                },
                came = next(&mut self.socket) => match came {
                    Some(text) => {
                        if !self.take(&text).await {
                            return;
                        }
                    }
                    None => self.break_off(),
                },
                () = sleep_until(self.gone + WAITS), if !stands => return,
            }
            if self.bytes > MOST {
                return;
            }
        }
    }

    /// Goes on on this line, with what the page did not take.
    async fn call(&mut self, Call { socket, took }: Call) {
        self.socket = Some(socket);
        self.took(took);
        let visit = self.name.clone();
        self.send(
            ToPage::Visit {
                visit,
                version: files::version(),
            }
            .text(),
        )
        .await;
        let again: Vec<String> = self.kept.iter().map(|(_, text)| text.clone()).collect();
        for text in again {
            self.send(text).await;
        }
    }

    fn break_off(&mut self) {
        if self.socket.take().is_some() {
            self.gone = Instant::now();
        }
    }

    /// The page has taken all frames up to this one.
    fn took(&mut self, number: u64) {
        while let Some((kept, text)) = self.kept.front()
            && *kept <= number
        {
            self.bytes -= text.len();
            self.kept.pop_front();
        }
    }

    /// Takes a frame in; what is none of ours is passed over. Returns whether the visit goes on.
    async fn take(&mut self, text: &str) -> bool {
        match FromPage::read(text) {
            Some(FromPage::There { took }) => {
                self.took(took);
                self.send(ToPage::Here.text()).await;
                true
            }
            Some(frame) => match Option::<In>::from(frame) {
                Some(what) => self.visit.put(what).await.is_ok(),
                None => true,
            },
            None => true,
        }
    }

    /// Tells what the visit tells. Returns whether that was the last of it.
    async fn tell(&mut self, out: Out) -> bool {
        let is_last = matches!(out, Out::End { .. });
        match &out {
            // A single line may be in another language.
            Out::Line { language, .. } if self.language.is_none() => {
                self.tell_words(language.clone()).await;
            }
            Out::Show { language, .. } if self.language.as_ref() != Some(language) => {
                self.tell_words(language.clone()).await;
            }
            _ => {}
        }
        if let Some(frame) = ToPage::of(out) {
            self.number_and_send(&frame).await;
        }
        is_last
    }

    /// Tells the page its own words, before anything is shown in another language.
    async fn tell_words(&mut self, language: String) {
        let spoken = self.words.find(&[&language]);
        let spoken = spoken.unwrap_or_else(|| self.words.english());
        self.language = Some(language.clone());
        self.number_and_send(&ToPage::Words {
            language,
            words: own_words(&self.words, spoken),
            sounds: earcons::CUES
                .iter()
                .map(|&cue| earcons::name(cue))
                .collect(),
        })
        .await;
    }

    async fn number_and_send(&mut self, frame: &ToPage) {
        self.number += 1;
        let text = frame.numbered(self.number);
        self.bytes += text.len();
        self.kept.push_back((self.number, text.clone()));
        self.send(text).await;
    }

    async fn send(&mut self, text: String) {
        let Some(socket) = &mut self.socket else {
            return;
        };
        let sent = timeout(SLOW, socket.send(Frame::text(text))).await;
        if !matches!(sent, Ok(Ok(()))) {
            self.break_off();
        }
    }
}

/// The next text on the line, if it stands; `None` when it breaks.
async fn next(socket: &mut Option<WebSocket>) -> Option<String> {
    let Some(socket) = socket else {
        return pending().await;
    };
    loop {
        match socket.recv().await {
            Some(Ok(Frame::Text(text))) => return Some(text.to_string()),
            Some(Ok(Frame::Close(_)) | Err(_)) | None => return None,
            Some(Ok(_)) => {}
        }
    }
}
