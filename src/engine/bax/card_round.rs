//! One hand: the players take cards in turn until none may or wants to take another.

use super::card::{Card, CardPile, PACK};
use crate::rules::{SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A choice of the player in turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardMove {
    /// Pay the stake, if stakes are paid, and take the next card.
    Take,
    /// Take no more cards.
    Stand,
}

/// Why a choice is not legal. The hand is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalCardMove {
    /// The hand is over.
    #[error("the round is over")]
    Over,
    /// It is another seat's turn.
    #[error("it is another seat's turn")]
    NotYourTurn,
    /// Every player must take a card first.
    #[error("everybody takes a card in the first circle")]
    MustTake,
}

/// The state of a player in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerState {
    /// May take more cards.
    In,
    /// Stood or holds a red card: keeps its points until the end of the hand.
    Waits,
    /// Took a black card and has lost.
    Out,
}

/// The result of taking a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenCard {
    /// The card.
    pub card: Card,
    /// The stake paid for it: 0 for the first card, which was paid for at the beginning, and if no stakes are paid.
    pub stake: u32,
}

/// The result of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardRoundResult {
    /// The winner; `None` if all players are out.
    pub winner: Option<Seat>,
    /// The stakes that the winner gets, or that stay for the next hand.
    pub pot: u32,
    /// The stakes that each seat paid in this hand.
    pub paid: [u32; SEATS],
}

/// The cards that a seat has taken, and what they count.
#[derive(Clone, Copy, Debug)]
struct TakenCards {
    pile: CardPile,
    half_points: u32,
    /// How many count as yellow, and how many as blue, in a tie.
    yellow: u8,
    blue: u8,
}

impl TakenCards {
    const NONE: Self = Self {
        pile: CardPile::EMPTY,
        half_points: 0,
        yellow: 0,
        blue: 0,
    };

    fn add(&mut self, card: Card) {
        self.pile.push(card);
        self.half_points += card.half_points();
        self.yellow += u8::from(card.is_yellow());
        self.blue += u8::from(card.is_blue());
    }
}

/// Everything that all players may see: the cards taken and the stakes, but not the pack.
#[derive(Clone, Debug)]
pub struct CardBoard {
    playing: Seats,
    eldest: Seat,
    turn: Option<Seat>,
    taken: [TakenCards; SEATS],
    states: [PlayerState; SEATS],
    /// The seats that may take more cards.
    asked: Seats,
    paid: [u32; SEATS],
    stayed: u32,
    stakes: bool,
    left: usize,
}

impl CardBoard {
    /// Begins a hand with a pack of `cards` cards; the eldest takes first. If stakes are paid, each player has
    /// paid 1. `stayed` is the pot left from the last hand.
    #[must_use]
    pub fn begin(playing: Seats, eldest: Seat, stakes: bool, stayed: u32, cards: usize) -> Self {
        let mut paid = [0; SEATS];
        for seat in playing.iter() {
            paid[seat.index()] = u32::from(stakes);
        }
        Self {
            playing,
            eldest,
            turn: Some(eldest),
            taken: [TakenCards::NONE; SEATS],
            states: [PlayerState::In; SEATS],
            asked: playing,
            paid,
            stayed,
            stakes,
            left: cards,
        }
    }

    /// The seat in turn pays its stake and takes this card. Does nothing and returns `None` if it is another seat's turn.
    #[inline]
    pub fn take(&mut self, seat: Seat, card: Card) -> Option<TakenCard> {
        if self.turn != Some(seat) || self.left == 0 {
            return None;
        }
        let stake = self.stake();
        self.left -= 1;
        self.paid[seat.index()] += stake;
        self.taken[seat.index()].add(card);
        match card {
            Card::Black => self.ask_no_more(seat, PlayerState::Out),
            Card::Red => self.ask_no_more(seat, PlayerState::Waits),
            _ => {}
        }
        self.next_turn(seat);
        Some(TakenCard { card, stake })
    }

    /// The seat in turn takes no more cards.
    #[inline]
    pub fn stand(&mut self, seat: Seat) {
        if self.turn == Some(seat) {
            self.ask_no_more(seat, PlayerState::Waits);
            self.next_turn(seat);
        }
    }

    /// Lets a seat take no more cards, in this state.
    #[inline]
    fn ask_no_more(&mut self, seat: Seat, state: PlayerState) {
        self.states[seat.index()] = state;
        self.asked.remove(seat);
    }

    #[inline]
    fn next_turn(&mut self, seat: Seat) {
        self.turn = if self.left > 0 {
            self.asked.after(seat)
        } else {
            None
        };
    }

    /// Returns the result of the hand, or `None` while it goes on.
    #[inline]
    pub fn result(&self) -> Option<CardRoundResult> {
        if self.turn.is_some() {
            return None;
        }
        Some(CardRoundResult {
            winner: self.leader(),
            pot: self.pot(),
            paid: self.paid,
        })
    }

    /// Returns the seats that play.
    #[inline]
    pub fn playing(&self) -> Seats {
        self.playing
    }

    /// Returns the eldest, who begins and wins ties that nothing else decides.
    #[inline]
    pub fn eldest(&self) -> Seat {
        self.eldest
    }

    /// Returns the seat in turn, or `None` if the hand is over.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// Returns the cards a seat has taken, in order.
    #[inline]
    pub fn cards(&self, seat: Seat) -> &[Card] {
        self.taken[seat.index()].pile.cards()
    }

    /// Returns the state of a seat.
    #[inline]
    pub fn state(&self, seat: Seat) -> PlayerState {
        self.states[seat.index()]
    }

    /// Returns the value of a seat's cards in half points; 0 if the seat is out.
    #[inline]
    pub fn half_points(&self, seat: Seat) -> u32 {
        if self.state(seat) == PlayerState::Out {
            0
        } else {
            self.taken[seat.index()].half_points
        }
    }

    /// Returns the most cards of one colour, yellow or blue, that a seat can show.
    #[inline]
    pub fn run(&self, seat: Seat) -> usize {
        let taken = &self.taken[seat.index()];
        usize::from(taken.yellow.max(taken.blue))
    }

    /// Returns whether stakes are paid.
    pub(crate) fn has_stakes(&self) -> bool {
        self.stakes
    }

    /// Returns the size of the pot.
    #[inline]
    pub fn pot(&self) -> u32 {
        self.stayed + self.paid.iter().sum::<u32>()
    }

    /// Returns what a seat paid in this hand.
    pub fn paid(&self, seat: Seat) -> u32 {
        self.paid[seat.index()]
    }

    /// Returns the stake that the seat in turn would pay for the next card: 0 for the first card, and if no stakes are paid.
    pub fn stake(&self) -> u32 {
        let cards = self.turn.map_or(0, |seat| self.cards(seat).len());
        if !self.stakes || cards == 0 {
            return 0;
        }
        u32::try_from(cards).expect("a pack has sixteen cards") + 1
    }

    /// Returns the cards not taken yet, the lowest first. This says nothing about their order in the pack.
    pub fn unseen(&self) -> Vec<Card> {
        let mut unseen = PACK.to_vec();
        for seat in self.playing.iter() {
            for card in self.cards(seat) {
                if let Some(at) = unseen.iter().position(|other| other == card) {
                    unseen.remove(at);
                }
            }
        }
        unseen
    }

    /// Returns how many cards are left in the pack.
    #[inline]
    pub fn left(&self) -> usize {
        self.left
    }

    /// Returns whether the seat in turn may stand: after its first card.
    #[inline]
    pub fn may_stand(&self) -> bool {
        self.turn.is_some_and(|seat| !self.cards(seat).is_empty())
    }

    /// Returns the legal choices of the seat in turn.
    pub fn choices(&self) -> impl Iterator<Item = CardMove> {
        let choices: &[CardMove] = match self.turn {
            None => &[],
            Some(_) if self.may_stand() => &[CardMove::Take, CardMove::Stand],
            Some(_) => &[CardMove::Take],
        };
        choices.iter().copied()
    }

    /// Returns the seat that would win now: by points, then by the longest run of one colour, then by the order from the
    /// eldest.
    pub fn leader(&self) -> Option<Seat> {
        let mut leader = None;
        let mut best = (0, 0);
        for seat in self.playing.from(self.eldest) {
            if self.state(seat) == PlayerState::Out {
                continue;
            }
            let rank = (self.half_points(seat), self.run(seat));
            if leader.is_none() || rank > best {
                leader = Some(seat);
                best = rank;
            }
        }
        leader
    }
}

/// A hand in progress.
#[derive(Clone, Debug)]
pub struct CardRound {
    board: CardBoard,
    /// The rest of the pack, the next card on top.
    pack: CardPile,
}

impl CardRound {
    /// Begins a hand with this pack, the next card first.
    #[must_use]
    pub fn new(board: CardBoard, mut pack: Vec<Card>) -> Self {
        pack.reverse();
        let pack = CardPile::of(&pack);
        Self { board, pack }
    }

    /// Makes a hand with this board and an assumed rest of the pack, the next card last. Returns `None` unless the number of
    /// cards is right.
    #[must_use]
    pub fn imagine(board: &CardBoard, pack: impl AsRef<[Card]>) -> Option<Self> {
        let pack = pack.as_ref();
        if pack.len() != board.left {
            return None;
        }
        Some(Self {
            board: board.clone(),
            pack: CardPile::of(pack),
        })
    }

    /// Returns everything that all players may see.
    #[inline]
    pub fn board(&self) -> &CardBoard {
        &self.board
    }

    /// Makes a choice. Returns the card taken, if one was.
    ///
    /// # Errors
    /// If the choice is not legal. The hand is unchanged then.
    #[inline]
    pub fn choose(
        &mut self,
        seat: Seat,
        choice: CardMove,
    ) -> Result<Option<TakenCard>, IllegalCardMove> {
        let turn = self.board.turn.ok_or(IllegalCardMove::Over)?;
        if seat != turn {
            return Err(IllegalCardMove::NotYourTurn);
        }
        match choice {
            CardMove::Stand if !self.board.may_stand() => Err(IllegalCardMove::MustTake),
            CardMove::Stand => {
                self.board.stand(seat);
                Ok(None)
            }
            CardMove::Take => {
                let card = self.pack.pop().expect("a round ends with the last card");
                Ok(self.board.take(seat, card))
            }
        }
    }
}
