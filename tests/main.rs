//! The tests of the whole program, in one binary.

mod console;
mod damage;
mod hear;
mod inside;
mod names;
mod null_sink;
mod parlour;
mod presets;
mod program;
mod properties;
mod pty;
mod readme;
mod real_speech;
mod sound;
mod speech;
mod stand_in;
mod words;
