#!/usr/bin/env python3
"""Measures the program's sounds, and others beside them: are they recognised? Is the seat found? How loud are they? Is speech masked?

    cargo build --release -p serpente-synth --example takes
    python3 benches/sound/measure.py target/release/examples/takes WORK_FOLDER [plays of a cue [levels masking seats row cues time]]

Needs numpy, scipy, scikit-learn, pystoi and espeak-ng, and is no part of CI. Nobody listens here: two programs do.
"""
import os
import subprocess
import sys
import warnings
import wave
import numpy as np
from math import erfc
from scipy.signal import resample_poly, butter, sosfilt, fftconvolve
import program as P
from program import RATE, frames, loudness

warnings.filterwarnings('ignore')
P.begin(sys.argv[1])
WORK = sys.argv[2]
PLAYS = int(sys.argv[3]) if len(sys.argv) > 3 else 25
PARTS = sys.argv[4:] or ['levels', 'masking', 'seats', 'row', 'cues', 'time']
os.makedirs(WORK, exist_ok=True)

SENTENCES = {
    'train': [('en-gb', 'Clara: nine three, left. Dario passes. Your turn. Left four, right five.'),
              ('it', 'Bruno mette il sei due a destra. Tocca a te. Sinistra tre, destra sei.'),
              ('es', 'Ana pone el doble cuatro a la izquierda. Le toca a Pedro. Pasa.'),
              ('fr', "Elsa pose le six cinq à gauche. C'est à toi. Tu as sept dominos."),
              ('de', 'Fabio legt die Sechs Zwei rechts an. Du bist dran. Links drei, rechts fünf.'),
              ('pt', 'Clara joga o quatro branco à direita. É a sua vez. Pontos: doze a oito.')],
    'test': [('en-us', 'Bruno: four blank, right. Elsa has one tile left. Round two. You lead the round.'),
             ('es-419', 'El turno es tuyo. Izquierda seis, derecha dos. Marta roba y pasa. Quince puntos.'),
             ('it', 'Hai cinque tessere: doppio nove, quattro bianca, sei uno. Dario non può giocare.'),
             ('fr', 'Le match est fini. Vous avez gagné, cent à quarante. Encore une partie ?'),
             ('eu', 'Zure txanda da. Ezkerrean lau, eskuinean bost. Mirenek pasatu du.')]}
RATES = {'train': (170, 240, 320), 'test': (200, 280, 360)}


def read(path):
    with wave.open(path) as f:
        data = np.frombuffer(f.readframes(f.getnframes()), '<i2').reshape(-1, f.getnchannels()) / 32768
        return data, f.getframerate()


def speech(part):
    """Spoken sentences as one signal each, without silence at the ends, mono, at -23 dB of K-weighted loudness."""
    pool = []
    for i, (voice, text) in enumerate(SENTENCES[part]):
        for rate in RATES[part]:
            path = f'{WORK}/{part}-{i}-{rate}.wav'
            if not os.path.exists(path):
                subprocess.run(['espeak-ng', '-v', voice, '-s', str(rate), '-w', path, text], check=True)
            x, r = read(path)
            x = resample_poly(x[:, 0], RATE, r)
            loud = np.flatnonzero(abs(x) > .02)
            x = x[loud[0]:loud[-1]]
            pool.append(x * 10 ** ((-23 - gated(x)) / 20))
    return pool


def gated(x):
    """Integrated loudness of a mono signal played on both sides: blocks of 100 ms, those 10 dB below the mean left out."""
    p = (P.k_weighted(np.stack([x, x], 1)) ** 2).sum(1)
    n = frames(100)
    blocks = p[:len(p) // n * n].reshape(-1, n).mean(1)
    return 10 * np.log10(blocks[blocks > blocks.mean() / 10].mean())


# ---------------------------------------------------------------------------------------------- the recogniser
def mel_bank(n, bands, low, high):
    mel = lambda f: 2595 * np.log10(1 + f / 700)
    points = 700 * (10 ** (np.linspace(mel(low), mel(high), bands + 2) / 2595) - 1)
    f = np.fft.rfftfreq(n, 1 / RATE)
    return np.array([np.clip(np.minimum((f - a) / (b - a), (c - f) / (c - b)), 0, None)
                     for a, b, c in zip(points, points[1:], points[2:])])


WIN, HOP, STEPS, BANDS = 1024, 352, 40, 28       # 23 ms windows, every 8 ms, the first 320 ms
BANK = mel_bank(WIN, BANDS, 90, 11000)
PHONE = butter(6, (300, 3400), 'bandpass', fs=RATE, output='sos')
LAPTOP = butter(2, 380, 'highpass', fs=RATE, output='sos')


def room(seed):
    """A room that rings for 0.4 s, as strongly as the direct sound."""
    tail = np.random.default_rng(seed).normal(0, 1, frames(300)) * np.exp(-np.arange(frames(300)) / RATE * 6.91 / .4)
    return np.concatenate([[1.0], np.zeros(frames(3)), tail / np.sqrt((tail ** 2).sum())])


FLOOR = -75                                      # the noise of a quiet room, dB below full scale


def spectrum(mono, steps=STEPS):
    """Decibels in 28 bands every 8 ms."""
    need = WIN + HOP * (steps - 1)
    x = np.concatenate([mono, np.zeros(max(0, need - len(mono)))])[:need]
    cut = np.stack([x[i * HOP:i * HOP + WIN] for i in range(steps)]) * np.hanning(WIN)
    return (10 * np.log10(abs(np.fft.rfft(cut)) ** 2 @ BANK.T + 1e-5)).astype(np.float32)


def heard(stereo, condition, rng, pool):
    """What one microphone at the listener hears: both channels together, after a moment that nobody knows exactly, in a room that
    is never silent; with speech over it, as loud as the cue or 6 dB louder; through a telephone."""
    if 'first 110 ms' in condition:
        stereo = faded(stereo, 110, None, 5)
    x, lead = stereo.sum(1) / 2, rng.integers(frames(2), frames(14))
    out = np.zeros(frames(380))
    n = min(len(x), len(out) - lead)
    out[lead:lead + n] = x[:n]
    if 'speech' in condition:
        talk = pool[rng.integers(len(pool))]
        at = rng.integers(0, len(talk) - len(out))
        out += talk[at:at + len(out)] * 10 ** ((loudness(stereo) + 23 + (6 if '+6' in condition else 0)) / 20)
    out = through(out, channel_of(condition))
    if 'laptop' in condition:
        out = fftconvolve(out, room(9))[:len(out)]
    return out + rng.normal(0, 10 ** (FLOOR / 20), len(out))


def channel_of(condition):
    return condition.split()[0]


def through(x, channel):
    """What the listener is used to: a telephone, a laptop's loudspeaker."""
    return sosfilt({'phone': PHONE, 'laptop': LAPTOP}[channel], x) if channel in ('phone', 'laptop') else x


CONDITIONS = ['clean', 'first 110 ms', 'speech 0', 'speech +6', 'phone', 'phone speech 0', 'laptop', 'laptop speech 0']
BY_PLAYERS = P.FROM_SEAT | {'laid-left', 'laid-right', 'laid', 'double-left', 'double-right', 'double', 'laid-last'}


def usual(x, channel):
    """What the listener has heard so far: by laptop, in another room of the same kind."""
    x = through(x, channel)
    return fftconvolve(x, room(8))[:len(x)] if channel == 'laptop' else x


class Listener:
    """Knows a few takes of each cue and how speech usually sounds, and nothing of what is said now. In each place of time and
    frequency either the cue or the speech is louder (Roweis' and Varga's max model): what is heard can be the cue covered by
    speech, but never less than the cue. The likeliest cue is its answer."""

    def __init__(self, names, stereo_of, channel, pool, takes=3):
        self.labels, templates = [], []
        rng = np.random.default_rng(5)
        for index, name in enumerate(names):
            for x in stereo_of(name, takes):
                x = faded(x, 110, None, 5) if channel == 'first' else x
                for lead in (2, 5, 8, 11, 14):
                    y = np.zeros(frames(380))
                    m = x.sum(1) / 2
                    n = min(len(m), len(y) - frames(lead))
                    y[frames(lead):frames(lead) + n] = m[:n]
                    y = usual(y, channel) + rng.normal(0, 10 ** (FLOOR / 20), len(y))
                    templates.append(spectrum(y).ravel())
                    self.labels.append(index)
        self.templates, self.labels = np.array(templates), np.array(self.labels)
        # How loud speech is in each band, as a histogram of 3 dB, at -23 dB of loudness; in a quiet room besides.
        talk = np.concatenate([usual(t, channel) for t in pool])
        talk = talk + rng.normal(0, 10 ** (FLOOR / 20), len(talk))
        self.edges = np.arange(-60, 70, 3.0)
        grid = spectrum(talk, (len(talk) - WIN) // HOP)
        self.density = np.array([np.histogram(grid[:, b], self.edges)[0] + .3 for b in range(BANDS)])
        self.density = self.density / self.density.sum(1, keepdims=True) / 3
        still = spectrum(rng.normal(0, 10 ** (FLOOR / 20), RATE * 2), 200)
        self.still = still.mean(), still.std()

    def answer(self, signal, loud):
        """The likeliest cue: speech is absent, at the loudness of the cue, or 6 dB above."""
        seen = spectrum(signal).ravel()
        z = (seen - self.templates) / SIGMA
        own = np.exp(-.5 * z * z) / (SIGMA * 2.5066)
        below = 1 / (1 + np.exp(-1.702 * z))
        best = None
        for speech in (None, 0, 6):
            if speech is None:
                y = (seen - self.still[0]) / (self.still[1] + 1)
                f, c = np.exp(-.5 * y * y) / (2.5066 * (self.still[1] + 1)), 1 / (1 + np.exp(-1.702 * y))
            else:
                bins = np.clip(((seen - (loud + 23 + speech) + 60) / 3).astype(int), 0, len(self.edges) - 2)
                rows = np.tile(np.arange(BANDS), STEPS)
                f, c = self.density[rows, bins], np.cumsum(self.density * 3, 1)[rows, bins]
            score = np.log(f * below + own * c + 1e-5).sum(1)
            if best is None or score.max() > best[0]:
                best = score.max(), self.labels[score.argmax()]
        return best[1]


SIGMA = np.float32(4)      # decibels between two takes of the same cue, in one place


def tables(name, takes):
    """What the listener has heard before: cues of players from each of four places, other takes than those of the test."""
    for take in range(900, 900 + (takes if P.CUES[name][2] > 1 else 1)):
        for k in range(4) if name in BY_PLAYERS else (0,):
            yield P.at_table(name, take, k, 4, ours=k == 2)


def a_play(name, take, rng):
    k = int(rng.integers(0, 4)) if name in BY_PLAYERS else 0
    return P.at_table(name, take, k, 4, ours=k == 2)


def pupil(names, templates, pool):
    """A plain classifier that learnt from plays like those of the test (but not phones, laptops or rooms)."""
    from sklearn.decomposition import PCA
    from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
    from sklearn.pipeline import make_pipeline
    rng = np.random.default_rng(4)
    x, y = [], []
    for index, name in enumerate(names):
        stock = list(templates(name, 12))
        for n in range(150):
            x.append(spectrum(heard(stock[n % len(stock)], CONDITIONS[(0, 2, 3)[n % 3]], rng, pool)).ravel())
            y.append(index)
    return make_pipeline(PCA(160, random_state=1), LinearDiscriminantAnalysis(solver='lsqr', shrinkage='auto')).fit(np.array(x), y)


def recognise(names, templates, play, label, plays):
    rng = np.random.default_rng(1)
    voices = {part: speech(part) for part in ('train', 'test')}
    listeners = {c: Listener(names, templates, c, voices['train']) for c in {channel_of(c) for c in CONDITIONS}}
    simple = pupil(names, templates, voices['train'])
    result, confusion, plain, plain_confusion = {}, {}, {}, {}
    for condition in CONDITIONS:
        table, learnt = np.zeros((len(names), len(names)), int), np.zeros((len(names), len(names)), int)
        for index, name in enumerate(names):
            for n in range(plays):
                s = play(name, n, rng)
                signal = heard(s, condition, rng, voices['test'])
                table[index, listeners[channel_of(condition)].answer(signal, loudness(s))] += 1
                learnt[index, simple.predict(spectrum(signal).reshape(1, -1))[0]] += 1
        plain[condition], plain_confusion[condition] = np.trace(learnt) / plays / len(names), learnt
        result[condition], confusion[condition] = float(np.trace(table) / table.sum()), table
    print(f'\n{label}: {len(names)} cues, {plays} plays each, share recognised (chance {1 / len(names):.0%})')
    print('  listener ' + '  '.join(f'{c}: {result[c]:.1%}' for c in CONDITIONS))
    print('  pupil    ' + '  '.join(f'{c}: {plain[c]:.1%}' for c in CONDITIONS))
    for who, tables_of in (('listener', confusion), ('pupil', plain_confusion)):
        for condition in CONDITIONS:
            print_mistakes(f'{who} {condition}', names, tables_of[condition] / plays)


def print_mistakes(label, names, shares):
    """The sounds told worst, and which is taken for which how often. `shares` has a row for each sound played."""
    right = np.diag(shares)
    mistakes = sorted(((shares[i, j], names[i], names[j]) for i, j in zip(*np.nonzero(shares)) if i != j), reverse=True)[:12]
    if mistakes:
        print(f'  {label}: weakest ' + ', '.join(f'{names[i]} {right[i]:.0%}' for i in right.argsort()[:5]) + '; mistaken '
              + ', '.join(f'{played}>{told} {share:.0%}' for share, played, told in mistakes))


# ---------------------------------------------------------------------------------------------- seats
def ratios(stereo, ms=34):
    """Left over right, in each place of time and frequency of the tap, with the energy there."""
    n, hop = 256, 96
    x = np.concatenate([stereo[:frames(ms)], np.zeros((n, 2))])
    cut = np.stack([x[i:i + n] for i in range(0, frames(ms), hop)]) * np.hanning(n)[:, None]
    s = np.fft.rfft(cut, axis=1)[:, KEEP]
    return np.log((s[..., 0] + 1e-9) / (s[..., 1] + 1e-9)), abs(s).max(2)


HERTZ = np.fft.rfftfreq(256, 1 / RATE)
KEEP = (HERTZ > 250) & (HERTZ < 9000)


def seat_of(stereo, places):
    """The likeliest place: each spot of time and frequency belongs to the player or to a voice in the middle."""
    seen, energy = ratios(stereo)
    use = energy > max(energy.max() / 100, .02)
    def fits(expected):
        d = seen - expected
        phase = np.angle(np.exp(1j * d.imag)) * (HERTZ[KEEP] < 2500)
        return np.exp(-.5 * ((d.real * 8.7 / 3) ** 2 + (phase / .5) ** 2))
    middle = fits(np.zeros(KEEP.sum()))
    return int(np.argmax([np.log(.5 * fits(p) + .5 * middle + .003)[use].sum() for p in places]))


def seats():
    """Which seat: from both channels by delay and level (against a click at each place: only physics, nothing learnt), and from
    one loudspeaker by the tap's sound (nearest of what was heard before)."""
    from sklearn.neighbors import KNeighborsClassifier
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import StandardScaler
    rng = np.random.default_rng(2)
    voices = {part: speech(part) for part in ('train', 'test')}
    def transfer(azimuth):
        s = np.fft.rfft(P.click(azimuth)[:256], axis=0)[KEEP]
        return np.log(s[:, 0] / s[:, 1])

    print('\nSeat: from two channels, and from one loudspeaker')
    for count in (4, 6, 10):
        around = range(1, count)
        places = [transfer(P.azimuth_of(k, count)) for k in around]
        for noise in (None, 0, 6):
            two, learnt, one = [], {'train': ([], []), 'test': ([], [])}, []
            for split in learnt:
                for k in around:
                    for n in range(60):
                        name = ('laid-left', 'laid-right', 'drawn', 'passed', 'double')[n % 5]
                        s = P.at_table(name, n + (700 if split == 'train' else 0), k, count, ours=k % 2 == 0).copy()
                        if noise is not None:
                            talk = voices[split][rng.integers(len(voices[split]))]
                            at = rng.integers(0, len(talk) - len(s) - 1)
                            s += talk[at:at + len(s), None] * 10 ** ((loudness(s) + 23 + noise) / 20)
                        s += rng.normal(0, 10 ** (FLOOR / 20), s.shape)
                        if split == 'test':
                            two.append(abs(1 + seat_of(s, places) - k))
                        learnt[split][0].append(tap_features(s.sum(1) / 2))
                        learnt[split][1].append(k)
            model = make_pipeline(StandardScaler(), KNeighborsClassifier(7)).fit(*learnt['train'])
            one = abs(model.predict(learnt['test'][0]) - np.array(learnt['test'][1]))
            two = np.array(two)
            print(f'  {count:2} seats, {"clean" if noise is None else f"speech +{noise}":9}: two channels right {np.mean(two == 0):.1%},'
                  f' mean error {two.mean():.2f} seats, at most {two.max()};'
                  f'  one loudspeaker right {np.mean(one == 0):.1%}, mean error {one.mean():.2f}, at most {one.max()}')
    whose()
    print('Predicted for people, if the angle is heard to 5 degrees in front and 15 at the side (an assumption, nobody was asked)')
    for count in (4, 6, 10):
        places = np.array([P.azimuth_of(k, count) for k in range(1, count)])
        shots = [np.mean(abs(p + rng.normal(0, 5 + 10 * abs(p) / 75, (4000, 1)) - places).argmin(1) == i) for i, p in enumerate(places)]
        d = 10 / max(1, count - 2)          # Braida and Durlach: about 10 steps of d' over all pitches, however many there are
        print(f'  {count} seats by place: right {np.mean(shots):.0%}, the worst seat {min(shots):.0%}; by pitch alone: '
              f'{1 - erfc(d / 2 / 2 ** .5) * (count - 2) / (count - 1):.0%}')


def whose():
    """Whether the tap tells one's own team from the others, whatever the seat."""
    from sklearn.neighbors import KNeighborsClassifier
    rng = np.random.default_rng(6)
    pool = speech('test')
    for noise in (None, 0):
        sets = {}
        for split, rings in (('train', (4, 6, 8)), ('test', (5, 7, 10))):
            xs, ys = [], []
            for count in rings:
                for k in range(1, count):
                    for own in (False, True):
                        for n in range(10):
                            s = P.at_table('passed', n + (700 if split == 'train' else 0), k, count, own).copy()
                            if noise is not None:
                                talk = pool[rng.integers(len(pool))]
                                at = rng.integers(0, len(talk) - len(s) - 1)
                                s += talk[at:at + len(s), None] * 10 ** ((loudness(s) + 23 + noise) / 20)
                            xs.append(tap_features(s.sum(1) / 2))
                            ys.append(own)
            sets[split] = xs, ys
        right = KNeighborsClassifier(5).fit(*sets['train']).score(*sets['test'])
        print(f'  own team or not, by the tap, at tables of other sizes than learnt, {"clean" if noise is None else "speech +0"}: {right:.0%}')


def tap_features(mono):
    x = mono[:frames(34)] * np.hanning(2 * frames(34))[frames(34):]
    power, f = abs(np.fft.rfft(x, 4096)) ** 2, np.fft.rfftfreq(4096, 1 / RATE)
    edges = 450 * 2 ** (np.arange(0, 44) / 12)
    v = np.array([np.log10(power[(f >= a) & (f < b)].sum() + 1e-6) for a, b in zip(edges, edges[1:])])
    return v - v.mean()


def in_a_row(plays):
    """Three sounds of the table 150 ms apart, by different players: is the second told while the first still rings?"""
    rng, pool = np.random.default_rng(7), speech('train')
    names = ['laid-left', 'laid-right', 'laid', 'double-left', 'double-right', 'double', 'laid-last', 'drawn', 'passed']
    listener = Listener(names, tables, 'first', pool)
    print('\nThree sounds 150 ms apart')
    for way, cut in (('the one before rings on', False), ('the one before is faded within 30 ms', True)):
        right = total = 0
        peak = 0
        for n in range(plays):
            for index, name in enumerate(names):
                out = np.zeros((frames(900), 2))
                for i, which in enumerate((names[rng.integers(len(names))], name, names[rng.integers(len(names))])):
                    s = a_play(which, n, rng)
                    s = faded(s, 150, None) if cut else s
                    out[frames(150 * i):frames(150 * i) + len(s)] += s
                    level = loudness(s) if i == 1 else 0
                    level = level or -23
                peak = max(peak, abs(out).max())
                window = out[frames(142):frames(142) + frames(380)].sum(1) / 2
                window[frames(120):] = 0
                window += rng.normal(0, 10 ** (FLOOR / 20), len(window))
                right += listener.answer(window, -23) == index
                total += 1
        print(f'  {way}: {right / total:.1%} of {total}; loudest sample {20 * np.log10(peak):.1f} dB')


# ---------------------------------------------------------------------------------------------- loudness and masking
def levels(signals, label):
    print(f'\n{label}: loudness (K-weighted, loudest 125 ms), peak, time to 90 % of the energy, time to the first -20 dB')
    rows = []
    for name, s in signals.items():
        p = (s ** 2).sum(1)
        c = np.cumsum(p) / p.sum()
        e = np.sqrt(np.convolve(p, np.ones(44) / 44, 'same'))
        rows.append((name, loudness(s), 20 * np.log10(abs(s).max()), np.argmax(c > .9) * 1000 / RATE,
                     np.argmax(e > e.max() * .1) * 1000 / RATE))
        print('  %-14s %6.1f dB  peak %5.1f  90 %% after %3d ms, audible after %4.1f ms' % rows[-1])
    values = np.array([r[1] for r in rows])
    print(f'  spread: {values.max() - values.min():.1f} dB, standard deviation {values.std():.1f} dB; highest peak {max(r[2] for r in rows):.1f} dB')
    return rows


def apart(stereo_of, names, label):
    """How far cues are apart, and takes of the same cue: root mean square in decibels over the places where either sounds."""
    def far(a, b):
        use = np.maximum(a, b) > max(a.max(), b.max()) - 35
        return np.sqrt(((np.maximum(a, b.max() - 45) - np.maximum(b, a.max() - 45))[use] ** 2).mean())
    grids = {n: [spectrum(x.sum(1) / 2) for x in stereo_of(n)] for n in names}
    pairs = sorted((np.mean([far(x, y) for x in grids[a] for y in grids[b]]), a, b) for i, a in enumerate(names) for b in names[i + 1:])
    own = [far(x, y) for g in grids.values() for i, x in enumerate(g) for y in g[i + 1:]]
    print(f'\n{label}: closest cues ' + ', '.join(f'{a}/{b} {d:.1f}' for d, a, b in pairs[:8]) + ' dB;'
          f' median of all pairs {np.median([p[0] for p in pairs]):.1f} dB'
          + (f'; takes of one cue {np.mean(own):.1f} dB apart' if own else ''))


def faded(s, at_ms, db, over_ms=30):
    """The tail after `at_ms` is `db` lower (None: silent), reached within `over_ms`."""
    g = np.ones(len(s))
    a, n = frames(at_ms), frames(over_ms)
    low = 0 if db is None else 10 ** (db / 20)
    if a < len(s):
        g[a:] = low
        m = min(n, len(s) - a)
        g[a:a + m] = np.linspace(1, low, n)[:m]
    return s * g[:, None]


def masking(signals, label, volume=-5.1):
    """How much speech is hurt by a cue at volume 70, if it begins so many milliseconds after the cue does."""
    from pystoi import stoi
    pool, gain = speech('test'), 10 ** (volume / 20)
    print(f'\n{label}: first second of speech with the cue against without: STOI (1 = unharmed) in the mean and at worst; share of its'
          ' first 300 ms where the cue is above speech - 6 dB')
    for level in (-18, -28):
        for wait, duck in ((0, 0), (0, -12), (60, 0), (110, 0), (110, -12), (110, None)):
            rng, out = np.random.default_rng(3), []
            for name, s in signals.items():
                m = (s if duck == 0 else faded(s, wait, duck)).sum(1)[frames(wait):][:RATE] / 2 * gain
                for n in range(6):
                    talk = pool[rng.integers(len(pool))]
                    at = rng.integers(0, len(talk) - RATE - 1)
                    clean, c = talk[at:at + RATE] * 10 ** ((level + 23) / 20), np.zeros(RATE)
                    c[:len(m)] = m
                    out.append((name, stoi(clean, clean + c, RATE), tiles(clean, c)))
            by = {name: np.mean([o[1:] for o in out if o[0] == name], 0) for name in signals}
            worst = sorted(by, key=lambda n: by[n][0])[:3]
            print(f'  speech {level} LUFS, after {wait:3} ms, tail {"cut" if duck is None else f"{duck:+d} dB":6}: '
                  f'{np.mean([v[0] for v in by.values()]):.3f}, {by[worst[0]][0]:.3f}; covered {np.mean([v[1] for v in by.values()]):.1%}'
                  f'  worst: ' + ', '.join(f'{n} {by[n][0]:.3f} {by[n][1]:.0%}' for n in worst))


def tiles(clean, cue):
    """Of the places in time and frequency that carry the first 300 ms of speech, the share where the cue is above speech - 6 dB."""
    n = frames(300)
    def grid(x):
        cut = np.stack([x[i:i + 882] for i in range(0, n - 882, 441)]) * np.hanning(882)
        return abs(np.fft.rfft(cut, 1024)) ** 2 @ TILES.T
    a, b = grid(clean), grid(cue)
    carry = a > a.max() / 1e3
    return float((b[carry] > a[carry] / 4).mean())


TILES = mel_bank(1024, 20, 150, 5000)


def cost():
    """How long the program takes to compute a take, and the size of what a page fetches for the sounds."""
    rows = [line.split() for line in P.program.lines('time')]
    varied = [int(us) for _, us, varies in rows if varies == 'true']
    print(f'\nA take: mean {np.mean(varied):.0f} us, longest {max(varied)} us; all {len(rows)} sounds once {sum(int(r[1]) for r in rows) / 1000:.0f} ms')


def main():
    new = {name: P.at_table(name) for name in P.CUES}
    if 'levels' in PARTS:
        rows = levels(new, 'The program')
        off = [row[1] - (-24 + P.CUES[row[0]][1]) for row in rows]
        print(f'  against the table: {min(off):+.2f} to {max(off):+.2f} dB')
        apart(lambda n: [P.at_table(n, t) for t in range(P.CUES[n][2])], list(new), 'The program')
        by = [loudness(P.at_table(n, 0, k, 4)) - loudness(P.at_table(n, 0, 0, 4)) for n in ('laid-left', 'laid', 'passed', 'drawn') for k in (1, 2, 3)]
        print(f'  another player against oneself: {min(by):+.1f} to {max(by):+.1f} dB')
    if 'time' in PARTS:
        cost()
    if 'masking' in PARTS:
        masking(new, 'The program')
    if 'seats' in PARTS:
        seats()
    if 'row' in PARTS:
        in_a_row(PLAYS)
    if 'cues' in PARTS:
        same = ['laid-left', 'laid-right', 'laid', 'drawn', 'passed', 'your-turn', 'refused', 'round-won', 'round-lost', 'eliminated',
                'match-won', 'menu']
        recognise(same, tables, a_play, 'The 12 meanings of before', PLAYS)
        recognise([n for n, c in P.CUES.items() if c[4] == 1], tables, a_play, 'Few', PLAYS)
        recognise(list(P.CUES), tables, a_play, 'All', PLAYS)


if __name__ == '__main__':
    main()
