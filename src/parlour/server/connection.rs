//! One connection: it reads and sends frames and applies the limits of both.

mod evening_requests;

use super::addresses::HeldConnection;
use super::admin::ToConnections;
use super::codes::CODE_TIME;
use super::frame_limit::{FrameLimit, FrameVerdict};
use super::hashing::is_too_long;
use super::outbox::{Inbox, Outbox, OutgoingFrame};
use super::rooms::{TableOpening, ToRoom};
use super::socket::{Received, Socket};
use super::{InProcess, Parlour, numbers, stopped};
use crate::limiter::{Limiter, Rate};
use crate::room::{Arrival, Entrance, ListenerId, Privacy, RoomInput, Terms};
use serpente_client::person::{Token, looks, name as person_name};
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::{Conditions, FromClient, FromServer, HelloFrame, PROTOCOL, Unreadable};
use serpente_contests::AdmittedTable;
use serpente_engine::table::Level;
use serpente_system::clock::unix_time;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, interval_at, sleep, timeout};

/// How long a connection may take to send `hello`.
const HELLO_TIMEOUT: Duration = Duration::from_secs(10);

/// How often the server pings the client.
const PING_CLIENT_INTERVAL: Duration = Duration::from_secs(20);

/// How long the client may be silent.
const CLIENT_SILENCE_TIMEOUT: Duration = Duration::from_secs(60);

/// How many times per second, and at once, a client may ask for the list of tables or of a league,
/// for friends, or for six words.
const LISTS_A_SECOND: u32 = 1;
const LISTS_AT_ONCE: u32 = 8;

/// How often a connection may enter tables, and how often at once: each time it is sent the whole match.
const ENTRIES_A_SECOND: u32 = 1;
pub(super) const ENTRIES_AT_ONCE: u32 = 8;

/// The delay before the refusal of a wrong secret word.
const WRONG_SECRET_DELAY: Duration = Duration::from_secs(1);

/// The longest text that is looked at to see whether a deal waits for it, in bytes: twice what it takes to write such a frame.
const LONGEST_FOR_DEAL: usize = 256;

/// Returns whether a deal waits for what has come.
fn is_for_deal(came: &Received) -> bool {
    match came {
        Received::Text(text) => {
            text.len() <= LONGEST_FOR_DEAL
                && FromClient::read(text).is_ok_and(|frame| is_of_deal(&frame))
        }
        Received::Frame(frame) => is_of_deal(frame),
        Received::NoText | Received::Sign => false,
    }
}

/// Returns whether this is a promise of random bytes for a deal, or these bytes.
fn is_of_deal(frame: &FromClient) -> bool {
    matches!(frame, FromClient::Promise { .. } | FromClient::Nonce { .. })
}

/// Why a connection ends; `None` if the client is gone, or gets no reason.
pub(super) type ConnectionEnd = Option<ParlourRefusal>;

/// A person who has said who they are.
#[derive(Clone)]
struct GreetedPerson {
    token: Token,
    /// Their arrival at any seat of a table.
    arrival: Arrival,
}

/// One connection.
struct Connection {
    id: ListenerId,
    parlour: Arc<Parlour>,
    /// The network of the client, as limits count it.
    network: IpAddr,
    outbox: Outbox,
    who: Option<GreetedPerson>,
    /// The table that the connection is at.
    at: Option<String>,
    /// How many tables that it has left have not answered that yet.
    leaves: u32,
    frames: FrameLimit,
    lists: Limiter,
    entries: Limiter,
}

/// Serves a connection until it ends.
pub(super) async fn serve(
    mut socket: Socket,
    InProcess {
        parlour, mut stop, ..
    }: InProcess,
    place: Arc<HeldConnection>,
) {
    numbers::LISTENERS.fetch_add(1, Ordering::Relaxed);
    let (outbox, mut inbox) = Outbox::new(Arc::clone(&parlour.words));
    let mut connection = Connection {
        id: ListenerId(parlour.listeners.fetch_add(1, Ordering::Relaxed)),
        parlour,
        network: place.address,
        outbox,
        who: None,
        at: None,
        leaves: 0,
        frames: FrameLimit::new(),
        lists: Limiter::new(Rate::a_second(LISTS_A_SECOND, LISTS_AT_ONCE)),
        entries: Limiter::new(Rate::a_second(ENTRIES_A_SECOND, ENTRIES_AT_ONCE)),
    };
    let end = connection.work(&mut socket, &mut inbox, &mut stop).await;
    if let Some(table) = connection.at.take() {
        let gone = ToRoom::Input(RoomInput::Gone(connection.id));
        connection.parlour.tables.send(&table, gone);
    }
    if let Some(refusal) = end {
        let closing = connection.close(socket, &mut inbox, &refusal);
        // A client that does not read the reason in time never will.
        let _ = timeout(Duration::from_secs(2), closing).await;
    }
    numbers::LISTENERS.fetch_sub(1, Ordering::Relaxed);
}

impl Connection {
    async fn work(
        &mut self,
        socket: &mut Socket,
        inbox: &mut Inbox,
        stop: &mut watch::Receiver<bool>,
    ) -> ConnectionEnd {
        let begun = Instant::now();
        let mut last_frame_at = Instant::now();
        let mut pings = interval_at(begun + PING_CLIENT_INTERVAL, PING_CLIENT_INTERVAL);
        let load = Arc::clone(&inbox.load);
        let mut orders = self.parlour.admin.to_connections.subscribe();
        loop {
            tokio::select! {
                () = load.overflown.notified() => return None,
                () = stopped(stop) => {
                    // In a cluster the client can reconnect at once to another process, so it gets
                    // no reason.
                    let is_last = self.parlour.tables.cluster.is_none();
                    return if is_last { ParlourRefusal::Stopping.into() } else { None };
                }
                Ok(order) = orders.recv() => {
                    if self.is_out(&order) {
                        return ParlourRefusal::Banned.into();
                    }
                }
                now = pings.tick() => {
                    // Only a connection over a network can break without an error.
                    let is_silent = matches!(socket, Socket::Web(_))
                        && now.duration_since(last_frame_at) >= CLIENT_SILENCE_TIMEOUT;
                    if is_silent || in_time(socket.ping(), inbox).await.is_err() {
                        return None;
                    }
                }
                () = sleep(HELLO_TIMEOUT.saturating_sub(begun.elapsed())), if self.who.is_none() => {
                    return ParlourRefusal::Hello.into();
                }
                out = inbox.receiver.recv() => match out {
                    Some(OutgoingFrame::Text(text)) => {
                        let sent = in_time(socket.send(&text), inbox).await;
                        inbox.sent(&text);
                        if sent.is_err() {
                            return None;
                        }
                    }
                    Some(OutgoingFrame::EndOfPiece) => {
                        if let Some(table) = &self.at {
                            let sent = ToRoom::Input(RoomInput::PieceSent(self.id));
                            self.parlour.tables.send(table, sent);
                        }
                    }
                    // It may have entered a table since it left one.
                    Some(OutgoingFrame::Left) => match self.leaves.checked_sub(1) {
                        Some(left) => self.leaves = left,
                        None => self.at = None,
                    },
                    None => return None,
                },
                came = socket.next() => {
                    last_frame_at = Instant::now();
                    let taken = match came {
                        Ok(came) => self.take(came).await,
                        Err(end) => Err(end),
                    };
                    if let Err(end) = taken {
                        return end;
                    }
                }
            }
        }
    }

    /// Applies an order of the person who runs the server. Returns whether it closes this
    /// connection.
    fn is_out(&self, order: &ToConnections) -> bool {
        let bans = &self.parlour.admin.bans;
        let who = self.who.as_ref().map(|who| &who.arrival);
        match order {
            ToConnections::Kick(name) => who.is_some_and(|who| looks(&who.name) == *name),
            ToConnections::Banned => {
                who.is_some_and(|who| bans.has_person(who.person)) || bans.has_network(self.network)
            }
            ToConnections::Notice(text) => {
                let notice = ParlourRefusal::Notice(text.clone());
                self.outbox.refuse(&notice, None);
                false
            }
        }
    }

    /// Handles what the client has sent.
    async fn take(&mut self, came: Received) -> Result<(), ConnectionEnd> {
        numbers::FRAMES_TAKEN.fetch_add(1, Ordering::Relaxed);
        let now = std::time::Instant::now();
        match self.frames.count(now) {
            FrameVerdict::Take => {}
            FrameVerdict::Refuse | FrameVerdict::PassOver
                if is_for_deal(&came) && self.frames.takes_for_deal(now) => {}
            FrameVerdict::Refuse => {
                self.outbox.refuse(&ParlourRefusal::TooFast, None);
                return Ok(());
            }
            FrameVerdict::PassOver => return Ok(()),
            FrameVerdict::Close => return Err(ParlourRefusal::TooFast.into()),
        }
        if self.at.is_none() {
            self.parlour.throttle.pass().await;
        }
        let frame = match came {
            Received::Text(text) => FromClient::read(&text),
            Received::Frame(frame) => Ok(*frame),
            Received::NoText => Err(Unreadable::NoFrame),
            Received::Sign => return Ok(()),
        };
        match frame {
            Ok(frame) => self.answer(frame).await,
            Err(unreadable) => {
                let kind = unreadable.kind().map(str::to_owned);
                let refusal = ParlourRefusal::Frame(unreadable);
                if self.who.is_none() {
                    return Err(refusal.into());
                }
                self.outbox.refuse(&refusal, kind.as_deref());
                Ok(())
            }
        }
    }

    async fn answer(&mut self, frame: FromClient) -> Result<(), ConnectionEnd> {
        let kind = frame.kind();
        match frame {
            FromClient::Hello(hello) => self.greet(&hello)?,
            FromClient::Ping { id } => self.outbox.frame(&FromServer::Pong { id }),
            frame => {
                let who = self.who.clone().ok_or(ParlourRefusal::Hello)?;
                if let Err(refusal) = self.go(frame, who).await {
                    self.outbox.refuse(&refusal, Some(kind));
                }
            }
        }
        Ok(())
    }

    fn greet(&mut self, hello: &HelloFrame) -> Allowed {
        if let Some(tag) = &hello.lang
            && tag.len() <= 64
        {
            self.outbox.speak(tag);
        }
        if hello.protocol != PROTOCOL {
            return Err(ParlourRefusal::Protocol(hello.protocol));
        }
        if self.who.is_some() {
            self.outbox.refuse(&ParlourRefusal::Hello, Some("hello"));
            return Ok(());
        }
        let bans = &self.parlour.admin.bans;
        if bans.has_network(self.network) {
            // Nobody who is banned tries six words.
            return Err(ParlourRefusal::Banned);
        }
        let name = person_name(&hello.name).ok_or(ParlourRefusal::Name)?;
        let (token, name) = match (&hello.code, &hello.token) {
            (Some(words), _) => {
                self.parlour.tries.six_words(self.network)?;
                self.parlour.codes.find(words).ok_or(ParlourRefusal::Code)?
            }
            (None, None) => (Token::new(), name),
            (None, Some(token)) => (token.parse().map_err(|_| ParlourRefusal::Token)?, name),
        };
        let person = token.person();
        if bans.has_person(person) {
            return Err(ParlourRefusal::Banned);
        }
        let arrival = Arrival {
            listener: self.id,
            person,
            name: name.clone(),
            network: self.network,
            entrance: Entrance::ANY_SEAT,
            after: 0,
            opened: unix_time(),
            again: false,
        };
        self.who = Some(GreetedPerson { token, arrival });
        self.outbox.frame(&FromServer::Welcome {
            protocol: PROTOCOL,
            token: token.to_string(),
            name,
            parlour: self.parlour.name.clone(),
        });
        Ok(())
    }

    async fn go(
        &mut self,
        frame: FromClient,
        GreetedPerson { token, mut arrival }: GreetedPerson,
    ) -> Allowed {
        if matches!(
            frame,
            FromClient::Tables
                | FromClient::Code
                | FromClient::League(_)
                | FromClient::Evening { .. }
                | FromClient::People { .. }
        ) {
            let taken = self.lists.take(std::time::Instant::now());
            taken.map_err(|_| ParlourRefusal::TooFast)?;
        }
        let tables = &self.parlour.tables;
        let person = arrival.person;
        match frame {
            FromClient::Tables => {
                self.outbox.send(tables.rooms.lobby().list(person));
                self.tell_evenings(person);
            }
            FromClient::Evening { evening } => self.list_evening(evening, person).await?,
            FromClient::Code => {
                self.parlour.tries.code(self.network)?;
                let words = self.parlour.codes.make(&token, &arrival.name);
                self.outbox.frame(&FromServer::Code {
                    words: words.ok_or(ParlourRefusal::Crowded)?,
                    minutes: CODE_TIME.as_secs() / 60,
                });
            }
            FromClient::People { ids } => {
                let people = tables.rooms.lobby().people(&ids);
                self.outbox.frame(&FromServer::People { people });
            }
            FromClient::Open {
                conditions,
                private,
                secret,
            } => {
                self.open(conditions, private, secret, arrival).await?;
            }
            FromClient::Sit {
                table,
                seat,
                after,
                secret,
                name,
            } => {
                arrival.entrance = Entrance::Sit { seat, name };
                arrival.after = after;
                self.enter(&table, arrival, secret).await?;
            }
            FromClient::Watch {
                table,
                after,
                secret,
            } => {
                arrival.entrance = Entrance::Watch;
                arrival.after = after;
                self.enter(&table, arrival, secret).await?;
            }
            FromClient::Leave => {
                let table = self.at.take().ok_or(ParlourRefusal::NotSeated)?;
                self.leaves += 1;
                let leave = RoomInput::Ask(self.id, FromClient::Leave);
                tables.send(&table, ToRoom::Input(leave));
            }
            FromClient::Fill { level } => {
                let table = self.at.as_ref().ok_or(ParlourRefusal::NotSeated)?;
                let asked = level.as_deref().unwrap_or(Level::Normal.name());
                let instead = self.parlour.access.best_instead_of(asked);
                let level = match instead {
                    None => level,
                    Some(best) => Some(best.name().to_owned()),
                };
                let fill = RoomInput::Ask(self.id, FromClient::Fill { level });
                tables.send(table, ToRoom::Input(fill));
                // Nothing is refused: the best players that the server has sit down, and whoever
                // asked for better ones is told so.
                if let Some(best) = instead {
                    self.outbox.refuse(&ParlourRefusal::Level(best), None);
                }
            }
            frame => {
                let table = self.at.as_ref().ok_or(ParlourRefusal::NotSeated)?;
                tables.send(table, ToRoom::Input(RoomInput::Ask(self.id, frame)));
            }
        }
        Ok(())
    }

    /// Opens a table.
    async fn open(
        &mut self,
        conditions: Conditions,
        private: bool,
        secret_word: Option<String>,
        arrival: Arrival,
    ) -> Allowed {
        let tables = &self.parlour.tables;
        self.is_free(None)?;
        if self.parlour.admin.drains.load(Ordering::Relaxed) {
            return Err(ParlourRefusal::Stopping);
        }
        let mut terms = Terms::of(conditions).map_err(ParlourRefusal::Conditions)?;
        let rooms = &tables.rooms;
        if let Some(league) = &terms.league
            && !rooms.leagues.have_room(league, unix_time())
        {
            return Err(ParlourRefusal::ManyLeagues);
        }
        if secret_word.as_deref().is_some_and(is_too_long) {
            return Err(ParlourRefusal::TooLong);
        }
        self.may_play_evening(&terms, arrival.person)?;
        // Nothing is hashed for somebody who may open no table.
        self.parlour.tries.table(self.network)?;
        let secret = match secret_word {
            Some(word) if !word.is_empty() => {
                let hashing = &self.parlour.hashing;
                let hashed = hashing.hash(&rooms.thinkers, self.network, word);
                Some(hashed.await?)
            }
            Some(_) | None => None,
        };
        let mut told_words = None;
        if let Some(name) = terms.evening.clone() {
            let admitted = self.admit_to_evening(&terms, name, arrival.person).await?;
            let AdmittedTable {
                evening,
                key,
                words,
            } = admitted;
            if let Some(words) = words {
                let evening = evening.clone();
                told_words = Some(FromServer::EveningWords { evening, words });
            }
            terms = terms.dealing_from(evening, key);
        }
        let opening = TableOpening {
            terms,
            privacy: Privacy { private, secret },
            arrival,
            outbox: self.outbox.clone(),
        };
        self.at = Some(tables.open(opening).await?);
        if let Some(words) = told_words {
            self.outbox.frame(&words);
        }
        Ok(())
    }

    /// Checks that the connection is at no other table than this one.
    fn is_free(&self, table: Option<&str>) -> Allowed {
        match &self.at {
            Some(at) if Some(at.as_str()) != table => Err(ParlourRefusal::Elsewhere(at.clone())),
            Some(_) | None => Ok(()),
        }
    }

    async fn enter(&mut self, table: &str, arrival: Arrival, word: Option<String>) -> Allowed {
        self.is_free(Some(table))?;
        let taken = self.entries.take(std::time::Instant::now());
        taken.map_err(|_| ParlourRefusal::TooFast)?;
        let summary = self.parlour.tables.find(table).await?;
        let person = arrival.person;
        if !summary.people.contains(&person) {
            if let Some(secret) = summary.secret {
                self.parlour.tries.word(self.network, table)?;
                let word = word.unwrap_or_default();
                let thinkers = &self.parlour.tables.rooms.thinkers;
                let hashing = &self.parlour.hashing;
                let verified = hashing.verify(thinkers, self.network, word, secret);
                if !verified.await? {
                    sleep(WRONG_SECRET_DELAY).await;
                    return Err(ParlourRefusal::Secret);
                }
            }
            if let Some(evening) = summary.info.evening {
                let watches = arrival.entrance == Entrance::Watch;
                self.may_enter(evening, table, watches, person).await?;
            }
        }
        self.at = Some(table.to_owned());
        let enter = ToRoom::Enter(arrival, self.outbox.clone());
        self.parlour.tables.send(table, enter);
        Ok(())
    }

    /// Sends everything that waits, and the reason why the connection ends.
    async fn close(&self, mut socket: Socket, inbox: &mut Inbox, refusal: &ParlourRefusal) {
        numbers::refused(refusal.reason());
        let mut texts = Vec::new();
        while let Ok(out) = inbox.receiver.try_recv() {
            if let OutgoingFrame::Text(text) = out {
                texts.push(text);
            }
        }
        let closing = FromServer::Closing {
            reason: refusal.reason().to_owned(),
            text: self.outbox.text(refusal),
        };
        texts.push(closing.text().into());
        for text in texts {
            if socket.send(&text).await.is_err() {
                return;
            }
        }
        socket.close().await;
    }
}

/// Waits until a frame is sent. Fails if the client reads so slowly that too much waits for it, or
/// one frame for too long.
async fn in_time(sent: impl Future<Output = Result<(), ()>>, inbox: &Inbox) -> Result<(), ()> {
    tokio::select! {
        sent = sent => sent,
        () = inbox.load.overflown.notified() => Err(()),
        () = sleep(CLIENT_SILENCE_TIMEOUT) => {
            numbers::SLOW_LISTENERS.fetch_add(1, Ordering::Relaxed);
            Err(())
        }
    }
}
