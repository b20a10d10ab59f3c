//! A round as one seat or a spectator sees it, built only from what was seen.

use super::board::{Board, RoundFacts};
use super::compiled::Rules;
use super::legal::LegalMoves;
use super::tile::Tile;
use super::tile_set::TileSet;
use crate::rules::fit::{Arm, Arms, Placement};
use crate::rules::match_score::Tally;
use crate::rules::opening::{Begin, HandsOn};
use crate::rules::seats::{Seat, Seats};
use std::sync::Arc;

/// A round as one seat or a spectator sees it. Unlike a [`Round`](super::Round) it knows no hand but the viewer's, and it
/// follows what happens instead of deciding it.
#[derive(Clone, Debug)]
pub struct SeenRound<const WORDS: usize = 3> {
    pub(crate) rules: Arc<Rules<WORDS>>,
    pub(crate) board: Board<WORDS>,
    viewer: Option<Seat>,
    pub(crate) hand: TileSet<WORDS>,
    legal: LegalMoves<WORDS>,
}

/// The error for events that cannot have happened: a move out of turn, a tile already laid, or one too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("what was told does not follow from what was seen")]
pub struct OutOfStep;

impl<const WORDS: usize> SeenRound<WORDS> {
    /// Begins a round in which these seats take part and this seat has the first turn. `held` returns how many tiles a seat has;
    /// `hand` is the viewer's hand, empty for a spectator; `centre` is the tile in the centre from the beginning, if there is
    /// one.
    pub fn new(
        rules: Arc<Rules<WORDS>>,
        playing: Seats,
        turn: Seat,
        held: impl Fn(Seat) -> usize,
        viewer: Option<Seat>,
        hand: TileSet<WORDS>,
        centre: Option<Tile>,
    ) -> Self {
        let begin = Begin {
            seat: turn,
            lead: None,
            hands_on: HandsOn::Never,
        };
        let set = rules.options.set;
        let mut board = Board::before();
        let left_out = (rules.book.deal.left_out)(&rules.options);
        let aside = usize::from(centre.is_some()) + usize::from(left_out.is_some());
        let all_held: usize = playing.iter().map(&held).sum();
        let boneyard = set.len().saturating_sub(all_held + aside);
        board.begin(begin, playing, held, boneyard);
        board.tiles.leave_out(left_out);
        if let Some(centre) = centre {
            board.change(&rules).begin_with(centre);
        }
        Self {
            rules,
            board,
            viewer,
            hand,
            legal: LegalMoves::NOTHING,
        }
    }

    /// Sets how many points each team needs to reach the limit, which points in play can do.
    pub fn set_missing(&mut self, tally: &Tally) {
        self.board.made.set_missing(&self.rules, tally);
    }

    /// Returns the viewer's legal moves, if it is its turn.
    pub fn legal(&self) -> Option<&LegalMoves<WORDS>> {
        (self.viewer == Some(self.board.turn.seat)).then_some(&self.legal)
    }

    /// Follows a tile that was laid; `None` instead of an arm for the first one. `announced` says whether the seat announced
    /// that its turn leaves one tile; `said` is the number said with it, if players say the count.
    ///
    /// # Errors
    /// If it cannot have been laid.
    pub fn laid(
        &mut self,
        seat: Seat,
        tile: Tile,
        placement: Option<Placement>,
        announced: bool,
        said: Option<u8>,
    ) -> Result<(), OutOfStep> {
        let follows = self.board.turn.seat == seat
            && self.board.turn.asked.is_none()
            && self.board.hand_size(seat) > 0
            && !self.board.tiles.laid.contains(tile)
            && self.rules.options.set.contains(tile)
            && placement.is_some() == self.board.opening.first.is_some();
        if !follows {
            return Err(OutOfStep);
        }
        self.find_legal();
        if self.viewer == Some(seat) {
            self.hand.remove(tile);
        }
        self.board.fines.announces(announced);
        self.board.turn.said = said;
        match placement {
            None => self.board.change(&self.rules).open_with(tile),
            Some(placement) => {
                let stuck = self.is_stuck_on_own(seat, false);
                self.board
                    .change(&self.rules)
                    .lay_on_arm::<false>(placement, || stuck);
            }
        }
        self.board.turn.said = None;
        Ok(())
    }

    /// Follows a draw; `tile` is the tile drawn, if the viewer may know it.
    ///
    /// # Errors
    /// If no tile can have been drawn.
    pub fn drew(&mut self, seat: Seat, tile: Option<Tile>) -> Result<(), OutOfStep> {
        if self.board.fines.fined().is_none() && self.board.is_in_chain(&self.rules) {
            // No tile is drawn in a chain: the seat has ended it.
            self.board.fines.announces(false);
            self.board.change(&self.rules).fine_if_forgotten();
        }
        let fined = self.board.fines.fined();
        if fined.unwrap_or(self.board.turn.seat) != seat || self.board.tiles.boneyard == 0 {
            return Err(OutOfStep);
        }
        self.find_legal();
        if fined.is_some() {
            let board = &mut self.board;
            board.fines.pay(&mut board.tiles, &mut board.history);
        } else {
            self.board
                .change(&self.rules)
                .draw(!self.legal.any.is_empty());
        }
        if let Some(tile) = tile.filter(|_| self.viewer == Some(seat)) {
            self.hand.insert(tile);
        }
        Ok(())
    }

    /// Follows a pass, or a turn that was lost. The next seat is announced separately. `announced` says whether the seat
    /// announced that its turn leaves one tile.
    ///
    /// # Errors
    /// If it was another seat's turn.
    pub fn passed(&mut self, seat: Seat, announced: bool) -> Result<(), OutOfStep> {
        if self.board.turn.seat != seat {
            return Err(OutOfStep);
        }
        if self.board.change(&self.rules).loses_turn() {
            return Ok(());
        }
        self.find_legal();
        self.board.fines.announces(announced);
        let stuck = self.board.opening.first.is_some() && self.is_stuck_on_own(seat, true);
        self.board.change(&self.rules).pass::<false>(stuck);
        self.board.change(&self.rules).fine_if_forgotten();
        Ok(())
    }

    /// Follows the exchange of a hand for the tiles not dealt; `hand` is the new hand, if the viewer may know it.
    ///
    /// # Errors
    /// If it was another seat's turn.
    pub fn swapped(&mut self, seat: Seat, hand: Option<TileSet<WORDS>>) -> Result<(), OutOfStep> {
        if self.board.turn.seat != seat || self.board.opening.swapped.is_some() {
            return Err(OutOfStep);
        }
        self.board.change(&self.rules).swap();
        if let Some(hand) = hand.filter(|_| self.viewer == Some(seat)) {
            self.hand = hand;
        }
        Ok(())
    }

    /// Follows the count of another seat's tile that this seat scored.
    pub(crate) fn took_count(&mut self, seat: Seat) {
        self.board.change(&self.rules).give_count_to(seat);
    }

    /// Gives the turn to this seat.
    ///
    /// # Errors
    /// If the seat takes no part in the round, or is out.
    pub fn turn(&mut self, seat: Seat) -> Result<(), OutOfStep> {
        if !self.board.holding.contains(seat) {
            return Err(OutOfStep);
        }
        let mut change = self.board.change(&self.rules);
        change.ask_nobody(None);
        change.decided();
        change.hand_turn_to(seat);
        if self.board.opening.first.is_none() {
            self.board.opening.seat = seat;
        }
        Ok(())
    }

    /// Takes in the public facts that no move shows: the seat that is asked for a count, the tile that must open, the seats that
    /// the right to open may pass to, and the open arms.
    pub fn shows(&mut self, facts: &RoundFacts) {
        self.board.change(&self.rules).ask_seat(facts.asked);
        self.board.opening.lead = facts.lead;
        self.board.opening.hands_on = facts.hands_on;
        let mut open = Arms::NONE;
        for &arm in &facts.open {
            open = open.union(Arms::only(arm));
        }
        self.board.layout.open = open;
        self.find_legal();
    }

    /// Returns whether the seat can lay nothing on its own arm; `unknown` is the answer for another seat's hand.
    fn is_stuck_on_own(&self, seat: Seat, unknown: bool) -> bool {
        if self.viewer == Some(seat) {
            self.legal.on(Arm::of(seat)).is_empty()
        } else {
            unknown
        }
    }

    fn find_legal(&mut self) {
        let closed = self.board.end.is_some() || self.board.turn.asked.is_some();
        if self.viewer != Some(self.board.turn.seat) || closed {
            self.legal.clear();
        } else if self.board.opening.first.is_none() {
            self.legal.find_to_open(&self.rules, &self.board, self.hand);
        } else {
            self.legal
                .find::<false>(&self.rules, &self.board, self.hand);
        }
    }
}
