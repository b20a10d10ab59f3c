"""The page of a table, and somebody who uses it."""
import os

from browser import SOON, Browser, Failed, wait_for

# What lies on the page, as its elements tell it.
LOOKS = """
    const texts = (selector) => [...document.querySelectorAll(selector)].map((found) => found.textContent);
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility());
    return {
      title: document.getElementById('now-title').textContent,
      entries: texts('#entries button:first-child'),
      choices: texts('#choices button:first-child'),
      tiles: [...document.querySelectorAll('#tiles .tile')].map((tile) => tile.ariaLabel),
      fitting: seen('#tiles .tile[data-fits=true]').length,
      places: seen('#places .place').length,
      moves: seen('#moves button:not([aria-disabled]), #result-buttons button').map((button) => button.dataset.action),
      result: seen('#result-rows tr').map((row) => [...row.cells].map((cell) => cell.innerText.trim())),
      asks: seen('#asks button').map((button) => button.dataset.action),
      types: !document.getElementById('send').hidden,
      reading: seen('#reading p').map((line) => line.textContent),
      history: texts('#history li').reverse(),
    };"""


class Page(Browser):
    def __init__(self, driver, name, address, speaks=False, first=None, path="/", **more):
        """`first`: a script that runs before those of the page. `path`: where it begins."""
        super().__init__(driver, name, **more)
        if first:
            self.before(first)
        self.open(f"http://{address}{path}")
        self._speaks = speaks

    def start(self):
        """Says whether the page is to speak, goes to the tables and says what they are called."""
        if self._speaks:
            self.hit("#aloud")
        self.hit("#to-tables")
        self.until("the name is asked for", lambda looks: looks["types"])
        self.write(self.name)
        self.until("the tables", lambda looks: looks["entries"] and not looks["types"])

    def hit(self, selector):
        self.press(selector)

    def hits(self, selector):
        """The same, once, if it can be hit now; says whether it could."""
        return self.pressed(selector)

    def ask(self, action):
        """One of the buttons that ask, or lead elsewhere: beside the table, or behind the menu where there is no room."""
        button = f"#asks [data-action={action}]"

        def asked():
            if self.run("return document.querySelector(arguments[0])?.checkVisibility() ?? false", button):
                return self.hits(button)
            # What is shown may change meanwhile, and close the menu.
            self.hits("#tools [aria-expanded=false]")
            return False
        wait_for(f"{button} ({self.name})", asked)

    def write(self, text):
        """A line in the field, and its end."""
        self.run("const field = document.getElementById('keys'); field.focus(); field.value = arguments[0];", text)
        self.hit("#send")

    def looks(self):
        return self.run(LOOKS)

    def until(self, what, holds, soon=SOON):
        last = {}

        def looked():
            last.update(self.looks())
            return last if holds(last) else None
        try:
            return wait_for(f"{self.name}: {what}", looked, soon)
        except Failed as failed:
            raise Failed(f"{failed}: {last}: {self.complaints()}") from None

    def enter(self, text):
        """The entry that begins so."""
        looks = self.until(f"an entry {text!r}", lambda looks: any(entry.startswith(text) for entry in looks["entries"]))
        place = next(at for at, entry in enumerate(looks["entries"]) if entry.startswith(text))
        self.hit(f"#entries li:nth-child({place + 1}) button")

    def change(self, text, up):
        """Changes the setting that begins so by one step."""
        looks = self.until(f"a setting {text!r}", lambda looks: any(entry.startswith(text) for entry in looks["entries"]))
        place = next(at for at, entry in enumerate(looks["entries"]) if entry.startswith(text))
        self.hit(f"#entries li:nth-child({place + 1}) button:{'last-child' if up else 'nth-child(2)'}")
        self.until("its new value", lambda new: new["entries"] != looks["entries"])

    def sit_down(self):
        """At the first table of the list."""
        self.hit("#entries li:first-child button")
        self.until("the table", lambda looks: any("Ada" in entry for entry in looks["entries"]) and "talk" not in looks["moves"])

    def play(self, looks=None):
        """Does by buttons what can be done; nothing where it is not the own turn. `looks`: how the page looks, if that is known."""
        looks = looks or self.looks()
        if looks["places"]:
            self.hits("#places .place")
        elif looks["choices"]:
            self.hits("#choices .place" if self.find("#choices .place") else "#choices button")
        elif looks["fitting"]:
            self.hits("#tiles .tile[data-fits=true]")
        else:
            can = [move for move in ("draw", "pass") if move in looks["moves"]]
            self.hits(f'#moves [data-action={can[0]}]' if can else ":is(#moves, #result-buttons) [data-action=confirm]")

    def fits(self):
        """What leads out of sight to the right, if anything does."""
        return self.run("""
            const wide = document.scrollingElement.clientWidth;
            const out = [...document.body.querySelectorAll('*')].filter((element) =>
              element.checkVisibility() && !element.closest('.unseen, svg') && element.getBoundingClientRect().right > wide + 1);
            return document.scrollingElement.scrollWidth > wide ? [String(document.scrollingElement.scrollWidth)] :
              out.map((element) => `${element.tagName} ${element.id} ${element.textContent.slice(0, 40)}`);""")

    def draws(self):
        """What is drawn anew in another size is there after two frames."""
        self.run_on("const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()));")

    def axe(self, script):
        """What axe finds against the page as it is."""
        found = self.run_on(script + """;
            const done = arguments[arguments.length - 1];
            axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }).then(
              ({ violations }) => done(violations.map(({ id, help, nodes }) =>
                `${id}: ${help}: ${nodes.map(({ html }) => html).slice(0, 3).join(' ')}`)),
              (error) => done([String(error)]));""")
        return found


class Phone(Page):
    """The same on a phone: every press is a finger's."""

    def __init__(self, driver, name, address, width=360, **more):
        super().__init__(driver, name, address, size=(width, 740), touch=True, **more)

    def hit(self, selector):
        self.tap(selector)

    def hits(self, selector):
        return self.tapped(selector)


def axe_of(folder):
    path = os.path.join(folder, "package", "axe.min.js")
    with open(path, encoding="utf-8") as file:
        return file.read()
