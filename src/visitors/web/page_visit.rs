//! A visit and its page. If the page's connection breaks, the visit waits a while for a new one, on
//! which the frames that the page missed are sent again.

use super::frames::{FromPage, ToPage};
use super::{files, own_words};
use crate::outbox::PutOutput;
use crate::{Visit, VisitorInput, VisitorOutput};
use axum::extract::ws::{Message as Frame, WebSocket};
use serpente_client::person::{Person, Token};
use serpente_client::wire::{FRAMES_A_SECOND, FRAMES_AT_ONCE};
use serpente_parlour::InProcess;
use serpente_parlour::limiter::{Limiter, Rate};
use serpente_parlour::room::USUAL_ABSENCE;
use serpente_system::lock;
use serpente_text::words::Words;
use std::collections::{HashMap, VecDeque};
use std::future::pending;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::mpsc::{Receiver, Sender, channel};
#[cfg(test)]
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// How long a visit waits for its page to connect again: as long as a table usually waits for its
/// players.
const RECONNECT_TIMEOUT: Duration = USUAL_ABSENCE;

/// After how long a silence a page is asked whether it is still there. A page says so every 4
/// seconds, but a browser slows the clocks of pages that nobody sees; it answers a frame at once.
const ASK_AFTER: Duration = Duration::from_secs(10);

/// After how long a silence the connection counts as lost, although nobody has closed it: a phone
/// may have frozen the page. With the wait for another connection, somebody who is gone is away
/// after as long as a client in a terminal.
const PAGE_SILENCE: Duration = Duration::from_secs(30);

/// How long a page may take to accept a frame.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// How many bytes of frames are kept that the page has not confirmed.
const PAGE_MOST_BYTES: usize = 256 * 1024;

/// How many frames are remembered with the time at which they were put out: more than a line loses in
/// a second.
const FRAMES_REMEMBERED: usize = 256;

/// A frame to a page, and when it was put out.
struct PutFrame {
    number: u64,
    at: std::time::Instant,
}

/// The way to a page.
pub(super) enum PageSocket {
    Web(Box<WebSocket>),
    /// A page that a test plays.
    #[cfg(test)]
    Test(UnboundedReceiver<String>, UnboundedSender<String>),
}

impl PageSocket {
    /// Sends the page a text. Returns whether the connection stands.
    async fn send(&mut self, text: String) -> bool {
        match self {
            Self::Web(socket) => {
                let sent = timeout(SEND_TIMEOUT, socket.send(Frame::text(text))).await;
                matches!(sent, Ok(Ok(())))
            }
            #[cfg(test)]
            Self::Test(_, to) => to.send(text).is_ok(),
        }
    }

    /// Returns the next text from the page, or `None` when the connection breaks.
    async fn next(&mut self) -> Option<String> {
        match self {
            Self::Web(socket) => next_text(socket).await,
            #[cfg(test)]
            Self::Test(from, _) => from.recv().await,
        }
    }
}

/// A connection of a page.
pub(super) struct PageLine {
    pub(super) socket: PageSocket,
    /// The number of the last frame that the page received before.
    pub(super) took: u64,
}

/// The current visits, by which a page finds its own again.
#[derive(Clone, Default)]
pub(super) struct OpenVisits(Arc<Mutex<HashMap<Person, Sender<PageLine>>>>);

impl OpenVisits {
    /// Passes a page's new connection to the visit that it names. Returns the connection if there
    /// is no such visit any more.
    pub(super) async fn again(&self, visit: &str, connection: PageLine) -> Option<PageLine> {
        let Ok(token) = visit.parse::<Token>() else {
            return Some(connection);
        };
        let Some(waiting) = lock(&self.0).get(&token.person()).cloned() else {
            return Some(connection);
        };
        match waiting.send(connection).await {
            Ok(()) => None,
            Err(ended) => Some(ended.0),
        }
    }

    /// Serves a page from its first connection to the end of its visit.
    pub(super) async fn serve(&self, connection: PageLine, visit: Visit, inside: &InProcess) {
        let server = ServerOfPage {
            words: Arc::clone(inside.words()),
            reached: inside.page_for_others(),
        };
        self.serve_page(connection, visit, server).await;
    }

    async fn serve_page(&self, connection: PageLine, visit: Visit, server: ServerOfPage) {
        let (to_visit, connections) = channel(1);
        let token = Token::new();
        lock(&self.0).insert(token.person(), to_visit);
        let mut page_visit = PageVisit {
            visit,
            name: token.to_string(),
            server,
            language: None,
            socket: None,
            gone: Instant::now(),
            silence: PageSilence::from(Instant::now()),
            number: 0,
            put: VecDeque::new(),
            inputs: 0,
            unconfirmed: Vec::new(),
            limiter: Limiter::new(Rate::a_second(FRAMES_A_SECOND, FRAMES_AT_ONCE)),
        };
        // The page cannot have received any frame of a new visit.
        let first = PageLine {
            took: 0,
            ..connection
        };
        page_visit.go_on(first).await;
        page_visit.converse(connections).await;
        lock(&self.0).remove(&token.person());
    }
}

/// How long a page has sent nothing.
#[derive(Clone, Copy, Debug)]
struct PageSilence {
    since: Instant,
    /// Whether the page was asked since then if it is still there.
    has_asked: bool,
}

impl PageSilence {
    fn from(since: Instant) -> Self {
        let has_asked = false;
        Self { since, has_asked }
    }

    /// Returns when the page is asked, or, if it was, when its connection is given up.
    fn ends_at(self) -> Instant {
        let longest = if self.has_asked {
            PAGE_SILENCE
        } else {
            ASK_AFTER
        };
        self.since + longest
    }
}

/// What a page is told about its server.
struct ServerOfPage {
    /// The sentences, in all languages.
    words: Arc<Words>,
    /// The address at which others reach the page, if they do.
    reached: Option<String>,
}

/// A visit and its page.
struct PageVisit {
    visit: Visit,
    /// The name by which the page refers to the visit.
    name: String,
    server: ServerOfPage,
    /// The present language of the page's own texts.
    language: Option<String>,
    /// The page's connection, if there is one.
    socket: Option<PageSocket>,
    /// The time when the connection was lost.
    gone: Instant,
    silence: PageSilence,
    /// The number of the last frame.
    number: u64,
    /// When the last frames were put out, the oldest first, each with its number.
    put: VecDeque<PutFrame>,
    /// How many inputs of the page have arrived. After a lost connection the page sends the others
    /// again.
    inputs: u64,
    /// The frames that the page has not confirmed, each with its number.
    unconfirmed: Vec<(u64, String)>,
    /// Limits all frames of the page, whatever they are.
    limiter: Limiter,
}

impl PageVisit {
    async fn converse(mut self, mut connections: Receiver<PageLine>) {
        loop {
            let stands = self.socket.is_some();
            tokio::select! {
                Some(connection) = connections.recv() => self.go_on(connection).await,
                out = self.visit.from.next_put(), if stands => match out {
                    Some(out) => {
                        if self.tell(out).await {
                            return;
                        }
                    }
                    None => return,
                },
                came = next(&mut self.socket) => match came {
                    Some(text) => {
                        self.silence = PageSilence::from(Instant::now());
                        if !self.take(&text).await {
                            return;
                        }
                    }
                    None => self.break_off(),
                },
                () = sleep_until(self.silence.ends_at()), if stands => self.ask().await,
                () = sleep_until(self.gone + RECONNECT_TIMEOUT), if !stands => return,
            }
            let bytes = self.unconfirmed.iter().map(|(_, text)| text.len());
            if bytes.sum::<usize>() > PAGE_MOST_BYTES {
                return;
            }
        }
    }

    /// Continues on this connection, and sends the frames that the page missed.
    async fn go_on(&mut self, connection: PageLine) {
        self.socket = Some(connection.socket);
        self.silence = PageSilence::from(Instant::now());
        self.confirm(connection.took);
        let here = ToPage::Visit {
            visit: self.name.clone(),
            version: files::version(),
            took: self.inputs,
            reached: self.server.reached.clone(),
        };
        self.send(here.text()).await;
        for (_, text) in self.unconfirmed.clone() {
            self.send(text).await;
        }
    }

    /// Asks a silent page whether it is still there. Gives its connection up if it has not
    /// answered.
    async fn ask(&mut self) {
        if self.silence.has_asked {
            self.break_off();
        } else {
            self.silence.has_asked = true;
            self.send(ToPage::Asks.text()).await;
        }
    }

    fn break_off(&mut self) {
        if self.socket.take().is_some() {
            self.gone = Instant::now();
        }
    }

    /// Notes that the page has received all frames up to this one.
    fn confirm(&mut self, number: u64) {
        self.unconfirmed.retain(|(later, _)| *later > number);
    }

    /// Handles a frame, ignoring invalid ones. Returns whether the visit goes on.
    async fn take(&mut self, text: &str) -> bool {
        if let Err(wait) = self.limiter.take(std::time::Instant::now()) {
            // Nothing of a page is lost, but it costs the others no more than that of anybody.
            sleep(wait).await;
        }
        let frame = FromPage::read(text);
        if !matches!(frame, Some(FromPage::There { .. } | FromPage::Voice { .. })) {
            self.inputs += 1;
        }
        match frame {
            Some(FromPage::There { took }) => {
                self.confirm(took);
                self.send(ToPage::Here.text()).await;
                true
            }
            frame => match frame.and_then(FromPage::input) {
                Some(what) => {
                    let sent = VisitorInput::SentUntil(self.sent_before(text));
                    let to = &self.visit.to;
                    to.send(sent).await.is_ok() && to.send(what).await.is_ok()
                }
                None => true,
            },
        }
    }

    /// Returns when the last frame was put out that the page had received when the person made the
    /// input in this text; `None` if the page had received all, or does not say it.
    fn sent_before(&self, text: &str) -> Option<std::time::Instant> {
        let number = FromPage::took_before(text)?;
        if number >= self.number {
            return None;
        }
        let known = self.put.iter().rfind(|frame| frame.number <= number);
        // An older one was put out before all that are known.
        let frame = known.or(self.put.front())?;
        Some(frame.at)
    }

    /// Sends the page an output of the visit. Returns whether it was the last one.
    async fn tell(&mut self, output: PutOutput) -> bool {
        let PutOutput { out, put } = output;
        let is_last = matches!(out, VisitorOutput::End { .. });
        match &out {
            // The language of a single line need not be that of the page.
            VisitorOutput::Line { language, .. } if self.language.is_none() => {
                self.tell_words(language.clone()).await;
            }
            VisitorOutput::Show { language, .. } if self.language.as_ref() != Some(language) => {
                self.tell_words(language.clone()).await;
            }
            _ => {}
        }
        if let Some(frame) = ToPage::of(out) {
            self.number_and_send(&frame).await;
            if self.put.len() >= FRAMES_REMEMBERED {
                self.put.pop_front();
            }
            self.put.push_back(PutFrame {
                number: self.number,
                at: put,
            });
        }
        is_last
    }

    /// Sends the page its own texts, before anything is shown in another language.
    async fn tell_words(&mut self, language: String) {
        let words = &self.server.words;
        let spoken = words.find_or_english(&[&language]);
        self.language = Some(language.clone());
        let frame = ToPage::Words {
            language,
            words: own_words(words, spoken),
        };
        self.number_and_send(&frame).await;
    }

    async fn number_and_send(&mut self, frame: &ToPage) {
        self.number += 1;
        let text = frame.numbered(self.number, self.inputs);
        self.unconfirmed.push((self.number, text.clone()));
        self.send(text).await;
    }

    async fn send(&mut self, text: String) {
        let Some(socket) = &mut self.socket else {
            return;
        };
        if !socket.send(text).await {
            self.break_off();
        }
    }
}

/// Returns the next text from the connection, or `None` when the connection breaks. Without a
/// connection, waits forever.
async fn next(socket: &mut Option<PageSocket>) -> Option<String> {
    match socket {
        Some(socket) => socket.next().await,
        None => pending().await,
    }
}

async fn next_text(socket: &mut WebSocket) -> Option<String> {
    loop {
        match socket.recv().await {
            Some(Ok(Frame::Text(text))) => return Some(text.to_string()),
            Some(Ok(Frame::Close(_)) | Err(_)) | None => return None,
            // A page sends none of these.
            Some(Ok(Frame::Binary(_))) => return Some(String::new()),
            Some(Ok(_)) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outbox::outbox;

    #[test]
    fn who_freezes_in_a_browser_is_away_when_one_in_a_terminal_is() {
        let begun = Instant::now();
        let mut silence = PageSilence::from(begun);
        assert_eq!(silence.ends_at(), begun + ASK_AFTER);
        silence.has_asked = true;
        assert_eq!(silence.ends_at(), begun + PAGE_SILENCE);
        // A client in a terminal is given up after this silence.
        let in_a_terminal = Duration::from_secs(60);
        assert_eq!(PAGE_SILENCE + RECONNECT_TIMEOUT, in_a_terminal);
    }

    /// A page as a test plays it.
    struct PlayedPage {
        came: UnboundedReceiver<String>,
        to: UnboundedSender<String>,
    }

    /// Returns both ends of a connection to a page.
    fn connection() -> (PageLine, PlayedPage) {
        let (to_page, came) = unbounded_channel();
        let (to, from_page) = unbounded_channel();
        let socket = PageSocket::Test(from_page, to_page);
        (PageLine { socket, took: 0 }, PlayedPage { came, to })
    }

    impl PlayedPage {
        /// Answers as long as `until` has not come, like a page that runs.
        async fn answer_until(&mut self, until: Instant) {
            loop {
                tokio::select! {
                    () = sleep_until(until) => return,
                    came = self.came.recv() => match came {
                        Some(text) if text.contains(r#""type":"asks""#) => {
                            let there = r#"{"type":"there","took":0}"#;
                            self.to.send(there.to_owned()).expect("the line stands");
                        }
                        Some(_) => {}
                        None => return,
                    },
                }
            }
        }
    }

    /// Begins a visit with this connection. Returns how long it lasts, and the inputs that its program gets.
    fn visit(
        visits: &OpenVisits,
        line: PageLine,
    ) -> (
        impl Future<Output = Duration> + use<>,
        Receiver<VisitorInput>,
    ) {
        let (to, inputs) = channel(16);
        let (program, from) = outbox();
        let visits = visits.clone();
        let server = ServerOfPage {
            words: Arc::new(Words::new(None).0),
            reached: None,
        };
        let begun = Instant::now();
        let lasts = async move {
            // The program tells nothing, but does not end.
            let _program = program;
            visits.serve_page(line, Visit { to, from }, server).await;
            begun.elapsed()
        };
        (lasts, inputs)
    }

    #[tokio::test(start_paused = true)]
    async fn a_page_that_sleeps_is_gone_after_a_minute_and_one_that_answers_stays() {
        let hour = Duration::from_secs(3600);
        let minute = Duration::from_secs(60);
        let visits = OpenVisits::default();
        for awake in [Duration::ZERO, 5 * minute] {
            let (line, mut page) = connection();
            let (lasts, mut inputs) = visit(&visits, line);
            let sleeps_at = Instant::now() + awake;
            let played = async {
                page.answer_until(sleeps_at).await;
                // The line is not closed: its other end is held.
                sleep(hour).await;
            };
            let lasted = tokio::select! {
                lasted = lasts => lasted,
                () = played => panic!("it lasts"),
            };
            // A page that ran was asked at most ten seconds before.
            assert!(lasted <= awake + minute, "{lasted:?}");
            assert!(lasted + ASK_AFTER >= awake + minute, "{lasted:?}");
            assert!(inputs.recv().await.is_none(), "the program ends");
        }
        assert!(lock(&visits.0).is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn a_page_that_wakes_within_a_minute_goes_on() {
        let minute = Duration::from_secs(60);
        let visits = OpenVisits::default();
        let (line, mut page) = connection();
        let (lasts, inputs) = visit(&visits, line);
        let wakes = async {
            let first = page.came.recv().await.expect("it is told its name");
            let told: serde_json::Value = serde_json::from_str(&first).expect("a frame");
            let name = told["visit"].as_str().expect("a name").to_owned();
            sleep(Duration::from_secs(59)).await;
            let (line, mut again) = connection();
            assert!(visits.again(&name, line).await.is_none());
            again.answer_until(Instant::now() + 5 * minute).await;
        };
        tokio::select! {
            lasted = lasts => panic!("it ended after {lasted:?}"),
            () = wakes => {}
        }
        drop(inputs);
    }
}
