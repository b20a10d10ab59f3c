//! **serpente**: dominoes by ear. This crate is the program: its commands, its terminal and its threads.

mod commands;
mod fault;
mod hosting;
mod input;
mod lines;
mod listening;
mod mdns;
mod run;
mod saving;
mod signals;
mod terminal;

#[cfg(test)]
#[cfg(target_os = "linux")]
mod pty_tests;

use serpente_device::speech::apart as voice;
use serpente_listen::apart as recogniser;
use std::env::args_os;
use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = args_os().skip(1).collect();
    match arguments.first() {
        Some(first) if first == voice::ARGUMENT => voice::serve(),
        Some(first) if first == recogniser::RECOGNISER_ARGUMENT => {
            recogniser::serve(arguments.get(1))
        }
        _ => run::run(&arguments),
    }
}
