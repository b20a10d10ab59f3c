//! The legal bids, trumps and tiles.

use super::{Phase, TrickBoard};
use crate::rules::{Seat, Tile};
use crate::tricks::{
    Bid, IllegalTrickMove as Illegal, PLAYERS, TrickMove, TrickTiles, Trumps, Way,
};

impl TrickBoard {
    /// Returns everything that the seat that names trumps could name.
    pub fn nameable(&self) -> impl Iterator<Item = Trumps> + use<> {
        let house = self.house;
        let bid = self.standing.map(|(_, bid)| bid);
        let marks = bid.is_some_and(|bid| bid.marks() > 0 && bid.way == Way::Plain);
        Trumps::all().filter(move |trumps| match trumps {
            Trumps::Number(_) | Trumps::Doubles => true,
            Trumps::None => !house.straight,
            Trumps::Nello => house.nello && marks,
            Trumps::Sevens => house.sevens && marks,
        })
    }

    /// Returns the tiles of this hand that the seat in turn may play.
    #[must_use]
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
        let Some(suit) = self.led() else { return hand };
        let mut following = TrickTiles::EMPTY;
        for tile in hand.iter().filter(|&tile| trumps.follows(tile, suit)) {
            following.insert(tile);
        }
        if following.is_empty() {
            hand
        } else {
            following
        }
    }

    /// Returns every legal move of the seat in turn with this hand: pass and the bids from the lowest up, or what can be
    /// named, or
    /// the tiles from the highest down.
    #[must_use]
    pub fn choices(&self, hand: TrickTiles) -> Vec<TrickMove> {
        let standing = self.standing.map(|(_, bid)| bid);
        match self.phase() {
            Phase::Over => Vec::new(),
            Phase::Bidding => {
                let pass = (!self.must_bid()).then_some(TrickMove::Pass);
                let ways = [Way::Splash, Way::Plunge].into_iter();
                let ways = ways.filter(|&way| self.has_way(way) && doubles(hand) >= way.doubles());
                let ways = ways.filter_map(|way| Bid::by_way(way, standing));
                let bids = Bid::above(standing).chain(ways).map(TrickMove::Bid);
                pass.into_iter().chain(bids).collect()
            }
            Phase::Naming => self.nameable().map(TrickMove::Name).collect(),
            Phase::Playing => {
                let mut tiles: Vec<_> = self.playable(hand).iter().map(TrickMove::Play).collect();
                tiles.reverse();
                tiles
            }
        }
    }

    /// Returns whether the seat in turn may not pass, because it deals and all others have passed.
    #[must_use]
    pub fn must_bid(&self) -> bool {
        self.house.forced_30 && self.called == PLAYERS - 1 && self.standing.is_none()
    }

    fn has_way(&self, way: Way) -> bool {
        match way {
            Way::Plain => true,
            Way::Splash => self.house.splash,
            Way::Plunge => self.house.plunge,
        }
    }

    /// Checks whether this seat can make the move with this hand.
    ///
    /// # Errors
    /// If it cannot: why.
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
            (Phase::Playing, TrickMove::Play(tile)) => self.check_tile(hand, tile),
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
            Way::Plain => Bid::above(standing).any(|other| other == bid),
            way => self.has_way(way) && Bid::by_way(way, standing) == Some(bid),
        }
    }

    fn check_tile(&self, hand: TrickTiles, tile: Tile) -> Result<(), Illegal> {
        if !hand.contains(tile) {
            return Err(Illegal::NotHeld);
        }
        if self.playable(hand).contains(tile) {
            return Ok(());
        }
        Err(self
            .led()
            .map_or(Illegal::MustPlayNearest, Illegal::MustFollow))
    }
}

fn doubles(hand: TrickTiles) -> usize {
    hand.iter().filter(|tile| tile.is_double()).count()
}
