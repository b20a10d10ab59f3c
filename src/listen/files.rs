//! The files of the recogniser: the library and the model, which `script/listen` puts into a folder.

use super::RecogniserFault;
use std::path::Path;

/// The library ONNX Runtime, as it is called in the package of Moonshine.
pub(crate) const LIBRARY: &str = "libonnxruntime-13ab8084.so.1";

/// The model.
pub(crate) const ENCODER: &str = "encoder_model.ort";
pub(crate) const DECODER: &str = "decoder_model_merged.ort";
pub(crate) const TOKENS: &str = "tokenizer.bin";

/// All of them.
pub(crate) const ALL: [&str; 4] = [LIBRARY, ENCODER, DECODER, TOKENS];

/// Looks whether all files are in this folder.
///
/// # Errors
/// Returns the fault if one is missing.
pub fn look(folder: &Path) -> Result<(), RecogniserFault> {
    for name in ALL {
        if !folder.join(name).is_file() {
            return Err(RecogniserFault::NotThere);
        }
    }
    if cfg!(feature = "moonshine") {
        Ok(())
    } else {
        Err(RecogniserFault::NotBuilt)
    }
}
