"""Whole matches of somebody who speaks: a stand-in for the browser's recogniser gives the page what they say. Nothing is tapped
or pressed but the button that opens the microphone."""
import re
import time

from browser import Chromium, Failed, wait_for
from games import ANSWER, KEPT
from page import Page
from table import Parlour

# How long a match to 100 points may take on a machine that does other things, too.
MATCH = 240

# Takes what is said from a list. Without anything to take it hears nothing; an error is told as browsers do.
RECOGNISER = """
    window.said = [];
    window.recognised = [];
    window.SpeechRecognition = class {
      start() {
        this.later = setTimeout(() => {
          const what = window.said.shift();
          window.recognised.push(this.lang);
          if (what?.error) this.onerror(what);
          else if (what) this.onresult({ results: [what.map((transcript) => ({ transcript, confidence: 0.9 }))] });
          this.onend();
        }, 50);
      }
      stop() {
        clearTimeout(this.later);
        this.onend();
      }
    };"""


class Speaker(Page):
    def says(self, *texts):
        """One utterance, and what else it may have been."""
        self.run("window.said.push(arguments[0])", list(texts))
        self.opens_microphone()

    def opens_microphone(self):
        self.hit("#speak")
        self.until_closed()

    def until_closed(self):
        wait_for("the microphone closes", lambda: self.run(
            "return document.getElementById('speak').ariaPressed === 'false' && !window.said.length"))

    def hears(self, ends):
        self.until(f"{ends!r}", lambda looks: looks["history"] and looks["history"][-1].endswith(ends))

    def next(self, looks):
        """Says what can be said now."""
        moves = looks["moves"]
        # "5 5, double, left and right"
        fits = [tile for tile in (tile.replace(", double", "") for tile in looks["tiles"]) if ", " in tile]
        if moves == ["confirm", "escape"]:
            self.says("yes")
        elif fits:
            # One of the places is enough.
            name, where = fits[0].split(", ")
            place = where.split(" and ")[0]
            self.says("mumble", f"{name} {place}" if place in ("left", "right") else name)
        elif "draw" in moves:
            self.says("draw a tile")
        elif "pass" in moves:
            self.says("I have to pass")
        else:
            self.says("go on")


def match(page, parlour):
    page.hit("#doors [data-to=play]")
    page.until("the hand", lambda looks: looks["tiles"])
    # Before the microphone opens for the first time, it is told where speech may go.
    page.hit("#speak")
    wait_for("the page says where speech may go",
             lambda: "may send what you say" in page.run("return document.getElementById('latest').textContent"))
    if page.run("return window.recognised.length"):
        raise Failed("the microphone opened before that")
    page.says("gibberish")
    page.hears("I did not get that.")
    page.opens_microphone()
    page.hears("I did not get that.")
    page.says("whose turn is it")
    # The answer to somebody who has to open names the opening tile.
    page.until("whose turn it is", lambda looks: re.search(" turn|^You open", looks["history"][-1]))
    for error, told in (("not-allowed", "microphone cannot be used"), ("network", "could not recognise"),
                        ("language-not-supported", "does not recognise this language")):
        page.run("window.said.push({ error: arguments[0] })", error)
        page.opens_microphone()
        wait_for(told, lambda: told in page.run("return document.getElementById('latest').textContent"))
    page.until("the own turn", lambda looks: "hint" in looks["moves"])
    closed, opened = page.run(BUTTON)
    if any(one == other for one, other in zip(closed, opened)):
        raise Failed(f"an open microphone looks like a closed one: {closed}, {opened}")
    tells_phrases(page)
    by_itself(page)
    until, begun = time.monotonic() + MATCH, time.monotonic()
    table = page.run("return location.pathname").rsplit("/", 1)[-1]
    # Who goes on in the moment in which the match ends is not told that they can play again.
    while not any(line["type"] == "match-over" for line in parlour.record(table)):
        looks = page.looks()
        if time.monotonic() > until:
            raise Failed(f"the match takes too long: {looks['moves']} {looks['tiles']} {looks['history'][-20:]}")
        page.next(looks)
        changed = time.monotonic() + ANSWER
        while page.looks()["history"] == looks["history"] and time.monotonic() < changed:
            time.sleep(0.05)
    languages = set(page.run("return window.recognised"))
    if languages != {"en"}:
        raise Failed(f"it listened in {languages}")
    print(f"a match by {page.run('return window.recognised.length')} utterances, {time.monotonic() - begun:.0f} seconds")


CAN_SAY = "You can say: "


def tells_phrases(page):
    """What can be said is told by a button and by asking aloud, and the first of it is understood."""
    told = []
    page.ask("phrases")
    page.until("what can be said", lambda looks: looks["history"][-1].startswith(CAN_SAY))
    told.append(page.looks()["history"][-1])
    page.ask("scores")
    page.until("the scores", lambda looks: not looks["history"][-1].startswith(CAN_SAY))
    page.says("what can I say")
    page.until("what can be said", lambda looks: looks["history"][-1].startswith(CAN_SAY))
    told.append(page.looks()["history"][-1])
    if told[0] != told[1] or "give me a hint" not in told[0] or "both ends" not in told[0]:
        raise Failed(f"what can be said is told as {told}")
    first = told[0].removeprefix(CAN_SAY).split(",")[0]
    before = len(page.looks()["history"])
    page.says(first)
    page.until(f"an answer to {first!r}", lambda looks: len(looks["history"]) > before)
    if page.looks()["history"][-1].endswith("I did not get that."):
        raise Failed(f"it told that {first!r} can be said, and did not get it")
    if page.looks()["moves"] == ["confirm", "escape"]:
        page.says("no")
        page.until("no question", lambda looks: looks["moves"] != ["confirm", "escape"])


# How the button for the microphone looks while that is closed, and open.
BUTTON = """
    const speak = document.getElementById('speak');
    const look = (pressed) => {
      speak.setAttribute('aria-pressed', pressed);
      const { outlineStyle, backgroundColor, borderColor } = getComputedStyle(speak);
      return [outlineStyle, backgroundColor, borderColor];
    };
    const open = look('true');
    return [look('false'), open];"""


def by_itself(page):
    """The microphone opens by itself until it is told to stop."""
    page.run("window.said.push(['gibberish'])")
    page.run("document.getElementById('opens').click()")
    for text in ("whose turn is it", "my hand"):
        wait_for("the microphone has closed", lambda: not page.run("return window.said.length"))
        page.run("window.said.push([arguments[0]])", text)
        wait_for(f"{text!r} is heard", lambda: not page.run("return window.said.length"))
    page.run("window.said.push(['Stop listening'])")
    wait_for("the microphone stays closed", lambda: not page.run("return document.getElementById('opens').checked"))
    page.until_closed()
    before = page.run("return window.recognised.length")
    page.says("whose turn is it")
    time.sleep(2)
    if page.run("return window.recognised.length") != before + 1:
        raise Failed("the microphone still opens by itself")


def play(binary, folder, _axe, _pictures):
    parlour = Parlour(binary, folder)
    driver = Chromium(folder)
    try:
        page = Speaker(driver, "Bo", parlour.address, first=RECOGNISER)
        page.run("localStorage.setItem('serpente.kept', arguments[0])", KEPT)
        match(page, parlour)
        return page.complaints()
    except Failed as failed:
        return [str(failed)]
    finally:
        driver.close()
        parlour.close()
