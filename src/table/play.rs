//! Tiles or cards: what a match is played with decides what is kept of it.

/// What a game of tiles keeps, or what one of cards does.
#[derive(Clone, Debug)]
pub(super) enum Play<T, C> {
    Tiles(T),
    Cards(C),
}

impl<T, C> Play<T, C> {
    pub(super) fn tiles(&self) -> Option<&T> {
        match self {
            Self::Tiles(tiles) => Some(tiles),
            Self::Cards(_) => None,
        }
    }

    pub(super) fn tiles_mut(&mut self) -> Option<&mut T> {
        match self {
            Self::Tiles(tiles) => Some(tiles),
            Self::Cards(_) => None,
        }
    }

    pub(super) fn cards(&self) -> Option<&C> {
        match self {
            Self::Cards(cards) => Some(cards),
            Self::Tiles(_) => None,
        }
    }

    pub(super) fn cards_mut(&mut self) -> Option<&mut C> {
        match self {
            Self::Cards(cards) => Some(cards),
            Self::Tiles(_) => None,
        }
    }
}
