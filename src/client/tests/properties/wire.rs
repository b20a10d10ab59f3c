//! Frames of the wire, one per line: a frame that can be read is sent as the same frame, and a
//! program keeps running whatever a server sends.

use serpente_client::wire::{FromClient, FromServer, LONGEST_FRAME, Unreadable, WrongOption};
use serpente_client::{Client, ClientNews, EnterAs, Intent};
use serpente_engine::rules::Seat;
use serpente_engine::table::{Event, SeatView, Update};

pub(crate) fn holds(bytes: &[u8]) {
    let goal = Intent::at(Some("calm-red-fox".to_owned()), EnterAs::Player(None));
    let mut client = Client::new(vec!["Ada".to_owned()], "en".to_owned(), None, goal);
    let mut seen = None;
    for line in bytes.split(|&byte| byte == b'\n') {
        let Ok(line) = str::from_utf8(line) else {
            continue;
        };
        sent_by_a_client(line);
        if let Some(frame) = FromServer::read(line) {
            let again = FromServer::read(&frame.text());
            assert_eq!(again.as_ref(), Some(&frame));
            let seat = client.table.as_ref().and_then(|table| table.seat);
            let (answers, told) = client.take(frame);
            answers.iter().for_each(is_read_again);
            let steps = match told {
                Some(ClientNews::Past(steps)) => steps,
                Some(ClientNews::Update(step)) => vec![step],
                _ => Vec::new(),
            };
            let own = seat.and_then(|number| Seat::new(number.into()));
            for step in &steps {
                follow(&mut seen, own, step);
            }
            client.heard().iter().for_each(is_read_again);
        }
    }
}

fn sent_by_a_client(line: &str) {
    match FromClient::read(line) {
        Ok(frame) => is_read_again(&frame),
        Err(Unreadable::TooLong) => assert!(line.len() > LONGEST_FRAME),
        Err(Unreadable::Unknown(kind) | Unreadable::Malformed(kind)) => {
            assert!(kind.chars().count() <= 24 && !kind.contains(char::is_control));
        }
        Err(Unreadable::Option { wrong, .. }) => match wrong {
            WrongOption::Unknown(text)
            | WrongOption::Number { given: text, .. }
            | WrongOption::Flag { given: text, .. }
            | WrongOption::Rules(text) => {
                assert!(text.chars().count() <= 24 && !text.contains(char::is_control));
            }
            WrongOption::Name => {}
        },
        Err(Unreadable::NoFrame) => {}
    }
}

fn is_read_again(frame: &FromClient) {
    let text = frame.text();
    if text.len() <= LONGEST_FRAME {
        assert_eq!(FromClient::read(&text).as_ref(), Ok(frame));
    }
}

/// Follows an update; a view only follows what can have happened.
fn follow(seen: &mut Option<SeatView>, seat: Option<Seat>, update: &Update) {
    if let Some(Event::Match(header)) = update.events.first() {
        *seen = SeatView::new(seat, header).ok();
    }
    if seen
        .as_mut()
        .is_some_and(|seen| seen.follow(update).is_err())
    {
        *seen = None;
    }
    if let Some(seen) = seen {
        let _ = seen.game_view();
    }
}

#[test]
fn for_every_file_of_the_corpus() {
    serpente_testing::corpus::Corpus::of("wire").whole(holds);
}

#[test]
fn for_damaged_files() {
    serpente_testing::corpus::Corpus::of("wire").damaged(holds);
}
