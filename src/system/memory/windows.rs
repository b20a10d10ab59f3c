//! The allocator of Windows returns memory by itself.

/// Does nothing: Windows returns memory by itself.
pub fn give_back() {}

/// Does nothing: Windows returns memory by itself.
pub fn keep_little() {}
