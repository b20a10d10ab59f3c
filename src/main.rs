//! **serpente**: domino by ear.

use std::env::args_os;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = args_os().skip(1).peekable();
    if arguments
        .peek()
        .is_some_and(|first| first == serpente::speech::apart::ARGUMENT)
    {
        serpente::speech::apart::serve();
    }
    serpente::console::run(arguments)
}
