//! The scripts that people start, without what they would install and build.

use std::env;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;

/// The folder of the sources.
const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Returns what this shell script prints after `script/system.sh` was read.
fn printed(script: &str) -> String {
    let out = Command::new("bash")
        .args(["-euo", "pipefail", "-c"])
        .arg(format!(". '{ROOT}/script/system.sh'; {script}"))
        .output()
        .expect("bash");
    assert!(out.status.success(), "{script}: {out:?}");
    String::from_utf8(out.stdout).expect("text")
}

/// Returns how many crates are compiled at once where so many kB are free and there are so many processors.
fn jobs(meminfo: &str, processors: u32) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("meminfo");
    fs::write(&file, meminfo).expect("room");
    printed(&format!(
        "nproc() {{ echo {processors}; }}; play_megabytes=700; jobs_within_memory '{}'",
        file.display()
    ))
}

#[test]
fn no_more_is_compiled_at_once_than_fits_into_memory() {
    let free = |kilobytes: u32| {
        format!(
            "MemTotal:  8000000 kB\nMemFree: 90000 kB\nMemAvailable: {kilobytes} kB\nSwapFree: 9 kB\n"
        )
    };
    // A Raspberry Pi with 2 GB, on which a desktop and a screen reader run.
    assert_eq!(jobs(&free(1_500_000), 4), "2\n");
    assert_eq!(jobs(&free(700_000), 4), "1\n");
    assert_eq!(jobs(&free(7_000_000), 4), "4\n");
    assert_eq!(jobs(&free(7_000_000), 1), "1\n");
    assert_eq!(jobs("", 4), "1\n");
}

#[test]
fn the_time_of_the_build_grows_with_the_work_for_each_processor() {
    for (slowness, jobs, told) in [
        (100, 4, "about a minute\n"),
        (100, 1, "about 4 minutes\n"),
        (500, 2, "about 10 minutes\n"),
        (1000, 1, "about 40 minutes\n"),
    ] {
        let script =
            format!("slowness() {{ echo {slowness}; }}; play_seconds=240; building_time {jobs}");
        assert_eq!(printed(&script), told);
    }
    // The machine that runs this test is neither a thousand times quicker nor slower than the measured one.
    let here: u32 = printed("slowness").trim().parse().expect("percent");
    assert!((1..100_000).contains(&here), "{here}");
}

/// Puts a program for the shell into this folder.
fn put(folder: &Path, name: &str, script: &str) {
    let file = folder.join(name);
    fs::write(&file, format!("#!/bin/bash\n{script}\n")).expect("room");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("our own file");
}

#[test]
fn before_the_first_build_the_package_is_offered_and_the_time_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    for name in ["script", "bin"] {
        fs::create_dir(at(name)).expect("a folder");
    }
    for name in ["Cargo.toml", "script/play", "script/system.sh"] {
        fs::copy(Path::new(ROOT).join(name), at(name)).expect("room");
    }
    let bin = at("bin");
    put(&bin, "dpkg-query", "echo installed");
    put(&bin, "dpkg", "echo arm64");
    put(&bin, "nproc", "echo 1");
    put(
        &bin,
        "cargo",
        r#"[ "$1" = build ] || exit 0
        echo "cargo $*"
        mkdir -p target/play
        printf '#!/bin/bash\necho "It plays: $*."\n' >target/play/serpente
        chmod +x target/play/serpente"#,
    );
    let path = env::var("PATH").expect("programs");
    let start = || {
        let out = Command::new(at("script/play"))
            .args(["--lang", "it"])
            .env("PATH", format!("{}:{path}", bin.display()))
            .output()
            .expect("it runs");
        assert!(out.status.success(), "{out:?}");
        String::from_utf8(out.stdout).expect("text")
    };
    let version = env!("CARGO_PKG_VERSION");
    let package = format!("serpente_{version}_arm64.deb");
    let first = start();
    let lines: Vec<&str> = first.lines().collect();
    assert_eq!(
        lines[0],
        format!(
            "The package {package} needs no building: Control-C, then apt install ./{package} as root."
        )
    );
    assert!(
        lines[1].starts_with("Building serpente takes about "),
        "{first}"
    );
    let program = fs::canonicalize(folder.path())
        .expect("our folder")
        .join("target/play/serpente");
    let named = format!(
        "To start it by its name from anywhere, as root: ln -s {} /usr/local/bin/",
        program.display()
    );
    assert_eq!(
        lines[2..],
        [
            "cargo build --quiet --profile play --locked --jobs 1",
            &named,
            "It plays: --lang it."
        ]
    );
    // What is built is only looked at again.
    assert_eq!(
        start(),
        "cargo build --quiet --profile play --locked --jobs 1\nIt plays: --lang it.\n"
    );
}

#[test]
fn what_the_package_installs_is_found_by_users_and_by_root() {
    let manifest = fs::read_to_string(Path::new(ROOT).join("Cargo.toml")).expect("our own file");
    // A user's PATH has both of these folders, and root's the second one.
    for asset in [
        r#"["target/release/serpente", "usr/games/", "755"]"#,
        r#"["script/packages/serpente.sh", "usr/bin/serpente", "755"]"#,
    ] {
        assert!(manifest.contains(asset), "{asset}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    put(folder.path(), "serpente", r#"echo "$#: $1, $2""#);
    let path = Path::new(ROOT).join("script/packages/serpente.sh");
    let script = fs::read_to_string(path).expect("our own file");
    let games = folder.path().display().to_string();
    let here = script.replace("/usr/games", &games);
    assert_ne!(here, script);
    let out = Command::new("sh")
        .args(["-c", &here, "serpente", "play", "two words"])
        .output()
        .expect("a shell");
    assert_eq!(String::from_utf8_lossy(&out.stdout), "2: play, two words\n");
}
