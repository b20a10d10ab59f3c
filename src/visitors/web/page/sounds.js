// The short sounds, played by the browser.

export class Sounds {
  constructor() {
    this.tuning = { on: true, volume: 70 };
    this.clips = new Map();
    this.context = null;
  }

  /** Browsers let nothing sound before the first press: called from one. Not all are such a press: Escape is none. */
  unlock() {
    if (navigator.userActivation?.isActive === false) return;
    this.context ??= new AudioContext();
    if (this.context.state === 'suspended') this.context.resume();
  }

  tune(tuning) {
    this.tuning = tuning;
  }

  /** Has these sounds here before they are needed. */
  fetch(names) {
    names.forEach((name) => this.bytes(name));
  }

  bytes(name) {
    if (!this.clips.has(name)) {
      const bytes = fetch(`/page/sounds/${name}.wav`).then((answer) => (answer.ok ? answer.arrayBuffer() : null));
      this.clips.set(name, { bytes: bytes.catch(() => null), clip: null });
    }
    return this.clips.get(name);
  }

  /** A short tone of this pitch, in hertz: the microphone opens or closes. */
  tone(pitch) {
    const { context } = this;
    if (!this.tuning.on || context?.state !== 'running') return;
    const source = new OscillatorNode(context, { frequency: pitch });
    const loudness = new GainNode(context, { gain: this.tuning.volume / 400 });
    source.connect(loudness).connect(context.destination);
    source.start();
    source.stop(context.currentTime + 0.08);
  }

  async play(name) {
    const { context } = this;
    if (!this.tuning.on || !context || context.state !== 'running') return;
    const sound = this.bytes(name);
    sound.clip ??= sound.bytes.then((bytes) => bytes && context.decodeAudioData(bytes));
    const clip = await sound.clip.catch(() => null);
    if (!clip) return;
    const source = new AudioBufferSourceNode(context, { buffer: clip });
    const loudness = new GainNode(context, { gain: this.tuning.volume / 100 });
    source.connect(loudness).connect(context.destination);
    source.start();
  }
}
