//! A move for a person, with what speaks for it.

use super::expert::{Effort, Search};
use super::lacks::lacks;
use super::nerve;
use crate::bax::Choice;
use crate::rules::{Legal, Move, Open, Pip, Placement, SEATS, Seat, Tile, TileSet};
use crate::table::{CardView, View};
use rand::Rng;

/// How hard the adviser thinks: a person waits for it.
const EFFORT: Effort = Effort {
    iterations: 1000,
    shrewd: true,
};

/// As many reasons are given as can be kept in mind.
const REASONS: usize = 2;

/// A move, and what speaks for it, the strongest reason first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The move.
    pub play: Move,
    /// Why. Empty where nothing else can be done, or nothing stands out but that the search found it best.
    pub reasons: Vec<Reason>,
}

/// What speaks for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It leaves a half open that the hand has more tiles with.
    KeepsOpen(Pip),
    /// The next opponent passed on the half that it leaves open.
    PassedOn(Seat, Pip),
    /// A team-mate passed on the half that it covers.
    Frees(Seat, Pip),
    /// It sheds the most points, of several tiles.
    Sheds(u32),
    /// It is a double, which goes on one number only.
    Double,
    /// The hand is poor, and a team-mate may open.
    MateOpens,
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

/// Advises the seat in turn of a hand of cards.
#[must_use]
pub fn advise_cards(view: &CardView<'_>) -> Choice {
    nerve::stake(view)
}

fn reasons<const WORDS: usize>(view: &View<'_, WORDS>, play: Move) -> Vec<Reason> {
    if view.moves().nth(1).is_none() {
        return Vec::new();
    }
    match play {
        Move::Open(tile) => {
            let half = |half: Pip| keeps_open(view, tile, half);
            let mut reasons: Vec<Reason> = [half(tile.high()), half(tile.low())]
                .into_iter()
                .flatten()
                .collect();
            reasons.dedup();
            reasons.extend(sheds(view, tile));
            reasons
        }
        Move::Lay(placement) => reasons_to_lay(view, placement),
        Move::Pass if view.board.first().is_none() => vec![Reason::MateOpens],
        Move::Draw | Move::Pass | Move::Keep | Move::Swap | Move::Redeal | Move::TimeUp => {
            Vec::new()
        }
    }
}

fn reasons_to_lay<const WORDS: usize>(view: &View<'_, WORDS>, placement: Placement) -> Vec<Reason> {
    let Placement { tile, arm, way } = placement;
    let lacks = lacks(view);
    let seating = view.rules.options().seating;
    let seats = || {
        let playing = view.board.playing();
        let next = playing.after(view.seat).unwrap_or(view.seat);
        playing.from(next).filter(|&seat| seat != view.seat)
    };
    let mate = |seat: &Seat| seating.team(*seat) == seating.team(view.seat);
    let passed = |seat: Seat, open: Open| lacks_all(view, &lacks, seat, open);
    let left = view.rules.leaves(tile, way);
    let covered = view.board.end_of(arm);
    let mut reasons = Vec::new();
    if let Some(half) = left.only() {
        reasons.extend(keeps_open(view, tile, half));
        let next = seats().find(|seat| !mate(seat));
        let stopped = next.filter(|&seat| passed(seat, left));
        reasons.extend(stopped.map(|seat| Reason::PassedOn(seat, half)));
    }
    if let Some(half) = covered.only().filter(|_| left != covered) {
        let freed = seats().filter(mate).find(|&seat| passed(seat, covered));
        reasons.extend(freed.map(|seat| Reason::Frees(seat, half)));
    }
    if tile.is_double() {
        reasons.push(Reason::Double);
    }
    reasons.extend(sheds(view, tile));
    // What stops or frees somebody is news; what sheds points, everybody sees.
    reasons.sort_by_key(|reason| match reason {
        Reason::PassedOn(..) | Reason::Frees(..) => 0,
        Reason::KeepsOpen(_) => 1,
        Reason::Double => 2,
        Reason::Sheds(_) | Reason::MateOpens => 3,
    });
    reasons
}

/// Whether a seat has shown to hold nothing that fits such an end, of the tiles that are hidden.
fn lacks_all<const WORDS: usize>(
    view: &View<'_, WORDS>,
    lacks: &[TileSet<WORDS>; SEATS],
    seat: Seat,
    open: Open,
) -> bool {
    let hidden = TileSet::all(view.rules.options().set)
        .without(view.hand)
        .without(view.board.laid());
    let fitting = view.rules.fits(open).any & hidden;
    !fitting.is_empty() && fitting.without(lacks[seat.index()]).is_empty()
}

/// That the hand has more tiles to follow with, where this half is left open.
fn keeps_open<const WORDS: usize>(view: &View<'_, WORDS>, tile: Tile, half: Pip) -> Option<Reason> {
    let mut rest = view.hand;
    rest.remove(tile);
    let same = rest.iter().filter(|other| other.has(half)).count();
    let fitting = (rest & view.rules.fits(Open::half(half)).any).len();
    (same >= 2 && fitting >= same).then_some(Reason::KeepsOpen(half))
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
