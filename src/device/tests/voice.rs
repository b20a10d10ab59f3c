//! The process of its own in which a voice lives, as the program starts it. Only the tests use this
//! one.

fn main() {
    serpente_device::speech::apart::serve();
}
