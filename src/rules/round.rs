//! A round: the one engine that people and computer players lay tiles in.

use super::board::{Board, Deed};
use super::book::{Opening, SoFar, Stuck};
use super::compiled::Rules;
use super::legal::Legal;
use super::placement::{ARMS, Arms, Move, Open, Placement};
use super::seating::{SEATS, Seat, Seats};
use super::tally::{End, Ended, Left};
use super::tile::Tile;
use super::tile_set::TileSet;
use std::sync::Arc;

/// The tiles as they were dealt.
#[derive(Clone, Debug)]
pub struct Dealt<const WORDS: usize = 3> {
    /// The seats that take part.
    pub playing: Seats,
    /// What each of them was dealt.
    pub hands: [TileSet<WORDS>; SEATS],
    /// What was not dealt, the next tile to be drawn last.
    pub boneyard: Vec<Tile>,
}

/// Why the tiles must be dealt again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Redeal {
    /// Nobody holds a double.
    NoDouble,
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
    /// The time was over: perhaps a tile was drawn, and the turn went by.
    TimedOut(Option<Tile>),
}

/// Why a move cannot be made. The round is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The round is over.
    Over,
    /// It is another seat's turn.
    NotYourTurn,
    /// The seat does not hold the tile.
    NotHeld,
    /// The round must be opened, with a tile that leads.
    MustOpen,
    /// The round is opened already.
    Opened,
    /// The tile does not fit there in that way.
    DoesNotFit,
    /// These rules have no drawing.
    NoDrawing,
    /// The boneyard is empty.
    BoneyardEmpty,
    /// One tile was drawn in this turn already.
    DrawnAlready,
    /// A tile can be laid, so none is drawn.
    CanLay,
    /// There is a tile to draw before the turn can be passed.
    CanDraw,
    /// There is no thinking time in this match.
    NoClock,
}

/// A round in progress. [`legal`](Round::legal) says what may be done, [`play`](Round::play) is the only way to change it.
#[derive(Clone, Debug)]
pub struct Round<const WORDS: usize = 3> {
    rules: Arc<Rules<WORDS>>,
    board: Board<WORDS>,
    hands: [TileSet<WORDS>; SEATS],
    boneyard: Vec<Tile>,
    legal: Legal<WORDS>,
}

impl<const WORDS: usize> Round<WORDS> {
    /// Begins a round with the tiles as dealt.
    ///
    /// # Errors
    /// If the rules ask for a new deal.
    pub fn new(
        rules: Arc<Rules<WORDS>>,
        dealt: Dealt<WORDS>,
        so_far: SoFar,
    ) -> Result<Self, Redeal> {
        let (opener, lead) = open(&rules, &dealt, so_far)?;
        let mut sizes = [0; SEATS];
        for seat in dealt.playing.iter() {
            sizes[seat.index()] = u8::try_from(dealt.hands[seat.index()].len())
                .expect("no set has more than 190 tiles");
        }
        let board = Board {
            playing: dealt.playing,
            holding: dealt.playing,
            opener,
            turn: opener,
            drawn: 0,
            passes: 0,
            end: None,
            lead,
            first: None,
            arms: Arms::NONE,
            ends: [Open::SUBSTITUTE; ARMS],
            laid: TileSet::EMPTY,
            sizes,
            boneyard: u8::try_from(dealt.boneyard.len()).expect("no set has more than 190 tiles"),
            trail: Vec::with_capacity(64),
        };
        let mut round = Self {
            rules,
            board,
            hands: dealt.hands,
            boneyard: dealt.boneyard,
            legal: Legal::NOTHING,
        };
        round.find_legal();
        Ok(round)
    }

    /// The rules it is played by.
    #[must_use]
    pub fn rules(&self) -> &Rules<WORDS> {
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
    pub fn legal(&self) -> &Legal<WORDS> {
        &self.legal
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If the move is not legal. Nothing has changed then.
    #[inline]
    pub fn play(&mut self, seat: Seat, play: Move) -> Result<Effect, Illegal> {
        if self.board.end.is_some() {
            return Err(Illegal::Over);
        }
        if seat != self.board.turn {
            return Err(Illegal::NotYourTurn);
        }
        match play {
            Move::Open(tile) => {
                if !self.legal.first.contains(tile) {
                    return Err(self.why_not_open(tile));
                }
                self.open_with(tile);
                Ok(Effect::Laid)
            }
            Move::Lay(placement) => {
                let Placement { tile, arm, way } = placement;
                let there =
                    self.legal.arms.contains(arm) && self.legal.lays[arm.index()].contains(tile);
                let fits = self.rules.fits(self.board.end_of(arm)).by_way[way as usize];
                if !(there && fits.contains(tile)) {
                    return Err(self.why_not_lay(tile));
                }
                self.board.ends[arm.index()] = self.rules.leaves(tile, way);
                self.lay(tile, Deed::Laid(placement));
                Ok(Effect::Laid)
            }
            Move::Draw => {
                if !self.legal.draw {
                    return Err(self.why_not_draw());
                }
                let tile = self
                    .draw()
                    .expect("drawing is only legal from a boneyard with tiles");
                self.find_legal();
                Ok(Effect::Drew(tile))
            }
            Move::Pass => {
                if !self.legal.pass {
                    return Err(self.why_not_pass());
                }
                self.pass();
                Ok(Effect::Passed)
            }
            Move::TimeUp => {
                if !self.legal.time_up {
                    return Err(Illegal::NoClock);
                }
                if let Some(tile) = self.forced_opening() {
                    self.open_with(tile);
                    return Ok(Effect::Laid);
                }
                let may_draw = self.rules.drawing().stuck != Stuck::Pass && self.board.drawn == 0;
                let drawn = if may_draw { self.draw() } else { None };
                self.find_legal();
                self.pass();
                Ok(Effect::TimedOut(drawn))
            }
        }
    }

    /// The round as far as points depend on it, or `None` while it goes on.
    #[must_use]
    pub fn ended(&self) -> Option<Ended> {
        let end = self.board.end?;
        let mut left = [Left::default(); SEATS];
        for seat in self.board.playing.iter() {
            let (weight, tiles) = (
                self.rules.weigh(self.hand(seat)),
                self.board.sizes[seat.index()],
            );
            left[seat.index()] = Left { weight, tiles };
        }
        Some(Ended {
            end,
            playing: self.board.playing,
            left,
            opener: self.board.opener,
        })
    }

    /// The tile that must open the round, if it is this turn and there is no choice.
    fn forced_opening(&self) -> Option<Tile> {
        self.legal
            .first
            .nth(0)
            .filter(|_| self.board.first.is_none())
    }

    fn open_with(&mut self, tile: Tile) {
        let [left, right] = self.rules.book().begins(tile, self.rules.options());
        self.board.first = Some(tile);
        self.board.arms = Arms::LINE;
        self.board.ends[0] = left;
        self.board.ends[1] = right;
        self.lay(tile, Deed::Opened(tile));
    }

    #[inline]
    fn lay(&mut self, tile: Tile, deed: Deed) {
        let seat = self.board.turn;
        self.hands[seat.index()].remove(tile);
        self.board.sizes[seat.index()] -= 1;
        self.board.laid.insert(tile);
        self.board.passes = 0;
        self.board.trail.push((seat, deed));
        if self.board.sizes[seat.index()] == 0 && self.goes_out(seat) {
            self.finish(End::Out(seat));
        } else {
            self.next_turn();
        }
    }

    /// Takes a seat without tiles out of the order of play; says whether that ends the round.
    fn goes_out(&mut self, seat: Seat) -> bool {
        self.board.holding.remove(seat);
        let seating = self.rules.options().seating;
        !self.rules.whole_team()
            || !seating
                .members_of(seating.team(seat))
                .any(|mate| self.board.holding.contains(mate))
    }

    fn draw(&mut self) -> Option<Tile> {
        let tile = self.boneyard.pop()?;
        let seat = self.board.turn;
        self.hands[seat.index()].insert(tile);
        self.board.sizes[seat.index()] += 1;
        self.board.boneyard -= 1;
        self.board.drawn += 1;
        self.board.trail.push((seat, Deed::Drew));
        Some(tile)
    }

    /// Lets the turn go by. A full circle of passes by stuck seats that could not draw blocks the round.
    fn pass(&mut self) {
        let nothing_to_draw = self.board.boneyard == 0 || self.rules.drawing().stuck == Stuck::Pass;
        let stuck = self.legal.any.is_empty();
        self.board.trail.push((self.board.turn, Deed::Passed));
        self.board.passes = if stuck && nothing_to_draw {
            self.board.passes + 1
        } else {
            0
        };
        if self.board.passes >= self.board.holding.len() {
            self.finish(End::Blocked);
        } else {
            self.next_turn();
        }
    }

    #[inline]
    fn next_turn(&mut self) {
        self.board.drawn = 0;
        self.board.turn = self
            .board
            .holding
            .after(self.board.turn)
            .expect("a round that goes on has somebody with tiles");
        self.find_legal();
    }

    fn finish(&mut self, end: End) {
        self.board.end = Some(end);
        self.legal = Legal::NOTHING;
    }

    #[inline]
    fn find_legal(&mut self) {
        self.legal.find(
            &self.rules,
            &self.board,
            self.hands[self.board.turn.index()],
        );
    }

    fn holds(&self, tile: Tile) -> bool {
        tile.index() < TileSet::<WORDS>::CAPACITY && self.hand(self.board.turn).contains(tile)
    }

    fn why_not_open(&self, tile: Tile) -> Illegal {
        match self.board.first {
            Some(_) => Illegal::Opened,
            None if self.holds(tile) => Illegal::MustOpen,
            None => Illegal::NotHeld,
        }
    }

    fn why_not_lay(&self, tile: Tile) -> Illegal {
        if !self.holds(tile) {
            Illegal::NotHeld
        } else if self.board.first.is_none() {
            Illegal::MustOpen
        } else {
            Illegal::DoesNotFit
        }
    }

    fn why_not_draw(&self) -> Illegal {
        let drawing = self.rules.drawing();
        if self.board.first.is_none() {
            Illegal::MustOpen
        } else if drawing.stuck == Stuck::Pass {
            Illegal::NoDrawing
        } else if self.board.boneyard == 0 {
            Illegal::BoneyardEmpty
        } else if self.board.drawn > 0 {
            Illegal::DrawnAlready
        } else {
            Illegal::CanLay
        }
    }

    fn why_not_pass(&self) -> Illegal {
        if self.board.first.is_none() {
            Illegal::MustOpen
        } else if self.legal.any.is_empty() {
            Illegal::CanDraw
        } else {
            Illegal::CanLay
        }
    }
}

/// Who opens, and the tiles one of which must be laid first.
fn open<const WORDS: usize>(
    rules: &Rules<WORDS>,
    dealt: &Dealt<WORDS>,
    so_far: SoFar,
) -> Result<(Seat, TileSet<WORDS>), Redeal> {
    match rules.book().opening(so_far, rules.options()) {
        Opening::HighestDouble => {
            let best = |seat: Seat| {
                dealt.hands[seat.index()]
                    .iter()
                    .filter(|tile| tile.is_double())
                    .last()
            };
            dealt
                .playing
                .iter()
                .filter_map(|seat| best(seat).map(|double| (double, seat)))
                .max()
                .map(|(double, seat)| (seat, [double].into_iter().collect()))
                .ok_or(Redeal::NoDouble)
        }
    }
}
