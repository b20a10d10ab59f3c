//! A listener who knows the rules of the game can derive every number at the end of a round from the numbers announced before
//! it.

use std::collections::{BTreeMap, BTreeSet};

use serpente_engine::rules::{Move, Why};
use serpente_engine::table::{Command, Event, GameMove, Header, SeatView, Shuffle, Table, View};
use serpente_text::announce::{Arg, Message, tell};
use serpente_text::words::Detail;

use super::fact;
use serpente_testing::keys::keys;
use serpente_testing::shapes::{Chance, Shape};
use serpente_testing::soak;

/// A listener who adds up the announced numbers. Sides are known by the names of their members.
#[derive(Default)]
struct Listener {
    totals: BTreeMap<String, i64>,
    /// The points scored in this round for open ends.
    made: BTreeMap<String, i64>,
    left: BTreeMap<String, i64>,
    reasons: BTreeSet<&'static str>,
    again: bool,
}

fn number(arg: &Arg) -> i64 {
    match arg {
        Arg::Number(number) => *number,
        other => panic!("{other:?} is no number"),
    }
}

/// Returns the names in an argument, joined.
fn name(arg: &Arg) -> String {
    match arg {
        Arg::Text(text) => text.clone(),
        Arg::All(all) => all.iter().map(name).collect::<Vec<_>>().join("+"),
        other => panic!("{other:?} is nobody's name"),
    }
}

fn each(arg: &Arg) -> Vec<&Message> {
    let (Arg::List(all) | Arg::Apart(all) | Arg::All(all)) = arg else {
        panic!("{arg:?} is no list");
    };
    all.iter().filter_map(as_message).collect()
}

fn as_message(arg: &Arg) -> Option<&Message> {
    match arg {
        Arg::Message(message) => Some(message.as_ref()),
        _ => None,
    }
}

/// Returns names with numbers: "Ada 12, Bo 9".
fn numbers(arg: &Arg) -> BTreeMap<String, i64> {
    each(arg)
        .into_iter()
        .map(|message| (name(fact(message, "who")), number(fact(message, "points"))))
        .collect()
}

/// Returns whether a player belongs to a side.
fn of(side: &str, player: &str) -> bool {
    side.split('+').any(|member| member == player)
}

impl Listener {
    fn own(&self, side: &str) -> i64 {
        let mine = self.left.iter().filter(|(player, _)| of(side, player));
        mine.map(|(_, pips)| pips).sum()
    }

    fn all(&self) -> i64 {
        self.left.values().sum()
    }

    /// Takes in the tiles left, and checks that sums are right.
    fn hear_left(&mut self, message: &Message) {
        for one in each(fact(message, "left")) {
            if one.id() == "left-together" {
                let hands = numbers(fact(one, "hands"));
                assert_eq!(hands.values().sum::<i64>(), number(fact(one, "sum")));
                self.reasons.insert("left-together");
                self.left.extend(hands);
            } else {
                let pair = (name(fact(one, "who")), number(fact(one, "points")));
                self.left.insert(pair.0, pair.1);
            }
        }
    }

    /// Derives the numbers at the end of a round, or returns why that is impossible.
    fn follow(&mut self, game: &str, told: &[Message]) -> Result<(), String> {
        self.left.clear();
        if std::mem::take(&mut self.again) {
            self.totals.clear();
        }
        let find = |id: &str| told.iter().find(|message| message.id() == id);
        if let Some(left) = find("round-left") {
            self.hear_left(left);
        }
        self.reasons.extend(told.iter().map(Message::id));
        let totals = numbers(fact(find("round-totals").ok_or("no totals")?, "totals"));
        let fell = |side: &String| {
            let mut fallen = told.iter().filter(|message| message.id() == "back-to-zero");
            fallen.any(|message| name(fact(message, "who")) == *side)
        };
        let before = |side: &String| match self.totals.get(side) {
            Some(total) if !fell(side) => *total,
            _ => 0,
        };
        let nobody = told
            .iter()
            .any(|message| message.id().starts_with("nobody-scores"));
        let made = std::mem::take(&mut self.made);
        let mut points: BTreeMap<String, i64> = match find("round-points") {
            Some(points) => numbers(fact(points, "points")),
            None if nobody || totals.iter().all(|(side, total)| before(side) == *total) => {
                BTreeMap::new()
            }
            None => totals.clone(),
        };
        // The announced points of a round are all its points; the hands only give those of its end.
        for (side, points) in &mut points {
            *points -= made.get(side).copied().unwrap_or_default();
        }
        let all_fell = find("all-back-to-zero").is_some();
        for (side, total) in &totals {
            if all_fell && *total == 0 {
                continue;
            }
            let scored = points.get(side).copied().unwrap_or_default();
            if before(side) + scored != *total {
                return Err(format!(
                    "{side}: {} and {scored} are not {total}",
                    before(side)
                ));
            }
        }
        self.totals = totals;
        self.again = find("games-won").or(find("sets-won")).is_some();
        if !self.left.is_empty() || find("finish-scores").is_some() {
            self.reckon(game, &points, told, &find)?;
        }
        Ok(())
    }

    /// Derives what a side of garrafina pays, or is paid.
    fn of_garrafina<'m>(
        &self,
        (side, scored): (&str, i64),
        points: &BTreeMap<String, i64>,
        find: &impl Fn(&str) -> Option<&'m Message>,
    ) -> Result<i64, String> {
        let least = self.left.values().copied().min().unwrap_or_default();
        let differs = find("pay-difference").or(find("tied-paid")).is_some();
        let single = self.own(side) - if differs { least } else { 0 };
        let double = find("pays-double").filter(|told| name(fact(told, "who")) == side);
        if scored > 0 {
            // The losses of the others, shared among those who hold the fewest.
            let paid: i64 = points.values().filter(|points| **points < 0).sum();
            let tied = find("tied-paid").map_or(1, |told| match fact(told, "who") {
                Arg::All(all) => i64::try_from(all.len()).expect("few"),
                _ => 1,
            });
            let odd = find("odd-points")
                .filter(|told| name(fact(told, "who")) == side)
                .map_or(0, |told| number(fact(told, "points")));
            return Ok(-paid / tied + odd);
        }
        let Some(told) = double else {
            return Ok(-single);
        };
        if number(fact(told, "single")) != single {
            return Err(format!("{told:?} of {:?}", self.left));
        }
        Ok(-number(fact(told, "double")))
    }

    /// Derives the points of a side of kozel: its own, and those kept for it.
    fn with_what_waited(&self, side: &str, told: &[Message]) -> Result<i64, String> {
        let mut written = self.own(side);
        for told in told {
            let added = match told.id() {
                "eggs-added" => "eggs",
                "waited-added" => "waited",
                _ => continue,
            };
            if name(fact(told, "who")) != side {
                continue;
            }
            let [own, added, sum] = ["own", added, "sum"].map(|of| number(fact(told, of)));
            if own != written || own + added != sum {
                return Err(format!("{told:?} of {:?}", self.left));
            }
            written = sum;
        }
        Ok(written)
    }

    /// Derives the points that a last tile of orado makes of these pips.
    fn of_a_set<'m>(
        &self,
        mut pips: i64,
        find: &impl Fn(&str) -> Option<&'m Message>,
    ) -> Result<i64, String> {
        let doubles = find("finish-doubles");
        if doubles.is_some() {
            pips *= 2;
        }
        let last = find("last-of-number");
        for told in [doubles, last].into_iter().flatten() {
            if told.id() == "last-of-number" {
                pips += number(fact(told, "more"));
            }
            if number(fact(told, "points")) != pips {
                return Err(format!("{told:?} of {:?}", self.left));
            }
        }
        Ok(pips)
    }

    /// Derives the points of a block: all that was left, doubled if the side that blocked lost it.
    fn of_a_block<'m>(&self, find: &impl Fn(&str) -> Option<&'m Message>) -> Result<i64, String> {
        match find("closer-doubles") {
            Some(told) if number(fact(told, "points")) != 2 * self.all() => {
                Err(format!("{told:?} of {:?}", self.left))
            }
            Some(_) => Ok(2 * self.all()),
            None => Ok(self.all()),
        }
    }

    /// Derives the points from what was left.
    fn reckon<'m>(
        &self,
        game: &str,
        points: &BTreeMap<String, i64>,
        told: &[Message],
        find: &impl Fn(&str) -> Option<&'m Message>,
    ) -> Result<(), String> {
        for (side, &scored) in points.iter().filter(|(_, scored)| **scored != 0) {
            let own = self.own(side);
            let pool = find("pool-won").or_else(|| find("pool-won-you"));
            let expected = if let Some(pool) = pool {
                let [pool, stake] = ["pool", "stake"].map(|of| number(fact(pool, of)));
                if scored > 0 { pool - stake } else { -stake }
            } else if game == "tiddly-wink" && find("eggs-wait").is_some() {
                -1
            } else if let Some(made) = find("game-points") {
                if number(fact(made, "pips")) != self.all() {
                    return Err(format!("{made:?} of {:?}", self.left));
                }
                number(fact(made, "points"))
            } else if let Some(less) = find("less-own") {
                let (others, mine) = (number(fact(less, "others")), number(fact(less, "own")));
                if (others, mine) != (self.all() - own, own) {
                    return Err(format!("{less:?} of {:?}", self.left));
                }
                others - mine
            } else if let Some(made) = ["out-scores", "block-scores", "finish-scores"]
                .into_iter()
                .find_map(find)
            {
                let points = match find("closer-loses") {
                    Some(_) if scored < 0 => -1,
                    _ => number(fact(made, "points")),
                };
                let doubled = find("counts-double").map(|told| number(fact(told, "points")));
                if doubled.is_some_and(|doubled| doubled != 2 * points) {
                    return Err(format!("{doubled:?} of {points}"));
                }
                doubled.unwrap_or(points)
            } else if let Some(all) = find("takes-all") {
                if number(fact(all, "pips")) != self.all() {
                    return Err(format!("{all:?} of {:?}", self.left));
                }
                self.of_a_block(find)?
            } else if find("finish-doubles").or(find("last-of-number")).is_some() {
                self.of_a_set(self.all() - own, find)?
            } else if let Some(worth) = find("pips-worth") {
                if number(fact(worth, "pips")) != self.all() {
                    return Err(format!("{worth:?} of {:?}", self.left));
                }
                let points = number(fact(worth, "points"));
                let doubled = find("capicua-doubles").map(|told| number(fact(told, "points")));
                if doubled.is_some_and(|doubled| doubled != 2 * points) {
                    return Err(format!("{doubled:?} of {points}"));
                }
                doubled.unwrap_or(points)
            } else if let Some(made) = find("by-five").or(find("by-three")) {
                number(fact(made, "points"))
            } else if let Some(rounded) = find("rounded-to") {
                if number(fact(rounded, "pips")) != self.all() - own {
                    return Err(format!("{rounded:?} of {:?}", self.left));
                }
                number(fact(rounded, "points"))
            } else if let Some(rounded) = find("rounded-hands") {
                let others = self.left.iter().filter(|(player, _)| !of(side, player));
                let to = if game == "all-threes" { 3 } else { 5 };
                let rounded_alone = others.map(|(_, pips)| (pips + to / 2) / to * to);
                let sum = number(fact(rounded, "sum"));
                if sum != rounded_alone.sum::<i64>() {
                    return Err(format!("{rounded:?} of {:?}", self.left));
                }
                sum
            } else if let Some(rounded) = find("rounded-less-own") {
                let (others, mine) = (
                    number(fact(rounded, "others")),
                    number(fact(rounded, "own")),
                );
                if (others, mine) != (self.all() - own, own) {
                    return Err(format!("{rounded:?} of {:?}", self.left));
                }
                number(fact(rounded, "points"))
            } else if game == "garrafina" {
                self.of_garrafina((side, scored), points, find)?
            } else if game == "kozel" {
                self.with_what_waited(side, told)?
            } else if ["salotto", "aquamarine"].contains(&game) {
                if scored != own && game == "salotto" {
                    // The tiles of the winner's team-mates count for all others.
                    let mates = self.left.iter().filter(|(player, _)| {
                        let theirs = points.iter().find(|(side, _)| of(side, player));
                        theirs.is_none_or(|(_, points)| *points == 0)
                    });
                    own + mates.map(|(_, pips)| pips).sum::<i64>()
                } else {
                    own
                }
            } else {
                self.all() - own
            };
            if expected != scored {
                return Err(format!(
                    "{side}: {expected} expected of {:?}, not {scored}",
                    self.left
                ));
            }
        }
        Ok(())
    }
}

/// Returns any legal move; where players say what the ends count, with the right number or with none.
fn any_move(view: &View<'_>, chance: &mut Chance) -> GameMove {
    let said = |count: u32| u8::try_from(count).expect("a count");
    if view.board.asked().is_some() {
        return GameMove::Says(chance.one_of(&[0, said(view.board.count_to_say())]));
    }
    let moves: Vec<_> = view.moves().collect();
    let play = chance.one_of(&moves);
    let lays = matches!(play, Move::Open(_) | Move::Lay(_));
    if view.rules.says_count() && lays && chance.once_in(2) {
        return GameMove::Saying(play, said(view.board.foresee(view.rules).count(play)));
    }
    play.into()
}

/// Plays random rounds and listens.
fn listen(shape: &Shape, seed: u64, listener: &mut Listener) -> Result<u32, String> {
    let (mut deck, mut chance) = (Shuffle::seeded(seed), Chance::new(!seed));
    let mut table: Table = Table::new(shape.setup(), &mut ());
    let mut view = SeatView::new(None, &Header::of(table.setup())).expect("a match");
    let game = shape.game.id();
    let mut rounds = 0;
    for _ in 0..3000 {
        let mut events: Vec<Event> = Vec::new();
        let command = match table.turn() {
            None if table.winners().is_some() || rounds == 12 => break,
            None => Command::Deal,
            Some(seat) => {
                let view = table.view(seat).ok_or("cards")?;
                Command::Play(seat, any_move(&view, &mut chance))
            }
        };
        let done = table.command(command, &mut deck, &mut events);
        done.map_err(|refusal| format!("{refusal:?}"))?;
        let followed = view.follow(&table.update(None, &events));
        followed.map_err(|error| error.to_string())?;
        for event in &events {
            if let Event::Scored {
                seat, points, why, ..
            } = event
            {
                let told = i64::from(*points);
                // A prize is announced with its winner.
                if *why != Why::Prize {
                    let message = &tell(event, &view, &keys(), Detail::Full)[0].message;
                    assert_eq!(number(fact(message, "points")), told, "{event:?}");
                }
                let seating = shape.seating;
                let members = seating.members_of(seating.team(*seat));
                let names: Vec<String> = members
                    .map(|seat| table.setup().players[seat.index()].name.clone())
                    .collect();
                let side = names.join("+");
                *listener.totals.entry(side.clone()).or_default() += told;
                // Six doubles score before the round, and five that are played on with score besides it.
                if !matches!(why, Why::Doubles | Why::FiveDoubles) {
                    *listener.made.entry(side).or_default() += told;
                }
            }
            if matches!(event, Event::Redeal { .. }) {
                // Points from before a new deal stay written, but the round begins again.
                listener.made.clear();
            }
            if !matches!(event, Event::RoundOver { .. }) {
                continue;
            }
            let told = tell(event, &view, &keys(), Detail::Full);
            let told: Vec<Message> = told.into_iter().map(|told| told.message).collect();
            let followed = listener.follow(game, &told);
            followed.map_err(|why| format!("{why} in {told:#?}"))?;
            rounds += 1;
        }
    }
    Ok(rounds)
}

#[test]
fn every_score_can_be_followed() {
    let (mut reasons, mut rounds) = (BTreeSet::new(), 0);
    for seed in soak::seeds(4000).chain(4000..80_000) {
        let mut chance = Chance::new(seed);
        let shape = Shape::of(seed, &mut chance, chance_of_short(seed));
        // A round of fives is rarely blocked, a total of threes and fives rarely close to its end, and pairs have many ways to
        // win a block.
        let often = [
            "fives",
            "all-threes",
            "pontinho",
            "threes-fives",
            "bergen",
            "latino",
            "cubano",
            "brasileiro",
            "kozel",
            "gaple",
        ];
        let often = often.contains(&shape.game.id());
        let rare = seed >= 4000 && !often;
        if rare || shape.game.book().is_none() {
            continue;
        }
        let mut listener = Listener::default();
        match listen(&shape, seed, &mut listener) {
            Ok(more) => rounds += more,
            Err(why) => panic!("seed {seed}, {shape:?}: {why}"),
        }
        reasons.extend(listener.reasons);
    }
    println!("{rounds} rounds: {reasons:?}");
    for wanted in [
        "game-points",
        "less-own",
        "pay-difference",
        "tied-paid",
        "pays-double",
        "left-together",
        "nobody-scores-tied",
        "rounded-to",
        "rounded-less-own",
        "by-five",
        "by-three",
        "rounded-hands",
        "hands-in-vain",
        "doubles-held",
        "out-scores",
        "block-scores",
        "new-game",
        "takes-all",
        "pips-worth",
        "capicua-doubles",
        "back-to-zero",
        "closer-compared",
        "equal-to-opener",
        "lowest-hand",
        "block-won",
        "added-up",
        "finish-scores",
        "counts-double",
        "next-counts-double",
        "closed",
        "closer-tied",
        "closer-loses",
        "closer-doubles",
        "finish-doubles",
        "last-of-number",
        "sets-won",
        "lone-tile",
        "eggs-added",
        "account-closed",
        "eggs-wait",
    ] {
        assert!(reasons.contains(wanted), "{wanted}: {reasons:?}");
    }
}

/// Returns whether the match is as short as possible, as every other one is.
fn chance_of_short(seed: u64) -> bool {
    seed % 100 >= 50
}
