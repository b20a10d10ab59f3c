//! The voice inside: who of the two has the word, and what is heard where the system has no voice.

mod heard;
mod sound_server;
mod word;
