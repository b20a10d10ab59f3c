//! Points that are made while tiles are laid, and what a round's end makes of pips in such games.

use crate::announce::{Arg, Fact, Message, messages};
use serpente_engine::rules::{Finish, Pip, Tile, Why};

messages! {
    /// Where a tile was laid: from the upper tip of the spinner.
    place_up();
    /// From its lower tip.
    place_down();
    /// On a tip of a double that has no tile yet.
    place_tip(half: Pip);
    /// An end, and where it is.
    end_at(place: Message, end: Arg);
    /// A tip that has no tile yet.
    end_tip(half: Pip);
    /// The ends of a serpent with tips. `ends`: one after the other.
    ends_listed(ends: Vec<Arg>);
    /// The ends, and what they count together.
    ends_counted(ends: Message, count: u32);
    /// An arm by its place, and the double that it grows from.
    arm_from(place: Message, tile: Tile);
    /// An arm by nothing but the double that it grows from.
    arm_of(tile: Tile);
    /// What the ends count after a tile was laid that scores nothing.
    count_nothing(count: u32);
    /// Points for a tile that are just what the ends count.
    tile_scores(points: i32);
    /// What the ends count after a tile was laid, and the points for it.
    count_scores(count: u32, points: i32);
    /// Of these points one is for going out.
    one_for_out();
    /// Of these points so many are for the knocks before.
    some_for_knocks(knocks: i32);
    /// What the ends count would score so many points, which would pass the limit: they are not written.
    count_in_vain(count: u32, points: i32, limit: u32);
    /// What the ends count after the opening tile would win, where that cannot: nothing is written.
    count_opening_in_vain(count: u32);
    /// Both ends are alike.
    header_scores(points: i32);
    /// Both ends are alike, and a double lies at one.
    triple_header_scores(points: i32);
    /// What the winner takes is rounded to the nearest five.
    rounded_to(pips: i32, points: i32);
    /// The other hands, each rounded by itself. `hands`: what each came to; `sum`: together.
    rounded_hands(hands: Vec<Arg>, sum: i32);
    /// The same less what the winner's side holds. `others`: what the others hold.
    rounded_less_own(others: i32, own: i32, points: i32);
    /// And divided by five.
    by_five(points: i32);
    /// Points of a round's end would pass the limit: they are not written.
    hands_in_vain(points: i32, limit: u32);
    /// Of a blocked round: how many doubles each holds, which come before the pips. `doubles`: one after the other.
    doubles_held(doubles: Vec<Arg>);
    /// Going out scores so many points.
    out_scores(points: i32);
    /// Winning a blocked round scores so many points.
    block_scores(points: i32);
    /// What a bonus is for.
    bonus(bonus: Bonus);
    /// A bonus, and for whom. `who`: a side.
    bonus_scores(bonus: Bonus, points: i32, who: Arg);
    /// A bonus for the listener's side.
    bonus_scores_you(bonus: Bonus, points: i32);
    /// Several points that one side scored by the end of a round. `parts`: one after the other.
    added_up(parts: Vec<Arg>, sum: i32);
    /// Of these, those of the tiles that were left.
    part_of_hands(points: i32);
    /// Of these, a bonus.
    part_of_bonus(bonus: Bonus, points: i32);
    /// What others' passes brought, as one part of several.
    part_of_passes(points: i32);
    /// A set that is won while the others have nothing.
    set_counts_double();
    /// All rounds were played, and nobody leads.
    one_round_more();
    /// The winners score what is left in all hands.
    takes_all(pips: i32, who: Arg);
    /// The listener's side does.
    takes_all_you(pips: i32);
    /// Of a blocked round, the two hands of which the lower wins. `hands`: one after the other.
    closer_compared(hands: Vec<Arg>);
    /// What was compared is equal: the opener's pair wins.
    equal_to_opener();
    /// The same, and the block goes to the pair of who closed it.
    equal_to_closer();
    /// Of a blocked round, the hand that is lowest, or those. `hands`: one after the other.
    lowest_hand(hands: Vec<Arg>);
    /// What kind of tile somebody went out with.
    finish(finish: FinishName);
    /// What it scores.
    finish_scores(finish: FinishName, points: i32);
    /// After a null round the points count twice: so many.
    counts_double(points: i32);
    /// The round was null: the next one counts double.
    next_counts_double();
    /// The last tile doubles the points: so many.
    finish_doubles(finish: FinishName, points: i32);
    /// The last tile is a double, and all others of its number lie: so much more, and in all.
    last_of_number(more: i32, points: i32);
    /// Who closed a blocked round. `who`: a player.
    closed(who: String);
    /// The listener did.
    closed_you();
    /// Who closed it holds as much as the others, who win therefore.
    closer_tied();
    /// Who closed it holds more and loses a point.
    closer_loses();
    /// The same, where the points count twice: so many.
    closer_doubles(points: i32);
    /// Who has won a blocked round. `who`: a side.
    block_won(who: Arg);
    /// The listener's side has won it.
    block_won_you();
    /// All pips that are left are worth so many points.
    pips_worth(pips: i32, points: i32);
    /// A capicúa doubles these points to so many.
    capicua_doubles(points: i32);
    /// A side has nothing any more.
    back_to_zero(who: Arg);
    /// Every side has won a round, and all go back to nothing.
    all_back_to_zero();
    /// A side has nothing at the end of the match.
    shut_out(who: Arg);
    /// It is the listener's.
    shut_out_you();
    /// A reason for a move: it scores so many points.
    because_scores(points: i32);

    /// A tile counts otherwise, since it is all that somebody has left.
    lone_tile(tile: Tile, points: u32, who: Arg);
    /// What a side holds, and what waited for it.
    eggs_added(who: Arg, own: i32, eggs: i32, sum: i32);
    /// What these sides hold is not written: they have no points yet, and it is too little to begin with. `sides`: one after the
    /// other.
    account_closed(least: i32, sides: Arg);
    /// The same, but it waits for their next loss.
    account_waits(least: i32, sides: Arg);
    /// What a side holds, and what waited for it since it was too little before.
    waited_added(who: Arg, own: i32, waited: i32, sum: i32);
    /// So many points wait for whoever loses the next round.
    eggs_wait(points: i32);
    /// The scores, and what waits. `scores`: one side after the other.
    scores_waiting(scores: Arg, points: i32);
    /// A side that reached the limit first, and has lost. `members`: how many people the side is.
    goat(who: Arg, members: usize);
    /// It is the listener's side.
    goat_you(members: usize);
}

/// What a bonus is for, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bonus(pub Why);

impl From<Bonus> for Arg {
    fn from(bonus: Bonus) -> Self {
        Self::Word(match bonus.0 {
            Why::Pass => "pass",
            Why::AllPassed => "all-passed",
            Why::Capicua => "capicua",
            Why::CapicuaDouble => "capicua-double",
            Why::FirstPass => "first-pass",
            Why::Chuchazo => "chuchazo",
            Why::Doubles => "doubles",
            Why::Prize | Why::Count | Why::Header | Why::TripleHeader => "prize",
        })
    }
}

impl Fact for Bonus {
    fn samples() -> Vec<Arg> {
        Why::BONUSES.map(|why| Self(why).into()).to_vec()
    }
}

/// A kind of tile to go out with, as a keyword: by the terms of Brazil or, where doubles are *balak*, of Indonesia.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FinishName {
    /// Which kind.
    pub finish: Finish,
    /// Whether doubles are *balak*.
    pub balak: bool,
}

impl From<FinishName> for Arg {
    fn from(name: FinishName) -> Self {
        Self::Word(match (name.finish, name.balak) {
            (Finish::Plain, false) => "plain",
            (Finish::Double, false) => "double",
            (Finish::BothWays, false) => "both-ways",
            (Finish::DoubleOfBoth, false) => "double-of-both",
            (Finish::Plain, true) => "plain-tile",
            (Finish::Double, true) => "balak",
            (Finish::BothWays, true) => "ceki",
            (Finish::DoubleOfBoth, true) => "balak-of-both",
        })
    }
}

impl Fact for FinishName {
    fn samples() -> Vec<Arg> {
        let all = [false, true].into_iter();
        all.flat_map(|balak| Finish::ALL.map(|finish| Self { finish, balak }.into()))
            .collect()
    }
}
