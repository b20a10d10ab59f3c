"""A sound card that is none, and what is heard of it."""

import array
import os
import subprocess
import time

RATE = 16000

# Louder than this is a voice.
VOICE = 200

LONG = 60


def wait_for(so, otherwise):
    until = time.monotonic() + LONG
    while not so():
        assert time.monotonic() < until, otherwise
        time.sleep(0.05)


class Card:
    """A sound server with nothing but a null sink, in a person's folder, and somebody who listens to it."""

    def __init__(self, folder):
        socket = folder / "native"
        (folder / ".asoundrc").write_text("pcm.!default { type pulse }\nctl.!default { type pulse }\n")
        self.environment = {
            "XDG_RUNTIME_DIR": str(folder),
            "PULSE_RUNTIME_PATH": str(folder),
            "PULSE_SERVER": "unix:%s" % socket,
        }
        protocol = "--load=module-native-protocol-unix auth-anonymous=1 socket=%s" % socket
        self.server = self.start(
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"]
            # In this order: whoever finds the server finds the sink.
            + ["--load=module-null-sink sink_name=ear rate=44100 channels=2", protocol],
            folder,
        )
        wait_for(socket.exists, "no sound server")
        self.recorded = folder / "recorded"
        listen = ["parec", "--raw", "--format=s16le", "--channels=1", "--device=ear.monitor", "--rate=%d" % RATE]
        self.listener = self.start(listen + ["--latency-msec=10"], folder, open(self.recorded, "wb"))
        wait_for(lambda: self.recorded.stat().st_size > 0, "nobody listens")

    def start(self, command, folder, out=subprocess.DEVNULL):
        environment = {**os.environ, **self.environment, "HOME": str(folder)}
        return subprocess.Popen(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.DEVNULL
        )

    def voice(self):
        """How many seconds of voice were heard until now."""
        samples = array.array("h")
        recorded = self.recorded.read_bytes()
        samples.frombytes(recorded[: len(recorded) // 2 * 2])
        part = RATE // 100
        parts = (samples[at : at + part] for at in range(0, len(samples), part))
        return sum(max(map(abs, one)) > VOICE for one in parts) / 100

    def hears(self):
        """Waits until a voice is heard."""
        wait_for(lambda: self.voice() >= 0.3, "no voice was heard")

    def close(self):
        for running in (self.listener, self.server):
            running.kill()
            running.wait()
