//! **serpente**: domino by ear.

fn main() {
    if std::env::args_os()
        .nth(1)
        .is_some_and(|argument| argument == serpente::speech::apart::ARGUMENT)
    {
        serpente::speech::apart::serve();
    }
}
