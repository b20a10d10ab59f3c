// The browser's own voice. The server says what is said next, and waits for the end of each.

/** `report(number, now)` is told what becomes of each text: "began", "ended" or "failed". */
export class Voice {
  constructor(report) {
    this.report = report;
    this.tuning = { on: false, rate: 0, volume: 100, pitch: 0 };
    this.current = null;
    this.later = 0;
    this.holds = false;
    this.held = null;
  }

  /** Whether nothing is being said. */
  get isSilent() {
    return !this.current || this.current.over;
  }

  /** Holds the voice back while the player speaks. The last text that arrives meanwhile is spoken afterwards. */
  hold(on) {
    this.holds = on;
    if (on) return this.stop();
    const { held } = this;
    this.held = null;
    if (held) this.say(held);
  }

  tune(tuning) {
    this.tuning = tuning;
    if (!tuning.on) this.stop();
  }

  /** Without a `number` the text is said before the server asks for it, and takes its number when it does. */
  say({ number = null, text, language, lead = 0 }) {
    if (this.holds) {
      this.held = { number, text, language, lead };
      return;
    }
    if (this.current?.number === null && this.current.text === text) return this.adopt(number);
    this.stop();
    if (!('speechSynthesis' in window)) return number === null || this.report(number, 'failed');
    const words = Object.assign(this.utterance(text, language), { number, told: [] });
    const is = (now) => () => {
      // One that gave way to another has nothing to tell any more.
      if (this.current !== words) return;
      words.over = now !== 'began';
      if (words.number === null) words.told.push(now);
      else this.report(words.number, now);
    };
    words.onstart = is('began');
    words.onend = is('ended');
    words.onerror = is('failed');
    // Kept here: an utterance that nobody holds loses its end.
    this.current = words;
    this.later = setTimeout(() => speechSynthesis.speak(words), lead);
  }

  /** Says a text of the page itself after what is being said. Whatever the server says next cuts it off. */
  sayAfter(text, language) {
    if (this.tuning.on && !this.holds && 'speechSynthesis' in window) speechSynthesis.speak(this.utterance(text, language));
  }

  utterance(text, language) {
    const words = new SpeechSynthesisUtterance(text);
    words.lang = language;
    words.rate = 3 ** (this.tuning.rate / 100);
    words.volume = this.tuning.volume / 100;
    words.pitch = 1 + this.tuning.pitch / 100;
    // A voice that was chosen by the system for another language reads nonsense: ours is looked
    // for.
    const primary = (tag) => tag.split(/[-_]/)[0].toLowerCase();
    const voices = speechSynthesis.getVoices().filter((voice) => primary(voice.lang) === primary(language));
    words.voice = voices.find((voice) => voice.default) ?? voices.find((voice) => voice.localService) ?? voices[0] ?? null;
    return words;
  }

  adopt(number) {
    this.current.number = number;
    this.current.told.forEach((now) => this.report(number, now));
  }

  /** The server has nothing more to say. What was said before it asked for it goes on. */
  quiet() {
    if (this.current?.number !== null) this.stop();
  }

  stop() {
    clearTimeout(this.later);
    this.current = null;
    this.held = null;
    if ('speechSynthesis' in window) speechSynthesis.cancel();
  }
}
