//! The two ends of a connection within one process. It carries frames as a socket would.

use super::socket::Socket;
use crate::wire::{FRAMES_AT_ONCE, FromClient, FromServer};
use std::sync::Arc;
use tokio::sync::mpsc::{Receiver, Sender, channel};

/// How many frames may wait for the client in the channel. Further frames wait in the connection, within its limits.
const ON_THE_WAY: usize = 32;

/// The client's end of a connection.
#[derive(Debug)]
pub struct InProcessLine {
    to: Sender<FromClient>,
    from: Receiver<Arc<str>>,
}

impl InProcessLine {
    /// Creates a connection and returns the client's and the server's end.
    pub(super) fn new() -> (Self, Socket) {
        let (to, asked) = channel(FRAMES_AT_ONCE as usize);
        let (told, from) = channel(ON_THE_WAY);
        (Self { to, from }, Socket::Inside { asked, told })
    }

    /// Sends a frame. Returns `false` if the connection is closed, or if more frames wait than any person sends.
    pub fn send(&self, frame: FromClient) -> bool {
        self.to.try_send(frame).is_ok()
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
