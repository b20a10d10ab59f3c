//! One player at a table: every event is told once, every key is answered, and nobody is told what they may not know.

mod drawn;
mod halves;
mod hostile;
mod keys_told;
mod out;
mod seat_view;
mod secrets;
mod silence;
mod sounded;
mod turns;
