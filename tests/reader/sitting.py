"""One sitting at the game: keys, what was printed, and whether the screen reader spoke it."""
import os
import re
import shlex
import time

# So long nothing new is printed or spoken before the next key.
QUIET = 0.35
# So long a key may stay without an answer.
ANSWER = 4
# So long a line may wait for the reader while it speaks nothing at all, on a machine that does other things, too.
HEARD = 15
# So long the program may take to say its first word, and to end.
PROGRAM = 30
# So long the table may be silent before the person does something, where every line is printed at once: clearly longer
# than others wait before they move.
TURN = 2
# After so many keys without an answer, or so many lines that nobody spoke, one after the other, a program stands still.
STANDS_STILL = 5


class StandsStill(Exception):
    """Whatever is done here would show nothing any more: better in a new place than until nobody waits any longer."""


def plain(text):
    """What is compared: neither punctuation, which readers spell out or leave, nor where a row ends."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def lines_of(typescript):
    text = typescript.decode("utf-8", "replace")
    text = re.sub(r"\x1b\[[0-9;?]*[ -/]*[@-~]", "", text)
    lines = [line.strip() for line in re.split(r"[\r\n]+", text)]
    return [line for line in lines if line and not line.startswith("Script ")]


class Sitting:
    def __init__(self, desk, name, binary, arguments, settings, home=None):
        self.desk, self.name = desk, name
        self._binary, self._language = binary, arguments[-2:]
        self.home = home or f"{desk.folder}/{name}"
        os.makedirs(f"{self.home}/config/serpente", exist_ok=True)
        os.makedirs(f"{self.home}/data", exist_ok=True)
        if settings is not None:
            with open(f"{self.home}/config/serpente/settings.toml", "w", encoding="utf-8") as file:
                file.write(settings)
        self._typescript = f"{self.home}/{name}.typescript"
        self._ended = f"{self.home}/{name}.ended"
        command = shlex.join([binary, *arguments])
        with open(f"{desk.folder}/{name}.sh", "w", encoding="utf-8") as file:
            file.write(f"""XDG_CONFIG_HOME={self.home}/config XDG_DATA_HOME={self.home}/data
SPEECHD_ADDRESS=unix_socket:{self.home}/nobody
export XDG_CONFIG_HOME XDG_DATA_HOME SPEECHD_ADDRESS
script --quiet --flush --command {shlex.quote(command)} {self._typescript}
touch {self._ended}
""")
        self.printed = self.heard = 0
        self.missed, self.besides = [], []
        self.turn = TURN
        self._unanswered = self._unheard = 0
        self._later = None
        self._first = True
        self._mark_lines = 0
        self._mark_spoken = desk.spoken.count()
        desk.run(f". ./{name}.sh")
        self.settle()

    def again(self, command):
        """The program once more, with the same folders, after this sitting."""
        self._later = Sitting(self.desk, f"{self.name}-again", self._binary, [command, *self._language], None, self.home)
        return self._later

    def leave(self):
        """Out of the game, wherever one is. A second press that came too soon would end the shell's script as well."""
        for _ in range(3):
            if not self.is_over:
                self.press("ctrl+c")
            until = time.monotonic() + PROGRAM
            while time.monotonic() < until:
                if self.is_over:
                    return
                time.sleep(0.05)
        raise TimeoutError(f"{self.name} did not end")

    def result(self):
        """What came of it, the later sitting with it."""
        parts = [self] if self._later is None else [self, self._later]
        return {
            "printed": sum(part.printed for part in parts),
            "heard": sum(part.heard for part in parts),
            "missed": [line for part in parts for line in part.missed],
            "besides": [text for part in parts for text in part.besides],
        }

    def find_entry(self, number):
        """To an entry of the menu, from its first one, and into it."""
        self.keys("Home " + "Down " * number + "Return")

    @property
    def is_over(self):
        return os.path.exists(self._ended)

    def _new_lines(self):
        try:
            with open(self._typescript, "rb") as file:
                return lines_of(file.read())[self._mark_lines:]
        except FileNotFoundError:
            return []

    def _match(self, lines, texts):
        """Which lines were spoken, in order, and what was spoken besides."""
        stream = "".join(plain(self.desk.as_printed(text)) for text in texts)
        missed, besides, at = [], [], 0
        for line in lines:
            wanted = plain(line)
            found = stream.find(wanted, at)
            if found < 0:
                missed.append(line)
            else:
                besides.append(stream[at:found])
                at = found + len(wanted)
        besides.append(stream[at:])
        return missed, [part for part in besides if part]

    def settle(self, key=None):
        """Waits for the answer to this key, and until it is spoken."""
        begun = changed = time.monotonic()
        before = None
        while True:
            lines = self._new_lines()
            texts = self.desk.spoken.since(self._mark_spoken)
            now = time.monotonic()
            if (len(lines), len(texts)) != before:
                before, changed = (len(lines), len(texts)), now
            patience = PROGRAM if self._first else ANSWER
            if lines and now - changed > QUIET:
                missed, besides = self._match(lines, texts)
                if not missed or now - changed > HEARD:
                    break
            elif not lines and now - begun > patience:
                missed, besides = self._match(lines, texts)
                break
            if self.is_over and now - changed > 1:
                missed, besides = self._match(lines, texts)
                if not missed or now - changed > HEARD:
                    break
            time.sleep(0.03)
        self._mark_lines += len(lines)
        self._mark_spoken += len(texts)
        self.printed += len(lines)
        self.heard += len(lines) - len(missed)
        self.missed += [f"{line} (spoken then: {texts})" for line in missed]
        if not self._first and not self.is_over and key not in self.desk.FORGIVEN:
            self.besides += [part for part in besides if part not in self.desk.ECHOES]
        self._first = False
        self._unanswered = 0 if lines or key is None else self._unanswered + 1
        self._unheard = self._unheard + len(missed) if len(missed) == len(lines) else 0
        if max(self._unanswered, self._unheard) >= STANDS_STILL:
            raise StandsStill(f"{self.name}: {self._unanswered} keys without an answer, {self._unheard} lines not spoken: "
                              f"{self.missed}")
        return lines

    def press(self, key):
        self.desk.press(key)
        return self.settle(key)

    def keys(self, keys):
        for key in keys.split():
            if self.is_over:
                return
            self.press(key)

    def play(self, over, most=400):
        """Plays whatever the table asks for, until a match is recorded as over: goes to a tile that can be laid, lays
        it, answers on which side, draws, passes."""
        tries = "z Return d space c Return p Return".split()
        turn = 0
        while not self.is_over and not over(self) and most:
            most -= 1
            lines = self.settle_quietly()
            if lines:
                turn = 0
            self.press(tries[turn % len(tries)])
            turn += 1

    def settle_quietly(self):
        """Hears what comes by itself, until nothing does for a while."""
        heard = []
        until = time.monotonic() + self.turn
        while time.monotonic() < until and not self.is_over:
            if self._new_lines():
                heard += self.settle()
                until = time.monotonic() + self.turn
            time.sleep(0.05)
        return heard

    def match_is_over(self):
        folder = f"{self.home}/data/serpente/matches"
        files = os.listdir(folder) if os.path.isdir(folder) else []
        return any('"match-over"' in open(f"{folder}/{file}", encoding="utf-8").read() for file in files)
