"""The page loaded anew in the middle of a match: it goes on with the same hand, also where the browser keeps nothing, and where the
page is older than its server."""
from browser import Chromium, wait_for
from page import Page
from table import Parlour

# The browser keeps nothing.
KEEPS_NOTHING = """
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, { get() { throw new DOMException('Nothing is kept here.', 'SecurityError'); } });
    }"""

# The page says that it is of another version than the server, however often it is loaded.
IS_OLD = """
    document.addEventListener('readystatechange', () => { document.documentElement.dataset.version = 'old'; });
    sessionStorage.loaded = Number(sessionStorage.loaded ?? 0) + 1;"""


def tiles(names):
    return sorted(name.split(",")[0] for name in names)


def goes_on(page):
    """A match is begun, and the page loaded anew: the same hand, told once, and a move can be made."""
    page.hit("#doors [data-to=play]")
    hand = page.until("the hand", lambda looks: looks["tiles"] and page.run("return document.title").startswith("Your turn"))["tiles"]
    page.run("window.isBefore = true; location.reload()")
    wait_for("the page", lambda: not page.run("return window.isBefore"))
    again = page.until("the hand after the reload", lambda looks: looks["tiles"])
    # Where a tile fits may be told a moment later.
    if tiles(again["tiles"]) != tiles(hand):
        yield f"{page.name}: another hand after a reload: {again['tiles']} for {hand}"

    def played():
        page.play()
        looks = page.looks()
        return looks if any(line.startswith("You: ") for line in looks["history"]) else None
    told = wait_for("a move after the reload", played)["history"]
    for line in told:
        if not line.startswith("You: ") and told.count(line) > 1 and ("You have" in line or "opens" in line):
            yield f"{page.name}: told twice after a reload: {line}"


def load(binary, folder, _axe, _pictures):
    parlour = Parlour(binary, folder)
    driver = Chromium(folder)
    faults = []
    try:
        for name, first in (("Ada", None), ("Bo", KEEPS_NOTHING)):
            page = Page(driver, name, parlour.address, first=first)
            faults += goes_on(page)
            faults += [f"{name}: {error}" for error in page.complaints()]
            page.close()
        old = Page(driver, "Cleo", parlour.address, first=IS_OLD)
        old.hit("#doors [data-to=play]")
        wait_for("the newer page", lambda: old.run("return sessionStorage.loaded") == "2")
        # A server that has no other page is not asked again and again.
        # What was wished for is not forgotten by that.
        old.until("the hand", lambda looks: looks["tiles"])
        if old.run("return sessionStorage.loaded") != "2":
            faults.append(f"an old page loads itself {old.run('return sessionStorage.loaded')} times")
        old.close()
    finally:
        driver.close()
        parlour.close()
    return faults
