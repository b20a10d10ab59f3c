//! The opening of a round: which seat begins, with which tile, and what lies in the centre.

mod begin;

pub(crate) use begin::Begin;
pub use begin::{HandsOn, Lead, Opening};

use super::deal::CentreOfHand;
use super::options::Options;
use super::seats::{Seat, Seating};
use super::tile::Tile;
use super::tile_set::TileSet;

/// How the rounds of a game begin.
#[derive(Clone, Copy)]
pub struct OpeningRules {
    /// Returns the seat that opens a round, and the tile it opens with. If there is a [`centre`](Self::centre), only the seat
    /// matters. If the [centre comes from a hand](Self::centre_of_hand), this seat is the first to draw for it.
    pub opener: fn(MatchHistory, &Options) -> Opening,

    /// Returns whether these lots, drawn before the first deal and listed by seat, give a result. Lots that tie do not.
    pub lots_decide: fn(&[Tile]) -> bool,

    /// Returns the tile that lies in the centre of a round before the first turn, laid by no player, if there is one.
    pub centre: fn(MatchHistory, &Options) -> Option<Tile>,

    /// Returns which tile of a hand is put into the centre of a round before the first turn, if one is. The round then has no
    /// [`centre`](Self::centre) that is laid by no player.
    pub centre_of_hand: fn(MatchHistory, &Options) -> Option<CentreOfHand>,
}

impl OpeningRules {
    /// The most common answers.
    pub const COMMON: Self = Self {
        opener: |_, _| Opening::HighestDouble,
        lots_decide: |_| true,
        centre: |_, _| None,
        centre_of_hand: |_, _| None,
    };
}

/// The match so far, as needed to decide who opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MatchHistory {
    /// How many rounds have been played.
    pub rounds: u32,
    /// How many of these rounds were played since a game or a set was won, or since the beginning of the match.
    pub rounds_of_set: u32,
    /// The seat that had the right to open the last round.
    pub opener: Option<Seat>,
    /// The seat that opened the last round: a partner of `opener`, if the right was passed on.
    pub opened: Option<Seat>,
    /// The winner of the last round.
    pub winner: Option<Seat>,
    /// The seat that went out in the last round; `None` if it was blocked.
    pub out: Option<Seat>,
    /// The seat that laid the last tile of the last round.
    pub last: Option<Seat>,
    /// The tiles that lay in the centre of the rounds so far, before the first turn of each.
    pub centres: TileSet,
}

impl MatchHistory {
    /// Returns the seat after the one that had the right to open the last round; `None` before the first round.
    pub(crate) fn next_opener(&self, seating: Seating) -> Option<Seat> {
        seating.all().after(self.opener?)
    }

    /// Returns the first seat of the team that won the last round, if one did.
    pub(crate) fn first_of_winners(&self, seating: Seating) -> Option<Seat> {
        let team = seating.team(self.winner?);
        seating.members_of(team).next()
    }
}
