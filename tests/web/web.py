#!/usr/bin/python3
"""What is tried in browsers.

web.py reader|reader-GAME|reader-firefox|people|looks|states|doors|keys|touch|speech|turns|reloads|tabs|evening|offline|focus|home|newcomers|steady|trees|views|lines BINARY FOLDER AXE [PICTURES]
"""
import os
import sys
import time

import browser
import doors
import evening
import focus
import games
import home
import lines
import looks
import newcomers
import offline
import people
import reader
import reloads
import speech
import steady
import tabs
import trees
import turns
import views

WHAT = {"reader": reader.reads("salotto"), "reader-firefox": reader.reads("salotto", browser.Firefox), **{f"reader-{game}": reader.reads(game) for game in games.GAMES}, "people": people.play, "looks": looks.look, "states": looks.other_states, "doors": doors.play, "home": home.visit, "keys": games.keys,
        "touch": games.touch, "speech": speech.play,
        "turns": turns.told, "reloads": reloads.load, "evening": evening.play, "tabs": tabs.give_way, "offline": offline.begin,
        "focus": focus.hold, "steady": steady.hold, "newcomers": newcomers.come, "trees": trees.grow, "views": views.look, "lines": lines.hold}


def main():
    what, *paths, pictures = sys.argv[1:]
    binary, folder, axe = (os.path.abspath(path) for path in paths)
    for name in ("home", "run"):
        os.makedirs(f"{folder}/{name}", mode=0o700)
    os.environ.update(HOME=f"{folder}/home", XDG_RUNTIME_DIR=f"{folder}/run", LANG="C.UTF-8")
    os.chdir(folder)
    if pictures:
        os.makedirs(pictures, exist_ok=True)
    begun = time.monotonic()
    faults = WHAT[what](binary, folder, axe, pictures)
    for fault in faults:
        print(fault)
    print(f"{what}: {'well' if not faults else f'{len(faults)} faults'} after {time.monotonic() - begun:.0f} seconds")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
