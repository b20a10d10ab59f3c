//! What comes from outside: keys, lines, signals. Threads of their own wait for it and send it on.

use std::io::{self, BufRead, Read};
use std::thread;
use std::time::Instant;

use super::incoming::Incoming;
use super::key::Key;
use super::keyboard::Keyboard;
use super::mailbox::Sender;
use super::press::Press;
use super::signals;
use crate::system::keys::{self, Came};
use crate::system::signals::{Signals, stop_all};
use crate::words::plain;

/// The longest line that can name a key or be a name, in bytes.
pub(super) const LONGEST_LINE: u16 = 4096;

/// Starts to listen: to keys if the terminal is `interactive`, else to lines; and to signals.
///
/// # Errors
/// If a thread cannot be started or a signal not be caught.
pub fn listen<E>(to: &Sender<E>, interactive: bool) -> io::Result<()>
where
    E: From<Incoming> + Send + 'static,
{
    let signals = Signals::caught(interactive)?;
    let (for_signals, for_keys) = (to.clone(), to.clone());
    let start = |name: &str| thread::Builder::new().name(name.to_owned());
    start("signals").spawn(move || signals::hear(signals, &for_signals))?;
    start("keys").spawn(move || {
        if interactive {
            read_keys(&mut |incoming: Incoming| {
                let sent = match incoming {
                    // What ends the program does not wait until all keys before it are answered.
                    Incoming::Interrupt | Incoming::Terminate | Incoming::Hangup => {
                        for_keys.urgent(incoming.into())
                    }
                    incoming => for_keys.key(incoming.into()),
                };
                sent.is_ok()
            });
        } else {
            read_lines(io::stdin().lock(), &mut |incoming| {
                for_keys.line(incoming.into()).is_ok()
            });
        }
    })?;
    Ok(())
}

/// Reads keys until the terminal is gone or nobody listens.
fn read_keys(send: &mut impl FnMut(Incoming) -> bool) {
    let mut keyboard = Keyboard::default();
    let mut bytes = [0; keys::MOST];
    loop {
        let incoming = match keys::next(&mut bytes, keyboard.patience()) {
            Came::Bytes(count) => keyboard.read(&bytes[..count], Instant::now()),
            Came::Keys(pressed) => keyboard.take(pressed, Instant::now()),
            Came::Nothing => keyboard.time_out(Instant::now()),
            Came::Gone => {
                send(Incoming::Hangup);
                return;
            }
        };
        for told in incoming {
            let told = match told {
                // Told when the signal comes.
                Incoming::Suspended if stop_all() => continue,
                Incoming::Suspended => signals::control_z(),
                told => told,
            };
            if !send(told) {
                return;
            }
        }
    }
}

/// Reads one key's name or letter per line, until the end of input or nobody listens: until `send` says so.
pub fn read_lines(mut from: impl BufRead, send: &mut impl FnMut(Incoming) -> bool) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let read = from
            .by_ref()
            .take(LONGEST_LINE.into())
            .read_until(b'\n', &mut bytes);
        if !matches!(read, Ok(1..)) {
            send(Incoming::Closed);
            return;
        }
        // The rest of a line that is too long could name a key.
        if !bytes.ends_with(b"\n") && from.skip_until(b'\n').is_err() {
            send(Incoming::Closed);
            return;
        }
        if !send(line(&String::from_utf8_lossy(&bytes))) {
            return;
        }
    }
}

/// What a line means: a key by its name, or else a text.
pub(super) fn line(text: &str) -> Incoming {
    let text = text.trim_end_matches(['\n', '\r']);
    let name = if text.trim().is_empty() {
        text
    } else {
        text.trim()
    };
    if name.is_empty() {
        // Who presses Enter alone means it.
        return Incoming::Key(Press::deliberate(Key::Enter, None));
    }
    match name.parse() {
        Ok(key) => {
            let mut letters = name.chars();
            let typed = letters.next().filter(|_| letters.next().is_none());
            Incoming::Key(Press::deliberate(key, typed))
        }
        Err(_) => Incoming::Unknown(plain(name).into_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[u8]) -> Vec<Incoming> {
        let mut all = Vec::new();
        read_lines(text, &mut |incoming| {
            all.push(incoming);
            true
        });
        all
    }

    fn key(key: Key) -> Incoming {
        Incoming::Key(Press::deliberate(key, None))
    }

    #[test]
    fn a_pipe_names_keys_line_by_line() {
        assert_eq!(
            lines(b"space\npage-up\r\nEnter\nC\n \n\nAda\nright"),
            [
                key(Key::Space),
                key(Key::PageUp),
                key(Key::Enter),
                Incoming::Key(Press::deliberate(Key::Char('c'), Some('C'))),
                Incoming::Key(Press::deliberate(Key::Space, Some(' '))),
                key(Key::Enter),
                Incoming::Unknown("Ada".to_owned()),
                key(Key::Right),
                Incoming::Closed,
            ]
        );
    }

    #[test]
    fn a_line_without_end_or_sense_is_no_key() {
        let mut long = vec![b'x'; 10_000];
        long.extend(b"\n\xff\xfe\n");
        let told = lines(&long);
        assert_eq!(told.last(), Some(&Incoming::Closed));
        assert!(!told.iter().any(|told| matches!(told, Incoming::Key(_))));
    }
}
