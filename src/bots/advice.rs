//! A move for a person, with what speaks for it.

use super::passed::passed_on;
use super::search::{Effort, Search};
use crate::rules::{Arm, Legal, Move, Open, Pip, Placement, Seat, Shape, Spare, Tile, TileSet};
use crate::table::View;
use rand::Rng;

/// How hard the adviser thinks: a person waits for it.
const EFFORT: Effort = Effort {
    iterations: 1000,
    shrewd: true,
};

/// As many reasons are given as can be kept in mind.
const REASONS: usize = 2;

/// So many tiles of a number in hand are worth keeping it open.
const SEVERAL: usize = 2;

/// As many hidden tiles at most go on an end that is hard to follow on…
const FEW: usize = 2;

/// …and at most one of so many: of double-6, a quarter of the tiles have a number.
const ONE_IN: usize = 6;

/// A move, and what speaks for it, the strongest reason first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The move.
    pub play: Move,
    /// Why. Empty where nothing stands out but that the search found it best.
    pub reasons: Vec<Reason>,
}

/// What speaks for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It leaves a half open that the hand has more tiles with.
    KeepsOpen(Pip),
    /// The hand has more tiles with this half, which will fit what it leaves open; the half itself does not lie open.
    WillFit(Pip),
    /// The next opponent who may lay there passed on the half that it leaves open.
    PassedOn(Seat, Pip),
    /// A team-mate passed on the half that it covers.
    Frees(Seat, Pip),
    /// It saves this tile, which could be laid, for later: a wild one, or any where the turn is passed.
    Saves(Tile),
    /// The own arm stays closed to the others.
    StaysClosed,
    /// The arm of this seat closes to all others.
    Closes(Seat),
    /// It sheds the most points, of several tiles.
    Sheds(u32),
    /// It is a double, which goes on one number only.
    Double,
    /// So few of the tiles that the seat does not see go on the end that it leaves; 0: nobody else can lay there.
    Scarce(usize),
    /// This tile of the hand goes on the end that it leaves.
    Follow(Tile),
    /// It is the last tile of the hand.
    LastTile,
    /// Nothing else can be done.
    Forced,
    /// The hand is poor, and a team-mate may open.
    MateOpens,
    /// The hand weighs so many points.
    Heavy(u32),
    /// The hand holds so many doubles.
    Doubles(usize),
}

impl Reason {
    /// Its place among others, the strongest first: what stops or frees somebody is news; what sheds points, everybody sees.
    fn rank(self) -> u8 {
        match self {
            Self::PassedOn(..) | Self::Frees(..) | Self::LastTile | Self::Forced => 0,
            Self::KeepsOpen(_) | Self::WillFit(_) => 1,
            Self::Scarce(_) => 2,
            Self::Saves(_) => 3,
            Self::Double => 4,
            Self::Sheds(_) | Self::MateOpens | Self::Heavy(_) | Self::Doubles(_) => 5,
            Self::Follow(_) | Self::StaysClosed | Self::Closes(_) => 6,
        }
    }
}

/// Advises the seat in turn.
///
/// # Panics
/// If it is not the seat's turn.
pub fn advise<const WORDS: usize>(view: &View<'_, WORDS>, chance: &mut impl Rng) -> Advice {
    let play = Search::new().best(view, EFFORT, chance);
    let mut reasons = reasons(view, play);
    reasons.truncate(REASONS);
    Advice { play, reasons }
}

/// Everything that speaks for a legal move, the strongest reason first.
#[must_use]
pub fn reasons<const WORDS: usize>(view: &View<'_, WORDS>, play: Move) -> Vec<Reason> {
    if view.moves().nth(1).is_none() {
        return vec![Reason::Forced];
    }
    let mut reasons = match play {
        Move::Open(tile) => reasons_to_open(view, tile),
        Move::Lay(placement) => reasons_to_lay(view, placement),
        Move::Draw => saves(view, None).into_iter().collect(),
        Move::Pass if view.board.first().is_none() => vec![Reason::MateOpens],
        Move::Swap | Move::Keep => vec![Reason::Heavy(view.rules.weigh(view.hand))],
        Move::Redeal => {
            let doubles = view.hand & view.rules.doubles();
            vec![Reason::Doubles(doubles.len())]
        }
        Move::Pass => vec![kept(view)],
        Move::TimeUp => Vec::new(),
    };
    reasons.sort_by_key(|reason| reason.rank());
    reasons
}

/// What a turn that is passed keeps: a tile that could be laid, or the hand that could be exchanged.
fn kept<const WORDS: usize>(view: &View<'_, WORDS>) -> Reason {
    let could = view.legal.and_then(|legal| legal.playable().last());
    could.map_or_else(|| Reason::Heavy(view.rules.weigh(view.hand)), Reason::Saves)
}

fn reasons_to_open<const WORDS: usize>(view: &View<'_, WORDS>, tile: Tile) -> Vec<Reason> {
    let begins = view.rules.book().begins(tile, view.rules.options());
    let mut reasons: Vec<Reason> = begins
        .into_iter()
        .filter_map(|open| follows(view, tile, open))
        .collect();
    reasons.dedup();
    reasons.extend(saves(view, Some(tile)));
    reasons.extend(sheds(view, tile));
    reasons
}

fn reasons_to_lay<const WORDS: usize>(view: &View<'_, WORDS>, placement: Placement) -> Vec<Reason> {
    let Placement { tile, arm, way } = placement;
    if view.hand.len() == 1 {
        return vec![Reason::LastTile];
    }
    let passed = passed_on(view);
    let seating = view.rules.options().seating;
    let others = || {
        let playing = view.board.playing();
        let next = playing.after(view.seat).unwrap_or(view.seat);
        let holds = |seat: &Seat| *seat != view.seat && view.board.hand_size(*seat) > 0;
        playing.from(next).filter(holds)
    };
    let mate = |seat: &Seat| seating.team(*seat) == seating.team(view.seat);
    let left = view.rules.leaves(tile, way);
    let covered = view.board.end_of(arm);
    let mut reasons = Vec::new();
    if may_follow(view, arm, view.seat) {
        let several = follows(view, tile, left);
        reasons.extend(several.or_else(|| follow(view, tile, left)));
    }
    let (fitting, hidden) = hidden_that_fit(view, left);
    let theirs = others().any(|seat| may_follow(view, arm, seat));
    if theirs && fitting <= FEW && fitting * ONE_IN <= hidden {
        reasons.push(Reason::Scarce(fitting));
    }
    // What nobody holds stops everybody.
    if let Some(half) = left.only().filter(|_| fitting > 0) {
        let next = others().find(|seat| !mate(seat) && may_follow(view, arm, *seat));
        let stopped = next.filter(|seat| passed[seat.index()].contains(half));
        reasons.extend(stopped.map(|seat| Reason::PassedOn(seat, half)));
    }
    if let Some(half) = covered.only().filter(|_| left != covered) {
        let freed = others()
            .filter(mate)
            .find(|seat| passed[seat.index()].contains(half));
        reasons.extend(freed.map(|seat| Reason::Frees(seat, half)));
    }
    reasons.extend(saves(view, Some(tile)));
    let wild = view.rules.wild();
    let legal = view.legal.map_or(TileSet::EMPTY, Legal::playable);
    let single = legal.iter().any(|other| !other.is_double());
    if tile.is_double() && !wild.contains(tile) && single {
        reasons.push(Reason::Double);
    }
    reasons.extend(sheds(view, tile));
    if view.rules.shape() == Shape::Owned {
        let others = arm.owner().filter(|owner| *owner != view.seat);
        reasons.push(others.map_or(Reason::StaysClosed, Reason::Closes));
    }
    reasons
}

/// Whether a seat may lay on an arm once a tile was laid there: on its own only, where arms are owned.
fn may_follow<const WORDS: usize>(view: &View<'_, WORDS>, arm: Arm, seat: Seat) -> bool {
    match view.rules.shape() {
        Shape::Line | Shape::Star(_) => true,
        Shape::Owned => arm.owner() == Some(seat),
    }
}

/// How many of the tiles that the seat does not see go on this end, and how many those are in all.
fn hidden_that_fit<const WORDS: usize>(view: &View<'_, WORDS>, open: Open) -> (usize, usize) {
    let hidden = TileSet::all(view.rules.options().set)
        .without(view.hand)
        .without(view.board.laid());
    ((hidden & view.rules.fits(open).any).len(), hidden.len())
}

/// That the hand has a tile to follow with.
fn follow<const WORDS: usize>(view: &View<'_, WORDS>, tile: Tile, left: Open) -> Option<Reason> {
    let mut rest = view.hand & view.rules.fits(left).any;
    rest.remove(tile);
    rest.last().map(Reason::Follow)
}

/// That the hand has several more tiles to follow with, where this end is left open.
fn follows<const WORDS: usize>(view: &View<'_, WORDS>, tile: Tile, left: Open) -> Option<Reason> {
    let rules = view.rules;
    let mut rest = view.hand;
    rest.remove(tile);
    let with = |tiles: TileSet<WORDS>, half: Pip| tiles.iter().filter(move |tile| tile.has(half));
    let fits = rules.fits(left).any;
    let all = TileSet::all(rules.options().set);
    let joins = |half: &Pip| with(all, *half).all(|tile| fits.contains(tile));
    let half = (0..=rules.options().set.top().get())
        .map(Pip::new)
        .find(joins)?;
    if with(rest, half).count() < SEVERAL {
        return None;
    }
    // Until a star has all its arms, they are not open.
    let open = match rules.shape() {
        Shape::Star(points) => view.board.arms().len() >= points,
        Shape::Line | Shape::Owned => true,
    };
    Some(if open && left.only() == Some(half) {
        Reason::KeepsOpen(half)
    } else {
        Reason::WillFit(half)
    })
}

/// That a wild tile that could be laid stays in the hand, where another tile is laid, or one is drawn.
fn saves<const WORDS: usize>(view: &View<'_, WORDS>, laid: Option<Tile>) -> Option<Reason> {
    let wild = view.rules.wild();
    if laid.is_some_and(|tile| wild.contains(tile))
        || view.rules.drawing().spare_wild == Spare::No && laid.is_none()
    {
        return None;
    }
    let could = view.legal?.playable() & wild;
    could.last().map(Reason::Saves)
}

/// That no other tile that could be laid weighs as much.
fn sheds<const WORDS: usize>(view: &View<'_, WORDS>, tile: Tile) -> Option<Reason> {
    let playable = view.legal.map(Legal::playable)?;
    let weight = view.rules.weight(tile);
    let mut others = playable.iter().filter(|&other| other != tile).peekable();
    others.peek()?;
    let heaviest = others.all(|other| view.rules.weight(other) < weight);
    heaviest.then_some(Reason::Sheds(weight))
}
