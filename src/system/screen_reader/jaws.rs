//! Speaks through JAWS, by the COM object it offers to other programs, `FreedomSci.JawsApi`.

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

/// The locale in which COM looks up the names of the methods: the user's default.
const USER_LOCALE: u32 = 0x0400;

/// A connection to JAWS. It works only on the thread that made it, because COM is initialised
/// there.
pub struct Jaws(IDispatch);

impl Jaws {
    /// Connects to JAWS. Returns `None` unless it is running: where it is only installed, its
    /// object exists but refuses.
    pub fn find() -> Option<Self> {
        // SAFETY: COM is initialised on this thread first and never uninitialised; the name ends
        // with a zero.
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

    /// Shows a text in braille. That takes a function of JAWS's script language, which has no way
    /// to write a quotation mark.
    pub fn show(&self, text: &str) -> Result<(), ReaderRefused> {
        let quotable = text.replace('"', "'").replace('\\', "/");
        let called = format!("BrailleString(\"{quotable}\")");
        self.call("RunFunction", [argument(&called)])
    }

    pub fn hush(&self) -> Result<(), ReaderRefused> {
        self.call("StopSpeech", [])
    }

    /// Calls a method. Fails if the call fails or if the method returns `false`.
    fn call<const COUNT: usize>(
        &self,
        method: &str,
        mut arguments: [VARIANT; COUNT],
    ) -> Result<(), ReaderRefused> {
        let method_name = HSTRING::from(method);
        let name = PCWSTR(method_name.as_ptr());
        // COM expects the arguments in reverse order.
        arguments.reverse();
        let given = DISPPARAMS {
            rgvarg: arguments.as_mut_ptr(),
            rgdispidNamedArgs: ptr::null_mut(),
            cArgs: u32::try_from(COUNT).map_err(|_| ReaderRefused)?,
            cNamedArgs: 0,
        };
        let mut number = 0;
        let mut result = VARIANT::default();
        // SAFETY: the name ends with a zero. The arguments stay alive until the call is over, and
        // their number is given correctly. The calls write one number and one result, for which
        // there is room.
        unsafe {
            self.0
                .GetIDsOfNames(
                    &GUID::zeroed(),
                    &raw const name,
                    1,
                    USER_LOCALE,
                    &raw mut number,
                )
                .map_err(|_| ReaderRefused)?;
            self.0
                .Invoke(
                    number,
                    &GUID::zeroed(),
                    USER_LOCALE,
                    DISPATCH_METHOD,
                    &raw const given,
                    Some(&raw mut result),
                    None,
                    None,
                )
                .map_err(|_| ReaderRefused)?;
        }
        // SAFETY: `vt` says which field of the union is set, and is checked before that field is
        // read.
        let refused = unsafe {
            let value = &result.Anonymous.Anonymous;
            value.vt == VT_BOOL && !value.Anonymous.boolVal.as_bool()
        };
        if refused { Err(ReaderRefused) } else { Ok(()) }
    }
}

/// Makes an argument from a text. An empty text is given as an empty string, not as a null pointer,
/// which some methods reject.
fn argument(text: &str) -> VARIANT {
    let ended = HSTRING::from(text);
    // SAFETY: the text ends with a zero, and the function copies it.
    unsafe { SysAllocString(PCWSTR(ended.as_ptr())) }.into()
}
