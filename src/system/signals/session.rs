//! Notices the end of a user's session: they log off, or the machine shuts down.
//!
//! Windows reports that to console programs only if they do not load its window library. This
//! program loads it: to ask for screen readers, and through the libraries of voices and sound
//! cards. A program that has it gets a message in a window, so a window is made that is never
//! shown.

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

/// The name of the window, which is never shown.
const NAME: PCWSTR = w!("serpente");

/// Notified when the session ends.
static ENDS: Notify = Notify::const_new();

/// Starts a thread that listens for ever. If no window can be made, there is no session that could
/// end.
pub(crate) fn listen() {
    // If the system cannot start a thread, the program goes on without this.
    let _ = thread::Builder::new()
        .name("session".to_owned())
        .spawn(serve_window);
}

/// Waits until the session ends.
pub(crate) async fn ends() {
    ENDS.notified().await;
}

fn serve_window() {
    let class = WNDCLASSW {
        lpfnWndProc: Some(hear),
        lpszClassName: NAME,
        ..WNDCLASSW::default()
    };
    // SAFETY: the class's name ends with a zero and is static, as is its function; no other field
    // is set.
    unsafe { RegisterClassW(&raw const class) };
    // SAFETY: the names end with zeros; the window has no parent, no menu and no data of ours.
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
    // SAFETY: there is room for the message, and it is passed on unchanged, on the thread that made
    // the window.
    unsafe {
        while GetMessageW(&raw mut message, None, 0, 0).0 > 0 {
            DispatchMessageW(&raw const message);
        }
    }
}

/// Handles a message to the window. The question beforehand, whether the session may end, is left
/// to Windows, which says yes.
extern "system" fn hear(window: HWND, message: u32, what: WPARAM, more: LPARAM) -> LRESULT {
    let really_ends = what.0 != 0;
    if message == WM_ENDSESSION && really_ends {
        ENDS.notify_one();
        // Once this function returns, Windows may end the process: so it does not return, and the
        // program ends by itself first.
        loop {
            thread::park();
        }
    }
    // SAFETY: all arguments are passed on unchanged.
    unsafe { DefWindowProcW(window, message, what, more) }
}
