//! Who is at the table, and to whom it is told.

use super::say::table as say;
use super::{Arg, Message};
use serpente_engine::rules::{Seat, Seating, Team};
use serpente_engine::table::{SeatView, Setup};

/// So many sides are heard in one breath.
pub(super) const MANY: usize = 4;

/// The players by name, and the one who listens. "You" and "they" are separate sentences.
#[derive(Clone, Copy, Debug)]
pub struct Company<'a> {
    /// What was agreed, and who plays.
    pub setup: &'a Setup,
    /// The seat of the listener, or `None` when it is told to everybody.
    pub you: Option<Seat>,
}

impl<'a> Company<'a> {
    /// To whoever sees the match so; to everybody, if it is seen by whoever only watches.
    #[must_use]
    pub fn of(seen: &'a SeatView) -> Self {
        Self {
            setup: seen.setup(),
            you: seen.viewer(),
        }
    }
}

impl Company<'_> {
    /// Whether the listener sits there.
    #[must_use]
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// Whether the listener belongs to the team.
    #[must_use]
    pub fn is_yours(&self, team: Team) -> bool {
        self.you
            .is_some_and(|seat| self.seating().team(seat) == team)
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.setup.players[seat.index()].name.clone()
    }

    /// A player's name, or "you".
    #[must_use]
    pub fn who(&self, seat: Seat) -> Arg {
        if self.is_you(seat) {
            say::listener().into()
        } else {
            self.name(seat).into()
        }
    }

    /// A side by the names of its members: "Ada and you".
    #[must_use]
    pub fn side(&self, team: Team) -> Arg {
        Arg::All(
            self.seating()
                .members_of(team)
                .map(|seat| self.who(seat))
                .collect(),
        )
    }

    /// What is told of each side, one after the other: the names of a team have commas between them, and many sides are
    /// not told in one breath.
    #[must_use]
    pub fn one_by_one(&self, sides: Vec<Arg>) -> Arg {
        if self.seating().in_teams() || sides.len() > MANY {
            Arg::Apart(sides)
        } else {
            Arg::List(sides)
        }
    }

    /// Everybody, in the order of play, the listener first.
    #[must_use]
    pub fn in_turn(&self) -> Arg {
        let all = self.seating().all();
        let first = self.you.or_else(|| all.iter().next());
        let seats = first.into_iter().flat_map(|first| all.from(first));
        Arg::All(seats.map(|seat| self.who(seat)).collect())
    }

    /// The seats and teams of the match.
    #[must_use]
    pub fn seating(&self) -> Seating {
        self.setup.options.seating
    }
}

/// The names of the keys that sentences speak of, from the live key table.
#[derive(Clone, PartialEq, Debug)]
pub struct Keys {
    /// There are none: these are names of buttons.
    pub by_touch: bool,
    /// Draws.
    pub draw: Message,
    /// Lays.
    pub confirm: Message,
    /// Goes on to the next round, or listens on.
    pub go_on: Message,
    /// Says yes.
    pub yes: Message,
    /// Says no.
    pub no: Message,
    /// Takes the keyboard.
    pub take: Message,
    /// Right.
    pub right: Message,
    /// Left.
    pub left: Message,
    /// Passes.
    pub pass: Message,
    /// Exchanges the hand, or asks for a new deal.
    pub exchange: Message,
    /// Goes back.
    pub escape: Message,
    /// Tells the keys.
    pub help: Message,
    /// Leaves the table.
    pub leave: Message,
    /// Goes to the last one; tells the result to those who are eliminated.
    pub last: Message,
}
