//! Fines for players who do not announce that a turn leaves them one tile.

use super::history::{History, PublicMove};
use super::tiles_out::TilesOut;
use crate::rules::seats::{Seat, Seats};
use crate::rules::turn::Fine;

/// The state of announcements and fines, in games where a last tile must be announced.
#[derive(Clone, Copy, Default, Debug)]
pub(in crate::rules) struct Fines {
    /// Whether the seat in turn has announced its last tile.
    announced: bool,
    /// Whether the seat in turn pays if it has not. Players that are only imagined never do.
    may_forget: bool,
    /// The seat that must draw as a fine, and how many tiles.
    fined: Option<(Seat, u8)>,
    /// The seats that lose their next turn.
    losing: Seats,
}

impl Fines {
    /// Notes whether the seat in turn announces its last tile with its next move. If it does not, it pays.
    pub(in crate::rules) fn announces(&mut self, announced: bool) {
        self.announced |= announced;
        self.may_forget = true;
    }

    /// Returns whether the seat in turn has announced its last tile in this turn.
    pub(super) fn has_announced(self) -> bool {
        self.announced
    }

    /// Fines this seat, which ends its turn, if the turn leaves it one tile and it has not announced that.
    pub(super) fn fine_if_forgotten<const WORDS: usize>(
        &mut self,
        fine: Option<Fine>,
        seat: Seat,
        tiles: &TilesOut<WORDS>,
        history: &History,
    ) {
        let forgot = !self.announced && self.may_forget;
        self.announced = false;
        self.may_forget = false;
        let Some(fine) = fine else { return };
        if !forgot || tiles.sizes[seat.index()] != 1 || !history.has_laid_in_turn(seat) {
            return;
        }
        let drawn = fine.tiles.min(tiles.boneyard);
        self.fined = if drawn > 0 { Some((seat, drawn)) } else { None };
        if fine.loses_turn {
            self.losing.insert(seat);
        }
    }

    /// Returns the seat that must draw a tile now as a fine, if one must.
    pub(in crate::rules) fn fined(self) -> Option<Seat> {
        self.fined.map(|(seat, _)| seat)
    }

    /// Draws a tile as a fine.
    pub(in crate::rules) fn pay<const WORDS: usize>(
        &mut self,
        tiles: &mut TilesOut<WORDS>,
        history: &mut History,
    ) {
        let Some((seat, left)) = self.fined else {
            return;
        };
        self.fined = if left > 1 {
            Some((seat, left - 1))
        } else {
            None
        };
        tiles.draw(seat);
        history.push(seat, PublicMove::Fined);
    }

    /// Returns whether this seat, whose turn it is, loses it; it does so once.
    pub(super) fn takes_turn_of(&mut self, seat: Seat) -> bool {
        let loses = self.losing.contains(seat);
        self.losing.remove(seat);
        loses
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::compiled::Rules;
    use crate::rules::{
        Arm, Dealt, HouseRules, Lead, Move, Opening, Orientation, Placement, Round, Seating, Set,
        Tile, books,
    };
    use crate::table::Setup;
    use std::sync::Arc;

    fn tile(text: &str) -> Tile {
        text.parse().expect("a tile")
    }

    /// Begins a round of Mexican Train for two, with double nine in the centre. The first tile of the boneyard is drawn first.
    fn begin(last_tile: &str, hands: [&str; 2], boneyard: &str) -> Round {
        let tiles = |text: &str| -> Vec<Tile> { text.split_whitespace().map(tile).collect() };
        let book = books::find("train").expect("a game");
        let mut house = HouseRules::new(book.house.rules);
        house.set("last-tile", Some(last_tile)).expect("a rule");
        let seating = Seating::alone(2);
        let set = Some(Set::Double9);
        let options = Setup::options_with(book, seating, set, None, house).expect("a table");
        let mut dealt = Dealt {
            playing: seating.all(),
            centre: Some(tile("9-9")),
            boneyard: tiles(boneyard).into_iter().rev().collect(),
            ..Dealt::default()
        };
        for (hand, text) in dealt.hands.iter_mut().zip(hands) {
            *hand = tiles(text).into_iter().collect();
        }
        let opening = Opening::Seat(Seat::new(0).expect("a seat"), Lead::Any);
        Round::new(Arc::new(Rules::new(book, options)), &dealt, opening, &[]).expect("a round")
    }

    /// Lays a tile on the own train, with its higher half inwards.
    fn lay(round: &mut Round, text: &str) {
        let seat = round.board().turn();
        let placement = Placement {
            tile: tile(text),
            arm: Arm::of(seat),
            orientation: Orientation::High,
        };
        let play = round.play(seat, Move::Lay(placement));
        play.expect("a legal move");
    }

    fn sizes(round: &Round) -> [usize; 3] {
        let board = round.board();
        let [one, other] = [0, 1].map(|seat| board.hand_size(Seat::new(seat).expect("a seat")));
        [one, other, board.boneyard()]
    }

    const HANDS: [&str; 2] = ["9-7 1-0", "9-6 8-2 6-1"];

    #[test]
    fn a_last_tile_that_is_not_announced_costs_two_tiles() {
        let mut round = begin("tap", HANDS, "5-5 4-4 3-3");
        round.announces(false);
        lay(&mut round, "9-7");
        assert_eq!(round.fines(), ["5-5", "4-4"].map(tile));
        assert_eq!(sizes(&round), [3, 3, 1]);
        assert_eq!(round.board().turn().index(), 1);
    }

    #[test]
    fn only_as_many_are_drawn_as_there_are() {
        let mut round = begin("tap", HANDS, "5-5");
        round.announces(false);
        lay(&mut round, "9-7");
        assert_eq!((round.fines().len(), sizes(&round)), (1, [2, 3, 0]));
    }

    #[test]
    fn an_announced_tile_costs_nothing() {
        for (rule, announced) in [("tap", Some(true)), ("tap", None), ("said", Some(false))] {
            let mut round = begin(rule, HANDS, "5-5 4-4 3-3");
            if let Some(announced) = announced {
                round.announces(announced);
            }
            lay(&mut round, "9-7");
            assert_eq!(sizes(&round), [1, 3, 3], "{rule}");
        }
    }

    #[test]
    fn a_turn_that_leaves_two_tiles_need_not_be_announced() {
        let mut round = begin("tap", ["9-7 1-0 2-0", "9-6 8-2"], "5-5 4-4 3-3");
        round.announces(false);
        lay(&mut round, "9-7");
        assert_eq!(sizes(&round), [2, 2, 3]);
    }

    #[test]
    fn the_next_turn_may_be_lost_too() {
        let mut round = begin("tap-turn", HANDS, "5-5 4-4 3-3");
        round.announces(false);
        lay(&mut round, "9-7");
        assert_eq!(round.board().turn().index(), 1);
        round.announces(true);
        lay(&mut round, "9-6");
        let lost = (Seat::new(0).expect("a seat"), PublicMove::LostTurn);
        assert_eq!(round.board().history().last(), Some(&lost));
        // It is lost once only.
        assert_eq!(round.board().turn().index(), 1);
        lay(&mut round, "6-1");
        assert_eq!(round.board().turn().index(), 0);
    }
}
