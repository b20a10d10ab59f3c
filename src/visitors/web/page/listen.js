// Speaking instead of pressing: the browser turns speech into text, and the server understands it.

const Recogniser = window.SpeechRecognition ?? window.webkitSpeechRecognition;

// The microphone closes after so many milliseconds, whoever still speaks.
const LONGEST = 6000;

// So many texts that it may have been are sent.
const TEXTS = 5;

// What is told of these errors; of any other, that it failed.
const ERRORS = {
  'not-allowed': 'speak-no-microphone', 'audio-capture': 'speak-no-microphone', 'language-not-supported': 'speak-no-language',
};

// After these it is as if nothing was said.
const NOTHING = ['no-speech', 'aborted'];

// So many milliseconds after the page asks for something the microphone opens by itself: what is said first may still come.
const PAUSE = 500;

/** What a screen asks for: the answer to a question, a move, or to go on. Nothing, if others play. */
export function asksFor({ kind, confirms = [], own_turn: turn, answers }) {
  if (kind === 'question' || confirms.length) return 'answer';
  if (kind !== 'table') return '';
  return turn ? 'move' : answers.ends ? '' : 'round';
}

/** Whether a text is one of these, which are written one behind the other: "stop listening | do not listen". */
export const isOneOf = (text, phrases) => phrases.split('|').some((phrase) => phrase.trim() === text.trim().toLowerCase());

/** Whether this browser recognises speech. */
export const canListen = Boolean(Recogniser);

export class Microphone {
  /** `opened`, `closed`; `heard(texts)`: what may have been said, best first; `failed(word)`: the name of the text that says why. */
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

  /** Opens a moment later, once `may()` holds, if it is not open by then. */
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
