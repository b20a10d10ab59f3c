//! The legal bids, trumps and tiles.

use super::{Phase, TrickBoard};
use crate::rules::{Seat, Tile};
use crate::tricks::{Bid, IllegalTrickMove as Illegal, Suit, TrickMove, TrickTiles, Trumps, Way};

impl TrickBoard {
    /// Returns everything that the seat that names trumps could name.
    pub fn nameable(&self) -> impl Iterator<Item = Trumps> + use<> {
        let house = self.house;
        let bid = self.standing.map(|(_, bid)| bid);
        let marks = bid.is_some_and(|bid| bid.marks() > 0 && bid.way == Way::Plain);
        Trumps::all().filter(move |trumps| match trumps {
            Trumps::Number(_) => true,
            Trumps::Doubles => house.doubles_trumps,
            Trumps::Sevens => house.sevens && marks,
            Trumps::FollowMe(_) => !house.straight && house.agrees(*trumps),
            Trumps::Nello(_) => house.nello && marks && house.agrees(*trumps),
        })
    }

    /// Returns the tiles of this hand that the seat in turn may play.
    #[inline]
    pub fn playable(&self, hand: TrickTiles) -> TrickTiles {
        let Some(trumps) = self.trumps else {
            return TrickTiles::EMPTY;
        };
        if trumps == Trumps::Sevens {
            let nearest = hand.iter().map(Trumps::from_seven).min();
            let near = |tile: &Tile| Some(Trumps::from_seven(*tile)) == nearest;
            return hand.iter().filter(near).collect();
        }
        let first = self.house.lead_trump && self.played == 0;
        let Some(suit) = self.led().or(first.then_some(Suit::Trumps)) else {
            return hand;
        };
        let follows = |tile: &Tile| trumps.follows(*tile, suit);
        let following: TrickTiles = hand.iter().filter(follows).collect();
        if following.is_empty() {
            hand
        } else {
            following
        }
    }

    /// Returns every legal move of the seat in turn with this hand: pass and the bids from the lowest up, or what can be
    /// named, or the tiles from the highest down.
    pub fn choices(&self, hand: TrickTiles) -> Vec<TrickMove> {
        let standing = self.standing.map(|(_, bid)| bid);
        match self.phase() {
            Phase::Over => Vec::new(),
            Phase::Bidding => {
                let pass = (!self.must_bid()).then_some(TrickMove::Pass);
                let ways = [Way::Splash, Way::Plunge].into_iter();
                let ways = ways.filter(|&way| self.has_way(way) && doubles(hand) >= way.doubles());
                let ways = ways.filter_map(|way| Bid::by_way(way, standing, self.house.splash));
                let plain = self.house.bids_above(standing).into_iter();
                let bids = plain.chain(ways).map(TrickMove::Bid);
                pass.into_iter().chain(bids).collect()
            }
            Phase::Naming => self.nameable().map(TrickMove::Name).collect(),
            Phase::PuttingAway => {
                let tiles = hand.highest_first().into_iter();
                tiles.map(TrickMove::PutAway).collect()
            }
            Phase::Playing => {
                let tiles = self.playable(hand).highest_first().into_iter();
                let claim = self.may_claim(hand).then_some(TrickMove::Claim);
                tiles.map(TrickMove::Play).chain(claim).collect()
            }
        }
    }

    /// Returns whether the seat in turn may not pass, because it is the last, and all others have passed.
    pub fn must_bid(&self) -> bool {
        self.house.forced && self.called + 1 == self.house.players() && self.standing.is_none()
    }

    fn has_way(&self, way: Way) -> bool {
        match way {
            Way::Plain => true,
            Way::Splash => self.house.splash > 0,
            Way::Plunge => self.house.plunge,
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
                let may = self.nameable().any(|other| other == trumps);
                may.then_some(()).ok_or(Illegal::NoSuchTrumps(trumps))
            }
            (Phase::Naming, _) => Err(Illegal::NameFirst),
            (Phase::PuttingAway, TrickMove::PutAway(tile)) => {
                hand.contains(tile).then_some(()).ok_or(Illegal::NotHeld)
            }
            (Phase::PuttingAway, _) => Err(Illegal::PutAwayFirst),
            (Phase::Playing, TrickMove::Play(tile)) => self.check_tile(hand, tile),
            (Phase::Playing, TrickMove::Claim) => self.check_claim(hand),
            (Phase::Playing, _) => Err(Illegal::PlayNow),
        }
    }

    fn check_bid(&self, hand: TrickTiles, bid: Bid) -> Result<(), Illegal> {
        let standing = self.standing.map(|(_, bid)| bid);
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
        let standing = self.standing.map(|(_, bid)| bid);
        match bid.way {
            Way::Plain => self.house.bids_above(standing).contains(&bid),
            way => {
                let splash = self.house.splash;
                self.has_way(way) && Bid::by_way(way, standing, splash) == Some(bid)
            }
        }
    }

    /// Returns whether the seat in turn may claim the rest with this hand.
    pub fn may_claim(&self, hand: TrickTiles) -> bool {
        self.check_claim(hand).is_ok()
    }

    fn check_claim(&self, hand: TrickTiles) -> Result<(), Illegal> {
        let named = self.trumps.filter(|_| self.house.claim);
        let named = named.filter(|trumps| !trumps.is_nello() && *trumps != Trumps::Sevens);
        let trumps = named.ok_or(Illegal::NoClaim)?;
        if self.current().next().is_some() {
            return Err(Illegal::ClaimByLead);
        }
        let unseen = self.house.tiles().without(self.seen).without(hand);
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
        let otherwise = if self.house.lead_trump {
            Illegal::MustLeadTrump
        } else {
            Illegal::MustPlayNearest
        };
        Err(self.led().map_or(otherwise, Illegal::MustFollow))
    }
}

/// Returns whether no unseen tile can take a trick from this hand if it leads its trumps, the highest first, and then its other
/// tiles. The unseen tiles are treated as one hand, which loses its lowest trump to each trump led.
fn takes_the_rest(trumps: Trumps, hand: TrickTiles, unseen: TrickTiles) -> bool {
    let strengths = |tiles: TrickTiles| {
        let trumps_among = tiles.iter().filter(|&tile| trumps.contains(tile));
        let mut strengths: Vec<u8> = trumps_among
            .map(|tile| trumps.strength(tile, Some(Suit::Trumps)))
            .collect();
        strengths.sort_unstable_by(|one, other| other.cmp(one));
        strengths
    };
    let (own, mut theirs) = (strengths(hand), strengths(unseen));
    for strength in own {
        if theirs.first().is_some_and(|highest| *highest > strength) {
            return false;
        }
        theirs.pop();
    }
    let is_beaten = |tile: Tile| {
        let suit = trumps.suit(tile);
        let strength = |tile| trumps.strength(tile, suit);
        let mut others = unseen.iter().filter(|&other| !trumps.contains(other));
        others.any(|other| strength(other) > strength(tile))
    };
    let mut others = hand.iter().filter(|&tile| !trumps.contains(tile));
    theirs.is_empty() && !others.any(is_beaten)
}

fn doubles(hand: TrickTiles) -> usize {
    hand.iter().filter(|tile| tile.is_double()).count()
}
