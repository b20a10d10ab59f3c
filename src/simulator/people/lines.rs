//! The connections of people, as the network knows them.

use serpente_client::wire::FromClient;
use serpente_parlour::room::ListenerId;
use serpente_parlour::sharing::ProcessId;
use std::collections::BTreeMap;
use std::time::Duration;

/// After what silence a server gives a connection up.
pub(crate) const SERVER_SILENCE: Duration = Duration::from_secs(60);

/// The connection of a person to a process.
pub(crate) struct Line {
    /// The number of the person.
    pub(crate) guest: usize,
    /// The process at the other end.
    pub(crate) process: ProcessId,
    /// When the last frame to the process and the last one to the person arrive; a later one does not
    /// overtake it.
    pub(crate) up: Duration,
    pub(crate) down: Duration,
    /// Whether it carries nothing more.
    pub(crate) is_silent: bool,
    /// Until when nothing arrives.
    pub(crate) stalled_until: Duration,
    /// Until when the client reads slowly.
    pub(crate) slow_until: Duration,
    /// How many bytes are on the way to the client.
    pub(crate) waiting: usize,
}

/// A frame of a person on its way.
pub(crate) struct SentFrame {
    /// When it arrives.
    pub(crate) at: Duration,
    pub(crate) line: ListenerId,
    pub(crate) process: ProcessId,
    pub(crate) frame: Box<FromClient>,
}

/// All connections that were ever opened.
#[derive(Default)]
pub(crate) struct PeopleLines {
    all: BTreeMap<ListenerId, Line>,
    last: u64,
}

impl PeopleLines {
    /// Opens a connection.
    pub(crate) fn open(&mut self, guest: usize, process: ProcessId, now: Duration) -> ListenerId {
        self.last += 1;
        let id = ListenerId(self.last);
        let line = Line {
            guest,
            process,
            up: now,
            down: now,
            is_silent: false,
            stalled_until: Duration::ZERO,
            slow_until: Duration::ZERO,
            waiting: 0,
        };
        self.all.insert(id, line);
        id
    }

    /// Returns a connection.
    pub(crate) fn get(&self, id: ListenerId) -> Option<&Line> {
        self.all.get(&id)
    }

    /// Returns a connection, to change it.
    pub(crate) fn get_mut(&mut self, id: ListenerId) -> Option<&mut Line> {
        self.all.get_mut(&id)
    }

    /// Returns a connection that still carries frames, to change it.
    pub(crate) fn carrying(&mut self, id: ListenerId) -> Option<&mut Line> {
        self.all.get_mut(&id).filter(|line| !line.is_silent)
    }

    /// Lets a connection carry nothing more. Returns whether it carried frames so far.
    pub(crate) fn silence(&mut self, id: ListenerId) -> bool {
        match self.carrying(id) {
            Some(line) => {
                line.is_silent = true;
                true
            }
            None => false,
        }
    }

    /// Returns the numbers of all connections.
    pub(crate) fn ids(&self) -> Vec<ListenerId> {
        self.all.keys().copied().collect()
    }

    /// Lets nothing arrive until this time on the connections of a person, or on all.
    pub(crate) fn stall(&mut self, guest: Option<usize>, until: Duration) {
        for line in self.all.values_mut() {
            if guest.is_none_or(|guest| guest == line.guest) {
                line.stalled_until = line.stalled_until.max(until);
            }
        }
    }
}
