//! glibc's allocator keeps free memory that lies between two pieces in use. After many connections
//! have ended, that is nearly all they used, so the allocator is asked to return it.

/// Returns free memory to the system. That takes some milliseconds, in which other threads wait if
/// they allocate.
#[cfg(target_env = "gnu")]
#[expect(
    unsafe_code,
    reason = "a function of the C library without preconditions"
)]
pub fn give_back() {
    unsafe extern "C" {
        safe fn malloc_trim(kept: usize) -> std::ffi::c_int;
    }
    malloc_trim(0);
}

/// Does nothing: other C libraries return memory by themselves.
#[cfg(not(target_env = "gnu"))]
pub fn give_back() {}

/// Makes the allocator return large pieces of memory as soon as they are freed, for as long as the
/// process runs. Otherwise each thread's arena keeps up to twice the size of the largest piece that
/// was ever freed, and hashing a secret word takes 19 MiB.
#[cfg(target_env = "gnu")]
#[expect(
    unsafe_code,
    reason = "a function of the C library without preconditions"
)]
pub fn keep_little() {
    const M_MMAP_THRESHOLD: std::ffi::c_int = -3;
    /// The allocator's initial threshold, in bytes. Setting it, even to the same value, keeps the
    /// allocator from raising it.
    const THRESHOLD: std::ffi::c_int = 128 * 1024;
    unsafe extern "C" {
        safe fn mallopt(parameter: std::ffi::c_int, value: std::ffi::c_int) -> std::ffi::c_int;
    }
    mallopt(M_MMAP_THRESHOLD, THRESHOLD);
}

/// Does nothing: other C libraries return memory by themselves.
#[cfg(not(target_env = "gnu"))]
pub fn keep_little() {}
