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
