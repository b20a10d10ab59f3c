"""Lets serpente simulate whole matches of random moves, through its command line, and says how many rounds a second."""

import re
import subprocess
import sys
import time

serpente, seconds = sys.argv[1], float(sys.argv[2])


def play(matches):
    """The rounds of so many matches of two pairs with double-6, and how long they took."""
    command = [serpente, "simulate", "--bots", "random", "--teams", "2x2", "--seed", "1"]
    begun = time.perf_counter()
    told = subprocess.run(
        [*command, "--lang", "en", "--matches", str(matches)], capture_output=True, text=True, check=True
    ).stdout
    took = time.perf_counter() - begun
    return int(re.search(r"(\d+) rounds", told.replace(",", "")).group(1)), took


matches = 20000
_, took = play(matches)
rounds, took = play(max(1, int(matches * seconds / took)))
print(f"serpente: {rounds / took:.0f} rounds/s", flush=True)
