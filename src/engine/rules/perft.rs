//! Exact game trees, counted through the engine: the same rules in two programs count the same.

use super::placement::{Arms, Move, Placement};
use super::result::End;
use super::round::Round;

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

    /// Grows the tree below the first of these rounds; the others are room for what branches off.
    fn grow<const WORDS: usize>(
        &mut self,
        rounds: &mut [Round<WORDS>],
        mut depth: usize,
        deepest: usize,
    ) {
        let (round, below) = rounds
            .split_first_mut()
            .expect("no path is longer than the longest");
        // The last branch is grown in place: the round before it is not needed again.
        while let Some(last) = self.branch_off(round, below, depth, deepest) {
            depth += usize::from(is_ply(last));
            round.make_legal(last);
        }
    }

    /// Grows all branches of a round but the last, and tells that; `None` if there is none.
    fn branch_off<const WORDS: usize>(
        &mut self,
        round: &mut Round<WORDS>,
        below: &mut [Round<WORDS>],
        depth: usize,
        deepest: usize,
    ) -> Option<Move> {
        // What nobody chose is no branch.
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
        let (rules, board, legal) = (round.rules(), round.board(), round.legal());
        let goes_out = round.board.goes_out_next(&round.rules);
        let (mut plies, mut last) = (0, None);
        let mut branch = |play: Move| {
            plies += u64::from(is_ply(play));
            // A last tile ends the round wherever it goes: that needs not be played to be counted.
            if goes_out && is_ply(play) {
                return;
            }
            if let Some(play) = last.replace(play) {
                below[0].clone_from(round);
                below[0].make_legal(play);
                self.grow(below, depth + usize::from(is_ply(play)), deepest);
            }
        };
        for tile in legal.first() {
            branch(Move::Open(tile));
        }
        for tile in legal.playable().without(legal.first()) {
            // Which arms a tile fits on cannot be predicted: they are filtered as a mask, without a branch for each.
            let arms = legal.arms().filter(|arm| legal.on(arm).contains(tile));
            for arm in different(arms, round).iter() {
                let fits = rules.fits(board.end_of(arm));
                let mut lay = |orientation| {
                    branch(Move::Lay(Placement {
                        tile,
                        arm,
                        orientation,
                    }));
                };
                if rules.one_way() {
                    lay(fits.orientation(tile));
                } else {
                    fits.orientations(tile).for_each(lay);
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

/// Whether a move is a ply.
fn is_ply(play: Move) -> bool {
    matches!(play, Move::Open(_) | Move::Lay(_))
}

/// These arms; of several that are anybody's and show the same, the first.
#[inline]
fn different<const WORDS: usize>(arms: Arms, round: &Round<WORDS>) -> Arms {
    if arms.has_at_most_one() || round.rules().shape().has_owned_arms() {
        return arms;
    }
    let same = |one, other| round.board().end_of(one) == round.board().end_of(other);
    arms.filter(|arm| !arms.iter().any(|other| other < arm && same(arm, other)))
}

impl<const WORDS: usize> Round<WORDS> {
    /// Makes a move that is known to be legal.
    fn make_legal(&mut self, play: Move) {
        self.play(self.board().turn(), play).expect("a legal move");
    }
}
