//! Properties that hold for every input stand in `properties` of the crate that reads the input.

use std::fs;
use std::path::Path;

#[test]
fn every_property_is_fuzzed() {
    let names = |path: &str| {
        let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(path))
            .expect("a folder of the project");
        let mut names: Vec<String> = files
            .map(|file| {
                let path = file.expect("a folder can be listed").path();
                let stem = path.file_stem().expect("a file has a name");
                stem.to_string_lossy().into_owned()
            })
            .collect();
        names.sort();
        names
    };
    let properties = names("tests/corpus");
    assert_eq!(names("fuzz/fuzz_targets"), properties);
    assert_eq!(names("fuzz/dictionaries"), properties);
}
