//! The announced end of a round matches what happened: which player went out, and which side has fewer pips.

use serpente_engine::rules::{End, RuleBook, Seat, Seating, Team, books};
use serpente_engine::table::{
    Command, Event, Header, Level, Player, SeatView, Setup, Shuffle, Table,
};
use serpente_text::announce::{Arg, Message, tell};
use serpente_text::words::Detail;

use serpente_testing::keys::keys;
use serpente_testing::shapes::Chance;

/// Plays random rounds at a table of two pairs, and passes each with its end as announced to this seat, or to all.
fn ends(
    book: &'static RuleBook,
    you: Option<Seat>,
    mut look: impl FnMut(&Table, Option<Seat>, &[Message]),
) {
    let options = Setup::options(book, Seating::teams_of(2, 2), None, None);
    let players = (0..4)
        .map(|seat| Player {
            name: format!("Player {seat}"),
            level: Some(Level::Random),
        })
        .collect();
    let setup = Setup::new(book, options.expect("a match"), players).expect("a match");
    for seed in 0..150 {
        let (mut chance, mut deck) = (Chance::new(seed), Shuffle::seeded(seed));
        let mut events: Vec<Event> = Vec::new();
        let mut table = Table::new(setup.clone(), &mut events);
        let mut seen = SeatView::new(you, &Header::of(&setup)).expect("a match");
        let mut command = Command::Deal;
        while !matches!(
            events.last(),
            Some(Event::RoundOver { .. } | Event::MatchOver { .. })
        ) {
            table
                .command(command, &mut deck, &mut events)
                .expect("a legal move");
            if let Some(seat) = table.turn() {
                let view = table.view(seat).expect("a round");
                let moves = view.moves().count();
                let play = view.moves().nth(chance.below(moves)).expect("a move");
                command = Command::Play(seat, play.into());
            }
        }
        let update = table.update(you, &events);
        seen.follow(&update).expect("what happened");
        for event in &events {
            if let Event::RoundOver { seat, .. } = event {
                let told: Vec<_> = tell(event, &seen, &keys(), Detail::Full)
                    .into_iter()
                    .map(|said| said.message)
                    .collect();
                look(&table, *seat, &told);
            }
        }
    }
}

/// Returns an argument of a message.
fn fact<'a>(message: &'a Message, name: &str) -> &'a Arg {
    let mut args = message.args().iter();
    &args.find(|(arg, _)| *arg == name).expect("an argument").1
}

fn names(seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::All(seats.map(name).collect())
}

fn name(seat: Seat) -> Arg {
    Arg::Text(format!("Player {}", seat.index()))
}

fn find<'a>(told: &'a [Message], id: &str) -> Option<&'a Message> {
    told.iter().find(|message| message.id() == id)
}

#[test]
fn of_pairs_it_is_told_which_pair_has_the_fewest_pips() {
    let (mut counted, mut tied, mut in_vain) = (0, 0, 0);
    let pairs = Seating::teams_of(2, 2);
    for book in books::ALL
        .iter()
        .filter(|book| book.seats.seatings.contains(&pairs))
    {
        ends(book, None, |table, winner, told| {
            let ended = table.last_result().expect("a round has ended");
            let seating = table.setup().options.seating;
            let lightest = ended.lightest_team(seating);
            let members = |team: Team| names(seating.members_of(team));
            match ended.end {
                // The points that won were announced before.
                End::Won(_) => return assert!(told.is_empty(), "{told:?}"),
                End::Out(seat) => {
                    assert_eq!(*fact(&told[0], "who"), name(seat), "{told:?}");
                    in_vain += usize::from(
                        winner.is_some_and(|winner| seating.team(winner) != seating.team(seat)),
                    );
                }
                End::Blocked => assert_eq!(told[0].id(), "round-blocked"),
            }
            if let Some(message) = find(told, "count-won") {
                counted += 1;
                assert_eq!(*fact(message, "who"), members(lightest.expect("one pair")));
            } else if let Some(message) = find(told, "count-equal") {
                tied += 1;
                assert_eq!((lightest, winner), (None, ended.last));
                assert_eq!(
                    *fact(message, "who"),
                    name(ended.last.expect("a tile was laid"))
                );
            } else if let Some(message) = find(told, "block-won") {
                counted += 1;
                let team = winner.map(|seat| seating.team(seat));
                assert_eq!(*fact(message, "who"), members(team.expect("one pair")));
                let wanted = if find(told, "closed").is_some() {
                    // Both hands together; equal ones count against the side that blocked.
                    let closer = seating.team(ended.last.expect("a tile was laid"));
                    let mut others = seating.each_team().filter(|&team| team != closer);
                    let other = others.next().expect("two pairs");
                    if lightest == Some(closer) {
                        closer
                    } else {
                        other
                    }
                } else {
                    let least = ended
                        .playing
                        .iter()
                        .min_by_key(|seat| ended.weight(*seat))
                        .expect("four");
                    seating.team(least)
                };
                assert_eq!(team, Some(wanted));
            } else {
                let needs_none = match (ended.end, winner) {
                    (_, None) => true,
                    (End::Out(seat), Some(winner)) => seating.team(winner) == seating.team(seat),
                    (_, Some(_)) => false,
                };
                assert!(needs_none, "{told:?}");
            }
        });
    }
    assert!(
        counted > 20 && tied > 0 && in_vain > 5,
        "{counted} {tied} {in_vain}"
    );
}

#[test]
fn who_wins_with_a_partner_hears_of_both() {
    let aquamarine = books::ALL.iter().find(|book| book.id == "aquamarine");
    let mut won = 0;
    ends(
        aquamarine.expect("a game"),
        Seat::new(0),
        |table, winner, told| {
            let yours = winner.is_some_and(|seat| {
                table.setup().options.seating.team(seat) == Team::new(0).expect("a team")
            });
            let message = find(told, "count-won-with-you");
            won += usize::from(message.is_some());
            assert!(message.is_none() || yours, "{told:?}");
            assert!(find(told, "count-won-you").is_none());
        },
    );
    assert!(won > 0);
}
