//! Exact game trees: fixed deals, played through the engine to every end, and compared with the counts of other programs in
//! `perft/*.txt`.

use serpente_engine::rules::books;
use serpente_engine::table::PerftDeal;
use std::fs;
use std::path::Path;

#[test]
fn every_fixed_deal_has_its_tree() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    for book in books::ALL {
        let file = folder.join(format!("{}.txt", book.id));
        assert!(file.exists(), "{} has no exact tree", book.id);
    }
    let mut counted = 0;
    for file in fs::read_dir(folder).expect("a folder of deals") {
        let file = file.expect("a file").path();
        let text = fs::read_to_string(&file).expect("a file of deals");
        let deals = PerftDeal::read(&text).unwrap_or_else(|wrong| panic!("{file:?}: {wrong:?}"));
        for deal in deals {
            let tree = deal.count(None, None).expect("a deal that can be played");
            let agrees = deal.agrees(&tree);
            assert_eq!(agrees, Some(true), "{file:?}, {}: {tree:?}", deal.name);
            counted += 1;
        }
    }
    assert!(counted >= 2 + books::ALL.len(), "each game has a tree");
}
