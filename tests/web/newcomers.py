"""Five things that somebody does who comes for the first time, on a phone and on a laptop, each counted in presses: play at once,
learn, invite a friend, join by a link, leave. Nobody types anything but the guest, who is asked for a name."""
from browser import Chromium, wait_for
from home import counted, counts, leaves
from page import Page, Phone
from table import Parlour

LINK = "const link = document.getElementById('link'); return link.checkVisibility() ? link.textContent : '';"


class Newcomer:
    """A page that was never here before, and how often it was pressed since the last count."""

    def __init__(self, kind, driver, name, address, path="/"):
        # A laptop's window is wide enough for the panel beside the table.
        size = {} if kind is Phone else {"size": (1280, 800)}
        self.page = kind(driver, f"{name}-{kind.__name__}", address, path=path, **size)
        counts(self.page)
        self.counted = 0

    def presses(self):
        before, self.counted = self.counted, counted(self.page)
        return self.counted - before


def come_by(kind, driver, parlour):
    """The five tasks, with the presses that each took."""
    took = {}
    one = Newcomer(kind, driver, "New", parlour.address)
    page = one.page
    page.hit("#doors [data-to=play]")
    page.until("the hand", lambda looks: looks["tiles"])
    took["play"] = one.presses()

    leaves(page)
    took["leave"] = one.presses()

    page.hit("#doors [data-to=learn]")
    page.until("the first step", lambda looks: looks["tiles"] and any("tap" in line or "key" in line or "press" in line for line in map(str.lower, looks["history"])))
    took["learn"] = one.presses()

    leaves(page)
    one.presses()
    page.hit("#doors [data-to=friends]")
    page.until("the chairs", lambda looks: any(entry.startswith("Begin") for entry in looks["entries"]))
    if not page.run(LINK):
        page.hit("#tools li:first-child button")
    link = wait_for("the link", lambda: page.run(LINK))
    took["invite"] = one.presses()

    guest = Newcomer(kind, driver, "Guest", parlour.address, path="/t/" + link.rsplit("/", 1)[-1])
    guest.page.run("document.getElementById('name').value = 'Gus'")
    guest.page.hit("#to-table button")
    guest.page.until("the own chair", lambda looks: any("Gus" in entry for entry in looks["entries"]))
    took["join"] = guest.presses()
    page.hit("#close")
    page.until("the guest", lambda looks: any("Gus" in entry for entry in looks["entries"]))
    faults = []
    # The host begins by one press, and both have their tiles.
    one.presses()
    page.enter("Begin")
    for each in (page, guest.page):
        each.until("the hand", lambda looks: looks["tiles"])
    took["begin"] = one.presses()
    for each in (page, guest.page):
        faults += [f"{each.name}: {error}" for error in each.complaints()]
        each.close()
    return took, faults


# How many presses each may take. On a phone leaving is behind the menu.
MOST = {"play": 1, "learn": 1, "invite": 2, "join": 1, "begin": 1, "leave": 2}
ON_A_PHONE = {"leave": 3}


def come(binary, folder, _axe, _pictures):
    parlour = Parlour(binary, folder)
    driver = Chromium(folder)
    faults = []
    try:
        for kind, most in ((Phone, MOST | ON_A_PHONE), (Page, MOST)):
            took, found = come_by(kind, driver, parlour)
            faults += found
            print(f"{kind.__name__}: {took}")
            faults += [f"{kind.__name__}: {task} took {took[task]} presses, not {presses}" for task, presses in most.items() if took[task] > presses]
    finally:
        driver.close()
        parlour.close()
    return faults
