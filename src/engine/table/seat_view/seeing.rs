//! Applies each event to what a seat knows.

use super::SeatView;
use crate::bax::{CardBoard, PACK, has_stakes};
use crate::rules::{OutOfStep, SEATS, Scored, Seat, SeenRound, Teams, Tile, TileSet, Why};
use crate::table::cards::score_cards;
use crate::table::event::{Event, HandEnd};
use crate::table::play::Play;
use crate::table::tricks::score_hand;
use crate::tricks::SeenTricks;
use std::sync::Arc;

impl<const WORDS: usize> SeatView<WORDS> {
    pub(super) fn see(&mut self, event: &Event) -> Result<(), OutOfStep> {
        match event {
            Event::Match(_)
            | Event::Boneyard { .. }
            | Event::Sealed { .. }
            | Event::Nonces { .. }
            | Event::Promised { .. }
            | Event::KeptBack { .. }
            | Event::Unsealed { .. }
            | Event::Staked { .. }
            | Event::Marker { .. }
            | Event::Eliminated { .. } => {}
            Event::Lot { seat, drawn } => self.lots.push((*seat, *drawn)),
            Event::Round { number } => self.see_round(*number),
            Event::Centre { tile, seat } => self.see_centre(*tile, *seat),
            Event::Redeal { .. } => self.see_redeal(),
            Event::Dealt { seat, tiles } => {
                if self.viewer == Some(*seat) {
                    self.see_own_hand(tiles);
                }
            }
            Event::Turn { seat } => self.see_turn(*seat)?,
            Event::Laid {
                seat,
                tile,
                arm,
                inner,
                announced,
                claimed,
                ..
            } => {
                let placement = match arm {
                    Some(arm) => Some(inner.placement(*tile, *arm).ok_or(OutOfStep)?),
                    None => None,
                };
                self.played()?
                    .laid(*seat, *tile, placement, *announced, *claimed)?;
            }
            Event::Drew { seat, tile } => self.see_draw(*seat, *tile)?,
            Event::Passed { seat, announced } => self.see_pass(*seat, *announced)?,
            Event::Bid { seat, bid } => {
                let bid = self.tricks()?.now()?.call(*seat, Some(*bid));
                bid.ok_or(OutOfStep)?;
            }
            Event::Trumps {
                seat,
                trumps,
                doubles,
            } => {
                let trumps = trumps.with(*doubles).ok_or(OutOfStep)?;
                let named = self.tricks()?.now()?.name(*seat, trumps);
                named.ok_or(OutOfStep)?;
            }
            Event::Played { seat, tile } => self.tricks()?.played(*seat, *tile)?,
            Event::Trick { seat, points } => self.tricks()?.taken(*seat, *points)?,
            Event::Swapped { seat, tiles } => {
                if let Play::Tricks(tricks) = &mut self.play {
                    return tricks.put_away_by(*seat, tiles.as_deref());
                }
                let hand = tiles.as_ref().map(|tiles| tiles.iter().copied().collect());
                self.played()?.swapped(*seat, hand)?;
            }
            Event::Card { seat, card } => {
                let taken = self.taken()?.take(*seat, *card);
                taken.ok_or(OutOfStep)?;
            }
            Event::Stood { seat } => self.taken()?.stand(*seat),
            Event::Scored {
                seat, points, why, ..
            } => self.see_score(*seat, *points, *why),
            Event::RoundOver {
                seat,
                points,
                waiting,
                ..
            } => self.see_round_over(*seat, points, *waiting)?,
            Event::HandOver { end, .. } => match end {
                HandEnd::Cards { .. } => self.see_cards_over()?,
                HandEnd::Tricks { claimed, .. } => self.see_tricks_over(*claimed)?,
            },
            Event::MatchOver { winners } => self.winners = Some(winners.iter().copied().collect()),
        }
        Ok(())
    }

    fn see_round(&mut self, number: u32) {
        self.lots.clear();
        if let Some(tiles) = self.play.tiles_mut() {
            tiles.drawn.clear();
            tiles.all_drawn = 0;
        }
        self.tally.begin_round();
        self.rounds = number;
    }

    fn see_score(&mut self, seat: Seat, points: i32, why: Why) {
        if let Some(round) = self.round_mut().filter(|_| why == Why::Muggins) {
            round.took_count(seat);
        }
        let team = self.setup.options.seating.team(seat);
        self.tally.write(team, points);
    }

    /// Puts a tile into the centre, maybe from this seat's hand.
    fn see_centre(&mut self, tile: Tile, seat: Option<Seat>) {
        let Some(tiles) = self.play.tiles_mut() else {
            return;
        };
        tiles.centre = Some(tile);
        if let Some(seat) = seat {
            let more = &mut tiles.more[seat.index()];
            *more = more.saturating_sub(1);
            if self.viewer == Some(seat) {
                tiles.dealt.remove(tile);
            }
        }
    }

    /// Draws a tile in a turn, or for the centre before the round begins.
    fn see_draw(&mut self, seat: Seat, tile: Option<Tile>) -> Result<(), OutOfStep> {
        if let Play::Tricks(tricks) = &mut self.play {
            return tricks.took_widow(seat, tile);
        }
        let tiles = self.play.tiles_mut().ok_or(OutOfStep)?;
        if let Some(round) = &mut tiles.round {
            return round.drew(seat, tile);
        }
        let more = &mut tiles.more[seat.index()];
        *more = more.saturating_add(1);
        tiles.all_drawn += 1;
        if let Some(tile) = tile.filter(|_| self.viewer == Some(seat)) {
            tiles.dealt.insert(tile);
            tiles.drawn.push(tile);
        }
        Ok(())
    }

    /// Passes a turn, or a chance to bid.
    fn see_pass(&mut self, seat: Seat, announced: bool) -> Result<(), OutOfStep> {
        if let Play::Tricks(tricks) = &mut self.play {
            return tricks.now()?.call(seat, None).ok_or(OutOfStep);
        }
        let round = self.played()?;
        let counts = round.rules.in_play().is_some() && round.board.first().is_some();
        round.passed(seat, announced)?;
        if counts {
            self.tally.has_passed = true;
        }
        Ok(())
    }

    /// Forgets the hand, which is dealt again.
    fn see_redeal(&mut self) {
        match &mut self.play {
            Play::Tiles(tiles) => {
                (tiles.dealt, tiles.more) = (TileSet::EMPTY, [0; SEATS]);
                tiles.round = None;
            }
            Play::Tricks(tricks) => tricks.end(),
            Play::Cards(_) => {}
        }
    }

    /// Takes the tiles that the viewer was dealt.
    fn see_own_hand(&mut self, tiles: &[Tile]) {
        match &mut self.play {
            Play::Tiles(seen) => seen.dealt = tiles.iter().copied().collect(),
            Play::Tricks(seen) => seen.dealt(tiles),
            Play::Cards(_) => {}
        }
    }

    /// Begins the round with the first turn after a deal.
    fn see_turn(&mut self, seat: Seat) -> Result<(), OutOfStep> {
        let playing = self.tally.playing();
        match &mut self.play {
            Play::Tiles(tiles) => {
                if let Some(round) = &mut tiles.round {
                    return round.turn(seat);
                }
                if !playing.contains(seat) {
                    return Err(OutOfStep);
                }
                let rules = Arc::clone(&tiles.rules);
                let hand = std::mem::take(&mut tiles.dealt);
                let dealt = rules.options.hand;
                let more = std::mem::take(&mut tiles.more);
                let held =
                    |seat: Seat| dealt.saturating_add_signed(isize::from(more[seat.index()]));
                let mut round =
                    SeenRound::new(rules, playing, seat, held, self.viewer, hand, tiles.centre);
                round.set_missing(&self.tally);
                tiles.round = Some(round);
            }
            Play::Cards(cards) => {
                if cards.is_on {
                    return Ok(());
                }
                if !playing.contains(seat) {
                    return Err(OutOfStep);
                }
                let stakes = has_stakes(&self.setup.options.house);
                let board = CardBoard::begin(playing, seat, stakes, cards.stayed, PACK.len());
                (cards.board, cards.is_on) = (Some(Box::new(board)), true);
            }
            Play::Tricks(tricks) => return tricks.turn(seat),
        }
        Ok(())
    }

    fn see_round_over(
        &mut self,
        winner: Option<Seat>,
        scored_by_team: &[i32],
        waiting: Option<i32>,
    ) -> Result<(), OutOfStep> {
        let tiles = self.play.tiles_mut().ok_or(OutOfStep)?;
        self.last_board = tiles.round.take().map(|round| round.board);
        let mut points = [0; SEATS];
        for (team, scored) in scored_by_team.iter().take(SEATS).enumerate() {
            points[team] = *scored;
        }
        let scored = Scored { points, winner };
        let book = tiles.rules.book;
        let options = &tiles.rules.options;
        let before = self.tally;
        self.tally.add(&scored.points);
        (book.tally.settle)(&mut self.tally, &scored, options);
        self.tally.waiting = waiting.unwrap_or_default();
        self.fallen = Teams::NONE;
        for team in options.seating.each_team() {
            let expected = before.total(team) + scored.points[team.index()];
            if self.tally.total(team) < expected {
                self.fallen.insert(team);
            }
        }
        self.before = before;
        Ok(())
    }

    fn see_cards_over(&mut self) -> Result<(), OutOfStep> {
        let cards = self.play.cards_mut().ok_or(OutOfStep)?;
        let over = cards.round().and_then(CardBoard::result).ok_or(OutOfStep)?;
        cards.is_on = false;
        let scored = score_cards(&over, &self.setup.options);
        cards.stayed = if over.winner.is_some() { 0 } else { over.pot };
        self.tally.add(&scored.points);
        Ok(())
    }

    fn see_tricks_over(&mut self, claimed: Option<Seat>) -> Result<(), OutOfStep> {
        let tricks = self.tricks()?;
        if let Some(seat) = claimed {
            tricks.now()?.claim(seat).ok_or(OutOfStep)?;
        }
        let board = tricks.round().ok_or(OutOfStep)?;
        let rules = *board.house();
        let over = board.result().ok_or(OutOfStep)?;
        tricks.end();
        self.tally.add(&score_hand(&over, &rules));
        Ok(())
    }

    pub(super) fn round_mut(&mut self) -> Option<&mut SeenRound<WORDS>> {
        self.play.tiles_mut()?.round.as_mut()
    }

    fn played(&mut self) -> Result<&mut SeenRound<WORDS>, OutOfStep> {
        self.round_mut().ok_or(OutOfStep)
    }

    fn tricks(&mut self) -> Result<&mut SeenTricks, OutOfStep> {
        self.play.tricks_mut().ok_or(OutOfStep)
    }

    fn taken(&mut self) -> Result<&mut CardBoard, OutOfStep> {
        let cards = self.play.cards_mut().filter(|cards| cards.is_on);
        cards
            .and_then(|cards| cards.board.as_deref_mut())
            .ok_or(OutOfStep)
    }
}
