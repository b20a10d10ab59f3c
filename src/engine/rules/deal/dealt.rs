//! A deal, and the reasons to deal again.

use crate::rules::seats::{SEATS, Seat, Seats};
use crate::rules::tile::{Pip, Set, Tile};
use crate::rules::tile_set::TileSet;
use serde::{Deserialize, Serialize};

/// A deal.
#[derive(Clone, Default, Debug)]
pub struct Dealt<const WORDS: usize = 3> {
    /// The seats that take part.
    pub playing: Seats,
    /// The hand of each seat.
    pub hands: [TileSet<WORDS>; SEATS],
    /// The tiles not dealt, the next one to be drawn last.
    pub boneyard: Vec<Tile>,
    /// The tile in the centre before the first turn, if there is one; it is in no hand and not in the boneyard.
    pub centre: Option<Tile>,
    /// The tiles that are taken out of the set.
    pub left_out: TileSet<WORDS>,
}

/// A tile in a hand that was dealt. They are ordered by tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::rules) struct DealtTile {
    pub(in crate::rules) tile: Tile,
    /// The seat that holds it.
    pub(in crate::rules) seat: Seat,
}

impl<const WORDS: usize> Dealt<WORDS> {
    /// Returns the tiles of the set that can be dealt.
    pub fn deck(&self, set: Set) -> impl Iterator<Item = Tile> + use<WORDS> {
        let centre = self.centre;
        let left_out = self.left_out;
        set.tiles()
            .filter(move |&tile| Some(tile) != centre && !left_out.contains(tile))
    }

    /// Returns the tiles in the hands, each with the seat that holds it.
    pub(in crate::rules) fn held(&self) -> impl Iterator<Item = DealtTile> + '_ {
        self.playing.iter().flat_map(|seat| {
            let hand = self.hands[seat.index()];
            hand.iter().map(move |tile| DealtTile { tile, seat })
        })
    }

    /// Puts a tile of a hand into the centre. If no seat holds one, the seats draw for it, `first` before all others. `None` if
    /// no tile can be the centre: the deal is useless then.
    pub fn find_centre(&mut self, rule: CentreOfHand, first: Seat) -> Option<FoundCentre> {
        let held = self
            .held()
            .filter(|held| rule.any_of.contains(held.tile))
            .max();
        let mut drawn = Vec::new();
        let (tile, holder) = if let Some(held) = held {
            (held.tile, held.seat)
        } else {
            let mut seat = first;
            loop {
                let tile = self.boneyard.pop()?;
                self.hands[seat.index()].insert(tile);
                drawn.push((seat, tile));
                if rule.any_of.contains(tile) {
                    break (tile, seat);
                }
                seat = self.playing.after(seat)?;
            }
        };
        self.hands[holder.index()].remove(tile);
        self.centre = Some(tile);
        let next = self.playing.after(holder).filter(|_| rule.is_a_turn);
        Some(FoundCentre {
            drawn,
            tile,
            holder,
            begins: next.unwrap_or(holder),
        })
    }
}

/// The tile of a hand that is put into the centre before the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CentreOfHand {
    /// The tiles that can be it. The highest of those held is; if none is held, the seats draw one tile each, in the order of
    /// play, until one of these tiles is drawn. What they draw stays in their hands.
    pub any_of: TileSet,
    /// Whether putting it down is a turn, so that the next seat has the first one. Otherwise its holder does.
    pub is_a_turn: bool,
}

/// How the centre of a round was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundCentre {
    /// The tiles drawn for it, the first one first, and the seats that drew them.
    pub drawn: Vec<(Seat, Tile)>,
    /// The tile in the centre.
    pub tile: Tile,
    /// The seat that held or drew it.
    pub holder: Seat,
    /// The seat that has the first turn.
    pub begins: Seat,
}

/// The reason to deal the tiles again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RedealReason {
    /// No seat was dealt a double.
    NoDouble,
    /// No seat was dealt the tile that must be the centre.
    NoCentre,
    /// A seat that was dealt five doubles or more asked for it.
    FiveDoubles,
    /// A seat that was dealt four doubles or more asked for it.
    FourDoubles,
    /// A seat was dealt so many doubles that they score.
    SixDoubles,
    /// No seat has bid.
    AllPassed,
    /// A hand has too many doubles.
    ManyDoubles,
    /// A hand has too many tiles of one number.
    ManyAlike,
}

/// How many tiles of a kind in one hand cause a new deal, whether its seat wants it or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany {
    /// The number of doubles.
    pub doubles: u8,
    /// The number of tiles with one number, its double included.
    pub alike: u8,
}

impl TooMany {
    /// Checks whether a deal may be played.
    ///
    /// # Errors
    /// If a hand has too many.
    pub(in crate::rules) fn check<const WORDS: usize>(
        self,
        dealt: &Dealt<WORDS>,
    ) -> Result<(), RedealReason> {
        for seat in dealt.playing.iter() {
            let hand = dealt.hands[seat.index()];
            let doubles = hand.iter().filter(|tile| tile.is_double()).count();
            if doubles >= usize::from(self.doubles) {
                return Err(RedealReason::ManyDoubles);
            }
            for half in 0..=Pip::MAX.get() {
                let alike = hand.iter().filter(|tile| tile.has(Pip::new(half))).count();
                if alike >= usize::from(self.alike) {
                    return Err(RedealReason::ManyAlike);
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::seats::Seating;

    fn tile(text: &str) -> Tile {
        text.parse().expect("a tile")
    }

    fn seat(number: usize) -> Seat {
        Seat::new(number).expect("a seat")
    }

    /// Deals these hands; the first tile of the boneyard is drawn first.
    fn deal(hands: &[&str], boneyard: &str) -> Dealt {
        let tiles = |text: &str| -> Vec<Tile> { text.split_whitespace().map(tile).collect() };
        let seats = u8::try_from(hands.len()).expect("few");
        let mut dealt = Dealt {
            playing: Seating::alone(seats).all(),
            boneyard: tiles(boneyard).into_iter().rev().collect(),
            ..Dealt::default()
        };
        for (hand, text) in dealt.hands.iter_mut().zip(hands) {
            *hand = tiles(text).into_iter().collect();
        }
        dealt
    }

    fn any_of(doubles: &str, is_a_turn: bool) -> CentreOfHand {
        CentreOfHand {
            any_of: doubles.split_whitespace().map(tile).collect(),
            is_a_turn,
        }
    }

    const FIVE: [&str; 5] = ["1-0 2-0", "3-0 4-0", "5-0 6-0", "7-0 8-0", "9-0 1-1"];

    #[test]
    fn the_seats_draw_for_a_centre_that_nobody_holds() {
        let mut dealt = deal(&FIVE, "2-1 3-1 4-1 12-12 5-1");
        let found = dealt
            .find_centre(any_of("12-12", false), seat(2))
            .expect("it is in the boneyard");
        let drawn = ["2-1", "3-1", "4-1", "12-12"].map(tile);
        let drawers = [2, 3, 4, 0].map(seat);
        let all: Vec<_> = drawers.into_iter().zip(drawn).collect();
        assert_eq!(found.drawn, all);
        assert_eq!((found.holder, found.begins), (seat(0), seat(0)));
        // The others keep what they drew.
        let sizes = [0, 1, 2, 3, 4].map(|at: usize| dealt.hands[at].len());
        assert_eq!(sizes, [2, 2, 3, 3, 3]);
        assert_eq!(dealt.centre, Some(tile("12-12")));
        assert_eq!(dealt.boneyard, [tile("5-1")]);
    }

    #[test]
    fn the_highest_one_held_is_the_centre() {
        let mut dealt = deal(&["9-9 1-0", "12-12 2-0", "10-10 3-0"], "11-11");
        let found = dealt
            .find_centre(any_of("9-9 10-10 11-11", false), seat(0))
            .expect("two hold one");
        assert_eq!((found.tile, found.holder), (tile("10-10"), seat(2)));
        assert!(found.drawn.is_empty());
        assert!(!dealt.hands[2].contains(tile("10-10")));
    }

    #[test]
    fn putting_it_down_may_be_a_turn() {
        let mut dealt = deal(&["9-9 1-0", "8-8 2-0", "7-7 3-0"], "");
        let found = dealt
            .find_centre(any_of("7-7", true), seat(1))
            .expect("one holds it");
        assert_eq!((found.holder, found.begins), (seat(2), seat(0)));
    }

    #[test]
    fn without_such_a_tile_there_is_no_centre() {
        let mut dealt = deal(&["9-9 1-0", "8-8 2-0"], "2-1");
        assert_eq!(dealt.find_centre(any_of("6-6", false), seat(0)), None);
    }
}
