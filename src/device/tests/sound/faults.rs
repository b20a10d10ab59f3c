//! Faults of sounds: files, cards, servers. They cause silence and nothing else.

use std::fs;
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use rustix::process::Signal;
use serpente_device::sound::{BrokenFile, Sound, SoundTuning};
use serpente_synth::Cue;
use serpente_text::announce::say::speech as say;

use super::{JACK, LOUD, NO_CARD, PULSE, Played, Server, ms, wait_for};

const OFF: SoundTuning = SoundTuning { on: false, ..LOUD };

#[test]
fn a_broken_file_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("drawn.wav");
    fs::write(&path, "no sound").unwrap();
    let sound = Sound::start(OFF, Some(folder.path().to_owned()));
    let broken = wait_for(|| sound.broken_files().next());
    let expected = BrokenFile {
        path,
        fault: say::sound_not_wave(),
    };
    assert_eq!(broken, expected);
    assert_eq!(sound.play(Cue::Drawn), Duration::ZERO);
}

#[test]
fn a_folder_that_may_not_be_entered_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "no folder").unwrap();
    let path = file.join("sounds");
    let sound = Sound::start(OFF, Some(path.clone()));
    let fault = say::sound_unreadable();
    assert_eq!(
        wait_for(|| sound.broken_files().next()),
        BrokenFile { path, fault }
    );
    sleep(ms(100));
    assert_eq!(sound.broken_files().next(), None);
}

#[test]
fn a_server_that_comes_back_is_heard_again() {
    let mut server = Server::start();
    let child = Played::start("until-back", PULSE, &server.socket, None);
    wait_for(|| child.marked("ready").then_some(()));
    server.stop();
    wait_for(|| child.marked("silent").then_some(()));
    let _server = Server::start_in(&server.folder);
    child.ends_silently();
}

#[test]
fn a_server_that_hangs_in_the_middle_leaves_silence_until_it_goes_on() {
    let server = Server::start();
    let child = Played::start("until-back", PULSE, &server.socket, None);
    wait_for(|| child.marked("ready").then_some(()));
    server.signal(Signal::STOP);
    wait_for(|| child.marked("silent").then_some(()));
    server.signal(Signal::CONT);
    child.ends_silently();
}

#[test]
fn a_server_that_dies_leaves_silence() {
    let mut server = Server::start();
    let child = Played::start("until-lost", PULSE, &server.socket, None);
    wait_for(|| child.marked("ready").then_some(()));
    server.stop();
    child.ends_silently();
}

#[test]
fn a_machine_without_a_card_prints_nothing() {
    let nowhere = Path::new("/nonexistent/socket");
    for configuration in [NO_CARD, JACK, PULSE] {
        // Without our handling the libraries do print messages, or this test would prove nothing.
        let loud = Played::start("bare", configuration, nowhere, None);
        assert!(!loud.end().is_empty(), "{configuration}");
        Played::start("deaf", configuration, nowhere, None).ends_silently();
    }
}

#[test]
fn a_server_that_hangs_holds_nobody_up() {
    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().join("hung");
    let _never_answers = UnixListener::bind(&socket).unwrap();
    let child = Played::start("hung", PULSE, &socket, None);
    // Standard error works again once the sounds are dropped, though their thread still waits.
    assert_eq!(child.end(), "still here\n");
}
