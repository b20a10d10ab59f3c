//! Finds the reasons for a move that a person can learn from.

use super::reason::Reason;
use crate::rules::{
    Arm, Halves, LegalMoves, Move, OpenEnd, Pip, Placement, PublicMove, SEATS, Seat, Tile, TileSet,
};
use crate::table::View;

/// From this many tiles of a number in hand, it is worth keeping the number open.
const SEVERAL: usize = 2;

/// An end is hard to follow if at most this many hidden tiles fit on it…
const FEW: usize = 2;

/// …and at most one hidden tile in this many. (In double-six, a quarter of the tiles have a given number.)
const ONE_IN: usize = 6;

/// Returns all reasons for a legal move, the strongest first.
pub fn reasons<const WORDS: usize>(view: &View<'_, WORDS>, play: Move) -> Vec<Reason> {
    if view.moves().nth(1).is_none() {
        return vec![Reason::Forced];
    }
    if alike(view) {
        return vec![Reason::Alike];
    }
    let mut reasons = match play {
        Move::Open(tile) => reasons_to_open(view, tile),
        Move::Lay(placement) => reasons_to_lay(view, placement),
        Move::Draw => saves(view, None).into_iter().collect(),
        Move::Pass if view.board.first().is_none() => vec![Reason::MateOpens],
        Move::Swap => vec![Reason::Heavy(view.rules.weigh(view.hand))],
        Move::Keep => vec![Reason::PaysDouble],
        Move::Redeal => vec![Reason::Doubles((view.hand & view.rules.doubles).len())],
        Move::Pass => vec![reason_for_passing(view)],
        Move::TimeUp => Vec::new(),
    };
    reasons.extend(compared(view, play));
    let made = view.would_make(play) + view.would_earn(play);
    if made > 0 {
        reasons.insert(0, Reason::Scores(made));
    }
    reasons.sort_by_key(|reason| reason.rank());
    reasons
}

/// Returns whether the only playable tile fits on ends that show the same, and leaves the same on each.
fn alike<const WORDS: usize>(view: &View<'_, WORDS>) -> bool {
    let mut lays = view.moves().map(|play| match play {
        Move::Lay(laid) => Some((
            laid.tile,
            view.board.end_of(laid.arm),
            view.rules.leaves(laid.tile, laid.orientation),
            view.would_make(play),
        )),
        _ => None,
    });
    let first = lays.next().flatten();
    first.is_some() && !view.rules.shape.has_owned_arms() && lays.all(|lay| lay == first)
}

/// How many tiles fit on the ends after a move.
struct Outlook {
    /// How many tiles of the hand fit on some end.
    own: usize,
    /// How many tiles not seen by this seat fit on some end.
    hidden: usize,
}

/// Counts the tiles that fit after a tile was laid. Returns `None` unless all ends are open to all players.
fn outlook<const WORDS: usize>(view: &View<'_, WORDS>, play: Move) -> Option<Outlook> {
    if !view.board.is_open_to_all(view.rules) {
        return None;
    }
    let (tile, ends): (Tile, Vec<OpenEnd>) = match play {
        Move::Open(tile) => (tile, view.rules.begins(tile).to_vec()),
        Move::Lay(placement) => {
            let ends = view.board.foresee(view.rules).ends(placement);
            (placement.tile, ends)
        }
        _ => return None,
    };
    let fitting = ends
        .into_iter()
        .fold(TileSet::EMPTY, |all, end| all | view.rules.fits(end).any);
    let mut own = view.hand & fitting;
    own.remove(tile);
    Some(Outlook {
        own: own.len(),
        hidden: (view.unseen() & fitting).len(),
    })
}

/// Returns the reasons for which a move is better than some other moves that lay a tile, and worse than none.
fn compared<const WORDS: usize>(view: &View<'_, WORDS>, play: Move) -> Vec<Reason> {
    let Some(this) = outlook(view, play) else {
        return Vec::new();
    };
    let others: Vec<Outlook> = view
        .moves()
        .filter_map(|play| outlook(view, play))
        .collect();
    let leads = |before: fn(&Outlook, &Outlook) -> bool| {
        others.iter().any(|other| before(&this, other))
            && !others.iter().any(|other| before(other, &this))
    };
    let most = leads(|one, other| one.own > other.own).then_some(Reason::MostToLay);
    let least = leads(|one, other| one.hidden < other.hidden).then_some(Reason::LeastForOthers);
    most.into_iter().chain(least).collect()
}

/// Returns why a seat passes: it saves a playable tile, or keeps the hand whose exchange would double a loss.
fn reason_for_passing<const WORDS: usize>(view: &View<'_, WORDS>) -> Reason {
    let could = view.legal.and_then(|legal| legal.playable().last());
    could.map_or(Reason::PaysDouble, Reason::Saves)
}

fn reasons_to_open<const WORDS: usize>(view: &View<'_, WORDS>, tile: Tile) -> Vec<Reason> {
    let begins = view.rules.begins(tile);
    let mut reasons: Vec<Reason> = begins
        .into_iter()
        .filter_map(|open| follows(view, tile, open))
        .collect();
    reasons.dedup();
    reasons.extend(saves(view, Some(tile)));
    reasons.extend(alone(view, tile));
    reasons.extend(sheds(view, tile));
    reasons
}

fn reasons_to_lay<const WORDS: usize>(view: &View<'_, WORDS>, placement: Placement) -> Vec<Reason> {
    let Placement {
        tile,
        arm,
        orientation,
    } = placement;
    if view.hand.len() == 1 {
        return vec![Reason::LastTile];
    }
    let passed = passed_on(view);
    let seating = view.rules.options.seating;
    let others = || {
        let playing = view.board.playing();
        let next = playing.after(view.seat).unwrap_or(view.seat);
        let holds = |seat: &Seat| *seat != view.seat && view.board.hand_size(*seat) > 0;
        playing.from(next).filter(holds)
    };
    let mate = |seat: &Seat| seating.team(*seat) == seating.team(view.seat);
    let left = view.rules.leaves(tile, orientation);
    let covered = view.board.end_of(arm);
    let mut reasons = Vec::new();
    if view.rules.shape.may_follow(arm, view.seat) {
        let several = follows(view, tile, left);
        reasons.extend(several.or_else(|| follow(view, tile, left)));
    }
    let unseen = view.unseen();
    let fitting = (unseen & view.rules.fits(left).any).len();
    let theirs = others().any(|seat| view.rules.shape.may_follow(arm, seat));
    if theirs && fitting <= FEW && fitting * ONE_IN <= unseen.len() {
        reasons.push(Reason::Scarce(fitting));
    }
    // If no tile fits on a half, every seat is blocked there.
    if let Some(half) = left.only().filter(|_| fitting > 0) {
        let next = others().find(|seat| !mate(seat) && view.rules.shape.may_follow(arm, *seat));
        let stopped = next.filter(|seat| passed[seat.index()].contains(half));
        reasons.extend(stopped.map(|seat| Reason::PassedOn(seat, half)));
    }
    if let Some(half) = covered.only().filter(|_| left.only() != covered.only()) {
        let freed = others()
            .filter(mate)
            .find(|seat| passed[seat.index()].contains(half));
        reasons.extend(freed.map(|seat| Reason::Frees(seat, half)));
    }
    reasons.extend(saves(view, Some(tile)));
    let wild = view.rules.wild;
    let legal = view.legal.map_or(TileSet::EMPTY, LegalMoves::playable);
    let single = legal.iter().any(|other| !other.is_double());
    if tile.is_double() && !wild.contains(tile) && single {
        reasons.push(Reason::Double);
    }
    reasons.extend(alone(view, tile));
    reasons.extend(sheds(view, tile));
    if view.rules.shape.has_marks() {
        reasons.extend(on_trains(view, tile, arm));
    }
    if view.rules.shape.may_decline() {
        let others = arm.owner().filter(|owner| *owner != view.seat);
        reasons.push(others.map_or(Reason::StaysClosed, Reason::Closes));
    }
    reasons
}

/// Returns what a tile on this train does besides changing its end.
fn on_trains<const WORDS: usize>(view: &View<'_, WORDS>, tile: Tile, arm: Arm) -> Option<Reason> {
    let own = Arm::of(view.seat);
    let others = |legal: &LegalMoves<WORDS>| legal.on(own).iter().any(|other| other != tile);
    let on_own = view.legal.is_some_and(others);
    if view.board.waiting().first() == Some(&arm) {
        Some(Reason::Covers)
    } else if arm == own {
        view.board.open().contains(own).then_some(Reason::Unmarks)
    } else {
        on_own.then_some(Reason::SavesOwn)
    }
}

/// Returns that the hand has a tile to follow with, if it has.
fn follow<const WORDS: usize>(view: &View<'_, WORDS>, tile: Tile, left: OpenEnd) -> Option<Reason> {
    let mut rest = view.hand & view.rules.fits(left).any;
    rest.remove(tile);
    rest.last().map(Reason::Follow)
}

/// Returns that the hand has several more tiles to follow with, if it has and this end is left open.
fn follows<const WORDS: usize>(
    view: &View<'_, WORDS>,
    tile: Tile,
    left: OpenEnd,
) -> Option<Reason> {
    let rules = view.rules;
    let mut rest = view.hand;
    rest.remove(tile);
    let with = |tiles: TileSet<WORDS>, half: Pip| tiles.iter().filter(move |tile| tile.has(half));
    let fits = rules.fits(left).any;
    let all = TileSet::all(rules.options.set);
    let joins = |half: &Pip| with(all, *half).all(|tile| fits.contains(tile));
    let half = (0..=rules.options.set.top().get())
        .map(Pip::new)
        .find(joins)?;
    if with(rest, half).count() < SEVERAL {
        return None;
    }
    let open = rules.shape.has_owned_arms() || view.board.is_open_to_all(view.rules);
    Some(if open && left.only() == Some(half) {
        Reason::KeepsOpen(half)
    } else {
        Reason::WillFit(half)
    })
}

/// Returns that a playable wild tile is kept, if it is, because another tile is laid or one is drawn.
fn saves<const WORDS: usize>(view: &View<'_, WORDS>, laid: Option<Tile>) -> Option<Reason> {
    let wild = view.rules.wild;
    if laid.is_some_and(|tile| wild.contains(tile))
        || view.rules.drawing.spare_wild.is_none() && laid.is_none()
    {
        return None;
    }
    let could = view.legal?.playable() & wild;
    could.last().map(Reason::Saves)
}

/// Returns that the tile counts more as the last tile of a hand, if it does.
fn alone<const WORDS: usize>(view: &View<'_, WORDS>, tile: Tile) -> Option<Reason> {
    let lone = view.rules.lone(tile);
    (lone > view.rules.weight(tile)).then_some(Reason::Alone(lone))
}

/// Returns that no other playable tile weighs as much, if that is so.
fn sheds<const WORDS: usize>(view: &View<'_, WORDS>, tile: Tile) -> Option<Reason> {
    let playable = view.legal.map(LegalMoves::playable)?;
    let weight = view.rules.weight(tile);
    let mut others = playable.iter().filter(|&other| other != tile).peekable();
    others.peek()?;
    let heaviest = others.all(|other| view.rules.weight(other) < weight);
    heaviest.then_some(Reason::Sheds(weight))
}

/// Returns for each seat the halves that were open when it passed, as long as it has not drawn since.
fn passed_on<const WORDS: usize>(view: &View<'_, WORDS>) -> [Halves; SEATS] {
    let mut passed = [Halves::default(); SEATS];
    view.board.replay(view.rules, |past| {
        let halves = &mut passed[past.seat.index()];
        match past.public_move {
            PublicMove::Opened(_) | PublicMove::Laid(_) | PublicMove::LostTurn => {}
            // The tile drawn may have any halves.
            PublicMove::Drew | PublicMove::Swapped | PublicMove::Fined => {
                *halves = Halves::default();
            }
            PublicMove::Passed => *halves = halves.union(past.halves),
        }
    });
    passed
}
