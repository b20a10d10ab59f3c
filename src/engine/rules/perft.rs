//! Counts game trees exactly, to compare the engine with other programs that play by the same rules.

use super::round::Round;
use crate::rules::count::End;
use crate::rules::fit::{Arms, Move, Placement};

/// The counts for the tree below a position.
///
/// A ply is a tile laid on an end in one orientation. Placements on several communal ends that show the same are one ply.
/// Drawing and passing are not plies.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PerftTree {
    /// How many rounds ended.
    pub leaves: u64,
    /// In how many of them a player went out.
    pub out: u64,
    /// The number of plies at each depth.
    pub plies: Vec<u64>,
}

impl PerftTree {
    /// Counts the tree below a round, down to this many plies.
    #[must_use]
    pub fn count<const WORDS: usize>(round: &Round<WORDS>, depth: usize) -> Self {
        // A path has at most one ply for each tile, and as many passes by choice.
        let longest = 2 * round.rules().options.set.len() + 2;
        let mut rounds = vec![round.clone(); longest];
        let mut tree = Self::default();
        tree.grow(&mut rounds, 0, depth);
        tree
    }

    /// Returns the number of plies in the whole tree.
    pub fn nodes(&self) -> u64 {
        self.plies.iter().sum()
    }

    /// Counts the tree below the first of these rounds; the others are reused memory for its branches.
    fn grow<const WORDS: usize>(
        &mut self,
        rounds: &mut [Round<WORDS>],
        mut depth: usize,
        deepest: usize,
    ) {
        let (round, below) = rounds
            .split_first_mut()
            .expect("no path is longer than the longest");
        // The last branch is counted in place, since the round before it is not needed again.
        while let Some(last) = self.branch_off(round, below, depth, deepest) {
            depth += usize::from(is_ply(last));
            round.make_legal(last);
        }
    }

    /// Counts all branches of a round but the last, and returns that one; `None` if there is no branch.
    fn branch_off<const WORDS: usize>(
        &mut self,
        round: &mut Round<WORDS>,
        below: &mut [Round<WORDS>],
        depth: usize,
        deepest: usize,
    ) -> Option<Move> {
        // A forced move is not a branch.
        while let Some(forced) = round.legal().forced() {
            round.make_legal(forced);
        }
        if let Some(end) = round.board().end() {
            self.leaves += 1;
            self.out += u64::from(matches!(end, End::Out(_)));
            return None;
        }
        if depth == deepest {
            return None;
        }
        let rules = round.rules();
        let board = round.board();
        let legal = round.legal();
        let goes_out = round.board.goes_out_next(&round.rules);
        let mut plies = 0;
        let mut last = None;
        let mut branch = |play: Move| {
            plies += u64::from(is_ply(play));
            // A last tile ends the round wherever it is laid, so it can be counted without laying it.
            if goes_out && is_ply(play) {
                return;
            }
            if let Some(play) = last.replace(play) {
                below[0].clone_from(round);
                below[0].make_legal(play);
                self.grow(below, depth + usize::from(is_ply(play)), deepest);
            }
        };
        for tile in legal.first().iter() {
            branch(Move::Open(tile));
        }
        for tile in legal.playable().without(legal.first()).iter() {
            // The processor cannot predict which arms a tile fits on, so a mask filters them without a branch for each.
            let arms = legal.arms().filter(|arm| legal.on(arm).contains(tile));
            for arm in different(arms, round).iter() {
                let fits = rules.fits(board.end_of(arm));
                if rules.shortcuts.one_way {
                    branch(Move::Lay(fits.placement(tile, arm)));
                    continue;
                }
                for orientation in fits.orientations(tile) {
                    branch(Move::Lay(Placement {
                        tile,
                        arm,
                        orientation,
                    }));
                }
            }
        }
        legal.non_lay.iter().for_each(branch);
        if plies > 0 {
            if self.plies.len() <= depth {
                self.plies.resize(depth + 1, 0);
            }
            self.plies[depth] += plies;
        }
        if goes_out {
            self.leaves += plies;
            self.out += plies;
        }
        last
    }
}

/// Returns whether a move is a ply.
fn is_ply(play: Move) -> bool {
    matches!(play, Move::Open(_) | Move::Lay(_))
}

/// Returns these arms without duplicates: of several communal arms that show the same, only the first.
#[inline]
fn different<const WORDS: usize>(arms: Arms, round: &Round<WORDS>) -> Arms {
    if arms.has_at_most_one() || round.rules().shape.has_owned_arms() {
        return arms;
    }
    let board = round.board();
    arms.filter(|arm| {
        let mut before = arms.iter().take_while(|&other| other < arm);
        !before.any(|other| board.end_of(other) == board.end_of(arm))
    })
}

impl<const WORDS: usize> Round<WORDS> {
    /// Makes a move that is known to be legal.
    fn make_legal(&mut self, play: Move) {
        self.play(self.board().turn(), play).expect("a legal move");
    }
}
