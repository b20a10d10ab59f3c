"""A sound card that is none, and what is heard of it."""

import array
import os
import subprocess
import time

RATE = 16000

# Louder than this is a voice.
VOICE = 200

LONG = 60


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
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", protocol]
            + ["--load=module-null-sink sink_name=ear rate=44100 channels=2"],
            folder,
        )
        until = time.monotonic() + LONG
        while not socket.exists():
            assert time.monotonic() < until, "no sound server"
            time.sleep(0.01)
        self.recorded = folder / "recorded"
        listen = ["parec", "--raw", "--format=s16le", "--channels=1", "--device=ear.monitor", "--rate=%d" % RATE]
        self.listener = self.start(listen + ["--latency-msec=10"], folder, open(self.recorded, "wb"))

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
        until = time.monotonic() + LONG
        while self.voice() < 0.3:
            assert time.monotonic() < until, "no voice was heard"
            time.sleep(0.1)

    def close(self):
        for running in (self.listener, self.server):
            running.kill()
            running.wait()
