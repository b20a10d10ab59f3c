//! Checks that no choice depends on hidden tiles: at every level and for the adviser, in every game.

use super::{LEVELS, begin, dealt_cards, dealt_tricks, seatings, view};
use serpente_engine::bax::{CardMove, CardRound, PACK};
use serpente_engine::bots::{Bot, Level, advise};
use serpente_engine::rules::{Dealt, Move, Round, SEATS, Seat, Tally, Tile, TileSet, books};
use serpente_engine::table::{CardView, Game, GameMove, GameView, Shuffle, TrickView};
use serpente_engine::tricks::{PLAYERS, TrickMove, TrickRound, TrickTiles};
use serpente_testing::soak::seeds;
use std::sync::Arc;

/// Returns the same round with the tiles that the seat in turn does not see exchanged.
fn with_others_hidden(round: &Round, turned: usize) -> Round {
    let turn = round.board().turn();
    let mut hands = [TileSet::EMPTY; SEATS];
    hands[turn.index()] = round.hand(turn);
    let mut unseen: Vec<Tile> = TileSet::all(round.rules().options.set)
        .without(round.hand(turn))
        .without(round.board().laid())
        .iter()
        .collect();
    let places = unseen.len().max(1);
    unseen.rotate_left(turned % places);
    let mut left = unseen.into_iter();
    let others = round.board().playing().iter().filter(|&seat| seat != turn);
    for seat in others {
        let held = left.by_ref().take(round.board().hand_size(seat));
        hands[seat.index()] = held.collect();
    }
    let hidden = Dealt {
        playing: round.board().playing(),
        hands,
        boneyard: left.collect(),
        centre: None,
        left_out: TileSet::EMPTY,
    };
    let rules = Arc::clone(round.rules());
    Round::imagine(rules, round.board(), &hidden).expect("the same numbers of tiles")
}

#[test]
fn nobody_peeks() {
    let mut changed = 0;
    for seed in seeds(1) {
        for book in books::ALL {
            for seating in seatings(book) {
                let mut round = begin(book, seating, seed);
                let tally = Tally::new(seating);
                let bot = |level: Level, seat| level.bot(Shuffle::chance_for(seed, seat));
                let mut mover = bot(Level::Easy, 0);
                for turned in 1.. {
                    if round.board().end().is_some() {
                        break;
                    }
                    let other = with_others_hidden(&round, turned);
                    let mut seats = seating.all().iter();
                    if seats.any(|seat| round.hand(seat) != other.hand(seat)) {
                        changed += 1;
                    }
                    for level in LEVELS {
                        let choose =
                            |round| bot(level, 17).decide(&GameView::Tiles(view(round, &tally)));
                        assert_eq!(
                            choose(&round),
                            choose(&other),
                            "{level} peeks in {}",
                            book.id
                        );
                    }
                    let advice = |round| {
                        let view = GameView::Tiles(view(round, &tally));
                        advise(&view, Shuffle::chance_for(5, 0))
                    };
                    if turned % 16 == 0 {
                        assert_eq!(advice(&round), advice(&other), "the adviser peeks");
                    }
                    // A new deal would be another round.
                    let play = match mover
                        .decide(&GameView::Tiles(view(&round, &tally)))
                        .tiles()
                        .expect("tiles")
                    {
                        Move::Redeal => break,
                        play => play,
                    };
                    let turn = round.board().turn();
                    round.play(turn, play).expect("a legal move");
                }
            }
        }
    }
    assert!(changed > 500, "hardly a tile was in another's place");
}

#[test]
fn nobody_peeks_into_the_pack() {
    let cards = Game::all()
        .find(|game| game.book().is_none())
        .expect("there is a game of cards");
    for seed in seeds(4) {
        for &seating in cards.seatings() {
            let mut hand = dealt_cards(seating, seed);
            let mut mover: Bot = Level::Random.bot(Shuffle::chance_for(seed, 0));
            while let Some(seat) = hand.board().turn() {
                let see = |hand: &CardRound, asked: &mut dyn FnMut(&CardView<'_>) -> CardMove| {
                    asked(&CardView {
                        seat,
                        board: hand.board(),
                    })
                };
                let mut pack = hand.board().unseen();
                let others = [0, 1].map(|_| {
                    pack.reverse();
                    let left = pack.clone();
                    CardRound::imagine(hand.board(), left).expect("what is left")
                });
                for level in LEVELS {
                    let choices = others.each_ref().map(|hand| {
                        let mut bot: Bot = level.bot(Shuffle::chance_for(seed, 17));
                        see(hand, &mut |view| bot.take_or_stand(view))
                    });
                    assert_eq!(choices[0], choices[1], "{level} peeks into the pack");
                }
                let advice = others.each_ref().map(|hand| {
                    see(hand, &mut |view| {
                        let seen = GameView::<3>::Cards(*view);
                        let advice = advise(&seen, Shuffle::chance_for(5, 0));
                        match advice.expect("a choice").play {
                            GameMove::Cards(choice) => choice,
                            _ => panic!("advice for another game"),
                        }
                    })
                });
                assert_eq!(advice[0], advice[1], "the adviser peeks");
                let choice = see(&hand, &mut |view| mover.take_or_stand(view));
                hand.choose(seat, choice).expect("a choice it has");
            }
            assert!(hand.board().unseen().len() < PACK.len());
        }
    }
}

#[test]
fn nobody_peeks_into_hands_at_tricks() {
    let game = Game::find("forty-two").expect("the game of tricks");
    let seating = game.seatings()[0];
    let mut asked = 0;
    for seed in seeds(3) {
        let mut round = dealt_tricks(seed);
        let mut mover: Bot = Level::Easy.bot(Shuffle::chance_for(seed, 0));
        while let Some(seat) = round.board().turn() {
            let view = |round: &TrickRound, asked: &mut dyn FnMut(&TrickView<'_>) -> TrickMove| {
                asked(&TrickView {
                    seat,
                    hand: round.hand(seat),
                    put_away: None,
                    board: round.board(),
                })
            };
            // The hidden tiles in reverse order.
            let others: Vec<Seat> = seating
                .all()
                .iter()
                .filter(|&other| other != seat)
                .collect();
            let hidden: Vec<Tile> = others
                .iter()
                .flat_map(|&seat| round.hand(seat).iter())
                .collect();
            let mut left = hidden.into_iter().rev();
            let mut hands = [TrickTiles::EMPTY; PLAYERS];
            hands[seat.index()] = round.hand(seat);
            for other in others {
                hands[other.index()] = left.by_ref().take(round.hand(other).len()).collect();
            }
            let other = TrickRound::imagine(round.board(), hands).expect("as many each");
            for level in [Level::Easy, Level::Normal, Level::Expert(40), Level::Random] {
                let choices = [&round, &other].map(|round| {
                    let mut bot: Bot = level.bot(Shuffle::chance_for(seed, 17));
                    view(round, &mut |view| bot.bid_or_play(view))
                });
                assert_eq!(choices[0], choices[1], "{level} peeks into a hand");
                asked += 1;
            }
            let choice = view(&round, &mut |view| mover.bid_or_play(view));
            round.play(seat, choice).expect("a choice it has");
        }
    }
    assert!(asked > 100, "{asked} choices are few");
}
