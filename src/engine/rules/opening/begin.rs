//! The opening of a round: which seat begins, and with which tile.

use crate::rules::deal::{Dealt, DealtTile, RedealReason};
use crate::rules::seats::{Seat, Seating, Seats};
use crate::rules::tile::{Pip, Tile};
use crate::rules::tile_set::TileSet;
use serde::{Deserialize, Serialize};

/// Which seat begins a round, and with which tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// The holder of the highest double dealt lays it. If nobody holds a double, the tiles are dealt again.
    HighestDouble,
    /// The holder of the highest double dealt lays it. If nobody holds a double, the holder of the highest tile lays that (most
    /// pips, then the higher half).
    HighestDoubleOrTile,
    /// The holder of the highest double dealt opens with any tile. If nobody holds a double, the tiles are dealt again.
    HolderOfHighestDouble,
    /// The holder of the lowest double dealt lays it. If nobody holds a double, the tiles are dealt again.
    LowestDouble,
    /// The holder of the lowest double dealt lays it; the double blank only opens if no other double was dealt. If nobody holds
    /// a double, the holder of the highest tile lays that (most pips, then the higher half).
    LowestDoubleOrTile,
    /// The holder of this tile lays it. If nobody holds it, the tiles are dealt again.
    Centre(Tile),
    /// The holder of this tile lays it. The right to open passes from this seat on, seat after seat, until it reaches the
    /// holder.
    PassedOnTo(Tile, Seat),
    /// This seat lays a tile that leads.
    Seat(Seat, Lead),
    /// Each member of this seat's team may open with any tile, this seat first; all but the last may pass the right on.
    Offered(Seat),
    /// Each seat draws a tile before the deal. The seat with the highest tile (most pips, then the higher half) opens with a
    /// tile that leads.
    Lot(Lead),
    /// Each seat draws a tile before the deal. Each member of the team with the highest tile (as for [`Lot`](Self::Lot)) may open with
    /// any tile, in seat order; all but the last may pass the right on.
    OfferedByLot,
}

/// Which tiles may be the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// Any tile.
    Any,
    /// The highest double that the opener holds; any tile if it holds none.
    HighestDouble,
    /// Any double. Without one, the right to open passes on, seat after seat.
    Double,
}

/// The opening of a round that was dealt.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Begin {
    /// The seat that has the first turn.
    pub seat: Seat,
    /// The only tile that may be the first; `None` if any may.
    pub lead: Option<Tile>,
    /// Which seat the right to open passes to if this seat does not use it.
    pub hands_on: HandsOn,
}

/// Which seat the right to open passes to if a seat does not use it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandsOn {
    /// No seat: this seat must open.
    Never,
    /// The next seat, if this one does not hold the tile that leads.
    Next,
    /// The next seat, if this one holds no double; the first tile is a double.
    ToDouble,
    /// The next member of the seat's team, if the seat passes the right on.
    Mate,
}

impl HandsOn {
    /// Returns the seat that has the right to open after this seat, if this one may pass it on.
    pub(in crate::rules) fn from(self, seat: Seat, seating: Seating, leads: bool) -> Option<Seat> {
        match self {
            Self::Next | Self::ToDouble if !leads => seating.all().after(seat),
            Self::Never | Self::Next | Self::ToDouble => None,
            Self::Mate => seating
                .members_of(seating.team(seat))
                .find(|&mate| mate > seat),
        }
    }
}

impl Opening {
    /// Lets this seat open with any tile; if there is none, the round begins in another way.
    pub fn by(seat: Option<Seat>, otherwise: Self) -> Self {
        match seat {
            Some(seat) => Self::Seat(seat, Lead::Any),
            None => otherwise,
        }
    }

    /// Returns how the round begins with this deal; `lots` are the tiles that the seats drew before it, if they did, and `doubles`
    /// the doubles of the set.
    ///
    /// # Errors
    /// If the tiles must be dealt again.
    pub(crate) fn begin<const WORDS: usize>(
        self,
        dealt: &Dealt<WORDS>,
        doubles: TileSet<WORDS>,
        lots: &[Tile],
        seating: Seating,
    ) -> Result<Begin, RedealReason> {
        match self {
            Self::HighestDouble => best_double(dealt, doubles)
                .map(Begin::only)
                .ok_or(RedealReason::NoDouble),
            Self::HighestDoubleOrTile => best_double(dealt, doubles)
                .or_else(|| best_tile(dealt))
                .map(Begin::only)
                .ok_or(RedealReason::NoDouble),
            Self::HolderOfHighestDouble => best_double(dealt, doubles)
                .map(|held| Begin::by(held.seat, Lead::Any, dealt, doubles))
                .ok_or(RedealReason::NoDouble),
            Self::LowestDouble => held_doubles(dealt)
                .min()
                .map(Begin::only)
                .ok_or(RedealReason::NoDouble),
            Self::LowestDoubleOrTile => lowest_double(dealt)
                .or_else(|| best_tile(dealt))
                .map(Begin::only)
                .ok_or(RedealReason::NoDouble),
            Self::Centre(centre) => dealt
                .held()
                .find(|held| held.tile == centre)
                .map(Begin::only)
                .ok_or(RedealReason::NoCentre),
            Self::PassedOnTo(centre, from) => Ok(Begin {
                seat: from,
                lead: Some(centre),
                hands_on: HandsOn::Next,
            }),
            Self::Offered(seat) => Ok(Begin::offered(seat)),
            Self::Seat(seat, lead) => Ok(Begin::by(seat, lead, dealt, doubles)),
            Self::Lot(lead) => {
                let seat = seat_of_highest(dealt.playing, lots);
                Ok(Begin::by(seat, lead, dealt, doubles))
            }
            Self::OfferedByLot => {
                let seat = seat_of_highest(dealt.playing, lots);
                let first = seating.members_of(seating.team(seat)).next();
                Ok(Begin::offered(first.unwrap_or(seat)))
            }
        }
    }

    /// Returns whether each seat draws a tile before the deal.
    pub(crate) fn draws_lots(self) -> bool {
        matches!(self, Self::Lot(_) | Self::OfferedByLot)
    }
}

impl Begin {
    /// Returns the opening with this tile, by the seat that holds it.
    fn only(held: DealtTile) -> Self {
        Self {
            seat: held.seat,
            lead: Some(held.tile),
            hands_on: HandsOn::Never,
        }
    }

    /// Returns the opening that each member of a team may use with any tile, this one first.
    fn offered(seat: Seat) -> Self {
        Self {
            seat,
            lead: None,
            hands_on: HandsOn::Mate,
        }
    }

    /// Returns the opening by this seat, with a tile that leads.
    fn by<const WORDS: usize>(
        seat: Seat,
        lead: Lead,
        dealt: &Dealt<WORDS>,
        doubles: TileSet<WORDS>,
    ) -> Self {
        Self {
            seat,
            lead: match lead {
                Lead::Any | Lead::Double => None,
                Lead::HighestDouble => (dealt.hands[seat.index()] & doubles).last(),
            },
            hands_on: if lead == Lead::Double {
                HandsOn::ToDouble
            } else {
                HandsOn::Never
            },
        }
    }
}

/// Returns the seat whose lot has the most pips (with equal pips, the higher half); the first seat if no lots were drawn.
fn seat_of_highest(playing: Seats, lots: &[Tile]) -> Seat {
    let drawn = playing.iter().zip(lots);
    match drawn.max_by_key(|(_, tile)| (tile.pips(), tile.high())) {
        Some((seat, _)) => seat,
        None => playing.iter().next().expect("somebody plays"),
    }
}

/// Returns the tile with the most pips (with equal pips, the higher half), and the seat that holds it.
fn best_tile<const WORDS: usize>(dealt: &Dealt<WORDS>) -> Option<DealtTile> {
    dealt
        .held()
        .max_by_key(|held| (held.tile.pips(), held.tile.high()))
}

/// Returns the highest double dealt, and the seat that holds it.
fn best_double<const WORDS: usize>(
    dealt: &Dealt<WORDS>,
    doubles: TileSet<WORDS>,
) -> Option<DealtTile> {
    let mut best = None;
    for seat in dealt.playing.iter() {
        if let Some(tile) = (dealt.hands[seat.index()] & doubles).last() {
            best = best.max(Some(DealtTile { tile, seat }));
        }
    }
    best
}

/// Returns the lowest double dealt, where the double blank is the highest, and the seat that holds it.
fn lowest_double<const WORDS: usize>(dealt: &Dealt<WORDS>) -> Option<DealtTile> {
    held_doubles(dealt).min_by_key(|held| (held.tile.high() == Pip::BLANK, held.tile.high()))
}

/// Returns the doubles dealt, each with the seat that holds it.
fn held_doubles<const WORDS: usize>(dealt: &Dealt<WORDS>) -> impl Iterator<Item = DealtTile> + '_ {
    dealt.held().filter(|held| held.tile.is_double())
}
