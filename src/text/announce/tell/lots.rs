//! Announces the lots drawn before the first round, and what they decide.

use crate::announce::say::cards::{self, CardName};
use crate::announce::say::table as say;
use crate::announce::say::tricks;
use crate::announce::{Announcement, Arg, Company, Cue, Message};
use crate::words::Detail;
use serpente_engine::rules::{MatchHistory, Opening, Seat};
use serpente_engine::table::{Drawn, Game, SeatView};

/// Announces what the lots decide when the last one is drawn; except in brief, also all lots, the
/// highest first.
pub(super) fn lots(seat: Seat, seen: &SeatView) -> Vec<Announcement> {
    let company = Company::of(seen);
    let mut lots = seen.lots().to_vec();
    if lots.last().is_none_or(|&(last, _)| last != seat) {
        return Vec::new();
    }
    lots.sort_by_key(|(_, drawn)| std::cmp::Reverse(drawn.rank()));
    let mut list = Vec::new();
    for &(seat, drawn) in &lots {
        let lot = match drawn {
            Drawn::Tile(tile) => Arg::Tile(tile),
            Drawn::Card(card) => cards::card(CardName(card.name())).into(),
        };
        list.push(say::lot_of(company.who(seat), lot));
    }
    // In brief, what follows from the draw is enough.
    let mut announcements = vec![
        Announcement::general(say::lots(list))
            .only_from(Detail::Normal)
            .with(Cue::Drawn),
    ];
    if has_equal(&lots) {
        announcements.push(Announcement::general(say::lot_equal()).only_from(Detail::Normal));
    }
    let (highest, _) = lots[0];
    let is_found = is_centre_from_hand(company);
    // Seats seldom have to draw for the centre, and those who do are told of it.
    let least = if is_found {
        Detail::Full
    } else {
        Detail::Brief
    };
    if company.setup.draws_teams() {
        announcements.push(Announcement::general(pairs(highest, company)).only_from(least));
    }
    let first = Announcement::general(first_to_act(highest, is_found, company));
    announcements.push(first.only_from(least));
    announcements
}

/// Returns whether the tile in the centre comes from the hand that holds it.
fn is_centre_from_hand(company: Company<'_>) -> bool {
    let Some(book) = company.setup.game.book() else {
        return false;
    };
    let options = &company.setup.options;
    (book.opening.centre_of_hand)(MatchHistory::default(), options).is_some()
}

/// Returns the message that says what the player with the highest lot does first.
fn first_to_act(highest: Seat, is_found: bool, company: Company<'_>) -> Message {
    let setup = company.setup;
    let options = &setup.options;
    match setup.game {
        Game::Tiles(_) if is_found => {
            company.sentence(highest, say::lot_draws_first_you(), say::lot_draws_first)
        }
        Game::Tiles(book) => {
            let centre = (book.opening.centre)(MatchHistory::default(), options);
            if centre.is_some() {
                // The first tile lies on the table already, so no player opens with it.
                company.sentence(highest, say::lot_begins_you(), say::lot_begins)
            } else if (book.opening.opener)(MatchHistory::default(), options)
                == Opening::OfferedByLot
            {
                company.sentence(highest, say::lot_offers_you(), say::lot_offers)
            } else {
                company.sentence(highest, say::lot_opens_you(), say::lot_opens)
            }
        }
        Game::Cards => company.sentence(highest, cards::lot_eldest_you(), cards::lot_eldest),
        Game::Tricks(_) => {
            let rules = setup.game.trick_rules(options.seating, &options.house);
            if rules.is_some_and(|rules| rules.deal.lot_bids) {
                company.sentence(highest, tricks::lot_bids_you(), tricks::lot_bids)
            } else {
                company.sentence(highest, tricks::lot_deals_you(), tricks::lot_deals)
            }
        }
    }
}

/// Returns whether the second lot has as many pips as the first: the higher half decided.
fn has_equal(lots: &[(Seat, Drawn)]) -> bool {
    match lots {
        [(_, Drawn::Tile(first)), (_, Drawn::Tile(second)), ..] => first.pips() == second.pips(),
        _ => false,
    }
}

fn pairs(highest: Seat, company: Company<'_>) -> Message {
    let first = company.seating().team(highest);
    let mut teams = company.seating().each_team();
    let Some(others) = teams.find(|&team| team != first) else {
        return say::lot_pairs(company.names(first), Arg::All(Vec::new()));
    };
    let own = if company.is_yours(first) {
        first
    } else {
        others
    };
    let mut pair = company.seating().members_of(own);
    let partner = pair.find(|&seat| !company.is_you(seat));
    match partner.map(|partner| company.name(partner)) {
        Some(partner) if company.is_yours(first) => {
            say::lot_pairs_with_you(partner, company.names(others))
        }
        Some(partner) if company.is_yours(others) => {
            say::lot_pairs_against_you(company.names(first), partner)
        }
        _ => say::lot_pairs(company.names(first), company.names(others)),
    }
}
