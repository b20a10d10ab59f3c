//! The lines between the game and a process of its own, one JSON value each.

use super::set_apart;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io::{self, BufRead, BufReader, Write, stdin, stdout};
use std::process::{Child, Command, Stdio};
use std::thread;

/// A process that works for the game and may hang or fail without harm. It is killed when this is
/// dropped.
pub struct ApartProcess {
    child: Child,
}

impl ApartProcess {
    /// Starts a process. A thread with this name calls `tell` with each value that the process
    /// writes, and with `None` once it writes no more; `tell` also gets `None` if the process
    /// cannot be started.
    ///
    /// # Errors
    /// Returns why the process or the thread cannot be started.
    pub fn start<T: DeserializeOwned>(
        command: &mut Command,
        name: &str,
        mut tell: impl FnMut(Option<T>) + Send + 'static,
    ) -> io::Result<Self> {
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        // Control-C at the terminal must reach only the game, which still has to speak its
        // farewell.
        set_apart(command);
        let mut child = match command.spawn() {
            Ok(child) => child,
            Err(error) => {
                tell(None);
                return Err(error);
            }
        };
        let stdout = child.stdout.take().expect("it is a pipe");
        let process = Self { child };
        thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || {
                for line in BufReader::new(stdout).split(b'\n').map_while(Result::ok) {
                    // A library in the process may print here, too.
                    if let Ok(value) = serde_json::from_slice(&line) {
                        tell(Some(value));
                    }
                }
                tell(None);
            })?;
        Ok(process)
    }

    /// Sends a value to the process.
    ///
    /// # Errors
    /// Returns an error if the process has ended.
    pub fn send(&mut self, value: &impl Serialize) -> io::Result<()> {
        match &mut self.child.stdin {
            Some(lines) => write_line(lines, value),
            None => Ok(()),
        }
    }
}

impl Drop for ApartProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns the values that the game sends to this process, until the game has gone.
pub fn received<T: DeserializeOwned>() -> impl Iterator<Item = T> {
    let lines = stdin().lock().split(b'\n').map_while(Result::ok);
    lines.filter_map(|line| serde_json::from_slice(&line).ok())
}

/// Sends a value from this process to the game.
///
/// # Errors
/// Returns an error if the game has gone.
pub fn answer(value: &impl Serialize) -> io::Result<()> {
    write_line(&mut stdout().lock(), value)
}

fn write_line(to: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    to.write_all(&line)?;
    to.flush()
}
