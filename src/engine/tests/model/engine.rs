//! The model and the engine side by side: both get the same commands, and their answers must be equal.

use super::any_table::setup;
use super::chance::Chance;
use super::game::Agreed;
use super::reading::Ask;
use super::terms::to_move;
use serpente_engine::bax::CardMove;
use serpente_engine::rules::{Board, Move};
use serpente_engine::table::{Event, GameMove, GameView, Table};
use serpente_engine::tricks::TrickMove;

/// The engine's table, with its random numbers.
#[derive(Clone, Debug)]
pub(super) struct Engine {
    pub(super) table: Table,
    pub(super) chance: Chance,
}

impl Engine {
    pub(super) fn new(agreed: &Agreed, seed: u64) -> Self {
        let table = Table::new(setup(agreed), &mut ());
        let chance = Chance::new(seed);
        Self { table, chance }
    }

    /// Begins another match at the same table.
    pub(super) fn again(&mut self) {
        let mut told = Vec::new();
        let mut anew = Vec::new();
        self.table.again(&mut told);
        let _ = Table::<3>::new(self.table.setup().clone(), &mut anew);
        assert_eq!(told, anew);
    }

    /// Gives the engine the command that the model got, and compares their answers.
    pub(super) fn agrees(
        &mut self,
        ask: Ask,
        said: &Result<Vec<Event>, serpente_engine::table::Refusal>,
    ) {
        let mut told = Vec::new();
        let answer = self
            .table
            .command(ask.command(), &mut self.chance, &mut told);
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

    /// Compares the legal commands.
    pub(super) fn offers(&self, legal: &[Ask]) {
        let mut plays: Vec<Move> = Vec::new();
        let mut choices: Vec<CardMove> = Vec::new();
        let mut tricks: Vec<TrickMove> = Vec::new();
        for ask in legal {
            match ask.command().played() {
                Some((_, GameMove::Tiles(play) | GameMove::Announcing(play))) => plays.push(play),
                Some((seat, GameMove::Saying(..) | GameMove::Says(_))) => {
                    let asked = self.table.board().and_then(Board::asked);
                    assert_eq!(asked, Some(seat), "a count is asked for");
                }
                Some((_, GameMove::Cards(choice))) => choices.push(choice),
                Some((_, GameMove::Tricks(play))) => tricks.push(play),
                None => assert!(self.table.is_between_rounds(), "a round is to be dealt"),
            }
        }
        assert_eq!(
            self.table.winners().is_some(),
            legal.is_empty(),
            "is the match over?"
        );
        let Some(seat) = self.table.turn() else {
            assert!(
                plays.is_empty() && choices.is_empty() && tricks.is_empty(),
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
            match self.table.game_view(seat).expect("it is somebody's turn") {
                GameView::Tiles(_) => unreachable!("no tiles are laid"),
                GameView::Cards(view) => {
                    let offered: Vec<CardMove> = view.choices().collect();
                    assert_eq!(offered, choices, "the engine (left) offers {seat:?}");
                }
                GameView::Tricks(view) => {
                    assert_eq!(view.choices(), tricks, "the engine (left) offers {seat:?}");
                    for &play in &tricks {
                        assert_eq!(view.check(play), Ok(()), "{play:?}");
                    }
                }
            }
        }
    }

    /// Compares the counting of legal moves: their number, the n-th one, and whether each is legal.
    pub(super) fn counts(&self, legal: &[Ask]) {
        let Some(view) = self.table.turn().and_then(|seat| self.table.view(seat)) else {
            return;
        };
        if view.board.asked().is_some() {
            return;
        }
        let offered = view.legal.expect("the seat in turn may do something");
        assert_eq!(offered.count(view.rules, view.board), legal.len());
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
        for (may, play) in [
            (offered.may_draw(), Move::Draw),
            (offered.may_pass(), Move::Pass),
            (offered.may_swap(), Move::Swap),
            (offered.may_keep(), Move::Keep),
            (offered.may_redeal(), Move::Redeal),
        ] {
            assert_eq!(may, all.contains(&play), "{play:?}");
        }
    }
}
