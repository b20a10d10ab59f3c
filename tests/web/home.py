"""The first page: tables that are open now, a link to a full table, the tutorial by touch, the sounds that are learnt, and the way
back."""
import time

from browser import Chromium, wait_for
from games import ENTER, RIGHT
from page import Page, Phone
from table import Parlour
from wire import Wire

DOWN, ESCAPE = "\ue015", "\ue00c"
ROWS = "return [...document.querySelectorAll('#open-list li')].map((row) => row.innerText.replace(/\\s+/g, ' ').trim())"
# How loud each sound that began was, on the left and on the right.
HEARS = """
    window.heard = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      window.heard.push([0, 1].map((side) => Math.hypot(...this.buffer.getChannelData(side))));
      window.begun = () => this.context.currentTime >= when[0];
      window.sounding = this.context;
      return start.apply(this, when);
    };"""
# Which keys were sent to the server.
SENDS = """
    window.pressed = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (frame) {
      const { type, key } = JSON.parse(frame);
      if (type === 'press') window.pressed.push(key);
      return send.call(this, frame);
    };"""
# How many bytes the sounds may be.
SOUNDS = 20_000

FIRST = "return !document.getElementById('start').hidden && location.pathname"


def counted(page):
    """How often the page was pressed so far."""
    return page.run("return window.presses ?? 0")


def counts(page):
    page.run("window.presses = 0; addEventListener('click', () => { window.presses += 1; }, true);")


def at_first_page(page):
    wait_for(f"{page.name} is at the first page", lambda: page.run(FIRST) == "/")


def leaves(page):
    """From a table to the first page: two presses, and one more where a menu is in the way."""
    before = counted(page)
    page.ask("leave")
    page.until("whether to leave", lambda looks: looks["moves"] == ["confirm", "escape"])
    page.hit("#moves [data-action=confirm]")
    at_first_page(page)
    return counted(page) - before


def comes_home(driver, parlour):
    """The browser's way back, from wherever a button of the first page leads: at a table and from its chairs the second step answers
    the question of the first."""
    page = Page(driver, "Back", parlour.address)
    asks = lambda looks: looks["moves"] == ["confirm", "escape"]
    for to, is_there, is_asked in (
            ("tables", lambda looks: any(entry.startswith("Open a table") for entry in looks["entries"]), False),
            ("friends", lambda looks: any(entry.startswith("Chair") for entry in looks["entries"]), True),
            ("play", lambda looks: looks["tiles"], True),
            ("learn", lambda looks: looks["tiles"], True)):
        page.run("document.getElementById('name').value = 'Back'")
        page.hit(f"#doors [data-to={to}]")
        page.until(f"what {to} leads to", is_there)
        if to == "friends":
            # The invitation lies over all of that.
            page.press("#tools li:first-child button")
            wait_for("the invitation", lambda: page.run("return document.getElementById('invite').open"))
            page.run("history.back()")
            wait_for("no invitation", lambda: not page.run("return document.getElementById('invite').open"))
        if is_asked:
            page.run("history.back()")
            page.until(f"whether to leave what {to} leads to", asks)
        page.run("history.back()")
        at_first_page(page)
        if any("Main menu" in line for line in page.looks()["history"]):
            yield f"the way back from what {to} leads to led to the main menu"
    yield from (f"Back: {error}" for error in page.complaints())
    page.close()


def learns(driver, parlour):
    """The tutorial on a phone: each step goes on by the tap that it asks for."""
    phone = Phone(driver, "Learner", parlour.address)
    phone.hit("#doors [data-to=learn]")
    # What a step asks for, and what is tapped then: the last sentence that is there counts.
    steps = (
        ("is raised: tap it", "#tiles .tile[data-fits=true]"),
        ("Now tap where it goes", "#places .place"),
        ("Lay one more", "#places .place, #tiles .tile[data-fits=true]"),
        ("If you are not sure", "#moves [data-action=hint]"),
        ("to hear the points", "#asks [data-action=scores]"),
    )
    asked = []

    def is_done():
        said = " ".join(phone.looks()["history"])
        if "That is all you need" in said:
            return True
        ahead = [(words, where) for words, where in steps if words in said]
        if ahead:
            words, where = ahead[-1]
            if words not in asked:
                asked.append(words)
            if where.startswith("#asks"):
                phone.hits("#tools [aria-expanded=false]")
            phone.hits(where)
        # A press right after a change is asked for once more.
        time.sleep(0.5)
        return False
    wait_for("the end of the tutorial", is_done, 60)
    faults = [f"Learner: {error}" for error in phone.complaints()]
    if len(asked) != len(steps):
        faults.append(f"only these steps were asked for: {asked}")
    phone.close()
    return faults


# As soon as the entries of a menu are others, a finger comes down in the middle of where "Begin" lay.
AIMS = """
    const sends = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      const frame = JSON.parse(text);
      if (frame.type === 'entry') window.sent = frame.place;
      return sends.call(this, text);
    };
    const rows = () => [...document.querySelectorAll('#entries button:first-child')];
    const { left, top, width, height } = rows().find(({ textContent }) => textContent.startsWith('Begin')).getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    const count = rows().length;
    new MutationObserver((_, watch) => {
      if (rows().length === count) return;
      watch.disconnect();
      const there = document.elementFromPoint(clientX, clientY);
      there.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY }));
      window.aimed = { lies: there.closest('li')?.textContent ?? '', meant: rows()[window.sent]?.textContent ?? '' };
    }).observe(document.getElementById('entries'), { childList: true });"""


def moves_under_a_finger(driver, parlour):
    """The last chair is taken while a finger comes down on "Begin": the match begins, whatever lies there now."""
    host = Page(driver, "Aimer", parlour.address)
    host.start()
    host.enter("Open a table")
    for _ in range(2):
        host.change("Who plays", up=False)
    host.enter("Open")
    host.until("the chairs", lambda looks: sum(entry.startswith("Chair") for entry in looks["entries"]) == 2)
    # What the host has pressed a moment ago moves on purpose.
    time.sleep(1)
    host.run(AIMS)
    guest = Page(driver, "Last", parlour.address, path=host.run("return location.pathname"))
    guest.run("document.getElementById('name').value = 'Last'")
    guest.hit("#to-table button")
    aimed = wait_for("a press", lambda: host.run("return window.aimed"))
    faults = []
    if aimed["lies"].startswith("Begin"):
        faults.append("nothing has moved under the finger")
    if aimed["meant"].startswith("Begin"):
        host.until("the hand", lambda looks: looks["tiles"])
    else:
        faults.append(f"a finger on the button to begin has pressed {aimed['meant']!r}, and {aimed['lies']!r} lies there now")
    for page in (host, guest):
        faults += [f"{page.name}: {error}" for error in page.complaints()]
        page.close()
    return faults


def hears(page, what, act):
    """Does something that a sound answers, and returns how loud that is on both sides."""
    before = page.run("return window.heard.length")
    act()
    # A burst of sounds is thinned out, so each must have begun before the next is asked for.
    wait_for(f"a sound of {what} ({page.name})", lambda: page.run("return window.heard.length > arguments[0] && window.begun()", before))
    return page.run("return window.heard.at(-1)")


def sounds_after_a_call(page, press):
    """What a call has stopped goes on at one of the next presses, and what a lost device has closed is made anew."""
    for ended, state in (("suspend", "suspended"), ("close", "closed")):
        page.run(f"window.sounding.{ended}()")
        wait_for(f"sounds that are {state} ({page.name})", lambda state=state: page.run("return window.sounding.state") == state)
        before = page.run("return window.heard.length")

        def is_heard(before=before):
            press()
            time.sleep(0.3)
            return page.run("return window.heard.length > arguments[0] && window.begun()", before)
        wait_for(f"a sound after sounds were {state} ({page.name})", is_heard)


def press_in_field(page, key):
    """A key where those of the game are taken."""
    page.run("document.getElementById('keys').focus()")
    page.type(key)


def sounds(kind, driver, parlour):
    """The sounds are learnt: a group, another take, another seat, one switched off, and ten to guess."""
    page = kind(driver, f"Sounds-{kind.__name__}", parlour.address, first=HEARS)
    by_keys = kind is Page
    page.hit("#doors [data-to=play]")
    page.until("the hand", lambda looks: looks["tiles"])
    page.ask("settings")
    page.enter("Learn the sounds")
    page.until("the groups", lambda looks: looks["entries"][-1:] == ["Guess"])
    left = hears(page, "the group's first entry", lambda: page.enter("Tiles and cards"))
    page.until("the group", lambda looks: looks["entries"][:2] == ["A tile on the left", "A tile on the right"])
    first = "#entries li:nth-child(1) button"
    faults = []

    def act(key, selector):
        if by_keys:
            press_in_field(page, key)
        else:
            page.hit(selector)
    again = hears(page, "another take", lambda: act(ENTER, f"{first}:first-child"))
    seat = hears(page, "another seat", lambda: act(RIGHT, f"{first}:last-child"))
    page.until("the seat", lambda looks: looks["history"][-1] == "Player 1 of 3 after you.")
    sounds_after_a_call(page, lambda: act(ENTER, f"{first}:first-child"))
    if left == again or again == seat:
        faults.append(f"{page.name}: two takes are the same: {left} {again} {seat}")
    if left[0] <= left[1]:
        faults.append(f"{page.name}: a tile on the left sounds on the right: {left}")
    if by_keys:
        right = hears(page, "the next entry", lambda: press_in_field(page, DOWN))
        if right[0] >= right[1]:
            faults.append(f"{page.name}: a tile on the right sounds on the left: {right}")
        press_in_field(page, " ")
        page.until("a sound that is off", lambda looks: looks["entries"][1] == "A tile on the right: off")
        press_in_field(page, " ")
        page.until("a sound that is on", lambda looks: looks["entries"][1] == "A tile on the right")
        press_in_field(page, ESCAPE)
    else:
        for now in ("A tile on the left: off", "A tile on the left"):
            page.hit("#moves [data-action=draw]")
            page.until(f"{now!r}", lambda looks, now=now: looks["entries"][0] == now)
        page.ask("escape")
    hears(page, "the first question", lambda: page.enter("Guess"))
    for number in range(1, 11):
        looks = page.until("a question", lambda looks: f"Sound {number} of 10" in looks["title"])
        if len(looks["entries"]) != 4:
            faults.append(f"{page.name}: not four answers: {looks['entries']}")
        hears(page, f"question {number} again", lambda: act(RIGHT, f"{first}:last-child"))
        if number < 10:
            hears(page, "the next question", lambda: act(ENTER, f"{first}:first-child"))
        else:
            act(ENTER, f"{first}:first-child")
    page.until("the result", lambda looks: any(line.endswith(" of 10.") and "Sound" not in line for line in looks["history"]))
    faults += sounds_are_small(page)
    faults += [f"{page.name}: {error}" for error in page.complaints()]
    page.close()
    return faults


def composes(driver, parlour):
    """An input method writes words where keys are taken: each letter is pressed once, when its word is finished."""
    page = Page(driver, "Composer", parlour.address, first=SENDS)
    page.hit("#doors [data-to=play]")
    page.until("the hand", lambda looks: looks["tiles"])
    page.run("document.getElementById('keys').focus(); window.pressed = []")
    faults = []
    page.compose("s", "sc")
    # Enter chooses what the input method offers.
    page.run("""
        const field = document.getElementById('keys');
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true }));""")
    if early := page.run("return window.pressed"):
        faults.append(f"while a word is written, {early} are pressed")
    page.composed("sc")
    page.compose("w", "we", "wes")
    page.composed("wes")
    pressed = page.run("return window.pressed")
    if pressed != list("scwes"):
        faults.append(f"for the words sc and wes, {pressed} were pressed")
    if left := page.run("return document.getElementById('keys').value"):
        faults.append(f"{left!r} stays where keys are taken")
    faults += [f"{page.name}: {error}" for error in page.complaints()]
    page.close()
    return faults


def sounds_are_small(page):
    """All sounds come as two small files, and none of them as a recording."""
    came = page.run("return performance.getEntriesByType('resource').filter(({ name }) => /wav|sound|synth/.test(name)).map(({ name, encodedBodySize }) => [name.split('/').at(-1), encodedBodySize])")
    if sorted(name for name, _ in came) != ["sounds.json", "synth.js"] or sum(size for _, size in came) > SOUNDS:
        yield f"the sounds came as {came}"


def leads_home(driver, parlour):
    """An address that leads nowhere shows the first page, and a link that is sent by chat has a title, a sentence and a picture."""
    page = Page(driver, "Lost", parlour.address, path="/t-able/wrong")
    if page.run("return document.getElementById('start').hidden || !document.querySelector('#doors [data-to=play]').checkVisibility()"):
        yield "an address that leads nowhere does not show the first page"
    sent = page.run("return ['title', 'description', 'image'].map((what) => document.querySelector(`meta[property='og:${what}']`)?.content ?? '')")
    if not all(sent):
        yield f"of a link that is sent there is only {sent}"
    elif page.run_on("const done = arguments[1]; fetch(arguments[0]).then(({ status }) => done(status), () => done(0));", sent[2]) != 200:
        yield f"the picture of a link is not there: {sent[2]}"
    page.hit("#doors [data-to=play]")
    page.until("a table from there", lambda looks: looks["tiles"])
    # Whoever has pressed no key sees no mark of the focus around the title.
    outline = page.run("return getComputedStyle(document.getElementById('now-title')).outlineStyle")
    if outline != "none":
        yield f"the title wears a box: {outline}"
    # With all tiles dealt nobody can draw, and no dead button says so.
    if page.run("return document.querySelector('#moves [data-action=draw]') !== null"):
        yield "there is a button to draw though nobody can"
    page.ask("settings")
    page.until("the settings", lambda looks: len(looks["entries"]) > 5)
    bare = page.run("return [...document.querySelectorAll('#entries li')].filter((item) => item.children.length > 1 && !item.querySelector('b')).map(({ textContent }) => textContent)")
    if bare:
        yield f"settings whose name does not stand out from their value: {bare}"
    # The browser itself complains of the address.
    yield from (f"Lost: {error}" for error in page.complaints() if "404" not in error)
    page.close()


def visit(binary, folder, _axe, _pictures):
    parlour = Parlour(binary, folder)
    driver = Chromium(folder)
    faults = []
    came = []
    try:
        ada = Wire(parlour.address, "Ada")
        came.append(ada)
        table = ada.opens(game="salotto", players=2, teams=None, options={"limit": 50})
        # Who only watches needs no name. The table is in sight without one.
        guest = Phone(driver, "Guest", parlour.address)
        counts(guest)
        wait_for("the table", lambda: guest.run(ROWS) == ["Salotto Ada Free chairs: 1 Sit down Watch"])
        guest.hit("#open-list [data-to=watch]")
        guest.until("the table's chairs", lambda looks: any("Ada" in entry for entry in looks["entries"]))
        guest.enter("Leave the table")
        at_first_page(guest)
        # Who sits down is asked for a name once, and the browser keeps it.
        bo = Page(driver, "Bo", parlour.address)
        bo.run("document.getElementById('name').value = 'Bo'")
        wait_for("a button to sit down", lambda: bo.find("#open-list [data-to=table]"))
        bo.hit("#open-list [data-to=table]")
        bo.until("the own chair", lambda looks: any(entry.startswith("Chair 2: Bo") for entry in looks["entries"]))
        # Now it is full: a link to it leads to watching.
        late = Phone(driver, "Late", parlour.address, path=f"/t/{table}")
        late.run("document.getElementById('name').value = 'Late'")
        wait_for("whose table it is", lambda: late.run("return document.getElementById('table-name').textContent") == "Salotto, Ada, Free chairs: 0")
        late.hit("#to-table button")
        looks = late.until("the full table", lambda looks: any("Ada" in entry for entry in looks["entries"]))
        if not any("free chair" in line for line in looks["history"]):
            faults.append(f"nothing says that the table is full: {looks['history']}")
        wait_for("no button to sit down", lambda: guest.run(ROWS) == ["Salotto Ada Free chairs: 0 Watch"], 30)
        # Whoever plays at once leaves for the first page, whatever they did before.
        guest.hit("#doors [data-to=play]")
        guest.until("the hand", lambda looks: looks["tiles"])
        presses = leaves(guest)
        if presses > 3:
            faults.append(f"leaving took {presses} presses on a phone")
        focused = guest.run("return document.activeElement.closest('#doors') !== null")
        if not focused:
            faults.append("the focus is not on the first page's buttons after leaving")
        bo.run("location.reload()")
        bo.until("the chair after a reload", lambda looks: any(entry.startswith("Chair 2: Bo") for entry in looks["entries"]))
        if bo.run("return document.getElementById('name').value") != "Bo":
            faults.append("the name is not kept")
        # Another language holds for the page and for the visit.
        guest.hit("#languages [hreflang=it]")
        wait_for("an Italian page", lambda: guest.run("return document.documentElement.lang") == "it")
        guest.hit("#doors [data-to=play]")
        guest.until("an Italian table", lambda looks: looks["tiles"] and any("tu" in line for line in looks["history"]))
        if guest.run("return document.documentElement.lang") != "it":
            faults.append("the visit does not speak the language of its page")
        faults += leads_home(driver, parlour)
        faults += comes_home(driver, parlour)
        quick = Page(driver, "Quick", parlour.address)
        quick.run("document.getElementById('name').focus()")
        quick.type("Eli" + ENTER)
        quick.until("a table behind Enter in the name", lambda looks: looks["tiles"])
        quick.close()
        faults += learns(driver, parlour)
        faults += moves_under_a_finger(driver, parlour)
        faults += composes(driver, parlour)
        for kind in (Phone, Page):
            faults += sounds(kind, driver, parlour)
        for page in (guest, bo, late):
            faults += [f"{page.name}: {error}" for error in page.complaints()]
            page.close()
    finally:
        for one in (*came, driver, parlour):
            one.close()
    return faults
