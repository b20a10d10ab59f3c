//! How the boneyard is used.

/// The move a seat must make when no tile fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stuck {
    /// It passes.
    Pass,
    /// It draws one tile.
    DrawOne,
    /// It draws until a tile can be laid.
    DrawUntil,
}

/// How the boneyard is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The move a seat must make when no tile fits.
    pub stuck: Stuck,
    /// How often a seat may draw in its turn without being stuck, if it may.
    pub anyway: Option<MayDraw>,
    /// Whether a drawn tile that can be laid must be laid.
    pub must_lay: bool,
    /// How often a seat may draw rather than lay a wild tile when nothing else fits, if it may.
    pub spare_wild: Option<MayDraw>,
    /// How many tiles of the boneyard are never drawn.
    pub reserve: u8,
}

/// How often a seat may draw although it could lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MayDraw {
    /// Once a turn, however often it drew because it was stuck.
    Once,
    /// As often as a stuck seat may.
    AsStuck,
}

impl Drawing {
    /// No tile is ever drawn.
    pub const NONE: Self = Self {
        stuck: Stuck::Pass,
        anyway: None,
        must_lay: true,
        spare_wild: None,
        reserve: 0,
    };

    /// A stuck seat draws until a tile can be laid, and lays it.
    pub(crate) const UNTIL: Self = Self {
        stuck: Stuck::DrawUntil,
        ..Self::NONE
    };

    /// A stuck seat draws one tile, and lays it if it can be laid.
    pub const ONE: Self = Self {
        stuck: Stuck::DrawOne,
        ..Self::NONE
    };

    /// Sets whether the last two tiles of the boneyard are never drawn.
    #[must_use]
    pub(crate) const fn keeping_two(self, keeps_two: bool) -> Self {
        Self {
            reserve: if keeps_two { 2 } else { 0 },
            ..self
        }
    }
}
