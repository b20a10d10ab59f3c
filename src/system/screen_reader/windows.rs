//! Windows knows it of every screen reader that says so, as NVDA, JAWS and Narrator do.

#![allow(
    unsafe_code,
    reason = "it is a call of C; why that is sound stands beside it"
)]

/// `SPI_GETSCREENREADER` (`winuser.h`).
const GET_SCREEN_READER: u32 = 0x46;

#[link(name = "user32")]
unsafe extern "system" {
    fn SystemParametersInfoW(question: u32, more: u32, answer: *mut i32, keeping: u32) -> i32;
}

/// What this desktop says, if it says anything.
pub(super) fn runs() -> Option<bool> {
    let mut runs: i32 = 0;
    // SAFETY: this question is answered in the four bytes of a truth value, which are there, and nothing else is written.
    let told = unsafe { SystemParametersInfoW(GET_SCREEN_READER, 0, &raw mut runs, 0) };
    (told != 0).then_some(runs != 0)
}
