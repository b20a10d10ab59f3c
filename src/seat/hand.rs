//! A hand in the order in which its player holds it, with one tile selected.

use serpente_engine::rules::Tile;

/// A step through a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Previous,
    Next,
    First,
    Last,
    /// To this tile.
    To(Tile),
}

/// A hand in the order in which its player holds it: tiles stay where they are, and one of them is
/// selected.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct OwnHand {
    tiles: Vec<Tile>,
    /// The index of the selected tile. While that tile was not announced, the cursor is before it:
    /// a step forward goes to it, a step back to the tile before. It may be one past the end.
    selected: usize,
    /// Whether the selected tile was announced to the player. One that was not is not laid.
    is_announced: bool,
}

impl OwnHand {
    /// Makes a hand of the tiles in the order dealt. The first is selected.
    pub(crate) fn dealt(tiles: &[Tile]) -> Self {
        Self {
            tiles: tiles.to_vec(),
            selected: 0,
            is_announced: false,
        }
    }

    /// Returns the tiles, in the player's order.
    pub(crate) fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// Puts the tiles into another order. The selected tile stays selected.
    pub(crate) fn arrange(&mut self, tiles: &[Tile]) {
        let selected = self.announced();
        *self = Self::dealt(tiles);
        if let Some(tile) = selected {
            self.go(Step::To(tile));
        }
    }

    /// Returns the selected tile, whether it was announced or not.
    pub(crate) fn selected(&self) -> Option<Tile> {
        let tile = self.tiles.get(self.selected).or(self.tiles.last());
        tile.copied()
    }

    /// Returns the selected tile, if it was announced to the player.
    pub(crate) fn announced(&self) -> Option<Tile> {
        if self.is_announced {
            self.selected()
        } else {
            None
        }
    }

    /// Adds a drawn tile at the end and selects it, since it is announced as it is drawn.
    pub(crate) fn draw(&mut self, tile: Tile) {
        self.selected = self.tiles.len();
        self.is_announced = true;
        self.tiles.push(tile);
    }

    /// Removes a laid tile. If it was selected, the cursor stays where it was.
    pub(crate) fn lay(&mut self, tile: Tile) {
        let Some(place) = self.tiles.iter().position(|&held| held == tile) else {
            return;
        };
        self.tiles.remove(place);
        if place == self.selected {
            self.is_announced = false;
        }
        if place < self.selected {
            self.selected -= 1;
        }
    }

    /// Selects a tile, to be announced: the next and the previous one stop at the ends. Returns
    /// `None` if the hand has no such tile.
    pub(crate) fn go(&mut self, step: Step) -> Option<Tile> {
        let last = self.tiles.len().saturating_sub(1);
        self.selected = match step {
            Step::Previous => self.selected.saturating_sub(1),
            Step::Next if self.is_announced => self.selected + 1,
            Step::Next => self.selected,
            Step::First => 0,
            Step::Last => last,
            Step::To(tile) => self.tiles.iter().position(|&held| held == tile)?,
        };
        self.selected = self.selected.min(last);
        self.is_announced = true;
        self.selected()
    }

    /// Returns the first tile for which `is_wanted` is true, from the selected one on, wrapping around; without one, the selected
    /// tile.
    pub(crate) fn first_of(&self, is_wanted: impl Fn(Tile) -> bool) -> Option<Tile> {
        let count = self.tiles.len();
        for step in 0..count {
            let tile = self.tiles[(self.selected + step) % count];
            if is_wanted(tile) {
                return Some(tile);
            }
        }
        self.selected()
    }

    /// Selects the next tile for which `is_wanted` is true, to be announced, wrapping around.
    pub(crate) fn seek(&mut self, is_wanted: impl Fn(Tile) -> bool) -> Option<Tile> {
        let count = self.tiles.len();
        let first = self.selected + usize::from(self.is_announced);
        for step in 0..count {
            let place = (first + step) % count;
            if is_wanted(self.tiles[place]) {
                self.selected = place;
                self.is_announced = true;
                return self.selected();
            }
        }
        None
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
        assert_eq!(hand.go(Step::Previous), Some(tile("6-4")));
        assert_eq!(hand.go(Step::Next), Some(tile("5-5")));
        hand.lay(tile("5-5"));
        assert_eq!(
            hand.selected(),
            Some(tile("3-0")),
            "the tile behind the laid one"
        );
        hand.draw(tile("2-1"));
        assert_eq!(hand.selected(), Some(tile("2-1")), "the drawn tile");
        assert_eq!(
            hand.go(Step::Next),
            Some(tile("2-1")),
            "it stays at the end"
        );
        assert_eq!(hand.go(Step::First), Some(tile("6-4")));
        hand.lay(tile("3-0"));
        assert_eq!(
            hand.selected(),
            Some(tile("6-4")),
            "a tile laid behind moves nothing"
        );
    }

    #[test]
    fn the_first_step_leads_to_the_tile_the_cursor_stands_before() {
        assert_eq!(hand().go(Step::Next), Some(tile("6-4")));
        assert_eq!(hand().go(Step::Previous), Some(tile("6-4")));
        assert_eq!(hand().seek(|_| true), Some(tile("6-4")));
        for (step, next) in [(Step::Next, "3-0"), (Step::Previous, "6-4")] {
            let mut hand = hand();
            hand.go(Step::To(tile("5-5")));
            hand.lay(tile("5-5"));
            assert_eq!(hand.go(step), Some(tile(next)), "where it was");
        }
        let mut hand = hand();
        hand.go(Step::Last);
        hand.lay(tile("3-0"));
        assert_eq!(hand.selected(), Some(tile("5-5")), "there is none behind");
        assert_eq!(hand.go(Step::Previous), Some(tile("5-5")));
    }

    #[test]
    fn a_tile_nobody_went_to_is_not_announced() {
        let mut hand = hand();
        assert!(!hand.is_announced, "as dealt");
        hand.go(Step::Next);
        assert!(hand.is_announced, "gone to");
        hand.lay(tile("3-0"));
        assert!(hand.is_announced, "another one was laid");
        hand.lay(tile("6-4"));
        assert!(!hand.is_announced, "where the laid one was");
        hand.draw(tile("2-1"));
        assert!(hand.is_announced, "drawn");
    }

    #[test]
    fn seeking_goes_round_the_hand() {
        let mut hand = hand();
        let half = |number| move |tile: Tile| tile.has(Pip::new(number));
        assert_eq!(hand.seek(half(5)), Some(tile("5-5")));
        assert_eq!(hand.seek(half(5)), Some(tile("5-5")));
        assert_eq!(hand.seek(half(6)), Some(tile("6-4")));
        assert_eq!(hand.seek(half(1)), None);
        assert_eq!(
            hand.selected(),
            Some(tile("6-4")),
            "what is not found moves nothing"
        );
        assert_eq!(OwnHand::default().seek(|_| true), None);
    }
}
