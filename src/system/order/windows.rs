//! By a named pipe. Windows lets only the same user and administrators write to it, and tokio only
//! programs on this machine.

use super::{AnswerSender, ORDER_TIMEOUT, read_order};
use std::io;
use std::mem;
use std::path::Path;
use std::time::Duration;
use tokio::net::windows::named_pipe::{
    ClientOptions, NamedPipeClient, NamedPipeServer, ServerOptions,
};
use tokio::time::{sleep, timeout};
use windows::Win32::Foundation::ERROR_PIPE_BUSY;

/// How long to wait before looking again whether a pipe is free.
const BUSY_PAUSE: Duration = Duration::from_millis(20);

/// The longest part of a path that becomes part of a pipe's name, in characters; Windows takes
/// names of up to 256.
const LONGEST_PART: usize = 200;

pub(super) type OrderConnection = NamedPipeServer;

/// The pipe that receives orders.
pub struct Orders {
    name: String,
    /// The instance of the pipe for the next order.
    following: NamedPipeServer,
}

impl Orders {
    /// Takes orders by this file, which itself is not made.
    ///
    /// # Errors
    /// If its folder is not there, or another program takes orders by it.
    pub fn at(path: &Path) -> io::Result<Self> {
        let name = pipe_name(path)?;
        let following = ServerOptions::new()
            .first_pipe_instance(true)
            .create(&name)?;
        Ok(Self { name, following })
    }

    /// Waits for the next order. Returns it and the connection for the answer.
    ///
    /// # Errors
    /// If it does not arrive whole.
    pub async fn next(&mut self) -> io::Result<(String, AnswerSender)> {
        self.following.connect().await?;
        let following = ServerOptions::new().create(&self.name)?;
        let mut pipe = mem::replace(&mut self.following, following);
        let order = read_order(&mut pipe).await?;
        Ok((order, AnswerSender(pipe)))
    }
}

pub(super) async fn connect(path: &Path) -> io::Result<NamedPipeClient> {
    let name = pipe_name(path)?;
    let busy = i32::try_from(ERROR_PIPE_BUSY.0).ok();
    let connected = async {
        loop {
            match ClientOptions::new().open(&name) {
                Err(error) if error.raw_os_error() == busy => sleep(BUSY_PAUSE).await,
                other => return other,
            }
        }
    };
    timeout(ORDER_TIMEOUT, connected).await?
}

/// Returns the name of the pipe for this file: the end of its path, without the characters that
/// such names may not have.
fn pipe_name(path: &Path) -> io::Result<String> {
    let folder = dunce::canonicalize(path.parent().unwrap_or(path))?;
    let file = path.file_name().unwrap_or_default();
    let whole = folder
        .join(file)
        .to_string_lossy()
        .replace(['\\', ':'], "-");
    let too_many = whole.chars().count().saturating_sub(LONGEST_PART);
    let part: String = whole.chars().skip(too_many).collect();
    Ok(format!(r"\\.\pipe\serpente{part}"))
}
