//! A table as its record left it: the recorded commands are played again through the same code as any other.

use super::recorded_deck::RecordedDeck;
use serpente_engine::bax::CardMove;
use serpente_engine::rules::{Goal, LegalMoves, Move, Seat, Seats, Team};
use serpente_engine::table::{
    Bytes32, Command, Event, HandEnd, Header, Refusal, SetupError, Shuffle, Sink, Table, Update,
};
use serpente_engine::tricks::TrickMove;
use std::collections::VecDeque;

/// A match that goes on where its record ends.
#[derive(Debug)]
pub struct Resumed {
    /// The table.
    pub table: Table,
    /// How many of the recorded events were played again; fewer than there are if one could not be.
    pub played: usize,
    /// What follows from the last recorded event and is not recorded yet.
    pub fresh: Vec<Event>,
    /// What happened last: from the last deed of a person on, which nobody may have been told.
    pub recap: Recap,
}

/// The last steps of a match, and how it stood before them.
#[derive(Clone, Debug)]
pub struct Recap {
    /// How many of the recorded events came before.
    pub known: usize,
    /// The table after those.
    pub before: Table,
    /// What happened then.
    pub steps: VecDeque<Step>,
}

/// What a command made happen, and the table after it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The events.
    pub events: Vec<Event>,
    /// The table after them.
    pub table: Table,
}

/// More steps nobody wants to be told again.
const LONGEST_RECAP: usize = 60;

impl Recap {
    /// Keeps the steps from the last deed of a person on; where computer players are alone, the last of each. Who could do
    /// nothing but pass may not know yet that they have.
    fn add(&mut self, step: Step) {
        let setup = step.table.setup();
        let people = setup.people();
        let before = self.steps.back().map_or(&self.before, |last| &last.table);
        let must_pass = |seat: Seat| {
            let legal = before.view(seat).and_then(|view| view.legal);
            legal.is_some_and(LegalMoves::must_pass)
        };
        let is_person = |seat: Seat| people.contains(seat) && !must_pass(seat);
        let mut movers = step.events.iter().filter_map(Event::mover);
        let most = if people.is_empty() {
            setup.players.len()
        } else {
            LONGEST_RECAP
        };
        if movers.any(is_person) {
            self.forget_all_but(0);
        }
        self.steps.push_back(step);
        self.forget_all_but(most);
    }

    fn forget_all_but(&mut self, most: usize) {
        let surplus = self.steps.len().saturating_sub(most);
        for step in self.steps.drain(..surplus) {
            self.known += step.events.len();
            self.before = step.table;
        }
    }
}

/// A record whose first line begins no match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mismatch {
    /// There is no first line.
    #[error("the record has no first line")]
    Empty,
    /// The format is newer than this program.
    #[error("the record has format {0}, which is newer than this program")]
    NewerFormat(u32),
    /// No match can begin so.
    #[error("no match can begin so")]
    Setup(#[source] SetupError),
}

/// Plays a record again, as far as it can be played.
///
/// `chance` completes a deal that was only partly recorded.
///
/// # Errors
/// If the first event begins no match.
pub fn resume(events: &[Event], chance: Shuffle) -> Result<Resumed, Mismatch> {
    let mut replay = Replay::begin(events, chance)?;
    let mut recap = Recap {
        known: replay.verifier.played,
        before: replay.table.clone(),
        steps: VecDeque::new(),
    };
    loop {
        let events = replay.step().to_vec();
        if events.is_empty() {
            break;
        }
        let table = replay.table.clone();
        recap.add(Step { events, table });
    }
    Ok(Resumed {
        recap,
        table: replay.table,
        played: replay.verifier.played,
        fresh: replay.verifier.fresh,
    })
}

/// What these seats were told of a match, step by step, as far as its record can be played again: what each step showed at the
/// table beside its events belongs to what they know. The rest, if there is one, is the last step, after which the table stands
/// as this one does.
#[must_use]
pub fn told_so_far(table: &Table, events: &[Event], viewers: Seats) -> Vec<Update> {
    let mut told = Vec::new();
    let mut played = 0;
    if let Ok(mut replay) = Replay::begin(events, Shuffle::seeded(0)) {
        played = replay.played();
        told.push(replay.table().update(viewers, &events[..played]));
        loop {
            let step = replay.step().to_vec();
            if step.is_empty() || replay.played() == events.len() {
                break;
            }
            played += step.len();
            told.push(replay.table().update(viewers, &step));
        }
    }
    if played < events.len() {
        told.push(table.update(viewers, &events[played..]));
    }
    told
}

/// A record that is played again, command by command.
#[derive(Debug)]
pub struct Replay {
    table: Table,
    deck: RecordedDeck,
    verifier: ReplayVerifier,
    last: Option<Command>,
    stuck: bool,
}

impl Replay {
    /// Sits down for the match of a record. Its first event is played.
    ///
    /// # Errors
    /// If the first event begins no match.
    pub fn begin(events: &[Event], chance: Shuffle) -> Result<Self, Mismatch> {
        Self::of(events, RecordedDeck::new(events, chance), false)
    }

    /// The same for the host of the match, who knows what the secrets of its deals follow from.
    ///
    /// # Errors
    /// If the first event begins no match.
    pub fn begin_with_key(
        events: &[Event],
        chance: Shuffle,
        key: Bytes32,
    ) -> Result<Self, Mismatch> {
        let deck = RecordedDeck::with_key(events, chance, Some(key));
        Self::of(events, deck, false)
    }

    /// The same for what one listener heard of a match: what they did not may be anything that follows from how the deals were
    /// shown afterwards.
    ///
    /// # Errors
    /// If the first event begins no match.
    pub fn heard(events: &[Event]) -> Result<Self, Mismatch> {
        let deck = RecordedDeck::shown(events, Shuffle::seeded(0));
        Self::of(events, deck, true)
    }

    fn of(events: &[Event], deck: RecordedDeck, is_heard: bool) -> Result<Self, Mismatch> {
        let Some(Event::Match(header)) = events.first() else {
            return Err(Mismatch::Empty);
        };
        if header.format > Header::FORMAT {
            return Err(Mismatch::NewerFormat(header.format));
        }
        let setup = header.setup().map_err(Mismatch::Setup)?;
        let mut recorded: Vec<Event> = events.iter().map(in_usual_order).collect();
        // Another version may tell the same options otherwise: a house rule more, or one left out.
        recorded[0] = Event::Match(Header::of(&setup));
        if setup.counts_sets() {
            for event in &mut recorded {
                name_sets(event);
            }
        }
        let mut verifier = ReplayVerifier {
            recorded,
            tells_goats: setup.game.loses_at_limit().then_some(setup.options.goal),
            is_heard,
            played: 0,
            differs: false,
            fresh: Vec::new(),
        };
        let table = Table::new(setup, &mut verifier);
        verifier.pass_seals();
        Ok(Self {
            table,
            deck,
            verifier,
            last: None,
            stuck: false,
        })
    }

    /// Gives the command the next event came from, and returns the recorded events that it made; none when there are
    /// no more that can be played.
    pub fn step(&mut self) -> &[Event] {
        let from = self.verifier.played;
        if !self.stuck
            && !self.verifier.differs
            && let Some(next) = self.verifier.recorded.get(from).cloned()
        {
            let before = self.table.clone();
            let (table, deck) = (&mut self.table, &mut self.deck);
            self.last = replay(table, &next, deck, &mut self.verifier).ok();
            self.stuck = self.last.is_none();
            if self.verifier.played > from {
                self.verifier.pass_seals();
            }
            if self.verifier.played == from {
                // The command made something else than what is recorded, so it was not given: a tile that was drawn
                // twice over is not another tile drawn.
                (self.table, self.stuck) = (before, true);
                self.verifier.fresh.clear();
            }
        }
        &self.verifier.recorded[from..self.verifier.played]
    }

    /// The command that the last step gave.
    #[must_use]
    pub fn last_command(&self) -> Option<Command> {
        self.last
    }

    /// How many of the recorded events were played so far.
    #[must_use]
    pub fn played(&self) -> usize {
        self.verifier.played
    }

    /// Whether the recorded events end where a command ends, so that nothing more had to follow.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.verifier.fresh.is_empty()
    }

    /// The table as it is after the last step.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The table after the last step, and what follows from it that is not recorded yet.
    #[must_use]
    pub fn into_table(self) -> (Table, Vec<Event>) {
        (self.table, self.verifier.fresh)
    }
}

/// The event with the tiles of a hand as this program writes them: another tool may list them in any order.
fn in_usual_order(event: &Event) -> Event {
    let mut event = event.clone();
    if let Event::Dealt { tiles, .. }
    | Event::Swapped {
        tiles: Some(tiles), ..
    } = &mut event
    {
        tiles.sort_unstable_by(|one, other| other.cmp(one));
    }
    event
}

/// Counts as sets what version 0.2 told of sets as if they were games.
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

/// Gives the command that a recorded event came from, and returns it.
fn replay(
    table: &mut Table,
    event: &Event,
    deck: &mut RecordedDeck,
    verifier: &mut ReplayVerifier,
) -> Result<Command, Refusal> {
    let turn = table.turn().ok_or(Refusal::NoRound);
    let mut command = |command| table.command(command, deck, verifier).map(|()| command);
    match *event {
        Event::Round { .. } => command(Command::Deal),
        Event::Laid {
            seat,
            tile,
            arm: None,
            ..
        } => command(Command::Play(seat, Move::Open(tile).into())),
        Event::Laid {
            seat,
            tile,
            arm: Some(arm),
            inner,
            ..
        } => {
            let placement = inner.placement(tile, arm).ok_or(Refusal::NoRound)?;
            command(Command::Play(seat, Move::Lay(placement).into()))
        }
        // Keeping a hand that could be exchanged writes nothing: the next turn tells it.
        // So does the end of a chain to which more could have been added.
        Event::Turn { .. } => {
            let seat = turn?;
            command(Command::Play(seat, Move::Keep.into()))
                .or_else(|_| command(Command::Play(seat, Move::Pass.into())))
        }
        Event::Swapped { seat, .. } => command(Command::Play(seat, Move::Swap.into())),
        Event::Redeal { .. } => command(Command::Play(turn?, Move::Redeal.into())),
        Event::Staked { seat, .. } | Event::Card { seat, .. } => {
            command(Command::Play(seat, CardMove::Take.into()))
        }
        Event::Stood { seat } => command(Command::Play(seat, CardMove::Stand.into())),
        Event::Drew { seat, .. } => command(Command::Play(seat, Move::Draw.into()))
            .or_else(|_| command(Command::Play(seat, Move::TimeUp.into()))),
        // The mark of who passes comes before the pass.
        Event::Passed { seat } | Event::Marker { seat, .. } => {
            command(Command::Play(seat, Move::Pass.into()))
                .or_else(|_| command(Command::Play(seat, Move::TimeUp.into())))
                .or_else(|_| command(Command::Play(seat, TrickMove::Pass.into())))
        }
        Event::Bid { seat, bid } => command(Command::Play(seat, TrickMove::Bid(bid).into())),
        Event::Trumps {
            seat,
            trumps,
            doubles,
        } => {
            let named = trumps.with(doubles).ok_or(Refusal::NoRound)?;
            command(Command::Play(seat, TrickMove::Name(named).into()))
        }
        Event::HandOver {
            end:
                HandEnd::Tricks {
                    claimed: Some(seat),
                    ..
                },
            ..
        } => command(Command::Play(seat, TrickMove::Claim.into())),
        Event::Played { seat, tile } => command(Command::Play(seat, TrickMove::Play(tile).into())),
        Event::Match(_)
        | Event::Dealt { .. }
        | Event::Boneyard { .. }
        | Event::Sealed { .. }
        | Event::Nonces { .. }
        | Event::Unsealed { .. }
        | Event::Centre { .. }
        | Event::Lot { .. }
        | Event::Scored { .. }
        | Event::RoundOver { .. }
        | Event::Trick { .. }
        | Event::HandOver { .. }
        | Event::Eliminated { .. }
        | Event::MatchOver { .. } => Err(Refusal::NoRound),
    }
}

/// Holds what a table emits against what is recorded.
#[derive(Debug)]
struct ReplayVerifier {
    recorded: Vec<Event>,
    /// The limit at which a side has lost, where that is how a match ends: version 0.2 wrote that side as eliminated.
    tells_goats: Option<Goal>,
    /// Whether it is what a listener heard, to whom some of it was not told.
    is_heard: bool,
    played: usize,
    differs: bool,
    fresh: Vec<Event>,
}

impl ReplayVerifier {
    /// Seals come from whoever keeps the record, not from the table.
    fn pass_seals(&mut self) {
        let is_seal = |event: &Event| {
            matches!(
                event,
                Event::Sealed { .. } | Event::Nonces { .. } | Event::Unsealed { .. }
            )
        };
        while !self.differs && self.recorded.get(self.played).is_some_and(is_seal) {
            self.played += 1;
        }
    }
}

impl ReplayVerifier {
    /// Passes over the sides at the limit that version 0.2 wrote before the match's end.
    fn pass_goats(&mut self, event: &Event) {
        let (Some(Goal::Limit(limit)), Event::MatchOver { .. }) = (self.tells_goats, event) else {
            return;
        };
        let before = self.recorded[..self.played].iter().rev();
        let totals = before.into_iter().find_map(|event| match event {
            Event::RoundOver { totals, .. } => Some(totals.clone()),
            _ => None,
        });
        let is_goat = |team: Team| {
            let totals = totals.as_ref();
            let total = totals.and_then(|totals| totals.get(team.index()));
            total.is_some_and(|&total| i64::from(total) >= i64::from(limit))
        };
        while let Some(Event::Eliminated { team }) = self.recorded.get(self.played)
            && !self.differs
            && is_goat(*team)
        {
            self.played += 1;
        }
    }
}

impl Sink for ReplayVerifier {
    fn take(&mut self, event: impl FnOnce() -> Event) {
        let event = event();
        self.pass_seals();
        self.pass_goats(&event);
        // What those heard who see no hand. Of what is nothing to them, a listener heard all or nothing.
        let open = self.is_heard.then(|| event.seen_by(Seats::NONE));
        let is_told = |recorded: &Event| {
            *recorded == event
                || open
                    .as_ref()
                    .is_some_and(|open| open.as_ref() == Some(recorded))
        };
        match self.recorded.get(self.played) {
            Some(recorded) if !self.differs && is_told(recorded) => self.played += 1,
            Some(_) if open == Some(None) => {}
            Some(_) => {
                self.differs = true;
                self.fresh.push(event);
            }
            None => self.fresh.push(event),
        }
    }
}
