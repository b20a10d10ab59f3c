//! Signals from a Windows console: Control-C, Control-Break and the closing of its window; and the
//! end of a user's session. After all but the first two, Windows gives a program about five
//! seconds.

mod session;

use std::io;
use std::process;

use tokio::runtime::{Builder, Runtime};
use tokio::signal::windows::{
    CtrlBreak, CtrlC, CtrlClose, CtrlLogoff, CtrlShutdown, ctrl_break, ctrl_c, ctrl_close,
    ctrl_logoff, ctrl_shutdown,
};

use super::Meaning;

/// The exit status of a program that was ended by Control-C (`ntstatus.h`,
/// `STATUS_CONTROL_C_EXIT`).
const CONTROL_C_EXIT: u32 = 0xC000_013A;

/// Everything that the console or the session can report.
struct ConsoleNews {
    interrupt: CtrlC,
    stop: CtrlBreak,
    close: CtrlClose,
    log_off: CtrlLogoff,
    shut_down: CtrlShutdown,
}

impl ConsoleNews {
    fn listen() -> io::Result<Self> {
        session::listen();
        Ok(Self {
            interrupt: ctrl_c()?,
            stop: ctrl_break()?,
            close: ctrl_close()?,
            log_off: ctrl_logoff()?,
            shut_down: ctrl_shutdown()?,
        })
    }

    async fn next(&mut self) -> Meaning {
        tokio::select! {
            _ = self.interrupt.recv() => Meaning::Interrupt,
            // A key like Control-C; the console stays, so there is time to say goodbye.
            _ = self.stop.recv() => Meaning::Interrupt,
            _ = self.close.recv() => Meaning::Hangup,
            _ = self.log_off.recv() => Meaning::Terminate,
            _ = self.shut_down.recv() => Meaning::Terminate,
            () = session::ends() => Meaning::Terminate,
        }
    }
}

/// The signals being caught.
pub struct Signals {
    runtime: Runtime,
    told: ConsoleNews,
}

impl Signals {
    /// Catches all of them, whether or not the program is interactive.
    pub fn caught(_interactive: bool) -> io::Result<Self> {
        Ok(Self {
            runtime: Builder::new_current_thread().build()?,
            told: ConsoleNews::listen()?,
        })
    }

    /// Calls `take` for each signal, for ever.
    pub fn each(mut self, mut take: impl FnMut(Signal)) {
        loop {
            take(Signal(self.runtime.block_on(self.told.next())));
        }
    }
}

/// A signal that arrived.
#[derive(Clone, Copy, Debug)]
pub struct Signal(Meaning);

impl Signal {
    /// Returns what the program does about this signal.
    pub fn meaning(self) -> Meaning {
        self.0
    }

    /// Ends the program as this signal would have ended it.
    pub fn end(self) -> ! {
        process::exit(CONTROL_C_EXIT.cast_signed());
    }
}

/// Does nothing: on Windows, writing past a limit is an ordinary error.
pub fn survive_full_quotas() {}

/// Returns `false`: on Windows, programs cannot be stopped.
pub fn stop_all() -> bool {
    false
}

/// Returns whether a stopped program can be resumed: never on Windows.
pub fn can_be_woken() -> bool {
    false
}

/// Does nothing on Windows.
pub fn stop_this() {}

/// The signals to hang up that the process gets: none, on Windows.
#[derive(Debug)]
pub struct Hangups;

impl Hangups {
    /// Begins to catch the signals.
    #[expect(clippy::unnecessary_wraps, reason = "on Linux it can fail")]
    pub fn caught() -> io::Result<Self> {
        Ok(Self)
    }

    /// Waits for the next signal, which never comes.
    pub async fn next(&mut self) {
        std::future::pending::<()>().await;
    }
}

/// What the console says when the process is asked to end. From when this exists, that does not end it by itself.
pub struct EndRequests(ConsoleNews);

impl EndRequests {
    /// Begins to catch it, on the threads of a runtime.
    pub fn caught() -> io::Result<Self> {
        ConsoleNews::listen().map(Self)
    }

    /// Waits for the next request.
    pub async fn next(&mut self) {
        self.0.next().await;
    }
}
