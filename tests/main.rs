//! The tests of the whole program, in one binary.

mod console;
mod damage;
mod halves;
mod hear;
mod inside;
mod keys_told;
mod names;
mod null_sink;
mod parlour;
mod presets;
mod program;
mod properties;
mod pty;
mod readme;
mod real_speech;
mod seat_view;
mod secrets;
mod silence;
mod sound;
mod speech;
mod stand_in;
mod words;
