//! A sensible player: keeps numbers open, sheds weight, minds team-mates.

use super::Bot;
use super::lacks::lacks;
use super::nerve;
use crate::bax::Choice;
use crate::rules::{
    ARMS, Arm, Arms, Move, Open, Pip, Placement, SEATS, Seat, Shape, Tile, TileSet,
};
use crate::table::{CardView, View};

/// Weighs each tile by what it leaves: its own next moves, what the neighbours can follow with, and points shed.
pub(super) struct Normal;

/// The worth of one tile of one's own that could follow, in pips.
const MOBILITY: i32 = 3;
/// The worth of each number one could still play after this, in pips.
const VARIETY: i32 = 2;
/// The worth of a double laid while it still can be, in pips.
const DOUBLE: i32 = 4;
/// The worth of a next opponent who cannot follow, in pips.
const STUCK_OPPONENT: i32 = 8;
/// The cost of a team-mate who cannot follow, in pips.
const STUCK_MATE: i32 = 6;

impl<const WORDS: usize> Bot<WORDS> for Normal {
    fn choose(&mut self, view: &View<'_, WORDS>) -> Move {
        let judge = Judge::new(view);
        view.moves()
            .max_by_key(|play| match *play {
                Move::Open(tile) => judge.opening(tile),
                Move::Lay(placement) => judge.laying(placement),
                Move::Draw => i32::MIN + 2,
                Move::Pass if view.legal.is_some_and(|legal| !legal.first().is_empty()) => {
                    judge.handing_on()
                }
                Move::Pass | Move::Keep | Move::TimeUp => i32::MIN + 1,
                Move::Swap => judge.swapping(),
                // Five doubles are a hand that others will hold up.
                Move::Redeal => i32::MAX,
            })
            .expect("a seat in turn can always do something")
    }

    fn stake(&mut self, view: &CardView<'_>) -> Choice {
        nerve::stake(view)
    }
}

struct Judge<'v, 'a, const WORDS: usize> {
    view: &'v View<'a, WORDS>,
    lacks: [TileSet<WORDS>; SEATS],
    unseen: TileSet<WORDS>,
    /// For each arm the hand may be laid on, what fits all others that matter to it.
    around: [TileSet<WORDS>; ARMS],
    /// How much a pip shed is worth, in quarters: more when the side is near the limit or somebody is nearly out.
    haste: i32,
}

impl<'v, 'a, const WORDS: usize> Judge<'v, 'a, WORDS> {
    fn new(view: &'v View<'a, WORDS>) -> Self {
        let options = view.rules.options();
        let board = view.board;
        let total = view.tally.total(options.seating.team(view.seat));
        let near_limit = options
            .goal
            .limit()
            .and_then(|limit| i32::try_from(limit).ok())
            .is_some_and(|limit| total * 2 > limit);
        let nearly_out = board
            .playing()
            .iter()
            .any(|seat| seat != view.seat && board.hand_size(seat) <= 2);
        let unseen = TileSet::all(options.set)
            .without(view.hand)
            .without(board.laid());
        let haste = 4 + 2 * i32::from(near_limit) + 3 * i32::from(nearly_out);
        Self {
            view,
            lacks: lacks(view),
            unseen,
            around: around(view),
            haste,
        }
    }

    fn opening(&self, tile: Tile) -> i32 {
        let ends = self
            .view
            .rules
            .book()
            .begins(tile, self.view.rules.options());
        let rules = self.view.rules;
        let fitting = ends
            .iter()
            .fold(TileSet::EMPTY, |all, &open| all | rules.fits(open).any);
        self.worth(tile, fitting)
    }

    fn laying(&self, placement: Placement) -> i32 {
        let Placement { tile, arm, way } = placement;
        let rules = self.view.rules;
        let left = rules.fits(rules.leaves(tile, way)).any;
        self.worth(tile, left | self.around[arm.index()])
    }

    /// What it is worth to let a team-mate open: more than any opening for a hand without a double and without three tiles of
    /// one number, since those that follow are lacking.
    fn handing_on(&self) -> i32 {
        let hand = self.view.hand;
        let doubles = hand.iter().any(Tile::is_double);
        let top = self.view.rules.options().set.top().get();
        let longest = (0..=top)
            .map(|pips| hand.iter().filter(|tile| tile.has(Pip::new(pips))).count())
            .max()
            .unwrap_or_default();
        if doubles || longest > 3 {
            i32::MIN
        } else {
            i32::MAX
        }
    }

    /// What it is worth to exchange the hand: nothing, unless it is much heavier than unknown tiles would be and does not fit,
    /// since a loss would count twice.
    fn swapping(&self) -> i32 {
        let rules = self.view.rules;
        let board = self.view.board;
        let fits = rules.fits(board.end_of(Arm::of(self.view.seat))).any;
        let fitting = count(self.view.hand & fits);
        let weight = rules.weigh(self.view.hand);
        let unseen = u32::try_from(self.unseen.len()).unwrap_or(1).max(1);
        let spare = u32::try_from(board.boneyard()).unwrap_or(0);
        let expected = rules.weigh(self.unseen) * spare / unseen;
        if fitting == 0 && weight * 2 > expected * 3 {
            i32::MAX
        } else {
            i32::MIN
        }
    }

    /// What it is worth to have laid this tile and left ends where these tiles fit, in quarters of a pip.
    fn worth(&self, tile: Tile, fitting: TileSet<WORDS>) -> i32 {
        let rules = self.view.rules;
        let mut rest = self.view.hand;
        rest.remove(tile);
        let own = count(rest & fitting);
        let variety = rest
            .iter()
            .fold(0u32, |halves, own| {
                halves | 1 << own.high().get() | 1 << own.low().get()
            })
            .count_ones() as usize;
        let shed =
            i32::try_from(rules.weight(tile)).expect("a tile weighs less than 256") * self.haste;
        let double = if tile.is_double() { DOUBLE } else { 0 };
        shed + 4 * (own * MOBILITY + count_of(variety) * VARIETY + double)
            + 4 * self.neighbours(fitting)
    }

    /// What it is worth that the seats behind can or cannot follow; the nearer, the more it counts.
    fn neighbours(&self, fitting: TileSet<WORDS>) -> i32 {
        let view = self.view;
        let seating = view.rules.options().seating;
        let others = view.board.playing();
        let Some(next) = others.after(view.seat) else {
            return 0;
        };
        let chance_to_follow = |seat: Seat| -> i32 {
            let candidates = count(self.unseen);
            let follow = count((fitting & self.unseen).without(self.lacks[seat.index()]));
            if follow == 0 {
                0
            } else {
                (follow * count_of(view.board.hand_size(seat)) * 8 / candidates.max(1)).min(8)
            }
        };
        let worth = |(distance, seat): (usize, Seat)| {
            let stuck = 8 - chance_to_follow(seat);
            let mate = seating.team(seat) == seating.team(view.seat);
            let each = if mate { -STUCK_MATE } else { STUCK_OPPONENT };
            each * stuck / 8 / (1 + count_of(distance))
        };
        others
            .from(next)
            .filter(|&seat| seat != view.seat)
            .take(2)
            .enumerate()
            .map(worth)
            .sum()
    }
}

/// For each arm the seat may lay on, what fits all others that will be there for it: those open to all and its own; in a star
/// that is not begun all round, also what joins the centre.
fn around<const WORDS: usize>(view: &View<'_, WORDS>) -> [TileSet<WORDS>; ARMS] {
    let (board, rules) = (view.board, view.rules);
    let mut around = [TileSet::EMPTY; ARMS];
    let Some(legal) = view.legal else {
        return around;
    };
    let arms = match rules.shape() {
        Shape::Line => board.arms(),
        Shape::Star(_) => board.arms().and(board.open()),
        Shape::Owned => board.open().and(Arms::only(Arm::of(view.seat))),
    };
    let fits = |arm: Arm| rules.fits(board.end_of(arm)).any;
    for arm in legal.arms().iter() {
        around[arm.index()] = arms
            .without(arm)
            .iter()
            .fold(TileSet::EMPTY, |all, other| all | fits(other));
    }
    if let (Shape::Star(points), Some(centre)) = (rules.shape(), board.first())
        && board.arms().len() + 1 < points
    {
        let joins = rules.fits(Open::half(centre.high())).any;
        around = around.map(|tiles| tiles | joins);
    }
    around
}

fn count<const WORDS: usize>(tiles: TileSet<WORDS>) -> i32 {
    count_of(tiles.len())
}

fn count_of(number: usize) -> i32 {
    i32::try_from(number).expect("no set has more than 190 tiles")
}
