//! The match at a table: its beginning, moves, deals and end.

use super::drawing::{DrawingState, DrawnDeal, ResumedDrawing};
use super::evenings::played;
use super::match_record::{MatchRecord, RecordedStep};
use super::owners::OwnerOrders;
use super::{Dispatch, ListenerId, Room, RoomOutput};
use log::error;
use serpente_archive::{Record, Replay};
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::WirePlay;
use serpente_contests::{EveningCompany, FinishedMatch};
use serpente_engine::host::{Host, HostInput, HostOutput, Pace, Request};
use serpente_engine::rules::{Illegal, Move, SEATS, Seat, Seats};
use serpente_engine::table::{
    Bytes32, Command, EveningKey, Event, Refusal as NotDone, Seals, Setup, Shuffle, Table, Update,
};
use std::time::{Duration, Instant};

impl Room {
    pub(super) fn play(
        &mut self,
        from: ListenerId,
        after: u64,
        play: WirePlay,
        announced: bool,
        now: Instant,
    ) -> Allowed {
        let seats = self.listeners.player(from)?.seats;
        let turn = self.current.check_turn(seats, after)?;
        let table = self.current.table().ok_or(ParlourRefusal::NotPlaying)?;
        let game = table.setup().game;
        let mut play = play.to_move(game).ok_or(ParlourRefusal::Illegal)?;
        if announced {
            play = play.announcing();
        }
        let mut done = self.request(Command::Play(turn, play), now);
        if done == Err(NotDone::Illegal(Illegal::MustDecideSwap)) && play == Move::Pass.into() {
            done = self.request(Command::Play(turn, Move::Keep.into()), now);
        }
        done.map_err(|_| ParlourRefusal::Illegal)
    }

    fn request(&mut self, command: Command, now: Instant) -> Result<(), NotDone> {
        let host = self.current.host.as_mut().ok_or(NotDone::NoRound)?;
        let mut output = host.input(HostInput::Request(Request::Command(command)), now);
        let refused = output.refused.take();
        self.happened(output);
        refused.map_or(Ok(()), Err)
    }

    /// Notes that a player wants to go on to the next round.
    pub(super) fn deal(&mut self, from: ListenerId, now: Instant) -> Allowed {
        self.listeners.player(from)?;
        let table = self.current.table().ok_or(ParlourRefusal::NotPlaying)?;
        if !table.is_between_rounds() {
            return Err(ParlourRefusal::InRound);
        }
        self.listeners.player(from)?.goes_on = true;
        self.outgoing.growth.check_room(now)
    }

    /// Notes before a match whether a player is ready for it.
    pub(super) fn be_ready(&mut self, from: ListenerId, on: bool) -> Allowed {
        self.current.before_match()?;
        if std::mem::replace(&mut self.listeners.player(from)?.is_ready, on) != on {
            self.tell(Dispatch::State(None));
        }
        Ok(())
    }

    /// Deals the next round.
    pub(super) fn next_round(&mut self, now: Instant) {
        self.times.round_over_at = None;
        self.listeners.begin_round();
        if self.current.deals_together() {
            self.begin_drawing();
        } else {
            // Dealing cannot fail between rounds.
            let _ = self.request(Command::Deal, now);
        }
    }

    /// Appends the events to the record and sends them.
    pub(super) fn happened(&mut self, output: HostOutput) {
        self.times.host_wakes_at = output.wakes_at;
        let mut is_over = false;
        for step in output.steps {
            if let Some(host) = &self.current.host {
                self.notes.seats.count_turns(&step.events, host);
            }
            let update = step.updates.into_iter().next().unwrap_or_default();
            let (_, mut beside) = update.apart();
            self.current.tell_stood_in(&step.events, &mut beside);
            is_over |= step
                .events
                .iter()
                .any(|event| matches!(event, Event::MatchOver { .. }));
            if step.events.is_empty() {
                self.tell(Dispatch::Step {
                    events: Vec::new(),
                    beside,
                });
            } else {
                self.record_events(step.events, beside);
            }
        }
        if is_over {
            self.match_is_over();
        } else if output.wants_deal {
            self.begin_drawing();
        }
    }

    /// Begins a match with the people and computer players who sit here.
    pub(super) fn begin_match(&mut self, now: Instant) -> Allowed {
        let agreed = self.terms.setup_for(&self.notes.seats)?;
        self.notes.seats.begin_match();
        self.listeners.nobody_is_ready();
        self.listeners.forget_results();
        let evening = self.terms.deals_of_evening(self.notes.seal_key);
        let setup = Setup {
            sealed: evening.is_none(),
            together: evening.is_none(),
            promised: evening.is_none(),
            evening: evening.map(EveningKey::seal),
            ..agreed
        };
        let mut events = Vec::new();
        if evening.is_none() {
            // Each match has its own key, so that a key revealed after one match says nothing about
            // another.
            self.notes.seal_key = Bytes32(self.random.bytes());
        }
        let mut host = self.new_host(Table::new(setup, &mut events), &[]);
        let output = host.begin(now);
        self.current.host = Some(host);
        // Players learn their seats before the match begins.
        self.store_and_tell();
        self.current.record.begin_match();
        self.record_events(events, Update::default());
        self.happened(output);
        Ok(())
    }

    /// Creates the engine's host for a match at this table in which these events have happened.
    pub(super) fn new_host(&mut self, table: Table, events: &[Event]) -> Host {
        let everything = Seats::first(self.notes.seats.len());
        let pace = Pace {
            pause: Duration::ZERO,
            waits: !self.terms.pace.is_zero(),
        };
        let together = table.setup().together;
        let seed = self.random.number();
        let host = Host::new(table, vec![everything], seed, pace);
        if let Some(key) = self.terms.deals_of_evening(self.notes.seal_key) {
            return host.with_evening(key);
        }
        host.with_seals(Seals::new(self.notes.seal_key, together, events))
    }

    /// Continues the match of a record. The whole log has this many lines.
    pub(super) fn take_up(&mut self, record: &Record, lines: u64, now: Instant) {
        self.current.record = MatchRecord::of_lines(lines);
        let before = record.before as u64;
        let shuffle = Shuffle::seeded(self.random.number());
        let replay = Replay::begin_with_key(&record.events, shuffle, self.notes.seal_key);
        let Ok(mut replay) = replay else { return };
        let everybody = Seats::first(SEATS);
        let mut steps = vec![RecordedStep {
            last: before + replay.played() as u64,
            beside: Update::default(),
        }];
        loop {
            let events = replay.step().to_vec();
            if events.is_empty() {
                break;
            }
            let (_, beside) = replay.table().update(everybody, &events).apart();
            let last = before + replay.played() as u64;
            steps.push(RecordedStep { last, beside });
        }
        if record.damage.is_some() || replay.played() < record.events.len() {
            // The record stays as it is; the next match is appended to it.
            let line = record.line_of(replay.played());
            error!(
                "{}: the match cannot be gone on with: its record cannot be played from line {line} on",
                self.name
            );
            return;
        }
        if !record.is_over() && !self.notes.seats.fit(replay.table()) {
            error!(
                "{}: the match cannot be gone on with: its record has other seats than the table",
                self.name
            );
            return;
        }
        self.current
            .record
            .take_up(before, record.events.clone(), steps);
        if record.is_over() {
            // The server may have stopped before the league has rated this match, or even before it
            // was noted that the league has to.
            if self.notes.playing && self.notes.seats.fit(replay.table()) {
                self.notes.unrated = self.finished(replay.table());
                self.store_seats();
            }
            if let Some(finished) = self.notes.unrated.clone() {
                self.tell(Dispatch::Output(RoomOutput::Finished(finished)));
            }
            // The same for the points of an evening.
            if let Some(played) = played(&self.terms, replay.table()) {
                self.tell(Dispatch::Output(played));
            }
            return;
        }
        let (table, fresh, agreed) = replay.into_table();
        let (_, beside) = table.update(everybody, &fresh).apart();
        let host = self.new_host(table, &record.events).dealing_on(agreed);
        if !fresh.is_empty() {
            self.record_events(fresh, beside);
        }
        let together = host.table().setup().together;
        self.current.host = Some(host);
        if !(together && self.take_up_drawing(now)) {
            self.at_host(|host| host.begin(now));
        }
        for seat in self.notes.seats.whose(|holder| holder.left).iter() {
            self.stand_in(seat, now);
        }
    }

    /// Ends the match. People who have left lose their seats.
    pub(super) fn match_is_over(&mut self) {
        let table = self.current.table();
        let finished = table.and_then(|table| self.finished(table));
        let played = table.and_then(|table| played(&self.terms, table));
        self.notes.unrated.clone_from(&finished);
        self.current.is_over();
        self.times.match_is_over();
        self.notes.seats.match_is_over();
        self.store_and_tell();
        if let Some(finished) = finished {
            self.tell(Dispatch::Output(RoomOutput::Finished(finished)));
        }
        if let Some(played) = played {
            self.tell(Dispatch::Output(played));
        }
    }

    /// Returns the finished match, if it counts for a league.
    fn finished(&self, table: &Table) -> Option<FinishedMatch> {
        let league = self.terms.league.clone()?;
        Some(FinishedMatch {
            league,
            people: self.notes.seats.finishers(table, &self.listeners)?,
            opener: self.notes.opener,
            one_network: self.terms.one_network,
            ended_at: (self.name.clone(), self.current.record.written()),
        })
    }

    /// Returns who plays and watches, if the table plays an evening.
    pub(super) fn company(&self) -> Option<EveningCompany> {
        let evening = self.terms.evening.clone()?;
        let chairs = self.notes.seats.evening_players()?;
        let mut watching = Vec::new();
        for (_, at) in self.listeners.watchers() {
            watching.push(at.person);
        }
        Some(EveningCompany {
            evening,
            chairs,
            watching,
        })
    }

    /// Begins the match of an evening, if these people may play and watch it.
    pub(super) fn evening_begins(
        &mut self,
        from: ListenerId,
        company: &EveningCompany,
        admitted: Allowed,
        now: Instant,
    ) -> Allowed {
        admitted?;
        self.current.before_match()?;
        if self.company().as_ref() == Some(company) {
            self.begin_match(now)
        } else {
            // Somebody came or left in the meantime.
            OwnerOrders::of(self, from)?.begin(now)
        }
    }

    /// Starts to prepare the deal of the next round.
    fn begin_drawing(&mut self) {
        if let Some(sealed) = self.current.begin_drawing(self.notes.seal_key) {
            self.record_events(vec![sealed], Update::default());
        }
    }

    /// Continues to prepare a deal after the table was loaded from its log. Returns whether a deal
    /// was being prepared.
    fn take_up_drawing(&mut self, now: Instant) -> bool {
        match self.current.resumed_drawing(self.notes.seal_key) {
            None => return false,
            Some(ResumedDrawing::Awaits(drawing)) => self.current.drawing = Some(drawing),
            Some(ResumedDrawing::Drawn(deal)) => {
                if !deal.kept_back.is_empty() {
                    let seats = deal.kept_back.clone();
                    self.record_events(vec![Event::KeptBack { seats }], Update::default());
                }
                self.deal_together(&deal, now);
            }
        }
        true
    }

    /// Goes on with the deal that is being prepared.
    pub(super) fn see_to_drawing(&mut self, now: Instant) {
        let firsts = self.listeners.first_seats();
        match self
            .current
            .see_to_drawing(&firsts, self.terms.deal_wait, now)
        {
            DrawingState::Waits => {}
            DrawingState::Promised(seats) => {
                self.record_events(vec![Event::Promised { seats }], Update::default());
            }
            DrawingState::Drawn(deal) => {
                let mut added = vec![Event::Nonces {
                    seats: deal.nonces.clone(),
                }];
                if !deal.kept_back.is_empty() {
                    added.push(Event::KeptBack {
                        seats: deal.kept_back.clone(),
                    });
                }
                self.record_events(added, Update::default());
                self.deal_together(&deal, now);
            }
        }
    }

    fn deal_together(&mut self, deal: &DrawnDeal, now: Instant) {
        let Some(host) = &mut self.current.host else {
            return;
        };
        // Dealing cannot fail between rounds.
        if let Ok(output) = host.deal_together(deal.secret, &deal.nonces, now) {
            self.happened(output);
        }
    }

    /// Returns whether the deal whose promises are in this line of the record still waits for random
    /// bytes.
    pub fn awaits_bytes(&self, n: u64) -> bool {
        self.current.awaits_bytes(n)
    }

    /// Does something at the engine's host, if a match is going on, and sends the events of it.
    pub(super) fn at_host(&mut self, act: impl FnOnce(&mut Host) -> HostOutput) {
        if let Some(host) = &mut self.current.host {
            let output = act(host);
            self.happened(output);
        }
    }

    /// Passes an input to the engine's host, if a match is going on.
    pub(super) fn note(&mut self, input: HostInput, now: Instant) {
        self.at_host(|host| host.input(input, now));
    }

    /// Lets the computer play the turn of a person, who is told why.
    pub(super) fn play_turn_of(&mut self, seat: Seat, why: &ParlourRefusal, now: Instant) {
        for (id, listener) in self.listeners.iter() {
            if listener.seats.contains(seat) {
                self.outgoing.refuse(id, why.clone(), None);
            }
        }
        if let Some(holder) = self.notes.seats.person_mut(seat) {
            // It was counted as the person's own when it began.
            holder.turns_stood_in += 1;
        }
        self.current.stood_in = Some(seat);
        let level = self.current.usual_level();
        if let Some(host) = &mut self.current.host {
            let played = host.stand_in(seat, level, now);
            let back = host.come_back(seat, now);
            self.happened(played);
            self.happened(back);
        }
    }
}
