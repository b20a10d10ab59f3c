//! Records on disk: writing them during a match, locking, naming and finding them, and resuming or
//! replaying a match from one. Records are also the save files.

mod daily;
mod fairness;
mod journal;
mod keeper;
mod locked_file;
mod position;
mod progress;
mod record;
mod record_file;
mod recorded_deck;
mod recorder;
mod resume;
mod reviewed;
mod saves;
mod stats;
mod verify;

pub use daily::{
    DayResult, check_daily, daily_left_open, date, lost_in_daily, par, played_daily,
    points_of_expert, verify_daily,
};
pub use fairness::{
    DealFault, OwnNonce, Unfair, broken_seal, check_deals, check_evening, kept_back,
};
pub use journal::{Journal, Medium, Restored, Syncing, wait_for_disks};
pub use keeper::{MatchKeeper, not_begun, open_for_more};
pub use locked_file::LockedFile;
pub use position::{Position, word_of};
pub use progress::{
    CalendarDay, DaysSum, DueItem, KeptDay, LearningProgress, MissedItem, MonthCost, RecordedChoice,
};
pub use record::Record;
pub use record_file::RecordFile;
pub use recorder::{Recorder, lines};
pub use resume::{Mismatch, Recap, Replay, ReplayStep, Resumed, resume, told_so_far};
pub use reviewed::{Decision, ReviewSum, Reviewed};
pub use saves::{
    Finished, NotSaved, Saved, finished, has_records, mismatch, new_among, read, record_named,
    take_up, take_up_last,
};
pub use stats::{Against, MatchCount, Standing, Stats};
pub use verify::{Unsound, read_whole, verify};

pub use serpente_system::file::path_text;
