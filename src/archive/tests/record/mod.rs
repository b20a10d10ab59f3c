//! Records: a match that is saved and resumed after any event is the same match; no file causes a
//! panic or loses what can be read.

mod forgeries;
mod gaple;

use serpente_archive::{Mismatch, Record, Recorder, lines, resume};
use serpente_engine::bots::{Bot, Level, next_command};
use serpente_engine::rules::{Board, Move, Seating, TileSet, Value, Why};
use serpente_engine::table::{
    Command, Drawn, Event, Game, GameMove, Header, Player, Setup, SetupError, Shuffle, Table,
};
use std::io::{self, Write};
use std::path::Path;

fn setup(game: Game, seating: Seating, rules: &[(&str, &str)]) -> Setup {
    let mut options = Setup::options(game, seating, None, None).expect("a usual table");
    for (name, value) in rules {
        let known = options.house.set(name, Some(value));
        known.expect("a rule of the game");
    }
    let mut players = Vec::new();
    for number in 0..seating.seats() {
        players.push(Player {
            name: number.to_string(),
            level: if number > 0 {
                Some(Level::Random)
            } else {
                None
            },
        });
    }
    Setup::new(game, options, players).expect("a match")
}

/// Returns the next command at a table, or `None` when the match is over. Now and then the time is
/// up, where that is possible.
fn next(table: &Table, bots: &mut [Bot], step: usize) -> Option<Command> {
    let command = next_command(table, bots)?;
    let timed = table.rules().is_some_and(|rules| rules.timed);
    Some(match command {
        Command::Play(seat, _) if timed && step.is_multiple_of(5) => {
            Command::Play(seat, Move::TimeUp.into())
        }
        command => command,
    })
}

/// Returns a computer player for each seat: one that overlooks counts, where players say them
/// themselves.
fn bots(setup: &Setup, seed: u64) -> Vec<Bot> {
    let mut rules = setup.options.house.iter();
    let says_count =
        rules.any(|(rule, value)| rule.name == "muggins" && value == Value::Switch(true));
    let level = if says_count {
        Level::Easy
    } else {
        Level::Random
    };
    (0..setup.players.len())
        .map(|seat| level.bot(Shuffle::chance_for(seed, seat)))
        .collect()
}

/// Plays a whole match. Returns its events and, after each command, their number and the state of
/// the table.
fn whole_match(setup: Setup, seed: u64) -> (Vec<Event>, Vec<(usize, String)>) {
    let mut events = Vec::new();
    let mut bots = bots(&setup, seed);
    let mut deck = Shuffle::seeded(seed);
    let mut table: Table = Table::new(setup, &mut events);
    let mut states = vec![(events.len(), format!("{table:?}"))];
    for step in 1.. {
        let Some(command) = next(&table, &mut bots, step) else {
            break;
        };
        let done = table.command(command, &mut deck, &mut events);
        done.expect("a legal command");
        states.push((events.len(), format!("{table:?}")));
    }
    (events, states)
}

/// Resumes after every event. Between commands the table must be as it was; within one, the rest of
/// the command must follow as it did, except for tiles that were not dealt yet.
fn resumes_after_every_event(setup: Setup, seed: u64) {
    let (events, states) = whole_match(setup, seed);
    for cut in 1..=events.len() {
        let resumed = resume(&events[..cut], Shuffle::seeded(seed + 1)).expect("a match");
        assert_eq!(
            resumed.played,
            cut,
            "{:?} was not played again",
            events[cut - 1]
        );
        let (end, state) = states
            .iter()
            .find(|(count, _)| *count >= cut)
            .expect("every event comes from a command");
        let follows = &events[cut..*end];
        let deals_on = follows.iter().any(|event| {
            matches!(
                event,
                Event::Lot { .. }
                    | Event::Dealt { .. }
                    | Event::Boneyard { .. }
                    | Event::Redeal { .. }
            )
        });
        if deals_on {
            let left = resumed
                .fresh
                .iter()
                .filter(|event| !matches!(event, Event::Turn { .. }))
                .count();
            assert!(left >= 1, "the deal is finished");
            assert!(resumed.table.turn().is_some(), "the round goes on");
        } else if let (Event::Drew { seat, .. }, Some(Event::Passed { .. })) =
            (&events[cut - 1], follows.first())
        {
            // A stuck seat may also have drawn by itself: the events do not show yet that its time
            // was up, and its turn goes on.
            let goes_on = resumed.fresh.is_empty() && resumed.table.turn() == Some(*seat);
            assert!(goes_on || resumed.fresh == follows);
        } else {
            assert_eq!(resumed.fresh, follows, "after {:?}", events[cut - 1]);
            assert_eq!(&format!("{:?}", resumed.table), state);
        }
    }
}

#[test]
fn every_game_resumes_after_every_event() {
    for game in Game::all() {
        for (seed, &seating) in (40..).zip(game.seatings().iter().take(3)) {
            let mut setup = setup(game, seating, &[]);
            setup.options.goal = forgeries::short(setup.options.goal);
            resumes_after_every_event(setup, seed);
        }
    }
}

#[test]
fn thinking_time_that_ran_out_is_replayed() {
    let salotto = Game::find("salotto").expect("the main game");
    let rules: [&[(&str, &str)]; 3] = [
        &[("thinking-time", "30")],
        &[("thinking-time", "30"), ("draw", "until")],
        &[("thinking-time", "30"), ("draw", "none")],
    ];
    for (seed, rules) in (60..).zip(rules) {
        for players in [2, 4] {
            let setup = setup(salotto, Seating::alone(players), rules);
            resumes_after_every_event(setup, seed);
        }
    }
}

#[test]
fn counts_that_are_said_and_last_tiles_that_are_announced_are_replayed() {
    let tables = [
        ("fives", 3, &[("muggins", "true")][..]),
        ("all-threes", 2, &[("muggins", "true"), ("penalty", "true")]),
        ("train", 3, &[("last-tile", "tap")]),
        ("train", 2, &[("last-tile", "tap-turn")]),
    ];
    for (seed, (name, players, rules)) in (70..).zip(tables) {
        let game = Game::find(name).expect("a game");
        let mut setup = setup(game, Seating::alone(players), rules);
        setup.options.goal = forgeries::short(setup.options.goal);
        resumes_after_every_event(setup, seed);
    }
}

/// The match stops while the first opponent is asked for a count that its player overlooked.
#[test]
fn an_overlooked_count_can_still_be_said_after_resuming() {
    let fives = Game::find("fives").expect("a game");
    let setup = setup(fives, Seating::alone(3), &[("muggins", "true")]);
    let mut events = Vec::new();
    let mut deck = Shuffle::seeded(6);
    let mut table: Table = Table::new(setup, &mut events);
    let mut bots = bots(table.setup(), 6);
    let asked = |table: &Table| table.board().and_then(Board::asked);
    // Everybody overlooks every count, until one scores.
    while asked(&table).is_none() || table.board().map(Board::count_to_say) == Some(0) {
        let command = match next_command(&table, &mut bots).expect("its end is far away") {
            Command::Play(seat, GameMove::Saying(play, _)) => Command::Play(seat, play.into()),
            Command::Play(seat, GameMove::Says(_)) => Command::Play(seat, GameMove::Says(0)),
            command => command,
        };
        let done = table.command(command, &mut deck, &mut events);
        done.expect("a legal command");
    }
    assert!(matches!(
        events.last(),
        Some(Event::Laid {
            claimed: Some(0),
            ..
        })
    ));

    let record = Record::parse(&written(&events));
    let resumed = resume(&record.events, Shuffle::seeded(0)).expect("a match");
    assert_eq!((resumed.played, resumed.fresh), (events.len(), vec![]));
    assert_eq!(format!("{:?}", resumed.table), format!("{table:?}"));
    let first = asked(&resumed.table).expect("the question is still open");
    let board = resumed.table.board().expect("a round");
    let count = u8::try_from(board.count_to_say()).expect("a count");

    // The first opponent takes the count, or the second one after a wrong number, or nobody.
    for said in [vec![count], vec![count + 1, count], vec![0, count + 5]] {
        let mut again = resumed.table.clone();
        let mut told = Vec::new();
        let mut takers = Vec::new();
        for said in &said {
            let seat = asked(&again).expect("somebody is asked");
            takers.push(seat);
            let answer = Command::Play(seat, GameMove::Says(*said));
            let done = again.command(answer, &mut deck, &mut told);
            done.expect("an answer");
        }
        assert_eq!((takers[0], asked(&again)), (first, None));
        let scores = told.iter().find_map(|event| match event {
            Event::Scored {
                seat, points, why, ..
            } => Some((*seat, *points, *why)),
            _ => None,
        });
        let taker = takers.last().filter(|_| said.last() == Some(&count));
        let expected = taker.map(|taker| (*taker, count.into(), Why::Muggins));
        assert_eq!(scores, expected, "{said:?}");
        assert!(matches!(told.last(), Some(Event::Turn { .. })));
        let all = [&events[..], &told].concat();
        let whole = resume(&all, Shuffle::seeded(0)).expect("a match");
        assert_eq!(whole.played, all.len());
    }
}

fn written(events: &[Event]) -> Vec<u8> {
    let mut bytes = Vec::new();
    Recorder::new(&mut bytes)
        .append(events)
        .expect("memory takes all");
    bytes
}

fn salotto(players: u8) -> Setup {
    let book = Game::find("salotto").expect("the main game");
    setup(book, Seating::alone(players), &[])
}

#[test]
fn what_is_written_reads_back() {
    for game in Game::all() {
        let (events, _) = whole_match(setup(game, game.seatings()[0], &[]), 5);
        let record = Record::parse(&written(&events));
        assert_eq!(record.events, events, "{}", game.id());
        assert_eq!(record.damage, None);
        assert!(record.is_over());
    }
}

#[test]
fn people_and_computer_players_sit_down_again() {
    let setup = salotto(3);
    let (events, _) = whole_match(setup.clone(), 5);
    let resumed = resume(&events[..8], Shuffle::seeded(0)).expect("a match");
    assert_eq!(resumed.table.setup().players, setup.players);
}

/// A pass without a choice is made automatically for a person, so what came before it may not have
/// been announced.
#[test]
fn passes_that_were_no_choice_are_told_again_with_what_came_before() {
    let mut setup = setup(Game::find("block").expect("a game"), Seating::alone(4), &[]);
    for player in &mut setup.players {
        player.level = None;
    }
    let (events, states) = whole_match(setup, 3);
    let is_lay = |event: &Event| matches!(event, Event::Laid { .. });
    let mut passes = 0;
    for (cut, _) in states {
        let before = &events[..cut];
        let is_pass = |event: &&Event| matches!(event, Event::Passed { .. });
        let round = before.iter().rev().take_while(|event| !is_lay(event));
        let run = round.filter(is_pass).count();
        if run == 0 || matches!(before.last(), Some(Event::RoundOver { .. })) {
            continue;
        }
        let resumed = resume(before, Shuffle::seeded(0)).expect("a match");
        let told = || resumed.recap.steps.iter().flat_map(|step| &step.events);
        assert!(told().any(is_lay), "{:?}", resumed.recap);
        assert_eq!(told().filter(is_pass).count(), run);
        passes += run;
    }
    assert!(passes > 10, "{passes} passes");
}

#[test]
fn torn_and_foreign_lines_cost_nothing_before_them() {
    let (events, _) = whole_match(salotto(2), 7);
    let whole: Vec<String> = events
        .iter()
        .map(|event| serde_json::to_string(event).expect("an event is written"))
        .collect();
    let garbage = [
        "{",
        "{}",
        "[]",
        "null",
        "\u{fffd}",
        "{\"type\":\"laid\"}",
        "{\"type\":\"drew\",\"seat\":12,\"tile\":\"6-6\"}",
        "{\"type\":\"drew\",\"seat\":0,\"tile\":\"6-7\"}",
        "{\"type\":\"drew\",\"seat\":0,\"tile\":null}",
        "{\"type\":\"nothing\"}",
    ];
    for text in garbage {
        for at in [1, 2, 9, whole.len() / 2] {
            let mut torn = whole.clone();
            torn.insert(at, text.to_owned());
            let record = Record::parse(torn.join("\n").as_bytes());
            assert_eq!(record.events, events[..at], "{text} in line {at}");
            assert_eq!(record.damage, Some(at + 1));
            let resumed = resume(&record.events, Shuffle::seeded(1)).expect("a match");
            assert_eq!(resumed.played, at);
        }
    }
    let mut bytes = written(&events[..6]);
    bytes.extend([0xff, 0xfe, b'\n']);
    assert_eq!(Record::parse(&bytes).events, events[..6]);
}

#[test]
fn a_record_that_no_match_can_have_is_played_as_far_as_it_goes() {
    let (events, _) = whole_match(salotto(3), 8);
    let laid = |event: &Event| matches!(event, Event::Laid { .. });
    let first = events.iter().position(laid).expect("a tile was laid");
    let second = first + 1 + events[first + 1..].iter().position(laid).expect("two were");
    let mut swapped = events.clone();
    swapped.swap(first, second);
    let mut twice = events.clone();
    twice.insert(first + 1, events[first].clone());
    let mut missing = events.clone();
    missing.remove(first);
    for wrong in [swapped, twice, missing] {
        let resumed = resume(&wrong, Shuffle::seeded(1)).expect("a match");
        assert!(resumed.played >= first, "what came before is played");
        assert!(resumed.played < wrong.len());
    }
}

#[test]
fn a_deal_with_wrong_tiles_is_dealt_right() {
    let (events, _) = whole_match(salotto(3), 9);
    let hand = |tiles: &[&str]| -> Vec<_> {
        tiles
            .iter()
            .map(|text| text.parse().expect("a tile"))
            .collect()
    };
    let dealt = |event: &Event| matches!(event, Event::Dealt { .. });
    let at = events.iter().position(dealt).expect("a deal");
    let Event::Dealt { tiles: next, .. } = &events[at + 1] else {
        unreachable!("each seat is dealt a hand")
    };
    let wrong_hands = [
        next[..1].to_vec(),
        hand(&["6-6", "6-6", "6-5", "6-4", "6-3", "6-2", "6-1"]),
        hand(&["9-9", "6-6", "6-5", "6-4", "6-3", "6-2", "6-1"]),
        hand(&["6-6"]),
        hand(&[]),
    ];
    for tiles in wrong_hands {
        let mut wrong = events.clone();
        if let Event::Dealt { tiles: held, .. } = &mut wrong[at] {
            *held = tiles;
        }
        let resumed = resume(&wrong, Shuffle::seeded(1)).expect("a match");
        assert_eq!(resumed.played, at, "the wrong hand is where it stops");
        let table = resumed.table;
        let options = &table.setup().options;
        let held = |seat| table.view(seat).expect("the round goes on").hand;
        let mut seats = options.seating.all().iter();
        let first = held(seats.next().expect("a seat"));
        assert_eq!(first.len(), options.hand);
        let hands: Vec<TileSet<3>> = options.seating.all().iter().map(held).collect();
        let all = hands.iter().fold(TileSet::EMPTY, |all, &hand| all | hand);
        assert_eq!(
            all.len(),
            hands.len() * options.hand,
            "each tile is held once"
        );
        // The others hold the tiles that they were dealt.
        for (seat, event) in seats.zip(&events[at + 1..]) {
            let Event::Dealt { tiles, .. } = event else {
                unreachable!("each seat is dealt a hand")
            };
            assert_eq!(held(seat), tiles.iter().copied().collect());
        }
    }
}

#[test]
fn what_begins_no_match_is_refused() {
    let refused = |events: &[Event]| resume(events, Shuffle::seeded(1)).err();
    assert_eq!(refused(&[]), Some(Mismatch::Empty));
    assert_eq!(
        refused(&[Event::Round { number: 1 }]),
        Some(Mismatch::Empty)
    );
    let (events, _) = whole_match(salotto(2), 10);
    let Event::Match(header) = &events[0] else {
        unreachable!("a match begins with its header")
    };
    let mut newer = header.clone();
    newer.format = Header::FORMAT + 1;
    assert_eq!(
        refused(&[Event::Match(newer)]),
        Some(Mismatch::NewerFormat(Header::FORMAT + 1))
    );
    let mut unknown = header.clone();
    unknown.game = "chess".to_owned();
    assert!(matches!(
        refused(&[Event::Match(unknown)]),
        Some(Mismatch::Setup(_))
    ));
    let mut of_no_level = header.clone();
    of_no_level.seats[1].player = "master".to_owned();
    assert_eq!(
        refused(&[Event::Match(of_no_level)]),
        Some(Mismatch::Setup(SetupError::NoSuchLevel(
            "master".to_owned()
        )))
    );
    let mut mixed = header.clone();
    mixed.seats[1].team = 7;
    assert!(matches!(
        refused(&[Event::Match(mixed)]),
        Some(Mismatch::Setup(_))
    ));
}

#[test]
fn only_the_last_match_of_a_file_is_read_and_its_lines_are_counted_with_those_before() {
    let (events, _) = whole_match(salotto(2), 7);
    let whole = written(&events);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("match.jsonl");
    std::fs::write(&file, [&whole[..], &whole].concat()).expect("room");
    let record = Record::read(&file).expect("a file");
    assert_eq!(record.events, events);
    assert_eq!(
        (record.before, record.line_of(3)),
        (events.len(), events.len() + 4)
    );
    assert!(record.is_over());
    let cut = Record::parse(&written(&events[..events.len() - 1]));
    assert!(!cut.is_over());
    let headless = Record::parse(&written(&events[1..]));
    assert_eq!((headless.events.len(), headless.damage), (0, Some(1)));
    // An endless file is not read.
    let device = Record::bytes(Path::new("/dev/zero"));
    assert_eq!(
        device.expect_err("a device").kind(),
        io::ErrorKind::InvalidInput
    );
}

#[test]
fn a_half_that_no_tile_has_is_damage() {
    let inner = |half: u8| {
        let line = format!(
            r#"{{"type":"laid","seat":0,"tile":"6-4","arm":0,"inner":{half},"across":false}}"#
        );
        serde_json::from_str::<Event>(&line)
    };
    assert!(inner(18).is_ok());
    assert!(inner(19).is_err());
}

#[test]
fn a_match_of_a_newer_format_is_told_from_damage() {
    let (events, _) = whole_match(salotto(2), 7);
    let whole = String::from_utf8(written(&events)).expect("text");
    let newer = |from: &str, to: &str| Record::parse(whole.replacen(from, to, 1).as_bytes()).newer;
    assert_eq!(newer("", ""), None);
    let format = Header::FORMAT + 1;
    let newer_format = format!(r#""format":{format}"#);
    assert_eq!(newer(r#""format":1"#, &newer_format), Some(format));
    assert_eq!(newer(r#""format":1"#, r#""format":0"#), None);
    assert_eq!(
        newer(
            r#""format":1,"game":"#,
            &format!(r#"{newer_format},"form":"#)
        ),
        Some(format)
    );
    assert_eq!(
        newer(r#""format":1,"game":"#, r#""format":1,"form":"#),
        None
    );
}

#[test]
fn lots_that_were_told_by_half_are_completed_with_others() {
    let game = Game::find("classico").expect("a game with lots");
    let (events, _) = whole_match(setup(game, Seating::alone(6), &[]), 11);
    let drawn = |events: &[Event]| -> Vec<Drawn> {
        let lots = events.iter().filter_map(|event| match event {
            Event::Lot { drawn, .. } => Some(*drawn),
            _ => None,
        });
        lots.collect()
    };
    let told = drawn(&events);
    assert_eq!(told.len(), 6);
    let before = 2; // The match and its first round.
    for seed in 0..20 {
        for known in 0..told.len() {
            let cut = &events[..before + known];
            let resumed = resume(cut, Shuffle::seeded(seed)).expect("a match");
            assert_eq!(resumed.played, cut.len());
            let mut lots = drawn(cut);
            lots.extend(drawn(&resumed.fresh));
            assert_eq!(lots.len(), 6);
            for (at, lot) in lots.iter().enumerate() {
                assert!(!lots[..at].contains(lot), "{lots:?}");
            }
        }
    }
}

/// A stream that does one thing after another, and then accepts everything.
struct Stream {
    does: Vec<io::Result<usize>>,
    taken: Vec<u8>,
    flushed: usize,
}

impl Write for &mut Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let some = self.does.pop().unwrap_or(Ok(bytes.len()))?;
        self.taken.extend(&bytes[..some]);
        Ok(some)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.flushed = self.taken.len();
        Ok(())
    }
}

#[test]
fn what_a_stream_does_not_take_is_written_with_the_next_event() {
    let (events, _) = whole_match(salotto(2), 12);
    let whole = lines(&events[..3]);
    let full = || Err(io::ErrorKind::StorageFull.into());
    let interrupted = || Err(io::ErrorKind::Interrupted.into());
    let mut stream = Stream {
        // In reverse order.
        does: vec![Ok(0), full(), Ok(7), interrupted(), Ok(5)],
        taken: Vec::new(),
        flushed: 0,
    };
    let mut recorder = Recorder::new(&mut stream);
    let kinds = [0..1, 1..1, 1..3].map(|some: std::ops::Range<usize>| {
        let appended = recorder.append(&events[some]);
        appended.err().map(|error| error.kind())
    });
    let refused = [io::ErrorKind::StorageFull, io::ErrorKind::WriteZero];
    assert_eq!(kinds, [Some(refused[0]), Some(refused[1]), None]);
    assert_eq!(stream.taken, whole);
    assert_eq!(stream.flushed, whole.len());
}
