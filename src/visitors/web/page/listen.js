// Speaking instead of pressing: the browser turns speech into text, and the server understands it.

const Recogniser = window.SpeechRecognition ?? window.webkitSpeechRecognition;

// The microphone closes after this time, in milliseconds, even if the player still speaks.
const LONGEST = 6000;

// How many of the texts that the recogniser considers are sent.
const TEXTS = 5;

// The names of the texts that tell of these errors. Any other error is told as a failure.
const ERRORS = {
  'not-allowed': 'speak-no-microphone', 'audio-capture': 'speak-no-microphone', 'language-not-supported': 'speak-no-language',
};

// These errors are treated as silence.
const NOTHING = ['no-speech', 'aborted'];

// How long the page waits, in milliseconds, before the microphone opens by itself: a line for the
// voice may still arrive.
const PAUSE = 500;

/** Returns the input that a screen waits for: an answer, a move, or the next round. Empty while others play. */
export function asksFor({ kind, confirms = [], own_turn: turn, answers }) {
  if (kind === 'question' || confirms.length) return 'answer';
  if (kind !== 'table') return '';
  return turn ? 'move' : answers.ends ? '' : 'round';
}

/** Returns whether a text is one of these phrases, which are separated by |: "stop listening | do not listen". */
export const isOneOf = (text, phrases) => phrases.split('|').some((phrase) => phrase.trim() === text.trim().toLowerCase());

/** Whether this browser recognises speech. */
export const canListen = Boolean(Recogniser);

export class Microphone {
  /** Calls `opened` and `closed`; `heard` with the texts that were recognised, the likeliest first; `failed` with the name of the text that says why. */
  constructor({ opened, closed, heard, failed }) {
    Object.assign(this, { opened, closed, heard, failed });
    this.current = null;
  }

  /** Opens in this language, or closes. */
  toggle(language) {
    clearInterval(this.soon);
    if (this.current) return this.current.stop();
    const recogniser = Object.assign(new Recogniser(), { lang: language, maxAlternatives: TEXTS });
    let [texts, why] = [[], null];
    recogniser.onresult = ({ results }) => {
      texts = [...results[0]].map(({ transcript }) => transcript);
    };
    recogniser.onerror = ({ error }) => {
      if (!NOTHING.includes(error)) why = ERRORS[error] ?? 'speak-failed';
    };
    recogniser.onend = () => this.end(why, texts);
    this.current = recogniser;
    this.opened();
    this.limit = setTimeout(() => recogniser.stop(), LONGEST);
    try {
      recogniser.start();
    } catch {
      this.end('speak-failed', []);
    }
  }

  /** Opens a moment later, as soon as `may()` is true, unless it is open by then. */
  openSoon(language, may) {
    clearInterval(this.soon);
    this.soon = setInterval(() => {
      if (!may()) return;
      clearInterval(this.soon);
      if (!this.current) this.toggle(language);
    }, PAUSE);
  }

  end(why, texts) {
    clearTimeout(this.limit);
    this.current = null;
    this.closed();
    if (why) this.failed(why);
    else this.heard(texts);
  }
}
