//! A round beside others: imagined with other tiles hidden, copied over one that is there.

use serpente::rules::{Dealt, Round, RuleBook, Rules, SoFar, books};
use serpente::table::{Deck, Setup, Shuffle};
use std::sync::Arc;

/// A round of this game that was just dealt to two, and its tiles.
fn dealt(book: &'static dyn RuleBook, seed: u64) -> (Round, Dealt) {
    let mut two = book
        .seatings()
        .iter()
        .filter(|seating| seating.seats() == 2);
    let seating = *two.next().expect("a game for two");
    let options = Setup::options(book, seating, None, None).expect("two players");
    let mut deck = Shuffle::seeded(seed);
    let opening = book.opening(SoFar::default(), &options);
    let rules: Arc<Rules> = Arc::new(Rules::new(book, options.clone()));
    let mut dealt = Dealt::default();
    loop {
        deck.deal(options.set, options.hand, seating.all(), &mut dealt);
        if let Ok(round) = Round::new(Arc::clone(&rules), &dealt, opening, &[]) {
            return (round, dealt);
        }
    }
}

#[test]
fn it_is_only_imagined_as_it_can_be() {
    let (round, dealt) = dealt(books::ALL[0], 4);
    let rules = round.rules();
    let imagine = |hidden: &Dealt| Round::imagine(Arc::clone(rules), round.board(), hidden);
    assert!(imagine(&dealt).is_ok());
    let mut twice = dealt.clone();
    twice.boneyard[0] = twice.boneyard[1];
    assert!(imagine(&twice).is_err());
    let mut held_too = dealt.clone();
    let first = round.board().opener();
    held_too.boneyard[0] = round.hand(first).nth(0).expect("a hand of seven");
    assert!(imagine(&held_too).is_err());
    let mut more = dealt.clone();
    let tile = more.boneyard.pop().expect("a boneyard");
    more.hands[0].insert(tile);
    assert!(imagine(&more).is_err());
    let mut fewer = dealt.clone();
    fewer.boneyard.pop();
    assert!(imagine(&fewer).is_err());
}

#[test]
fn what_is_imagined_is_played_as_imagined() {
    let (round, dealt) = dealt(books::ALL[0], 4);
    let mover = round.board().turn();
    let mut hidden = dealt.clone();
    let others = round.board().playing().iter().find(|&seat| seat != mover);
    let other = others.expect("two play").index();
    // The other holds what lies in the boneyard.
    let held: Vec<_> = dealt.hands[other].iter().collect();
    let (drawn, rest) = dealt.boneyard.split_at(held.len());
    hidden.hands[other] = drawn.iter().copied().collect();
    hidden.boneyard = [&held, rest].concat();
    let mut imagined = round.clone();
    imagined
        .imagine_again(round.board(), &hidden)
        .expect("the same sizes");
    assert_eq!(imagined.hand(mover), round.hand(mover));
    let opens = round.legal().nth(0, round.rules(), round.board());
    let opens = opens.expect("somebody opens");
    imagined.play(mover, opens).expect("the mover's own tiles");
    assert_eq!(imagined.hand(imagined.board().turn()), hidden.hands[other]);
}

#[test]
fn a_copy_over_another_is_that_round_by_its_own_rules() {
    let (from, _) = dealt(books::ALL[0], 4);
    let for_two = |book: &&&'static dyn RuleBook| {
        let mut seatings = book.seatings().iter();
        seatings.any(|seating| seating.seats() == 2)
    };
    for other in books::ALL.iter().filter(for_two) {
        let (mut over, _) = dealt(*other, 5);
        over.clone_from(&from);
        assert!(Arc::ptr_eq(over.rules(), from.rules()));
        let (ours, theirs) = (over.board(), from.board());
        assert_eq!(ours.turn(), theirs.turn());
        assert_eq!(ours.boneyard(), theirs.boneyard());
        for seat in theirs.playing().iter() {
            assert_eq!(over.hand(seat), from.hand(seat));
        }
        let first = |round: &Round| round.legal().nth(0, round.rules(), round.board());
        assert_eq!(first(&over), first(&from));
    }
}
