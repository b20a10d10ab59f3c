//! Connections that are read for a moment after they have ended.
//!
//! A system that closes a connection while something unread lies there tells the other side that it was broken off, and what
//! was sent last never reaches it: the sentence that says why.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::time::timeout;

/// How long it is read at most.
const LINGER_TIME: Duration = Duration::from_secs(1);

/// How many pieces of what comes then are read at most, and how many bytes each has.
const PIECES: usize = 16;
const PIECE: usize = 16 * 1024;

/// A connection that is read for a moment after it has ended.
#[derive(Debug)]
pub(super) struct Lingering(Option<TcpStream>);

impl Lingering {
    pub(super) fn new(stream: TcpStream) -> Self {
        Self(Some(stream))
    }

    fn stream(self: Pin<&mut Self>) -> Pin<&mut TcpStream> {
        Pin::new(
            self.get_mut()
                .0
                .as_mut()
                .expect("it is there until it is dropped"),
        )
    }
}

impl Drop for Lingering {
    fn drop(&mut self) {
        let runs = Handle::try_current();
        if let (Some(mut stream), Ok(runs)) = (self.0.take(), runs) {
            runs.spawn(timeout(LINGER_TIME, async move {
                stream.shutdown().await?;
                for _ in 0..PIECES {
                    stream.readable().await?;
                    // Nothing is kept of it, nor any memory while one waits for it.
                    match stream.try_read(&mut [0; PIECE]) {
                        Ok(0) => break,
                        Ok(_) => {}
                        Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                        Err(error) => return Err(error),
                    }
                }
                io::Result::Ok(())
            }));
        }
    }
}

impl AsyncRead for Lingering {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream().poll_read(context, buffer)
    }
}

impl AsyncWrite for Lingering {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.stream().poll_write(context, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream().poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream().poll_shutdown(context)
    }
}
