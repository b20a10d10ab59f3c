//! What happens in the game of tricks, and the answers to the keys that ask about it.

use crate::announce::{Arg, Fact, Message, messages};
use serpente_engine::rules::Tile;
use serpente_engine::tricks::{Suit, Trumps, Way};

messages! {
    /// Trumps or a suit, as a word in a sentence: several tiles.
    suit_name(suit: SuitName);
    /// A bid. `marks`: 0 for a bid of points.
    bid_name(points: u16, marks: u16, way: WayName);
    /// One of the choices of who may bid: to pass.
    pass_name();

    /// Who drew the highest tile deals first.
    lot_deals(who: String);
    /// The listener drew the highest tile, and deals first.
    lot_deals_you();
    /// Somebody bids.
    bids(who: String, bid: Message);
    /// The listener bids.
    you_bid(bid: Message);
    /// Somebody has the highest bid.
    has_bid(who: String, bid: Message);
    /// The listener has the highest bid.
    you_have_bid(bid: Message);
    /// What trumps are, or how else the hand is played.
    named(suit: SuitName);
    /// Somebody takes no part in the hand.
    sits_out(who: String);
    /// The listener takes no part in the hand.
    you_sit_out();
    /// Somebody led a tile of this suit.
    leads(who: String, tile: Tile, suit: SuitName);
    /// The listener led a tile of this suit.
    you_lead(tile: Tile, suit: SuitName);
    /// A seat claimed the rest of the tricks.
    claims(who: String);
    /// The listener did.
    you_claim();
    /// Somebody played a tile, or led one where there are no suits.
    plays(who: String, tile: Tile);
    /// The listener played a tile.
    you_play(tile: Tile);
    /// Somebody played a trump where another suit was led.
    trumps_in(who: String, tile: Tile);
    /// The listener played a trump where another suit was led.
    you_trump_in(tile: Tile);
    /// A hand of tricks begins.
    hand_begins(number: u32);
    /// The listener's side took a trick.
    trick_yours(tile: Tile, points: u8);
    /// The other side took a trick.
    trick_theirs(tile: Tile, points: u8);
    /// A side took a trick, to who only watches.
    trick_taken(side: Arg, tile: Tile, points: u8);
    /// A pair did what it had bid. `took`: the points of its tricks.
    hand_made(side: Arg, bid: Message, took: u16);
    /// A pair did not do what it had bid.
    hand_set(side: Arg, bid: Message, took: u16);
    /// Marks for a pair.
    marks_to(side: Arg, marks: i32);

    /// The listener may bid.
    your_turn_bid(least: Message);
    /// The listener must bid: all others have passed.
    your_turn_must_bid(least: Message);
    /// How one bids.
    bid_help(confirm: Message, pass: Message);
    /// How one bids who must.
    must_bid_help(confirm: Message);
    /// The listener names trumps.
    your_turn_name(bid: Message);
    /// The listener names trumps for the partner, who has the bid.
    your_turn_name_for(who: String, bid: Message);
    /// How one names trumps.
    trumps_help(confirm: Message);
    /// The listener leads.
    your_turn_lead();
    /// The listener follows. `who` has the trick so far, with `tile`.
    your_turn_follow(suit: SuitName, who: String, tile: Tile);
    /// The listener has nothing of the suit that was led.
    your_turn_free(suit: SuitName, who: String, tile: Tile);
    /// The listener has some of the suit, right behind the tile that was led.
    your_turn_second();
    /// The listener has none of it, right behind that tile.
    your_turn_second_free();
    /// The listener plays what is nearest to 7 pips; nobody has played yet.
    your_turn_seven();
    /// The same, after others.
    your_turn_sevens(who: String, tile: Tile);
    /// How one plays a tile.
    play_help(confirm: Message);

    /// What was bid so far. `bids`: one player after the other.
    bids_told(bids: Vec<Arg>);
    /// A player, and a bid or a pass.
    bid_of(who: Arg, bid: Message);
    /// Nobody has bid or passed yet.
    no_bid_yet(dealer: Arg);
    /// Trumps are to be named.
    trumps_unnamed(who: Arg);
    /// The tiles of the trick that is being played, one after the other.
    trick_so_far(suit: SuitName, plays: Vec<Arg>);
    /// A player, and a tile.
    play_of(who: Arg, tile: Tile);
    /// Who is to lead.
    leads_next(who: Arg);
    /// The last trick again.
    last_trick(number: usize, plays: Vec<Arg>, side: Arg, points: u8);
    /// There is none yet.
    no_trick_yet();
    /// What each pair has taken in this hand. `points`: one pair after the other.
    hand_points(points: Arg);
    /// The marks of each pair.
    marks(marks: Arg);
    /// About the match of tricks.
    trick_match(game: Message, round: u32, goal: Message, dealer: Arg, tiles: usize);
    /// The hand by suits. `suits`: one after the other.
    suits_held(count: usize, suits: Arg);
    /// A suit of the hand.
    suit_held(suit: SuitName, tiles: Vec<Arg>);
    /// A tile of the hand. `points`: what it counts in a trick.
    tile_plain(tile: Tile, points: u8);
    /// A trump of the hand.
    tile_trump(tile: Tile, points: u8);
    /// A tile that cannot be played now.
    tile_not_now(tile: Tile);
    /// Where a tile can be played, on a screen that is touched.
    place_trick();
    /// One of the choices of who names trumps, and how many of these tiles are in the hand.
    choose_trumps(suit: SuitName, count: usize);
    /// How many trumps were played or are in the hand.
    trumps_seen(seen: usize, all: usize);
    /// What is played to: so many marks.
    goal_marks(limit: u32);

    /// A tile of the suit that was led must be played.
    must_follow(suit: SuitName, tile: Tile);
    /// The tile nearest to 7 pips must be played.
    must_play_nearest(tile: Tile);
    /// Who deals must bid.
    must_bid(least: Message);
    /// Passing is for bids alone.
    only_bids_pass();
    /// The rest is claimed when one leads.
    claim_by_lead();
    /// Nothing can be claimed in this hand.
    no_claim();
    /// The rest is not sure.
    wrong_claim();
    /// There is no bid of this number now.
    no_such_bid(number: u16, least: Message);
    /// No trumps have this number.
    no_such_trumps(number: u8);

    /// A hint: bid this.
    hint_bid(bid: Message);
    /// A hint: name this.
    hint_name(suit: SuitName);
    /// A hint: play this.
    hint_play(tile: Tile);
    /// A hint: claim the rest. `key`: with it.
    hint_claim(key: Message);
    /// Claiming the rest, as a move.
    claim_name();
    /// How to claim the rest, which is sure. `key`: with it.
    claim_help(key: Message);
    /// A reason: the hand holds so many of these.
    reason_holds(count: usize, suit: SuitName);
    /// A reason to pass: no suit of the hand is longer.
    reason_short(count: usize);
    /// A reason to pass: the partner has the bid.
    reason_partner_bid(who: String);
    /// A reason: the partner has the trick.
    reason_partner_takes(who: String);
    /// A reason: nothing in other hands beats it.
    reason_unbeaten();
    /// A reason: it is played last and takes the trick.
    reason_takes_last();
    /// A reason to lead trumps: so many are in other hands.
    reason_trumps_out(count: usize);
    /// A reason: it brings points to the trick.
    reason_brings(points: u8);
    /// A reason: it brings none to a trick that it cannot take.
    reason_no_points();

    /// The row of all digits in the game of tricks.
    trick_digits(first: Message, last: Message);
    /// What the key of this action does in the game of tricks.
    does_bids();
    /// What the key of this action does in the game of tricks.
    does_last_trick();
    /// What the key of this action does in the game of tricks.
    does_trick_scores();
    /// What the key of this action does in the game of tricks.
    does_trick_match();
    /// What the key of this action does in the game of tricks.
    does_trick_previous();
    /// What the key of this action does in the game of tricks.
    does_trick_next();
    /// What the key of this action does in the game of tricks.
    does_trick_playable();
    /// What the key of this action does in the game of tricks.
    does_trick_confirm();
    /// What the key of this action does in the game of tricks.
    does_trick_hand();
    /// What the key of this action does in the game of tricks.
    does_trick_pass();
    /// What the key of this action does in the game of tricks.
    does_trick_count();
}

/// Trumps or a suit, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SuitName(&'static str);

/// The numbers, as keywords.
const NUMBERS: [&str; 7] = [
    "suit-0", "suit-1", "suit-2", "suit-3", "suit-4", "suit-5", "suit-6",
];

impl From<Trumps> for SuitName {
    fn from(trumps: Trumps) -> Self {
        Self(match trumps {
            Trumps::Number(number) => NUMBERS[number.index() % NUMBERS.len()],
            Trumps::Sevens => "seven-pips",
            other => other.word().unwrap_or_default(),
        })
    }
}

impl From<Suit> for SuitName {
    fn from(suit: Suit) -> Self {
        Self(match suit {
            Suit::Trumps => "trumps",
            Suit::Doubles => "doubles",
            Suit::Number(number) => NUMBERS[number.index() % NUMBERS.len()],
        })
    }
}

impl SuitName {
    /// No suit: the game in which pips decide.
    pub const NO_SUIT: Self = Self("seven-pips");
}

impl From<SuitName> for Arg {
    fn from(suit: SuitName) -> Self {
        Self::Word(suit.0)
    }
}

impl Fact for SuitName {
    fn samples() -> Vec<Arg> {
        let trumps = Trumps::all().map(Self::from);
        trumps.chain([Suit::Trumps.into()]).map(Arg::from).collect()
    }
}

/// How a hand is bid, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WayName(pub Way);

impl From<WayName> for Arg {
    fn from(way: WayName) -> Self {
        Self::Word(way.0.name())
    }
}

impl Fact for WayName {
    fn samples() -> Vec<Arg> {
        [Way::Plain, Way::Splash, Way::Plunge]
            .map(|way| Self(way).into())
            .to_vec()
    }
}
