//! The signals of a Linux system.

use std::ffi::c_int;
use std::io;
use std::ops::RangeInclusive;
use std::process;
use std::sync::Arc;

use nix::unistd::{Pid, getpgrp, getppid, getsid};
use rustix::process::kill_current_process_group;
use signal_hook::consts::{
    SIGABRT, SIGALRM, SIGBUS, SIGCONT, SIGHUP, SIGINT, SIGIO, SIGPROF, SIGQUIT, SIGSTOP, SIGSYS,
    SIGTERM, SIGTRAP, SIGTSTP, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ,
};
use signal_hook::{flag, iterator, low_level};
use tokio::signal::unix::{SignalKind, signal};

use super::Meaning;

/// What a container is told in place of a process outside of it.
const UNSEEN: Pid = Pid::from_raw(0);

/// Signals that end a program which does not expect them: not before the terminal has its own modes.
const FATAL: [c_int; 11] = [
    SIGABRT, SIGALRM, SIGBUS, SIGIO, SIGPROF, SIGSYS, SIGTRAP, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU,
];

/// The signals that have no name, each of which ends a program, too.
const NAMELESS: RangeInclusive<c_int> = 34..=64;

/// The signals that are caught.
pub struct Signals(iterator::Signals);

impl Signals {
    /// Catches the signals that matter: without a terminal of ours those that end the program.
    pub fn caught(interactive: bool) -> io::Result<Self> {
        let ends = [SIGHUP, SIGTERM, SIGINT, SIGQUIT];
        if !interactive {
            return iterator::Signals::new(ends).map(Self);
        }
        let signals =
            iterator::Signals::new(ends.into_iter().chain([SIGTSTP, SIGCONT]).chain(FATAL))?;
        for signal in NAMELESS {
            // Some are the system's own.
            let _ = signals.handle().add_signal(signal);
        }
        Ok(Self(signals))
    }

    /// Hands on each that comes, for ever.
    pub fn each(mut self, mut take: impl FnMut(Signal)) {
        for signal in &mut self.0 {
            take(Signal(signal));
        }
    }
}

/// A signal that came.
#[derive(Clone, Copy, Debug)]
pub struct Signal(c_int);

impl Signal {
    /// What it asks of the program.
    pub fn meaning(self) -> Meaning {
        match self.0 {
            SIGHUP => Meaning::Hangup,
            SIGINT => Meaning::Interrupt,
            SIGTERM | SIGQUIT => Meaning::Terminate,
            SIGTSTP => Meaning::Suspend,
            SIGCONT => Meaning::Resume,
            _ => Meaning::Fatal,
        }
    }

    /// Ends the program as the signal would have without us.
    pub fn end(self) -> ! {
        let _ = low_level::emulate_default_handler(self.0);
        // It is one that has no usual end.
        process::exit(128 + self.0);
    }
}

/// Lets a file that may not grow any more be an error like any other, rather than the end of the program.
pub fn survive_full_quotas() {
    // Where the signal cannot be caught, the program ends as others do; the record is whole up to there.
    let _ = flag::register(SIGXFSZ, Arc::default());
}

/// Stops the program and whoever belongs to it, such as a script around it, as Control-Z does where the terminal sees
/// to it. This program hears of it like of any such signal. Gives `false` where no program is ever stopped.
pub fn stop_all() -> bool {
    // A process may always signal itself; others of the group that it may not, it cannot help.
    let _ = kill_current_process_group(rustix::process::Signal::TSTP);
    true
}

/// Whether somebody can have the program go on once it is stopped: a shell that looks after its jobs. A terminal that
/// runs this program instead of a shell cannot, and where nobody can the system itself ignores such signals. Nor is a
/// shell outside of a container known to look after what runs inside.
pub fn can_be_woken() -> bool {
    let session = getsid(None);
    let parents = getsid(Some(getppid()));
    session.is_ok_and(|session| session != UNSEEN && session != getpgrp()) && session == parents
}

/// Stops the program until somebody has it go on.
pub fn stop_this() {
    // This signal cannot fail to be raised: it exists, and nobody can catch it.
    let _ = low_level::raise(SIGSTOP);
}

/// Waits until the process is asked to end.
///
/// # Errors
/// If the system tells nobody of that.
pub async fn asked_to_end() -> io::Result<()> {
    let mut end = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    tokio::select! {
        _ = end.recv() => {}
        _ = interrupt.recv() => {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::thread;
    use std::time::Duration;

    use super::*;

    #[test]
    fn signals_are_told() {
        let signals = Signals::caught(false).expect("handlers");
        let (to, from) = channel();
        thread::spawn(move || {
            signals.each(|signal| to.send(signal.meaning()).expect("somebody waits"));
        });
        for (signal, meaning) in [
            (SIGHUP, Meaning::Hangup),
            (SIGTERM, Meaning::Terminate),
            (SIGINT, Meaning::Interrupt),
        ] {
            low_level::raise(signal).expect("it exists");
            assert_eq!(from.recv_timeout(Duration::from_secs(5)), Ok(meaning));
        }
    }
}
