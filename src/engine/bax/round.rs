//! A hand: cards taken in circles, until nobody may or wants to take.

use super::card::{Card, PACK};
use crate::rules::{SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What a player can do in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardMove {
    /// Pay the stake, where stakes are paid, and take the next card.
    Take,
    /// Take no more.
    Stand,
}

/// Why a choice cannot be made. The hand is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IllegalCardMove {
    /// The hand is over.
    #[error("the round is over")]
    Over,
    /// It is another seat's turn.
    #[error("it is another seat's turn")]
    NotYourTurn,
    /// In the first circle everybody takes a card.
    #[error("everybody takes a card in the first circle")]
    MustTake,
}

/// How a player stands in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerState {
    /// May take more.
    In,
    /// Stood, or holds a red card: waits for the end with its points.
    Waits,
    /// Took a black card: lost.
    Out,
}

/// What taking a card did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The card.
    pub card: Card,
    /// What was paid for it; nothing for the first one, which was paid to begin, and where no stakes are paid.
    pub stake: u32,
}

/// A hand that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardRoundResult {
    /// Who won it; nobody if all are out.
    pub winner: Option<Seat>,
    /// What the winner takes, or what stays.
    pub pot: u32,
    /// What each seat has paid in this hand.
    pub paid: [u32; SEATS],
}

/// What lies open for everybody: all the cards that were taken, and the stakes. The pack is not in it.
#[derive(Clone, Debug)]
pub struct CardBoard {
    playing: Seats,
    eldest: Seat,
    turn: Option<Seat>,
    cards: [Vec<Card>; SEATS],
    states: [PlayerState; SEATS],
    paid: [u32; SEATS],
    stayed: u32,
    stakes: bool,
    left: usize,
}

impl CardBoard {
    /// A round begins: the eldest is first to take one of so many cards. `stayed` lies in the pot from the last round.
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
            cards: Default::default(),
            states: [PlayerState::In; SEATS],
            paid,
            stayed,
            stakes,
            left: cards,
        }
    }

    /// The seat in turn pays the stake and takes this card. Nothing if it is another's turn.
    #[inline]
    pub fn take(&mut self, seat: Seat, card: Card) -> Option<Taken> {
        if self.turn != Some(seat) || self.left == 0 {
            return None;
        }
        let stake = self.stake();
        self.left -= 1;
        self.paid[seat.index()] += stake;
        self.cards[seat.index()].push(card);
        self.states[seat.index()] = match card {
            Card::Black => PlayerState::Out,
            Card::Red => PlayerState::Waits,
            _ => PlayerState::In,
        };
        self.next_turn(seat);
        Some(Taken { card, stake })
    }

    /// The seat in turn takes no more.
    #[inline]
    pub fn stand(&mut self, seat: Seat) {
        if self.turn == Some(seat) {
            self.states[seat.index()] = PlayerState::Waits;
            self.next_turn(seat);
        }
    }

    #[inline]
    fn next_turn(&mut self, seat: Seat) {
        let may_take = |seat: &Seat| self.states[seat.index()] == PlayerState::In;
        let asked: Seats = self.playing.iter().filter(may_take).collect();
        self.turn = asked.after(seat).filter(|_| self.left > 0);
    }

    /// How the round ended, or `None` while it goes on.
    #[must_use]
    #[inline]
    pub fn result(&self) -> Option<CardRoundResult> {
        self.turn.is_none().then(|| CardRoundResult {
            winner: self.leader(),
            pot: self.pot(),
            paid: self.paid,
        })
    }

    /// The seats that play.
    #[must_use]
    #[inline]
    pub fn playing(&self) -> Seats {
        self.playing
    }

    /// Who begins, and wins what is tied to the last.
    #[must_use]
    #[inline]
    pub fn eldest(&self) -> Seat {
        self.eldest
    }

    /// Whose turn it is, or `None` when the hand is over.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// The cards a seat has taken, in order.
    #[must_use]
    #[inline]
    pub fn cards(&self, seat: Seat) -> &[Card] {
        &self.cards[seat.index()]
    }

    /// How a seat stands.
    #[must_use]
    #[inline]
    pub fn state(&self, seat: Seat) -> PlayerState {
        self.states[seat.index()]
    }

    /// The points of a seat, in half points; nothing for a seat that is out.
    #[must_use]
    #[inline]
    pub fn half_points(&self, seat: Seat) -> u32 {
        if self.state(seat) == PlayerState::Out {
            0
        } else {
            self.cards(seat).iter().map(|card| card.half_points()).sum()
        }
    }

    /// The most cards of one colour, yellow or blue, that a seat can show.
    #[must_use]
    pub fn run(&self, seat: Seat) -> usize {
        let count =
            |is: fn(Card) -> bool| self.cards(seat).iter().filter(|card| is(**card)).count();
        count(Card::is_yellow).max(count(Card::is_blue))
    }

    /// What lies in the pot.
    #[must_use]
    #[inline]
    pub fn pot(&self) -> u32 {
        self.stayed + self.paid.iter().sum::<u32>()
    }

    /// What a seat has paid in this hand.
    #[must_use]
    pub fn paid(&self, seat: Seat) -> u32 {
        self.paid[seat.index()]
    }

    /// What the seat in turn would pay for the next card; nothing in the first circle, and where no stakes are paid.
    #[must_use]
    pub fn stake(&self) -> u32 {
        let cards = self.turn.map_or(0, |seat| self.cards(seat).len());
        match u32::try_from(cards) {
            Ok(cards) if self.stakes && cards > 0 => cards + 1,
            Ok(_) | Err(_) => 0,
        }
    }

    /// The cards that were not taken yet, lowest first: those of the pack, in no order anybody may know.
    #[must_use]
    pub fn unseen(&self) -> Vec<Card> {
        let seats = || self.playing.iter();
        let mut taken: Vec<Card> = seats().flat_map(|seat| self.cards(seat)).copied().collect();
        let mut unseen = PACK.to_vec();
        unseen.retain(|card| match taken.iter().position(|other| other == card) {
            Some(at) => {
                taken.swap_remove(at);
                false
            }
            None => true,
        });
        unseen
    }

    /// How many cards are left in the pack.
    #[must_use]
    #[inline]
    pub fn left(&self) -> usize {
        self.left
    }

    /// Whether the seat in turn may stand: from the second circle on.
    #[must_use]
    #[inline]
    pub fn may_stand(&self) -> bool {
        self.turn.is_some_and(|seat| !self.cards(seat).is_empty())
    }

    /// What the seat in turn may do.
    pub fn choices(&self) -> impl Iterator<Item = CardMove> {
        let take = self.turn.map(|_| CardMove::Take);
        let stand = self.may_stand().then_some(CardMove::Stand);
        take.into_iter().chain(stand)
    }

    /// Who would win now: the most points, then the longest run of one colour, then the first from the eldest on.
    #[must_use]
    pub fn leader(&self) -> Option<Seat> {
        let rank = |seat: &Seat| (self.half_points(*seat), self.run(*seat));
        let counts = |seat: &Seat| self.state(*seat) != PlayerState::Out;
        let mut seats = self.playing.from(self.eldest).filter(counts);
        let first = seats.next()?;
        let better = |best: Seat, seat: Seat| {
            if rank(&seat) > rank(&best) {
                seat
            } else {
                best
            }
        };
        Some(seats.fold(first, better))
    }
}

/// A shuffled pack, and where a hand begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealt {
    /// The seats that play.
    pub playing: Seats,
    /// Who begins.
    pub eldest: Seat,
    /// The cards, the next one to be taken first.
    pub pack: Vec<Card>,
    /// Whether stakes are paid.
    pub stakes: bool,
    /// What stayed in the pot from the last hand.
    pub stayed: u32,
}

/// A hand in progress.
#[derive(Clone, Debug)]
pub struct CardRound {
    board: CardBoard,
    pack: Vec<Card>,
}

impl CardRound {
    /// Begins a hand. Everybody has paid 1, where stakes are paid.
    #[must_use]
    pub fn new(dealt: Dealt) -> Self {
        let mut pack = dealt.pack;
        pack.reverse();
        let Dealt {
            playing,
            eldest,
            stakes,
            stayed,
            ..
        } = dealt;
        Self {
            board: CardBoard::begin(playing, eldest, stakes, stayed, pack.len()),
            pack,
        }
    }

    /// A hand that looks like this, with the rest of the pack as somebody imagines it, the next card last. `None` unless those
    /// are as many cards as are left.
    #[must_use]
    pub fn imagine(board: &CardBoard, pack: Vec<Card>) -> Option<Self> {
        let board = board.clone();
        (pack.len() == board.left).then_some(Self { board, pack })
    }

    /// What lies open for everybody.
    #[must_use]
    #[inline]
    pub fn board(&self) -> &CardBoard {
        &self.board
    }

    /// What lay open when the round was over.
    #[must_use]
    pub fn into_board(self) -> CardBoard {
        self.board
    }

    /// Makes a choice; returns what taking did.
    ///
    /// # Errors
    /// If it cannot be made. Nothing has changed then.
    #[inline]
    pub fn choose(
        &mut self,
        seat: Seat,
        choice: CardMove,
    ) -> Result<Option<Taken>, IllegalCardMove> {
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

    /// How the round ended, or `None` while it goes on.
    #[must_use]
    #[inline]
    pub fn over(&self) -> Option<CardRoundResult> {
        self.board.result()
    }
}
