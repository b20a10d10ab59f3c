//! Input: threads wait for keys, lines and signals, and send them to the loop.

use std::io;
use std::thread;
use std::time::Instant;

use crate::run::Wake;
use crate::signals;
use serpente_console::{Incoming, KeyReader, Sender, read_lines};
use serpente_system::keys::{self, TerminalInput};
use serpente_system::signals::{Signals, stop_all};

/// Starts the threads: one for keys if the terminal is `interactive`, otherwise for lines; and one
/// for signals.
///
/// # Errors
/// If a thread cannot be started or a signal cannot be caught.
pub(crate) fn listen(to: &Sender<Wake>, interactive: bool) -> io::Result<()> {
    let signals = Signals::caught(interactive)?;
    let for_signals = to.clone();
    thread::Builder::new()
        .name("signals".to_owned())
        .spawn(move || signals.each(|signal| signals::hear(signal, &for_signals)))?;
    let for_keys = to.clone();
    thread::Builder::new()
        .name("keys".to_owned())
        .spawn(move || {
            if interactive {
                read_keys(&mut |incoming| send(incoming, &for_keys));
            } else {
                read_lines(io::stdin().lock(), &mut |incoming| {
                    for_keys.line(incoming.into()).is_ok()
                });
            }
        })?;
    Ok(())
}

/// Sends a key, or a signal that came as one, to the loop. Returns whether the loop still runs.
fn send(incoming: Incoming, to: &Sender<Wake>) -> bool {
    let sent = match incoming {
        // A signal that ends the program overtakes all keys that still wait.
        Incoming::Interrupt | Incoming::Terminate | Incoming::Hangup => to.urgent(incoming.into()),
        incoming => to.key(incoming.into()),
    };
    sent.is_ok()
}

/// Reads keys until the terminal is closed or the loop has ended.
fn read_keys(send: &mut impl FnMut(Incoming) -> bool) {
    let mut keyboard = KeyReader::default();
    let mut bytes = [0; keys::MOST_BYTES_READ];
    loop {
        let all = match keys::next(&mut bytes, keyboard.patience()) {
            TerminalInput::Bytes(count) => keyboard.read(&bytes[..count], Instant::now()),
            TerminalInput::Keys(pressed) => keyboard.take(pressed, Instant::now()),
            TerminalInput::Nothing => keyboard.time_out(Instant::now()),
            TerminalInput::Gone => {
                send(Incoming::Hangup);
                return;
            }
        };
        for incoming in all {
            let goes_on = match incoming {
                // It is reported when the signal arrives.
                Incoming::Suspended if stop_all() => true,
                Incoming::Suspended => send(signals::control_z()),
                incoming => send(incoming),
            };
            if !goes_on {
                return;
            }
        }
    }
}
