//! The client's side of the protocol: the frames it sends, and what it makes of the frames that
//! come.

use crate::wire::{
    Chair, Conditions, EventLine, FromClient, FromServer, HelloFrame, PROTOCOL, Steps, TableState,
    WirePlay,
};
use serpente_archive::OwnNonce;
use serpente_engine::host::Request;
use serpente_engine::rules::Seat;
use serpente_engine::table::{
    Bytes32, Command, Event, GameMove, Header, RandomSource, Update, promise_of,
};

/// The goal of a player at a parlour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    /// The list of tables.
    Lobby,
    /// A new table.
    Open {
        /// The game and its settings.
        conditions: Conditions,
        /// Whether the table is left out of the list.
        private: bool,
    },
    /// A table. A player who has seats there gets those again.
    Enter {
        /// The table's name.
        table: String,
        /// Whether to play or to watch there.
        enter_as: EnterAs,
        /// The table's secret word.
        secret: Option<String>,
    },
}

/// The part of a player at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnterAs {
    /// They play at this seat, from 0; `None` for any free one.
    Player(Option<u8>),
    /// They watch.
    Watcher,
}

impl Intent {
    /// Returns the goal to enter this table, or to see the list of tables if none is given.
    #[must_use]
    pub fn at(table: Option<String>, enter_as: EnterAs) -> Self {
        match table {
            None => Self::Lobby,
            Some(table) => Self::Enter {
                table,
                enter_as,
                secret: None,
            },
        }
    }
}

/// The steps of a match that the server sends when a player sits down, until all have arrived.
#[derive(Debug)]
struct Past {
    /// The last line.
    last: u64,
    /// The steps one by one, so that each keeps the parts of its update beside the events.
    steps: Vec<Update>,
}

impl Past {
    /// Adds a step. Drops everything before the last match.
    fn add(&mut self, mut step: Update) {
        let mut events = step.events.iter();
        if let Some(first) = events.rposition(|event| matches!(event, Event::Match(_))) {
            self.steps.clear();
            step.events.drain(..first);
        }
        self.steps.push(step);
    }
}

/// The meaning of a frame for the player.
#[derive(Clone, PartialEq, Debug)]
pub enum ClientNews {
    /// The parlour accepts the player.
    Welcome {
        /// The parlour's name.
        parlour: String,
        /// The token by which the parlour recognises the player the next time.
        token: String,
        /// The name that the player had on another device, if they came by its six words.
        moved: Option<String>,
    },
    /// The state of the table has changed. For the first state, `before` is `None`.
    Table {
        /// The state before.
        before: Option<Box<TableState>>,
        /// The state now.
        now: Box<TableState>,
    },
    /// Everything that happened at the table before the player came, step by step from the first
    /// line of its match; empty if no match has begun.
    Past(Vec<Update>),
    /// A step that happened just now.
    Update(Update),
    /// Any other frame, which concerns the player as it is.
    Frame(FromServer),
}

/// Random bytes that this client has promised.
#[derive(Clone, Copy, Debug)]
struct OwedNonce {
    seat: Seat,
    bytes: Bytes32,
    /// The line of the seal for which they were promised.
    sealed: u64,
    /// The line of the promises, once they are known.
    n: Option<u64>,
}

impl OwedNonce {
    /// Returns the frame that promises these bytes.
    fn promise(self) -> FromClient {
        FromClient::Promise {
            n: self.sealed,
            hash: promise_of(self.bytes),
        }
    }
}

/// A conversation with a parlour.
#[derive(Debug)]
pub struct Client {
    /// The first frame of every connection: the player, to whom the parlour's token belongs. It has
    /// the six words that the parlour told the player on another device until the parlour has
    /// recognised them.
    hello: HelloFrame,
    /// The names of the other people at this keyboard.
    others: Vec<String>,
    /// The goal.
    pub goal: Intent,
    /// The last known state of the table.
    pub table: Option<TableState>,
    steps: Steps,
    /// The steps from before the player came, until all of them have arrived.
    past: Option<Past>,
    /// The last line that was reported as heard.
    heard: u64,
    /// Whether the players choose the deals of this match together.
    together: bool,
    /// Whether they promise their random bytes first.
    promised: bool,
    /// The random bytes that were promised, and the line of the promises once these are known.
    owed: Option<OwedNonce>,
    /// The random bytes that this client added to the match's deals.
    pub nonces: Vec<OwnNonce>,
    /// The bytes that this client promised last, to another match, before the player left this one or before the program was started
    /// again. Who comes back before the deal has promised those already.
    last_nonce: Option<OwnNonce>,
    /// The source of those bytes.
    random: RandomSource,
}

impl Client {
    /// Creates a client for people with these names and this goal. The token from an earlier visit
    /// makes the parlour recognise them.
    ///
    /// # Panics
    /// Panics if `names` is empty.
    #[must_use]
    pub fn new(mut names: Vec<String>, lang: String, token: Option<String>, goal: Intent) -> Self {
        Self {
            hello: HelloFrame {
                protocol: PROTOCOL,
                name: names.remove(0),
                token,
                lang: Some(lang),
                code: None,
            },
            others: names,
            goal,
            table: None,
            steps: Steps::default(),
            past: None,
            heard: 0,
            together: false,
            promised: false,
            owed: None,
            nonces: Vec::new(),
            last_nonce: None,
            random: RandomSource::of_system(),
        }
    }

    /// Takes the bytes that an earlier client has promised to a deal, and has not sent.
    #[must_use]
    pub fn with_promise(mut self, promised: Option<OwnNonce>) -> Self {
        self.last_nonce = promised;
        self
    }

    /// Takes the bytes for deals from this source.
    #[must_use]
    pub fn with_random(mut self, random: RandomSource) -> Self {
        self.random = random;
        self
    }

    /// Returns the number of the last line of the table's record that came, 0 for none.
    #[must_use]
    pub fn last_line(&self) -> u64 {
        self.steps.last_line
    }

    /// Makes the parlour recognise the player by the six words that it told them on another device.
    pub fn come_by_code(&mut self, words: String) {
        self.hello.code = Some(words);
    }

    /// Returns the first frame for a new connection, also after a reconnect.
    pub fn connected(&self) -> FromClient {
        FromClient::Hello(self.hello.clone())
    }

    /// Changes the goal. Returns the frames that ask for it.
    pub fn want(&mut self, goal: Intent) -> Vec<FromClient> {
        self.goal = goal;
        (self.table, self.past) = (None, None);
        (self.steps, self.heard) = (Steps::default(), 0);
        (self.together, self.promised, self.owed) = (false, false, None);
        self.ask()
    }

    /// Forgets the table, without asking the parlour for anything: the player has gone on there from another connection.
    pub fn wait_in_lobby(&mut self) {
        // The parlour has already taken this connection from the table.
        let _nothing_to_ask = self.want(Intent::Lobby);
    }

    /// Takes a frame. Returns the frames to send in answer, and what the frame means for the
    /// player.
    pub fn take(&mut self, frame: FromServer) -> (Vec<FromClient>, Option<ClientNews>) {
        let mut send = Vec::new();
        if self.is_late(&frame) {
            return (send, None);
        }
        let told = match frame {
            FromServer::Welcome {
                token,
                parlour,
                name,
                ..
            } => {
                self.hello.token = Some(token.clone());
                let moved = self.hello.code.take().map(|_| name);
                if let Some(name) = &moved {
                    self.hello.name.clone_from(name);
                }
                send = self.ask();
                Some(ClientNews::Welcome {
                    parlour,
                    token,
                    moved,
                })
            }
            FromServer::Table(table) => {
                let (more, told) = self.take_table(table);
                send = more;
                Some(told)
            }
            FromServer::Event(line) => {
                send.extend(self.add_to_deal(&line));
                self.steps.event(line).and_then(|step| self.happened(step))
            }
            FromServer::Step(end) => {
                let n = end.n;
                let step = self.steps.end(end);
                let update = step.and_then(|step| self.happened(step));
                match self.past.take_if(|past| past.last <= n) {
                    Some(past) => Some(ClientNews::Past(past.steps)),
                    None => update,
                }
            }
            FromServer::Pong { .. } => None,
            frame => Some(ClientNews::Frame(frame)),
        };
        (send, told)
    }

    /// Returns whether a frame is about a table that the player has left: it was on its way when
    /// they did.
    fn is_late(&self, frame: &FromServer) -> bool {
        match frame {
            FromServer::Table(state) => match &self.goal {
                Intent::Lobby => true,
                Intent::Open { .. } => false,
                Intent::Enter { table, .. } => *table != state.table,
            },
            // The state of the table comes first.
            FromServer::Event(_) | FromServer::Step(_) => self.table.is_none(),
            FromServer::Welcome { .. }
            | FromServer::Tables { .. }
            | FromServer::Code { .. }
            | FromServer::People { .. }
            | FromServer::League(_)
            | FromServer::Rated(_)
            | FromServer::Evening(_)
            | FromServer::Evenings { .. }
            | FromServer::EveningWords { .. }
            | FromServer::Compared(_)
            | FromServer::Said { .. }
            | FromServer::Pause { .. }
            | FromServer::Refused(_)
            | FromServer::Pong { .. }
            | FromServer::Closing { .. } => false,
        }
    }

    fn take_table(&mut self, table: TableState) -> (Vec<FromClient>, ClientNews) {
        let before = self.table.replace(table.clone());
        let is_first = before.is_none();
        let mut send = Vec::new();
        if is_first {
            // After a reconnect the client must sit down at the same table again.
            self.goal = self.to_come_back(&table);
            if self.past.is_none() {
                let (last, steps) = (table.n, Vec::new());
                self.past = Some(Past { last, steps });
            }
            if table.seat.is_some() {
                let more = self.others.iter();
                send = more.map(|name| self.one_chair_more(&table, name)).collect();
            }
        }
        // What is still awaited may not have arrived before the connection broke.
        if let Some(owed) = self.owed {
            match owed.n {
                Some(n) if n == table.n => send.push(FromClient::Nonce {
                    n,
                    bytes: owed.bytes,
                }),
                None if owed.sealed == table.n => send.push(owed.promise()),
                Some(_) | None => {}
            }
        }
        let told = ClientNews::Table {
            before: before.map(Box::new),
            now: Box::new(table),
        };
        (send, told)
    }

    /// If this line says that a deal was sealed, returns the frame with random bytes for it, or
    /// with the promise of them. If it says what was promised, and this client's promise is among
    /// it, returns the frame with the bytes.
    fn add_to_deal(&mut self, line: &EventLine) -> Option<FromClient> {
        match &line.event {
            Event::Match(header) => {
                self.together = header.format >= Header::TOGETHER;
                self.promised = header.format >= Header::PROMISED;
                self.last_nonce = self.nonces.last().copied().or(self.last_nonce);
                self.nonces.clear();
                self.owed = None;
                None
            }
            Event::Promised { seats } => {
                let table = self.table.as_ref()?;
                let owed = self.owed.as_mut()?;
                let is_known = seats.contains(&(owed.seat, promise_of(owed.bytes)));
                // What is dealt already waits for nobody.
                let is_new = line.n >= table.n && line.n > self.steps.last_line;
                if !is_known || !is_new {
                    return None;
                }
                owed.n = Some(line.n);
                Some(FromClient::Nonce {
                    n: line.n,
                    bytes: owed.bytes,
                })
            }
            Event::Sealed { hash } if self.together => {
                let table = self.table.as_ref()?;
                let seat = Seat::new(usize::from(table.seat?))?;
                // Deals from before the player came are finished, unless nothing followed.
                let is_new = line.n >= table.n && line.n > self.steps.last_line;
                let promised = match self.last_nonce {
                    Some((deal, same, bytes)) if deal == *hash && same == seat => Some(bytes),
                    _ => None,
                };
                let bytes = match promised {
                    Some(bytes) => bytes,
                    None if is_new => Bytes32(self.random.bytes()),
                    None => return None,
                };
                self.nonces.push((*hash, seat, bytes));
                if !self.promised {
                    return is_new.then_some(FromClient::Nonce { n: line.n, bytes });
                }
                // Who comes back once everybody has promised still owes the bytes.
                let owed = OwedNonce {
                    seat,
                    bytes,
                    sealed: line.n,
                    n: None,
                };
                self.owed = Some(owed);
                is_new.then(|| owed.promise())
            }
            _ => None,
        }
    }

    fn happened(&mut self, step: Update) -> Option<ClientNews> {
        match &mut self.past {
            Some(past) => {
                past.add(step);
                None
            }
            None => Some(ClientNews::Update(step)),
        }
    }

    /// Returns the frames that ask for the goal.
    fn ask(&self) -> Vec<FromClient> {
        let after = self.steps.last_line;
        vec![match self.goal.clone() {
            Intent::Lobby => FromClient::Tables,
            Intent::Open {
                conditions,
                private,
            } => FromClient::Open {
                conditions,
                private,
                secret: None,
            },
            Intent::Enter {
                table,
                enter_as,
                secret,
            } => match enter_as {
                EnterAs::Watcher => FromClient::Watch {
                    table,
                    after,
                    secret,
                },
                EnterAs::Player(seat) => FromClient::Sit {
                    table,
                    seat,
                    after,
                    secret,
                    name: None,
                },
            },
        }]
    }

    fn to_come_back(&self, table: &TableState) -> Intent {
        Intent::Enter {
            table: table.table.clone(),
            enter_as: match table.seat {
                Some(seat) => EnterAs::Player(Some(seat)),
                None => EnterAs::Watcher,
            },
            secret: self.secret(),
        }
    }

    /// Returns the secret word of the table that the player wants to enter.
    fn secret(&self) -> Option<String> {
        match &self.goal {
            Intent::Enter { secret, .. } => secret.clone(),
            Intent::Lobby | Intent::Open { .. } => None,
        }
    }

    fn one_chair_more(&self, table: &TableState, name: &str) -> FromClient {
        FromClient::Sit {
            table: table.table.clone(),
            seat: None,
            after: self.steps.last_line,
            secret: self.secret(),
            name: Some(name.to_owned()),
        }
    }

    /// Returns the frame for a request of the player, or `None` if the server need not know of it.
    pub fn request(&mut self, request: Request) -> Option<FromClient> {
        match request {
            Request::Command(Command::Play(_, play)) => Some(FromClient::Move {
                after: self.steps.last_line,
                play: WirePlay::of(play)?,
                announced: matches!(play, GameMove::Announcing(_)),
            }),
            Request::Command(Command::Deal) => Some(FromClient::Deal),
            // A player who wants to go on counts as having heard everything.
            Request::GoOn | Request::PlayOut => self.heard(),
            // The table belongs to other players, too, so it does not pause while this player
            // answers a question.
            Request::Hold(_) => None,
        }
    }

    /// Returns the frame that reports everything up to now as heard, or `None` if that was reported
    /// before.
    pub fn heard(&mut self) -> Option<FromClient> {
        let n = self.steps.last_line;
        (n > self.heard).then(|| {
            self.heard = n;
            FromClient::Heard { n }
        })
    }
}

/// Returns the seats whose players have changed: the number of the seat, the player before and the
/// player now.
pub fn changes<'a>(
    before: &'a TableState,
    now: &'a TableState,
) -> impl Iterator<Item = (usize, Option<&'a Chair>, Option<&'a Chair>)> {
    let numbers = 0..now.chairs.len().max(before.chairs.len());
    let at = |table: &'a TableState, chair: usize| table.chairs.get(chair).and_then(Option::as_ref);
    let chairs = numbers.map(move |chair| (chair, at(before, chair), at(now, chair)));
    chairs.filter(|(_, before, now)| before != now)
}

#[cfg(test)]
mod tests;
