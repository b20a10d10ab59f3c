//! Hands of cards at the table.

use super::deal::{Deck, draw_lots, drawn};
use super::event::{Event, Sink, Stock};
use super::{Phase, Refusal, Table};
use crate::bax::{Card, CardMove, CardRound, CardRoundResult, Dealt, PACK, has_stakes};
use crate::rules::{Options, SEATS, Scored, Seat, Seats};

impl<const WORDS: usize> Table<WORDS> {
    /// Shuffles the pack; before the first hand, lots decide who is the eldest, later it is the next seat.
    pub(super) fn deal_cards(&mut self, deck: &mut impl Deck, sink: &mut impl Sink) {
        let options = &self.setup.options;
        let playing = options.seating.all();
        let next = self.match_history.next_opener(options.seating);
        let mut drawn_lots = Vec::new();
        let eldest = next.unwrap_or_else(|| {
            let lots = draw_lots(&PACK, playing, deck, sink, one_is_highest);
            drawn_lots = drawn(playing, &lots);
            highest(playing, &lots)
        });
        let pack = deck.pack();
        sink.take(|| Event::Boneyard {
            tiles: Stock::Cards(pack.clone()),
        });
        let stakes = has_stakes(&options.house);
        let hand = CardRound::new(Dealt {
            playing,
            eldest,
            pack,
            stakes,
            stayed: self.stayed,
        });
        for seat in playing.from(eldest).filter(|_| stakes) {
            let amount = hand.board().paid(seat);
            sink.take(|| Event::Staked { seat, amount });
        }
        self.match_history.opener = Some(eldest);
        self.lots = drawn_lots;
        self.phase = Phase::Hand(Box::new(hand));
        sink.take(|| Event::Turn { seat: eldest });
    }

    /// Makes a player's choice.
    pub(super) fn choose(
        &mut self,
        seat: Seat,
        choice: CardMove,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        let Phase::Hand(hand) = &mut self.phase else {
            return Err(Refusal::NoRound);
        };
        match hand.choose(seat, choice)? {
            Some(taken) => {
                let (amount, card) = (taken.stake, taken.card);
                if amount > 0 {
                    sink.take(|| Event::Staked { seat, amount });
                }
                sink.take(|| Event::Card { seat, card });
            }
            None => sink.take(|| Event::Stood { seat }),
        }
        if let Some(seat) = hand.board().turn() {
            sink.take(|| Event::Turn { seat });
        } else if let Some(over) = hand.over() {
            self.settle_hand(over, sink);
        }
        Ok(())
    }

    fn settle_hand(&mut self, over: CardRoundResult, sink: &mut impl Sink) {
        if let Phase::Hand(hand) = &self.phase {
            self.last_hand = Some(hand.board().clone());
        }
        let options = &self.setup.options;
        let Scored { points, .. } = score_cards(&over, options);
        self.stayed = if over.winner.is_some() { 0 } else { over.pot };
        self.tally.add(&points);
        let settled = self.tally.race(options);
        self.match_history.winner = over.winner;
        sink.take(|| Event::HandOver {
            seat: over.winner,
            pot: over.pot,
            totals: self.tally.totals().to_vec(),
        });
        self.go_on(settled.winners, sink);
    }
}

/// What a round of cards counts: where stakes are paid what was paid and won, else a point for the winner.
pub(super) fn score_cards(over: &CardRoundResult, options: &Options) -> Scored {
    let units = |units: u32| i32::try_from(units).expect("a pot is small");
    let mut points = [0; SEATS];
    if has_stakes(&options.house) {
        points = over.paid.map(|paid| -units(paid));
        if let Some(seat) = over.winner {
            points[seat.index()] += units(over.pot);
        }
    } else if let Some(seat) = over.winner {
        points[seat.index()] = 1;
    }
    Scored {
        points,
        winner: over.winner,
    }
}

fn one_is_highest(lots: &[Card]) -> bool {
    let highest = lots.iter().max();
    lots.iter().filter(|lot| Some(*lot) == highest).count() == 1
}

fn highest(seats: Seats, lots: &[Card]) -> Seat {
    let lots = seats.iter().zip(lots);
    let highest = lots.max_by_key(|(_, card)| **card);
    highest.map(|(seat, _)| seat).expect("somebody plays")
}
