//! Fixed deals as text: what is accepted, what is refused and in which line, and the counts.

use serpente_engine::rules::{Tile, books};
use serpente_engine::table::{PerftDeal, PerftError};

/// Each player has one tile less than a round takes: the mover lays one of two, and the other goes out.
const DEAL: &str = "deal four tiles
set 6
lies 6-5
mover 1
seat 0: 2-1
seat 1: 6-2 6-1
";

fn one(text: &str) -> PerftDeal {
    let mut all = PerftDeal::read(text).expect("a list of deals");
    assert_eq!(all.len(), 1);
    all.remove(0)
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

#[test]
fn a_list_of_deals_is_read() {
    let remarks = format!("# A remark.\n\n{DEAL}leaves 3 # of a tree\n{DEAL}");
    let all = PerftDeal::read(&remarks).expect("a list of deals");
    let names: Vec<&str> = all.iter().map(|deal| deal.name.as_str()).collect();
    assert_eq!(names, ["four tiles", "four tiles"]);
    assert_eq!(PerftDeal::read("# Nothing.\n").map(|all| all.len()), Ok(0));
}

#[test]
fn what_cannot_be_read_is_refused_with_its_line() {
    let wrong = [
        "unknown",
        "game",
        "set",
        "set 7",
        "set six",
        "rule",
        "lies",
        "lies 6-7",
        "lies nothing at all",
        "mover",
        "mover 10",
        "mover one",
        "seat",
        "seat 10: 6-4",
        "seat 0: 6-4 6-4",
        "seat 0: 4-6",
        "boneyard 6-4 six",
        "depth",
        "depth -1",
        "leaves",
        "leaves many",
        "out",
        "nodes 1.5",
        "by-ply 1 x",
    ];
    for line in wrong {
        let read = PerftDeal::read(&format!("{DEAL}{line}\n")).err();
        assert_eq!(read, Some(PerftError::Line(7)), "{line}");
    }
    let early = PerftDeal::read("\nset 6\n").err();
    assert_eq!(
        early,
        Some(PerftError::Line(2)),
        "no deal has begun that it could belong to"
    );
}

#[test]
fn every_tile_that_is_named_is_told() {
    let deal = one(&format!("{DEAL}boneyard 1-0 3-2\n"));
    let mut named: Vec<Tile> = deal.tiles().collect();
    named.sort_unstable();
    assert_eq!(named, ["1-0", "2-1", "3-2", "6-1", "6-2", "6-5"].map(tile));
}

#[test]
fn a_deal_is_counted_as_deep_as_it_is_said() {
    let plies = |text: &str, depth| one(text).count(None, depth).expect("a deal").plies;
    assert_eq!(plies(DEAL, None), [2, 2]);
    assert_eq!(plies(DEAL, Some(1)), [2]);
    assert_eq!(plies(&format!("{DEAL}depth 1\n"), None), [2]);
    assert_eq!(plies(&format!("{DEAL}depth 1\n"), Some(2)), [2, 2]);
}

#[test]
fn nothing_may_lie_yet() {
    let open = DEAL.replace("lies 6-5", "lies nothing");
    let tree = one(&open).count(None, None).expect("a deal");
    // Either tile opens; the other player goes out.
    assert_eq!((tree.plies, tree.leaves, tree.out), (vec![2, 2], 2, 2));
}

#[test]
fn what_cannot_be_played_is_refused_with_its_name() {
    let wrong = [
        DEAL.replace("mover 1\n", ""),
        DEAL.replace("mover 1", "mover 2"),
        format!("{DEAL}game chess\n"),
        format!("{DEAL}game bax\n"),
        format!("{DEAL}game garrafina\n"),
        format!("{DEAL}game matador\nrule draw until\n"),
        format!("{DEAL}set 15\n"),
        DEAL.replace("2-1", "7-1"),
        DEAL.replace("2-1", "6-2"),
        DEAL.replace("2-1", "6-5"),
        format!("{DEAL}boneyard 2-1\n"),
        format!("{DEAL}boneyard 1-0 1-0\n"),
        // In this game the highest double opens.
        format!("{DEAL}game salotto\n").replace("2-1", "2-1 1-1"),
    ];
    for text in wrong {
        let counted = one(&text).count(None, None).err();
        let refused = PerftError::Deal("four tiles".to_owned());
        assert_eq!(counted, Some(refused), "{text}");
    }
}

#[test]
fn who_sits_before_the_mover_laid_the_tile() {
    let deal = "deal of a mover\nlies 6-5\nmover 1\nseat 0: 5-4 5-3\nseat 1: 6-1\n";
    // The mover goes out; the other had two to choose from.
    assert_eq!(one(deal).count(None, None).expect("a deal").plies, [1]);
    let other = one(&deal.replace("mover 1", "mover 0")).count(None, None);
    assert_eq!(other.expect("a deal").plies[0], 2);
}

/// Both players are stuck; the second tile of the boneyard fits.
const STUCK: &str = "deal stuck
lies 6-6
mover 1
seat 0: 5-4
seat 1: 1-0
boneyard 3-2 6-5
";

#[test]
fn a_game_and_its_rules_decide_what_is_counted() {
    let plies = |text: &str, book| one(text).count(book, None).expect("a deal").plies;
    // No tile is drawn, so the round is blocked.
    assert!(plies(STUCK, None).is_empty());
    // The mover draws 3-2 and passes. The other draws 6-5 and lays it, now or a turn later, then 5-4.
    let salotto = books::find("salotto");
    assert_eq!(plies(STUCK, salotto), [2, 2]);
    assert_eq!(plies(&format!("{STUCK}game salotto\n"), None), [2, 2]);
    // The mover draws both tiles, and has to lay the second.
    assert_eq!(plies(STUCK, books::find("classic")), [1, 1]);
    let none = format!("{STUCK}game salotto\nrule draw none\n");
    assert!(plies(&none, books::find("classic")).is_empty());
}

#[test]
fn what_is_said_of_a_tree_is_held_against_it() {
    let tree = one(DEAL).count(None, None).expect("a deal");
    let agrees = |said: &str| one(&format!("{DEAL}{said}")).agrees(&tree);
    assert_eq!(agrees(""), None);
    for right in [
        "leaves 2",
        "out 2",
        "nodes 4",
        "by-ply 2 2",
        "leaves 2\nout 2",
    ] {
        assert_eq!(agrees(right), Some(true), "{right}");
    }
    for wrong in [
        "leaves 3",
        "out 0",
        "nodes 3",
        "by-ply 2",
        "leaves 2\nout 3",
    ] {
        assert_eq!(agrees(wrong), Some(false), "{wrong}");
    }
}
