//! A hand as its person holds it: in a steady order, one tile chosen.

use serpente_engine::rules::{Pip, Tile};

/// A hand as its person holds it: tiles stay where they are, one of them is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Hand {
    tiles: Vec<Tile>,
    /// The place of the chosen tile. As long as it was not heard, the cursor stands before it: a step forward leads to it, one
    /// back to the tile before. It may stand behind the last one.
    chosen: usize,
    /// Whether its person went to the chosen tile and heard it: what was never heard is not laid.
    heard: bool,
}

impl Hand {
    /// The tiles as they were dealt, the first one chosen.
    pub(super) fn dealt(tiles: &[Tile]) -> Self {
        Self {
            tiles: tiles.to_vec(),
            chosen: 0,
            heard: false,
        }
    }

    /// The same tiles in another order; the chosen one stays so.
    pub(super) fn arrange(&mut self, tiles: &[Tile]) {
        let chosen = self.chosen().filter(|_| self.heard);
        *self = Self::dealt(tiles);
        if let Some(tile) = chosen {
            self.choose(tile);
        }
    }

    pub(super) fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    pub(super) fn chosen(&self) -> Option<Tile> {
        self.tiles.get(self.chosen).or(self.tiles.last()).copied()
    }

    /// Whether the chosen tile was heard when it was chosen.
    pub(super) fn is_heard(&self) -> bool {
        self.heard
    }

    /// The chosen tile, which is told now.
    pub(super) fn hear(&mut self) -> Option<Tile> {
        self.chosen = self.chosen.min(self.tiles.len().saturating_sub(1));
        self.heard = true;
        self.chosen()
    }

    /// A drawn tile comes last, and is chosen: it is told as it is drawn.
    pub(super) fn draw(&mut self, tile: Tile) {
        self.chosen = self.tiles.len();
        self.heard = true;
        self.tiles.push(tile);
    }

    /// A laid tile goes. If it was the chosen one, the cursor stands where it was.
    pub(super) fn lay(&mut self, tile: Tile) {
        if let Some(place) = self.tiles.iter().position(|&held| held == tile) {
            self.tiles.remove(place);
            self.heard &= place != self.chosen;
            if place < self.chosen {
                self.chosen -= 1;
            }
        }
    }

    /// Chooses the tile before or behind, and stays at the ends.
    pub(super) fn step(&mut self, forward: bool) -> Option<Tile> {
        self.chosen = if forward {
            self.chosen + usize::from(self.heard)
        } else {
            self.chosen.saturating_sub(1)
        };
        self.hear()
    }

    /// Chooses the first or the last tile.
    pub(super) fn end(&mut self, last: bool) -> Option<Tile> {
        self.chosen = if last {
            self.tiles.len().saturating_sub(1)
        } else {
            0
        };
        self.hear()
    }

    /// Chooses this tile, which is told now; nothing where it is not held.
    pub(super) fn go_to(&mut self, tile: Tile) -> Option<Tile> {
        self.choose(tile);
        self.tiles.contains(&tile).then_some(tile)
    }

    /// Chooses a tile that is told now.
    pub(super) fn choose(&mut self, tile: Tile) {
        if let Some(place) = self.tiles.iter().position(|&held| held == tile) {
            self.chosen = place;
            self.heard = true;
        }
    }

    /// Chooses the next tile behind the chosen one, round the hand, of which this is true.
    pub(super) fn seek(&mut self, wanted: impl Fn(Tile) -> bool) -> Option<Tile> {
        let count = self.tiles.len();
        let first = self.chosen + usize::from(self.heard);
        let places = (0..count).map(|step| (first + step) % count);
        self.chosen = places
            .into_iter()
            .find(|&place| wanted(self.tiles[place]))?;
        self.hear()
    }

    /// Chooses the next tile with this half.
    pub(super) fn seek_half(&mut self, half: Pip) -> Option<Tile> {
        self.seek(|tile| tile.has(half))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(text: &str) -> Tile {
        text.parse().expect("a tile")
    }

    fn hand() -> Hand {
        Hand::dealt(&["6-4", "5-5", "3-0"].map(tile))
    }

    #[test]
    fn the_cursor_is_steady() {
        let mut hand = hand();
        assert_eq!(hand.step(false), Some(tile("6-4")));
        assert_eq!(hand.step(true), Some(tile("5-5")));
        hand.lay(tile("5-5"));
        assert_eq!(
            hand.chosen(),
            Some(tile("3-0")),
            "the tile behind the laid one"
        );
        hand.draw(tile("2-1"));
        assert_eq!(hand.chosen(), Some(tile("2-1")), "the drawn tile");
        assert_eq!(hand.step(true), Some(tile("2-1")), "it stays at the end");
        assert_eq!(hand.end(false), Some(tile("6-4")));
        hand.lay(tile("3-0"));
        assert_eq!(
            hand.chosen(),
            Some(tile("6-4")),
            "a tile laid behind moves nothing"
        );
    }

    #[test]
    fn the_first_step_leads_to_the_tile_the_cursor_stands_before() {
        assert_eq!(hand().step(true), Some(tile("6-4")));
        assert_eq!(hand().step(false), Some(tile("6-4")));
        assert_eq!(hand().seek(|_| true), Some(tile("6-4")));
        for (forward, next) in [(true, "3-0"), (false, "6-4")] {
            let mut hand = hand();
            hand.choose(tile("5-5"));
            hand.lay(tile("5-5"));
            assert_eq!(hand.step(forward), Some(tile(next)), "where it was");
        }
        let mut hand = hand();
        hand.end(true);
        hand.lay(tile("3-0"));
        assert_eq!(hand.chosen(), Some(tile("5-5")), "there is none behind");
        assert_eq!(hand.step(false), Some(tile("5-5")));
    }

    #[test]
    fn a_tile_nobody_went_to_is_not_heard() {
        let mut hand = hand();
        assert!(!hand.is_heard(), "as dealt");
        hand.step(true);
        assert!(hand.is_heard(), "gone to");
        hand.lay(tile("3-0"));
        assert!(hand.is_heard(), "another one was laid");
        hand.lay(tile("6-4"));
        assert!(!hand.is_heard(), "where the laid one was");
        hand.draw(tile("2-1"));
        assert!(hand.is_heard(), "drawn");
    }

    #[test]
    fn seeking_goes_round_the_hand() {
        let mut hand = hand();
        assert_eq!(hand.seek_half(Pip::new(5)), Some(tile("5-5")));
        assert_eq!(hand.seek_half(Pip::new(5)), Some(tile("5-5")));
        assert_eq!(hand.seek_half(Pip::new(6)), Some(tile("6-4")));
        assert_eq!(hand.seek_half(Pip::new(1)), None);
        assert_eq!(
            hand.chosen(),
            Some(tile("6-4")),
            "what is not found moves nothing"
        );
        assert_eq!(Hand::default().seek(|_| true), None);
    }
}
