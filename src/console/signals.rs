//! Signals: told like keys. The terminal has its own modes whenever the program does not run.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use nix::unistd::{Pid, getpgrp, getppid, getsid};
use rustix::process::{Signal, kill_current_process_group};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGSTOP, SIGTERM, SIGTSTP, SIGXFSZ};
use signal_hook::iterator::Signals;
use signal_hook::{flag, low_level};

use super::incoming::Incoming;
use super::key::Key;
use super::press::Press;
use super::terminal;

/// How long the program may take to fall silent before it is stopped.
const BEFORE_STOPPING: Duration = Duration::from_millis(30);

/// What a container is told in place of a process outside of it.
const UNSEEN: Pid = Pid::from_raw(0);

/// Catches the signals that matter: without a terminal of ours those that end the program.
pub(super) fn caught(interactive: bool) -> io::Result<Signals> {
    Signals::new(if interactive {
        &[SIGHUP, SIGTERM, SIGINT, SIGQUIT, SIGTSTP, SIGCONT][..]
    } else {
        &[SIGHUP, SIGTERM, SIGINT, SIGQUIT][..]
    })
}

/// Lets a file that may not grow any more be an error like any other, rather than the end of the program.
pub(super) fn survive_full_quotas() {
    // Where the signal cannot be caught, the program ends as others do; the record is whole up to there.
    let _ = flag::register(SIGXFSZ, Arc::default());
}

/// Stops the program and whoever belongs to it, such as a script around it, as Control-Z does where the terminal sees
/// to it. This program hears of it like of any such signal: see [`hear`].
pub(super) fn stop_all() {
    // A process may always signal itself; others of the group that it may not, it cannot help.
    let _ = kill_current_process_group(Signal::TSTP);
}

/// Whether somebody can have the program go on once it is stopped: a shell that looks after its jobs. A terminal that
/// runs this program instead of a shell cannot, and where nobody can the system itself ignores such signals. Nor is a
/// shell outside of a container known to look after what runs inside.
fn can_be_woken() -> bool {
    let session = getsid(None);
    let parents = getsid(Some(getppid()));
    session.is_ok_and(|session| session != UNSEEN && session != getpgrp()) && session == parents
}

/// Tells every signal that comes.
pub(super) fn hear<E: From<Incoming>>(mut signals: Signals, to: &Sender<E>) {
    for signal in &mut signals {
        let incoming = match signal {
            SIGHUP => Incoming::Hangup,
            SIGINT => Incoming::Interrupt,
            SIGTSTP if can_be_woken() => Incoming::Suspended,
            // Control-Z, as any other key that does nothing.
            SIGTSTP => Incoming::Key(Press::deliberate(Key::Ctrl('z'), None)),
            SIGCONT if terminal::resume() => Incoming::Resumed,
            // It goes on behind a shell that has the terminal.
            SIGCONT => continue,
            _ => Incoming::Terminate,
        };
        let stops = incoming == Incoming::Suspended;
        let heard = to.send(incoming.into()).is_ok();
        if stops {
            thread::sleep(BEFORE_STOPPING);
            terminal::pause();
            // This signal cannot fail to be raised: it exists, and nobody can catch it.
            let _ = low_level::raise(SIGSTOP);
        } else if !heard && signal != SIGTSTP && signal != SIGCONT {
            // Nobody listens any more, and somebody insists.
            terminal::restore();
            let _ = low_level::emulate_default_handler(signal);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    const SOON: Duration = Duration::from_secs(5);

    #[test]
    fn signals_are_told() {
        let signals = Signals::new([SIGHUP, SIGTERM, SIGINT]).expect("handlers");
        let (to, from) = channel::<Incoming>();
        thread::spawn(move || hear(signals, &to));
        for (signal, told) in [
            (SIGHUP, Incoming::Hangup),
            (SIGTERM, Incoming::Terminate),
            (SIGINT, Incoming::Interrupt),
        ] {
            low_level::raise(signal).expect("it exists");
            assert_eq!(from.recv_timeout(SOON), Ok(told));
        }
    }
}
