//! Which Windows, in what console, with which code page.

#![allow(
    unsafe_code,
    reason = "these are calls of C; why each is sound stands beside it"
)]

use std::env::var_os;

use windows::Wdk::System::SystemServices::RtlGetVersion;
use windows::Win32::System::Console::{GetConsoleOutputCP, GetConsoleWindow};
use windows::Win32::System::SystemInformation::OSVERSIONINFOW;
use windows::Win32::UI::WindowsAndMessaging::GetClassNameW;

/// Names of windows are no longer.
const LONGEST: usize = 256;

pub(super) fn facts() -> [Option<String>; 4] {
    // SAFETY: it is asked for one number, and nothing else.
    let page = unsafe { GetConsoleOutputCP() };
    let terminal = var_os("WT_SESSION").map(|_| "Windows Terminal".to_owned());
    [
        version(),
        console(),
        terminal,
        (page != 0).then(|| format!("CP {page}")),
    ]
}

/// As in 10.0.22631.
fn version() -> Option<String> {
    let mut info = OSVERSIONINFOW {
        dwOSVersionInfoSize: u32::try_from(size_of::<OSVERSIONINFOW>()).ok()?,
        ..OSVERSIONINFOW::default()
    };
    // SAFETY: what is written has room, as its first field says.
    let told = unsafe { RtlGetVersion(&raw mut info) };
    let (major, minor) = (info.dwMajorVersion, info.dwMinorVersion);
    let build = info.dwBuildNumber;
    told.is_ok().then(|| format!("{major}.{minor}.{build}"))
}

/// The kind of window the console is: `ConsoleWindowClass` is the old one, `PseudoConsoleWindow` is behind another program.
fn console() -> Option<String> {
    let mut name = [0; LONGEST];
    // SAFETY: a console without a window has a null one, which has no name; the name is written where there is room for it.
    let length = unsafe { GetClassNameW(GetConsoleWindow(), &mut name) };
    let length = usize::try_from(length).ok().filter(|&length| length > 0)?;
    Some(String::from_utf16_lossy(name.get(..length)?))
}
