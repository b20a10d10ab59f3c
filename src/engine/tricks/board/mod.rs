//! Everything that all players see: the bids, trumps and tricks.

mod allowed;

use super::bid::{Bid, Way};
use super::hand_result::HandResult;
use super::order::TrickOrder;
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

/// The bids of a hand.
#[derive(Clone, Copy, Debug)]
struct Bidding {
    /// The bids, from the seat left of the dealer on; `None` for a pass.
    calls: [Option<Bid>; PLAYERS],
    /// How many have bid or passed.
    called: usize,
    /// The highest bid so far, and its seat.
    standing: Option<(Seat, Bid)>,
}

/// The tiles played in a hand.
#[derive(Clone, Copy, Debug)]
struct Played {
    /// Every tile played, in order.
    tiles: [Option<Tile>; PLAYERS * HAND],
    count: usize,
    /// The same tiles as a set.
    seen: TrickTiles,
}

/// The completed tricks of a hand.
#[derive(Clone, Copy, Debug)]
struct Taken {
    tricks: [Option<Trick>; HAND],
    count: usize,
    /// The points of the tricks taken, by team.
    points: [u16; PLAYERS],
}

/// Everything that all players see. No hand is in it.
#[derive(Clone, Copy, Debug)]
pub struct TrickBoard {
    house: TrickRules,
    dealer: Seat,
    turn: Option<Seat>,
    bidding: Bidding,
    trumps: Option<Trumps>,
    /// Whether the bidder has put a tile away, or none is.
    is_put_away: bool,
    played: Played,
    taken: Taken,
    /// The seat that leads, or led, to the trick being played.
    leader: Seat,
    /// Which tiles follow and which beat others in the trick being played, once a tile leads.
    order: Option<&'static TrickOrder>,
    /// The seat that would take the trick being played, and with which tile.
    winning: Option<(Seat, Tile)>,
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
            bidding: Bidding {
                calls: [None; PLAYERS],
                called: 0,
                standing: None,
            },
            trumps: None,
            is_put_away: !house.deal.widow,
            played: Played {
                tiles: [None; PLAYERS * HAND],
                count: 0,
                seen: TrickTiles::EMPTY,
            },
            taken: Taken {
                tricks: [None; HAND],
                count: 0,
                points: [0; PLAYERS],
            },
            leader: first,
            order: None,
            winning: None,
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
            (Some(_), None) if self.is_put_away || self.house.deal.name_first => Phase::Naming,
            (Some(_), _) => Phase::PuttingAway,
        }
    }

    /// Returns whether the bidding is over: all have bid or passed, or nothing higher can be bid.
    #[inline]
    fn all_have_called(&self) -> bool {
        if self.bidding.called == self.house.players() {
            return true;
        }
        match self.bidding.standing {
            Some((_, bid)) => self.house.is_highest(bid),
            None => false,
        }
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
        seats.zip(self.bidding.calls[..self.bidding.called].iter().copied())
    }

    /// Returns the highest bid so far, and its seat.
    pub fn standing(&self) -> Option<(Seat, Bid)> {
        self.bidding.standing
    }

    /// Returns whether all players have passed.
    pub(crate) fn all_passed(&self) -> bool {
        self.all_have_called() && self.bidding.standing.is_none()
    }

    /// Returns the seat that names trumps and leads, once the bidding is over.
    pub fn namer(&self) -> Option<Seat> {
        if !self.all_have_called() {
            return None;
        }
        let (seat, bid) = self.bidding.standing?;
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
    pub(crate) fn doubles_to_tell(&self, trumps: Trumps) -> Option<Doubles> {
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
        let leads = self.current_tiles().is_empty();
        if !leads || !self.is_turn_to(seat, Phase::Playing) {
            return None;
        }
        let team = self.house.seating.team(seat).index();
        self.taken.points[team] = ALL_POINTS - self.taken.points[1 - team];
        self.turn = None;
        self.claimed = Some(seat);
        Some(())
    }

    /// Returns the seat that does not play in this hand: in nello, the bidder's partner.
    pub fn sits_out(&self) -> Option<Seat> {
        let (seat, _) = self.bidding.standing?;
        if self.is_nello() {
            Some(self.partner(seat))
        } else {
            None
        }
    }

    /// Returns how many tiles make a trick.
    #[inline]
    pub(crate) fn in_a_trick(&self) -> usize {
        self.house.players() - usize::from(self.is_nello())
    }

    /// Returns the completed tricks, in order.
    pub fn tricks(&self) -> impl DoubleEndedIterator<Item = &Trick> {
        self.taken.tricks[..self.taken.count].iter().flatten()
    }

    /// Returns how many tricks are complete.
    #[inline]
    pub fn taken(&self) -> usize {
        self.taken.count
    }

    /// Returns the tiles of a trick, from its leader on. The number of completed tricks gives the one being played.
    pub fn tiles_of(&self, trick: usize) -> impl Iterator<Item = (Seat, Tile)> + '_ {
        let size = self.in_a_trick();
        let leader = self.taken.tricks.get(trick).copied().flatten();
        let mut seat = leader.map_or(self.leader, |trick| trick.leader);
        let first = (trick * size).min(self.played.count);
        let last = (first + size).min(self.played.count);
        self.played.tiles[first..last]
            .iter()
            .flatten()
            .map(move |&tile| {
                let by = seat;
                seat = self.after(seat);
                (by, tile)
            })
    }

    /// Returns the tiles of the trick being played, from its leader on.
    pub fn current(&self) -> impl Iterator<Item = (Seat, Tile)> + '_ {
        self.tiles_of(self.taken.count)
    }

    /// Returns the tiles of the trick being played, in the order in which they were played.
    #[inline]
    fn current_tiles(&self) -> &[Option<Tile>] {
        let first = self.taken.count * self.in_a_trick();
        self.played
            .tiles
            .get(first..self.played.count)
            .unwrap_or_default()
    }

    /// Returns the seat that leads, or led, to the trick being played.
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// Returns the suit led to the trick being played; `None` in sevens, and before a tile is led.
    #[inline]
    pub fn led(&self) -> Option<Suit> {
        let first = self.taken.count * self.in_a_trick();
        let tile = self.played.tiles.get(first).copied().flatten()?;
        self.trumps?.suit(tile)
    }

    /// Returns the seat that would take the trick being played, and with which tile.
    #[inline]
    pub fn winning(&self) -> Option<(Seat, Tile)> {
        self.winning
    }

    /// Returns the points a team has taken.
    #[inline]
    pub fn took(&self, team: Team) -> u16 {
        self.taken.points[team.index()]
    }

    /// Returns every tile played, including the trick being played.
    pub fn played(&self) -> TrickTiles {
        self.played.seen
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
        HAND - self.taken.count - usize::from(shown)
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

    fn is_turn_to(&self, seat: Seat, phase: Phase) -> bool {
        self.turn == Some(seat) && self.phase() == phase
    }

    /// Bids or passes for the seat in turn. Returns `None`, and changes nothing, if it is not its turn to bid or the bid is not
    /// possible.
    pub fn call(&mut self, seat: Seat, bid: Option<Bid>) -> Option<()> {
        if !self.is_turn_to(seat, Phase::Bidding) {
            return None;
        }
        if let Some(bid) = bid {
            if !self.is_bid(bid) {
                return None;
            }
            self.bidding.standing = Some((seat, bid));
        }
        self.bidding.calls[self.bidding.called] = bid;
        self.bidding.called += 1;
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
        if !self.may_be_named(trumps) || !self.is_turn_to(seat, Phase::Naming) {
            return None;
        }
        self.trumps = Some(trumps);
        self.leader = seat;
        Some(())
    }

    /// Puts a tile away for the seat in turn; which one, nobody else sees. Returns `None`, and changes nothing, if none is to be
    /// put away.
    pub fn put_away(&mut self, seat: Seat) -> Option<()> {
        if !self.is_turn_to(seat, Phase::PuttingAway) {
            return None;
        }
        self.is_put_away = true;
        Some(())
    }

    /// Plays a tile for the seat in turn. Returns the trick if that completes it. The outer `None` means that it is not its
    /// turn to play.
    #[inline]
    pub fn play(&mut self, seat: Seat, tile: Tile) -> Option<Option<Trick>> {
        if self.turn != Some(seat) || !self.is_put_away {
            return None;
        }
        let trumps = self.trumps?;
        let order = match self.order {
            Some(order) => order,
            None => trumps.order(trumps.suit(tile)),
        };
        self.order = Some(order);
        match self.winning {
            // Of equally strong tiles, the first takes the trick.
            Some((_, best)) if order.strength(tile) <= order.strength(best) => {}
            _ => self.winning = Some((seat, tile)),
        }
        self.played.tiles[self.played.count] = Some(tile);
        self.played.count += 1;
        self.played.seen.insert(tile);
        if self.played.count < (self.taken.count + 1) * self.in_a_trick() {
            self.turn = Some(self.after(seat));
            return Some(None);
        }
        self.end_trick().map(Some)
    }

    /// Gives the trick, which is complete, to who takes it. Not inlined, since most tiles do not complete one.
    #[inline(never)]
    fn end_trick(&mut self) -> Option<Trick> {
        let (taker, winner) = self.winning.take()?;
        let counts = self.house.scores.counts;
        let mut points = 1;
        for tile in self.current_tiles().iter().flatten() {
            points += counts.points_of(*tile);
        }
        let trick = Trick {
            leader: self.leader,
            taker,
            winner,
            points,
        };
        self.taken.tricks[self.taken.count] = Some(trick);
        self.taken.count += 1;
        self.taken.points[self.house.seating.team(taker).index()] += u16::from(points);
        self.leader = taker;
        self.order = None;
        let ends = self.taken.count == HAND || self.is_decided() && !self.house.play.play_out;
        self.turn = if ends { None } else { Some(taker) };
        Some(trick)
    }

    /// Returns whether no further trick can change whether the bid is made.
    pub(crate) fn is_decided(&self) -> bool {
        let Some((bidder, bid)) = self.bidding.standing else {
            return false;
        };
        let own = self.house.seating.team(bidder).index();
        if self.is_nello() {
            return self.taken.points[own] > 0 || self.taken.count == HAND;
        }
        let needs = self.house.needs(bid);
        let others = self.taken.points.iter().sum::<u16>() - self.taken.points[own];
        self.taken.points[own] >= needs || others > self.house.scores.counts.all() - needs
    }

    /// Returns the result of the hand, or `None` while it goes on and if all players passed.
    pub fn result(&self) -> Option<HandResult> {
        if self.turn.is_some() {
            return None;
        }
        let (bidder, bid) = self.bidding.standing?;
        let trumps = self.trumps?;
        let own = self.taken.points[self.house.seating.team(bidder).index()];
        let made = match trumps {
            Trumps::Nello(_) => own == 0,
            _ => own >= self.house.needs(bid),
        };
        Some(HandResult {
            bidder,
            bid,
            trumps,
            made,
            took: self.taken.points,
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
