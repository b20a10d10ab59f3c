//! The scheduling classes of Linux.

use rustix::process::setpriority_process;
use rustix::thread::gettid;
use std::ffi::c_int;
use std::io;

/// The class of threads that run only when no other wants to.
const SCHED_IDLE: c_int = 5;

/// The niceness of a thread that gets the least of the processors.
const NICEST: i32 = 19;

/// `struct sched_param` of the C library.
#[repr(C)]
struct SchedulingParameter {
    priority: c_int,
}

/// Puts the calling thread into the lowest class that the system has: from now on it runs only when
/// no other thread wants to. Where that class is missing, it gets the least of the processors.
#[expect(
    unsafe_code,
    reason = "a function of the C library that only reads what it is given"
)]
pub fn take_lowest_class() -> io::Result<()> {
    unsafe extern "C" {
        safe fn sched_setscheduler(
            thread: c_int,
            class: c_int,
            parameter: &SchedulingParameter,
        ) -> c_int;
    }
    // 0 is the calling thread; this class has no other priority than 0.
    let parameter = SchedulingParameter { priority: 0 };
    if sched_setscheduler(0, SCHED_IDLE, &parameter) == 0 {
        return Ok(());
    }
    // Linux counts this as the priority of one thread.
    setpriority_process(Some(gettid()), NICEST)?;
    Ok(())
}
