//! A hand in the order in which its player holds it, with one tile selected.

use serpente_engine::rules::Tile;

/// A hand in the order in which its player holds it: tiles stay where they are, and one of them is selected.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct OwnHand {
    pub(super) tiles: Vec<Tile>,
    /// The index of the selected tile. While that tile was not heard, the cursor is before it: a step forward goes to it, a
    /// step back to the tile before. It may be one past the end.
    chosen: usize,
    /// Whether the player heard the selected tile. A tile that was not heard is not laid.
    pub(super) heard: bool,
}

impl OwnHand {
    /// Makes a hand of the tiles in the order dealt. The first is selected.
    pub(super) fn dealt(tiles: &[Tile]) -> Self {
        Self {
            tiles: tiles.to_vec(),
            chosen: 0,
            heard: false,
        }
    }

    /// Puts the tiles into another order. The selected tile stays selected.
    pub(super) fn arrange(&mut self, tiles: &[Tile]) {
        let chosen = self.chosen().filter(|_| self.heard);
        *self = Self::dealt(tiles);
        if let Some(tile) = chosen {
            self.choose(tile);
        }
    }

    pub(super) fn chosen(&self) -> Option<Tile> {
        self.tiles.get(self.chosen).or(self.tiles.last()).copied()
    }

    /// Returns the selected tile, to be announced.
    pub(super) fn hear(&mut self) -> Option<Tile> {
        self.chosen = self.chosen.min(self.tiles.len().saturating_sub(1));
        self.heard = true;
        self.chosen()
    }

    /// Adds a drawn tile at the end and selects it, since it is announced as it is drawn.
    pub(super) fn draw(&mut self, tile: Tile) {
        self.chosen = self.tiles.len();
        self.heard = true;
        self.tiles.push(tile);
    }

    /// Removes a laid tile. If it was selected, the cursor stays where it was.
    pub(super) fn lay(&mut self, tile: Tile) {
        if let Some(place) = self.tiles.iter().position(|&held| held == tile) {
            self.tiles.remove(place);
            self.heard &= place != self.chosen;
            if place < self.chosen {
                self.chosen -= 1;
            }
        }
    }

    /// Selects the next or previous tile, stopping at the ends.
    pub(super) fn step(&mut self, forward: bool) -> Option<Tile> {
        self.chosen = if forward {
            self.chosen + usize::from(self.heard)
        } else {
            self.chosen.saturating_sub(1)
        };
        self.hear()
    }

    /// Selects the first or the last tile.
    pub(super) fn end(&mut self, last: bool) -> Option<Tile> {
        self.chosen = if last {
            self.tiles.len().saturating_sub(1)
        } else {
            0
        };
        self.hear()
    }

    /// Selects this tile, to be announced. Returns `None` if it is not in the hand.
    pub(super) fn choose(&mut self, tile: Tile) -> Option<Tile> {
        self.chosen = self.tiles.iter().position(|&held| held == tile)?;
        self.heard = true;
        Some(tile)
    }

    /// Selects the next tile for which `wanted` is true, wrapping around.
    pub(super) fn seek(&mut self, wanted: impl Fn(Tile) -> bool) -> Option<Tile> {
        let count = self.tiles.len();
        let first = self.chosen + usize::from(self.heard);
        let places = (0..count).map(|step| (first + step) % count);
        self.chosen = places
            .into_iter()
            .find(|&place| wanted(self.tiles[place]))?;
        self.hear()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_engine::rules::Pip;

    fn tile(text: &str) -> Tile {
        text.parse().expect("a tile")
    }

    fn hand() -> OwnHand {
        OwnHand::dealt(&["6-4", "5-5", "3-0"].map(tile))
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
        assert!(!hand.heard, "as dealt");
        hand.step(true);
        assert!(hand.heard, "gone to");
        hand.lay(tile("3-0"));
        assert!(hand.heard, "another one was laid");
        hand.lay(tile("6-4"));
        assert!(!hand.heard, "where the laid one was");
        hand.draw(tile("2-1"));
        assert!(hand.heard, "drawn");
    }

    #[test]
    fn seeking_goes_round_the_hand() {
        let mut hand = hand();
        let mut seek = |half| hand.seek(|tile| tile.has(Pip::new(half)));
        assert_eq!(seek(5), Some(tile("5-5")));
        assert_eq!(seek(5), Some(tile("5-5")));
        assert_eq!(seek(6), Some(tile("6-4")));
        assert_eq!(seek(1), None);
        assert_eq!(
            hand.chosen(),
            Some(tile("6-4")),
            "what is not found moves nothing"
        );
        assert_eq!(OwnHand::default().seek(|_| true), None);
    }
}
