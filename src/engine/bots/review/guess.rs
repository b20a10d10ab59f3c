//! Measures how well a player could have guessed the other hands.

use crate::bots::search::belief::Belief;
use crate::rules::{Seat, Tile, TileSet};
use crate::table::GameView;
use rand::Rng;

/// How many deals that agree with what was seen are compared with the true one.
const WORLDS: u32 = 300;

/// How many tiles of the other hands could be guessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guess {
    /// The number of tiles in the other hands.
    pub tiles: usize,
    /// How many of them a player who considers all moves assigns to the right hands, on average.
    pub right: usize,
    /// How many of them chance alone assigns to the right hands, on average.
    pub by_chance: usize,
}

/// Returns how well a seat could have guessed these hands from what it saw; `None` in games that lay no tiles, and if only one
/// deal was possible or only one tile was held.
pub fn guess<const WORDS: usize>(
    view: &GameView<'_, WORDS>,
    held: &[(Seat, Vec<Tile>)],
    chance: &mut impl Rng,
) -> Option<Guess> {
    let GameView::Tiles(view) = view else {
        return None;
    };
    let unseen = view.unseen().len();
    let sizes = held.iter().map(|(_, tiles)| tiles.len());
    if sizes.clone().any(|size| size == unseen) || held.is_empty() {
        return None;
    }
    // Of a single tile, the average would only say 0 or 1.
    if sizes.clone().sum::<usize>() < 2 {
        return None;
    }
    let hands: Vec<(Seat, TileSet<WORDS>)> = held
        .iter()
        .map(|(seat, tiles)| (*seat, tiles.iter().copied().collect()))
        .collect();
    let mut belief = Belief::new();
    belief.look(view, true, chance);
    let mut right = 0;
    for _ in 0..WORLDS {
        let (world, _) = belief.world(chance);
        let found =
            |(seat, tiles): &(Seat, TileSet<WORDS>)| (world.hands[seat.index()] & *tiles).len();
        right += hands.iter().map(found).sum::<usize>();
    }
    let worlds = WORLDS as usize;
    Some(Guess {
        tiles: sizes.clone().sum(),
        right: (right + worlds / 2) / worlds,
        by_chance: (sizes.map(|size| size * size).sum::<usize>() + unseen / 2) / unseen,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::search::scene::{SearchScene, rules};
    use crate::rules::Seating;
    use crate::table::Shuffle;

    fn view_unseen(view: &GameView<'_, 1>) -> Vec<Tile> {
        let view = view.tiles().expect("a game of tiles");
        view.unseen().iter().collect()
    }

    #[test]
    fn a_pass_tells_where_tiles_are_not() {
        let rules = rules("salotto", Seating::alone(4), &[]);
        let hands = [
            "6-6 6-5 5-5 4-4 3-3 2-2 1-1",
            "5-4 5-3 5-2 5-1 5-0 4-3 4-2",
            "6-4 6-3 6-2 4-1 4-0 3-2 3-1",
            "6-1 6-0 3-0 2-1 2-0 1-0 0-0",
        ];
        let scene = SearchScene::new(rules, &hands, "").then("6-6 pass 6-4 6-1");
        let mut held: Vec<(Seat, Vec<Tile>)> = Vec::new();
        for seat in (1..4).filter_map(Seat::new) {
            held.push((seat, scene.round().hand(seat).iter().collect()));
        }
        let (view, chance) = (
            GameView::Tiles(scene.view()),
            &mut Shuffle::chance_for(3, 0),
        );
        let found = guess(&view, &held, chance).expect("there is something to guess");
        assert_eq!((found.tiles, found.by_chance), (19, 6));
        assert!(found.right > found.by_chance, "{found:?}");
        // If no other seat can hold the tiles, there is nothing to guess.
        assert_eq!(
            guess(&view, &[(held[0].0, view_unseen(&view))], chance),
            None
        );
        // Of a single tile, it would only be told that 0 or 1 of 1 could be guessed.
        let (seat, tiles) = &held[0];
        assert_eq!(guess(&view, &[(*seat, tiles[..1].to_vec())], chance), None);
        assert!(guess(&view, &[(*seat, tiles[..2].to_vec())], chance).is_some());
    }
}
