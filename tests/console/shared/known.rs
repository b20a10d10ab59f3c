//! What each person at a keyboard may know.

use std::collections::BTreeSet;

use serpente_engine::rules::{SEATS, Tile};
use serpente_engine::table::{Drawn, Event};

/// What somebody may know, by the record and by what was told.
pub(super) struct Known {
    pub(super) names: Vec<String>,
    pub(super) own: Vec<BTreeSet<Tile>>,
    pub(super) open: BTreeSet<Tile>,
    /// What lay open when the last round was over, with what was left in the hands.
    pub(super) before: BTreeSet<Tile>,
    /// Whether that may still be told: nobody has had the keyboard since.
    pub(super) tells_before: bool,
    /// What lay open since the program was started: it can be gone back to, in other words than it was told in.
    pub(super) past: BTreeSet<Tile>,
    /// How many matches were begun, and how many of them are over.
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
            | Event::Centre { tile }
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
