//! The legal bids, trumps and tiles.

use super::{Phase, TrickBoard};
use crate::rules::{Seat, Tile};
use crate::tricks::bid::HigherBids;
use crate::tricks::{
    Bid, Doubles, HAND, IllegalTrickMove as Illegal, Suit, TrickMove, TrickTiles, Trumps, Way,
};

impl TrickBoard {
    /// Returns everything that the seat that names trumps could name.
    pub(crate) fn nameable(&self) -> impl Iterator<Item = Trumps> + '_ {
        Trumps::all().filter(|trumps| self.may_be_named(*trumps))
    }

    /// Returns whether these trumps are among those that could be named.
    pub(super) fn may_be_named(&self, trumps: Trumps) -> bool {
        let contracts = &self.house.contracts;
        match trumps {
            Trumps::Number(number) => number.get() <= 6,
            Trumps::Doubles => contracts.doubles_trumps,
            Trumps::Sevens => contracts.sevens && self.is_for_marks(),
            // No double is the lowest of its number without trumps.
            Trumps::FollowMe(Doubles::Low) => false,
            Trumps::FollowMe(_) => !contracts.straight && self.house.agrees(trumps),
            Trumps::Nello(_) => contracts.nello && self.is_for_marks() && self.house.agrees(trumps),
        }
    }

    /// Returns whether marks were bid, and the bidder names trumps.
    fn is_for_marks(&self) -> bool {
        let standing = self.standing_bid();
        standing.is_some_and(|bid| bid.marks() > 0 && bid.way == Way::Plain)
    }

    /// Returns the tiles of this hand that the seat in turn may play.
    #[inline]
    pub fn playable(&self, hand: TrickTiles) -> TrickTiles {
        let Some(trumps) = self.trumps else {
            return TrickTiles::EMPTY;
        };
        if trumps == Trumps::Sevens {
            let nearest = hand.iter().map(Trumps::from_seven).min();
            return hand
                .iter()
                .filter(|&tile| Some(Trumps::from_seven(tile)) == nearest)
                .collect();
        }
        let may_follow = match self.order {
            Some(order) => order.following(),
            None if self.house.play.lead_trump && self.played.count == 0 => trumps.tiles(),
            None => return hand,
        };
        let following = hand & may_follow;
        if following.is_empty() {
            hand
        } else {
            following
        }
    }

    /// Returns every legal move of the seat in turn with this hand: pass and the bids from the lowest up, or what can be
    /// named, or the tiles from the highest down.
    pub fn choices(&self, hand: TrickTiles) -> Vec<TrickMove> {
        match self.phase() {
            Phase::Over => Vec::new(),
            Phase::Bidding => {
                let calls = self.calls_with(hand);
                (0..calls.len()).filter_map(|n| calls.nth(n)).collect()
            }
            Phase::Naming => self.nameable().map(TrickMove::Name).collect(),
            Phase::PuttingAway => {
                let tiles = hand.highest_first();
                tiles.into_iter().map(TrickMove::PutAway).collect()
            }
            Phase::Playing => {
                let mut left = self.playable(hand);
                let mut moves = Vec::with_capacity(HAND + 1);
                while let Some(tile) = left.last() {
                    moves.push(TrickMove::Play(tile));
                    left.remove(tile);
                }
                if self.may_claim(hand) {
                    moves.push(TrickMove::Claim);
                }
                moves
            }
        }
    }

    /// Returns one of all [`choices`](Self::choices): `choose` gets the number of choices and returns the index of one. Returns
    /// `None` if there is none. Simulations use it, since it makes no list.
    pub fn pick(&self, hand: TrickTiles, choose: impl FnOnce(usize) -> usize) -> Option<TrickMove> {
        match self.phase() {
            Phase::Over => None,
            Phase::Bidding => {
                let calls = self.calls_with(hand);
                calls.nth(choose(calls.len()))
            }
            Phase::Naming => {
                let chosen = choose(self.nameable().count());
                self.nameable().nth(chosen).map(TrickMove::Name)
            }
            Phase::PuttingAway => {
                let count = hand.len();
                let chosen = choose(count);
                hand.nth(count - 1 - chosen).map(TrickMove::PutAway)
            }
            Phase::Playing => {
                let playable = self.playable(hand);
                let count = playable.len();
                let claims = usize::from(self.may_claim(hand));
                let chosen = choose(count + claims);
                if chosen == count {
                    return Some(TrickMove::Claim);
                }
                playable.nth(count - 1 - chosen).map(TrickMove::Play)
            }
        }
    }

    /// Returns what the seat in turn can say in the bidding with this hand.
    fn calls_with(&self, hand: TrickTiles) -> Calls {
        Calls {
            may_pass: !self.must_bid(),
            plain: self.house.higher_bids(self.standing_bid()),
            splash: self.bid_by_way(Way::Splash, hand),
            plunge: self.bid_by_way(Way::Plunge, hand),
        }
    }

    /// Returns the bid of this kind that the seat in turn can make with this hand, if it can.
    fn bid_by_way(&self, way: Way, hand: TrickTiles) -> Option<Bid> {
        if !self.has_way(way) || doubles(hand) < way.doubles() {
            return None;
        }
        Bid::by_way(way, self.standing_bid(), self.house.bids.splash)
    }

    fn standing_bid(&self) -> Option<Bid> {
        self.bidding.standing.map(|(_, bid)| bid)
    }

    /// Returns whether the seat in turn may not pass, because it is the last, and all others have passed.
    pub fn must_bid(&self) -> bool {
        self.house.bids.forced
            && self.bidding.called + 1 == self.house.players()
            && self.bidding.standing.is_none()
    }

    fn has_way(&self, way: Way) -> bool {
        match way {
            Way::Plain => true,
            Way::Splash => self.house.bids.splash > 0,
            Way::Plunge => self.house.bids.plunge,
        }
    }

    /// Checks whether this seat can make the move with this hand.
    ///
    /// # Errors
    /// Returns the reason if it cannot.
    pub fn check(&self, seat: Seat, hand: TrickTiles, play: TrickMove) -> Result<(), Illegal> {
        let turn = self.turn.ok_or(Illegal::Over)?;
        if seat != turn {
            return Err(Illegal::NotYourTurn);
        }
        match (self.phase(), play) {
            (Phase::Over, _) => Err(Illegal::Over),
            (Phase::Bidding, TrickMove::Pass) if self.must_bid() => Err(Illegal::MustBid),
            (Phase::Bidding, TrickMove::Pass) => Ok(()),
            (Phase::Bidding, TrickMove::Bid(bid)) => self.check_bid(hand, bid),
            (Phase::Bidding, _) => Err(Illegal::BidFirst),
            (Phase::Naming, TrickMove::Name(trumps)) => {
                if self.may_be_named(trumps) {
                    Ok(())
                } else {
                    Err(Illegal::NoSuchTrumps(trumps))
                }
            }
            (Phase::Naming, _) => Err(Illegal::NameFirst),
            (Phase::PuttingAway, TrickMove::PutAway(tile)) if !hand.contains(tile) => {
                Err(Illegal::NotHeld)
            }
            (Phase::PuttingAway, TrickMove::PutAway(_)) => Ok(()),
            (Phase::PuttingAway, _) => Err(Illegal::PutAwayFirst),
            (Phase::Playing, TrickMove::Play(tile)) => self.check_tile(hand, tile),
            (Phase::Playing, TrickMove::Claim) => self.check_claim(hand),
            (Phase::Playing, _) => Err(Illegal::PlayNow),
        }
    }

    fn check_bid(&self, hand: TrickTiles, bid: Bid) -> Result<(), Illegal> {
        let standing = self.standing_bid();
        if standing.is_some_and(|standing| bid.points <= standing.points) {
            Err(Illegal::TooLow)
        } else if !self.is_bid(bid) {
            Err(Illegal::NoSuchBid)
        } else if doubles(hand) < bid.way.doubles() {
            Err(Illegal::TooFewDoubles(bid.way.doubles()))
        } else {
            Ok(())
        }
    }

    /// Returns whether this bid is possible now.
    pub(super) fn is_bid(&self, bid: Bid) -> bool {
        let standing = self.standing_bid();
        match bid.way {
            Way::Plain => self.house.higher_bids(standing).contains(bid),
            way => {
                let splash = self.house.bids.splash;
                self.has_way(way) && Bid::by_way(way, standing, splash) == Some(bid)
            }
        }
    }

    /// Returns whether the seat in turn may claim the rest with this hand.
    #[inline]
    pub fn may_claim(&self, hand: TrickTiles) -> bool {
        // Most tiles follow another, which is quick to find out.
        self.order.is_none() && self.check_claim(hand).is_ok()
    }

    fn check_claim(&self, hand: TrickTiles) -> Result<(), Illegal> {
        let trumps = self.trumps.ok_or(Illegal::NoClaim)?;
        if !self.house.play.claim || trumps.is_nello() || trumps == Trumps::Sevens {
            return Err(Illegal::NoClaim);
        }
        if !self.current_tiles().is_empty() {
            return Err(Illegal::ClaimByLead);
        }
        let unseen = self.house.tiles().without(self.played.seen).without(hand);
        if takes_the_rest(trumps, hand, unseen) {
            Ok(())
        } else {
            Err(Illegal::WrongClaim)
        }
    }

    fn check_tile(&self, hand: TrickTiles, tile: Tile) -> Result<(), Illegal> {
        if !hand.contains(tile) {
            return Err(Illegal::NotHeld);
        }
        if self.playable(hand).contains(tile) {
            return Ok(());
        }
        Err(match self.led() {
            Some(suit) => Illegal::MustFollow(suit),
            None if self.house.play.lead_trump => Illegal::MustLeadTrump,
            None => Illegal::MustPlayNearest,
        })
    }
}

/// What a seat can say in the bidding.
struct Calls {
    may_pass: bool,
    plain: HigherBids,
    splash: Option<Bid>,
    plunge: Option<Bid>,
}

impl Calls {
    /// Returns how many there are.
    fn len(&self) -> usize {
        usize::from(self.may_pass)
            + self.plain.len()
            + usize::from(self.splash.is_some())
            + usize::from(self.plunge.is_some())
    }

    /// Returns the `n`-th call, counted from 0: pass, then the plain bids from the lowest up, then the others. Returns `None` if
    /// there are not so many.
    fn nth(&self, n: usize) -> Option<TrickMove> {
        let mut skip = n;
        if self.may_pass {
            if skip == 0 {
                return Some(TrickMove::Pass);
            }
            skip -= 1;
        }
        if let Some(bid) = self.plain.nth(skip) {
            return Some(TrickMove::Bid(bid));
        }
        skip -= self.plain.len();
        let mut others = self.splash.into_iter().chain(self.plunge);
        others.nth(skip).map(TrickMove::Bid)
    }
}

/// Returns whether no unseen tile can take a trick from this hand if it leads its trumps, the highest first, and then its other
/// tiles. The unseen tiles are treated as one hand, which loses its lowest trump to each trump led.
fn takes_the_rest(trumps: Trumps, hand: TrickTiles, unseen: TrickTiles) -> bool {
    // Most claims fail because the hand has no trumps while others have some, which is quick to find out.
    let all_trumps = trumps.tiles();
    let our_trumps = hand & all_trumps;
    let their_trumps = unseen & all_trumps;
    if our_trumps.is_empty() && !their_trumps.is_empty() {
        return false;
    }
    // Most others fail because a tile that is no trump can be beaten.
    let others = unseen.without(all_trumps);
    for tile in hand.without(all_trumps).iter() {
        if trumps.order(trumps.suit(tile)).is_beaten(tile, others) {
            return false;
        }
    }
    let mut theirs = trump_strengths(trumps, their_trumps);
    let mut ours = trump_strengths(trumps, our_trumps);
    while let Some(highest) = ours.checked_ilog2() {
        if theirs.checked_ilog2() > Some(highest) {
            return false;
        }
        ours -= 1 << highest;
        // Without the lowest one.
        theirs &= theirs.saturating_sub(1);
    }
    theirs == 0
}

/// Returns the strengths of these trumps, one bit each. No two of them are equal.
fn trump_strengths(trumps: Trumps, tiles: TrickTiles) -> u64 {
    let order = trumps.order(Some(Suit::Trumps));
    let mut strengths = 0;
    for tile in tiles.iter() {
        strengths |= 1 << order.strength(tile);
    }
    strengths
}

fn doubles(hand: TrickTiles) -> usize {
    hand.iter().filter(|tile| tile.is_double()).count()
}
