"""Orca reads the page: what it spoke is compared with what the page was told, from the first line of a match to its last, in games
of every kind. Everything is done by keys, as by somebody who hears the page."""
import json
import os
import sys
import time

from browser import Chromium, Failed
from games import GAMES
from page import Page
from table import Table

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "reader"))
from desk import Orca, wait_for  # noqa: E402
from sitting import plain  # noqa: E402

# So many words a minute Orca speaks: a little faster than the lines come. Not much, for what ends before Orca listens for
# its end never ends for it.
RATE = 1200

# What the desktop says by itself of a key.
ECHOES = {"return", "space", "escape", "left shift", "question", "apostrophe", "comma", "tab", "page up",
          "page down"}

# So long a line may wait for the reader, on a machine that does other things, too.
HEARD = 30

# So many seconds nothing new is told before a key, and so many more for each word of the last line: what is told next
# waits until that can have been read. A key that came before would cut both short, and what it cut would come again.
QUIET = 0.7
WORD = 60 / 900

# So many seconds Orca may take to notice the field that has the focus.
FOCUSED = 10

# So long a key may stay without an answer.
ANSWER = 4

# What is asked in between, and gone through.
ASKS = "Right Right Left c v s t e n w question Down Escape r Page_Up Page_Down".split()

# Reading longer than so many seconds, a match is not waited for; with many feet or trains, more is told.
MATCH = 270
LONG_MATCH = 540

# So many lines are told at least in a match: a hand of forty-two is soon over.
LEAST = 25

# What makes a match short, where it is not what the other tests have.
SHORT = {
    "salotto": ("--players", "2", "--limit", "1"),
    "bax": ("--players", "2", "--rounds", "2"),
    "train": ("--players", "2", "--rounds", "1", "--set", "9", "--hand", "5"),
    "chicken-foot": ("--players", "2", "--rounds", "1", "--set", "9", "--hand", "5"),
}

# What the server had the browser keep, so that the lines come as fast as anybody reads.
KEPT = json.dumps({"settings": "reading = 900\n[sound]\non = false\n"})


def reads(game, browser=Chromium):
    """A match of this game."""
    return lambda binary, folder, _axe, _pictures: hears_match(game, browser, binary, folder)


def hears_match(game, browser, binary, folder):
    table = Table(binary, folder, "--game", game, *SHORT.get(game, GAMES[game]))
    orca = Orca(folder, None, RATE)
    driver = browser(folder)
    try:
        page = Page(driver, "Bo", table.address, seen=True)
        page.run("localStorage.setItem('serpente.kept', arguments[0])", KEPT)
        listener = Listener(orca, page, cards=game == "bax", match=MATCH if game == "salotto" else LONG_MATCH)
        listener.come_in()
        listener.find_table()
        table.begins(("Bo",))
        listener.begin()
        # The modes are the same in every game, and other games take longer.
        if game == "salotto":
            listener.changes_modes()
        listener.play(table)
        return listener.faults
    finally:
        driver.close()
        table.close()
        orca.close()


class Listener:
    """Somebody at the page with Orca, and what they heard of what they were told."""

    def __init__(self, orca, page, cards, match):
        self.orca, self.page, self.cards, self.match = orca, page, cards, match
        self.told, self.spoken = 0, 0
        self.faults = []

    def press(self, key):
        self.orca.press(key)
        self.settle(asked=True)

    def focus(self):
        return self.page.run("return document.activeElement.id")

    def come_in(self):
        """With Tab to the tables, and in; the field has the focus then, where every key plays."""
        wait_for("the first page", lambda: self.page.find("#to-tables"))
        # Orca reads the page first, and Tab leads on from what it reads: it is let come to the last of the games.
        last = self.page.run("return document.querySelector('#games li:last-child small').textContent")
        try:
            wait_for("the page to be read", lambda: any(last in text for text in self.orca.spoken.since(0)))
        except TimeoutError as late:
            raise TimeoutError(f"{late}, Orca has said {self.orca.spoken.since(0)[-12:]}") from None
        for _ in range(20):
            if self.focus() == "to-tables":
                break
            self.orca.press("Tab")
            time.sleep(0.5)
        self.orca.press("Return")
        wait_for("the field", lambda: self.focus() == "keys")
        until = time.monotonic() + FOCUSED

        def lets_through():
            nonlocal until
            if "Focus mode" in self.orca.spoken.since(0):
                return True
            if time.monotonic() > until:
                # On a machine this busy Orca may miss the focus. Who hears no "Focus mode" goes out and in again.
                for key in ("shift+Tab", "Tab"):
                    self.orca.press(key)
                    time.sleep(1)
                until = time.monotonic() + FOCUSED
            return False
        wait_for("Orca to let keys through", lets_through)
        self.page.until("the name is asked for", lambda looks: looks["types"])
        self.settle(besides=False)

    def find_table(self):
        for key in "B o Return".split():
            self.orca.press(key)
        self.page.until("the tables", lambda looks: looks["entries"] and not looks["types"])
        # What is typed, Orca says by itself.
        self.settle(besides=False)
        self.press("Return")
        self.page.until("the table", lambda looks: any("Bo" in entry for entry in looks["entries"]))
        self.settle()

    def settle(self, besides=True, asked=False):
        """Until nothing new is told for a moment, and what was told has been spoken. `asked`: a key was pressed."""
        begun = changed = time.monotonic()
        seen = self.told
        while True:
            # What was spoken first: a line that comes between these two looks would else be spoken, but not told.
            texts = self.orca.spoken.since(self.spoken)
            lines = self.page.looks()["history"]
            now = time.monotonic()
            if len(lines) != seen:
                seen, changed = len(lines), now
            missing, more = compare(lines[self.told:], texts)
            waits = asked and seen == self.told and now - begun < ANSWER
            reads = QUIET + WORD * (len(lines[-1].split()) if lines else 0)
            if not missing and not waits and now - changed > reads or now - changed > HEARD:
                break
            time.sleep(0.05)
        self.faults += [f"not spoken: {line} (spoken then: {texts})" for line in missing]
        if besides and more:
            self.faults.append(f"spoken besides: {more} (with {lines[self.told:]})")
        self.told, self.spoken = len(lines), self.spoken + len(texts)

    def changes_modes(self):
        """Leaves the game's keys with Orca's own key and comes back, then with Tab: letters play only in focus mode."""
        # Next to the field is the button of the menu, which opens: Orca stays in focus mode there.
        for leaves, returns in ((("Insert+a",), ("Insert+a",)), (("shift+Tab", "shift+Tab"), ("Tab", "Tab"))):
            self.mode(leaves, "Browse mode")
            before = self.page.looks()["history"]
            self.orca.press("s")
            time.sleep(1)
            if self.page.looks()["history"] != before:
                self.faults.append(f"a letter plays in browse mode, after {leaves}")
            self.mode(returns, "Focus mode")
            # What Orca says of its modes and of what has the focus is its own.
            self.settle(besides=False)
            self.press("s")
            if len(self.page.looks()["history"]) == len(before):
                self.faults.append(f"a letter does not play in focus mode, after {returns}")

    def mode(self, keys, wanted):
        mark = len(self.orca.spoken.since(0))
        for key in keys:
            self.orca.press(key)
            time.sleep(1)
        wait_for(f"{wanted} after {keys}", lambda: any(wanted in text for text in self.orca.spoken.since(mark)))

    def begin(self):
        self.page.until("the hand", lambda looks: looks["tiles"] or looks["moves"])
        self.settle()
        for key in ASKS:
            self.press(key)

    def play(self, table):
        until = time.monotonic() + self.match
        chosen = False
        while not table.is_over():
            looks = self.page.looks()
            if time.monotonic() > until:
                raise Failed(f"the match takes too long: {looks}")
            if looks["history"][-1].endswith("?"):
                self.press("1")
            elif looks["choices"]:
                self.press("Return" if chosen else "Right")
                chosen = not chosen
            elif looks["fitting"]:
                self.press("Return" if chosen else "z")
                chosen = not chosen
            elif self.cards and "pass" in looks["moves"] and len(looks["history"]) % 2:
                # Enough is enough.
                self.press("p")
            elif "draw" in looks["moves"]:
                self.press("space")
            elif "pass" in looks["moves"]:
                self.press("p")
            else:
                table.play()
                time.sleep(0.2)
                self.settle()
        self.settle()
        print(f"reader: {self.told} lines were told, and spoken once and in order, but for what follows")
        if self.told < LEAST:
            self.faults.append(f"only {self.told} lines were told")


def compare(lines, texts):
    """Which lines were not spoken in their turn, and what was spoken besides."""
    echo = lambda text: text.strip() in ECHOES or len(text.strip()) == 1  # noqa: E731
    stream = "".join(plain(text) for text in texts if not echo(text))
    missing, besides, at = [], [], 0
    for line in lines:
        wanted = plain(line)
        found = stream.find(wanted, at)
        if found < 0:
            missing.append(line)
        else:
            besides.append(stream[at:found])
            at = found + len(wanted)
    besides.append(stream[at:])
    return missing, [part for part in besides if part]
