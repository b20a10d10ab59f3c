//! Mexican Train in the model.

use super::game::{Agreed, Drawing, Game, Lots, Opening, Past, Score, next_seat};
use super::round::{End, Ending, Round};
use super::standing::{Decided, Standing};
use super::terms::{Lay, Play, Tile, Tiles, has, is_double, other, pips};
use serpente_engine::rules::RedealReason;

/// Returns what a hand counts, with the agreed value of the double blank.
pub(super) fn weight(agreed: &Agreed, hand: &[Tile]) -> i32 {
    let named = ["50", "25", "0"]
        .into_iter()
        .find(|worth| agreed.is("double-blank", worth));
    let worth: i32 = named.expect("one of three").parse().expect("a number");
    hand.iter()
        .map(|&tile| match tile {
            (0, 0) => worth,
            (_, 0) if agreed.on("blanks-25") => 25,
            _ => pips(tile),
        })
        .sum()
}

/// Returns the score: each side gets the points of its own hands; the seat that is out has won.
pub(super) fn own_hands(agreed: &Agreed, round: &Round) -> Score {
    Score {
        points: (0..agreed.seats())
            .map(|seat| weight(agreed, &round.hands[seat]))
            .collect(),
        winner: match round.finish.end {
            Some(Ending::Out(seat)) => Some(seat),
            _ => None,
        },
    }
}

/// Returns whether every tile with this number has been laid.
pub(super) fn all_lie(agreed: &Agreed, round: &Round, number: u8) -> bool {
    let lie = round.laid.iter().filter(|&&tile| has(tile, number)).count();
    lie == usize::from(agreed.top) + 1
}

/// Returns the number at the end of an arm.
pub(super) fn number(round: &Round, arm: usize) -> u8 {
    match round.arms.ends[arm] {
        End::Half(half) | End::Double(half) => half,
        other => unreachable!("{other:?}"),
    }
}

pub(super) struct Train;

impl Train {
    /// Returns whether this is the first turn, in which a chain may be laid.
    fn in_first_turn(agreed: &Agreed, round: &Round) -> bool {
        agreed.on("chain") && !round.moved.contains(&round.turn)
    }

    /// Returns the seat's own train, the common one, and the marked ones.
    fn places(agreed: &Agreed, round: &Round) -> Vec<usize> {
        let all = agreed.seats();
        let begun = |arm: usize| round.lays.iter().any(|lay| lay.arm == arm);
        let waits = agreed.on("own-first") && !begun(all) && !begun(round.turn);
        (0..=all)
            .filter(|&arm| match arm {
                arm if arm == round.turn => true,
                arm if arm == all => !waits,
                arm => round.arms.open[arm],
            })
            .collect()
    }

    fn in_chain(round: &Round) -> Vec<Lay> {
        let own = round.turn;
        let open = number(round, own);
        let may_double = round
            .hand()
            .iter()
            .any(|tile| has(*tile, open) && !is_double(*tile))
            || round.hand().len() == 1;
        round
            .hand()
            .iter()
            .filter(|tile| has(**tile, open) && (!is_double(**tile) || may_double))
            .map(|&tile| Lay {
                tile,
                arm: own,
                inner: Some(open),
            })
            .collect()
    }
}

impl Game for Train {
    fn lots(&self) -> Lots {
        Lots::Opener
    }

    fn opening(
        &self,
        a: &Agreed,
        _: &[Tiles],
        past: Option<Past>,
        lot: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        Ok(Opening::any(match past {
            Some(past) => next_seat(a, past.right),
            None => lot.expect("lots were drawn"),
        }))
    }

    fn centre_of_hand(&self, agreed: &Agreed, centres: &[Tile]) -> Option<(Tiles, bool)> {
        let unused = (0..=agreed.top)
            .rev()
            .map(|half| (half, half))
            .filter(|double| !centres.contains(double));
        if agreed.is("engine", "aside") {
            return None;
        }
        let most = if agreed.is("engine", "hand") {
            1
        } else {
            usize::MAX
        };
        Some((unused.take(most).collect(), false))
    }

    fn centre(&self, agreed: &Agreed, rounds_before: u32) -> Option<Tile> {
        if !agreed.is("engine", "aside") {
            return None;
        }
        let down = u8::try_from(rounds_before).expect("few rounds");
        Some((agreed.top - down, agreed.top - down))
    }

    fn first_ends(&self, agreed: &Agreed, first: Tile) -> Vec<End> {
        vec![End::Half(first.0); agreed.seats() + 1]
    }

    fn marks(&self) -> bool {
        true
    }

    fn arms(&self, agreed: &Agreed, round: &Round) -> Vec<usize> {
        if Self::in_first_turn(agreed, round) {
            vec![round.turn]
        } else if let Some(&oldest) = round
            .arms
            .waiting
            .first()
            .filter(|_| !round.turn_steps.goes_on)
        {
            vec![oldest]
        } else {
            let mut arms = Self::places(agreed, round);
            arms.extend(round.arms.waiting.first());
            arms.sort_unstable();
            arms.dedup();
            arms
        }
    }

    fn lays(&self, agreed: &Agreed, round: &Round) -> Vec<Lay> {
        if Self::in_first_turn(agreed, round) {
            return Self::in_chain(round);
        }
        let mut lays = Vec::new();
        for arm in self.arms(agreed, round) {
            let open = number(round, arm);
            for &tile in round.hand().iter().filter(|&&tile| has(tile, open)) {
                // After a double that must be covered: another one, or a tile on the oldest.
                let covers = round
                    .arms
                    .waiting
                    .first()
                    .is_none_or(|&oldest| oldest == arm);
                if covers || is_double(tile) {
                    lays.push(Lay {
                        tile,
                        arm,
                        inner: Some(open),
                    });
                }
            }
        }
        lays
    }

    fn turn(&self, agreed: &Agreed, round: &Round) -> Vec<Play> {
        let lays = self.lays(agreed, round);
        let chains = Self::in_first_turn(agreed, round) && round.turn_steps.goes_on;
        if lays.is_empty() {
            return vec![if self.stuck_draws(agreed, round) {
                Play::Draw
            } else {
                Play::Pass
            }];
        }
        let mut plays: Vec<Play> = lays.into_iter().map(Play::Lay).collect();
        if chains && matches!(round.arms.ends[round.turn], End::Half(_)) {
            plays.push(Play::Pass);
        }
        plays
    }

    /// Returns whether the turn goes on: a double must be covered unless that is impossible; a chain goes on as long as it can.
    fn goes_on(&self, agreed: &Agreed, round: &mut Round, lay: Lay) -> bool {
        if Self::in_first_turn(agreed, round) {
            return !Self::in_chain(round).is_empty();
        }
        let dead = |round: &Round, arm: usize| all_lie(agreed, round, number(round, arm));
        let lives = is_double(lay.tile) && !dead(round, lay.arm);
        if agreed.on("free-double") {
            return lives;
        }
        let mut waiting = round.arms.waiting.clone();
        waiting.retain(|&arm| arm != lay.arm && !dead(round, arm));
        waiting.extend(lives.then_some(lay.arm));
        round.arms.waiting = waiting;
        is_double(lay.tile) && !round.arms.waiting.is_empty()
    }

    fn turn_is_over(&self, agreed: &Agreed, round: &mut Round) {
        if agreed.is("cover", "layer") {
            round.arms.waiting.clear();
        }
    }

    fn all_have_a_turn(&self, agreed: &Agreed) -> bool {
        agreed.on("chain")
    }

    fn pass_blocks(&self, agreed: &Agreed, round: &Round) -> bool {
        self.lays(agreed, round).is_empty()
            && !self.has_more(agreed, round)
            && !round.turn_steps.goes_on
    }

    fn leaves(&self, lay: Lay) -> End {
        let outer = other(lay.tile, lay.inner.expect("nothing is wild"));
        if is_double(lay.tile) {
            End::Double(outer)
        } else {
            End::Half(outer)
        }
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::One
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        own_hands(agreed, round)
    }

    fn decide(&self, agreed: &Agreed, standing: &mut Standing) -> Decided {
        standing.lowest_of_all_rounds(agreed)
    }

    fn why_not_there(&self, agreed: &Agreed, round: &Round, arm: usize) -> Option<WhyNot> {
        let first = Self::in_first_turn(agreed, round);
        Some(match round.arms.waiting.first() {
            _ if first => WhyNot::ChainOnOwn,
            Some(&oldest) => WhyNot::MustCover(oldest),
            None if arm == agreed.seats() => WhyNot::OwnTrainFirst,
            None => WhyNot::Closed,
        })
    }
}

/// The reason why a tile that fits may not be laid on an arm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WhyNot {
    ChainOnOwn,
    MustCover(usize),
    OwnTrainFirst,
    Closed,
    ToesFirst,
    DoubleSecond,
    /// Only a double may be added.
    OnlyDouble,
    Nowhere,
}
