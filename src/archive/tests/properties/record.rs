//! Any record: if it loads, it is saved as the same events; a match that is resumed is complete,
//! and is resumed again as the same match.

use serpente_archive::{Record, Recorder, resume};
use serpente_engine::rules::{Seat, TileSet};
use serpente_engine::table::{Event, GameView, Shuffle, Table};

pub(crate) fn holds(bytes: &[u8]) {
    let record = Record::parse(bytes);
    let again = Record::parse(&saved(&record.events));
    assert_eq!(again.events, record.events);
    assert_eq!((again.before, again.damage), (0, None));

    let Ok(resumed) = resume(&record.events, Shuffle::seeded(1)) else {
        return;
    };
    assert!((1..=record.events.len()).contains(&resumed.played));
    has_every_tile_once(&resumed.table);
    let mut events = record.events;
    events.truncate(resumed.played);
    events.extend(resumed.fresh);
    let again = resume(&events, Shuffle::seeded(2)).expect("it was resumed before");
    assert_eq!(again.fresh, []);
    assert_eq!(again.played, events.len());
    assert_eq!(state(&again.table), state(&resumed.table));
}

fn saved(events: &[Event]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let saved = Recorder::new(&mut bytes).append(events);
    saved.expect("memory takes all");
    bytes
}

fn seats(table: &Table) -> impl Iterator<Item = Seat> {
    table.setup().options.seating.all().iter()
}

/// Checks that in a round every tile of the set is in one hand, on the table or in the boneyard.
fn has_every_tile_once(table: &Table) {
    let Some(board) = table.board() else { return };
    let mut met = board.laid();
    let mut count = met.len() + board.boneyard();
    for hand in seats(table).filter_map(|seat| Some(table.view(seat)?.hand)) {
        assert_eq!(met & hand, TileSet::EMPTY, "a tile is in two places");
        met |= hand;
        count += hand.len();
    }
    assert_eq!(count, table.setup().options.set.len());
}

/// Returns the complete state of a match.
fn state(table: &Table) -> impl PartialEq + std::fmt::Debug {
    let hands = seats(table).map(|seat| match table.game_view(seat)? {
        GameView::Tiles(view) => Some(format!("{:?}", view.hand)),
        GameView::Tricks(view) => Some(format!("{:?}", view.hand)),
        GameView::Cards(_) => None,
    });
    let history = table.board().map(|board| board.history().to_vec());
    (
        (table.round_number(), table.turn(), table.winners()),
        (*table.tally(), history, format!("{:?}", table.card_board())),
        format!("{:?}", table.trick_board()),
        hands.collect::<Vec<_>>(),
    )
}

#[test]
fn for_every_file_of_the_corpus() {
    serpente_testing::corpus::Corpus::of("record").whole(holds);
}

#[test]
fn for_damaged_files() {
    serpente_testing::corpus::Corpus::of("record").damaged(holds);
}
