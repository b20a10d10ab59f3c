"""The page in every state: what axe finds, whether all is in sight at 320 pixels and in large type, what the browser
complains of, and what becomes of a line that breaks."""
import subprocess
import time

from browser import Chromium, Failed, Progress, wait_for
from games import GAMES, KEPT
from page import Page, axe_of
from speech import RECOGNISER, Speaker
from table import Parlour, Table, knows_end

# Keeps the page's lines within reach, and stands in for the browser's voice: it says at once what it is given.
WITHIN_REACH = """
    window.lines = [];
    window.WebSocket = class extends WebSocket { constructor(...all) { super(...all); window.lines.push(this); } };
    window.said = [];
    Object.defineProperty(window, 'speechSynthesis', { value: {
      getVoices: () => [],
      cancel: () => {},
      speak: (words) => {
        window.said.push(words.text);
        setTimeout(() => words.onstart?.(), 10);
        setTimeout(() => words.onend?.(), 40);
      },
    } });"""


class Checks:
    """Looks at each state with axe, narrow and wide."""

    def __init__(self, axe, pictures):
        self.axe, self.pictures, self.faults, self.states = axe_of(axe), pictures, [], []

    def __call__(self, page, state):
        self.states.append(state)
        self.faults += (f"{state}: {found}" for found in page.axe(self.axe))
        for width in (320, 1000):
            page.resize((width, 800), touch=width < 600)
            self.faults += (f"{state}, {width} wide: {out} is out of sight" for out in page.fits())
            if self.pictures:
                page.picture(f"{self.pictures}/{page.name}-{state}-{width}.png".replace(" ", "-"))

    def print(self):
        print(f"axe has seen {len(self.states)} states: {', '.join(self.states)}")


def other_states(binary, folder, axe, pictures):
    """What the other games have, and what is before and besides a match."""
    driver = Chromium(folder)
    check = Checks(axe, pictures)
    try:
        faults = [*other_games(driver, binary, folder, check), *at_one_screen(driver, binary, folder, check)]
    finally:
        driver.close()
    check.print()
    return check.faults + faults


def breaks(page):
    """The line breaks and is mended: both are told, and nothing else twice."""
    before = page.looks()["history"]
    for _ in range(2):
        page.run("window.told = []; new MutationObserver(() => window.told.push(document.getElementById('latest').textContent))"
                 ".observe(document.getElementById('latest'), { childList: true }); window.lines.at(-1).close();")
        wait_for("the line to be mended", lambda: "The connection is back." in " ".join(page.run("return window.told")))
        if "Connection lost." not in " ".join(page.run("return window.told")):
            yield "that the line broke was not told"
    page.ask("repeat")
    page.until("an answer", lambda looks: len(looks["history"]) > len(before))
    if page.looks()["history"][:len(before)] != before:
        yield f"the history is another one: {page.looks()['history']}"


def speaks(page):
    """The browser's voice says each line once, and the region for screen readers is silent until the voice is."""
    region = "const region = document.getElementById('spoken'); return [region.getAttribute('aria-live'), region.textContent];"
    wait_for("the voice", lambda: any("Tables at" in text for text in page.run("return window.said")))
    if page.run(region) != ["off", ""]:
        yield f"a screen reader would read, too: {page.run(region)}"
    page.run("window.lines.at(-1).close()")
    for told in ("Connection lost.", "The connection is back."):
        wait_for(f"{told!r} from the voice", lambda: told in " ".join(page.run("return window.said")))
    page.run("document.getElementById('keys').focus()")
    page.type("\ue034")  # F4
    wait_for("the voice's last word", lambda: any("off" in text for text in page.run("return window.said")))
    page.ask("repeat")
    wait_for("the reader's turn", lambda: page.run(region)[0] == "polite" and page.run(region)[1])
    said = page.run("return window.said")
    twice = {text for text in said if said.count(text) > 1}
    if twice:
        yield f"said twice: {twice}"


def settled(page, script):
    """What this gives as soon as it does not change any more."""
    before = None
    while (now := page.run(script)) != before:
        before = now
        time.sleep(1.5)
    return before


def comes_back(page):
    """At a table: the way back asks first; another tab takes over, and gives back; letters play only where they are to."""
    page.run("history.back()")
    page.until("whether to leave", lambda looks: looks["moves"] == ["confirm", "escape"])
    page.hit("#moves [data-action=escape]")
    page.until("the hand", lambda looks: looks["tiles"])
    if not page.run("return location.pathname").startswith("/t/"):
        yield f"after the way back the table's address is gone: {page.run('return location.pathname')}"
    hand = page.looks()["tiles"]
    page.run("new BroadcastChannel('serpente').postMessage('here')")
    wait_for("the other tab", lambda: "another tab" in page.run("return document.getElementById('note').textContent"))
    if page.run("return document.activeElement.dataset.to") != "on":
        yield "the focus is not on the way back"
    page.hit("#to-on button")
    page.until("the same hand", lambda looks: looks["tiles"] == hand)
    told = "return document.querySelectorAll('#history li').length"
    page.run("document.documentElement.dataset.keys = ''; document.getElementById('letters').click();")
    # Others may play meanwhile; letters that play would tell something each time.
    for _ in range(4):
        before = settled(page, told)
        page.run("document.querySelector('#tiles .tile').focus()")
        page.type("ts")
        time.sleep(1)
        if page.run(told) == before:
            break
    else:
        on = page.run("return document.activeElement.outerHTML.slice(0, 80)")
        yield f"letters play though they are switched off: {on}"
    page.run("document.getElementById('letters').click(); document.querySelector('#tiles .tile').focus();")
    page.type("s")
    wait_for("the scores", lambda: page.run(told) > before)


def asks_once(page):
    """A question stands at its field, and nowhere else."""
    seen = page.run("""
        return [...document.querySelectorAll('#keys-label, #latest, #history li')].filter((place) =>
          place.checkVisibility() && place.textContent.includes('your name')).length""")
    if seen != 1:
        yield f"the name is asked for in {seen} places"


def stands_still(page):
    """Long words do not move the felt. On a phone's side the hand lies beside it."""
    for size in ((360, 740), (1000, 800), (1280, 800)):
        page.resize(size, touch=size[0] < 600)
        moved = page.run("""
            const [felt, latest] = ['felt', 'latest'].map((id) => document.getElementById(id));
            const bottom = () => felt.getBoundingClientRect().bottom;
            const [before, words] = [bottom(), latest.textContent];
            const moved = ['short', 'three lines of words '.repeat(9)].map((text) => {
              latest.textContent = text;
              return bottom() - before;
            });
            latest.textContent = words;
            return moved""")
        if any(moved):
            yield f"words move the felt at {size} by {moved}"
    page.resize((740, 360), touch=True)
    apart = page.run("""
        const [felt, rack] = ['felt', 'rack'].map((id) => document.getElementById(id).getBoundingClientRect());
        return [rack.left - felt.right, felt.bottom - rack.bottom]""")
    if apart[0] < -1 or abs(apart[1]) > 1:
        yield f"on its side the hand is not beside the felt: {apart}"
    page.resize((320, 256))
    try:
        wait_for("room for all", lambda: not page.fits(), 3)
    except Failed:
        pass
    yield from (f"at 400 % zoom: {out} is out of sight" for out in page.fits())
    page.resize((1000, 800))


def browsers_keys(page):
    """Function keys are the game's where it takes keys, and the browser's everywhere else; so are those that set a silent voice."""
    taken = page.run("""
        const taken = (place, key) => !place.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        const all = ['F1', 'F3', 'F4', 'F5', 'F6', 'F7', 'F9', 'F10', 'F11', 'F12'];
        return [document.getElementById('history'), document.querySelector('#asks button')].flatMap((place) => all.filter((key) => taken(place, key)))
          .concat(['F3', 'F5', 'F6', 'F7', 'F10', 'F11', 'F12'].filter((key) => taken(document.getElementById('keys'), key)))""")
    if taken:
        yield f"taken from the browser: {taken}"
    # What the browser keeps is done by a letter.
    page.run("document.getElementById('keys').focus()")
    before = page.looks()["history"]
    page.type("bbb")
    page.until("another length of the sentences", lambda looks: len(looks["history"]) >= len(before) + 3)


def passes_fast(page):
    """With an arrow held down, what is passed is not said: only where one arrives."""
    page.run("""
        window.told = [];
        new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => window.told.push(node.children.length))))
          .observe(document.getElementById('spoken'), { childList: true });
        const field = document.getElementById('keys');
        field.focus();
        for (let at = 0; at < 20; at += 1) {
          setTimeout(() => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', repeat: at > 0, bubbles: true, cancelable: true })), at * 30);
        }""")
    time.sleep(2)
    # What others do may be said beside it.
    told = page.run("return window.told")
    if not told or max(told) > 4:
        yield f"so many lines at once with an arrow held down: {told}"


def rules_to_read(page, check):
    """Behind the menu: the games, and the rules of one."""
    page.run("document.getElementById('keys').focus()")
    page.type("\ue00c\ue00c")  # Escape, twice.
    page.until("the menu", lambda looks: looks["entries"])
    check(page, "menu of the match")
    page.ask("escape")
    page.until("the hand", lambda looks: looks["tiles"])


# How long what is looked for may take to come to the own chair, on a machine that does other things, too.
SOON = 120


def bids_in_sight(page):
    """While one bids on a small phone, upright or on its side, the hint is in sight, and so is what each has bid."""
    for size in ((320, 640), (740, 360)):
        page.resize(size, touch=True)
        page.draws()
        below, cut, drawn, room = page.run("""
            const hint = document.querySelector('#moves [data-action=hint]').getBoundingClientRect();
            const [felt, board] = ['felt', 'board'].map((id) => document.getElementById(id).getBoundingClientRect().height);
            return [Math.round(hint.bottom - innerHeight), document.getElementById('frame').classList.contains('more'), board, felt]""")
        if below > 0:
            yield f"while one bids at {size}, the hint is {below} pixels below the edge"
        if cut:
            yield f"while one bids at {size}, what others have bid is cut"
        # On the side the players stand above the felt, too.
        if drawn < room * 0.6:
            yield f"while one bids at {size}, the bids take {drawn:.0f} pixels of {room:.0f}"
    page.resize((1000, 800))


def bids_and_trumps(page, table, check):
    """Bids as high as anybody can, and names trumps: what there is to choose from, with one of it chosen."""
    seen = set()
    for state in ("bids", "trumps"):
        def offered():
            choices = tuple(page.looks()["choices"])
            if choices and choices not in seen:
                return choices
            # Whoever leads the table passes: by a bid behind this one trumps would be named by somebody else. Computer players
            # who are not experts bid no more than two marks.
            table.keys("p")
            time.sleep(0.2)
            return None
        choices = wait_for(state, offered)
        seen.add(choices)
        check(page, state)
        if state == "bids":
            check.faults += bids_in_sight(page)
        page.hit("#choices li:last-child button")
        check(page, f"{state}, one chosen")

        def taken(last=choices):
            # The same bids are not offered twice. A press that came before the turn was told of is put off.
            if tuple(page.looks()["choices"]) != last:
                return True
            if page.find("#choices .place"):
                page.hit("#choices .place")
                time.sleep(1)
            return False
        wait_for(f"the end of the {state}", taken)


def cards(page, table, check):
    """A card can be taken, or not."""
    def turn():
        table.play()
        return "draw" in page.looks()["moves"]
    wait_for("the own turn", turn)
    check(page, "cards")
    page.hit("#moves [data-action=draw]")
    check(page, "one card more")


def plays_on(page, table, what, holds):
    """Both play until this holds: a round takes longer than one answer may."""
    progress = Progress(what)
    while not holds(page.looks()):
        progress.note(table.record(), lambda: f"{page.looks()} {table.lines[-20:]}")
        page.play()
        # Two who go on after the end play another match, and neither is told who has won this one.
        if not table.is_over():
            table.play()
        time.sleep(0.2)


def trains(page, table, check):
    """A table of several lines, half way through."""
    plays_on(page, table, "the trains", lambda _: page.run("return document.querySelectorAll('#board [data-tile]').length") > 12)
    check(page, "trains" if page.name.endswith("train") else "feet")


def tricks(page, table, check):
    """From the first bid to the end of the match."""
    bids_and_trumps(page, table, check)
    plays_on(page, table, "the trick", lambda _: page.find("#board [data-tile]"))
    check(page, "trick")
    plays_on(page, table, "the end", lambda _: table.is_over())
    page.until("the end", knows_end)
    check(page, "end of the match")


def other_games(driver, binary, folder, check):
    """What only games of trains, of tricks and of cards have. Says what the browser complains of."""
    through = {"train": trains, "chicken-foot": trains, "forty-two": tricks, "bax": cards}
    for game, through in through.items():
        table = Table(binary, f"{folder}/{game}", "--game", game, *GAMES[game])
        page = Page(driver, f"Bo-{game}", table.address)
        try:
            page.run("localStorage.setItem('serpente.kept', arguments[0])", KEPT)
            page.start()
            page.sit_down()
            table.begins((page.name,))
            through(page, table, check)
            yield from (f"{page.name}: {error}" for error in page.complaints())
            page.close()
        finally:
            table.close()


def scanned(page, file):
    """A camera that looks at the invitation reads the link."""
    page.picture(file)
    told = subprocess.run(("zbarimg", "--quiet", "--raw", "--nodbus", file), capture_output=True, text=True, check=False).stdout.strip()
    link = page.run("return document.getElementById('link').textContent")
    if told != link or link != page.run("return location.href"):
        yield f"the code says {told!r}, the link {link!r}"


def at_one_screen(driver, binary, folder, check):
    """From a table's link and its settings to two people at one screen, and to a server that is gone."""
    parlour = Parlour(binary, folder)
    try:
        page = Page(driver, "Ada", parlour.address)
        page.start()
        page.enter("Open a table")
        page.until("what can be set", lambda looks: len(looks["entries"]) > 5)
        check(page, "new table")
        page.change("On this device: one", up=True)
        page.enter("Open")
        page.until("the chairs", lambda looks: any(entry.startswith("Begin") for entry in looks["entries"]))
        page.hit("#tools li:first-child button")
        check(page, "invitation")
        yield from scanned(page, f"{folder}/invitation.png")
        page.hit("#close")
        link = page.run("return location.pathname")
        guest = Page(driver, "Guest", parlour.address, path=link)
        wait_for("the way to the table", lambda: guest.run("return !document.getElementById('to-table').hidden"))
        check(guest, "link")
        guest.hit("[data-to=learn]")
        guest.until("the first lesson", lambda looks: looks["tiles"] or looks["moves"])
        check(guest, "lesson")
        yield from (f"Guest: {error}" for error in guest.complaints())
        guest.close()
        page.enter("Begin")
        page.until("the hand-over", lambda looks: looks["moves"] == ["take-keyboard"])
        check(page, "covered")
        yield from (f"Ada: {error}" for error in page.complaints())
        asked_by_voice(driver, parlour, check)
        parlour.close()
        wait_for("the strip", lambda: page.run("return !document.getElementById('lost').hidden"))
        check(page, "no server")
        page.close()
    finally:
        parlour.close()


def asked_by_voice(driver, parlour, check):
    """A spoken command that waits for yes or no."""
    page = Speaker(driver, "Speaker", parlour.address, first=RECOGNISER)
    page.hit("#doors [data-to=play]")
    page.until("the hand", lambda looks: looks["tiles"])
    page.hit("#speak")
    wait_for("where speech may go", lambda: "may send" in page.run("return document.getElementById('latest').textContent"))
    check(page, "speech")
    page.says("leave the table")
    page.until("whether to leave", lambda looks: looks["moves"] == ["confirm", "escape"])
    check(page, "spoken question")
    page.close()


def look(binary, folder, axe, pictures):
    """A match of salotto, and a page that speaks, from the first page on."""
    table = Table(binary, folder, "--players", "2", "--limit", "500")
    driver = Chromium(folder)
    check, faults = Checks(axe, pictures), []

    try:
        bo = Page(driver, "Bo", table.address)
        bo.run("localStorage.setItem('serpente.kept', arguments[0])", KEPT)
        bo.until("the first page", lambda _: bo.find("#to-tables"))
        check(bo, "start")
        bo.hit("#to-tables")
        bo.until("the name is asked for", lambda looks: looks["types"])
        check(bo, "name")
        faults += asks_once(bo)
        bo.write("Bo")
        bo.until("the tables", lambda looks: looks["entries"] and not looks["types"])
        check(bo, "lobby")
        bo.ask("settings")
        bo.until("the settings", lambda looks: bo.find("#entries button:nth-child(3)"))
        check(bo, "settings")
        bo.ask("escape")
        bo.sit_down()
        check(bo, "room")
        table.begins(("Bo",))
        bo.until("the hand", lambda looks: looks["tiles"])
        bo.hit("#tiles .tile")
        check(bo, "table")
        bo.look(forced_colors="active", prefers_color_scheme="dark")
        check(bo, "forced colours")
        bo.look(prefers_color_scheme="dark", prefers_reduced_motion="reduce")
        check(bo, "dark")
        bo.look()
        bo.ask("leave")
        bo.until("whether to leave", lambda looks: looks["moves"] == ["confirm", "escape"])
        check(bo, "question")
        bo.hit("#moves [data-action=escape]")
        bo.ask("help")
        bo.until("the keys", lambda looks: len(looks["reading"]) > 10)
        check(bo, "help")
        bo.hit("#moves [data-action=escape]")
        table.keys("' hello enter")
        wait_for("a mark for what is unread", lambda: bo.run("return document.getElementById('to-chat').ariaLabel") == "Chat, unread: 1")
        bo.hit("#to-chat")
        check(bo, "chat")
        bo.hit("#chat-close")
        faults += stands_still(bo)
        faults += browsers_keys(bo)
        faults += passes_fast(bo)
        faults += comes_back(bo)
        rules_to_read(bo, check)
        # Who goes on at once is not told that they can.
        plays_on(bo, table, "the end of the round", lambda looks: looks["result"])
        check(bo, "end of the round")
        faults += [f"Bo: {error}" for error in bo.complaints()]
        bo.close()

        vox = Page(driver, "Vox", table.address, speaks=True, first=WITHIN_REACH)
        vox.start()
        faults += speaks(vox)
        faults += breaks(vox)
        vox.hit("#entries li:first-child button")
        vox.until("the table to look at", lambda looks: looks["title"] == "Salotto" and not looks["entries"])
        check(vox, "spectator")
        faults += [f"Vox: {error}" for error in vox.complaints()]
        vox.close()

        large = Page(driver, "Large", table.address, type_size=32)
        large.start()
        check(large, "large type")
        faults += [f"Large: {error}" for error in large.complaints()]
        large.close()
        check.print()
    finally:
        driver.close()
        table.close()
    return check.faults + faults
