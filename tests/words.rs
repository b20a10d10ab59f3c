//! What the program prints in every language: how many words a match takes, and which messages are translated first.

mod budget;
mod evening;
