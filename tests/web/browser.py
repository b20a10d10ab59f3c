"""Chromium and Firefox, driven from outside: Chromium by chromedriver (WebDriver over HTTP), Firefox by what it speaks itself
(Marionette: the same commands over a socket)."""
import base64
import itertools
import json
import os
import random
import socket
import subprocess
import time
import urllib.error
import urllib.request

# How long anything may take on a machine that does other things, too.
SOON = 60

# How long a match may stand still. After the time for a turn, 90 seconds, a computer player would move for somebody who cannot.
STANDS_STILL = 60

# The name under which the protocol hands an element out.
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Failed(Exception):
    """What was waited for did not come."""


def wait_for(what, happened, soon=SOON):
    until = time.monotonic() + soon
    while not (came := happened()):
        if time.monotonic() > until:
            raise Failed(f"{what} took more than {soon} seconds")
        time.sleep(0.05)
    return came


class Progress:
    """Watches something that takes as long as it takes: it fails as soon as nothing has changed for a minute."""

    def __init__(self, what):
        self._what, self._state, self._changed = what, None, time.monotonic()

    def note(self, state, tells=lambda: ""):
        """`state`: what changes with every step. `tells`: how things stand, for whoever reads that it failed."""
        if state != self._state:
            self._state, self._changed = state, time.monotonic()
        elif time.monotonic() > self._changed + STANDS_STILL:
            raise Failed(f"{self._what} stands still: {tells()}")


def free_port():
    """Not one of those from 32768 on, which the system gives to connections: one might take it before the program listens."""
    for port in random.sample(range(10_000, 32_000), 100):
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue
    raise Failed("100 ports are taken")


class Chromium:
    """The program that drives Chromium; each window is a session of it."""

    def __init__(self, folder):
        self.port = free_port()
        self.folder = folder
        self._log = open(f"{folder}/chromedriver.log", "wb")
        self._program = subprocess.Popen(("chromedriver", f"--port={self.port}"), stdin=subprocess.DEVNULL,
                                         stdout=self._log, stderr=self._log)
        wait_for("chromedriver", self._is_there)

    def _is_there(self):
        try:
            return self.ask("GET", "/status")["ready"]
        except (urllib.error.URLError, ConnectionError):
            return False

    def ask(self, method, path, what=None):
        body = None if what is None else json.dumps(what).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", body,
                                         {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=SOON * 2) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            told = json.load(error)["value"]
            raise Failed(f"{path}: {told['error']}: {told['message'].splitlines()[0]}") from None

    def window(self, name, **more):
        return ChromiumWindow(self, name, **more)

    def close(self):
        self._program.terminate()
        self._program.wait()
        self._log.close()


class ChromiumWindow:
    def __init__(self, driver, name, size, touch, language, seen, type_size):
        arguments = ["--no-sandbox", "--no-first-run", "--disable-gpu", "--disable-sync", "--password-store=basic",
                     "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update",
                     "--force-color-profile=srgb", "--mute-audio",
                     f"--user-data-dir={driver.folder}/{name}", f"--lang={language}"]
        # A page that lies behind another one is as much in use: people at one table sit at several machines.
        arguments += ["--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding"]
        arguments += ["--force-renderer-accessibility", f"--window-size={size[0]},{size[1]}"] if seen else ["--headless=new"]
        options = {"args": arguments, "prefs": {"intl.accept_languages": language}}
        if type_size:
            options["prefs"]["webkit.webprefs.default_font_size"] = type_size
        binary = "/usr/bin/chromium"
        if os.path.exists(binary):
            options["binary"] = binary
        wanted = {"browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
        self._driver = driver
        session = driver.ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._path = f"/session/{session['sessionId']}"
        if not seen:
            self.resize(size, touch)

    def _ask(self, method, path, what=None):
        return self._driver.ask(method, f"{self._path}{path}", what)

    def tell(self, command, **parameters):
        """A command of Chromium's own."""
        return self._ask("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def resize(self, size, touch):
        width, height = size
        self.tell("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touch)
        self.tell("Emulation.setTouchEmulationEnabled", enabled=touch, maxTouchPoints=5 if touch else 1)

    def look(self, features):
        self.tell("Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in features.items()])

    def freeze(self, on):
        """Nothing of the page runs, as on a device that sleeps."""
        self.tell("Page.setWebLifecycleState", state="frozen" if on else "active")

    def before(self, script):
        self.tell("Page.addScriptToEvaluateOnNewDocument", source=script)

    def open(self, address):
        self._ask("POST", "/url", {"url": address})

    def tab(self):
        return self._ask("GET", "/window")

    def open_tab(self):
        self.go_to(self._ask("POST", "/window/new", {"type": "tab"})["handle"])

    def go_to(self, tab):
        self._ask("POST", "/window", {"handle": tab})
        self.tell("Page.bringToFront")

    def run(self, script, arguments):
        return self._ask("POST", "/execute/sync", {"script": script, "args": arguments})

    def run_on(self, script, arguments):
        return self._ask("POST", "/execute/async", {"script": script, "args": arguments})

    def find_all(self, selector):
        return self._ask("POST", "/elements", {"using": "css selector", "value": selector})

    def click(self, element):
        self._ask("POST", f"/element/{element[ELEMENT]}/click", {})

    def act(self, actions):
        self._ask("POST", "/actions", {"actions": actions})

    def picture(self):
        return self.tell("Page.captureScreenshot", format="png", captureBeyondViewport=True)["data"]

    def complaints(self):
        told = self._ask("POST", "/se/log", {"type": "browser"})
        return [entry["message"] for entry in told if entry["level"] in ("SEVERE", "WARNING")]

    def close(self):
        self._ask("DELETE", "")


class Firefox:
    """Firefox. It needs no program beside it."""

    def __init__(self, folder):
        self.folder = folder

    def window(self, name, **more):
        return FirefoxWindow(self.folder, name, **more)

    def close(self):
        """Each window is a program of its own."""


class FirefoxWindow:
    def __init__(self, folder, name, size, touch, language, seen, type_size):
        self._profile = f"{folder}/firefox-{name}"
        os.makedirs(f"{self._profile}/chrome")
        port = free_port()
        wishes = {"marionette.port": port, "intl.accept_languages": language, "app.update.enabled": False,
                  "datareporting.policy.dataSubmissionEnabled": False, "browser.shell.checkDefaultBrowser": False,
                  "browser.startup.page": 0, "browser.startup.homepage_override.mstone": "ignore",
                  "browser.aboutwelcome.enabled": False, "network.captive-portal-service.enabled": False,
                  "network.connectivity-service.enabled": False, "extensions.update.enabled": False,
                  "toolkit.legacyUserProfileCustomizations.stylesheets": True, "dom.ipc.processCount": 1,
                  "services.settings.server": "data:,", "browser.safebrowsing.update.enabled": False,
                  "dom.w3c_touch_events.enabled": 1 if touch else 0, "media.volume_scale": "0.0"}
        if seen:
            # A screen reader is there, whether Firefox has noticed it or not.
            wishes["accessibility.force_disabled"] = -1
        if touch:
            # A finger, and nothing finer.
            wishes |= {"ui.primaryPointerCapabilities": 1, "ui.allPointerCapabilities": 1}
        if type_size:
            wishes |= {f"font.size.variable.{script}": type_size for script in ("x-western", "x-unicode")}
        with open(f"{self._profile}/user.js", "w", encoding="utf-8") as file:
            file.writelines(f"user_pref({json.dumps(wish)}, {json.dumps(value)});\n" for wish, value in wishes.items())
        # A phone's window is narrower than any of Firefox on a desktop.
        with open(f"{self._profile}/chrome/userChrome.css", "w", encoding="utf-8") as file:
            file.write(":root, body, #browser, #navigator-toolbox { min-width: 0 !important; }\n#navigator-toolbox { display: none; }\n")
        self._log = open(f"{self._profile}.log", "wb")
        self._program = subprocess.Popen(("firefox-esr", *(() if seen else ("--headless",)), "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", self._profile),
                                         stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log)
        self._line = wait_for("Firefox", lambda: self._called(port), SOON * 2)
        self._in = self._line.makefile("rb")
        self._numbers = itertools.count(1)
        self._take()
        self._ask("WebDriver:NewSession", capabilities={})
        self.resize(size, touch)

    def _called(self, port):
        if self._program.poll() is not None:
            raise Failed("Firefox has ended")
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=SOON * 2)
        except ConnectionError:
            return None

    def _take(self):
        length = b""
        while (digit := self._in.read(1)) != b":":
            if not digit:
                raise Failed("Firefox has hung up")
            length += digit
        return json.loads(self._in.read(int(length)))

    def _ask(self, command, **parameters):
        number = next(self._numbers)
        frame = json.dumps([0, number, command, parameters]).encode()
        self._line.sendall(b"%d:%s" % (len(frame), frame))
        _, _, error, result = self._take()
        if error:
            raise Failed(f"{command}: {error['error']}: {error['message']}")
        return result["value"] if isinstance(result, dict) and "value" in result else result

    def resize(self, size, touch):
        # What the window has besides its page stays around it.
        width, height = self.run("return [outerWidth - innerWidth, outerHeight - innerHeight]", [])
        self._ask("WebDriver:SetWindowRect", width=size[0] + width, height=size[1] + height)

    def _as_browser(self, script, *arguments):
        self._ask("Marionette:SetContext", value="chrome")
        try:
            return self._ask("WebDriver:ExecuteScript", script=script, args=list(arguments), newSandbox=True)
        finally:
            self._ask("Marionette:SetContext", value="content")

    def look(self, features):
        scheme = {"dark": 0, "light": 1}.get(features.get("prefers-color-scheme"), 2)
        still = 1 if features.get("prefers-reduced-motion") == "reduce" else 0
        self._as_browser("""
            Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', arguments[0]);
            Services.prefs.setIntPref('ui.prefersReducedMotion', arguments[1]);
            Services.prefs.setIntPref('browser.display.document_color_use', arguments[2]);""",
                         scheme, still, 2 if features.get("forced-colors") == "active" else 0)

    def open(self, address):
        self._ask("WebDriver:Navigate", url=address)

    def run(self, script, arguments):
        return self._ask("WebDriver:ExecuteScript", script=script, args=arguments, newSandbox=False)

    def run_on(self, script, arguments):
        return self._ask("WebDriver:ExecuteAsyncScript", script=script, args=arguments, newSandbox=False)

    def find_all(self, selector):
        return self._ask("WebDriver:FindElements", using="css selector", value=selector)

    def click(self, element):
        self._ask("WebDriver:ElementClick", id=element[ELEMENT])

    def act(self, actions):
        self._ask("WebDriver:PerformActions", actions=actions)

    def picture(self):
        return self._ask("WebDriver:TakeScreenshot", full=True)

    def complaints(self):
        return self._as_browser("""
            const told = Services.console.getMessageArray().filter((entry) =>
              entry instanceof Ci.nsIScriptError && /^http:/.test(entry.sourceName));
            Services.console.reset();
            return told.map(({ errorMessage, sourceName, lineNumber }) => `${errorMessage} (${sourceName}:${lineNumber})`);""")

    def close(self):
        self._line.close()
        self._program.terminate()
        self._program.wait()
        self._log.close()


class Browser:
    """A window with one page. `driver`: which browser it is. `size`: its width and height; `touch`: it is a phone's."""

    def __init__(self, driver, name, size=(1000, 800), touch=False, language="en", seen=False, type_size=None):
        self._window = driver.window(name, size=size, touch=touch, language=language, seen=seen, type_size=type_size)
        self.name, self.errors = name, []

    def resize(self, size, touch=False):
        self._window.resize(size, touch)

    def before(self, script):
        """Runs this before every page's own scripts, where the browser can do that: Chromium."""
        self._window.before(script)

    def look(self, **features):
        """What the person has asked their system for: forced_colors="active"."""
        self._window.look({name.replace("_", "-"): value for name, value in features.items()})

    def open(self, address):
        self._window.open(address)

    def tab(self):
        """The tab that is in front, in Chromium."""
        return self._window.tab()

    def open_tab(self):
        """Opens another tab, which is then in front."""
        self._window.open_tab()
        return self.tab()

    def go_to(self, tab):
        self._window.go_to(tab)

    def run(self, script, *arguments):
        return self._window.run(script, list(arguments))

    def run_on(self, script, *arguments):
        """A script that calls the last of its arguments when it is done."""
        return self._window.run_on(script, list(arguments))

    def find(self, selector):
        found = self._window.find_all(selector)
        return found[0] if found else None

    def press(self, selector):
        """A press with a mouse: on what is seen there, as soon as nothing else lies on it."""
        wait_for(f"a press on {selector} ({self.name})", lambda: self.pressed(selector))

    def pressed(self, selector):
        """Presses there, if something is there to be pressed now; says whether there was."""
        element = self.find(selector)
        try:
            if element:
                self._window.click(element)
        except Failed as error:
            # What was there has made way for what is there now, or is about to.
            if any(reason in str(error) for reason in ("stale element", "intercepted", "not interactable", "no such element",
                                                       "could not be scrolled into view")):
                return False
            raise
        return element is not None

    def tap(self, selector):
        """A finger's press, in the middle of what is there."""
        wait_for(f"a tap on {selector} ({self.name})", lambda: self.tapped(selector))

    def tapped(self, selector):
        """Taps there, if nothing lies on it now; says whether nothing did."""
        # Found and looked at in one step: between two, the page may draw it anew, and no script takes what is gone.
        element = self.run("""
                const there = document.querySelector(arguments[0]);
                if (!there) return null;
                there.scrollIntoView({ block: 'nearest' });
                const { x, y, width, height } = there.getBoundingClientRect();
                const hit = document.elementFromPoint(x + width / 2, y + height / 2);
                const isFree = there.contains(hit) || (hit?.contains(there) && hit.closest('button'));
                return isFree ? there : null;""", selector)
        if not element:
            return False
        try:
            self._window.act([{"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": [
                {"type": "pointerMove", "duration": 0, "origin": element, "x": 0, "y": 0},
                {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}])
        except Failed as error:
            # As with a press: what was there has made way for what is there now.
            if any(reason in str(error) for reason in ("stale element", "no such element", "not interactable", "out of bounds")):
                return False
            raise
        return True

    def type(self, text):
        """Keys, one after the other, wherever the focus is. Those that print nothing are of the protocol's private area."""
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self._window.act([{"type": "key", "id": "keys", "actions": keys}])

    def compose(self, *texts):
        """What an input method shows of a word while it is written, one text after the other."""
        for text in texts:
            self._window.tell("Input.imeSetComposition", text=text, selectionStart=len(text), selectionEnd=len(text))

    def composed(self, text):
        """An input method has finished a word."""
        self._window.tell("Input.insertText", text=text)

    def picture(self, file):
        with open(file, "wb") as out:
            out.write(base64.b64decode(self._window.picture()))

    def complaints(self):
        """What the browser has complained of: errors of scripts, what the policy forbade, what was not there."""
        self.errors += self._window.complaints()
        return self.errors

    def close(self):
        self._window.close()
