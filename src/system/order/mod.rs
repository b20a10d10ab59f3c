//! Orders to a program that runs in the background: one line goes in, lines come out. Only the same
//! user can give them.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

pub use twin::Orders;

use std::io;
use std::path::Path;
use std::time::Duration;
use tokio::io::{
    AsyncBufReadExt as _, AsyncRead, AsyncReadExt as _, AsyncWriteExt as _, BufReader,
};
use tokio::runtime::Builder;
use tokio::time::timeout;

/// The longest order, in bytes.
pub const LONGEST_ORDER: u64 = 4096;

/// How long an order may take to arrive: it is sent at once, and others wait meanwhile.
const ORDER_ARRIVES: Duration = Duration::from_secs(2);

/// How long an answer may take to be taken.
const ORDER_TIMEOUT: Duration = Duration::from_secs(10);

/// The connection to which an answer is sent.
pub struct AnswerSender(twin::OrderConnection);

impl AnswerSender {
    /// Sends it.
    ///
    /// # Errors
    /// If the program that gave the order is gone, or does not take the answer.
    pub async fn send(mut self, text: &str) -> io::Result<()> {
        timeout(ORDER_TIMEOUT, self.0.write_all(text.as_bytes())).await??;
        self.0.shutdown().await
    }
}

async fn read_order(connection: impl AsyncRead + Unpin) -> io::Result<String> {
    let mut line = String::new();
    let mut read = BufReader::new(connection.take(LONGEST_ORDER));
    timeout(ORDER_ARRIVES, read.read_line(&mut line)).await??;
    Ok(line.trim().to_owned())
}

/// Gives an order to the program that takes orders by this file, and waits for the answer.
///
/// # Errors
/// If no program takes orders there, or it does not answer.
pub fn give(path: &Path, order: &str) -> io::Result<String> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let exchange = async {
        let mut connection = twin::connect(path).await?;
        connection.write_all(order.as_bytes()).await?;
        connection.write_all(b"\n").await?;
        let mut answer = String::new();
        connection.read_to_string(&mut answer).await?;
        Ok(answer)
    };
    runtime.block_on(async { timeout(3 * ORDER_TIMEOUT, exchange).await? })
}

#[cfg(test)]
mod tests {
    use super::{Orders, give};
    use std::thread;
    use std::time::Duration;
    use tokio::runtime::Builder;
    use tokio::time::sleep;

    #[test]
    fn orders_get_their_answers_and_one_that_is_too_long_only_costs_itself() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("orders");
        assert!(give(&path, "list").is_err(), "nobody takes orders yet");

        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime");
        let mut orders = {
            let _inside = runtime.enter();
            Orders::at(&path).expect("it takes orders")
        };
        let from = path.clone();
        let giver = thread::spawn(move || {
            let long = "x".repeat(5000);
            ["list", &long, "say è"].map(|order| give(&from, order).ok())
        });
        let mut heard = Vec::new();
        runtime.block_on(async {
            for _ in 0..3 {
                let (order, answer) = orders.next().await.expect("an order");
                // A longer answer than fits into what the system holds for a connection.
                let told = format!("{} {}", order.len(), "y".repeat(300_000));
                // A program that gave too long an order may be gone by now.
                let sent = answer.send(&told).await;
                assert!(sent.is_ok() || order.len() > 4000, "{sent:?}");
                heard.push(order);
            }
            // On Windows, a long answer is sent as long as the runtime runs.
            while !giver.is_finished() {
                sleep(Duration::from_millis(10)).await;
            }
        });
        let told = giver.join().expect("no panic");
        assert_eq!(heard[0], "list");
        assert_eq!(heard[1].len(), 4096);
        assert_eq!(heard[2], "say è");
        assert!(told[0].as_ref().is_some_and(|told| told.len() == 300_002));
        assert!(told[2].as_ref().is_some_and(|told| told.starts_with("6 ")));
    }
}
