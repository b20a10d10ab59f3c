//! A match in progress: takes commands and emits events.
//!
//! A [`Table`] deals, plays and scores. Every [`Event`] it emits goes into the record, and each seat gets what
//! [`Event::seen_by`] leaves of it.

mod bytes32;
mod cards;
mod command;
mod computer_names;
mod day;
mod deal;
mod evening;
mod event;
mod fits;
mod games;
mod header;
mod inner;
mod level;
mod name;
mod perft_deal;
mod play;
mod seal;
mod seat_view;
mod setup;
mod shuffle;
mod stock;
mod tiles;
mod together;
mod tricks;
mod update;
mod view;

pub use bytes32::{Bytes32, NotBytes32};
pub use command::{Command, GameMove, Refusal};
pub use computer_names::computer_names;
pub use day::{Day, NoDay};
pub use deal::Deck;
pub use evening::EveningKey;
pub use event::{Event, HandEnd, RoundEnd, Sink};
pub use games::Game;
pub use header::{Header, HeaderOptions, HeaderSeat, rule_text};
pub use inner::Inner;
pub use level::{Level, UnknownLevel};
pub use name::{LONGEST_NAME, is_invisible, player_name};
pub use perft_deal::{PerftDeal, PerftError};
pub use seal::{Seals, dealt_stock, seal};

pub use seat_view::SeatView;
pub use setup::{Player, Setup, SetupError};
pub use shuffle::{AgreedShuffle, RandomSource, Shuffle};
pub use stock::{Drawn, Stock};
pub(crate) use together::HostDeck;
pub use together::{agreed_shuffle, promise_of, seal_of_secret};
pub use update::Update;
pub use view::{CardView, GameView, OwnedGameView, OwnedView, TrickView, View};

use crate::bax::{CardBoard, PACK};
use crate::rules::{
    Board, LegalMoves, MatchHistory, Round, RoundResult, Rules, SEATS, Seat, Seats, Tally, Teams,
};
use crate::tricks::TrickBoard;
use cards::CardPlay;
use play::Play;
use rand::rngs::ChaCha8Rng;
use std::sync::Arc;
pub(crate) use tiles::SeatDice;
use tiles::TilePlay;
use tricks::TrickPlay;

/// A match in progress.
#[derive(Clone, Debug)]
pub struct Table<const WORDS: usize = 3> {
    setup: Arc<Setup>,
    tally: Tally,
    match_history: MatchHistory,
    /// The lots drawn to decide who opens or who are partners.
    lots: Vec<(Seat, Drawn)>,
    /// The winners, once the match is over.
    winners: Option<Teams>,
    play: Play<TilePlay<WORDS>, CardPlay, TrickPlay>,
}

impl<const WORDS: usize> Table<WORDS> {
    /// Begins a match.
    #[must_use]
    pub fn new(setup: Setup, sink: &mut impl Sink) -> Self {
        sink.take(|| Event::Match(Header::of(&setup)));
        Self {
            tally: Tally::new(setup.options.seating),
            match_history: MatchHistory::default(),
            lots: Vec::new(),
            winners: None,
            play: match setup.game {
                Game::Tiles(book) => Play::Tiles(TilePlay::new(book, &setup.options)),
                Game::Cards => Play::Cards(CardPlay::default()),
                Game::Tricks(game) => Play::Tricks(TrickPlay::of(game, &setup.options)),
            },
            setup: Arc::new(setup),
        }
    }

    /// Begins another match with the same setup.
    pub fn again(&mut self, sink: &mut impl Sink) {
        sink.take(|| Event::Match(Header::of(&self.setup)));
        self.tally = Tally::new(self.setup.options.seating);
        self.match_history = MatchHistory::default();
        self.lots.clear();
        self.winners = None;
        match &mut self.play {
            Play::Tiles(tiles) => tiles.again(),
            Play::Cards(cards) => *cards = CardPlay::default(),
            Play::Tricks(tricks) => tricks.again(),
        }
    }

    /// Returns the options and the players.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the rules of the match if it is a game of tiles.
    pub fn rules(&self) -> Option<&Rules<WORDS>> {
        self.play.tiles().map(|tiles| &*tiles.rules)
    }

    /// Returns the update on events that just happened here, for these seats; [`Seats::NONE`] for a spectator.
    pub fn update(&self, viewers: impl Into<Seats>, events: &[Event]) -> Update {
        Update::of(self, viewers.into(), events)
    }

    /// Returns whether the computer player in turn has drawn and can only pass, which it does at once. Where a player may keep a
    /// drawn tile that fits, it never does: the others would learn that the tile does not fit.
    pub fn passes_on(&self) -> bool {
        let Some(view) = self.view_in_turn() else {
            return false;
        };
        !self.setup.people().contains(view.seat)
            && view.board.drawn() > 0
            && view.rules.drawing.must_lay
            && view.legal.is_some_and(LegalMoves::must_pass)
    }

    /// Returns the totals.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Returns the number of the round being played, or of the last one; 0 before the first.
    pub fn round_number(&self) -> u32 {
        self.match_history.rounds
    }

    /// Returns random numbers that depend only on a seed and on how many moves the round has had.
    fn chance_now(&self, seed: u64) -> ChaCha8Rng {
        let moves = self.board().map_or(0, |board| board.history().len());
        Shuffle::chance_for(seed, moves)
    }

    /// Returns random numbers for the computer player in turn, in a match with this seed. They depend only on the state of the round:
    /// numbers that are used up one after the other would be others after the match was left.
    pub(crate) fn chance_of_players(&self, seed: u64) -> ChaCha8Rng {
        let seed_of_round = Shuffle::seed_of_players(seed, self.round_number());
        let moves = match &self.play {
            Play::Tiles(_) => self.board().map_or(0, |board| board.history().len()),
            Play::Cards(cards) => match cards.board() {
                Some(board) => PACK.len().saturating_sub(board.left()),
                None => 0,
            },
            Play::Tricks(tricks) => match tricks.board() {
                Some(board) => board.calls().count() + board.played().len(),
                None => 0,
            },
        };
        let seat = self.turn().map_or(0, Seat::index);
        Shuffle::chance_for(seed_of_round, moves * SEATS + seat)
    }

    /// Returns the board of the round of tiles being played, if there is one.
    pub fn board(&self) -> Option<&Board<WORDS>> {
        self.round().map(Round::board)
    }

    /// Returns the board of the round of tiles being played or, once it is over, as the last move left it.
    pub fn last_board(&self) -> Option<&Board<WORDS>> {
        self.play.tiles()?.last_round().map(Round::board)
    }

    /// Returns what each seat drew before the first round, if lots decide who opens or who are partners.
    pub fn lots(&self) -> &[(Seat, Drawn)] {
        &self.lots
    }

    /// Returns the result of the last round of tiles.
    pub fn last_result(&self) -> Option<&RoundResult> {
        self.play.tiles()?.last_result.as_ref()
    }

    /// Returns the seat in turn, while a round is being played.
    pub fn turn(&self) -> Option<Seat> {
        match &self.play {
            Play::Tiles(tiles) => tiles.round().map(|round| round.board().turn()),
            Play::Cards(cards) => cards.board()?.turn(),
            Play::Tricks(tricks) => tricks.board()?.turn(),
        }
    }

    /// Returns the winners, once the match is over.
    pub fn winners(&self) -> Option<Teams> {
        self.winners
    }

    /// Returns whether the next round can be dealt.
    pub fn is_between_rounds(&self) -> bool {
        self.turn().is_none() && self.winners.is_none()
    }

    /// Returns everything a seat may know of the round being played, in any kind of game.
    #[inline]
    pub fn game_view(&self, seat: Seat) -> Option<GameView<'_, WORDS>> {
        match &self.play {
            Play::Tiles(_) => self.view(seat).map(GameView::Tiles),
            Play::Cards(cards) => Some(GameView::Cards(CardView {
                seat,
                board: cards.round()?.board(),
            })),
            Play::Tricks(tricks) => tricks.view(seat).map(GameView::Tricks),
        }
    }

    /// Returns everything a seat may know of the round of tiles being played.
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

    /// Returns everything the seat in turn may know of the round of tiles being played.
    #[inline]
    pub fn view_in_turn(&self) -> Option<View<'_, WORDS>> {
        self.view(self.board()?.turn())
    }

    /// Returns the board of the round of cards being played, or of the last one.
    pub fn card_board(&self) -> Option<&CardBoard> {
        self.play.cards()?.board()
    }

    /// Returns the board of the hand of tricks being played, or of the last one.
    pub fn trick_board(&self) -> Option<&TrickBoard> {
        self.play.tricks()?.board()
    }

    /// Executes a command and emits what happened.
    ///
    /// # Errors
    /// If the command is refused. The table is unchanged then.
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
            Command::Play(seat, GameMove::Tiles(play)) => {
                self.play_tiles(seat, play, false, deck, sink)
            }
            Command::Play(seat, GameMove::Announcing(play)) => {
                self.play_tiles(seat, play, true, deck, sink)
            }
            Command::Play(seat, GameMove::Saying(play, said)) => {
                self.lay_and_say(seat, play, said, sink)
            }
            Command::Play(seat, GameMove::Says(said)) => self.answer(seat, said, sink),
            Command::Play(seat, GameMove::Cards(play)) => self.play_cards(seat, play, sink),
            Command::Play(seat, GameMove::Tricks(play)) => self.play_tricks(seat, play, deck, sink),
        }
    }

    /// Deals the next round. Not inlined, since it happens only once a round.
    #[inline(never)]
    fn deal(&mut self, deck: &mut impl Deck, sink: &mut impl Sink) -> Result<(), Refusal> {
        if !self.is_between_rounds() {
            return Err(Refusal::NotBetweenRounds);
        }
        let number = self.match_history.rounds + 1;
        sink.take(|| Event::Round { number });
        if self.tally.game_is_won || self.tally.opens_anew {
            self.match_history.rounds_of_set = 0;
        }
        self.tally.begin_round();
        let options = &self.setup.options;
        let history = self.match_history;
        let first_and_lots = match &mut self.play {
            Play::Tiles(tiles) => {
                let lots = tiles.deal(history, &mut self.tally, deck, sink);
                if !lots.is_empty() {
                    self.lots = lots;
                }
                if let Some(centre) = tiles.dealt.centre {
                    self.match_history.centres.insert(centre);
                }
                None
            }
            Play::Cards(cards) => Some(cards.deal(options, history, deck, sink)),
            Play::Tricks(tricks) => Some(tricks.deal(options, history, deck, sink)),
        };
        if let Some((first, lots)) = first_and_lots {
            self.match_history.opener = Some(first);
            self.lots = lots;
        }
        self.match_history.rounds = number;
        self.match_history.rounds_of_set += 1;
        Ok(())
    }

    /// Ends the match if it has winners.
    fn go_on(&mut self, winners: Teams, sink: &mut impl Sink) {
        if !winners.is_empty() {
            sink.take(|| Event::MatchOver {
                winners: winners.iter().collect(),
            });
            self.winners = Some(winners);
        }
    }

    fn round(&self) -> Option<&Round<WORDS>> {
        self.play.tiles()?.round()
    }
}
