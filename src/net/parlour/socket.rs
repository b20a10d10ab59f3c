//! Where the frames of a connection come from and go to.

use super::line::Near;
use crate::wire::FromClient;
use axum::body::Bytes;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use std::error::Error;
use std::sync::Arc;
use tokio_tungstenite::tungstenite;

/// What comes from the other side of a connection.
pub(super) enum Came {
    /// What should be a frame.
    Text(Utf8Bytes),
    /// A frame, from somebody who writes none that cannot be read.
    Frame(Box<FromClient>),
    /// What is no frame.
    NoText,
    /// Only that the other side is there.
    Sign,
    /// More than a frame may be long: nothing can be read behind it.
    TooLong,
    /// Nobody is there any more.
    Gone,
}

/// Where the frames of a connection come from and go to.
pub(super) enum Socket {
    /// A client on another machine, or in another program.
    Web(Box<WebSocket>),
    /// A client in this program.
    Inside(Near),
}

impl Socket {
    /// What comes next.
    pub(super) async fn next(&mut self) -> Came {
        let socket = match self {
            Self::Web(socket) => socket,
            Self::Inside(near) => {
                let frame = near.next().await;
                return frame.map_or(Came::Gone, |frame| Came::Frame(Box::new(frame)));
            }
        };
        match socket.recv().await {
            Some(Ok(Message::Text(text))) => Came::Text(text),
            Some(Ok(Message::Binary(_))) => Came::NoText,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Came::Sign,
            Some(Err(error)) if is_too_long(&error) => Came::TooLong,
            Some(Ok(Message::Close(_)) | Err(_)) | None => Came::Gone,
        }
    }

    /// Sends a frame.
    ///
    /// # Errors
    /// If nobody is there any more.
    pub(super) async fn send(&mut self, text: &Arc<str>) -> Result<(), ()> {
        match self {
            Self::Web(socket) => {
                let message = Message::Text(text.as_ref().into());
                socket.send(message).await.map_err(drop)
            }
            Self::Inside(near) => near.send(Arc::clone(text)).await,
        }
    }

    /// Asks whether somebody is there.
    ///
    /// # Errors
    /// If nobody is.
    pub(super) async fn ping(&mut self) -> Result<(), ()> {
        match self {
            Self::Web(socket) => socket.send(Message::Ping(Bytes::new())).await.map_err(drop),
            Self::Inside(near) => near.is_open().then_some(()).ok_or(()),
        }
    }

    /// Whether silence may mean that nobody is there.
    pub(super) fn may_break(&self) -> bool {
        match self {
            Self::Web(_) => true,
            Self::Inside(_) => false,
        }
    }

    /// Ends it in peace.
    pub(super) async fn close(mut self) {
        if let Self::Web(socket) = &mut self {
            // The other side may send for ever what nobody reads.
            let _ = socket.send(Message::Close(None)).await;
        }
    }
}

fn is_too_long(error: &axum::Error) -> bool {
    let cause = error.source().and_then(|cause| cause.downcast_ref());
    matches!(cause, Some(tungstenite::Error::Capacity(_)))
}
