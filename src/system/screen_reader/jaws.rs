//! JAWS, through the COM object it gives to other programs, `FreedomSci.JawsApi`.

#![allow(
    unsafe_code,
    reason = "these are calls of C; why each is sound stands beside it"
)]

use std::ptr;

use windows::Win32::Foundation::SysAllocString;
use windows::Win32::System::Com::{
    CLSCTX_INPROC_SERVER, CLSCTX_LOCAL_SERVER, CLSIDFromProgID, COINIT_APARTMENTTHREADED,
    CoCreateInstance, CoInitializeEx, DISPATCH_METHOD, DISPPARAMS, IDispatch,
};
use windows::Win32::System::Variant::{VARIANT, VT_BOOL};
use windows::core::{GUID, HSTRING, PCWSTR, w};

use super::super::ReaderRefused;

/// The language in which the names of its methods are looked up: the system's.
const USUAL: u32 = 0x0400;

/// On the thread that found it: COM is ready only there.
pub struct Jaws(IDispatch);

impl Jaws {
    /// It, if it runs: where it is only installed, its object says nothing.
    pub fn find() -> Option<Self> {
        // SAFETY: COM is made ready on this thread, once and for all; the name ends with a zero.
        let object = unsafe {
            CoInitializeEx(None, COINIT_APARTMENTTHREADED).ok().ok()?;
            let class = CLSIDFromProgID(w!("FreedomSci.JawsApi")).ok()?;
            CoCreateInstance(
                &raw const class,
                None,
                CLSCTX_INPROC_SERVER | CLSCTX_LOCAL_SERVER,
            )
        };
        let jaws = Self(object.ok()?);
        jaws.say("", false).ok()?;
        Some(jaws)
    }

    pub fn say(&self, text: &str, interrupt: bool) -> Result<(), ReaderRefused> {
        self.call("SayString", [argument(text), interrupt.into()])
    }

    /// In braille: by a function of the scripts that JAWS is made of, in whose texts there is no way to write a quotation mark.
    pub fn show(&self, text: &str) -> Result<(), ReaderRefused> {
        let text = text.replace('"', "'").replace('\\', "/");
        let called = format!("BrailleString(\"{text}\")");
        self.call("RunFunction", [argument(&called)])
    }

    pub fn hush(&self) -> Result<(), ReaderRefused> {
        self.call("StopSpeech", [])
    }

    /// Calls a method. One that says whether it did what it should is believed.
    fn call<const COUNT: usize>(
        &self,
        method: &str,
        mut arguments: [VARIANT; COUNT],
    ) -> Result<(), ReaderRefused> {
        let name = HSTRING::from(method);
        let name = PCWSTR(name.as_ptr());
        // The last one stands first.
        arguments.reverse();
        let given = DISPPARAMS {
            rgvarg: arguments.as_mut_ptr(),
            rgdispidNamedArgs: ptr::null_mut(),
            cArgs: u32::try_from(COUNT).map_err(|_| ReaderRefused)?,
            cNamedArgs: 0,
        };
        let (mut number, mut told) = (0, VARIANT::default());
        // SAFETY: the name ends with a zero; the arguments are as many as is said, and theirs to read; one number and one
        // answer are written, where there is room for them. All of it is there until the calls are over.
        unsafe {
            self.0
                .GetIDsOfNames(&GUID::zeroed(), &raw const name, 1, USUAL, &raw mut number)
                .map_err(|_| ReaderRefused)?;
            self.0
                .Invoke(
                    number,
                    &GUID::zeroed(),
                    USUAL,
                    DISPATCH_METHOD,
                    &raw const given,
                    Some(&raw mut told),
                    None,
                    None,
                )
                .map_err(|_| ReaderRefused)?;
        }
        // SAFETY: what a variant holds is what it says it holds.
        let refused = unsafe {
            let told = &told.Anonymous.Anonymous;
            told.vt == VT_BOOL && !told.Anonymous.boolVal.as_bool()
        };
        (!refused).then_some(()).ok_or(ReaderRefused)
    }
}

/// A text as an argument. An empty one may be no text at all for COM; not everybody who is given that expects it.
fn argument(text: &str) -> VARIANT {
    let text = HSTRING::from(text);
    // SAFETY: the text ends with a zero, and is copied.
    unsafe { SysAllocString(PCWSTR(text.as_ptr())) }.into()
}
