//! Checks the reasons in the game of cards.

use crate::players::dealt_cards;
use serpente_engine::bax::{Card, CardMove};
use serpente_engine::bots::{Bot, CardReason, Level, MoveReason, advise};
use serpente_engine::table::{CardView, Game, GameMove, GameView, Shuffle};
use serpente_testing::soak::seeds;
use std::collections::BTreeSet;

#[test]
fn every_reason_at_cards_is_true() {
    let cards = Game::all()
        .find(|game| game.book().is_none())
        .expect("there is a game of cards");
    let mut given = BTreeSet::new();
    for seed in seeds(20) {
        let seating = cards.seatings()[0];
        let mut hand = dealt_cards(seating, seed);
        let mut mover: Bot = Level::Easy.bot(Shuffle::chance_for(seed, 0));
        while let Some(seat) = hand.board().turn() {
            let view = GameView::<3>::Cards(CardView {
                seat,
                board: hand.board(),
            });
            let advice = advise(&view, Shuffle::chance_for(seed, 1))
                .expect("a seat in turn can do something");
            let takes = advice.play == CardMove::Take.into();
            let MoveReason::Cards(reasons) = advice.why else {
                panic!("reasons for a move of another game");
            };
            for reason in reasons {
                let seen = seating
                    .all()
                    .iter()
                    .flat_map(|seat| hand.board().cards(seat));
                let shown = seen.filter(|card| **card == Card::Black).count();
                let blacks = 2 - shown;
                let left = hand.board().left();
                let leader = hand.board().leader();
                assert!(match reason {
                    CardReason::Forced => !view.has_choice(),
                    CardReason::Leads => !takes && leader == Some(seat),
                    CardReason::Behind(other) => takes && other != seat && leader == Some(other),
                    told @ CardReason::Blacks { .. } => {
                        told == CardReason::Blacks { blacks, left } && takes == (blacks == 0)
                    }
                });
                given.insert(format!("{reason:?}")[..5].to_owned());
            }
            let GameMove::Cards(choice) = mover.decide(&view) else {
                panic!("a move of another game");
            };
            hand.choose(seat, choice).expect("a choice it has");
        }
    }
    assert_eq!(given.len(), 4, "a kind of reason was never given");
}
