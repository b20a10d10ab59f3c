//! **serpente**: dominoes by ear. This crate is the program: its commands, its terminal and its threads.

mod commands;
mod fault;
mod hosting;
mod input;
mod lines;
mod run;
mod signals;
mod terminal;

#[cfg(test)]
#[cfg(target_os = "linux")]
mod pty_tests;

use std::env::args_os;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = args_os().skip(1).peekable();
    if arguments
        .peek()
        .is_some_and(|first| first == serpente_device::speech::apart::ARGUMENT)
    {
        serpente_device::speech::apart::serve();
    }
    if arguments
        .peek()
        .is_some_and(|first| first == serpente_listen::apart::RECOGNISER_ARGUMENT)
    {
        serpente_listen::apart::serve();
    }
    run::run(arguments)
}
