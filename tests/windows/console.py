"""The program in a console of wine's: on a pseudo-terminal, with a screen to look at and keys to press."""

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

import pyte

LONG = 60
COLUMNS, ROWS = 200, 60

KEYS = {
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "page-up": "\x1b[5~",
    "enter": "\r",
    "escape": "\x1b",
    "space": " ",
    "f1": "\x1bOP",
    "f3": "\x1bOR",
    "control-c": "\x03",
    "control-z": "\x1a",
}


class Console:
    """A program that runs in it."""

    def __init__(self, command, environment):
        self.screen = pyte.Screen(COLUMNS, ROWS)
        self.stream = pyte.Stream(self.screen)
        self.decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.environ.update(environment, TERM="xterm-256color")
            os.execvp(command[0], command)
        self.resize(COLUMNS, ROWS)
        self.status = None

    def resize(self, columns, rows):
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, size)
        self.screen.resize(rows, columns)

    def look(self, seconds):
        """Takes in what is written, for so long. Gives whether there may be more."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            if not select.select([self.terminal], [], [], left)[0]:
                return True
            try:
                more = os.read(self.terminal, 1 << 16)
            except OSError:
                return False
            if not more:
                return False
            self.stream.feed(self.decode(more))
        return True

    def lines(self):
        return [line.rstrip() for line in self.screen.display if line.strip()]

    def until(self, text, times=1):
        """Waits until this text stands on the screen, so many times."""
        until = time.monotonic() + LONG
        while "\n".join(self.lines()).count(text) < times:
            goes_on = self.look(0.2)
            if time.monotonic() > until or not goes_on:
                self.look(0.5)
                if "\n".join(self.lines()).count(text) >= times:
                    return
                how = "in %d seconds" % LONG if goes_on else "before it ended"
                raise AssertionError("never %r %s:\n%s" % (text, how, "\n".join(self.lines())))

    def press(self, *keys):
        for key in keys:
            os.write(self.terminal, KEYS.get(key, key).encode())
            self.look(0.15)

    def leave(self):
        """The window goes."""
        os.close(self.terminal)

    def end(self):
        """Waits for the program's end, and gives its status."""
        until = time.monotonic() + LONG
        while time.monotonic() < until:
            done, status = os.waitpid(self.pid, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status)
            try:
                if not self.look(0.05):
                    time.sleep(0.05)
            except (OSError, ValueError):
                time.sleep(0.05)
        os.kill(self.pid, signal.SIGKILL)
        raise AssertionError("it goes on:\n" + "\n".join(self.lines()))
