//! A person who plays: their program (the client's core and their view of the match), and what they
//! do.

use super::checks::{CheckResult, Checks};
use crate::choices::SeededChoices;
use serpente_archive::{OwnNonce, check_deals};
use serpente_client::wire::{Conditions, FromClient, FromServer, TableState};
use serpente_client::{Client, ClientNews, EnterAs, Intent};
use serpente_engine::host::Request;
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{
    Bytes32, Command, Event, GameMove, GameView, Header, SeatView, Update, promise_of,
};
use serpente_parlour::room::ListenerId;

/// The part of a person in the run.
#[derive(Clone, Debug)]
pub(crate) enum Role {
    /// Opens the table of this group, and begins its matches.
    Host(Box<Conditions>, bool),
    /// Plays at the table of the group.
    Player,
    /// Watches it.
    Watcher,
}

/// What a person knows of a match.
#[derive(Default)]
struct KnownMatch {
    /// The match as the person sees it.
    view: Option<SeatView>,
    /// The events of the match that they were told.
    events: Vec<Event>,
    /// Whether everything from before the person came has come.
    is_current: bool,
    /// The last line that came over this connection.
    last_line: u64,
    /// The hash of the deal that was sealed last.
    sealed: Option<Bytes32>,
}

/// A move that a person has sent twice, and then a ping whose answer has not come yet.
struct DoubledMove {
    /// Whether a move was refused since.
    is_refused: bool,
}

/// How a person looks for a table.
#[derive(Default)]
struct TableSearch {
    /// Whether the person was told to come later, or found no seat.
    is_put_off: bool,
    /// Whether the person has left a table and waits for the list of tables, from which they choose.
    awaits_list: bool,
}

/// A person.
pub(crate) struct SimulatedGuest {
    /// The person's name.
    pub(crate) name: String,
    /// The group of people who want to play together.
    pub(crate) group: usize,
    /// The person's part in it.
    pub(crate) role: Role,
    /// The client's core.
    pub(crate) client: Client,
    /// The person's connection, if they think that they have one.
    pub(crate) line: Option<ListenerId>,
    /// Whether the parlour has recognised them on it.
    pub(crate) is_welcome: bool,
    /// What the person knows of the match.
    known: KnownMatch,
    /// The table at which a seat belongs to them.
    pub(crate) holds: Option<String>,
    /// How many matches this person will still begin.
    pub(crate) matches: u64,
    /// How the person looks for a table.
    search: TableSearch,
    /// Whether the table of the group cannot be entered any more.
    pub(crate) table_is_gone: bool,
    /// Whether answers come in the order of the requests. In a cluster, another process answers pings
    /// than moves.
    pub(crate) is_answered_in_order: bool,
    /// The move that was sent twice, until it was answered.
    doubled: Option<DoubledMove>,
    /// The bytes that the person's program promised last, also from before they left a table.
    promised: Option<OwnNonce>,
    /// How many moves were made.
    pub(crate) moves: u64,
}

/// Returns the seats of this state.
fn seats_of(state: &TableState) -> Seats {
    let mut seats = Seats::NONE;
    for &number in &state.seats {
        if let Some(seat) = Seat::new(usize::from(number)) {
            seats.insert(seat);
        }
    }
    seats
}

impl SimulatedGuest {
    /// Creates a person of a group.
    #[must_use]
    pub(crate) fn new(name: String, group: usize, role: Role, choices: &mut SeededChoices) -> Self {
        let goal = match &role {
            Role::Host(conditions, private) => Intent::Open {
                conditions: (**conditions).clone(),
                private: *private,
            },
            Role::Player | Role::Watcher => Intent::Lobby,
        };
        let client = Client::new(vec![name.clone()], "en".to_owned(), None, goal);
        Self {
            client: client.with_random(choices.source()),
            name,
            group,
            role,
            line: None,
            is_welcome: false,
            known: KnownMatch::default(),
            holds: None,
            matches: 1 + choices.below(3),
            search: TableSearch::default(),
            table_is_gone: false,
            is_answered_in_order: true,
            doubled: None,
            promised: None,
            moves: 0,
        }
    }

    /// Takes a new connection. Returns the first frame.
    pub(crate) fn connected(&mut self, line: ListenerId) -> FromClient {
        self.line = Some(line);
        self.is_welcome = false;
        // The client asks for its table again by itself.
        self.search = TableSearch::default();
        self.doubled = None;
        self.known.last_line = 0;
        self.client.table = None;
        self.client.connected()
    }

    /// Notes that the connection is gone.
    pub(crate) fn disconnected(&mut self) {
        self.line = None;
        self.is_welcome = false;
        self.client.table = None;
    }

    /// Takes a frame. Returns the frames to send in answer.
    ///
    /// # Errors
    /// Returns an error if the person must not have got this frame.
    pub(crate) fn take(&mut self, text: &str, checks: &Checks) -> CheckResult<Vec<FromClient>> {
        let frame = FromServer::read(text).ok_or_else(|| format!("no frame: {text}"))?;
        if let FromServer::Event(line) = &frame
            && let Some(state) = &self.client.table
        {
            let seats = seats_of(state);
            if line.n <= self.known.last_line {
                return Err(format!("{}: line {} was told twice", self.name, line.n));
            }
            let known = self.client.last_line().max(self.known.last_line);
            checks
                .heard(&state.table, seats, known, line.n, &line.event)
                .map_err(|wrong| format!("{}: {wrong}", self.name))?;
            self.known.last_line = line.n;
            self.recorded_promise(&line.event)?;
        }
        if matches!(frame, FromServer::Pong { .. })
            && let Some(doubled) = self.doubled.take()
            && self.is_answered_in_order
            && !doubled.is_refused
        {
            return Err(format!(
                "{} pressed a key twice, and both moves were made",
                self.name
            ));
        }
        let due = self.due_bytes(&frame);
        let (send, news) = self.client.take(frame);
        if due.is_some_and(|due| !send.contains(&due)) {
            return Err(format!(
                "{}'s program kept back the bytes that it had promised",
                self.name
            ));
        }
        if send
            .iter()
            .any(|sent| matches!(sent, FromClient::Promise { .. }))
        {
            self.promised = self.client.nonces.last().copied();
        }
        match news {
            Some(ClientNews::Welcome { .. }) => self.is_welcome = true,
            Some(ClientNews::Table { before, now }) => {
                if before.is_none() {
                    self.known.is_current = false;
                }
                self.seated(&now)?;
            }
            Some(ClientNews::Past(steps)) => {
                self.known.is_current = true;
                for step in &steps {
                    self.follow(step)?;
                }
            }
            Some(ClientNews::Update(step)) => self.follow(&step)?,
            Some(ClientNews::Frame(FromServer::Refused(refused))) => {
                self.refused(&refused.reason, refused.to.as_deref())?;
            }
            Some(ClientNews::Frame(FromServer::Tables { .. })) => self.search.awaits_list = false,
            Some(ClientNews::Frame(_)) | None => {}
        }
        Ok(send)
    }

    /// Checks that what the record says of the person's promise for a deal is what their program
    /// promised for it. A promise that came too late is not in the record.
    fn recorded_promise(&mut self, event: &Event) -> CheckResult {
        match event {
            Event::Sealed { hash } => self.known.sealed = Some(*hash),
            Event::Promised { seats } => {
                for &(deal, seat, bytes) in &self.client.nonces {
                    if self.known.sealed != Some(deal) {
                        continue;
                    }
                    for &(other, hash) in seats {
                        if other == seat && hash != promise_of(bytes) {
                            return Err(format!(
                                "the record has another promise of {} than the one they made",
                                self.name
                            ));
                        }
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// If this frame tells that everybody has promised bytes for the deal that is due, returns the frame with which the person's
    /// program must send what it has promised.
    fn due_bytes(&self, frame: &FromServer) -> Option<FromClient> {
        let FromServer::Event(line) = frame else {
            return None;
        };
        let Event::Promised { seats } = &line.event else {
            return None;
        };
        let table = self.client.table.as_ref()?;
        let (deal, seat, bytes) = self.promised?;
        let is_due = line.n >= table.n
            && self.known.sealed == Some(deal)
            && table.seat == Some(seat.number())
            && seats.contains(&(seat, promise_of(bytes)));
        is_due.then_some(FromClient::Nonce { n: line.n, bytes })
    }

    /// Checks the state of the table: a person has their seat again.
    fn seated(&mut self, state: &TableState) -> CheckResult {
        match state.seat {
            Some(seat) => {
                let chair = state.chairs.get(usize::from(seat)).and_then(Option::as_ref);
                if chair.is_none_or(|chair| chair.name != self.name) {
                    return Err(format!(
                        "{} was told to have seat {seat}, where {:?} sits",
                        self.name,
                        chair.map(|chair| &chair.name)
                    ));
                }
                self.holds = Some(state.table.clone());
            }
            None if self.holds.as_ref() == Some(&state.table)
                && !matches!(self.role, Role::Watcher) =>
            {
                return Err(format!(
                    "{} has lost the seat at {}",
                    self.name, state.table
                ));
            }
            None => {}
        }
        Ok(())
    }

    fn refused(&mut self, reason: &str, to: Option<&str>) -> CheckResult {
        self.table_is_gone |= reason == "no-table";
        if to == Some("move")
            && let Some(doubled) = &mut self.doubled
        {
            doubled.is_refused = true;
        }
        match (reason, to) {
            ("trouble", Some("open")) => self.search.is_put_off = true,
            // Another connection of the same person, or a table that is loaded again.
            ("came-again" | "trouble" | "stopping", _) => {}
            ("removed", None) => {
                self.holds = None;
                self.search.is_put_off = true;
            }
            ("full" | "removed" | "no-table" | "no-chair" | "name" | "too-fast", Some("sit")) => {
                if let Some(table) = &self.holds {
                    return Err(format!(
                        "{} has a seat at {table} and does not get it again: {reason}",
                        self.name
                    ));
                }
                self.search.is_put_off = true;
            }
            (_, Some("sit" | "watch" | "open")) => self.search.is_put_off = true,
            _ => {}
        }
        Ok(())
    }

    fn follow(&mut self, step: &Update) -> CheckResult {
        for event in &step.events {
            if let Event::Match(header) = event {
                let seat = self.client.table.as_ref().and_then(|state| state.seat);
                let viewer = seat.and_then(|seat| Seat::new(usize::from(seat)));
                self.known.view = SeatView::new(viewer, header).ok();
                self.known.events.clear();
            }
            self.known.events.push(event.clone());
        }
        if let Some(view) = &mut self.known.view
            && view.follow(step).is_err()
        {
            return Err(format!(
                "{} cannot follow {:?} from what was told before",
                self.name, step.events
            ));
        }
        Ok(())
    }

    /// Checks what this person knows against the log.
    ///
    /// # Errors
    /// Returns an error if they know something else.
    pub(crate) fn check(&self, checks: &Checks) -> CheckResult {
        let (Some(state), Some(view)) = (&self.client.table, &self.known.view) else {
            return Ok(());
        };
        if !self.known.is_current {
            return Ok(());
        }
        let viewer = view.viewer();
        checks
            .knows(&state.table, viewer, self.client.last_line(), view)
            .map_err(|wrong| format!("{}: {wrong}", self.name))?;
        let is_over = matches!(self.known.events.last(), Some(Event::MatchOver { .. }));
        let evening = Header::among(&self.known.events).and_then(|header| header.evening);
        if is_over && evening.is_none() {
            check_deals(&self.known.events, &[])
                .map_err(|unfair| format!("{}: {unfair:?} at {}", self.name, state.table))?;
        }
        Ok(())
    }

    /// Returns whether a match goes on at the person's table, as far as they know.
    pub(crate) fn is_playing(&self) -> bool {
        self.client
            .table
            .as_ref()
            .is_some_and(|state| state.playing)
    }

    /// Returns a move for the person's turn, if it is theirs.
    fn play(&self, choices: &mut SeededChoices) -> Option<(Seat, GameMove)> {
        let view = self.known.view.as_ref()?;
        let seat = view.viewer().filter(|seat| view.turn() == Some(*seat))?;
        let moves: Vec<GameMove> = match view.game_view()? {
            GameView::Tiles(view) => view.moves().map(GameMove::from).collect(),
            GameView::Cards(view) => view.choices().map(GameMove::from).collect(),
            GameView::Tricks(view) => view.choices().into_iter().map(GameMove::from).collect(),
        };
        if moves.is_empty() {
            return None;
        }
        Some((seat, moves[choices.index(moves.len())]))
    }

    /// Returns whether the next round waits to be dealt.
    fn is_between_rounds(&self) -> bool {
        self.known.view.as_ref().is_some_and(|view| {
            view.turn().is_none() && view.winners().is_none() && view.round_number() > 0
        })
    }

    /// Does what the person does next. `table` is the one of their group, once they know it; in
    /// calm times nobody leaves or begins anything.
    pub(crate) fn act(
        &mut self,
        table: Option<&String>,
        is_calm: bool,
        choices: &mut SeededChoices,
    ) -> Vec<FromClient> {
        if !self.is_welcome {
            return Vec::new();
        }
        let Some(state) = self.client.table.clone() else {
            return self.go_to(table, choices);
        };
        let mut send = Vec::new();
        if !choices.once_in(4) {
            send.extend(self.client.heard());
        }
        if state.playing {
            if let Some((seat, play)) = self.play(choices) {
                self.moves += 1;
                let frame = self
                    .client
                    .request(Request::Command(Command::Play(seat, play)));
                send.extend(frame.clone());
                if self.doubled.is_none() && choices.once_in(6) {
                    // The person presses the key twice; the answer to the ping comes after the
                    // refusal of the second move.
                    self.doubled = Some(DoubledMove { is_refused: false });
                    send.extend(frame);
                    send.push(FromClient::Ping { id: 1 });
                }
            } else if self.is_between_rounds() && state.seat.is_some() {
                send.push(FromClient::Deal);
            }
        } else {
            send.extend(self.before_match(&state, is_calm, choices));
        }
        if choices.once_in(20) {
            let text = format!("Good evening, {}!", choices.below(100));
            send.push(FromClient::Say { text });
        }
        if !is_calm && choices.once_in(150) {
            send.push(FromClient::Leave);
            self.holds = None;
            self.known.last_line = 0;
            self.search.awaits_list = true;
            self.known.view = None;
            send.extend(self.client.want(Intent::Lobby));
        }
        send
    }

    fn before_match(
        &mut self,
        state: &TableState,
        is_calm: bool,
        choices: &mut SeededChoices,
    ) -> Vec<FromClient> {
        let is_host = state.seat.is_some() && state.seat == state.owner;
        if !is_host {
            if state.seat.is_some() && choices.once_in(5) {
                let on = choices.once_in(2);
                return vec![FromClient::Ready { on }];
            }
            return Vec::new();
        }
        if self.matches == 0 || is_calm || !choices.once_in(4) {
            return Vec::new();
        }
        if state.chairs.iter().any(Option::is_none) {
            let level = Some("easy".to_owned());
            return vec![FromClient::Fill { level }];
        }
        self.matches -= 1;
        vec![FromClient::Begin]
    }

    /// Goes to the table of the group, or looks at the list.
    fn go_to(&mut self, table: Option<&String>, choices: &mut SeededChoices) -> Vec<FromClient> {
        if self.search.is_put_off {
            self.search.is_put_off = false;
            self.client.goal = Intent::Lobby;
        }
        if !matches!(self.client.goal, Intent::Lobby)
            || self.search.awaits_list
            || !choices.once_in(3)
        {
            return Vec::new();
        }
        match (&self.role, table) {
            (Role::Host(conditions, private), None) => {
                let conditions = (**conditions).clone();
                let private = *private;
                self.client.want(Intent::Open {
                    conditions,
                    private,
                })
            }
            (Role::Host(..) | Role::Player, Some(table)) => self.client.want(Intent::Enter {
                table: table.clone(),
                enter_as: EnterAs::Player(None),
                secret: None,
            }),
            (Role::Watcher, Some(table)) => self.client.want(Intent::Enter {
                table: table.clone(),
                enter_as: EnterAs::Watcher,
                secret: None,
            }),
            (Role::Player | Role::Watcher, None) => vec![FromClient::Tables],
        }
    }
}
