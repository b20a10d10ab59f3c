//! Signals: told like keys. The terminal has its own modes whenever the program does not run.

use std::thread;
use std::time::Duration;

use crate::terminal;
use serpente_app::{Incoming, Key, Press, Sender};
use serpente_system::signals::{Meaning, Signal, Signals, can_be_woken, stop_this};

/// How long the program may take to fall silent before it is stopped.
const BEFORE_STOPPING: Duration = Duration::from_millis(30);

/// How soon the program must hear what is to end it.
const HEARS_WITHIN: Duration = Duration::from_secs(2);

/// Control-Z where it stops nothing: as any other key that does nothing.
pub(super) fn control_z() -> Incoming {
    Incoming::Key(Press::deliberate(Key::Ctrl('z'), None))
}

/// Tells every signal that comes.
pub(super) fn hear<E>(signals: Signals, to: &Sender<E>)
where
    E: From<Incoming> + Send + 'static,
{
    signals.each(|signal| tell(signal, to));
}

fn tell<E>(signal: Signal, to: &Sender<E>)
where
    E: From<Incoming> + Send + 'static,
{
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
        // It goes on behind a shell that has the terminal.
        Meaning::Resume => return,
        Meaning::Fatal => end(signal),
    };
    let ends = !matches!(meaning, Meaning::Suspend | Meaning::Resume);
    if ends {
        // The loop may be waiting for whoever reads its lines.
        terminal::hurry();
    }
    let heard = to.urgent(incoming.into()).is_ok();
    if meaning == Meaning::Suspend {
        thread::sleep(BEFORE_STOPPING);
        terminal::pause();
        stop_this();
    } else if ends && !heard {
        // Nobody listens any more, and somebody insists.
        end(signal);
    } else if ends {
        insist(signal, to.clone());
    }
}

/// Ends the program by this signal if it does not hear it: it may be waiting for something that never comes. The record
/// is whole at any time.
fn insist<E: Send + 'static>(signal: Signal, to: Sender<E>) {
    // A system that gives no thread has greater trouble.
    let _ = thread::Builder::new().spawn(move || {
        if !to.is_read_within(HEARS_WITHIN) {
            end(signal);
        }
    });
}

/// Ends the program as the signal would have without us.
fn end(signal: Signal) -> ! {
    terminal::restore();
    signal.end()
}
