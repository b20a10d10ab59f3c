//! What a console tells a program: Control-C, Control-Break, and that its window closes; and that the person logs off or the
//! machine shuts down. After all but the first two Windows gives a program some five seconds.

mod session;

use std::io;
use std::process;

use tokio::runtime::{Builder, Runtime};
use tokio::signal::windows::{
    CtrlBreak, CtrlC, CtrlClose, CtrlLogoff, CtrlShutdown, ctrl_break, ctrl_c, ctrl_close,
    ctrl_logoff, ctrl_shutdown,
};

use super::Meaning;

/// What is told as the status of a program that Control-C ended (`ntstatus.h`, `STATUS_CONTROL_C_EXIT`).
const CONTROL_C_EXIT: u32 = 0xC000_013A;

/// What the console tells, and the session.
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
            // Pressed like Control-C, and with a console that is there to say goodbye.
            _ = self.stop.recv() => Meaning::Interrupt,
            _ = self.close.recv() => Meaning::Hangup,
            _ = self.log_off.recv() => Meaning::Terminate,
            _ = self.shut_down.recv() => Meaning::Terminate,
            () = session::ends() => Meaning::Terminate,
        }
    }
}

/// What is listened to.
pub struct Signals {
    runtime: Runtime,
    told: ConsoleNews,
}

impl Signals {
    /// Listens to all of them, with a console of ours or without.
    pub fn caught(_interactive: bool) -> io::Result<Self> {
        Ok(Self {
            runtime: Builder::new_current_thread().build()?,
            told: ConsoleNews::listen()?,
        })
    }

    /// Hands on each that comes, for ever.
    pub fn each(mut self, mut take: impl FnMut(Signal)) {
        loop {
            take(Signal(self.runtime.block_on(self.told.next())));
        }
    }
}

/// Something that was told.
#[derive(Clone, Copy, Debug)]
pub struct Signal(Meaning);

impl Signal {
    pub fn meaning(self) -> Meaning {
        self.0
    }

    /// Ends the program as it would have ended without us.
    pub fn end(self) -> ! {
        process::exit(CONTROL_C_EXIT.cast_signed());
    }
}

/// Lets a file that may not grow any more be an error like any other: it is one.
pub fn survive_full_quotas() {}

/// Stops the program; gives `false` where no program is ever stopped, as here.
pub fn stop_all() -> bool {
    false
}

/// Whether somebody can have the program go on once it is stopped.
pub fn can_be_woken() -> bool {
    false
}

/// Stops the program until somebody has it go on: never here.
pub fn stop_this() {}

/// Waits until the process is asked to end.
///
/// # Errors
/// If the system tells nobody of that.
pub async fn asked_to_end() -> io::Result<()> {
    ConsoleNews::listen()?.next().await;
    Ok(())
}
