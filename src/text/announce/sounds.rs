//! Says of each event who does it and where, for the sounds of its announcements.
//!
//! Which sound an announcement has is said where its words are chosen, by [`Announcement::with`]: no
//! sound comes without words. Here the sounds get their place at the table and their take.

use super::{Announcement, Company};
use serpente_engine::rules::{Arm, ArmRole, Seat, Team, Tile};
use serpente_engine::table::{Event, HandEnd, SeatView};
use serpente_synth::{Cue, Happening, Onto};

/// Points from this share of the limit on are many, in percent.
const MANY_POINTS: i64 = 15;

/// How many points are many if the match has no limit.
const MANY_WITHOUT_LIMIT: i64 = 15;

/// Who acts in an event, and where, as far as it is heard.
struct PastDeed {
    seat: Option<Seat>,
    /// The arm on which a tile was laid.
    arm: Option<Arm>,
    /// The tile that everybody saw.
    tile: Option<Tile>,
}

impl PastDeed {
    const NOBODYS: Self = Self {
        seat: None,
        arm: None,
        tile: None,
    };

    fn of(seat: Seat) -> Self {
        Self {
            seat: Some(seat),
            ..Self::NOBODYS
        }
    }
}

/// Returns who acts in an event.
fn deed_of(event: &Event) -> PastDeed {
    match *event {
        Event::Laid {
            seat, tile, arm, ..
        } => PastDeed {
            seat: Some(seat),
            arm,
            tile: Some(tile),
        },
        Event::Played { seat, tile } => PastDeed {
            tile: Some(tile),
            ..PastDeed::of(seat)
        },
        Event::Centre { tile, seat } => PastDeed {
            seat,
            arm: None,
            tile: Some(tile),
        },
        Event::Drew { seat, .. }
        | Event::Marker { seat, .. }
        | Event::Passed { seat, .. }
        | Event::Lot { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Staked { seat, .. }
        | Event::Card { seat, .. }
        | Event::Stood { seat }
        | Event::Bid { seat, .. }
        | Event::Trumps { seat, .. }
        | Event::Trick { seat, .. } => PastDeed::of(seat),
        // Points and results have no place: whose they are is told by the sound itself. The rest
        // makes no sound, or one for the listener alone.
        Event::Match(_)
        | Event::Round { .. }
        | Event::Dealt { .. }
        | Event::Boneyard { .. }
        | Event::Sealed { .. }
        | Event::Unsealed { .. }
        | Event::Nonces { .. }
        | Event::Promised { .. }
        | Event::KeptBack { .. }
        | Event::Turn { .. }
        | Event::Scored { .. }
        | Event::Redeal { .. }
        | Event::RoundOver { .. }
        | Event::HandOver { .. }
        | Event::Eliminated { .. }
        | Event::MatchOver { .. } => PastDeed::NOBODYS,
    }
}

/// Gives the sounds of an event's announcements their place and their take.
pub(super) fn place(event: &Event, seen: &SeatView, announcements: &mut [Announcement]) {
    let deed = deed_of(event);
    let happening = happening_of(&deed, seen);
    let take = take_of(deed.seat, seen);
    for announcement in announcements {
        if let Some(sound) = &mut announcement.cue {
            sound.cue = exactly(sound.cue, &deed, seen);
            sound.happening = happening;
            sound.take = take;
        }
    }
}

/// Returns the cue that also tells that the tile is a double, or the player's last one.
fn exactly(cue: Cue, deed: &PastDeed, seen: &SeatView) -> Cue {
    let is_laid = matches!(cue, Cue::LaidLeft | Cue::LaidRight | Cue::Laid);
    let Some(tile) = deed.tile else {
        return cue;
    };
    if is_laid
        && let Some(seat) = deed.seat
        && let Some(board) = seen.last_board()
        && board.hand_size(seat) == 0
    {
        return Cue::LaidLast;
    }
    match cue {
        _ if !is_laid || !tile.is_double() => cue,
        Cue::LaidLeft => Cue::DoubleLeft,
        Cue::LaidRight => Cue::DoubleRight,
        _ => Cue::Double,
    }
}

fn happening_of(deed: &PastDeed, seen: &SeatView) -> Happening {
    let company = Company::of(seen);
    let seats = seats_around(seen);
    let clockwise = company.setup.game.runs_clockwise();
    let onto = match (deed.arm, seen.rules()) {
        (Some(arm), Some(rules)) => match rules.shape.role(arm) {
            ArmRole::Left => Onto::Left,
            ArmRole::Right => Onto::Right,
            ArmRole::Of(owner) => Onto::Seat(turns_after(owner, seen)),
            _ => Onto::Middle,
        },
        _ => Onto::Middle,
    };
    let Some(seat) = deed.seat else {
        return Happening {
            seats,
            clockwise,
            onto,
            ..Happening::default()
        };
    };
    Happening {
        after: turns_after(seat, seen),
        seats,
        ours: company.is_yours(company.seating().team(seat)),
        clockwise,
        onto,
        taps: true,
    }
}

/// Returns how many chairs stand around the table. A listener without a seat has a chair between
/// the last and the first player.
fn seats_around(seen: &SeatView) -> u8 {
    let seats = Company::of(seen).seating().seats();
    let chairs = match seen.viewer() {
        Some(_) => seats,
        None => seats + 1,
    };
    u8::try_from(chairs).unwrap_or(u8::MAX)
}

/// Returns how many turns after the listener this player comes.
fn turns_after(seat: Seat, seen: &SeatView) -> u8 {
    let seats = Company::of(seen).seating().seats();
    let after = match seen.viewer() {
        Some(viewer) => (seat.index() + seats - viewer.index()) % seats,
        None => seat.index() + 1,
    };
    u8::try_from(after).unwrap_or(u8::MAX)
}

/// Returns a number that differs from event to event. It follows from what lies open on the table,
/// never from a hidden tile.
fn take_of(seat: Option<Seat>, seen: &SeatView) -> u32 {
    let mut take = seen.round_number();
    let mut count = |things: usize| {
        let things = u32::try_from(things).unwrap_or(u32::MAX);
        take = take.wrapping_mul(331).wrapping_add(things);
    };
    if let Some(seat) = seat {
        count(seat.index());
    }
    if let Some(board) = seen.last_board() {
        count(board.history().len());
        count(board.boneyard());
    }
    if let Some(board) = seen.card_board() {
        count(board.left());
    }
    if let Some(board) = seen.trick_board() {
        count(board.taken());
        count(board.current().count());
    }
    count(seen.lots().len());
    take
}

/// Returns the cue for points that a side made.
pub(super) fn points(team: Team, points: i32, seen: &SeatView) -> Cue {
    let company = Company::of(seen);
    let game = company.setup.game;
    let options = &company.setup.options;
    let many = match options.goal.limit() {
        Some(limit) => i64::from(points) * 100 >= i64::from(limit) * MANY_POINTS,
        None => i64::from(points) >= MANY_WITHOUT_LIMIT,
    };
    // A listener without a seat hears all points as good ones.
    let is_ours = company.you.is_none() || company.is_yours(team);
    let is_bad = game.low_leads() || game.loses_at_limit();
    match (is_ours != is_bad, many) {
        (true, false) => Cue::Points,
        (true, true) => Cue::PointsMany,
        (false, false) => Cue::Theirs,
        (false, true) => Cue::TheirsMany,
    }
}

/// Why an event makes no sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// It is about hidden tiles, or for programs: nobody is told anything.
    Untold,
    /// Only words are told: the listener has nothing to recognise before them.
    WordsOnly,
}

/// Returns whether an event makes a sound, for a listener who may know of it and is told in full; or
/// why it makes none.
///
/// # Errors
/// The reason for the silence.
pub fn sounds(event: &Event) -> Result<(), Silence> {
    match event {
        Event::Round { .. }
        | Event::Centre { .. }
        | Event::Marker { .. }
        | Event::Laid { .. }
        | Event::Drew { .. }
        | Event::Passed { .. }
        | Event::Lot { .. }
        | Event::Swapped { .. }
        | Event::Redeal { .. }
        | Event::Scored { .. }
        | Event::RoundOver { .. }
        | Event::Staked { .. }
        | Event::Card { .. }
        | Event::Stood { .. }
        | Event::Bid { .. }
        | Event::Trumps { .. }
        | Event::Played { .. }
        | Event::Trick { .. }
        | Event::HandOver {
            end: HandEnd::Cards { .. } | HandEnd::Tricks { .. },
            ..
        }
        | Event::Eliminated { .. }
        | Event::MatchOver { .. } => Ok(()),
        // Only one's own turn sounds, and one's own hand is told in words.
        Event::Match(_) | Event::Turn { .. } | Event::Dealt { .. } => Err(Silence::WordsOnly),
        Event::Boneyard { .. }
        | Event::Sealed { .. }
        | Event::Unsealed { .. }
        | Event::Nonces { .. }
        | Event::Promised { .. }
        | Event::KeptBack { .. } => Err(Silence::Untold),
    }
}
