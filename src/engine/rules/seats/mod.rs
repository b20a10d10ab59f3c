//! Who sits where: seats, teams and seatings.

mod seating;

pub(in crate::rules) use seating::bits_of;
pub use seating::{SEATS, Seat, Seating, Seats, Team};

/// How many play a game, and who are partners.
#[derive(Clone, Copy)]
pub struct SeatRules {
    /// The possible seatings; the first is the default.
    pub seatings: &'static [Seating],

    /// Whether the lots drawn before the first deal decide who are partners.
    pub draws_teams: bool,

    /// Whether the order of play runs counter-clockwise, so that the next player sits on the right.
    pub counter_clockwise: bool,
}

impl SeatRules {
    /// The most common answers. A game has seatings of its own.
    pub const COMMON: Self = Self {
        seatings: &[],
        draws_teams: false,
        counter_clockwise: false,
    };

    /// Allows these seatings, the default first.
    #[must_use]
    pub const fn of(seatings: &'static [Seating]) -> Self {
        Self {
            seatings,
            ..Self::COMMON
        }
    }

    /// Lets the order of play run counter-clockwise.
    #[must_use]
    pub const fn running_counter_clockwise(self) -> Self {
        Self {
            counter_clockwise: true,
            ..self
        }
    }
}
