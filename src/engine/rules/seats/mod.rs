//! Who sits where: seats, teams and seatings.

mod seating;

pub(in crate::rules) use seating::bits_of;
pub use seating::{SEATS, Seat, Seating, Seats, Team};
