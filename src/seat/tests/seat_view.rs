//! A seat follows a match by its updates, sent as bytes, and knows everything that the table would show it: in every game, for
//! every seat and for spectators.

use serpente_archive::told_so_far;
use serpente_engine::bots::{Bot, Level, next_command};
use serpente_engine::rules::{Board, Move, Seat};
use serpente_engine::table::{
    Command, Event, Game, GameView, Player, SeatView, Setup, Shuffle, Table, Update, View,
};

use serpente_testing::shapes::{Chance, Shape};
use serpente_testing::soak;

/// Returns the same value after serializing and parsing it.
fn sent<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    let bytes = serde_json::to_vec(value).expect("it can be written");
    serde_json::from_slice(&bytes).expect("it can be read")
}

/// Returns all public state of a board.
fn open(board: &Board) -> impl PartialEq + std::fmt::Debug {
    let arms: Vec<_> = board.arms().iter().chain(board.open().iter()).collect();
    let ends: Vec<_> = arms.iter().map(|&arm| (arm, board.end_of(arm))).collect();
    let along: Vec<Vec<_>> = arms.iter().map(|&arm| board.along(arm).collect()).collect();
    let sizes: Vec<_> = board
        .playing()
        .iter()
        .map(|seat| board.hand_size(seat))
        .collect();
    (
        (
            board.playing(),
            board.opener(),
            board.first_entitled(),
            board.turn(),
        ),
        (
            board.first(),
            board.lead(),
            board.laid().iter().collect::<Vec<_>>(),
        ),
        (
            board.deciding(),
            board.swapped(),
            board.drawn(),
            board.boneyard(),
        ),
        (ends, along, sizes, board.history().to_vec()),
    )
}

/// Returns what a seat may know about its hand, and its legal moves.
fn own(view: View<'_>) -> impl PartialEq + std::fmt::Debug {
    let moves: Option<Vec<Move>> = view.legal.map(|_| view.moves().collect());
    (view.seat, view.hand.iter().collect::<Vec<_>>(), moves)
}

fn compare(table: &Table, seen: &SeatView) {
    assert_eq!(seen.turn(), table.turn());
    assert_eq!(seen.round_number(), table.round_number());
    assert_eq!(seen.tally(), table.tally());
    assert_eq!(seen.winners(), table.winners());
    assert_eq!(seen.last_result(), table.last_result());
    assert_eq!(seen.board().map(open), table.board().map(open));
    if table.round_number() == 1 {
        assert_eq!(seen.lots(), table.lots());
    }
    let draws_on = table.view_in_turn().is_some_and(|view| view.draws_on());
    assert_eq!(seen.draws_on(), draws_on);
    let view = seen.viewer().and_then(|seat| table.view(seat));
    assert_eq!(seen.view().map(own), view.map(own));
    let cards = |board| format!("{board:?}");
    assert_eq!(seen.card_board().map(cards), table.card_board().map(cards));
    let tricks = |board| format!("{board:?}");
    if table.turn().is_some() {
        assert_eq!(
            seen.trick_board().map(tricks),
            table.trick_board().map(tricks)
        );
    }
    let held = |view: GameView<'_>| match view {
        GameView::Tricks(view) => Some((view.hand, view.choices())),
        _ => None,
    };
    let there = seen.viewer().and_then(|seat| table.game_view(seat));
    assert_eq!(seen.game_view().and_then(held), there.and_then(held));
    let choices = |view: GameView<'_>| match view {
        GameView::Cards(view) => Some(view.choices().collect::<Vec<_>>()),
        _ => None,
    };
    let here = seen.viewer().and_then(|seat| table.game_view(seat));
    assert_eq!(seen.game_view().and_then(choices), here.and_then(choices));
}

/// Formats everything that a view knows.
fn shown(seen: &SeatView) -> String {
    format!("{seen:?}")
}

/// Returns the view of a viewer who joins late.
fn late(table: &Table, all: &[Event], viewer: Option<Seat>) -> SeatView {
    let Some(Event::Match(header)) = all.first() else {
        panic!("a match begins");
    };
    let mut late = SeatView::new(viewer, header).expect("a match");
    for step in told_so_far(table, all, viewer.into_iter().collect()) {
        late.follow(&sent(&step))
            .expect("what happened can be followed");
    }
    late
}

fn follow(setup: Setup, seed: u64, steps: usize) {
    let seats = setup.options.seating.all();
    let mut bots: Vec<Bot> = seats
        .iter()
        .map(|seat| Level::Random.bot(Shuffle::chance_for(seed, seat.index())))
        .collect();
    let mut deck = Shuffle::seeded(seed);
    let mut events = Vec::new();
    let mut table: Table = Table::new(setup, &mut events);
    let Some(Event::Match(header)) = events.first().map(sent) else {
        panic!("a match begins");
    };
    let viewers: Vec<Option<Seat>> = seats.iter().map(Some).chain([None]).collect();
    let mut followers: Vec<SeatView> = viewers
        .iter()
        .map(|&viewer| SeatView::new(viewer, &header).expect("a match"))
        .collect();
    let mut all = vec![Event::Match(header.clone())];
    let mut known = Vec::new();
    for step in 0..steps {
        let Some(command) = next_command(&table, &mut bots) else {
            break;
        };
        events.clear();
        let command: Command = sent(&command);
        table
            .command(command, &mut deck, &mut events)
            .expect("a legal command");
        for seat in &mut followers {
            let update: Update = sent(&table.update(seat.viewer(), &events));
            seat.follow(&update).expect("what happened can be followed");
            compare(&table, seat);
            // After the end of a round, the view does not know any more which arms were open to which seats.
            let (own, whole) = (seat.last_board(), table.last_board());
            assert_eq!(own.map(Board::history), whole.map(Board::history));
            assert_eq!(own.map(Board::lead), whole.map(Board::lead));
        }
        all.append(&mut events);
        known.push(
            [
                &followers[usize::try_from(seed).expect("small") % seats.len()],
                &followers[seats.len()],
            ]
            .map(shown),
        );
        if step % 31 == 0 {
            for seat in &followers {
                compare(&table, &late(&table, &all, seat.viewer()));
            }
        }
    }
    // A viewer who joins late, or comes back, knows the same after every step as one who was there all the time.
    for (at, seat) in [
        &followers[usize::try_from(seed).expect("small") % seats.len()],
        &followers[seats.len()],
    ]
    .iter()
    .enumerate()
    {
        let told = told_so_far(&table, &all, seat.viewer().into_iter().collect());
        let mut late: SeatView = SeatView::new(seat.viewer(), &header).expect("a match");
        assert_eq!(told.len(), known.len() + 1, "{}", header.game);
        late.follow(&sent(&told[0])).expect("a match begins");
        for (step, known) in told[1..].iter().zip(&known) {
            late.follow(&sent(step))
                .expect("what happened can be followed");
            assert_eq!(
                shown(&late),
                known[at],
                "{}: {:?}",
                header.game,
                step.events
            );
        }
    }
}

#[test]
fn every_game_is_followed_to_its_end_by_what_is_seen() {
    for game in Game::all() {
        for (seed, &seating) in (0..).zip(game.seatings()) {
            let options = Setup::options(game, seating, None, None).expect("a usual table");
            let players = (0..seating.seats())
                .map(|number| Player {
                    name: format!("n{number}"),
                    level: None,
                })
                .collect();
            follow(
                Setup::new(game, options, players).expect("a match"),
                seed,
                300,
            );
        }
    }
}

#[test]
fn every_house_rule_is_followed_by_what_is_seen() {
    for seed in soak::seeds(60) {
        let shape = Shape::of(seed, &mut Chance::new(seed), false);
        follow(shape.setup(), seed, 200);
    }
}

#[test]
fn what_cannot_have_happened_is_refused() {
    let game = Game::all().next().expect("a game");
    let options = Setup::options(game, game.seatings()[0], None, None).expect("a usual table");
    let players = (0..options.seating.seats())
        .map(|number| Player {
            name: format!("n{number}"),
            level: None,
        })
        .collect();
    let setup = Setup::new(game, options, players).expect("a match");
    let mut events = Vec::new();
    let mut table: Table = Table::new(setup, &mut events);
    let Some(Event::Match(header)) = events.pop() else {
        panic!("a match begins");
    };
    let mut seen: SeatView = SeatView::new(None, &header).expect("a match");
    let mut deck = Shuffle::seeded(1);
    table
        .command(Command::Deal, &mut deck, &mut events)
        .expect("a deal");
    let update = table.update(None, &events);
    let turn = table.turn().expect("somebody's turn");
    assert!(
        seen.clone().follow(&pass_of(turn)).is_err(),
        "before the deal"
    );
    seen.follow(&update).expect("the deal");
    let other = table.tally().playing().after(turn).expect("another seat");
    assert!(seen.follow(&pass_of(other)).is_err(), "another seat's turn");
}

/// Returns the update in which this seat passes.
fn pass_of(seat: Seat) -> Update {
    Update {
        events: vec![Event::Passed {
            seat,
            announced: false,
        }],
        ..Update::default()
    }
}
