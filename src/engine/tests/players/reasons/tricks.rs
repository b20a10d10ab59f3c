//! Checks the reasons in the game of tricks.

use crate::players::dealt_tricks;
use serpente_engine::bots::{Bot, Level, MoveReason, TrickReason, advise};
use serpente_engine::rules::{Pip, Seat, Seating, Tile};
use serpente_engine::table::{
    Command, Game, GameMove, GameView, Player, Setup, Shuffle, Table, TrickView,
};
use serpente_engine::tricks::{TrickMove, TrickRound, TrickTiles, Trumps, points_of};
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

/// Returns the hint for the seat in turn.
fn hint(round: &TrickRound, seat: Seat, chance: usize) -> (TrickMove, Vec<TrickReason>) {
    let view = TrickView {
        seat,
        hand: round.hand(seat),
        put_away: None,
        board: round.board(),
    };
    let advice = advise(&GameView::<3>::Tricks(view), Shuffle::chance_for(9, chance));
    match advice.map(|advice| (advice.play, advice.why)) {
        Some((GameMove::Tricks(play), MoveReason::Tricks(reasons))) => (play, reasons),
        other => panic!("advice for another game: {other:?}"),
    }
}

/// Plays the hints for bids of a hand until trumps are advised. Returns the suit that the reason for the winning bid named, if it
/// named one, and the trumps that are advised after it; `None` if nobody bid.
fn bid_and_trumps(mut round: TrickRound) -> Option<(Option<Trumps>, Trumps)> {
    let mut suit = None;
    for number in 0.. {
        let seat = round.board().turn()?;
        // The random numbers of a hint differ from turn to turn, as at a table.
        let (play, reasons) = hint(&round, seat, number);
        match play {
            TrickMove::Name(trumps) => return Some((suit, trumps)),
            TrickMove::Bid(_) => {
                suit = None;
                for reason in reasons {
                    if let TrickReason::Holds(trumps, _) = reason {
                        suit = Some(trumps);
                    }
                }
            }
            _ => {}
        }
        round.play(seat, play).expect("a hint is legal");
    }
    None
}

#[test]
fn the_reason_for_a_bid_and_the_hint_after_it_name_the_same_trumps() {
    let mut with_suit = 0;
    for seed in 0..60 {
        if let Some((suit, trumps)) = bid_and_trumps(dealt_tricks(seed)) {
            with_suit += usize::from(suit.is_some());
            assert!(
                suit.is_none_or(|suit| suit == trumps),
                "{seed}: {suit:?}, {trumps:?}"
            );
        }
    }
    assert!(with_suit >= 20, "{with_suit} bids have a suit for a reason");
}

/// What the hints of a hand of moon say, from the bid that won the bidding to the trumps.
#[derive(Default, Debug)]
struct MoonHints {
    /// The suit that the reason for the bid named.
    suit: Option<Trumps>,
    /// The tiles that were bid on, and those that were kept for play.
    bid_on: TrickTiles,
    kept: TrickTiles,
    trumps: Option<Trumps>,
}

/// Follows the hints of a hand of moon for three until trumps are advised.
fn moon_hints(seed: u64) -> MoonHints {
    let game = Game::find("moon").expect("a game");
    let options = Setup::options(game, Seating::alone(3), None, None).expect("the usual table");
    let mut players = Vec::new();
    for seat in 0..3 {
        players.push(Player {
            name: format!("P{seat}"),
            level: None,
        });
    }
    let setup = Setup::new(game, options, players).expect("three players");
    let mut table: Table<3> = Table::new(setup, &mut ());
    let mut deck = Shuffle::seeded(seed);
    let begun = table.command(Command::Deal, &mut deck, &mut ());
    begun.expect("a match begins with a deal");
    let mut hints = MoonHints::default();
    while let Some(seat) = table.turn() {
        let game_view = table.game_view(seat).expect("a turn has a view");
        let GameView::Tricks(view) = &game_view else {
            panic!("moon is a game of tricks");
        };
        // The random numbers of a hint differ from turn to turn, as at a table.
        let calls = view.board.calls().count();
        let advice = advise(&game_view, Shuffle::chance_for(seed, calls)).expect("a seat in turn");
        match (advice.play, advice.why) {
            (GameMove::Tricks(TrickMove::Bid(_)), MoveReason::Tricks(reasons)) => {
                hints.bid_on = view.hand;
                hints.suit = None;
                for reason in reasons {
                    if let TrickReason::Holds(trumps, _) = reason {
                        hints.suit = Some(trumps);
                    }
                }
            }
            (GameMove::Tricks(TrickMove::Name(trumps)), _) => {
                hints.kept = view.hand;
                hints.trumps = Some(trumps);
                break;
            }
            _ => {}
        }
        let command = Command::Play(seat, advice.play);
        let done = table.command(command, &mut deck, &mut ());
        done.expect("a hint is legal");
    }
    hints
}

#[test]
fn the_reason_for_a_bid_in_moon_and_the_hint_after_it_name_the_same_trumps() {
    let mut with_same_tiles = 0;
    let mut with_the_widow = 0;
    for seed in 0..40 {
        let hints = moon_hints(seed);
        let (Some(suit), Some(trumps)) = (hints.suit, hints.trumps) else {
            continue;
        };
        let Some(taken) = hints.kept.without(hints.bid_on).iter().next() else {
            with_same_tiles += 1;
            assert_eq!(suit, trumps, "{seed}: {hints:?}");
            continue;
        };
        with_the_widow += 1;
        // The widow may make another suit better, to which it belongs, or no suit: of the blanks, only the double is in play.
        let is_no_suit =
            trumps == Trumps::Number(Pip::BLANK) || matches!(trumps, Trumps::FollowMe(_));
        let is_explained = is_no_suit || trumps.contains(taken);
        assert!(suit == trumps || is_explained, "{seed}: {hints:?}");
    }
    assert!(
        with_same_tiles >= 5,
        "{with_same_tiles} hands stayed as they were"
    );
    assert!(
        with_the_widow >= 10,
        "{with_the_widow} hands took the widow"
    );
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
