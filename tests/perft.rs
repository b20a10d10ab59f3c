//! Exact game trees: fixed deals, played through the engine to every end, against counts of other programs.
//!
//! A ply is a tile on an end; it is the same ply when several ends show the same. Passing is no ply. Each file names its
//! deals as its first lines tell.

use serpente::rules::{
    Deal, Dealt, Drawing, End, Ended, House, Lead, Move, Opening, Options, Placement, Round,
    RuleBook, Rules, SEATS, Scored, Seat, Seating, Set, SoFar, TileSet, books,
};
use serpente::table::Setup;
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// What was counted: leaves, those of them where somebody went out, and plies by depth.
#[derive(Default, PartialEq, Eq, Debug)]
struct Tree {
    leaves: u64,
    out: u64,
    plies: Vec<u64>,
}

impl Tree {
    fn nodes(&self) -> u64 {
        self.plies.iter().sum()
    }

    /// Counts everything below a position, down to a number of plies.
    fn grow<const WORDS: usize>(&mut self, round: &Round<WORDS>, ply: usize, deepest: usize) {
        if let Some(end) = round.board().end() {
            self.leaves += 1;
            self.out += u64::from(matches!(end, End::Out(_)));
            return;
        }
        if ply == deepest {
            return;
        }
        let turn = round.board().turn();
        let mut seen: Vec<Placement> = Vec::new();
        for play in round.legal().moves(round.rules(), round.board()) {
            let mut next = None;
            let mut below = || {
                let mut after = round.clone();
                after.play(turn, play).expect("a legal move");
                next = Some(after);
            };
            match play {
                Move::Lay(placement) => {
                    let same = |other: &&Placement| {
                        let (one, other) = (placement.arm, other.arm);
                        round.board().end_of(one) == round.board().end_of(other)
                    };
                    let twin = seen
                        .iter()
                        .filter(same)
                        .any(|other| (other.tile, other.way) == (placement.tile, placement.way));
                    if twin {
                        continue;
                    }
                    seen.push(placement);
                    below();
                    self.count(ply);
                    self.grow(&next.expect("just played"), ply + 1, deepest);
                }
                Move::Open(_) => {
                    below();
                    self.count(ply);
                    self.grow(&next.expect("just played"), ply + 1, deepest);
                }
                _ => {
                    below();
                    self.grow(&next.expect("just played"), ply, deepest);
                }
            }
        }
    }

    fn count(&mut self, ply: usize) {
        if self.plies.len() == ply {
            self.plies.push(0);
        }
        self.plies[ply] += 1;
    }
}

/// The block game, which is none of ours: a line, no drawing, and any tile opens.
#[derive(Debug)]
struct Block {
    mover: Seat,
}

impl RuleBook for Block {
    fn id(&self) -> &'static str {
        "block"
    }

    fn seatings(&self) -> &'static [Seating] {
        const SEATINGS: [Seating; 2] = [Seating::alone(4), Seating::alone(2)];
        &SEATINGS
    }

    fn sets(&self, _seating: Seating) -> &'static [Set] {
        &[Set::Double6]
    }

    fn deal(&self, _seating: Seating, _set: Set, _house: &House) -> Option<Deal> {
        Some(Deal::exactly(7))
    }

    fn opening(&self, _so_far: SoFar, _options: &Options) -> Opening {
        Opening::Seat(self.mover, Lead::Any)
    }

    fn drawing(&self, _options: &Options) -> Drawing {
        Drawing::NONE
    }

    fn score(&self, _ended: &Ended, _options: &Options) -> Scored {
        unreachable!("trees are counted, not scored")
    }
}

/// A deal of a file: lines of a key and words.
struct Fixture<'a>(Vec<(&'a str, Vec<&'a str>)>);

impl Fixture<'_> {
    fn words(&self, key: &str) -> Option<&Vec<&str>> {
        let line = self.0.iter().find(|(name, _)| *name == key);
        line.map(|(_, words)| words)
    }

    fn numbers(&self, key: &str) -> Option<Vec<u64>> {
        let number = |word: &&str| word.parse().expect("a number");
        self.words(key)
            .map(|words| words.iter().map(number).collect())
    }

    fn number(&self, key: &str) -> Option<u64> {
        self.numbers(key).map(|numbers| numbers[0])
    }

    fn tiles<const WORDS: usize>(words: &[&str]) -> TileSet<WORDS> {
        let tile = |word: &&str| word.parse().expect("a tile");
        words.iter().map(tile).collect()
    }

    /// The round after the tile that lies already, if one does.
    fn round<const WORDS: usize>(&self) -> Round<WORDS> {
        let mut hands = [TileSet::EMPTY; SEATS];
        let mut seats = 0;
        for (_, words) in self.0.iter().filter(|(key, _)| *key == "seat") {
            let number: usize = words[0].trim_end_matches(':').parse().expect("a seat");
            hands[number] = Self::tiles(&words[1..]);
            seats = seats.max(number + 1);
        }
        let mover = usize::try_from(self.number("mover").expect("a mover")).expect("a seat");
        let mover = Seat::new(mover).expect("a seat");
        let lies = self.words("lies").filter(|words| words[0] != "nothing");
        let holder = Seat::new((mover.index() + seats - 1) % seats).expect("a seat");
        let book: &'static dyn RuleBook = match self.words("game") {
            Some(game) => books::find(game[0]).expect("a game"),
            None => Box::leak(Box::new(Block {
                mover: if lies.is_some() { holder } else { mover },
            })),
        };
        let seating = Seating::alone(u8::try_from(seats).expect("few seats"));
        let set = self.number("set").unwrap_or(6);
        let set = Set::with_top(u8::try_from(set).expect("a set")).expect("a set");
        let mut house = House::new(book.house_rules());
        for (_, rule) in self.0.iter().filter(|(key, _)| *key == "rule") {
            let known = house.set(rule[0], rule.get(1).copied());
            known.expect("a rule of the game");
        }
        let options = Setup::options_with(book, seating, Some(set), None, house).expect("a table");
        if let Some(lies) = lies {
            hands[holder.index()] = hands[holder.index()] | Self::tiles(lies);
        }
        let boneyard = self
            .words("boneyard")
            .map(Vec::as_slice)
            .unwrap_or_default();
        let tile = |word: &&str| word.parse().expect("a tile");
        let dealt = Dealt {
            playing: seating.all(),
            hands,
            boneyard: boneyard.iter().rev().map(tile).collect(),
        };
        let opening = book.opening(SoFar::default(), &options);
        let rules = Arc::new(Rules::new(book, options));
        let mut round = Round::new(rules, &dealt, opening, &[]).expect("a deal that can be opened");
        if let Some(lies) = lies {
            let tile = lies[0].parse().expect("a tile");
            round
                .play(holder, Move::Open(tile))
                .expect("the first tile");
        }
        round
    }

    fn check<const WORDS: usize>(&self) {
        let mut tree = Tree::default();
        let deepest = self.number("depth").map(usize::try_from);
        let deepest = deepest.map_or(usize::MAX, |depth| depth.expect("a depth"));
        tree.grow(&self.round::<WORDS>(), 0, deepest);
        let name = self.words("deal").expect("a deal has a name");
        assert_eq!(self.number("leaves"), Some(tree.leaves), "{name:?}: leaves");
        let told = [
            (self.number("out"), tree.out),
            (self.number("nodes"), tree.nodes()),
        ];
        for (expected, counted) in told {
            assert_eq!(expected.unwrap_or(counted), counted, "{name:?}");
        }
        if let Some(plies) = self.numbers("by-ply") {
            assert_eq!(plies, tree.plies, "{name:?}: plies");
        }
    }
}

fn check_file<const WORDS: usize>(file: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let text = fs::read_to_string(folder.join(file)).expect("a file of trees");
    let mut fixtures: Vec<Fixture> = Vec::new();
    for line in text.lines() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let mut words = line.split_whitespace();
        let Some(key) = words.next() else { continue };
        if key == "deal" {
            fixtures.push(Fixture(Vec::new()));
        }
        let fixture = fixtures.last_mut().expect("a file begins with a deal");
        fixture.0.push((key, words.collect()));
    }
    assert!(!fixtures.is_empty(), "{file} names no deal");
    for fixture in fixtures {
        fixture.check::<WORDS>();
    }
}

#[test]
fn the_block_game_has_its_trees() {
    check_file::<1>("block-double6.txt");
}

#[test]
fn matador_has_its_trees() {
    check_file::<1>("matador.txt");
}

#[test]
fn cyprus_has_its_trees() {
    check_file::<1>("cyprus.txt");
}
