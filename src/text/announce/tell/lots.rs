//! Announces the lots drawn before the first round, and what they decide.

use crate::announce::say::cards::{self, CardName};
use crate::announce::say::table as say;
use crate::announce::say::tricks;
use crate::announce::{Announcement, Arg, Company, Message};
use crate::words::Detail;
use serpente_engine::rules::{MatchHistory, RuleBook, Seat};
use serpente_engine::table::{Drawn, Game, SeatView};

/// Announces what the lots decide when the last one is drawn; except in brief, also all lots, the highest first.
pub(super) fn lots(seat: Seat, seen: &SeatView) -> Vec<Announcement> {
    let company = Company::of(seen);
    let mut lots = seen.lots().to_vec();
    if lots.last().is_none_or(|&(last, _)| last != seat) {
        return Vec::new();
    }
    lots.sort_by_key(|(_, drawn)| std::cmp::Reverse(drawn.rank()));
    let of = |&(seat, drawn): &(Seat, Drawn)| {
        let drawn = match drawn {
            Drawn::Tile(tile) => Arg::Tile(tile),
            Drawn::Card(card) => cards::card(CardName(card.name())).into(),
        };
        say::lot_of(company.who(seat), drawn)
    };
    // In brief, what follows from the draw is enough.
    let in_normal = |message| Announcement::general(message).only_from(Detail::Normal);
    let mut told = vec![in_normal(say::lots(lots.iter().map(of)))];
    told.extend(has_equal(&lots).then(say::lot_equal).map(in_normal));
    let (highest, _) = lots[0];
    let pairs = company.setup.draws_teams().then(|| pairs(highest, company));
    // If the first tile already lies on the table, no player opens with it: the first player just begins.
    let options = &company.setup.options;
    let centre = |book: &RuleBook| (book.opening.centre)(MatchHistory::default(), options);
    let lies = company.setup.game.book().and_then(centre).is_some();
    let of_hand = |book: &RuleBook| (book.opening.centre_of_hand)(MatchHistory::default(), options);
    let found = company.setup.game.book().and_then(of_hand).is_some();
    let game = company.setup.game;
    let rules = game.trick_rules(options.seating, &options.house);
    let bids = rules.is_some_and(|rules| rules.deal.lot_bids);
    let about = |you: Message, named: fn(String) -> Message| company.told(highest, you, named);
    let first = match company.setup.game {
        Game::Tiles(_) if found => about(say::lot_draws_first_you(), say::lot_draws_first),
        Game::Tiles(_) if lies => about(say::lot_begins_you(), say::lot_begins),
        Game::Tiles(_) => about(say::lot_opens_you(), say::lot_opens),
        Game::Cards => about(cards::lot_eldest_you(), cards::lot_eldest),
        Game::Tricks(_) if bids => about(tricks::lot_bids_you(), tricks::lot_bids),
        Game::Tricks(_) => about(tricks::lot_deals_you(), tricks::lot_deals),
    };
    // Seats seldom have to draw for the centre, and those who do are told of it.
    let least = if found { Detail::Full } else { Detail::Brief };
    let decided = pairs.into_iter().chain([first]);
    told.extend(decided.map(|message| Announcement::general(message).only_from(least)));
    told
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
