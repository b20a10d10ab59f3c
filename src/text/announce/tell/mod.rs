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
use super::{
    Announcement, Arg, Cards, Category, Cue, Detail, GameName, Message, Scene, Topic, Tricks,
    sounds,
};
pub(super) use ending::{in_order, sides};
use ending::{match_over, result_cue, round_over, took_part};
pub use ending::{who_went_out, who_won};
use laid::laid;
use lots::lots;
use points::{answer_in_vain, number_in_vain, scored};
use serpente_engine::rules::{Board, Goal, HouseRules, LimitOf, RedealReason, Seat, Team, Tile};
use serpente_engine::table::{Event, Game, HandEnd, SeatView, Setup};
pub use turn::{HowToAnswer, begins, how_many, may_announce};
pub(super) use turn::{
    is_told_by_ends, only_wild_fits, opens_with_double, whole_turn, with_offers,
};
use turn::{passed, turn};

/// Returns the announcements for an event in this detail, for the viewer of `seen`, just after the
/// event happened.
pub fn tell(event: &Event, seen: &SeatView, keys: &Keys, detail: Detail) -> Vec<Announcement> {
    let mut announcements = in_full(event, seen, keys);
    sounds::place(event, seen, &mut announcements);
    announcements.retain(|announcement| announcement.least <= detail);
    announcements
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
    match event {
        Event::Match(_) => {
            let begins = Announcement::general(match_begins(company)).about(Topic::Match);
            let mut announcements = vec![begins];
            if company.seating().in_teams() && !company.setup.draws_teams() {
                let order = Announcement::general(say::turn_order(company.in_turn()));
                announcements.push(order.only_from(Detail::Normal));
            }
            if let Some(message) = time_to_think(company.setup) {
                announcements.push(Announcement::general(message));
            }
            announcements
        }
        Event::Round { number } => {
            let message = if company.setup.game.is_of_tricks() {
                tricks_say::hand_begins(number)
            } else {
                say::round_begins(number)
            };
            // The player's hand follows, so brief leaves the number out. An eliminated player gets
            // no hand, so the number is announced.
            let least = match seen.viewer() {
                Some(seat) if seen.tally().is_out(company.seating().team(seat)) => Detail::Brief,
                _ => Detail::Normal,
            };
            let announcement = Announcement::general(message)
                .about(Topic::Round)
                .with(Cue::Shuffled);
            vec![announcement.only_from(least)]
        }
        Event::Lot { seat, .. } => lots(seat, seen),
        Event::Dealt { seat, tiles } if company.is_you(seat) => vec![dealt(seat, &tiles)],
        Event::Redeal { reason } => {
            vec![Announcement::general(redealt(reason)).with(Cue::Shuffled)]
        }
        Event::Centre { tile, seat } => centre(tile, seat, seen),
        Event::Marker { seat, on } => vec![marker(seat, on, company)],
        Event::Turn { seat } => {
            let mut announcements: Vec<_> = answer_in_vain(seen).into_iter().collect();
            announcements.extend(turn(seat, seen, keys));
            announcements
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
            let mut announcements = laid(seat, announced, tile, arm, inner, seen);
            announcements.extend(number_in_vain(seat, claimed, seen));
            announcements
        }
        Event::Drew { seat, tile } => match tricks {
            Some(tricks) => vec![tricks.took_widow(seat, tile)],
            None => one_or_none(drew(seat, tile, seen, keys)),
        },
        Event::Passed { seat, announced } => {
            // The announcement that the round is blocked follows: the pass is clear without it.
            let least = if ends_round(seat, seen) {
                Detail::Normal
            } else {
                Detail::Brief
            };
            let mut announcements = vec![passed(seat, seen).only_from(least)];
            announcements.extend(one_left::behind_pass(seat, announced, seen));
            announcements
        }
        Event::Swapped { seat, .. } if tricks.is_some() => {
            let away = seen.trick_view().and_then(|view| view.put_away);
            one_or_none(tricks.map(|tricks| tricks.put_away(seat, away)))
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
            let won = if seen.tally().game_is_won {
                games.or(sets)
            } else {
                None
            };
            let mut announcements: Vec<_> = answer_in_vain(seen).into_iter().collect();
            announcements.extend(round_counted(seat, &points, &totals, won.as_deref(), seen));
            announcements
        }
        Event::Staked { seat, amount } => {
            one_or_none(on_cards.and_then(|cards| cards.staked(seat, amount)))
        }
        Event::Card { seat, card } => one_or_none(on_cards.map(|cards| cards.taken(seat, card))),
        Event::Stood { seat } => one_or_none(on_cards.map(|cards| cards.stood(seat))),
        Event::Bid { seat, bid } => one_or_none(tricks.map(|tricks| tricks.bid(seat, bid))),
        Event::Trumps {
            seat,
            trumps,
            doubles,
        } => {
            let named = trumps.with(doubles).unwrap_or(trumps);
            tricks.map_or_else(Vec::new, |tricks| tricks.named(seat, named))
        }
        Event::Played { seat, tile } => one_or_none(tricks.map(|tricks| tricks.played(seat, tile))),
        Event::Trick { .. } => one_or_none(tricks.and_then(|tricks| tricks.taken())),
        Event::HandOver { seat, end, totals } => {
            let mut announcements = match end {
                HandEnd::Cards { pot } => on_cards.map(|cards| cards.over(seat, pot)),
                HandEnd::Tricks { points, .. } => tricks.map(|tricks| tricks.over(&points)),
            }
            .unwrap_or_default();
            announcements.push(match tricks {
                Some(tricks) => tricks.totals(&totals),
                None => all_totals(&totals, seen),
            });
            announcements
        }
        Event::Eliminated { team } => one_or_none(eliminated(team, seen)),
        Event::MatchOver { winners } => {
            let mut announcements = goats(seen);
            announcements.extend(match_over(&winners, seen));
            announcements
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

fn one_or_none(announcement: Option<Announcement>) -> Vec<Announcement> {
    announcement.into_iter().collect()
}

/// Returns whether this pass of another player ends the round.
fn ends_round(seat: Seat, seen: &SeatView) -> bool {
    seen.viewer() != Some(seat) && seen.last_board().is_some() && seen.board().is_none()
}

/// Announces the sides that lost the match by reaching its limit, in games that end in this way.
fn goats(seen: &SeatView) -> Vec<Announcement> {
    let company = Company::of(seen);
    if !company.setup.game.loses_at_limit() {
        return Vec::new();
    }
    let members = company.seating().members();
    let mut goats = Vec::new();
    for team in company.seating().each_team() {
        if seen.tally().missing(team, &company.setup.options) > 0 {
            continue;
        }
        let message = company.side_sentence(team, points_say::goat_you(members), |side| {
            points_say::goat(side, members)
        });
        goats.push(Announcement::score(message).with(Cue::Eliminated));
    }
    goats
}

/// Announces that a side is out of the match. One sentence names all those that the round put out,
/// but for the listener's own: it comes with the first of them.
fn eliminated(team: Team, seen: &SeatView) -> Option<Announcement> {
    let company = Company::of(seen);
    let members = company.seating().members();
    // A side that wins with this is not out.
    let wins = |side| seen.winners().is_some_and(|winners| winners.contains(side));
    let message = if wins(team) && company.is_yours(team) {
        say::you_eliminated_last(members)
    } else if wins(team) {
        say::eliminated_last(company.names(team), members)
    } else if company.is_yours(team) {
        say::you_eliminated(members)
    } else {
        let mut out: Vec<Team> = company.seating().each_team().collect();
        out.retain(|&side| {
            let is_put_out = seen.tally().is_out(side) && took_part(side, seen);
            is_put_out && !wins(side) && !company.is_yours(side)
        });
        if out.first() != Some(&team) {
            return None;
        }
        let mut names = Vec::new();
        for side in out {
            for seat in company.seating().members_of(side) {
                names.push(company.name(seat));
            }
        }
        let people = names.len();
        say::eliminated(Arg::all(names), people)
    };
    // The next announcement says that they win.
    let least = if wins(team) {
        Detail::Full
    } else {
        Detail::Brief
    };
    let announcement = Announcement::score(message).with(Cue::Eliminated);
    Some(announcement.only_from(least))
}

/// Announces the result of a round and the totals. `games` are the games won, if the round won one.
fn round_counted(
    winner: Option<Seat>,
    points: &[i32],
    totals: &[i32],
    games: Option<&[i32]>,
    seen: &SeatView,
) -> Vec<Announcement> {
    let company = Company::of(seen);
    let mut announcements = round_over(winner, points, totals, seen);
    announcements.push(all_totals(totals, seen));
    sound_the_result(result_cue(winner, company), &mut announcements);
    let is_over = seen.winners().is_some();
    if let Some(games) = games {
        announcements.extend(games_won(games, totals, is_over, company));
    }
    if let Some(rounds) = company.setup.options.goal.rounds()
        && seen.tally().rounds >= rounds
        && !is_over
    {
        announcements.push(Announcement::score(points_say::one_round_more()));
    }
    announcements
}

/// Lets the first sentence about the result sound, unless the sentence before it has told the result
/// already.
fn sound_the_result(cue: Cue, announcements: &mut [Announcement]) {
    if announcements.iter().any(|told| told.has(cue)) {
        return;
    }
    for announcement in announcements {
        if announcement.cue.is_none() && announcement.least == Detail::Brief {
            announcement.cue = Some(cue.into());
            return;
        }
    }
}

/// Announces the games or sets that each side has won, after a round that won one, and that another
/// begins.
fn games_won(
    games: &[i32],
    totals: &[i32],
    is_over: bool,
    company: Company<'_>,
) -> Vec<Announcement> {
    let mut messages = Vec::new();
    let games = sides(games, company);
    let next = if company.setup.counts_sets() {
        if totals.iter().filter(|&&total| total != 0).count() == 1 {
            messages.push(points_say::set_counts_double());
        }
        messages.push(say::sets_won(games));
        say::new_set()
    } else {
        messages.push(say::games_won(games));
        say::new_game()
    };
    if !is_over {
        messages.push(next);
    }
    messages.into_iter().map(Announcement::score).collect()
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

/// Makes an announcement of a player's action. The player's next action replaces it.
pub(super) fn moved(seat: Seat, message: Message) -> Announcement {
    Announcement::action(message).about(Topic::Seat(seat.number()))
}

/// Announces the tile in the centre; if it came from a hand, from whose, and what was drawn to find
/// it.
fn centre(tile: Tile, seat: Option<Seat>, seen: &SeatView) -> Vec<Announcement> {
    let company = Company::of(seen);
    let Some(seat) = seat else {
        return vec![Announcement::general(trains::centre_lies(tile)).with(Cue::Laid)];
    };
    let mut announcements = Vec::new();
    let (own, all) = seen.drawn_for_centre();
    if own.is_empty() && all > 0 {
        let drawn = Announcement::general(trains::centre_drawn(all));
        announcements.push(drawn.only_from(Detail::Normal));
    } else if all > 0
        && let Some(viewer) = seen.viewer()
    {
        let drawn = Announcement::event(trains::centre_drawn_you(own), Category::Own);
        announcements.push(drawn.only_for(viewer));
    }
    let message = company.sentence(seat, trains::you_laid_centre(tile), |name| {
        trains::centre_laid(name, tile)
    });
    announcements.push(Announcement::general(message).with(Cue::Laid));
    announcements
}

/// Announces that a train is open to all, or no longer.
fn marker(seat: Seat, on: bool, company: Company<'_>) -> Announcement {
    let message = match (company.is_you(seat), on) {
        (true, true) => trains::your_marker_on(),
        (true, false) => trains::your_marker_off(),
        (false, true) => trains::marker_on(company.name(seat)),
        (false, false) => trains::marker_off(company.name(seat)),
    };
    // A pass opens a train and a tile on it closes it: both have just been announced.
    let least = if on { Detail::Normal } else { Detail::Full };
    let cue = if on { Cue::TrainOpen } else { Cue::TrainClosed };
    Announcement::action(message).only_from(least).with(cue)
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

/// Returns the name of the game of a match, with its preset of house rules unless that is the usual
/// one.
pub(super) fn game_of(setup: &Setup) -> Message {
    let game = setup.game;
    let options = &setup.options;
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
fn all_totals(totals: &[i32], seen: &SeatView) -> Announcement {
    let message = say::round_totals(ending::totals(totals, seen));
    Announcement::score(message).about(Topic::Totals)
}

/// Returns the message that says how long a player may think about each turn, if there is a limit.
pub(super) fn time_to_think(setup: &Setup) -> Option<Message> {
    let seconds = setup.game.thinking_time(&setup.options.house);
    if seconds == 0 {
        return None;
    }
    Some(say::time_to_think(seconds))
}

fn match_begins(company: Company<'_>) -> Message {
    let options = &company.setup.options;
    let game = game_of(company.setup);
    let goal = goal(company.setup.game, options.goal, &options.house);
    if company.setup.draws_teams() {
        say::match_begins_draw(game, goal)
    } else if company.seating().in_teams() {
        // The listener's side comes first: "you" does not follow "against" in every language.
        let mut teams: Vec<Team> = company.seating().each_team().collect();
        teams.sort_by_key(|&team| !company.is_yours(team));
        let sides = teams.into_iter().map(|team| company.side(team));
        let against = sides.reduce(|all, side| say::teams_against(all, side).into());
        say::match_begins_teams(game, against.expect("a seating has teams"), goal)
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
    let own_view = if company.is_you(seat) {
        seen.view()
    } else {
        None
    };
    let by_itself = seen.rules().is_some_and(|rules| !rules.turns.chain);
    if own_view.is_none() && by_itself && one_left::fine(seat, seen) > 0 {
        // The fine was announced with the move before it.
        return None;
    }
    if let (Some(tile), Some(view)) = (tile, &own_view) {
        let fits = Scene::seen(view, company).fit(view, tile);
        let message = match view.legal {
            Some(legal) if !legal.playable().contains(tile) => say::you_drew(fits),
            Some(legal) if legal.may_pass() => say::you_drew_fits(fits, &keys.confirm, &keys.pass),
            Some(_) => say::you_drew_lay(fits, &keys.confirm),
            None => say::you_drew(fits),
        };
        let drawn = Announcement::action(message).with(Cue::Drawn);
        return Some(drawn.only_for(seat));
    }
    if seen.draws_on() {
        return None;
    }
    let name = company.name(seat);
    let left = left_to_draw(seen);
    let message = match drawn(seat, seen) {
        ..=1 => say::drew(name, left),
        many => say::drew_many(name, many, left),
    };
    Some(moved(seat, message).with(Cue::Drawn))
}

/// Returns how many tiles a seat has drawn in its turn.
fn drawn(seat: Seat, seen: &SeatView) -> u8 {
    match seen.board() {
        Some(board) if board.turn() == seat => board.drawn(),
        _ => 1,
    }
}

fn left_to_draw(seen: &SeatView) -> usize {
    seen.board().map_or(0, Board::boneyard)
}

/// Announces in one sentence that another player has drawn and passes, whether or not the drawn tile
/// fits.
pub fn drew_and_passed(seat: Seat, seen: &SeatView) -> Announcement {
    let name = Company::of(seen).name(seat);
    let message = say::drew_and_passed(name, drawn(seat, seen), left_to_draw(seen));
    moved(seat, message).with(Cue::Drawn)
}
