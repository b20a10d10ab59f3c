//! The tests of the whole program, in one binary.

mod books;
mod console;
mod damage;
mod golden;
mod inside;
mod layers;
mod model;
mod perft;
mod players;
mod properties;
mod pty;
mod readme;
mod real_speech;
mod record;
mod scores;
mod secrets;
mod shapes;
mod silence;
mod situations;
mod soak;
mod sound;
mod speech;
mod stand_in;
mod views;
mod words;
