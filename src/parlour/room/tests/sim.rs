//! A table with a simulated disk, time and connections.

use super::super::*;
use serpente_client::person::Token;
use serpente_client::wire::{
    Conditions, EveningResult, FromServer, LeagueStanding, Steps, TableState, WirePlay,
};
use serpente_contests::FinishedMatch;
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Bytes32, Event, RandomSource, SeatView, promise_of};
use serpente_testing::soak::first_seed;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;

pub(super) fn id(number: u64) -> ListenerId {
    ListenerId(number)
}

/// The random bytes that a client adds to a deal.
#[derive(Default)]
struct OwnBytes {
    /// The line for which it has not sent a promise or its bytes yet.
    owes: Option<u64>,
    bytes: Option<Bytes32>,
}

/// A client that remembers what it received.
#[derive(Default)]
pub(super) struct Heard {
    pub(super) lines: Vec<(u64, Event)>,
    pub(super) texts: Vec<String>,
    pub(super) state: Option<TableState>,
    pub(super) refused: Vec<ParlourRefusal>,
    pub(super) said: Vec<String>,
    pub(super) standings: Vec<LeagueStanding>,
    pub(super) compared: Vec<EveningResult>,
    pub(super) left: bool,
    pub(super) steps: Steps,
    pub(super) view: Option<SeatView>,
    /// The seconds that a turn had left, each time it was told.
    pub(super) warned: Vec<u64>,
    /// The people for whom the computer played one turn.
    pub(super) stood_in: Vec<Seat>,
    nonce: OwnBytes,
    /// The view of the match when all missing steps had come.
    pub(super) caught_up: Option<String>,
}

impl Heard {
    pub(super) fn take(&mut self, text: &str) {
        self.texts.push(text.to_owned());
        let frame = FromServer::read(text).expect("a frame");
        match frame {
            FromServer::Event(line) => {
                let last = self.lines.last().map_or(0, |(n, _)| *n);
                assert!(line.n > last, "{} after {last}", line.n);
                self.lines.push((line.n, line.event.clone()));
                let is_new = self
                    .state
                    .as_ref()
                    .is_some_and(|state| state.n < line.n && state.seat.is_some());
                if is_new && matches!(line.event, Event::Sealed { .. } | Event::Promised { .. }) {
                    self.nonce.owes = Some(line.n);
                }
                if matches!(line.event, Event::Sealed { .. }) {
                    self.nonce.bytes = None;
                }
                let update = self.steps.event(line);
                self.follow(update);
            }
            FromServer::Step(end) => {
                let update = self.steps.end(end);
                if update.is_none() {
                    self.caught_up = self.view.as_ref().map(|view| format!("{view:?}"));
                }
                self.follow(update);
            }
            FromServer::Table(state) => self.state = Some(state),
            FromServer::Said { text, .. } => self.said.push(text),
            FromServer::Rated(standing) => self.standings.push(standing),
            FromServer::Compared(result) => self.compared.push(result),
            other => panic!("nothing a table tells: {other:?}"),
        }
    }

    fn follow(&mut self, update: Option<serpente_engine::table::Update>) {
        let Some(update) = update else { return };
        self.warned.extend(update.time_left);
        self.stood_in.extend(update.stood_in);
        for event in &update.events {
            if let Event::Match(header) = event {
                let seat = self.state.as_ref().and_then(|state| state.seat);
                let seat = seat.and_then(|seat| Seat::new(usize::from(seat)));
                self.view = Some(SeatView::new(seat, header).expect("a match"));
            }
        }
        if let Some(view) = &mut self.view {
            view.follow(&update).expect("it follows from what was seen");
        }
    }

    /// Returns a move for this client's seat, if it is its turn.
    pub(super) fn play(&self) -> Option<WirePlay> {
        let view = self.view.as_ref()?;
        let seat = view.viewer().filter(|seat| view.turn() == Some(*seat))?;
        assert_eq!(view.turn(), Some(seat));
        let play = match view.game_view()? {
            serpente_engine::table::GameView::Tiles(view) => view.moves().next()?.into(),
            serpente_engine::table::GameView::Cards(view) => view.choices().last()?.into(),
            serpente_engine::table::GameView::Tricks(view) => (*view.choices().last()?).into(),
        };
        WirePlay::of(play)
    }
}

/// What the leagues of a server are told.
#[derive(Default)]
pub(super) struct SimLeague {
    /// The matches that counted for a league.
    pub(super) finished: Vec<FinishedMatch>,
    /// The requests for the list of a league.
    pub(super) lists: Vec<(ListenerId, String)>,
}

/// The evening that the table plays, as its server knows it.
pub(super) struct SimEvening {
    /// The points of the seats in its matches.
    pub(super) played: Vec<Vec<i64>>,
    /// Whether the server lets a match of it begin.
    pub(super) admits: Allowed,
}

impl Default for SimEvening {
    fn default() -> Self {
        Self {
            played: Vec::new(),
            admits: Ok(()),
        }
    }
}

/// What the disk, the players and the computer players do by themselves.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says what one test leaves out"
)]
pub(super) struct SimHabits {
    /// Whether the disk confirms appends.
    pub(super) keeps: bool,
    /// Whether the players add random bytes to each deal.
    pub(super) adds: bool,
    /// Whether they keep the bytes back that they have promised.
    pub(super) keeps_back: bool,
    /// Whether computer players think at once.
    pub(super) thinks: bool,
}

impl Default for SimHabits {
    fn default() -> Self {
        Self {
            keeps: true,
            adds: true,
            keeps_back: false,
            thinks: true,
        }
    }
}

pub(super) struct Sim {
    pub(super) room: Room,
    /// Decides the random bytes of the players.
    pub(super) random: RandomSource,
    pub(super) now: Instant,
    /// The network of the next people who enter.
    pub(super) network: IpAddr,
    /// The content of the disk: the record and the log of seats.
    pub(super) record: Vec<u8>,
    pub(super) chairs: Vec<u8>,
    pub(super) league: SimLeague,
    pub(super) evening: SimEvening,
    pub(super) does: SimHabits,
    /// The thought that waits, if computer players do not think at once.
    pub(super) pending: Option<RoomThinking>,
    /// How many thoughts the table has asked for.
    pub(super) thoughts: usize,
    pub(super) open: usize,
    pub(super) heard: BTreeMap<ListenerId, Heard>,
    pub(super) people: BTreeMap<ListenerId, Token>,
}

/// Up to this size, the lines of a log are counted at each append.
const COUNTED: usize = 100_000;

fn lines(bytes: &[u8]) -> u64 {
    bytes.split(|&byte| byte == b'\n').count() as u64 - 1
}

impl Sim {
    /// Opens a table; listener 1, Ada, is its host.
    pub(super) fn open(conditions: &str) -> Self {
        let conditions: Conditions = serde_json::from_str(conditions).expect("conditions");
        Self::open_with(Terms::of(conditions).expect("they can be played"))
    }

    /// Opens a table with these settings.
    pub(super) fn open_with(terms: Terms) -> Self {
        let (now, token) = (Instant::now(), Token::new());
        let network = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
        let arrival = Arrival {
            listener: id(1),
            person: token.person(),
            name: "Ada".to_owned(),
            network,
            entrance: Entrance::ANY_SEAT,
            after: 0,
            opened: 0,
            again: false,
        };
        let mut random = RandomSource::seeded(first_seed());
        let (room, out) = Room::open(
            "calm-red-fox",
            terms,
            Privacy::default(),
            arrival,
            random.branch(),
            now,
        );
        let mut sim = Self {
            room,
            random,
            now,
            network,
            record: Vec::new(),
            chairs: Vec::new(),
            league: SimLeague::default(),
            evening: SimEvening::default(),
            does: SimHabits::default(),
            pending: None,
            thoughts: 0,
            open: 0,
            heard: BTreeMap::new(),
            people: [(id(1), token)].into(),
        };
        sim.carry(out);
        sim
    }

    /// Loads the table from disk, as another process does. Nobody is connected.
    pub(super) fn wake_up(&self) -> Self {
        let mut random = RandomSource::seeded(first_seed());
        let (room, out) = Room::wake_up(
            "calm-red-fox",
            &self.chairs,
            &self.record,
            random.branch(),
            self.now,
        )
        .expect("it can");
        let mut sim = Self {
            room,
            random,
            now: self.now,
            network: self.network,
            record: self.record.clone(),
            chairs: self.chairs.clone(),
            league: SimLeague::default(),
            evening: SimEvening::default(),
            does: SimHabits::default(),
            pending: None,
            thoughts: 0,
            open: 0,
            heard: BTreeMap::new(),
            people: self.people.clone(),
        };
        sim.carry(out);
        sim
    }

    fn carry(&mut self, out: Vec<RoomOutput>) {
        let mut kept = 0;
        let (mut pieces, mut begins) = (Vec::new(), Vec::new());
        for output in out {
            match output {
                RoomOutput::Tell(to, text) => self.heard.entry(to).or_default().take(&text),
                RoomOutput::Refuse(to, refusal, _) => {
                    self.heard.entry(to).or_default().refused.push(refusal);
                }
                RoomOutput::EndOfPiece(who) => pieces.push(who),
                RoomOutput::Finished(finished) => self.league.finished.push(finished),
                RoomOutput::List(who, asked) => self.league.lists.push((who, asked.league)),
                RoomOutput::BeginEvening(who, company) => begins.push((who, company)),
                RoomOutput::Played(_, points) => self.evening.played.push(points),
                RoomOutput::Left(who) => self.heard.entry(who).or_default().left = true,
                RoomOutput::Rewrite(after, line) => {
                    assert_eq!(lines(&self.chairs), after);
                    self.chairs = line;
                    kept += 1;
                }
                RoomOutput::Append(log, after, more) => {
                    let log = match log {
                        TableLog::Record => &mut self.record,
                        TableLog::Seats => &mut self.chairs,
                    };
                    // Counting a long log again at each append would take long.
                    if log.len() < COUNTED {
                        assert_eq!(lines(log), after);
                    }
                    log.extend(more);
                    kept += 1;
                }
            }
        }
        self.open += kept;
        while self.does.keeps && self.open > 0 {
            self.open -= 1;
            let out = self.room.input(RoomInput::Stored, self.now);
            self.carry(out);
        }
        for who in pieces {
            let out = self.room.input(RoomInput::PieceSent(who), self.now);
            self.carry(out);
        }
        for (who, company) in begins {
            let admitted = self.evening.admits.clone();
            let input = RoomInput::EveningBegins(who, company, admitted);
            let out = self.room.input(input, self.now);
            self.carry(out);
        }
        let mut owing: Vec<(ListenerId, u64)> = Vec::new();
        for (&who, heard) in &mut self.heard {
            let owes = heard.nonce.owes.take();
            if let Some(n) = owes
                && self.does.adds
            {
                owing.push((who, n));
            }
        }
        for (who, n) in owing {
            let heard = self.heard.entry(who).or_default();
            let frame = match heard.nonce.bytes {
                None => {
                    let bytes = *heard.nonce.bytes.insert(Bytes32(self.random.bytes()));
                    let hash = promise_of(bytes);
                    FromClient::Promise { n, hash }
                }
                Some(_) if self.does.keeps_back => continue,
                Some(bytes) => FromClient::Nonce { n, bytes },
            };
            let out = self.room.input(RoomInput::Ask(who, frame), self.now);
            self.carry(out);
        }
    }

    pub(super) fn input(&mut self, input: RoomInput) {
        let out = self.room.input(input, self.now);
        self.carry(out);
        while let Some(next) = self.room.take_thinking(self.now) {
            self.thoughts += 1;
            if !self.does.thinks {
                self.pending = Some(next);
                return;
            }
            let thought = next.thinking.think();
            let out = self.room.input(RoomInput::Thought(thought), self.now);
            self.carry(out);
        }
    }

    pub(super) fn enter(&mut self, who: u64, name: &str, entrance: Entrance, after: u64) {
        let token = *self.people.entry(id(who)).or_default();
        self.heard.entry(id(who)).or_default().left = false;
        self.input(RoomInput::Enter(Arrival {
            listener: id(who),
            person: token.person(),
            name: name.to_owned(),
            network: self.network,
            entrance,
            after,
            opened: 0,
            again: false,
        }));
    }

    pub(super) fn sit(&mut self, who: u64, name: &str) {
        let after = self.heard.get(&id(who)).map_or(0, |at| at.steps.last_line);
        self.enter(who, name, Entrance::ANY_SEAT, after);
    }

    pub(super) fn ask(&mut self, who: u64, frame: &str) {
        let frame = FromClient::read(frame).expect(frame);
        self.input(RoomInput::Ask(id(who), frame));
    }

    /// Sends a frame and returns the refusal that it gets.
    pub(super) fn refusal(&mut self, who: u64, frame: &str) -> Option<ParlourRefusal> {
        self.heard.entry(id(who)).or_default().refused.clear();
        self.ask(who, frame);
        self.heard.get_mut(&id(who))?.refused.pop()
    }

    pub(super) fn pass(&mut self, seconds: u64) {
        self.now += Duration::from_secs(seconds);
        self.input(RoomInput::Tick);
        // The server wakes a table as often as it wants to be woken, which must have an end.
        for _ in 0..100 {
            if self.room.wakes_at().is_none_or(|at| at > self.now) {
                return;
            }
            self.input(RoomInput::Tick);
        }
        panic!("the table wants to be woken again and again");
    }

    pub(super) fn state(&self, who: u64) -> &TableState {
        self.heard[&id(who)].state.as_ref().expect("it was told")
    }

    pub(super) fn is_playing(&self) -> bool {
        self.room.summary().info.playing
    }

    /// Reports everything as heard by these players and makes their moves. Returns whether there
    /// was anything to do.
    pub(super) fn act(&mut self, players: &[u64]) -> bool {
        let mut acted = false;
        for &who in players {
            let Some(heard) = self.heard.get(&id(who)) else {
                continue;
            };
            let n = heard.steps.last_line;
            let play = heard.play();
            let between = heard.view.as_ref().is_some_and(|view| {
                view.turn().is_none() && view.winners().is_none() && view.round_number() > 0
            });
            self.input(RoomInput::Ask(id(who), FromClient::Heard { n }));
            if self.heard[&id(who)].steps.last_line > n {
                acted = true;
            } else if let Some(play) = play {
                let before = self.record.len();
                self.input(RoomInput::Ask(
                    id(who),
                    FromClient::Move {
                        after: n,
                        play,
                        announced: false,
                    },
                ));
                // Who has come back while the computer plays their turn is refused until the next one: time has to pass.
                acted |= self.record.len() > before;
            } else if between {
                self.input(RoomInput::Ask(id(who), FromClient::Deal));
                acted |= self.heard[&id(who)].steps.last_line > n;
            }
        }
        acted
    }

    /// Makes a move if it is this player's turn, without reporting anything as heard.
    pub(super) fn play_unheard(&mut self, who: u64) {
        let heard = &self.heard[&id(who)];
        if let Some(play) = heard.play() {
            let after = heard.steps.last_line;
            self.input(RoomInput::Ask(
                id(who),
                FromClient::Move {
                    after,
                    play,
                    announced: false,
                },
            ));
        }
    }

    /// Plays the match to its end.
    pub(super) fn play_out(&mut self, players: &[u64]) {
        for _ in 0..20_000 {
            if !self.is_playing() {
                return;
            }
            if !self.act(players) {
                self.pass(1);
            }
        }
        let last: Vec<_> = self
            .seen_by(Seats::NONE)
            .into_iter()
            .rev()
            .take(5)
            .collect();
        panic!("{} has no end: {last:?}", self.room.summary().info.game);
    }

    /// Returns the lines of the record, with their numbers, that a player with these seats may see.
    pub(super) fn seen_by(&self, seats: Seats) -> Vec<(u64, Event)> {
        let record = serpente_archive::Record::parse(&self.record);
        assert!(record.damage.is_none());
        let first = record.before as u64 + 1;
        let numbered = (first..).zip(record.events);
        numbered
            .filter_map(|(n, event)| Some((n, event.seen_by(seats)?)))
            .collect()
    }
}
