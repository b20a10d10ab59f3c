//! The end of a person's session: they log off, or the machine shuts down.
//!
//! Windows tells a console's programs of that only if they use nothing of its windows, and this one does: to know of screen
//! readers, and through the libraries of voices and cards. All others are told by a window, so it has one that is never shown.

#![allow(
    unsafe_code,
    reason = "these are calls of C; why each is sound stands beside it"
)]

use std::thread;

use tokio::sync::Notify;
use windows::Win32::Foundation::{HWND, LPARAM, LRESULT, WPARAM};
use windows::Win32::UI::WindowsAndMessaging::{
    CreateWindowExW, DefWindowProcW, DispatchMessageW, GetMessageW, MSG, RegisterClassW,
    WINDOW_EX_STYLE, WINDOW_STYLE, WM_ENDSESSION, WNDCLASSW,
};
use windows::core::{PCWSTR, w};

/// What the window is called, which nobody sees.
const NAME: PCWSTR = w!("serpente");

/// The session ends.
static ENDS: Notify = Notify::const_new();

/// Has a thread of its own listen, for ever. Where there is no window there is no session that could end.
pub fn listen() {
    // A system that gives no thread has greater trouble.
    let _ = thread::Builder::new()
        .name("session".to_owned())
        .spawn(serve_window);
}

/// Waits until the session ends.
pub async fn ends() {
    ENDS.notified().await;
}

fn serve_window() {
    let class = WNDCLASSW {
        lpfnWndProc: Some(hear),
        lpszClassName: NAME,
        ..WNDCLASSW::default()
    };
    // SAFETY: the class's name ends with a zero and is there for ever, as its function is; nothing else of it is set.
    unsafe { RegisterClassW(&raw const class) };
    // SAFETY: the names end with zeros; the window has neither a parent nor a menu nor anything of ours to hold.
    let window = unsafe {
        CreateWindowExW(
            WINDOW_EX_STYLE::default(),
            NAME,
            NAME,
            WINDOW_STYLE::default(),
            0,
            0,
            0,
            0,
            None,
            None,
            None,
            None,
        )
    };
    if window.is_err() {
        return;
    }
    let mut message = MSG::default();
    // SAFETY: the message has room, and is handed on as it came, in the thread that made the window.
    unsafe {
        while GetMessageW(&raw mut message, None, 0, 0).0 > 0 {
            DispatchMessageW(&raw const message);
        }
    }
}

/// What the window does with a message. Of the questions before the end Windows' own answer is right: it may end.
extern "system" fn hear(window: HWND, message: u32, what: WPARAM, more: LPARAM) -> LRESULT {
    let really_ends = what.0 != 0;
    if message == WM_ENDSESSION && really_ends {
        ENDS.notify_one();
        // Whoever answers this message may be ended at once: the program ends by itself first.
        loop {
            thread::park();
        }
    }
    // SAFETY: all is as it came.
    unsafe { DefWindowProcW(window, message, what, more) }
}
