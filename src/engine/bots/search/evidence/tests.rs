//! Tests what each action of a seat reveals about its hand, and what it does not.

use super::*;
use crate::bots::search::scene::{SearchScene, rules};
use crate::rules::Seating;

/// Hands of two players, seven tiles each. The second has no six; it draws the 3-2 and then the 6-3.
const HANDS: [&str; 2] = ["1-1 2-2 3-3 5-4 6-4 6-5 6-6", "0-0 4-2 4-3 4-4 5-2 5-3 5-5"];
const BONEYARD: &str = "3-2 6-3";

fn drawing(game: &str, house: &[(&str, &str)], moves: &str) -> SearchScene {
    let rules = rules(game, Seating::alone(2), house);
    SearchScene::new(rules, &HANDS, BONEYARD).then(moves)
}

/// Returns the weight of a tile in the hand of the second seat, as the first sees it, if the second thinks.
fn weight_of(scene: &SearchScene, tile: &str, models_opponents: bool) -> f32 {
    weight_for(scene, tile, models_opponents, Habit::Thinks)
}

fn weight_for(scene: &SearchScene, tile: &str, models_opponents: bool, habit: Habit) -> f32 {
    let view = scene.view();
    assert_eq!(view.seat.number(), 0);
    let mut evidence = Evidence::new();
    evidence.weigh(&view, models_opponents);
    let tile: Tile = tile.parse().expect("a tile");
    assert!(view.unseen().contains(tile), "{tile}");
    evidence.of(1, habit)[tile.index()]
}

/// Returns whether a weight reveals nothing.
fn is_mute(weight: f32) -> bool {
    weight.abs() < 0.01
}

/// Returns whether a weight leaves at most one chance in a million.
fn is_proof(weight: f32) -> bool {
    weight < -14.0
}

#[test]
fn who_drew_and_laid_holds_nothing_else_that_fits() {
    let scene = drawing("draw", &[], "6-6 draw draw 6-3");
    for fitting in ["6-0", "6-1", "6-2"] {
        assert!(is_proof(weight_of(&scene, fitting, false)));
    }
    assert!(is_mute(weight_of(&scene, "3-1", false)));
}

#[test]
fn who_may_draw_without_need_may_hold_what_fits() {
    let anyway = [("draw-anyway", "on")];
    let scene = drawing("draw", &anyway, "6-6 draw draw 6-3");
    let weight = weight_of(&scene, "6-1", false);
    assert!((-3.0..-0.1).contains(&weight), "{weight}");
}

#[test]
fn what_was_drawn_can_be_any_tile() {
    let scene = drawing("salotto", &[], "6-6 draw pass");
    // Of the eight tiles that the second seat had after drawing, only the drawn one can fit. The seat passed with it, which
    // most players would not have done.
    let weight = weight_of(&scene, "6-1", false);
    let one_of_eight = (1.0_f32 / 8.0).ln();
    assert!(weight > -6.0, "not as if it had not drawn: {weight}");
    assert!(weight < one_of_eight - 1.0, "kept: {weight}");
    assert!(is_mute(weight_of(&scene, "3-1", false)));
}

#[test]
fn who_passes_and_cannot_draw_holds_nothing_that_fits() {
    let none = [("draw", "none")];
    let scene = drawing("salotto", &none, "6-6 pass");
    assert!(is_proof(weight_of(&scene, "6-1", false)));
    let timed = [("draw", "none"), ("thinking-time", "30")];
    let scene = drawing("salotto", &timed, "6-6 pass");
    let weight = weight_of(&scene, "6-1", false);
    assert!(
        (-5.0..-2.0).contains(&weight),
        "one turn in twenty at most: {weight}"
    );
}

#[test]
fn nobody_was_dealt_a_double_above_the_one_that_opens() {
    let rules = rules("salotto", Seating::alone(2), &[]);
    let hands = ["1-1 2-0 2-1 3-0 3-1 4-0 4-4", "0-0 2-2 3-2 4-1 4-2 4-3 5-4"];
    let scene = SearchScene::new(rules, &hands, "").then("4-4 5-4");
    assert!(is_proof(weight_of(&scene, "6-6", false)));
    assert!(is_mute(weight_of(&scene, "3-3", false)));
}

/// Returns a scene in Bergen with the ends 5 and 4, where the 5-4 makes both equal.
fn headers(moves: &str) -> SearchScene {
    let hands = ["0-0 1-1 2-2 4-0 6-4 6-6", "3-2 4-1 5-1 5-3 5-4 6-5"];
    let rules = rules("bergen", Seating::alone(2), &[]);
    SearchScene::new(rules, &hands, "").then(moves)
}

#[test]
fn who_lets_points_go_would_hardly_hold_what_makes_them() {
    let scene = headers("6-6 6-5 6-4 5-3");
    assert!(weight_of(&scene, "5-4", true) < -1.0);
    // The other tiles that would have fitted score nothing either.
    for other in ["5-0", "5-1", "5-2", "5-5", "4-1", "4-4"] {
        assert!(is_mute(weight_of(&scene, other, true)), "{other}");
    }
    assert!(is_mute(weight_of(&scene, "5-4", false)));
}

#[test]
fn who_makes_the_points_shows_nothing_by_it() {
    let scene = headers("6-6 6-5 6-4 5-4");
    for other in ["5-0", "5-1", "5-2", "5-3", "5-5", "4-1", "4-4"] {
        assert!(is_mute(weight_of(&scene, other, true)), "{other}");
    }
}

/// Returns a scene in which the second seat lays a tile on the lone 6-6, or later on a line that the first made.
fn without_drawing(moves: &str) -> SearchScene {
    let none = [("draw", "none")];
    let hands = ["0-0 1-1 2-2 3-3 4-4 6-4 6-6", "1-0 2-0 2-1 3-1 3-2 6-1 6-2"];
    let rules = rules("salotto", Seating::alone(2), &none);
    SearchScene::new(rules, &hands, "").then(moves)
}

#[test]
fn what_would_have_been_better_to_lay_is_hardly_held() {
    let scene = without_drawing("6-6 6-1");
    let [far, near] = ["6-5", "6-3"].map(|tile| weight_of(&scene, tile, true));
    assert!(-1.0 < far && far < near && near < -0.4, "{far} {near}");
    assert!(is_mute(weight_of(&scene, "5-3", true)));
    assert!(is_mute(weight_of(&scene, "6-5", false)));
    let heaviest = |tile| weight_for(&scene, tile, true, Habit::Heaviest);
    assert!(heaviest("6-5") < -3.0 && heaviest("6-2") < -3.0);
    assert!(is_mute(heaviest("6-0")), "it is lighter");
}

#[test]
fn what_fits_on_the_end_left_is_held_rather() {
    // Ends 4 and 1: the 6-1 left the 1.
    let scene = without_drawing("6-6 6-1");
    let [one, other] = ["5-1", "5-3"].map(|tile| weight_of(&scene, tile, true));
    assert!(one > 0.05 && is_mute(other), "{one} {other}");
    // Laying a double leaves the end as it was, and so shows nothing about it.
    let scene = without_drawing("6-6 6-2 2-2 2-1");
    let [fits, not] = ["5-1", "5-4"].map(|tile| weight_of(&scene, tile, true));
    assert!(fits > not);
}

#[test]
fn what_fitted_on_the_other_end_shows_less_than_on_the_same() {
    // Ends 4 and 2; the 2-1 joins the 2.
    let scene = without_drawing("6-6 6-2 6-4 2-1");
    let [same, other] = ["3-2", "4-0"].map(|tile| weight_of(&scene, tile, true));
    assert!(same < other && other < -0.3, "{same} {other}");
}
