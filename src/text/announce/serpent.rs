//! Messages that describe the whole serpent, arm by arm, each tile as it lies.

use super::say::points;
use super::say::review as say;
use super::say::table;
use super::{Arg, GameName, Listed, Message, Scene};
use serpente_engine::rules::{Arm, ArmRole, Placement, PublicMove, Shape, Tile};

impl Scene<'_> {
    /// Returns the message that describes the whole serpent.
    pub fn serpent(&self) -> Message {
        let board = self.board;
        let Some(first) = board.first() else {
            return say::nothing_laid();
        };
        if matches!(self.rules.shape, Shape::Line | Shape::OneEnd) {
            let mut tiles = self.along(Arm::LEFT);
            tiles.reverse();
            tiles.push(self.first(first));
            tiles.extend(self.along(Arm::RIGHT));
            return say::serpent(tiles.len(), tiles);
        }
        let mut arms = Vec::new();
        for arm in board.arms().iter() {
            if self.is_begun(arm) {
                arms.push(say::arm(self.name_of_arm(arm), self.along(arm)));
            }
        }
        if arms.is_empty() {
            return say::serpent(1, [first]);
        }
        say::serpent_arms(first, Arg::apart(arms))
    }

    fn name_of_arm(&self, arm: Arm) -> Listed {
        let shape = self.rules.shape;
        match shape.role(arm) {
            ArmRole::Left => table::place_left().into(),
            ArmRole::Right | ArmRole::Only => table::place_right().into(),
            ArmRole::Up => self.root_of(arm, Some(points::place_up())).into(),
            ArmRole::Down => self.root_of(arm, Some(points::place_down())).into(),
            ArmRole::Numbered(_) if shape.has_tips() => self.root_of(arm, None).into(),
            ArmRole::Numbered(_) if shape.has_feet() && !self.is_of_centre(arm) => {
                self.root_of(arm, None).into()
            }
            ArmRole::Numbered(number) => say::arm_number(number + 1).into(),
            role @ (ArmRole::Of(_) | ArmRole::Communal) if shape.has_marks() => {
                self.train_name(role).into()
            }
            ArmRole::Of(seat) => self.company.who(seat),
            ArmRole::Communal => say::arm_number(arm.index() + 1).into(),
        }
    }

    /// Returns the name of an arm that grows from the tip of a double: its place, if it has one,
    /// and the double.
    fn root_of(&self, arm: Arm, place: Option<Message>) -> Arg {
        let Some((inner, _)) = self.board.along(arm).next() else {
            return place.unwrap_or_else(say::nothing_laid).into();
        };
        let double = Tile::double(inner);
        match place {
            Some(place) => points::arm_from(place, double).into(),
            None => points::arm_of(double).into(),
        }
    }

    /// Returns the tiles of an arm as they lie, from the first one outward; on the left arm of a
    /// line, each tile is read from left to right.
    fn along(&self, arm: Arm) -> Vec<Arg> {
        let leftward = self.rules.shape.role(arm) == ArmRole::Left;
        let mut tiles = Vec::new();
        for (_, public_move) in self.board.history() {
            if let PublicMove::Laid(placement) = public_move
                && placement.arm == arm
            {
                tiles.push(self.lying(*placement, leftward));
            }
        }
        tiles
    }

    fn lying(&self, placement: Placement, leftward: bool) -> Arg {
        let tile = placement.tile;
        match (placement.inner(), placement.outer()) {
            (Some(inner), Some(outer)) => {
                let (left, right) = if leftward {
                    (outer, inner)
                } else {
                    (inner, outer)
                };
                self.wild_or(tile, Arg::Lying(left, right))
            }
            _ if self.shuts(placement) => table::lying_across(self.named(tile)).into(),
            _ => self.named(tile),
        }
    }

    /// Returns the first tile of a line, as it lies.
    fn first(&self, tile: Tile) -> Arg {
        self.wild_or(tile, Arg::Lying(tile.high(), tile.low()))
    }

    /// Returns the name of a tile. A wild tile is called wild first, since its halves alone would
    /// seem to break the rules.
    pub fn named(&self, tile: Tile) -> Arg {
        self.wild_or(tile, Arg::Tile(tile))
    }

    fn wild_or(&self, tile: Tile, name: Arg) -> Arg {
        if self.rules.wild.contains(tile) {
            table::wild(GameName(self.rules.book.id), name).into()
        } else {
            name
        }
    }

    /// Returns whether the tile, laid in this way, leaves no half to build on: only a blank or
    /// another such tile can follow.
    pub fn shuts(&self, placement: Placement) -> bool {
        let leaves = self.rules.leaves(placement.tile, placement.orientation);
        leaves.halves().next().is_none()
    }
}
