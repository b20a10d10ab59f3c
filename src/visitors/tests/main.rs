//! Players whose program runs inside the server.

mod visitors;
