#!/usr/bin/python3
"""Plays serpente with a real screen reader and compares what it spoke with what was printed.

reader.py BINARY FOLDER READER LANGUAGE [SCENARIO...]
"""
import json
import sys

from desk import desk
from scenarios import SCENARIOS
from sitting import Sitting


def main():
    binary, folder, reader, language, *names = sys.argv[1:]
    place = desk(reader, folder)
    try:
        for name in names or SCENARIOS:
            arguments, settings, act = SCENARIOS[name]
            words = [*arguments.split(), "--lang", language]
            sitting = Sitting(place, name.replace(" ", "-"), binary, words, settings)
            act(sitting)
            told = {"reader": reader, "language": language, "scenario": name, **sitting.result()}
            print(json.dumps(told, ensure_ascii=False), flush=True)
    finally:
        place.close()


if __name__ == "__main__":
    main()
