//! A count that another player overlooked, with a limit that must be met exactly.

use serpente_engine::bots::{Bot, Level, next_command};
use serpente_engine::rules::{Goal, Seating};
use serpente_engine::table::{
    Command, Event, Game, GameMove, Header, Player, SeatView, Setup, Shuffle, Table,
};
use serpente_text::announce::tell;
use serpente_text::words::Detail;

use super::fact;
use serpente_testing::keys::keys;

/// Three players who overlook every count of their own; the first who is asked says it.
fn table() -> Table {
    let fives = Game::find("fives").expect("a game");
    let mut options = Setup::options(fives, Seating::alone(3), None, None).expect("a table");
    for rule in ["muggins", "exact"] {
        options.house.set(rule, None).expect("a rule of the game");
    }
    options.goal = Goal::Limit(10);
    let setup = Setup::new(
        fives,
        options,
        (0..3)
            .map(|number| Player {
                name: number.to_string(),
                level: None,
            })
            .collect(),
    );
    Table::new(setup.expect("a match"), &mut ())
}

#[test]
fn everybody_is_told_once_that_an_overlooked_count_would_go_over_the_limit() {
    let (mut in_turn, mut at_the_end) = (0, 0);
    for seed in 0..60 {
        let mut table = table();
        let mut deck = Shuffle::seeded(seed);
        let mut bots: Vec<Bot> = (0..3)
            .map(|seat| Level::Random.bot(Shuffle::chance_for(seed, seat)))
            .collect();
        let header = Header::of(table.setup());
        let viewers: Vec<_> = table
            .setup()
            .options
            .seating
            .all()
            .iter()
            .map(Some)
            .chain([None])
            .collect();
        let view = |viewer: &_| SeatView::new(*viewer, &header).expect("a match");
        let mut views: Vec<SeatView> = viewers.iter().map(view).collect();
        for _ in 0..60 {
            let Some(command) = next_command(&table, &mut bots) else {
                break;
            };
            let command = match command {
                Command::Play(seat, GameMove::Saying(play, _)) => Command::Play(seat, play.into()),
                command => command,
            };
            let asked = table
                .board()
                .and_then(|board| Some((board.asked()?, board.count_to_say())));
            let missing = asked.map(|(seat, count)| {
                let team = table.setup().options.seating.team(seat);
                (count, 10 - table.tally().total(team))
            });
            let mut events: Vec<Event> = Vec::new();
            let done = table.command(command, &mut deck, &mut events);
            done.expect("a legal command");
            let is_over = missing.is_some_and(|(count, missing)| i64::from(count) > missing.into());
            for (view, viewer) in views.iter_mut().zip(&viewers) {
                let update = table.update(*viewer, &events);
                view.follow(&update).expect("in step");
                let told = update
                    .events
                    .iter()
                    .flat_map(|event| tell(event, view, &keys(), Detail::Brief));
                let told: Vec<_> = told.map(|told| told.message).collect();
                let in_vain: Vec<_> = told
                    .iter()
                    .filter(|message| message.id() == "count-in-vain")
                    .collect();
                assert_eq!(in_vain.len(), usize::from(is_over), "{events:?}: {told:?}");
                if let (Some(told), Some((count, _))) = (in_vain.first(), missing) {
                    assert_eq!(fact(told, "count"), &i64::from(count).into());
                }
            }
            if is_over {
                let ended = events
                    .iter()
                    .any(|event| matches!(event, Event::RoundOver { .. }));
                in_turn += usize::from(!ended);
                at_the_end += usize::from(ended);
            }
        }
    }
    assert!(in_turn > 20 && at_the_end > 2, "{in_turn}, {at_the_end}");
}

#[test]
fn whoever_says_a_wrong_count_is_told_that_it_is_wrong() {
    let mut wrong = 0;
    for seed in 0..20 {
        let mut table = table();
        let mut deck = Shuffle::seeded(seed);
        let mut bots: Vec<Bot> = (0..3)
            .map(|seat| Level::Random.bot(Shuffle::chance_for(seed, seat)))
            .collect();
        let header = Header::of(table.setup());
        let mut views = Vec::new();
        for seat in table.setup().options.seating.all().iter() {
            views.push(SeatView::new(Some(seat), &header).expect("a match"));
        }
        for _ in 0..60 {
            let Some(command) = next_command(&table, &mut bots) else {
                break;
            };
            let (command, layer) = match command {
                Command::Play(seat, GameMove::Saying(play, _)) => {
                    (Command::Play(seat, GameMove::Saying(play, 3)), Some(seat))
                }
                command => (command, None),
            };
            let mut events: Vec<Event> = Vec::new();
            let done = table.command(command, &mut deck, &mut events);
            done.expect("a legal command");
            for view in &mut views {
                let update = table.update(view.viewer(), &events);
                view.follow(&update).expect("in step");
            }
            let (Some(seat), Some(board)) = (layer, table.board()) else {
                continue;
            };
            let count = board.count();
            let view = &views[seat.index()];
            let mut told = Vec::new();
            for event in &events {
                for one in tell(event, view, &keys(), Detail::Brief) {
                    told.push(one.message.id());
                }
            }
            assert_eq!(
                told.contains(&"count-wrong"),
                count != 3,
                "{count}: {told:?}"
            );
            wrong += usize::from(count != 3);
        }
    }
    assert!(wrong > 20, "{wrong}");
}
