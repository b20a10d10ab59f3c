//! Fixed deals as text, with the expected counts of their game trees.
//!
//! A file is a list of deals; `#` begins a comment. `deal NAME` begins a deal. One line each: `game ID` (default: the block
//! game, where any tile opens and no tile is drawn), `set 9`, `rule NAME VALUE`, `lies TILE` (the first tile, laid by the
//! seat before the mover; or `nothing`), `mover SEAT`, `seat SEAT: TILE…`, `boneyard TILE…` (the next to be drawn first),
//! `depth N`; and the expected counts: `leaves`, `out`, `nodes`, `by-ply N N …`.

use super::Setup;
use crate::rules::perft::PerftTree;
use crate::rules::{
    CountRules, DealRules, Dealt, HouseRules, Lead, MatchHistory, Move, Opening, Options, Round,
    RuleBook, Rules, SEATS, Seat, SeatRules, Seating, Set, Tile, TileSet, books,
};
use std::str::FromStr;
use std::sync::Arc;

/// A fixed deal.
#[derive(Clone, Debug, Default)]
pub struct PerftDeal {
    /// The deal's name.
    pub name: String,
    game: Option<String>,
    set: Option<Set>,
    rules: Vec<(String, Option<String>)>,
    lies: Option<Tile>,
    mover: Option<Seat>,
    hands: [TileSet; SEATS],
    seats: usize,
    boneyard: Vec<Tile>,
    depth: Option<usize>,
    leaves: Option<u64>,
    out: Option<u64>,
    nodes: Option<u64>,
    by_ply: Option<Vec<u64>>,
}

/// Why a list of deals is invalid, or a deal cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PerftError {
    /// This line, counted from 1, is invalid.
    #[error("line {0} cannot be read")]
    Line(usize),
    /// The deal of this name cannot be played.
    #[error("the deal {0:?} cannot be played")]
    Deal(String),
}

impl PerftDeal {
    /// Reads all deals in a text.
    ///
    /// # Errors
    /// If a line is invalid.
    pub fn read(text: &str) -> Result<Vec<Self>, PerftError> {
        let mut all: Vec<Self> = Vec::new();
        for (line, number) in text.lines().zip(1..) {
            let line = line.split('#').next().unwrap_or_default();
            let words: Vec<&str> = line.split_whitespace().collect();
            let Some((&key, words)) = words.split_first() else {
                continue;
            };
            if key == "deal" {
                all.push(Self {
                    name: words.join(" "),
                    ..Self::default()
                });
                continue;
            }
            all.last_mut()
                .and_then(|deal| deal.take(key, words))
                .ok_or(PerftError::Line(number))?;
        }
        Ok(all)
    }

    fn take(&mut self, key: &str, words: &[&str]) -> Option<()> {
        match key {
            "game" => self.game = Some((*words.first()?).to_owned()),
            "set" => self.set = Some(Set::with_top(first_as(words)?)?),
            "rule" => {
                let value = words.get(1).map(|value| (*value).to_owned());
                self.rules.push(((*words.first()?).to_owned(), value));
            }
            "lies" if words == ["nothing"] => self.lies = None,
            "lies" => self.lies = Some(first_as(words)?),
            "mover" => self.mover = Some(seat_of(words.first()?)?),
            "seat" => {
                let seat = seat_of(words.first()?)?;
                let tiles: Vec<Tile> = all_as(&words[1..])?;
                let hand: TileSet = tiles.iter().copied().collect();
                if hand.len() < tiles.len() {
                    return None;
                }
                self.hands[seat.index()] = hand;
                self.seats = self.seats.max(seat.index() + 1);
            }
            "boneyard" => self.boneyard = all_as(words)?,
            "depth" => self.depth = Some(first_as(words)?),
            "leaves" => self.leaves = Some(first_as(words)?),
            "out" => self.out = Some(first_as(words)?),
            "nodes" => self.nodes = Some(first_as(words)?),
            "by-ply" => self.by_ply = Some(all_as(words)?),
            _ => return None,
        }
        Some(())
    }

    /// Counts the deal's game tree. If the deal names no game, `book` is used; `depth` replaces the depth that the deal
    /// names.
    ///
    /// # Errors
    /// If the deal cannot be played.
    pub fn count(
        &self,
        book: Option<&'static RuleBook>,
        depth: Option<usize>,
    ) -> Result<PerftTree, PerftError> {
        let depth = depth.or(self.depth).unwrap_or(usize::MAX);
        let counted = self.options(book).and_then(|(book, options)| {
            Some(match options.set {
                Set::Double6 | Set::Double9 => {
                    PerftTree::count(&self.round::<1>(book, options)?, depth)
                }
                Set::Double12 | Set::Double15 | Set::Double18 => {
                    PerftTree::count(&self.round::<3>(book, options)?, depth)
                }
            })
        });
        counted.ok_or_else(|| PerftError::Deal(self.name.clone()))
    }

    /// Returns every tile that the deal names, wherever it is.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        let hands = self.hands.iter().flat_map(|hand| hand.iter());
        hands.chain(self.lies).chain(self.boneyard.iter().copied())
    }

    /// Returns whether the tree has every count that the deal expects; `None` if it expects none.
    pub fn agrees(&self, tree: &PerftTree) -> Option<bool> {
        let comparisons = [
            self.leaves.map(|expected| expected == tree.leaves),
            self.out.map(|expected| expected == tree.out),
            self.nodes.map(|expected| expected == tree.nodes()),
            self.by_ply.as_ref().map(|expected| *expected == tree.plies),
        ];
        comparisons
            .into_iter()
            .flatten()
            .reduce(|one, other| one && other)
    }

    /// Returns the seat to move and the one before it.
    fn movers(&self) -> Option<(Seat, Seat)> {
        let mover = self.mover.filter(|mover| mover.index() < self.seats)?;
        let before = (mover.index() + self.seats - 1) % self.seats;
        Some((mover, Seat::new(before)?))
    }

    /// Returns the rules and options of the deal.
    fn options(&self, book: Option<&'static RuleBook>) -> Option<(&'static RuleBook, Options)> {
        let named = self.game.as_deref().map(books::find);
        let book = match named {
            Some(book) => book?,
            None => book.unwrap_or(&BARE_BLOCK),
        };
        let alone = Seating::alone(u8::try_from(self.seats).ok()?);
        let all = book.seats.seatings.iter();
        let as_large = all.filter(|seating| seating.seats() == self.seats);
        let seating = as_large.min_by_key(|seating| **seating != alone)?;
        let mut house = HouseRules::new(book.house.rules);
        for (name, value) in &self.rules {
            house.set(name, value.as_deref()).ok()?;
        }
        let options = Setup::options_with(book, *seating, self.set, None, house).ok()?;
        Some((book, options))
    }

    /// Returns the round after the tile that is already laid, if there is one.
    fn round<const WORDS: usize>(
        &self,
        book: &'static RuleBook,
        options: Options,
    ) -> Option<Round<WORDS>> {
        let (mover, holder) = self.movers()?;
        // Every tile must belong to the set, and be in one place only.
        let mut left = TileSet::<WORDS>::all(options.set);
        for tile in self.tiles() {
            if !options.set.contains(tile) || !left.contains(tile) {
                return None;
            }
            left.remove(tile);
        }
        let mut hands = [TileSet::<WORDS>::EMPTY; SEATS];
        for (hand, tiles) in hands.iter_mut().zip(&self.hands) {
            *hand = tiles.iter().collect();
        }
        let history = MatchHistory::default();
        let has_centre = (book.opening.centre)(history, &options).is_some()
            || (book.opening.centre_of_hand)(history, &options).is_some();
        let centre = self.lies.filter(|_| has_centre);
        let laid = self.lies.filter(|_| centre.is_none());
        if let Some(tile) = laid {
            hands[holder.index()].insert(tile);
        }
        let dealt = Dealt {
            playing: options.seating.all(),
            hands,
            boneyard: self.boneyard.iter().rev().copied().collect(),
            centre,
            left_out: (book.deal.left_out)(&options).into_iter().collect(),
        };
        let opener = if laid.is_some() { holder } else { mover };
        let opening = if centre.is_some() || book.id == BARE_BLOCK.id {
            Opening::Seat(opener, Lead::Any)
        } else {
            (book.opening.opener)(history, &options)
        };
        let rules = Arc::new(Rules::new(book, options));
        let mut round = Round::new(rules, &dealt, opening, &[]).ok()?;
        if let Some(tile) = laid {
            round.play(holder, Move::Open(tile)).ok()?;
        }
        Some(round)
    }
}

/// Reads the first of these words as a value.
fn first_as<V: FromStr>(words: &[&str]) -> Option<V> {
    words.first()?.parse().ok()
}

/// Reads all of these words as values.
fn all_as<V: FromStr>(words: &[&str]) -> Option<Vec<V>> {
    let mut values = Vec::new();
    for word in words {
        values.push(word.parse().ok()?);
    }
    Some(values)
}

/// Reads the number of a seat, which a colon may follow.
fn seat_of(word: &str) -> Option<Seat> {
    Seat::new(word.trim_end_matches(':').parse().ok()?)
}

/// The block game, which players are not offered: a line, no drawing, and the deal says which seat opens with any tile.
const BARE_BLOCK: RuleBook = RuleBook {
    id: "any-opens",
    seats: SeatRules::of(&[Seating::alone(4), Seating::alone(2), Seating::alone(3)]),
    deal: DealRules {
        sets: |_| &[Set::Double6, Set::Double9, Set::Double12],
        ..DealRules::COMMON
    },
    count: CountRules {
        score: |ended, options| ended.takes_the_rest(options.seating, false),
        ..CountRules::COMMON
    },
    ..RuleBook::COMMON
};
