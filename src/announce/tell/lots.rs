//! What was drawn before the first round, and what it decides.

use super::general;
use crate::announce::say::cards::{self, CardName};
use crate::announce::say::table as say;
use crate::announce::{Announcement, Arg, Company, Message};
use crate::rules::Seat;
use crate::table::{Drawn, SeatView};

/// Tells everybody's lots with the last of them, the highest first, and what they decide.
pub(super) fn lots(seat: Seat, seen: &SeatView) -> Vec<Announcement> {
    let company = Company::of(seen);
    let mut lots = seen.lots().to_vec();
    if lots.last().is_none_or(|&(last, _)| last != seat) {
        return Vec::new();
    }
    lots.sort_by_key(|&(_, drawn)| {
        std::cmp::Reverse(match drawn {
            Drawn::Tile(tile) => (tile.pips(), tile.high().get()),
            Drawn::Card(card) => (card as u8, 0),
        })
    });
    let of = |&(seat, drawn): &(Seat, Drawn)| {
        let drawn = match drawn {
            Drawn::Tile(tile) => Arg::Tile(tile),
            Drawn::Card(card) => cards::card(CardName(card)).into(),
        };
        say::lot_of(company.who(seat), drawn).into()
    };
    let mut told = vec![say::lots(lots.iter().map(of).collect())];
    let (highest, drawn) = lots[0];
    if company.setup.draws_teams() {
        told.push(pairs(highest, company));
    }
    told.push(match (drawn, company.is_you(highest)) {
        (Drawn::Tile(_), true) => say::lot_opens_you(),
        (Drawn::Tile(_), false) => say::lot_opens(company.name(highest)),
        (Drawn::Card(_), true) => cards::lot_eldest_you(),
        (Drawn::Card(_), false) => cards::lot_eldest(company.name(highest)),
    });
    told.into_iter().flat_map(general).collect()
}

fn pairs(highest: Seat, company: Company<'_>) -> Message {
    let first = company.seating().team(highest);
    let mut others = company.seating().each_team().filter(|&team| team != first);
    let others = others
        .next()
        .map_or(Arg::All(Vec::new()), |team| company.side(team));
    let mut pair = company.seating().members_of(first);
    match pair.find(|&seat| !company.is_you(seat)) {
        Some(partner) if company.is_yours(first) => {
            say::lot_pairs_with_you(company.name(partner), others)
        }
        _ => say::lot_pairs(company.side(first), others),
    }
}
