//! A hand of forty-two or moon in the model, with lists of tiles: which tiles follow suit, which one takes a trick, and its points.

use super::terms::{Tile, Tiles, all_tiles, has, is_double, other, pips, to_seat};
use serpente_engine::rules::Pip;
use serpente_engine::table::Event;
use serpente_engine::tricks::{Bid, Doubles, Suit, Trumps};

/// A hand: the bids so far, the trumps if named, and the tricks so far.
#[derive(Clone, Debug)]
pub(super) struct Hand {
    pub(super) dealer: usize,
    pub(super) turn: usize,
    pub(super) hands: Vec<Tiles>,
    /// The bids, from the seat left of the dealer on; `None` for a pass.
    pub(super) calls: Vec<Option<Bid>>,
    pub(super) named: Option<Trumps>,
    /// Each trick, tile by tile; the last may be incomplete.
    pub(super) tricks: Vec<Vec<(usize, Tile)>>,
    pub(super) seats: usize,
    pub(super) teams: usize,
    /// Whether only tricks count, as in moon.
    pub(super) by_tricks: bool,
    /// Whether the bidder must lead a trump first.
    pub(super) trump_first: bool,
    /// The tile in the middle, until it is taken.
    pub(super) widow: Option<Tile>,
    /// Whether the bidder has eight tiles and puts one away.
    pub(super) too_many: bool,
}

impl Hand {
    /// Returns the highest bid and its seat: the last one made, since each is higher than the one before.
    pub(super) fn best(&self) -> Option<(usize, Bid)> {
        let calls = self.calls.iter().enumerate().rev();
        let made = calls
            .filter_map(|(nth, call)| call.map(|bid| ((self.dealer + 1 + nth) % self.seats, bid)));
        made.into_iter().next()
    }

    /// Returns whether the bidding is over: all have had their chance, or somebody shoots the moon.
    pub(super) fn bids_are_over(&self) -> bool {
        let shot = self.by_tricks && self.best().is_some_and(|(_, bid)| bid.points == 21);
        self.calls.len() == self.seats || shot
    }

    fn bidder(&self) -> usize {
        self.best().expect("somebody has bid").0
    }

    /// Returns whether the bidder must lose every trick.
    pub(super) fn plays_nello(&self) -> bool {
        let nello = [
            Trumps::Nello(Doubles::Own),
            Trumps::Nello(Doubles::High),
            Trumps::Nello(Doubles::Low),
        ];
        self.named.is_some_and(|named| nello.contains(&named))
    }

    /// Returns whether doubles are a suit of their own.
    fn doubles_apart(&self) -> bool {
        matches!(
            self.named(),
            Trumps::Nello(Doubles::Own) | Trumps::FollowMe(Doubles::Own)
        )
    }

    /// Returns the number of players: in nello the bidder's partner does not play.
    fn players(&self) -> usize {
        if self.plays_nello() { 3 } else { self.seats }
    }

    fn next(&self, seat: usize) -> usize {
        let next = (seat + 1) % self.seats;
        if self.plays_nello() && next == (self.bidder() + 2) % 4 {
            (next + 1) % 4
        } else {
            next
        }
    }

    fn named(&self) -> Trumps {
        self.named
            .expect("trumps are named before tiles are played")
    }

    fn is_trump(&self, tile: Tile) -> bool {
        match self.named() {
            Trumps::Number(number) => has(tile, number.get()),
            Trumps::Doubles => is_double(tile),
            _ => false,
        }
    }

    /// Returns the suit that a tile leads.
    pub(super) fn leads(&self, tile: Tile) -> Suit {
        if self.is_trump(tile) {
            Suit::Trumps
        } else if self.doubles_apart() && is_double(tile) {
            Suit::Doubles
        } else {
            Suit::Number(Pip::new(tile.0.max(tile.1)))
        }
    }

    fn follows(&self, tile: Tile, suit: Suit) -> bool {
        match suit {
            Suit::Trumps => self.is_trump(tile),
            Suit::Doubles => is_double(tile),
            Suit::Number(number) => {
                let doubles_apart = self.doubles_apart();
                has(tile, number.get())
                    && !self.is_trump(tile)
                    && !(doubles_apart && is_double(tile))
            }
        }
    }

    /// Returns the tile's rank in a number's suit: the double, then 6 to 0; or the double below the blank.
    fn place(&self, tile: Tile, number: u8) -> u8 {
        match (is_double(tile), self.named()) {
            (true, Trumps::Nello(Doubles::Low)) => 0,
            (true, _) => 8,
            (false, _) => other(tile, number) + 1,
        }
    }

    /// Returns whether the seat in turn, which leads, takes every trick that is left, whatever the others play. It leads trumps
    /// from the highest down, each against all trumps the others still have together, and then the other tiles.
    pub(super) fn has_the_rest(&self) -> bool {
        let own = &self.hands[self.turn];
        let lain: Tiles = self
            .tricks
            .iter()
            .flatten()
            .map(|&(_, tile)| tile)
            .collect();
        let mut out = all_tiles(6);
        out.retain(|tile| !own.contains(tile) && !lain.contains(tile));
        let (trumps, others): (Tiles, Tiles) = own.iter().partition(|&&tile| self.is_trump(tile));
        let (foreign, rest): (Tiles, Tiles) = out.iter().partition(|&&tile| self.is_trump(tile));
        // The others' highest trump falls last.
        let mut ranked = trumps.clone();
        ranked.sort_by(|&one, &two| {
            self.beats(two, one, Suit::Trumps)
                .cmp(&self.beats(one, two, Suit::Trumps))
        });
        let drawn = ranked.iter().enumerate().all(|(led, &tile)| {
            led >= foreign.len()
                || !foreign
                    .iter()
                    .any(|&other| self.beats(other, tile, Suit::Trumps))
        });
        let safe = others.iter().all(|&tile| {
            let suit = self.leads(tile);
            !rest.iter().any(|&other| self.beats(other, tile, suit))
        });
        drawn && safe && foreign.len() <= trumps.len()
    }

    /// Returns whether a tile beats the best one so far.
    fn beats(&self, tile: Tile, best: Tile, suit: Suit) -> bool {
        if self.named() == Trumps::Sevens {
            return (pips(tile) - 7).abs() < (pips(best) - 7).abs();
        }
        match (self.is_trump(tile), self.is_trump(best)) {
            (true, false) => true,
            (false, true) => false,
            (true, true) => match self.named() {
                Trumps::Number(number) => {
                    self.place(tile, number.get()) > self.place(best, number.get())
                }
                _ => tile.0 > best.0,
            },
            (false, false) if !self.follows(tile, suit) => false,
            (false, false) => match suit {
                Suit::Number(number) => {
                    self.place(tile, number.get()) > self.place(best, number.get())
                }
                _ => tile.0 > best.0,
            },
        }
    }

    /// Returns the seat that takes a trick, and the tile that takes it.
    pub(super) fn taker(&self, trick: &[(usize, Tile)]) -> (usize, Tile) {
        let suit = self.leads(trick[0].1);
        let mut best = trick[0];
        for &(seat, tile) in &trick[1..] {
            if self.beats(tile, best.1, suit) {
                best = (seat, tile);
            }
        }
        best
    }

    /// Returns the points of a trick: one, and those of its tiles.
    fn worth(&self, trick: &[(usize, Tile)]) -> u16 {
        if self.by_tricks {
            return 1;
        }
        let mut points = 1;
        for (_, tile) in trick {
            points += match tile {
                (5, 5) | (6, 4) => 10,
                (5, 0) | (4, 1) | (3, 2) => 5,
                _ => 0,
            };
        }
        points
    }

    /// Returns the complete tricks.
    pub(super) fn whole(&self) -> impl Iterator<Item = &Vec<(usize, Tile)>> {
        let players = self.players();
        self.tricks
            .iter()
            .filter(move |trick| trick.len() == players)
    }

    /// Returns the points that each side has taken.
    pub(super) fn took(&self) -> Vec<u16> {
        let mut took = vec![0; self.teams];
        for trick in self.whole() {
            took[self.taker(trick).0 % self.teams] += self.worth(trick);
        }
        took
    }

    /// Returns the trick being played.
    pub(super) fn open(&self) -> &[(usize, Tile)] {
        match self.tricks.last() {
            Some(trick) if trick.len() < self.players() => trick,
            _ => &[],
        }
    }

    /// Returns the tiles that may be played.
    pub(super) fn playable(&self) -> Tiles {
        let hand = &self.hands[self.turn];
        let only = |wanted: &dyn Fn(Tile) -> bool| -> Tiles {
            hand.iter().copied().filter(|&tile| wanted(tile)).collect()
        };
        if self.named() == Trumps::Sevens {
            let far = |tile: Tile| (pips(tile) - 7).abs();
            let nearest = hand.iter().map(|&tile| far(tile)).min();
            return only(&|tile| Some(far(tile)) == nearest);
        }
        match self.open().first() {
            Some(&(_, led)) => {
                let suit = self.leads(led);
                let following = only(&|tile| self.follows(tile, suit));
                if following.is_empty() {
                    hand.clone()
                } else {
                    following
                }
            }
            None if self.trump_first && self.tricks.is_empty() => {
                let trumps = only(&|tile| self.is_trump(tile));
                if trumps.is_empty() {
                    hand.clone()
                } else {
                    trumps
                }
            }
            None => hand.clone(),
        }
    }

    /// Plays a tile, and determines the next seat.
    pub(super) fn put(&mut self, seat: usize, tile: Tile, told: &mut Vec<Event>) {
        self.hands[seat].retain(|&own| own != tile);
        if self.open().is_empty() {
            self.tricks.push(Vec::new());
        }
        let players = self.players();
        let trick = self.tricks.last_mut().expect("a trick was begun");
        trick.push((seat, tile));
        if trick.len() < players {
            self.turn = self.next(seat);
            return;
        }
        let whole = trick.clone();
        self.turn = self.taker(&whole).0;
        told.push(Event::Trick {
            seat: to_seat(self.turn),
            points: u8::try_from(self.worth(&whole)).expect("a trick is worth few points"),
        });
    }
}
