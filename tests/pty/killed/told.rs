//! The announcements for a record's events, through the same code that announces at a table, with messages of our own.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use serpente_archive::{Replay, resume};
use serpente_engine::rules::{Board, PublicMove, Seat};
use serpente_engine::table::{Event, Game, SeatView, Shuffle};
use serpente_text::announce::{say, tell};
use serpente_text::words::{Detail, Words};

use serpente_testing::keys::keys;

/// Messages that announce no event, or repeat one for a player who resumes the match or takes the keyboard. A hyphen at the end
/// stands for all names that begin like this.
const ASIDES: [&str; 41] = [
    "listener",
    "match-goes-on",
    "match-recap",
    "goal-",
    "you-are-dealt",
    "turn-",
    "your-turn",
    "your-turn-",
    "one-more-tile",
    "draw-offer",
    "draw-offer-",
    "swap-offer",
    "pass-offer",
    "redeal-offer",
    "wild",
    "lot-of",
    "then-",
    "place-",
    "time-",
    "your-time-up",
    "points-of",
    // Dropped first when there is too much to announce.
    "tiles-left",
    "next-round",
    "next-hand",
    "match-ended",
    "ways-out",
    "handover",
    "handover-done",
    "card",
    "points",
    "points-and-half",
    "all-cards",
    "cards-of",
    "cards-none",
    "card-points",
    "card-points-",
    "card-match",
    "cards-left",
    "must-take",
    "cards-keys",
    "hint-",
];

fn tells_an_event(id: &str) -> bool {
    !ASIDES
        .iter()
        .any(|aside| id == *aside || aside.ends_with('-') && id.starts_with(aside))
}

/// The answer to F9, which is answered everywhere and changes nothing.
pub(super) const FENCE: &str = "#";

/// Splits an announcement of several events into one for each.
pub(super) fn one_by_one(line: &str) -> Vec<String> {
    // "One!" may stand before an event.
    let sentences = line.split(". ").flat_map(|told| told.split("! "));
    let told = sentences.filter(|told| told.starts_with('@'));
    told.flat_map(|told| each(told.to_owned())).collect()
}

/// Stands before the announcement of a tile that was drawn as a fine. If somebody else has the keyboard by then, it is announced
/// with the hand instead.
const FINE: char = '?';

/// A short sentence about tiles that others laid while the player missed it: their names, then their tiles.
const MISSED: &str = "@meanwhile | ";

/// Stands before the one sentence with which a player who resumes the match is told all moves of the recap, if there are many.
const RECAP_OF_MOVES: &str = "@recap-moves | ";

/// Returns whether the sentence tells moves of the recap, in their order. A move in it has only its player and its tile, or says
/// that the player passes.
fn tells_recap(moves: &str, recap: &[String]) -> bool {
    let mut at = 0;
    for told in moves.split("; ") {
        let Some(made) = told.split(" | ").nth(2) else {
            return false;
        };
        let is_tile = made.starts_with(|first: char| first.is_ascii_digit());
        let place = recap[at..].iter().position(|line| {
            let mut facts = line.split(" | ");
            // The recap does not say that a tile was wild.
            facts.any(|fact| fact.strip_prefix("jolly ").unwrap_or(fact) == made)
                || line.contains("passed") && !is_tile
        });
        match place {
            Some(next) => at += next + 1,
            None => return false,
        }
    }
    true
}

/// Returns how many of these lines were announced, if the announcements are those lines, in order, each once, and nothing else.
/// Moves of others that a key cut short or hurried over may be missing, or be announced in a short sentence in other words, and
/// perhaps once more. The same is true of the player's own moves in the first `recap` lines, which repeat what happened before.
pub(super) fn told_of(expected: &[String], recap: usize, told: &[String]) -> Option<usize> {
    let is_short = |line: &String| !line.starts_with("@you-") && !line.starts_with("@match-");
    let may_skip = |places: Range<usize>| {
        let after = places.start.max(recap).min(places.end);
        expected[after..places.end].iter().all(is_short)
    };
    let mut at = 0;
    for line in told {
        if let Some(moves) = line.strip_prefix(RECAP_OF_MOVES) {
            if at > recap || !tells_recap(moves, &expected[..recap]) {
                return None;
            }
            at = recap;
            continue;
        }
        if let Some(missed) = line.strip_prefix(MISSED) {
            let (_, tiles) = missed.split_once(" | ")?;
            for tile in tiles.split(", ") {
                let is_it = |line: &String| line.split(" | ").nth(2) == Some(tile);
                match expected[at..].iter().position(is_it) {
                    Some(next) => at += next + 1,
                    None if expected[..at].iter().any(is_it) => {}
                    None => return None,
                }
            }
            continue;
        }
        let next = expected[at..]
            .iter()
            .position(|next| next.strip_prefix(FINE).unwrap_or(next) == line);
        match next.filter(|next| may_skip(at..at + next)) {
            Some(next) => at += next + 1,
            None if is_short(line) && expected[..at].contains(line) => {}
            None => return None,
        }
    }
    Some(at)
}

/// Returns the announcements of single events for one that combines several. Whether the exchange of a hand is announced to its
/// owner or to all depends on the next seat.
fn each(line: String) -> Vec<String> {
    let facts: Vec<&str> = line.split(" | ").collect();
    if let ["@you-swapped" | "@swapped", ..] = facts[..] {
        return vec!["@swapped".to_owned()];
    }
    // A short sentence about missed events does not say whether the tile fits.
    if let ["@you-drew", drawn] = facts[..] {
        let tile = drawn.split(',').next().unwrap_or_default();
        return vec![format!("@you-drew | {tile}")];
    }
    // Nor does it say "train" behind the name of the train's owner.
    if let ["@you-laid-elsewhere" | "@laid-elsewhere", ..] = facts[..] {
        return vec![line.replace("'s train", "'s")];
    }
    let ["@drew-and-passed", who, count, left] = facts[..] else {
        return vec![line];
    };
    let drew = if count == "1" {
        format!("@drew | {who} | {left}")
    } else {
        format!("@drew-many | {who} | {count} | {left}")
    };
    vec![drew, format!("@passed | {who}")]
}

/// Makes a folder of messages that announce each event of a game by its message's name and its facts. Tricks keep their own
/// words, which are not compared.
pub(super) fn wordings(game: Game, folder: &Path) -> PathBuf {
    let wordings = folder.join("wordings");
    let english = wordings.join("en");
    fs::create_dir_all(&english).expect("a folder");
    for (file, declared) in say::FILES {
        let mut lines = Vec::new();
        for message in declared
            .iter()
            .filter(|_| ["table", "cards"].contains(file))
        {
            // A recap of tricks has bids and tiles of which no compared message tells, and whoever goes on is told the totals.
            let is_in_recap = message.id.starts_with("recap-move") || message.id == "round-totals";
            let is_of_tricks = game.is_of_tricks() && is_in_recap;
            if tells_an_event(message.id) && !is_of_tricks {
                let facts: Vec<String> = message
                    .args
                    .iter()
                    .map(|(name, _)| format!(" | {{ ${name} }}"))
                    .collect();
                lines.push(format!("{0} = @{0}{1}", message.id, facts.concat()));
            }
        }
        if *file == "review" {
            if !game.is_of_tricks() {
                lines.push(format!("meanwhile = {MISSED}{{ $names }} | {{ $tiles }}"));
            }
            let filters = ["all", "moves", "scores", "own"].iter();
            lines.extend(filters.map(|filter| format!("review-{filter} = {FENCE}")));
        }
        let text = lines.join("\n") + "\n";
        fs::write(english.join(format!("{file}.ftl")), text).expect("room");
    }
    wordings
}

/// Returns the announcements for the events of a record from this one on; those before `new` as for a player who resumes the
/// match.
pub(super) fn retold(events: &[Event], from: usize, new: usize, wordings: &Path) -> Vec<String> {
    if events.is_empty() {
        return Vec::new();
    }
    let (words, problems) = Words::new(Some(wordings));
    assert!(problems.is_empty(), "{problems:?}");
    let english = words.english();
    let mut replay = Replay::begin(events, Shuffle::seeded(0)).expect("a match");
    let mut lines = Vec::new();
    let mut add = |event: &Event, seen: &[SeatView], is_new: bool| {
        let players = &seen[0].setup().players;
        let people = (0..players.len()).filter(|&seat| players[seat].level.is_none());
        let people: Vec<Seat> = people.filter_map(Seat::new).collect();
        let alone = Some(&people[..]).filter(|people| people.len() == 1);
        let own = match event {
            // An event about a hand is announced to its holder, who has the keyboard.
            Event::Drew { seat, .. } | Event::Swapped { seat, .. } => {
                Some(*seat).filter(|seat| is_new && people.contains(seat))
            }
            Event::Turn { .. } | Event::Dealt { .. } => return,
            _ => None,
        };
        let you = alone.map(|people| people[0]).or(own);
        let own = seen.iter().find(|seen| seen.viewer() == you);
        let told = tell(
            event,
            own.expect("everybody's view"),
            &keys(),
            Detail::Normal,
        );
        let text = told
            .iter()
            .map(|told| words.text(english, &told.message, Detail::Normal));
        match event {
            Event::Drew { seat, .. } if is_fined(*seat, &seen[0]) => {
                lines.extend(text.map(|line| format!("{FINE}{line}")));
            }
            _ => lines.extend(text),
        }
    };
    let (Event::Match(header), seats) = (&events[0], replay.table().setup().options.seating.all())
    else {
        panic!("a match begins");
    };
    let mut seen: Vec<SeatView> = seats
        .iter()
        .map(Some)
        .chain([None])
        .map(|viewer| SeatView::new(viewer, header).expect("a match"))
        .collect();
    let mut at = 1;
    if from == 0 {
        add(&events[0], &seen, true);
    }
    loop {
        let step = replay.step().to_vec();
        if step.is_empty() {
            break;
        }
        for seen in &mut seen {
            let update = replay.table().update(seen.viewer(), &step);
            seen.follow(&update).expect("what happened");
        }
        for event in &step {
            if at >= from {
                add(event, &seen, at >= new);
            }
            at += 1;
        }
    }
    assert_eq!(at, events.len(), "it cannot be played again");
    let each = |line: String| match line.strip_prefix(FINE) {
        Some(fine) => {
            let told = one_by_one(fine).into_iter();
            told.map(|told| format!("{FINE}{told}")).collect()
        }
        None if line.starts_with('@') => one_by_one(&line),
        None => Vec::new(),
    };
    lines.into_iter().flat_map(each).collect()
}

/// Returns whether the seat's last move was to draw tiles as a fine.
fn is_fined(seat: Seat, seen: &SeatView) -> bool {
    let mut moves = seen
        .last_board()
        .map(Board::history)
        .into_iter()
        .flatten()
        .rev();
    moves.find(|(by, _)| *by == seat) == Some(&(seat, PublicMove::Fined))
}

/// Returns the announcements for a player who resumes the match after these events.
pub(super) fn recap(events: &[Event], wordings: &Path) -> Vec<String> {
    if events.is_empty() {
        return Vec::new();
    }
    let resumed = resume(events, Shuffle::seeded(0)).expect("a match");
    let steps = resumed.recap.steps.iter();
    let told: usize = steps.map(|step| step.events.len()).sum();
    let mut recap = retold(events, events.len() - told, events.len(), wordings);
    // The number of the round is announced anyway.
    if recap
        .first()
        .is_some_and(|line| line.starts_with("@round-begins "))
    {
        recap.remove(0);
    }
    recap
}
