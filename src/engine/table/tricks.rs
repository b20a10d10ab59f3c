//! Hands of tricks.

use super::deal::{Deck, first_by_lots};
use super::event::{Event, HandEnd, Sink};
use super::stock::{Drawn, Stock};
use super::{Refusal, Table};
use crate::rules::{Dealt, MatchHistory, Options, Points, RedealReason, SEATS, Seat, Tile};
use crate::tricks::{
    Counts, HAND, HandResult, PLAYERS, TrickBoard, TrickEffect, TrickGame, TrickMove, TrickRound,
    TrickRules, TrickTiles,
};

/// The state of a match of tricks.
#[derive(Clone, Debug)]
pub(super) struct TrickPlay {
    rules: TrickRules,
    /// The hand being played, or the last one.
    round: Option<Box<TrickRound>>,
}

impl TrickPlay {
    /// Begins a match.
    pub(super) fn of(game: &TrickGame, options: &Options) -> Self {
        Self {
            rules: (game.rules)(options.seating, &options.house),
            round: None,
        }
    }

    /// Begins another match.
    pub(super) fn again(&mut self) {
        self.round = None;
    }

    /// Returns the hand being played.
    pub(super) fn round(&self) -> Option<&TrickRound> {
        let round = self.last_round();
        round.filter(|round| round.board().turn().is_some())
    }

    /// Returns the hand being played, or the last one.
    fn last_round(&self) -> Option<&TrickRound> {
        self.round.as_deref()
    }

    /// Returns the board of the hand being played, or of the last one.
    pub(super) fn board(&self) -> Option<&TrickBoard> {
        self.last_round().map(TrickRound::board)
    }

    /// Returns the tiles left in the hands if the last hand was decided before all tricks were played.
    pub(super) fn left(&self) -> Vec<(Seat, Vec<Tile>)> {
        let over = self.last_round();
        let Some(round) = over.filter(|round| round.board().turn().is_none()) else {
            return Vec::new();
        };
        let all = self.rules.seating.all().iter();
        all.map(|seat| (seat, round.hand(seat).highest_first()))
            .collect()
    }

    /// Deals. The first dealer, or the first bidder, is drawn by lot; later it is the next seat. Returns that seat, and the lots
    /// drawn.
    pub(super) fn deal(
        &mut self,
        options: &Options,
        history: MatchHistory,
        deck: &mut impl Deck,
        sink: &mut impl Sink,
    ) -> (Seat, Vec<(Seat, Drawn)>) {
        let all: Vec<Drawn> = self.rules.tiles().iter().map(Drawn::Tile).collect();
        let (first, lots) = first_by_lots(options, history, &all, deck, sink);
        self.deal_hand(first, options, deck, sink);
        (first, lots)
    }

    fn deal_hand(
        &mut self,
        first: Seat,
        options: &Options,
        deck: &mut impl Deck,
        sink: &mut impl Sink,
    ) {
        let mut dealt = Dealt::<1> {
            playing: options.seating.all(),
            left_out: TrickTiles::all(options.set).without(self.rules.tiles()),
            ..Dealt::default()
        };
        deck.deal(options.set, HAND, &mut dealt);
        for seat in dealt.playing.iter() {
            sink.take(|| Event::Dealt {
                seat,
                tiles: dealt.hands[seat.index()].highest_first(),
            });
        }
        sink.take(|| Event::Boneyard {
            tiles: Stock::Tiles(dealt.boneyard.clone()),
        });
        let mut hands = [TrickTiles::EMPTY; PLAYERS];
        hands.copy_from_slice(&dealt.hands[..PLAYERS]);
        let dealer = if self.rules.deal.lot_bids {
            self.rules.before(first)
        } else {
            first
        };
        let widow = dealt.boneyard.last().copied();
        let round = TrickRound::new(self.rules, dealer, hands).with_widow(widow);
        let seat = round.board().turn();
        self.round = Some(Box::new(round));
        if let Some(seat) = seat {
            sink.take(|| Event::Turn { seat });
        }
    }

    /// Makes a move and emits it, with the trick that it completes.
    fn play(
        &mut self,
        seat: Seat,
        play: TrickMove,
        sink: &mut impl Sink,
    ) -> Result<&TrickBoard, Refusal> {
        let round = self.round.as_deref_mut().ok_or(Refusal::NoRound)?;
        if round.board().turn().is_none() {
            return Err(Refusal::NoRound);
        }
        let effect = round.play(seat, play)?;
        match play {
            TrickMove::Pass => sink.take(|| Event::Passed {
                seat,
                announced: false,
            }),
            TrickMove::Bid(bid) => sink.take(|| Event::Bid { seat, bid }),
            TrickMove::Name(trumps) => sink.take(|| Event::Trumps {
                seat,
                trumps: trumps.whatever_doubles(),
                doubles: round.board().doubles_to_tell(trumps),
            }),
            TrickMove::Play(tile) => sink.take(|| Event::Played { seat, tile }),
            TrickMove::PutAway(_) => sink.take(|| Event::Swapped {
                seat,
                tiles: Some(round.hand(seat).highest_first()),
            }),
            // The event for the end of the hand contains the claim.
            TrickMove::Claim => {}
        }
        match effect {
            TrickEffect::Done => {}
            TrickEffect::Taken(trick) => sink.take(|| Event::Trick {
                seat: trick.taker,
                points: trick.points,
            }),
            TrickEffect::Widow(tile) => {
                if let Some(seat) = round.board().turn() {
                    sink.take(|| Event::Drew {
                        seat,
                        tile: Some(tile),
                    });
                }
            }
        }
        if let Some(seat) = round.board().turn() {
            sink.take(|| Event::Turn { seat });
        }
        Ok(round.board())
    }
}

impl<const WORDS: usize> Table<WORDS> {
    /// Makes a player's move in a hand of tricks, and scores the hand if it is over. If all players pass, the next seat
    /// deals.
    pub(super) fn play_tricks(
        &mut self,
        seat: Seat,
        play: TrickMove,
        deck: &mut impl Deck,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        let tricks = self.play.tricks_mut().ok_or(Refusal::NoRound)?;
        let board = *tricks.play(seat, play, sink)?;
        let options = &self.setup.options;
        if board.all_passed() {
            let reason = RedealReason::AllPassed;
            sink.take(|| Event::Redeal { reason });
            let first = self
                .match_history
                .next_opener(options.seating)
                .expect("somebody has dealt");
            self.match_history.opener = Some(first);
            tricks.deal_hand(first, options, deck, sink);
            return Ok(());
        }
        let Some(over) = board.result() else {
            return Ok(());
        };
        let rules = *board.house();
        let points = score_hand(&over, &rules);
        self.tally.add(&points);
        let bidders = options.seating.team(over.bidder);
        let limit = options.goal.limit().map_or(i64::MAX, i64::from);
        let is_there = i64::from(self.tally.total(bidders)) >= limit;
        // If each trick counts, all sides score in a hand; a bidder who makes the bid then wins before the others.
        let winners = if rules.scores.counts == Counts::Tricks && over.made && is_there {
            [bidders].into_iter().collect()
        } else {
            self.tally.race_until_one_leads(options).winners
        };
        sink.take(|| Event::HandOver {
            seat: Some(over.bidder),
            end: HandEnd::Tricks {
                made: over.made,
                points: points[..options.seating.teams()].to_vec(),
                took: over.took[..options.seating.teams()].to_vec(),
                claimed: board.claimed(),
            },
            totals: self.tally.totals().to_vec(),
        });
        self.go_on(winners, sink);
        Ok(())
    }
}

/// Scores a hand, by team.
pub(super) fn score_hand(over: &HandResult, rules: &TrickRules) -> Points {
    let mut points = [0; SEATS];
    points[..PLAYERS].copy_from_slice(&over.scores(rules));
    points
}
