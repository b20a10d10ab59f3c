//! What lies open for everybody: the bids, trumps, and the tricks.

mod allowed;

use super::bid::{Bid, Way};
use super::hand_result::HandResult;
use super::trumps::{ALL_POINTS, Doubles, Suit, Trumps, points_of};
use super::{HAND, PAIRS, PLAYERS, TrickRules, TrickTiles};
use crate::rules::{Seat, Team, Tile};

/// What a hand waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Bids.
    Bidding,
    /// Trumps, from the highest bidder or the partner.
    Naming,
    /// A tile.
    Playing,
    /// Nothing: it is decided, or everybody has passed.
    Over,
}

/// A trick that was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trick {
    /// Who led to it.
    pub leader: Seat,
    /// Who took it.
    pub taker: Seat,
    /// The tile that took it.
    pub winner: Tile,
    /// Its points.
    pub points: u8,
}

/// What lies open for everybody. No hand is in it.
#[derive(Clone, Copy, Debug)]
pub struct TrickBoard {
    house: TrickRules,
    dealer: Seat,
    turn: Option<Seat>,
    /// What everybody bid, from the dealer's left on; `None` for a pass.
    calls: [Option<Bid>; PLAYERS],
    called: usize,
    standing: Option<(Seat, Bid)>,
    trumps: Option<Trumps>,
    /// Every tile that was played, one after the other.
    plays: [Option<Tile>; PLAYERS * HAND],
    played: usize,
    /// The same tiles.
    seen: TrickTiles,
    tricks: [Option<Trick>; HAND],
    taken: usize,
    leader: Seat,
    took: [u16; 2],
    /// Who claimed the rest, if anybody did.
    claimed: Option<Seat>,
}

impl TrickBoard {
    /// A hand begins: the seat after the dealer bids first.
    #[must_use]
    pub fn begin(house: TrickRules, dealer: Seat) -> Self {
        let first = next(dealer);
        Self {
            house,
            dealer,
            turn: Some(first),
            calls: [None; PLAYERS],
            called: 0,
            standing: None,
            trumps: None,
            plays: [None; PLAYERS * HAND],
            played: 0,
            seen: TrickTiles::EMPTY,
            tricks: [None; HAND],
            taken: 0,
            leader: first,
            took: [0; 2],
            claimed: None,
        }
    }

    /// What the hand waits for.
    #[must_use]
    #[inline]
    pub fn phase(&self) -> Phase {
        match (self.turn, self.trumps) {
            (None, _) => Phase::Over,
            (Some(_), Some(_)) => Phase::Playing,
            (Some(_), None) if self.called < PLAYERS => Phase::Bidding,
            (Some(_), None) => Phase::Naming,
        }
    }

    /// The house rules.
    #[must_use]
    pub fn house(&self) -> &TrickRules {
        &self.house
    }

    /// Who dealt.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Whose turn it is, or `None` when the hand is over.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// What was bid, from the dealer's left on; `None` for a pass.
    pub fn calls(&self) -> impl Iterator<Item = (Seat, Option<Bid>)> + '_ {
        let seats = PAIRS.all().from(next(self.dealer));
        seats.zip(self.calls[..self.called].iter().copied())
    }

    /// The highest bid so far, and whose it is.
    #[must_use]
    pub fn standing(&self) -> Option<(Seat, Bid)> {
        self.standing
    }

    /// Whether everybody has passed.
    #[must_use]
    pub fn all_passed(&self) -> bool {
        self.called == PLAYERS && self.standing.is_none()
    }

    /// Who names trumps and leads, once the bidding is over.
    #[must_use]
    pub fn namer(&self) -> Option<Seat> {
        let (seat, bid) = self.standing.filter(|_| self.called == PLAYERS)?;
        Some(match bid.way {
            Way::Plain => seat,
            Way::Splash | Way::Plunge => partner(seat),
        })
    }

    /// What was named.
    #[must_use]
    #[inline]
    pub fn trumps(&self) -> Option<Trumps> {
        self.trumps
    }

    #[inline]
    fn is_nello(&self) -> bool {
        self.trumps.is_some_and(Trumps::is_nello)
    }

    /// What doubles are, where the house rules leave the bidder a choice or are not the usual ones: records tell it then.
    #[must_use]
    pub fn doubles_to_tell(&self, trumps: Trumps) -> Option<Doubles> {
        let (agreed, usual) = if trumps.is_nello() {
            (self.house.nello_doubles, Doubles::Own)
        } else {
            (self.house.follow_me_doubles, Doubles::High)
        };
        trumps.doubles().filter(|_| agreed != Some(usual))
    }

    /// Who claimed the rest of the tricks, if anybody did.
    #[must_use]
    pub fn claimed(&self) -> Option<Seat> {
        self.claimed
    }

    /// The seat in turn claims the rest: its pair has all points that are left. Nothing if it is not its turn to lead.
    #[must_use]
    pub fn claim(&mut self, seat: Seat) -> Option<()> {
        let leads = self.turn == Some(seat) && self.current().next().is_none();
        (leads && self.phase() == Phase::Playing).then_some(())?;
        let team = PAIRS.team(seat).index();
        self.took[team] = ALL_POINTS - self.took[1 - team];
        (self.turn, self.claimed) = (None, Some(seat));
        Some(())
    }

    /// Who does not play in this hand: in nello, the bidder's partner.
    #[must_use]
    pub fn sits_out(&self) -> Option<Seat> {
        let (seat, _) = self.standing?;
        self.is_nello().then(|| partner(seat))
    }

    /// How many tiles make a trick.
    #[must_use]
    #[inline]
    pub fn in_a_trick(&self) -> usize {
        if self.is_nello() {
            PLAYERS - 1
        } else {
            PLAYERS
        }
    }

    /// The tricks that were taken, in order.
    pub fn tricks(&self) -> impl DoubleEndedIterator<Item = &Trick> {
        self.tricks[..self.taken].iter().flatten()
    }

    /// How many tricks were taken.
    #[must_use]
    #[inline]
    pub fn taken(&self) -> usize {
        self.taken
    }

    /// The tiles of a trick, from its leader on; of the one that is being played, if so many were taken.
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

    /// The tiles of the trick that is being played, from its leader on.
    pub fn current(&self) -> impl Iterator<Item = (Seat, Tile)> + '_ {
        self.tiles_of(self.taken)
    }

    /// Who leads, or led, to the trick that is being played.
    #[must_use]
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// What was led to the trick that is being played; nothing in sevens, and before somebody leads.
    #[must_use]
    #[inline]
    pub fn led(&self) -> Option<Suit> {
        let first = self.taken * self.in_a_trick();
        let tile = self.plays.get(first).copied().flatten()?;
        self.trumps?.suit(tile)
    }

    /// Who would take the trick that is being played, and with which tile.
    #[must_use]
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

    /// The points a pair has taken.
    #[must_use]
    #[inline]
    pub fn took(&self, team: Team) -> u16 {
        self.took[team.index()]
    }

    /// Every tile that was played, in the trick that is being played too.
    #[must_use]
    pub fn played(&self) -> TrickTiles {
        self.seen
    }

    /// How many tiles a seat holds.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> usize {
        if self.sits_out() == Some(seat) {
            return HAND;
        }
        let shown = self.current().any(|(by, _)| by == seat);
        HAND - self.taken - usize::from(shown)
    }

    /// The next seat that plays in this hand.
    #[inline]
    fn after(&self, seat: Seat) -> Seat {
        let following = next(seat);
        if self.is_nello() && self.sits_out() == Some(following) {
            next(following)
        } else {
            following
        }
    }

    /// The seat in turn bids or passes. Nothing if it is not its turn to bid, or there is no such bid.
    #[must_use]
    pub fn call(&mut self, seat: Seat, bid: Option<Bid>) -> Option<()> {
        (self.turn == Some(seat) && self.phase() == Phase::Bidding).then_some(())?;
        bid.is_none_or(|bid| self.is_bid(bid)).then_some(())?;
        self.calls[self.called] = bid;
        self.called += 1;
        self.standing = bid.map(|bid| (seat, bid)).or(self.standing);
        self.turn = if self.called < PLAYERS {
            Some(next(seat))
        } else {
            self.namer()
        };
        Some(())
    }

    /// The seat in turn names trumps, and leads; in nello the bidder does. Nothing if it is not its turn to name them,
    /// or they cannot be named.
    #[must_use]
    pub fn name(&mut self, seat: Seat, trumps: Trumps) -> Option<()> {
        (self.turn == Some(seat) && self.phase() == Phase::Naming).then_some(())?;
        self.nameable().find(|&other| other == trumps)?;
        self.trumps = Some(trumps);
        self.leader = seat;
        Some(())
    }

    /// The seat in turn plays a tile; returns the trick if it is whole then. Nothing if it is not its turn to play.
    #[must_use]
    #[inline]
    pub fn play(&mut self, seat: Seat, tile: Tile) -> Option<Option<Trick>> {
        (self.turn == Some(seat) && self.trumps.is_some()).then_some(())?;
        self.plays[self.played] = Some(tile);
        self.played += 1;
        self.seen.insert(tile);
        if self.played < (self.taken + 1) * self.in_a_trick() {
            self.turn = Some(self.after(seat));
            return Some(None);
        }
        let (taker, winner) = self.winning()?;
        let points = 1 + self.current().map(|(_, tile)| points_of(tile)).sum::<u8>();
        let trick = Trick {
            leader: self.leader,
            taker,
            winner,
            points,
        };
        self.tricks[self.taken] = Some(trick);
        self.taken += 1;
        self.took[PAIRS.team(taker).index()] += u16::from(points);
        self.leader = taker;
        let ends = self.taken == HAND || self.is_decided() && !self.house.play_out;
        self.turn = Some(taker).filter(|_| !ends);
        Some(Some(trick))
    }

    /// Whether no trick to come can change whether the bid is made.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        let Some((bidder, bid)) = self.standing else {
            return false;
        };
        let own = PAIRS.team(bidder).index();
        if self.is_nello() {
            return self.took[own] > 0 || self.taken == HAND;
        }
        self.took[own] >= bid.needs() || self.took[1 - own] > ALL_POINTS - bid.needs()
    }

    /// How the hand ended, or `None` while it goes on, and where everybody passed.
    #[must_use]
    pub fn result(&self) -> Option<HandResult> {
        let (bidder, bid) = self.standing.filter(|_| self.turn.is_none())?;
        let trumps = self.trumps?;
        let own = self.took[PAIRS.team(bidder).index()];
        let made = match trumps {
            trumps if trumps.is_nello() => own == 0,
            _ => own >= bid.needs(),
        };
        Some(HandResult {
            bidder,
            bid,
            trumps,
            made,
            took: self.took,
        })
    }
}

/// The seat to the left.
pub(super) fn next(seat: Seat) -> Seat {
    PAIRS.all().after(seat).expect("there are four seats")
}

/// The seat opposite.
pub(super) fn partner(seat: Seat) -> Seat {
    next(next(seat))
}
