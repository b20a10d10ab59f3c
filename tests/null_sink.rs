//! A sound card that is none.

use std::path::Path;

/// What a `PulseAudio` server is started with that has nothing but a null sink, and is found here.
pub(crate) fn null_sink(socket: &Path) -> [String; 6] {
    let socket = socket.display();
    let protocol = "--load=module-native-protocol-unix auth-anonymous=1";
    [
        "-n".into(),
        "--daemonize=no".into(),
        "--exit-idle-time=-1".into(),
        "--use-pid-file=no".into(),
        // In this order: whoever finds the server finds the sink.
        "--load=module-null-sink sink_name=ear rate=44100 channels=2".into(),
        format!("{protocol} socket={socket}"),
    ]
}
