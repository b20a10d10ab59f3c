#!/usr/bin/python3 -B
"""Follows script/Containerfile step by step where no builder of images is at hand:

    container.py SYSTEM PACKAGES [CONTAINERFILE]

SYSTEM is the folder of a bare system, which takes the place of the first line, and is changed. PACKAGES is the folder from which the
file copies. Runs the commands in that system, starts the server as the file says, asks for its health, ends it, and checks that it ran
without root and kept its folder. Needs root. What only a builder can show, such as the layers, is not tried.
"""

import ctypes
import glob
import json
import os
import shutil
import signal
import subprocess
import sys
import time

# How long the server may take until it is healthy, and until it has ended, in seconds.
HEALTHY_WITHIN = 60
ENDS_WITHIN = 60

# The number by which Linux knows a network of its own.
CLONE_NEWNET = 0x40000000

# The environment of a command in an image.
ENVIRONMENT = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}


def steps(text):
    """Yields the instructions of the file, each with its value."""
    joined = ""
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        joined += line.removesuffix("\\") if line.endswith("\\") else line
        if line.endswith("\\"):
            continue
        if joined.strip():
            word, value = joined.split(maxsplit=1)
            yield word, value.strip()
        joined = ""


class Image:
    """What the file says so far."""

    def __init__(self, system, packages):
        self.system = system
        self.packages = packages
        self.user = 0
        self.environment = dict(ENVIRONMENT)
        self.volume = None
        self.health = None
        self.stop = None
        self.entry = None

    def follow(self, word, value):
        if word == "COPY":
            pattern, place = value.split()
            (package,) = glob.glob(os.path.join(self.packages, pattern))
            shutil.copy(package, self.system + place)
        elif word == "RUN":
            subprocess.run(self.command(["/bin/sh", "-euc", value]), env=self.environment, check=True)
        elif word == "USER":
            self.user = int(value)
        elif word == "ENV":
            name, _, given = value.partition("=")
            self.environment[name] = given
        elif word == "VOLUME":
            self.volume = value
        elif word == "HEALTHCHECK":
            self.health = json.loads(value[value.index("CMD") + len("CMD"):])
        elif word == "STOPSIGNAL":
            self.stop = signal.Signals[value]
        elif word == "ENTRYPOINT":
            self.entry = json.loads(value)
        elif word not in ("FROM", "EXPOSE"):
            sys.exit(f"{word} is not known here.")

    def command(self, words):
        return ["chroot", f"--userspec={self.user}:{self.user}", self.system, *words]


def is_healthy(image):
    asked = subprocess.run(image.command(image.health), env=image.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return asked.returncode == 0


def try_server(image):
    """Starts the server, in a network of its own, since it has a fixed port."""
    folder = image.system + image.volume
    if os.stat(folder).st_uid != image.user or image.user == 0:
        sys.exit("The server does not own its folder, or is root.")
    server = subprocess.Popen(image.command(image.entry), env=image.environment)
    until = time.monotonic() + HEALTHY_WITHIN
    while not is_healthy(image):
        if server.poll() is not None or time.monotonic() > until:
            sys.exit("The server is not healthy.")
        time.sleep(0.2)
    with open(f"/proc/{server.pid}/status", encoding="utf-8") as status:
        (owner,) = [line.split()[1] for line in status if line.startswith("Uid:")]
    if int(owner) != image.user:
        sys.exit("The server runs as somebody else.")
    server.send_signal(image.stop)
    if server.wait(ENDS_WITHIN) != 0:
        sys.exit("The server did not end as it should.")
    if not os.listdir(folder):
        sys.exit("The server kept nothing in its folder.")


def main():
    system, packages = sys.argv[1:3]
    file = sys.argv[3] if len(sys.argv) > 3 else os.path.join(os.path.dirname(__file__), "..", "Containerfile")
    image = Image(system, packages)
    with open(file, encoding="utf-8") as lines:
        for word, value in steps(lines.read()):
            image.follow(word, value)
    if ctypes.CDLL(None).unshare(CLONE_NEWNET) != 0:
        sys.exit("The server cannot have a network of its own.")
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    try_server(image)
    print("script/Containerfile was followed step by step: its server was healthy, ran without root, and ended when it was asked to.")


if __name__ == "__main__":
    main()
