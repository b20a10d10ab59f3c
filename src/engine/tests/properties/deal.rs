//! Any file of fixed deals: a deal that can be played has no tile twice, and its tree has no more plies than there are ways to
//! lay its tiles.

use serpente_engine::table::PerftDeal;

pub(crate) fn holds(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    for deal in PerftDeal::read(text).into_iter().flatten().take(4) {
        let Ok(tree) = deal.count(None, Some(1)) else {
            continue;
        };
        let mut tiles: Vec<_> = deal.tiles().collect();
        let most = 2 * ENDS * tiles.len() as u64;
        tiles.sort_unstable();
        assert!(tiles.is_sorted_by(|one, next| one < next), "{tiles:?}");
        assert!(tree.nodes() <= most && tree.leaves <= most, "{tree:?}");
        assert!(tree.out <= tree.leaves && tree.plies.len() <= 1);
    }
}

/// The most open ends in any game.
const ENDS: u64 = 10;

#[test]
fn for_every_file_of_the_corpus() {
    serpente_testing::corpus::Corpus::of("deal").whole(holds);
}

#[test]
fn for_damaged_files() {
    serpente_testing::corpus::Corpus::of("deal").damaged(holds);
}
