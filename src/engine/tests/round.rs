//! A round derived from another: with other hidden tiles, or copied over an existing one.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serpente_engine::bax::{CardBoard, CardMove, CardRound};
use serpente_engine::rules::{Dealt, MatchHistory, Round, RuleBook, Rules, Seat, Seating, books};
use serpente_engine::table::{Deck, Game, Setup, Shuffle};
use std::sync::Arc;

/// Deals a round of this game to two players; returns it and its tiles.
fn dealt(book: &'static RuleBook, seed: u64) -> (Round, Dealt) {
    let mut two = book
        .seats
        .seatings
        .iter()
        .filter(|seating| seating.seats() == 2);
    let seating = *two.next().expect("a game for two");
    let options = Setup::options(book, seating, None, None).expect("two players");
    let mut deck = Shuffle::seeded(seed);
    let opening = (book.opening.opener)(MatchHistory::default(), &options);
    let rules: Arc<Rules> = Arc::new(Rules::new(book, options.clone()));
    let mut dealt = Dealt {
        playing: seating.all(),
        centre: (book.opening.centre)(MatchHistory::default(), &options),
        left_out: (book.deal.left_out)(&options).into_iter().collect(),
        ..Dealt::default()
    };
    loop {
        deck.deal(options.set, options.hand, &mut dealt);
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
    // The other player holds the tiles of the boneyard.
    let held: Vec<_> = dealt.hands[other].iter().collect();
    let (drawn, rest) = dealt.boneyard.split_at(held.len());
    hidden.hands[other] = drawn.iter().copied().collect();
    hidden.boneyard = [&held, rest].concat();
    let mut imagined = round.clone();
    imagined
        .imagine_again(round.board(), &hidden)
        .expect("the same sizes");
    assert_eq!(imagined.hand(mover), round.hand(mover));
    let opens = round
        .legal()
        .nth(0, round.rules(), round.board())
        .expect("somebody opens");
    imagined.play(mover, opens).expect("the mover's own tiles");
    assert_eq!(imagined.hand(imagined.board().turn()), hidden.hands[other]);
}

#[test]
fn a_copy_over_another_is_that_round_by_its_own_rules() {
    let (from, _) = dealt(books::ALL[0], 4);
    for other in books::ALL.iter().filter(|book| {
        let mut seatings = book.seats.seatings.iter();
        seatings.any(|seating| seating.seats() == 2)
    }) {
        let (mut over, _) = dealt(other, 5);
        over.clone_from(&from);
        assert!(Arc::ptr_eq(over.rules(), from.rules()));
        let ours = over.board();
        let theirs = from.board();
        assert_eq!(ours.turn(), theirs.turn());
        assert_eq!(ours.boneyard(), theirs.boneyard());
        for seat in theirs.playing().iter() {
            assert_eq!(over.hand(seat), from.hand(seat));
        }
        let first = |round: &Round| round.legal().nth(0, round.rules(), round.board());
        assert_eq!(first(&over), first(&from));
    }
}

#[test]
fn a_rule_that_only_teams_can_have_is_told_from_the_others() {
    let of_teams = |game: Game| {
        let rules = game.house_rules().iter();
        let of_teams = rules.filter(|rule| rule.of_teams).map(|rule| rule.name);
        of_teams.collect::<Vec<_>>()
    };
    for game in Game::all() {
        let wanted: &[&str] = match game.id() {
            "salotto" => &["whole-team"],
            "latino" => &["tie"],
            "threes-fives" => &["first-out"],
            _ => &[],
        };
        assert_eq!(of_teams(game), wanted, "{}", game.id());
    }
}

#[test]
fn each_game_is_itself_and_no_other() {
    for (at, game) in Game::all().enumerate() {
        assert_eq!(Game::find(game.id()), Some(game));
        assert_eq!(Game::all().position(|other| other == game), Some(at));
    }
}

#[test]
fn each_seat_has_a_chance_of_its_own_that_follows_from_the_seed() {
    let chances = |seed| [0, 1, 2, 9].map(|n| Shuffle::chance_for(seed, n).random::<u64>());
    assert_eq!(chances(7), chances(7));
    let mut all = [chances(7), chances(8)].concat();
    all.push(ChaCha8Rng::seed_from_u64(7).random());
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 9, "the deals' own is another, too");
    assert_ne!(Shuffle::any_seed(), Shuffle::any_seed());
}

#[test]
fn a_hand_of_cards_is_only_imagined_with_as_many_as_are_left() {
    let eldest = Seat::new(0).expect("a seat");
    let pack = Shuffle::seeded(4).pack();
    let board = CardBoard::begin(Seating::alone(3).all(), eldest, true, 0, pack.len());
    let mut hand = CardRound::new(board, pack.clone());
    hand.choose(eldest, CardMove::Take)
        .expect("a card is there");
    let left = pack[..pack.len() - 1].to_vec();
    let imagined = CardRound::imagine(hand.board(), left.clone()).expect("as many as are left");
    assert_eq!(
        format!("{:?}", imagined.board()),
        format!("{:?}", hand.board())
    );
    assert!(CardRound::imagine(hand.board(), pack).is_none());
    assert!(CardRound::imagine(hand.board(), &left[1..]).is_none());
}
