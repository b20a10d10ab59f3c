"""Whole matches of games of every kind, by keys in Firefox and by touch in Chromium. After every event, what lies on the table
is in the picture and in the words alike; so is the own hand."""
import json
import time

from browser import Chromium, Failed, Firefox, Progress, wait_for
from page import Page, Phone
from table import Table, knows_end

# The games, with what makes a match short. All who sit at the table deal together, so no seed says how long a match is. Where a round
# may use up all tiles, three of five players are computers: then most moves take no time, and the picture changes as often. A hand
# on which nobody bids is not dealt anew, and one whose bid is lost is played on.
GAMES = {
    "salotto": ("--players", "3", "--limit", "1"),
    "fives": ("--players", "2", "--limit", "20"),
    "train": ("--players", "5", "--rounds", "1"),
    "chicken-foot": ("--players", "5", "--rounds", "1"),
    "forty-two": ("--teams", "2x2", "--bots", "normal", "--limit", "1", "--rule", "forced-30=true", "--rule", "play-out=true"),
    "bax": ("--players", "2", "--rounds", "5"),
}

# How long a match may take on a machine that does other things, too, and all of them together: less than script/web allows, so that
# a match that does not end says how it stands.
MATCH, MATCHES = 150, 420

# How long nothing may change, on the page or in what it tells, before the next key or tap is tried.
ANSWER = 3

# Somebody who reads fast, so that the others do not wait.
KEPT = json.dumps({"settings": "reading = 900\n[sound]\non = false\n"})

RIGHT, ENTER = "\ue014", "\ue007"

# Compares the picture with the words that the server sent with it, each time it has sent any.
WATCHES = """
    window.alike = { looked: 0, faults: [] };
    const words = (text) => [...text.matchAll(/double (\\d+|blank)|\\b(\\d+|blank) (\\d+|blank)\\b/g)].map(([, both, one, other]) =>
      [one ?? both, other ?? both].map((half) => (half === 'blank' ? 0 : Number(half))).sort((a, b) => b - a).join('-')).sort();
    const drawn = (selector) => [...document.querySelectorAll(selector)].map((tile) => tile.dataset.tile).sort();
    const compare = (what, seen, text) => {
      if (String(seen) !== String(words(text))) window.alike.faults.push(`${what}: ${seen} is drawn, ${text} is told`);
    };
    const looked = ({ type, shown }) => {
      if (type !== 'show' || shown.kind !== 'table' || document.getElementById('felt').hidden) return;
      const { answers, game } = shown;
      if (game === 'tiles' && answers.serpent) compare('table', drawn('#board [data-tile]'), answers.serpent.replaceAll(/from [^:]*:/g, ''));
      if (game === 'tricks' && answers.serpent) {
        const trick = drawn('#board [data-tile]');
        if (![answers.serpent, answers.ends ?? ''].some((text) => String(trick) === String(words(text)))) {
          window.alike.faults.push(`trick: ${trick} is drawn, ${answers.serpent} ${answers.ends} is told`);
        }
      }
      if (game === 'cards' && answers.serpent) {
        let rest = answers.serpent;
        const cards = [...document.querySelectorAll('#board [data-card] text')].map(({ textContent }) => textContent);
        for (const card of cards.sort((one, other) => other.length - one.length)) {
          if (!rest.includes(card)) window.alike.faults.push(`${card} is drawn, ${answers.serpent} is told`);
          rest = rest.replace(card, '');
        }
      }
      if (game !== 'cards' && answers.hand && shown.tiles.length) compare('hand', drawn('#tiles [data-tile]'), answers.hand.replace(/^[^:]*:/, ''));
      window.alike.looked += 1;
    };
    window.WebSocket = class extends WebSocket {
      set onmessage(take) {
        super.onmessage = (event) => {
          take(event);
          looked(JSON.parse(event.data));
        };
      }
    };"""


def by_keys(page, looks):
    """The next keys of somebody who has only these."""
    last = looks["history"][-1] if looks["history"] else ""
    if last.endswith("?"):
        return "1"
    if looks["choices"]:
        return RIGHT + ENTER
    if looks["fitting"]:
        return "z" + ENTER
    if "draw" in looks["moves"]:
        # In the game of cards enough is enough.
        return "p" if page.cards and len(looks["history"]) % 2 and "pass" in looks["moves"] else " "
    return "p" if "pass" in looks["moves"] else ENTER


class Keys(Page):
    cards = False

    def begin(self):
        self.run("localStorage.setItem('serpente.kept', arguments[0])", KEPT)
        self.run(WATCHES)
        self.start()

    def next(self, looks):
        self.run("document.getElementById('keys').focus()")
        self.type(by_keys(self, looks))


class Finger(Phone):
    cards = False
    begin = Keys.begin

    def next(self, looks):
        if self.cards and "draw" in looks["moves"] and "pass" in looks["moves"] and len(looks["history"]) % 2:
            self.hits("#moves [data-action=pass]")
        else:
            self.play(looks)


def match(page, table, until):
    """Plays to the end of the match, which must come before the time `until`."""
    page.until("the hand", lambda looks: looks["tiles"] or looks["moves"])
    progress = Progress("the match")
    while not table.is_over():
        looks = page.looks()
        progress.note(table.record(), lambda: f"{looks} {table.lines[-20:]}")
        if time.monotonic() > until:
            raise Failed(f"the match takes too long: {looks} {table.lines[-5:]}")
        page.next(looks)
        if not table.is_over():
            table.play()
        changed = time.monotonic() + ANSWER
        while page.looks() == looks and time.monotonic() < changed and not table.is_over():
            # It may be the turn of the others, who may be asked for the same key again. To ask the page costs more than their keys.
            for _ in range(3):
                time.sleep(0.1)
                if not table.is_over():
                    table.play()
    page.until("the end of the match", knows_end)


def play(kind, browser, folder, binary):
    faults = []
    last = time.monotonic() + MATCHES
    driver = browser(folder)
    try:
        for game, options in GAMES.items():
            begun = time.monotonic()
            table = Table(binary, f"{folder}/{game}", "--game", game, *options)
            page = kind(driver, f"Bo-{game}", table.address)
            page.cards = game == "bax"
            try:
                page.begin()
                page.sit_down()
                table.begins((page.name,))
                match(page, table, min(begun + MATCH, last))
                alike = page.run("return window.alike")
                # A match may end with the first moves that score.
                laid = table.record().count('"laid"') or 10
                if alike["looked"] < min(laid, 10):
                    faults.append(f"{game}: the picture changed only {alike['looked']} times")
                faults += [f"{game}: {fault}" for fault in alike["faults"][:5]]
                faults += [f"{game}: {error}" for error in page.complaints()]
                faults += [f"{game}: {out} is out of sight" for out in page.fits()]
                print(f"{game}: {alike['looked']} times picture and words were compared, {time.monotonic() - begun:.0f} seconds")
            except Failed as failed:
                faults.append(f"{game}: {failed}")
            finally:
                page.close()
                table.close()
    finally:
        driver.close()
    return faults


def keys(binary, folder, _axe, _pictures):
    return play(Keys, Firefox, folder, binary)


def touch(binary, folder, _axe, _pictures):
    return play(Finger, Chromium, folder, binary)
