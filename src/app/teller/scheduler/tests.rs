use super::{CutBy, NextUtterance, Scheduler, TellItem, TellLimit, TellPart, TellWait, ToldBefore};
use serpente_device::speech::Utterance;
use serpente_engine::rules::{Seat, Seats};
use serpente_text::announce::say::menus::verbatim;
use serpente_text::announce::say::table as say;
use serpente_text::announce::{Announcement, Category, Cue, Topic, Urgency};
use std::time::{Duration, Instant};

const SECOND: Duration = Duration::from_secs(1);

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

fn item(text: &str, topic: Topic) -> TellItem {
    let told = Announcement::event(verbatim(text), Category::Move);
    TellItem::new(&[told.about(topic)])
}

fn move_of(number: u8) -> TellItem {
    item(&format!("{number} lays"), Topic::Seat(number))
}

fn score(text: &str) -> Announcement {
    Announcement::score(verbatim(text))
}

fn turn() -> TellItem {
    item("your turn", Topic::Turn)
}

fn owned(text: &str) -> TellItem {
    let told = Announcement::event(verbatim(text), Category::Own);
    TellItem::new(&[told.only_for(seat(0))])
}

fn again(item: TellItem) -> TellItem {
    TellItem {
        before: ToldBefore::Announced,
        ..item
    }
}

/// Creates a scheduler with seat 0 at this keyboard.
fn scheduler() -> Scheduler {
    let mut scheduler = Scheduler::default();
    scheduler.sit_down([seat(0)].into_iter().collect::<Seats>());
    scheduler
}

/// Announces these items in one utterance, a second each, for a screen reader.
fn tell(scheduler: &mut Scheduler, items: &[TellItem], now: Instant) {
    let first = &items[0].announcements[0];
    let mut owners = items.iter().flat_map(|item| &item.announcements);
    let utterance = Utterance {
        number: 0,
        text: String::new(),
        language: "en".to_owned(),
        urgency: Urgency::Event,
        topic: first.topic.filter(|_| !first.is_deed()),
        lead: Duration::ZERO,
        owner: owners.find_map(|told| told.owner),
    };
    let parts: Vec<TellPart> = (0..)
        .zip(items)
        .map(|(place, item)| TellPart {
            item: item.clone(),
            begins: place * SECOND,
            ends: (place + 1) * SECOND,
        })
        .collect();
    let lasts = u32::try_from(parts.len()).expect("few") * SECOND;
    let waiting = TellWait {
        lasts,
        waited: Duration::ZERO,
    };
    scheduler.begin(&utterance, parts, waiting, now);
}

/// Returns everything still to be announced, one utterance after the other.
fn rest(scheduler: &mut Scheduler, now: Instant) -> Vec<(Vec<TellItem>, Option<TellItem>)> {
    let next = || scheduler.next(TellLimit::All, now);
    std::iter::from_fn(next)
        .map(|NextUtterance { missed, item, .. }| (missed, item))
        .collect()
}

#[test]
fn moves_that_a_look_cut_short_never_come_back() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    tell(&mut scheduler, &[move_of(1), move_of(2)], now);
    scheduler.cut(CutBy::Answer, false, now + SECOND / 4);
    scheduler.push(turn());
    assert_eq!(rest(&mut scheduler, now), [(vec![], Some(turn()))]);
    tell(&mut scheduler, &[move_of(1)], now);
    scheduler.cut(CutBy::Hurry, false, now + SECOND / 4);
    scheduler.push(turn());
    scheduler.answered(&turn().announcements);
    assert_eq!(rest(&mut scheduler, now), [], "the answer told the turn");
}

#[test]
fn the_effects_of_a_move_name_the_player_if_it_was_cut_short() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    let points = Announcement::event(verbatim("15 points"), Category::Score);
    let effects = [TellItem::new(&[points]), item("one left", Topic::Addition)];
    let named = effects.clone().map(|item| TellItem {
        names_player: true,
        ..item
    });
    for (heard, told) in [(SECOND / 4, named), (3 * SECOND / 4, effects.clone())] {
        tell(&mut scheduler, &[move_of(1)], now);
        for effect in &effects {
            scheduler.push(effect.clone());
        }
        scheduler.push(turn());
        scheduler.cut(CutBy::Answer, false, now + heard);
        let told: Vec<_> = told
            .into_iter()
            .chain([turn()])
            .map(|item| (vec![], Some(item)))
            .collect();
        assert_eq!(rest(&mut scheduler, now), told);
    }
}

#[test]
fn who_goes_on_to_the_next_round_hears_how_the_last_one_ended() {
    let now = Instant::now();
    let blocked = TellItem::new(&[score("Blocked!").with(Cue::Blocked)]);
    let points = TellItem::new(&[score("Ada: 8 points.")]);
    let totals = TellItem::new(&[score("0, 0, 8.").about(Topic::Totals)]);
    let mut scheduler = scheduler();
    // A key press cut this one short: whoever goes on needs it no more.
    scheduler.push(again(move_of(1)));
    for item in [&move_of(2), &blocked, &points, &totals] {
        scheduler.push(item.clone());
    }
    // The player has asked for something, and was told that the round is over.
    scheduler.skip_results();
    let told = rest(&mut scheduler, now);
    assert_eq!(told, [(vec![move_of(2), blocked, totals], None)]);
}

#[test]
fn moves_that_were_skipped_come_with_the_turn_and_never_again() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    tell(&mut scheduler, &[move_of(1)], now);
    scheduler.cut(CutBy::Hurry, false, now + SECOND / 4);
    assert_eq!(rest(&mut scheduler, now), [], "not by itself");
    scheduler.push(turn());
    let missed = again(move_of(1));
    assert_eq!(
        rest(&mut scheduler, now),
        [(vec![missed.clone()], Some(turn()))]
    );
    tell(&mut scheduler, &[missed, turn()], now);
    scheduler.cut(CutBy::Hurry, false, now + SECOND / 4);
    scheduler.push(turn());
    let late = rest(&mut scheduler, now);
    assert!(late.iter().all(|(missed, _)| missed.is_empty()), "{late:?}");
}

#[test]
fn a_move_that_was_cut_short_does_not_come_in_the_next_round() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    tell(&mut scheduler, &[move_of(1)], now);
    scheduler.cut(CutBy::Hurry, false, now + SECOND / 4);
    let round = item("round 2", Topic::Round);
    scheduler.push(round.clone());
    assert_eq!(rest(&mut scheduler, now), [(vec![], Some(round))]);
    scheduler.push(turn());
    assert_eq!(rest(&mut scheduler, now), [(vec![], Some(turn()))]);
}

#[test]
fn ones_own_moves_and_half_heard_ones_do_not_come_again() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    tell(&mut scheduler, &[move_of(0)], now);
    scheduler.cut(CutBy::Hurry, false, now + SECOND / 4);
    tell(&mut scheduler, &[move_of(1)], now);
    scheduler.cut(CutBy::Hurry, false, now + 3 * SECOND / 4);
    scheduler.push(turn());
    assert_eq!(rest(&mut scheduler, now), [(vec![], Some(turn()))]);
}

#[test]
fn a_turn_that_nobody_can_have_heard_of_is_told_afresh_once() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    tell(&mut scheduler, &[turn()], now);
    scheduler.cut(CutBy::Answer, false, now + SECOND / 10);
    assert_eq!(rest(&mut scheduler, now), [(vec![], Some(again(turn())))]);
    tell(&mut scheduler, &[again(turn())], now);
    scheduler.cut(CutBy::Answer, false, now + SECOND / 10);
    assert_eq!(rest(&mut scheduler, now), []);
    tell(&mut scheduler, &[turn()], now);
    scheduler.cut(CutBy::Answer, false, now + SECOND / 2);
    assert_eq!(rest(&mut scheduler, now), [], "they know it");
}

#[test]
fn what_is_gathered_is_told_when_the_turn_has_come_or_the_time_is_up() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    scheduler.gather(now);
    scheduler.push(move_of(1));
    scheduler.skip();
    assert_eq!(rest(&mut scheduler, now), []);
    scheduler.push(move_of(2));
    scheduler.push(turn());
    scheduler.skip();
    scheduler.has_gathered();
    assert_eq!(
        rest(&mut scheduler, now),
        [(vec![move_of(1), move_of(2)], Some(turn()))]
    );
    scheduler.gather(now);
    scheduler.push(move_of(1));
    scheduler.skip();
    let up = scheduler.wakes_at().expect("it is told then");
    assert_eq!(rest(&mut scheduler, up), [(vec![move_of(1)], None)]);
    assert!(scheduler.gathers(), "and so is the rest");
    assert!(scheduler.gathers_in_vain(up + SECOND));
}

#[test]
fn whoever_is_behind_hears_several_moves_in_one_sentence() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    let moves: Vec<TellItem> = (1..4).map(move_of).collect();
    for item in &moves[..2] {
        scheduler.push(item.clone());
    }
    assert_eq!(rest(&mut scheduler, now).len(), 2);
    for item in &moves {
        scheduler.push(item.clone());
    }
    assert_eq!(rest(&mut scheduler, now), [(moves, None)]);
}

#[test]
fn what_a_voice_had_not_begun_comes_back_once_however_many_keys_are_pressed() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    tell(&mut scheduler, &[move_of(1)], now);
    scheduler.cut(CutBy::Answer, true, now + SECOND / 4);
    let withdrawn = TellItem {
        before: ToldBefore::Withdrawn,
        ..move_of(1)
    };
    assert_eq!(
        rest(&mut scheduler, now),
        [(vec![], Some(withdrawn.clone()))]
    );
    tell(&mut scheduler, &[withdrawn], now);
    scheduler.cut(CutBy::Answer, true, now + SECOND / 4);
    scheduler.push(turn());
    assert_eq!(rest(&mut scheduler, now), [(vec![], Some(turn()))]);
}

#[test]
fn nothing_of_the_table_is_told_while_something_lies_on_it() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    let talk = Announcement::event(say::you_passed(), Category::Talk);
    scheduler.push(turn());
    scheduler.push(TellItem::new(&[talk]));
    assert_eq!(scheduler.next(TellLimit::Nothing, now), None);
    let off = scheduler.next(TellLimit::OffTable, now).expect("talk");
    assert!(off.item.is_some_and(|item| !item.is_turn()));
    assert_eq!(scheduler.next(TellLimit::OffTable, now), None);
    assert!(scheduler.is_waiting());
    assert_eq!(rest(&mut scheduler, now), [(vec![], Some(turn()))]);
}

#[test]
fn what_waits_for_one_person_ends_with_their_turn() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    for item in [move_of(1), owned("Ada's tile"), move_of(2)] {
        scheduler.push(item);
    }
    scheduler.forget_owned();
    assert_eq!(
        rest(&mut scheduler, now),
        [(vec![], Some(move_of(1))), (vec![], Some(move_of(2)))]
    );
}

#[test]
fn what_the_voice_stopped_because_it_is_settled_is_not_waited_for() {
    let hand = || {
        let told = Announcement::event(verbatim("your hand"), Category::Own);
        TellItem::new(&[told.about(Topic::Hand)])
    };
    let now = Instant::now();
    for (by_voice, waits) in [(true, false), (false, true)] {
        let mut scheduler = scheduler();
        tell(&mut scheduler, &[hand()], now);
        scheduler.speaking(1, now);
        // Somebody else has laid a tile, so the hand before it is old.
        scheduler.forget_topic(Topic::Hand, by_voice);
        scheduler.push(move_of(1));
        // A screen reader reads on.
        assert_eq!(!scheduler.is_free(), waits, "{by_voice}");
    }
    // An utterance on another topic goes on, and a move in one that was stopped comes again.
    let mut scheduler = scheduler();
    tell(&mut scheduler, &[turn()], now);
    scheduler.forget_topic(Topic::Hand, true);
    assert!(!scheduler.is_free());
    scheduler.heard(1);
    tell(&mut scheduler, &[hand(), move_of(1)], now);
    scheduler.forget_topic(Topic::Hand, true);
    scheduler.push(turn());
    assert_eq!(
        rest(&mut scheduler, now),
        [(vec![again(move_of(1))], Some(turn()))]
    );
}

#[test]
fn what_a_voice_that_is_away_did_not_take_comes_with_what_is_new() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    tell(&mut scheduler, &[move_of(1), owned("Ada's tile")], now);
    scheduler.time_out(true, now + 2 * SECOND);
    assert!(scheduler.is_free());
    scheduler.push(turn());
    assert!(scheduler.takes_late_back());
    let next = scheduler.next(TellLimit::All, now).expect("the turn");
    assert_eq!((next.missed, next.late), (vec![again(move_of(1))], true));
}

#[test]
fn what_comes_nowhere_else_stays_with_a_voice_that_is_late() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    let round = Announcement::event(verbatim("round 1"), Category::General);
    for (item, is_given_back) in [
        (move_of(1), true),
        (move_of(0), false),
        (TellItem::new(&[round.about(Topic::Round)]), false),
        (turn(), false),
    ] {
        tell(&mut scheduler, std::slice::from_ref(&item), now);
        scheduler.time_out(true, now + 2 * SECOND);
        scheduler.push(TellItem::new(&[score("3 points")]));
        assert_eq!(scheduler.takes_late_back(), is_given_back, "{item:?}");
        scheduler.clear();
    }
}

#[test]
fn whoever_plays_on_hears_first_what_nobody_was_told_and_nothing_twice() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    tell(&mut scheduler, &[move_of(1)], now);
    scheduler.cut(CutBy::Hurry, false, now + SECOND / 4);
    scheduler.push(move_of(2));
    scheduler.push(item("one left", Topic::Addition));
    let before = scheduler.take_missed(false);
    let texts = vec![move_of(2), item("one left", Topic::Addition)];
    assert_eq!((before.missed, before.item), (texts, None));
    scheduler.push(turn());
    assert_eq!(rest(&mut scheduler, now), [(vec![], Some(turn()))]);
}

#[test]
fn what_a_person_said_comes_once_more_unless_its_end_was_heard() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    let said = Announcement::event(verbatim("Bo says: well played"), Category::Talk);
    let talk = TellItem::new(&[said.with(Cue::Message)]);
    tell(&mut scheduler, std::slice::from_ref(&talk), now);
    scheduler.cut(CutBy::Answer, false, now + SECOND / 2);
    assert_eq!(
        rest(&mut scheduler, now),
        [(vec![], Some(again(talk.clone())))]
    );
    // Cut short again, it does not come back.
    tell(&mut scheduler, &[again(talk.clone())], now);
    scheduler.cut(CutBy::Answer, false, now + SECOND / 2);
    assert_eq!(rest(&mut scheduler, now), []);
    tell(&mut scheduler, std::slice::from_ref(&talk), now);
    scheduler.cut(CutBy::Hurry, false, now + SECOND);
    assert_eq!(rest(&mut scheduler, now), []);
    // Who skips to the winner hears it, too.
    let won = Announcement::event(verbatim("you win"), Category::Score).with(Cue::MatchWon);
    scheduler.push(talk.clone());
    let won = TellItem::new(&[won]);
    scheduler.push(won.clone());
    scheduler.skip_to_winner();
    let told = rest(&mut scheduler, now);
    assert_eq!(told, [(vec![], Some(talk)), (vec![], Some(won))]);
}

#[test]
fn the_place_in_a_league_comes_before_the_question_what_comes_next() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    let standing = item("League monday: place 2 of 2", Topic::Standing);
    // The server computes it after the match, when the question already waits.
    for item in [move_of(1), turn(), standing.clone()] {
        scheduler.push(item);
    }
    let told = rest(&mut scheduler, now);
    let expected = [move_of(1), standing, turn()];
    assert_eq!(told, expected.map(|item| (vec![], Some(item))));
}

#[test]
fn a_move_that_a_hurry_cut_short_comes_before_the_end_of_its_round() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    let wins = Announcement::event(verbatim("Ada wins the round"), Category::Score);
    let wins = TellItem::new(&[wins.with(Cue::RoundLost)]);
    tell(&mut scheduler, &[move_of(1)], now);
    scheduler.push(wins.clone());
    scheduler.cut(CutBy::Hurry, false, now + SECOND / 4);
    let missed = again(move_of(1));
    assert_eq!(
        rest(&mut scheduler, now),
        [(vec![missed], None), (vec![], Some(wins))]
    );
}

#[test]
fn how_a_match_stands_comes_before_the_moves_made_meanwhile() {
    let (now, mut scheduler) = (Instant::now(), scheduler());
    let scores = Announcement::event(verbatim("Ada 12; Bo 9"), Category::Score);
    let scores = TellItem::new(&[scores.about(Topic::Scene)]);
    let ends = Announcement::general(verbatim("left 6, right 6"));
    let ends = TellItem::new(&[ends.about(Topic::Scene)]);
    scheduler.push(scores.clone());
    scheduler.push(ends.clone());
    let moves: Vec<TellItem> = (1..4).map(move_of).collect();
    for one in &moves {
        scheduler.push(one.clone());
    }
    assert_eq!(
        rest(&mut scheduler, now),
        [(vec![], Some(scores)), (vec![], Some(ends)), (moves, None)]
    );
}
