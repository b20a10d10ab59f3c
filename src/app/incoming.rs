//! The input of the program: keys, lines, pastes, signals.

use super::press::Press;

/// An input from outside the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Incoming {
    /// A key was pressed.
    Key(Press),
    /// A key that has no name here was pressed.
    Unnamed,
    /// Text was pasted, or something typed faster than any person can: never to be taken for keys. Comes once for each paste,
    /// with as much of it as a text field can need.
    Pasted(String),
    /// Without a terminal: a line that names no key. In a text field it is the text.
    Unknown(String),
    /// Without a terminal: the end of input.
    Closed,
    /// The terminal is gone. May come more than once: by signal and by reading.
    Hangup,
    /// Another process asks the program to end.
    Terminate,
    /// Control-C, or its signal.
    Interrupt,
    /// The program is about to be stopped; its terminal modes are restored first.
    Suspended,
    /// The program goes on after having been stopped.
    Resumed,
}
