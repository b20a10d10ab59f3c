//! Checks the reasons in the game of tricks.

use crate::players::dealt_tricks;
use serpente_engine::bots::{Bot, Level, MoveReason, TrickReason, advise};
use serpente_engine::rules::{Pip, Seat, Tile};
use serpente_engine::table::{GameMove, GameView, Shuffle, TrickView};
use serpente_engine::tricks::{TrickMove, Trumps, points_of};
use serpente_testing::soak::seeds;
use std::collections::BTreeSet;

/// Returns whether a reason in a game of tricks is true, computed anew from the tiles played and held.
fn is_so(reason: TrickReason, view: &TrickView<'_>, choice: TrickMove) -> bool {
    let board = view.board;
    let hand = view.hand;
    let held = |trumps: Trumps| hand.iter().filter(|&tile| trumps.contains(tile)).count();
    let longest = || {
        let numbers = (0..=6).map(|pips| held(Trumps::Number(Pip::new(pips))));
        numbers.max().unwrap_or_default()
    };
    let partner = |seat: Seat| seat != view.seat && seat.index() % 2 == view.seat.index() % 2;
    let after = |tile: Tile| {
        let mut after = *board;
        let _ = after.play(view.seat, tile);
        after
    };
    let strongest = |tile: Tile| {
        let trumps = board.trumps().expect("trumps are named");
        let led = board.led().or(trumps.suit(tile));
        let rivals = view.unseen();
        let all = trumps.strength(tile, led);
        rivals
            .iter()
            .all(|other| trumps.strength(other, led) <= all)
    };
    match (reason, choice) {
        (TrickReason::Forced, _) => view.choices().len() == 1,
        (TrickReason::Holds(trumps, count), TrickMove::Bid(_)) => {
            // The suit that would be named, which may be shorter than the longest one.
            held(trumps) == count && count >= 3
        }
        (TrickReason::Holds(trumps, count), TrickMove::Name(named)) => {
            trumps == named && held(trumps) == count
        }
        (TrickReason::Doubles(count), TrickMove::Bid(_) | TrickMove::Name(_)) => {
            held(Trumps::Doubles) == count
        }
        (TrickReason::Short(count), TrickMove::Pass) => {
            count == longest() && count < 3 && held(Trumps::Doubles) < 3
        }
        (TrickReason::PartnerBid(seat), TrickMove::Pass) => {
            partner(seat) && board.standing().is_some_and(|(bidder, _)| bidder == seat)
        }
        (TrickReason::PartnerTakes(seat), TrickMove::Play(_)) => {
            partner(seat) && board.winning().is_some_and(|(winner, _)| winner == seat)
        }
        (TrickReason::Unbeaten, TrickMove::Play(tile)) => strongest(tile),
        (TrickReason::Unbeaten, TrickMove::Claim) => board.may_claim(view.hand),
        (TrickReason::TakesLast, TrickMove::Play(tile)) => {
            let taken = after(tile).tricks().next_back().copied();
            after(tile).taken() > board.taken()
                && taken.is_some_and(|trick| trick.taker == view.seat)
        }
        (TrickReason::TrumpsOut(count), TrickMove::Play(tile)) => {
            let trumps = board.trumps().expect("trumps are named");
            let out = view.unseen().iter().filter(|&tile| trumps.contains(tile));
            trumps.contains(tile) && out.count() == count && board.winning().is_none()
        }
        (TrickReason::Brings(points), TrickMove::Play(tile)) => points_of(tile) == points,
        (TrickReason::NoPoints, TrickMove::Play(tile)) => {
            points_of(tile) == 0
                && after(tile)
                    .winning()
                    .is_none_or(|(winner, _)| winner != view.seat)
        }
        _ => false,
    }
}

#[test]
fn every_reason_at_tricks_is_true() {
    let mut given = BTreeSet::new();
    for seed in seeds(4) {
        let mut round = dealt_tricks(seed);
        let mut mover: Bot = Level::Normal.bot(Shuffle::chance_for(seed, 0));
        while let Some(seat) = round.board().turn() {
            let view = TrickView {
                seat,
                hand: round.hand(seat),
                put_away: None,
                board: round.board(),
            };
            let seen = GameView::<3>::Tricks(view);
            let advice = advise(&seen, Shuffle::chance_for(seed, 1))
                .expect("a seat in turn can do something");
            let (GameMove::Tricks(choice), MoveReason::Tricks(reasons)) = (advice.play, advice.why)
            else {
                panic!("advice for another game");
            };
            assert_eq!(view.check(choice), Ok(()));
            for reason in reasons {
                assert!(is_so(reason, &view, choice), "{reason:?}: {view:?}");
                let kind = format!("{reason:?}");
                given.insert(kind.split('(').next().unwrap_or_default().to_owned());
            }
            let choice = mover.bid_or_play(&view);
            round.play(seat, choice).expect("a choice it has");
        }
    }
    assert!(
        given.len() >= 9,
        "few kinds of reasons were given: {given:?}"
    );
}
