//! Frames between client and server.

mod properties;
