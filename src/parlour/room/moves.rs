//! Moves, the next round, and chat.

use super::{Dispatch, ListenerId, Room, TalkSender};
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::{FromServer, LONGEST_TALK, WirePlay};
use serpente_engine::host::{HostInput, HostOutput, Request};
use serpente_engine::rules::{Illegal, Move, Seat};
use serpente_engine::table::{Command, Event, Refusal as NotDone, is_invisible};
use std::time::Instant;

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
        let host = self
            .current
            .host
            .as_ref()
            .ok_or(ParlourRefusal::NotPlaying)?;
        // A move for an earlier turn is not made in this one, and no move is made twice.
        if after < self.current.record.last_seen(seats) {
            return Err(ParlourRefusal::Stale);
        }
        let turn = host.table().turn().ok_or(ParlourRefusal::Illegal)?;
        // A player who has come back while the computer was playing their turn plays from the next
        // turn on.
        if !(seats.contains(turn) && host.waits_for(turn)) {
            return Err(ParlourRefusal::NotYourTurn);
        }
        let game = host.table().setup().game;
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

    pub(super) fn say(&mut self, from: ListenerId, text: &str, now: Instant) -> Allowed {
        let listener = self.listeners.get(from)?;
        let seat = listener.seats.iter().next();
        let holder = match seat {
            None => None,
            Some(seat) => self.notes.seats.person(seat),
        };
        let is_silenced = match (seat, holder) {
            (None, _) => self.notes.watchers_silenced,
            (Some(_), Some(holder)) => holder.silenced,
            (Some(_), None) => false,
        };
        if is_silenced {
            return Err(ParlourRefusal::Silenced);
        }
        if text.chars().count() > LONGEST_TALK {
            return Err(ParlourRefusal::TooLong);
        }
        let speaker = match seat {
            // A loopback address may stand for many people: programs on this machine pass them on.
            None if !listener.network.is_loopback() => TalkSender::Watches(listener.network),
            None | Some(_) => TalkSender::Sits(listener.person),
        };
        if !self.guests.talk.take(&speaker, now) {
            return Err(ParlourRefusal::TooFast);
        }
        let mut plain = String::new();
        for letter in text.chars() {
            if letter.is_control() {
                plain.push(' ');
            } else if !is_invisible(letter) {
                plain.push(letter);
            }
        }
        let message = plain.trim();
        if !message.is_empty() {
            let name = match holder {
                Some(holder) => &holder.name,
                None => &listener.name,
            };
            let said = FromServer::Said {
                seat: seat.map(Seat::number),
                name: name.clone(),
                text: message.to_owned(),
            };
            self.tell(Dispatch::Said(said.text().into()));
        }
        Ok(())
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
}
