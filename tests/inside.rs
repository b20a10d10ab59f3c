//! The built-in voice: which of the two voices speaks, and what is heard if the system has no voice.

mod heard;
mod sound_server;
