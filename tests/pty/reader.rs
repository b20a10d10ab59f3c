//! Simulated records, checked by a reader that knows nothing of the program but the record format and the rules of Salotto.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::Home;

/// Returns the fields that each kind of line must have, in any order.
fn fields(event: &Map<String, Value>) -> Vec<&'static str> {
    match event["type"].as_str().expect("a type") {
        "match" => vec!["format", "game", "options", "seats"],
        "round" => vec!["number"],
        "dealt" => vec!["seat", "tiles"],
        "boneyard" => vec!["tiles"],
        "turn" | "passed" => vec!["seat"],
        "laid" if event["arm"].is_null() => vec!["seat", "tile", "arm", "across"],
        "laid" => vec!["seat", "tile", "arm", "inner", "across"],
        "drew" => vec!["seat", "tile"],
        "redeal" => vec!["reason"],
        "round-over" => vec!["reason", "seat", "points", "totals"],
        "eliminated" => vec!["team"],
        "match-over" => vec!["winners"],
        other => panic!("no line is of type {other}"),
    }
}

/// Parses a tile: `"6-4"`, the higher half first.
fn tile(value: &Value) -> (u64, u64) {
    let text = value.as_str().expect("a text");
    let (high, low) = text.split_once('-').expect("two halves");
    let half = |text: &str| {
        let half: u64 = text.parse().expect("a number");
        assert_eq!(half.to_string(), text, "no signs, no zeros before");
        half
    };
    let tile = (half(high), half(low));
    assert!(tile.0 >= tile.1, "{text}");
    tile
}

fn tiles(value: &Value) -> Vec<(u64, u64)> {
    value.as_array().expect("a list").iter().map(tile).collect()
}

fn numbers(value: &Value) -> Vec<i64> {
    let list = value.as_array().expect("a list").iter();
    list.map(|number| number.as_i64().expect("a number"))
        .collect()
}

/// The round that is being played.
#[derive(Default)]
struct FollowedRound {
    round: u64,
    hands: BTreeMap<usize, Vec<(u64, u64)>>,
    boneyard: Option<Vec<(u64, u64)>>,
    /// The left and the right end.
    ends: Option<(u64, u64)>,
    turn: Option<usize>,
    drew: bool,
    /// The seat that laid or passed last and whose turn is over.
    played: Option<usize>,
    passes: usize,
}

/// A match, followed line by line.
#[derive(Default)]
struct FollowedMatch {
    set: u64,
    hand: usize,
    limit: i64,
    teams: Vec<usize>,
    totals: Vec<i64>,
    out: Vec<bool>,
    now: FollowedRound,
    expected: Vec<Value>,
    over: bool,
    lines: usize,
}

impl FollowedMatch {
    fn playing(&self) -> Vec<usize> {
        (0..self.teams.len())
            .filter(|&seat| !self.out[self.teams[seat]])
            .collect()
    }

    fn read(&mut self, line: &str) {
        self.lines += 1;
        let event: Map<String, Value> = serde_json::from_str(line).expect("an object");
        let mut wanted = fields(&event);
        wanted.push("type");
        wanted.sort_unstable();
        let mut found: Vec<&str> = event.keys().map(String::as_str).collect();
        found.sort_unstable();
        assert_eq!(found, wanted, "{line}");
        assert!(!self.over || event["type"] == "match", "{line}");
        if !self.expected.is_empty() {
            assert_eq!(Value::Object(event.clone()), self.expected.remove(0));
        }
        let seat = || usize::try_from(event["seat"].as_u64().expect("a seat")).expect("small");
        match event["type"].as_str().expect("a type") {
            "match" => self.begin(&event),
            "round" => {
                self.now.round += 1;
                assert_eq!(event["number"], self.now.round);
                self.clear();
            }
            "redeal" => {
                assert_eq!(event["reason"], "no-double");
                assert!(self.now.boneyard.is_some(), "after a complete deal");
                let all = self.now.hands.values().flatten();
                assert!(!all.into_iter().any(|tile| tile.0 == tile.1));
                self.clear();
            }
            "dealt" => {
                let tiles = tiles(&event["tiles"]);
                assert_eq!(tiles.len(), self.hand);
                assert!(self.playing().contains(&seat()) && self.now.boneyard.is_none());
                assert_eq!(self.now.hands.insert(seat(), tiles), None, "{line}");
            }
            "boneyard" => self.deal(tiles(&event["tiles"])),
            "turn" => self.begin_turn(seat()),
            "drew" => self.draw(seat(), tile(&event["tile"])),
            "laid" => self.lay(seat(), &event),
            "passed" => self.pass(seat()),
            "round-over" => self.count(&event),
            "eliminated" => {}
            _ => self.over = true,
        }
    }

    fn begin(&mut self, event: &Map<String, Value>) {
        assert!(self.over || self.lines == 1, "one match after the other");
        assert_eq!(
            (&event["format"], &event["game"]),
            (&1.into(), &"salotto".into())
        );
        let options = event["options"].as_object().expect("options");
        let mut names: Vec<&str> = options.keys().map(String::as_str).collect();
        names.sort_unstable();
        assert_eq!(names, ["hand", "limit", "rules", "set"]);
        let rules = options["rules"].as_object().expect("rules");
        let mut names: Vec<&str> = rules.keys().map(String::as_str).collect();
        names.sort_unstable();
        assert_eq!(
            names,
            [
                "double-blank",
                "draw",
                "draw-anyway",
                "thinking-time",
                "whole-team"
            ],
            "every house rule, defaults too"
        );
        let seats = event["seats"].as_array().expect("seats");
        for seat in seats {
            assert_eq!(seat.as_object().expect("a seat").len(), 3);
            assert!(!seat["name"].as_str().expect("a name").is_empty());
            assert_eq!(seat["player"], "heavy");
        }
        let team = |seat: &Value| usize::try_from(seat["team"].as_u64().expect("a team"));
        let teams: Vec<usize> = seats
            .iter()
            .map(|seat| team(seat).expect("small"))
            .collect();
        let count = teams.iter().max().expect("a team") + 1;
        *self = Self {
            set: options["set"].as_u64().expect("a set"),
            hand: usize::try_from(options["hand"].as_u64().expect("a number")).expect("small"),
            limit: options["limit"].as_i64().expect("a limit"),
            teams,
            totals: vec![0; count],
            out: vec![false; count],
            lines: 1,
            ..Self::default()
        };
    }

    fn clear(&mut self) {
        self.now.hands.clear();
        (
            self.now.boneyard,
            self.now.ends,
            self.now.turn,
            self.now.played,
        ) = (None, None, None, None);
        self.now.passes = 0;
    }

    fn deal(&mut self, boneyard: Vec<(u64, u64)>) {
        assert_eq!(
            self.now.hands.keys().copied().collect::<Vec<_>>(),
            self.playing()
        );
        let mut all: Vec<(u64, u64)> = self.now.hands.values().flatten().copied().collect();
        all.extend(&boneyard);
        all.sort_unstable();
        let set = (0..=self.set).flat_map(|high| (0..=high).map(move |low| (high, low)));
        assert_eq!(all, set.collect::<Vec<_>>(), "every tile once");
        self.now.boneyard = Some(boneyard);
    }

    fn begin_turn(&mut self, seat: usize) {
        let playing = self.playing();
        let next = if let Some(before) = self.now.played {
            let later = playing.iter().find(|&&seat| seat > before);
            *later.unwrap_or(&playing[0])
        } else {
            let opener = playing.iter().copied().max_by_key(|seat| {
                let doubles = self.now.hands[seat].iter().filter(|tile| tile.0 == tile.1);
                doubles.max().copied()
            });
            opener.expect("somebody plays")
        };
        assert_eq!(seat, next);
        assert!(
            self.now.turn.replace(seat).is_none(),
            "the turn before has ended"
        );
        self.now.drew = false;
    }

    fn fits(&self, tile: (u64, u64)) -> bool {
        self.now.ends.is_some_and(|(left, right)| {
            [left, right]
                .iter()
                .any(|end| [tile.0, tile.1].contains(end))
        })
    }

    fn is_stuck(&self, seat: usize) -> bool {
        !self.now.hands[&seat].iter().any(|&tile| self.fits(tile))
    }

    fn draw(&mut self, seat: usize, drawn: (u64, u64)) {
        assert_eq!(self.now.turn, Some(seat));
        assert!(
            !self.now.drew && self.is_stuck(seat),
            "one tile, when stuck"
        );
        let boneyard = self.now.boneyard.as_mut().expect("a boneyard");
        assert_eq!(boneyard.remove(0), drawn, "the next one to be drawn first");
        self.now.hands.get_mut(&seat).expect("a hand").push(drawn);
        self.now.drew = true;
    }

    fn lay(&mut self, seat: usize, event: &Map<String, Value>) {
        assert_eq!(self.now.turn.take(), Some(seat));
        let laid = tile(&event["tile"]);
        assert_eq!(event["across"], laid.0 == laid.1);
        let hand = self.now.hands.get_mut(&seat).expect("a hand");
        let place = hand.iter().position(|&tile| tile == laid);
        hand.remove(place.expect("it is held"));
        self.now.ends = Some(match (self.now.ends, event["arm"].as_u64()) {
            (None, None) => {
                let all = self.now.hands.values().flatten();
                let higher = all.into_iter().any(|tile| tile.0 == tile.1 && *tile > laid);
                assert!(laid.0 == laid.1 && !higher, "the highest double opens");
                laid
            }
            (Some((left, right)), Some(arm @ 0..=1)) => {
                let inner = event["inner"].as_u64().expect("a half");
                assert_eq!(inner, [left, right][usize::from(arm == 1)], "halves match");
                assert!(inner == laid.0 || inner == laid.1);
                let outer = laid.0 + laid.1 - inner;
                if arm == 0 {
                    (outer, right)
                } else {
                    (left, outer)
                }
            }
            other => panic!("{other:?}"),
        });
        (self.now.played, self.now.passes) = (Some(seat), 0);
    }

    fn pass(&mut self, seat: usize) {
        assert_eq!(self.now.turn.take(), Some(seat));
        assert!(self.now.ends.is_some(), "the opener must open");
        let empty = self.now.boneyard.as_ref().expect("a boneyard").is_empty();
        assert!(self.now.drew || self.is_stuck(seat) && empty);
        self.now.passes = if empty && self.is_stuck(seat) {
            self.now.passes + 1
        } else {
            0
        };
        self.now.played = Some(seat);
    }

    fn count(&mut self, event: &Map<String, Value>) {
        let weigh = |hand: &Vec<(u64, u64)>| {
            hand.iter()
                .map(|tile| if *tile == (0, 0) { 10 } else { tile.0 + tile.1 })
                .sum::<u64>()
        };
        let winner = self
            .now
            .hands
            .iter()
            .find(|(_, hand)| hand.is_empty())
            .map(|(&seat, _)| seat);
        let mut points = vec![0; self.totals.len()];
        for (seat, hand) in &self.now.hands {
            let (team, pips) = (self.teams[*seat], weigh(hand).cast_signed());
            match winner.map(|winner| self.teams[winner]) {
                Some(best) if best == team => {
                    // The tiles of the winner's team-mates count against every other team.
                    for other in
                        (0..points.len()).filter(|&other| other != team && !self.out[other])
                    {
                        points[other] += pips;
                    }
                }
                _ => points[team] += pips,
            }
        }
        let ended = (&event["reason"], &event["seat"]);
        if let Some(seat) = winner {
            assert_eq!(ended, (&"out".into(), &seat.into()));
        } else {
            assert_eq!(ended, (&"blocked".into(), &Value::Null));
            assert_eq!(self.now.passes, self.playing().len(), "a full circle");
        }
        assert_eq!(numbers(&event["points"]), points);
        let before = self.out.clone();
        for (team, total) in self.totals.iter_mut().enumerate() {
            *total += points[team];
            self.out[team] = before[team] || *total >= self.limit;
        }
        assert_eq!(numbers(&event["totals"]), self.totals);
        let out = (0..self.out.len()).filter(|&team| self.out[team] && !before[team]);
        let line = |text: String| serde_json::from_str::<Value>(&text).expect("JSON");
        self.expected = out
            .map(|team| line(format!(r#"{{"type":"eliminated","team":{team}}}"#)))
            .collect();
        let standing: Vec<usize> = (0..self.out.len())
            .filter(|&team| !self.out[team])
            .collect();
        let winners = match standing.len() {
            0 => {
                let last = (0..self.out.len()).filter(|&team| !before[team]);
                let lowest = last.clone().map(|team| self.totals[team]).min();
                last.filter(|&team| Some(self.totals[team]) == lowest)
                    .collect()
            }
            1 => standing,
            _ => return,
        };
        self.expected.push(line(format!(
            r#"{{"type":"match-over","winners":{winners:?}}}"#
        )));
    }
}

#[test]
fn simulated_records_satisfy_a_strict_reader() {
    let home = Home::with("");
    for table in [
        &["--players", "2"][..],
        &["--players", "3"],
        &["--players", "4"],
        &["--players", "6"],
        &["--players", "10"],
        &["--teams", "2x2"],
        &["--teams", "3x2"],
        &["--teams", "2x5"],
        &["--players", "2", "--set", "18", "--limit", "1000"],
        &["--players", "5", "--hand", "7", "--limit", "50"],
    ] {
        let simulate = [
            "simulate",
            "--matches",
            "5",
            "--seed",
            "3",
            "--bots",
            "heavy",
            "--record",
            "-",
        ];
        let out = home.run(&[&simulate[..], table].concat());
        assert!(out.status.success() && out.stderr.is_empty(), "{out:?}");
        let text = String::from_utf8(out.stdout).expect("UTF-8");
        assert!(text.ends_with('\n'));
        let (mut reader, mut matches) = (FollowedMatch::default(), 0);
        for line in text.lines() {
            reader.read(line);
            matches += usize::from(reader.over && line.contains("match-over"));
        }
        assert!(reader.over && reader.expected.is_empty(), "{table:?}");
        assert_eq!(matches, 5, "{table:?}");
        let again = home.run(&[&simulate[..], table].concat());
        assert_eq!(
            again.stdout,
            text.as_bytes(),
            "the same seed, the same match"
        );
    }
}
