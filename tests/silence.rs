//! Silence is a bug: over whole matches everything that happens is told to everybody who may know of it, once.
