//! Exact game trees, counted through the engine: the same rules in two programs count the same.

use super::book::Shape;
use super::placement::{Arm, Move};
use super::round::Round;
use super::tally::End;

/// What was counted below a position.
///
/// A ply is a tile on an end, one way round; it is the same ply when several ends that are anybody's show the same. Drawing
/// and letting a turn go by are no plies.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tree {
    /// How many rounds ended.
    pub leaves: u64,
    /// In how many of them somebody went out.
    pub out: u64,
    /// How many plies there are at each depth.
    pub plies: Vec<u64>,
}

impl Tree {
    /// Counts the tree below a round, down to so many plies.
    #[must_use]
    pub fn count<const WORDS: usize>(round: &Round<WORDS>, depth: usize) -> Self {
        // A path has a ply for each tile at most, and as many turns that somebody chose to let go by.
        let longest = 2 * round.rules().options().set.len() + 2;
        let mut rounds = vec![round.clone(); longest];
        let mut tree = Self::default();
        tree.grow(&mut rounds, 0, depth);
        tree
    }

    /// How many plies there are in the whole tree.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.plies.iter().sum()
    }

    fn grow<const WORDS: usize>(
        &mut self,
        rounds: &mut [Round<WORDS>],
        depth: usize,
        deepest: usize,
    ) {
        let (round, below) = rounds
            .split_first_mut()
            .expect("no path is longer than the longest");
        // What nobody chose is no branch.
        while round.legal().playable().is_empty() && round.legal().count() == 1 {
            let forced = round.legal().nth(0, round.rules(), round.board());
            let turn = round.board().turn();
            round
                .play(turn, forced.expect("one of one move"))
                .expect("a legal move");
        }
        if let Some(end) = round.board().end() {
            self.leaves += 1;
            self.out += u64::from(matches!(end, End::Out(_)));
            return;
        }
        if depth == deepest {
            return;
        }
        let (rules, board, turn) = (round.rules(), round.board(), round.board().turn());
        let same = |arm: Arm, other: Arm| {
            other < arm && rules.shape() != Shape::Owned && board.end_of(arm) == board.end_of(other)
        };
        for n in 0..round.legal().count() {
            let play = round
                .legal()
                .nth(n, rules, board)
                .expect("one of the count");
            let is_ply = match play {
                Move::Lay(placement) => {
                    let mut arms = round.legal().arms().iter();
                    if arms.any(|other| same(placement.arm, other)) {
                        continue;
                    }
                    true
                }
                Move::Open(_) => true,
                _ => false,
            };
            if is_ply {
                if self.plies.len() == depth {
                    self.plies.push(0);
                }
                self.plies[depth] += 1;
            }
            below[0].clone_from(round);
            below[0].play(turn, play).expect("a legal move");
            self.grow(below, depth + usize::from(is_ply), deepest);
        }
    }
}
