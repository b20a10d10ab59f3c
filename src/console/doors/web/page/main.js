// The page of a table: what is pressed goes to the server, what is told comes from there.

import { addressOf } from './invite.js';
import { belongs, pressed } from './keys.js';
import { Line } from './line.js';
import { paint, paintIn, paintPicture, paintRoom, paintWith } from './paint.js';
import * as region from './region.js';
import { Sounds } from './sounds.js';
import { Voice } from './voice.js';

// What the browser keeps: the server's own text, which only it understands, and whether the browser's voice speaks.
const KEPT = 'serpente.kept';
const SPEAKS = 'serpente.speaks';

// Whether this tab is in the middle of something: loaded anew it goes on.
const ON = 'serpente.on';

// So much that was pressed while the line was broken is done when it is back.
const PENDING = 20;

// A screen reader that is told of the field and of the focus in one moment misses the focus.
const SETTLE = 300;

const field = document.getElementById('keys');
const label = document.getElementById('keys-label');
const zone = document.getElementById('zone');
const sender = document.getElementById('send');
const start = document.getElementById('start');
const doors = document.getElementById('doors');
const toTable = document.getElementById('to-table');
const lost = document.getElementById('lost');
const game = document.getElementById('game');

let line = null;
let words = null;
let typing = false;
let speaks = false;
let tells = false;

// Where somebody wants to go first, and what they are called.
let wish = null;
let called = null;

// What was pressed while the line was broken.
let pending = [];

// What the server calls this visit: by that it goes on when the line breaks.
let visit = null;

const sounds = new Sounds();
const voice = new Voice((number, now) => send({ type: 'voice', number, now }));

function send(frame) {
  if (!line || line.send(frame)) return;
  // What is said of the voice is of no use later.
  if (frame.type !== 'voice' && pending.length < PENDING) pending.push(frame);
}

const TAKES = {
  words: ({ language, words: own, sounds: names }) => {
    words = { ...own, language };
    paintIn(language, words);
    region.speakWith(words);
    sounds.fetch(names);
    nameField();
  },
  visit: ({ visit: name }) => {
    const same = name === visit;
    if (!same) line.took = 0;
    [visit, wish] = [name, null];
    lost.hidden = true;
    if (tells) region.say(words.mended, words.language);
    tells = false;
    const frames = pending;
    pending = [];
    if (same) frames.forEach(send);
    // Another visit knows nothing of what was on the screen.
    else if (frames.length && words) region.say(words.dropped, words.language);
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
  picture: ({ picture }) => paintPicture(picture),
  room: ({ table }) => {
    paintRoom(table);
    // The address leads back here, loaded anew or sent to a friend.
    history.replaceState(null, '', table ? addressOf(table) : '/');
  },
  end: ({ text, language, again }) => {
    region.line(text, language);
    // A server that ends is called until it is back.
    if (again) return;
    line.end();
    [line, visit] = [null, null];
    on(false);
    game.hidden = true;
    showStart();
    doors.querySelector('button').focus();
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

/** Whether this tab is in the middle of something. */
function on(is) {
  try {
    if (is) sessionStorage.setItem(ON, 'true');
    else sessionStorage.removeItem(ON);
    return null;
  } catch {
    return null;
  }
}

function wasOn() {
  try {
    return sessionStorage.getItem(ON) === 'true';
  } catch {
    return false;
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
  // The button that was pressed is gone: the focus stays near.
  else if (!asked && document.activeElement === document.body) zone.focus();
}

function nameField() {
  label.textContent = typing ? typing.question : words?.keys ?? label.textContent;
}

function call(speaksNow) {
  start.hidden = true;
  game.hidden = false;
  on(true);
  region.read(!speaksNow);
  line = new Line({
    opened: () => {
      const languages = [...navigator.languages];
      const again = visit && { visit, took: line.took };
      line.send({ type: 'come', kept: kept(KEPT), languages, speaks: speaksNow, again, wish, name: called });
    },
    // A newer server may tell what this page does not know.
    came: (frame) => TAKES[frame.type]?.(frame),
    broke: (stood) => {
      lost.hidden = false;
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
  // The field is shown to whoever has keys.
  if (event.key !== 'Unidentified') document.documentElement.dataset.keys = '';
  if (!line || belongs(event, field, zone)) return;
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

/** The first page: where to go. An address of a table leads there. */
function showStart() {
  const [, table] = location.pathname.match(/^\/t\/([a-z-]+)$/) ?? [];
  toTable.hidden = !table;
  // One way is the main one.
  doors.querySelector('[data-to=play]').classList.toggle('primary', !table);
  document.getElementById('table-name').textContent = table?.replaceAll('-', ' ') ?? '';
  start.hidden = false;
}

doors.addEventListener('click', ({ target }) => {
  const to = target.closest('[data-to]')?.dataset.to;
  if (!to) return;
  const [, table] = location.pathname.match(/^\/t\/([a-z-]+)$/) ?? [];
  wish = to === 'table' ? { to, table } : { to };
  called = document.getElementById('name').value.trim() || null;
  begin(document.getElementById('aloud').checked);
});
document.getElementById('me').addEventListener('submit', (event) => event.preventDefault());
paintWith(send);

// Loaded anew in the middle of something it goes on. A voice needs a press to begin.
document.getElementById('aloud').checked = kept(SPEAKS) === 'true';
if (wasOn() && kept(SPEAKS) === 'false') call(false);
else showStart();
