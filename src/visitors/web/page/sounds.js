// Plays the sounds of the table, which the browser computes from their recipes.

/** How far apart two sounds begin, how late one may begin, and how many ring at most: as in the program. */
const SOUND_GAP = 0.09;
const LATEST_SOUND = 0.18;
const MOST_VOICES = 4;

/** When words begin, how long a sound takes to become softer then, and how loud it is under them. */
const BEFORE_WORDS = 0.11;
const SOUND_FADE = 0.03;
const UNDER_WORDS = 0.251;

export class Sounds {
  constructor() {
    this.tuning = { on: true, volume: 70, listening: 'headphones' };
    this.context = null;
    this.synth = null;
    this.ringing = [];
    this.begun = -1;
  }

  /** Browsers let nothing sound before the first press: called from one. Not all are such a press: Escape is none. A context that
      a call or a lost device has closed is made anew; one that they have interrupted goes on. */
  unlock() {
    if (navigator.userActivation?.isActive === false) return;
    if (!this.context || this.context.state === 'closed') {
      this.context = new AudioContext({ latencyHint: 'interactive' });
      this.ringing = [];
      this.begun = -1;
    }
    if (this.context.state !== 'running') this.context.resume().catch(() => {});
    this.load();
  }

  tune(tuning) {
    this.tuning = tuning;
  }

  /** Fetches the recipes, once. If that fails, the next press tries again. */
  load() {
    if (this.synth) return;
    const table = fetch('/page/sounds.json').then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)));
    this.synth = Promise.all([import('/page/synth.js'), table])
      .then(([{ Synth }, recipes]) => new Synth(recipes))
      .catch(() => { this.synth = null; });
  }

  /** A sound of the page itself. */
  ring(name) {
    return this.play({ name, take: 0, after: 0, seats: 4, ours: false, clockwise: true, onto: 'middle', taps: false, words: false });
  }

  async play(cue) {
    const { context } = this;
    const asked = performance.now();
    if (!this.tuning.on || !context || context.state !== 'running') return;
    const synth = await this.synth;
    // What comes late would only confuse.
    if (!synth?.recipes.has(cue.name) || performance.now() - asked > 100) return;
    const sides = synth.atTable(cue, this.tuning.listening);
    const buffer = new AudioBuffer({ length: sides[0].length, numberOfChannels: 2, sampleRate: synth.rate });
    sides.forEach((side, at) => buffer.copyToChannel(side, at));
    const recipe = synth.recipes.get(cue.name);
    const begins = this.admit(recipe);
    if (begins === null) return;
    // The same as in the program: half the number sounds about half as loud.
    const volume = (this.tuning.volume / 100) ** 1.66;
    const loudness = new GainNode(context, { gain: volume });
    if (cue.words && recipe.leads) {
      const words = Math.max(begins, context.currentTime + BEFORE_WORDS);
      loudness.gain.setValueAtTime(volume, words);
      loudness.gain.linearRampToValueAtTime(volume * UNDER_WORDS, words + SOUND_FADE);
    }
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(loudness).connect(context.destination);
    source.start(begins);
    this.ringing.push({ recipe, loudness, source, ends: begins + buffer.duration });
  }

  /** Decides when a sound begins, and fades those that it would blur; null if it is left out of a burst. */
  admit(recipe) {
    const now = this.context.currentTime;
    this.ringing = this.ringing.filter(({ ends }) => ends > now);
    const begins = recipe.leads ? Math.max(now, this.begun + SOUND_GAP) : now;
    if (begins - now > LATEST_SOUND) return null;
    const isTune = recipe.takes === 'one' && recipe.family !== 'menus';
    const cut = this.ringing.filter((voice) => (recipe.leads ? isTune : !voice.recipe.leads));
    if (this.ringing.length - cut.length >= MOST_VOICES) cut.push(this.ringing.find((voice) => !cut.includes(voice)));
    for (const { loudness, source } of cut) {
      loudness.gain.cancelScheduledValues(now);
      loudness.gain.setTargetAtTime(0, now, SOUND_FADE / 3);
      source.stop(now + SOUND_FADE);
    }
    this.ringing = this.ringing.filter((voice) => !cut.includes(voice));
    if (recipe.leads) this.begun = begins;
    return begins;
  }
}
