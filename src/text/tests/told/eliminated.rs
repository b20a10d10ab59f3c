//! Who goes out of the match with a round is told in one sentence, and totals are those of the sides that played.

use serpente_engine::rules::{Goal, Seat, Seating, Team, books};
use serpente_engine::table::{
    Command, Event, Header, Level, Player, SeatView, Setup, Shuffle, Table,
};
use serpente_testing::keys::keys;
use serpente_testing::shapes::Chance;
use serpente_text::announce::{Arg, Message, tell};
use serpente_text::words::Detail;

use super::fact;

/// Ten people, each alone, to few points, so that several go out with one round.
fn setup() -> Setup {
    let book = books::find("salotto").expect("a game");
    let mut options =
        Setup::options(book, Seating::alone(10), None, None).expect("ten can play it");
    options.goal = Goal::Limit(60);
    let mut players = Vec::new();
    for seat in 0..10 {
        players.push(Player {
            name: format!("Player {seat}"),
            level: Some(Level::Random),
        });
    }
    Setup::new(book, options, players).expect("a match")
}

/// Returns the numbers of the players that a name, or a list of names, names. The listener is 0.
fn players(named: &Arg) -> Vec<usize> {
    match named {
        Arg::Text(name) => {
            let number = name.strip_prefix("Player ").expect("a player");
            vec![number.parse().expect("a number")]
        }
        Arg::All(all) | Arg::List(all) | Arg::Apart(all) => all.iter().flat_map(players).collect(),
        Arg::Message(message) if message.args().iter().any(|(name, _)| *name == "who") => {
            players(fact(message, "who"))
        }
        _ => vec![0],
    }
}

/// Returns the messages that a listener is told of these events.
fn told(events: &[Event], seen: &SeatView, detail: Detail) -> Vec<Message> {
    let mut messages = Vec::new();
    for event in events {
        for announcement in tell(event, seen, &keys(), detail) {
            messages.push(announcement.message);
        }
    }
    messages
}

fn find<'a>(told: &'a [Message], id: &str) -> Vec<&'a Message> {
    told.iter().filter(|message| message.id() == id).collect()
}

/// Compares what is told of the end of a round with who played in it and who goes out with it.
fn check(told: &[Message], playing: &[usize], out: &[usize], listener: Option<usize>) {
    let mut others = out.to_vec();
    others.retain(|&player| Some(player) != listener);
    let sentences = find(told, "eliminated");
    if others.is_empty() {
        assert!(sentences.is_empty(), "{told:#?}");
    } else {
        assert_eq!(sentences.len(), 1, "{told:#?}");
        assert_eq!(players(fact(sentences[0], "who")), others);
        let people = i64::try_from(others.len()).expect("few");
        assert_eq!(*fact(sentences[0], "members"), Arg::Number(people));
    }
    let is_listener_out = others.len() < out.len();
    assert_eq!(
        find(told, "you-eliminated").len(),
        usize::from(is_listener_out)
    );
    let mut named = players(fact(find(told, "round-totals")[0], "totals"));
    named.sort_unstable();
    assert_eq!(named, playing, "{told:#?}");
}

#[test]
fn one_sentence_tells_all_who_go_out_and_totals_are_of_those_who_played() {
    let mut together = 0;
    for seed in 0..12 {
        let mut chance = Chance::new(seed);
        let mut deck = Shuffle::seeded(seed);
        let mut table: Table = Table::new(setup(), &mut ());
        let viewers = [None, Seat::new(0)];
        let header = Header::of(table.setup());
        let mut views = viewers.map(|viewer| SeatView::new(viewer, &header).expect("a match"));
        let mut playing: Vec<usize> = (0..10).collect();
        while table.winners().is_none() {
            let command = match table.turn() {
                None => Command::Deal,
                Some(seat) => {
                    let view = table.view(seat).expect("a round");
                    let moves: Vec<_> = view.moves().collect();
                    Command::Play(seat, chance.one_of(&moves).into())
                }
            };
            let mut events: Vec<Event> = Vec::new();
            let done = table.command(command, &mut deck, &mut events);
            done.expect("a legal move");
            let winners = table.winners().unwrap_or_default();
            let mut out = Vec::new();
            for event in &events {
                if let Event::Eliminated { team } = event {
                    out.push(team.index());
                }
            }
            let is_over = events
                .iter()
                .any(|event| matches!(event, Event::RoundOver { .. }));
            // Whoever wins by the lowest total of the last ones is not out.
            let mut lost = out.clone();
            lost.retain(|&player| !winners.contains(Team::new(player).expect("a side")));
            for view in &mut views {
                let listener = view.viewer().map(Seat::index);
                let followed = view.follow(&table.update(view.viewer(), &events));
                followed.expect("what happened");
                if is_over {
                    for detail in [Detail::Brief, Detail::Normal, Detail::Full] {
                        check(&told(&events, view, detail), &playing, &lost, listener);
                    }
                }
            }
            together += usize::from(lost.len() > 2);
            playing.retain(|player| !out.contains(player));
        }
    }
    assert!(together > 10, "{together}");
}
