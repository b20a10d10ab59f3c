#!/usr/bin/python3
"""Plays serpente with a real screen reader and compares what it spoke with what was printed.

reader.py BINARY FOLDER READER LANGUAGE [SCENARIO...]

READER is `fenrir`, or a terminal for Orca, which may be of a certain size and have another program between:
`mate-terminal:40x24`, `mate-terminal+tmux`.
"""
import json
import os
import sys

from desk import desk
from friends import Friend, Table
from scenarios import QUICK, SCENARIOS, STOCK
from sitting import Sitting
from visit import Visit

# What comes between a terminal and the program; tmux without its clock, which Orca speaks each minute.
BETWEEN = {"tmux": "tmux -f /dev/null new-session bash --norc ';' set status-right ''", "screen": "screen -c /dev/null bash --norc"}


def play(name, place, binary, language):
    """Plays a scenario. Returns what of it was printed and what was spoken."""
    arguments, settings, act = SCENARIOS[name]
    called = name.replace(" ", "-")
    there = f"{place.folder}/{called}-there"
    if arguments is None:
        return visit(place, called, binary, there, language, act)
    words = [*arguments.split(), "--lang", language]
    if name == "join":
        return join(place, called, binary, there, (words, settings, act))
    sitting = Sitting(place, called, binary, words, settings, opens=name == "opens")
    if name == "host":
        friends = []

        def comes(address):
            friends.append(Friend(binary, there, "Bo", "join", address))
            return friends[0]
        try:
            act(sitting, comes)
        finally:
            for friend in friends:
                friend.close()
    else:
        act(sitting)
    return sitting.result()


def join(place, called, binary, there, scenario):
    """The program at a friend's table."""
    words, settings, act = scenario
    friend = Table(binary, there, "--players", "2")
    try:
        words[1:1] = [friend.address, "--name", "Bo"]
        sitting = Sitting(place, called, binary, words, settings)
        act(sitting, friend)
        return sitting.result()
    finally:
        friend.close()


def visit(place, called, binary, folder, language, act):
    """The program at the other end of `ssh`."""
    there = Visit(binary, folder, language)
    try:
        sitting = Sitting(place, called, *there.command[:1], there.command[1:], None)
        act(sitting, there)
        return sitting.result()
    finally:
        there.close()


def main():
    binary, folder, reader, language, *names = sys.argv[1:]
    terminal, _, between = reader.partition("+")
    names = names or list(SCENARIOS)
    rate = STOCK if names == ["paced match"] else QUICK
    place = desk(terminal, folder, rate)
    try:
        if between:
            # Their own word is none of ours.
            os.environ["SCREENDIR"] = f"{folder}/run"
            place.run(BETWEEN[between])
            place.comes_to_rest()
        for name in names:
            told = {"reader": reader, "language": language, "scenario": name, **play(name, place, binary, language)}
            print(json.dumps(told, ensure_ascii=False), flush=True)
    finally:
        place.close()


if __name__ == "__main__":
    main()
