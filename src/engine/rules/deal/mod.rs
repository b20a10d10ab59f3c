//! The deal: the hands, the boneyard, and the reasons to deal again.

mod dealt;

pub use dealt::{CentreOfHand, Dealt, FoundCentre, RedealReason, TooMany};
