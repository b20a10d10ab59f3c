//! A match as one seat, or a spectator, sees it. It is built only from what was seen, on any machine.

mod seeing;

use super::Game;
use super::header::Header;
use super::play::Play;
use super::setup::{Setup, SetupError};
use super::stock::Drawn;
use super::update::Update;
use super::view::{CardView, GameView, TrickView, View};
use crate::bax::CardBoard;
use crate::rules::{
    Board, OutOfStep, RoundResult, Rules, SEATS, Seat, SeenRound, Tally, Teams, Tile, TileSet,
};
use crate::tricks::{SeenTricks, TrickBoard};
use std::sync::Arc;

/// The state of a match of tiles, as seen.
#[derive(Clone, Debug)]
struct SeenTiles<const WORDS: usize> {
    rules: Arc<Rules<WORDS>>,
    /// The viewer's hand, until the round begins.
    dealt: TileSet<WORDS>,
    /// The tiles that the viewer drew for the centre of this round.
    drawn: Vec<Tile>,
    /// How many tiles all seats drew for it.
    all_drawn: usize,
    /// How many tiles more than it was dealt, or fewer, each seat has before the round begins.
    more: [i8; SEATS],
    /// The tile that lies in the centre from the beginning of the round.
    centre: Option<Tile>,
    round: Option<SeenRound<WORDS>>,
}

/// The state of a match of cards, as seen.
#[derive(Clone, Default, Debug)]
struct SeenCards {
    /// The round being played, or the last one.
    board: Option<Box<CardBoard>>,
    /// The pot left from the last round.
    stayed: u32,
    is_on: bool,
}

impl SeenCards {
    /// Returns the round being played.
    fn round(&self) -> Option<&CardBoard> {
        self.board.as_deref().filter(|_| self.is_on)
    }
}

/// A match as one seat sees it: everything the seat may know, and nothing else of the table.
#[derive(Clone, Debug)]
pub struct SeatView<const WORDS: usize = 3> {
    viewer: Option<Seat>,
    setup: Arc<Setup>,
    tally: Tally,
    rounds: u32,
    last_result: Option<RoundResult>,
    /// The teams that lost their points at the end of the last round.
    fallen: Teams,
    /// The totals before the last round was scored.
    before: Tally,
    /// The final board of the last round of tiles.
    last_board: Option<Board<WORDS>>,
    lots: Vec<(Seat, Drawn)>,
    draws_on: bool,
    passes_on: bool,
    answered_in_vain: Option<i32>,
    winners: Option<Teams>,
    play: Play<SeenTiles<WORDS>, SeenCards, SeenTricks>,
}

impl<const WORDS: usize> SeatView<WORDS> {
    /// Begins to follow the match with this header. `viewer` is `None` for a spectator.
    ///
    /// # Errors
    /// If no match can begin like this.
    pub fn new(viewer: Option<Seat>, header: &Header) -> Result<Self, SetupError> {
        let setup = header.setup()?;
        let play = match setup.game {
            Game::Tiles(book) => Play::Tiles(SeenTiles {
                rules: Rules::shared(book, &setup.options),
                dealt: TileSet::EMPTY,
                drawn: Vec::new(),
                all_drawn: 0,
                more: [0; SEATS],
                centre: None,
                round: None,
            }),
            Game::Cards => Play::Cards(SeenCards::default()),
            Game::Tricks(game) => {
                let rules = (game.rules)(setup.options.seating, &setup.options.house);
                Play::Tricks(SeenTricks::new(viewer, rules))
            }
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
            passes_on: false,
            answered_in_vain: None,
            winners: None,
            play,
            setup: Arc::new(Setup {
                seed: None,
                ..setup
            }),
        })
    }

    /// Returns the view of this seat on the same match, before its first round. What follows from the rules is there once for both.
    #[must_use]
    pub fn of_seat(&self, seat: Seat) -> Self {
        let mut view = self.clone();
        view.viewer = Some(seat);
        if let Play::Tricks(seen) = &mut view.play {
            *seen = seen.of_seat(seat);
        }
        view
    }

    /// Takes in an update.
    ///
    /// # Errors
    /// If it cannot have happened after what was seen before. The view is unreliable from then on.
    pub fn follow(&mut self, update: &Update) -> Result<(), OutOfStep> {
        let shape = self.rules().map(|rules| rules.shape);
        if !update.fits(&self.setup, shape) {
            return Err(OutOfStep);
        }
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
        self.passes_on = update.passes_on;
        self.answered_in_vain = update.in_vain;
        Ok(())
    }

    /// Keeps points of the round that were too few to count, in games that do so.
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

    /// Returns the viewer's seat; `None` for a spectator.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// Returns the options and the players.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the rules of the match if it is a game of tiles.
    pub fn rules(&self) -> Option<&Rules<WORDS>> {
        self.play.tiles().map(|tiles| &*tiles.rules)
    }

    /// Returns the totals.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Returns the number of the round being played, or of the last one; 0 before the first.
    pub fn round_number(&self) -> u32 {
        self.rounds
    }

    /// Returns the board of the round of tiles being played: the serpent, and how many tiles each seat and the boneyard
    /// hold.
    pub fn board(&self) -> Option<&Board<WORDS>> {
        self.round().map(|round| &round.board)
    }

    /// Returns the board of the round of tiles being played or, once it is over, as the last move left it.
    pub fn last_board(&self) -> Option<&Board<WORDS>> {
        self.board().or(self.last_board.as_ref())
    }

    /// Returns what each seat drew before this round, if lots decide who opens or who are partners.
    pub fn lots(&self) -> &[(Seat, Drawn)] {
        &self.lots
    }

    /// Returns the tiles that the viewer drew for the centre before the first turn of this round, and how many were drawn for it
    /// in all.
    pub fn drawn_for_centre(&self) -> (&[Tile], usize) {
        let tiles = self.play.tiles();
        tiles.map_or((&[], 0), |tiles| (&tiles.drawn[..], tiles.all_drawn))
    }

    /// Returns whether the computer player in turn has drawn and passes at once, because it can only pass.
    pub fn passes_on(&self) -> bool {
        self.passes_on
    }

    /// Returns whether the seat in turn draws again at once, because it has drawn and can only draw again.
    pub fn draws_on(&self) -> bool {
        self.draws_on
    }

    /// Returns the points of an overlooked count, if the right number was just said but they would have gone over the limit.
    pub fn answered_in_vain(&self) -> Option<i32> {
        self.answered_in_vain
    }

    /// Returns the result of the last round of tiles.
    pub fn last_result(&self) -> Option<&RoundResult> {
        self.last_result.as_ref()
    }

    /// Returns the teams whose totals went back to 0 at the end of the last round.
    pub fn fallen(&self) -> Teams {
        self.fallen
    }

    /// Returns the totals before the last round of tiles was scored.
    pub fn before(&self) -> &Tally {
        &self.before
    }

    /// Returns the board of the round of cards being played, or of the last one.
    pub fn card_board(&self) -> Option<&CardBoard> {
        self.play.cards()?.board.as_deref()
    }

    /// Returns the board of the hand of tricks being played, or of the last one.
    pub fn trick_board(&self) -> Option<&TrickBoard> {
        self.play.tricks()?.board()
    }

    /// Returns the seat in turn, while a round is being played.
    pub fn turn(&self) -> Option<Seat> {
        match &self.play {
            Play::Tiles(tiles) => tiles.round.as_ref().map(|round| round.board.turn()),
            Play::Cards(cards) => cards.round()?.turn(),
            Play::Tricks(tricks) => tricks.round()?.turn(),
        }
    }

    /// Returns the winners, once the match is over.
    pub fn winners(&self) -> Option<Teams> {
        self.winners
    }

    /// Returns everything the viewer may know of the round of tiles being played; `None` for a spectator.
    pub fn view(&self) -> Option<View<'_, WORDS>> {
        let round = self.round()?;
        Some(View {
            seat: self.viewer?,
            hand: round.hand,
            board: &round.board,
            rules: &round.rules,
            tally: &self.tally,
            legal: round.legal(),
        })
    }

    /// Returns everything the viewer may know of the round being played; `None` for a spectator.
    pub fn game_view(&self) -> Option<GameView<'_, WORDS>> {
        match &self.play {
            Play::Tiles(_) => self.view().map(GameView::Tiles),
            Play::Cards(cards) => Some(GameView::Cards(CardView {
                seat: self.viewer?,
                board: cards.round()?,
            })),
            Play::Tricks(_) => self.trick_view().map(GameView::Tricks),
        }
    }

    /// Returns everything the viewer may know of the hand of tricks being played; `None` for a spectator.
    pub fn trick_view(&self) -> Option<TrickView<'_>> {
        let tricks = self.play.tricks()?;
        Some(TrickView {
            seat: self.viewer?,
            hand: tricks.hand,
            put_away: tricks.put_away,
            board: tricks.round()?,
        })
    }
}
