//! Points scored by laying tiles, worked out by hand from the rules of the games, in `lays/*.txt`, one file per game.
//!
//! A file is a list of openings of a round. `lays NAME` begins one. Then one line each: `seats 3` or `teams 2x2`; `limit 60`;
//! `rule NAME VALUE`; `opener 1`; `before 30 40` (totals); `seat SEAT: TILE…` (a hand) and `boneyard TILE…` (the next to be
//! drawn first). Then the moves, each by the seat in turn: `TILE > POINTS` for the first tile, `TILE ARM > POINTS` (the arm is
//! `left`, `right`, `up`, `down` or a number; 0 means no points), `pass`, `pass > POINTS`, `draw`; `for SEAT` is the seat that
//! scored the last points, `count N` the sum of all ends, `arms N` the number of open arms, `why WORD` the reason for the last
//! points, `besides POINTS WHY` other points of the same move, `say N` the number that is said with the next tile, `answer N > POINTS` the number that the seat asked for it says,
//! `asked SEAT` or `asked none` the seat that is asked now, `vain N` what the last tile would have scored although it did not count, `cannot TILE ARM` an illegal move; and at
//! the end `ends out 1`, `ends won 0`, `ends blocked` or `ends not`.

use serpente_engine::rules::{
    Arm, Dealt, End, Goal, HouseRules, Lead, Move, Opening, Orientation, Placement, Round, Rules,
    SEATS, Seat, Seating, Tally, Tile, TileSet, Why, books,
};
use serpente_engine::table::Setup;
use std::fs;
use std::path::Path;
use std::sync::Arc;

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

fn tile(text: &str) -> Tile {
    // Written with either half first.
    let turned: String = text.chars().rev().collect();
    let parsed = text.parse().or_else(|_| turned.parse());
    parsed.unwrap_or_else(|_| panic!("{text} is no tile"))
}

fn number<T: std::str::FromStr>(text: &str) -> T {
    let number = text.parse().ok();
    number.unwrap_or_else(|| panic!("{text} is no number"))
}

fn arm(text: &str) -> Arm {
    let named = ["left", "right", "up", "down"];
    let at = named.iter().position(|name| *name == text);
    Arm::new(at.unwrap_or_else(|| number(text))).expect("an arm")
}

/// One opening of a round.
struct Lays<'a> {
    name: String,
    lines: Vec<Vec<&'a str>>,
}

fn read<'a>(game: &str, text: &'a str) -> Vec<Lays<'a>> {
    let mut all: Vec<Lays> = Vec::new();
    for line in text.lines() {
        let line = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.split_first() {
            None => {}
            Some((&"lays", name)) => all.push(Lays {
                name: format!("{game}, {}", name.join(" ")),
                lines: Vec::new(),
            }),
            Some(_) => all.last_mut().expect("lays NAME first").lines.push(words),
        }
    }
    all
}

impl Lays<'_> {
    fn one(&self, key: &str) -> Option<&[&str]> {
        let line = self.lines.iter().find(|line| line[0] == key)?;
        Some(&line[1..])
    }

    fn round(&self, game: &str) -> Round {
        let book = books::find(game).expect("a game");
        let seating = match (self.one("seats"), self.one("teams")) {
            (Some(seats), _) => Seating::alone(number(seats[0])),
            (None, Some(_)) => Seating::teams_of(2, 2),
            (None, None) => Seating::alone(2),
        };
        let mut house = HouseRules::new(book.house.rules);
        for rule in self.lines.iter().filter(|line| line[0] == "rule") {
            let set = house.set(rule[1], rule.get(2).copied());
            set.unwrap_or_else(|error| panic!("{}: {error:?}", self.name));
        }
        let mut options =
            Setup::options_with(book, seating, None, None, house).expect("an allowed table");
        if let Some(limit) = self.one("limit") {
            options.goal = Goal::Limit(number(limit[0]));
        }
        let mut tally = Tally::new(seating);
        let mut totals = [0; SEATS];
        for (total, word) in totals
            .iter_mut()
            .zip(self.one("before").unwrap_or_default())
        {
            *total = number(word);
        }
        tally.add(&totals);
        let mut dealt = Dealt {
            playing: seating.all(),
            ..Dealt::default()
        };
        for line in self.lines.iter().filter(|line| line[0] == "seat") {
            let at: usize = number(line[1].trim_end_matches(':'));
            let hand: TileSet = line[2..].iter().map(|word| tile(word)).collect();
            dealt.hands[at] = hand;
        }
        let boneyard = self.one("boneyard").unwrap_or_default();
        dealt.boneyard = boneyard.iter().rev().map(|word| tile(word)).collect();
        let opener = self.one("opener").map_or(0, |words| number(words[0]));
        let opening = Opening::Seat(seat(opener), Lead::Any);
        let rules = Arc::new(Rules::new(book, options));
        let mut round = Round::new(rules, &dealt, opening, &[]).expect("a deal");
        round.set_missing(&tally);
        round
    }

    fn check(&self, game: &str) {
        let mut round = self.round(game);
        let mut says = None;
        for line in &self.lines {
            let at = format!("{}: {}", self.name, line.join(" "));
            match line[..] {
                [
                    "seats" | "teams" | "limit" | "rule" | "opener" | "before" | "seat"
                    | "boneyard",
                    ..,
                ] => {}
                ["pass"] => play(&mut round, Move::Pass, &at),
                ["pass", ">", points] => {
                    play(&mut round, Move::Pass, &at);
                    check_points(&round, 0, points, &at);
                }
                ["for", who] => {
                    let made = round.board().just_made().expect("points");
                    assert_eq!(made.seat, seat(number(who)), "{at}");
                }
                ["say", said] => says = Some(number::<u8>(said)),
                ["answer", said, ">", points] => {
                    let turn = round.board().turn();
                    let done = round.answer(turn, number(said));
                    done.unwrap_or_else(|why| panic!("{at}, by {turn:?}: {why}"));
                    check_points(&round, 0, points, &at);
                }
                ["asked", who] => {
                    let who = (who != "none").then(|| seat(number(who)));
                    assert_eq!(round.board().asked(), who, "{at}");
                }
                ["draw"] => play(&mut round, Move::Draw, &at),
                ["count", count] => {
                    assert_eq!(round.board().count(), number::<u32>(count), "{at}");
                }
                ["arms", count] => {
                    assert_eq!(round.board().open().len(), number::<usize>(count), "{at}");
                }
                ["why", why] => {
                    let made = round.board().just_made().expect("points");
                    let told = serde_json::to_value(made.why).expect("a word");
                    assert_eq!(told, why, "{at}");
                }
                ["besides", points, why] => {
                    let made = round.board().all_just_made().nth(1).expect("points");
                    let told = serde_json::to_value(made.why).expect("a word");
                    assert_eq!(made.points, number::<i32>(points), "{at}");
                    assert_eq!(told, why, "{at}");
                }
                ["vain", points] => {
                    let made = round.board().made_in_vain().map(|made| made.points);
                    assert_eq!(made, Some(number(points)), "{at}");
                }
                ["cannot", laid, on] => {
                    let lays = round.legal().on(arm(on));
                    assert!(!lays.contains(tile(laid)), "{at}");
                }
                ["ends", how, ..] => {
                    let who = line.get(2).map(|word| seat(number(word)));
                    let end = match (how, who) {
                        ("out", Some(who)) => Some(End::Out(who)),
                        ("won", Some(who)) => Some(End::Won(who)),
                        ("blocked", None) => Some(End::Blocked),
                        ("not", None) => None,
                        _ => panic!("{at}?"),
                    };
                    assert_eq!(round.board().end(), end, "{at}");
                }
                [first, ">", points] => {
                    let open = Move::Open(tile(first));
                    let foreseen = round.board().foresee(round.rules()).points(open);
                    if let Some(said) = says.take() {
                        say(&mut round, open, said, points, &at);
                        continue;
                    }
                    play(&mut round, open, &at);
                    check_points(&round, foreseen, points, &at);
                }
                [laid, on, ">", points] => {
                    let laid = tile(laid);
                    let on = arm(on);
                    let fits = round.rules().fits(round.board().end_of(on));
                    assert!(fits.any.contains(laid), "{at}: it does not fit");
                    let placement = Placement {
                        tile: laid,
                        arm: on,
                        orientation: fits.orientation(laid),
                    };
                    assert_ne!(placement.orientation, Orientation::Wild, "{at}");
                    let lay = Move::Lay(placement);
                    let foreseen = round.board().foresee(round.rules()).points(lay);
                    if let Some(said) = says.take() {
                        say(&mut round, lay, said, points, &at);
                        continue;
                    }
                    play(&mut round, Move::Lay(placement), &at);
                    check_points(&round, foreseen, points, &at);
                }
                _ => panic!("{at}: what is that?"),
            }
        }
    }
}

fn play(round: &mut Round, play: Move, at: &str) {
    let turn = round.board().turn();
    let done = round.play(turn, play);
    done.unwrap_or_else(|why| panic!("{at}, by {turn:?}: {why}"));
}

/// Lays a tile and says a number.
fn say(round: &mut Round, play: Move, said: u8, points: &str, at: &str) {
    let turn = round.board().turn();
    let done = round.lay_and_say(turn, play, said);
    done.unwrap_or_else(|why| panic!("{at}, by {turn:?}: {why}"));
    let made = round.board().just_made().map_or(0, |made| made.points);
    assert_eq!(made, number::<i32>(points), "{at}");
}

fn check_points(round: &Round, foreseen: i32, points: &str, at: &str) {
    let made = round.board().just_made().map_or(0, |made| made.points);
    assert_eq!(made, number::<i32>(points), "{at}");
    let bonus = round
        .board()
        .just_made()
        .is_some_and(|made| Why::BONUSES.contains(&made.why));
    // Points that any tile would score are not predicted for a single one.
    let expected = if bonus { 0 } else { made };
    assert_eq!(foreseen, expected, "{at}: foreseen");
}

#[test]
fn every_lay_scores_as_worked() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lays");
    for game in [
        "fives",
        "threes-fives",
        "bergen",
        "latino",
        "all-threes",
        "pontinho",
    ] {
        let file = folder.join(game).with_extension("txt");
        let text = fs::read_to_string(file).expect("worked lays");
        let all = read(game, &text);
        assert!(all.len() >= 5, "{game} has few");
        for lays in all {
            lays.check(game);
        }
    }
}
