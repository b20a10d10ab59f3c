"""What tells somebody that it is their turn though they do not look: a notification if they want one, a phone's vibration, and a
screen that stays lit. Stand-ins for the browser's interfaces note each call."""
import time

from browser import Chromium, wait_for
from games import KEPT
from page import Page
from table import Parlour

# Notes what the page calls. `allows`: what the person answers when the browser asks them. `away`: the page is out of sight.
STANDS_IN = """
    window.called = [];
    window.allows = 'denied';
    window.away = false;
    const stands = (where, name, what) => Object.defineProperty(where, name, what);
    stands(document, 'hidden', { get: () => window.away });
    stands(navigator, 'vibrate', { value: () => window.called.push('vibration') });
    stands(navigator, 'wakeLock', { value: { request: async () => {
      window.called.push('lit');
      const lock = new EventTarget();
      lock.release = async () => window.called.push('dark') && lock.dispatchEvent(new Event('release'));
      return lock;
    } } });
    window.Notification = class {
      static permission = 'default';
      static async requestPermission() {
        window.called.push('asked');
        return Notification.permission = window.allows;
      }
      constructor(text) { window.called.push(text); }
    };
    ServiceWorkerRegistration.prototype.showNotification = async (text) => window.called.push(text);"""


def called(page):
    """What was called since the last look."""
    return page.run("return window.called.splice(0)")


def is_mine(page):
    return page.run("return document.title").startswith("Your turn")


def next_turn(page):
    """Makes the own move, and waits until it is the own turn again."""
    def played():
        if is_mine(page):
            page.play()
            time.sleep(0.3)
            return False
        return True
    wait_for("the end of the own turn", played)

    def returned():
        if is_mine(page):
            return True
        # Between rounds somebody has to go on.
        page.hits(":is(#moves, #result-buttons) [data-action=confirm]")
        time.sleep(0.3)
        return False
    wait_for("the own turn", returned)


def expects(page, what, wanted):
    """A fault if other calls than these were made since the last look."""
    time.sleep(0.5)
    calls = called(page)
    # Several turns may have come, one right after the other: then each has called the same.
    times = max(1, calls.count("vibration"))
    return [] if sorted(calls) == sorted(wanted * times) else [f"{what}: {calls} was called, not {wanted}"]


def out_of_sight(page, away):
    page.run("window.away = arguments[0]; document.dispatchEvent(new Event('visibilitychange'));", away)


def told(binary, folder, _axe, _pictures):
    parlour = Parlour(binary, folder)
    driver = Chromium(folder)
    faults = []
    try:
        page = Page(driver, "Ada", parlour.address, first=STANDS_IN, size=(1280, 800))
        page.run("localStorage.setItem('serpente.kept', arguments[0])", KEPT)
        faults += expects(page, "the first page", [])
        page.hit("#doors [data-to=play]")
        page.until("the hand", lambda looks: looks["tiles"])
        wait_for("the own turn", lambda: is_mine(page) or (page.hits(":is(#moves, #result-buttons) [data-action=confirm]") and False))
        faults += expects(page, "a match begins", ["lit", "vibration"])

        # Nobody is asked but by the switch. Refused, it costs one sentence, and the switch is off.
        before = page.run("return document.getElementById('spoken').textContent.split('notifications').length")
        page.hit("#notify")
        wait_for("that it is refused", lambda: page.run("return document.getElementById('spoken').textContent.split('notifications').length") > before)
        faults += expects(page, "refused", ["asked"])
        if page.run("return document.getElementById('notify').checked"):
            faults.append("the switch is on though the browser refused")
        out_of_sight(page, True)
        next_turn(page)
        faults += expects(page, "a turn out of sight without leave", ["vibration"])
        out_of_sight(page, False)

        page.run("window.allows = 'granted'")
        page.hit("#notify")
        faults += expects(page, "allowed", ["asked"])
        next_turn(page)
        faults += expects(page, "a turn in sight", ["vibration"])
        out_of_sight(page, True)
        next_turn(page)
        faults += expects(page, "a turn out of sight", ["vibration", "Your turn · Salotto"])
        out_of_sight(page, False)
        page.hit("#notify")
        out_of_sight(page, True)
        next_turn(page)
        faults += expects(page, "a turn out of sight, switched off", ["vibration"])
        out_of_sight(page, False)

        # Menus need no light.
        page.ask("help")
        page.until("the keys", lambda looks: looks["reading"])
        faults += expects(page, "help", ["dark"])
        faults += [f"Ada: {error}" for error in page.complaints()]
        page.close()
    finally:
        driver.close()
        parlour.close()
    return faults
