//! The game of tricks: the worked examples of its rules, whole hands worked out by hand in `scores/forty-two.txt`, the effect
//! of every house rule, and exact counts of a fixed deal.

use std::fs;
use std::path::Path;

use serpente_engine::rules::{HouseRules, Pip, Seat, Tile};
use serpente_engine::table::Game;
use serpente_engine::tricks::{
    Bid, Doubles, IllegalTrickMove, Phase, Suit, TrickMove, TrickRound, TrickRules, TrickTiles,
    Trumps, Way,
};

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("one of four seats")
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

fn tiles(text: &str) -> TrickTiles {
    text.split_whitespace().map(tile).collect()
}

fn rules(names: &[&str]) -> TrickRules {
    let game = Game::find("forty-two").expect("a game of tricks");
    let mut house = HouseRules::new(game.house_rules());
    for name in names {
        let (name, value) = match name.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (*name, None),
        };
        house.set(name, value).expect("a house rule of the game");
    }
    TrickRules::of(&house)
}

/// Returns the rules of moon for so many players.
fn moon_rules(players: usize, names: &[&str]) -> TrickRules {
    let game = Game::find("moon").expect("a game of tricks");
    let mut house = HouseRules::new(game.house_rules());
    for name in names {
        house.set(name, None).expect("a house rule of the game");
    }
    let mut seatings = game.seatings().iter().copied();
    let seating = seatings.find(|seating| seating.seats() == players);
    let rules = game.trick_rules(seating.expect("a seating"), &house);
    rules.expect("a game of tricks")
}

/// Makes a hand in which the first seat has the bid. Tiles that are not in these hands are dealt to the others in order.
fn bid(names: &[&str], points: u16, hands: [&str; 4]) -> TrickRound {
    let mut round = TrickRound::new(rules(names), seat(3), hands.map(tiles));
    does(&mut round, TrickMove::Bid(Bid::of(points)));
    for _ in 0..3 {
        does(&mut round, TrickMove::Pass);
    }
    round
}

fn does(round: &mut TrickRound, play: TrickMove) {
    let turn = round.board().turn().expect("it is somebody's turn");
    let played = round.play(turn, play);
    assert!(played.is_ok(), "{turn:?} {play:?}: {played:?}");
}

fn refuses(round: &TrickRound, play: TrickMove) -> IllegalTrickMove {
    let turn = round.board().turn().expect("it is somebody's turn");
    let mut copy = *round;
    let refused = copy.play(turn, play);
    refused.expect_err("it is not allowed")
}

fn plays(round: &mut TrickRound, played: &str) {
    for text in played.split_whitespace() {
        does(round, TrickMove::Play(tile(text)));
    }
}

const fn number(pips: u8) -> Trumps {
    Trumps::Number(Pip::new(pips))
}

/// Returns hands of seven tiles each: these, filled up with the rest of the set.
fn filled(hands: [&str; 4]) -> [String; 4] {
    let told: Vec<Tile> = hands.iter().flat_map(|hand| tiles(hand).iter()).collect();
    let mut rest = serpente_engine::rules::Set::Double6
        .tiles()
        .filter(|tile| !told.contains(tile));
    hands.map(|hand| {
        let mut hand = hand.to_owned();
        while hand.split_whitespace().count() < 7 {
            hand = format!("{hand} {}", rest.next().expect("28 tiles"));
        }
        hand
    })
}

fn deal(names: &[&str], points: u16, hands: [&str; 4]) -> TrickRound {
    let hands = filled(hands);
    bid(names, points, [&hands[0], &hands[1], &hands[2], &hands[3]])
}

#[test]
fn a_trump_is_no_tile_of_its_other_number() {
    // Trumps 4, led 2-1: a player with 4-2 and 2-0 must play 2-0; with 4-2 alone, any tile.
    let mut round = deal(&[], 30, ["2-1", "4-2 2-0 6-6 6-5 6-3 5-5 5-3", "", ""]);
    does(&mut round, TrickMove::Name(number(4)));
    plays(&mut round, "2-1");
    let twos = Suit::Number(Pip::new(2));
    let refused = refuses(&round, TrickMove::Play(tile("4-2")));
    assert_eq!(refused, IllegalTrickMove::MustFollow(twos));
    assert_eq!(round.board().playable(round.hand(seat(1))), tiles("2-0"));
    let free = tiles("4-2 6-6 6-5");
    assert_eq!(round.board().playable(free), free);
}

#[test]
fn a_trump_takes_what_was_led() {
    // Trumps 5, led 6-4; 6-6, 6-1, 5-0: 5-0 takes it: 1 + 10 + 5 = 16.
    let hands = ["6-4", "6-6", "6-1", "5-0 4-4 3-3 2-2 1-1 0-0 4-3"];
    let mut round = deal(&[], 30, hands);
    does(&mut round, TrickMove::Name(number(5)));
    plays(&mut round, "6-4 6-6 6-1 5-0");
    let trick = round.board().tricks().next().expect("a trick was taken");
    assert_eq!((trick.taker, trick.points), (seat(3), 16));
    assert_eq!(trick.winner, tile("5-0"));
}

#[test]
fn the_higher_half_is_what_is_led() {
    // Trumps 1, led 4-2; 6-4, 5-4, 2-2: the suit is 4, and 6-4 takes it.
    let hands = ["4-2", "6-4", "5-4", "2-2 6-6 5-5 3-3 0-0 6-5 6-3"];
    let mut round = deal(&[], 30, hands);
    does(&mut round, TrickMove::Name(number(1)));
    plays(&mut round, "4-2 6-4 5-4 2-2");
    let trick = round.board().tricks().next().expect("a trick was taken");
    assert_eq!((trick.taker, trick.points), (seat(1), 11));
}

#[test]
fn doubles_as_trumps_leave_their_numbers() {
    // Led 5-3: 5-5 is no five, and may be played only without fives.
    let mut round = deal(&[], 30, ["5-3", "5-5 5-1 4-4 6-3 6-2 6-1 2-1", "", ""]);
    does(&mut round, TrickMove::Name(Trumps::Doubles));
    plays(&mut round, "5-3");
    let fives = Suit::Number(Pip::new(5));
    let refused = refuses(&round, TrickMove::Play(tile("5-5")));
    assert_eq!(refused, IllegalTrickMove::MustFollow(fives));
    assert!(
        round
            .board()
            .playable(tiles("5-5 6-3"))
            .contains(tile("5-5"))
    );
    assert!(
        Trumps::Doubles.strength(tile("6-6"), None) > Trumps::Doubles.strength(tile("5-5"), None)
    );
}

#[test]
fn bids_rise_and_three_marks_only_over_two() {
    let above = |points: u16| -> Vec<u16> {
        let standing = (points > 0).then(|| Bid::of(points));
        Bid::above(standing).map(|bid| bid.points).collect()
    };
    assert_eq!(above(0), (30..=42).chain([84]).collect::<Vec<_>>());
    assert_eq!(above(40), [41, 42, 84]);
    assert_eq!(above(42), [84]);
    assert_eq!(above(84), [126]);
    assert_eq!(above(126), [168]);
    let round = TrickRound::new(rules(&[]), seat(3), [TrickTiles::EMPTY; 4]);
    let refused = refuses(&round, TrickMove::Bid(Bid::of(126)));
    assert_eq!(refused, IllegalTrickMove::NoSuchBid);
}

#[test]
fn every_house_rule_changes_something() {
    let doubles = ["6-6 5-5 4-4 3-3 2-2 1-0 2-0", "", "", ""];
    let hands = filled(doubles).map(|hand| tiles(&hand));
    let choices = |names: &[&str], before: &[TrickMove]| {
        let mut round = TrickRound::new(rules(names), seat(3), hands);
        for &play in before {
            does(&mut round, play);
        }
        let turn = round.board().turn().expect("it goes on");
        round.board().choices(round.hand(turn))
    };
    let passes = [TrickMove::Pass; 3];
    let marks = [
        TrickMove::Bid(Bid::of(42)),
        TrickMove::Pass,
        TrickMove::Pass,
        TrickMove::Pass,
    ];
    let offers =
        |names: &[&str], before: &[TrickMove], play| choices(names, before).contains(&play);
    let pass = TrickMove::Pass;
    assert!(offers(&[], &passes, pass) && !offers(&["forced-30"], &passes, pass));
    let none = TrickMove::Name(Trumps::FollowMe(Doubles::High));
    assert!(offers(&[], &marks, none) && !offers(&["straight"], &marks, none));
    for (rule, trumps) in [
        ("nello", Trumps::Nello(Doubles::Own)),
        ("sevens", Trumps::Sevens),
    ] {
        let named = TrickMove::Name(trumps);
        assert!(
            !offers(&[], &marks, named) && offers(&[rule], &marks, named),
            "{rule}"
        );
        let mut points = marks;
        points[0] = TrickMove::Bid(Bid::of(41));
        assert!(!offers(&[rule], &points, named), "{rule} is for marks");
    }
    for (rule, way, points) in [("splash", Way::Splash, 126), ("plunge", Way::Plunge, 168)] {
        let special = TrickMove::Bid(Bid { points, way });
        assert!(
            !offers(&[], &[], special) && offers(&[rule], &[], special),
            "{rule}"
        );
        assert!(!offers(&[rule], &[pass], special), "{rule} takes doubles");
    }
    for rule in ["play-out", "points-250"] {
        assert!(
            rules(&[rule]).play.play_out && !rules(&[]).play.play_out,
            "{rule}"
        );
    }
    let game = Game::find("forty-two").expect("a game of tricks");
    let mut house = HouseRules::new(game.house_rules());
    assert_eq!(game.goal(game.seatings()[0], &house).limit(), Some(7));
    house.set("points-250", None).expect("a rule");
    assert_eq!(game.goal(game.seatings()[0], &house).limit(), Some(250));
}

#[test]
fn a_plunge_goes_over_a_standing_four() {
    let over =
        |points: u16| Bid::by_way(Way::Plunge, Some(Bid::of(points)), 3).map(|bid| bid.points);
    assert_eq!([42, 84, 126].map(over), [Some(168); 3]);
    assert_eq!(over(168), Some(210));
    let splash = |points: u16| Bid::by_way(Way::Splash, Some(Bid::of(points)), 3);
    assert!(splash(84).is_some() && splash(126).is_none());
}

/// A hand from `forty-two.txt` or `moon.txt`: the `game` if it is moon, with its `widow` and the tile put `away`; `rules`,
/// `dealer`, a line for each `seat`, the `bids` from the dealer's left, `trumps`; each
/// `trick` from its leader on, with the seat that took it and its points; and the score when it was `over`.
struct Worked<'a> {
    name: &'a str,
    lines: Vec<Vec<&'a str>>,
}

fn worked(text: &str) -> Vec<Worked<'_>> {
    let mut all: Vec<Worked<'_>> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        match line.strip_prefix("ending ") {
            Some(name) => all.push(Worked {
                name,
                lines: Vec::new(),
            }),
            None if line.starts_with('#') => {}
            None => {
                let last = all.last_mut().expect("an ending begins with its name");
                last.lines.push(line.split_whitespace().collect());
            }
        }
    }
    all
}

impl Worked<'_> {
    fn words(&self, key: &str) -> &[&str] {
        let line = self.lines.iter().find(|line| line[0] == key);
        line.map_or(&[], |line| &line[1..])
    }

    fn check(&self) {
        let name = self.name;
        let count = |text: &str| text.parse::<usize>().expect("a number");
        let dealer = seat(count(self.words("dealer")[0]));
        let players = self.lines.iter().filter(|line| line[0] == "seat").count();
        let house = match self.words("game") {
            [] => rules(self.words("rules")),
            _ => moon_rules(players, self.words("rules")),
        };
        let widow = self.words("widow").first().map(|name| tile(name));
        let away = self.words("away").first().map(|name| tile(name));
        let hands = [0, 1, 2, 3].map(|at| {
            let line = self.lines.iter().filter(|line| line[0] == "seat").nth(at);
            line.map_or_else(TrickTiles::default, |line| tiles(&line[2..].join(" ")))
        });
        let mut round = TrickRound::new(house, dealer, hands).with_widow(widow);
        for bid in self.words("bids") {
            does(
                &mut round,
                match *bid {
                    "pass" => TrickMove::Pass,
                    "splash" => TrickMove::Bid(Bid {
                        points: 126,
                        way: Way::Splash,
                    }),
                    "plunge" => TrickMove::Bid(Bid {
                        points: 168,
                        way: Way::Plunge,
                    }),
                    points => TrickMove::Bid(Bid::of(points.parse().expect("a bid"))),
                },
            );
        }
        let named = self.words("trumps")[0];
        let trumps = Trumps::all()
            .find(|trumps| match trumps {
                Trumps::Number(number) => number.get().to_string() == named,
                other => other.word() == Some(named),
            })
            .expect("trumps");
        let naming = Some(TrickMove::Name(trumps));
        let putting_away = away.map(TrickMove::PutAway);
        let both = if house.deal.name_first {
            [naming, putting_away]
        } else {
            [putting_away, naming]
        };
        for play in both.into_iter().flatten() {
            does(&mut round, play);
        }
        for line in self.lines.iter().filter(|line| line[0] == "trick") {
            assert_eq!(round.board().phase(), Phase::Playing, "{name}");
            let told = line
                .iter()
                .position(|word| *word == "taken")
                .expect("who took it");
            plays(&mut round, &line[1..told].join(" "));
            let trick = *round.board().tricks().next_back().expect("a trick");
            assert_eq!(trick.taker, seat(count(line[told + 1])), "{name}: {line:?}");
            assert_eq!(
                usize::from(trick.points),
                count(line[told + 3]),
                "{name}: {line:?}"
            );
        }
        let over = round.board().result().expect("the hand is over");
        let words = self.words("over");
        assert_eq!(over.made, words[0] == "made", "{name}");
        let scores = over.scores(&house).map(|points| points.to_string());
        let took_at = words
            .iter()
            .position(|word| *word == "took")
            .expect("what was taken");
        assert_eq!(scores[..took_at - 2], words[2..took_at], "{name}");
        let took = over.took.map(|points| points.to_string());
        assert_eq!(took[..took_at - 2], words[took_at + 1..], "{name}");
    }
}

#[test]
fn every_worked_hand_ends_as_worked() {
    for game in ["forty-two", "moon"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/scores/{game}.txt"));
        let text = fs::read_to_string(path).expect("a text");
        let all = worked(&text);
        assert!(all.len() >= 11, "{game} has few endings");
        for ending in all {
            ending.check();
        }
    }
}

/// Returns whether the first tile beats the second if this one was led.
fn beats(trumps: Trumps, one: &str, other: &str, led: &str) -> bool {
    let suit = trumps.suit(tile(led));
    trumps.strength(tile(one), suit) > trumps.strength(tile(other), suit)
}

#[test]
fn without_trumps_doubles_can_be_a_suit_of_their_own() {
    let own = Trumps::FollowMe(Doubles::Own);
    for other in ["6-6", "6-4", "6-0"] {
        assert!(beats(own, "6-5", other, "6-5"), "{other}");
    }
    assert!(beats(own, "6-6", "5-5", "5-5"));
    assert!(beats(Trumps::FollowMe(Doubles::High), "6-6", "6-5", "6-5"));
    let hands = filled(["5-5 6-5", "6-6 6-4 5-4", "3-3 3-2", "1-0"]);
    let mut round = bid(
        &["follow-me-doubles=own"],
        30,
        hands.each_ref().map(String::as_str),
    );
    assert_eq!(
        refuses(&round, TrickMove::Name(Trumps::FollowMe(Doubles::High))),
        IllegalTrickMove::NoSuchTrumps(Trumps::FollowMe(Doubles::High))
    );
    does(&mut round, TrickMove::Name(own));
    plays(&mut round, "5-5");
    let refused = refuses(&round, TrickMove::Play(tile("5-4")));
    assert_eq!(refused, IllegalTrickMove::MustFollow(Suit::Doubles));
    // A double follows no number.
    let mut round = bid(
        &["follow-me-doubles=choice"],
        30,
        hands.each_ref().map(String::as_str),
    );
    does(&mut round, TrickMove::Name(own));
    plays(&mut round, "6-5");
    let refused = refuses(&round, TrickMove::Play(tile("6-6")));
    assert_eq!(
        refused,
        IllegalTrickMove::MustFollow(Suit::Number(Pip::new(6)))
    );
}

#[test]
fn in_nello_a_double_is_high_or_low_or_apart() {
    assert!(beats(Trumps::Nello(Doubles::Low), "5-0", "5-5", "5-0"));
    assert!(beats(Trumps::Nello(Doubles::High), "5-5", "5-0", "5-0"));
    assert!(beats(Trumps::Nello(Doubles::High), "5-5", "6-5", "5-0"));
    assert!(!Trumps::Nello(Doubles::Own).follows(tile("5-5"), Suit::Number(Pip::new(5))));
    let filled_hands = filled(["5-0", "5-5 5-1", "3-3", "1-0"]);
    let hands = filled_hands.each_ref().map(String::as_str);
    let may_play = |rule: &str, named: Trumps| {
        let mut round = bid(&["nello", rule], 42, hands);
        does(&mut round, TrickMove::Name(named));
        plays(&mut round, "5-0");
        let hand = round.hand(seat(1));
        round.board().playable(hand).contains(tile("5-5"))
    };
    assert!(!may_play("nello-doubles=own", Trumps::Nello(Doubles::Own)));
    assert!(may_play("nello-doubles=high", Trumps::Nello(Doubles::High)));
    assert!(may_play("nello-doubles=low", Trumps::Nello(Doubles::Low)));
    assert!(may_play(
        "nello-doubles=choice",
        Trumps::Nello(Doubles::Low)
    ));
}

#[test]
fn a_splash_can_be_a_bid_of_two_marks() {
    let splash = |marks: u16, over: u16| {
        let standing = (over > 0).then_some(Bid::of(over));
        Bid::by_way(Way::Splash, standing, marks).map(|bid| bid.points)
    };
    assert_eq!(
        [splash(3, 0), splash(3, 84), splash(3, 126)],
        [Some(126), Some(126), None]
    );
    assert_eq!(
        [splash(2, 0), splash(2, 42), splash(2, 84)],
        [Some(84), Some(84), Some(126)]
    );
    assert_eq!(splash(2, 126), None);
}

/// Claims the rest with this hand as the first lead, with these trumps and rules. Returns the points of each pair, or the
/// refusal.
fn claims(names: &[&str], trumps: Trumps, hand: &str) -> Result<[u16; 2], IllegalTrickMove> {
    let hands = filled([hand, "", "", ""]);
    let mut round = bid(names, 30, hands.each_ref().map(String::as_str));
    does(&mut round, TrickMove::Name(trumps));
    let turn = round.board().turn().expect("the bidder leads");
    round.play(turn, TrickMove::Claim)?;
    assert_eq!(round.board().claimed(), Some(turn));
    let [first, second, ..] = round.board().result().expect("the hand is over").took;
    Ok([first, second])
}

#[test]
fn who_leads_claims_the_rest_if_nobody_can_take_a_trick_any_more() {
    let all = Ok([42, 0]);
    let wrong = Err(IllegalTrickMove::WrongClaim);
    let fours = number(4);
    assert_eq!(claims(&[], fours, "4-4 6-4 5-4 4-3 4-2 6-6 6-5"), all);
    assert_eq!(claims(&[], fours, "4-4 6-4 5-4 4-3 4-2 6-6 6-3"), wrong);
    assert_eq!(claims(&[], fours, "4-4 6-6 5-5 3-3 2-2 1-1 0-0"), wrong);
    // Four other tiles include three trumps together, which four own trumps draw; the lowest of these need not be high.
    assert_eq!(claims(&[], fours, "4-4 6-4 5-4 4-0 6-6 5-5 3-3"), all);
    // Only the two highest trumps; the others have the third.
    assert_eq!(claims(&[], fours, "4-4 6-4 4-2 4-1 4-0 6-6 5-5"), all);
    assert_eq!(claims(&[], fours, "4-4 4-3 4-2 4-1 4-0 6-6 5-5"), wrong);
    let sixes = "6-6 6-5 6-4 6-3 6-2 6-1 6-0";
    assert_eq!(claims(&[], Trumps::FollowMe(Doubles::High), sixes), all);
    let apart = ["follow-me-doubles=own"];
    assert_eq!(claims(&apart, Trumps::FollowMe(Doubles::Own), sixes), all);
    let five = "5-5 6-5 6-4 6-3 6-2 6-1 6-0";
    assert_eq!(claims(&apart, Trumps::FollowMe(Doubles::Own), five), wrong);
    assert_eq!(
        claims(&["claim=off"], Trumps::FollowMe(Doubles::High), sixes),
        Err(IllegalTrickMove::NoClaim)
    );
}

#[test]
fn the_rest_is_claimed_by_who_leads_and_not_in_nello() {
    let filled_hands = filled(["6-6 6-5 6-4 6-3 6-2 6-1 6-0", "", "", ""]);
    let hands = filled_hands.each_ref().map(String::as_str);
    let mut round = bid(&[], 30, hands);
    assert_eq!(
        refuses(&round, TrickMove::Claim),
        IllegalTrickMove::NameFirst
    );
    does(&mut round, TrickMove::Name(Trumps::FollowMe(Doubles::High)));
    plays(&mut round, "6-6");
    assert_eq!(
        refuses(&round, TrickMove::Claim),
        IllegalTrickMove::ClaimByLead
    );
    let mut round = bid(&["nello"], 42, hands);
    does(&mut round, TrickMove::Name(Trumps::Nello(Doubles::Own)));
    assert_eq!(refuses(&round, TrickMove::Claim), IllegalTrickMove::NoClaim);
}

/// Returns how many ways there are to play this many more tiles.
fn ways(round: &TrickRound, tiles: usize) -> u64 {
    let Some(turn) = round.board().turn().filter(|_| tiles > 0) else {
        return 1;
    };
    let playable = round.board().playable(round.hand(turn));
    playable
        .iter()
        .map(|tile| {
            let mut after = *round;
            after.put(turn, tile);
            ways(&after, tiles - 1)
        })
        .sum()
}

/// How many ways there are to play 1, 2 … 9 tiles of the deal below, counted by an independent program.
const COUNTS: [(Trumps, [u64; 9]); 6] = [
    (number(5), [7, 16, 47, 193, 1158, 2733, 4557, 15047, 75235]),
    (number(0), [7, 9, 26, 46, 276, 541, 1402, 2666, 13330]),
    (
        Trumps::Doubles,
        [7, 13, 24, 102, 612, 1405, 4805, 13220, 66100],
    ),
    (
        Trumps::FollowMe(Doubles::High),
        [7, 10, 33, 91, 546, 1136, 3012, 8348, 41740],
    ),
    (
        Trumps::Nello(Doubles::Own),
        [7, 13, 71, 426, 1063, 2724, 13620, 33298, 80970],
    ),
    (Trumps::Sevens, [1, 3, 6, 6, 6, 18, 18, 36, 36]),
];

#[test]
fn the_tree_of_a_fixed_deal_is_counted_exactly() {
    let hands = [
        "2-1 3-0 1-0 4-1 4-4 5-5 6-4",
        "6-6 3-3 0-0 5-1 2-2 6-3 4-2",
        "5-2 3-2 1-1 6-1 6-5 2-0 3-1",
        "5-3 6-0 4-0 5-0 5-4 4-3 6-2",
    ];
    for (trumps, counts) in COUNTS {
        let mut round = bid(&["play-out", "nello", "sevens"], 42, hands);
        does(&mut round, TrickMove::Name(trumps));
        let counted = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(|tiles| ways(&round, tiles));
        assert_eq!(counted, counts, "{trumps:?}");
    }
}
