//! The sessions of this process with the host processes of tables elsewhere, without input and
//! output.

use crate::ToListener;
use crate::passing::{HostNews, ToEntry};
use serpente_parlour::sharing::OutgoingFrame;
use std::collections::HashMap;
use tokio::sync::mpsc::UnboundedSender;

/// A session of this process with the host process of a table.
#[derive(Debug)]
struct RemoteTableLink {
    session: u64,
    /// The number of messages received in it.
    came: u64,
    /// The queue of the frames for the connections of this process. It ends with the session.
    queue: UnboundedSender<ToListener>,
}

/// The sessions of this process with host processes, by their tables.
#[derive(Debug, Default)]
pub struct RemoteTableLinks {
    all: HashMap<String, RemoteTableLink>,
}

impl RemoteTableLinks {
    /// Begins the session of this number, in place of an earlier one with the same table.
    pub fn begin(&mut self, table: &str, session: u64, queue: UnboundedSender<ToListener>) {
        let link = RemoteTableLink {
            session,
            came: 0,
            queue,
        };
        self.all.insert(table.to_owned(), link);
    }

    /// Takes a message of a host process, and passes it on if no message before it is missing.
    /// Otherwise, or if the table has moved, the session ends.
    pub fn take(&mut self, news: ToEntry<'_>) {
        let link = self.all.get_mut(news.table.as_ref());
        let Some(link) = link.filter(|link| link.session == news.session) else {
            return;
        };
        let is_next = link.came == news.number;
        link.came += 1;
        let out = match news.news {
            HostNews::Text(listener, text) => Some((listener, OutgoingFrame::Text(text.into()))),
            HostNews::EndOfPiece(listener) => Some((listener, OutgoingFrame::EndOfPiece)),
            HostNews::Left(listener) => Some((listener, OutgoingFrame::Left)),
            HostNews::Moved => None,
        };
        let passed = match out {
            Some(out) if is_next => link.queue.send(out).is_ok(),
            Some(_) | None => false,
        };
        if !passed {
            // The relay then looks for the table again.
            self.all.remove(news.table.as_ref());
        }
    }

    /// Returns how many messages were received in a session, if it goes on.
    #[must_use]
    pub fn came(&self, table: &str, session: u64) -> Option<u64> {
        let link = self.all.get(table).filter(|link| link.session == session);
        link.map(|link| link.came)
    }

    /// Ends a session, if it goes on.
    pub fn end(&mut self, table: &str, session: u64) {
        if self.came(table, session).is_some() {
            self.all.remove(table);
        }
    }
}
