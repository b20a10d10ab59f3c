"""A table that friends enter: the program hosts it, browsers and other programs come to it."""
import json
import os
import re
import subprocess
import threading
import time

from browser import Failed, wait_for

# Where those who sit at the program's own keyboard begin, whatever asks for it: goes to a tile that can be laid, lays it,
# answers on which side, or with the first of several places, goes to a bid and bids it, draws, passes, goes on.
TRIES = "z enter d 1 right enter space p enter".split()


class Lines:
    """A program in lines: keys in, one a line, sentences out."""

    def __init__(self, name, command, environment=None):
        self._program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                         stderr=subprocess.STDOUT, env=environment, text=True)
        self.name, self.lines, self._turn = name, [], 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self._program.stdout:
            self.lines.append(line.strip())

    def keys(self, keys):
        for key in keys.split():
            self._program.stdin.write(f"{key}\n")
        self._program.stdin.flush()

    def hears(self, begins):
        """Waits for a line that begins so."""
        def heard():
            if self._program.poll() is not None:
                raise Failed(f"{self.name}'s program has ended")
            return next((line for line in self.lines if line.startswith(begins)), None)
        try:
            return wait_for(f"{self.name} hears {begins!r}", heard)
        except Failed as failed:
            raise Failed(f"{failed}: {self.lines[-20:]}") from None

    def play(self):
        """Tries the next key of those that play."""
        self.keys(TRIES[self._turn % len(TRIES)])
        self._turn += 1

    def close(self):
        self._program.terminate()
        self._program.wait()


class Program(Lines):
    """Our own program, with a home of its own."""

    def __init__(self, binary, folder, name, *arguments):
        home = f"{folder}/{name}"
        os.makedirs(f"{home}/config/serpente", exist_ok=True)
        with open(f"{home}/config/serpente/settings.toml", "w", encoding="utf-8") as file:
            file.write("pause = 100\nreading = 0\n")
        self.data = f"{home}/data"
        command = (binary, *arguments, "--name", name, "--speech", "off", "--sound", "off", "--lang", "en")
        environment = {**os.environ, "HOME": home, "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": self.data}
        super().__init__(name, command, environment)


class Parlour(Lines):
    """The program that keeps tables for others."""

    def __init__(self, binary, folder):
        self.data = f"{folder}/parlour"
        super().__init__("the parlour", (binary, "parlour", "--listen", "127.0.0.1:0", "--ssh", "127.0.0.1:0", "--data",
                                         self.data, "--name", "House", "--lang", "en"))
        self.address = re.search(r"at (\S+)\.$", self.hears("House is open at ")).group(1)
        self.ssh_port = re.search(r"-p (\d+)", self.hears("By SSH: ")).group(1)

    def record(self, table):
        with open(f"{self.data}/{table}.jsonl", encoding="utf-8") as file:
            return [json.loads(line) for line in file if line.endswith("\n")]

    def is_over(self, table):
        return self.record(table)[-1]["type"] == "match-over"


def ssh(folder, name, port, language, *more):
    """What is typed to come by SSH, with a key of one's own."""
    key = f"{folder}/{name}-key"
    if not os.path.exists(key):
        subprocess.run(("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key), check=True)
    options = {"Port": port, "User": name, "IdentityFile": key, "IdentitiesOnly": "yes", "IdentityAgent": "none",
               "StrictHostKeyChecking": "accept-new", "UserKnownHostsFile": f"{folder}/known-{port}", "LogLevel": "ERROR",
               "SetEnv": f"LANG={language}"}
    given = [part for option in options.items() for part in ("-o", "=".join(option))]
    return "ssh", "-F", "/dev/null", *given, *more, "127.0.0.1"


def tells_end(lines):
    """Whether these tell that a match is over. Whoever hurries on is told who won in fewer words."""
    return any(end in line for line in lines for end in ("the match!", " won!", "play again"))


def knows_end(looks):
    """Whether somebody at a page knows that the match is over. A press in the moment in which it ends is for the next match: who is
    ready for that sees the result, and is not told it."""
    return bool(looks["result"]) or tells_end(looks["history"]) or "You are ready." in looks["history"]


# How the first of a match's rounds is told: some games call them hands.
BEGUN = ("Round 1.", "Hand 1.")


class Table(Program):
    """A table that is hosted here, and who hosts it."""

    def __init__(self, binary, folder, *options):
        super().__init__(binary, folder, "Ada", "host", *options)
        told = self.hears("Table ")
        port = re.search(r"serpente join \S*?(?::(\d+))?$", told).group(1) or "7355"
        self.address = f"127.0.0.1:{port}"

    def begins(self, others):
        """The match begins as soon as all these have sat down; computer players take the other chairs."""
        for name in others:
            self.hears(f"{name} sits down.")
        self.keys("home enter")
        if not any(line.startswith(BEGUN) for line in self.lines):
            time.sleep(0.5)
            self.keys("home enter")
        self.hears(BEGUN)

    def record(self):
        folder = f"{self.data}/serpente/parlour"
        files = [f"{folder}/{file}" for file in os.listdir(folder) if file.endswith(".jsonl")]
        return "".join(open(file, encoding="utf-8").read() for file in files)

    def is_over(self):
        return '"match-over"' in self.record()
