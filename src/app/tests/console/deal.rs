//! A match just dealt with given hands, as its record contains it.

use std::fs;
use std::path::Path;

use serpente_archive::Recorder;
use serpente_engine::rules::{Goal, MatchHistory, Seat, Set, Tile};
use serpente_engine::table::{Drawn, Event, Game, Level, Player, Setup, Stock, Table};

/// A deal to begin with, and its players.
#[derive(Clone)]
pub(crate) struct Deal {
    pub(crate) game: String,
    /// The lots drawn before the deal, if lots decide who opens.
    pub(crate) lots: String,
    pub(crate) hands: Vec<String>,
    /// The first tiles of the boneyard; the others follow.
    pub(crate) boneyard: String,
    pub(crate) rules: Vec<(String, String)>,
    pub(crate) people: usize,
    pub(crate) limit: u32,
    pub(crate) teams: Option<usize>,
}

const NAMES: [&str; 6] = ["Zoe", "Bo", "Cy", "Di", "Ed", "Fay"];

impl Deal {
    pub(crate) fn of(hands: &[&str]) -> Self {
        Self {
            game: "salotto".into(),
            lots: String::new(),
            hands: hands.iter().map(ToString::to_string).collect(),
            boneyard: String::new(),
            rules: Vec::new(),
            people: 1,
            limit: 100,
            teams: None,
        }
    }

    pub(crate) fn boneyard(self, tiles: &str) -> Self {
        Self {
            boneyard: tiles.into(),
            ..self
        }
    }

    pub(crate) fn people(self, people: usize) -> Self {
        Self { people, ..self }
    }

    /// Returns the events of a match just dealt like this.
    fn events(&self) -> Vec<Event> {
        let tiles = |text: &str| -> Vec<Tile> {
            let tiles = text.split_whitespace();
            tiles.map(|tile| tile.parse().expect("a tile")).collect()
        };
        let hands: Vec<Vec<Tile>> = self
            .hands
            .iter()
            .map(|hand| {
                let mut hand = tiles(hand);
                hand.sort_unstable();
                hand.reverse();
                hand
            })
            .collect();
        let game = Game::find(&self.game).expect("a game");
        let seating = match self.teams {
            Some(teams) => *game
                .seatings()
                .iter()
                .find(|seating| seating.teams() == teams && seating.seats() == hands.len())
                .expect("such teams"),
            None => *game
                .seatings()
                .iter()
                .find(|seating| !seating.in_teams() && seating.seats() == hands.len())
                .expect("so many seats"),
        };
        let sets = game.sets(seating).iter().copied();
        let options =
            |set: Set| Setup::options(game, seating, Some(set), Some(hands[0].len())).ok();
        let small = [Set::Double6]
            .into_iter()
            .filter(|set| game.sets(seating).contains(set));
        let sets = small.chain(sets);
        // A set of which so many tiles are usually dealt, if there is one.
        let mut options = (sets
            .clone()
            .find(|set| {
                let usual = Setup::options(game, seating, Some(*set), None);
                usual.is_ok_and(|usual| usual.hand == hands[0].len())
            })
            .and_then(options))
        .or_else(|| sets.clone().find_map(options))
        .expect("a deal");
        for (name, value) in &self.rules {
            options.house.set(name, Some(value)).expect("a rule");
        }
        if game.may_have_limit(&options.house) {
            options.goal = Goal::Limit(self.limit);
        }
        let players = (0..hands.len())
            .map(|seat| Player {
                name: NAMES[seat].into(),
                level: (seat >= self.people).then_some(Level::Heavy),
            })
            .collect();
        let mut events: Vec<Event> = Vec::new();
        let agreed = options.clone();
        let setup = Setup::new(game, options, players).expect("a match");
        let _: Table = Table::new(setup, &mut events);
        events.push(Event::Round { number: 1 });
        for (seat, tile) in tiles(&self.lots).into_iter().enumerate() {
            let seat = Seat::new(seat).expect("a seat");
            let drawn = Drawn::Tile(tile);
            events.push(Event::Lot { seat, drawn });
        }
        let book = game.book();
        let centre = book.and_then(|book| (book.opening.centre)(MatchHistory::default(), &agreed));
        events.extend(centre.map(|tile| Event::Centre { tile, seat: None }));
        let mut boneyard = tiles(&self.boneyard);
        for tile in agreed.set.tiles().filter(|&tile| Some(tile) != centre) {
            if !boneyard.contains(&tile) && !hands.iter().any(|hand| hand.contains(&tile)) {
                boneyard.push(tile);
            }
        }
        for (seat, tiles) in hands.into_iter().enumerate() {
            let seat = Seat::new(seat).expect("a seat");
            events.push(Event::Dealt { seat, tiles });
        }
        events.push(Event::Boneyard {
            tiles: Stock::Tiles(boneyard),
        });
        events
    }

    pub(crate) fn write(&self, file: &Path) {
        let file = fs::File::create(file).expect("a file");
        Recorder::new(file).append(&self.events()).expect("room");
    }
}
