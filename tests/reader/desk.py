"""Where a person sits: a screen reader, what it reads, keys, and what it spoke."""
import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
import threading
import time

from speechd import Spoken

# How long anything may take on a machine that does other things, too.
SOON = 60


def wait_for(what, happened):
    until = time.monotonic() + SOON
    while not happened():
        if time.monotonic() > until:
            raise TimeoutError(f"{what} took more than {SOON} seconds")
        time.sleep(0.05)


class Desk:
    """Folders of its own, and programs that are ended with it."""

    # Keys after which the reader says more than the program can help.
    FORGIVEN = set()

    def __init__(self, folder, lasts=0):
        self.folder = folder
        self._programs = []
        for name in ("home", "run"):
            os.makedirs(f"{folder}/{name}", mode=0o700, exist_ok=True)
        address = f"{folder}/speechd.sock"
        self.spoken = Spoken(address, lasts)
        os.environ.update(
            HOME=f"{folder}/home",
            XDG_RUNTIME_DIR=f"{folder}/run",
            XDG_CONFIG_HOME=f"{folder}/home/.config",
            XDG_DATA_HOME=f"{folder}/home/.local/share",
            SPEECHD_ADDRESS=f"unix_socket:{address}",
            LANG="C.UTF-8",
            PS1="$ ",
        )
        os.chdir(folder)

    def as_printed(self, text):
        """What was spoken, without the names of marks."""
        return text

    def start(self, name, *command, **more):
        with open(f"{self.folder}/{name}.log", "wb") as log:
            program = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **more)
        self._programs.append(program)
        return program

    def close(self):
        for program in reversed(self._programs):
            program.terminate()
        for program in self._programs:
            try:
                program.wait(5)
            except subprocess.TimeoutExpired:
                program.kill()


class Orca(Desk):
    """The desktop's screen reader, and a terminal in a window, if there is to be one."""

    # What the desktop says by itself when a key is pressed, and when a window comes.
    ECHOES = {"return", "escape", "pageup", "pagedown", "space", "tab", "backspace", "leftshift", "leftcontrol",
              "delete", "f2"}
    # What leaves the screen at its top is for Orca what was deleted.
    FORGIVEN = {"BackSpace"}
    TERMINALS = {
        "mate-terminal": ("mate-terminal", "--disable-factory", "-x", "bash", "--norc"),
        "gnome-terminal": ("gnome-terminal", "--wait", "--", "bash", "--norc"),
        "xfce4-terminal": ("xfce4-terminal", "--disable-server", "-x", "bash", "--norc"),
    }

    def __init__(self, folder, terminal, lasts=0):
        super().__init__(folder, lasts)
        os.environ.update(
            NO_AT_BRIDGE="0",
            GTK_MODULES="gail:atk-bridge",
            GSETTINGS_BACKEND="keyfile",
            LIBGL_ALWAYS_SOFTWARE="1",
        )
        read, write = os.pipe()
        self.start("xvfb", "Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp",
                   pass_fds=(write,))
        os.close(write)
        os.environ["DISPLAY"] = ":" + os.fdopen(read).readline().strip()
        bus = subprocess.Popen(("dbus-daemon", "--session", "--nofork", "--print-address"), stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, text=True)
        self._programs.append(bus)
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        for schema, key in (("org.gnome.desktop.interface", "toolkit-accessibility"),
                            ("org.gnome.desktop.a11y.applications", "screen-reader-enabled")):
            subprocess.run(("gsettings", "set", schema, key, "true"), check=True, stderr=subprocess.DEVNULL)
        self.start("at-spi", "/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--screen-reader=1")
        self.start("openbox", "openbox")
        self.start("orca", "/usr/bin/orca")
        wait_for("Orca's first word", self.spoken.count)
        if terminal:
            self._open(terminal)

    def _open(self, terminal):
        """Opens the terminal's window, until its shell reads: a key that is pressed before that would be lost. Orca's
        first word comes before it listens to every window, and of a busy machine it may miss one: again, then."""
        for _ in range(5):
            mark = self.spoken.count()
            window = self.start(terminal, *self.TERMINALS[terminal])
            if self._hears("frame", mark):
                for _ in range(3):
                    if self._hears("$", mark):
                        return
                    self.press("Return")
            window.terminate()
        raise TimeoutError(f"Orca did not speak of {terminal}'s window and its shell's prompt")

    def _hears(self, word, mark):
        until = time.monotonic() + SOON / 4
        while time.monotonic() < until:
            if any(word in text for text in self.spoken.since(mark)):
                return True
            time.sleep(0.05)
        return False

    def press(self, *keys):
        subprocess.run(("xdotool", "key", *keys), check=True)

    def run(self, command):
        # As typed at the prompt: what is spoken of it is the shell's.
        subprocess.run(("xdotool", "type", "--delay", "40", command), check=True)
        self.press("Return")


class Fenrir(Desk):
    """The screen reader of text consoles, in a terminal that nobody sees."""

    ECHOES = {"bypass"}
    BYTES = {"Return": "\r", "Escape": "\x1b", "Page_Up": "\x1b[5~", "Page_Down": "\x1b[6~", "space": " ",
             "Right": "\x1b[C", "Left": "\x1b[D", "Up": "\x1b[A", "Down": "\x1b[B", "Home": "\x1b[1~",
             "End": "\x1b[4~", "Tab": "\t", "BackSpace": "\x7f", "question": "?", "comma": ",", "period": ".",
             "less": "<", "greater": ">", "F2": "\x1b[[B", "ctrl+c": "\x03"}

    def __init__(self, folder):
        super().__init__(folder)
        options = "speech#driver=speechdDriver;sound#enabled=False;general#shell=bash --norc"
        self._pid, self._terminal = pty.fork()
        if self._pid == 0:
            os.environ["TERM"] = "xterm"
            os.execvp("fenrir", ("fenrir", "-e", "-o", options))
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        threading.Thread(target=self._drain, daemon=True).start()
        wait_for("Fenrir's first word", self.spoken.count)

    def as_printed(self, text):
        return re.sub(" (slash|dash) ", "", text)

    def _drain(self):
        with open(f"{self.folder}/terminal.log", "wb", buffering=0) as log:
            try:
                while part := os.read(self._terminal, 65536):
                    log.write(part)
            except OSError:
                pass

    def press(self, *keys):
        for key in keys:
            if key == "Escape":
                # Fenrir in a pseudo-terminal keeps Escape for itself, unless it is told to let the next key through.
                os.write(self._terminal, b"\x1b:")
                time.sleep(0.2)
            os.write(self._terminal, self.BYTES.get(key, key).encode())

    def run(self, command):
        os.write(self._terminal, f"{command}\r".encode())

    def close(self):
        os.kill(self._pid, 15)
        super().close()


def desk(reader, folder):
    return Fenrir(folder) if reader == "fenrir" else Orca(folder, reader)
