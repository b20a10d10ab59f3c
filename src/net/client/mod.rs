//! A client's side of the wire: what is sent for what a listener asks, and what becomes of the frames that come.
//!
//! - [`Client`]: the conversation itself. It knows no socket and no clock.
//! - [`Address`]: where a parlour is.
//! - [`Network`]: the connection, on a thread of its own, which calls again when the line breaks.
//! - [`Acquaintances`]: the parlours one has been to, and the tokens by which they know one again.

mod acquaintances;
mod address;
mod backoff;
mod found;
mod network;
mod past;
mod trust;

pub use acquaintances::{Acquaintance, Acquaintances};
pub use address::{Address, BadAddress};
pub use backoff::Backoff;
pub use found::{Announced, FoundParlour};
pub use network::{Network, News, Order};

use crate::person::random;
use crate::wire::{
    Chair, Conditions, EventLine, FromClient, FromServer, PROTOCOL, Play, Refused, Steps,
    TableInfo, TableState,
};
use past::Past;
use serpente_archive::OwnNonce;
use serpente_engine::host::Request;
use serpente_engine::rules::Seat;
use serpente_engine::table::{Bytes32, Command, Event, Header, Update};

/// What a person wants at a parlour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To hear which tables there are.
    Lobby,
    /// A table of their own.
    Open {
        /// What is played.
        conditions: Conditions,
        /// Whether the table is left out of the list.
        private: bool,
    },
    /// A chair at a table, or the own chairs there again.
    Sit {
        /// The table's name.
        table: String,
        /// The chair, from 0; `None` for any that is free.
        seat: Option<u8>,
        /// The table's secret word.
        secret: Option<String>,
    },
    /// To hear a table without a chair.
    Watch {
        /// The table's name.
        table: String,
        /// The table's secret word.
        secret: Option<String>,
    },
}

impl Goal {
    /// What is asked for so: a chair at this table, or to listen there; the list of tables where none is named.
    #[must_use]
    pub fn at(table: Option<String>, seat: Option<u8>, watch: bool) -> Self {
        let secret = None;
        match table {
            None => Self::Lobby,
            Some(table) if watch => Self::Watch { table, secret },
            Some(table) => Self::Sit {
                table,
                seat,
                secret,
            },
        }
    }
}

/// What came of a frame, for whoever listens.
#[derive(Clone, PartialEq, Debug)]
pub enum Told {
    /// The parlour lets them in. By the token it knows them again.
    Welcome {
        /// What the parlour is called.
        parlour: String,
        /// The token.
        token: String,
    },
    /// The tables there are.
    Tables(Vec<TableInfo>),
    /// The table has changed; at first `before` is nothing.
    Table {
        /// As it was.
        before: Option<Box<TableState>>,
        /// As it is.
        now: Box<TableState>,
    },
    /// All that happened at the table before one came, step by step from the first line of its match on; nothing where no match
    /// has begun.
    Past(Vec<Update>),
    /// What happened just now.
    Update(Update),
    /// Somebody said something: from this chair, or none.
    Said {
        /// The chair.
        seat: Option<u8>,
        /// Who.
        name: String,
        /// What.
        text: String,
    },
    /// The table stands still, or goes on.
    Pause(bool),
    /// Something is not done.
    Refused(Refused),
    /// The parlour ends the connection: why, in the person's language.
    Closing(String),
}

/// A conversation with a parlour.
#[derive(Debug)]
pub struct Client {
    /// What the people at this keyboard are called; the first of them is who the parlour knows.
    names: Vec<String>,
    /// The language that the parlour's sentences are wanted in.
    lang: String,
    token: Option<String>,
    goal: Goal,
    table: Option<TableState>,
    steps: Steps,
    /// What came of the time before, until all of it is there.
    past: Option<Past>,
    /// The line that was told last to have been heard.
    heard: u64,
    /// Whether those who play choose the deals of this match together.
    together: bool,
    /// What was added to its deals here.
    nonces: Vec<OwnNonce>,
}

impl Client {
    /// Somebody who wants this. With the token that a parlour gave, they are whom it knows.
    ///
    /// # Panics
    /// If nobody has a name.
    #[must_use]
    pub fn new(names: Vec<String>, lang: String, token: Option<String>, goal: Goal) -> Self {
        assert!(!names.is_empty(), "somebody comes");
        Self {
            names,
            lang,
            token,
            goal,
            table: None,
            steps: Steps::default(),
            past: None,
            heard: 0,
            together: false,
            nonces: Vec::new(),
        }
    }

    /// What is sent when the connection stands, for the first time or again.
    #[must_use]
    pub fn connected(&self) -> FromClient {
        FromClient::Hello {
            protocol: PROTOCOL,
            name: self.names[0].clone(),
            token: self.token.clone(),
            lang: Some(self.lang.clone()),
        }
    }

    /// Wants something else from here on, and says what is sent for that.
    #[must_use]
    pub fn want(&mut self, goal: Goal) -> Vec<FromClient> {
        self.goal = goal;
        (self.table, self.past) = (None, None);
        (self.steps, self.heard) = (Steps::default(), 0);
        self.together = false;
        self.ask()
    }

    /// What one wants.
    #[must_use]
    pub fn goal(&self) -> &Goal {
        &self.goal
    }

    /// The table one is at, as it was told last.
    #[must_use]
    pub fn table(&self) -> Option<&TableState> {
        self.table.as_ref()
    }

    /// Takes a frame in: what is sent for it, and what is told.
    pub fn take(&mut self, frame: FromServer) -> (Vec<FromClient>, Option<Told>) {
        let mut send = Vec::new();
        let told = match frame {
            FromServer::Welcome { token, parlour, .. } => {
                self.token = Some(token.clone());
                send = self.ask();
                Some(Told::Welcome { parlour, token })
            }
            FromServer::Tables { tables } => Some(Told::Tables(tables)),
            FromServer::Table(table) => {
                let (more, told) = self.take_table(table);
                send = more;
                told
            }
            FromServer::Event(line) => {
                send.extend(self.add_to_deal(&line));
                self.steps.event(line).and_then(|step| self.happened(step))
            }
            FromServer::Step(end) => {
                let n = end.n;
                let step = self.steps.end(end);
                let told = step.and_then(|step| self.happened(step));
                let past = self.past.take_if(|past| past.ends_with(n));
                past.map(|past| Told::Past(past.into_steps())).or(told)
            }
            FromServer::Said { seat, name, text } => Some(Told::Said { seat, name, text }),
            FromServer::Pause { on } => Some(Told::Pause(on)),
            FromServer::Refused(refused) => Some(Told::Refused(refused)),
            FromServer::Pong { .. } => None,
            FromServer::Closing { text, .. } => Some(Told::Closing(text)),
        };
        (send, told)
    }

    fn take_table(&mut self, table: TableState) -> (Vec<FromClient>, Option<Told>) {
        let before = self.table.replace(table.clone());
        let is_first = before.is_none();
        let mut send = Vec::new();
        if is_first {
            // A line that breaks is mended by sitting down again.
            self.goal = self.to_come_back(&table);
            if self.past.is_none() {
                self.past = Some(Past::until(table.n));
            }
            if table.seat.is_some() {
                send = self.names[1..]
                    .iter()
                    .map(|name| self.one_chair_more(name))
                    .collect();
            }
        }
        let told = Told::Table {
            before: before.map(Box::new),
            now: Box::new(table),
        };
        (send, Some(told))
    }

    /// Random bytes for the deal that was just sealed, if this line tells that one was.
    fn add_to_deal(&mut self, line: &EventLine) -> Option<FromClient> {
        match &line.event {
            Event::Match(header) => {
                self.together = header.format >= Header::TOGETHER;
                self.nonces.clear();
                None
            }
            Event::Sealed { hash } if self.together => {
                let table = self.table.as_ref()?;
                let seat = Seat::new(usize::from(table.seat?))?;
                // What happened before one came was dealt long ago.
                let is_new = line.n > table.n && line.n > self.steps.known();
                is_new.then(|| {
                    let bytes = Bytes32(random());
                    self.nonces.push((*hash, seat, bytes));
                    FromClient::Nonce { n: line.n, bytes }
                })
            }
            _ => None,
        }
    }

    /// What was added here to the deals of the match.
    #[must_use]
    pub fn nonces(&self) -> &[OwnNonce] {
        &self.nonces
    }

    fn happened(&mut self, step: Update) -> Option<Told> {
        match &mut self.past {
            Some(past) => {
                past.add(step);
                None
            }
            None => Some(Told::Update(step)),
        }
    }

    /// What is sent for what one wants.
    fn ask(&self) -> Vec<FromClient> {
        let after = self.steps.known();
        vec![match self.goal.clone() {
            Goal::Lobby => FromClient::Tables,
            Goal::Open {
                conditions,
                private,
            } => FromClient::Open {
                conditions,
                private,
                secret: None,
            },
            Goal::Sit {
                table,
                seat,
                secret,
            } => FromClient::Sit {
                table,
                seat,
                after,
                secret,
                name: None,
            },
            Goal::Watch { table, secret } => FromClient::Watch {
                table,
                after,
                secret,
            },
        }]
    }

    fn to_come_back(&self, table: &TableState) -> Goal {
        let secret = match &self.goal {
            Goal::Sit { secret, .. } | Goal::Watch { secret, .. } => secret.clone(),
            Goal::Lobby | Goal::Open { .. } => None,
        };
        let name = table.table.clone();
        if table.seat.is_some() {
            Goal::Sit {
                table: name,
                seat: table.seat,
                secret,
            }
        } else {
            Goal::Watch {
                table: name,
                secret,
            }
        }
    }

    fn one_chair_more(&self, name: &str) -> FromClient {
        let (table, secret) = match &self.goal {
            Goal::Sit { table, secret, .. } | Goal::Watch { table, secret } => {
                (table.clone(), secret.clone())
            }
            Goal::Lobby | Goal::Open { .. } => (String::new(), None),
        };
        FromClient::Sit {
            table,
            seat: None,
            after: self.steps.known(),
            secret,
            name: Some(name.to_owned()),
        }
    }

    /// What is sent for what a listener asks of its host; nothing for what no server has to know.
    #[must_use]
    pub fn request(&mut self, request: Request) -> Option<FromClient> {
        match request {
            Request::Command(Command::Play(_, play)) => Some(FromClient::Move {
                after: self.steps.known(),
                play: Play::of(play)?,
            }),
            Request::Command(Command::Deal) => Some(FromClient::Deal),
            // Whoever has heard enough has heard all.
            Request::GoOn | Request::PlayOut => self.heard(),
            // The table belongs to others, too: it does not stand still while one is asked something.
            Request::Hold(_) => None,
        }
    }

    /// All that was told was heard: what is sent for that, if that was not said yet.
    #[must_use]
    pub fn heard(&mut self) -> Option<FromClient> {
        let n = self.steps.known();
        (n > self.heard).then(|| {
            self.heard = n;
            FromClient::Heard { n }
        })
    }
}

/// Who sits at a table, chair by chair, with what has changed since.
pub fn changes<'a>(
    before: &'a TableState,
    now: &'a TableState,
) -> impl Iterator<Item = (usize, Option<&'a Chair>, Option<&'a Chair>)> {
    let chairs = 0..now.chairs.len().max(before.chairs.len());
    let at = |table: &'a TableState, chair: usize| table.chairs.get(chair).and_then(Option::as_ref);
    chairs
        .map(move |chair| (chair, at(before, chair), at(now, chair)))
        .filter(|(_, before, now)| before != now)
}

#[cfg(test)]
mod tests;
