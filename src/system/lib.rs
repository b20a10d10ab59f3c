//! Everything that differs between Linux and Windows, one folder per subject. Its `mod.rs`, if
//! there is one, holds what is common; `linux.rs` and `windows.rs` offer the same functions. The
//! rest of the program does not know which system it runs on.

#![allow(
    clippy::missing_errors_doc,
    reason = "the errors are those of the operating system"
)]

use std::sync::{Mutex, MutexGuard, PoisonError};

pub mod card; // the sound card as the voice inside plays on it
pub mod clock; // the time of day
pub mod facts; // what a report of a fault should tell of it
pub mod file; // files for one person and one program alone, and what reaches the disk
pub mod interfaces; // the addresses of this machine
pub mod keys; // what comes from the keyboard
#[cfg_attr(target_os = "linux", path = "memory/linux.rs")]
#[cfg_attr(windows, path = "memory/windows.rs")]
pub mod memory; // what is free of it
pub mod order; // orders to a program in the background
#[cfg_attr(target_os = "linux", path = "output/linux.rs")]
#[cfg_attr(windows, path = "output/windows.rs")]
pub mod output; // standard output
#[cfg_attr(target_os = "linux", path = "priority/linux.rs")]
#[cfg_attr(windows, path = "priority/windows.rs")]
pub mod priority; // which threads run first
pub mod process; // starting this program a second time
#[cfg_attr(target_os = "linux", path = "quiet/linux.rs")]
#[cfg_attr(windows, path = "quiet/windows.rs")]
pub mod quiet; // keeping audio libraries from printing
pub mod reading; // opening files without waiting
pub mod screen_reader; // whether a screen reader runs, and speaking through one
pub mod signals; // signals, and the end of a session
pub mod terminal; // the modes of the terminal
pub mod voice; // the voice of the system

/// Locks a mutex. A panic elsewhere cannot leave its data in an inconsistent state, so a poisoned
/// lock is used all the same.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
