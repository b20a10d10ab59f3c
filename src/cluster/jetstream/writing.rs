//! How a process appends to the tables of the stream, without input and output: what to ask the
//! servers next, and what their answers mean. The log on NATS carries it out, and so does the
//! simulator.

use serpente_client::Backoff;
use serpente_parlour::log::{Appended, NotAppended, count};
use std::collections::{HashMap, VecDeque};
use std::time::Duration;

/// The shortest and the longest wait before a retry.
pub(super) const RETRY_MIN: Duration = Duration::from_millis(10);
pub(super) const RETRY_MAX: Duration = Duration::from_millis(250);

/// How often a table may have no last message, although it had one, until it counts as deleted.
const MOST_MISSING: u32 = 8;

/// The end of a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct StreamEnd {
    /// The number of its lines.
    pub lines: u64,
    /// The number of the table's last message in the stream; 0 if it has none.
    pub sequence: u64,
}

/// The last message of a table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LastMessage {
    /// The end of the table that it makes.
    pub end: StreamEnd,
    /// The writer of the message.
    pub writer: String,
}

/// All of a table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct StoredTable {
    /// Its lines, each with its newline.
    pub lines: Vec<u8>,
    /// Its end.
    pub end: StreamEnd,
}

impl StoredTable {
    /// Adds the next message of the table, by which it ends here. Returns whether no message is
    /// missing before it.
    #[must_use]
    pub fn add(&mut self, end: StreamEnd, lines: &[u8]) -> bool {
        let lines_here = count(lines);
        if lines_here > 0 && end.lines == lines_here {
            // The table begins anew here.
            self.lines.clear();
            self.end.lines = 0;
        }
        self.lines.extend_from_slice(lines);
        let is_next = end.lines == self.end.lines + lines_here;
        self.end = end;
        is_next
    }
}

/// A message for the stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StreamMessage {
    /// The number of the table's last message, after which alone this one may be stored.
    pub behind: u64,
    /// The number of the table's lines with this message.
    pub lines_then: u64,
    /// The lines, each with its newline.
    pub lines: Vec<u8>,
}

/// What to ask the servers about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StreamRequest {
    /// Store this message. The answer is [`StreamAnswer::Published`].
    Publish(StreamMessage),
    /// Read the last message. The answer is [`StreamAnswer::Last`].
    ReadLast,
    /// Read the whole table. The answer is [`StreamAnswer::All`].
    ReadAll,
    /// Remove the messages before this one. The answer is [`StreamAnswer::Done`], also if that
    /// failed: readers pass over the old messages, and the next time removes them.
    PurgeBefore(u64),
    /// Wait for so long. The answer is [`StreamAnswer::Done`].
    Wait(Duration),
}

/// An answer to a [`StreamRequest`]. `None` says that the servers refused, or did not answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StreamAnswer {
    /// The number of the message that was stored.
    Published(Option<u64>),
    /// The last message.
    Last(Option<LastMessage>),
    /// The whole table.
    All(Option<StoredTable>),
    /// It is done, or the time is over.
    Done,
}

/// What comes next about a write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WriteStep {
    /// Ask this, and pass in the answer.
    Ask(StreamRequest),
    /// The write is over.
    Over(WriteOutcome),
}

/// The result of a write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WriteOutcome {
    /// The number of the table's last line if the write succeeded, or why it did not.
    pub appended: Appended,
    /// The end of the table.
    pub end: StreamEnd,
    /// The lines of the table, if it was taken over.
    pub taken: Vec<u8>,
}

/// Lines to append.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AppendOrder {
    /// The line that they follow.
    pub after: u64,
    /// The lines, each with its newline.
    pub lines: Vec<u8>,
    /// Whether they replace all lines before them.
    pub replaces: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum WriteStage {
    /// The end of the table is read, after which the lines must come.
    FindsEnd,
    /// The whole table is read, to take it over.
    Reads,
    Publishes,
    /// The servers have not said that the message was stored. The end of the table tells.
    Checks,
    Purges,
    Over(Appended),
}

/// A write to one table: an append, or a message without lines by which this process takes the
/// table over, so that earlier writers no longer know its end.
#[derive(Clone, Debug)]
pub struct StreamWrite {
    writer: String,
    order: AppendOrder,
    /// The lines of the table, if it is being taken over.
    taken: Option<Vec<u8>>,
    /// The known end of the table.
    end: StreamEnd,
    /// The number of lines that the table is to have.
    lines_then: u64,
    stage: WriteStage,
    /// How long to wait before the next request.
    wait: Option<Duration>,
    /// The waits until the servers answer.
    asking: Backoff,
    /// The waits between tries to store the message.
    trying: Backoff,
    /// How often the table had no last message.
    missing: u32,
}

impl StreamWrite {
    fn new(writer: &str, order: AppendOrder, stage: WriteStage) -> Self {
        Self {
            writer: writer.to_owned(),
            order,
            taken: None,
            end: StreamEnd::default(),
            lines_then: 0,
            stage,
            wait: None,
            asking: Backoff::between(RETRY_MIN, RETRY_MAX),
            trying: Backoff::between(RETRY_MIN, RETRY_MAX),
            missing: 0,
        }
    }

    /// Begins to append. `known` is the end of the table as this process knows it.
    #[must_use]
    pub fn append(writer: &str, known: Option<StreamEnd>, order: AppendOrder) -> Self {
        let mut write = Self::new(writer, order, WriteStage::FindsEnd);
        if let Some(end) = known
            && end.lines == write.order.after
        {
            write.publish_after(end);
        }
        // Otherwise another writer may have appended in the meantime.
        write
    }

    /// Begins to take a table over.
    #[must_use]
    pub fn take(writer: &str) -> Self {
        let nothing = AppendOrder {
            after: 0,
            lines: Vec::new(),
            replaces: false,
        };
        Self::new(writer, nothing, WriteStage::Reads)
    }

    /// Returns what comes next.
    #[must_use]
    pub fn step(&self) -> WriteStep {
        if let Some(wait) = self.wait {
            return WriteStep::Ask(StreamRequest::Wait(wait));
        }
        let request = match &self.stage {
            WriteStage::FindsEnd | WriteStage::Checks => StreamRequest::ReadLast,
            WriteStage::Reads => StreamRequest::ReadAll,
            WriteStage::Publishes => StreamRequest::Publish(StreamMessage {
                behind: self.end.sequence,
                lines_then: self.lines_then,
                lines: self.order.lines.clone(),
            }),
            WriteStage::Purges => StreamRequest::PurgeBefore(self.end.sequence),
            WriteStage::Over(appended) => {
                return WriteStep::Over(WriteOutcome {
                    appended: *appended,
                    end: self.end,
                    taken: self.taken.clone().unwrap_or_default(),
                });
            }
        };
        WriteStep::Ask(request)
    }

    /// Takes the answer to what [`step`](Self::step) has returned.
    pub fn answered(&mut self, answer: StreamAnswer) {
        if self.wait.take().is_some() {
            return;
        }
        match answer {
            StreamAnswer::Published(Some(sequence)) => self.is_stored(StreamEnd {
                lines: self.lines_then,
                sequence,
            }),
            StreamAnswer::Published(None) => self.stage = WriteStage::Checks,
            StreamAnswer::Last(None) | StreamAnswer::All(None) => {
                self.wait = Some(self.asking.wait());
            }
            StreamAnswer::Last(Some(last)) => {
                self.asking.reset();
                if self.stage == WriteStage::FindsEnd {
                    self.found_end(last.end);
                } else {
                    self.checked(&last);
                }
            }
            StreamAnswer::All(Some(stored)) => {
                self.taken = Some(stored.lines);
                self.order.after = stored.end.lines;
                self.publish_after(stored.end);
            }
            StreamAnswer::Done => self.stage = WriteStage::Over(Ok(self.lines_then)),
        }
    }

    fn publish_after(&mut self, end: StreamEnd) {
        let before = if self.order.replaces { 0 } else { end.lines };
        self.end = end;
        self.lines_then = before + count(&self.order.lines);
        self.stage = WriteStage::Publishes;
    }

    fn found_end(&mut self, end: StreamEnd) {
        if end.lines == self.order.after {
            self.publish_after(end);
        } else {
            self.is_elsewhere(end);
        }
    }

    /// Handles the end of the table, read because it is not known whether the message was stored.
    fn checked(&mut self, last: &LastMessage) {
        if last.end.sequence > self.end.sequence {
            // Perhaps only the answer was lost and the lines were stored.
            if last.writer == self.writer && last.end.lines == self.lines_then {
                self.is_stored(last.end);
            } else {
                self.is_elsewhere(last.end);
            }
            return;
        }
        // A deleted table has no last message.
        self.missing += u32::from(last.end.sequence == 0 && self.end.sequence > 0);
        if self.missing > MOST_MISSING {
            self.is_elsewhere(last.end);
            return;
        }
        self.wait = Some(self.trying.wait());
        self.stage = WriteStage::Publishes;
    }

    fn is_stored(&mut self, end: StreamEnd) {
        self.end = end;
        self.stage = if self.order.replaces {
            WriteStage::Purges
        } else {
            WriteStage::Over(Ok(self.lines_then))
        };
    }

    /// Another writer has appended. If this process was to take the table over, it reads it again.
    fn is_elsewhere(&mut self, end: StreamEnd) {
        self.end = end;
        if self.taken.is_some() {
            self.missing = 0;
            self.wait = Some(self.asking.wait());
            self.stage = WriteStage::Reads;
        } else {
            self.stage = WriteStage::Over(Err(NotAppended::Elsewhere(end.lines)));
        }
    }
}

/// The writes of one process to all tables. Those to one table are done one after another.
/// `T` names who waits for a write.
#[derive(Debug)]
pub struct StreamWriter<T> {
    /// An id that no other writer has.
    pub writer: String,
    tables: HashMap<String, Writing<T>>,
}

/// An append that waits for those before it.
#[derive(Debug)]
struct StreamOrder<T> {
    append: AppendOrder,
    who: T,
}

/// A write that is to be carried out.
#[derive(Debug)]
pub struct NextWrite<T> {
    /// The write.
    pub write: StreamWrite,
    /// Who waits for it.
    pub who: T,
}

/// A table that this process appends to.
#[derive(Debug)]
struct Writing<T> {
    /// The known end of the table.
    end: Option<StreamEnd>,
    orders: VecDeque<StreamOrder<T>>,
    /// Whether an order is being carried out.
    is_busy: bool,
}

impl<T> Writing<T> {
    fn new() -> Self {
        Self {
            end: None,
            orders: VecDeque::new(),
            is_busy: false,
        }
    }
}

impl<T> StreamWriter<T> {
    /// Creates the writer with this id.
    #[must_use]
    pub fn new(writer: String) -> Self {
        Self {
            writer,
            tables: HashMap::new(),
        }
    }

    fn table(&mut self, table: &str) -> &mut Writing<T> {
        self.tables
            .entry(table.to_owned())
            .or_insert_with(Writing::new)
    }

    /// Takes an order. Returns whether the caller must carry out [`next_write`](Self::next_write)
    /// until there is nothing more, because nobody does so for this table.
    pub fn order(&mut self, table: &str, append: AppendOrder, who: T) -> bool {
        let writing = self.table(table);
        writing.orders.push_back(StreamOrder { append, who });
        !std::mem::replace(&mut writing.is_busy, true)
    }

    /// Returns the next write to a table, or nothing if there is none.
    pub fn next_write(&mut self, table: &str) -> Option<NextWrite<T>> {
        let writer = self.writer.clone();
        let writing = self.table(table);
        let Some(StreamOrder { append, who }) = writing.orders.pop_front() else {
            writing.is_busy = false;
            return None;
        };
        let write = StreamWrite::append(&writer, writing.end, append);
        Some(NextWrite { write, who })
    }

    /// Begins to take a table over.
    #[must_use]
    pub fn take(&self) -> StreamWrite {
        StreamWrite::take(&self.writer)
    }

    /// Notes where a table ends after a write.
    pub fn ends_at(&mut self, table: &str, end: StreamEnd) {
        self.table(table).end = Some(end);
    }

    /// Forgets a table that was deleted.
    pub fn forget(&mut self, table: &str) {
        self.tables.remove(table);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(after: u64, lines: &str) -> AppendOrder {
        AppendOrder {
            after,
            lines: lines.as_bytes().to_vec(),
            replaces: false,
        }
    }

    fn end(lines: u64, sequence: u64) -> StreamEnd {
        StreamEnd { lines, sequence }
    }

    fn last(lines: u64, sequence: u64, writer: &str) -> StreamAnswer {
        StreamAnswer::Last(Some(LastMessage {
            end: end(lines, sequence),
            writer: writer.to_owned(),
        }))
    }

    /// Passes in the answers one after another, and returns what comes then.
    fn after(write: &mut StreamWrite, answers: Vec<StreamAnswer>) -> WriteStep {
        for answer in answers {
            write.answered(answer);
        }
        write.step()
    }

    fn appended(step: WriteStep) -> Appended {
        match step {
            WriteStep::Over(outcome) => outcome.appended,
            WriteStep::Ask(request) => panic!("it asks {request:?}"),
        }
    }

    #[test]
    fn an_answer_that_was_lost_is_found_again() {
        let mut write = StreamWrite::append("own", Some(end(1, 7)), order(1, "b\n"));
        let lost = vec![StreamAnswer::Published(None), last(2, 9, "own")];
        assert_eq!(appended(after(&mut write, lost)), Ok(2));
    }

    #[test]
    fn lines_of_another_writer_are_not_taken_for_own_ones() {
        let mut write = StreamWrite::append("own", Some(end(1, 7)), order(1, "b\n"));
        let lost = vec![StreamAnswer::Published(None), last(2, 9, "other")];
        let elsewhere = Err(NotAppended::Elsewhere(2));
        assert_eq!(appended(after(&mut write, lost)), elsewhere);
    }

    #[test]
    fn the_same_message_is_sent_until_it_is_stored() {
        let mut write = StreamWrite::append("own", Some(end(1, 7)), order(1, "b\n"));
        let first = write.step();
        let silent = vec![
            StreamAnswer::Published(None),
            StreamAnswer::Last(None),
            StreamAnswer::Done,
            last(1, 7, "other"),
            StreamAnswer::Done,
        ];
        assert_eq!(after(&mut write, silent), first);
        let stored = vec![StreamAnswer::Published(Some(8))];
        assert_eq!(appended(after(&mut write, stored)), Ok(2));
    }

    #[test]
    fn a_table_that_grows_while_it_is_taken_is_read_again() {
        let mut write = StreamWrite::take("own");
        let all = |lines: &str, sequence| {
            StreamAnswer::All(Some(StoredTable {
                lines: lines.as_bytes().to_vec(),
                end: end(count(lines.as_bytes()), sequence),
            }))
        };
        let grows = vec![
            all("a\n", 3),
            StreamAnswer::Published(None),
            last(2, 5, "other"),
            StreamAnswer::Done,
            all("a\nb\n", 5),
            StreamAnswer::Published(Some(6)),
        ];
        let WriteStep::Over(outcome) = after(&mut write, grows) else {
            panic!("it is not over");
        };
        assert_eq!(outcome.taken, b"a\nb\n");
        assert_eq!(outcome.end, end(2, 6));
    }
}
