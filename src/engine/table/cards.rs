//! Rounds of cards.

use super::deal::{Deck, first_by_lots};
use super::event::{Event, HandEnd, Sink};
use super::stock::{Drawn, Stock};
use super::{Refusal, Table};
use crate::bax::{CardBoard, CardMove, CardRound, CardRoundResult, PACK, has_stakes};
use crate::rules::{MatchHistory, Options, Scored, Seat};

/// The state of a match of cards.
#[derive(Clone, Default, Debug)]
pub(super) struct CardPlay {
    /// The round being played, or the last one.
    round: Option<Box<CardRound>>,
    /// The pot left from the last round.
    stayed: u32,
}

impl CardPlay {
    /// Returns the round being played, if there is one.
    pub(super) fn round(&self) -> Option<&CardRound> {
        let round = self.round.as_deref();
        round.filter(|round| round.board().turn().is_some())
    }

    /// Returns the board of the round being played, or of the last one.
    pub(super) fn board(&self) -> Option<&CardBoard> {
        self.round.as_deref().map(CardRound::board)
    }

    /// Shuffles the pack. The eldest of the first round is drawn by lot; later the next seat follows. Returns the deal and
    /// the lots drawn.
    pub(super) fn deal(
        &mut self,
        options: &Options,
        history: MatchHistory,
        deck: &mut impl Deck,
        sink: &mut impl Sink,
    ) -> (Seat, Vec<(Seat, Drawn)>) {
        let playing = options.seating.all();
        let all_lots = || PACK.map(Drawn::Card).to_vec();
        let (eldest, drawn) = first_by_lots(options, history, all_lots, deck, sink);
        let pack = deck.pack();
        sink.take(|| Event::Boneyard {
            tiles: Stock::Cards(pack.clone()),
        });
        let stakes = has_stakes(&options.house);
        let board = CardBoard::begin(playing, eldest, stakes, self.stayed, pack.len());
        let round = CardRound::new(board, pack);
        for seat in playing.from(eldest).filter(|_| stakes) {
            let amount = round.board().paid(seat);
            sink.take(|| Event::Staked { seat, amount });
        }
        match &mut self.round {
            Some(last) => **last = round,
            None => self.round = Some(Box::new(round)),
        }
        sink.take(|| Event::Turn { seat: eldest });
        (eldest, drawn)
    }

    /// Takes a card or stands, and emits the end of the round if it is over.
    fn play(
        &mut self,
        seat: Seat,
        play: CardMove,
        sink: &mut impl Sink,
    ) -> Result<Option<CardRoundResult>, Refusal> {
        let round = self.round.as_deref_mut().ok_or(Refusal::NoRound)?;
        if round.board().turn().is_none() {
            return Err(Refusal::NoRound);
        }
        match round.choose(seat, play)? {
            Some(taken) => {
                let amount = taken.stake;
                let card = taken.card;
                if amount > 0 {
                    sink.take(|| Event::Staked { seat, amount });
                }
                sink.take(|| Event::Card { seat, card });
            }
            None => sink.take(|| Event::Stood { seat }),
        }
        if let Some(seat) = round.board().turn() {
            sink.take(|| Event::Turn { seat });
            return Ok(None);
        }
        let over = round.board().result();
        if let Some(over) = &over {
            self.stayed = if over.winner.is_some() { 0 } else { over.pot };
        }
        Ok(over)
    }
}

impl<const WORDS: usize> Table<WORDS> {
    /// Makes a player's move in a round of cards, and scores the round if it is over.
    pub(super) fn play_cards(
        &mut self,
        seat: Seat,
        play: CardMove,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        let cards = self.play.cards_mut().ok_or(Refusal::NoRound)?;
        let Some(over) = cards.play(seat, play, sink)? else {
            return Ok(());
        };
        let options = &self.setup.options;
        let Scored { points, .. } = score_cards(&over, options);
        self.tally.add(&points);
        let settled = self.tally.race(options);
        self.match_history.winner = over.winner;
        sink.take(|| Event::HandOver {
            seat: over.winner,
            end: HandEnd::Cards { pot: over.pot },
            totals: self.tally.totals().to_vec(),
        });
        self.go_on(settled.winners, sink);
        Ok(())
    }
}

/// Scores a round of cards: with stakes, what each seat won and paid; otherwise one point for the winner.
pub(super) fn score_cards(over: &CardRoundResult, options: &Options) -> Scored {
    /// Returns the points that as many units are.
    fn points(units: u32) -> i32 {
        i32::try_from(units).expect("a pot is small")
    }
    if !has_stakes(&options.house) {
        return Scored::by_winner(over.winner, 1, options.seating);
    }
    let won = Scored::by_winner(over.winner, points(over.pot), options.seating);
    won.with(&over.paid.map(|paid| -points(paid)))
}
