//! Damaged logs, for example after a copy of a running server or a disk error.

use super::super::{TableNotes, Waited, readable};
use super::sim::{Sim, id};
use super::{SALOTTO, begun};
use serpente_engine::rules::Seats;

/// Returns a table in the middle of a match.
fn in_a_match() -> Sim {
    let mut sim = begun(SALOTTO);
    while sim.record.split(|&byte| byte == b'\n').count() <= 40 {
        if !sim.act(&[1, 2]) {
            sim.pass(1);
        }
    }
    sim
}

#[test]
fn a_match_goes_on_from_the_line_before_one_that_cannot_be_read() {
    let sim = in_a_match();
    let mut lines: Vec<Vec<u8>> = sim
        .record
        .split_inclusive(|&byte| byte == b'\n')
        .map(<[u8]>::to_vec)
        .collect();
    for damaged in [2, 17, 33, lines.len() - 1] {
        let whole = std::mem::replace(&mut lines[damaged], b"\0\0{\n".to_vec());
        let record = lines.concat();
        let (readable, bytes) = readable(&record).expect("it is damaged");
        assert_eq!(readable, damaged as u64);
        assert_eq!(record[..bytes], lines[..damaged].concat());
        let mut other = Sim {
            record: record[..bytes].to_vec(),
            ..sim.wake_up()
        }
        .wake_up();
        assert!(other.is_playing(), "damaged in line {damaged}");
        other.sit(1, "Ada");
        other.sit(2, "Bo");
        assert!(!other.heard[&id(1)].left);
        other.play_out(&[1, 2]);
        lines[damaged] = whole;
    }
    assert_eq!(readable(&lines.concat()), None);
}

#[test]
fn the_record_of_a_table_with_other_seats_is_left_as_it_is() {
    let of_two = begun(r#"{"game":"classic","players":2}"#);
    let of_four = begun(r#"{"game":"classic","players":4}"#);
    let mut mixed = Sim {
        record: of_two.record.clone(),
        ..of_four.wake_up()
    }
    .wake_up();
    assert!(!mixed.is_playing());
    mixed.sit(1, "Ada");
    assert_eq!(mixed.state(1).chairs.len(), 4);
    assert_eq!(mixed.record, of_two.record);
}

#[test]
fn damage_before_the_last_match_is_no_matter_for_it() {
    let sim = in_a_match();
    let record = [b"{\"type\":\"nonsense\"}\n\0\n", sim.record.as_slice()].concat();
    assert_eq!(readable(&record), None);
    let other = Sim {
        record,
        ..sim.wake_up()
    }
    .wake_up();
    assert!(other.is_playing());
    let lines = |sim: &Sim| sim.room.current.record.events().len();
    assert_eq!(lines(&other), lines(&sim));
    assert!(!sim.seen_by(Seats::NONE).is_empty());
}

#[test]
fn a_line_of_the_chairs_that_cannot_be_read_costs_no_more_than_itself() {
    let mut sim = in_a_match();
    sim.chairs.extend(b"\0\0\0\n");
    assert!(sim.wake_up().is_playing());
}

#[test]
fn a_table_is_deleted_after_so_many_days_and_not_by_a_clock() {
    let sim = in_a_match();
    let mut kept = TableNotes::last(&sim.chairs).expect("it was kept");
    // The clock jumps ahead, and back.
    for day in [20_000, 30_000, 29_000] {
        kept = match kept.waits(day) {
            Waited::ADayMore(kept) => *kept,
            other => panic!("{other:?}"),
        };
        kept = TableNotes::last(&kept.line()).expect("a line");
        assert!(matches!(kept.clone().waits(day), Waited::AsBefore));
    }
    for day in 20_001..20_028 {
        kept = match kept.waits(day) {
            Waited::ADayMore(kept) => *kept,
            other => panic!("{other:?}"),
        };
    }
    assert!(matches!(kept.clone().waits(20_100), Waited::TooLong));
    // A player sat down.
    let mut sim = Sim {
        chairs: kept.line(),
        ..sim.wake_up()
    }
    .wake_up();
    sim.sit(1, "Ada");
    let kept = TableNotes::last(&sim.chairs).expect("it was kept");
    assert!(matches!(kept.waits(20_100), Waited::ADayMore(_)));
}

#[test]
fn the_notes_of_a_table_are_read_and_written_in_one_form() {
    let [opener, key] = ["0", "7"].map(|digit| digit.repeat(64));
    let line = format!(
        r#"{{"conditions":{{"game":"salotto","players":null,"teams":null,"options":{{}}}},"private":true,"secret":"a$b","opener":"{opener}","master":null,"chairs":[{{"name":"Ada","person":"{opener}","silenced":true}},null,{{"name":"Bea","level":"expert"}},{{"name":"Bo","left":true}}],"watchers_silenced":false,"playing":true,"seal_key":"{key}","unused_days":3,"unused_on":20000}}"#
    ) + "\n";
    let kept = TableNotes::last(line.as_bytes()).expect("a line");
    assert_eq!(String::from_utf8(kept.line()), Ok(line));
}
