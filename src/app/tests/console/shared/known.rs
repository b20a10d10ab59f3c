//! The knowledge that each player at a keyboard may have.

use std::collections::BTreeSet;

use serpente_engine::rules::{SEATS, Tile};
use serpente_engine::table::{Drawn, Event};

/// The knowledge that the players may have, from the record and the announcements.
pub(super) struct Known {
    pub(super) names: Vec<String>,
    pub(super) own: Vec<BTreeSet<Tile>>,
    pub(super) open: BTreeSet<Tile>,
    /// The tiles that were visible at the end of the last round, including those left in the hands.
    pub(super) before: BTreeSet<Tile>,
    /// Whether those may still be announced, because no player has taken the keyboard since.
    pub(super) tells_before: bool,
    /// The tiles that have been visible since the program was started: they can be reviewed, in other words than before.
    pub(super) past: BTreeSet<Tile>,
    /// How many matches have begun, and how many of them are over.
    pub(super) begun: usize,
    pub(super) over: usize,
}

impl Known {
    pub(super) fn learn(&mut self, event: &Event) {
        match event {
            Event::Match(setup) => {
                self.begun += 1;
                self.names = setup.seats.iter().map(|seat| seat.name.clone()).collect();
            }
            Event::Round { .. } => {
                self.own = vec![BTreeSet::new(); SEATS];
                self.before = std::mem::take(&mut self.open);
                self.past.extend(&self.before);
                self.tells_before = true;
            }
            Event::Dealt { seat, tiles }
            | Event::Swapped {
                seat,
                tiles: Some(tiles),
            } => self.own[seat.index()].extend(tiles),
            Event::Drew {
                seat,
                tile: Some(tile),
            } => drop(self.own[seat.index()].insert(*tile)),
            Event::Laid { tile, .. }
            | Event::Centre { tile, .. }
            | Event::Lot {
                drawn: Drawn::Tile(tile),
                ..
            } => drop(self.open.insert(*tile)),
            Event::RoundOver { .. } => {
                self.open.extend(self.own.iter().flatten());
            }
            Event::MatchOver { .. } => self.over += 1,
            _ => {}
        }
    }
}
