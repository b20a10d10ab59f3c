//! Nobody is asked yet.

/// What this desktop says, if it says anything.
pub(super) fn runs() -> Option<bool> {
    None
}
