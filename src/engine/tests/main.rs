//! The rules of every game, in one test binary that needs nothing but the engine.

mod after_draw;
mod books;
mod in_play;
mod model;
mod perft;
mod players;
mod positions;
mod properties;
mod round;
mod scores;
mod situations;
mod thinking;
mod tricks;
mod turns;
