//! Connections from within the server's own process: they have no socket, and all the limits of one.

use super::serving::Place;
use super::socket::Socket;
use super::{Parlour, connection, stopped};
use crate::announce::Message;
use crate::net::wire::{FRAMES_AT_ONCE, FromClient, FromServer};
use crate::words::Words;
use axum::Router;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::sync::watch;

/// So many frames wait on their way to whoever listens; what comes behind them waits in the connection, within its limits.
const ON_THE_WAY: usize = 32;

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
        let (to, asked) = channel(FRAMES_AT_ONCE as usize);
        let (told, from) = channel(ON_THE_WAY);
        let (parlour, stop) = (Arc::clone(&self.parlour), self.stop.clone());
        tokio::spawn(async move {
            let near = Near { asked, told };
            connection::serve(Socket::Inside(near), parlour, stop).await;
            drop(place);
        });
        Line { to, from }
    }
}

/// A connection, at the end of whoever is connected.
#[derive(Debug)]
pub struct Line {
    to: Sender<FromClient>,
    from: Receiver<Arc<str>>,
}

impl Line {
    /// Sends a frame, unless so many wait that nobody can have meant them all. Says whether the line stands.
    pub fn send(&self, frame: FromClient) -> bool {
        self.to.try_send(frame).is_ok()
    }

    /// The next frame; `None` when the line has ended.
    pub async fn next(&mut self) -> Option<FromServer> {
        loop {
            let text = self.from.recv().await?;
            if let Ok(Some(frame)) = FromServer::read(&text) {
                return Some(frame);
            }
        }
    }
}

/// The same, at the server's end.
#[derive(Debug)]
pub(super) struct Near {
    asked: Receiver<FromClient>,
    told: Sender<Arc<str>>,
}

impl Near {
    pub(super) async fn next(&mut self) -> Option<FromClient> {
        self.asked.recv().await
    }

    pub(super) async fn send(&mut self, text: Arc<str>) -> Result<(), ()> {
        self.told.send(text).await.map_err(drop)
    }

    pub(super) fn is_open(&self) -> bool {
        !self.told.is_closed()
    }
}
