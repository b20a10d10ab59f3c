//! A round as one seat sees it, or somebody who only watches: built of nothing but what was seen.

use super::board::{Board, RoundFacts};
use super::compiled::Rules;
use super::legal::LegalMoves;
use super::opening::{Begin, HandsOn};
use super::placement::{Arm, Arms, Placement};
use super::seating::{Seat, Seats};
use super::tally::Tally;
use super::tile::Tile;
use super::tile_set::TileSet;
use std::sync::Arc;

/// A round as one seat sees it, or somebody who only watches. Unlike a [`Round`](super::Round) it knows no hand but the
/// seat's own, and it is told what happens instead of deciding it.
#[derive(Clone, Debug)]
pub struct SeenRound<const WORDS: usize = 3> {
    rules: Arc<Rules<WORDS>>,
    board: Board<WORDS>,
    viewer: Option<Seat>,
    hand: TileSet<WORDS>,
    legal: LegalMoves<WORDS>,
}

/// What was told cannot have happened: somebody else's move, a tile that lies already, one too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("what was told does not follow from what was seen")]
pub struct OutOfStep;

impl<const WORDS: usize> SeenRound<WORDS> {
    /// The round begins: these seats play, and it is the turn of this one. `hand` is what the viewer was dealt; nothing for
    /// who only watches; `centre`: the tile that lies from the beginning, if one does.
    #[must_use]
    pub fn new(
        rules: Arc<Rules<WORDS>>,
        playing: Seats,
        turn: Seat,
        viewer: Option<Seat>,
        hand: TileSet<WORDS>,
        centre: Option<Tile>,
    ) -> Self {
        let begin = Begin {
            seat: turn,
            lead: None,
            hands_on: HandsOn::Never,
        };
        let (set, dealt) = (rules.options().set, rules.options().hand);
        let mut board = Board::before(turn);
        let left_out = rules.book().left_out(rules.options());
        let aside = usize::from(centre.is_some()) + usize::from(left_out.is_some());
        let boneyard = set.len().saturating_sub(playing.len() * dealt + aside);
        board.begin(begin, playing, |_| dealt, boneyard);
        board.leave_out(left_out);
        if let Some(centre) = centre {
            board.begin_with(&rules, centre);
        }
        Self {
            rules,
            board,
            viewer,
            hand,
            legal: LegalMoves::NOTHING,
        }
    }

    /// Says how many points each team misses to the limit, which points in play can reach.
    pub fn set_missing(&mut self, tally: &Tally) {
        self.board.set_missing(&self.rules, tally);
    }

    /// The rules it is played by.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules<WORDS>> {
        &self.rules
    }

    /// What lies open for everybody.
    #[must_use]
    pub fn board(&self) -> &Board<WORDS> {
        &self.board
    }

    /// What lies open when the round is over.
    #[must_use]
    pub fn into_board(self) -> Board<WORDS> {
        self.board
    }

    /// The tiles that the viewer holds.
    #[must_use]
    pub fn hand(&self) -> TileSet<WORDS> {
        self.hand
    }

    /// What the viewer may do, if it is its turn.
    #[must_use]
    pub fn legal(&self) -> Option<&LegalMoves<WORDS>> {
        (self.viewer == Some(self.board.turn)).then_some(&self.legal)
    }

    /// A tile was laid; on no arm, as the first one.
    ///
    /// # Errors
    /// If it cannot have been.
    pub fn laid(
        &mut self,
        seat: Seat,
        tile: Tile,
        placement: Option<Placement>,
    ) -> Result<(), OutOfStep> {
        let follows = self.board.turn == seat
            && self.board.hand_size(seat) > 0
            && !self.board.laid.contains(tile)
            && self.rules.options().set.contains(tile)
            && placement.is_some() == self.board.first.is_some();
        if !follows {
            return Err(OutOfStep);
        }
        self.find_legal();
        if self.viewer == Some(seat) {
            self.hand.remove(tile);
        }
        match placement {
            None => self.board.open_with(&self.rules, tile),
            Some(placement) => {
                let stuck = self.is_stuck_on_own(seat, false);
                self.board.lay_on_arm(&self.rules, placement, || stuck);
            }
        }
        Ok(())
    }

    /// A tile was drawn: this one, if the viewer may know it.
    ///
    /// # Errors
    /// If none can have been.
    pub fn drew(&mut self, seat: Seat, tile: Option<Tile>) -> Result<(), OutOfStep> {
        if self.board.turn != seat || self.board.boneyard == 0 {
            return Err(OutOfStep);
        }
        self.find_legal();
        self.board.draw(!self.legal.any.is_empty());
        if let Some(tile) = tile.filter(|_| self.viewer == Some(seat)) {
            self.hand.insert(tile);
        }
        Ok(())
    }

    /// A turn went by. Whose turn is next is told apart.
    ///
    /// # Errors
    /// If it was another seat's turn.
    pub fn passed(&mut self, seat: Seat) -> Result<(), OutOfStep> {
        if self.board.turn != seat {
            return Err(OutOfStep);
        }
        self.find_legal();
        let stuck = self.board.first.is_some() && self.is_stuck_on_own(seat, true);
        self.board.pass(&self.rules, stuck);
        Ok(())
    }

    /// A hand was exchanged for the tiles that were not dealt: for these, if the viewer may know them.
    ///
    /// # Errors
    /// If it was another seat's turn.
    pub fn swapped(&mut self, seat: Seat, hand: Option<TileSet<WORDS>>) -> Result<(), OutOfStep> {
        if self.board.turn != seat || self.board.swapped.is_some() {
            return Err(OutOfStep);
        }
        self.board.swap();
        if let Some(hand) = hand.filter(|_| self.viewer == Some(seat)) {
            self.hand = hand;
        }
        Ok(())
    }

    /// It is this seat's turn.
    ///
    /// # Errors
    /// If the seat takes no part, or has gone out.
    pub fn turn(&mut self, seat: Seat) -> Result<(), OutOfStep> {
        if !self.board.holding.contains(seat) {
            return Err(OutOfStep);
        }
        self.board.decided();
        self.board.hand_turn_to(&self.rules, seat);
        if self.board.first.is_none() {
            self.board.opener = seat;
        }
        Ok(())
    }

    /// What everybody sees at the table and no move tells: the tile that must open, to whom the opening may go on, and the
    /// arms that stand open.
    pub fn shows(&mut self, facts: &RoundFacts) {
        self.board.lead = facts.lead;
        self.board.hands_on = facts.hands_on;
        self.board.layout.open = facts
            .open
            .iter()
            .fold(Arms::NONE, |open, &arm| open.union(Arms::only(arm)));
        self.find_legal();
    }

    /// Whether the seat can lay nothing on an arm of its own; of another seat's hand `unknown` is taken for true.
    fn is_stuck_on_own(&self, seat: Seat, unknown: bool) -> bool {
        if self.viewer == Some(seat) {
            self.legal.on(Arm::of(seat)).is_empty()
        } else {
            unknown
        }
    }

    fn find_legal(&mut self) {
        if self.viewer != Some(self.board.turn) || self.board.end.is_some() {
            self.legal.clear();
        } else if self.board.first.is_none() {
            self.legal.find_to_open(&self.rules, &self.board, self.hand);
        } else {
            self.legal.find(&self.rules, &self.board, self.hand);
        }
    }
}
