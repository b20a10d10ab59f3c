//! Everything one seat may know of a round of tiles, of cards or of tricks.

use crate::bax::{CardBoard, CardMove};
use crate::rules::{
    Board, End, Illegal, LastTile, LegalMoves, Move, Remaining, Round, RoundResult, Rules, SEATS,
    Seat, Tally, Tile, TileSet,
};
use crate::tricks::{IllegalTrickMove, TrickBoard, TrickMove, TrickTiles};
use std::sync::Arc;

/// Everything one seat may know of a round of tiles: its own hand and the board, but no other hand.
#[derive(Clone, Copy, Debug)]
pub struct View<'a, const WORDS: usize = 3> {
    /// The viewer's seat.
    pub seat: Seat,
    /// The tiles the seat holds.
    pub hand: TileSet<WORDS>,
    /// The board, which all players see.
    pub board: &'a Board<WORDS>,
    /// The rules of the match.
    pub rules: &'a Arc<Rules<WORDS>>,
    /// The totals of the match.
    pub tally: &'a Tally,
    /// The seat's legal moves, if it is its turn.
    pub legal: Option<&'a LegalMoves<WORDS>>,
}

impl<'a, const WORDS: usize> View<'a, WORDS> {
    /// Returns everything that the seat in turn may know of a round.
    #[inline]
    pub(crate) fn in_turn(round: &'a Round<WORDS>, tally: &'a Tally) -> Self {
        let seat = round.board().turn();
        Self {
            seat,
            hand: round.hand(seat),
            board: round.board(),
            rules: round.rules(),
            tally,
            legal: Some(round.legal()),
        }
    }

    /// Returns the seat's legal moves, laying first; none if it is not its turn.
    pub fn moves(&self) -> impl Iterator<Item = Move> + 'a {
        let rules = self.rules;
        let board = self.board;
        self.legal
            .into_iter()
            .flat_map(move |legal| legal.moves(rules, board))
    }

    /// Returns whether two legal moves are one to all players: the same tile on two ends that show the same, with the same effect.
    pub fn are_one(&self, one: Move, other: Move) -> bool {
        let (Move::Lay(here), Move::Lay(there)) = (one, other) else {
            return one == other;
        };
        if here.tile != there.tile || self.rules.shape.has_owned_arms() {
            return one == other;
        }
        let board = self.board;
        let end_after_one = self.rules.leaves(here.tile, here.orientation);
        let end_after_other = self.rules.leaves(there.tile, there.orientation);
        board.end_of(here.arm) == board.end_of(there.arm)
            && end_after_one == end_after_other
            && board.arms().contains(here.arm) == board.arms().contains(there.arm)
            && board.needs_double(self.rules, here.arm) == board.needs_double(self.rules, there.arm)
            && self.would_make(one) == self.would_make(other)
    }

    /// Returns the seat's legal moves, of those that [are one](Self::are_one) only the first.
    pub fn different_moves(&self) -> Vec<Move> {
        let mut different: Vec<Move> = Vec::new();
        for play in self.moves() {
            if !different.iter().any(|other| self.are_one(*other, play)) {
                different.push(play);
            }
        }
        different
    }

    /// Returns the points that this move would score at once.
    pub fn would_make(&self, play: Move) -> i32 {
        self.board.foresee(self.rules).points(play)
    }

    /// Returns the bonuses that this move would bring the seat's side by ending the round.
    pub(crate) fn would_earn(&self, play: Move) -> i32 {
        let Move::Lay(placement) = play else {
            return 0;
        };
        if self.hand.len() > 1 {
            return 0;
        }
        let ended = RoundResult {
            end: End::Out(self.seat),
            playing: self.board.playing(),
            remaining: [Remaining::default(); SEATS],
            opener: self.board.opener(),
            first_entitled: self.board.first_entitled(),
            last: Some(self.seat),
            swapped: self.board.swapped(),
            made: [0; SEATS],
            last_tile: LastTile::if_laid(placement.tile, self.board, self.rules),
            out_with_double: placement.tile.is_double(),
        };
        let book = self.rules.book;
        let options = &self.rules.options;
        let bonuses = (book.count.bonuses)(&ended, u32::MAX, options);
        bonuses.iter().map(|bonus| bonus.points).sum()
    }

    /// Checks whether the seat can make this move now.
    ///
    /// # Errors
    /// If it cannot: why.
    pub fn check(&self, play: Move) -> Result<(), Illegal> {
        let legal = self.legal.ok_or(Illegal::NotYourTurn)?;
        legal.check(play, self.rules, self.board, self.hand)
    }

    /// Returns why the seat has no place for a tile of its hand now.
    pub fn why_not_tile(&self, tile: Tile) -> Illegal {
        match self.legal {
            Some(legal) => legal.why_not_tile(tile, self.rules, self.board, self.hand),
            None => Illegal::NotYourTurn,
        }
    }

    /// Returns the tiles that the seat does not see: in other hands, or in the boneyard.
    pub fn unseen(&self) -> TileSet<WORDS> {
        TileSet::all(self.rules.options.set)
            .without(self.hand)
            .without(self.board.laid())
    }

    /// Returns whether the tiles that the seat does not see are as many as the others hold and the boneyard has.
    fn adds_up(&self) -> bool {
        let others = self
            .board
            .playing()
            .iter()
            .filter(|&seat| seat != self.seat);
        let held: usize = others.map(|seat| self.board.hand_size(seat)).sum();
        let all = TileSet::all(self.rules.options.set);
        self.board.playing().contains(self.seat)
            && self.hand.len() == self.board.hand_size(self.seat)
            && self.hand.without(all).is_empty()
            && (self.hand & self.board.laid()).is_empty()
            && self.unseen().len() == held + self.board.boneyard()
    }

    /// Returns whether the seat has drawn in its turn and can only draw again.
    pub fn draws_on(&self) -> bool {
        let drawn = self.board.drawn() > 0;
        self.legal.is_some_and(|legal| {
            drawn && legal.may_draw() && legal.playable().is_empty() && !legal.may_pass()
        })
    }
}

/// Everything one seat may know of the round being played.
#[derive(Clone, Copy, Debug)]
pub enum GameView<'a, const WORDS: usize = 3> {
    /// A round of tiles.
    Tiles(View<'a, WORDS>),
    /// A round of cards.
    Cards(CardView<'a>),
    /// A hand of tricks.
    Tricks(TrickView<'a>),
}

impl<'a, const WORDS: usize> GameView<'a, WORDS> {
    /// Returns the view if it is of a round of tiles.
    pub fn tiles(self) -> Option<View<'a, WORDS>> {
        match self {
            Self::Tiles(view) => Some(view),
            Self::Cards(_) | Self::Tricks(_) => None,
        }
    }

    /// Returns whether it is the seat's turn and it has more than one legal move.
    pub fn has_choice(&self) -> bool {
        match self {
            Self::Tiles(view) => view.moves().nth(1).is_some(),
            Self::Cards(view) => view.choices().nth(1).is_some(),
            Self::Tricks(view) => view.choices().len() > 1,
        }
    }

    /// Returns whether the tiles that the seat does not see are as many as the others can have. It is so at every table; only
    /// what a server has told wrongly does not add up, and cannot be thought about.
    pub fn adds_up(&self) -> bool {
        match self {
            Self::Tiles(view) => view.adds_up(),
            // Its board takes only cards that are left.
            Self::Cards(_) => true,
            Self::Tricks(view) => view.adds_up(),
        }
    }

    /// Copies the view, for example to think about it on another thread.
    pub fn to_seen(&self) -> OwnedGameView<WORDS> {
        match self {
            Self::Tiles(view) => OwnedGameView::Tiles(Box::new(view.to_seen())),
            Self::Cards(view) => OwnedGameView::Cards(view.seat, Box::new(view.board.clone())),
            Self::Tricks(view) => OwnedGameView::Tricks {
                seat: view.seat,
                hand: view.hand,
                put_away: view.put_away,
                board: Box::new(*view.board),
            },
        }
    }
}

/// An owned copy of a [`GameView`].
#[derive(Clone, Debug)]
pub enum OwnedGameView<const WORDS: usize = 3> {
    /// A round of tiles.
    Tiles(Box<OwnedView<WORDS>>),
    /// A round of cards: the viewer's seat, and the board.
    Cards(Seat, Box<CardBoard>),
    /// A hand of tricks: the fields of a [`TrickView`].
    #[expect(missing_docs, reason = "they are those of the view")]
    Tricks {
        seat: Seat,
        hand: TrickTiles,
        put_away: Option<Tile>,
        board: Box<TrickBoard>,
    },
}

impl<const WORDS: usize> OwnedGameView<WORDS> {
    /// Returns the copied view.
    pub fn view(&self) -> GameView<'_, WORDS> {
        match self {
            Self::Tiles(seen) => GameView::Tiles(seen.view()),
            Self::Cards(seat, board) => GameView::Cards(CardView { seat: *seat, board }),
            Self::Tricks {
                seat,
                hand,
                put_away,
                board,
            } => GameView::Tricks(TrickView {
                seat: *seat,
                hand: *hand,
                put_away: *put_away,
                board,
            }),
        }
    }
}

impl<const WORDS: usize> View<'_, WORDS> {
    /// Copies the view, for example to think about it on another thread.
    pub fn to_seen(&self) -> OwnedView<WORDS> {
        OwnedView {
            seat: self.seat,
            hand: self.hand,
            board: self.board.clone(),
            rules: Arc::clone(self.rules),
            tally: *self.tally,
            legal: self.legal.cloned(),
        }
    }
}

/// An owned copy of a [`View`].
#[derive(Clone, Debug)]
pub struct OwnedView<const WORDS: usize = 3> {
    seat: Seat,
    hand: TileSet<WORDS>,
    board: Board<WORDS>,
    rules: Arc<Rules<WORDS>>,
    tally: Tally,
    legal: Option<LegalMoves<WORDS>>,
}

impl<const WORDS: usize> OwnedView<WORDS> {
    /// Returns the copied view.
    pub fn view(&self) -> View<'_, WORDS> {
        View {
            seat: self.seat,
            hand: self.hand,
            board: &self.board,
            rules: &self.rules,
            tally: &self.tally,
            legal: self.legal.as_ref(),
        }
    }
}

/// Everything one seat may know of a round of cards: all that was taken and paid, but not the pack.
#[derive(Clone, Copy, Debug)]
pub struct CardView<'a> {
    /// The viewer's seat.
    pub seat: Seat,
    /// The board, which all players see.
    pub board: &'a CardBoard,
}

impl CardView<'_> {
    /// Returns the seat's legal choices; none if it is not its turn.
    pub fn choices(&self) -> impl Iterator<Item = CardMove> {
        let in_turn = self.board.turn() == Some(self.seat);
        self.board.choices().filter(move |_| in_turn)
    }
}

/// Everything one seat may know of a hand of tricks: its own tiles, the bids, trumps, and all tiles played.
#[derive(Clone, Copy, Debug)]
pub struct TrickView<'a> {
    /// The viewer's seat.
    pub seat: Seat,
    /// The tiles the seat holds.
    pub hand: TrickTiles,
    /// The tile that the seat put away, if it has taken the widow.
    pub put_away: Option<Tile>,
    /// The board, which all players see.
    pub board: &'a TrickBoard,
}

impl TrickView<'_> {
    /// Returns the seat's legal moves; none if it is not its turn.
    pub fn choices(&self) -> Vec<TrickMove> {
        if self.board.turn() == Some(self.seat) {
            self.board.choices(self.hand)
        } else {
            Vec::new()
        }
    }

    /// Checks whether the seat can make this move now.
    ///
    /// # Errors
    /// If it cannot: why.
    pub fn check(&self, play: TrickMove) -> Result<(), IllegalTrickMove> {
        self.board.check(self.seat, self.hand, play)
    }

    /// Returns whether the tiles that the seat does not see are enough for the others, with at most one in no hand.
    fn adds_up(&self) -> bool {
        let house = self.board.house();
        let others = house.seating.all().iter().filter(|&seat| seat != self.seat);
        let held: usize = others.map(|seat| self.board.hand_size(seat)).sum();
        let unseen = self.unseen().len();
        self.hand.len() == self.board.hand_size(self.seat)
            && self.hand.without(house.tiles()).is_empty()
            && self.hand.without(self.board.played()) == self.hand
            && (held..=held + 1).contains(&unseen)
    }

    /// Returns the tiles that the seat does not see: those in other hands, and the widow or the tile put away by another seat.
    pub fn unseen(&self) -> TrickTiles {
        let put_away: TrickTiles = self.put_away.into_iter().collect();
        let unseen = self.board.house().tiles().without(self.hand);
        unseen.without(self.board.played()).without(put_away)
    }
}
