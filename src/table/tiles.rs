//! Rounds of tiles at the table.

use super::deal::{Deck, draw_lots, drawn};
use super::event::{Event, Inner, RoundEnd, Sink, Stock};
use super::{Phase, Refusal, Table};
use crate::rules::{
    Effect, End, Move, Opening, PublicMove, RedealReason, Round, Rules, Seat, Tile, TileSet,
};
use std::sync::Arc;

impl<const WORDS: usize> Table<WORDS> {
    /// Deals the next round; where its opening asks for lots, they are drawn before.
    pub(super) fn deal_tiles(&mut self, deck: &mut impl Deck, sink: &mut impl Sink) {
        let rules = self.rules_of_tiles();
        let opening = rules.book().opening(self.match_history, rules.options());
        let mut lots = Vec::new();
        if let Opening::Lot(_) = opening {
            let all: Vec<Tile> = rules.options().set.tiles().collect();
            let seats = rules.options().seating.all();
            lots = draw_lots(&all, seats, deck, sink, |lots| {
                rules.book().lots_decide(lots)
            });
            self.lots = drawn(seats, &lots);
        }
        self.deal_round(opening, &lots, deck, sink);
    }

    fn rules_of_tiles(&self) -> &Rules<WORDS> {
        self.rules().expect("a game of tiles has rules")
    }

    /// Deals until the round can be opened: once a round, so kept out of what is done with every move.
    #[inline(never)]
    fn deal_round(
        &mut self,
        opening: Opening,
        lots: &[Tile],
        deck: &mut impl Deck,
        sink: &mut impl Sink,
    ) {
        self.clear(Phase::Between);
        let rules = self.rules.as_ref().expect("a game of tiles has rules");
        let options = rules.options();
        let round = loop {
            let dealt = &mut self.dealt;
            deck.deal(options.set, options.hand, self.tally.playing(), dealt);
            for seat in dealt.playing.iter() {
                sink.take(|| Event::Dealt {
                    seat,
                    tiles: highest_first(dealt.hands[seat.index()]),
                });
            }
            sink.take(|| Event::Boneyard {
                tiles: Stock::Tiles(dealt.boneyard.iter().rev().copied().collect()),
            });
            let begun = match &mut self.spare {
                Some(round) => round.deal(dealt, opening, lots),
                None => Round::new(Arc::clone(rules), dealt, opening, lots)
                    .map(|round| self.spare = Some(Box::new(round))),
            };
            match begun {
                Ok(()) => break self.spare.take().expect("a round was just dealt"),
                Err(reason) => sink.take(|| Event::Redeal { reason }),
            }
        };
        let seat = round.board().turn();
        self.phase = Phase::Round(round);
        sink.take(|| Event::Turn { seat });
    }

    /// Makes a move in the round.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of every move")]
    pub(super) fn play(
        &mut self,
        seat: Seat,
        play: Move,
        deck: &mut impl Deck,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        let Phase::Round(round) = &mut self.phase else {
            return Err(Refusal::NoRound);
        };
        let effect = round.play(seat, play)?;
        tell(effect, seat, round, sink);
        let turn = round.board().turn();
        if effect == Effect::Redeal {
            let rules = self.rules_of_tiles();
            let opening = rules.book().opening(self.match_history, rules.options());
            self.deal_round(opening, &[], deck, sink);
        } else if round.board().end().is_some() {
            self.settle(sink);
        } else if turn != seat {
            sink.take(|| Event::Turn { seat: turn });
        }
        Ok(())
    }

    /// Counts the round that just ended: once a round, so kept out of what is done with every move.
    #[inline(never)]
    fn settle(&mut self, sink: &mut impl Sink) {
        let round = self.round().expect("a round is settled when it has ended");
        let ended = round
            .result()
            .expect("a round is settled when it has ended");
        let book = round.rules().book();
        let options = &self.setup.options;
        let scored = book.score(&ended, options);
        let settled = book.settle(&mut self.tally, &scored, options);
        self.match_history.opener = Some(ended.first_entitled);
        self.match_history.winner = scored.winner;
        self.last_result = Some(ended);
        sink.take(|| Event::RoundOver {
            reason: match ended.end {
                End::Out(_) => RoundEnd::Out,
                End::Blocked => RoundEnd::Blocked,
            },
            seat: scored.winner,
            points: scored.points[..options.seating.teams()].to_vec(),
            totals: self.tally.totals().to_vec(),
            games: book.counts_games().then(|| self.tally.games().to_vec()),
        });
        for team in settled.eliminated.iter() {
            sink.take(|| Event::Eliminated { team });
        }
        self.go_on(settled.winners, sink);
    }
}

/// Tells what a seat did.
fn tell<const WORDS: usize>(
    effect: Effect,
    seat: Seat,
    round: &Round<WORDS>,
    sink: &mut impl Sink,
) {
    match effect {
        Effect::Laid => sink.take(|| laid(round)),
        Effect::Drew(tile) => sink.take(|| drew(seat, tile)),
        Effect::Passed => sink.take(|| Event::Passed { seat }),
        Effect::TimedOut(drawn) => {
            if let Some(tile) = drawn {
                sink.take(|| drew(seat, tile));
            }
            sink.take(|| Event::Passed { seat });
        }
        Effect::Swapped => sink.take(|| Event::Swapped {
            seat,
            tiles: Some(highest_first(round.hand(seat))),
        }),
        // The turn that follows tells it.
        Effect::Kept => {}
        Effect::Redeal => sink.take(|| Event::Redeal {
            reason: RedealReason::FiveDoubles,
        }),
    }
}

fn laid<const WORDS: usize>(round: &Round<WORDS>) -> Event {
    let &(seat, public_move) = round
        .board()
        .history()
        .last()
        .expect("a tile was just laid");
    let (tile, placement) = match public_move {
        PublicMove::Laid(placement) => (placement.tile, Some(placement)),
        PublicMove::Opened(tile) => (tile, None),
        PublicMove::Drew | PublicMove::Passed | PublicMove::Swapped => {
            unreachable!("a tile was just laid")
        }
    };
    let (rules, orientation) = (
        round.rules(),
        placement.map(|placement| placement.orientation),
    );
    Event::Laid {
        seat,
        tile,
        arm: placement.map(|placement| placement.arm),
        inner: placement.map_or(Inner::None, Inner::of),
        across: rules.book().lies_across(tile, orientation, rules.options()),
    }
}

fn drew(seat: Seat, tile: Tile) -> Event {
    Event::Drew {
        seat,
        tile: Some(tile),
    }
}

fn highest_first<const WORDS: usize>(hand: TileSet<WORDS>) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = hand.iter().collect();
    tiles.reverse();
    tiles
}
