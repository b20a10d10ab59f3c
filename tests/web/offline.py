"""The page without a network: it opens where it was open before, says that the server cannot be reached, and goes on as soon as it
can be."""
import json
import urllib.request

from browser import Chromium, wait_for
from games import KEPT
from lines import SlowLine
from page import Page
from table import Parlour

NOTE = "return document.getElementById('note').textContent"

# Whether the browser has kept the page.
IS_KEPT = """
    const done = arguments[0];
    navigator.serviceWorker.ready.then(() => caches.match('/')).then((kept) => done(Boolean(kept && navigator.serviceWorker.controller)));"""


def reload(page):
    page.run("window.isBefore = true; location.reload()")
    wait_for("the page", lambda: not page.run("return window.isBefore ?? false"))


def can_be_installed(address):
    """What a browser asks before it offers to install a page: its names, where it begins, and pictures that are there."""
    def get(path):
        return urllib.request.urlopen(f"http://{address}{path}").read()
    told = json.loads(get("/page/manifest.json"))
    for name in ("name", "short_name", "start_url", "display", "icons"):
        if not told.get(name):
            yield f"the manifest has no {name}"
    for icon in told["icons"]:
        if not get(icon["src"]):
            yield f"{icon['src']} is empty"


def begin(binary, folder, _axe, _pictures):
    parlour = Parlour(binary, folder)
    line = SlowLine(parlour.address)
    driver = Chromium(folder)
    faults = list(can_be_installed(parlour.address))
    try:
        page = Page(driver, "Ada", line.address)
        page.run("localStorage.setItem('serpente.kept', arguments[0])", KEPT)
        wait_for("the page is kept", lambda: page.run_on(IS_KEPT))
        line.down = True
        line.breaks()
        # The first page opens, whichever way leads to it, and says what is wrong for as long as it is.
        for path in ("/", "/t/some-table", "/?from=home"):
            page.open(f"http://{line.address}{path}")
            wait_for("that there is no server", lambda: "cannot be reached" in page.run(NOTE))
        if page.run("return document.querySelectorAll('#games li').length") < 10:
            faults.append("the games are not on the page")
        line.down = False
        wait_for("that there is one", lambda: not page.run(NOTE))
        line.down = True
        line.breaks()
        page.open(f"http://{line.address}/")
        # A press does what it says once the server is there; until then it is said.
        page.hit("[data-to=play]")
        wait_for("the strip", lambda: page.run("return !document.getElementById('lost').hidden"))
        if page.run("return document.getElementById('lost').textContent") == "":
            faults.append("the strip says nothing")
        told = page.run("return document.getElementById('spoken').textContent + document.getElementById('latest').textContent")
        if "cannot be reached" not in told:
            faults.append(f"a screen reader is not told: {told!r}")
        line.down = False
        page.until("the hand", lambda looks: looks["tiles"])
        wait_for("the strip is gone", lambda: page.run("return document.getElementById('lost').hidden"))
        # In the middle of a match, the page is loaded anew without a network.
        held = sorted(page.looks()["tiles"])
        line.down = True
        line.breaks()
        reload(page)
        wait_for("that there is no server", lambda: page.run("return !document.getElementById('lost').hidden"))
        line.down = False
        page.until("the same hand", lambda looks: sorted(looks["tiles"]) == held)
        # What could not be loaded without a network, the icon of the manifest among it, is no fault.
        missing = ("ERR_", "WebSocket", "icon from the Manifest")
        faults += [error for error in page.complaints() if not any(what in error for what in missing)]
        page.close()
    finally:
        line.close()
        driver.close()
        parlour.close()
    return faults
