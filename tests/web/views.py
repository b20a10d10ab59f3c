"""Twelve states of the page in five sizes, in light, dark and forced colours, in three languages: nothing leads out of sight to the side,
no word is cut, no button is covered, and what is told stands in its row as a whole."""
import time

from browser import Chromium, Failed, wait_for
from games import KEPT
from home import at_first_page
from page import Page
from table import Parlour
from wire import Wire

SIZES = ((320, 640), (360, 740), (740, 360), (1280, 800), (2560, 1440))
COLOURS = {"light": {"prefers_color_scheme": "light"}, "dark": {"prefers_color_scheme": "dark"},
           "forced": {"forced_colors": "active", "prefers_color_scheme": "dark"}}
LANGUAGES = ("en", "eu", "de")

# How long it may take until it is the own turn, on a machine that does other things, too.
TURN = 120

# What is cut or covered. A button whose middle a scrolled list hides is no fault.
FAULTS = """
    const faults = [];
    const row = document.getElementById('latest');
    if (row.checkVisibility() && row.scrollHeight > row.clientHeight + 1) faults.push(`what is told is cut: ${row.textContent}`);
    // When a round of cards begins, all hands are in sight.
    const frame = document.getElementById('frame');
    if (document.querySelector('#board [data-card]') && frame.checkVisibility() && frame.classList.contains('more')) faults.push('the hands of cards are cut');
    const dialog = document.querySelector('dialog[open]');
    const hides = (button, x, y) => {
      for (let box = button.parentElement; box; box = box.parentElement) {
        const { left, top, right, bottom } = box.getBoundingClientRect();
        if (getComputedStyle(box).overflow !== 'visible' && (x < left || x > right || y < top || y > bottom)) return true;
      }
      return false;
    };
    for (const button of (dialog ?? document).querySelectorAll('button')) {
      if (!button.checkVisibility() || button.closest('.unseen')) continue;
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const name = button.textContent.trim().slice(0, 30) || button.id || button.ariaLabel;
      // The ring around a chosen tile is wider than its button.
      if (button.scrollWidth > button.clientWidth + 1 && !button.classList.contains('tile')) faults.push(`cut: ${name}`);
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || hides(button, x, y)) continue;
      const hit = document.elementFromPoint(x, y);
      if (hit && !button.contains(hit) && !hit.contains(button)) faults.push(`covered by ${hit.tagName} ${hit.id}: ${name}`);
    }
    return faults;"""


# Whether the name of the own train is in sight.
OWN_TRAIN = """
    const own = document.querySelector('#board .own-lane').getBoundingClientRect();
    const frame = document.getElementById('frame').getBoundingClientRect();
    return own.top >= frame.top - 1 && own.bottom <= frame.bottom + 1;"""

# Tells the words of the test instead of those that come.
TELLS = """
    window.WebSocket = class extends WebSocket {
      set onmessage(take) {
        super.onmessage = ({ data }) => {
          const frame = JSON.parse(data);
          if (frame.type === 'line' && window.tellsInstead) frame.text = window.tellsInstead;
          take({ data: JSON.stringify(frame) });
        };
      }
    };"""

# What is told in one go, of somebody with a long name: more than there is room for. The newest is what to do.
LONG = "The double 8 needs 3 more. Laptop-chicken-foot passes. " * 6
NEWEST = "Laptop-chicken-foot draws a tile from the boneyard and passes."

# The letters of somebody who sees little, in pixels.
LARGE = 32


class Views:
    """Looks at each state in every size and colour."""

    def __init__(self, pictures):
        self.pictures, self.faults, self.looks = pictures, [], 0

    def __call__(self, page, state):
        for size in SIZES:
            page.resize(size, touch=size[0] < 1000)
            for colours, features in COLOURS.items():
                page.look(**features)
                where = f"{page.name}, {state}, {size[0]} by {size[1]}, {colours}"
                page.draws()
                self.faults += (f"{where}: {fault}" for fault in page.run(FAULTS))
                self.faults += (f"{where}: {out} is out of sight" for out in page.fits())
                self.looks += 1
                if self.pictures:
                    page.picture(f"{self.pictures}/{page.name}-{state}-{size[0]}-{colours}.png")
            # Chromium paints a phone's page black for good if it becomes a computer's in forced colours.
            page.look()
        page.resize(SIZES[1], touch=True)


def begins(page, game):
    """A match of this game against computer players, until it is the own turn."""
    page.run("""
        const button = document.querySelector(`#games [data-game="${arguments[0]}"]`) ?? document.querySelector('#doors [data-to=play]');
        button.click();""", game)
    page.until("the table", lambda looks: looks["tiles"] or looks["moves"] or looks["choices"])


def until_turn(page, tiles=0):
    """Plays until it is the own turn and so many tiles lie on the table."""
    def mine():
        looks = page.looks()
        lie = page.run("return document.querySelectorAll('#board [data-tile]').length")
        can = looks["fitting"] or looks["choices"] or "draw" in looks["moves"] or "pass" in looks["moves"]
        if can and (lie >= tiles or looks["choices"]):
            return looks
        page.play(looks)
        time.sleep(0.2)
        return None
    return wait_for(f"{page.name}: the own turn behind {tiles} tiles", mine, TURN)


def leaves(page, views=None):
    if page.run("return !document.getElementById('result').hidden"):
        page.press("#result-buttons [data-action=confirm]")
    page.ask("leave")
    page.until("whether to leave", lambda looks: looks["moves"] == ["confirm", "escape"])
    if views:
        views(page, "question")
        main = page.run("return [...document.querySelectorAll('#moves .primary')].map(({ dataset }) => dataset.action)")
        if main != ["escape"]:
            views.faults.append(f"{page.name}: to leave is not the second answer: {main}")
    page.press("#moves [data-action=confirm]")
    at_first_page(page)


def ended(page):
    """Plays to the end of a round."""
    def over():
        looks = page.looks()
        if looks["result"]:
            return True
        page.play(looks)
        time.sleep(0.2)
        return False
    wait_for(f"{page.name}: the end of a round", over, TURN)


def walk(page, views):
    views(page, "first")
    begins(page, "salotto")
    until_turn(page, 3)
    page.press("#tiles .tile[data-fits=true]")
    page.until("its places", lambda looks: looks["places"])
    views(page, "table")
    page.press("#places li:last-child button")
    page.run("window.tellsInstead = arguments[0]", LONG + NEWEST)
    page.ask("repeat")
    wait_for("the newest sentence", lambda: NEWEST in page.run("return document.getElementById('latest').textContent"))
    page.run("window.tellsInstead = null")
    views(page, "words")
    page.ask("settings")
    page.until("the settings", lambda looks: len(looks["entries"]) > 5)
    views(page, "settings")
    page.ask("escape")
    page.until("the table", lambda looks: looks["tiles"] or looks["result"])
    ended(page)
    views(page, "result")
    leaves(page, views)

    for game, tiles in (("forty-two", 0), ("train", 8), ("chicken-foot", 12), ("bax", 0)):
        begins(page, game)
        until_turn(page, tiles)
        views(page, game)
        if game == "train" and not page.run(OWN_TRAIN):
            views.faults.append(f"{page.name}: in the own turn the own train is out of sight")
        leaves(page)


def with_friends(page, views):
    """A link of a friend's table, and a table of one's own."""
    wait_for("whose table it is", lambda: page.run("return document.getElementById('table-name').textContent"))
    views(page, "link")
    page.press("#doors [data-to=friends]")
    wait_for("the chairs", lambda: page.run("return document.getElementById('start').hidden && document.querySelector('[data-chair]') !== null"))
    views(page, "chairs")
    page.press("#tools li:first-child button")
    wait_for("the invitation", lambda: page.run("return document.getElementById('invite').open"))
    views(page, "invitation")
    page.press("#close")


def large(driver, parlour, pictures):
    """With letters twice as large nothing leads out of sight on a phone, on the first page and at a table."""
    page = Page(driver, "Large", parlour.address, size=SIZES[1], touch=True, type_size=LARGE)
    for state in ("first", "table"):
        if state == "table":
            begins(page, "salotto")
            until_turn(page, 3)
        if pictures:
            page.picture(f"{pictures}/large-{state}.png")
        yield from (f"large letters, {state}: {out} is out of sight" for out in page.fits())
        yield from (f"large letters, {state}: {fault}" for fault in page.run(FAULTS))
    yield from (f"large letters: {error}" for error in page.complaints())
    page.close()


def look(binary, folder, _axe, pictures):
    parlour = Parlour(binary, folder)
    driver = Chromium(folder)
    views = Views(pictures)
    ada = Wire(parlour.address, "Ada")
    try:
        table = ada.opens(game="chicken-foot", players=4, teams=None, options={})
        for language in LANGUAGES:
            guest = Page(driver, f"{language}-guest", parlour.address, size=SIZES[1], touch=True, language=language, path=f"/t/{table}")
            page = Page(driver, language, parlour.address, size=SIZES[1], touch=True, language=language, first=TELLS)
            page.run("localStorage.setItem('serpente.kept', arguments[0])", KEPT)
            try:
                with_friends(guest, views)
                walk(page, views)
            except Failed as failed:
                views.faults.append(f"{language}: {failed}")
            for each in (guest, page):
                views.faults += [f"{each.name}: {error}" for error in each.complaints()]
                each.close()
        views.faults += large(driver, parlour, pictures)
        print(f"{views.looks} looks")
    finally:
        for one in (ada, driver, parlour):
            one.close()
    return views.faults
