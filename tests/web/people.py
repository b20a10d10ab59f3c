"""Two browsers, one of them a phone's, and one program without any, at one table: a match to its end by buttons and keys. Then two
people with one phone, who hand it on: neither sees or hears a tile of the other."""
import time

from browser import Chromium, Firefox, Progress, wait_for
from games import KEPT, by_keys
from page import Page, Phone
from table import Parlour, Table, knows_end, tells_end

# Where a tile could be seen or heard: its picture, and the words.
EVERYWHERE = """
    const words = [...document.querySelectorAll('#history, #latest, #spoken, #tiles, #choices, #places')];
    return [[...document.querySelectorAll('[data-tile]:not(#board *)')].map((tile) => tile.dataset.tile),
      [...words.map(({ textContent }) => textContent),
        ...[...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel)].join('; ')];"""


def named(tile):
    """As it is told: 6 3, double 5."""
    high, low = ("blank" if half == "0" else half for half in tile.split("-"))
    return f"double {high}" if high == low else f"{high} {low}"


class Shared(Phone):
    """One phone in the hands of two."""

    cards, presses = False, 0

    def held(self):
        return set(self.run("return [...document.querySelectorAll('#tiles [data-tile]')].map((tile) => tile.dataset.tile)"))

    def lies(self):
        return set(self.run("return [...document.querySelectorAll('#board [data-tile]')].map((tile) => tile.dataset.tile)"))

    def is_covered(self):
        return self.looks()["moves"] == ["take-keyboard"]

    def takes(self, keys):
        """The next one has it in their hands."""
        def taken():
            if not self.is_covered():
                return self.held()
            if keys:
                self.run("document.getElementById('keys').focus()")
                self.type("k")
            else:
                self.hits("#moves [data-action=take-keyboard]")
            self.presses += 1
            time.sleep(1)
            return self.held()
        wait_for("the hand", taken)

    def next(self, keys):
        """One tries keys, the other one fingers."""
        if not keys:
            return self.play()
        self.run("document.getElementById('keys').focus()")
        return self.type(by_keys(self, self.looks()))


def hand_on(binary, folder, pictures):
    """From a table of their own to the end of its match, with one phone."""
    parlour = Parlour(binary, folder)
    driver = Chromium(folder)
    try:
        page = Shared(driver, "Ada", parlour.address)
        page.run("localStorage.setItem('serpente.kept', arguments[0])", KEPT)
        page.start()
        page.enter("Open a table")
        page.change("Who plays", up=False)
        page.change("Who plays", up=False)
        page.change("On this device: one", up=True)
        for _ in range(2):
            page.change("Hand", up=False)
        while "to one point" not in page.looks()["entries"][0]:
            page.change("Limit", up=False)
        page.enter("Player two")
        page.until("a name", lambda looks: looks["types"])
        page.write("Bea")
        page.enter("Open")
        page.enter("Begin")
        page.until("the first hand-over", lambda looks: looks["moves"] == ["take-keyboard"])
        if pictures:
            page.picture(f"{pictures}/covered.png")
        table = page.run("return location.pathname").rsplit("/", 1)[-1]
        turns, hidden, progress = 0, set(), Progress("the match of two people")
        # Before the end has been told, a press would already ask for another match.
        while not parlour.is_over(table) and not tells_end(page.looks()["history"]):
            progress.note(parlour.record(table), lambda: f"{turns} turns, {page.looks()}")
            if not page.is_covered():
                hidden = page.held() or hidden
                page.next(keys=turns % 2)
                time.sleep(0.2)
                if any("next round" in line for line in page.looks()["history"][-3:]):
                    # What was left in a hand has been told to all.
                    hidden = set()
                continue
            hidden -= page.lies()
            seen, told = page.run(EVERYWHERE)
            yield from (f"{tile} is seen though it is covered: {told}" for tile in hidden if tile in seen or f" {named(tile)}" in f" {told}")
            if page.held():
                yield "a hand is seen though it is covered"
            # A press in the same moment would be asked for again.
            time.sleep(0.5)
            page.takes(keys=turns % 2)
            turns, hidden = turns + 1, page.held()
        page.until("the end of the match", knows_end)
        if turns < 6:
            yield f"it was handed on only {turns} times"
        print(f"handed on {turns} times with {page.presses} presses")
        if page.presses > turns + 2:
            yield f"{page.presses} presses for {turns} times"
        yield from page.complaints()
        page.close()
    finally:
        driver.close()
        parlour.close()


def play(binary, folder, _axe, pictures):
    return at_one_table(binary, folder, pictures) + list(hand_on(binary, folder, pictures))


def at_one_table(binary, folder, pictures):
    table = Table(binary, folder, "--players", "4", "--limit", "1")
    chromium, firefox = Chromium(folder), Firefox(folder)
    faults = []
    try:
        bo, cleo = Phone(firefox, "Bo", table.address), Page(chromium, "Cleo", table.address)
        for page in (bo, cleo):
            page.start()
            page.sit_down()
        table.begins(("Bo", "Cleo"))
        for page in (bo, cleo):
            page.until("the hand", lambda looks: len(looks["tiles"]) > 0)
        if pictures:
            bo.picture(f"{pictures}/phone.png")
        # Somebody talks, in three ways.
        table.keys("' hello enter")
        bo.hit("#to-chat")
        bo.run("document.getElementById('chat-field').value = 'good luck'")
        bo.hit("#chat-form [type=submit]")
        for page in (bo, cleo):
            page.until("the talk", lambda looks: any("hello" in line for line in looks["history"]))
        cleo.until("the other talk", lambda looks: any("good luck" in line for line in looks["history"]))
        progress = Progress("the match")
        while not table.is_over():
            progress.note(table.record(), lambda: f"{bo.looks()} {cleo.looks()} {table.lines[-5:]}")
            for page in (bo, cleo):
                page.play()
            # Whoever leads the table does not ask for another match.
            if not table.is_over():
                table.play()
            time.sleep(0.1)
        for page in (bo, cleo):
            page.until("the end of the match", lambda looks: any("play again" in line for line in looks["history"]))
            laid = page.looks()["history"]
            if len(laid) < 15:
                faults.append(f"{page.name} was told little: {laid}")
            faults += [f"{page.name}: {out} is out of sight" for out in page.fits()]
            faults += [f"{page.name}: {error}" for error in page.complaints()]
        # Words that all hear are the same for all.
        heard = [[line for line in page.looks()["history"] if line.startswith("Round ")] for page in (bo, cleo)]
        if heard[0] != heard[1] or not heard[0]:
            faults.append(f"they were told different rounds: {heard}")
        for page in (bo, cleo):
            page.close()
    finally:
        chromium.close()
        firefox.close()
        table.close()
    return faults
