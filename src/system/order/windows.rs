//! Not on Windows yet.

use std::future::pending;
use std::io;
use std::path::Path;

/// The receiver of orders, which this system does not support.
pub struct Orders;

impl Orders {
    /// Takes orders by this file.
    pub fn at(_: &Path) -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// The next order, and where the answer goes.
    pub async fn next(&self) -> io::Result<(String, Answer)> {
        pending().await
    }
}

/// The connection to which an answer is sent.
pub struct Answer;

impl Answer {
    /// Sends it.
    pub async fn send(self, _: &str) -> io::Result<()> {
        pending().await
    }
}

/// Gives an order to the program that takes them by this file, and waits for its answer.
pub fn give(_: &Path, _: &str) -> io::Result<String> {
    Err(io::ErrorKind::Unsupported.into())
}
