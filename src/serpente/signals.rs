//! Sends signals to the loop like keys, and restores the terminal's modes whenever the program is
//! stopped.

use std::thread;
use std::time::Duration;

use crate::run::Wake;
use crate::terminal;
use serpente_console::{Incoming, Key, Press, Sender};
use serpente_system::signals::{Meaning, Signal, can_be_woken, stop_this};

/// How long the program may take to fall silent before it is stopped.
const BEFORE_STOPPING: Duration = Duration::from_millis(30);

/// How soon the loop must take up a signal that ends the program.
const HEARS_WITHIN: Duration = Duration::from_secs(2);

/// Returns Control-Z as an ordinary key, for terminals where it cannot stop the program.
pub(super) fn control_z() -> Incoming {
    Incoming::Key(Press::deliberate(Key::Ctrl('z'), None))
}

/// Sends a signal to the loop.
pub(super) fn hear(signal: Signal, to: &Sender<Wake>) {
    let meaning = signal.meaning();
    let incoming = match meaning {
        Meaning::Hangup => Incoming::Hangup,
        Meaning::Interrupt => Incoming::Interrupt,
        Meaning::Terminate => Incoming::Terminate,
        Meaning::Suspend if can_be_woken() => Incoming::Suspended,
        Meaning::Suspend => {
            let _ = to.key(control_z().into());
            return;
        }
        Meaning::Resume if terminal::resume() => Incoming::Resumed,
        // The program was resumed in the background; the shell still has the terminal.
        Meaning::Resume => return,
        Meaning::Fatal => end(signal),
    };
    let ends = !matches!(meaning, Meaning::Suspend | Meaning::Resume);
    if ends {
        // The loop may be waiting for a slow reader of its lines.
        terminal::hurry();
    }
    let heard = to.urgent(incoming.into()).is_ok();
    if meaning == Meaning::Suspend {
        thread::sleep(BEFORE_STOPPING);
        terminal::pause();
        stop_this();
    } else if ends && !heard {
        // The loop has ended, but the process has not.
        end(signal);
    } else if ends {
        insist(signal, to.clone());
    }
}

/// Ends the program by this signal if the loop does not take it up in time: it may wait for
/// something that never comes. The record on disk is complete at any time.
fn insist(signal: Signal, to: Sender<Wake>) {
    // If the system cannot start a thread, the program goes on without this.
    let _ = thread::Builder::new().spawn(move || {
        if !to.is_read_within(HEARS_WITHIN) {
            end(signal);
        }
    });
}

/// Ends the program as this signal would have ended it.
fn end(signal: Signal) -> ! {
    terminal::restore();
    signal.end()
}
