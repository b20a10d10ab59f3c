"""One sitting at the game: keys, what was printed, and whether the screen reader spoke it whole."""
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
# So long the reader of a text console needs before the shell's prompt, which it would speak in the last line's place.
PROMPT = 1
# So long the program may take to say its first word, and to end.
PROGRAM = 30
# So long the table may be silent before the person does something, where every line is printed at once: clearly longer
# than others wait before they move.
TURN = 2
# After so many keys without an answer, or so many lines that nobody spoke, one after the other, a program stands still.
STANDS_STILL = 5
# Keys that may do no more than stop the voice.
MAY_BE_SILENT = {"Escape", "ctrl+c"}


class StandsStill(Exception):
    """Whatever is done here would show nothing any more: better in a new place than until nobody waits any longer."""


def plain(text):
    """What is compared: neither punctuation, which readers spell out or leave, nor where a row ends."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def lines_of(typescript):
    """What was printed, row by row."""
    text = typescript.decode("utf-8", "replace")
    text = re.sub(r"\x1b\[[0-9;?]*[ -/]*[@-~]", "", text)
    lines = [line.strip() for line in re.split(r"[\r\n]+", text)]
    return [line for line in lines if line and not line.startswith("Script ")]


class Sitting:
    def __init__(self, desk, name, binary, arguments, settings, home=None, opens=False):
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
        command = "exec " + shlex.join([binary, *arguments]) if opens else shlex.join([binary, *arguments])
        with open(f"{desk.folder}/{name}.sh", "w", encoding="utf-8") as file:
            file.write(f"""XDG_CONFIG_HOME={self.home}/config XDG_DATA_HOME={self.home}/data
SPEECHD_ADDRESS=unix_socket:{self.home}/nobody
export XDG_CONFIG_HOME XDG_DATA_HOME SPEECHD_ADDRESS
script --quiet --flush --command {shlex.quote(command)} {self._typescript}
touch {self._ended}
sleep {PROMPT}
""")
        self.printed = self.heard = 0
        self.missed, self.besides, self.braille = [], [], []
        # What is known to be wrong, for now: it is shown, but is not counted.
        self.known = []
        # A known fault: lines that are told already are spoken again, together, when the screen is drawn anew.
        self.repeats = False
        # Lines that a key of the player cut short.
        self.cut = 0
        self.turn = TURN
        self._unanswered = self._unheard = 0
        self._later = None
        # What was printed before the last of some fast keys: the reader may speak of it when that key is down already.
        self._late = []
        self._first = True
        self._mark_lines = 0
        self._mark_spoken = desk.spoken.count()
        if opens:
            desk.open_with(f". {desk.folder}/{name}.sh")
        else:
            desk.run(f". ./{name}.sh")
        self.settle()
        if self.is_over:
            raise StandsStill(f"{name} ended at once: {self.told()}")

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
                    time.sleep(PROMPT * 2)
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
            "braille": [text for part in parts for text in part.braille],
            "known": [text for part in parts for text in part.known],
            "cut": sum(part.cut for part in parts),
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

    def told(self):
        """All that was printed so far."""
        with open(self._typescript, "rb") as file:
            return "\n".join(lines_of(file.read()))

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
            count = self.desk.spoken.count()
            texts = self.desk.spoken.uncut_since(self._mark_spoken)
            now = time.monotonic()
            if (len(lines), count) != before or not self.desk.spoken.is_silent():
                before, changed = (len(lines), count), now
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
        self._since = self._mark_spoken
        self._mark_spoken = count
        self.printed += len(lines)
        self.heard += len(lines) - len(missed)
        if self._farewell_is_cut(missed):
            self.known.append(f"{missed.pop()} (cut short by: {texts})")
        self.missed += [f"{line} (spoken then: {texts})" for line in missed]
        if not self._first and not self.is_over:
            for part in map(self._without_late, besides):
                if not self._is_echo(part):
                    known = self._is_known(part) or self._echoes(part, key, lines)
                    faults = self.known if known else self.besides
                    faults.append(f"{part} ({key or 'by itself'}: spoken {texts}, printed {lines})")
            if lines and self.desk.HAS_BRAILLE:
                self._compare_braille(lines[-1])
        if not lines and key and key not in MAY_BE_SILENT and not self.is_over:
            self.missed.append(f"{key} was not answered (spoken then: {texts})")
        self._first, self._late = False, []
        self._unanswered = 0 if lines or key is None else self._unanswered + 1
        self._unheard = self._unheard + len(missed) if len(missed) == len(lines) else 0
        if max(self._unanswered, self._unheard) >= STANDS_STILL:
            raise StandsStill(f"{self.name}: {self._unanswered} keys without an answer, {self._unheard} lines not spoken: "
                              f"{self.missed}")
        return lines

    def _is_echo(self, part):
        """Whether this is nothing, or what the reader says by itself, once or several times in a row."""
        while part:
            echo = max((echo for echo in self.desk.ECHOES if part.startswith(echo)), key=len, default=None)
            if echo is None:
                return False
            part = part.removeprefix(echo)
        return True

    def _without_late(self, part):
        """What was spoken besides, without lines from before the mark that were spoken behind it, in order."""
        for line in self._late:
            part = part.removeprefix(line)
        return part

    def _echoes(self, part, key, lines):
        """A known fault: a key that is the mark a line ends in seems typed to Orca, which then says it, too."""
        mark, name = self.desk.MARKS.get(key, (key, key))
        return bool(lines and mark and lines[-1].endswith(mark) and part == name)

    def _farewell_is_cut(self, missed):
        """Whether only the last line of all is missed, and the reader began it at least."""
        begun = map(plain, self.desk.spoken.since(self._since))
        return self.desk.CUTS_FAREWELL and self.is_over and len(missed) == 1 and plain(missed[0]) in "".join(begun)

    def _is_known(self, part):
        told = [plain(line) for line in self.told().split("\n")]
        return self.repeats and any(part == "".join(told[first:first + count])
                                    for first in range(len(told)) for count in range(1, 5))

    def _compare_braille(self, line):
        """The display shows the row of the cursor, and so the end of the line that was told last."""
        shown = plain(self.desk.braille() or "")
        if not shown or not plain(line).endswith(shown):
            self.braille.append(f"{line} (shown: {self.desk.braille()})")

    def press(self, key):
        self.desk.press(key)
        return self.settle(key)

    def types(self, text):
        """Letters into a row that grows: each is spoken, and what is taken back with BackSpace, which `<` stands for."""
        row = ""
        for letter in text:
            key, wanted = ("BackSpace", row[-1:]) if letter == "<" else (letter, letter)
            row = row[:-1] if letter == "<" else row + letter
            self.desk.press(key)
            texts = self._hears_aside()
            self.printed += 1
            besides = [text for text in map(plain, texts) if text not in self.desk.ECHOES]
            if besides == [wanted]:
                self.heard += 1
            elif besides == [wanted] * 2 and self.desk.REPEATS_LETTERS:
                self.heard += 1
                self.known.append(f"{key}, for {wanted} (spoken then: {texts})")
            else:
                self.missed.append(f"{key}, for {wanted} (spoken then: {texts})")
            if self.desk.HAS_BRAILLE and plain(self.desk.braille() or "") != row:
                self.braille.append(f"{row} (shown: {self.desk.braille()})")

    def _hears_aside(self):
        """What is spoken of what is no line."""
        begun = changed = time.monotonic()
        before = self._mark_spoken

        def may_come():
            now = time.monotonic()
            # Quiet after something was spoken; before that, the reader may only be slow.
            if before == self._mark_spoken:
                return now - begun < ANSWER * 2
            return now - changed < QUIET * 2 and now - begun < ANSWER * 3

        while may_come():
            count = self.desk.spoken.count()
            if count != before or not self.desk.spoken.is_silent():
                before, changed = count, time.monotonic()
            time.sleep(0.03)
        texts = self.desk.spoken.uncut_since(self._mark_spoken)
        self._mark_spoken = before
        self._mark_lines += len(self._new_lines())
        return texts

    def fast(self, keys, gap=0.25):
        """Keys while the reader still speaks. What is told after the last key is heard to its end; the lines before may be
        cut short, which is counted."""
        *first, last = keys.split()
        mark = self._mark_spoken
        for key in first:
            self.desk.press(key)
            time.sleep(gap)
        lines = self._new_lines()
        self._mark_lines += len(lines)
        self._late = [plain(line) for line in lines]
        self._mark_spoken = self.desk.spoken.count()
        told = self.press(last)
        cut, _ = self._match(lines, self.desk.spoken.uncut_since(mark))
        self.printed += len(lines)
        self.heard += len(lines) - len(cut)
        self.cut += len(cut)
        return told

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
