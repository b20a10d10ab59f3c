//! Answers to the keys that ask about the table.

use super::company::Company;
use super::say::{points, refusals, review as say, trains};
use super::tell::{game_of, goal, in_order, is_told_by_ends, sides, time_to_think, whole_turn};
use super::{Arg, Cards, GameName, Keys, Message, Scene, Tricks, followed_by};
use serpente_engine::bots::Reason;
use serpente_engine::rules::{Board, Pip, Rules, Seat, Stuck, Tally, Tile};
use serpente_engine::table::{GameView, SeatView, View};
use std::collections::BTreeMap;

/// Returns the message that lists the whole hand, in the order in which the player holds it.
pub fn hand(view: &View<'_>, tiles: &[Tile], company: Company<'_>) -> Message {
    let scene = Scene::seen(view, company);
    let list = tiles.iter().map(|&tile| scene.named(tile));
    say::hand(tiles.len(), list, view.rules.weigh(view.hand))
}

/// Returns the message that says which tiles a player had left at the end of the round.
pub fn hand_left(company: Company<'_>, seat: Seat, tiles: &[Tile]) -> Message {
    say::hand_left(company.who(seat), tiles)
}

/// Returns the message with the scores.
pub fn scores(seen: &SeatView) -> Message {
    match Tricks::of(seen) {
        Some(tricks) => tricks.scores(seen, scores_of(seen.tally(), Company::of(seen))),
        None => scores_of(seen.tally(), Company::of(seen)),
    }
}

/// Returns the message with the scores of this tally.
pub fn scores_of(tally: &Tally, company: Company<'_>) -> Message {
    let mut by_side = Vec::new();
    for team in in_order(tally.totals(), company) {
        let side = company.side(team);
        let total = tally.total(team);
        by_side.push(if tally.is_out(team) {
            say::score_out(side, total)
        } else {
            say::score_of(side, total)
        });
    }
    // When spoken, numbers separated only by commas run together.
    let scores = Arg::apart(by_side);
    if company.setup.counts_sets() {
        say::scores_sets(scores, sides(tally.games(), company))
    } else if company.setup.counts_games() {
        say::scores_games(scores, sides(tally.games(), company))
    } else if tally.waiting > 0 {
        points::scores_waiting(GameName(company.setup.game.id()), scores, tally.waiting)
    } else {
        say::scores(scores)
    }
}

/// Returns the message about the match: tiles in each hand, boneyard, game, round, limit, and
/// thinking time.
pub fn about_match(seen: &SeatView) -> Message {
    followed_by(how_it_stands(seen), time_to_think(seen.setup()))
}

fn how_it_stands(seen: &SeatView) -> Message {
    let setup = seen.setup();
    let company = Company::of(seen);
    let game = game_of(setup);
    let round = seen.round_number();
    let goal = goal(setup.game, setup.options.goal, &setup.options.house);
    let Some(board) = seen.board() else {
        return say::match_info_between(game, round, goal);
    };
    let mut hands = Vec::new();
    for seat in board.playing().iter() {
        hands.push(say::hand_size(company.who(seat), board.hand_size(seat)));
    }
    let undealt = match seen.rules() {
        Some(rules) => undealt(rules, board),
        None => "none",
    };
    say::match_info(
        game,
        round,
        goal,
        board.boneyard(),
        say::Undealt(undealt),
        hands,
    )
}

/// Returns the kind of the tiles that were dealt to nobody.
fn undealt(rules: &Rules, board: &Board) -> &'static str {
    let options = &rules.options;
    let all_are_dealt = options.hand * board.playing().len() == options.set.len();
    if rules.swaps {
        "spare"
    } else if all_are_dealt || rules.drawing.stuck == Stuck::Pass {
        "none"
    } else {
        "boneyard"
    }
}

/// Returns the message that says whose turn it is. If it is the listener's, it also says what they
/// can do, with all keys but those that lay.
pub fn whose_turn(seen: &SeatView, keys: &Keys) -> Message {
    let company = Company::of(seen);
    match seen.turn() {
        Some(seat) if company.is_you(seat) => match seen.game_view() {
            Some(GameView::Tiles(view)) => {
                let turn = whole_turn(&view, company, keys);
                if is_told_by_ends(&view, company) {
                    say::turn_is_yours(turn)
                } else {
                    turn
                }
            }
            Some(GameView::Cards(view)) => Cards::seen(&view, company).turn(seat, keys).message,
            Some(GameView::Tricks(view)) => {
                Tricks::seen(&view, company).turn_when_asked(&view, keys)
            }
            None => say::whose_turn_you(),
        },
        Some(seat) => say::whose_turn(company.name(seat)),
        None => no_round(seen, keys),
    }
}

/// Returns the message that says that no round is being played, and how to go on.
pub fn no_round(seen: &SeatView, keys: &Keys) -> Message {
    if seen.winners().is_some() {
        refusals::match_is_over(&keys.ahead.play_again, &keys.leave)
    } else if seen.setup().game.is_of_tricks() {
        refusals::hand_is_over(&keys.ahead.next_round)
    } else {
        refusals::round_is_over(&keys.ahead.next_round)
    }
}

/// Returns the message that says how many tiles of each number are visible to the listener: on the
/// table, and in their own hand. Numbers with equal counts are announced together, the likeliest to
/// run out first.
pub fn counts(seen: &SeatView, own: Option<&[Tile]>) -> Message {
    let laid: Vec<Tile> = match (seen.board(), seen.trick_board()) {
        (Some(board), _) => board.laid().iter().collect(),
        (None, Some(board)) => board.played().iter().collect(),
        (None, None) => Vec::new(),
    };
    if own.is_none() && laid.is_empty() {
        return say::nothing_laid();
    }
    let totals = in_play(seen);
    let each = totals.values().copied().max().unwrap_or_default();
    let mut few = Vec::new();
    let mut groups: BTreeMap<usize, Vec<Message>> = BTreeMap::new();
    for (half, all) in totals {
        let in_sight = laid.iter().chain(own.unwrap_or_default());
        let count = in_sight.filter(|tile| tile.has(half)).count();
        let halves = say::halves(half.get());
        if all == each {
            groups.entry(count).or_default().push(halves);
        } else if count > 0 {
            few.push(say::count_of_few(count, all, halves));
        }
    }
    let mut largest_first = Vec::new();
    for (count, numbers) in groups.into_iter().rev() {
        if count > 0 {
            largest_first.push(say::count_group(count, Arg::all(numbers)));
        }
    }
    largest_first.extend(few);
    say::counts(own.is_some(), each, Arg::apart(largest_first))
}

/// Returns how many tiles of each number are played with.
fn in_play(seen: &SeatView) -> BTreeMap<Pip, usize> {
    let options = &seen.setup().options;
    let left_out = match seen.setup().game.book() {
        Some(book) => (book.deal.left_out)(options),
        None => None,
    };
    let of_tricks = seen
        .setup()
        .game
        .trick_rules(options.seating, &options.house);
    let tiles: Vec<Tile> = match of_tricks {
        Some(rules) => rules.tiles().iter().collect(),
        None => options.set.tiles().collect(),
    };
    let mut totals = BTreeMap::new();
    for tile in tiles {
        if Some(tile) == left_out {
            continue;
        }
        *totals.entry(tile.low()).or_default() += 1;
        if tile.low() != tile.high() {
            *totals.entry(tile.high()).or_default() += 1;
        }
    }
    totals
}

/// Returns the message for a reason to choose a move.
pub fn reason(reason: Reason, company: Company<'_>) -> Message {
    match reason {
        Reason::Scores(made) => points::because_scores(made),
        Reason::KeepsOpen(half) => say::reason_keeps_open(half.get()),
        Reason::PassedOn(seat, half) => say::reason_passed_on(company.name(seat), half.get()),
        Reason::Frees(seat, half) => say::reason_frees(company.name(seat), half.get()),
        Reason::Sheds(points) => say::reason_sheds(points),
        Reason::Alone(points) => say::reason_alone(points),
        Reason::Double => say::reason_double(),
        Reason::Scarce(count) => say::reason_scarce(count),
        Reason::Follow(tile) => say::reason_follow(tile),
        Reason::MostToLay => say::reason_most_to_lay(),
        Reason::LeastForOthers => say::reason_least_for_others(),
        Reason::Alike => say::reason_alike(),
        Reason::LastTile => say::reason_last_tile(),
        Reason::Forced => say::reason_forced(),
        Reason::MateOpens => say::reason_mate_opens(),
        Reason::WillFit(half) => say::reason_will_fit(half.get()),
        Reason::Saves(tile) => say::reason_saves(tile),
        Reason::Covers => trains::because_covers(),
        Reason::Unmarks => trains::because_unmarks(),
        Reason::SavesOwn => trains::because_saves_own(),
        Reason::StaysClosed => say::reason_stays_closed(),
        Reason::Closes(seat) => say::reason_closes(company.name(seat)),
        Reason::PaysDouble => say::reason_pays_double(),
        Reason::Heavy(points) => say::reason_heavy(points),
        Reason::Doubles(count) => say::reason_doubles(count),
    }
}
