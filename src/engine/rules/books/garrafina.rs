//! Garrafina: everybody's own arm from the double six, and balances that sum to nothing.
//!
//! Where the texts leave a hole:
//! - An arm opens when its owner's turn ends without a tile that would go there: what an exchange brings counts.
//! - The exchange is there in every turn before laying, for a stuck player too, as long as nobody has used it; the opener
//!   is asked once, after laying the centre, and may still exchange in a later turn.
//! - "After the opener" in a tie means that the opener comes last. All odd units go to the one seat.
//! - Nobody won a tied round, in the record; the tied are paid all the same.
//! - A limit reached by two players at once goes to the higher balance; equal ones share.

use crate::rules::book::{Deal, MatchHistory, RuleBook};
use crate::rules::drawing::Drawing;
use crate::rules::house::HouseRules;
use crate::rules::opening::Opening;
use crate::rules::options::Options;
use crate::rules::result::{RoundResult, Scored};
use crate::rules::seating::{SEATS, Seat, Seating};
use crate::rules::shape::Shape;
use crate::rules::tile::{Pip, Set, Tile};

/// Garrafina, for 3 or 4 players alone.
#[derive(Debug)]
pub(super) struct Garrafina;

const CENTRE: Tile = Tile::double(Pip::new(6));

impl RuleBook for Garrafina {
    fn id(&self) -> &'static str {
        "garrafina"
    }

    fn seatings(&self) -> &'static [Seating] {
        const SEATINGS: [Seating; 2] = [Seating::alone(4), Seating::alone(3)];
        &SEATINGS
    }

    fn sets(&self, _seating: Seating) -> &'static [Set] {
        &[Set::Double6]
    }

    fn deal(&self, _seating: Seating, _set: Set, _house: &HouseRules) -> Option<Deal> {
        Some(Deal::exactly(7))
    }

    fn may_count_rounds(&self) -> bool {
        true
    }

    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening {
        match match_history.next_opener(options.seating) {
            Some(seat) if options.seating.seats() == 4 => Opening::PassedOnTo(CENTRE, seat),
            Some(_) | None => Opening::HighestDouble,
        }
    }

    fn shape(&self, _options: &Options) -> Shape {
        Shape::Owned
    }

    fn swaps(&self, options: &Options) -> bool {
        options.seating.seats() == 3
    }

    fn drawing(&self, _options: &Options) -> Drawing {
        Drawing::NONE
    }

    /// Each loser pays what it held, or of a blocked round what it held more than the winner; who exchanged the hand pays
    /// double.
    fn score(&self, ended: &RoundResult, _options: &Options) -> Scored {
        let weight = |seat: &Seat| ended.weight(*seat);
        let least = ended.playing.iter().map(|seat| weight(&seat)).min();
        let winners: Vec<Seat> = match ended.out() {
            Some(seat) => vec![seat],
            None => ended
                .playing
                .iter()
                .filter(|seat| Some(weight(seat)) == least)
                .collect(),
        };
        let mut points = [0; SEATS];
        for seat in ended.playing.iter().filter(|seat| !winners.contains(seat)) {
            let stake = if ended.swapped == Some(seat) { 2 } else { 1 };
            let less = weight(&winners[0]);
            points[seat.index()] = -stake * (weight(&seat) - less);
        }
        let paid = -points.iter().sum::<i32>();
        let shares = i32::try_from(winners.len()).expect("few seats");
        for seat in &winners {
            points[seat.index()] = paid / shares;
        }
        let after = ended.playing.after(ended.opener).unwrap_or(ended.opener);
        let earliest = ended
            .playing
            .from(after)
            .find(|seat| winners.contains(seat));
        if let Some(seat) = earliest {
            points[seat.index()] += paid % shares;
        }
        Scored {
            points,
            winner: Some(winners[0]).filter(|_| winners.len() == 1),
        }
    }
}
