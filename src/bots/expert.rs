//! Information-set Monte Carlo tree search: one tree of what everybody may see, grown through ever other deals of the
//! hidden tiles that agree with the view. (Cowling, Powley and Whitehouse, 2012.)

use super::Bot;
use super::belief::Belief;
use super::judgement::{Judgement, Worth};
use super::nerve;
use super::rollout;
use crate::bax::Choice;
use crate::rules::{Move, Round, SEATS};
use crate::table::{CardView, View};
use rand::{Rng, RngExt};
use std::sync::Arc;

/// How many rounds are thought through before a move, if nobody says otherwise.
pub(super) const ITERATIONS: u32 = 3000;

/// How much a move that was seldom tried is worth trying again.
const CURIOSITY: f32 = 0.5;

/// How hard a search tries.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// How many rounds are thought through.
    pub(super) iterations: u32,
    /// Whether others are believed to lay what is good for them.
    pub(super) shrewd: bool,
}

/// Plays what a search finds best.
pub(super) struct Expert<R, const WORDS: usize> {
    chance: R,
    effort: Effort,
    search: Search<WORDS>,
}

impl<R, const WORDS: usize> Expert<R, WORDS> {
    pub(super) fn new(iterations: u32, chance: R) -> Self {
        Self {
            chance,
            effort: Effort {
                iterations,
                shrewd: true,
            },
            search: Search::new(),
        }
    }
}

impl<R: Rng + Send, const WORDS: usize> Bot<WORDS> for Expert<R, WORDS> {
    fn choose(&mut self, view: &View<'_, WORDS>) -> Move {
        self.search.best(view, self.effort, &mut self.chance)
    }

    fn stake(&mut self, view: &CardView<'_>) -> Choice {
        nerve::stake(view)
    }
}

/// A move in the tree, and what came of it.
#[derive(Clone, Copy, Debug)]
struct Node {
    play: Move,
    /// The team that moves.
    team: u8,
    visits: u32,
    /// How often the move was there to be chosen.
    offered: u32,
    worth: f32,
    child: u32,
    sibling: u32,
}

/// No node: the root is nobody's child.
const NONE: u32 = 0;

/// The tree, its memory kept from one decision to the next.
pub(super) struct Search<const WORDS: usize> {
    nodes: Vec<Node>,
    path: Vec<u32>,
    belief: Belief<WORDS>,
    round: Option<Round<WORDS>>,
}

impl<const WORDS: usize> Search<WORDS> {
    pub(super) fn new() -> Self {
        Self {
            nodes: Vec::new(),
            path: Vec::new(),
            belief: Belief::new(),
            round: None,
        }
    }

    /// The best move for the seat in turn.
    pub(super) fn best(
        &mut self,
        view: &View<'_, WORDS>,
        effort: Effort,
        chance: &mut impl Rng,
    ) -> Move {
        let legal = view.legal.expect("a computer player is asked in its turn");
        if legal.count() == 1 {
            return legal
                .nth(0, view.rules, view.board)
                .expect("one of one move");
        }
        if legal.may_redeal() {
            // Five doubles are a hand that others will hold up.
            return Move::Redeal;
        }
        self.grow(view, effort, chance);
        let mut best = (0, Move::Pass);
        let mut at = self.nodes[0].child;
        while at != NONE {
            let node = self.nodes[at as usize];
            if node.visits > best.0 {
                best = (node.visits, node.play);
            }
            at = node.sibling;
        }
        best.1
    }

    /// Grows the tree from a view.
    fn grow(&mut self, view: &View<'_, WORDS>, effort: Effort, chance: &mut impl Rng) {
        let judgement = Judgement::new(view.rules, view.tally);
        self.belief.look(view, effort.shrewd, chance);
        self.nodes.clear();
        self.nodes.push(Node::of(Move::Pass, 0));
        let mut round = match self.round.take() {
            Some(round) if Arc::ptr_eq(round.rules(), view.rules) => round,
            _ => Round::imagine(
                Arc::clone(view.rules),
                view.board,
                self.belief.world(chance),
            )
            .expect("the hidden tiles are dealt as they are held"),
        };
        for _ in 0..effort.iterations {
            round
                .imagine_again(view.board, self.belief.world(chance))
                .expect("the hidden tiles are dealt as they are held");
            self.descend(&mut round, chance);
            let Some(ended) = rollout::lively(&mut round, chance) else {
                continue;
            };
            let worth = judgement.judge(view.rules, &ended);
            self.learn(&worth);
        }
        self.round = Some(round);
    }

    /// Follows the tree down to a move that is new to it, and adds that.
    fn descend(&mut self, round: &mut Round<WORDS>, chance: &mut impl Rng) {
        self.path.clear();
        let mut at = 0;
        while round.board().end().is_none() {
            let turn = round.board().turn();
            let seating = round.rules().options().seating;
            let (chosen, is_new) = self.choose(at, seating.team(turn).number(), round, chance);
            self.path.push(chosen);
            let play = self.nodes[chosen as usize].play;
            round
                .play(turn, play)
                .expect("the tree offers what is legal");
            at = chosen;
            if is_new {
                return;
            }
        }
    }

    /// Chooses the child to follow, and tells whether it is new.
    fn choose(
        &mut self,
        parent: u32,
        team: u8,
        round: &Round<WORDS>,
        chance: &mut impl Rng,
    ) -> (u32, bool) {
        let (rules, board, legal) = (round.rules(), round.board(), round.legal());
        // Asking for a new deal is the last of the moves, and not thought about.
        let count = legal.count() - usize::from(legal.may_redeal());
        let mut known = 0;
        let mut best = (f32::NEG_INFINITY, NONE);
        let mut at = self.nodes[parent as usize].child;
        while at != NONE {
            let node = &mut self.nodes[at as usize];
            let next = node.sibling;
            if legal.allows(node.play, rules, board) {
                known += 1;
                node.offered += 1;
                let value = node.bound();
                if value > best.0 {
                    best = (value, at);
                }
            }
            at = next;
        }
        if known == count {
            return (best.1, false);
        }
        let mut skip = chance.random_range(..count - known);
        for n in 0..count {
            let play = legal.nth(n, rules, board).expect("one of the count");
            if self.has_child(parent, play) {
                continue;
            }
            if skip == 0 {
                return (self.add(parent, Node::of(play, team)), true);
            }
            skip -= 1;
        }
        unreachable!("as many moves are new as are not known")
    }

    fn has_child(&self, parent: u32, play: Move) -> bool {
        let mut at = self.nodes[parent as usize].child;
        while at != NONE {
            if self.nodes[at as usize].play == play {
                return true;
            }
            at = self.nodes[at as usize].sibling;
        }
        false
    }

    fn add(&mut self, parent: u32, mut node: Node) -> u32 {
        let at = u32::try_from(self.nodes.len()).expect("a tree fits in memory");
        node.sibling = self.nodes[parent as usize].child;
        self.nodes[parent as usize].child = at;
        self.nodes.push(node);
        at
    }

    fn learn(&mut self, worth: &Worth) {
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.worth += worth[usize::from(node.team) % SEATS];
        }
    }
}

impl Node {
    fn of(play: Move, team: u8) -> Self {
        Self {
            play,
            team,
            visits: 0,
            offered: 1,
            worth: 0.0,
            child: NONE,
            sibling: NONE,
        }
    }

    /// What the move may be worth at best, as far as it was tried.
    #[expect(clippy::cast_precision_loss, reason = "a bound is a guess")]
    fn bound(&self) -> f32 {
        if self.visits == 0 {
            return f32::INFINITY;
        }
        let visits = self.visits as f32;
        self.worth / visits + CURIOSITY * ((self.offered as f32).ln() / visits).sqrt()
    }
}
