//! Hands of tricks.

use super::deal::{Deck, first_by_lots};
use super::event::{Event, HandEnd, Sink};
use super::stock::{Drawn, Stock};
use super::{Refusal, Table, TrickView};
use crate::rules::{Dealt, MatchHistory, Options, Points, RedealReason, SEATS, Seat, Tile};
use crate::tricks::{
    Counts, HAND, HandResult, PLAYERS, TrickBoard, TrickEffect, TrickGame, TrickMove, TrickRound,
    TrickRules, TrickTiles,
};

/// The state of a match of tricks.
#[derive(Clone, Debug)]
pub(super) struct TrickPlay {
    rules: TrickRules,
    /// The hand being played, or the last one. Its memory is reused for the next one.
    round: Option<Box<TrickRound>>,
    /// The memory of the last deal, reused for the next one.
    dealt: Box<Dealt<1>>,
}

impl TrickPlay {
    /// Begins a match.
    pub(super) fn of(game: &TrickGame, options: &Options) -> Self {
        Self {
            rules: (game.rules)(options.seating, &options.house),
            round: None,
            dealt: Box::default(),
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

    /// Returns everything the seat in turn may know of the hand being played.
    #[inline]
    fn view_in_turn(&self) -> Option<TrickView<'_>> {
        self.view(self.board()?.turn()?)
    }

    /// Returns everything a seat may know of the hand being played.
    #[inline]
    pub(super) fn view(&self, seat: Seat) -> Option<TrickView<'_>> {
        let round = self.round()?;
        Some(TrickView {
            seat,
            hand: round.hand(seat),
            put_away: round.put_away().filter(|_| round.is_bidder(seat)),
            board: round.board(),
        })
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
        let all = self.rules.tiles();
        let all_lots = || all.iter().map(Drawn::Tile).collect();
        let (first, lots) = first_by_lots(options, history, all_lots, deck, sink);
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
        let dealt = &mut *self.dealt;
        dealt.playing = options.seating.all();
        dealt.left_out = TrickTiles::all(options.set).without(self.rules.tiles());
        deck.deal(options.set, HAND, dealt);
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
        match &mut self.round {
            Some(last) => **last = round,
            None => self.round = Some(Box::new(round)),
        }
        if let Some(seat) = seat {
            sink.take(|| Event::Turn { seat });
        }
    }

    /// Makes a move and emits it, with the trick that it completes.
    fn play(&mut self, seat: Seat, play: TrickMove, sink: &mut impl Sink) -> Result<(), Refusal> {
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
        Ok(())
    }
}

impl<const WORDS: usize> Table<WORDS> {
    /// Makes a player's move in a hand of tricks, and ends the hand if it is over.
    pub(super) fn play_tricks(
        &mut self,
        seat: Seat,
        play: TrickMove,
        deck: &mut impl Deck,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        let tricks = self.play.tricks_mut().ok_or(Refusal::NoRound)?;
        tricks.play(seat, play, sink)?;
        self.end_hand(deck, sink);
        Ok(())
    }

    /// Plays a hand of tricks of computer players to its end, and scores it, or deals it again if all pass. Tells nobody about the
    /// moves, and returns false without doing anything if no hand goes on.
    pub(crate) fn play_out_tricks_untold(
        &mut self,
        mut decide: impl FnMut(&TrickView<'_>) -> TrickMove,
        deck: &mut impl Deck,
    ) -> bool {
        let Some(tricks) = self.play.tricks_mut() else {
            return false;
        };
        let mut plays = false;
        while let Some(view) = tricks.view_in_turn() {
            plays = true;
            let seat = view.seat;
            let play = decide(&view);
            let round = tricks.round.as_deref_mut();
            let made = round.and_then(|round| round.play_legal(seat, play));
            made.expect("computer players choose among legal moves");
        }
        if plays {
            self.end_hand(deck, &mut ());
        }
        plays
    }

    /// Scores the hand of tricks if it is over. If all players passed, the next seat deals.
    fn end_hand(&mut self, deck: &mut impl Deck, sink: &mut impl Sink) {
        let Some(tricks) = self.play.tricks_mut() else {
            return;
        };
        let Some(board) = tricks.board() else {
            return;
        };
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
            return;
        }
        let Some(over) = board.result() else {
            return;
        };
        let rules = *board.house();
        let claimed = board.claimed();
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
                claimed,
            },
            totals: self.tally.totals().to_vec(),
        });
        self.go_on(winners, sink);
    }
}

/// Scores a hand, by team.
pub(super) fn score_hand(over: &HandResult, rules: &TrickRules) -> Points {
    let mut points = [0; SEATS];
    points[..PLAYERS].copy_from_slice(&over.scores(rules));
    points
}
