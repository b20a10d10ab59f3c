//! What is told also sounds: in matches of all games, every event has its cue, from the seat of its player, or a reason for
//! silence; no cue comes without words, and none tells what its listener may not know.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use serpente_archive::told_so_far;
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{Event, Game, Header, Level, Player, SeatView, Setup, Table};
use serpente_seat::{Match, SeatInput, SeatOutput, TellingManner};
use serpente_testing::keys::keys;
use serpente_text::announce::{Announcement, Cue, Silence, SoundCue, sounds, tell};
use serpente_text::words::Detail;

use crate::silence::PACE;

/// How many events of a match are played at least.
const EVENTS: usize = 150;

/// Plays the beginning of a match of computer players. Returns its table and its events.
pub(crate) fn played(game: Game, seed: u64) -> (Match, Header, Vec<Event>) {
    let seating = *game.seatings().last().expect("a seating");
    let options = Setup::options(game, seating, None, None).expect("a match");
    let players = (0..seating.seats())
        .map(|seat| Player {
            name: format!("Player {seat}"),
            level: Some(Level::Random),
        })
        .collect();
    let setup = Setup::new(game, options, players).expect("a match");
    let header = Header::of(&setup);
    let manner = TellingManner {
        keys: keys(),
        detail: Detail::Full,
        draws_by_itself: false,
    };
    let mut fresh = Vec::new();
    let table = Table::new(setup, &mut fresh);
    let mut local = Match::here(table, &[], seed, manner, PACE);
    let mut now = Instant::now();
    let mut outputs = local.begin(&fresh, now);
    let mut events = Vec::new();
    loop {
        for output in outputs {
            if let SeatOutput::Record(more) = output {
                events.extend(more);
            }
        }
        if local.table().winners().is_some() || events.len() >= EVENTS {
            return (local, header, events);
        }
        now = local.wakes_at().expect("something is due");
        outputs = local.input(SeatInput::Tick, now);
    }
}

/// Returns the name of the kind of an event.
fn kind(event: &Event) -> String {
    let shown = format!("{event:?}");
    shown
        .split([' ', '{', '('])
        .next()
        .expect("a name")
        .to_owned()
}

/// Returns the sounds of these announcements.
fn cues(told: &[Announcement]) -> Vec<SoundCue> {
    told.iter().filter_map(|one| one.cue).collect()
}

#[test]
fn every_event_of_every_game_has_its_cue_or_its_reason() {
    let mut heard: BTreeMap<String, BTreeSet<Cue>> = BTreeMap::new();
    let mut games = 0;
    for game in Game::all() {
        games += 1;
        let (local, header, events) = played(game, 5);
        let seats = header_seats(&header);
        // The takes of an event's cues, by its place in the match: the same for all who hear it.
        let mut takes: Vec<BTreeSet<u32>> = Vec::new();
        for viewer in [None, Seat::new(0), Seat::new(1)] {
            let viewers = match viewer {
                Some(seat) => seat.into(),
                None => Seats::NONE,
            };
            let mut seen = SeatView::new(viewer, &header).expect("a match");
            let mut place = 0;
            for update in told_so_far(local.table(), &events, viewers) {
                seen.follow(&update).expect("an update of the match");
                for event in &update.events {
                    let told = tell(event, &seen, &keys(), Detail::Full);
                    check(game, event, &told, &seen, seats);
                    for sound in cues(&told) {
                        heard.entry(kind(event)).or_default().insert(sound.cue);
                    }
                    if matches!(event, Event::Laid { .. } | Event::Passed { .. }) {
                        takes.resize(takes.len().max(place + 1), BTreeSet::new());
                        takes[place].extend(cues(&told).first().map(|sound| sound.take));
                        place += 1;
                    }
                }
            }
        }
        for of_event in &takes {
            assert!(of_event.len() <= 1, "{}: {of_event:?}", game.id());
        }
        let different: BTreeSet<_> = takes.iter().flatten().collect();
        assert!(different.len() * 10 >= takes.len() * 9, "{}", game.id());
    }
    assert_eq!(games, 30);
    for (kind, wanted) in [
        (
            "Laid",
            &[
                Cue::LaidLeft,
                Cue::LaidRight,
                Cue::Laid,
                Cue::DoubleLeft,
                Cue::LaidLast,
            ][..],
        ),
        ("Drew", &[Cue::Drawn]),
        ("Passed", &[Cue::Passed]),
        ("Round", &[Cue::Shuffled]),
        ("Marker", &[Cue::TrainOpen, Cue::TrainClosed]),
        ("Centre", &[Cue::Double]),
        ("Scored", &[Cue::Points, Cue::Theirs]),
        ("RoundOver", &[Cue::RoundWon, Cue::RoundLost, Cue::Blocked]),
        ("Staked", &[Cue::Staked]),
        ("Card", &[Cue::CardTaken]),
        ("Stood", &[Cue::Passed]),
        ("Bid", &[Cue::Bid]),
        ("Trumps", &[Cue::Bid]),
        ("Played", &[Cue::Laid, Cue::Double]),
        ("Trick", &[Cue::TrickTaken]),
        ("HandOver", &[Cue::RoundWon, Cue::RoundLost]),
    ] {
        for cue in wanted {
            assert!(heard[kind].contains(cue), "{kind}: {:?}", heard[kind]);
        }
    }
}

fn header_seats(header: &Header) -> usize {
    header.seats.len()
}

fn check(game: Game, event: &Event, told: &[Announcement], seen: &SeatView, seats: usize) {
    let cues = cues(told);
    let context = format!("{} {event:?} {cues:?}", game.id());
    match sounds(event) {
        // A draw that others follow, points that the result tells, and the stakes of all but the
        // first player are not told by themselves.
        Ok(()) if told.is_empty() => {}
        Ok(()) => assert!(!cues.is_empty(), "{context} {told:?}"),
        Err(Silence::Untold) => assert!(told.is_empty() && cues.is_empty(), "{context}"),
        Err(Silence::WordsOnly) => {
            for sound in &cues {
                assert_eq!(sound.cue, Cue::YourTurn, "{context}");
            }
        }
    }
    for sound in cues {
        let happening = sound.happening;
        assert!(usize::from(happening.after) < seats + 1, "{context}");
        // In these games play runs counter-clockwise.
        let next_on_the_right = [
            "brasileiro",
            "classic",
            "cubano",
            "latino",
            "matador",
            "pontinho",
            "portugues",
        ];
        let is_placed = sound.cue != Cue::YourTurn;
        if is_placed {
            let on_the_right = next_on_the_right.contains(&game.id());
            assert_eq!(happening.clockwise, !on_the_right, "{context}");
        }
        let by = match *event {
            Event::Laid { seat, .. } | Event::Drew { seat, .. } | Event::Passed { seat, .. } => {
                Some(seat)
            }
            _ => None,
        };
        if let (Some(seat), Some(viewer)) = (by, seen.viewer()) {
            assert_eq!(happening.after == 0, seat == viewer, "{context}");
        }
    }
}

#[test]
fn the_sound_of_a_draw_is_the_same_whatever_was_drawn() {
    let game = Game::find("salotto").expect("a game");
    let (local, header, events) = played(game, 2);
    let mut seen = SeatView::new(None, &header).expect("a match");
    let mut drawn = 0;
    for update in told_so_far(local.table(), &events, Seats::NONE) {
        seen.follow(&update).expect("an update of the match");
        for event in &update.events {
            if let Event::Drew { seat, tile } = *event {
                assert_eq!(tile, None);
                let hidden = cues(&tell(event, &seen, &keys(), Detail::Full));
                for tile in local.table().setup().options.set.tiles().take(5) {
                    let shown = Event::Drew {
                        seat,
                        tile: Some(tile),
                    };
                    assert_eq!(cues(&tell(&shown, &seen, &keys(), Detail::Full)), hidden);
                }
                drawn += 1;
            }
        }
    }
    assert!(drawn > 3, "{drawn}");
}
