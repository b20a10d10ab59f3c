//! Everything that all players see: the bids, trumps and tricks.

mod allowed;

use super::bid::{Bid, Way};
use super::hand_result::HandResult;
use super::trumps::{ALL_POINTS, Doubles, Suit, Trumps};
use super::{HAND, PLAYERS, TrickRules, TrickTiles};
use crate::rules::{Seat, Team, Tile};

/// The next step in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A player bids or passes.
    Bidding,
    /// The highest bidder, or the partner, names trumps.
    Naming,
    /// The highest bidder has taken the widow, and puts a tile away.
    PuttingAway,
    /// A player plays a tile.
    Playing,
    /// Nothing: the hand is decided, or all players have passed.
    Over,
}

/// A completed trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trick {
    /// The seat that led to it.
    pub leader: Seat,
    /// The seat that took it.
    pub taker: Seat,
    /// The tile that took it.
    pub winner: Tile,
    /// Its points.
    pub points: u8,
}

/// Everything that all players see. No hand is in it.
#[derive(Clone, Copy, Debug)]
pub struct TrickBoard {
    house: TrickRules,
    dealer: Seat,
    turn: Option<Seat>,
    /// The bids, from the seat left of the dealer on; `None` for a pass.
    calls: [Option<Bid>; PLAYERS],
    called: usize,
    standing: Option<(Seat, Bid)>,
    trumps: Option<Trumps>,
    /// Whether the bidder has put a tile away, or none is.
    is_put_away: bool,
    /// Every tile played, in order.
    plays: [Option<Tile>; PLAYERS * HAND],
    played: usize,
    /// The same tiles as a set.
    seen: TrickTiles,
    tricks: [Option<Trick>; HAND],
    taken: usize,
    leader: Seat,
    /// The points of the tricks taken, by team.
    took: [u16; PLAYERS],
    /// The seat that claimed the rest, if one did.
    claimed: Option<Seat>,
}

impl TrickBoard {
    /// Begins a hand. The seat after the dealer bids first.
    #[must_use]
    pub fn begin(house: TrickRules, dealer: Seat) -> Self {
        let first = house.after(dealer);
        Self {
            house,
            dealer,
            turn: Some(first),
            calls: [None; PLAYERS],
            called: 0,
            standing: None,
            trumps: None,
            is_put_away: !house.widow,
            plays: [None; PLAYERS * HAND],
            played: 0,
            seen: TrickTiles::EMPTY,
            tricks: [None; HAND],
            taken: 0,
            leader: first,
            took: [0; PLAYERS],
            claimed: None,
        }
    }

    /// Returns what happens next.
    #[inline]
    pub fn phase(&self) -> Phase {
        match (self.turn, self.trumps) {
            (None, _) => Phase::Over,
            (Some(_), Some(_)) if self.is_put_away => Phase::Playing,
            (Some(_), None) if !self.all_have_called() => Phase::Bidding,
            (Some(_), None) if self.is_put_away || self.house.name_first => Phase::Naming,
            (Some(_), _) => Phase::PuttingAway,
        }
    }

    /// Returns whether the bidding is over: all have bid or passed, or nothing higher can be bid.
    #[inline]
    fn all_have_called(&self) -> bool {
        let highest = |(_, bid)| self.house.is_highest(bid);
        self.called == self.house.players() || self.standing.is_some_and(highest)
    }

    /// Returns the house rules.
    pub fn house(&self) -> &TrickRules {
        &self.house
    }

    /// Returns the dealer.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Returns the seat in turn, or `None` if the hand is over.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// Returns the bids, from the seat left of the dealer on; `None` for a pass.
    pub fn calls(&self) -> impl Iterator<Item = (Seat, Option<Bid>)> + '_ {
        let seats = self.house.seating.all().from(self.next(self.dealer));
        seats.zip(self.calls[..self.called].iter().copied())
    }

    /// Returns the highest bid so far, and its seat.
    pub fn standing(&self) -> Option<(Seat, Bid)> {
        self.standing
    }

    /// Returns whether all players have passed.
    pub fn all_passed(&self) -> bool {
        self.all_have_called() && self.standing.is_none()
    }

    /// Returns the seat that names trumps and leads, once the bidding is over.
    pub fn namer(&self) -> Option<Seat> {
        let (seat, bid) = self.standing.filter(|_| self.all_have_called())?;
        Some(match bid.way {
            Way::Plain => seat,
            Way::Splash | Way::Plunge => self.partner(seat),
        })
    }

    /// Returns the trumps named.
    #[inline]
    pub fn trumps(&self) -> Option<Trumps> {
        self.trumps
    }

    #[inline]
    fn is_nello(&self) -> bool {
        self.trumps.is_some_and(Trumps::is_nello)
    }

    /// Returns how doubles count, if records must contain it: if the bidder chose it, or the house rules set it differently
    /// from the default.
    pub fn doubles_to_tell(&self, trumps: Trumps) -> Option<Doubles> {
        let usual = trumps.whatever_doubles().doubles();
        let agreed = self.house.agreed_doubles(trumps);
        trumps.doubles().filter(|_| agreed != usual)
    }

    /// Returns the seat that claimed the rest of the tricks, if one did.
    pub fn claimed(&self) -> Option<Seat> {
        self.claimed
    }

    /// Claims the rest for the seat in turn: its pair gets all points that are left. Returns `None`, and changes nothing, if it
    /// is not this seat's turn to lead.
    pub fn claim(&mut self, seat: Seat) -> Option<()> {
        let leads = self.turn == Some(seat) && self.current().next().is_none();
        (leads && self.phase() == Phase::Playing).then_some(())?;
        let team = self.house.seating.team(seat).index();
        self.took[team] = ALL_POINTS - self.took[1 - team];
        (self.turn, self.claimed) = (None, Some(seat));
        Some(())
    }

    /// Returns the seat that does not play in this hand: in nello, the bidder's partner.
    pub fn sits_out(&self) -> Option<Seat> {
        let (seat, _) = self.standing?;
        self.is_nello().then(|| self.partner(seat))
    }

    /// Returns how many tiles make a trick.
    #[inline]
    pub fn in_a_trick(&self) -> usize {
        self.house.players() - usize::from(self.is_nello())
    }

    /// Returns the completed tricks, in order.
    pub fn tricks(&self) -> impl DoubleEndedIterator<Item = &Trick> {
        self.tricks[..self.taken].iter().flatten()
    }

    /// Returns how many tricks are complete.
    #[inline]
    pub fn taken(&self) -> usize {
        self.taken
    }

    /// Returns the tiles of a trick, from its leader on. The number of completed tricks gives the one being played.
    pub fn tiles_of(&self, trick: usize) -> impl Iterator<Item = (Seat, Tile)> + '_ {
        let size = self.in_a_trick();
        let leader = self.tricks.get(trick).copied().flatten();
        let mut seat = leader.map_or(self.leader, |trick| trick.leader);
        let first = (trick * size).min(self.played);
        let last = (first + size).min(self.played);
        self.plays[first..last].iter().flatten().map(move |&tile| {
            let by = seat;
            seat = self.after(seat);
            (by, tile)
        })
    }

    /// Returns the tiles of the trick being played, from its leader on.
    pub fn current(&self) -> impl Iterator<Item = (Seat, Tile)> + '_ {
        self.tiles_of(self.taken)
    }

    /// Returns the seat that leads, or led, to the trick being played.
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// Returns the suit led to the trick being played; `None` in sevens, and before a tile is led.
    #[inline]
    pub fn led(&self) -> Option<Suit> {
        let first = self.taken * self.in_a_trick();
        let tile = self.plays.get(first).copied().flatten()?;
        self.trumps?.suit(tile)
    }

    /// Returns the seat that would take the trick being played, and with which tile.
    pub fn winning(&self) -> Option<(Seat, Tile)> {
        let (trumps, led) = (self.trumps?, self.led());
        let strength = |tile| trumps.strength(tile, led);
        self.current().reduce(|best, other| {
            if strength(other.1) > strength(best.1) {
                other
            } else {
                best
            }
        })
    }

    /// Returns the points a team has taken.
    #[inline]
    pub fn took(&self, team: Team) -> u16 {
        self.took[team.index()]
    }

    /// Returns every tile played, including the trick being played.
    pub fn played(&self) -> TrickTiles {
        self.seen
    }

    /// Returns how many tiles a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        if self.sits_out() == Some(seat) {
            return HAND;
        }
        let shown = self.current().any(|(by, _)| by == seat);
        if self.phase() == Phase::PuttingAway && self.turn == Some(seat) {
            return HAND + 1;
        }
        HAND - self.taken - usize::from(shown)
    }

    /// Returns the next seat that plays in this hand.
    #[inline]
    fn after(&self, seat: Seat) -> Seat {
        let following = self.next(seat);
        if self.is_nello() && self.sits_out() == Some(following) {
            self.next(following)
        } else {
            following
        }
    }

    /// Bids or passes for the seat in turn. Returns `None`, and changes nothing, if it is not its turn to bid or the bid is not
    /// possible.
    pub fn call(&mut self, seat: Seat, bid: Option<Bid>) -> Option<()> {
        (self.turn == Some(seat) && self.phase() == Phase::Bidding).then_some(())?;
        bid.is_none_or(|bid| self.is_bid(bid)).then_some(())?;
        self.calls[self.called] = bid;
        self.called += 1;
        self.standing = bid.map(|bid| (seat, bid)).or(self.standing);
        self.turn = if self.all_have_called() {
            self.namer()
        } else {
            Some(self.next(seat))
        };
        Some(())
    }

    /// Names trumps for the seat in turn, which then leads; in nello the bidder leads. Returns `None`, and changes nothing, if
    /// it is not its turn to name them or they cannot be named.
    pub fn name(&mut self, seat: Seat, trumps: Trumps) -> Option<()> {
        (self.turn == Some(seat) && self.phase() == Phase::Naming).then_some(())?;
        self.nameable().find(|&other| other == trumps)?;
        self.trumps = Some(trumps);
        self.leader = seat;
        Some(())
    }

    /// Puts a tile away for the seat in turn; which one, nobody else sees. Returns `None`, and changes nothing, if none is to be
    /// put away.
    pub fn put_away(&mut self, seat: Seat) -> Option<()> {
        (self.turn == Some(seat) && self.phase() == Phase::PuttingAway).then_some(())?;
        self.is_put_away = true;
        Some(())
    }

    /// Plays a tile for the seat in turn. Returns the trick if that completes it. The outer `None` means that it is not its
    /// turn to play.
    #[inline]
    pub fn play(&mut self, seat: Seat, tile: Tile) -> Option<Option<Trick>> {
        (self.turn == Some(seat) && self.trumps.is_some() && self.is_put_away).then_some(())?;
        self.plays[self.played] = Some(tile);
        self.played += 1;
        self.seen.insert(tile);
        if self.played < (self.taken + 1) * self.in_a_trick() {
            self.turn = Some(self.after(seat));
            return Some(None);
        }
        let (taker, winner) = self.winning()?;
        let counts = self.house.counts;
        let points = 1 + self
            .current()
            .map(|(_, tile)| counts.points_of(tile))
            .sum::<u8>();
        let trick = Trick {
            leader: self.leader,
            taker,
            winner,
            points,
        };
        self.tricks[self.taken] = Some(trick);
        self.taken += 1;
        self.took[self.house.seating.team(taker).index()] += u16::from(points);
        self.leader = taker;
        let ends = self.taken == HAND || self.is_decided() && !self.house.play_out;
        self.turn = Some(taker).filter(|_| !ends);
        Some(Some(trick))
    }

    /// Returns whether no further trick can change whether the bid is made.
    pub fn is_decided(&self) -> bool {
        let Some((bidder, bid)) = self.standing else {
            return false;
        };
        let own = self.house.seating.team(bidder).index();
        if self.is_nello() {
            return self.took[own] > 0 || self.taken == HAND;
        }
        let needs = self.house.needs(bid);
        let others = self.took.iter().sum::<u16>() - self.took[own];
        self.took[own] >= needs || others > self.house.counts.all() - needs
    }

    /// Returns the result of the hand, or `None` while it goes on and if all players passed.
    pub fn result(&self) -> Option<HandResult> {
        let (bidder, bid) = self.standing.filter(|_| self.turn.is_none())?;
        let trumps = self.trumps?;
        let own = self.took[self.house.seating.team(bidder).index()];
        let made = match trumps {
            Trumps::Nello(_) => own == 0,
            _ => own >= self.house.needs(bid),
        };
        Some(HandResult {
            bidder,
            bid,
            trumps,
            made,
            took: self.took,
        })
    }

    /// Returns the seat to the left.
    #[inline]
    fn next(&self, seat: Seat) -> Seat {
        self.house.after(seat)
    }

    /// Returns the seat opposite, of four.
    fn partner(&self, seat: Seat) -> Seat {
        self.next(self.next(seat))
    }
}
