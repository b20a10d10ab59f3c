//! Random tables: seatings, sets, hands and house rules.

use super::agreed::{
    CLUBS, DEALS, club_sets, counts_rounds, deals_wink, hands, house, seatings, sets,
};
use super::chance::Chance;
use super::game::Agreed;
use serpente_engine::rules::{Goal, HouseRules, Options, Seating, Set};
use serpente_engine::table::{Game, Player, Setup};

/// Returns the default value more often than another.
fn mostly_first<T: Clone>(chance: &mut Chance, all: &[T]) -> T {
    if chance.once_in(3) {
        chance.one_of(all)
    } else {
        all[0].clone()
    }
}

/// Returns random options for a game.
pub(super) fn any(game: &'static str, chance: &mut Chance) -> Agreed {
    let (teams, members) = chance.one_of(&seatings(game));
    let seats = teams * members;
    let mut agreed = Agreed {
        game,
        teams,
        members,
        ..Agreed::default()
    };
    for (name, values) in house(game) {
        let mut value = mostly_first(chance, &values);
        let for_pairs = match (name, value) {
            ("system", "orado")
            | ("tranque", "closer")
            | ("match", "six-love" | "match-10")
            | ("first-pass", "2") => true,
            ("tie", _) => value != values[0],
            _ => false,
        };
        let alone = value == "cut-throat";
        let too_many = CLUBS.contains(&value) && club_sets(value, seats).is_empty();
        let clashes = match (game, name) {
            (_, "cover") => agreed.on("free-double"),
            ("cross", "deal-6") => agreed.on("deal-5"),
            ("cross", "draw-one" | "empty-yard") => agreed.on("deal-6"),
            ("fives", "deal-7") => agreed.on("deal-9"),
            ("salotto", "draw-anyway") => agreed.is("draw", "none"),
            _ => false,
        };
        if for_pairs && members == 1 || alone && members == 2 || too_many || clashes {
            value = values[0];
        }
        agreed.house.push((name, value.to_owned()));
    }
    if let Some(&usual) = sets(game, seats).first() {
        // The largest sets take long, so they are rare.
        let all = sets(game, seats);
        agreed.top = if chance.once_in(40) {
            chance.one_of(&all)
        } else {
            mostly_first(chance, &all[..all.len().min(2)])
        };
        agreed.top = if all.contains(&agreed.top) {
            agreed.top
        } else {
            usual
        };
        if game == "tiddly-wink" {
            let all = agreed.on("deal-out");
            let tops = sets(game, seats);
            let top = tops.into_iter().find(|&top| deals_wink(seats, top, all));
            agreed.top = top.expect("one of the sets");
        }
        if game == "cubano" {
            agreed.top = if agreed.on("oriente") { 6 } else { 9 };
        }
        let club = CLUBS.into_iter().find(|club| agreed.is("hands", club));
        if let Some(club) = club {
            agreed.top = club_sets(club, seats)[0];
        }
        let deal = ["bell", "botermans", "celko"]
            .into_iter()
            .find(|deal| agreed.is("deal", deal))
            .or(club)
            .or(agreed.is("three", "seven").then_some("seven"))
            .or(DEALS.into_iter().find(|deal| {
                agreed.on(deal) && (*deal != "deal-9" || seats == 2 || game == "fives")
            }));
        let table = (seats, members > 1);
        let (usual, allowed) = hands(game, table, agreed.top, deal.unwrap_or("bell"));
        let within = |hand: usize| hand.clamp(*allowed.start(), *allowed.end());
        agreed.hand = if chance.once_in(40) {
            chance.one_of(&allowed.clone().collect::<Vec<_>>())
        } else if chance.once_in(3) {
            within(1 + chance.below(9))
        } else {
            within(usual)
        };
    }
    agreed.limit = i32::try_from(1 + chance.below(120)).expect("a small number");
    let stakes = agreed.is("mode", "stakes");
    let by_doubles = matches!(game, "train" | "chicken-foot");
    let by_rounds = counts_rounds(game) && (stakes || by_doubles || chance.once_in(4));
    let most = if by_doubles {
        usize::from(agreed.top) + 1
    } else {
        12
    };
    agreed.rounds =
        by_rounds.then(|| 1 + u32::try_from(chance.below(most)).expect("a small number"));
    shorten(&mut agreed);
    agreed
}

/// Lowers the limit where a round scores fewer points than in most games.
fn shorten(agreed: &mut Agreed) {
    if agreed.game == "forty-two" {
        let points = agreed.on("points-250");
        agreed.limit = if points {
            agreed.limit * 2
        } else {
            agreed.limit / 20 + 1
        };
    }
    if agreed.game == "moon" {
        agreed.limit = agreed.limit / 6 + 1;
    }
    if agreed.game == "classic" || agreed.game == "bax" {
        agreed.limit = agreed.limit / 6 + 1;
    }
    if agreed.game == "brasileiro" || agreed.is("system", "pordi") {
        agreed.limit = agreed.limit / 12 + 1;
    }
    if agreed.game == "latino" && !agreed.is("match", "points") {
        agreed.limit = agreed.limit / 24 + 1;
    }
}

/// Returns the same options in the engine's types.
pub(super) fn setup(agreed: &Agreed) -> Setup {
    let game = Game::find(agreed.game).expect("a game of the engine");
    let count = |number: usize| u8::try_from(number).expect("few players");
    let teams = count(agreed.teams);
    let members = count(agreed.members);
    let seating = if members == 1 {
        Seating::alone(teams)
    } else {
        Seating::teams_of(teams, members)
    };
    let mut house = HouseRules::new(game.house_rules());
    for (name, value) in &agreed.house {
        house
            .set(name, Some(value))
            .expect("a house rule of the game");
    }
    let tiles = agreed.hand > 0;
    let set = tiles.then(|| Set::with_top(agreed.top).expect("a set"));
    let hand = if tiles { Some(agreed.hand) } else { None };
    let usual = Setup::options_with(game, seating, set, hand, house);
    let goal = match agreed.rounds {
        Some(rounds) => Goal::Rounds(rounds),
        None => Goal::Limit(u32::try_from(agreed.limit).expect("a limit above nothing")),
    };
    let options = Options {
        goal,
        ..usual.expect("what the rules allow")
    };
    let players = (0..agreed.seats())
        .map(|seat| Player {
            name: seat.to_string(),
            level: None,
        })
        .collect();
    Setup::new(game, options, players).expect("a player a seat")
}
