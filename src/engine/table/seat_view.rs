//! A match as one seat follows it, or somebody who only watches: built of what was seen alone, on any machine.

mod seeing;

use super::Game;
use super::header::Header;
use super::play::Play;
use super::seen::{SeenCards, SeenTiles};
use super::setup::{Setup, SetupError};
use super::stock::Drawn;
use super::update::Update;
use super::view::{CardView, GameView, TrickView, View};
use crate::bax::CardBoard;
use crate::rules::{
    Board, OutOfStep, RoundResult, Rules, SEATS, Seat, SeenRound, Tally, Teams, TileSet,
};
use crate::tricks::{SeenTricks, TrickBoard};
use std::sync::Arc;

/// A match as one seat follows it: everything the seat may know, and nothing of the table it is played at.
#[derive(Clone, Debug)]
pub struct SeatView<const WORDS: usize = 3> {
    viewer: Option<Seat>,
    setup: Arc<Setup>,
    tally: Tally,
    rounds: u32,
    last_result: Option<RoundResult>,
    /// Who lost points with the last round that were not the round's.
    fallen: Teams,
    /// The totals before the last round was counted.
    before: Tally,
    /// What lay in the round of tiles that ended last.
    last_board: Option<Board<WORDS>>,
    lots: Vec<(Seat, Drawn)>,
    draws_on: bool,
    winners: Option<Teams>,
    play: Play<SeenTiles<WORDS>, SeenCards, SeenTricks>,
}

impl<const WORDS: usize> SeatView<WORDS> {
    /// Sits down for the match that begins so; `viewer` is `None` for whoever only watches.
    ///
    /// # Errors
    /// If no match can begin so.
    pub fn new(viewer: Option<Seat>, header: &Header) -> Result<Self, SetupError> {
        let setup = header.setup()?;
        let play = match setup.game {
            Game::Tiles(book) => Play::Tiles(SeenTiles {
                rules: Arc::new(Rules::new(book, setup.options.clone())),
                dealt: TileSet::EMPTY,
                centre: None,
                round: None,
            }),
            Game::Cards => Play::Cards(SeenCards::default()),
            Game::Tricks => Play::Tricks(SeenTricks::new(viewer, &setup.options.house)),
        };
        Ok(Self {
            viewer,
            tally: Tally::new(setup.options.seating),
            rounds: 0,
            last_result: None,
            fallen: Teams::NONE,
            before: Tally::new(setup.options.seating),
            last_board: None,
            lots: Vec::new(),
            draws_on: false,
            winners: None,
            play,
            setup: Arc::new(setup),
        })
    }

    /// Takes in what happened.
    ///
    /// # Errors
    /// If it cannot have happened after what was seen. What follows cannot be relied on then.
    pub fn follow(&mut self, update: &Update) -> Result<(), OutOfStep> {
        for event in &update.events {
            self.see(event)?;
        }
        if let (Some(facts), Some(round)) = (&update.facts, self.round_mut()) {
            round.shows(facts);
        }
        if let Some(ended) = &update.result {
            self.last_result = update.result;
            self.hang(ended);
        }
        self.draws_on = update.draws_on;
        Ok(())
    }

    /// Has what was too little to be written in the round that ended wait, where it does.
    fn hang(&mut self, ended: &RoundResult) {
        if let Some(tiles) = self.play.tiles() {
            let mut written = [0; SEATS];
            for team in self.setup.options.seating.each_team() {
                written[team.index()] = self.tally.total(team) - self.before.total(team);
            }
            tiles
                .rules
                .hang(ended, &written, &self.before, &mut self.tally);
        }
    }

    fn round(&self) -> Option<&SeenRound<WORDS>> {
        self.play.tiles()?.round.as_ref()
    }

    /// Whose eyes these are; `None` for whoever only watches.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// What was agreed, and who plays.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules of the match, if it is a game of tiles.
    #[must_use]
    pub fn rules(&self) -> Option<&Rules<WORDS>> {
        self.play.tiles().map(|tiles| &*tiles.rules)
    }

    /// The totals.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The number of the round that is being played, or was played last; 0 before the first.
    #[must_use]
    pub fn round_number(&self) -> u32 {
        self.rounds
    }

    /// What lies open in the round of tiles that is being played: the serpent, how many tiles each seat and the boneyard hold.
    #[must_use]
    pub fn board(&self) -> Option<&Board<WORDS>> {
        self.round().map(SeenRound::board)
    }

    /// What lies open in the round of tiles that is being played or, when it is over, as its last move left it.
    #[must_use]
    pub fn last_board(&self) -> Option<&Board<WORDS>> {
        self.board().or(self.last_board.as_ref())
    }

    /// What each seat drew before this round, where lots decide who opens or who plays with whom; seat by seat.
    #[must_use]
    pub fn lots(&self) -> &[(Seat, Drawn)] {
        &self.lots
    }

    /// Whether the seat in turn draws again at once: it has drawn and can do nothing else.
    #[must_use]
    pub fn draws_on(&self) -> bool {
        self.draws_on
    }

    /// The round of tiles that ended last, as far as its points depended on it.
    #[must_use]
    pub fn last_result(&self) -> Option<&RoundResult> {
        self.last_result.as_ref()
    }

    /// The teams whose totals went back to nothing with the last round.
    #[must_use]
    pub fn fallen(&self) -> Teams {
        self.fallen
    }

    /// The totals before the end of the round of tiles that ended last was counted.
    #[must_use]
    pub fn before(&self) -> &Tally {
        &self.before
    }

    /// What lies open in the round of cards that is being played, or was played last.
    #[must_use]
    pub fn card_board(&self) -> Option<&CardBoard> {
        self.play.cards()?.board.as_deref()
    }

    /// What lies open in the hand of tricks that is being played, or was played last.
    #[must_use]
    pub fn trick_board(&self) -> Option<&TrickBoard> {
        self.play.tricks()?.board()
    }

    /// Whose turn it is, while a round is being played.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        match &self.play {
            Play::Tiles(tiles) => tiles.round.as_ref().map(|round| round.board().turn()),
            Play::Cards(cards) => cards.round()?.turn(),
            Play::Tricks(tricks) => tricks.round()?.turn(),
        }
    }

    /// The winners, once the match is over.
    #[must_use]
    pub fn winners(&self) -> Option<Teams> {
        self.winners
    }

    /// Everything the viewer may know of the round of tiles that is being played; nothing for whoever only watches.
    #[must_use]
    pub fn view(&self) -> Option<View<'_, WORDS>> {
        let round = self.round()?;
        Some(View {
            seat: self.viewer?,
            hand: round.hand(),
            board: round.board(),
            rules: round.rules(),
            tally: &self.tally,
            legal: round.legal(),
        })
    }

    /// Everything the viewer may know of the round that is being played; nothing for whoever only watches.
    #[must_use]
    pub fn game_view(&self) -> Option<GameView<'_, WORDS>> {
        match &self.play {
            Play::Tiles(_) => self.view().map(GameView::Tiles),
            Play::Cards(cards) => Some(GameView::Cards(CardView {
                seat: self.viewer?,
                board: cards.round()?,
                options: &self.setup.options,
                tally: &self.tally,
            })),
            Play::Tricks(_) => self.trick_view().map(GameView::Tricks),
        }
    }

    /// Everything the viewer may know of the hand of tricks that is being played; nothing for who only watches.
    #[must_use]
    pub fn trick_view(&self) -> Option<TrickView<'_>> {
        let tricks = self.play.tricks()?;
        Some(TrickView {
            seat: self.viewer?,
            hand: tricks.hand(),
            board: tricks.round()?,
            options: &self.setup.options,
            tally: &self.tally,
        })
    }
}
