//! The players at the table, and the listener to whom sentences say "you".

use super::{Arg, Listed, Message};
use serpente_engine::rules::{Seat, Seating, Team};
use serpente_engine::table::{SeatView, Setup};

/// The most sides whose items are read as a plain list, with only commas between them.
pub(super) const MANY: usize = 4;

/// The names of the players, and the seat of the listener. Sentences that say "you" are separate
/// messages from those that name the player.
#[derive(Clone, Copy, Debug)]
pub struct Company<'a> {
    /// The options agreed for the match, and the players.
    pub setup: &'a Setup,
    /// The seat of the listener, or `None` if the announcement is for everybody.
    pub you: Option<Seat>,
}

impl<'a> Company<'a> {
    /// Returns the company for the viewer of this view; for a view without a seat, announcements
    /// address everybody.
    #[must_use]
    pub fn of(seen: &'a SeatView) -> Self {
        Self {
            setup: seen.setup(),
            you: seen.viewer(),
        }
    }

    /// Returns whether the listener has this seat.
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// Returns whether the listener belongs to the team.
    pub fn is_yours(&self, team: Team) -> bool {
        self.you
            .is_some_and(|seat| self.seating().team(seat) == team)
    }

    /// Returns a player's name.
    pub fn name(&self, seat: Seat) -> String {
        self.setup.players[seat.index()].name.clone()
    }

    /// Returns a player as an item of a list: by name, or "you" for the listener.
    pub fn who(&self, seat: Seat) -> Listed {
        if self.is_you(seat) {
            Listed::listener()
        } else {
            self.name(seat).into()
        }
    }

    /// Returns the sentence about a player: `you` for the listener, otherwise the one with the
    /// player's name.
    pub fn sentence(
        &self,
        seat: Seat,
        you: Message,
        named: impl FnOnce(String) -> Message,
    ) -> Message {
        if self.is_you(seat) {
            you
        } else {
            named(self.name(seat))
        }
    }

    /// Returns a side as an item of a list, by its members: "Ada and you".
    pub fn side(&self, team: Team) -> Listed {
        Listed::all(self.seating().members_of(team).map(|seat| self.who(seat)))
    }

    /// Returns the names of the members of a side to which the listener does not belong.
    pub fn names(&self, team: Team) -> Arg {
        Arg::all(self.seating().members_of(team).map(|seat| self.name(seat)))
    }

    /// Returns the sentence about a side: `yours` for that of the listener, otherwise the one with
    /// the names of its members.
    pub fn side_sentence(
        &self,
        side: Team,
        yours: Message,
        named: impl FnOnce(Arg) -> Message,
    ) -> Message {
        if self.is_yours(side) {
            yours
        } else {
            named(self.names(side))
        }
    }

    /// Joins the items for the sides into a list. If the names of a team have commas between them,
    /// or if there are many sides, the items are set apart by more than commas.
    pub fn one_by_one(&self, sides: Vec<Arg>) -> Arg {
        if self.seating().in_teams() || sides.len() > MANY {
            Arg::Apart(sides)
        } else {
            Arg::List(sides)
        }
    }

    /// Returns all players, in the order of play, the listener first.
    pub fn in_turn(&self) -> Listed {
        let all = self.seating().all();
        let first = self.you.or_else(|| all.iter().next());
        let seats = first.into_iter().flat_map(|first| all.from(first));
        Listed::all(seats.map(|seat| self.who(seat)))
    }

    /// Returns the seats and teams of the match.
    pub fn seating(&self) -> Seating {
        self.setup.options.seating
    }
}

/// The names of the keys that messages mention, from the current key table.
#[derive(Clone, PartialEq, Debug)]
pub struct Keys {
    /// Whether the names are those of buttons, because the player has no keys.
    pub by_touch: bool,
    /// Draw.
    pub draw: Message,
    /// Lay.
    pub confirm: Message,
    /// Go on with what comes next.
    pub ahead: AheadKeys,
    /// Answer a question.
    pub answer: AnswerKeys,
    /// Take the keyboard.
    pub take: Message,
    /// Right.
    pub right: Message,
    /// Left.
    pub left: Message,
    /// Pass.
    pub pass: Message,
    /// Exchange the hand, or ask for a new deal.
    pub exchange: Message,
    /// Go back.
    pub escape: Message,
    /// Hear the keys.
    pub help: Message,
    /// Leave the table.
    pub leave: Message,
    /// Go to the last tile or entry; for eliminated players, hear the result.
    pub last: Message,
}

/// The names of the keys to go on with what comes next.
#[derive(Clone, PartialEq, Debug)]
pub struct AheadKeys {
    /// Skip a pause, or continue listening.
    pub go_on: Message,
    /// Begin the next round.
    pub next_round: Message,
    /// Play another match with the same people.
    pub play_again: Message,
}

/// The names of the keys to answer a question.
#[derive(Clone, PartialEq, Debug)]
pub struct AnswerKeys {
    /// Answer "yes".
    pub yes: Message,
    /// Answer "no".
    pub no: Message,
}
