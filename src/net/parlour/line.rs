//! A connection within one process, and its two ends: it carries frames as a socket would.

use crate::wire::{FRAMES_AT_ONCE, FromClient, FromServer};
use std::sync::Arc;
use tokio::sync::mpsc::{Receiver, Sender, channel};

/// So many frames wait on their way to whoever listens; what comes behind them waits in the connection, within its limits.
const ON_THE_WAY: usize = 32;

/// A connection, at the end of whoever is connected.
#[derive(Debug)]
pub struct Line {
    to: Sender<FromClient>,
    from: Receiver<Arc<str>>,
}

impl Line {
    /// A connection: its end, and the server's.
    pub(super) fn new() -> (Self, Near) {
        let (to, asked) = channel(FRAMES_AT_ONCE as usize);
        let (told, from) = channel(ON_THE_WAY);
        (Self { to, from }, Near { asked, told })
    }

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
