//! Checks that every reason the adviser gives is true: each is compared with the round as it was really played, with code
//! independent of the adviser's.

mod cards;
mod trains;
mod tricks;

use super::{begin, seatings, view};
use serpente_engine::bots::{Level, Reason, reasons};
use serpente_engine::rules::{
    Arm, Move, OpenEnd, Orientation, Pip, Round, Rules, SEATS, Seat, Shape, Tally, Tile, TileSet,
    books,
};
use serpente_engine::table::{GameView, Shuffle};
use serpente_testing::soak::seeds;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// An observer who remembers, for each seat, the halves on which it passed since it last drew.
#[derive(Default)]
struct Witness {
    passed: [BTreeSet<Pip>; SEATS],
}

impl Witness {
    /// Observes a move before it is made.
    fn see(&mut self, round: &Round, play: Move) {
        let (board, seat) = (round.board(), round.board().turn());
        match play {
            Move::Draw | Move::Swap => self.passed[seat.index()].clear(),
            // A seat that declines to add a tile reveals nothing.
            Move::Pass if board.may_add(round.rules()) => {}
            Move::Pass if board.first().is_some() => {
                let arms: Vec<Arm> = match round.rules().shape {
                    Shape::Owned => vec![Arm::of(seat)],
                    // If a double is open, a pass reveals only that.
                    Shape::Trains { .. } => match board.waiting().first() {
                        Some(&oldest) => vec![oldest],
                        None => round.legal().arms().iter().collect(),
                    },
                    Shape::Line
                    | Shape::OneEnd
                    | Shape::Star(_)
                    | Shape::Spinner { .. }
                    | Shape::Tree
                    | Shape::Feet { .. } => round.legal().arms().iter().collect(),
                };
                for arm in arms {
                    if !board.needs_double(round.rules(), arm) {
                        self.passed[seat.index()].extend(board.end_of(arm).only());
                    }
                }
            }
            _ => {}
        }
    }
}

/// Returns whether a tile can be laid on such an end in any way, according to the rule book.
fn goes(round: &Round, open: OpenEnd, tile: Tile) -> bool {
    let rules = round.rules();
    Orientation::ALL
        .into_iter()
        .any(|orientation| (rules.book.fit.fits)(open, tile, orientation, &rules.options))
}

/// Returns the ends that the move leaves: of the tile it lays, and whether the seat itself may lay there in a later turn.
fn left(before: &Round, after: &Round, play: Move) -> Vec<(Arm, OpenEnd)> {
    let end = |arm: Arm| (arm, after.board().end_of(arm));
    match play {
        // A double that becomes a foot is covered by its toes.
        Move::Lay(placement) if placement.tile.is_double() && after.board().toes().is_some() => {
            after.board().open().iter().map(end).collect()
        }
        Move::Lay(placement) => vec![end(placement.arm)],
        Move::Open(_) => after.board().arms().iter().map(end).collect(),
        _ => panic!("{play:?} of {:?} leaves no end", before.board().turn()),
    }
}

/// Returns whether a seat may lay on the arm that was just laid on, as soon as it is its turn.
fn may_lay(after: &Round, arm: Arm, seat: Seat) -> bool {
    match after.rules().shape {
        Shape::Owned => arm == Arm::of(seat),
        Shape::Trains { seats, .. } => arm == Arm::of(seat) || arm.index() == usize::from(seats),
        Shape::Line
        | Shape::OneEnd
        | Shape::Star(_)
        | Shape::Spinner { .. }
        | Shape::Tree
        | Shape::Feet { .. } => true,
    }
}

fn with(hand: TileSet, half: Pip) -> Vec<Tile> {
    hand.iter().filter(|tile| tile.has(half)).collect()
}

/// Returns whether the seat's hand, after the move, has several tiles with the half, all of which fit on an end that the move
/// left.
fn follow(before: &Round, after: &Round, play: Move, half: Pip, shows: bool) -> bool {
    let seat = before.board().turn();
    let tiles = with(after.hand(seat), half);
    tiles.len() >= 2
        && left(before, after, play)
            .iter()
            .any(|&(arm, open): &(Arm, OpenEnd)| {
                (!shows
                    || open.only() == Some(half)
                        && after.board().open().contains(arm) | (arm == Arm::of(seat)))
                    && may_lay(after, arm, seat)
                    && tiles.iter().all(|&tile| goes(after, open, tile))
            })
}

/// Returns whether the move lays on this seat's arm and leaves it closed to the others.
fn closes(before: &Round, after: &Round, play: Move, owner: Seat) -> bool {
    let (arm, _) = left(before, after, play)[0];
    arm == Arm::of(owner) && !after.board().open().contains(arm)
}

/// Returns how many of these tiles fit on some end.
fn lies_open(round: &Round, tiles: impl Iterator<Item = Tile>) -> usize {
    let ends: Vec<OpenEnd> = left_open(round).collect();
    tiles
        .filter(|&tile| ends.iter().any(|&end| goes(round, end, tile)))
        .count()
}

fn left_open(round: &Round) -> impl Iterator<Item = OpenEnd> {
    let arms = round.board().open().iter();
    arms.map(|arm| round.board().end_of(arm))
}

/// Returns whether the round has a better key than one that another tile would have led to, and none has a better key than it.
fn leads<K: Ord>(before: &Round, after: &Round, key: impl Fn(&Round) -> K) -> bool {
    let keys: Vec<K> = view(before, &Tally::new(before.rules().options.seating))
        .moves()
        .filter(|play| matches!(play, Move::Lay(_) | Move::Open(_)))
        .map(|play| {
            let mut other = before.clone();
            let seat = before.board().turn();
            other.play(seat, play).expect("a legal move");
            key(&other)
        })
        .collect();
    let this = key(after);
    keys.iter().any(|other| this < *other) && !keys.iter().any(|other| *other < this)
}

/// Returns whether only one tile can be laid, which fits on ends that show the same, and leaves the same on each.
fn alike(before: &Round, after: &Round, play: Move) -> bool {
    let (board, seat) = (before.board(), before.board().turn());
    let Move::Lay(first) = play else {
        return false;
    };
    let tally = Tally::new(before.rules().options.seating);
    view(before, &tally).moves().all(|play| match play {
        Move::Lay(lay) => {
            let mut other = before.clone();
            other.play(seat, play).expect("a legal move");
            lay.tile == first.tile
                && board.end_of(lay.arm) == board.end_of(first.arm)
                && other.board().end_of(lay.arm) == after.board().end_of(first.arm)
        }
        _ => false,
    })
}

/// Returns whether the move leaves a half that some hidden tile has, and on which the next opponent who may lay there passed.
fn stops(
    other: Seat,
    half: Pip,
    (before, after, play): (&Round, &Round, Move),
    witness: &Witness,
) -> bool {
    let board = before.board();
    let rules = before.rules();
    let seat = board.turn();
    let seating = rules.options.seating;
    let (arm, open) = left(before, after, play)[0];
    let turns = board.playing();
    let mut turn = turns.after(seat).expect("others play");
    while seating.team(turn) == seating.team(seat)
        || board.hand_size(turn) == 0
        || !may_lay(after, arm, turn)
    {
        turn = turns.after(turn).expect("others play");
    }
    let hidden = TileSet::<3>::all(rules.options.set)
        .without(before.hand(seat))
        .without(board.laid());
    other == turn
        && open.only() == Some(half)
        && witness.passed[other.index()].contains(&half)
        && hidden.iter().any(|tile| goes(before, open, tile))
}

/// Returns the tile that a move lays, if it lays one.
fn tile_of(play: Move) -> Option<Tile> {
    match play {
        Move::Open(tile) => Some(tile),
        Move::Lay(placement) => Some(placement.tile),
        _ => None,
    }
}

/// Returns what a tile counts as the last one in a hand, if it is more than otherwise, and 0 if not.
fn alone(rules: &Rules, tile: Tile) -> u32 {
    let left = u32::from(rules.remaining([tile].into_iter().collect()).weight);
    let beside = (rules.book.count.weight)(tile, &rules.options);
    if left > u32::from(beside) { left } else { 0 }
}

/// Returns whether a reason is true.
fn is_true(reason: Reason, before: &Round, play: Move, witness: &Witness) -> bool {
    let rules = before.rules();
    let (board, seat) = (before.board(), before.board().turn());
    let hand = before.hand(seat);
    let seating = rules.options.seating;
    let mut after = before.clone();
    after.play(seat, play).expect("a legal move");
    let laid = tile_of(play);
    let playable = before.legal().playable();
    let rest: Vec<Tile> = playable.iter().filter(|&tile| Some(tile) != laid).collect();
    let weight = |tile: Tile| u32::from((rules.book.count.weight)(tile, &rules.options));
    let wild = |tile: Tile| (rules.book.fit.is_wild)(tile, &rules.options);
    let sees = |tile: Tile| hand.contains(tile) || board.laid().contains(tile);
    match reason {
        Reason::Scores(points) => after
            .board()
            .just_made()
            .is_some_and(|made| made.points == points && made.seat == seat),
        Reason::KeepsOpen(half) => follow(before, &after, play, half, true),
        Reason::WillFit(half) => follow(before, &after, play, half, false),
        Reason::PassedOn(other, half) => stops(other, half, (before, &after, play), witness),
        Reason::Frees(mate, half) => {
            let Move::Lay(placement) = play else {
                return false;
            };
            mate != seat
                && seating.team(mate) == seating.team(seat)
                && board.end_of(placement.arm).only() == Some(half)
                && after.board().end_of(placement.arm).only() != Some(half)
                && witness.passed[mate.index()].contains(&half)
        }
        Reason::Saves(tile) if play == Move::Pass => rest.contains(&tile),
        Reason::Saves(tile) => {
            wild(tile) && rest.contains(&tile) && laid.is_none_or(|tile| !wild(tile))
        }
        Reason::StaysClosed => closes(before, &after, play, seat),
        Reason::Closes(owner) => owner != seat && closes(before, &after, play, owner),
        Reason::Sheds(points) => {
            laid.map(weight) == Some(points)
                && !rest.is_empty()
                && rest.iter().all(|&tile| weight(tile) < points)
        }
        Reason::Alone(points) => laid.is_some_and(|tile| alone(rules, tile) == points),
        Reason::Double => {
            let tile = laid.expect("a double is laid");
            let top = rules.options.set.top().get();
            let halves =
                (0..=top).filter(|&half| goes(before, OpenEnd::half(Pip::new(half)), tile));
            tile.is_double() && halves.count() == 1 && rest.iter().any(|tile| !tile.is_double())
        }
        Reason::Scarce(count) => {
            let (arm, open) = left(before, &after, play)[0];
            let hidden = rules.options.set.tiles().filter(|&tile| !sees(tile));
            let (fit, others): (Vec<Tile>, Vec<Tile>) =
                hidden.partition(|&tile| goes(before, open, tile));
            let mut others_in_play = board.playing().iter().filter(|&other| other != seat);
            fit.len() == count
                && fit.len() <= 2
                && others.len() >= 5 * fit.len()
                && others_in_play.any(|other| may_lay(&after, arm, other))
        }
        Reason::Follow(tile) => {
            let (arm, open) = left(before, &after, play)[0];
            after.hand(seat).contains(tile)
                && may_lay(&after, arm, seat)
                && goes(before, open, tile)
        }
        Reason::MostToLay => leads(before, &after, |round| {
            Reverse(lies_open(round, round.hand(seat).iter()))
        }),
        Reason::LeastForOthers => leads(before, &after, |round| {
            lies_open(round, rules.options.set.tiles().filter(|&tile| !sees(tile)))
        }),
        Reason::Covers | Reason::Unmarks | Reason::SavesOwn => {
            trains::is_true(reason, before, &after, play)
        }
        Reason::Alike => alike(before, &after, play),
        Reason::LastTile => after.hand(seat).is_empty(),
        Reason::Forced => view(before, &Tally::new(seating)).moves().count() == 1,
        Reason::MateOpens => {
            play == Move::Pass
                && board.first().is_none()
                && seating.team(after.board().turn()) == seating.team(seat)
        }
        Reason::PaysDouble => {
            let tally = Tally::new(seating);
            let swaps = view(before, &tally).moves().any(|play| play == Move::Swap);
            swaps && matches!(play, Move::Keep | Move::Pass)
        }
        Reason::Heavy(points) => {
            play == Move::Swap && hand.iter().map(weight).sum::<u32>() == points
        }
        Reason::Doubles(count) => {
            play == Move::Redeal && hand.iter().filter(|tile| tile.is_double()).count() == count
        }
    }
}

/// Returns the name of a reason without its values.
fn kind(reason: Reason) -> String {
    let told = format!("{reason:?}");
    told.split('(').next().unwrap_or_default().to_owned()
}

#[test]
fn every_reason_is_true() {
    let mut given: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for seed in seeds(24) {
        for book in books::ALL {
            let mut tables = seatings(book);
            // Three players may exchange hands, four may not.
            tables.extend(
                book.seats
                    .seatings
                    .iter()
                    .filter(|seating| seating.seats() == 3),
            );
            for seating in tables {
                let mut round = begin(book, seating, seed);
                let tally = Tally::new(seating);
                let mut witness = Witness::default();
                let mut mover = Level::Random.bot(Shuffle::chance_for(seed, 0));
                while round.board().end().is_none() {
                    let view = view(&round, &tally);
                    for play in view.moves() {
                        let told = reasons(&view, play);
                        let owned = round.rules().shape == Shape::Owned;
                        assert!(!owned || !told.is_empty(), "no reason for {play:?}");
                        for reason in told {
                            assert!(
                                is_true(reason, &round, play, &witness),
                                "{}, seed {seed}: {play:?} because {reason:?}, {:?}, {:?}",
                                book.id,
                                view.hand,
                                view.board
                            );
                            given.entry(kind(reason)).or_default().insert(book.id);
                        }
                    }
                    let play = mover.decide(&GameView::Tiles(view)).tiles().expect("tiles");
                    if play == Move::Redeal {
                        break;
                    }
                    witness.see(&round, play);
                    let turn = round.board().turn();
                    round.play(turn, play).expect("a legal move");
                }
            }
        }
    }
    let rare = "no reason of this kind was ever given";
    for reason in [
        "KeepsOpen",
        "WillFit",
        "PassedOn",
        "Frees",
        "Saves",
        "Sheds",
        "Alone",
        "Double",
        "Scarce",
        "Follow",
        "MostToLay",
        "LeastForOthers",
        "Alike",
        "LastTile",
        "Scores",
        "Forced",
        "MateOpens",
        "Heavy",
        "StaysClosed",
        "Closes",
    ] {
        assert!(given.contains_key(reason), "{rare}: {reason}");
    }
    // In games whose halves must have a given sum, the open half is rarely the one that fits there.
    assert!(
        given["KeepsOpen"].len() >= 7 && given["PassedOn"].len() >= 7,
        "{given:?}"
    );
}

#[test]
fn doubles_are_a_reason_for_a_new_deal() {
    let asked = books::ALL
        .into_iter()
        .find(|book| book.deal.doubles_to_redeal.is_some());
    let book = asked.expect("a game in which a new deal can be asked for");
    let seating = book.seats.seatings[0];
    let mut deals = (0..).map(|seed| begin(book, seating, seed));
    let round = deals
        .find(|round| round.legal().may_redeal())
        .expect("one hand of a few hundred has so many doubles");
    let tally = Tally::new(seating);
    let given = reasons(&view(&round, &tally), Move::Redeal);
    assert!(matches!(given[..], [Reason::Doubles(5..)]), "{given:?}");
    let witness = Witness::default();
    assert!(is_true(given[0], &round, Move::Redeal, &witness));
}
