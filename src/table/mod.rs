//! A match in progress: commands in, events out.
//!
//! A [`Table`] deals, plays and counts; every [`Event`] it emits goes into the record, and each seat is told what
//! [`Event::seen_by`] leaves of it.

mod cards;
mod command;
mod deal;
mod event;
mod form;
mod games;
mod header;
mod name;
mod perft_deal;
mod seat_view;
mod setup;
mod tiles;
mod view;

pub use command::{Command, Refusal};
pub use deal::{Deck, Lot, Shuffle};
pub use event::{Drawn, Event, Inner, RoundEnd, Sink, Stock};
pub use games::Game;
pub use header::{Header, HeaderOptions, HeaderSeat};
pub use name::{LONGEST_NAME, is_invisible, player_name};
pub use perft_deal::{PerftDeal, PerftError};
pub use seat_view::{SeatView, Update};
pub use setup::{Player, Setup, SetupError};
pub use view::{CardView, OwnedCardView, OwnedView, View};

use crate::bax::{CardBoard, CardRound};
use crate::rules::{Board, Dealt, MatchHistory, Round, RoundResult, Rules, Seat, Tally, Teams};
use std::sync::Arc;

/// Where a match stands.
#[derive(Clone, Debug)]
enum Phase<const WORDS: usize> {
    /// The next round is to be dealt.
    Between,
    /// Tiles are being laid.
    Round(Box<Round<WORDS>>),
    /// Cards are being taken.
    Hand(Box<CardRound>),
    /// The match is over.
    Over(Teams),
}

/// A match in progress.
#[derive(Clone, Debug)]
pub struct Table<const WORDS: usize = 3> {
    setup: Arc<Setup>,
    rules: Option<Arc<Rules<WORDS>>>,
    tally: Tally,
    match_history: MatchHistory,
    last_result: Option<RoundResult>,
    last_hand: Option<CardBoard>,
    /// What stayed in the pot of the last hand.
    stayed: u32,
    /// What was drawn to decide who opens, or who plays with whom.
    lots: Vec<(Seat, Drawn)>,
    phase: Phase<WORDS>,
    /// The memory of the last deal and the last round, for the next ones.
    dealt: Dealt<WORDS>,
    spare: Option<Box<Round<WORDS>>>,
}

impl<const WORDS: usize> Table<WORDS> {
    /// Sits down for a match.
    #[must_use]
    pub fn new(setup: Setup, sink: &mut impl Sink) -> Self {
        sink.take(|| Event::Match(Header::of(&setup)));
        Self {
            rules: setup
                .game
                .book()
                .map(|book| Arc::new(Rules::new(book, setup.options.clone()))),
            tally: Tally::new(setup.options.seating),
            match_history: MatchHistory::default(),
            last_result: None,
            last_hand: None,
            stayed: 0,
            lots: Vec::new(),
            phase: Phase::Between,
            dealt: Dealt::default(),
            spare: None,
            setup: Arc::new(setup),
        }
    }

    /// Sits down for another match like this one.
    pub fn again(&mut self, sink: &mut impl Sink) {
        sink.take(|| Event::Match(Header::of(&self.setup)));
        self.tally = Tally::new(self.setup.options.seating);
        self.match_history = MatchHistory::default();
        self.last_result = None;
        self.last_hand = None;
        self.stayed = 0;
        self.lots.clear();
        self.clear(Phase::Between);
    }

    /// Goes on to a phase without tiles on the table, and keeps the memory of the round.
    fn clear(&mut self, phase: Phase<WORDS>) {
        if let Phase::Round(round) = std::mem::replace(&mut self.phase, phase) {
            self.spare = Some(round);
        }
    }

    /// What was agreed, and who plays.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules of the match, if it is a game of tiles.
    #[must_use]
    pub fn rules(&self) -> Option<&Rules<WORDS>> {
        self.rules.as_deref()
    }

    /// The totals.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The number of the round that is being played, or was played last; 0 before the first.
    #[must_use]
    pub fn round_number(&self) -> u32 {
        self.match_history.rounds
    }

    /// What lies open in the round that is being played, if one is.
    #[must_use]
    pub fn board(&self) -> Option<&Board<WORDS>> {
        self.round().map(Round::board)
    }

    /// What lies open in the round that is being played or, when it is over, as its last move left it.
    #[must_use]
    pub fn last_board(&self) -> Option<&Board<WORDS>> {
        let round = self.round().or(self.spare.as_deref());
        round.map(Round::board)
    }

    /// What each seat drew before the first round, where lots decide who opens or who plays with whom; seat by seat.
    #[must_use]
    pub fn lots(&self) -> &[(Seat, Drawn)] {
        &self.lots
    }

    /// The round that ended last, as far as its points depended on it.
    #[must_use]
    pub fn last_result(&self) -> Option<&RoundResult> {
        self.last_result.as_ref()
    }

    /// Whose turn it is, while a round is being played.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        if let Some(board) = self.board() {
            return Some(board.turn());
        }
        self.hand()?.board().turn()
    }

    /// The winners, once the match is over.
    #[must_use]
    pub fn winners(&self) -> Option<Teams> {
        match self.phase {
            Phase::Over(winners) => Some(winners),
            Phase::Between | Phase::Round(_) | Phase::Hand(_) => None,
        }
    }

    /// Whether the next round waits to be dealt.
    #[must_use]
    pub fn is_between_rounds(&self) -> bool {
        matches!(self.phase, Phase::Between)
    }

    /// Everything a seat may know of the round that is being played.
    #[must_use]
    #[inline]
    pub fn view(&self, seat: Seat) -> Option<View<'_, WORDS>> {
        let round = self.round()?;
        Some(View {
            seat,
            hand: round.hand(seat),
            board: round.board(),
            rules: round.rules(),
            tally: &self.tally,
            legal: (round.board().turn() == seat).then(|| round.legal()),
        })
    }

    /// Everything the seat in turn may know of the round that is being played.
    #[must_use]
    #[inline]
    pub fn view_in_turn(&self) -> Option<View<'_, WORDS>> {
        self.view(self.board()?.turn())
    }

    /// Everything a seat may know of the hand of cards that is being played.
    #[must_use]
    pub fn card_view(&self, seat: Seat) -> Option<CardView<'_>> {
        Some(CardView {
            seat,
            board: self.hand()?.board(),
            options: &self.setup.options,
            tally: &self.tally,
        })
    }

    /// What lies open in the hand of cards that is being played, or was played last.
    #[must_use]
    pub fn card_board(&self) -> Option<&CardBoard> {
        self.hand()
            .map_or(self.last_hand.as_ref(), |hand| Some(hand.board()))
    }

    /// Does what is asked, and emits what happened.
    ///
    /// # Errors
    /// If it cannot be done. Nothing has changed then.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "who plays rounds by the thousand knows which command it is"
    )]
    pub fn command(
        &mut self,
        command: Command,
        deck: &mut impl Deck,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        match command {
            Command::Deal => self.deal(deck, sink),
            Command::Play(seat, play) => self.play(seat, play, deck, sink),
            Command::Choose(seat, choice) => self.choose(seat, choice, sink),
        }
    }

    /// Deals the next round: once a round, so kept out of what is done with every move.
    #[inline(never)]
    fn deal(&mut self, deck: &mut impl Deck, sink: &mut impl Sink) -> Result<(), Refusal> {
        if !self.is_between_rounds() {
            return Err(Refusal::NotBetweenRounds);
        }
        let number = self.match_history.rounds + 1;
        sink.take(|| Event::Round { number });
        self.tally.begin_round();
        if self.rules.is_some() {
            self.deal_tiles(deck, sink);
        } else {
            self.deal_cards(deck, sink);
        }
        self.match_history.rounds = number;
        Ok(())
    }

    /// Ends the match if somebody has won it.
    fn go_on(&mut self, winners: Teams, sink: &mut impl Sink) {
        let phase = if winners.is_empty() {
            Phase::Between
        } else {
            sink.take(|| Event::MatchOver {
                winners: winners.iter().collect(),
            });
            Phase::Over(winners)
        };
        self.clear(phase);
    }

    fn round(&self) -> Option<&Round<WORDS>> {
        match &self.phase {
            Phase::Round(round) => Some(round),
            Phase::Between | Phase::Hand(_) | Phase::Over(_) => None,
        }
    }

    fn hand(&self) -> Option<&CardRound> {
        match &self.phase {
            Phase::Hand(hand) => Some(hand),
            Phase::Between | Phase::Round(_) | Phase::Over(_) => None,
        }
    }
}
