//! A match of tiles in the model: commands, and the events that follow.

use super::chance::Chance;
use super::events::{laid, mark, tell_deal};
use super::game::{Agreed, Game, Laid, Lots, Opening, Past, Score, next_seat};
use super::refusal::why_not;
use super::round::{Asked, Ending, Round};
use super::standing::{Decided, Standing};
use super::terms::{
    Lay, Play, Tile, Tiles, all_tiles, is_double, pips, rank, sorted, to_seat, to_team, to_tile,
};
use serpente_engine::rules::{Illegal, RedealReason, Why};
use serpente_engine::table::{Drawn, Event, Refusal, RoundEnd};

#[derive(Clone)]
pub(super) struct Match {
    pub(super) agreed: Agreed,
    pub(super) game: &'static dyn Game,
    pub(super) standing: Standing,
    pub(super) round: Option<Round>,
    pub(super) over: bool,
    pub(super) past: Option<Past>,
    /// The seat that the lots chose to open.
    lot: Option<usize>,
    /// The opening of this round, if doubles that scored decided it.
    of_doubles: Option<Opening>,
    /// The tiles that lay in the centre of each round so far before its first turn.
    centres: Tiles,
    /// The seat that would have begun the last dealt round, if the centre came from a hand.
    entitled: Option<usize>,
    /// The count said with the tile being laid, where players say what the ends count.
    said: Option<u8>,
}

impl Match {
    pub(super) fn new(agreed: Agreed, game: &'static dyn Game) -> Self {
        Self {
            standing: Standing::new(agreed.teams),
            agreed,
            game,
            round: None,
            over: false,
            past: None,
            lot: None,
            of_doubles: None,
            centres: Vec::new(),
            entitled: None,
            said: None,
        }
    }

    /// Deals the next round.
    pub(super) fn deal(&mut self, chance: &mut Chance) -> Result<Vec<Event>, Refusal> {
        if self.over || self.round.is_some() {
            return Err(Refusal::NotBetweenRounds);
        }
        self.standing.begin_round();
        let mut told = vec![Event::Round {
            number: self.standing.rounds,
        }];
        if self.game.draws_lots(&self.agreed, self.past) {
            self.draw_lots(chance, &mut told);
        }
        self.of_doubles = None;
        self.deal_tiles(chance, &mut told);
        Ok(told)
    }

    fn draw_lots(&mut self, chance: &mut Chance, told: &mut Vec<Event>) {
        let lots = self.game.lots();
        let drawn = chance.draw_lots(
            &all_tiles(self.agreed.top),
            self.agreed.seats(),
            |drawn: &[Tile]| lots == Lots::Opener || makes_pairs(drawn),
        );
        for (seat, &tile) in drawn.iter().enumerate() {
            let seat = to_seat(seat);
            let drawn = Drawn::Tile(to_tile(tile));
            told.push(Event::Lot { seat, drawn });
        }
        self.lot = (0..drawn.len()).max_by_key(|&seat| rank(drawn[seat]));
    }

    /// Deals until a seat can open.
    fn deal_tiles(&mut self, chance: &mut Chance, told: &mut Vec<Event>) {
        let teams = self.standing.playing();
        let seats: Vec<usize> = (0..self.agreed.seats())
            .filter(|&seat| teams.contains(&self.agreed.team(seat)))
            .collect();
        let top = self.agreed.top;
        let hand = self.agreed.hand;
        let put_there = self.game.centre(&self.agreed, self.standing.rounds - 1);
        if let Some(centre) = put_there {
            let tile = to_tile(centre);
            told.push(Event::Centre { tile, seat: None });
        }
        let left_out = self.game.left_out(&self.agreed);
        let aside: Vec<Tile> = put_there.into_iter().chain(left_out).collect();
        let (mut hands, mut boneyard, mut opening) = loop {
            let (hands, boneyard) = chance.hands(top, &aside, hand, &seats);
            tell_deal(&seats, &hands, &boneyard, told);
            if let Some(enough) = self.game.doubles_that_score(&self.agreed) {
                let doubles = |tiles: &Tiles| tiles.iter().filter(|tile| is_double(**tile)).count();
                if let Some(seat) = hands.iter().position(|hand| doubles(hand) >= enough) {
                    self.write(seat, 1, Why::Doubles, told);
                    let reason = RedealReason::SixDoubles;
                    told.push(Event::Redeal { reason });
                    self.of_doubles = Some(Opening::any(seat));
                    continue;
                }
            }
            if let Some(opening) = self.of_doubles {
                break (hands, boneyard, opening);
            }
            let past = self.past.map(|past| Past {
                right: self.entitled.unwrap_or(past.right),
                ..past
            });
            match self.game.opening(&self.agreed, &hands, past, self.lot) {
                Ok(opening) => break (hands, boneyard, opening),
                Err(reason) => told.push(Event::Redeal { reason }),
            }
        };
        let mut centre = put_there;
        let entitled = opening.seat;
        let wanted = self.game.centre_of_hand(&self.agreed, &self.centres);
        if let Some((wanted, is_turn)) = &wanted {
            let count = self.agreed.seats();
            let drawers = (0..).map(|step| (entitled + step) % count);
            let found = find_centre(wanted, &mut hands, &mut boneyard, drawers, told);
            let (holder, tile) = found;
            let seat = Some(to_seat(holder));
            let tile_told = to_tile(tile);
            told.push(Event::Centre {
                tile: tile_told,
                seat,
            });
            let begins = if *is_turn {
                (holder + 1) % count
            } else {
                holder
            };
            (opening, centre) = (Opening::any(begins), Some(tile));
        }
        self.centres.extend(centre);
        told.push(Event::Turn {
            seat: to_seat(opening.seat),
        });
        let mut round = Round::new(seats, hands, boneyard, opening);
        self.entitled = wanted.is_some().then_some(entitled);
        if let Some(centre) = centre {
            round.begin_with(self.game, &self.agreed, centre);
        }
        self.round = Some(round);
    }

    /// Makes a play, if it is legal. Where players say the count, a tile laid so says nothing.
    pub(super) fn play(
        &mut self,
        seat: usize,
        play: Play,
        chance: &mut Chance,
    ) -> Result<Vec<Event>, Refusal> {
        let says = self.agreed.on("muggins") && matches!(play, Play::Open(_) | Play::Lay(_));
        self.play_and_say(seat, play, says.then_some(0), chance)
    }

    /// Lays a tile, if that is legal, and says what the ends count.
    pub(super) fn say(
        &mut self,
        seat: usize,
        play: Play,
        said: u8,
        chance: &mut Chance,
    ) -> Result<Vec<Event>, Refusal> {
        if self.round.is_none() {
            return Err(Refusal::NoRound);
        }
        if !self.agreed.on("muggins") || !matches!(play, Play::Open(_) | Play::Lay(_)) {
            return Err(Refusal::Illegal(Illegal::NoCountAsked));
        }
        self.play_and_say(seat, play, Some(said), chance)
    }

    /// Says what the ends count after another seat's tile.
    pub(super) fn answer(&mut self, seat: usize, said: u8) -> Result<Vec<Event>, Refusal> {
        let count = self.count();
        let round = self.round.as_mut().ok_or(Refusal::NoRound)?;
        let Some(asked) = &mut round.turn_steps.asked else {
            return Err(Refusal::Illegal(Illegal::NoCountAsked));
        };
        if round.turn != seat {
            return Err(Refusal::Illegal(Illegal::NotYourTurn));
        }
        let mut told = Vec::new();
        let right = asked.points > 0 && i32::from(said) == count;
        let points = asked.points;
        if !right && !asked.after.is_empty() {
            round.turn = asked.after.remove(0);
            return Ok(told);
        }
        round.turn = asked.layer;
        round.turn_steps.asked = None;
        if right {
            self.take_count(seat, points, &mut told);
        }
        self.end_turn(&mut told);
        Ok(told)
    }

    /// Returns what the ends count.
    pub(super) fn count(&self) -> i32 {
        let lies = self
            .round
            .as_ref()
            .filter(|round| round.start.first.is_some());
        lies.map_or(0, |round| self.game.count(round))
    }

    fn play_and_say(
        &mut self,
        seat: usize,
        play: Play,
        said: Option<u8>,
        chance: &mut Chance,
    ) -> Result<Vec<Event>, Refusal> {
        let round = self.round.as_ref().ok_or(Refusal::NoRound)?;
        if let Some(reason) = self.why_not(round, seat, play) {
            return Err(Refusal::Illegal(reason));
        }
        let mut told = Vec::new();
        self.said = said;
        let plays_on = round.may_redeal(self.game) && play != Play::Redeal;
        let is_over = self.does(play, chance, &mut told);
        let points = self.game.playing_on(&self.agreed);
        if plays_on && points > 0 {
            self.write(seat, points, Why::FiveDoubles, &mut told);
        }
        if is_over {
            self.end_turn(&mut told);
        }
        Ok(told)
    }

    fn why_not(&self, round: &Round, seat: usize, play: Play) -> Option<Illegal> {
        why_not(self.game, &self.agreed, round, seat, play)
    }

    /// Makes a legal play; returns whether the turn is over.
    #[expect(clippy::too_many_lines, reason = "an arm for each move")]
    fn does(&mut self, play: Play, chance: &mut Chance, told: &mut Vec<Event>) -> bool {
        let game = self.game;
        let agreed = &self.agreed;
        let round = self.round.as_mut().expect("a round is played");
        let seat = to_seat(round.turn);
        match play {
            Play::Open(tile) => {
                round.open(game, agreed, tile);
                let across = game.first_across(agreed, tile);
                told.push(laid(
                    round.turn,
                    Lay {
                        tile,
                        arm: 0,
                        inner: None,
                    },
                    (true, across),
                    self.said,
                ));
                round.turn_steps.deciding = game.swaps(agreed);
                if game.adds_behind_opening(agreed, round) {
                    round.turn_steps.goes_on = true;
                    return false;
                }
                self.make_points(0, told);
            }
            Play::Lay(lay) => {
                game.turn_ends(agreed, round);
                let knocks = i32::try_from(round.passes).expect("few");
                round.lay(game, agreed, lay);
                let at = told.len();
                told.push(laid(
                    round.turn,
                    lay,
                    (false, game.across(agreed, lay)),
                    self.said,
                ));
                round.turn_steps.laid_now = true;
                if lay.arm == round.turn {
                    mark(game, round, false, told);
                }
                let chains = game.all_have_a_turn(agreed) && !round.moved.contains(&round.turn);
                let goes_on = game.goes_on(agreed, round, lay) && !round.hand().is_empty();
                if announces(agreed, round)
                    && (chains || !goes_on)
                    && let Event::Laid { announced, .. } = &mut told[at]
                {
                    *announced = true;
                }
                if goes_on {
                    round.turn_steps.goes_on = true;
                    round.turn_steps.drawn.clear();
                    return false;
                }
                self.make_points(knocks, told);
                self.make_points_by_passes(knocks.unsigned_abs() as usize, true, told);
            }
            Play::Draw => {
                let by_choice = !game.lays(agreed, round).is_empty();
                let tile = Some(to_tile(round.draw(by_choice)));
                told.push(Event::Drew { seat, tile });
                return false;
            }
            Play::TimeUp => {
                // The opener lays the tile that must open; any other seat draws one tile if it can.
                if let (None, Some(tile)) = (round.start.first, round.start.opening.tile) {
                    return self.does(Play::Open(tile), chance, told);
                }
                if round.turn_steps.drawn.is_empty() && game.has_more(agreed, round) {
                    let tile = Some(to_tile(round.draw(false)));
                    told.push(Event::Drew { seat, tile });
                }
                round.pass(game.pass_blocks(agreed, round));
                told.push(Event::Passed {
                    seat,
                    announced: false,
                });
            }
            // The end of a chain has no event; the next turn shows it.
            Play::Pass
                if round.turn_steps.goes_on
                    && game.all_have_a_turn(agreed)
                    && !game.lays(agreed, round).is_empty() => {}
            Play::Pass => {
                mark(game, round, true, told);
                if round.start.first.is_some() {
                    game.turn_ends(agreed, round);
                    round.pass(game.pass_blocks(agreed, round));
                }
                told.push(Event::Passed {
                    seat,
                    announced: round.turn_steps.laid_now && announces(agreed, round),
                });
                let passes = round.passes;
                if round.start.first.is_some() {
                    self.make_points_by_passes(passes, false, told);
                } else if game.handed_on(agreed) > 0 {
                    let next = next_seat(agreed, round.turn);
                    let points = game.handed_on(agreed);
                    self.write(next, points, Why::Pass, told);
                }
            }
            Play::Swap => {
                round.swap();
                let tiles = Some(sorted(round.hand()));
                told.push(Event::Swapped { seat, tiles });
                if !round.turn_steps.deciding {
                    return false;
                }
                round.turn_steps.deciding = false;
            }
            Play::Keep => round.turn_steps.deciding = false,
            Play::Redeal => {
                let reason = game.redeal_reason();
                told.push(Event::Redeal { reason });
                self.deal_tiles(chance, told);
                return false;
            }
        }
        !self
            .round
            .as_ref()
            .is_some_and(|round| round.turn_steps.deciding || round.turn_steps.asked.is_some())
    }

    /// Returns whether the seat in turn has ended the round with the last tile of its hand.
    fn is_out(&self, round: &Round) -> bool {
        let team = self.agreed.team(round.turn);
        let whole = self.game.whole_team(&self.agreed);
        let mut must = (0..self.agreed.seats())
            .filter(|&seat| seat == round.turn || whole && self.agreed.team(seat) == team);
        must.all(|seat| round.hands[seat].is_empty())
    }

    /// Adds the points of the tile just laid.
    fn make_points(&mut self, knocks: i32, told: &mut Vec<Event>) {
        let round = self.round.as_ref().expect("a round is played");
        let seat = round.turn;
        let team = self.agreed.team(round.turn);
        let missing = self.agreed.limit - self.standing.totals[team];
        let out = self.is_out(round);
        let laid = Laid {
            knocks,
            out,
            missing,
        };
        let made = self.game.made(&self.agreed, round, laid);
        let points = made.map_or(0, |(points, _)| points);
        if let Some(said) = self.said.filter(|said| !self.is_right(*said, points)) {
            return self.after_wrong_number(said, points, told);
        }
        let Some((points, why)) = made else {
            return;
        };
        if points == 0 || self.game.exact(&self.agreed) && points > missing {
            return;
        }
        self.write(seat, points, why, told);
        if points >= missing && self.game.wins_at_once() {
            let round = self.round.as_mut().expect("a round is played");
            round.finish.end = Some(Ending::Won(seat));
        }
    }

    /// Returns whether this is what the ends count, or nothing where they bring nothing.
    fn is_right(&self, said: u8, points: i32) -> bool {
        i32::from(said) == self.count() || said == 0 && points == 0
    }

    /// Asks the opponents what the ends count, or gives it to the next one.
    fn after_wrong_number(&mut self, said: u8, points: i32, told: &mut Vec<Event>) {
        let round = self.round.as_mut().expect("a round is played");
        let layer = round.turn;
        let seats = self.agreed.seats();
        let mut others: Vec<usize> = (1..seats).map(|step| (layer + step) % seats).collect();
        others.retain(|&other| self.agreed.team(other) != self.agreed.team(layer));
        let next = others.remove(0);
        if said > 0 && self.agreed.on("penalty") {
            if points > 0 {
                self.take_count(next, points, told);
            }
            return;
        }
        round.turn = next;
        round.turn_steps.asked = Some(Asked {
            layer,
            points,
            after: others,
        });
    }

    /// Gives another seat's count to this seat.
    fn take_count(&mut self, seat: usize, points: i32, told: &mut Vec<Event>) {
        let missing = self.agreed.limit - self.standing.totals[self.agreed.team(seat)];
        if self.game.exact(&self.agreed) && points > missing {
            return;
        }
        self.write(seat, points, Why::Muggins, told);
        if points >= missing && self.game.wins_at_once() {
            let round = self.round.as_mut().expect("a round is played");
            round.finish.end = Some(Ending::Won(seat));
        }
    }

    /// Adds the points for passes in a row.
    fn make_points_by_passes(&mut self, passes: usize, laid: bool, told: &mut Vec<Event>) {
        let round = self.round.as_ref().expect("a round is played");
        let mut made = self.game.made_by_passes(&self.agreed, round, passes, laid);
        if !laid && !self.standing.passed {
            let points = self.game.first_pass(&self.agreed);
            made.push((next_seat(&self.agreed, round.turn), points, Why::FirstPass));
        }
        self.standing.passed |= !laid;
        for (seat, points, why) in made {
            if points > 0 {
                self.write(seat, points, why, told);
            }
        }
    }

    fn write(&mut self, seat: usize, points: i32, why: Why, told: &mut Vec<Event>) {
        self.standing.totals[self.agreed.team(seat)] += points;
        told.push(Event::Scored {
            seat: to_seat(seat),
            points,
            why,
            totals: self.standing.totals.clone(),
        });
    }

    /// Ends the round, or goes on to the next seat.
    fn end_turn(&mut self, told: &mut Vec<Event>) {
        let out = self.round.as_ref().is_some_and(|round| self.is_out(round));
        let round = self.round.as_mut().expect("a round is played");
        round.moved.push(round.turn);
        round.turn_steps.goes_on = false;
        let was_laid = std::mem::take(&mut round.turn_steps.laid_now);
        self.game.turn_is_over(&self.agreed, round);
        if out {
            round.finish.first_out = round.finish.first_out.or(Some(round.turn));
        }
        let all = !self.game.all_have_a_turn(&self.agreed)
            || round.seats.iter().all(|seat| round.moved.contains(seat));
        let ends_with = round.finish.first_out.filter(|_| all);
        let holding = round
            .seats
            .iter()
            .filter(|&&seat| !round.hands[seat].is_empty())
            .count();
        if round.finish.end.is_some() {
            // The match is won.
        } else if let Some(seat) = ends_with {
            round.finish.end = Some(Ending::Out(seat));
        } else if round.passes >= holding && round.finish.first_out.is_none() {
            round.finish.end = Some(Ending::Blocked);
        }
        if round.finish.end.is_some() {
            return self.settle(told);
        }
        if was_laid && forgets(&self.agreed, round) {
            for _ in 0..round.boneyard.len().min(2) {
                let tile = round.boneyard.remove(0);
                round.hands[round.turn].push(tile);
                told.push(Event::Drew {
                    seat: to_seat(round.turn),
                    tile: Some(to_tile(tile)),
                });
            }
            if self.agreed.is("last-tile", "tap-turn") {
                round.losing.push(round.turn);
            }
        }
        round.turn = match round.start.opening.partner {
            Some(partner) if round.start.first.is_none() => partner,
            _ => round.next(),
        };
        while round.losing.contains(&round.turn) {
            let seat = to_seat(round.turn);
            round.losing.retain(|loser| *loser != round.turn);
            round.passes = 0;
            told.push(Event::Turn { seat });
            let announced = false;
            told.push(Event::Passed { seat, announced });
            round.turn = round.next();
        }
        if round.start.first.is_none() {
            round.start.opening = Opening {
                seat: round.turn,
                partner: None,
                ..round.start.opening
            };
        }
        round.turn_steps.drawn.clear();
        round.turn_steps.by_choice = false;
        told.push(Event::Turn {
            seat: to_seat(round.turn),
        });
    }

    fn settle(&mut self, told: &mut Vec<Event>) {
        let round = self.round.take().expect("a round has ended");
        let mut score = if let Some(Ending::Won(seat)) = round.finish.end {
            Score {
                points: vec![0; self.agreed.teams],
                winner: Some(seat),
            }
        } else {
            let score = self.game.score(&self.agreed, &round);
            let standing = &mut self.standing;
            self.game.written(&self.agreed, &round, score, standing)
        };
        let times = self.game.counts(self.past);
        score.points.iter_mut().for_each(|points| *points *= times);
        for (points, total) in score.points.iter_mut().zip(&self.standing.totals) {
            if self.game.exact(&self.agreed) && *total + *points > self.agreed.limit {
                *points = 0;
            }
        }
        self.past = Some(Past {
            right: round.start.right,
            opened: round.start.opening.seat,
            winner: score.winner,
            out: match round.finish.end {
                Some(Ending::Out(seat)) => Some(seat),
                _ => None,
            },
            last: round.finish.last,
            rounds_of_set: self.standing.rounds_of_set,
        });
        if let (Some(winner), Some(Ending::Out(_) | Ending::Blocked)) =
            (score.winner, round.finish.end)
        {
            let nth = self.standing.rounds;
            for (points, why) in self.game.bonuses(&self.agreed, &round, nth) {
                self.write(winner, points, why, told);
            }
        }
        self.standing.won = score.winner.map(|seat| self.agreed.team(seat));
        self.standing.add(&score);
        let Decided {
            eliminated,
            winners,
        } = self.game.decide(&self.agreed, &mut self.standing);
        if let Some(past) = self
            .past
            .as_mut()
            .filter(|_| self.standing.game_won || self.standing.anew)
        {
            past.rounds_of_set = 0;
        }
        let won = self
            .game
            .counts_games(&self.agreed)
            .then(|| self.standing.games.clone());
        let (games, sets) = if self.agreed.game == "gaple" {
            (None, won)
        } else {
            (won, None)
        };
        told.push(Event::RoundOver {
            reason: match round.finish.end {
                Some(Ending::Out(_)) => RoundEnd::Out,
                Some(Ending::Won(_)) => RoundEnd::Won,
                _ => RoundEnd::Blocked,
            },
            seat: score.winner.map(to_seat),
            points: score.points,
            totals: self.standing.totals.clone(),
            games,
            sets,
            waiting: Some(self.standing.eggs).filter(|eggs| *eggs > 0),
        });
        for team in eliminated.into_iter().map(to_team) {
            told.push(Event::Eliminated { team });
        }
        if !winners.is_empty() {
            self.over = true;
            let winners = winners.into_iter().map(to_team).collect();
            told.push(Event::MatchOver { winners });
        }
    }
}

/// Returns whether a turn that leaves one tile must be announced.
pub(super) fn must_announce(agreed: &Agreed) -> bool {
    agreed.game == "train" && !agreed.is("last-tile", "said")
}

fn leaves_one(agreed: &Agreed, round: &Round) -> bool {
    must_announce(agreed) && round.hand().len() == 1
}

/// Returns whether the seat in turn announces its last tile. In the model every other seat does.
fn announces(agreed: &Agreed, round: &Round) -> bool {
    round.turn.is_multiple_of(2) && leaves_one(agreed, round)
}

fn forgets(agreed: &Agreed, round: &Round) -> bool {
    !round.turn.is_multiple_of(2) && leaves_one(agreed, round)
}

/// Takes the highest of these tiles out of the hand that holds it. If nobody holds one, these seats draw one tile each until one
/// is drawn. Returns its seat, and the tile.
fn find_centre(
    wanted: &[Tile],
    hands: &mut [Tiles],
    boneyard: &mut Tiles,
    mut drawers: impl Iterator<Item = usize>,
    told: &mut Vec<Event>,
) -> (usize, Tile) {
    let mut by_height = wanted.to_vec();
    by_height.sort_unstable();
    loop {
        for &tile in by_height.iter().rev() {
            if let Some(seat) = hands.iter().position(|hand| hand.contains(&tile)) {
                hands[seat].retain(|&held| held != tile);
                return (seat, tile);
            }
        }
        let seat = drawers.next().expect("the seats go on drawing");
        let tile = boneyard.remove(0);
        hands[seat].push(tile);
        told.push(Event::Drew {
            seat: to_seat(seat),
            tile: Some(to_tile(tile)),
        });
    }
}

/// Returns whether these lots make pairs: no two are equal, and the two highest are in the seats of the first pair.
fn makes_pairs(drawn: &[Tile]) -> bool {
    let mut seats: Vec<usize> = (0..drawn.len()).collect();
    seats.sort_by_key(|&seat| -pips(drawn[seat]));
    let ties = seats
        .windows(2)
        .any(|two| pips(drawn[two[0]]) == pips(drawn[two[1]]));
    !ties && seats[0].is_multiple_of(2) && seats[1].is_multiple_of(2)
}
