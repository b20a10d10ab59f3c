//! The answers to the keys that ask about the table, and the review of what was said.

use crate::announce::{Arg, Fact, GameName, Message, messages};
use serpente_engine::rules::{Pip, Tile};

messages! {
    /// The ends of the serpent.
    ends(left: Arg, right: Arg);
    /// The arms of a star while it is begun. `next`: the half that begins an arm.
    star_begins(begun: usize, arms: usize, next: Pip);
    /// The open halves of a star, lowest first.
    star_ends(ends: Vec<Arg>);
    /// Everybody's arms. `arms`: one after the other.
    arm_ends(arms: Vec<Arg>);
    /// Somebody's arm and its end.
    arm_end(who: Arg, end: Arg);
    /// Somebody's arm and its end, open to all.
    arm_end_open(who: Arg, end: Arg);
    /// An end where either half may be built on.
    end_either(high: Pip, low: Pip);
    /// An end where only a blank may follow.
    end_blank();
    /// Nothing was laid yet.
    nothing_laid();
    /// The serpent from left to right.
    serpent(count: usize, tiles: Vec<Arg>);
    /// A serpent with arms. `arms`: one after the other.
    serpent_arms(first: Tile, arms: Arg);
    /// An arm with its tiles, from the first tile outward.
    arm(name: Arg, tiles: Vec<Arg>);
    /// The name of an arm of a star, by its number.
    arm_number(number: usize);
    /// The whole hand.
    hand(count: usize, tiles: Vec<Arg>, pips: u32);
    /// The tiles that were left after a round, one player after the other.
    hands_left(hands: Arg);
    /// A player and the tiles that were left to them.
    hand_left(who: Arg, tiles: Vec<Arg>);
    /// A tile of the hand and where it can be laid.
    tile_fits(tile: Arg, places: Arg);
    /// A tile of the hand and where it can be laid; and what must be done before anything else.
    fit_and_duty(fit: Message, duty: Message);
    /// A tile of the hand that opens the round.
    tile_opens(tile: Arg);
    /// A tile of the hand that cannot be laid.
    tile_fits_not(tile: Arg);
    /// A tile that fits both ends: which side? `right`, `left`: the keys.
    which_side(tile: Arg, right: Message, left: Message);
    /// Where a tile goes that opens the round, on a screen that is touched.
    place_open();
    /// A tile of the hand, on such a screen.
    tile_held(tile: Arg);
    /// What the help key tells while it is asked where a tile goes. It does not tell which: the help is everybody's.
    place_help(enter: Message, back: Message);
    /// What has the others not wait any longer.
    hurry_help(key: Message);
    /// A tile that fits in several places. `choices`: one after the other.
    which_place(tile: Arg, choices: Arg);
    /// One of several places.
    choice(number: usize, place: Message);
    /// The question was taken back.
    never_mind();
    /// The scores. `scores`: one side after the other.
    scores(scores: Arg);
    /// The scores where several games make the match. `games`: the games won, one side after the other.
    scores_games(scores: Arg, games: Arg);
    /// The scores where several sets make the match. `sets`: the sets won, one side after the other.
    scores_sets(scores: Arg, sets: Arg);
    /// A side and its total.
    score_of(who: Arg, total: Arg);
    /// A side that is out of the match, and its total.
    score_out(who: Arg, total: Arg);
    /// About the match. `stock`: what the tiles are that nobody holds. `hands`: how many tiles each player holds.
    match_info(game: Message, round: u32, goal: Message, boneyard: usize, stock: Undealt, hands: Vec<Arg>);
    /// About the match between rounds.
    match_info_between(game: Message, round: u32, goal: Message);
    /// A player and the number of tiles in hand.
    hand_size(who: Arg, count: usize);
    /// It is the listener's turn.
    whose_turn_you();
    /// A sentence, and what else can be done now.
    told_with(told: Message, more: Message);
    /// It is somebody's turn.
    whose_turn(who: String);
    /// No round is being played.
    whose_turn_nobody(key: Message);
    /// How many tiles of each number are in sight: on the table, and in the `own` hand. `each`: how many there are of a
    /// number.
    counts(own: bool, each: u8, groups: Arg);
    /// Numbers with equally many tiles in sight.
    count_group(count: usize, numbers: Arg);
    /// Leave the match?
    leave_question(kept: bool, yes: Message, no: Message);
    /// Leave a match that cannot be kept?
    leave_unkept(yes: Message, no: Message);

    /// A hint: lay this tile.
    hint_lay(tile: Tile);
    /// A hint: lay this tile there.
    hint_lay_at(tile: Tile, place: Message);
    /// A hint: draw.
    hint_draw(key: Message);
    /// A hint: exchange the hand, or ask for a new deal.
    hint_exchange(key: Message);
    /// A hint: pass.
    hint_pass(key: Message);
    /// A hint: do not exchange the hand.
    hint_keep(key: Message);

    /// A hint with what speaks for it.
    hint_why(hint: Message, first: Arg, reasons: Arg);
    /// A number, as several tiles have it.
    halves(half: u8);
    /// A reason: a number stays open that the hand has more tiles with.
    reason_keeps_open(half: u8);
    /// A reason: the next opponent passed on the number that is left open.
    reason_passed_on(who: String, half: u8);
    /// A reason: a team-mate passed on the number that is covered.
    reason_frees(who: String, half: u8);
    /// A reason: no other tile sheds so many points.
    reason_sheds(points: u32);
    /// A reason: left alone in the hand, the tile counts so much.
    reason_alone(points: u32);
    /// A reason: it is a double.
    reason_double();
    /// A reason: so few hidden tiles go on the end that is left open.
    reason_scarce(count: usize);
    /// A reason: this tile of the hand goes on the end that is left open.
    reason_follow(tile: Tile);
    /// A reason: no other move leaves the hand so many tiles that go on some end.
    reason_most_to_lay();
    /// A reason: no other move leaves so few hidden tiles that go on some end.
    reason_least_for_others();
    /// A reason: it is the only tile that goes, and the ends on which it goes show the same.
    reason_alike();
    /// A reason: the hand has no other tile.
    reason_last_tile();
    /// A reason: there is no choice.
    reason_forced();
    /// A reason to let a team-mate open.
    reason_mate_opens();
    /// A reason: what is left open is followed by a number that the hand has more tiles with.
    reason_will_fit(half: u8);
    /// A reason: a wild tile stays in the hand.
    reason_saves(tile: Tile);
    /// The listener's own arm stays closed to the others.
    reason_stays_closed();
    /// Somebody's arm closes to all others.
    reason_closes(who: String);
    /// A reason to exchange the hand: its points.
    reason_heavy(points: u32);
    /// Who exchanges and loses pays double.
    reason_pays_double();
    /// A reason to ask for a new deal: how many doubles the hand has.
    reason_doubles(count: usize);

    /// Matches were simulated. `wins`: one player after the other.
    simulated(game: GameName, matches: u32, rounds: u64, wins: Vec<Arg>);
    /// A player and the number of matches won.
    player_wins(who: String, wins: i64);

    /// How far a long command has come.
    progress(done: u32, count: u32);
    /// Two computer players were compared. `share`, `least`, `most`: percentages.
    arena_told(game: GameName, one: String, other: String, deals: u32, share: Message, least: Message, most: Message);
    /// The same over whole matches.
    arena_matches_told(game: GameName, one: String, other: String, matches: u32, share: Message, least: Message, most: Message);
    /// How a computer player did: points a round and milliseconds a move.
    arena_player(player: String, points: Message, mean: Message, longest: Message);
    /// A game tree was counted. `plies`: how many at each depth.
    tree_told(deal: String, nodes: u64, leaves: u64, out: u64, plies: Vec<Arg>);

    /// Nothing was said yet.
    review_empty();
    /// The beginning of what was said.
    review_start();
    /// The end of what was said.
    review_end();
    /// Everything is reviewed.
    review_all();
    /// Only moves are reviewed.
    review_moves();
    /// Only scores are reviewed.
    review_scores();
    /// Only the listener's own lines are reviewed.
    review_own();
    /// Only what people said to one another is gone through.
    review_talk();
    /// Who laid which tiles, one after the other, to somebody who is behind.
    meanwhile(names: Vec<Arg>, tiles: Vec<Arg>);
    /// What was said is saved. `key`: it tells the folder.
    review_saved(file: String, key: Message);
    /// Where it is saved.
    review_saved_in(folder: String);
}

/// What the tiles are that nobody was dealt, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Undealt {
    /// A boneyard, to draw from.
    Boneyard,
    /// A whole hand, to exchange for.
    Spare,
    /// There are none, or nobody ever takes them.
    None,
}

impl From<Undealt> for Arg {
    fn from(undealt: Undealt) -> Self {
        Self::Word(match undealt {
            Undealt::Boneyard => "boneyard",
            Undealt::Spare => "spare",
            Undealt::None => "none",
        })
    }
}

impl Fact for Undealt {
    fn samples() -> Vec<Arg> {
        [Self::Boneyard, Self::Spare, Self::None]
            .map(Arg::from)
            .to_vec()
    }
}
