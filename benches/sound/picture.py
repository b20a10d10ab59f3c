#!/usr/bin/env python3
"""Draws a recorded match: what the sound card got as a spectrogram, with the lines of the match over it.

    parecord --raw --format=s16le --rate=44100 --channels=2 --device=SINK.monitor > match.raw
    script -qfc "serpente play --humans 0 ..." --log-timing timing typescript
    python3 benches/sound/picture.py match.raw typescript timing SECONDS_FROM_RECORDING_TO_MATCH PICTURE.png

Needs numpy and matplotlib.
"""
import re
import sys

import matplotlib
import numpy as np

matplotlib.use('Agg')
import matplotlib.pyplot as plt

raw, typescript, timing, lead, picture = sys.argv[1:6]
RATE, ROW = 44100, 11
x = np.fromfile(raw, '<i2').reshape(-1, 2) / 32768
body = open(typescript, 'rb').read().split(b'\n', 1)[1]
lines, now, at = [], float(lead), 0
for row in open(timing):
    wait, count = row.split()[-2:]
    now += float(wait)
    text = re.sub(rb'\x1b\[[0-9;?]*[A-Za-z]', b'', body[at:at + int(count)]).decode(errors='replace')
    at += int(count)
    lines += [(now, line.strip()) for line in text.splitlines() if line.strip()]
sound = np.flatnonzero(abs(x).max(1) > .002)
end = int(min(len(x), sound[-1] + RATE))
rows = -(-end // (ROW * RATE))
fig, axes = plt.subplots(rows, 1, figsize=(11, 2.1 * rows), dpi=75, squeeze=False)
for row, axis in enumerate(axes[:, 0]):
    begin = row * ROW
    part = x[begin * RATE:(begin + ROW) * RATE]
    mix = part.sum(1) / 2 if len(part) else np.zeros(RATE)
    mix = np.concatenate([mix, np.zeros(ROW * RATE - len(mix))])
    n, hop = 1024, 441
    cut = np.lib.stride_tricks.sliding_window_view(mix, n)[::hop] * np.hanning(n)
    level = 20 * np.log10(abs(np.fft.rfft(cut)).T + 1e-3)
    axis.imshow(level[:260], origin='lower', aspect='auto', extent=(begin, begin + ROW, 0, 260 * RATE / n / 1000), vmin=-40, vmax=30, cmap='Greys')
    axis.set_ylim(0, 17)
    axis.set_yticks([0, 5, 10])
    axis.set_ylabel('kHz', fontsize=7)
    axis.tick_params(labelsize=6)
    shown = [(t, line) for t, line in lines if begin <= t < begin + ROW]
    for index, (t, line) in enumerate(shown):
        axis.axvline(t, ymin=.66, color='tab:red', lw=.5)
        axis.text(t, 11.4 + 1.35 * (index % 4), line[:26], fontsize=5.2, color='tab:red')
axes[-1, 0].set_xlabel('seconds', fontsize=7)
fig.tight_layout(pad=.4)
fig.savefig(picture)
