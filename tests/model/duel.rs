//! The model and the engine side by side: the same is asked of both, and everything they say must be the same.

use super::agreed::setup;
use super::fate::Fate;
use super::game::Agreed;
use super::reading::{Ask, Reading};
use super::round::End;
use super::terms::{of_tile, to_arm, to_move, to_seat, to_tile};
use serpente::bax::Choice;
use serpente::rules::{Move, Open, Pip, TileSet};
use serpente::table::{Command, Event, Table};

/// The engine's table, with the chance it deals by.
#[derive(Clone, Debug)]
pub(super) struct Engine {
    pub(super) table: Table,
    pub(super) fate: Fate,
}

impl Engine {
    pub(super) fn new(agreed: &Agreed, seed: u64) -> Self {
        let table = Table::new(setup(agreed), &mut ());
        let fate = Fate::new(seed);
        Self { table, fate }
    }

    /// Asks the engine what the model was asked, and compares what they say.
    pub(super) fn agrees(&mut self, ask: Ask, said: &Result<Vec<Event>, serpente::table::Refusal>) {
        let mut told = Vec::new();
        let answer = self.table.command(ask.command(), &mut self.fate, &mut told);
        match said {
            Ok(events) => {
                assert_eq!(answer, Ok(()), "{ask:?} is legal");
                assert_eq!(
                    told, *events,
                    "the engine (left) tells otherwise of {ask:?}"
                );
            }
            Err(reason) => {
                assert_eq!(answer, Err(*reason), "the engine (left) on {ask:?}");
                assert_eq!(told, [], "a refusal tells of nothing");
            }
        }
    }

    /// Compares what may be asked now.
    pub(super) fn offers(&self, legal: &[Ask]) {
        let mut plays: Vec<Move> = Vec::new();
        let mut choices: Vec<Choice> = Vec::new();
        for ask in legal {
            match ask.command() {
                Command::Play(_, play) => plays.push(play),
                Command::Choose(_, choice) => choices.push(choice),
                Command::Deal => assert!(self.table.is_between_rounds(), "a round is to be dealt"),
            }
        }
        assert_eq!(
            self.table.winners().is_some(),
            legal.is_empty(),
            "is the match over?"
        );
        let Some(seat) = self.table.turn() else {
            assert!(
                plays.is_empty() && choices.is_empty(),
                "it is nobody's turn, but {legal:?}"
            );
            return;
        };
        if let Some(view) = self.table.view(seat) {
            let offered: Vec<Move> = view.moves().collect();
            let same =
                offered.len() == plays.len() && plays.iter().all(|play| offered.contains(play));
            assert!(
                same,
                "the engine offers {seat:?} {offered:?}, the rules {plays:?}"
            );
        } else {
            let view = self.table.card_view(seat).expect("it is somebody's turn");
            let offered: Vec<Choice> = view.choices().collect();
            assert_eq!(offered, choices, "the engine (left) offers {seat:?}");
        }
    }

    /// Compares what lies on the table: the ends, the hands, the boneyard, what is laid.
    pub(super) fn looks_like(&self, reading: &Reading) {
        let Reading::Tiles(model) = reading else {
            return;
        };
        let (Some(round), Some(board)) = (&model.round, self.table.board()) else {
            assert!(
                model.round.is_none() && self.table.board().is_none(),
                "is a round played?"
            );
            return;
        };
        assert_eq!(board.turn(), to_seat(round.turn));
        assert_eq!(board.boneyard(), round.boneyard.len());
        assert_eq!(board.first().map(of_tile), round.first);
        for (arm, &end) in round.ends.iter().enumerate() {
            assert_eq!(
                board.end_of(to_arm(arm)),
                shown(end),
                "arm {arm} of {round:?}"
            );
        }
        let set =
            |tiles: &[super::terms::Tile]| tiles.iter().copied().map(to_tile).collect::<TileSet>();
        assert_eq!(board.laid(), set(&round.laid));
        for &seat in &round.seats {
            let hand = self
                .table
                .view(to_seat(seat))
                .expect("a round is played")
                .hand;
            assert_eq!(hand, set(&round.hands[seat]), "the hand of {seat}");
        }
    }

    /// Compares the ways to a move: how many there are, the n-th one, and whether each is allowed.
    pub(super) fn counts(&self, legal: &[Ask]) {
        let Some(view) = self.table.turn().and_then(|seat| self.table.view(seat)) else {
            return;
        };
        let offered = view.legal.expect("the seat in turn may do something");
        assert_eq!(offered.count(), legal.len());
        for ask in legal {
            let Ask::Play(_, play) = *ask else { continue };
            assert!(
                offered.allows(to_move(play), view.rules, view.board),
                "{play:?}"
            );
        }
        let all: Vec<Move> = (0..legal.len())
            .filter_map(|n| offered.nth(n, view.rules, view.board))
            .collect();
        assert!(
            all.iter().copied().eq(view.moves()),
            "the n-th moves are others"
        );
        assert_eq!(offered.nth(legal.len(), view.rules, view.board), None);
        assert_eq!(offered.must_pass(), legal.len() == 1 && all == [Move::Pass]);
    }
}

fn shown(end: End) -> Open {
    match end {
        End::Half(half) => Open::half(Pip::new(half)),
        End::Either(tile) => Open::either(to_tile(tile)),
        End::Substitute => Open::SUBSTITUTE,
    }
}
