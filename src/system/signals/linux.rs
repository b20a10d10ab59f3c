//! Signals on Linux.

use std::ffi::c_int;
use std::future::pending;
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

/// The process number that a container reports for a process outside of it.
const UNSEEN: Pid = Pid::from_raw(0);

/// Signals that end a program unless it catches them. They are caught only once the terminal's
/// modes have been changed.
const FATAL: [c_int; 11] = [
    SIGABRT, SIGALRM, SIGBUS, SIGIO, SIGPROF, SIGSYS, SIGTRAP, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU,
];

/// The real-time signals, which have no names. Each ends a program unless it is caught.
const NAMELESS: RangeInclusive<c_int> = 34..=64;

/// The signals being caught.
pub struct Signals(iterator::Signals);

impl Signals {
    /// Catches the signals that matter. Unless `interactive`, only those that ask the program to
    /// end.
    pub fn caught(interactive: bool) -> io::Result<Self> {
        let ends = [SIGHUP, SIGTERM, SIGINT, SIGQUIT];
        if !interactive {
            return iterator::Signals::new(ends).map(Self);
        }
        let signals =
            iterator::Signals::new(ends.into_iter().chain([SIGTSTP, SIGCONT]).chain(FATAL))?;
        for signal in NAMELESS {
            // Some of them are reserved by the system.
            let _ = signals.handle().add_signal(signal);
        }
        Ok(Self(signals))
    }

    /// Calls `take` for each signal, for ever.
    pub fn each(mut self, mut take: impl FnMut(Signal)) {
        for signal in &mut self.0 {
            take(Signal(signal));
        }
    }
}

/// A signal that arrived.
#[derive(Clone, Copy, Debug)]
pub struct Signal(c_int);

impl Signal {
    /// Returns what the signal asks of the program.
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

    /// Ends the program as this signal would have ended it.
    pub fn end(self) -> ! {
        let _ = low_level::emulate_default_handler(self.0);
        // The signal does not end a program by default.
        process::exit(128 + self.0);
    }
}

/// Makes writing past the limit of a file's size an error, instead of the end of the program.
pub fn survive_full_quotas() {
    // If the signal cannot be caught, it ends the program; the record is whole up to there.
    let _ = flag::register(SIGXFSZ, Arc::default());
}

/// Sends a stop signal to the program and to its process group (such as a script that started it),
/// as the terminal does for Control-Z. This program catches it like any other signal. Returns
/// `false` where programs cannot be stopped.
pub fn stop_all() -> bool {
    // A process may always signal itself. Other processes of the group may be protected from it;
    // nothing can be done then.
    let _ = kill_current_process_group(rustix::process::Signal::TSTP);
    true
}

/// Returns whether a shell with job control can resume the program once it is stopped. A terminal
/// that runs this program instead of a shell cannot; the system ignores stop signals then. A shell
/// outside of a container is not known to watch the processes inside.
pub fn can_be_woken() -> bool {
    let session = getsid(None);
    let parents = getsid(Some(getppid()));
    session.is_ok_and(|session| session != UNSEEN && session != getpgrp()) && session == parents
}

/// Stops the program until it is resumed.
pub fn stop_this() {
    // Raising this signal cannot fail: it exists, and no program can catch it.
    let _ = low_level::raise(SIGSTOP);
}

/// The signals to hang up that the process gets. While this exists, they do not end it.
#[derive(Debug)]
pub struct Hangups(tokio::signal::unix::Signal);

impl Hangups {
    /// Begins to catch the signals, on the threads of a runtime.
    pub fn caught() -> io::Result<Self> {
        signal(SignalKind::hangup()).map(Self)
    }

    /// Waits for the next signal.
    pub async fn next(&mut self) {
        if self.0.recv().await.is_none() {
            pending::<()>().await;
        }
    }
}

/// The signals by which the process is asked to end. From when this exists, they do not end it by themselves.
#[derive(Debug)]
pub struct EndRequests {
    terminate: tokio::signal::unix::Signal,
    interrupt: tokio::signal::unix::Signal,
}

impl EndRequests {
    /// Begins to catch the signals, on the threads of a runtime.
    pub fn caught() -> io::Result<Self> {
        Ok(Self {
            terminate: signal(SignalKind::terminate())?,
            interrupt: signal(SignalKind::interrupt())?,
        })
    }

    /// Waits for the next signal.
    pub async fn next(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
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
