//! The problems that come with the program.

use super::{Grade, ProblemPlace, ProblemTheme};
use std::sync::LazyLock;

/// A line for each grade and theme: the grade's number, the theme's name, and the words of its problems.
const SHIPPED: &str = include_str!("shipped.txt");

/// A problem that comes with the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShippedProblem {
    /// Its number, from 1.
    pub number: usize,
    /// Where it is from.
    pub place: ProblemPlace,
    /// How hard it is.
    pub grade: Grade,
    /// What it is about.
    pub theme: ProblemTheme,
}

/// Returns the problems that come with the program, by grade, then by theme.
pub fn shipped() -> &'static [ShippedProblem] {
    static ALL: LazyLock<Vec<ShippedProblem>> = LazyLock::new(read);
    &ALL
}

/// Returns the problem of this place, if it comes with the program.
pub fn shipped_at(place: ProblemPlace) -> Option<ShippedProblem> {
    shipped().iter().copied().find(|known| known.place == place)
}

fn read() -> Vec<ShippedProblem> {
    let mut all = Vec::new();
    for line in SHIPPED.lines() {
        let mut words = line.split_whitespace();
        let number = words.next().and_then(|text| text.parse().ok());
        let name = words.next();
        let grade = Grade::ALL
            .into_iter()
            .find(|known| Some(known.number()) == number);
        let theme = ProblemTheme::ALL
            .into_iter()
            .find(|known| Some(known.name()) == name);
        let (Some(grade), Some(theme)) = (grade, theme) else {
            continue;
        };
        for word in words {
            let Ok(place) = word.parse() else {
                continue;
            };
            all.push(ShippedProblem {
                number: all.len() + 1,
                place,
                grade,
                theme,
            });
        }
    }
    all
}
