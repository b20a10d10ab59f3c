"""A page at the end of a slow line, which breaks, and of a server that is started anew."""
import socket
import threading
import time

from browser import Chromium, wait_for
from page import Page, Phone
from table import Parlour

# So many seconds everything takes in each direction.
DELAY = 0.2

# In so many milliseconds a key that asks is answered: without a round of the line, on a machine that does other things, too.
AT_ONCE = 2 * DELAY * 1000 * 0.75

# What asks, and what goes through the hand.
ASKS = {"c": "ends", "v": "serpent", "s": "scores", "e": "match", "t": "turn", "n": "count", "w": "hand", "\ue014": "next tile",
        "\ue012": "previous tile"}

# Notes when a key was pressed, and when the region for screen readers changed.
NOTES = """
    window.noted = [];
    document.addEventListener('keydown', () => { window.pressed = performance.now(); window.noted = []; }, true);
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) =>
      window.noted.push([performance.now() - window.pressed, node.textContent.trim()]))))
      .observe(document.getElementById('spoken'), { childList: true });"""


# A server waits so many seconds for a page, and a little more.
SLEEP = 33

# Notes what is told, and what of it is told of the line.
TELLS = """
    window.tells?.disconnect();
    window.toldNow = [];
    window.tells = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) =>
      window.toldNow.push(node.textContent))));
    window.tells.observe(document.getElementById('spoken'), { childList: true });"""


class SlowLine:
    """Passes on what comes to an address, a little later. `breaks` ends what stands; while it is `down` nothing gets through. While it
    `sleeps` nothing does either, and the near end is not told that the far one has gone."""

    def __init__(self, address):
        self.to, self.down, self.sleeps, self._pairs = address, False, False, []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._receive, daemon=True).start()

    def _receive(self):
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            if self.down:
                near.close()
                continue
            host, port = self.to.rsplit(":", 1)
            try:
                far = socket.create_connection((host, int(port)))
            except OSError:
                near.close()
                continue
            self._pairs += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one, other):
        due, ends = [], threading.Event()

        def deliver():
            while not (ends.is_set() and not due):
                if not due or due[0][0] > time.monotonic() or self.sleeps:
                    time.sleep(0.005)
                    continue
                _, some = due.pop(0)
                try:
                    other.sendall(some)
                except OSError:
                    return
            while self.sleeps:
                time.sleep(0.05)
            try:
                other.shutdown(socket.SHUT_WR)
            except OSError:
                pass
        threading.Thread(target=deliver, daemon=True).start()
        try:
            while some := one.recv(65536):
                due.append((time.monotonic() + DELAY, some))
        except OSError:
            pass
        ends.set()

    def breaks(self, far_only=False):
        pairs, self._pairs = self._pairs, []
        for end in pairs[1::2] if far_only else pairs:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def close(self):
        self._door.close()
        self.breaks()


def plays(page):
    """Until the own turn behind a first tile: then there are ends, a serpent and a hand to ask for."""
    def own():
        looks = page.looks()
        if page.run("return document.title").startswith("Your turn") and page.find("#board [data-tile]"):
            return True
        page.play()
        time.sleep(0.3)
        return False
    wait_for("the own turn", own)


def asked_at_once(page):
    """Every key that asks is answered in the browser's own time, and once."""
    page.run(NOTES)
    page.run("document.getElementById('keys').focus()")
    page.type("\ue011")  # Home: a tile is chosen.
    wait_for("the first tile", lambda: page.run("return window.noted.length"))
    for key, what in ASKS.items():
        # What was asked before has been answered in full.
        time.sleep(4 * DELAY)
        told = len(page.looks()["history"])
        page.type(key)
        page.until(f"the answer to {what}", lambda looks: len(looks["history"]) > told)
        time.sleep(0.5)
        noted = page.run("return window.noted")
        if not noted or noted[0][0] > AT_ONCE:
            yield f"{what} was answered late: {noted}"
        # What happened meanwhile may be told behind it.
        elif [text.strip("\u200b ") for _, text in noted].count(noted[0][1]) != 1:
            yield f"{what} was answered twice: {noted}"
        else:
            print(f"{what}: {noted[0][0]:.0f} ms")


LOST = "return !document.getElementById('lost').hidden"


def goes_on(page, line, parlour, again):
    """The line breaks; the server is started anew: the page says so, and goes on with the same hand."""
    hand = page.looks()["tiles"]
    line.down = True
    line.breaks()
    page.until("the strip that tells of it", lambda _: page.run(LOST))
    told = len(page.looks()["history"])
    page.run("document.getElementById('keys').focus()")
    page.type("s")
    line.down = False
    wait_for("the line", lambda: not page.run(LOST))
    page.until("what was pressed meanwhile", lambda looks: any(is_scores(line)
                                                               for line in looks["history"][told:]))
    parlour.close()
    page.until("the strip that tells of it", lambda _: page.run(LOST))
    later = again()
    line.to = later.address
    wait_for("the line", lambda: not page.run(LOST))
    page.until("the hand", lambda looks: looks["tiles"])
    if sorted(page.looks()["tiles"]) != sorted(hand):
        yield f"another hand: {page.looks()['tiles']} for {hand}"
    return later


def black_hole(page, line):
    """Nothing gets through any more, and nobody says so. What the page knows is answered before the line counts as lost and after
    that; when it is back nothing is told twice."""
    page.run(NOTES)
    page.run("document.getElementById('keys').focus()")
    page.type("\ue011")  # Home: a tile is chosen.
    wait_for("the first tile", lambda: page.run("return window.noted.length"))
    time.sleep(4 * DELAY)
    page.run(TELLS)
    line.sleeps = True
    answers = []
    for when in ("before the line counts as lost", "after that"):
        for key in "czw":
            page.type(key)
            noted = wait_for(f"the answer to {key} {when}", lambda: page.run("return window.noted"))
            answers.append(noted[0][1].strip("\u200b "))
        if when.startswith("before"):
            if page.run(LOST):
                yield f"the line counted as lost before it was told: {answers}"
            page.until("the strip that tells of it", lambda _: page.run(LOST))
            time.sleep(1)
    told = len(page.run("return window.toldNow"))
    line.sleeps = False
    wait_for("the line", lambda: not page.run(LOST))
    page.until("the hand", lambda looks: looks["tiles"])
    time.sleep(3)
    now = [text.strip("\u200b ") for text in page.run("return window.toldNow")[told:]]
    again = [answer for answer in answers if any(answer in text for text in now)]
    if again:
        yield f"told again when the line was back: {again} in {now}"
    if len(set(now)) != len(now) or any(text.count(part) > 1 for text in now for part in text.split(". ") if part):
        yield f"told twice when the line was back: {now}"
    print(f"in a black hole {answers} were told, and behind it {now}")


# Notes what is in sight from the first press on, buttons without a name, and how far things moved.
SIGHTS = """
    window.sights = [];
    window.shifts = 0;
    window.nameless = [];
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { window.shifts += value; }))
      .observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      requestAnimationFrame(look);
      const [start, game] = ['start', 'game'].map((id) => document.getElementById(id));
      if (!start || !game) return;
      const sight = !start.hidden ? 'first page' : game.dataset.kind ?? 'nothing';
      if (window.sights.at(-1) !== sight) window.sights.push(sight);
      for (const button of document.querySelectorAll('button')) {
        if (button.checkVisibility() && !(button.ariaLabel || button.textContent.trim())) window.nameless.push(button.outerHTML.slice(0, 80));
      }
    };
    requestAnimationFrame(look);"""

# How far things may move on the way to a table, as browsers measure it: up to here it counts as good.
SHIFT = 0.1


def comes_slowly(driver, line):
    """On the way to a table over a slow line the first page stays in sight, and then there is the table: no empty page, no menu."""
    for kind in (Phone, Page):
        page = kind(driver, f"Slow-{kind.__name__}", line.address, first=SIGHTS)
        page.hit("#doors [data-to=play]")
        page.until("the hand", lambda looks: looks["tiles"])
        time.sleep(1)
        sights, shifts, nameless = page.run("return [window.sights, window.shifts, window.nameless]")
        print(f"{page.name}: {sights}, moved by {shifts:.3f}")
        if sights != ["first page", "table"]:
            yield f"{page.name}: on the way to the table there was {sights}"
        if shifts > SHIFT:
            yield f"{page.name}: things moved by {shifts:.3f}"
        if nameless:
            yield f"{page.name}: without a name: {set(nameless)}"
        yield from (f"{page.name}: {error}" for error in page.complaints())
        page.close()


def is_scores(line):
    """Whether this answers the key that asks for the points of all."""
    return "; Bruno " in line


def sleeps(page, line, seconds, far_end_stays):
    """The device sleeps: nothing runs, nothing gets through. It goes on where it was, and says so once."""
    hand = sorted(page.looks()["tiles"])
    page.run(TELLS)
    told = page.looks()["history"]
    line.sleeps = True
    page.run("setTimeout((until) => { while (Date.now() < until); }, 0, Date.now() + arguments[0] * 1000)", seconds)
    if not far_end_stays:
        line.breaks(far_only=True)
    time.sleep(seconds)
    # A key of somebody who does not know yet that there is no line.
    page.run("document.getElementById('keys').focus()")
    page.type("s")
    line.sleeps = False
    page.until("the answer, or that there is none", lambda looks: any(is_scores(line) for line in looks["history"][len(told):])
               or any("Not done" in line for line in page.run("return window.toldNow")))
    wait_for("the line", lambda: not page.run("return !document.getElementById('lost').hidden"))
    page.until("the hand", lambda looks: sorted(looks["tiles"]) == hand)
    time.sleep(2)
    now = page.run("return window.toldNow")
    for what in ("Connection lost.", "The connection is back.", "Not done"):
        if "".join(now).count(what) > 1:
            yield f"told more than once after a sleep of {seconds} seconds: {now}"
    if welcomes := [what for what in now if "Serpente" in what or "Welcome" in what]:
        yield f"welcomed anew after a sleep of {seconds} seconds: {welcomes}"
    answers = [line for line in page.looks()["history"][len(told):] if is_scores(line)]
    if len(answers) > 1:
        yield f"done more than once after a sleep of {seconds} seconds: {answers}"
    print(f"after a sleep of {seconds} seconds: {[line.strip() for line in now]}")


def two_taps(driver, address):
    """From a link to the first tile on a phone."""
    ada = Page(driver, "Host", address)
    ada.hit("[data-to=friends]")
    link = wait_for("a link", lambda: "/t/" in (path := ada.run("return location.pathname")) and path)
    phone = Phone(driver, "Guest", address, path=link)
    phone.run("document.getElementById('name').value = 'Guest'")
    phone.hit("[data-to=table]")
    taps = 1
    if phone.until("the table or a name", lambda looks: looks["types"] or looks["entries"])["types"]:
        yield "a guest is asked before the table is seen"
    ada.until("the guest", lambda looks: any("Guest" in line for line in looks["history"] + looks["entries"]))
    print(f"at the table after {taps} tap")
    for page in (phone, ada):
        yield from (f"{page.name}: {error}" for error in page.complaints())
        page.close()


def hold(binary, folder, _axe, _pictures):
    parlour = Parlour(binary, folder)
    line = SlowLine(parlour.address)
    driver = Chromium(folder)
    faults, later = [], None
    try:
        faults += comes_slowly(driver, line)
        page = Page(driver, "Ada", line.address)
        begun = time.monotonic()
        page.hit("#doors [data-to=play]")
        page.until("the hand", lambda looks: looks["tiles"])
        print(f"the hand after {time.monotonic() - begun:.1f} seconds")
        plays(page)
        faults += asked_at_once(page)
        faults += black_hole(page, line)
        faults += sleeps(page, line, 5, far_end_stays=True)
        faults += sleeps(page, line, SLEEP, far_end_stays=False)

        def again():
            nonlocal later
            later = Parlour(binary, folder)
            return later
        faults += goes_on(page, line, parlour, again)
        faults += two_taps(driver, later.address)
        page.close()
    finally:
        line.close()
        driver.close()
        (later or parlour).close()
    return faults
