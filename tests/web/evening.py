"""Two tables of an evening, at each a browser by keys and computer players: both get the same tiles, and when both have played,
each person hears how they did against the other table."""
import re
import time

from browser import Chromium, Progress, wait_for
from games import ENTER, Keys, by_keys
from table import Parlour

DOWN, LEFT, HOME = "\ue015", "\ue012", "\ue011"

# How an entry of the menu is told that is chosen now.
CHOSEN = "return document.querySelector('#entries [aria-current]')?.textContent ?? ''"


class Person(Keys):
    # The name of their table.
    table = None

    def keys(self, keys):
        self.run("document.getElementById('keys').focus()")
        self.type(keys)

    def seek(self, text):
        """Goes down to the entry that begins so."""
        def sought():
            if self.run(CHOSEN).startswith(text):
                return True
            self.keys(DOWN)
            time.sleep(0.2)
            return False
        wait_for(f"{self.name}: {text}", sought)

    def sets(self, text, wanted, key):
        """Changes the setting that begins so until it is told with these words."""
        self.seek(text)

        def is_set():
            if wanted in self.run(CHOSEN):
                return True
            self.keys(key)
            time.sleep(0.3)
            return False
        wait_for(f"{self.name}: {wanted}", is_set)

    def opens(self, evening, words=""):
        """Opens a table of this evening: two players, two rounds. Whoever did not begin it types its words, too."""
        self.seek("Open a table")
        self.keys(ENTER)
        self.until("what can be set", lambda looks: len(looks["entries"]) > 5)
        self.sets("Who plays", "2 players", LEFT)
        self.seek("Same tiles")
        self.keys(ENTER)
        self.until("which evening", lambda looks: looks["types"])
        self.keys(evening + words + ENTER)
        self.until("the evening", lambda looks: f"Same tiles as other tables: evening {evening}" in looks["entries"])
        self.sets("Rounds", "2", LEFT)
        self.keys(HOME)
        self.keys(ENTER)
        self.until("the chairs", lambda looks: any(entry.startswith("Begin") for entry in looks["entries"]))
        self.seek("Begin")
        self.keys(ENTER)
        self.until("the hand", lambda looks: looks["tiles"])
        self.table = self.run("return location.pathname").rsplit("/", 1)[-1]

    def asks_for_results(self):
        # Between matches, the menu of the table is below the result.
        self.until("the chairs", lambda looks: any(entry.startswith("Evening Friday") for entry in looks["entries"]) or self.keys("q"))
        self.seek("Evening Friday")
        self.keys(ENTER)

    def next(self, looks):
        # They play differently: there would be nothing to compare otherwise.
        self.keys(by_keys(self, looks).replace("z", "z" if self.name == "Ada" else "zz"))

    def hand_is(self):
        return sorted(self.run("return [...document.querySelectorAll('#tiles [data-tile]')].map((tile) => tile.dataset.tile)"))

    def words(self):
        """The words that others need, with the comma before them, as the person who began the evening was told."""
        told = re.compile(r"others type: Friday(, [a-z ]+)\.")
        self.until("the words", lambda looks: any(told.search(line) for line in looks["history"]))
        return next(found.group(1) for line in self.looks()["history"] if (found := told.search(line)))

    def hears(self, text):
        return any(text in line for line in self.looks()["history"])


def finish(parlour, people):
    """All of them play until their matches are over. The record says so: whoever hurries on is not told the end."""
    progress = Progress("a match of the evening")
    while playing := [person for person in people if not parlour.is_over(person.table)]:
        progress.note([person.looks() for person in playing], lambda: [person.looks() for person in playing])
        for person in playing:
            person.next(person.looks())
        time.sleep(0.2)


def difference(line):
    """How many points better the line says, or fewer than none."""
    if "as good as" in line:
        return 0
    points = 1 if "one point" in line else int(re.search(r"(\d+) points?", line).group(1))
    return points if "better" in line else -points


def play(binary, folder, _axe, _pictures):
    parlour = Parlour(binary, folder)
    driver = Chromium(folder)
    faults = []
    try:
        ada, bo = people = [Person(driver, name, parlour.address) for name in ("Ada", "Bo")]
        for person in people:
            person.begin()
        ada.opens("Friday")
        bo.opens("Friday", ada.words())
        hands = [person.hand_is() for person in people]
        if hands[0] != hands[1]:
            faults.append(f"they got different tiles: {hands}")
        finish(parlour, [ada])
        ada.until("that the other table plays", lambda _: ada.hears("Your result comes"))
        if ada.hears("The evening is over"):
            faults.append("Ada was compared before the other table had played")
        finish(parlour, [bo])
        bo.until("that more tables may come", lambda _: bo.hears("All tables have played"))
        # Whoever began it ends its first hour by asking for the results.
        ada.asks_for_results()
        told = []
        for person in people:
            person.until("the result", lambda _, person=person: person.hears("The evening is over"))
            told.append(next(line for line in person.looks()["history"] if "The evening is over" in line))
        # What one has won the other has lost.
        if difference(told[0]) != -difference(told[1]):
            faults.append(f"they were compared with different results: {told}")
        print(" / ".join(told))
        faults += [f"{person.name}: {error}" for person in people for error in person.complaints()]
        for person in people:
            person.close()
    finally:
        driver.close()
        parlour.close()
    return faults
