//! Connections from within the server's own process. They have no socket, but carry the same frames
//! and have the same limits as others.

use super::addresses::HeldConnection;
use super::reached::Reached;
use super::socket::Socket;
use super::{Parlour, connection, stopped};
use crate::thinking::{Asker, ThoughtUrgency};
use axum::Router;
use serpente_client::person::Token;
use serpente_client::wire::{FRAMES_AT_ONCE, FromClient, FromServer};
use serpente_text::announce::Message;
use serpente_text::words::Words;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::sync::watch;

/// Another way for people to reach the server, such as SSH or the page for browsers.
pub trait Gateway: Send {
    /// Starts it. The server calls this once, on its own threads and before it accepts connections.
    /// It may start tasks, which must end when the server [does](InProcess::ends). Returns the
    /// routes for browsers, if there are any.
    ///
    /// # Errors
    /// Returns the reason if it cannot be started.
    fn open(self: Box<Self>, inside: &InProcess) -> Result<Router, Message>;
}

/// Opens connections to a server from within its process.
#[derive(Clone)]
pub struct InProcess {
    pub(super) parlour: Arc<Parlour>,
    pub(super) stop: watch::Receiver<bool>,
    /// The address on which the server listens.
    pub(super) bound: SocketAddr,
    pub(super) is_encrypted: bool,
}

impl InProcess {
    /// Returns the server's sentences, in all languages.
    pub fn words(&self) -> &Arc<Words> {
        &self.parlour.words
    }

    /// Returns the address at which browsers on other machines reach the page, unless the server
    /// serves this machine only.
    pub fn page_for_others(&self) -> Option<String> {
        Reached::at(self.bound, self.is_encrypted).page()
    }

    /// Returns the frame that lists the tables for somebody who sits at none.
    pub fn public_tables(&self) -> Arc<str> {
        let nobody = Token::new().person();
        self.parlour.tables.rooms.lobby().list(nobody)
    }

    /// Returns the frame that lists the table of this name alone, for somebody who was given its name.
    pub fn table_named(&self, table: &str) -> Arc<str> {
        self.parlour.tables.rooms.lobby().list_named(table)
    }

    /// Waits until the server stops.
    pub async fn ends(&self) {
        stopped(&mut self.stop.clone()).await;
    }

    /// Computes something that somebody at this place has asked for, on the threads of computer
    /// players. Returns `None` if that panics. Dropping the future withdraws what still waits.
    pub fn compute<T: Send + 'static>(
        &self,
        place: &HeldConnection,
        urgency: ThoughtUrgency,
        work: Box<dyn FnOnce() -> T + Send>,
    ) -> impl Future<Output = Option<T>> + Send + use<T> {
        let parlour = Arc::clone(&self.parlour);
        let asker = Asker::Address(place.address);
        async move {
            let thinkers = &parlour.tables.rooms.thinkers;
            thinkers.compute(urgency, asker, work).await
        }
    }

    /// Opens a connection that was counted as this place.
    ///
    /// # Panics
    /// Panics if it is not called on the server's own threads.
    pub fn enter(&self, place: Arc<HeldConnection>) -> InProcessLine {
        let (line, socket) = InProcessLine::new();
        tokio::spawn(connection::serve(socket, self.clone(), place));
        line
    }
}

/// How many frames may wait for the client in the channel. Further frames wait in the connection,
/// within its limits.
const ON_THE_WAY: usize = 32;

/// The client's end of a connection. Each frame has a box of its own, since a channel keeps room for 32
/// messages on every connection.
#[derive(Debug)]
pub struct InProcessLine {
    to: Sender<Box<FromClient>>,
    from: Receiver<Arc<str>>,
}

impl InProcessLine {
    /// Creates a connection and returns the client's and the server's end.
    pub(super) fn new() -> (Self, Socket) {
        let (to, requests) = channel(FRAMES_AT_ONCE as usize);
        let (frames, from) = channel(ON_THE_WAY);
        (Self { to, from }, Socket::Inside { requests, frames })
    }

    /// Sends a frame. Returns `false` if the connection is closed, or if more frames wait than any
    /// person sends.
    pub fn send(&self, frame: FromClient) -> bool {
        self.to.try_send(Box::new(frame)).is_ok()
    }

    /// Returns the next frame, or `None` when the connection is closed.
    pub async fn next(&mut self) -> Option<FromServer> {
        loop {
            let text = self.from.recv().await?;
            if let Some(frame) = FromServer::read(&text) {
                return Some(frame);
            }
        }
    }
}
