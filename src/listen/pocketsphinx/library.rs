//! The calls to the library, which is loaded while the program runs.

#![allow(
    unsafe_code,
    reason = "the library is written in C; the signatures are those of its version 0.8+5prealpha, whose file name ends in .so.3"
)]

use super::RecogniserFault;
use libloading::{Library, Symbol};
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ptr;
use std::rc::Rc;

/// The file of the library. Another version has another name and other signatures.
const LIBRARY_FILE: &str = "libpocketsphinx.so.3";

/// The folder of the English model in Debian.
const MODEL: &CStr = c"/usr/share/pocketsphinx/model/en-us/en-us";

/// The library.
pub(super) struct Sphinx(Library);

impl Sphinx {
    pub(super) fn load() -> Result<Rc<Self>, RecogniserFault> {
        // SAFETY: the library only fills its own variables when it is loaded.
        let library =
            unsafe { Library::new(LIBRARY_FILE) }.map_err(|_| RecogniserFault::NoLibrary)?;
        let sphinx = Self(library);
        // SAFETY: the signature is the library's. It prints nothing more.
        unsafe {
            let quiet = sphinx.call::<unsafe extern "C" fn(*mut c_void)>(c"err_set_logfp")?;
            quiet(ptr::null_mut());
        }
        Ok(Rc::new(sphinx))
    }

    /// Returns the function of this name.
    ///
    /// # Safety
    /// `F` must be its signature.
    unsafe fn call<F>(&self, name: &CStr) -> Result<Symbol<'_, F>, RecogniserFault> {
        // SAFETY: promised by the caller.
        unsafe { self.0.get(name.to_bytes_with_nul()) }.map_err(|_| RecogniserFault::NoLibrary)
    }
}

/// A decoder with one grammar.
pub(super) struct SphinxDecoder {
    sphinx: Rc<Sphinx>,
    /// Never null, and freed only when this is dropped.
    handle: *mut c_void,
    config: *mut c_void,
}

impl SphinxDecoder {
    /// Opens a decoder with the English model, and without any words.
    pub(super) fn open(sphinx: &Rc<Sphinx>) -> Result<Self, RecogniserFault> {
        let mut arguments = [c"-hmm".as_ptr().cast_mut(), MODEL.as_ptr().cast_mut()];
        // SAFETY: the signatures are the library's. It copies the arguments, which live until it
        // has.
        unsafe {
            let known = sphinx.call::<unsafe extern "C" fn() -> *const c_void>(c"ps_args")?;
            let parse = sphinx.call::<unsafe extern "C" fn(
                *mut c_void,
                *const c_void,
                c_int,
                *mut *mut c_char,
                c_int,
            ) -> *mut c_void>(c"cmd_ln_parse_r")?;
            let open =
                sphinx.call::<unsafe extern "C" fn(*mut c_void) -> *mut c_void>(c"ps_init")?;
            let config = parse(ptr::null_mut(), known(), 2, arguments.as_mut_ptr(), 1);
            if config.is_null() {
                return Err(RecogniserFault::NoModel);
            }
            let handle = open(config);
            if handle.is_null() {
                return Err(RecogniserFault::NoModel);
            }
            Ok(Self {
                sphinx: Rc::clone(sphinx),
                handle,
                config,
            })
        }
    }

    /// Adds a word with its sounds.
    pub(super) fn add_word(&self, word: &str, sounds: &str) -> Result<(), RecogniserFault> {
        let word = text(word)?;
        let sounds = text(sounds)?;
        // SAFETY: the signature is the library's; the handle is open.
        let added = unsafe {
            let add = self.sphinx.call::<unsafe extern "C" fn(
                *mut c_void,
                *const c_char,
                *const c_char,
                c_int,
            ) -> c_int>(c"ps_add_word")?;
            add(self.handle, word.as_ptr(), sounds.as_ptr(), 0)
        };
        done(added)
    }

    /// Replaces the grammar, which is a text in the `JSpeech` Grammar Format.
    pub(super) fn set_grammar(&self, grammar: &str) -> Result<(), RecogniserFault> {
        let grammar = text(grammar)?;
        // SAFETY: the signatures are the library's; the handle is open.
        unsafe {
            let set = self.sphinx.call::<unsafe extern "C" fn(
                *mut c_void,
                *const c_char,
                *const c_char,
            ) -> c_int>(c"ps_set_jsgf_string")?;
            let choose = self
                .sphinx
                .call::<unsafe extern "C" fn(*mut c_void, *const c_char) -> c_int>(
                    c"ps_set_search",
                )?;
            done(set(self.handle, c"said".as_ptr(), grammar.as_ptr()))?;
            done(choose(self.handle, c"said".as_ptr()))
        }
    }

    /// Listens to an utterance. Returns the most likely text and its score, if the grammar allows
    /// any, and the number of frames.
    pub(super) fn hear(
        &self,
        samples: &[i16],
    ) -> Result<(Option<(String, i32)>, i32), RecogniserFault> {
        self.simple(c"ps_start_utt").and_then(done)?;
        // SAFETY: the signature is the library's; the handle is open; it reads as many samples as
        // there are.
        let processed = unsafe {
            let process = self.sphinx.call::<unsafe extern "C" fn(
                *mut c_void,
                *const i16,
                usize,
                c_int,
                c_int,
            ) -> c_int>(c"ps_process_raw")?;
            // The last number says that this is the whole utterance.
            process(self.handle, samples.as_ptr(), samples.len(), 0, 1)
        };
        self.simple(c"ps_end_utt").and_then(done)?;
        done(processed)?;
        let frames = self.simple(c"ps_get_n_frames")?;
        let mut score = 0;
        // SAFETY: the signature is the library's; the handle is open; the text is copied before the
        // next call.
        let heard = unsafe {
            let best = self
                .sphinx
                .call::<unsafe extern "C" fn(*mut c_void, *mut i32) -> *const c_char>(
                    c"ps_get_hyp",
                )?;
            let heard = best(self.handle, &raw mut score);
            if heard.is_null() {
                String::new()
            } else {
                CStr::from_ptr(heard).to_string_lossy().into_owned()
            }
        };
        if heard.is_empty() {
            Ok((None, frames))
        } else {
            Ok((Some((heard, score)), frames))
        }
    }

    /// Calls a function that takes only the handle.
    fn simple(&self, name: &CStr) -> Result<c_int, RecogniserFault> {
        // SAFETY: each caller names such a function; the handle is open.
        unsafe {
            let function = self
                .sphinx
                .call::<unsafe extern "C" fn(*mut c_void) -> c_int>(name)?;
            Ok(function(self.handle))
        }
    }
}

impl Drop for SphinxDecoder {
    fn drop(&mut self) {
        let _ = self.simple(c"ps_free");
        // SAFETY: the signature is the library's; the decoder had its own reference, and this is
        // ours.
        unsafe {
            type Free = unsafe extern "C" fn(*mut c_void) -> c_int;
            if let Ok(free) = self.sphinx.call::<Free>(c"cmd_ln_free_r") {
                free(self.config);
            }
        }
    }
}

fn text(text: &str) -> Result<CString, RecogniserFault> {
    CString::new(text).map_err(|_| RecogniserFault::Stopped)
}

/// Every call returns a negative number if it failed.
fn done(result: c_int) -> Result<(), RecogniserFault> {
    if result < 0 {
        Err(RecogniserFault::Stopped)
    } else {
        Ok(())
    }
}
