//! A sound card that makes no sound.

use std::path::Path;

/// Returns the arguments for a `PulseAudio` server with only a null sink, which listens at this socket.
pub fn null_sink(socket: &Path) -> [String; 6] {
    let socket = socket.display();
    let protocol = "--load=module-native-protocol-unix auth-anonymous=1";
    [
        "-n".into(),
        "--daemonize=no".into(),
        "--exit-idle-time=-1".into(),
        "--use-pid-file=no".into(),
        // In this order, so that a client that finds the server finds the sink.
        "--load=module-null-sink sink_name=ear rate=44100 channels=2".into(),
        format!("{protocol} socket={socket}"),
    ]
}
