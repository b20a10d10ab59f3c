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

/** Whether this browser recognises speech. */
export const canListen = Boolean(Recogniser);

export class Microphone {
  /** `opened`, `closed`; `heard(texts)`: what may have been said, best first; `failed(word)`: the name of the text that says why. */
  constructor({ opened, closed, heard, failed }) {
    Object.assign(this, { opened, closed, heard, failed });
    this.current = null;
  }

  get isOpen() {
    return this.current !== null;
  }

  /** Opens in this language, or closes. */
  toggle(language) {
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

  end(why, texts) {
    clearTimeout(this.limit);
    this.current = null;
    this.closed();
    if (why) this.failed(why);
    else this.heard(texts);
  }
}
