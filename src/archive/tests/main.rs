//! Records of matches: what is written is read again, damage costs only itself, and forgeries are
//! noticed.

mod daily;
mod golden;
mod pairs;
mod position;
mod properties;
mod record;
mod record_file;
mod review;
mod seals;
mod views;
