//! glibc's allocator keeps free memory that lies between two pieces in use. After many connections have ended, that is nearly
//! all they used, so the allocator is asked to return it.

/// Returns free memory to the system. That takes some milliseconds, in which other threads wait if they allocate.
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

/// Makes the allocator return freed memory at once, for as long as the process runs. By itself it keeps, in each arena, twice the
/// size of the largest piece that was ever freed, and hashing a secret word takes 19 MiB.
#[cfg(target_env = "gnu")]
#[expect(
    unsafe_code,
    reason = "a function of the C library without preconditions"
)]
pub fn keep_little() {
    const M_MMAP_THRESHOLD: std::ffi::c_int = -3;
    /// What it begins with, in bytes. Once it is set, it does not grow any more.
    const LARGE: std::ffi::c_int = 128 * 1024;
    unsafe extern "C" {
        safe fn mallopt(parameter: std::ffi::c_int, value: std::ffi::c_int) -> std::ffi::c_int;
    }
    mallopt(M_MMAP_THRESHOLD, LARGE);
}

/// Does nothing: other C libraries return memory by themselves.
#[cfg(not(target_env = "gnu"))]
pub fn keep_little() {}
