//! A round: the engine in which people and computer players lay tiles.

mod making;
mod on_arms;
mod on_line;

pub(crate) use on_line::{LineChoice, LineChooser, LineTurn};

use super::board::{Board, is_out_with_double};
use super::compiled::Rules;
use super::illegal::Illegal;
use super::legal::LegalMoves;
use super::tile::Tile;
use super::tile_set::TileSet;
use crate::rules::count::{LastTile, Remaining, RoundResult};
use crate::rules::deal::{Dealt, RedealReason};
use crate::rules::fit::Move;
use crate::rules::match_score::Tally;
use crate::rules::opening::Opening;
use crate::rules::seats::{SEATS, Seat};
use std::sync::Arc;

/// The error for assumed hands with which a round is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seat holds another number of tiles, or the tiles are not each of the set once")]
pub struct ImagineError;

/// The effect of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A tile was laid.
    Laid,
    /// This tile was drawn.
    Drew(Tile),
    /// The seat passed.
    Passed,
    /// The hand was exchanged; [`Round::hand`] returns the new one.
    Swapped,
    /// The hand was kept.
    Kept,
    /// The turn ended after the tiles laid in it.
    Stopped,
    /// The seat asked for a new deal. The round is unchanged and no longer counts.
    Redeal,
    /// The thinking time was over: the seat may have drawn a tile, and its turn ended.
    TimedOut(Option<Tile>),
}

/// What a seat in a simulation wants to do.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PlayoutChoice {
    /// This legal move.
    Play(Move),
    /// Any legal move, which the dice decide.
    Any(Dice),
}

/// A random number that decides among equally likely things.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dice(pub(crate) u32);

impl Dice {
    /// Returns a number below `count`.
    #[inline]
    pub(crate) fn below(self, count: usize) -> usize {
        let scaled = (u64::from(self.0) * count as u64) >> 32;
        usize::try_from(scaled).expect("it is below the count")
    }
}

/// A round in progress. [`legal`](Round::legal) returns the legal moves; only [`play`](Round::play) changes the round.
#[derive(Debug)]
pub struct Round<const WORDS: usize = 3> {
    pub(super) rules: Arc<Rules<WORDS>>,
    pub(super) board: Board<WORDS>,
    pub(super) hands: [TileSet<WORDS>; SEATS],
    boneyard: Vec<Tile>,
    /// The tiles drawn as a fine after the last move.
    fines: Vec<Tile>,
    pub(super) legal: LegalMoves<WORDS>,
}

impl<const WORDS: usize> Clone for Round<WORDS> {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            board: self.board.clone(),
            hands: self.hands,
            boneyard: self.boneyard.clone(),
            fines: Vec::new(),
            legal: self.legal.clone(),
        }
    }

    /// Copies into the memory already allocated, since searches try thousands of moves from one round.
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
    /// Begins a round with the tiles as dealt. `lots` are the tiles that the seats drew before it, if the opening needs lots.
    ///
    /// # Errors
    /// If the rules require a new deal.
    pub fn new(
        rules: Arc<Rules<WORDS>>,
        dealt: &Dealt<WORDS>,
        opening: Opening,
        lots: &[Tile],
    ) -> Result<Self, RedealReason> {
        let mut round = Self::before(rules);
        round.deal(dealt, opening, lots)?;
        Ok(round)
    }

    /// Makes a round in which nothing is dealt yet.
    fn before(rules: Arc<Rules<WORDS>>) -> Self {
        Self {
            rules,
            board: Board::before(),
            hands: [TileSet::EMPTY; SEATS],
            boneyard: Vec::new(),
            fines: Vec::new(),
            legal: LegalMoves::NOTHING,
        }
    }

    /// Begins another round by the same rules, in the memory of this one.
    ///
    /// # Errors
    /// If the rules require a new deal. This round is unchanged then.
    pub fn deal(
        &mut self,
        dealt: &Dealt<WORDS>,
        opening: Opening,
        lots: &[Tile],
    ) -> Result<(), RedealReason> {
        if let Some(too_many) = self.rules.book.deal.deals_again {
            too_many.check(dealt)?;
        }
        let seating = self.rules.options.seating;
        let begin = opening.begin(dealt, self.rules.doubles, lots, seating)?;
        self.board.begin(
            begin,
            dealt.playing,
            |seat| dealt.hands[seat.index()].len(),
            dealt.boneyard.len(),
        );
        self.board.tiles.leave_out(dealt.left_out.last());
        if let Some(centre) = dealt.centre {
            self.board.change(&self.rules).begin_with(centre);
        }
        self.hands = dealt.hands;
        self.boneyard.clone_from(&dealt.boneyard);
        self.find_legal::<false>();
        Ok(())
    }

    /// Sets how many points each team needs to reach the limit, which points in play can do. Without this, only the tiles can
    /// end the round.
    pub fn set_missing(&mut self, tally: &Tally) {
        self.board.made.set_missing(&self.rules, tally);
    }

    /// Creates a round with this board and with assumed hidden tiles.
    ///
    /// # Errors
    /// If the tiles cannot be distributed so: each seat must have as many as on the board, and each tile of the set must occur
    /// once.
    pub fn imagine(
        rules: Arc<Rules<WORDS>>,
        board: &Board<WORDS>,
        hidden: &Dealt<WORDS>,
    ) -> Result<Self, ImagineError> {
        let mut round = Self::before(rules);
        round.imagine_again(board, hidden)?;
        Ok(round)
    }

    /// Does the same as [`imagine`](Self::imagine) in the memory of this round, which has the same rules.
    ///
    /// # Errors
    /// If the tiles cannot be distributed so. This round is unchanged then.
    pub fn imagine_again(
        &mut self,
        board: &Board<WORDS>,
        hidden: &Dealt<WORDS>,
    ) -> Result<(), ImagineError> {
        let mut all = board.tiles.laid;
        let mut held = 0;
        for seat in board.playing.iter() {
            let hand = hidden.hands[seat.index()];
            if hand.len() != board.hand_size(seat) {
                return Err(ImagineError);
            }
            held += hand.len();
            all |= hand;
        }
        for &tile in &hidden.boneyard {
            all.insert(tile);
        }
        let count = board.tiles.laid.len() + held + board.boneyard();
        if hidden.boneyard.len() != board.boneyard()
            || all.len() != count
            || count != self.rules.options.set.len()
        {
            return Err(ImagineError);
        }
        self.imagine_possible(board, hidden);
        Ok(())
    }

    /// Does the same with tiles that are known to be distributed so.
    pub(crate) fn imagine_possible(&mut self, board: &Board<WORDS>, hidden: &Dealt<WORDS>) {
        self.board.clone_from(board);
        self.hands = hidden.hands;
        self.boneyard.clone_from(&hidden.boneyard);
        self.legal.clear();
        self.find_legal::<false>();
    }

    /// Returns the rules of the round.
    pub fn rules(&self) -> &Arc<Rules<WORDS>> {
        &self.rules
    }

    /// Returns the board, which all players see.
    pub fn board(&self) -> &Board<WORDS> {
        &self.board
    }

    /// Returns the tiles that a seat holds.
    pub fn hand(&self, seat: Seat) -> TileSet<WORDS> {
        self.hands[seat.index()]
    }

    /// Returns the legal moves of the seat in turn; none when the round is over.
    pub fn legal(&self) -> &LegalMoves<WORDS> {
        &self.legal
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If the move is not legal. The round is unchanged then.
    #[inline]
    pub fn play(&mut self, seat: Seat, play: Move) -> Result<Effect, Illegal> {
        if self.board.end.is_some() {
            return Err(Illegal::Over);
        }
        if seat != self.board.turn.seat {
            return Err(Illegal::NotYourTurn);
        }
        let legal = &self.legal;
        let rules = &self.rules;
        let board = &self.board;
        if !legal.allows(play, rules, board) {
            let hand = self.hands[seat.index()];
            return Err(legal.why_not(play, rules, board, hand));
        }
        Ok(self.play_legal(play))
    }

    /// Plays on until the round ends, or until `most` moves are made, as `choose` wants it.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    pub(crate) fn play_on(&mut self, most: usize, mut choose: impl FnMut(&Self) -> PlayoutChoice) {
        for _ in 0..most {
            if self.board.end.is_some() {
                return;
            }
            let choice = choose(self);
            self.play_by_any_rules(choice);
        }
    }

    /// Notes whether the seat in turn announces with its next move that its turn leaves one tile. If it does not, it pays.
    /// Without this, no seat is ever fined.
    pub fn announces(&mut self, announced: bool) {
        self.fines.clear();
        self.board.fines.announces(announced);
    }

    /// Returns the tiles drawn as a fine after the last move.
    pub fn fines(&self) -> &[Tile] {
        &self.fines
    }

    /// Lays a tile and says the count of the ends after it, in pips; 0 for nothing. [`play`](Self::play) says the right
    /// number, as if the program counted.
    ///
    /// # Errors
    /// If the move is not legal, or players say no counts in this game. The round is unchanged then.
    pub fn lay_and_say(&mut self, seat: Seat, play: Move, said: u8) -> Result<Effect, Illegal> {
        let says = self.rules.says_count() && matches!(play, Move::Open(_) | Move::Lay(_));
        if !says {
            return Err(Illegal::NoCountAsked);
        }
        self.board.turn.said = Some(said);
        let effect = self.play(seat, play);
        self.board.turn.said = None;
        effect
    }

    /// Answers with the count of the ends after another seat's tile, in pips; 0 for nothing.
    ///
    /// # Errors
    /// If this seat is not asked for it. The round is unchanged then.
    pub fn answer(&mut self, seat: Seat, said: u8) -> Result<(), Illegal> {
        match self.board.asked() {
            Some(asked) if asked == seat => {
                self.board.change(&self.rules).answer(said);
                self.find_legal::<false>();
                Ok(())
            }
            Some(_) => Err(Illegal::NotYourTurn),
            None => Err(Illegal::NoCountAsked),
        }
    }

    /// Returns the result of the round, or `None` while it goes on.
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
            opener: self.board.opening.seat,
            first_entitled: self.board.first_entitled(),
            last: self.board.history.last_to_lay(),
            swapped: self.board.opening.swapped,
            made: self.board.made.of_all(),
            last_tile: LastTile::of(&self.board, &self.rules),
            out_with_double: is_out_with_double(&self.board, &self.rules),
        })
    }
}
