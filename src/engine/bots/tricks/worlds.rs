//! Estimates the value of a move: plays hands to their end over sampled deals of the unseen tiles.
//!
//! Every sampled deal agrees with what was played: a seat that did not follow a suit has none of it. Each deal is played once
//! for every move, so that all have the same luck; all seats continue by the rules of thumb in [`super::tiles`]. (Ginsberg's
//! program for bridge worked like this, 2001.)

use super::AS_LONG_AS;
use super::bidding::worst;
use super::tiles::choose;
use crate::bots::{ThinkingBudget, reorder};
use crate::rules::{Seat, Tile};
use crate::table::TrickView;
use crate::tricks::{
    Counts, HAND, PLAYERS, Phase, TrickBoard, TrickMove, TrickRound, TrickTiles, Trumps,
};
use rand::{Rng, RngExt};

/// The value of a mark in points of tricks: making or setting the bid matters most, points come next.
const A_MARK: f64 = 60.0;

/// How often to try a deal before it may contradict what was seen.
const TRIES: usize = 20;

/// The hands that the other seats may have, from what was seen.
pub(super) struct TrickBelief {
    own: (Seat, TrickTiles),
    unseen: TrickTiles,
    sizes: [usize; PLAYERS],
    /// How many unseen tiles are in no hand: the widow, or the tile put away.
    in_no_hand: usize,
    /// The tiles that each seat cannot have.
    never: [TrickTiles; PLAYERS],
}

impl TrickBelief {
    pub(super) fn of(view: &TrickView<'_>) -> Self {
        let board = view.board;
        let mut never = [TrickTiles::EMPTY; PLAYERS];
        if let Some(trumps) = board.trumps() {
            for trick in 0..=board.taken().min(HAND - 1) {
                let mut plays = board.tiles_of(trick).peekable();
                let suit = plays.peek().and_then(|&(_, tile)| trumps.suit(tile));
                for (seat, tile) in plays {
                    for other in board.house().tiles().iter() {
                        let cannot_have = match suit {
                            Some(suit) => {
                                trumps.follows(other, suit) && !trumps.follows(tile, suit)
                            }
                            None => Trumps::from_seven(other) < Trumps::from_seven(tile),
                        };
                        if cannot_have {
                            never[seat.index()].insert(other);
                        }
                    }
                }
            }
        }
        let mut sizes = [0; PLAYERS];
        for seat in view.board.house().seating.all().iter() {
            sizes[seat.index()] = board.hand_size(seat);
        }
        let unseen = view.unseen();
        let held: usize = sizes.iter().sum::<usize>() - sizes[view.seat.index()];
        Self {
            own: (view.seat, view.hand),
            unseen,
            sizes,
            in_no_hand: unseen.len().saturating_sub(held),
            never,
        }
    }

    /// Samples the hand being played so that it agrees with what was seen.
    pub(super) fn round(&self, view: &TrickView<'_>, chance: &mut impl Rng) -> Option<TrickRound> {
        let (hands, aside) = self.deal(chance);
        let round = TrickRound::imagine(view.board, hands)?;
        Some(round.with_widow(aside))
    }

    /// Samples hands that agree with what was seen, and the tile in none of them.
    pub(super) fn deal(&self, chance: &mut impl Rng) -> ([TrickTiles; PLAYERS], Option<Tile>) {
        let mut tiles: Vec<Tile> = self.unseen.iter().collect();
        for attempt in 0..TRIES {
            reorder(&mut tiles, chance);
            // The tiles that the fewest seats can have are dealt first.
            tiles.sort_by_key(|&tile| {
                let may_have = self.never.iter().filter(|never| !never.contains(tile));
                may_have.count()
            });
            if let Some(hands) = self.try_deal(&tiles, attempt + 1 == TRIES, chance) {
                return hands;
            }
        }
        unreachable!("the last try deals in any way")
    }

    fn try_deal(
        &self,
        tiles: &[Tile],
        any: bool,
        chance: &mut impl Rng,
    ) -> Option<([TrickTiles; PLAYERS], Option<Tile>)> {
        let (own, hand) = self.own;
        let mut hands = [TrickTiles::EMPTY; PLAYERS];
        let mut room = self.sizes;
        hands[own.index()] = hand;
        room[own.index()] = 0;
        let mut aside = None;
        let mut left = self.in_no_hand;
        for &tile in tiles {
            let may_have: [bool; PLAYERS] =
                std::array::from_fn(|seat| any || !self.never[seat].contains(tile));
            let mut places = left;
            for seat in 0..PLAYERS {
                if may_have[seat] {
                    places += room[seat];
                }
            }
            if places == 0 {
                return None;
            }
            let mut place = chance.random_range(..places);
            if place < left {
                aside = Some(tile);
                left -= 1;
                continue;
            }
            place -= left;
            for seat in (0..PLAYERS).filter(|&seat| may_have[seat]) {
                if place < room[seat] {
                    hands[seat].insert(tile);
                    room[seat] -= 1;
                    break;
                }
                place -= room[seat];
            }
        }
        Some((hands, aside))
    }
}

/// Plays the hand to its end by the rules of thumb, once trumps are named.
pub(super) fn play_out(mut round: TrickRound) -> TrickBoard {
    if round.board().phase() == Phase::PuttingAway
        && let Some(seat) = round.board().turn()
    {
        let tile = worst(round.board(), round.hand(seat));
        round
            .play(seat, TrickMove::PutAway(tile))
            .expect("a tile that is held");
    }
    while let Some(seat) = round.board().turn() {
        let tile = choose(round.board(), seat, round.hand(seat));
        round.put(seat, tile);
    }
    *round.board()
}

/// Returns the choice that won most: a tile, or the trumps with which the team made its bid most often.
pub(super) fn best_choice(
    view: &TrickView<'_>,
    choices: &[TrickMove],
    budget: &mut ThinkingBudget,
) -> TrickMove {
    let belief = TrickBelief::of(view);
    let mut sums = vec![0.0; choices.len()];
    for _ in 0..budget.share(AS_LONG_AS * choices.len()) {
        if budget.stop.is_asked_between_rounds() {
            break;
        }
        let Some(round) = belief.round(view, &mut budget.chance) else {
            break;
        };
        for (&choice, sum) in choices.iter().zip(&mut sums) {
            let mut after = round;
            if after.play(view.seat, choice).is_ok() {
                *sum += brings(&play_out(after), view);
            }
        }
    }
    let best = (0..choices.len()).max_by(|&one, &other| sums[one].total_cmp(&sums[other]));
    choices[best.expect("a seat in turn can do something")]
}

/// Returns what a finished hand won the seat's team.
pub(super) fn brings(board: &TrickBoard, view: &TrickView<'_>) -> f64 {
    let Some(over) = board.result() else {
        return 0.0;
    };
    let house = board.house();
    let own = house.seating.team(view.seat).index();
    let ours = house.seating.team(over.bidder).index() == own;
    if house.scores.counts == Counts::Tricks {
        let scores = over.scores(house).map(f64::from);
        return ahead(scores, own, house.seating.teams());
    }
    let took = f64::from(over.took[own]) - f64::from(over.took[1 - own]);
    let won = if ours == over.made { 1.0 } else { -1.0 };
    if house.scores.points_250 {
        let scores = over.scores(house).map(f64::from);
        return scores[own] - scores[1 - own];
    }
    won * A_MARK * f64::from(over.bid.worth()) + if over.trumps.is_nello() { 0.0 } else { took }
}

/// Returns how far a team is ahead of the average of the others with these points.
pub(super) fn ahead(points: [f64; PLAYERS], own: usize, teams: usize) -> f64 {
    let all: f64 = points.iter().sum();
    let others = u32::try_from(teams - 1).map_or(1.0, f64::from);
    points[own] - (all - points[own]) / others
}
