//! Seats, teams, and seatings.

use std::fmt;

/// The most seats a table has.
pub const SEATS: usize = 10;

/// A place at the table, 0 to 9, numbered in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// Returns the seat with this number, or `None` from 10 on.
    #[must_use]
    pub fn new(number: usize) -> Option<Self> {
        let number = u8::try_from(number).ok()?;
        (usize::from(number) < SEATS).then_some(Self(number))
    }

    /// Returns the seat's number, 0 to 9.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the seat's number, 0 to 9.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A side in the match, 0 to 9: a team, or a single player if each plays alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Team(u8);

impl Team {
    /// Returns the team with this number, or `None` from 10 on.
    #[must_use]
    pub fn new(number: usize) -> Option<Self> {
        let number = u8::try_from(number).ok()?;
        (usize::from(number) < SEATS).then_some(Self(number))
    }

    /// Returns the team's number, 0 to 9.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the team's number, 0 to 9.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// Returns the positions of the bits that are set, the lowest first.
#[inline]
pub(in crate::rules) fn bits_of(mut bits: u64) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "at most 63 zeros stand before a one in 64 bits"
        )]
        let lowest = (bits != 0).then_some(bits.trailing_zeros() as u8);
        bits &= bits.wrapping_sub(1);
        lowest
    })
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u16);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Returns the first `count` seats, at most 10.
    #[must_use]
    pub fn first(count: usize) -> Self {
        Self((1 << count.min(SEATS)) - 1)
    }

    /// Returns whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Returns how many seats there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether there is no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the first of these seats after `seat` in the order of play; `seat` itself comes last. `None` if there is none.
    #[inline]
    pub fn after(self, seat: Seat) -> Option<Seat> {
        let behind = self.0 >> (seat.0 + 1) << (seat.0 + 1);
        let among = if behind == 0 { self.0 } else { behind };
        Self(among).iter().next()
    }

    /// Returns the seats in the order of play, from seat 0.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        bits_of(self.0.into()).map(Seat)
    }

    /// Returns the seats in the order of play, from the first one at or after `seat`.
    pub fn from(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        (seat.0..10)
            .chain(0..seat.0)
            .map(Seat)
            .filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let bits = seats.into_iter().map(|seat| 1 << seat.0);
        Self(bits.fold(0, |all, bit| all | bit))
    }
}

impl From<Seat> for Seats {
    fn from(seat: Seat) -> Self {
        Self(1 << seat.0)
    }
}

/// Converts a seat to the set of this seat, and `None` to the empty set.
impl From<Option<Seat>> for Seats {
    fn from(seat: Option<Seat>) -> Self {
        seat.map_or(Self::NONE, Into::into)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// How many teams there are, and how many members each has; a player alone is a team of one. Seats alternate between the teams:
/// with three teams of two they belong to teams 0 1 2 0 1 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seating {
    teams: u8,
    members: u8,
}

impl Seating {
    /// All seatings of 2 to 10 players: first alone, four before the others, since that is the most common; then in teams.
    pub const ALL: [Self; 17] = [
        Self::alone(4),
        Self::alone(2),
        Self::alone(3),
        Self::alone(5),
        Self::alone(6),
        Self::alone(7),
        Self::alone(8),
        Self::alone(9),
        Self::alone(10),
        Self::teams_of(2, 2),
        Self::teams_of(2, 3),
        Self::teams_of(2, 4),
        Self::teams_of(2, 5),
        Self::teams_of(3, 2),
        Self::teams_of(3, 3),
        Self::teams_of(4, 2),
        Self::teams_of(5, 2),
    ];

    /// Returns the seating of this many players alone.
    #[must_use]
    pub const fn alone(players: u8) -> Self {
        Self {
            teams: players,
            members: 1,
        }
    }

    /// Returns the seating of `teams` teams with `members` members each.
    #[must_use]
    pub const fn teams_of(teams: u8, members: u8) -> Self {
        Self { teams, members }
    }

    /// Returns the seatings of 2 up to `most` players alone, in the order of [`ALL`](Self::ALL). `most` is 10 at most.
    pub(crate) const fn alone_up_to(most: usize) -> &'static [Self] {
        Self::ALL.split_at(most - 1).0
    }

    /// Returns how many teams (or single players) there are.
    #[inline]
    pub const fn teams(self) -> usize {
        self.teams as usize
    }

    /// Returns how many members a team has; 1 if each player plays alone.
    pub const fn members(self) -> usize {
        self.members as usize
    }

    /// Returns how many seats there are.
    #[inline]
    pub const fn seats(self) -> usize {
        self.teams as usize * self.members as usize
    }

    /// Returns whether teams have more than one member.
    pub const fn in_teams(self) -> bool {
        self.members > 1
    }

    /// Returns the team of a seat.
    #[inline]
    pub const fn team(self, seat: Seat) -> Team {
        Team(seat.0 % self.teams)
    }

    /// Returns all seats, in the order of play.
    pub fn all(self) -> Seats {
        Seats::first(self.seats())
    }

    /// Returns the seat after this one in the order of play; after the last one, the first.
    #[inline]
    #[must_use]
    pub fn next(self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if usize::from(next) < self.seats() {
            next
        } else {
            0
        })
    }

    /// Returns all teams.
    pub fn each_team(self) -> impl Iterator<Item = Team> + Clone {
        (0..self.teams).map(Team)
    }

    /// Returns the seats of a team, in the order of play.
    pub fn members_of(self, team: Team) -> impl Iterator<Item = Seat> + Clone {
        (0..self.members).map(move |member| Seat(member * self.teams + team.0))
    }
}

impl fmt::Display for Seating {
    /// Formats as `4` for four players alone, or `2x3` for two teams of three.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.in_teams() {
            write!(f, "{}x{}", self.teams, self.members)
        } else {
            write!(f, "{}", self.teams)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_alternate_between_teams() {
        let seating = Seating::teams_of(3, 2);
        let teams: Vec<u8> = seating
            .all()
            .iter()
            .map(|seat| seating.team(seat).number())
            .collect();
        assert_eq!(teams, [0, 1, 2, 0, 1, 2]);
        for team in seating.each_team() {
            assert!(
                seating
                    .members_of(team)
                    .all(|seat| seating.team(seat) == team)
            );
        }
    }

    #[test]
    fn after_the_last_seat_comes_the_first() {
        for seating in Seating::ALL {
            for seat in seating.all().iter() {
                assert_eq!(Some(seating.next(seat)), seating.all().after(seat));
            }
        }
    }

    #[test]
    fn who_plays_alone_is_told_from_teams() {
        let alone = Seating::alone(4);
        let teams = Seating::teams_of(2, 3);
        assert!(!alone.in_teams() && teams.in_teams());
        assert_eq!(
            (alone.to_string(), teams.to_string()),
            ("4".to_owned(), "2x3".to_owned())
        );
    }

    #[test]
    fn the_turn_goes_round_past_those_who_are_out() {
        let seat = |number| Seat::new(number).expect("a seat");
        let seats: Seats = [1, 4, 9].into_iter().map(seat).collect();
        assert_eq!(seats.after(seat(1)), Some(seat(4)));
        assert_eq!(seats.after(seat(9)), Some(seat(1)));
        assert_eq!(seats.after(seat(0)), Some(seat(1)));
        assert_eq!(Seats::NONE.after(seat(3)), None);
        assert!(seats.from(seat(5)).eq([9, 1, 4].map(seat)));
    }

    #[test]
    fn nobody_is_told_from_somebody() {
        assert!(Seats::NONE.is_empty());
        assert!(!Seating::alone(2).all().is_empty());
    }
}
