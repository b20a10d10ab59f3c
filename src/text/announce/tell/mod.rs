//! Turns events into announcements for their listeners.

mod block;
mod ending;
mod laid;
mod lots;
mod one_left;
mod points;
mod turn;
mod written;

use super::company::{Company, Keys};
use super::say::games::{PresetName, game_name, game_preset, preset_name};
use super::say::points as points_say;
use super::say::table as say;
use super::say::trains;
use super::say::tricks::{self as tricks_say, goal_marks};
use super::{Announcement, Cards, Category, Cue, Detail, GameName, Message, Scene, Topic, Tricks};
pub(super) use ending::{in_order, sides};
use ending::{match_over, round_over};
use laid::laid;
use lots::lots;
use points::{answer_in_vain, number_in_vain, scored};
use serpente_engine::rules::{
    Board, Goal, HouseRules, LegalMoves, LimitOf, PublicMove, RedealReason, Seat, Team, Tile,
};
use serpente_engine::table::{Event, Game, HandEnd, SeatView, Setup};
pub use turn::{begins, may_announce};
pub(super) use turn::{only_wild_fits, opens_with_double, whole_turn, with_offers};
use turn::{passed, turn};

/// Returns the announcements for an event in this detail, for the viewer of `seen`, just after the event happened.
pub fn tell(event: &Event, seen: &SeatView, keys: &Keys, detail: Detail) -> Vec<Announcement> {
    let mut told = in_full(event, seen, keys);
    told.retain(|announcement| announcement.least <= detail);
    told
}

/// Returns all announcements for an event that at least one detail includes.
#[expect(clippy::too_many_lines, reason = "an arm for each event")]
fn in_full(event: &Event, seen: &SeatView, keys: &Keys) -> Vec<Announcement> {
    let company = Company::of(seen);
    let Some(event) = event.seen_by(seen.viewer()) else {
        return Vec::new();
    };
    let on_cards = Cards::of(seen);
    let tricks = Tricks::of(seen);
    let one = |told: Option<Announcement>| told.into_iter().collect();
    match event {
        Event::Match(_) => {
            let mut told = vec![Announcement::general(match_begins(company)).about(Topic::Match)];
            if company.seating().in_teams() && !company.setup.draws_teams() {
                let order = Announcement::general(say::turn_order(company.in_turn()));
                told.push(order.only_from(Detail::Normal));
            }
            told.extend(time_to_think(company.setup).into_iter().flat_map(general));
            told
        }
        Event::Round { number } => {
            let message = if company.setup.game.is_of_tricks() {
                tricks_say::hand_begins(number)
            } else {
                say::round_begins(number)
            };
            // The player's hand follows, so brief leaves the number out. An eliminated player gets no hand, so the number is
            // announced.
            let is_out = |seat| seen.tally().is_out(company.seating().team(seat));
            let least = if seen.viewer().is_some_and(is_out) {
                Detail::Brief
            } else {
                Detail::Normal
            };
            let told = Announcement::general(message).about(Topic::Round);
            vec![told.only_from(least)]
        }
        Event::Lot { seat, .. } => lots(seat, seen),
        Event::Dealt { seat, tiles } if company.is_you(seat) => vec![dealt(seat, &tiles)],
        Event::Redeal { reason } => general(redealt(reason)),
        Event::Centre { tile, seat } => centre(tile, seat, seen),
        Event::Marker { seat, on } => vec![marker(seat, on, company)],
        Event::Turn { seat } => {
            let before = answer_in_vain(seen).into_iter();
            before.chain(turn(seat, seen, keys)).collect()
        }
        Event::Laid {
            seat,
            tile,
            arm,
            inner,
            announced,
            claimed,
            ..
        } => {
            let mut told = laid((seat, announced), tile, arm, inner, seen);
            told.extend(number_in_vain(seat, claimed, seen));
            told
        }
        Event::Drew { seat, tile } => match tricks {
            Some(tricks) => vec![tricks.took_widow(seat, tile)],
            None => one(drew(seat, tile, seen, keys)),
        },
        Event::Passed { seat, announced } => {
            // A player who draws and lays nothing had no tile that fits, and a pass ends a blocked round: both are clear
            // without it.
            let least = if says_no_more(seat, seen) {
                Detail::Normal
            } else {
                Detail::Brief
            };
            let passed = passed(seat, seen).only_from(least);
            let warning = one_left::behind_pass(seat, announced, seen);
            [passed].into_iter().chain(warning).collect()
        }
        Event::Swapped { seat, .. } if tricks.is_some() => {
            let away = seen.trick_view().and_then(|view| view.put_away);
            one(tricks.map(|tricks| tricks.put_away(seat, away)))
        }
        Event::Swapped {
            seat,
            tiles: Some(tiles),
        } if company.is_you(seat) => {
            let message = say::you_swapped(tiles.len(), tiles);
            vec![moved(seat, message).with(Cue::Drawn).only_for(seat)]
        }
        Event::Swapped { seat, .. } => {
            vec![moved(seat, say::swapped(company.name(seat))).with(Cue::Drawn)]
        }
        Event::Scored {
            seat, points, why, ..
        } => scored(seat, points, why, seen),
        Event::RoundOver {
            seat,
            points,
            totals,
            games,
            sets,
            ..
        } => {
            let games = games.or(sets).filter(|_| seen.tally().game_is_won);
            let counted = round_counted(seat, [&points, &totals], games.as_deref(), seen);
            answer_in_vain(seen).into_iter().chain(counted).collect()
        }
        Event::Staked { seat, amount } => {
            one(on_cards.and_then(|cards| cards.staked(seat, amount)))
        }
        Event::Card { seat, card } => one(on_cards.map(|cards| cards.taken(seat, card))),
        Event::Stood { seat } => one(on_cards.map(|cards| cards.stood(seat))),
        Event::Bid { seat, bid } => one(tricks.map(|tricks| tricks.bid(seat, bid))),
        Event::Trumps {
            seat,
            trumps,
            doubles,
        } => {
            let named = trumps.with(doubles).unwrap_or(trumps);
            tricks.map_or_else(Vec::new, |tricks| tricks.named(seat, named))
        }
        Event::Played { seat, tile } => one(tricks.map(|tricks| tricks.played(seat, tile))),
        Event::Trick { .. } => one(tricks.and_then(|tricks| tricks.taken())),
        Event::HandOver { seat, end, totals } => {
            let mut told = match end {
                HandEnd::Cards { pot } => on_cards.map(|cards| cards.over(seat, pot)),
                HandEnd::Tricks { points, .. } => tricks.map(|tricks| tricks.over(&points)),
            }
            .unwrap_or_default();
            told.push(match tricks {
                Some(tricks) => tricks.totals(&totals),
                None => all_totals(&totals, company),
            });
            told
        }
        Event::Eliminated { team } => vec![eliminated(team, seen)],
        Event::MatchOver { winners } => {
            let mut told = goats(seen);
            told.extend(match_over(&winners, seen));
            told
        }
        // Other players' hands and the boneyard are secret; seals are for programs to check.
        Event::Dealt { .. }
        | Event::Boneyard { .. }
        | Event::Sealed { .. }
        | Event::Nonces { .. }
        | Event::Promised { .. }
        | Event::KeptBack { .. }
        | Event::Unsealed { .. } => Vec::new(),
    }
}

/// Returns whether this pass of another player directly follows their draw, or ends the round.
fn says_no_more(seat: Seat, seen: &SeatView) -> bool {
    let board = seen.last_board().filter(|_| seen.viewer() != Some(seat));
    if board.is_some() && seen.board().is_none() {
        return true;
    }
    let before = board.and_then(|board| board.history().iter().rev().nth(1));
    before == Some(&(seat, PublicMove::Drew))
}

/// Announces the sides that lost the match by reaching its limit, in games that end in this way.
fn goats(seen: &SeatView) -> Vec<Announcement> {
    let company = Company::of(seen);
    if !company.setup.game.loses_at_limit() {
        return Vec::new();
    }
    let members = company.seating().members();
    let options = &company.setup.options;
    let at_limit = |team: &Team| seen.tally().missing(*team, options) <= 0;
    let goats = company.seating().each_team().filter(at_limit).map(|team| {
        let message = company.told_side(team, points_say::goat_you(members), |side| {
            points_say::goat(side, members)
        });
        Announcement::score(message).with(Cue::Eliminated)
    });
    goats.collect()
}

/// Announces that a side is out of the match.
fn eliminated(team: Team, seen: &SeatView) -> Announcement {
    let company = Company::of(seen);
    let (members, side) = (company.seating().members(), company.side(team));
    // A side that wins with this is not out.
    let wins = seen.winners().is_some_and(|winners| winners.contains(team));
    let message = match (company.is_yours(team), wins) {
        (true, false) => say::you_eliminated(members),
        (false, false) => say::eliminated(side, members),
        (true, true) => say::you_eliminated_last(members),
        (false, true) => say::eliminated_last(side, members),
    };
    let told = Announcement::score(message).with(Cue::Eliminated);
    // The next announcement says that they win.
    told.only_from(if wins { Detail::Full } else { Detail::Brief })
}

/// Announces the result of a round and the totals. `games` are the games won, if the round won one.
fn round_counted(
    winner: Option<Seat>,
    [points, totals]: [&[i32]; 2],
    games: Option<&[i32]>,
    seen: &SeatView,
) -> Vec<Announcement> {
    let company = Company::of(seen);
    let mut told = round_over(winner, [points, totals], seen);
    told.push(all_totals(totals, company));
    let score = Announcement::score;
    if let Some(games) = games {
        let (won, next) = if company.setup.counts_sets() {
            let shut_out = totals.iter().filter(|&&total| total != 0).count() == 1;
            told.extend(shut_out.then(|| score(points_say::set_counts_double())));
            (say::sets_won(sides(games, company)), say::new_set())
        } else {
            (say::games_won(sides(games, company)), say::new_game())
        };
        told.push(score(won));
        if seen.winners().is_none() {
            told.push(score(next));
        }
    }
    let options = &company.setup.options;
    let rounds = options.goal.rounds();
    let all_played = rounds.is_some_and(|rounds| seen.tally().rounds >= rounds);
    if all_played && seen.winners().is_none() {
        told.push(score(points_say::one_round_more()));
    }
    told
}

/// Returns the message that says that the tiles are dealt again.
fn redealt(reason: RedealReason) -> Message {
    say::redeal(say::RedealKeyword(match reason {
        RedealReason::NoDouble => "no-double",
        RedealReason::NoCentre => "no-centre",
        RedealReason::FiveDoubles | RedealReason::FourDoubles => "five-doubles",
        RedealReason::AllPassed => "all-passed",
        RedealReason::ManyDoubles => "many-doubles",
        RedealReason::ManyAlike => "many-alike",
        RedealReason::SixDoubles => "six-doubles",
    }))
}

fn general(message: Message) -> Vec<Announcement> {
    vec![Announcement::general(message)]
}

/// Makes an announcement of a player's action. The player's next action replaces it.
pub(super) fn moved(seat: Seat, message: Message) -> Announcement {
    Announcement::action(message).about(Topic::Seat(seat.number()))
}

/// Announces the tile in the centre; if it came from a hand, from whose, and what was drawn to find it.
fn centre(tile: Tile, seat: Option<Seat>, seen: &SeatView) -> Vec<Announcement> {
    let company = Company::of(seen);
    let Some(seat) = seat else {
        return general(trains::centre_lies(tile));
    };
    let (own, all) = seen.drawn_for_centre();
    let drawn = if all == 0 {
        None
    } else if own.is_empty() {
        let told = Announcement::general(trains::centre_drawn(all));
        Some(told.only_from(Detail::Normal))
    } else {
        let told = Announcement::event(trains::centre_drawn_you(own), Category::Own);
        seen.viewer().map(|viewer| told.only_for(viewer))
    };
    let laid = company.told(seat, trains::you_laid_centre(tile), |name| {
        trains::centre_laid(name, tile)
    });
    let laid = Announcement::general(laid).with(Cue::Laid);
    drawn.into_iter().chain([laid]).collect()
}

/// Announces that a train is open to all, or no longer.
fn marker(seat: Seat, on: bool, company: Company<'_>) -> Announcement {
    let message = match (company.is_you(seat), on) {
        (true, true) => trains::your_marker_on(),
        (true, false) => trains::your_marker_off(),
        (false, true) => trains::marker_on(company.name(seat)),
        (false, false) => trains::marker_off(company.name(seat)),
    };
    let told = Announcement::action(message);
    // A pass opens a train and a tile on it closes it: both have just been announced.
    told.only_from(if on { Detail::Normal } else { Detail::Full })
}

/// Returns the message that says what a match of this game is played to.
pub fn goal(game: Game, goal: Goal, house: &HouseRules) -> Message {
    match (goal, game.limit_of(house)) {
        (Goal::Rounds(rounds), _) => say::goal_rounds(rounds),
        (Goal::Limit(limit), LimitOf::Rounds) => say::goal_hands(limit),
        (Goal::Limit(limit), LimitOf::Marks) => goal_marks(limit),
        (Goal::Limit(limit), LimitOf::RoundsInARow) => say::goal_in_a_row(limit),
        (Goal::Limit(limit), LimitOf::Sets) => say::goal_sets(limit),
        (Goal::Limit(limit), LimitOf::Points) if game.counts_games(goal, house) => {
            say::goal_games(limit)
        }
        (Goal::Limit(limit), LimitOf::Points) => say::goal_limit(limit),
    }
}

/// Returns the name of the game of a match, with its preset of house rules unless that is the usual one.
pub(super) fn game_of(setup: &Setup) -> Message {
    let (game, options) = (setup.game, &setup.options);
    let name = game_name(GameName(game.id()));
    let mut presets = game.presets_of(options.seating, &options.house, options.goal);
    match presets.next() {
        Some(preset) if preset.name != game.id() => {
            game_preset(name, preset_name(PresetName::of(game, preset)))
        }
        Some(_) | None => name,
    }
}

/// Announces the totals after a round.
fn all_totals(totals: &[i32], company: Company<'_>) -> Announcement {
    let message = say::round_totals(ending::totals(totals, company));
    Announcement::score(message).about(Topic::Totals)
}

/// Returns the message that says how long a player may think about each turn, if there is a limit.
pub(super) fn time_to_think(setup: &Setup) -> Option<Message> {
    let seconds = setup.game.thinking_time(&setup.options.house);
    (seconds > 0).then(|| say::time_to_think(seconds))
}

fn match_begins(company: Company<'_>) -> Message {
    let options = &company.setup.options;
    let game = game_of(company.setup);
    let goal = goal(company.setup.game, options.goal, &options.house);
    if company.setup.draws_teams() {
        say::match_begins_draw(game, goal)
    } else if company.seating().in_teams() {
        let teams = company.seating().each_team();
        let all = teams
            .map(|team| company.side(team))
            .reduce(|all, team| say::teams_against(all, team).into());
        let all = all.expect("a seating has teams");
        say::match_begins_teams(game, all, goal)
    } else {
        say::match_begins(game, company.seating().seats(), goal, company.in_turn())
    }
}

/// Announces the hand that a seat was dealt, to this seat alone.
pub fn dealt(seat: Seat, tiles: &[Tile]) -> Announcement {
    Announcement::event(say::you_are_dealt(tiles.len(), tiles), Category::Own)
        .about(Topic::Hand)
        .only_for(seat)
}

/// Announces a drawn tile. Other players' tiles are only counted, and announced with the last one.
fn drew(seat: Seat, tile: Option<Tile>, seen: &SeatView, keys: &Keys) -> Option<Announcement> {
    let company = Company::of(seen);
    if seen.board().is_some_and(begins) {
        // All tiles drawn for the centre are announced together.
        return None;
    }
    let own = seen.view().filter(|_| company.is_you(seat));
    let by_itself = seen.rules().is_some_and(|rules| !rules.turns.chain);
    if own.is_none() && by_itself && one_left::fine(seat, seen) > 0 {
        // The fine was announced with the move before it.
        return None;
    }
    if let (Some(tile), Some(view)) = (tile, &own) {
        let fits = Scene::seen(view, company).fit(view, tile);
        let legal = view.legal.filter(|legal| legal.playable().contains(tile));
        let message = match legal.map(LegalMoves::may_pass) {
            Some(true) => say::you_drew_fits(fits, &keys.confirm, &keys.pass),
            Some(false) => say::you_drew_lay(fits, &keys.confirm),
            None => say::you_drew(fits),
        };
        let drawn = Announcement::action(message).with(Cue::Drawn);
        return Some(drawn.only_for(seat));
    }
    if seen.draws_on() {
        return None;
    }
    let (name, left) = (company.name(seat), left_to_draw(seen));
    let message = match drawn(seat, seen) {
        ..=1 => say::drew(name, left),
        many => say::drew_many(name, many, left),
    };
    Some(moved(seat, message).with(Cue::Drawn))
}

/// Returns how many tiles a seat has drawn in its turn.
fn drawn(seat: Seat, seen: &SeatView) -> u8 {
    let theirs = seen.board().filter(|board| board.turn() == seat);
    theirs.map_or(1, Board::drawn)
}

fn left_to_draw(seen: &SeatView) -> usize {
    seen.board().map_or(0, Board::boneyard)
}

/// Announces in one sentence that another player has drawn and can only pass now.
pub fn drew_and_passed(seat: Seat, seen: &SeatView) -> Announcement {
    let name = Company::of(seen).name(seat);
    let message = say::drew_and_passed(name, drawn(seat, seen), left_to_draw(seen));
    moved(seat, message).with(Cue::Drawn)
}
