//! The frames of a connection, over a WebSocket or within the process.

use super::connection::ConnectionEnd;
use axum::body::Bytes;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use serpente_client::refusal::ParlourRefusal;
use serpente_client::wire::{FromClient, Unreadable};
use std::error::Error;
use std::sync::Arc;
use tokio::sync::mpsc::{Receiver, Sender};
use tokio_tungstenite::tungstenite;

/// An input from the client.
pub(super) enum Received {
    /// Text that should be a frame.
    Text(Utf8Bytes),
    /// A frame from within this process, which is always valid.
    Frame(Box<FromClient>),
    /// Data that is not text.
    NoText,
    /// A sign that the client is still there.
    Sign,
}

/// The server's end of a connection.
pub(super) enum Socket {
    /// A client on another machine or in another program.
    Web(Box<WebSocket>),
    /// A client in this process.
    Inside {
        requests: Receiver<Box<FromClient>>,
        frames: Sender<Arc<str>>,
    },
}

impl Socket {
    /// Returns the next input.
    ///
    /// # Errors
    /// Returns an error if the connection is closed, or a frame is too long: nothing can be read
    /// after it.
    pub(super) async fn next(&mut self) -> Result<Received, ConnectionEnd> {
        let socket = match self {
            Self::Web(socket) => socket,
            Self::Inside { requests, .. } => {
                let frame = requests.recv().await.ok_or(None)?;
                return Ok(Received::Frame(frame));
            }
        };
        match socket.recv().await {
            Some(Ok(Message::Text(text))) => Ok(Received::Text(text)),
            Some(Ok(Message::Binary(_))) => Ok(Received::NoText),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(Received::Sign),
            Some(Err(error)) if is_too_long(&error) => {
                Err(Some(ParlourRefusal::Frame(Unreadable::TooLong)))
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(None),
        }
    }

    /// Sends a frame.
    ///
    /// # Errors
    /// Returns an error if the connection is closed.
    pub(super) async fn send(&mut self, text: &Arc<str>) -> Result<(), ()> {
        match self {
            Self::Web(socket) => {
                let message = Message::Text(text.as_ref().into());
                socket.send(message).await.map_err(drop)
            }
            Self::Inside { frames, .. } => frames.send(Arc::clone(text)).await.map_err(drop),
        }
    }

    /// Sends a ping.
    ///
    /// # Errors
    /// Returns an error if the connection is closed.
    pub(super) async fn ping(&mut self) -> Result<(), ()> {
        match self {
            Self::Web(socket) => socket.send(Message::Ping(Bytes::new())).await.map_err(drop),
            Self::Inside { frames, .. } if frames.is_closed() => Err(()),
            Self::Inside { .. } => Ok(()),
        }
    }

    /// Closes the connection properly.
    pub(super) async fn close(mut self) {
        if let Self::Web(socket) = &mut self {
            // Do not wait for the client to close: it could go on sending for ever.
            let _ = socket.send(Message::Close(None)).await;
        }
    }
}

fn is_too_long(error: &axum::Error) -> bool {
    let cause = error.source().and_then(|cause| cause.downcast_ref());
    matches!(cause, Some(tungstenite::Error::Capacity(_)))
}
