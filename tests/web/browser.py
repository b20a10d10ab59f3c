"""A browser that is driven from outside, as its own driver's protocol has it (WebDriver)."""
import base64
import json
import os
import socket
import subprocess
import time
import urllib.error
import urllib.request

# How long anything may take on a machine that does other things, too.
SOON = 60

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


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


class Driver:
    """The program that drives browsers; each browser is a session of it."""

    def __init__(self, folder):
        self.port = free_port()
        self.folder = folder
        self._log = open(f"{folder}/chromedriver.log", "wb")
        self._program = subprocess.Popen(("chromedriver", f"--port={self.port}"), stdin=subprocess.DEVNULL,
                                         stdout=self._log, stderr=self._log)
        wait_for("the browser's driver", self._is_there)

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

    def close(self):
        self._program.terminate()
        self._program.wait()
        self._log.close()


class Browser:
    """A window with one page. `size`: its width and height; `touch`: it is a phone's."""

    def __init__(self, driver, name, size=(1000, 800), touch=False, language="en", seen=False, type_size=None):
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
        self._driver, self.name = driver, name
        session = driver.ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._path = f"/session/{session['sessionId']}"
        self.errors = []
        if not seen:
            self.resize(size, touch)

    def _ask(self, method, path, what=None):
        return self._driver.ask(method, f"{self._path}{path}", what)

    def tell(self, command, **parameters):
        """A command of the browser's own."""
        return self._ask("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def resize(self, size, touch=False):
        width, height = size
        self.tell("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touch)
        self.tell("Emulation.setTouchEmulationEnabled", enabled=touch, maxTouchPoints=5 if touch else 1)

    def look(self, **features):
        """What the person has asked their system for: forced_colors="active"."""
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.tell("Emulation.setEmulatedMedia", features=named)

    def open(self, address):
        self._ask("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        return self._ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def run_on(self, script, *arguments):
        """A script that calls the last of its arguments when it is done."""
        return self._ask("POST", "/execute/async", {"script": script, "args": list(arguments)})

    def find(self, selector):
        found = self._ask("POST", "/elements", {"using": "css selector", "value": selector})
        return found[0] if found else None

    def press(self, selector):
        """A press with a mouse, or a finger: on what is seen there, wherever that is."""
        for _ in range(5):
            element = wait_for(f"{selector} ({self.name})", lambda: self.find(selector))
            try:
                return self.press_on(element)
            except Failed as failed:
                # What was there has made way for what is there now.
                if "stale element" not in str(failed):
                    raise
        raise Failed(f"{selector} ({self.name}) is never there for long enough to be pressed")

    def press_on(self, element):
        self._ask("POST", f"/element/{element[ELEMENT]}/click", {})

    def tap(self, selector):
        """A finger's press, in the middle of what is there."""
        spot = wait_for(f"{selector} ({self.name})", lambda: self.run("""
            const there = document.querySelector(arguments[0]);
            if (!there) return null;
            there.scrollIntoView({ block: 'center' });
            const { x, y, width, height } = there.getBoundingClientRect();
            const [left, top] = [x + width / 2, y + height / 2];
            const hit = document.elementFromPoint(left, top);
            return there.contains(hit) || hit?.contains(there) ? [left, top] : null;""", selector))
        points = [{"x": spot[0], "y": spot[1]}]
        self.tell("Input.dispatchTouchEvent", type="touchStart", touchPoints=points)
        self.tell("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def type(self, text):
        """Keys, one after the other, wherever the focus is. Those that print nothing are of the protocol's private area."""
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self._ask("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": keys}]})

    def picture(self, file):
        whole = self.tell("Page.captureScreenshot", format="png", captureBeyondViewport=True)
        with open(file, "wb") as out:
            out.write(base64.b64decode(whole["data"]))

    def complaints(self):
        """What the browser has complained of: errors of scripts, what the policy forbade, what was not there."""
        told = self._ask("POST", "/se/log", {"type": "browser"})
        self.errors += [entry["message"] for entry in told if entry["level"] in ("SEVERE", "WARNING")]
        return self.errors

    def close(self):
        self._ask("DELETE", "")
