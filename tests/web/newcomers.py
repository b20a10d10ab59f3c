"""Five things that somebody does who comes for the first time, on a phone and on a laptop, each counted in presses: play at once,
learn, invite a friend, join by a link, leave. Nobody types anything but the guest, who is asked for a name, and says hello."""
from browser import Chromium, wait_for
from home import HEARS, counted, counts, leaves
from page import Page, Phone
from table import Parlour

LINK = "const link = document.getElementById('waits-link'); return link.checkVisibility() ? link.textContent : '';"

# Who sits on the chairs that are drawn.
CHAIRS = "return [...document.querySelectorAll('#entries [data-chair] svg')].map((drawn) => drawn.closest('li').dataset.chair)"

# Notes the sounds that the server asks for.
CUES = """
    window.cues = [];
    window.WebSocket = class extends WebSocket {
      set onmessage(take) {
        super.onmessage = (event) => {
          const frame = JSON.parse(event.data);
          if (frame.type === 'cue') window.cues.push(frame.name);
          take(event);
        };
      }
    };"""


class Newcomer:
    """A page that was never here before, and how often it was pressed since the last count."""

    def __init__(self, kind, driver, name, address, path="/"):
        # A laptop's window is wide enough for the panel beside the table.
        size = {} if kind is Phone else {"size": (1280, 800)}
        self.page = kind(driver, f"{name}-{kind.__name__}", address, path=path, first=HEARS + CUES, **size)
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
    link = wait_for("the link", lambda: page.run(LINK))
    took["invite"] = one.presses()
    faults = []
    if (chairs := page.run(CHAIRS)) != ["you", "nobody", "nobody", "nobody"]:
        faults.append(f"{page.name}: other chairs than one's own and three free ones: {chairs}")

    guest = Newcomer(kind, driver, "Guest", parlour.address, path="/t/" + link.rsplit("/", 1)[-1])
    guest.page.run("document.getElementById('name').value = 'Gus'")
    guest.page.hit("#to-table button")
    guest.page.until("the own chair", lambda looks: any("Gus" in entry for entry in looks["entries"]))
    took["join"] = guest.presses()
    page.until("the guest", lambda looks: any("Gus" in entry for entry in looks["entries"]))
    for each, wanted in ((page, ["you", "person", "nobody", "nobody"]), (guest.page, ["person", "you", "nobody", "nobody"])):
        if (chairs := each.run(CHAIRS)) != wanted:
            faults.append(f"{each.name}: the chairs are {chairs}, not {wanted}")
    if page.run("return document.querySelectorAll('#entries .primary').length") != 1:
        faults.append(f"{page.name}: not one main button beside the chairs")
    faults += says_hello(guest.page, page)
    # The host begins by one press, and both have their tiles.
    one.presses()
    page.enter("Begin")
    for each in (page, guest.page):
        each.until("the hand", lambda looks: looks["tiles"])
    took["begin"] = one.presses()
    # A name in Hebrew or Arabic runs its own way.
    for each in (page, guest.page):
        if not each.run("const names = [...document.querySelectorAll('#seats .who span')]; return names.length && names.every(({ dir }) => dir === 'auto')"):
            faults.append(f"{each.name}: names of players run one way only")
    for each in (page, guest.page):
        faults += [f"{each.name}: {error}" for error in each.complaints()]
        each.close()
    return took, faults


def says_hello(one, other):
    """What one says is marked at the other until it is read, and heard."""
    other.run("window.cues = []; window.heard = [];")
    one.hit("#to-chat")
    one.run("document.getElementById('chat-field').value = 'Hello!'")
    one.hit("#chat-form [type=submit]")
    one.hit("#chat-close")
    wait_for("a mark for what is unread", lambda: other.run("return document.getElementById('to-chat').ariaLabel") == "Chat, unread: 1")
    wait_for(f"the sound of a message ({other.name})", lambda: "message" in other.run("return window.cues"))
    wait_for(f"a sound that is heard ({other.name})", lambda: other.run("return window.heard.length"))
    loud = other.run("return window.heard[0]")
    faults = [] if max(loud) > 0 else [f"{other.name}: the sound of a message is silent"]
    other.hit("#to-chat")
    wait_for("nothing unread", lambda: other.run("return document.getElementById('to-chat').ariaLabel") == "Chat")
    if "Hello!" not in other.run("return document.getElementById('chat-lines').innerText"):
        faults.append(f"{other.name}: the message is not in the sheet")
    other.hit("#chat-close")
    return faults


# How many presses each may take. On a phone leaving is behind the menu.
MOST = {"play": 1, "learn": 1, "invite": 1, "join": 1, "begin": 1, "leave": 2}
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
