//! By a socket.

use super::{AnswerSender, read_order};
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use tokio::net::{UnixListener, UnixStream};

pub(super) type OrderConnection = UnixStream;

/// The socket that receives orders.
pub struct Orders(UnixListener);

impl Orders {
    /// Takes orders by this file. One that another program left there is taken away: the folder is
    /// ours alone.
    ///
    /// # Errors
    /// If the file cannot be made.
    pub fn at(path: &Path) -> io::Result<Self> {
        match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Ok(()) | Err(_) => {}
        }
        let listener = UnixListener::bind(path)?;
        fs::set_permissions(path, Permissions::from_mode(0o600))?;
        Ok(Self(listener))
    }

    /// Waits for the next order. Returns it and the connection for the answer.
    ///
    /// # Errors
    /// If it does not arrive whole.
    pub async fn next(&mut self) -> io::Result<(String, AnswerSender)> {
        let (mut stream, _) = self.0.accept().await?;
        let order = read_order(&mut stream).await?;
        Ok((order, AnswerSender(stream)))
    }
}

pub(super) async fn connect(path: &Path) -> io::Result<OrderConnection> {
    UnixStream::connect(path).await
}
