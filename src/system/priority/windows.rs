//! The priorities of threads on Windows.

use std::io;
use windows::Win32::System::Threading::{
    GetCurrentThread, SetThreadPriority, THREAD_PRIORITY_LOWEST,
};

/// Gives the calling thread the lowest priority at which it still runs beside busy threads.
#[expect(unsafe_code, reason = "a function of Windows without preconditions")]
pub fn take_lowest_class() -> io::Result<()> {
    // SAFETY: the handle stands for the calling thread, and needs not be closed.
    unsafe { SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_LOWEST) }?;
    Ok(())
}
