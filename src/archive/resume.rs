//! Restores a table from its record, by playing the recorded commands again through the same code
//! as any others.

use super::recorded_deck::RecordedDeck;
use serpente_engine::bax::CardMove;
use serpente_engine::rules::{Goal, LegalMoves, Move, Seats, Tile, Why};
use serpente_engine::table::{
    AgreedShuffle, Bytes32, Command, Event, GameMove, GameView, HandEnd, Header, SetupError,
    Shuffle, Sink, Table, Update,
};
use serpente_engine::tricks::TrickMove;
use std::collections::VecDeque;

/// A match that continues where its record ends.
#[derive(Debug)]
pub struct Resumed {
    /// The table.
    pub table: Table,
    /// How many of the recorded events were played again. It is less than all if one could not be
    /// played.
    pub played: usize,
    /// Events that follow from the last recorded one and are not recorded yet.
    pub fresh: Vec<Event>,
    /// The events since a person's last move, which may never have been announced.
    pub recap: Recap,
    /// The source of the next deals, if the record keeps its seed.
    pub deals: Option<Shuffle>,
}

/// The last steps of a match, and its state before them.
#[derive(Clone, Debug)]
pub struct Recap {
    /// How many of the recorded events came before the steps.
    pub events_before: usize,
    /// The table after those events.
    pub before: Table,
    /// The steps.
    pub steps: VecDeque<ReplayStep>,
}

/// The events that a command caused, and the table after them.
#[derive(Clone, Debug)]
pub struct ReplayStep {
    /// The events.
    pub events: Vec<Event>,
    /// The table after them.
    pub table: Table,
}

/// The most steps in a recap. Players would not want to hear more of them again.
const LONGEST_RECAP: usize = 60;

impl Recap {
    /// Adds a step and keeps those since a person's last move; if there are only computer players,
    /// the last step of each. A pass that was a person's only legal move does not count as a move,
    /// since that person may not know of it yet.
    fn add(&mut self, step: ReplayStep) {
        let setup = step.table.setup();
        let people = setup.people();
        let before = self.steps.back().map_or(&self.before, |last| &last.table);
        let most = if people.is_empty() {
            setup.players.len()
        } else {
            LONGEST_RECAP
        };
        let mut a_person_moved = false;
        for seat in step.events.iter().filter_map(Event::mover) {
            let legal = before.view(seat).and_then(|view| view.legal);
            let must_pass = legal.is_some_and(LegalMoves::must_pass);
            if people.contains(seat) && !must_pass {
                a_person_moved = true;
            }
        }
        if a_person_moved {
            self.forget_all_but(0);
        }
        self.steps.push_back(step);
        self.forget_all_but(most);
    }

    fn forget_all_but(&mut self, most: usize) {
        let surplus = self.steps.len().saturating_sub(most);
        for step in self.steps.drain(..surplus) {
            self.events_before += step.events.len();
            self.before = step.table;
        }
    }
}

/// The reason why the first line of a record begins no match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mismatch {
    /// There is no first line.
    #[error("the record has no first line")]
    Empty,
    /// The format is newer than this program.
    #[error("the record has format {0}, which is newer than this program")]
    NewerFormat(u32),
    /// No match can begin with these options.
    #[error("no match can begin so")]
    Setup(#[source] SetupError),
}

/// Plays a record again, as far as possible.
///
/// `chance` completes a deal that was only partly recorded.
///
/// # Errors
/// If the first event begins no match.
pub fn resume(events: &[Event], chance: Shuffle) -> Result<Resumed, Mismatch> {
    let mut replay = Replay::begin(events, chance)?;
    let mut recap = Recap {
        events_before: replay.verifier.played,
        before: replay.table.clone(),
        steps: VecDeque::new(),
    };
    loop {
        let events = replay.step().to_vec();
        if events.is_empty() {
            break;
        }
        let table = replay.table.clone();
        recap.add(ReplayStep { events, table });
    }
    Ok(Resumed {
        recap,
        table: replay.table,
        played: replay.verifier.played,
        fresh: replay.verifier.fresh,
        deals: replay.deck.source,
    })
}

/// Returns the updates that these seats received in a match, one for each step, as far as its
/// record can be played again; besides the events, an update contains what the table showed after
/// the step. The remaining events, if any, form the last update, which shows `table` as it is now.
pub fn told_so_far(table: &Table, events: &[Event], viewers: Seats) -> Vec<Update> {
    let mut updates = Vec::new();
    let mut played = 0;
    if let Ok(mut replay) = Replay::begin(events, Shuffle::seeded(0)) {
        played = replay.played();
        updates.push(replay.table().update(viewers, &events[..played]));
        loop {
            let step = replay.step().to_vec();
            if step.is_empty() || replay.played() == events.len() {
                break;
            }
            played += step.len();
            updates.push(replay.table().update(viewers, &step));
        }
    }
    if played < events.len() {
        updates.push(table.update(viewers, &events[played..]));
    }
    updates
}

/// Plays a record again, command by command.
#[derive(Debug)]
pub struct Replay {
    table: Table,
    deck: RecordedDeck,
    verifier: ReplayVerifier,
    last: Option<Command>,
    stuck: bool,
}

impl Replay {
    /// Begins to play a record again. Its first event is played.
    ///
    /// # Errors
    /// If the first event begins no match.
    pub fn begin(events: &[Event], chance: Shuffle) -> Result<Self, Mismatch> {
        Self::of(events, chance, None, false)
    }

    /// Begins like [`begin`](Self::begin), for the host of the match, who knows the key of the
    /// secrets of its deals.
    ///
    /// # Errors
    /// If the first event begins no match.
    pub fn begin_with_key(
        events: &[Event],
        chance: Shuffle,
        key: Bytes32,
    ) -> Result<Self, Mismatch> {
        Self::of(events, chance, Some(key), false)
    }

    /// Begins to play the events that one listener received. For the events missing there, anything
    /// is accepted that follows from the deals shown afterwards. With the key of the deals,
    /// everything dealt and drawn must follow from it.
    ///
    /// # Errors
    /// If the first event begins no match.
    pub fn of_listener(events: &[Event], key: Option<Bytes32>) -> Result<Self, Mismatch> {
        Self::of(events, Shuffle::seeded(0), key, true)
    }

    fn of(
        events: &[Event],
        chance: Shuffle,
        key: Option<Bytes32>,
        is_heard: bool,
    ) -> Result<Self, Mismatch> {
        let header = Header::among(events).ok_or(Mismatch::Empty)?;
        if header.format > Header::FORMAT {
            return Err(Mismatch::NewerFormat(header.format));
        }
        let setup = header.setup().map_err(Mismatch::Setup)?;
        let mut recorded: Vec<Event> = events.iter().map(in_usual_order).collect();
        // Another version may write the same options differently, with more or fewer house rules.
        recorded[0] = Event::Match(Header::of(&setup));
        if setup.counts_sets() {
            for event in &mut recorded {
                name_sets(event);
            }
        }
        let goal_of_losers = if setup.game.loses_at_limit() {
            Some(setup.options.goal)
        } else {
            None
        };
        let mut verifier = ReplayVerifier {
            recorded,
            goal_of_losers,
            is_heard,
            played: 0,
            differs: false,
            fresh: Vec::new(),
        };
        let table = Table::new(setup, &mut verifier);
        verifier.pass_seals();
        Ok(Self {
            table,
            deck: RecordedDeck::new(events, chance, key, is_heard),
            verifier,
            last: None,
            stuck: false,
        })
    }

    /// Gives the command that caused the next event, and returns the recorded events that it
    /// caused; none if no more can be played.
    pub fn step(&mut self) -> &[Event] {
        let from = self.verifier.played;
        if !self.stuck
            && !self.verifier.differs
            && let Some(next) = self.verifier.recorded.get(from).cloned()
        {
            let before = self.table.clone();
            self.last = self.give_answers(&next);
            if self.last.is_none() {
                for command in causes(&self.table, &next, self.verifier.to_come()) {
                    if self.give(command) {
                        self.last = Some(command);
                        break;
                    }
                }
            }
            self.stuck = self.last.is_none();
            if self.verifier.played > from {
                self.verifier.pass_seals();
            }
            if self.verifier.played == from {
                // The command caused other events than those recorded, so it is undone. For
                // example, a tile that the record draws twice must not become another drawn tile.
                self.table = before;
                self.stuck = true;
                self.verifier.fresh.clear();
            }
        }
        &self.verifier.recorded[from..self.verifier.played]
    }

    /// Gives a command. Returns whether it was possible.
    fn give(&mut self, command: Command) -> bool {
        self.table
            .command(command, &mut self.deck, &mut self.verifier)
            .is_ok()
    }

    /// If seats are asked for the count of the last tile, gives their answers: the right one of the
    /// seat that scored it, if one did, and nothing of all others before it. Only what scored is
    /// recorded. Returns the last answer.
    fn give_answers(&mut self, event: &Event) -> Option<Command> {
        let taker = match event {
            Event::Scored {
                seat,
                why: Why::Muggins,
                ..
            } => Some(*seat),
            _ => None,
        };
        let mut answered = None;
        while let Some(board) = self.table.board()
            && let Some(seat) = board.asked()
        {
            let count = u8::try_from(board.count_to_say()).unwrap_or(u8::MAX);
            let said = if taker == Some(seat) { count } else { 0 };
            let answer = Command::Play(seat, GameMove::Says(said));
            answered = if self.give(answer) {
                Some(answer)
            } else {
                None
            };
        }
        answered
    }

    /// Returns the command given by the last step.
    pub fn last_command(&self) -> Option<Command> {
        self.last
    }

    /// Returns how many of the recorded events were played so far.
    pub fn played(&self) -> usize {
        self.verifier.played
    }

    /// Returns whether the recorded events end with all events of a command, so that none is
    /// missing.
    pub fn is_whole(&self) -> bool {
        self.verifier.fresh.is_empty()
    }

    /// Returns the table after the last step.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the table after the last step, the events that follow from it and are not recorded
    /// yet, and the source of the deals of this round, if it is known.
    pub fn into_table(self) -> (Table, Vec<Event>, Option<AgreedShuffle>) {
        (self.table, self.verifier.fresh, self.deck.agreed)
    }
}

/// Returns the event with the tiles of a hand in this program's order: other tools may list them in
/// any order.
fn in_usual_order(event: &Event) -> Event {
    let mut ordered = event.clone();
    if let Event::Dealt { tiles, .. }
    | Event::Swapped {
        tiles: Some(tiles), ..
    } = &mut ordered
    {
        tiles.sort_unstable_by(|one, other| other.cmp(one));
    }
    ordered
}

/// Corrects events of version 0.2, which wrote sets as if they were games.
fn name_sets(event: &mut Event) {
    if let Event::RoundOver {
        games,
        sets: sets @ None,
        ..
    } = event
    {
        *sets = games.take();
    }
}

/// Returns the commands that may have caused a recorded event, in the order in which to try them.
/// `to_come` begins with the event.
fn causes(table: &Table, event: &Event, to_come: &[Event]) -> Vec<Command> {
    let turn = table.turn();
    let (seat, moves): (_, Vec<GameMove>) = match *event {
        Event::Round { .. } => return vec![Command::Deal],
        Event::Laid {
            seat,
            tile,
            arm,
            inner,
            announced,
            claimed,
            ..
        } => {
            let laid = match arm {
                Some(arm) => match inner.placement(tile, arm) {
                    Some(placement) => Move::Lay(placement),
                    None => return Vec::new(),
                },
                None => Move::Open(tile),
            };
            let play = match claimed {
                Some(said) => GameMove::Saying(laid, said),
                None if announced => GameMove::Announcing(laid),
                None => laid.into(),
            };
            (Some(seat), vec![play])
        }
        // Keeping a hand that could be exchanged has no event of its own, only that of the next
        // turn. The same is true for ending a chain to which more tiles could have been added.
        Event::Turn { .. } => (turn, vec![Move::Keep.into(), Move::Pass.into()]),
        Event::Swapped { seat, .. } => {
            let swap = match put_away(table, event, to_come) {
                Some(tile) => TrickMove::PutAway(tile).into(),
                None => Move::Swap.into(),
            };
            (Some(seat), vec![swap])
        }
        Event::Redeal { .. } => (turn, vec![Move::Redeal.into()]),
        Event::Staked { seat, .. } | Event::Card { seat, .. } => {
            (Some(seat), vec![CardMove::Take.into()])
        }
        Event::Stood { seat } => (Some(seat), vec![CardMove::Stand.into()]),
        // Ending a chain may have a fine for its first event.
        Event::Drew { seat, .. } => {
            let moves = [Move::Draw, Move::TimeUp, Move::Pass].map(GameMove::Tiles);
            (Some(seat), moves.to_vec())
        }
        // The mark for a player who passes comes before the pass.
        Event::Passed { seat, .. } | Event::Marker { seat, .. } => {
            let mut pass: GameMove = Move::Pass.into();
            for next in to_come.iter().take(2) {
                if let Event::Passed {
                    seat,
                    announced: true,
                } = next
                    && turn == Some(*seat)
                {
                    pass = GameMove::Announcing(Move::Pass);
                }
            }
            let passes = vec![pass, Move::TimeUp.into(), TrickMove::Pass.into()];
            (Some(seat), passes)
        }
        Event::Bid { seat, bid } => (Some(seat), vec![TrickMove::Bid(bid).into()]),
        Event::Trumps {
            seat,
            trumps,
            doubles,
        } => {
            let Some(named) = trumps.with(doubles) else {
                return Vec::new();
            };
            (Some(seat), vec![TrickMove::Name(named).into()])
        }
        Event::HandOver {
            end:
                HandEnd::Tricks {
                    claimed: Some(seat),
                    ..
                },
            ..
        } => (Some(seat), vec![TrickMove::Claim.into()]),
        Event::Played { seat, tile } => (Some(seat), vec![TrickMove::Play(tile).into()]),
        Event::Match(_)
        | Event::Dealt { .. }
        | Event::Boneyard { .. }
        | Event::Sealed { .. }
        | Event::Nonces { .. }
        | Event::Promised { .. }
        | Event::KeptBack { .. }
        | Event::Unsealed { .. }
        | Event::Centre { .. }
        | Event::Lot { .. }
        | Event::Scored { .. }
        | Event::RoundOver { .. }
        | Event::Trick { .. }
        | Event::HandOver { .. }
        | Event::Eliminated { .. }
        | Event::MatchOver { .. } => return Vec::new(),
    };
    let Some(seat) = seat else {
        return Vec::new();
    };
    let commands = moves.into_iter();
    commands.map(|play| Command::Play(seat, play)).collect()
}

/// Returns the tile that a player of tricks put away: the one that is not among those kept or, for
/// a listener who was not told these, one that this player does not play later.
fn put_away(table: &Table, event: &Event, to_come: &[Event]) -> Option<Tile> {
    let Event::Swapped { seat, tiles } = event else {
        return None;
    };
    let GameView::Tricks(view) = table.game_view(*seat)? else {
        return None;
    };
    let hand = view.hand.highest_first();
    if let Some(left) = tiles {
        return hand.into_iter().find(|tile| !left.contains(tile));
    }
    let mut played = Vec::new();
    for later in to_come {
        match later {
            Event::Round { .. } => break,
            Event::Played { seat: by, tile } if by == seat => played.push(*tile),
            _ => {}
        }
    }
    hand.into_iter().find(|tile| !played.contains(tile))
}

/// Compares the events of a table with those recorded.
#[derive(Debug)]
struct ReplayVerifier {
    recorded: Vec<Event>,
    /// The limit at which a side loses, if the match ends in this way: version 0.2 wrote that side
    /// as eliminated.
    goal_of_losers: Option<Goal>,
    /// Whether the events are those that one listener received, which are not complete.
    is_heard: bool,
    played: usize,
    differs: bool,
    fresh: Vec<Event>,
}

impl ReplayVerifier {
    /// Returns the recorded events that were not played again yet.
    fn to_come(&self) -> &[Event] {
        self.recorded.get(self.played..).unwrap_or_default()
    }

    /// Skips seals, which are not events of the table: the program that writes the record adds
    /// them.
    fn pass_seals(&mut self) {
        if self.differs {
            return;
        }
        while let Some(
            Event::Sealed { .. }
            | Event::Promised { .. }
            | Event::Nonces { .. }
            | Event::KeptBack { .. }
            | Event::Unsealed { .. },
        ) = self.recorded.get(self.played)
        {
            self.played += 1;
        }
    }

    /// Skips the sides at the limit that version 0.2 wrote before the end of the match.
    fn pass_losers(&mut self, event: &Event) {
        let Some(Goal::Limit(limit)) = self.goal_of_losers else {
            return;
        };
        if self.differs || !matches!(event, Event::MatchOver { .. }) {
            return;
        }
        let mut totals: &[i32] = &[];
        for before in self.recorded[..self.played].iter().rev() {
            if let Event::RoundOver { totals: last, .. } = before {
                totals = last;
                break;
            }
        }
        let mut passed = self.played;
        while let Some(Event::Eliminated { team }) = self.recorded.get(passed)
            && let Some(&total) = totals.get(team.index())
            && i64::from(total) >= i64::from(limit)
        {
            passed += 1;
        }
        self.played = passed;
    }
}

impl Sink for ReplayVerifier {
    fn take(&mut self, event: impl FnOnce() -> Event) {
        let event = event();
        self.pass_seals();
        self.pass_losers(&event);
        let Some(recorded) = self.recorded.get(self.played) else {
            self.fresh.push(event);
            return;
        };
        let mut agrees = *recorded == event;
        let mut may_be_missing = false;
        if self.is_heard {
            // A listener receives an event in full, or only the part that is seen without any hand.
            // If there is no such part, the event may be missing.
            match event.seen_by(Seats::NONE) {
                Some(part) => agrees |= part == *recorded,
                None => may_be_missing = true,
            }
        }
        if agrees && !self.differs {
            self.played += 1;
        } else if !may_be_missing {
            self.differs = true;
            self.fresh.push(event);
        }
    }
}
