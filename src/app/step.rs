//! One step on in a menu: up or down.

/// The value after or before the current one, round the list.
pub(super) fn step<T: Copy>(all: &[T], is_current: impl Fn(&T) -> bool, up: bool) -> T {
    let current = all.iter().position(is_current).unwrap_or(0);
    let count = all.len();
    all[(current + if up { 1 } else { count - 1 }) % count]
}
