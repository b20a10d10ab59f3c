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


# Orca loads this as its user's own: it keeps each line that goes to the braille display.
BRAILLE = '''
import logging
from orca import braille

class Kept(logging.Handler):
    def emit(self, record):
        told = record.getMessage()
        if told.startswith("BRAILLE LINE:  "):
            with open("{file}", "a", encoding="utf-8") as kept:
                kept.write(told[len("BRAILLE LINE:  "):].strip("\'").replace("\\n", " ") + "\\n")

braille.log.setLevel(logging.INFO)
braille.log.addHandler(Kept())
'''


def wait_for(what, happened):
    until = time.monotonic() + SOON
    while not happened():
        if time.monotonic() > until:
            raise TimeoutError(f"{what} took more than {SOON} seconds")
        time.sleep(0.05)


class Desk:
    """Folders of its own, and programs that are ended with it."""

    def __init__(self, folder, rate):
        self.folder = folder
        self._programs = []
        for name in ("home", "run"):
            os.makedirs(f"{folder}/{name}", mode=0o700, exist_ok=True)
        address = f"{folder}/speechd.sock"
        self.spoken = Spoken(address, rate)
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

    def comes_to_rest(self):
        """Waits until nothing is spoken any more."""
        quiet = time.monotonic()
        until = quiet + SOON
        count = None
        while time.monotonic() < until and time.monotonic() - quiet < 2:
            if self.spoken.count() != count or not self.spoken.is_silent():
                count, quiet = self.spoken.count(), time.monotonic()
            time.sleep(0.05)

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

    # What Orca says by itself of a key, and of the empty row that the cursor is in for a moment when room was made.
    ECHOES = {"blank", "return", "escape", "pageup", "pagedown", "space", "tab", "backspace", "leftshift", "leftcontrol",
              "delete", "f2"}
    TERMINALS = {
        "mate-terminal": ("mate-terminal", "--disable-factory", "-x"),
        "gnome-terminal": ("gnome-terminal", "--wait", "--"),
        "xfce4-terminal": ("xfce4-terminal", "--disable-server", "-x"),
    }
    # Where its braille stands.
    HAS_BRAILLE = True
    CUTS_FAREWELL = REPEATS_LETTERS = False
    # Keys that give a mark, and how Orca calls it.
    MARKS = {"period": (".", "dot"), "greater": (".", "dot"), "comma": (",", "comma"), "less": (",", "comma")}

    def __init__(self, folder, terminal, rate):
        super().__init__(folder, rate)
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
        self._keep_braille()
        self.start("orca", "/usr/bin/orca")
        wait_for("Orca's first word", self.spoken.count)
        if terminal:
            self._terminal, *size = terminal.split(":")
            self._size = tuple(f"--geometry={size}" for size in size)
            self._open()

    def _window(self, *command):
        """A window of this terminal, in which this runs."""
        program, *options = self.TERMINALS[self._terminal]
        return self.start(self._terminal, program, *self._size, *options, *command)

    def open_with(self, command):
        """A window that opens with this, as from the desktop's menu."""
        self._window("sh", "-c", command)

    def _keep_braille(self):
        """Has Orca write down what it shows in braille, display or not."""
        orca = f"{self.folder}/home/.local/share/orca"
        os.makedirs(orca)
        with open(f"{orca}/orca-customizations.py", "w", encoding="utf-8") as file:
            file.write(BRAILLE.format(file=f"{self.folder}/braille"))

    def braille(self):
        """What a braille display shows now: the line that the cursor is in."""
        try:
            with open(f"{self.folder}/braille", encoding="utf-8") as file:
                return file.read().split("\n")[-2]
        except (FileNotFoundError, IndexError):
            return None

    def _open(self):
        """Opens the terminal's window, until its shell reads: a key that is pressed before that would be lost. Orca's
        first word comes before it listens to every window, and of a busy machine it may miss one: again, then. Two
        times in 120 it never named a window, but read what stood in it."""
        for _ in range(5):
            mark = self.spoken.count()
            window = self._window("bash", "--norc")
            if self._hears(("frame", "$"), mark):
                for _ in range(3):
                    if self._hears(("$",), mark):
                        return
                    self.press("Return")
            window.terminate()
        windows = subprocess.run(("xdotool", "search", "--onlyvisible", "--name", "."), capture_output=True, text=True,
                                 check=False).stdout.split()
        with open(f"{self.folder}/orca.log", encoding="utf-8", errors="replace") as file:
            complaints = file.read()[-500:]
        raise TimeoutError(f"Orca did not speak of {self._terminal}'s window and its shell's prompt. It has said "
                           f"{self.spoken.since(0)}, {len(windows)} windows are open, it complained: {complaints!r}")

    def _hears(self, words, mark):
        """Whether one of these words is spoken soon."""
        until = time.monotonic() + SOON / 4
        while time.monotonic() < until:
            if any(word in text for text in self.spoken.since(mark) for word in words):
                return True
            time.sleep(0.05)
        return False

    def press(self, *keys):
        for key in keys:
            # Fingers stay on a key for a moment; Orca says a letter when the key goes up, if it stands there by then.
            held = () if "+" in key else ("keydown", key, "sleep", "0.08", "keyup", key)
            subprocess.run(("xdotool", *(held or ("key", key))), check=True)

    def run(self, command):
        # As typed at the prompt: what is spoken of it is the shell's.
        subprocess.run(("xdotool", "type", "--delay", "40", command), check=True)
        self.press("Return")


class Fenrir(Desk):
    """The screen reader of text consoles, in a terminal that nobody sees."""

    HAS_BRAILLE = False
    # Known fault: at the end, where the cursor moves on to an empty row, Fenrir's "blank" can cut the last line short.
    CUTS_FAREWELL = True
    # Known fault: the first letter in an empty row is new text and a letter to Fenrir, which speaks it as both.
    REPEATS_LETTERS = True
    MARKS = {}

    # What Fenrir says by itself: that it lets a key through and, if it looks just then, of the empty row that the cursor is in for
    # a moment when room was made, as Orca does.
    ECHOES = {"bypass", "blank"}
    BYTES = {"Return": "\r", "Escape": "\x1b", "Page_Up": "\x1b[5~", "Page_Down": "\x1b[6~", "space": " ",
             "Right": "\x1b[C", "Left": "\x1b[D", "Up": "\x1b[A", "Down": "\x1b[B", "Home": "\x1b[1~",
             "End": "\x1b[4~", "Tab": "\t", "BackSpace": "\x7f", "question": "?", "comma": ",", "period": ".",
             "less": "<", "greater": ">", "F2": "\x1b[[B", "ctrl+c": "\x03"}

    def __init__(self, folder, rate):
        super().__init__(folder, rate)
        # It says letters that are typed only when it is asked to.
        options = ("speech#driver=speechdDriver;sound#enabled=False;general#shell=bash --norc;"
                   "keyboard#charEcho=True")
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


def desk(reader, folder, rate):
    return Fenrir(folder, rate) if reader == "fenrir" else Orca(folder, reader, rate)
