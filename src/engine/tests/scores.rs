//! Ends of rounds with their points, worked out by hand from the rules of the games, in `scores/*.txt`, one file per game.
//!
//! A file is a list of endings. `ending NAME` begins one. Then one line each: `seats 3` or `teams 2x2`; `set 9`; `hand 5`;
//! `limit 60`; `rounds 4`; `rule NAME VALUE`; `opener 1`; `last 2` (the seat that laid the last tile); `tile 4-1 4-2` (the last
//! tile, and the two ends before it; then `others-lie`, if all others of its number have been laid); `round 3` (the number of
//! the round, else 2); `null-before` (the last round was null); `swapped 0`; `hold SEAT TILE…` (a seat without such a line
//! holds nothing); `double` (the last tile was a double); `absent 2` (a seat that takes no part); `before 30 40` (totals);
//! `eggs 11` (points kept for the loser); `won 1 0` (games won before); `out 0` or `blocked`; and the expected result: `points
//! 0 12`, `bonus WHY 25`, `winner 1` or `winner none`, `after 30 52`, `waiting 11` (nothing is kept without that line), `hung 0
//! 12` (points too few to count, by team; `waits 0 12`: from earlier rounds), `games 1 0`, `eliminated 1`, `match 0` (the team
//! that won the match), or `match none`.

use serpente_engine::bax::{Card, CardBoard, CardMove, CardRound};
use serpente_engine::rules::{
    End, Goal, HouseRules, LastTile, Remaining, RoundResult, Rules, SEATS, Scored, Seat, Seating,
    Tally,
};
use serpente_engine::rules::{RuleBook, Set, Tile, TileSet, books};
use serpente_engine::table::Setup;
use std::fs;
use std::path::Path;

/// Reads the worked endings of a game.
fn worked(game: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scores");
    let file = folder.join(game).with_extension("txt");
    fs::read_to_string(file).expect("every game has worked endings")
}

#[test]
fn every_worked_ending_scores_as_worked() {
    for book in books::ALL {
        let text = worked(book.id);
        let endings = endings(&text);
        assert!(endings.len() >= 5, "{} has few endings", book.id);
        for ending in endings {
            ending.check(book);
        }
    }
}

/// The lines of one ending, each split into words.
struct Ending<'a> {
    name: &'a str,
    lines: Vec<(&'a str, Vec<&'a str>)>,
}

fn endings(text: &str) -> Vec<Ending<'_>> {
    let mut endings: Vec<Ending> = Vec::new();
    for line in text.lines().map(str::trim) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        if key == "ending" {
            endings.push(Ending {
                name: rest,
                lines: Vec::new(),
            });
        } else {
            let ending = endings.last_mut().expect("a file begins with an ending");
            ending.lines.push((key, rest.split_whitespace().collect()));
        }
    }
    endings
}

fn a_card(name: &str) -> Card {
    let mut all = Card::ALL.into_iter();
    all.find(|card| card.name() == name).expect("a card")
}

impl Ending<'_> {
    fn all(&self, key: &'static str) -> impl Iterator<Item = &Vec<&str>> {
        self.lines
            .iter()
            .filter(move |(name, _)| *name == key)
            .map(|(_, words)| words)
    }

    fn one(&self, key: &'static str) -> Option<&Vec<&str>> {
        self.all(key).next()
    }

    fn numbers<T: std::str::FromStr>(&self, key: &'static str) -> Option<Vec<T>> {
        let words = self.one(key)?;
        let mut numbers = Vec::new();
        for word in words {
            let Ok(number) = word.parse() else {
                panic!("{}: {key} {word}", self.name);
            };
            numbers.push(number);
        }
        Some(numbers)
    }

    fn number<T: std::str::FromStr + Copy>(&self, key: &'static str) -> Option<T> {
        self.numbers(key).map(|numbers| numbers[0])
    }

    fn seat(&self, key: &'static str) -> Option<Seat> {
        self.number(key).map(seat)
    }

    fn seating(&self) -> Seating {
        if let Some(players) = self.number("seats") {
            return Seating::alone(players);
        }
        let teams = self.one("teams").expect("an ending has seats or teams")[0];
        let (teams, members) = teams.split_once('x').expect("teams like 2x3");
        let number = |text: &str| text.parse().expect("teams like 2x3");
        Seating::teams_of(number(teams), number(members))
    }

    fn check(&self, book: &'static RuleBook) {
        let at = format!("{}, {}", book.id, self.name);
        for (key, _) in &self.lines {
            assert!(KEYS.contains(key), "{at}: what is {key}?");
        }
        let seating = self.seating();
        let mut house = HouseRules::new(book.house.rules);
        for rule in self.all("rule") {
            house
                .set(rule[0], rule.get(1).copied())
                .unwrap_or_else(|error| panic!("{at}: {error:?}"));
        }
        let set = self.number("set").and_then(Set::with_top);
        let mut options = Setup::options_with(book, seating, set, self.number("hand"), house)
            .unwrap_or_else(|error| panic!("{at}: {error:?}"));
        if let Some(limit) = self.number("limit") {
            options.goal = Goal::Limit(limit);
        }
        if let Some(rounds) = self.number("rounds") {
            options.goal = Goal::Rounds(rounds);
        }
        let rules: Rules = Rules::new(book, options.clone());
        let ended = self.ended(&rules);
        let mut tally = Tally::new(seating);
        tally.add(&points(&self.numbers("before").unwrap_or_default()));
        if self.one("null-before").is_some() {
            let null = Scored {
                points: [0; SEATS],
                winner: None,
            };
            tally.add(&null.points);
            (book.tally.settle)(&mut tally, &null, &options);
        }
        for _ in 2..self.number("round").unwrap_or(2_u32) {
            tally.add(&[0; SEATS]);
        }

        tally.waiting = self.number("eggs").unwrap_or_default();
        for (team, waits) in (0..).zip(self.numbers::<i32>("waits").unwrap_or_default()) {
            tally.hung[team] = waits;
        }
        tally.games_won = points(&self.numbers("won").unwrap_or_default());

        let mut bonuses = Vec::new();
        let settlement = rules.settle(&ended, &mut tally, |_, bonus, _| bonuses.push(bonus));
        let scored = settlement.scored;
        let settled = settlement.update;
        let told = bonuses.iter().map(|bonus| {
            let why = serde_json::to_value(bonus.why).expect("a word");
            format!("{} {}", why.as_str().expect("a word"), bonus.points)
        });
        let wanted = self.all("bonus").map(|words| words.join(" "));
        assert!(
            told.clone().eq(wanted),
            "{at}: {:?}",
            told.collect::<Vec<_>>()
        );
        let teams = seating.teams();
        let expected: Vec<i32> = self.numbers("points").expect("an ending tells its points");
        assert_eq!(scored.points[..teams], expected, "{at}: points");
        if let Some(winner) = self.one("winner") {
            let winner = (winner[0] != "none").then(|| seat(number_of(winner[0])));
            assert_eq!(scored.winner, winner, "{at}: winner");
        }
        if let Some(after) = self.numbers::<i32>("after") {
            assert_eq!(tally.totals(), after, "{at}: totals");
        }
        let waiting: i32 = self.number("waiting").unwrap_or_default();
        assert_eq!(tally.waiting, waiting, "{at}: what waits");
        if let Some(hung) = self.numbers::<i32>("hung") {
            let all: Vec<i32> = seating
                .each_team()
                .map(|team| tally.hung[team.index()])
                .collect();
            assert_eq!(all, hung, "{at}: what was too little");
        }
        if let Some(games) = self.numbers::<i32>("games") {
            assert_eq!(tally.games(), games, "{at}: games");
        }
        if let Some(eliminated) = self.numbers::<u8>("eliminated") {
            let those: Vec<u8> = settled
                .eliminated
                .iter()
                .map(serpente_engine::rules::Team::number)
                .collect();
            assert_eq!(those, eliminated, "{at}: eliminated");
        }
        if let Some(winners) = self.one("match") {
            let those: Vec<String> = settled
                .winners
                .iter()
                .map(|team| team.number().to_string())
                .collect();
            let winners = if winners[0] == "none" {
                &[]
            } else {
                &winners[..]
            };
            assert_eq!(those, winners, "{at}: the match");
        }
    }

    fn ended(&self, rules: &Rules) -> RoundResult {
        let seating = rules.options.seating;
        let mut playing = seating.all();
        for absent in self.numbers("absent").unwrap_or_default() {
            playing.remove(seat(absent));
        }
        let mut remaining = [Remaining::default(); SEATS];
        for words in self.all("hold") {
            let tiles: TileSet = words[1..]
                .iter()
                .map(|tile| tile.parse::<Tile>().expect("a tile"))
                .collect();
            assert_eq!(tiles.len(), words.len() - 1, "{}: a tile twice", self.name);
            remaining[number_of(words[0])] = rules.remaining(tiles);
        }
        let end = if let Some(out) = self.seat("out") {
            assert_eq!(
                remaining[out.index()].tiles,
                0,
                "{}: out with tiles",
                self.name
            );
            End::Out(out)
        } else {
            let blocked = self.one("blocked").is_some();
            assert!(blocked, "{}: how did it end?", self.name);
            End::Blocked
        };
        RoundResult {
            end,
            playing,
            remaining,
            opener: self.seat("opener").unwrap_or(seat(0)),
            first_entitled: self.seat("opener").unwrap_or(seat(0)),
            last: self.seat("last"),
            swapped: self.seat("swapped"),
            made: [0; SEATS],
            out_with_double: self.one("double").is_some(),
            last_tile: self.one("tile").map(|words| {
                let [tile, ends] = [0, 1].map(|at| words[at].parse().expect("a tile"));
                LastTile {
                    tile,
                    ends,
                    others_lay: words.get(2) == Some(&"others-lie"),
                }
            }),
        }
    }
}

const KEYS: [&str; 31] = [
    "double",
    "waits",
    "hung",
    "eggs",
    "waiting",
    "seats",
    "teams",
    "set",
    "hand",
    "limit",
    "rounds",
    "rule",
    "opener",
    "last",
    "tile",
    "round",
    "null-before",
    "bonus",
    "swapped",
    "hold",
    "absent",
    "before",
    "won",
    "out",
    "blocked",
    "points",
    "winner",
    "after",
    "games",
    "eliminated",
    "match",
];

fn number_of(word: &str) -> usize {
    word.parse()
        .unwrap_or_else(|_| panic!("{word} is no number"))
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

fn points(numbers: &[i32]) -> [i32; SEATS] {
    let mut points = [0; SEATS];
    points[..numbers.len()].copy_from_slice(numbers);
    points
}

/// Checks the hands of *bax erregea* in `bax.txt`: `eldest 1`; `stayed 4` (left in the pot from the last hand); `tournament`
/// (nothing is staked); `seat 0 CARD… stood` (the cards that a seat takes, and whether it stands then; a seat that is neither
/// out nor standing takes the last card of the pack); and the expected result: `winner 0` or `winner none`, `pot 9`,
/// `paid 1 3`.
#[test]
fn every_worked_hand_of_cards_is_won_as_worked() {
    let text = worked("bax");
    let endings = endings(&text);
    assert!(endings.len() >= 5, "bax has few endings");
    for ending in endings {
        ending.check_cards();
    }
}

impl Ending<'_> {
    fn check_cards(&self) {
        let at = self.name;
        let mut takes: Vec<Vec<Card>> = Vec::new();
        let mut stands = Vec::new();
        for words in self.all("seat") {
            assert_eq!(number_of(words[0]), takes.len(), "{at}: seats in order");
            let cards = words[1..].iter().filter(|word| **word != "stood");
            takes.push(cards.map(|card| a_card(card)).collect());
            stands.push(words.last() == Some(&"stood"));
        }
        let playing = Seating::alone(u8::try_from(takes.len()).expect("few seats")).all();
        let eldest = self.seat("eldest").unwrap_or(seat(0));
        let most = takes.iter().map(Vec::len).max().unwrap_or_default();
        let mut pack: Vec<Card> = Vec::new();
        for nth in 0..most {
            for seat in playing.from(eldest) {
                pack.extend(takes[seat.index()].get(nth));
            }
        }
        let stakes = self.one("tournament").is_none();
        let stayed = self.number("stayed").unwrap_or(0);
        let board = CardBoard::begin(playing, eldest, stakes, stayed, pack.len());
        let mut hand = CardRound::new(board, pack);
        while let Some(turn) = hand.board().turn() {
            let held = hand.board().cards(turn).len();
            let takes_on = held < takes[turn.index()].len();
            assert!(
                takes_on || stands[turn.index()],
                "{at}: what does {turn:?} do?"
            );
            let choice = if takes_on {
                CardMove::Take
            } else {
                CardMove::Stand
            };
            hand.choose(turn, choice)
                .expect("a choice that can be made");
        }
        let over = hand.board().result().expect("nobody's turn");
        let winner = match self.one("winner").expect("an ending tells its winner")[0] {
            "none" => None,
            number => Some(seat(number_of(number))),
        };
        assert_eq!(over.winner, winner, "{at}: winner");
        if let Some(pot) = self.number::<u32>("pot") {
            assert_eq!(over.pot, pot, "{at}: pot");
        }
        if let Some(paid) = self.numbers::<u32>("paid") {
            assert_eq!(over.paid[..paid.len()], paid, "{at}: paid");
        }
    }
}
