//! The whole program except its threads: keys in, lines out, through the real key map, host, listener and words.

mod cases;
mod deal;
mod desk;
mod ear;
mod evening;
mod games;
mod hearing;
mod held;
mod hint;
mod hurry;
mod kept;
mod listening;
mod menus;
mod mouth;
mod online;
mod pace;
mod privacy;
mod reviewing;
mod screen_reader;
mod shared;
mod speed;
mod transcripts;
mod tutorial;
mod voice;
mod word_count;

pub(crate) use deal::Deal;
pub(crate) use desk::Desk;
