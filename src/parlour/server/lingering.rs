//! Connections that are read for a moment after they are closed.
//!
//! If a connection is closed while it still has unread input, the operating system resets it. The
//! client then loses the last frame, which says why the connection was closed.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::time::timeout;

/// The longest time to read after closing.
const LINGER_TIME: Duration = Duration::from_secs(1);

/// How many pieces of input are read at most, and the size of each in bytes.
const PIECES: usize = 16;
const PIECE: usize = 16 * 1024;

/// A connection that is read for a moment after it is closed.
#[derive(Debug)]
pub(super) struct Lingering(Option<TcpStream>);

impl Lingering {
    pub(super) fn new(stream: TcpStream) -> Self {
        Self(Some(stream))
    }

    fn stream(self: Pin<&mut Self>) -> Pin<&mut TcpStream> {
        let stream = self.get_mut().0.as_mut();
        Pin::new(stream.expect("it is there until it is dropped"))
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
                    // The input is thrown away, and no memory is held while waiting for it.
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
