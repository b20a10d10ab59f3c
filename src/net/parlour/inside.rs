//! Connections from within the server's own process: they have no socket, and all the limits of one.

use super::addresses::Place;
use super::line::Line;
use super::socket::Socket;
use super::{Parlour, connection, stopped};
use axum::Router;
use serpente_text::announce::Message;
use serpente_text::words::Words;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::watch;

/// A way into a server that is not the wire's own.
pub trait Door: Send {
    /// Opens it. Called once, on the server's own threads and before anybody is let in: it may begin tasks, which end when
    /// the server [does](Inside::ends). Returns what is found at which path, if it is a door that browsers come by.
    ///
    /// # Errors
    /// Why it cannot be opened.
    fn open(self: Box<Self>, inside: &Inside) -> Result<Router, Message>;
}

/// The way into a server from its own process.
#[derive(Clone)]
pub struct Inside {
    parlour: Arc<Parlour>,
    stop: watch::Receiver<bool>,
}

impl Inside {
    pub(super) fn new(parlour: Arc<Parlour>, stop: watch::Receiver<bool>) -> Self {
        Self { parlour, stop }
    }

    /// The server's sentences, in all languages.
    #[must_use]
    pub fn words(&self) -> &Arc<Words> {
        &self.parlour.words
    }

    /// What the server is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.parlour.name
    }

    /// Counts a connection more of this address, as long as it is held; `None` if it were one too many.
    #[must_use]
    pub fn place(&self, address: IpAddr) -> Option<Arc<Place>> {
        Place::of(&self.parlour, address).map(Arc::new)
    }

    /// Waits until the server ends.
    pub async fn ends(&self) {
        stopped(&mut self.stop.clone()).await;
    }

    /// Connects somebody who has this place.
    ///
    /// # Panics
    /// Outside the server's own threads.
    #[must_use]
    pub fn enter(&self, place: Arc<Place>) -> Line {
        let (line, near) = Line::new();
        let (parlour, stop) = (Arc::clone(&self.parlour), self.stop.clone());
        tokio::spawn(async move {
            connection::serve(Socket::Inside(near), parlour, stop, &place).await;
        });
        line
    }
}
