"""Two tabs of one person at one table: the newest plays, the older one says that it is not and gives way, and can take over again."""
import time

from browser import Chromium, wait_for
from games import KEPT
from page import Page
from table import Parlour

# Without this a browser does not tell a page of its other tabs; the server does.
TELLS_NOTHING = "delete window.BroadcastChannel;"

NOTE = "return document.getElementById('note').textContent"
TOLD = "return [...document.querySelectorAll('#spoken p')].map(({ textContent }) => textContent.trim())"


def gives_way(page):
    """This tab is on the first page, says why, and leads back; a key of the game has it say so again."""
    wait_for("the older tab to give way", lambda: page.run("return !document.getElementById('start').hidden"))
    if "another tab" not in page.run(NOTE):
        yield f"the older tab does not say why: {page.run(NOTE)!r}"
    if page.run("return document.activeElement.dataset.to") != "on":
        yield "the focus is not on the way back"
    page.type("s")
    wait_for("what a key in it says", lambda: any("another tab" in line for line in page.run(TOLD)))


def plays(page):
    """A move can be made here, and is told."""
    moves = "return [...document.querySelectorAll('#history li')].filter(({ textContent }) => textContent.startsWith('You: ')).length"
    before = page.run(moves)

    def played():
        page.play()
        time.sleep(0.3)
        return page.run(moves) > before
    wait_for("an own move", played)


def hand(page):
    return sorted(page.run("return [...document.querySelectorAll('#tiles [data-tile]')].map((tile) => tile.dataset.tile)"))


def by_the_browser(driver, address):
    page = Page(driver, "Ada", address)
    page.run("localStorage.setItem('serpente.kept', arguments[0])", KEPT)
    page.hit("[data-to=play]")
    page.until("the own turn", lambda looks: looks["tiles"] and "hint" in looks["moves"])
    plays(page)
    link = wait_for("a link", lambda: "/t/" in (link := page.run("return location.href")) and link)
    old, held = page.tab(), hand(page)
    new = page.open_tab()
    page.open(link)
    page.hit("[data-to=table]")
    page.until("the hand", lambda looks: looks["tiles"])
    if not set(now := hand(page)) <= set(held):
        yield f"the newer tab has another hand: {now} for {held}"
    page.go_to(old)
    yield from gives_way(page)
    page.go_to(new)
    plays(page)
    held = hand(page)
    page.go_to(old)
    page.hit("#to-on button")
    # The hand of before is on the page until the server has sent the one of now.
    page.until(f"the hand {held} in the older tab", lambda _: hand(page) == held)
    page.go_to(new)
    yield from gives_way(page)
    page.go_to(old)
    plays(page)
    yield from (f"Ada: {error}" for error in page.complaints())
    page.close()


def by_the_server(driver, address):
    """A browser that tells no tab of the other: the server does."""
    page = Page(driver, "Bo", address, first=TELLS_NOTHING)
    page.run("localStorage.setItem('serpente.kept', arguments[0])", KEPT)
    page.hit("[data-to=play]")
    page.until("the own turn", lambda looks: looks["tiles"] and "hint" in looks["moves"])
    link = wait_for("a link", lambda: "/t/" in (link := page.run("return location.href")) and link)
    old = page.tab()
    new = page.open_tab()
    page.before(TELLS_NOTHING)
    page.open(link)
    page.hit("[data-to=table]")
    page.until("the hand", lambda looks: looks["tiles"])
    page.go_to(old)
    page.until("that it was left", lambda looks: any("in another window" in line for line in looks["history"]))
    time.sleep(3)
    page.go_to(new)
    plays(page)
    yield from (f"Bo: {error}" for error in page.complaints())
    page.close()


def give_way(binary, folder, _axe, _pictures):
    parlour = Parlour(binary, folder)
    driver = Chromium(folder)
    try:
        return [*by_the_browser(driver, parlour.address), *by_the_server(driver, parlour.address)]
    finally:
        driver.close()
        parlour.close()
