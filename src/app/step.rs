//! A step up or down in a list.

/// Returns the value after or before the current one; the list wraps around.
pub(super) fn step<T: Copy>(all: &[T], is_current: impl Fn(&T) -> bool, up: bool) -> T {
    let current = all.iter().position(is_current).unwrap_or(0);
    let count = all.len();
    all[(current + if up { 1 } else { count - 1 }) % count]
}
