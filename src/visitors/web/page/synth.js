// Computes the sounds of the table from their recipes, which the server sends: the same samples as the crate `synth`, to the last
// bit, since both only add, multiply, divide and take square roots. What is computed here is explained there.

/** Sine and cosine of an angle of at most 4 radians, by their series. */
function turnOf(angle) {
  let [sin, cos, term] = [0, 0, 1];
  for (let order = 0; order < 40; order += 4) {
    cos += term;
    term *= angle / (order + 1);
    sin += term;
    term *= angle / (order + 2);
    cos -= term;
    term *= angle / (order + 3);
    sin -= term;
    term *= angle / (order + 4);
  }
  return { sin, cos };
}

/** E to this power: the series for a 1,024th of it, squared ten times. */
function exponential(power) {
  const small = power / 1024;
  let [sum, term] = [1, 1];
  for (let order = 1; order < 12; order += 1) {
    term *= small / order;
    sum += term;
  }
  for (let times = 0; times < 10; times += 1) sum *= sum;
  return sum;
}

/** The factor by which so many decibels change an amplitude. */
const amplitudeOf = (decibels) => exponential((decibels * Math.LN10) / 20);

/** One turn after the other. */
const turnedBy = (one, other) => ({
  sin: one.sin * other.cos + one.cos * other.sin,
  cos: one.cos * other.cos - one.sin * other.sin,
});

/** Chance that follows from a name and a number. */
class Chance {
  constructor(name, take) {
    let state = 0x811c9dc5;
    for (const byte of new TextEncoder().encode(name)) state = Math.imul(state ^ byte, 0x01000193);
    this.state = state ^ Math.imul(take, 0x9e3779b1);
  }

  unit() {
    this.state = (this.state + 0x6d2b79f5) | 0;
    const first = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    const second = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61));
    return ((second ^ (second >>> 14)) >>> 0) / 4294967296;
  }

  around(share) {
    return 1 + share * (2 * this.unit() - 1);
  }
}

/** A filter with two poles and two zeros. */
function biquad(feed, back) {
  let [first, second] = [0, 0];
  return (sample) => {
    const out = feed[0] * sample + first;
    first = feed[1] * sample - back[0] * out + second;
    second = feed[2] * sample - back[1] * out;
    return out;
  };
}

export class Synth {
  /** `table` has the rate, the loudness of a tile, the bodies and the recipes. */
  constructor(table) {
    this.rate = table.rate;
    this.reference = table.reference;
    this.bodies = new Map(table.bodies.map((body) => [body.name, body]));
    this.recipes = new Map(table.recipes.map((recipe) => [recipe.name, recipe]));
  }

  frames(ms) {
    return Math.floor((ms * this.rate) / 1000 + 0.5);
  }

  framesOf(ms) {
    return (ms * this.rate) / 1000;
  }

  stepOf(hertz) {
    return (2 * Math.PI * hertz) / this.rate;
  }

  /** A take of a sound in one channel, at the loudness of its recipe. */
  render(name, take) {
    const recipe = this.recipes.get(name);
    const varies = recipe.takes === 'varied';
    const sound = { out: new Float64Array(this.frames(recipe.ms)), chance: new Chance(name, varies ? take : 0) };
    for (const part of recipe.parts) this.add(sound, part);
    const strength = varies ? (sound.chance.unit() * 2 - 1) * 0.75 : 0;
    return this.finished(sound, recipe.loud, strength);
  }

  finished({ out }, loud, strength) {
    const tail = Math.min(this.frames(10), out.length);
    let level = 0;
    for (let at = out.length - 1; at >= out.length - tail; at -= 1) {
      out[at] *= level;
      level += 1 / (tail - 1);
    }
    const wanted = amplitudeOf(this.reference + loud);
    const peak = out.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const gain = Math.min((wanted / Math.sqrt(2 * this.power(out))) * amplitudeOf(strength), 0.7 / peak);
    return out.map((sample) => sample * gain);
  }

  /** The K-weighted power of the loudest 125 ms. */
  power(samples) {
    const window = this.frames(125);
    const shelf = biquad([1.5308412300503478, -2.650979995154729, 1.1690790799215869], [-1.66365511325602, 0.7125954280732254]);
    const high = biquad([1, -2, 1], [-1.9891696736297966, 0.9891990357870392]);
    const squares = [];
    let [sum, most] = [0, 0];
    for (let at = 0; at < samples.length + window; at += 1) {
      const weighted = high(shelf(samples[at] ?? 0));
      squares.push(weighted * weighted);
      sum += weighted * weighted;
      if (at >= window) sum -= squares[at - window];
      most = Math.max(most, sum);
    }
    return most / window;
  }

  add(sound, part) {
    switch (part.part) {
      case 'strike': return this.strike(sound, { ...part, body: this.bodies.get(part.body), spread: 0.02 });
      case 'clack': return this.clack(sound, part);
      case 'tone': return this.tone(sound, part);
      case 'rub': return this.rub(sound, part);
      case 'glide': return this.glide(sound, part);
      case 'rattle': return this.rattle(sound, part);
    }
  }

  strike({ out, chance }, { at, body, gain, contact = 0.2, pitch = 1, life = 1, spread = 0.02 }) {
    const width = Math.max(this.frames(contact), 2);
    const force = Float64Array.from({ length: width }, (_, frame) => {
      let share = (frame + 0.5) / width;
      if (share > 0.5) share = 1 - share;
      return (1 - turnOf(2 * Math.PI * share).cos) / width;
    });
    const start = Math.min(this.frames(at), out.length);
    for (const mode of body.modes) {
      const hertz = body.hertz * pitch * mode.ratio * chance.around(spread);
      const tau = this.framesOf(mode.life * life) * chance.around(5 * spread);
      const level = gain * mode.level * chance.around(Math.min(12 * spread, 0.9));
      if (hertz >= this.rate * 0.45) continue;
      const fall = exponential(-1 / tau);
      const angle = turnOf(this.stepOf(hertz));
      const [sin, cos] = [angle.sin * fall, angle.cos * fall];
      const ends = Math.min(out.length, start + width + Math.floor(tau * 14));
      let [re, im] = [0, 0];
      for (let frame = start; frame < ends; frame += 1) {
        const turned = re * cos - im * sin;
        im = re * sin + im * cos;
        re = turned;
        if (frame - start < width) re += force[frame - start];
        out[frame] += level * im;
      }
    }
  }

  clack(sound, { at, pitch, gain }) {
    const tile = this.bodies.get('tile');
    this.strike(sound, { at, body: tile, gain: 0.6 * gain, contact: 0.14, pitch: 1.04 * pitch });
    const face = at + 2.5 + 2 * sound.chance.unit();
    this.strike(sound, { at: face, body: tile, gain, pitch });
    this.strike(sound, { at: at + 2.5, body: this.bodies.get('table'), gain: 0.3 * gain, contact: 0.9, pitch });
    const rest = at + 8 + 4 * sound.chance.unit();
    this.strike(sound, { at: rest, body: tile, gain: 0.3 * gain, contact: 0.16, pitch: 1.1 * pitch });
  }

  tone({ out }, { at, hertz, life, body, rise }) {
    const start = Math.min(this.frames(at), out.length);
    const climb = 1 / this.frames(rise);
    for (const mode of this.bodies.get(body).modes) {
      if (hertz * mode.ratio >= this.rate * 0.45) continue;
      const tau = this.framesOf(life * mode.life);
      const fall = exponential(-1 / tau);
      const { sin, cos } = turnOf(this.stepOf(hertz * mode.ratio));
      const ends = Math.min(out.length, start + Math.floor(tau * 14));
      let [re, im, up] = [mode.level, 0, 0];
      for (let frame = start; frame < ends; frame += 1) {
        out[frame] += up * im;
        up = Math.min(up + climb, 1);
        const turned = fall * (re * cos - im * sin);
        im = fall * (re * sin + im * cos);
        re = turned;
      }
    }
  }

  band(hertz, q) {
    const angle = turnOf(this.stepOf(hertz));
    const alpha = angle.sin / (2 * q);
    const feed = alpha / (1 + alpha);
    const back = [(-2 * angle.cos) / (1 + alpha), (1 - alpha) / (1 + alpha)];
    let [before, state] = [[0, 0], [0, 0]];
    return (sample) => {
      const out = feed * (sample - before[1]) - back[0] * state[0] - back[1] * state[1];
      before = [sample, before[0]];
      state = [out, state[0]];
      return out;
    };
  }

  rub({ out, chance }, { at, ms, low, high, gain, q, crest }) {
    const start = Math.min(this.frames(at), out.length);
    const count = Math.min(this.frames(ms), out.length - start);
    const [lower, upper] = [this.band(low, q), this.band(high, q)];
    for (let frame = 0; frame < count; frame += 1) {
      const share = frame / (count - 1);
      const noise = 2 * chance.unit() - 1;
      const swell = share < crest ? share / crest : (1 - share) / (1 - crest);
      const mix = lower(noise) * (1 - share) + upper(noise) * share;
      out[start + frame] += gain * 3 * Math.sqrt(swell) * mix;
    }
  }

  glide({ out }, { at, ms, low, high, life, rise, overtones }) {
    const start = Math.min(this.frames(at), out.length);
    const moving = this.frames(ms);
    const climb = 1 / this.frames(rise);
    const fall = exponential(-1 / this.framesOf(life));
    const change = turnOf(this.stepOf(high - low) / moving);
    let step = turnOf(this.stepOf(low));
    let tone = { sin: 0, cos: 1 };
    let [up, tail] = [0, 1];
    for (let frame = 0; start + frame < out.length; frame += 1) {
      tone = turnedBy(tone, step);
      let overtone = tone;
      let sum = 0;
      for (const level of overtones) {
        sum += level * overtone.sin;
        overtone = turnedBy(overtone, tone);
      }
      out[start + frame] += sum * up * tail;
      up = Math.min(up + climb, 1);
      if (frame < moving) step = turnedBy(step, change);
      else tail *= fall;
    }
  }

  rattle(sound, { at, ms, rate, gain, low, high, swell }) {
    const { chance } = sound;
    for (let inside = 0; inside < ms; inside += 1) {
      const level = swellAt(swell, inside / ms);
      if (chance.unit() >= (level * rate) / 1000) continue;
      const when = at + inside + chance.unit();
      const strength = gain * level * (0.3 + 0.7 * chance.unit());
      const pitch = low + (high - low) * chance.unit();
      this.strike(sound, { at: when, body: this.bodies.get('tile'), gain: strength, contact: 0.15, pitch, life: 0.7 });
    }
  }

  /** The tap of a player. */
  tap(after, seats, ours) {
    const share = seats <= 2 ? 0.5 : Math.max(after - 1, 0) / (seats - 2);
    const { modes } = this.bodies.get(ours ? 'own-tap' : 'other-tap');
    const body = { hertz: 560 * exponential(1.75 * share * Math.LN2), modes };
    const sound = { out: new Float64Array(this.frames(44)), chance: new Chance('tap', after) };
    this.rub(sound, { at: 0, ms: 7, low: 900, high: 3000, gain: 0.5, q: 0.5, crest: 0.1 });
    this.strike(sound, { at: 0, body, gain: 1, spread: 0.002 });
    return this.finished(sound, -4, 0);
  }

  /** What a listener hears, left and right. */
  atTable({ name, take, after, seats, ours, clockwise, onto, taps }, listening) {
    const recipe = this.recipes.get(name);
    const seatOf = (seat) => ({ azimuth: azimuthOf(seat, seats, clockwise), far: seat ? turnOf((Math.PI * seat) / Math.max(seats, 1)).sin : 0 });
    let there = { azimuth: { left: -60, right: 60 }[onto] ?? 0, far: 0 };
    if (recipe.from_seat) there = seatOf(after);
    else if (typeof onto === 'object') there = seatOf(onto.seat);
    const cue = this.place(this.render(name, take), there, listening);
    if (!after || !taps) return cue;
    const tap = this.place(this.tap(after, seats, ours), seatOf(after), listening);
    const begins = this.frames(36);
    return cue.map((side, at) => {
      const both = new Float32Array(Math.max(tap[at].length, begins + side.length));
      both.set(tap[at]);
      side.forEach((sample, frame) => { both[begins + frame] += sample; });
      return both;
    });
  }

  place(sound, { azimuth, far }, listening) {
    const distant = far > 0 ? this.fromAfar(sound, far) : sound;
    if (azimuth === 0 || listening === 'mono') return [Float32Array.from(distant), Float32Array.from(distant)];
    const theta = (Math.abs(azimuth) * Math.PI) / 180;
    const side = turnOf(theta).sin;
    let [near, away] = [distant, distant];
    if (listening === 'headphones') {
      const head = 0.0875 / 343;
      near = this.shadow(distant, Math.PI / 2 - theta, head);
      away = delayedBy(this.shadow(distant, Math.PI / 2 + theta, head), head * (theta + side) * this.rate);
    }
    const soft = amplitudeOf((listening === 'headphones' ? -6 : -16) * side);
    away = away.map((sample) => sample * soft);
    const energy = (all) => all.reduce((sum, sample) => sum + sample * sample, 0);
    const size = Math.sqrt((2 * energy(distant)) / (energy(near) + energy(away) + 1e-30));
    const pair = [away.map((_, at) => (near[at] ?? 0) * size), away.map((sample) => sample * size)];
    return (azimuth < 0 ? pair : pair.reverse()).map((one) => Float32Array.from(one));
  }

  fromAfar(sound, far) {
    const direct = this.lowPass(sound, 16000 - 9000 * far).map((sample) => sample * amplitudeOf(-3 * far));
    const echo = this.lowPass(direct, 3000);
    const late = this.frames(13);
    const both = new Float64Array(direct.length + late);
    both.set(direct);
    echo.forEach((sample, at) => { both[late + at] += sample * (0.22 * far); });
    return both;
  }

  lowPass(sound, hertz) {
    const share = 1 - exponential(-this.stepOf(hertz));
    let state = 0;
    return sound.map((sample) => (state += share * (sample - state)));
  }

  shadow(sound, incidence, head) {
    const alpha = 1.05 + 0.95 * turnOf((incidence / ((150 * Math.PI) / 180)) * Math.PI).cos;
    const beta = 2 / head / this.rate;
    const feed = (2 * alpha + beta) / (2 + beta);
    const before = (beta - 2 * alpha) / (2 + beta);
    const back = (beta - 2) / (2 + beta);
    let [lastIn, lastOut] = [0, 0];
    return sound.map((sample) => {
      lastOut = feed * sample + before * lastIn - back * lastOut;
      lastIn = sample;
      return lastOut;
    });
  }
}

function swellAt(swell, share) {
  if (swell === 'falling') return 1 - share;
  const twice = 2 * share + 0.25;
  const within = twice < 1 ? twice : twice < 2 ? twice - 1 : twice - 2;
  return 0.35 + 0.65 * 4 * within * (1 - within) * (1 - share * share);
}

function azimuthOf(after, seats, clockwise) {
  if (!after || seats <= 2) return 0;
  const angle = (150 * (after - 1)) / (seats - 2) - 75;
  return clockwise ? angle : -angle;
}

function delayedBy(sound, delay) {
  const whole = Math.floor(delay);
  const part = delay - whole;
  const out = new Float64Array(sound.length + whole + 1);
  sound.forEach((sample, at) => {
    out[whole + at] += (1 - part) * sample;
    out[whole + at + 1] += part * sample;
  });
  return out;
}
