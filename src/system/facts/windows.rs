//! Reads the version of Windows, the kind of console and its code page.

#![allow(
    unsafe_code,
    reason = "these are calls of C; why each is sound stands beside it"
)]

use std::env::var_os;

use windows::Wdk::System::SystemServices::RtlGetVersion;
use windows::Win32::System::Console::{GetConsoleOutputCP, GetConsoleWindow};
use windows::Win32::System::SystemInformation::OSVERSIONINFOW;
use windows::Win32::UI::WindowsAndMessaging::GetClassNameW;

/// The most characters the name of a window class can have.
const MAX_CLASS_NAME: usize = 256;

pub(super) fn facts() -> [Option<String>; 4] {
    // SAFETY: the function takes no argument and returns a number.
    let page = unsafe { GetConsoleOutputCP() };
    let terminal = var_os("WT_SESSION").map(|_| "Windows Terminal".to_owned());
    let code_page = match page {
        0 => None,
        number => Some(format!("CP {number}")),
    };
    [version(), console(), terminal, code_page]
}

/// The version, such as 10.0.22631.
fn version() -> Option<String> {
    let mut info = OSVERSIONINFOW {
        dwOSVersionInfoSize: u32::try_from(size_of::<OSVERSIONINFOW>()).ok()?,
        ..OSVERSIONINFOW::default()
    };
    // SAFETY: the structure is as large as its first field says, and the function writes nothing
    // else.
    let result = unsafe { RtlGetVersion(&raw mut info) };
    if !result.is_ok() {
        return None;
    }
    Some(format!(
        "{}.{}.{}",
        info.dwMajorVersion, info.dwMinorVersion, info.dwBuildNumber
    ))
}

/// The window class of the console: `ConsoleWindowClass` is the old console, `PseudoConsoleWindow`
/// one inside another program.
fn console() -> Option<String> {
    let mut name = [0; MAX_CLASS_NAME];
    // SAFETY: a console without a window gives a null handle, for which the function writes
    // nothing; otherwise it writes at most as many characters as the buffer holds.
    let length = unsafe { GetClassNameW(GetConsoleWindow(), &mut name) };
    match usize::try_from(length) {
        Ok(0) | Err(_) => None,
        Ok(length) => Some(String::from_utf16_lossy(name.get(..length)?)),
    }
}
