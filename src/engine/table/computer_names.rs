//! The names of computer players. Each level has its own, so that players learn how a name plays. All are short and sound
//! different from each other, since they are heard at every move.

use super::Level;

const EASY: [&str; 10] = [
    "Coco", "Lulu", "Pepe", "Momo", "Tina", "Nico", "Susi", "Beppo", "Jojo", "Kiki",
];

const NORMAL: [&str; 10] = [
    "Ada", "Bruno", "Clara", "Dario", "Elsa", "Fabio", "Gina", "Hugo", "Irma", "Livio",
];

const EXPERT: [&str; 10] = [
    "Vera", "Nestor", "Diana", "Otto", "Berta", "Ezra", "Flora", "Zeno", "Aldo", "Cosma",
];

/// Returns the names of a level's players, by seat. The reference players use the names of normal players.
pub fn computer_names(level: Level) -> &'static [&'static str; 10] {
    match level {
        Level::Easy => &EASY,
        Level::Expert(_) => &EXPERT,
        Level::Normal | Level::Heavy | Level::Random | Level::Worlds(_) => &NORMAL,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_players_share_a_name() {
        let all = [EASY, NORMAL, EXPERT].concat();
        let different: BTreeSet<_> = all.iter().map(|name| name.to_lowercase()).collect();
        assert_eq!(different.len(), all.len());
    }
}
