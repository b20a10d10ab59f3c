use super::{Picture, PicturedBoard};
use serpente_engine::bots::{Bot, Level, next_command};
use serpente_engine::rules::{Seat, Seating, Tile};
use serpente_engine::table::{Event, Game, Player, SeatView, Setup, Shuffle, Table};
use serpente_text::announce::Message;
use std::collections::BTreeSet;

fn setup(game: Game, seating: Seating) -> Setup {
    let options = Setup::options(game, seating, None, None).expect("a usual table");
    let mut players = Vec::new();
    for number in 0..seating.seats() {
        players.push(Player {
            name: format!("n{number}"),
            level: None,
        });
    }
    Setup::new(game, options, players).expect("a match")
}

/// Returns every tile that is written in a text.
fn tiles_in(text: &str) -> BTreeSet<Tile> {
    let words = text.split(|c: char| !(c.is_ascii_digit() || c == '-'));
    words.filter_map(|word| word.parse().ok()).collect()
}

/// The tiles and cards on the table after an event that everybody sees.
#[derive(Default)]
struct Lying {
    tiles: BTreeSet<Tile>,
    trick: Vec<Tile>,
    /// Whether the trick is complete.
    is_taken: bool,
    cards: usize,
}

impl Lying {
    fn see(&mut self, event: &Event) {
        match event {
            // Tiles stay in sight until the next round begins.
            Event::Round { .. } | Event::Redeal { .. } => *self = Self::default(),
            Event::Laid { tile, .. } | Event::Centre { tile, .. } => drop(self.tiles.insert(*tile)),
            Event::Played { tile, .. } => {
                if std::mem::take(&mut self.is_taken) {
                    self.trick.clear();
                }
                self.trick.push(*tile);
            }
            Event::Trick { .. } => self.is_taken = true,
            Event::Card { .. } => self.cards += 1,
            _ => {}
        }
    }
}

fn check(picture: &Picture, lying: &Lying) {
    match &picture.board {
        PicturedBoard::Tiles { tiles, .. } => {
            let there: Vec<Tile> = tiles.iter().map(|tile| tile.tile).collect();
            let each: BTreeSet<Tile> = there.iter().copied().collect();
            assert_eq!(there.len(), each.len(), "no tile lies twice");
            assert_eq!(each, lying.tiles, "what lies is in the picture");
        }
        PicturedBoard::Tricks { trick, .. } => {
            let there: Vec<Tile> = trick.iter().map(|play| play.tile).collect();
            assert_eq!(there, lying.trick, "the trick is in the picture");
        }
        PicturedBoard::Cards { hands, .. } => {
            let cards: usize = hands.iter().map(|hand| hand.cards.len()).sum();
            assert_eq!(cards, lying.cards, "every card is in the picture");
        }
    }
}

/// Plays a match and compares every seat's picture, event by event, with the tiles laid so far. Returns how many pictures were
/// compared.
fn watch(setup: Setup, seed: u64) -> usize {
    let seats = setup.options.seating.all();
    let mut bots: Vec<Bot> = seats
        .iter()
        .map(|seat| Level::Random.bot(Shuffle::chance_for(seed, seat.index())))
        .collect();
    let mut deck = Shuffle::seeded(seed);
    let mut events = Vec::new();
    let mut table: Table = Table::new(setup, &mut events);
    let Some(Event::Match(header)) = events.pop() else {
        panic!("a match begins");
    };
    let viewers = seats.iter().map(Some).chain([None]);
    let mut views: Vec<SeatView> = viewers
        .map(|viewer: Option<Seat>| SeatView::new(viewer, &header).expect("a match"))
        .collect();
    let mut lying = Lying::default();
    let (mut looked, mut is_dealt) = (0, false);
    for _ in 0..250 {
        let Some(command) = next_command(&table, &mut bots) else {
            break;
        };
        events.clear();
        let done = table.command(command, &mut deck, &mut events);
        done.expect("a legal command");
        for event in &events {
            lying.see(event);
            is_dealt |= matches!(event, Event::Turn { .. });
        }
        for seen in &mut views {
            let update = table.update(seen.viewer(), &events);
            seen.follow(&update).expect("it can be followed");
            let Some(picture) = Picture::of(seen, |message: &Message| message.id().to_owned())
            else {
                assert!(!is_dealt, "there is a picture once a turn has begun");
                continue;
            };
            looked += 1;
            check(&picture, &lying);
            // The picture holds nothing that only some players know, not even the viewer's own hand.
            let written = serde_json::to_string(&picture).expect("it can be written");
            let ends = tiles_in(&written);
            let open: BTreeSet<Tile> = ends.difference(&lying.tiles).copied().collect();
            assert!(
                open.iter().all(|tile| lying.trick.contains(tile)),
                "{open:?} lies nowhere: {written}"
            );
        }
    }
    looked
}

#[test]
fn the_picture_of_every_game_has_all_that_lies_and_nothing_else() {
    for game in Game::all() {
        for (seed, &seating) in (0..).zip(game.seatings().iter().take(2)) {
            assert!(watch(setup(game, seating), seed) > 100, "{game:?}");
        }
    }
}
