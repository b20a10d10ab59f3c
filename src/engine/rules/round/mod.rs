//! A round: the one engine that people and computer players lay tiles in.

mod turns;

use super::board::Board;
use super::compiled::Rules;
use super::dealt::{Dealt, RedealReason};
use super::illegal::Illegal;
use super::legal::LegalMoves;
use super::opening::Begin;
use super::opening::Opening;
use super::placement::Move;
use super::result::{Remaining, RoundResult};
use super::seating::{SEATS, Seat};
use super::tally::Tally;
use super::tile::Tile;
use super::tile_set::TileSet;
use std::sync::Arc;

/// Why a round cannot be as imagined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImagineError {
    /// This seat holds more tiles, or fewer.
    #[error("{0:?} holds another number of tiles")]
    Size(Seat),
    /// The tiles are not each of the set once.
    #[error("the tiles are not each of the set once")]
    Tiles,
}

/// What a move did, beyond what was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A tile was laid.
    Laid,
    /// This tile was drawn.
    Drew(Tile),
    /// The turn went by.
    Passed,
    /// The hand was exchanged; [`Round::hand`] tells the new one.
    Swapped,
    /// The hand was kept.
    Kept,
    /// The turn ended behind the tiles that were laid in it.
    Stopped,
    /// A new deal is asked for. The round is as it was, and counts no more.
    Redeal,
    /// The time was over: perhaps a tile was drawn, and the turn went by.
    TimedOut(Option<Tile>),
}

/// A round in progress. [`legal`](Round::legal) says what may be done, [`play`](Round::play) is the only way to change it.
#[derive(Debug)]
pub struct Round<const WORDS: usize = 3> {
    pub(super) rules: Arc<Rules<WORDS>>,
    pub(super) board: Board<WORDS>,
    pub(super) hands: [TileSet<WORDS>; SEATS],
    boneyard: Vec<Tile>,
    pub(super) legal: LegalMoves<WORDS>,
}

impl<const WORDS: usize> Clone for Round<WORDS> {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            board: self.board.clone(),
            hands: self.hands,
            boneyard: self.boneyard.clone(),
            legal: self.legal.clone(),
        }
    }

    /// Copies into the memory that is there: searches try thousands of moves from one round.
    #[inline]
    fn clone_from(&mut self, other: &Self) {
        if !Arc::ptr_eq(&self.rules, &other.rules) {
            self.rules = Arc::clone(&other.rules);
        }
        self.board.clone_from(&other.board);
        self.hands = other.hands;
        self.boneyard.clone_from(&other.boneyard);
        self.legal.clone_from(&other.legal);
    }
}

impl<const WORDS: usize> Round<WORDS> {
    /// Begins a round with the tiles as dealt; `lots` are the tiles that the seats drew before it, if the opening asks for that.
    ///
    /// # Errors
    /// If the rules ask for a new deal.
    pub fn new(
        rules: Arc<Rules<WORDS>>,
        dealt: &Dealt<WORDS>,
        opening: Opening,
        lots: &[Tile],
    ) -> Result<Self, RedealReason> {
        rules.check(dealt)?;
        let begin = Begin::new(opening, dealt, rules.doubles(), lots)?;
        let mut round = Self {
            rules,
            board: Board::before(begin.seat),
            hands: dealt.hands,
            boneyard: Vec::with_capacity(dealt.boneyard.len()),
            legal: LegalMoves::NOTHING,
        };
        round.lay_out(begin, dealt);
        Ok(round)
    }

    /// Begins another round by the same rules, in the memory of this one.
    ///
    /// # Errors
    /// If the rules ask for a new deal. This round is as it was then.
    pub fn deal(
        &mut self,
        dealt: &Dealt<WORDS>,
        opening: Opening,
        lots: &[Tile],
    ) -> Result<(), RedealReason> {
        self.rules.check(dealt)?;
        let begin = Begin::new(opening, dealt, self.rules.doubles(), lots)?;
        self.lay_out(begin, dealt);
        Ok(())
    }

    /// Says how many points each team misses to the limit, which points in play can reach. A round that was not told ends by
    /// its tiles alone.
    pub fn set_missing(&mut self, tally: &Tally) {
        self.board.set_missing(&self.rules, tally);
    }

    fn lay_out(&mut self, begin: Begin, dealt: &Dealt<WORDS>) {
        let held = |seat: Seat| dealt.hands[seat.index()].len();
        let boneyard = dealt.boneyard.len();
        self.board.begin(begin, dealt.playing, held, boneyard);
        self.board.leave_out(dealt.left_out);
        if let Some(centre) = dealt.centre {
            self.board.begin_with(&self.rules, centre);
        }
        self.hands = dealt.hands;
        self.boneyard.clone_from(&dealt.boneyard);
        self.find_legal();
    }

    /// A round that looks like this board, with the hidden tiles as somebody imagines them.
    ///
    /// # Errors
    /// If the tiles cannot be dealt so: as many to each seat as it holds, and each of the set once.
    pub fn imagine(
        rules: Arc<Rules<WORDS>>,
        board: &Board<WORDS>,
        hidden: &Dealt<WORDS>,
    ) -> Result<Self, ImagineError> {
        let mut round = Self {
            rules,
            board: Board::before(board.turn),
            hands: hidden.hands,
            boneyard: Vec::with_capacity(hidden.boneyard.len()),
            legal: LegalMoves::NOTHING,
        };
        round.imagine_again(board, hidden)?;
        Ok(round)
    }

    /// The same in the memory of this round, which is played by the same rules.
    ///
    /// # Errors
    /// If the tiles cannot be dealt so. This round is as it was then.
    pub fn imagine_again(
        &mut self,
        board: &Board<WORDS>,
        hidden: &Dealt<WORDS>,
    ) -> Result<(), ImagineError> {
        let mut all = board.laid;
        let mut held = 0;
        for seat in board.playing.iter() {
            let hand = hidden.hands[seat.index()];
            if hand.len() != board.hand_size(seat) {
                return Err(ImagineError::Size(seat));
            }
            held += hand.len();
            all |= hand;
        }
        for &tile in &hidden.boneyard {
            all.insert(tile);
        }
        let count = board.laid.len() + held + board.boneyard();
        if hidden.boneyard.len() != board.boneyard()
            || all.len() != count
            || count != self.rules.options().set.len()
        {
            return Err(ImagineError::Tiles);
        }
        self.board.clone_from(board);
        self.hands = hidden.hands;
        self.boneyard.clone_from(&hidden.boneyard);
        self.legal.clear();
        self.find_legal();
        Ok(())
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

    /// The tiles a seat holds.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> TileSet<WORDS> {
        self.hands[seat.index()]
    }

    /// What the seat whose turn it is may do; nothing when the round is over.
    #[must_use]
    pub fn legal(&self) -> &LegalMoves<WORDS> {
        &self.legal
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If the move is not legal. Nothing has changed then.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "simulations spend their time here: left to itself, the compiler calls some parts and is a tenth slower"
    )]
    pub fn play(&mut self, seat: Seat, play: Move) -> Result<Effect, Illegal> {
        if self.board.end.is_some() {
            return Err(Illegal::Over);
        }
        if seat != self.board.turn {
            return Err(Illegal::NotYourTurn);
        }
        let (legal, rules, board) = (&self.legal, &self.rules, &self.board);
        let effect = match play {
            // Nearly every move is one of these: it is looked at first, and once.
            Move::Lay(placement) if legal.allows_lay(placement, rules, board) => {
                self.lay_on_arm(placement)
            }
            _ if legal.allows(play, rules, board) => self.make(play),
            _ => {
                let hand = self.hands[seat.index()];
                return Err(legal.why_not(play, rules, board, hand));
            }
        };
        self.find_legal();
        Ok(effect)
    }

    /// The round as far as points depend on it, or `None` while it goes on.
    #[must_use]
    pub fn result(&self) -> Option<RoundResult> {
        let end = self.board.end?;
        let mut remaining = [Remaining::default(); SEATS];
        for seat in self.board.playing.iter() {
            remaining[seat.index()] = self.rules.remaining(self.hand(seat));
        }
        Some(RoundResult {
            end,
            playing: self.board.playing,
            remaining,
            opener: self.board.opener,
            first_entitled: self.board.first_entitled,
            last: self.board.last_laid(),
            swapped: self.board.swapped,
            made: self.board.all_made(),
            last_tile: self.board.last_tile(&self.rules),
        })
    }
}
