"""The focus: never lost, and never taken from the dialog that is open."""
import time

from browser import Chromium, wait_for
from games import ENTER, KEPT
from page import Page
from table import Parlour

HAS = "const has = document.activeElement; return has === document.body ? '' : has.id || has.dataset.action || has.className || has.tagName;"
SEEN = "return document.activeElement.getClientRects().length > 0"
ESCAPE = "\ue00c"


def has(page, what, wanted):
    """A fault if something else than `wanted` has the focus a moment later; with nothing wanted, if nothing has it, or the button for a
    hint, which nobody wanted who presses Enter once more."""
    time.sleep(0.7)
    found = page.run(HAS)
    if not found or not page.run(SEEN) or (found not in wanted if wanted else found == "hint"):
        yield f"{what}: the focus is on {found!r}"


def press(page, selector):
    """By somebody who goes there with Tab."""
    wait_for(selector, lambda: page.run("const there = document.querySelector(arguments[0]); there?.focus(); return document.activeElement === there", selector))
    page.type(ENTER)


def at_a_dialog(page, guest):
    """Others come and a match begins while the link is shown."""
    press(page, "#tools li:first-child button")
    yield from has(page, "the link", ("share", "copy"))
    guest.hit("[data-to=table]")
    page.until("the guest", lambda looks: any("Guest" in entry for entry in looks["entries"]))
    yield from has(page, "somebody sits down", ("share", "copy"))
    # The host presses nothing: what began the match was another device of theirs.
    page.run("[...document.querySelectorAll('#entries button')].find(({ textContent }) => textContent.startsWith('Begin')).click()")
    page.until("the hand", lambda looks: looks["tiles"])
    yield from has(page, "the match begins", ("share", "copy"))
    press(page, "#close")
    yield from has(page, "the link is closed", None)


def escapes_from_a_dialog(page):
    """Escape closes the dialog that is open, and nothing else; the focus goes back to the button that opened it."""
    before = page.looks()["history"]
    press(page, "#tools li:first-child button")
    wait_for("the link", lambda: page.run("return document.getElementById('invite').open"))
    page.type(ESCAPE)
    wait_for("the link is closed", lambda: not page.run("return document.getElementById('invite').open"))
    yield from has(page, "the link is closed by Escape", None)
    if not page.run("return document.getElementById('tools').contains(document.activeElement)"):
        yield "the focus does not go back to the button of the link"
    looks = page.looks()
    if not looks["tiles"] or looks["asks"] and "leave" not in looks["asks"] or any("menu" in line for line in looks["history"][len(before):]):
        yield f"Escape did more than close the link: {looks}"


def at_a_table(page):
    for action, then in (("help", "escape"), ("settings", None)):
        if page.run("return document.getElementById('panel').getClientRects().length === 0"):
            press(page, "#tools [aria-expanded=false]")
        press(page, f"#asks [data-action={action}]")
        page.until(action, lambda looks: "hint" not in looks["asks"] and not looks["tiles"])
        yield from has(page, action, None)
        if then:
            press(page, f"#moves [data-action={then}]")
        else:
            press(page, "#asks [data-action=escape]")
        page.until("the hand", lambda looks: looks["tiles"])
        yield from has(page, f"back from {action}", None)
    press(page, "#to-chat")
    yield from has(page, "the chat is open", ("chat-field", "chat-lines"))
    page.type(ESCAPE)
    yield from has(page, "the chat is closed", ("to-chat",))


def skips(page):
    """The first stop of Tab at a table leads to the tiles; on the first page, where there are none, it is not there."""
    page.run("document.activeElement.blur(); getSelection().removeAllRanges(); scrollTo(0, 0); document.body.focus()")
    page.until("the own hand", lambda looks: looks["tiles"])
    first = page.run("return [...document.querySelectorAll('a[href], button, input, [tabindex=\"0\"]')].find((there) => there.checkVisibility()).id")
    if first != "skip":
        yield f"the first stop is {first!r}, not the link to the tiles"
    press(page, "#skip")
    yield from has(page, "the link to the tiles", ("tile",))


def in_the_hand(page):
    """A tile is laid by its button; the panel of a narrow page is closed by Escape."""
    laid = "return document.querySelectorAll('#tiles li').length"
    page.until("the own turn", lambda looks: looks["fitting"] and page.run("return document.title").startswith("Your turn"))
    before = page.run(laid)

    def lays():
        if page.run(laid) < before:
            return True
        if page.find("#places .place"):
            press(page, "#places .place")
        elif page.find("#tiles .tile[data-fits=true]"):
            press(page, "#tiles .tile[data-fits=true]")
        time.sleep(0.5)
        return False
    wait_for("a tile is laid", lays)
    yield from has(page, "a tile is laid", None)


def behind_the_menu(page):
    page.resize((360, 740))
    press(page, "#tools [aria-expanded=false]")
    page.run("document.querySelector('#asks [data-action=scores]').focus()")
    page.type(ESCAPE)
    yield from has(page, "the menu is closed", None)
    if page.run("return document.activeElement.getAttribute('aria-expanded')") != "false":
        yield "the focus does not go back to the button of the menu"
    press(page, "#tools [aria-expanded=false]")
    press(page, "#asks [data-action=scores]")
    yield from has(page, "a question from the menu", None)
    yield from at_a_table(page)


def not_taken(page):
    """Somebody who reads with nothing focused is left where they are."""
    page.run("document.activeElement.blur()")
    before = len(page.looks()["history"])
    page.run("document.querySelector('#asks [data-action=repeat]').click()")
    page.until("an answer", lambda looks: len(looks["history"]) > before)
    time.sleep(0.7)
    if found := page.run(HAS):
        yield f"the focus was taken, and is on {found!r}"


def hold(binary, folder, _axe, _pictures):
    parlour = Parlour(binary, folder)
    driver = Chromium(folder)
    faults = []
    try:
        page, guest = Page(driver, "Ada", parlour.address), Page(driver, "Guest", parlour.address)
        page.run("localStorage.setItem('serpente.kept', arguments[0])", KEPT)
        press(page, "[data-to=friends]")
        link = wait_for("a link", lambda: "/t/" in (link := page.run("return location.href")) and link)
        faults += has(page, "the table is open", None)
        if guest.run("return document.getElementById('skip').checkVisibility()"):
            faults.append("the first page has a link to tiles that are not there")
        guest.run("document.getElementById('name').value = 'Guest'")
        guest.open(link)
        guest.run("document.getElementById('name').value = 'Guest'")
        faults += at_a_dialog(page, guest)
        faults += escapes_from_a_dialog(page)
        faults += at_a_table(page)
        faults += skips(page)
        faults += in_the_hand(page)
        faults += not_taken(page)
        faults += behind_the_menu(page)
        for one in (page, guest):
            faults += [f"{one.name}: {error}" for error in one.complaints()]
            one.close()
    finally:
        driver.close()
        parlour.close()
    return faults
