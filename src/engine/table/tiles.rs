//! Rounds of tiles.

use super::deal::{Deck, draw_lots};
use super::event::{Event, RoundEnd, Sink};
use super::inner::Inner;
use super::play::Play;
use super::stock::{Drawn, Stock};
use super::{Refusal, Table};
use crate::rules::{
    Arm, CentreOfHand, Dealt, Dice, Effect, End, FoundCentre, Lead, LineChoice, LineChooser,
    LineTurn, MatchHistory, Move, Opening, Options, PlayoutChoice, PublicMove, RedealReason, Round,
    RoundResult, RuleBook, Rules, Seat, Settled, Tally, Tile, Why,
};
use std::sync::Arc;

/// The state of a match of tiles.
#[derive(Clone, Debug)]
pub(super) struct TilePlay<const WORDS: usize> {
    pub(super) rules: Arc<Rules<WORDS>>,
    /// The round being played, if there is one.
    round: Option<Box<Round<WORDS>>>,
    pub(super) last_result: Option<RoundResult>,
    /// The memory of the last deal and of the last round, reused for the next ones.
    pub(super) dealt: Box<Dealt<WORDS>>,
    spare: Option<Box<Round<WORDS>>>,
    /// The tile that each seat drew before the round, if lots decide who opens it. They still count if the round is dealt
    /// again.
    lots: Vec<Tile>,
    /// How the last dealt round is opened.
    opening: Option<Opening>,
    /// The centre of the last dealt round, if it came from a hand, and the seat that would have begun without that.
    found: Option<(FoundCentre, Seat)>,
}

impl<const WORDS: usize> TilePlay<WORDS> {
    pub(super) fn new(book: &'static RuleBook, options: &Options) -> Self {
        Self {
            rules: Rules::shared(book, options),
            round: None,
            last_result: None,
            dealt: Box::default(),
            spare: None,
            lots: Vec::new(),
            opening: None,
            found: None,
        }
    }

    /// Begins another match.
    pub(super) fn again(&mut self) {
        self.clear();
        self.last_result = None;
    }

    pub(super) fn round(&self) -> Option<&Round<WORDS>> {
        self.round.as_deref()
    }

    /// Returns the round being played, or the last one, which is kept as it ended.
    pub(super) fn last_round(&self) -> Option<&Round<WORDS>> {
        self.round().or(self.spare.as_deref())
    }

    /// Returns what each seat holds in the round being played, or held at the end of the last one: the dealt tiles, the
    /// highest first, then those drawn.
    pub(super) fn hands(&self) -> Vec<(Seat, Vec<Tile>)> {
        let Some(round) = self.last_round() else {
            return Vec::new();
        };
        let mut taken: Vec<(Seat, Tile)> = Vec::new();
        if let Some((found, _)) = &self.found {
            taken.extend(&found.drawn);
        }
        // Each draw took the last tile of the dealt boneyard.
        let mut boneyard = self.dealt.boneyard.iter().rev();
        for (seat, deed) in round.board().history() {
            if matches!(deed, PublicMove::Drew | PublicMove::Fined)
                && let Some(tile) = boneyard.next()
            {
                taken.push((*seat, *tile));
            }
        }
        let mut hands = Vec::new();
        for seat in round.board().playing().iter() {
            let mut dealt = round.hand(seat);
            let mut drawn = Vec::new();
            for &(by, tile) in &taken {
                if by == seat && dealt.contains(tile) {
                    dealt.remove(tile);
                    drawn.push(tile);
                }
            }
            let mut tiles = dealt.highest_first();
            tiles.append(&mut drawn);
            hands.push((seat, tiles));
        }
        hands
    }

    /// Ends the round, and keeps its memory.
    fn clear(&mut self) {
        if let Some(round) = self.round.take() {
            self.spare = Some(round);
        }
    }

    /// Deals the next round. If lots decide who opens it, draws them first. Returns the lots drawn.
    pub(super) fn deal(
        &mut self,
        history: MatchHistory,
        tally: &mut Tally,
        deck: &mut impl Deck,
        sink: &mut impl Sink,
    ) -> Vec<(Seat, Drawn)> {
        let book = self.rules.book;
        let options = &self.rules.options;
        let opening = (book.opening.opener)(history, options);
        let mut lots = Vec::new();
        if opening.draws_lots() {
            let all: Vec<Drawn> = options.set.tiles().map(Drawn::Tile).collect();
            lots = draw_lots(&all, options.seating.all(), deck, sink, |lots| {
                (book.opening.lots_decide)(&Drawn::tiles(lots))
            });
        }
        let drawn: Vec<Drawn> = lots.iter().map(|&(_, drawn)| drawn).collect();
        self.lots = Drawn::tiles(&drawn);
        let centre = (book.opening.centre)(history, options);
        if let Some(tile) = centre {
            sink.take(|| Event::Centre { tile, seat: None });
        }
        self.dealt.centre = centre;
        self.dealt.left_out = (book.deal.left_out)(options).into_iter().collect();
        let of_hand = (book.opening.centre_of_hand)(history, options);
        self.deal_round(opening, of_hand, tally, deck, sink);
        lots
    }

    /// Deals the tiles again for the same round.
    fn deal_again(&mut self, tally: &mut Tally, deck: &mut impl Deck, sink: &mut impl Sink) {
        let opening = self.opening.expect("a round was dealt");
        self.deal_round(opening, None, tally, deck, sink);
    }

    /// Deals until the round can be opened. Not inlined, since it happens only once a round.
    #[inline(never)]
    fn deal_round(
        &mut self,
        mut opening: Opening,
        of_hand: Option<CentreOfHand>,
        tally: &mut Tally,
        deck: &mut impl Deck,
        sink: &mut impl Sink,
    ) {
        self.clear();
        self.found = None;
        let options = &self.rules.options;
        let lots = &self.lots;
        self.dealt.playing = tally.playing();
        let mut round = loop {
            let dealt = &mut *self.dealt;
            deck.deal(options.set, options.hand, dealt);
            for seat in dealt.playing.iter() {
                sink.take(|| Event::Dealt {
                    seat,
                    tiles: dealt.hands[seat.index()].highest_first(),
                });
            }
            sink.take(|| Event::Boneyard {
                tiles: Stock::Tiles(dealt.boneyard.iter().rev().copied().collect()),
            });
            if let Some(seat) = self.rules.scores_doubles(dealt) {
                tally.write(options.seating.team(seat), 1);
                sink.take(|| scored(seat, 1, Why::Doubles, tally));
                let reason = RedealReason::SixDoubles;
                sink.take(|| Event::Redeal { reason });
                opening = Opening::Seat(seat, Lead::Any);
                continue;
            }
            let mut begins = opening;
            if let Some(of_hand) = of_hand {
                let begin = opening.begin(dealt, self.rules.doubles, lots, options.seating);
                let entitled = begin.expect("a lot or a seat").seat;
                let found = dealt
                    .find_centre(of_hand, entitled)
                    .expect("the set has a tile for the centre of each round");
                for &(seat, tile) in &found.drawn {
                    sink.take(|| drew(seat, tile));
                }
                sink.take(|| Event::Centre {
                    tile: found.tile,
                    seat: Some(found.holder),
                });
                begins = Opening::Seat(found.begins, Lead::Any);
                self.found = Some((found, entitled));
            }
            let begun = match &mut self.spare {
                Some(round) => round.deal(dealt, begins, lots),
                None => Round::new(Arc::clone(&self.rules), dealt, begins, lots)
                    .map(|round| self.spare = Some(Box::new(round))),
            };
            match begun {
                Ok(()) => break self.spare.take().expect("a round was just dealt"),
                Err(reason) => sink.take(|| Event::Redeal { reason }),
            }
        };
        self.opening = Some(opening);
        round.set_missing(tally);
        let seat = round.board().turn();
        self.round = Some(round);
        sink.take(|| Event::Turn { seat });
    }
}

impl<const WORDS: usize> Table<WORDS> {
    /// Plays a round to its end in which every seat makes any legal move, by its own dice, and says the right count where players say
    /// it, and scores it. Returns false without doing anything if no round of tiles goes on for which there is such a loop: by plain
    /// rules, or from its beginning on open arms.
    ///
    /// Simulations spend nearly all their time here.
    #[inline(never)] // Inlined into its caller, the loop would run out of registers.
    pub(crate) fn play_out_at_random(&mut self, dice: &mut [impl SeatDice]) -> bool {
        let Play::Tiles(tiles) = &mut self.play else {
            return false;
        };
        let Some(round) = &mut tiles.round else {
            return false;
        };
        let is_plain = round.is_plain_from_now_on();
        let is_on_arms = !is_plain && begins_on_arms(round) && right_numbers_score(round.rules());
        if !is_plain && !is_on_arms {
            return false;
        }
        while round.board().first().is_none() {
            let seat = round.board().turn();
            round.play_by_any_rules(PlayoutChoice::Any(dice[seat.index()].throw()));
        }
        if is_plain {
            round.play_out_on_line(&mut AtRandom { dice });
        } else {
            play_out_on_arms_at_random(round, dice);
            write_all_made(round, &mut self.tally);
        }
        self.settle(&mut ());
        true
    }

    /// Plays a round of computer players to its end, and scores it, or deals it again if one of them
    /// asks for that. Tells nobody about the moves, and returns false without doing anything if no
    /// round of tiles goes on, or if players must say counts.
    pub(crate) fn play_out_untold(
        &mut self,
        decide: impl FnMut(&Round<WORDS>, &Tally) -> PlayoutChoice,
        deck: &mut impl Deck,
    ) -> bool {
        let Play::Tiles(tiles) = &mut self.play else {
            return false;
        };
        let Some(round) = &mut tiles.round else {
            return false;
        };
        if round.rules().says_count() {
            return false;
        }
        play_out_by_any_rules(round, &mut self.tally, decide);
        if round.board().end().is_none() {
            tiles.deal_again(&mut self.tally, deck, &mut ());
            return true;
        }
        self.settle(&mut ());
        true
    }

    /// Makes a player's move in a round of tiles, and scores the round if it is over. `announced` says whether the player
    /// announces that the turn leaves one tile; a computer player always does.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of every move")]
    pub(super) fn play_tiles(
        &mut self,
        seat: Seat,
        play: Move,
        announced: bool,
        deck: &mut impl Deck,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        let Play::Tiles(tiles) = &mut self.play else {
            return Err(Refusal::NoRound);
        };
        let Some(round) = &mut tiles.round else {
            return Err(Refusal::NoRound);
        };
        let lays = matches!(play, Move::Open(_) | Move::Lay(_));
        if lays && round.rules().says_count() {
            return self.lay_and_say(seat, play, 0, sink);
        }
        let is_fined = round.rules().turns.fine.is_some();
        let player = self.setup.players.get(seat.index());
        let is_computer = player.is_some_and(|player| player.level.is_some());
        let spoken = is_fined && announce(round, play, seat, announced, is_computer);
        let open_before = round.board().open();
        let at = round.board().history().len();
        let may_redeal = seat == round.board().turn() && round.legal().may_redeal();
        let effect = round.play(seat, play)?;
        let open = round.board().open();
        let mut marked = None;
        if open != open_before && round.rules().shape.has_marks() {
            marked = Some(open.contains(Arm::of(seat)));
        }
        let made = MoveMade {
            seat,
            effect,
            announced: spoken && leaves_one(seat, round),
            marked,
            at,
        };
        tell(&made, round, sink);
        let loses = is_fined && tell_fines(at, round, sink);
        // Asking for a new deal scores nothing: what the move before it scored is written already.
        if round.rules().in_play().is_some() && effect != Effect::Redeal {
            if effect == Effect::Passed && round.board().first().is_some() {
                self.tally.has_passed = true;
            }
            write_made(round, &mut self.tally, sink);
        }
        if may_redeal && effect != Effect::Redeal {
            write_playing_on(seat, round, &mut self.tally, sink);
        }
        let turn = round.board().turn();
        if effect == Effect::Redeal {
            tiles.deal_again(&mut self.tally, deck, sink);
        } else if round.board().end().is_some() {
            self.settle(sink);
        } else if turn != seat || loses {
            sink.take(|| Event::Turn { seat: turn });
        }
        Ok(())
    }

    /// Lays a tile and says the count of the ends after it, where players say it themselves.
    #[inline(never)]
    pub(super) fn lay_and_say(
        &mut self,
        seat: Seat,
        play: Move,
        said: u8,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        let round = self.round_mut()?;
        let at = round.board().history().len();
        round.lay_and_say(seat, play, said)?;
        let event = laid(round, at, false, Some(said));
        sink.take(|| event);
        self.after_count(sink)
    }

    /// Takes the answer of a seat that is asked for the count of the ends. An answer that scores nothing is no event.
    #[inline(never)]
    pub(super) fn answer(
        &mut self,
        seat: Seat,
        said: u8,
        sink: &mut impl Sink,
    ) -> Result<(), Refusal> {
        self.round_mut()?.answer(seat, said)?;
        self.after_count(sink)
    }

    fn round_mut(&mut self) -> Result<&mut Round<WORDS>, Refusal> {
        let tiles = self.play.tiles_mut().ok_or(Refusal::NoRound)?;
        tiles.round.as_deref_mut().ok_or(Refusal::NoRound)
    }

    /// Scores the count that was said, if it was right, and ends the turn once nobody else is asked for it.
    fn after_count(&mut self, sink: &mut impl Sink) -> Result<(), Refusal> {
        let tiles = self.play.tiles().ok_or(Refusal::NoRound)?;
        let round = tiles.round().ok_or(Refusal::NoRound)?;
        if round.board().asked().is_some() {
            return Ok(());
        }
        write_made(round, &mut self.tally, sink);
        let seat = round.board().turn();
        let has_ended = round.board().end().is_some();
        if has_ended {
            self.settle(sink);
        } else {
            sink.take(|| Event::Turn { seat });
        }
        Ok(())
    }

    /// Scores the round that just ended. Not inlined, since it happens only once a round.
    #[inline(never)]
    fn settle(&mut self, sink: &mut impl Sink) {
        let Play::Tiles(tiles) = &mut self.play else {
            return;
        };
        tiles.last_result = tiles.round().and_then(Round::result);
        let ended = tiles
            .last_result
            .as_ref()
            .expect("a round is settled when it has ended");
        let options = &self.setup.options;
        let settled = tiles
            .rules
            .settle(ended, &mut self.tally, |seat, bonus, tally| {
                sink.take(|| scored(seat, bonus.points, bonus.why, tally));
            });
        let Settled { scored, update, .. } = settled;
        let entitled = tiles.found.as_ref().map(|(_, entitled)| *entitled);
        self.match_history.opener = entitled.or(Some(ended.first_entitled));
        self.match_history.opened = Some(ended.opener);
        self.match_history.winner = scored.winner;
        self.match_history.out = ended.out();
        self.match_history.last = ended.last;
        let end = ended.end;
        tiles.clear();
        let counts_games = self.setup.counts_games();
        let counts_sets = self.setup.counts_sets();

        sink.take(|| Event::RoundOver {
            reason: match end {
                End::Out(_) => RoundEnd::Out,
                End::Blocked => RoundEnd::Blocked,
                End::Won(_) => RoundEnd::Won,
            },
            seat: scored.winner,
            points: scored.points[..options.seating.teams()].to_vec(),
            totals: self.tally.totals().to_vec(),
            games: if counts_games && !counts_sets {
                Some(self.tally.games().to_vec())
            } else {
                None
            },
            sets: if counts_sets {
                Some(self.tally.games().to_vec())
            } else {
                None
            },
            waiting: Some(self.tally.waiting).filter(|points| *points > 0),
        });
        for team in update.eliminated.iter() {
            sink.take(|| Event::Eliminated { team });
        }
        self.go_on(update.winners, sink);
    }
}

/// Something that a seat throws dice with, to make any legal move.
pub(crate) trait SeatDice {
    fn throw(&mut self) -> Dice;
}

/// Chooses any legal move, by the dice of the seat in turn.
struct AtRandom<'a, D> {
    dice: &'a mut [D],
}

impl<const WORDS: usize, D: SeatDice> LineChooser<WORDS> for AtRandom<'_, D> {
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    fn choose(&mut self, turn: &LineTurn<'_, WORDS>) -> LineChoice {
        turn.any(self.dice[turn.seat.index()].throw())
    }
}

/// Plays a round of computer players until it ends or one of them asks for a new deal, by any rules,
/// and writes the points that moves score.
#[inline(never)]
fn play_out_by_any_rules<const WORDS: usize>(
    round: &mut Round<WORDS>,
    tally: &mut Tally,
    mut decide: impl FnMut(&Round<WORDS>, &Tally) -> PlayoutChoice,
) {
    let is_fined = round.rules().turns.fine.is_some();
    let scores = round.rules().in_play().is_some();
    while round.board().end().is_none() {
        let choice = decide(round, tally);
        if is_fined {
            // A computer player always announces its last tile.
            round.announces(true);
        }
        let seat = round.board().turn();
        let may_redeal = round.legal().may_redeal();
        let effect = round.play_by_any_rules(choice);
        if effect == Effect::Redeal {
            return;
        }
        if scores {
            if effect == Effect::Passed && round.board().first().is_some() {
                tally.has_passed = true;
            }
            if round.board().has_just_made() {
                write_made(round, tally, &mut ());
            }
        }
        if may_redeal {
            write_playing_on(seat, round, tally, &mut ());
        }
    }
}

/// Plays a round on open arms to its end, in which every seat makes any legal move. Not inlined, since the loop on a line beside it would
/// run out of registers.
#[inline(never)]
fn play_out_on_arms_at_random<const WORDS: usize>(
    round: &mut Round<WORDS>,
    dice: &mut [impl SeatDice],
) {
    round.play_out_on_arms::<true>(|round| {
        let seat = round.board().turn();
        PlayoutChoice::Any(dice[seat.index()].throw())
    });
}

/// Returns whether a round begins that will go on on open arms once its first tile is laid.
fn begins_on_arms<const WORDS: usize>(round: &Round<WORDS>) -> bool {
    round.will_be_on_arms() && round.board().history().is_empty()
}

/// Returns whether a player who says the right count, and nothing where it scores nothing, scores as if the program counted. It is not so
/// where points may be too many: then nobody says them, and others are asked for them.
fn right_numbers_score<const WORDS: usize>(rules: &Rules<WORDS>) -> bool {
    let in_play = rules.in_play();
    in_play.is_none_or(|points| points.said.is_none() || !points.exact && !points.no_down)
}

/// Scores the points that all moves of the round made, where none was scored yet.
fn write_all_made<const WORDS: usize>(round: &Round<WORDS>, tally: &mut Tally) {
    if round.rules().in_play().is_none() {
        return;
    }
    for team in round.rules().options.seating.each_team() {
        tally.write(team, round.board().made_by(team));
    }
    tally.has_passed = round.board().has_passed();
}

/// Scores the points that the last move made, and emits them.
#[inline(never)]
fn write_made<const WORDS: usize>(round: &Round<WORDS>, tally: &mut Tally, sink: &mut impl Sink) {
    for made in round.board().all_just_made() {
        tally.write(round.rules().options.seating.team(made.seat), made.points);
        sink.take(|| scored(made.seat, made.points, made.why, tally));
    }
}

/// Scores the points of a seat that could have asked for a new deal but played on, and emits them.
#[inline(never)]
fn write_playing_on<const WORDS: usize>(
    seat: Seat,
    round: &Round<WORDS>,
    tally: &mut Tally,
    sink: &mut impl Sink,
) {
    let options = &round.rules().options;
    let points = (round.rules().book.deal.playing_on_scores)(options);
    if points > 0 {
        tally.write(options.seating.team(seat), points);
        sink.take(|| scored(seat, points, Why::FiveDoubles, tally));
    }
}

/// Returns the event for points just scored.
fn scored(seat: Seat, points: i32, why: Why, tally: &Tally) -> Event {
    Event::Scored {
        seat,
        points,
        why,
        totals: tally.totals().to_vec(),
    }
}

/// Emits that a move marked the seat's own train (`true`) or removed its mark (`false`).
fn tell_mark(marked: Option<bool>, seat: Seat, sink: &mut impl Sink) {
    if let Some(on) = marked {
        sink.take(|| Event::Marker { seat, on });
    }
}

/// Notes whether the seat announces with this move that its turn leaves one tile, if the move is legal. A person who only ends a
/// turn announces nothing. Returns whether the seat has announced it in this turn.
#[inline(never)]
fn announce<const WORDS: usize>(
    round: &mut Round<WORDS>,
    play: Move,
    seat: Seat,
    announced: bool,
    is_computer: bool,
) -> bool {
    let board = round.board();
    let rules = round.rules();
    if board.turn() != seat || !round.legal().allows(play, rules, board) {
        return false;
    }
    // The end of a chain has no event of its own, so that the last tile must be announced with a tile.
    let stops = play == Move::Pass && board.goes_on() && board.chains(rules, seat);
    round.announces(is_computer || announced && !stops);
    round.board().has_announced()
}

/// Returns whether the turn of this seat leaves it one tile, or has done so far if it goes on in a chain.
fn leaves_one<const WORDS: usize>(seat: Seat, round: &Round<WORDS>) -> bool {
    let board = round.board();
    board.hand_size(seat) == 1 && (!board.goes_on() || board.chains(round.rules(), seat))
}

/// Emits the events for the fines after the move that is at `from` in the history. Returns whether a turn was lost.
#[inline(never)]
fn tell_fines<const WORDS: usize>(from: usize, round: &Round<WORDS>, sink: &mut impl Sink) -> bool {
    let mut loses = false;
    let mut drawn = round.fines().iter();
    for &(seat, public_move) in &round.board().history()[from..] {
        if public_move == PublicMove::Fined
            && let Some(&tile) = drawn.next()
        {
            sink.take(|| drew(seat, tile));
        } else if public_move == PublicMove::LostTurn {
            loses = true;
            sink.take(|| Event::Turn { seat });
            sink.take(|| passed(seat, false));
        }
    }
    loses
}

/// A move that was just made, as far as its events depend on it.
struct MoveMade {
    seat: Seat,
    effect: Effect,
    /// Whether the seat announced that its turn leaves one tile.
    announced: bool,
    /// Whether the seat's own train got a mark (`true`) or lost it (`false`).
    marked: Option<bool>,
    /// The move's place in the history.
    at: usize,
}

/// Emits the events for a move.
fn tell<const WORDS: usize>(made: &MoveMade, round: &Round<WORDS>, sink: &mut impl Sink) {
    let seat = made.seat;
    match made.effect {
        Effect::Laid => {
            sink.take(|| laid(round, made.at, made.announced, None));
            tell_mark(made.marked, seat, sink);
        }
        Effect::Drew(tile) => sink.take(|| drew(seat, tile)),
        Effect::Passed => {
            tell_mark(made.marked, seat, sink);
            let before = round.board().history()[..made.at].iter().rev();
            let mut of_turn = before.take_while(|(by, _)| *by == seat);
            let has_laid = of_turn.any(|(_, before)| before.is_lay());
            sink.take(|| passed(seat, made.announced && has_laid));
        }
        Effect::TimedOut(drawn) => {
            if let Some(tile) = drawn {
                sink.take(|| drew(seat, tile));
            }
            sink.take(|| passed(seat, false));
        }
        Effect::Swapped => sink.take(|| Event::Swapped {
            seat,
            tiles: Some(round.hand(seat).highest_first()),
        }),
        // The turn event that follows says it.
        Effect::Kept | Effect::Stopped => {}
        Effect::Redeal => sink.take(|| Event::Redeal {
            reason: match round.rules().book.deal.doubles_to_redeal {
                Some(4) => RedealReason::FourDoubles,
                _ => RedealReason::FiveDoubles,
            },
        }),
    }
}

/// Returns the event for a tile that was laid by the move at this place in the history.
fn laid<const WORDS: usize>(
    round: &Round<WORDS>,
    at: usize,
    announced: bool,
    claimed: Option<u8>,
) -> Event {
    let (seat, public_move) = round.board().history()[at];
    let (tile, placement) = match public_move {
        PublicMove::Laid(placement) => (placement.tile, Some(placement)),
        PublicMove::Opened(tile) => (tile, None),
        _ => unreachable!("a tile was just laid"),
    };
    let rules = round.rules();
    let orientation = placement.map(|placement| placement.orientation);
    Event::Laid {
        seat,
        tile,
        arm: placement.map(|placement| placement.arm),
        inner: placement.map_or(Inner::None, Inner::of),
        across: (rules.book.fit.lies_across)(tile, orientation, &rules.options),
        announced,
        claimed,
    }
}

fn passed(seat: Seat, announced: bool) -> Event {
    Event::Passed { seat, announced }
}

fn drew(seat: Seat, tile: Tile) -> Event {
    Event::Drew {
        seat,
        tile: Some(tile),
    }
}
