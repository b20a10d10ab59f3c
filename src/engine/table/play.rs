//! The state of a match, which depends on whether it is played with tiles, cards or tricks.

/// The state for tiles, cards or tricks.
#[derive(Clone, Debug)]
pub(super) enum Play<T, C, K> {
    Tiles(T),
    Cards(C),
    Tricks(K),
}

impl<T, C, K> Play<T, C, K> {
    pub(super) fn tiles(&self) -> Option<&T> {
        match self {
            Self::Tiles(tiles) => Some(tiles),
            Self::Cards(_) | Self::Tricks(_) => None,
        }
    }

    pub(super) fn tiles_mut(&mut self) -> Option<&mut T> {
        match self {
            Self::Tiles(tiles) => Some(tiles),
            Self::Cards(_) | Self::Tricks(_) => None,
        }
    }

    pub(super) fn cards(&self) -> Option<&C> {
        match self {
            Self::Cards(cards) => Some(cards),
            Self::Tiles(_) | Self::Tricks(_) => None,
        }
    }

    pub(super) fn cards_mut(&mut self) -> Option<&mut C> {
        match self {
            Self::Cards(cards) => Some(cards),
            Self::Tiles(_) | Self::Tricks(_) => None,
        }
    }

    pub(super) fn tricks(&self) -> Option<&K> {
        match self {
            Self::Tricks(tricks) => Some(tricks),
            Self::Tiles(_) | Self::Cards(_) => None,
        }
    }

    pub(super) fn tricks_mut(&mut self) -> Option<&mut K> {
        match self {
            Self::Tricks(tricks) => Some(tricks),
            Self::Tiles(_) | Self::Cards(_) => None,
        }
    }
}
