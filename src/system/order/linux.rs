//! By a socket.

use std::fs::{self, Permissions};
use std::io::{self, Read as _, Write as _};
use std::net::Shutdown;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::UnixListener;
use tokio::net::unix::OwnedWriteHalf;
use tokio::time::timeout;

/// The longest order, in bytes.
const LONGEST_ORDER: u64 = 4096;

/// How long an order may take to come, and an answer.
const ORDER_TIMEOUT: Duration = Duration::from_secs(10);

/// The socket that receives orders.
pub struct Orders(UnixListener);

impl Orders {
    /// Takes orders by this file. One that another program left there is taken away: the folder is ours alone.
    pub fn at(path: &Path) -> io::Result<Self> {
        match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Ok(()) | Err(_) => {}
        }
        let listener = UnixListener::bind(path)?;
        fs::set_permissions(path, Permissions::from_mode(0o600))?;
        Ok(Self(listener))
    }

    /// The next order, and where the answer goes.
    pub async fn next(&self) -> io::Result<(String, Answer)> {
        let (stream, _) = self.0.accept().await?;
        let (read, write) = stream.into_split();
        let mut line = String::new();
        let mut read = BufReader::new(read.take(LONGEST_ORDER));
        timeout(ORDER_TIMEOUT, read.read_line(&mut line)).await??;
        Ok((line.trim().to_owned(), Answer(write)))
    }
}

/// The connection to which an answer is sent.
pub struct Answer(OwnedWriteHalf);

impl Answer {
    /// Sends it.
    pub async fn send(mut self, text: &str) -> io::Result<()> {
        timeout(ORDER_TIMEOUT, self.0.write_all(text.as_bytes())).await??;
        self.0.shutdown().await
    }
}

/// Gives an order to the program that takes them by this file, and waits for its answer.
pub fn give(path: &Path, order: &str) -> io::Result<String> {
    let mut stream = UnixStream::connect(path)?;
    stream.set_read_timeout(Some(3 * ORDER_TIMEOUT))?;
    stream.write_all(order.as_bytes())?;
    stream.write_all(b"\n")?;
    stream.shutdown(Shutdown::Write)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}
