#!/usr/bin/python3
"""Plays serpente with a real screen reader and compares what it spoke with what was printed.

reader.py BINARY FOLDER DONE READER LANGUAGE [SCENARIO...]

DONE is how many of the scenarios were played elsewhere already, and are left out.
"""
import json
import sys

from desk import desk
from scenarios import SCENARIOS
from sitting import Sitting
from visit import Visit

# How often a scenario is played before what is wrong in it counts.
TRIES = 3


def play(name, place, binary, language):
    """Plays a scenario, and once or twice more if not all was spoken as it was printed. A reader that gets too little
    of the machine leaves something out, now here, now there; what the program does wrong is wrong each time."""
    arguments, settings, act = SCENARIOS[name]
    results = []
    for number in range(1, TRIES + 1):
        called = f"{name.replace(' ', '-')}-{number}"
        if arguments is None:
            results.append(visit(place, called, binary, language, act))
        else:
            words = [*arguments.split(), "--lang", language]
            sitting = Sitting(place, called, binary, words, settings)
            act(sitting)
            results.append(sitting.result())
        if not wrong(results[-1]):
            break
    last = results.pop()
    return {**last, "before": [line for result in results for line in wrong(result)]}


def visit(place, called, binary, language, act):
    """The program at the other end of `ssh`."""
    there = Visit(binary, f"{place.folder}/{called}-there", language)
    try:
        sitting = Sitting(place, called, *there.command[:1], there.command[1:], None)
        act(sitting, there)
        return sitting.result()
    finally:
        there.close()


def wrong(result):
    """What was not spoken as it was printed."""
    return result["missed"] + result["besides"]


def main():
    binary, folder, done, reader, language, *names = sys.argv[1:]
    place = desk(reader, folder)
    try:
        for name in (names or list(SCENARIOS))[int(done):]:
            told = {"reader": reader, "language": language, "scenario": name, **play(name, place, binary, language)}
            print(json.dumps(told, ensure_ascii=False), flush=True)
    finally:
        place.close()


if __name__ == "__main__":
    main()
