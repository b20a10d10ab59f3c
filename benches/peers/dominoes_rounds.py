"""Plays rounds of random moves with the PyPI package dominoes, and says how many a second."""

import random
import sys
import time

import dominoes

seconds = float(sys.argv[1])
random.seed(1)
begun = time.perf_counter()
rounds = 0
while time.perf_counter() - begun < seconds:
    game = dominoes.Game.new()
    while game.result is None:
        game.make_move(*random.choice(game.valid_moves))
    rounds += 1
took = time.perf_counter() - begun
print(f"dominoes (PyPI): {rounds / took:.0f} rounds/s", flush=True)
