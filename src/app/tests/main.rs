//! Screens, keys and what is told, in virtual time: everything of the program but its threads and its terminal.

mod console;
mod damage;
mod presets;
mod properties;
mod readme;
