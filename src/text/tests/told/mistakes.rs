//! What a review tells first of the mistakes it found.

use serpente_engine::bots::review::Unit;
use serpente_engine::rules::Tile;
use serpente_testing::speaker::words_in;
use serpente_text::announce::reviewed::{cost, sum};
use serpente_text::announce::say::learn::move_tile;
use serpente_text::words::{Detail, Words};

/// Returns what a review says of the costliest of so many mistakes, which was the lay of 6-4 in round 2.
fn costliest(mistakes: usize, language: &str) -> String {
    let tile: Tile = "6-4".parse().expect("a tile");
    let told = sum(
        20,
        9,
        mistakes,
        7.0,
        Unit::Points,
        Some((2, move_tile(tile))),
    );
    let last = told.last().expect("the costliest comes last");
    words_in(language).text(last, Detail::Normal)
}

#[test]
fn one_mistake_alone_is_not_called_the_costliest() {
    assert_eq!(costliest(1, "en"), "It was in round 2: 6 4.");
    assert_eq!(costliest(3, "en"), "The costliest was in round 2: 6 4.");
    for known in Words::new(None).0.languages() {
        let alone = costliest(1, &known.tag);
        let of_three = costliest(3, &known.tag);
        let fewer = alone.split_whitespace().count() < of_three.split_whitespace().count();
        assert!(fewer, "{}: {alone} / {of_three}", known.tag);
        assert!(alone.contains("6 4"), "{}: {alone}", known.tag);
    }
}

/// Returns what a mistake cost, as a language tells it.
fn told_cost(loss: f64, unit: Unit, language: &str) -> String {
    words_in(language).text(&cost(loss, unit), Detail::Normal)
}

/// "4.0 points" is heard as "four point zero points".
#[test]
fn what_a_mistake_cost_is_a_whole_number_where_it_is_one() {
    assert_eq!(told_cost(4.0, Unit::Points, "en"), "4 points");
    assert_eq!(told_cost(0.98, Unit::Points, "en"), "one point");
    assert_eq!(told_cost(6.24, Unit::Points, "en"), "6.2 points");
    assert_eq!(told_cost(3.0, Unit::Percent, "en"), "3 percent of a round");
    assert_eq!(told_cost(1.0, Unit::Points, "de"), "einen Punkt");
    assert_eq!(told_cost(6.24, Unit::Points, "pt-BR"), "6,2 pontos");
}
