// The page of a table: what is pressed goes to the server, what is told comes from there.

import { belongs, pressed } from './keys.js';
import { Line } from './line.js';
import { paint, paintIn, paintWith } from './paint.js';
import * as region from './region.js';
import { Sounds } from './sounds.js';
import { Voice } from './voice.js';

// What the browser keeps: the server's own text, which only it understands, and whether the browser's voice speaks.
const KEPT = 'serpente.kept';
const SPEAKS = 'serpente.speaks';

// A screen reader that is told of the field and of the focus in one moment misses the focus.
const SETTLE = 300;

const field = document.getElementById('keys');
const label = document.getElementById('keys-label');
const sender = document.getElementById('send');
const start = document.getElementById('start');
const game = document.getElementById('game');

let line = null;
let words = null;
let typing = false;
let speaks = false;
let tells = false;

// What the server calls this visit: by that it goes on when the line breaks.
let visit = null;

const sounds = new Sounds();
const voice = new Voice((number, now) => send({ type: 'voice', number, now }));

function send(frame) {
  line?.send(frame);
}

const TAKES = {
  words: ({ language, words: own, sounds: names }) => {
    words = { ...own, language };
    paintIn(language, own);
    region.speakWith(words);
    sounds.fetch(names);
    nameField();
  },
  visit: ({ visit: name }) => {
    if (name !== visit) line.took = 0;
    visit = name;
    if (tells) region.say(words.mended, words.language);
    tells = false;
  },
  here: () => {},
  line: ({ text, language }) => region.line(text, language),
  clear: () => region.clear(),
  say: (frame) => voice.say(frame),
  quiet: () => voice.quiet(),
  cue: ({ name }) => sounds.play(name),
  tune: (frame) => {
    speaks = frame.voice.on;
    voice.tune(frame.voice);
    sounds.tune(frame.sounds);
    region.read(!speaks);
    keep(SPEAKS, String(speaks));
  },
  keep: ({ text }) => keep(KEPT, text),
  show: ({ shown }) => {
    paint(shown);
    type(shown.kind === 'typing' ? shown : null);
  },
  end: ({ text, language }) => {
    region.line(text, language);
    line.end();
    [line, visit] = [null, null];
    game.hidden = true;
    start.hidden = false;
    document.getElementById('reader-reads').focus();
  },
};

/** The browser may keep nothing: then it is known for as long as the page is open. */
const memory = new Map();

function keep(name, text) {
  memory.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // It is full, or switched off.
  }
}

function kept(name) {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** A line is asked for, or not any more: then every key plays. */
function type(asked) {
  const begins = asked && !typing;
  typing = asked;
  field.inputMode = asked ? 'text' : 'none';
  sender.hidden = !asked;
  if (begins || !asked) field.value = '';
  if (asked) field.maxLength = asked.longest;
  else field.removeAttribute('maxlength');
  nameField();
  if (begins) field.focus();
}

function nameField() {
  label.textContent = typing ? typing.question : words?.keys ?? label.textContent;
}

function call(speaksNow) {
  start.hidden = true;
  game.hidden = false;
  region.read(!speaksNow);
  line = new Line({
    opened: () => {
      const languages = [...navigator.languages];
      const again = visit && { visit, took: line.took };
      send({ type: 'come', kept: kept(KEPT), languages, speaks: speaksNow, again });
    },
    came: (frame) => TAKES[frame.type](frame),
    broke: (stood) => {
      if (stood && words && !tells) {
        tells = true;
        region.say(words.broken, words.language);
      }
    },
  });
  if (!matchMedia('(pointer: coarse)').matches) setTimeout(() => field.focus(), SETTLE);
}

function begin(speaksNow) {
  sounds.unlock();
  call(speaksNow);
}

document.addEventListener('keydown', (event) => {
  sounds.unlock();
  if (!line || belongs(event, field)) return;
  if (typing && (event.target === field || event.key.length === 1)) {
    // A line is typed in the browser; only what leads out of it is the game's.
    if (event.key === 'Escape') send({ type: 'press', key: 'escape', typed: null, held: event.repeat });
    return;
  }
  const press = pressed(event, speaks);
  if (!press) return;
  event.preventDefault();
  send({ type: 'press', ...press, held: event.repeat });
});

document.addEventListener('click', () => sounds.unlock());

// Keyboards on a screen tell no keys, only what they typed.
field.addEventListener('input', () => {
  if (typing) return;
  for (const letter of field.value) {
    send({ type: 'press', key: letter === ' ' ? 'space' : letter, typed: letter, held: false });
  }
  field.value = '';
});

document.getElementById('line').addEventListener('submit', (event) => {
  event.preventDefault();
  if (typing) send({ type: 'typed', text: field.value });
});

document.getElementById('reader-reads').addEventListener('click', () => begin(false));
document.getElementById('browser-speaks').addEventListener('click', () => begin(true));
paintWith(send);

// Who has said before that they read is asked nothing. A voice needs a press to begin.
if (kept(SPEAKS) === 'false') call(false);
else start.hidden = false;
