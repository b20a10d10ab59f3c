//! The tests of the whole program, in one binary.

mod books;
mod console;
mod damage;
mod endings;
mod golden;
mod halves;
mod in_play;
mod inside;
mod layers;
mod model;
#[path = "../src/testing/nats_servers.rs"]
mod nats_servers;
mod null_sink;
mod parlour;
mod perft;
mod players;
mod positions;
mod presets;
mod program;
mod properties;
mod pty;
mod readme;
mod real_speech;
mod record;
mod record_file;
mod review;
mod round;
mod scores;
mod seals;
mod seat_view;
mod secrets;
mod shapes;
mod silence;
mod situations;
#[path = "../src/testing/soak.rs"]
mod soak;
mod sound;
mod speech;
#[path = "../src/testing/split_mix.rs"]
mod split_mix;
mod stand_in;
mod told;
mod tricks;
mod turns;
mod views;
mod words;
