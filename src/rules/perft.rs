//! Exact game trees, counted through the engine: the same rules in two programs count the same.

use super::book::Shape;
use super::placement::{Arm, Move, Placement, Way};
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
        while let Some(forced) = round.legal().forced() {
            round
                .play(round.board().turn(), forced)
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
        let (rules, board, legal) = (round.rules(), round.board(), round.legal());
        let same = |arm: Arm, other: Arm| {
            other < arm && rules.shape() != Shape::Owned && board.end_of(arm) == board.end_of(other)
        };
        let mut ply = |play: Move| {
            if self.plies.len() == depth {
                self.plies.push(0);
            }
            self.plies[depth] += 1;
            below[0].play_from(round, play);
            self.grow(below, depth + 1, deepest);
        };
        for tile in legal.first() {
            ply(Move::Open(tile));
        }
        for arm in legal.arms().iter() {
            if !legal.arms().iter().any(|other| same(arm, other)) {
                let fits = rules.fits(board.end_of(arm));
                for way in Way::ALL {
                    for tile in legal.on(arm) & fits.by_way[way as usize] {
                        ply(Move::Lay(Placement { tile, arm, way }));
                    }
                }
            }
        }
        for play in legal.others.iter() {
            below[0].play_from(round, play);
            self.grow(below, depth, deepest);
        }
    }
}

impl<const WORDS: usize> Round<WORDS> {
    /// Becomes another round after a legal move.
    fn play_from(&mut self, before: &Self, play: Move) {
        self.clone_from(before);
        self.play(before.board().turn(), play)
            .expect("a legal move");
    }
}
