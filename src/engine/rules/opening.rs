//! Who begins a round, and with what.

use super::dealt::{Dealt, RedealReason};
use super::seating::{Seat, Seating};
use super::tile::{Pip, Tile};
use super::tile_set::TileSet;
use serde::{Deserialize, Serialize};

/// Who begins a round, and with what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// The holder of the highest double that was dealt lays it. Nobody holds one: a new deal.
    HighestDouble,
    /// The holder of the highest double that was dealt lays it. Nobody holds one: the highest tile, by its pips, then its
    /// higher half.
    HighestDoubleOrTile,
    /// The holder of the lowest double that was dealt lays it, the double blank only if no other was. Nobody holds one: the
    /// highest tile, by its pips, then its higher half.
    LowestDoubleOrTile,
    /// The holder of this tile lays it. Nobody holds it: a new deal.
    Centre(Tile),
    /// The right to open goes from this seat on, seat after seat, until the holder of the tile has it, who lays it; those
    /// before pass.
    PassedOnTo(Tile, Seat),
    /// This seat lays a tile that leads.
    Seat(Seat, Lead),
    /// The members of this seat's team are offered the opening with any tile, this seat first; each but the last may hand it on.
    Offered(Seat),
    /// Each seat draws a tile before the deal; the highest, by its pips, then its higher half, opens with a tile that leads.
    Lot(Lead),
}

/// The tiles one of which must be the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// Any tile.
    Any,
    /// The highest double the opener holds; any tile if it holds none.
    HighestDouble,
}

/// An opening as the deal made it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Begin {
    /// Whose turn it is first.
    pub seat: Seat,
    /// The only tile that may be the first, if it is one.
    pub lead: Option<Tile>,
    /// Who the opening goes to if this seat does not take it.
    pub hands_on: HandsOn,
}

/// Who the opening goes to if a seat does not take it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandsOn {
    /// To nobody: the seat must open.
    Never,
    /// To the next seat, if it does not hold the tile that leads.
    Next,
    /// To the next member of its team, if it likes.
    Mate,
}

impl HandsOn {
    /// Who has the right to open after this seat, if it may hand it on.
    pub(super) fn from(self, seat: Seat, seating: Seating, leads: bool) -> Option<Seat> {
        match self {
            Self::Next if !leads => seating.all().after(seat),
            Self::Never | Self::Next => None,
            Self::Mate => seating
                .members_of(seating.team(seat))
                .find(|&mate| mate > seat),
        }
    }
}

impl Begin {
    /// Finds who opens this deal; `lots` are the tiles the seats drew before it, if they did.
    pub(super) fn new<const WORDS: usize>(
        opening: Opening,
        dealt: &Dealt<WORDS>,
        doubles: TileSet<WORDS>,
        lots: &[Tile],
    ) -> Result<Self, RedealReason> {
        let only = |(tile, seat): (Tile, Seat)| Self {
            seat,
            lead: Some(tile),
            hands_on: HandsOn::Never,
        };
        match opening {
            Opening::HighestDouble => best_double(dealt, doubles)
                .map(only)
                .ok_or(RedealReason::NoDouble),
            Opening::HighestDoubleOrTile => best_double(dealt, doubles)
                .or_else(|| best_tile(dealt))
                .map(only)
                .ok_or(RedealReason::NoDouble),
            Opening::LowestDoubleOrTile => held(dealt)
                .filter(|(tile, _)| tile.is_double())
                .min_by_key(|&(tile, _)| (tile.high() == Pip::BLANK, tile.high()))
                .or_else(|| best_tile(dealt))
                .map(only)
                .ok_or(RedealReason::NoDouble),
            Opening::Centre(centre) => held(dealt)
                .find(|&(tile, _)| tile == centre)
                .map(only)
                .ok_or(RedealReason::NoCentre),
            Opening::PassedOnTo(centre, from) => Ok(Self {
                hands_on: HandsOn::Next,
                ..only((centre, from))
            }),
            Opening::Offered(seat) => Ok(Self {
                seat,
                lead: None,
                hands_on: HandsOn::Mate,
            }),
            Opening::Seat(seat, lead) => Ok(Self {
                seat,
                lead: leads(lead, dealt.hands[seat.index()] & doubles),
                hands_on: HandsOn::Never,
            }),
            Opening::Lot(lead) => {
                let highest = dealt
                    .playing
                    .iter()
                    .zip(lots)
                    .max_by_key(|(_, tile)| (tile.pips(), tile.high()));
                let seat = highest.map_or_else(
                    || dealt.playing.iter().next().expect("somebody plays"),
                    |(seat, _)| seat,
                );
                Ok(Self {
                    seat,
                    lead: leads(lead, dealt.hands[seat.index()] & doubles),
                    hands_on: HandsOn::Never,
                })
            }
        }
    }
}

/// The tile that must be the first of an opener with these doubles.
fn leads<const WORDS: usize>(lead: Lead, doubles: TileSet<WORDS>) -> Option<Tile> {
    match lead {
        Lead::Any => None,
        Lead::HighestDouble => doubles.last(),
    }
}

fn held<const WORDS: usize>(dealt: &Dealt<WORDS>) -> impl Iterator<Item = (Tile, Seat)> + '_ {
    let of = |seat: Seat| {
        dealt.hands[seat.index()]
            .iter()
            .map(move |tile| (tile, seat))
    };
    dealt.playing.iter().flat_map(of)
}

/// The tile with the most pips, of equals the one with the higher half, and who holds it.
fn best_tile<const WORDS: usize>(dealt: &Dealt<WORDS>) -> Option<(Tile, Seat)> {
    held(dealt).max_by_key(|&(tile, _)| (tile.pips(), tile.high()))
}

fn best_double<const WORDS: usize>(
    dealt: &Dealt<WORDS>,
    doubles: TileSet<WORDS>,
) -> Option<(Tile, Seat)> {
    let best = |seat: Seat| {
        let best = (dealt.hands[seat.index()] & doubles).last();
        best.map(|tile| (tile, seat))
    };
    dealt.playing.iter().filter_map(best).max()
}
