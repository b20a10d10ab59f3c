//! Messages for points that are made while tiles are laid, and for how the pips left at the end of a round count in such games.

use crate::announce::{Arg, Fact};
use serpente_engine::rules::{Finish, Why};

include!(concat!(env!("OUT_DIR"), "/points.rs"));

/// The reason for a bonus, as a keyword, and whether any pass scores, and not only one after the opening tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BonusKeyword(pub Why, pub bool);

impl From<BonusKeyword> for Arg {
    fn from(bonus: BonusKeyword) -> Self {
        Self::Word(match bonus.0 {
            Why::Muggins => "muggins",
            Why::Pass if bonus.1 => "any-pass",
            Why::Pass => "pass",
            Why::Galo => "galo",
            Why::Double => "last-double",
            Why::FiveDoubles => "five-doubles",
            Why::AllPassed => "all-passed",
            Why::Capicua => "capicua",
            Why::CapicuaDouble => "capicua-double",
            Why::FirstPass => "first-pass",
            Why::Chuchazo => "chuchazo",
            Why::Doubles => "doubles",
            Why::Prize | Why::Count | Why::Header | Why::TripleHeader => "prize",
        })
    }
}

impl Fact for BonusKeyword {
    fn samples() -> Vec<Arg> {
        let all = Why::BONUSES.map(|why| Self(why, false).into());
        all.into_iter()
            .chain([Self(Why::Pass, true).into()])
            .collect()
    }
}

/// A kind of last tile of a winning hand, as a keyword: by the Brazilian terms or, if doubles are *balak*, the Indonesian ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FinishName {
    /// The kind.
    pub finish: Finish,
    /// Whether doubles are called *balak*.
    pub balak: bool,
}

impl From<FinishName> for Arg {
    fn from(name: FinishName) -> Self {
        Self::Word(match (name.finish, name.balak) {
            (Finish::Plain, false) => "plain",
            (Finish::Double, false) => "double",
            (Finish::BothWays, false) => "both-ways",
            (Finish::DoubleOfBoth, false) => "double-of-both",
            (Finish::Plain, true) => "plain-tile",
            (Finish::Double, true) => "balak",
            (Finish::BothWays, true) => "ceki",
            (Finish::DoubleOfBoth, true) => "balak-of-both",
        })
    }
}

impl Fact for FinishName {
    fn samples() -> Vec<Arg> {
        let all = [false, true].into_iter();
        all.flat_map(|balak| Finish::ALL.map(|finish| Self { finish, balak }.into()))
            .collect()
    }
}
