//! glibc's allocator by itself keeps all that lies between two pieces that are in use, which after a crowd of connections is
//! nearly all they took. It can be asked to give it back.

/// Gives free memory back. It takes some milliseconds, in which others wait who want memory.
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

/// Other C libraries give it back by themselves.
#[cfg(not(target_env = "gnu"))]
pub fn give_back() {}
