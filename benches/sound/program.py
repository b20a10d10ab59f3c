"""The program's sounds, for measure.py: computed by the program itself (`takes.rs`)."""
import json
import subprocess
import wave
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
RATE = 44100
TAP_MS = 36
FROM_SEAT, CUES = set(), {}       # name: (recipe, loudness against a tile, takes, whether words wait, level 1 few or 2 full)


def frames(ms):
    return int(round(ms * RATE / 1000))


class Program:
    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.known = {}

    def order(self, line):
        self.process.stdin.write(line.encode() + b'\n')
        self.process.stdin.flush()

    def sound(self, line):
        if line not in self.known:
            self.order(line)
            count = int.from_bytes(self.process.stdout.read(4), 'little')
            self.known[line] = np.frombuffer(self.process.stdout.read(8 * count), '<f4').reshape(-1, 2).astype(float)
        return self.known[line]

    def lines(self, order):
        self.order(order)
        lines = []
        while line := self.process.stdout.readline().strip():
            lines.append(line.decode())
        return lines


program = None


def begin(path):
    global program
    program = Program(path)
    for line in program.lines('recipes'):
        recipe = json.loads(line)
        takes = 4 if recipe['takes'] == 'varied' else 1
        CUES[recipe['name']] = (recipe, recipe['loud'], takes, recipe['leads'], 1 if recipe['level'] == 'few' else 2)
        if recipe['from_seat']:
            FROM_SEAT.add(recipe['name'])


def at_table(name, take=0, k=0, seats=4, ours=False, onto=None):
    """What a player hears when the k-th player after them does something."""
    end = name.rpartition('-')[2]
    onto = onto if onto is not None else end if end in ('left', 'right') else 'middle'
    return program.sound(f'table {name} {take} {k} {seats} {int(ours)} {onto}')


def cue(name, take=0):
    return at_table(name, take)[:, 0]


def azimuth_of(k, seats):
    return 0.0 if k == 0 or seats == 2 else -75 + 150 * (k - 1) / (seats - 2)


def click(azimuth):
    return program.sound(f'click {azimuth}')


def filtered(x, b, a1, a2=0.0):
    from scipy.signal import lfilter
    return lfilter(b, [1, a1, a2], x, axis=0)


def k_weighted(x):
    """The K-weighting of ITU-R BS.1770 at 44.1 kHz: a high shelf and a high-pass."""
    for f0, gain, q, kind in ((1681.974450955533, 3.999843853973347, .7071752369554196, 'shelf'),
                              (38.13547087602444, 0, .5003270373238773, 'high')):
        k = np.tan(np.pi * f0 / RATE)
        d = 1 + k / q + k * k
        if kind == 'shelf':
            vh = 10 ** (gain / 20)
            vb = vh ** .4996667741545416
            b = ((vh + vb * k / q + k * k) / d, 2 * (k * k - vh) / d, (vh - vb * k / q + k * k) / d)
        else:
            b = (1.0, -2.0, 1.0)
        x = filtered(x, b, 2 * (k * k - 1) / d, (1 - k / q + k * k) / d)
    return x


def loudness(stereo, window_ms=125):
    """The K-weighted level of the loudest 125 ms, in dB: the ear adds up about that much of a short sound."""
    n = frames(window_ms)
    power = (k_weighted(np.concatenate([stereo, np.zeros((n, 2))])) ** 2).sum(1)
    total = np.concatenate([[0], np.cumsum(power)])
    return 10 * np.log10(max((total[n:] - total[:-n]).max() / n, 1e-12))


def write(path, stereo):
    with wave.open(str(path), 'wb') as f:
        f.setnchannels(2)
        f.setsampwidth(2)
        f.setframerate(RATE)
        f.writeframes(np.round(np.clip(stereo, -1, 1) * 32767).astype('<i2').tobytes())
