//! Signals: told like keys. The terminal has its own modes whenever the program does not run.

use std::ffi::c_int;
use std::io;
use std::ops::RangeInclusive;
use std::process;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use nix::unistd::{Pid, getpgrp, getppid, getsid};
use rustix::process::{Signal, kill_current_process_group};
use signal_hook::consts::{
    SIGABRT, SIGALRM, SIGBUS, SIGCONT, SIGHUP, SIGINT, SIGIO, SIGPROF, SIGQUIT, SIGSTOP, SIGSYS,
    SIGTERM, SIGTRAP, SIGTSTP, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ,
};
use signal_hook::iterator::Signals;
use signal_hook::{flag, low_level};

use super::incoming::Incoming;
use super::key::Key;
use super::mailbox::Sender;
use super::press::Press;
use super::terminal;

/// How long the program may take to fall silent before it is stopped.
const BEFORE_STOPPING: Duration = Duration::from_millis(30);

/// How soon the program must hear what is to end it.
const HEARS_WITHIN: Duration = Duration::from_secs(2);

/// What a container is told in place of a process outside of it.
const UNSEEN: Pid = Pid::from_raw(0);

/// Signals that end a program which does not expect them: not before the terminal has its own modes.
const FATAL: [c_int; 11] = [
    SIGABRT, SIGALRM, SIGBUS, SIGIO, SIGPROF, SIGSYS, SIGTRAP, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU,
];

/// The signals that have no name, each of which ends a program, too.
const NAMELESS: RangeInclusive<c_int> = 34..=64;

/// Catches the signals that matter: without a terminal of ours those that end the program.
pub(super) fn caught(interactive: bool) -> io::Result<Signals> {
    let ends = [SIGHUP, SIGTERM, SIGINT, SIGQUIT];
    if !interactive {
        return Signals::new(ends);
    }
    let signals = Signals::new(ends.into_iter().chain([SIGTSTP, SIGCONT]).chain(FATAL))?;
    for signal in NAMELESS {
        // Some are the system's own.
        let _ = signals.handle().add_signal(signal);
    }
    Ok(signals)
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
pub(super) fn hear<E>(mut signals: Signals, to: &Sender<E>)
where
    E: From<Incoming> + Send + 'static,
{
    for signal in &mut signals {
        let incoming = match signal {
            SIGHUP => Incoming::Hangup,
            SIGINT => Incoming::Interrupt,
            SIGTERM | SIGQUIT => Incoming::Terminate,
            SIGTSTP if can_be_woken() => Incoming::Suspended,
            // Control-Z, as any other key that does nothing.
            SIGTSTP => {
                let key = Incoming::Key(Press::deliberate(Key::Ctrl('z'), None));
                let _ = to.key(key.into());
                continue;
            }
            SIGCONT if terminal::resume() => Incoming::Resumed,
            // It goes on behind a shell that has the terminal.
            SIGCONT => continue,
            _ => return end(signal),
        };
        if matches!(
            incoming,
            Incoming::Hangup | Incoming::Interrupt | Incoming::Terminate
        ) {
            // The loop may be waiting for whoever reads its lines.
            terminal::hurry();
        }
        let heard = to.urgent(incoming.into()).is_ok();
        match signal {
            SIGTSTP => {
                thread::sleep(BEFORE_STOPPING);
                terminal::pause();
                // This signal cannot fail to be raised: it exists, and nobody can catch it.
                let _ = low_level::raise(SIGSTOP);
            }
            SIGCONT => {}
            // Nobody listens any more, and somebody insists.
            _ if !heard => end(signal),
            _ => insist(signal, to.clone()),
        }
    }
}

/// Ends the program by this signal if it does not hear it: it may be waiting for something that never comes. The record
/// is whole at any time.
fn insist<E: Send + 'static>(signal: c_int, to: Sender<E>) {
    // A system that gives no thread has greater trouble.
    let _ = thread::Builder::new().spawn(move || {
        if !to.is_read_within(HEARS_WITHIN) {
            end(signal);
        }
    });
}

/// Ends the program as the signal would have without us.
fn end(signal: c_int) {
    terminal::restore();
    let _ = low_level::emulate_default_handler(signal);
    // It is one that has no usual end.
    process::exit(128 + signal);
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::super::mailbox::mailbox;
    use super::*;

    const SOON: Duration = Duration::from_secs(5);

    #[test]
    fn signals_are_told() {
        let signals = Signals::new([SIGHUP, SIGTERM, SIGINT]).expect("handlers");
        let (to, from) = mailbox::<Incoming>();
        thread::spawn(move || hear(signals, &to));
        for (signal, told) in [
            (SIGHUP, Incoming::Hangup),
            (SIGTERM, Incoming::Terminate),
            (SIGINT, Incoming::Interrupt),
        ] {
            low_level::raise(signal).expect("it exists");
            assert_eq!(from.next(Instant::now() + SOON), Some(told));
        }
    }
}
