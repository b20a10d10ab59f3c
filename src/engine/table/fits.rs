//! Whether an update can belong to a match: who follows one that came over a network relies on nothing else.

use super::event::{Event, HandEnd};
use super::games::Game;
use super::setup::Setup;
use super::stock::{Drawn, Stock};
use super::update::Update;
use crate::rules::{Arm, End, RoundFacts, RoundResult, SEATS, Seat, Seats, Shape, Team, Tile};

/// No number of points, rounds or units is larger. Sums of a few of them are still far from what an `i32` holds.
const LARGEST: i32 = 1_000_000;

/// The largest number of rounds, and of units of a stake or a pot.
const LARGEST_COUNT: u32 = LARGEST.unsigned_abs();

/// The match to which updates must fit.
struct Fitting<'a> {
    setup: &'a Setup,
    seats: Seats,
    /// The shape of the serpent; `None` in games without one.
    shape: Option<Shape>,
}

impl Update {
    /// Returns whether this update fits a match with this setup: it names only seats, teams, arms and tiles of the match, each
    /// list has as many entries as it must, and no number is out of all proportion. It may still contradict what happened
    /// before.
    pub(super) fn fits(&self, setup: &Setup, shape: Option<Shape>) -> bool {
        let fitting = Fitting {
            setup,
            seats: setup.options.seating.all(),
            shape,
        };
        for (place, event) in self.events.iter().enumerate() {
            let is_late = place > 0 && matches!(event, Event::Match(_));
            if is_late || !fitting.event(event) {
                return false;
            }
        }
        for (seat, tiles) in &self.left {
            if !fitting.seat(*seat) || !fitting.tiles(tiles) {
                return false;
            }
        }
        let facts = self.facts.as_ref();
        facts.is_none_or(|facts| fitting.facts(facts))
            && self.result.is_none_or(|result| fitting.result(&result))
            && self.in_vain.is_none_or(is_moderate)
    }
}

fn is_moderate(number: i32) -> bool {
    (-LARGEST..=LARGEST).contains(&number)
}

impl Fitting<'_> {
    fn seat(&self, seat: Seat) -> bool {
        self.seats.contains(seat)
    }

    fn seat_if_any(&self, seat: Option<Seat>) -> bool {
        seat.is_none_or(|seat| self.seat(seat))
    }

    fn team(&self, team: Team) -> bool {
        team.index() < self.setup.options.seating.teams()
    }

    fn tile(&self, tile: Tile) -> bool {
        self.setup.options.set.contains(tile)
    }

    fn tile_if_any(&self, tile: Option<Tile>) -> bool {
        tile.is_none_or(|tile| self.tile(tile))
    }

    fn tiles(&self, tiles: &[Tile]) -> bool {
        tiles.len() <= self.setup.options.set.len() && tiles.iter().all(|&tile| self.tile(tile))
    }

    /// Returns whether there is a number for each team.
    fn numbers(&self, numbers: &[i32]) -> bool {
        numbers.len() == self.setup.options.seating.teams()
            && numbers.iter().all(|&number| is_moderate(number))
    }

    fn numbers_if_any(&self, numbers: Option<&Vec<i32>>) -> bool {
        numbers.is_none_or(|numbers| self.numbers(numbers))
    }

    fn arm(&self, arm: Arm) -> bool {
        let seats = self.seats.len();
        match self.shape {
            None => false,
            Some(Shape::Line | Shape::OneEnd) => arm <= Arm::RIGHT,
            Some(Shape::Star(points)) => arm.index() < points,
            Some(Shape::Owned) => arm.index() < seats,
            Some(Shape::Trains { .. }) => arm.index() <= seats,
            // These grow as they are laid, and every arm that there is has a place.
            Some(Shape::Spinner { .. } | Shape::Tree | Shape::Feet { .. }) => true,
        }
    }

    fn event(&self, event: &Event) -> bool {
        match event {
            Event::Match(_)
            | Event::Sealed { .. }
            | Event::Unsealed { .. }
            | Event::Redeal { .. } => true,
            Event::Round { number } => *number <= LARGEST_COUNT,
            Event::Dealt { seat, tiles } => self.seat(*seat) && self.tiles(tiles),
            Event::Boneyard { tiles } => match tiles {
                Stock::Tiles(tiles) => self.tiles(tiles),
                Stock::Cards(_) => true,
            },
            Event::Nonces { seats } | Event::Promised { seats } => {
                seats.len() <= SEATS && seats.iter().all(|(seat, _)| self.seat(*seat))
            }
            Event::KeptBack { seats } => {
                seats.len() <= SEATS && seats.iter().all(|&seat| self.seat(seat))
            }
            Event::Centre { tile, seat } => self.tile(*tile) && self.seat_if_any(*seat),
            Event::Marker { seat, .. }
            | Event::Turn { seat }
            | Event::Passed { seat, .. }
            | Event::Card { seat, .. }
            | Event::Stood { seat }
            | Event::Bid { seat, .. }
            | Event::Trumps { seat, .. }
            | Event::Trick { seat, .. } => self.seat(*seat),
            Event::Laid {
                seat, tile, arm, ..
            } => self.seat(*seat) && self.tile(*tile) && arm.is_none_or(|arm| self.arm(arm)),
            Event::Drew { seat, tile } => self.seat(*seat) && self.tile_if_any(*tile),
            Event::Played { seat, tile } => self.seat(*seat) && self.tile(*tile),
            Event::Scored {
                seat,
                points,
                totals,
                ..
            } => self.seat(*seat) && is_moderate(*points) && self.numbers(totals),
            Event::Lot { seat, drawn } => match drawn {
                Drawn::Tile(tile) => self.seat(*seat) && self.tile(*tile),
                Drawn::Card(_) => self.seat(*seat) && self.setup.game == Game::Cards,
            },
            Event::Swapped { seat, tiles } => {
                let tiles = tiles.as_deref();
                self.seat(*seat) && tiles.is_none_or(|tiles| self.tiles(tiles))
            }
            Event::RoundOver {
                seat,
                points,
                totals,
                games,
                sets,
                waiting,
                ..
            } => {
                self.seat_if_any(*seat)
                    && self.numbers(points)
                    && self.numbers(totals)
                    && self.numbers_if_any(games.as_ref())
                    && self.numbers_if_any(sets.as_ref())
                    && waiting.is_none_or(is_moderate)
            }
            Event::Staked { seat, amount } => self.seat(*seat) && *amount <= LARGEST_COUNT,
            Event::HandOver { seat, end, totals } => {
                self.seat_if_any(*seat) && self.numbers(totals) && self.hand_end(end)
            }
            Event::Eliminated { team } => self.team(*team),
            Event::MatchOver { winners } => {
                winners.len() <= SEATS && winners.iter().all(|&team| self.team(team))
            }
        }
    }

    fn hand_end(&self, end: &HandEnd) -> bool {
        match end {
            HandEnd::Cards { pot } => *pot <= LARGEST_COUNT,
            HandEnd::Tricks {
                points,
                took,
                claimed,
                ..
            } => {
                self.numbers(points)
                    && took.len() == self.setup.options.seating.teams()
                    && self.seat_if_any(*claimed)
            }
        }
    }

    fn facts(&self, facts: &RoundFacts) -> bool {
        self.tile_if_any(facts.lead)
            && self.seat_if_any(facts.asked)
            && facts.open.iter().all(|&arm| self.arm(arm))
    }

    fn result(&self, result: &RoundResult) -> bool {
        let ended = match result.end {
            End::Out(seat) | End::Won(seat) => self.seat(seat),
            End::Blocked => true,
        };
        let last = result.last_tile;
        ended
            && result.playing.iter().all(|seat| self.seat(seat))
            && self.seat(result.opener)
            && self.seat(result.first_entitled)
            && self.seat_if_any(result.last)
            && self.seat_if_any(result.swapped)
            && result.made.iter().all(|&points| is_moderate(points))
            && last.is_none_or(|last| self.tile(last.tile) && self.tile(last.ends))
    }
}
