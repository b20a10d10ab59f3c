//! The announcements of the round so far, for players who return to a match and review them.

use super::TellingManner;
use super::telling::is_turn_told;
use super::views::Views;
use crate::announce::{Announcement, tell};
use serpente_engine::rules::{OutOfStep, Seats};
use serpente_engine::table::{Event, Header, Update};

/// Returns the announcements made to the players in these seats during the round with which these updates end. Announcements
/// about a hand are for its holder alone.
///
/// # Errors
/// If the updates contradict each other.
pub fn told_earlier(
    header: &Header,
    chairs: Seats,
    past: &[Update],
    manner: &TellingManner,
) -> Result<Vec<Announcement>, OutOfStep> {
    let mut views = Views::new(header, chairs).map_err(|_| OutOfStep)?;
    let begins = |update: &Update| update.events.iter().any(is_round);
    let first = past.iter().rposition(begins).unwrap_or_default();
    let alone = chairs.iter().next().filter(|_| chairs.len() == 1);
    let mut told = Vec::new();
    for (place, update) in past.iter().enumerate() {
        views.follow(update)?;
        let events = update.events.iter().filter(|_| place >= first);
        for event in events {
            if is_round(event) {
                told.clear();
            }
            let is_here = |seat| chairs.contains(seat);
            if let Event::Turn { seat } = *event
                && !is_turn_told(seat, is_here(seat), &views)
            {
                continue;
            }
            let you = event.hand_of().filter(|&seat| is_here(seat)).or(alone);
            told.extend(tell(event, views.of(you), &manner.keys, manner.detail));
        }
    }
    Ok(told)
}

fn is_round(event: &Event) -> bool {
    matches!(event, Event::Round { .. })
}
