//! Joins another player's draw and the pass that follows it to one announcement.

use serpente_engine::rules::Seat;
use serpente_engine::table::{Event, SeatView};
use serpente_text::announce::{Announcement, Cue, drew_and_passed};

/// Another player's draw that is announced together with what the player does next.
///
/// Whether the drawn tile fits is a secret where the player may keep it. There, every draw waits for
/// the player's next move, whatever was drawn and whoever drew it, and a pass is announced in the
/// same words in both cases. Elsewhere only a draw waits that a pass follows at once.
#[derive(Default)]
pub struct Draws {
    waiting: Option<WaitingDraw>,
}

struct WaitingDraw {
    seat: Seat,
    /// What announces the draw, if the player does not pass.
    alone: Vec<Announcement>,
    /// What announces the draw and the pass.
    with_pass: Announcement,
}

impl Draws {
    /// Takes the announcements of an event and returns those to make now. A draw is kept back; the
    /// next event brings it, before its own announcements or joined with them.
    pub fn join(
        &mut self,
        event: &Event,
        announcements: Vec<Announcement>,
        seen: &SeatView,
    ) -> Vec<Announcement> {
        let mut now = Vec::new();
        match (self.waiting.take(), event) {
            (Some(draw), Event::Passed { seat, .. }) if *seat == draw.seat => {
                now.push(draw.with_pass);
                for announcement in announcements {
                    // Others than the pass itself, like that of a last tile, follow it.
                    if !announcement.has(Cue::Passed) {
                        now.push(announcement);
                    }
                }
                return now;
            }
            (Some(draw), _) => now.extend(draw.alone),
            (None, _) => {}
        }
        match event {
            Event::Drew { seat, .. } if moves_next(*seat, seen) => {
                self.waiting = Some(WaitingDraw {
                    seat: *seat,
                    alone: announcements,
                    with_pass: drew_and_passed(*seat, seen),
                });
            }
            _ => now.extend(announcements),
        }
        now
    }

    /// Returns the announcements of a draw that still waits, to make them now.
    pub fn finish(&mut self) -> Vec<Announcement> {
        match self.waiting.take() {
            Some(draw) => draw.alone,
            None => Vec::new(),
        }
    }
}

/// Returns whether another player than the viewer has drawn in their turn and passes at once, or may
/// pass whether or not the drawn tile fits.
fn moves_next(seat: Seat, seen: &SeatView) -> bool {
    let (Some(board), Some(rules)) = (seen.board(), seen.rules()) else {
        return false;
    };
    if board.turn() != seat || board.drawn() == 0 || seen.draws_on() {
        return false;
    }
    if seen.viewer() == Some(seat) {
        // Who drew knows the tile, and hears of it at once.
        return false;
    }
    seen.passes_on() || !rules.drawing.must_lay
}
