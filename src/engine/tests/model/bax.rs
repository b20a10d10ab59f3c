//! Bax erregea in the model: sixteen cards, taken one by one.

use super::chance::Chance;
use super::game::Agreed;
use super::standing::{Decided, Standing};
use super::terms::{to_seat, to_team};
use serpente_engine::bax::{Card, CardMove, IllegalCardMove};
use serpente_engine::table::{Drawn, Event, HandEnd, Refusal, Stock};

/// Returns all cards, two of each, in the order in which lots rank them, the lowest first.
pub(super) fn pack() -> Vec<Card> {
    use Card::{Black, Blue, Green, Red, White, WhiteBlue, WhiteYellow, Yellow};
    let kinds = [
        Black,
        WhiteYellow,
        WhiteBlue,
        Green,
        Red,
        Yellow,
        Blue,
        White,
    ];
    kinds.into_iter().flat_map(|card| [card, card]).collect()
}

/// Returns the value of a card in half points.
pub(super) fn worth(card: Card) -> usize {
    match card {
        Card::Black => 0,
        Card::WhiteYellow | Card::WhiteBlue => 1,
        _ => 2,
    }
}

/// Returns the most cards of one colour, yellow or blue; white counts as either.
pub(super) fn longest(cards: &[Card]) -> usize {
    use Card::{Blue, White, WhiteBlue, WhiteYellow, Yellow};
    let count = |colours: [Card; 3]| cards.iter().filter(|card| colours.contains(card)).count();
    count([Yellow, WhiteYellow, White]).max(count([Blue, WhiteBlue, White]))
}

#[derive(Clone, Debug)]
pub(super) struct Hand {
    pub(super) eldest: usize,
    pub(super) turn: usize,
    pub(super) pack: Vec<Card>,
    /// The cards that each seat took.
    pub(super) taken: Vec<Vec<Card>>,
    stood: Vec<bool>,
    pub(super) paid: Vec<i32>,
}

impl Hand {
    pub(super) fn is_out(&self, seat: usize) -> bool {
        self.taken[seat].contains(&Card::Black)
    }

    /// Returns whether a seat may take more.
    pub(super) fn is_in(&self, seat: usize) -> bool {
        !self.is_out(seat) && !self.taken[seat].contains(&Card::Red) && !self.stood[seat]
    }

    /// Returns the seats from the one after `seat` around to `seat` itself.
    fn round_from(&self, seat: usize) -> impl Iterator<Item = usize> + use<> {
        let seats = self.taken.len();
        (1..=seats).map(move |step| (seat + step) % seats)
    }

    /// Returns the winner: the most points of those not out; then the most of one colour; then the first from the eldest.
    pub(super) fn winner(&self) -> Option<usize> {
        let last = (self.eldest + self.taken.len() - 1) % self.taken.len();
        let mut best: Option<(usize, usize, usize)> = None;
        for seat in self.round_from(last).filter(|&seat| !self.is_out(seat)) {
            let points = self.taken[seat].iter().copied().map(worth).sum();
            let run = longest(&self.taken[seat]);
            if best.is_none_or(|(most, longest, _)| (points, run) > (most, longest)) {
                best = Some((points, run, seat));
            }
        }
        best.map(|(_, _, seat)| seat)
    }
}

#[derive(Clone)]
pub(super) struct CardMatch {
    agreed: Agreed,
    pub(super) standing: Standing,
    pub(super) hand: Option<Hand>,
    pub(super) over: bool,
    eldest: Option<usize>,
    /// The pot that no seat has won.
    pub(super) stayed: i32,
}

impl CardMatch {
    pub(super) fn new(agreed: Agreed) -> Self {
        Self {
            standing: Standing::new(agreed.teams),
            agreed,
            hand: None,
            over: false,
            eldest: None,
            stayed: 0,
        }
    }

    pub(super) fn stakes(&self) -> bool {
        self.agreed.is("mode", "stakes")
    }

    /// Deals the next hand.
    pub(super) fn deal(&mut self, chance: &mut Chance) -> Result<Vec<Event>, Refusal> {
        if self.over || self.hand.is_some() {
            return Err(Refusal::NotBetweenRounds);
        }
        let seats = self.agreed.seats();
        self.standing.begin_round();
        let mut told = vec![Event::Round {
            number: self.standing.rounds,
        }];
        let eldest = match self.eldest {
            Some(eldest) => (eldest + 1) % seats,
            None => draw_eldest(seats, chance, &mut told),
        };
        self.eldest = Some(eldest);
        let cards = chance.shuffled(&pack());
        let tiles = Stock::Cards(cards.clone());
        told.push(Event::Boneyard { tiles });
        let paid = i32::from(self.stakes());
        for step in (0..seats).filter(|_| self.stakes()) {
            let seat = to_seat((eldest + step) % seats);
            told.push(Event::Staked { seat, amount: 1 });
        }
        told.push(Event::Turn {
            seat: to_seat(eldest),
        });
        self.hand = Some(Hand {
            eldest,
            turn: eldest,
            pack: cards,
            taken: vec![Vec::new(); seats],
            stood: vec![false; seats],
            paid: vec![paid; seats],
        });
        Ok(told)
    }

    /// Returns the choices of the seat in turn: in the first circle, only to take.
    pub(super) fn legal(&self) -> Vec<CardMove> {
        match &self.hand {
            None => Vec::new(),
            Some(hand) if hand.taken[hand.turn].is_empty() => vec![CardMove::Take],
            Some(_) => vec![CardMove::Take, CardMove::Stand],
        }
    }

    /// Takes a card or stands, if that is legal.
    pub(super) fn choose(&mut self, seat: usize, choice: CardMove) -> Result<Vec<Event>, Refusal> {
        let legal = self.legal();
        let stakes = self.stakes();
        let hand = self.hand.as_mut().ok_or(Refusal::NoRound)?;
        if seat != hand.turn {
            return Err(Refusal::IllegalCard(IllegalCardMove::NotYourTurn));
        }
        if !legal.contains(&choice) {
            return Err(Refusal::IllegalCard(IllegalCardMove::MustTake));
        }
        let at = seat;
        let seat = to_seat(seat);
        let mut told = Vec::new();
        if choice == CardMove::Stand {
            hand.stood[at] = true;
            told.push(Event::Stood { seat });
        } else {
            let nth = u32::try_from(hand.taken[at].len() + 1).expect("few cards");
            // The first card was paid for at the beginning.
            if stakes && nth > 1 {
                hand.paid[at] += i32::try_from(nth).expect("few cards");
                told.push(Event::Staked { seat, amount: nth });
            }
            let card = hand.pack.remove(0);
            hand.taken[at].push(card);
            told.push(Event::Card { seat, card });
        }
        let next = hand.round_from(at).find(|&seat| hand.is_in(seat));
        match next.filter(|_| !hand.pack.is_empty()) {
            Some(next) => {
                hand.turn = next;
                told.push(Event::Turn {
                    seat: to_seat(next),
                });
            }
            None => self.settle(&mut told),
        }
        Ok(told)
    }

    fn settle(&mut self, told: &mut Vec<Event>) {
        let stakes = self.stakes();
        let hand = self.hand.take().expect("a hand has ended");
        let pot = self.stayed + hand.paid.iter().sum::<i32>();
        let winner = hand.winner();
        for (total, paid) in self.standing.totals.iter_mut().zip(&hand.paid) {
            *total -= paid;
        }
        self.stayed = if winner.is_some() { 0 } else { pot };
        if let Some(winner) = winner {
            self.standing.totals[winner] += if stakes { pot } else { 1 };
        }
        told.push(Event::HandOver {
            seat: winner.map(to_seat),
            end: HandEnd::Cards {
                pot: u32::try_from(pot).expect("stakes are paid in"),
            },
            totals: self.standing.totals.clone(),
        });
        let Decided { winners, .. } = self.standing.race(&self.agreed);
        if !winners.is_empty() {
            self.over = true;
            let winners = winners.into_iter().map(to_team).collect();
            told.push(Event::MatchOver { winners });
        }
    }
}

/// Draws a card for every seat; the highest is the eldest.
fn draw_eldest(seats: usize, chance: &mut Chance, told: &mut Vec<Event>) -> usize {
    let pack = pack();
    let rank = |card: &Card| pack.iter().position(|other| other == card);
    let drawn = chance.draw_lots(&pack, seats, |drawn: &[Card]| {
        let highest = drawn.iter().map(rank).max();
        drawn
            .iter()
            .filter(|card| rank(card) == highest.expect("cards"))
            .count()
            == 1
    });
    for (seat, &card) in drawn.iter().enumerate() {
        let seat = to_seat(seat);
        let drawn = Drawn::Card(card);
        told.push(Event::Lot { seat, drawn });
    }
    (0..seats)
        .max_by_key(|&seat| rank(&drawn[seat]))
        .expect("seats")
}
