//! Input: threads wait for keys, lines and signals, and send them to the loop.

use std::io;
use std::thread;
use std::time::Instant;

use crate::run::Wake;
use crate::signals;
use serpente_console::{Incoming, Keyboard, Sender, read_lines};
use serpente_system::keys::{self, TerminalInput};
use serpente_system::signals::{Signals, stop_all};

/// Starts the threads: one for keys if the terminal is `interactive`, otherwise for lines; and one for signals.
///
/// # Errors
/// If a thread cannot be started or a signal cannot be caught.
pub(crate) fn listen(to: &Sender<Wake>, interactive: bool) -> io::Result<()> {
    let signals = Signals::caught(interactive)?;
    let (for_signals, for_keys) = (to.clone(), to.clone());
    let start = |name: &str| thread::Builder::new().name(name.to_owned());
    start("signals").spawn(move || signals.each(|signal| signals::hear(signal, &for_signals)))?;
    start("keys").spawn(move || {
        if interactive {
            read_keys(&mut |incoming: Incoming| {
                let sent = match incoming {
                    // A signal that ends the program overtakes all keys that still wait.
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

/// Reads keys until the terminal is closed or the loop has ended.
fn read_keys(send: &mut impl FnMut(Incoming) -> bool) {
    let mut keyboard = Keyboard::default();
    let mut bytes = [0; keys::MOST_BYTES_READ];
    loop {
        let incoming = match keys::next(&mut bytes, keyboard.patience()) {
            TerminalInput::Bytes(count) => keyboard.read(&bytes[..count], Instant::now()),
            TerminalInput::Keys(pressed) => keyboard.take(pressed, Instant::now()),
            TerminalInput::Nothing => keyboard.time_out(Instant::now()),
            TerminalInput::Gone => {
                send(Incoming::Hangup);
                return;
            }
        };
        for told in incoming {
            let told = match told {
                // It is reported when the signal arrives.
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
