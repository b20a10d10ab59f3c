//! What happens at a table.

use crate::announce::{Arg, Fact, GameName, Message, messages};
use serpente_engine::rules::{Pip, Tile};

messages! {
    /// The person who listens, in a list of names.
    listener();
    /// A match begins. `who`: everybody, in the order of play.
    match_begins(game: Message, players: usize, goal: Message, who: Arg);
    /// A match begins, in teams. `teams`: the names of all.
    match_begins_teams(game: Message, teams: Arg, goal: Message);
    /// Teams, and one more that plays against them.
    teams_against(teams: Arg, team: Arg);
    /// A match goes on where it stopped.
    match_goes_on(game: Message, round: u32);
    /// What happened before a match was taken up again follows.
    match_recap();
    /// The match is played to this many points.
    goal_limit(limit: u32);
    /// So many rounds are to be won.
    goal_hands(limit: u32);
    /// So many rounds are to be won one after the other.
    goal_in_a_row(limit: u32);
    /// Several games make the match, and each is won past this many points.
    goal_games(limit: u32);
    /// Two sets win the match, and each goes to this many points.
    goal_sets(limit: u32);
    /// The match has this many rounds.
    goal_rounds(rounds: u32);
    /// A round begins.
    round_begins(round: u32);
    /// The hand the listener was dealt.
    you_are_dealt(count: usize, tiles: Vec<Arg>);
    /// The tiles are dealt again. `reason`: `no-double`, `no-centre` or `five-doubles`.
    redeal(reason: Reason);
    /// A match begins in which the draw makes the teams.
    match_begins_draw(game: Message, goal: Message);
    /// How long a player may think about each turn, in seconds.
    time_to_think(seconds: u32);
    /// What everybody drew before the first round, the highest first. `drawn`: one after the other.
    lots(drawn: Vec<Arg>);
    /// A player and what they drew.
    lot_of(who: Arg, drawn: Arg);
    /// Who drew the highest tile opens.
    lot_opens(who: String);
    /// The listener drew the highest tile, and opens.
    lot_opens_you();
    /// Who drew the highest tile begins, where the first tile lies already.
    lot_begins(who: String);
    /// The listener drew the highest tile, and begins.
    lot_begins_you();
    /// These two drew the highest tiles and are partners. `others`: the other two.
    lot_pairs(pair: Arg, others: Arg);
    /// The listener is one of the two.
    lot_pairs_with_you(partner: String, others: Arg);

    /// Somebody opens the round and must lay this tile first.
    turn_opening(who: String, tile: Tile);
    /// The listener opens the round and must lay this tile first.
    your_turn_opening(tile: Tile, key: Message);
    /// Somebody opens the round with any tile.
    turn_opens(who: String);
    /// Somebody has the right to open the round, if they hold the tile for it.
    turn_may_open(who: String);
    /// The listener opens the round with any tile.
    your_turn_opens(key: Message);
    /// The listener has the right to open, but not the tile for it.
    your_turn_right(tile: Tile, pass: Message);
    /// The listener may open the round with any tile, or leave it to the partner.
    your_turn_offered(key: Message, pass: Message);
    /// The listener has laid the centre and may exchange the hand now.
    your_turn_swap(key: Message, pass: Message);
    /// The listener may exchange the hand in this turn.
    swap_offer(key: Message);
    /// The listener may lay a tile, and may draw instead.
    draw_offer(key: Message);
    /// Only wild tiles fit, and the listener may draw instead of laying one.
    draw_offer_wild(game: GameName, key: Message);
    /// The listener may lay a tile, and may pass instead.
    pass_offer(pass: Message);
    /// The listener may ask for a new deal.
    redeal_offer(key: Message, doubles: u8);
    /// It is somebody's turn.
    turn_of(who: String);
    /// It is the listener's turn. `fitting`: how many of their tiles can be laid.
    your_turn(ends: Message, fitting: usize);
    /// The listener has laid a tile, and may add another. `pass`: what ends the turn.
    one_more_tile(ends: Message, pass: Message);
    /// It is the listener's turn; no tile fits, but one can be drawn.
    your_turn_draw(ends: Message, key: Message);
    /// It is the listener's turn; no tile fits and none can be drawn. `key`: what passes.
    your_turn_stuck(ends: Message, key: Message);

    /// Somebody laid the first tile.
    opened(who: String, tile: Tile);
    /// The listener laid the first tile.
    you_opened(tile: Tile);
    /// Somebody laid a tile. `tile`: the tile, or a wild tile by its name; `place`: where.
    laid(who: String, tile: Arg, place: Message);
    /// The listener laid a tile.
    you_laid(tile: Arg, place: Message);
    /// Somebody laid a tile on their own arm or train, as usual.
    laid_own(who: String, tile: Arg, place: Message);
    /// The listener laid a tile on their own arm or train.
    you_laid_own(tile: Arg, place: Message);
    /// Somebody laid a tile on another's arm or train, or on that of all.
    laid_elsewhere(who: String, tile: Arg, place: Message);
    /// The listener laid a tile on another's arm or train, or on that of all.
    you_laid_elsewhere(tile: Arg, place: Message);
    /// Somebody laid a wild tile. `then`: what may follow it.
    laid_wild(who: String, tile: Arg, place: Message, then: Message);
    /// The listener laid a wild tile.
    you_laid_wild(tile: Arg, place: Message, then: Message);
    /// A wild tile by its name. `game`: the game, which has its own word for it.
    wild(game: GameName, tile: Arg);
    /// A tile that lies across, and lets only a blank follow.
    lying_across(tile: Arg);
    /// Either half of a wild tile may be built on.
    then_either();
    /// Only a blank, or another wild tile, may follow.
    then_blank();
    /// This half may be built on.
    then_half(half: Pip);

    /// On the left.
    place_left();
    /// On the right.
    place_right();
    /// On the arm of a star that shows this half.
    place_on(half: Pip);
    /// All arms of the star are begun.
    star_complete();
    /// On a new arm of a star.
    place_new_arm();
    /// On the player's own arm.
    place_own();
    /// On the listener's arm.
    place_yours();
    /// On somebody's arm.
    place_of(who: String);
    /// At a place, this half turned outward.
    place_outward(place: Message, half: Pip);
    /// At a place, across.
    place_across(place: Message);

    /// Somebody exchanged the hand.
    swapped(who: String);
    /// The listener exchanged the hand for these tiles.
    you_swapped(count: usize, tiles: Vec<Arg>);
    /// Somebody has few tiles left.
    tiles_left(who: String, count: usize);
    /// Somebody is out of tiles, and their partner plays on.
    first_out(who: String, mate: String);
    /// The listener is out of tiles, and their partner plays on.
    first_out_you(mate: String);
    /// The listener's partner is out of tiles, and the listener plays on.
    first_out_mate(who: String);
    /// Somebody drew a tile nobody else may see.
    drew(who: String, left: usize);
    /// Somebody drew several tiles nobody else may see.
    drew_many(who: String, count: u8, left: usize);
    /// How much is left to draw, behind what somebody drew.
    boneyard_left(left: usize);
    /// Somebody drew tiles nobody else may see, and passed.
    drew_and_passed(who: String, count: u8, left: usize);
    /// The listener drew a tile. `fits`: the tile and where it can be laid.
    you_drew(fits: Message);
    /// The listener drew a tile that can be laid or kept.
    you_drew_fits(fits: Message, lay: Message, keep: Message);
    /// The listener drew a tile that must be laid.
    you_drew_lay(fits: Message, lay: Message);
    /// Somebody passed.
    passed(who: String);
    /// The listener passed.
    you_passed();
    /// The listener passed, with no tile for these halves.
    you_passed_stuck(halves: Arg);
    /// The listener passed: only a wild tile would fit.
    you_passed_wild(game: GameName);
    /// The listener had the right to open, but not the tile for it.
    you_passed_right(tile: Tile);
    /// Somebody's thinking time is over.
    time_up(who: String);
    /// The listener's thinking time is over.
    your_time_up();
    /// So many seconds of the listener's thinking time are left.
    time_left(seconds: u64);

    /// Somebody laid the last tile of their hand and won the round.
    round_out(who: String);
    /// The listener laid the last tile of their hand and won the round.
    round_out_you();
    /// Nobody can move.
    round_blocked(game: GameName);
    /// A side has the fewest pips and wins the round. `members`: how many they are.
    count_won(who: Arg, members: usize);
    /// The listener has the fewest pips and wins the round.
    count_won_you();
    /// The listener's side has the fewest pips and wins the round. `who`: all its members.
    count_won_with_you(who: Arg);
    /// The sides have equal pips; the one that laid the last tile wins.
    count_equal(who: String);
    /// The sides have equal pips; the listener laid the last tile and wins.
    count_equal_you();
    /// Nobody scores.
    nobody_scores();
    /// Nobody scores, since several sides have the fewest pips.
    nobody_scores_tied();
    /// Several players have the fewest pips, and the others pay them.
    tied_paid(who: Arg);
    /// What is left over where it does not divide among the tied.
    odd_points(who: Arg, points: i32);
    /// The others pay what they hold more than the winner.
    pay_difference();
    /// Somebody exchanged the hand and lost: what they pay counts twice.
    pays_double(who: String, single: i32, double: i32);
    /// The listener exchanged the hand and lost: what they pay counts twice.
    you_pay_double(single: i32, double: i32);
    /// What the winner of a count scores: the pips of the others, less the own.
    less_own(others: i32, own: i32, points: i32);
    /// The pips that were left make so many game points.
    game_points(pips: i32, points: i32);
    /// A game of the match is won, and another begins.
    new_game();
    /// The pips that the members of a side still held, and their sum. `hands`: one member after the other.
    left_together(hands: Arg, sum: u32);
    /// The pips that were left in the hands. `left`: one player after the other.
    round_left(left: Arg);
    /// The games won so far. `games`: one side after the other.
    games_won(games: Arg);
    /// A set was won, and another begins.
    new_set();
    /// The sets won so far. `sets`: one side after the other.
    sets_won(sets: Arg);
    /// The points of a round. `points`: one side after the other.
    round_points(points: Arg);
    /// The totals after a round. `totals`: one side after the other.
    round_totals(totals: Arg);
    /// A side and its points.
    points_of(who: Arg, points: Arg);
    /// A side that reached the limit. `members`: how many people the side is.
    eliminated(who: Arg, members: usize);
    /// The listener's side reached the limit.
    you_eliminated(members: usize);
    /// What a listener can do who is eliminated.
    ways_out(on: Message, leave: Message, end: Message);
    /// The rest of the match is played without telling it.
    played_out();
    /// A side that reached the limit with all others and has the lowest total.
    eliminated_last(who: Arg, members: usize);
    /// The same of the listener's side.
    you_eliminated_last(members: usize);
    /// The match is won. `members`: how many people won.
    match_won(who: Arg, members: usize);
    /// Nobody has won the match.
    match_drawn();
    /// The match is won by the listener alone.
    match_won_you();
    /// The match is won by the listener and others.
    match_won_with_you(who: Arg);
    /// What goes on with the next round.
    next_round(key: Message);
    /// What leads from the end of the match to another one, and to the menu.
    match_ended(again: Message, leave: Message);
    /// What leads from the end of the tutorial to the menu.
    lesson_ended(key: Message);

    /// The keyboard is handed over to somebody.
    handover(who: String, key: Message);
    /// Somebody took the keyboard.
    handover_done(who: String);
}

/// Why tiles are dealt again, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reason(pub &'static str);

impl From<Reason> for Arg {
    fn from(reason: Reason) -> Self {
        Self::Word(reason.0)
    }
}

impl Fact for Reason {
    fn samples() -> Vec<Arg> {
        [
            "no-double",
            "no-centre",
            "five-doubles",
            "many-doubles",
            "many-alike",
            "six-doubles",
            "all-passed",
        ]
        .map(Arg::Word)
        .to_vec()
    }
}
