//! Properties that hold for every input: checked with the files of `tests/corpus`, which include
//! all that ever failed, and with damaged files. The fuzzer of the same name calls them, too: see
//! `fuzz/`.

mod wire;
