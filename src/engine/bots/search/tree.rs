//! A tree of public moves: for each, how often it was available, and its results.

use super::evaluation::Worth;
use super::{exact, prior, rollout};
use crate::rules::{Move, Round, SEATS, Seats};
use rand::{Rng, RngExt};

/// How much it is worth to try a rarely tried move again (the exploration constant). Between 0.3 and 0.8 no difference is
/// measurable (pairs of salotto, 1000 iterations, 500 mirrored deals each).
const CURIOSITY: f32 = 0.5;

/// The most moves kept. Beyond that, moves are simulated but not stored. An expert needs a few thousand, unless its strength
/// is set to a hundred million.
const MOST_MOVES: usize = 1 << 18;

/// A move in the tree, and its results.
#[derive(Clone, Copy, Debug)]
struct Node {
    play: Move,
    /// The team that moves.
    team: u8,
    visits: u32,
    /// How often the move was available.
    offered: u32,
    /// The sum of the results for that team, over all visits.
    worth: f32,
    /// The estimate by the rule of thumb, if it is used.
    prior: Option<f32>,
    child: u32,
    sibling: u32,
}

/// How often a move must have been tried to be followed without exploring.
const KNOWN: u32 = 4;

/// No node. The root has this index, since it is no node's child.
const NONE: u32 = 0;

/// The tree, whose memory is reused for the next decision.
#[derive(Default)]
pub(in crate::bots) struct SearchTree {
    nodes: Vec<Node>,
    path: Vec<u32>,
    /// The logarithms of whole numbers from 0 on, as far as they were needed.
    logarithms: Vec<f32>,
    /// Whether the rule of thumb is used.
    has_prior: bool,
}

impl SearchTree {
    /// Removes everything but the root. `has_prior` says whether the rule of thumb is used from now on.
    pub(in crate::bots) fn clear(&mut self, has_prior: bool) {
        self.has_prior = has_prior;
        self.nodes.clear();
        self.nodes.push(Node::of(Move::Pass, 0));
    }

    /// Returns the move at the root that was tried most.
    pub(in crate::bots) fn best(&self) -> Option<Move> {
        self.most_tried().map(|node| node.play)
    }

    /// Returns the mean result of the move at the root that was tried most.
    #[expect(clippy::cast_precision_loss, reason = "visits are few")]
    pub(in crate::bots) fn worth_of_best(&self) -> Option<f32> {
        let node = self.most_tried()?;
        Some(node.worth / node.visits as f32)
    }

    fn most_tried(&self) -> Option<Node> {
        let mut best = (0, None);
        for node in self.children(NONE).map(|at| self.nodes[at as usize]) {
            if node.visits > best.0 {
                best = (node.visits, Some(node));
            }
        }
        best.1
    }

    /// Plays a round down the tree to a move that is not in it yet, and adds that move. The seats in `heaviest` do not choose:
    /// they lay the heaviest tile.
    pub(in crate::bots) fn descend<const WORDS: usize>(
        &mut self,
        round: &mut Round<WORDS>,
        heaviest: Seats,
        chance: &mut impl Rng,
    ) {
        self.path.clear();
        let mut at = NONE;
        while round.board().end().is_none() {
            let turn = round.board().turn();
            let chosen = if heaviest.contains(turn) {
                let known = self.find_or_add(at, rollout::the_heaviest(round), round);
                known.map(|chosen| (chosen, false))
            } else {
                self.choose(at, round, chance)
            };
            let Some((chosen, is_new)) = chosen else {
                return;
            };
            self.path.push(chosen);
            let play = self.nodes[chosen as usize].play;
            round.play_legal(play);
            at = chosen;
            if is_new {
                return;
            }
        }
    }

    /// Plays a round down the tree as far as its moves are known well, without exploring. The seats in `heaviest` lay the
    /// heaviest tile.
    pub(in crate::bots) fn follow<const WORDS: usize>(
        &self,
        round: &mut Round<WORDS>,
        heaviest: Seats,
    ) {
        let mut at = NONE;
        while round.board().end().is_none() {
            let turn = round.board().turn();
            let legal = round.legal();
            let forced = if heaviest.contains(turn) {
                Some(rollout::the_heaviest(round))
            } else {
                None
            };
            let known = self.children(at).filter(|&at| {
                let play = self.nodes[at as usize].play;
                forced.is_none_or(|forced| forced == play) && legal.still_allows(play)
            });
            let Some(surest) = known.max_by(|&one, &other| {
                let one = self.nodes[one as usize].surely();
                let other = self.nodes[other as usize].surely();
                one.total_cmp(&other)
            }) else {
                return;
            };
            let node = self.nodes[surest as usize];
            if node.visits < KNOWN {
                return;
            }
            round.play_legal(node.play);
            at = surest;
        }
    }

    /// Adds the result to all moves of the last path.
    pub(in crate::bots) fn learn(&mut self, worth: &Worth) {
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.worth += worth[usize::from(node.team) % SEATS];
        }
    }

    /// Chooses the child to follow, and returns whether it is new; `None` if the tree is full and has no child here.
    fn choose<const WORDS: usize>(
        &mut self,
        parent: u32,
        round: &Round<WORDS>,
        chance: &mut impl Rng,
    ) -> Option<(u32, bool)> {
        let rules = round.rules();
        let board = round.board();
        let legal = round.legal();
        // Asking for a new deal is the last of the moves, and is never tried.
        let count = legal.count(rules, board) - usize::from(legal.may_redeal());
        let mut known = 0;
        let mut best = (f32::NEG_INFINITY, NONE);
        let logarithms = &mut self.logarithms;
        let mut at = self.nodes[parent as usize].child;
        while at != NONE {
            let node = &mut self.nodes[at as usize];
            let next = node.sibling;
            if legal.still_allows(node.play) {
                known += 1;
                node.offered += 1;
                let value = node.bound(logarithm(logarithms, node.offered));
                if value > best.0 {
                    best = (value, at);
                }
            }
            at = next;
        }
        if known == count {
            return Some((best.1, false));
        }
        if self.nodes.len() >= MOST_MOVES {
            return if known > 0 {
                Some((best.1, false))
            } else {
                None
            };
        }
        let mut skip = chance.random_range(..count - known);
        let mut chosen = None;
        legal.for_each(rules, board, |play| {
            if chosen.is_some() || play == Move::Redeal || self.child_for(parent, play).is_some() {
                return;
            }
            if skip == 0 {
                chosen = Some(play);
            } else {
                skip -= 1;
            }
        });
        let play = chosen.expect("as many moves are new as are not known");
        Some((self.add(parent, self.node(play, round)), true))
    }

    /// Returns the child for a move, if it is in the tree.
    fn child_for(&self, parent: u32, play: Move) -> Option<u32> {
        self.children(parent)
            .find(|&at| self.nodes[at as usize].play == play)
    }

    /// Returns the child for a move, or `None` if it is not in the tree and the tree is full.
    fn find_or_add<const WORDS: usize>(
        &mut self,
        parent: u32,
        play: Move,
        round: &Round<WORDS>,
    ) -> Option<u32> {
        let known = self.child_for(parent, play);
        if known.is_some() || self.nodes.len() >= MOST_MOVES {
            return known;
        }
        Some(self.add(parent, self.node(play, round)))
    }

    /// Returns a node for a move of the seat in turn that has not been tried yet.
    fn node<const WORDS: usize>(&self, play: Move, round: &Round<WORDS>) -> Node {
        let team = round.rules().options.seating.team(round.board().turn());
        Node {
            prior: if self.has_prior {
                Some(prior::worth(round, play))
            } else {
                None
            },
            ..Node::of(play, team.number())
        }
    }

    /// Returns the children of a node, the newest first.
    fn children(&self, parent: u32) -> impl Iterator<Item = u32> {
        let mut next = self.nodes[parent as usize].child;
        std::iter::from_fn(move || {
            if next == NONE {
                return None;
            }
            let at = next;
            next = self.nodes[at as usize].sibling;
            Some(at)
        })
    }

    fn add(&mut self, parent: u32, mut node: Node) -> u32 {
        let at = u32::try_from(self.nodes.len()).expect("a tree fits in memory");
        node.sibling = self.nodes[parent as usize].child;
        self.nodes[parent as usize].child = at;
        self.nodes.push(node);
        at
    }
}

/// Returns the logarithm of a number that counts how often something happened. It is computed once, since a search asks for it
/// at every node.
#[inline]
#[expect(clippy::cast_precision_loss, reason = "a bound is a guess")]
fn logarithm(known: &mut Vec<f32>, number: u32) -> f32 {
    let at = number as usize;
    while known.len() <= at {
        known.push(exact::ln(known.len() as f32));
    }
    known[at]
}

impl Node {
    fn of(play: Move, team: u8) -> Self {
        Self {
            play,
            team,
            visits: 0,
            offered: 1,
            worth: 0.0,
            prior: None,
            child: NONE,
            sibling: NONE,
        }
    }

    /// Returns an upper bound for the move's value (UCB1, with the number of times it was available instead of the parent's
    /// visits).
    #[expect(clippy::cast_precision_loss, reason = "a bound is a guess")]
    #[inline]
    fn bound(&self, logarithm_of_offered: f32) -> f32 {
        if self.visits == 0 {
            return f32::INFINITY;
        }
        let visits = self.visits as f32;
        self.mean() + CURIOSITY * (logarithm_of_offered / visits).sqrt()
    }

    /// Returns a lower bound for the move's value.
    #[expect(clippy::cast_precision_loss, reason = "a bound is a guess")]
    fn surely(&self) -> f32 {
        if self.visits == 0 {
            return f32::NEG_INFINITY;
        }
        self.mean() - CURIOSITY / (self.visits as f32).sqrt()
    }

    /// Returns the average result of the move, combined with the estimate by the rule of thumb.
    #[expect(clippy::cast_precision_loss, reason = "trials are few")]
    fn mean(&self) -> f32 {
        let visits = self.visits as f32;
        self.prior.map_or(self.worth / visits, |prior| {
            (self.worth + prior::TRIALS * prior) / (visits + prior::TRIALS)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::search::scene::{SearchScene, rules};
    use crate::rules::Seating;
    use crate::table::Shuffle;

    #[test]
    fn a_rule_of_thumb_is_asked_about_a_new_move_where_it_speaks() {
        let rules = rules("cubano", Seating::teams_of(2, 2), &[]);
        let scene = SearchScene::new(rules, &["0-0 1-0 2-0 2-1 3-0 3-1 3-2 4-0 4-1 5-4"], "");
        let mut tree = SearchTree::default();
        for speaks in [true, false] {
            tree.clear(speaks);
            let mut round = scene.round().clone();
            tree.descend(&mut round, Seats::default(), &mut Shuffle::chance_for(1, 0));
            let [at] = tree.path[..] else {
                panic!("one move is new");
            };
            let node = tree.nodes[at as usize];
            let thought = prior::worth(scene.round(), node.play);
            assert_eq!(node.prior, speaks.then_some(thought));
        }
    }

    #[test]
    fn what_was_tried_often_silences_the_rule_of_thumb() {
        let gain = |visits| {
            let node = |prior| Node {
                visits,
                offered: visits,
                worth: 0.0,
                prior,
                ..Node::of(Move::Pass, 0)
            };
            let of_offered = logarithm(&mut Vec::new(), visits);
            node(Some(1.0)).bound(of_offered) - node(None).bound(of_offered)
        };
        // One trial weighs little compared with the estimate, ten weigh as much, a thousand nearly everything.
        assert!(gain(1) > 0.9);
        assert!((gain(10) - 0.5).abs() < 0.01);
        assert!((0.0..0.02).contains(&gain(1000)));
    }
}
