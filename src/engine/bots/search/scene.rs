//! Rounds for tests: hands and boneyard by name, and the moves so far.

use crate::rules::{
    Dealt, HouseRules, Lead, Move, Opening, Round, Rules, Seat, Seating, Tally, Tile, TileSet,
    books,
};
use crate::table::{Setup, View};
use std::sync::Arc;

pub(in crate::bots) struct SearchScene {
    round: Round<1>,
    tally: Tally,
}

/// Returns the tiles in a text.
fn tiles(text: &str) -> Vec<Tile> {
    let all = text.split_whitespace();
    all.map(|tile| tile.parse().expect("a tile")).collect()
}

/// Returns the rules of a game with the default number of tiles.
pub(in crate::bots) fn rules(game: &str, seating: Seating, house: &[(&str, &str)]) -> Rules<1> {
    let book = books::find(game).expect("a game");
    let mut rules = HouseRules::new(book.house.rules);
    for (name, value) in house {
        rules.set(name, Some(value)).expect("a house rule");
    }
    let options = Setup::options_with(book, seating, None, None, rules).expect("a table");
    Rules::new(book, options)
}

impl SearchScene {
    /// Creates a first round. Each seat has the tiles named for it; the boneyard is drawn in the order named. All other tiles
    /// go to seats for which none are named, and to the bottom of the boneyard.
    pub(in crate::bots) fn new(rules: Rules<1>, hands: &[&str], boneyard: &str) -> Self {
        let options = rules.options.clone();
        let mut dealt = Dealt::<1> {
            playing: options.seating.all(),
            ..Dealt::default()
        };
        let mut rest = TileSet::<1>::all(options.set);
        for (hand, named) in dealt.hands.iter_mut().zip(hands) {
            *hand = tiles(named).into_iter().collect();
            rest = rest.without(*hand);
        }
        let drawn = tiles(boneyard);
        rest = rest.without(drawn.iter().copied().collect());
        let mut undealt = rest.iter();
        for seat in dealt.playing.iter().skip(hands.len()) {
            dealt.hands[seat.index()] = undealt.by_ref().take(options.hand).collect();
        }
        assert!(
            dealt
                .playing
                .iter()
                .all(|seat| dealt.hands[seat.index()].len() == options.hand)
        );
        dealt.boneyard = undealt.chain(drawn.into_iter().rev()).collect();
        let opening = match dealt.hands[0].last() {
            Some(tile) if tile.is_double() => Opening::HighestDouble,
            _ => Opening::Seat(Seat::new(0).expect("a seat"), Lead::Any),
        };
        let tally = Tally::new(options.seating);
        let mut round = Round::new(Arc::new(rules), &dealt, opening, &[]).expect("a round");
        round.set_missing(&tally);
        Self { round, tally }
    }

    /// Makes the moves in a text. A tile is laid where it fits first; there are also `draw` and `pass`.
    pub(in crate::bots) fn then(mut self, moves: &str) -> Self {
        for word in moves.split_whitespace() {
            let meant = self.view().moves().find(|play| match play {
                Move::Open(tile) => tile.to_string() == word,
                Move::Lay(placement) => placement.tile.to_string() == word,
                Move::Draw => word == "draw",
                Move::Pass => word == "pass",
                _ => false,
            });
            let play = meant.unwrap_or_else(|| panic!("{word} is legal"));
            let turn = self.round.board().turn();
            self.round.play(turn, play).expect("a legal move");
        }
        self
    }

    pub(in crate::bots) fn round(&self) -> &Round<1> {
        &self.round
    }

    /// Returns the view of the seat in turn.
    pub(in crate::bots) fn view(&self) -> View<'_, 1> {
        let seat = self.round.board().turn();
        View {
            seat,
            hand: self.round.hand(seat),
            board: self.round.board(),
            rules: self.round.rules(),
            tally: &self.tally,
            legal: Some(self.round.legal()),
        }
    }
}
