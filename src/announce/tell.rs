//! What an event is to those who listen.

use super::company::{Company, Keys};
use super::review::{ends, fit};
use super::say::games::game_name;
use super::say::table as say;
use super::{Announcement, Arg, Category, Cue, Game, Message, Side, Topic};
use crate::rules::{Arm, Goal, Seat, Team, Tile};
use crate::table::{Event, RedealReason, RoundEnd, Table};

/// Tells an event that just happened at this table, as the listener may know it.
#[must_use]
pub fn tell(event: &Event, table: &Table, company: Company<'_>, keys: &Keys) -> Vec<Announcement> {
    let seen = match company.you {
        Some(seat) => event.seen_by(seat),
        None => Some(event.clone()),
    };
    let Some(event) = seen else { return Vec::new() };
    match event {
        Event::Match(_) => vec![Announcement::event(begins(company), Category::General)],
        Event::Round { number } => vec![Announcement::event(
            say::round_begins(number),
            Category::General,
        )],
        Event::Dealt { seat, tiles } if company.is_you(seat) => vec![dealt(seat, &tiles)],
        Event::Redeal {
            reason: RedealReason::NoDouble,
        } => {
            vec![Announcement::event(
                say::redeal_no_double(),
                Category::General,
            )]
        }
        Event::Turn { seat } => vec![turn(seat, table, company, keys)],
        Event::Laid {
            seat, tile, arm, ..
        } => laid(seat, tile, arm, table, company),
        Event::Drew { seat, tile } => vec![drew(seat, tile, table, company)],
        Event::Passed { seat } => {
            let message = if company.is_you(seat) {
                say::you_passed()
            } else {
                say::passed(company.name(seat))
            };
            vec![moved(seat, message).with(Cue::Passed)]
        }
        Event::RoundOver {
            reason,
            seat,
            points,
            totals,
            ..
        } => round_over(reason, seat, &points, &totals, company),
        Event::Eliminated { team } => {
            let members = company.seating().members();
            let message = if company.is_yours(team) {
                say::you_eliminated(members)
            } else {
                say::eliminated(company.side(team), members)
            };
            vec![Announcement::event(message, Category::Score).with(Cue::Eliminated)]
        }
        Event::MatchOver { winners } => vec![match_over(&winners, company)],
        // Hands and the boneyard are nobody else's.
        Event::Dealt { .. }
        | Event::Boneyard { .. }
        | Event::Lot { .. }
        | Event::Staked { .. }
        | Event::Card { .. }
        | Event::Stood { .. }
        | Event::HandOver { .. }
        | Event::Swapped { .. }
        | Event::Redeal { .. } => Vec::new(),
    }
}

/// Something a player did; the player's next deed makes it stale.
fn moved(seat: Seat, message: Message) -> Announcement {
    Announcement::event(message, Category::Move).about(Topic::Seat(seat.number()))
}

/// What the match is played to.
#[must_use]
pub(crate) fn goal(goal: Goal) -> Message {
    match goal {
        Goal::Limit(limit) => say::goal_limit(limit),
        Goal::Rounds(rounds) => say::goal_rounds(rounds),
    }
}

fn begins(company: Company<'_>) -> Message {
    let options = &company.setup.options;
    let game = game_name(Game(company.setup.game.id()));
    if company.seating().in_teams() {
        let teams = company
            .seating()
            .each_team()
            .map(|team| company.side(team))
            .collect::<Vec<_>>();
        say::match_begins_teams(game, teams, goal(options.goal))
    } else {
        say::match_begins(game, company.seating().seats(), goal(options.goal))
    }
}

/// The hand a seat was dealt, for this seat alone.
#[must_use]
pub(crate) fn dealt(seat: Seat, tiles: &[Tile]) -> Announcement {
    let list = tiles.iter().copied().map(Arg::Tile).collect::<Vec<_>>();
    Announcement::event(say::you_are_dealt(tiles.len(), list), Category::Own).only_for(seat)
}

fn turn(seat: Seat, table: &Table, company: Company<'_>, keys: &Keys) -> Announcement {
    let view = table.view(seat).filter(|_| company.is_you(seat));
    let Some((view, legal)) = view.and_then(|view| Some((view, view.legal?))) else {
        let lead = table
            .board()
            .filter(|board| board.first().is_none())
            .and_then(crate::rules::Board::lead);
        let message = match lead {
            Some(tile) => say::turn_opening(company.name(seat), tile),
            None => say::turn_of(company.name(seat)),
        };
        return Announcement::event(message, Category::Move).about(Topic::Turn);
    };
    let fitting = legal.playable().len();
    let message = if let Some(tile) = legal.first().nth(0) {
        say::your_turn_opening(tile, keys.confirm.clone())
    } else if fitting > 0 {
        say::your_turn(ends(view.board), fitting)
    } else if legal.may_draw() {
        say::your_turn_draw(ends(view.board), keys.draw.clone())
    } else {
        say::your_turn_stuck(ends(view.board))
    };
    Announcement::event(message, Category::Move)
        .about(Topic::Turn)
        .with(Cue::YourTurn)
        .only_for(seat)
}

/// The side an arm of a line is.
#[must_use]
pub(crate) fn side_of(arm: Arm) -> Side {
    if arm == Arm::LEFT {
        Side::Left
    } else {
        Side::Right
    }
}

fn laid(
    seat: Seat,
    tile: Tile,
    arm: Option<Arm>,
    table: &Table,
    company: Company<'_>,
) -> Vec<Announcement> {
    let name = || company.name(seat);
    let (message, cue) = match (arm.map(side_of), company.is_you(seat)) {
        (None, true) => (say::you_opened(tile), Cue::Laid),
        (None, false) => (say::opened(name(), tile), Cue::Laid),
        (Some(side), you) => {
            let cue = match side {
                Side::Left => Cue::LaidLeft,
                Side::Right => Cue::LaidRight,
            };
            (
                if you {
                    say::you_laid(tile, side)
                } else {
                    say::laid(name(), tile, side)
                },
                cue,
            )
        }
    };
    let mut told = vec![moved(seat, message).with(cue)];
    let left = table.board().map_or(0, |board| board.hand_size(seat));
    if left == 1 && !company.is_you(seat) {
        told.push(Announcement::event(
            say::tiles_left(name(), left),
            Category::Move,
        ));
    }
    told
}

fn drew(seat: Seat, tile: Option<Tile>, table: &Table, company: Company<'_>) -> Announcement {
    let left = table.board().map_or(0, crate::rules::Board::boneyard);
    match (tile, table.view(seat)) {
        (Some(tile), Some(view)) if company.is_you(seat) => {
            moved(seat, say::you_drew(fit(&view, tile)))
                .with(Cue::Drawn)
                .only_for(seat)
        }
        _ => moved(seat, say::drew(company.name(seat), left)).with(Cue::Drawn),
    }
}

fn round_over(
    reason: RoundEnd,
    seat: Option<Seat>,
    points: &[i32],
    totals: &[i32],
    company: Company<'_>,
) -> Vec<Announcement> {
    let each = |numbers: &[i32]| {
        let teams = (0..).map_while(Team::new).zip(numbers);
        teams
            .map(|(team, &number)| say::points_of(company.side(team), number).into())
            .collect::<Vec<Arg>>()
    };
    let how = match (reason, seat) {
        (RoundEnd::Out, Some(seat)) if company.is_you(seat) => say::round_out_you(),
        (RoundEnd::Out, Some(seat)) => say::round_out(company.name(seat)),
        (RoundEnd::Blocked, _) | (RoundEnd::Out, None) => say::round_blocked(),
    };
    let won = seat.is_some_and(|seat| company.is_yours(company.seating().team(seat)));
    let cue = if won { Cue::RoundWon } else { Cue::RoundLost };
    vec![
        Announcement::event(how, Category::Score).with(cue),
        Announcement::event(say::round_points(each(points)), Category::Score),
        Announcement::event(say::round_totals(each(totals)), Category::Score),
    ]
}

fn match_over(winners: &[Team], company: Company<'_>) -> Announcement {
    let seating = company.seating();
    let seats = || winners.iter().flat_map(|&team| seating.members_of(team));
    let who = Arg::All(seats().map(|seat| company.who(seat)).collect());
    let members = seats().count();
    let message = match (members, winners.iter().any(|&team| company.is_yours(team))) {
        (1, true) => say::match_won_you(),
        (_, true) => say::match_won_with_you(who),
        (_, false) => say::match_won(who, members),
    };
    Announcement::event(message, Category::Score).with(Cue::MatchOver)
}
