//! What an event is to those who listen.

use super::company::{Company, Keys};
use super::say::cards;
use super::say::games::game_name;
use super::say::table as say;
use super::{Announcement, Arg, Cards, Category, Cue, GameName, Message, Scene, Topic, signed};
use crate::rules::{Arm, Board, Goal, Seat, Shape, Team, Tile};
use crate::table::{Drawn, Event, Inner, RedealReason, RoundEnd, Table};

/// Tells an event that just happened at this table, as the listener may know it.
#[must_use]
#[expect(
    clippy::too_many_lines,
    reason = "one arm for each event reads best in one place"
)]
pub fn tell(event: &Event, table: &Table, company: Company<'_>, keys: &Keys) -> Vec<Announcement> {
    let seen = match company.you {
        Some(seat) => event.seen_by(seat),
        None => Some(event.clone()),
    };
    let Some(event) = seen else { return Vec::new() };
    let on_cards = Cards::of(table, company);
    let general = |message| vec![Announcement::event(message, Category::General)];
    match event {
        Event::Match(_) => general(begins(company)),
        Event::Round { number } => general(say::round_begins(number)),
        Event::Lot {
            seat,
            drawn: Drawn::Tile(tile),
        } if company.is_you(seat) => general(say::you_lot(tile)),
        Event::Lot {
            seat,
            drawn: Drawn::Tile(tile),
        } => general(say::lot(company.name(seat), tile)),
        Event::Dealt { seat, tiles } if company.is_you(seat) => vec![dealt(seat, &tiles)],
        Event::Redeal { reason } => general(say::redeal(say::Reason(match reason {
            RedealReason::NoDouble => "no-double",
            RedealReason::NoCentre => "no-centre",
            RedealReason::FiveDoubles => "five-doubles",
        }))),
        Event::Turn { seat } => turn(seat, table, company, keys),
        Event::Laid {
            seat,
            tile,
            arm,
            inner,
            ..
        } => laid(seat, tile, arm, inner, table, company),
        Event::Drew { seat, tile } => vec![drew(seat, tile, table, company)],
        Event::Passed { seat } => {
            let message = if company.is_you(seat) {
                say::you_passed()
            } else {
                say::passed(company.name(seat))
            };
            vec![moved(seat, message).with(Cue::Passed)]
        }
        Event::Swapped {
            seat,
            tiles: Some(tiles),
        } if company.is_you(seat) => {
            let list = tiles.iter().copied().map(Arg::Tile).collect();
            vec![
                moved(seat, say::you_swapped(tiles.len(), list))
                    .with(Cue::Drawn)
                    .only_for(seat),
            ]
        }
        Event::Swapped { seat, .. } => {
            vec![moved(seat, say::swapped(company.name(seat))).with(Cue::Drawn)]
        }
        Event::RoundOver {
            reason,
            seat,
            points,
            totals,
            games,
        } => {
            let mut told = round_over(reason, seat, &points, table, company);
            told.push(Announcement::event(
                say::round_totals(sides(&totals, company)),
                Category::Score,
            ));
            if let Some(games) = games {
                told.push(Announcement::event(
                    say::games_won(sides(&games, company)),
                    Category::Score,
                ));
            }
            told
        }
        Event::Lot {
            seat,
            drawn: Drawn::Card(card),
        } => {
            let card = cards::card(cards::CardName(card));
            general(if company.is_you(seat) {
                cards::you_card_lot(card)
            } else {
                cards::card_lot(company.name(seat), card)
            })
        }
        Event::Staked { seat, amount } => on_cards
            .and_then(|cards| cards.staked(seat, amount))
            .into_iter()
            .collect(),
        Event::Card { seat, card } => on_cards
            .map(|cards| cards.taken(seat, card))
            .into_iter()
            .collect(),
        Event::Stood { seat } => on_cards
            .map(|cards| cards.stood(seat))
            .into_iter()
            .collect(),
        Event::HandOver { seat, pot, totals } => {
            let mut told: Vec<_> = on_cards
                .map(|cards| cards.over(seat, pot))
                .into_iter()
                .collect();
            told.push(Announcement::event(
                say::round_totals(sides(&totals, company)),
                Category::Score,
            ));
            told
        }
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
        Event::Dealt { .. } | Event::Boneyard { .. } => Vec::new(),
    }
}

/// Something a player did; the player's next deed makes it stale.
pub(super) fn moved(seat: Seat, message: Message) -> Announcement {
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
    let game = game_name(GameName(company.setup.game.id()));
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

/// Whose turn it is, and what they can do in it.
fn turn(seat: Seat, table: &Table, company: Company<'_>, keys: &Keys) -> Vec<Announcement> {
    if let Some(cards) = Cards::of(table, company)
        .filter(|_| company.is_you(seat) && table.card_view(seat).is_some())
    {
        return vec![cards.turn(seat, keys)];
    }
    let about = |message| Announcement::event(message, Category::Move).about(Topic::Turn);
    let view = table.view(seat).filter(|_| company.is_you(seat));
    let Some((view, legal)) = view.and_then(|view| Some((view, view.legal?))) else {
        let name = company.name(seat);
        let opening = table.board().filter(|board| board.first().is_none());
        // Where the right to open goes round, nobody knows yet who holds the tile.
        let rights = table
            .rules()
            .is_some_and(|rules| rules.shape() == Shape::Owned);
        return vec![about(match opening.map(Board::lead) {
            Some(Some(_)) if rights => say::turn_may_open(name),
            Some(Some(tile)) => say::turn_opening(name, tile),
            Some(None) => say::turn_opens(name),
            None => say::turn_of(name),
        })];
    };
    let board = view.board;
    let ends = || Scene::seen(&view, company).ends();
    let (fitting, confirm, pass) = (
        legal.playable().len(),
        || keys.confirm.clone(),
        || keys.pass.clone(),
    );
    let message = match (board.first(), board.lead()) {
        _ if legal.may_keep() => say::your_turn_swap(keys.exchange.clone(), pass()),
        (None, Some(tile)) if legal.first().contains(tile) => {
            say::your_turn_opening(tile, confirm())
        }
        (None, _) if legal.may_pass() && !legal.first().is_empty() => {
            say::your_turn_offered(confirm(), pass())
        }
        (None, _) if !legal.first().is_empty() => say::your_turn_opens(confirm()),
        _ if fitting > 0 => say::your_turn(ends(), fitting),
        _ if legal.may_draw() => say::your_turn_draw(ends(), keys.draw.clone()),
        _ => say::your_turn_stuck(ends()),
    };
    let mut told = vec![about(message).with(Cue::YourTurn).only_for(seat)];
    let own = |message| Announcement::event(message, Category::Move).only_for(seat);
    let has_moved = board.trail().iter().any(|&(mover, _)| mover == seat);
    if legal.may_swap() && !legal.may_keep() && !has_moved {
        told.push(own(say::swap_offer(keys.exchange.clone())));
    }
    if legal.may_redeal() {
        told.push(own(say::redeal_offer(keys.exchange.clone())));
    }
    told
}

fn laid(
    seat: Seat,
    tile: Tile,
    arm: Option<Arm>,
    inner: Inner,
    table: &Table,
    company: Company<'_>,
) -> Vec<Announcement> {
    let you = company.is_you(seat);
    let name = || company.name(seat);
    let Some(arm) = arm else {
        let message = if you {
            say::you_opened(tile)
        } else {
            say::opened(name(), tile)
        };
        let opened = moved(seat, message).with(Cue::Laid);
        return [opened]
            .into_iter()
            .chain(nearly_out(seat, table, company))
            .collect();
    };
    let Some(rules) = table.rules() else {
        return Vec::new();
    };
    let wild = rules.book().is_wild(tile, rules.options());
    let named = if wild {
        say::wild(GameName(rules.book().id()), tile).into()
    } else {
        Arg::Tile(tile)
    };
    let (place, cue) = match rules.shape() {
        Shape::Line if arm == Arm::LEFT => (say::place_left(), Cue::LaidLeft),
        Shape::Line => (say::place_right(), Cue::LaidRight),
        Shape::Star(_) => {
            let begins = table
                .board()
                .is_none_or(|board| board.along(arm).count() <= 1);
            let place = match inner {
                Inner::Half(half) if !begins => say::place_on(half),
                Inner::Half(_) | Inner::None | Inner::Wild => say::place_new_arm(),
            };
            (place, Cue::Laid)
        }
        Shape::Owned => {
            let place = match arm.owner() {
                Some(owner) if company.is_you(owner) => say::place_yours(),
                Some(owner) if owner != seat => say::place_of(company.name(owner)),
                _ => say::place_own(),
            };
            (place, Cue::Laid)
        }
    };
    let message = match (table.board().filter(|_| wild), you) {
        (Some(board), you) => {
            let open = board.end_of(arm);
            let then = match (open.only(), open.tile()) {
                (Some(half), _) => say::then_half(half),
                (None, Some(_)) => say::then_either(),
                (None, None) => say::then_blank(),
            };
            if you {
                say::you_laid_wild(named, place, then)
            } else {
                say::laid_wild(name(), named, place, then)
            }
        }
        (None, true) => say::you_laid(named, place),
        (None, false) => say::laid(name(), named, place),
    };
    let laid = moved(seat, message).with(cue);
    [laid]
        .into_iter()
        .chain(nearly_out(seat, table, company))
        .collect()
}

/// That another player has one tile left.
fn nearly_out(seat: Seat, table: &Table, company: Company<'_>) -> Option<Announcement> {
    let left = table.board()?.hand_size(seat);
    let message = || say::tiles_left(company.name(seat), left);
    (left == 1 && !company.is_you(seat)).then(|| Announcement::event(message(), Category::Move))
}

fn drew(seat: Seat, tile: Option<Tile>, table: &Table, company: Company<'_>) -> Announcement {
    let left = table.board().map_or(0, Board::boneyard);
    match (tile, table.view(seat)) {
        (Some(tile), Some(view)) if company.is_you(seat) => Announcement::event(
            say::you_drew(Scene::seen(&view, company).fit(&view, tile)),
            Category::Move,
        )
        .with(Cue::Drawn)
        .only_for(seat),
        _ => moved(seat, say::drew(company.name(seat), left)).with(Cue::Drawn),
    }
}

/// A number for each side: "Ada 12, you 9".
fn sides(numbers: &[i32], company: Company<'_>) -> Vec<Arg> {
    let teams = (0..).map_while(Team::new).zip(numbers);
    teams
        .map(|(team, &number)| side(team, number, company))
        .collect()
}

/// A side and its number: "Ada 12".
fn side(team: Team, number: i32, company: Company<'_>) -> Arg {
    say::points_of(company.side(team), signed(number)).into()
}

/// Why a round is over, and what it counts.
fn round_over(
    reason: RoundEnd,
    seat: Option<Seat>,
    points: &[i32],
    table: &Table,
    company: Company<'_>,
) -> Vec<Announcement> {
    let score = |message| Announcement::event(message, Category::Score);
    let won = seat.is_some_and(|seat| company.is_yours(company.seating().team(seat)));
    let cue = if won { Cue::RoundWon } else { Cue::RoundLost };
    let how = match (reason, seat) {
        (RoundEnd::Out, Some(seat)) if company.is_you(seat) => say::round_out_you(),
        (RoundEnd::Out, Some(seat)) => say::round_out(company.name(seat)),
        (RoundEnd::Blocked, _) | (RoundEnd::Out, None) => say::round_blocked(),
    };
    let mut told = vec![score(how).with(cue)];
    if let (RoundEnd::Blocked, Some(seat)) = (reason, seat) {
        told.push(score(if company.is_you(seat) {
            say::count_won_you()
        } else {
            say::count_won(company.name(seat))
        }));
    }
    if let Some(ended) = table.ended()
        && ended.team_weights(company.seating())[..points.len()] != *points
    {
        // The points are not simply what each side held, so it is told what was held.
        let held = ended.playing.iter().filter(|seat| ended.weight(*seat) > 0);
        let left = |seat| say::points_of(company.who(seat), signed(ended.weight(seat))).into();
        told.push(score(say::round_left(held.map(left).collect())));
    }
    told.push(score(if points.iter().all(|&points| points == 0) {
        say::nobody_scores()
    } else {
        // Who was out before takes no part.
        let played = |team: Team| {
            let mut members = company.seating().members_of(team);
            let ended = table.ended();
            ended.is_none_or(|ended| members.any(|seat| ended.playing.contains(seat)))
        };
        let teams = (0..).map_while(Team::new).zip(points);
        let teams = teams.filter(|&(team, _)| played(team));
        say::round_points(
            teams
                .map(|(team, &points)| side(team, points, company))
                .collect(),
        )
    }));
    told
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
