//! In French, signs of two parts have a no-break space before them.

use std::fs;
use std::path::Path;

/// The signs that need a space in French.
const SET_OFF: [char; 4] = [':', ';', '!', '?'];

/// Returns the character before each such sign that ends a word. Code and names in placeables have no such signs.
fn before_signs(text: &str) -> Vec<char> {
    let signs: Vec<char> = text.chars().collect();
    let ends = |at: usize| signs.get(at + 1).is_none_or(|next| next.is_whitespace());
    let mut found = Vec::new();
    let mut inside = 0;
    for (at, sign) in signs.iter().enumerate() {
        match sign {
            '{' => inside += 1,
            '}' => inside -= 1,
            sign if SET_OFF.contains(sign) && inside == 0 && at > 0 && ends(at) => {
                found.push(signs[at - 1]);
            }
            _ => {}
        }
    }
    found
}

#[test]
fn signs_of_two_parts_stand_off_by_a_no_break_space() {
    let mut seen = 0;
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/fr"))
        .expect("French")
    {
        let file = entry.expect("a file").path();
        let text = fs::read_to_string(&file).expect("a locale file");
        // This file lists phrases for the player, separated by semicolons. The program never prints them.
        if file.ends_with("listen.ftl") {
            continue;
        }
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            for before in before_signs(line) {
                assert_eq!(before, '\u{a0}', "{}: {line}", file.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 500, "{seen} are few");
}
