//! Compares what the model and the engine say about the table and about what each seat may see.

use super::bax::{Hand, longest, worth};
use super::engine::Engine;
use super::reading::Reading;
use super::round::{End, Round};
use super::standing::Standing;
use super::table::Match;
use super::terms::{Tile, of_tile, to_arm, to_seat, to_tile};
use super::trick_hand::Hand as TrickHand;
use serpente_engine::bax::PlayerState;
use serpente_engine::rules::{Arm, Board, OpenEnd, Pip, Seat, TileSet};
use serpente_engine::table::{GameView, Table};

impl Engine {
    /// Compares everything that can be seen.
    pub(super) fn looks_like(&self, reading: &Reading) {
        let table = &self.table;
        match reading {
            Reading::Tiles(model) => {
                counts_like(table, &model.standing);
                let ended = table.last_result().map(|ended| ended.first_entitled);
                assert_eq!(ended, model.past.map(|past| to_seat(past.right)));
                match (&model.round, table.board()) {
                    (Some(round), Some(board)) => {
                        lies_like(board, model, round);
                        hands_like(table, round);
                    }
                    (round, board) => assert!(
                        round.is_none() && board.is_none() && table.view(to_seat(0)).is_none(),
                        "is a round played?"
                    ),
                }
            }
            Reading::Cards(model) => {
                counts_like(table, &model.standing);
                assert!(table.board().is_none() && table.last_result().is_none());
                if let Some(hand) = &model.hand {
                    shows_like(table, hand, model.stakes(), model.stayed);
                }
            }
            Reading::Tricks(model) => {
                counts_like(table, &model.standing);
                assert!(table.board().is_none() && table.last_result().is_none());
                assert_eq!(table.turn().is_some(), model.hand.is_some());
                if let Some(hand) = &model.hand {
                    tricks_like(table, hand);
                }
            }
        }
    }
}

/// Compares the match.
fn counts_like(table: &Table, standing: &Standing) {
    let tally = table.tally();
    assert_eq!(table.round_number(), standing.rounds);
    assert_eq!(tally.totals(), standing.totals);
    assert_eq!(tally.games(), standing.games);
    let teams = table.setup().options.seating.each_team();
    let out: Vec<usize> = teams
        .filter(|&team| tally.is_out(team))
        .map(serpente_engine::rules::Team::index)
        .collect();
    let mut gone = standing.gone.clone();
    gone.sort_unstable();
    assert_eq!(out, gone);
}

/// Compares the board.
fn lies_like(board: &Board, model: &Match, round: &Round) {
    let seats: Vec<Seat> = round.seats.iter().copied().map(to_seat).collect();
    assert!(board.playing().iter().eq(seats));
    assert_eq!(board.turn(), to_seat(round.turn));
    assert_eq!(board.opener(), to_seat(round.start.opening.seat));
    assert_eq!(board.first_entitled(), to_seat(round.start.right));
    assert_eq!(board.swapped(), round.start.swapped.map(to_seat));
    assert_eq!(board.deciding(), round.turn_steps.deciding);
    assert_eq!(board.lead().map(of_tile), round.start.opening.tile);
    assert_eq!(board.first().map(of_tile), round.start.first);
    assert_eq!(usize::from(board.drawn()), round.turn_steps.drawn.len());
    assert_eq!(board.boneyard(), round.boneyard.len());
    let mut gone = round.laid.clone();
    gone.extend(model.game.left_out(&model.agreed));
    assert_eq!(board.laid(), set(&gone));
    assert_eq!(board.end(), None);
    if round.start.first.is_none() {
        return;
    }
    let arms = round.arms.ends.len();
    let tips = model.game.has_tips(&model.agreed);
    let there = if model.game.marks() {
        (0..arms)
            .filter(|arm| round.lays.iter().any(|lay| lay.arm == *arm))
            .collect()
    } else if model.game.one_end(&model.agreed) {
        vec![1]
    } else if tips {
        round.begun()
    } else {
        (0..arms).collect()
    };
    assert_eq!(board.arms().len(), there.len());
    assert!(board.arms().iter().eq(there.into_iter().map(to_arm)));
    let toes = board
        .toes()
        .map(|(half, toes)| (half.get(), usize::from(toes)));
    assert_eq!(
        toes,
        (round.arms.toes > 0).then_some((round.arms.asks, round.arms.toes))
    );
    let waiting = board.waiting().iter().map(|arm| arm.index());
    assert!(waiting.eq(round.arms.waiting.iter().copied()));
    assert_eq!(board.goes_on(), round.turn_steps.goes_on);
    let mut open = model.game.arms(&model.agreed, round);
    if model.game.marks() {
        open = (0..arms)
            .filter(|&arm| arm + 1 == arms || round.arms.open[arm])
            .collect();
    }
    if model.game.owns_arms() {
        open.retain(|&arm| round.arms.open[arm]);
    }
    assert!(board.open().iter().eq(open.into_iter().map(to_arm)));
    let mut along = 0;
    for (arm, &end) in round.arms.ends.iter().enumerate() {
        let arm = to_arm(arm);
        assert_eq!(board.end_of(arm), shown(end), "{arm:?} of {round:?}");
        let lie: Vec<(Pip, Pip)> = board.along(arm).collect();
        if let (Some(&(_, outer)), End::Half(half) | End::Double(half)) = (lie.last(), end) {
            assert_eq!(outer.get(), half, "{arm:?} of {round:?}");
        }
        along += lie.len();
    }
    assert_eq!(along + 1, round.laid.len(), "each tile lies on an arm");
    let is_line = round.lays.is_empty()
        || !model
            .game
            .first_ends(&model.agreed, round.laid[0])
            .is_empty();
    if arms == 2 && is_line && !tips {
        let line: Vec<(Pip, Pip)> = board.serpent().collect();
        let ends = [line[0].0, line[line.len() - 1].1];
        for (half, end) in ends.into_iter().zip(&round.arms.ends) {
            assert!(!matches!(end, End::Half(open) | End::Double(open) if *open != half.get()));
        }
        assert_eq!(line.len(), round.laid.len());
        let left = board.along(Arm::LEFT).count();
        let (high, low) = line[left];
        assert_eq!(Some((high.get(), low.get())), round.start.first);
    }
}

/// Compares the hands.
fn hands_like(table: &Table, round: &Round) {
    for &seat in &round.seats {
        let at = to_seat(seat);
        let tiles = &round.hands[seat];
        let view = table.view(at).expect("a round is played");
        assert_eq!(view.hand, set(tiles), "the hand of {seat}");
        assert_eq!(view.board.hand_size(at), tiles.len());
        assert_eq!(view.legal.is_some(), seat == round.turn);
        let seen = view.to_seen();
        let kept = seen.view();
        assert_eq!((kept.seat, kept.hand), (at, view.hand));
        assert!(kept.moves().eq(view.moves()));
    }
}

/// Compares the bids, trumps and tricks.
fn tricks_like(table: &Table, hand: &TrickHand) {
    let board = table.trick_board().expect("a hand is played");
    assert_eq!(board.turn(), Some(to_seat(hand.turn)));
    assert_eq!(board.dealer(), to_seat(hand.dealer));
    let calls: Vec<_> = board.calls().map(|(_, call)| call).collect();
    assert_eq!(calls, hand.calls);
    let best = hand.best().map(|(seat, bid)| (to_seat(seat), bid));
    assert_eq!(board.standing(), best);
    assert_eq!(board.trumps(), hand.named);
    if hand.named.is_some() {
        let teams = table.setup().options.seating.each_team();
        let took: Vec<u16> = teams.map(|team| board.took(team)).collect();
        assert_eq!(took, hand.took());
        assert_eq!(board.taken(), hand.whole().count());
        for (nth, trick) in hand.tricks.iter().enumerate() {
            let lies: Vec<_> = board.tiles_of(nth).collect();
            let told = trick
                .iter()
                .map(|&(seat, tile)| (to_seat(seat), to_tile(tile)));
            assert_eq!(lies, told.collect::<Vec<_>>(), "trick {nth}");
        }
        for (trick, told) in board.tricks().zip(hand.whole()) {
            let (taker, tile) = hand.taker(told);
            assert_eq!((trick.taker, trick.winner), (to_seat(taker), to_tile(tile)));
        }
    }
    for (seat, tiles) in hand.hands.iter().take(hand.seats).enumerate() {
        let at = to_seat(seat);
        let Some(GameView::Tricks(view)) = table.game_view(at) else {
            panic!("a hand is played");
        };
        let own: TileSet<1> = tiles.iter().copied().map(to_tile).collect();
        assert_eq!(view.hand, own, "the hand of {seat}");
        assert_eq!(board.hand_size(at), tiles.len());
        assert_eq!(view.choices().is_empty(), seat != hand.turn);
        let held_by_others: usize = (0..hand.seats)
            .filter(|&other| other != seat)
            .map(|other| hand.hands[other].len())
            .sum();
        // Of three, nobody sees the widow, and only who took it knows which tile was put away.
        let is_bidder = hand.best().is_some_and(|(bidder, _)| bidder == seat);
        let lies = hand.widow.is_some() || !hand.too_many && !is_bidder;
        let hidden = held_by_others + usize::from(hand.seats == 3 && lies);
        assert_eq!(view.unseen().len(), hidden);
    }
}

/// Compares the cards.
fn shows_like(table: &Table, hand: &Hand, stakes: bool, stayed: i32) {
    let Some(GameView::Cards(view)) = table.game_view(to_seat(hand.turn)) else {
        panic!("a hand is played");
    };
    let shown = view.board;
    assert_eq!(shown.turn(), Some(to_seat(hand.turn)));
    assert_eq!(shown.eldest(), to_seat(hand.eldest));
    assert_eq!(shown.left(), hand.pack.len());
    assert_eq!(shown.leader(), hand.winner().map(to_seat));
    let mut left = hand.pack.clone();
    left.sort_unstable();
    assert_eq!(shown.unseen(), left);
    let mut pot = stayed;
    for (seat, taken) in hand.taken.iter().enumerate() {
        let at = to_seat(seat);
        assert!(shown.playing().contains(at));
        assert_eq!(shown.cards(at), taken);
        assert_eq!(i32::try_from(shown.paid(at)), Ok(hand.paid[seat]));
        assert_eq!(shown.run(at), longest(taken));
        pot += hand.paid[seat];
        let points: usize = if hand.is_out(seat) {
            0
        } else {
            taken.iter().copied().map(worth).sum()
        };
        assert_eq!(shown.half_points(at) as usize, points);
        let state = match (hand.is_out(seat), hand.is_in(seat)) {
            (true, _) => PlayerState::Out,
            (_, true) => PlayerState::In,
            _ => PlayerState::Waits,
        };
        assert_eq!(shown.state(at), state);
        let choices = match table.game_view(at) {
            Some(GameView::Cards(view)) => view.choices().count(),
            _ => 0,
        };
        let more = usize::from(!taken.is_empty());
        assert_eq!(choices, if seat == hand.turn { 1 + more } else { 0 });
    }
    assert_eq!(i32::try_from(shown.pot()), Ok(pot));
    let nth = hand.taken[hand.turn].len() + 1;
    let stake = if stakes && nth > 1 { nth } else { 0 };
    assert_eq!(shown.stake() as usize, stake);
}

fn set(tiles: &[Tile]) -> TileSet {
    tiles.iter().copied().map(to_tile).collect()
}

fn shown(end: End) -> OpenEnd {
    match end {
        End::Half(half) => OpenEnd::half(Pip::new(half)),
        End::Double(half) => OpenEnd::double(Pip::new(half)),
        End::Either(tile) => OpenEnd::either(to_tile(tile)),
        End::Substitute => OpenEnd::SUBSTITUTE,
    }
}
