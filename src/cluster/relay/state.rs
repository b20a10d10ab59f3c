//! What a relay knows and decides, without input and output.

use super::listener::RelayListener;
use serpente_client::wire::FromClient;
use serpente_parlour::room::{Arrival, Entrance, ListenerId, RoomInput};
use serpente_parlour::sharing::{Outbox, OutgoingFrame, ToRoom};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// For this time after a move, the state of the table may show players as away who are only not
/// back yet, so it is held back.
const SETTLE_TIME: Duration = Duration::from_millis(500);

/// How long to wait before looking again for a table that was not found, or was lost at once.
pub const RELAY_RETRY_DELAY: Duration = Duration::from_millis(40);

/// What a relay wants done.
#[expect(clippy::large_enum_variant, reason = "nearly all of them are messages")]
pub enum RelayOutput {
    /// The table gets this message.
    Pass(ToRoom),
    /// Look for the table after this delay, then call [`RelayState::enter_table`].
    Find(Duration),
}

/// A relay: the connections of this process to a table.
#[derive(Default)]
pub struct RelayState {
    listeners: BTreeMap<ListenerId, RelayListener>,
    /// Whether it is connected to the table.
    is_linked: bool,
    /// Whether the table is being looked for.
    is_finding: bool,
    /// When the table was last found.
    found_at: Option<Instant>,
    /// Until when the state of the table is held back, because some players may still be coming
    /// back.
    settles_at: Option<Instant>,
    out: Vec<RelayOutput>,
}

impl RelayState {
    /// Creates the relay of a table that is opened in this process by this connection.
    pub fn opened(arrival: Arrival, outbox: Outbox) -> Self {
        let mut relay = Self {
            is_linked: true,
            ..Self::default()
        };
        let id = arrival.listener;
        let mut listener = RelayListener::new(arrival, outbox);
        listener.is_in = true;
        relay.listeners.insert(id, listener);
        relay
    }

    /// Returns whether no connection of this process is at the table.
    pub fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    /// Returns what is to be done, and forgets it.
    pub fn take_output(&mut self) -> Vec<RelayOutput> {
        std::mem::take(&mut self.out)
    }

    /// Returns when [`tick`](Self::tick) must be called next, if nothing else happens.
    pub fn due(&self) -> Option<Instant> {
        let pauses = self.listeners.values().filter_map(RelayListener::pauses_at);
        pauses.chain(self.settles_at).min()
    }

    /// Does what is due.
    pub fn tick(&mut self, now: Instant) {
        for listener in self.listeners.values_mut() {
            if listener.pauses_at().is_some_and(|at| at <= now) {
                listener.pause(true);
            }
        }
        if self.settles_at.is_some_and(|at| at <= now) {
            self.settles_at = None;
            for listener in self.listeners.values_mut() {
                if let Some(table) = listener.held.take()
                    && !listener.leaves()
                {
                    listener.outbox.send(table);
                }
            }
        }
    }

    /// Handles a message from a connection.
    pub fn take(&mut self, message: ToRoom, now: Instant) {
        match message {
            ToRoom::Enter(arrival, outbox) => {
                let id = arrival.listener;
                let after = arrival.after;
                let entrance = arrival.entrance.clone();
                let mut new = RelayListener::new(arrival, outbox);
                new.stays_before = self.end_stay(id);
                let listener = self.listeners.entry(id).or_insert(new);
                listener.watches = entrance == Entrance::Watch;
                listener.arrival.after = after;
                listener.entrances.push(entrance.clone());
                if self.is_linked {
                    self.enter(id, entrance, false);
                } else {
                    self.find(Duration::ZERO);
                }
            }
            ToRoom::Input(RoomInput::Ask(id, frame)) => self.ask(id, frame, now),
            ToRoom::Input(input) => {
                if let RoomInput::Gone(id) = input {
                    self.listeners.remove(&id);
                }
                self.pass(ToRoom::Input(input));
            }
            // Only the tasks of tables use the other messages.
            ToRoom::Appended(_) | ToRoom::Contest(_) | ToRoom::End(_) => {}
        }
    }

    /// Ends the stay of a connection whose person has left, and now comes back before the table has
    /// answered that. Returns how many stays the table has still to end.
    fn end_stay(&mut self, id: ListenerId) -> u32 {
        let before = self.listeners.get(&id);
        if !before.is_some_and(RelayListener::leaves) {
            return 0;
        }
        let Some(mut before) = self.listeners.remove(&id) else {
            return 0;
        };
        before.pause(false);
        before.outbox.put(OutgoingFrame::Left);
        if self.is_linked {
            before.stays_before + 1
        } else {
            0
        }
    }

    fn ask(&mut self, id: ListenerId, frame: FromClient, now: Instant) {
        let Some(listener) = self.listeners.get_mut(&id) else {
            return;
        };
        listener.ask(&frame, now);
        if frame == FromClient::Leave && !self.is_linked {
            // Their seat stays theirs until the table notices that they are away.
            listener.outbox.put(OutgoingFrame::Left);
            self.listeners.remove(&id);
        } else if listener.waits_since.is_none() {
            self.pass(ToRoom::Input(RoomInput::Ask(id, frame)));
        }
    }

    /// Looks for the table after this delay.
    fn find(&mut self, after: Duration) {
        if !self.is_finding && !self.listeners.is_empty() {
            self.is_finding = true;
            self.out.push(RelayOutput::Find(after));
        }
    }

    /// Handles the loss of the table and looks for it again.
    pub fn lost(&mut self, now: Instant) {
        self.is_linked = false;
        for listener in self.listeners.values_mut() {
            listener.stays_before = 0;
            if listener.is_in {
                listener.waits_since.get_or_insert(now);
            }
        }
        let is_early = self.found_at.is_some_and(|at| now < at + RELAY_RETRY_DELAY);
        self.find(if is_early {
            RELAY_RETRY_DELAY
        } else {
            Duration::ZERO
        });
    }

    /// Lets all connections enter the table, which was found.
    pub fn enter_table(&mut self, now: Instant) {
        self.is_finding = false;
        self.found_at = Some(now);
        self.is_linked = true;
        let mut listeners = self.listeners.values();
        if listeners.any(|listener| listener.waits_since.is_some()) {
            self.settles_at = Some(now + SETTLE_TIME);
        }
        let ids: Vec<ListenerId> = self.listeners.keys().copied().collect();
        for id in ids {
            let listener = &self.listeners[&id];
            let entrances = listener.entrances.clone();
            if listener.is_in {
                let entrance = if listener.watches {
                    Entrance::Watch
                } else {
                    Entrance::ANY_SEAT
                };
                self.enter(id, entrance, true);
            }
            for entrance in entrances {
                self.enter(id, entrance, false);
            }
        }
    }

    /// Lets a connection enter the table; `again` if it was there, and the table has moved.
    fn enter(&mut self, id: ListenerId, entrance: Entrance, again: bool) {
        let Some(listener) = self.listeners.get(&id) else {
            return;
        };
        let arrival = Arrival {
            entrance,
            again,
            ..listener.arrival.clone()
        };
        let outbox = listener.outbox.clone();
        self.pass(ToRoom::Enter(arrival, outbox));
    }

    /// Handles a message from the table to a connection.
    pub fn tell(&mut self, id: ListenerId, out: OutgoingFrame) {
        let Some(listener) = self.listeners.get_mut(&id) else {
            return;
        };
        if listener.stays_before > 0 {
            if let OutgoingFrame::Left = out {
                listener.stays_before -= 1;
            }
            return;
        }
        match out {
            OutgoingFrame::Text(text) => {
                let again = listener.tell(text, self.settles_at.is_some());
                for frame in again {
                    self.pass(ToRoom::Input(RoomInput::Ask(id, frame)));
                }
            }
            OutgoingFrame::EndOfPiece => listener.outbox.put(out),
            OutgoingFrame::Left => {
                listener.pause(false);
                listener.outbox.put(out);
                self.listeners.remove(&id);
            }
        }
    }

    /// Passes a message to the table, if its place is known.
    fn pass(&mut self, message: ToRoom) {
        if self.is_linked {
            self.out.push(RelayOutput::Pass(message));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_client::person::Token;
    use serpente_client::wire::{FromServer, StepEnd};
    use serpente_engine::table::Update;
    use serpente_parlour::sharing::OutgoingFrame;
    use serpente_text::words::Words;
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::Arc;
    use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

    const ADA: ListenerId = ListenerId(1);

    /// Lets Ada watch the table. Returns where her frames go.
    fn watch(
        relay: &mut RelayState,
        now: Instant,
    ) -> UnboundedReceiver<(ListenerId, OutgoingFrame)> {
        let (sender, receiver) = unbounded_channel();
        let words = Arc::new(Words::new(None).0);
        let arrival = Arrival {
            listener: ADA,
            person: Token::new().person(),
            name: "Ada".to_owned(),
            network: IpAddr::V4(Ipv4Addr::LOCALHOST),
            entrance: Entrance::Watch,
            after: 0,
            opened: 0,
            again: false,
        };
        let outbox = Outbox::apart(ADA, sender, &words, "en");
        relay.take(ToRoom::Enter(arrival, outbox), now);
        receiver
    }

    /// Returns after which lines Ada enters, and how often she leaves.
    fn passed(relay: &mut RelayState) -> (Vec<u64>, usize) {
        let mut entered = Vec::new();
        let mut left = 0;
        for output in relay.take_output() {
            match output {
                RelayOutput::Pass(ToRoom::Enter(arrival, _)) => entered.push(arrival.after),
                RelayOutput::Pass(ToRoom::Input(RoomInput::Ask(_, FromClient::Leave))) => left += 1,
                RelayOutput::Pass(_) | RelayOutput::Find(_) => {}
            }
        }
        (entered, left)
    }

    fn end_of_past(n: u64) -> OutgoingFrame {
        let step = Update::default();
        let end = FromServer::Step(StepEnd { n, step });
        OutgoingFrame::Text(end.text().into())
    }

    fn leave() -> ToRoom {
        ToRoom::Input(RoomInput::Ask(ADA, FromClient::Leave))
    }

    #[test]
    fn whoever_leaves_and_comes_back_while_the_table_is_out_of_reach_enters_once() {
        let now = Instant::now();
        let mut relay = RelayState::default();
        let mut first = watch(&mut relay, now);
        relay.enter_table(now);
        relay.tell(ADA, end_of_past(9));
        assert_eq!(passed(&mut relay), (vec![0], 0));
        relay.take(leave(), now);
        let mut second = watch(&mut relay, now);
        assert_eq!(passed(&mut relay), (vec![0], 1));
        // None of it has reached the table.
        relay.lost(now);
        relay.enter_table(now);
        assert_eq!(passed(&mut relay), (vec![0], 0));
        relay.tell(ADA, end_of_past(9));
        assert_eq!(passed(&mut relay), (vec![], 0));
        let told = |queue: &mut UnboundedReceiver<_>| {
            let mut all = Vec::new();
            while let Ok((_, out)) = queue.try_recv() {
                all.push(matches!(out, OutgoingFrame::Left));
            }
            all
        };
        assert_eq!(told(&mut first), [false, true]);
        assert_eq!(told(&mut second), [false]);
    }

    #[test]
    fn the_end_of_an_earlier_stay_does_not_end_this_one() {
        let now = Instant::now();
        let mut relay = RelayState::default();
        watch(&mut relay, now);
        relay.enter_table(now);
        relay.tell(ADA, end_of_past(9));
        relay.take(leave(), now);
        let mut second = watch(&mut relay, now);
        relay.tell(ADA, end_of_past(10));
        relay.tell(ADA, OutgoingFrame::Left);
        assert!(second.try_recv().is_err());
        relay.tell(ADA, end_of_past(11));
        assert!(second.try_recv().is_ok() && !relay.is_empty());
    }

    #[test]
    fn whoever_has_left_is_told_nothing_more_of_their_stay() {
        let now = Instant::now();
        let mut relay = RelayState::default();
        let mut first = watch(&mut relay, now);
        relay.enter_table(now);
        relay.tell(ADA, end_of_past(9));
        while first.try_recv().is_ok() {}
        relay.take(leave(), now);
        // Somebody else has come to the table, and plays.
        let line = r#"{"type":"event","n":10,"event":{"type":"round","number":1}}"#;
        relay.tell(ADA, OutgoingFrame::Text(r#"{"type":"table"}"#.into()));
        relay.tell(ADA, OutgoingFrame::Text(line.into()));
        assert!(first.try_recv().is_err());
        let mut second = watch(&mut relay, now);
        relay.tell(ADA, OutgoingFrame::Text(line.into()));
        assert!(second.try_recv().is_err());
        relay.tell(ADA, OutgoingFrame::Left);
        relay.tell(ADA, end_of_past(10));
        assert!(second.try_recv().is_ok());
    }

    #[test]
    fn a_line_is_told_once_although_the_table_was_entered_twice() {
        let now = Instant::now();
        let mut relay = RelayState::default();
        let mut queue = watch(&mut relay, now);
        relay.enter_table(now);
        let line = |n| {
            let text =
                format!(r#"{{"type":"event","n":{n},"event":{{"type":"round","number":1}}}}"#);
            OutgoingFrame::Text(text.into())
        };
        for n in [1, 2, 1, 2, 3] {
            relay.tell(ADA, line(n));
        }
        let mut told = 0;
        while queue.try_recv().is_ok() {
            told += 1;
        }
        assert_eq!(told, 3);
    }
}
