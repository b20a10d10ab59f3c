// The page of a table: sends key presses and touches to the server, and shows and says its answers.

import { game, inviteDialog, resultSheet, zone } from './elements.js';
import { addChat, chatAt, chatWith, nameChat } from './chat.js';
import { focusOn, holdFocus, holding } from './focus.js';
import { addressOf, reachedAt } from './invite.js';
import { asked, belongs, pressed } from './keys.js';
import { LATE_ANSWER, Line } from './line.js';
import { asksFor, canListen, isOneOf, Microphone } from './listen.js';
import { isTile, openPanel, paint, paintPicture, paintRoom, paintWith, paintWords, toldAhead } from './paint.js';
import { addLine, clearLines, readLines, readOut, showLatestAgain } from './region.js';
import { Sounds } from './sounds.js';
import { showTables, tellLinked } from './tables.js';
import { row } from './tile.js';
import { Voice } from './voice.js';
import { setWords, words } from './words.js';

// The names of the data that the browser keeps: a text that only the server understands, and
// whether the browser's voice speaks.
const KEPT = 'serpente.kept';
const SPEAKS = 'serpente.speaks';

// Whether letters and digits play from the buttons of the table, too.
const LETTERS = 'serpente.letters';

// Whether this tab is in the middle of a visit, which continues when the page is loaded anew.
const ON = 'serpente.on';

// Whether the page has told the player where speech may be sent.
const LISTENS = 'serpente.listens';

// Whether the microphone opens by itself.
const BY_ITSELF = 'serpente.opens';

// Whether the player wants to be notified of their turn.
const NOTIFY = 'serpente.notify';

// The version for which this tab was loaded anew. If it did not get that version, it does not try
// again.
const NEWER = 'serpente.newer';

// The language that was chosen on the first page, and the player's name.
const LANGUAGE = 'serpente.language';
const NAME = 'serpente.name';

// Where the player wanted to go, and their name, when the page was loaded anew for that version.
const WISH = 'serpente.wish';

// If the server takes this many milliseconds to answer, the page tells the expected answer itself.
const SLOW = 120;

// For so long an answer that the page has told, while the line was silent, counts as told.
const TOLD_AHEAD = 60_000;

// If nothing has come behind a menu for this many milliseconds, the page does not wait for a table any more; and for how many on the
// way to a table, where a menu would only flash by.
const ONLY_MENUS = 250;
const ONLY_MENUS_TO_TABLE = 3000;

// How much later than usual an answer may come, in milliseconds, and still count as the one that
// the page has told itself.
const LATE = 2000;

// How many presses are kept while the connection is broken. They are sent when it is back.
const PENDING = 20;

// A screen reader misses the focus if the field appears and gets it at the same moment.
const SETTLE = 300;

const field = document.getElementById('keys');
const label = document.getElementById('keys-label');
const sender = document.getElementById('send');
const start = document.getElementById('start');
const doors = document.getElementById('doors');
const toTable = document.getElementById('to-table');
const toOn = document.getElementById('to-on');
const toProblem = document.getElementById('to-problem');
const note = document.getElementById('note');
const letters = document.getElementById('letters');
const lost = document.getElementById('lost');

const skip = document.getElementById('skip');
const nameEntry = document.getElementById('name');

let line = null;
let typing = false;

// The address of the player's table, or of the first page.
let here = location.pathname;
let speaks = false;
let tells = false;

// The table to go to first, and the player's name.
let wish = null;
let called = null;

// The frames that the server has not confirmed yet, and how many it has confirmed.
let pending = [];
let arrived = 0;

// Whether the page is connected to its visit.
let ready = false;

// The answers that the page has told before the server, and until when an answer of the server
// counts as the same.
let ahead = [];

// The server's name for this visit, which continues it after the connection broke.
let visit = null;

const sounds = new Sounds();
const speak = document.getElementById('speak');
const opens = document.getElementById('opens');
const notify = document.getElementById('notify');
const voice = new Voice((number, now) => send({ type: 'voice', number, now }));

const microphone = canListen && new Microphone({
  opened: () => {
    sounds.ring('mic-open');
    voice.hold(true);
    send({ type: 'listens' });
    speak.setAttribute('aria-pressed', 'true');
  },
  closed: () => {
    sounds.ring('mic-closed');
    voice.hold(false);
    speak.setAttribute('aria-pressed', 'false');
  },
  heard: (texts) => {
    if (texts.some((text) => isOneOf(text, words['speak-stop']))) return opensByItself(false);
    send({ type: 'spoke', texts });
    // After a silence it stays closed.
    if (texts.length) openSoon();
  },
  failed: announce,
});
speak.hidden = document.getElementById('opens-row').hidden = !microphone;
speak.addEventListener('click', listen);
opens.addEventListener('change', () => opensByItself(opens.checked));
document.getElementById('notify-row').hidden = !('Notification' in window);
notify.addEventListener('change', async () => {
  if (notify.checked && await Notification.requestPermission() !== 'granted') {
    notify.checked = false;
    announce('notify-refused');
  }
  keep(NOTIFY, String(notify.checked));
});

function opensByItself(on) {
  opens.checked = on;
  keep(BY_ITSELF, String(on));
  if (on) listen();
  else announce('speak-stopped');
}

// The input that the last screen waits for.
let wanted = '';

/** Opens the microphone once the voice is silent, if the player wants that and the game waits for them. */
function openSoon() {
  if (opens.checked && wanted) microphone.openSoon(words.language, () => line && wanted && !typing && voice.isSilent && !document.hidden);
}

/** Opens the microphone, or closes it. Where speech may be sent is told first, once. */
function listen() {
  if (keep(LISTENS) !== 'true') {
    keep(LISTENS, 'true');
    return announce('speak-about');
  }
  microphone.toggle(words.language);
}

/** Tells one of the page's own texts. */
function announce(name) {
  utter(words[name]);
}

function utter(text) {
  const language = document.documentElement.lang;
  readOut(text, language);
  if (speaks) voice.say({ text, language });
}

/** Tells one of the page's own texts after what is being said. */
function tellAfter(text) {
  const language = document.documentElement.lang;
  readOut(text, language);
  voice.sayAfter(text, language);
}

function send(input) {
  if (!line) return;
  // The server does not act on what the person could not know yet. Sent again later, it keeps its number.
  const frame = { took: line.took, ...input };
  const sent = ready && line.send(frame);
  // Frames about the voice are of no use later.
  if (frame.type !== 'voice' && (sent || pending.length < PENDING)) pending.push(frame);
}

/** Takes the number of frames that the server has taken. */
function arrive(took = 0) {
  pending.splice(0, took - arrived);
  arrived = Math.max(arrived, took);
}

const TAKES = {
  words: ({ language, words: own }) => {
    setWords({ ...own, language });
    paintWords();
    nameField();
    nameChat();
  },
  visit: ({ visit: name, version, took, reached }) => {
    reachedAt(reached);
    if (isOld(version)) return;
    const same = !visit || name === visit;
    if (same) arrive(took);
    else [line.took, arrived] = [0, 0];
    [visit, wish] = [name, null];
    lost.hidden = true;
    if (tells && words.language) tellAfter(words.mended);
    tells = false;
    const frames = pending;
    pending = [];
    ready = true;
    if (same) frames.forEach(send);
    // Another visit knows nothing of what was on the screen.
    else if (frames.length && words.language) tellAfter(words.dropped);
  },
  line: ({ text, language }) => {
    ahead = ahead.filter(({ until }) => until > Date.now());
    const told = ahead.findIndex((line) => line.text === text);
    if (told >= 0) ahead = ahead.slice(told + 1);
    addLine(text, language, told < 0, isTile(text));
  },
  chat: (said) => {
    addChat(said);
  },
  clear: () => clearLines(),
  say: (frame) => voice.say(frame),
  quiet: () => voice.quiet(),
  cue: (cue) => sounds.play(cue),
  tune: (frame) => {
    speaks = frame.voice.on;
    voice.tune(frame.voice);
    sounds.tune(frame.sounds);
    readLines(!speaks);
    keep(SPEAKS, String(speaks));
  },
  keep: ({ text }) => keep(KEPT, text),
  show: ({ shown }) => {
    paint(shown);
    if (!start.hidden) revealAt(shown);
    const before = wanted;
    wanted = asksFor(shown);
    if (wanted !== before) openSoon();
    type(shown.kind === 'typing' ? shown : null);
  },
  picture: ({ picture }) => paintPicture(picture),
  room: ({ table }) => {
    paintRoom(table);
    chatAt(table);
    if (table && !toAMatch) reveal();
    // This address leads back here if the page is loaded anew, or a friend opens it.
    here = table ? addressOf(table) : '/';
    history.replaceState(history.state, '', here);
  },
  end: ({ text, language, again }) => {
    addLine(text, language, true);
    // A server that ends is called until it is back.
    if (again) return;
    leave();
  },
};

let revealTimer = 0;

// Whether the player has pressed what leads to a table.
let toATable = false;

// Whether a match begins by itself there: then its chairs would only flash by.
let toAMatch = false;

/**
 * Shows the game instead of the first page, once there is something to see: on a slow line nothing else would be in sight for a while,
 * and on the way to a table a menu would flash by.
 */
function revealAt(shown) {
  if (shown.kind === 'menu') revealLater();
  else reveal();
}

/** Shows the game unless something else comes before. */
function revealLater() {
  clearTimeout(revealTimer);
  revealTimer = setTimeout(reveal, toATable ? ONLY_MENUS_TO_TABLE : ONLY_MENUS);
}

function revealNoLonger() {
  clearTimeout(revealTimer);
  revealTimer = 0;
}

function reveal() {
  revealNoLonger();
  if (start.hidden || !line) return;
  start.hidden = true;
  start.removeAttribute('aria-busy');
  game.hidden = skip.hidden = false;
  showLatestAgain();
  if (!matchMedia('(pointer: coarse)').matches) setTimeout(() => holdFocus(field), SETTLE);
}

/** Returns to the first page; `again`: the player can continue from there. */
function leave(why = '', again = false) {
  line.end();
  revealNoLonger();
  start.removeAttribute('aria-busy');
  chatAt(null);
  [line, visit, pending, ahead, arrived, ready] = [null, null, [], [], 0, false];
  on(again);
  game.hidden = skip.hidden = true;
  showStart();
  note.textContent = why;
  focusOn(doors.querySelector('li:not([hidden]) button'));
}

/** A server of another version has another page, which is loaded now. */
function isOld(version) {
  if (!version || version === document.documentElement.dataset.version || session(NEWER) === version) return false;
  session(NEWER, version);
  session(WISH, JSON.stringify([wish, called]));
  location.reload();
  return true;
}

/** Takes up what the player wanted before the page was loaded anew. */
function wishAgain() {
  [wish, called] = JSON.parse(session(WISH) || null) ?? [null, null];
  session(WISH, '');
}

// If the player continues in another tab, this one leaves.
const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('serpente') : null;
tabs?.addEventListener('message', () => {
  if (line) leave(words.elsewhere, true);
});

/**
 * Returns the text of this name in a store of the browser. With a `text`, stores it; with an empty one, removes it. If the browser
 * stores nothing, the current entry of its history holds the text, so that the page can be loaded anew.
 */
function stored(store, name, text) {
  let found;
  try {
    const there = window[store];
    if (text) there.setItem(name, text);
    else if (text === '') there.removeItem(name);
    found = there.getItem(name);
  } catch {
    if (text !== undefined) history.replaceState({ ...history.state, [name]: text }, '');
  }
  return found ?? history.state?.[name] ?? null;
}

const keep = (name, text) => stored('localStorage', name, text);

/** The same for this tab alone. */
const session = (name, text) => stored('sessionStorage', name, text);

/** Whether this tab is in the middle of something. */
const on = (is) => session(ON, is ? 'true' : '');
const wasOn = () => session(ON) === 'true';

/** Asks for a line of text, or ends that: then every key plays. */
function type(asked) {
  const begins = asked && !typing;
  typing = asked;
  field.inputMode = asked ? 'text' : 'none';
  sender.hidden = !asked;
  if (begins || !asked) field.value = '';
  if (asked) field.maxLength = asked.longest;
  else field.removeAttribute('maxlength');
  nameField();
  if (begins) focusOn(field);
}

function nameField() {
  label.textContent = typing ? typing.question : words.keys ?? label.textContent;
}

/** Returns whether the device has only a touch screen, as far as the page knows: no key was pressed yet. */
const byTouch = () => matchMedia('(pointer: coarse)').matches && !matchMedia('(any-pointer: fine)').matches && !('keys' in document.documentElement.dataset);

function call(speaksNow) {
  start.setAttribute('aria-busy', 'true');
  note.textContent = '';
  on(true);
  tabs?.postMessage('here');
  // The browser's Back button leads out of a menu, and from the table to the first page.
  if (!history.state?.inside) history.pushState({ ...history.state, inside: true }, '');
  readLines(!speaksNow);
  line = new Line({
    opened: () => {
      const languages = [keep(LANGUAGE), ...navigator.languages].filter(Boolean);
      const again = visit && { visit, took: line.took };
      line.send({ type: 'come', kept: keep(KEPT), languages, speaks: speaksNow, again, wish, name: called, by_touch: byTouch(), can_listen: canListen });
    },
    // A newer server may send frames that this page does not know.
    came: (frame) => {
      if (ready) arrive(frame.took);
      unanswered = [];
      if (revealTimer) revealLater();
      holding(game, () => TAKES[frame.type]?.(frame));
    },
    broke: (stood) => {
      reveal();
      ready = false;
      lost.hidden = false;
      // Before the first answer of the server, there are only the words of the first page.
      if (!tells && (stood || !words.language)) {
        tells = true;
        tellAfter(words.broken ?? note.dataset.trying);
      }
    },
  });
}

function begin(speaksNow) {
  sounds.unlock();
  keep(SPEAKS, String(speaksNow));
  call(speaksNow);
}

document.addEventListener('keydown', (event) => {
  sounds.unlock();
  // The field is shown once a key was pressed.
  if (event.key !== 'Unidentified') document.documentElement.dataset.keys = '';
  // On the first page, keys of the game get the reason why there is none.
  if (!line && note.textContent && !(event.target instanceof HTMLInputElement) && /^\w$/.test(pressed(event)?.typed)) utter(note.textContent);
  if (!line || belongs(event, field, [zone, resultSheet], letters.checked)) return;
  if (typing && (event.target === field || event.key.length === 1)) {
    // The browser edits the line; only Escape goes to the game.
    if (event.key === 'Escape') send({ type: 'press', key: 'escape', typed: null, held: event.repeat });
    return;
  }
  if (event.key === '\\' && microphone && !typing) {
    event.preventDefault();
    if (!event.repeat) listen();
    return;
  }
  const press = pressed(event, speaks);
  if (!press) return;
  event.preventDefault();
  if (!event.repeat) tell(asked(press.key));
  send({ type: 'press', ...press, held: event.repeat });
  // At a table the menu is two presses away.
  if (event.key === 'ContextMenu' && game.dataset.kind === 'table') send({ type: 'press', ...press, held: false });
});
document.addEventListener('contextmenu', (event) => {
  if (line && event.button < 0 && zone.contains(event.target)) event.preventDefault();
});

// The questions that were asked since the server was heard last.
let unanswered = [];

/** Tells the expected answer of the server, if the connection is slow, or as soon as it has fallen silent. */
function tell(action) {
  if (!action || !line) return;
  unanswered.push(action);
  if (line.trip > SLOW || line.isLate) tellUnanswered();
  setTimeout(awaitLonger, LATE_ANSWER);
}

/** If the server has fallen silent, tells what it was asked, and counts what was told as its answers until they come. */
function awaitLonger() {
  if (!line?.isLate) return;
  tellUnanswered();
  for (const told of ahead) told.until = Date.now() + TOLD_AHEAD;
}

function tellUnanswered() {
  for (const action of unanswered.splice(0)) {
    const text = toldAhead(action, ahead.length > 0);
    if (!text) continue;
    ahead.push({ text, until: Date.now() + (line.isLate ? TOLD_AHEAD : 2 * line.trip + LATE) });
    utter(text);
  }
}

// Without a new entry in the browser's history, which its Back button would lead out of.
skip.addEventListener('click', (event) => {
  event.preventDefault();
  focusOn(document.querySelector('#tiles button') ?? zone);
});

letters.addEventListener('change', () => keep(LETTERS, String(letters.checked)));

addEventListener('popstate', () => {
  if (!line) return;
  // The address of a table stays while the player is there.
  history.pushState({ ...history.state, inside: true }, '', here);
  if (inviteDialog.open) return inviteDialog.close();
  // Where it is asked whether to leave, the second step back leaves.
  send({ type: 'do', action: /menu|typing/.test(game.dataset.kind) ? 'escape' : 'leave' });
});

// Back from sleep, or to a network: the line is looked after at once.
document.addEventListener('visibilitychange', () => document.hidden || line?.wake());
addEventListener('online', () => line?.wake());

document.addEventListener('click', () => sounds.unlock());

/** Keyboards on a screen tell no keys, only what they typed: each letter is a press. */
function pressTyped() {
  if (typing) return;
  for (const letter of field.value) {
    send({ type: 'press', key: letter === ' ' ? 'space' : letter, typed: letter, held: false });
  }
  field.value = '';
}

// Until an input method has finished, it changes what it has typed so far.
field.addEventListener('input', ({ isComposing }) => isComposing || pressTyped());
field.addEventListener('compositionend', pressTyped);

document.getElementById('line').addEventListener('submit', (event) => {
  event.preventDefault();
  if (typing) send({ type: 'typed', text: field.value });
});

/** Returns the name of the table whose address this is. */
const linked = () => location.pathname.toLowerCase().match(/^\/t\/([a-z\d-]+)$/)?.[1];

/** Returns the word of the problem whose address this is. */
const problemHere = () => location.pathname.toLowerCase().match(/^\/p\/([a-z-]+)$/)?.[1];

/** The first page: where to go. An address of a table or a problem leads there. */
function showStart() {
  const table = linked();
  const word = problemHere();
  toTable.hidden = !table;
  toProblem.hidden = !word;
  toOn.hidden = !wasOn();
  // One way is the main one.
  doors.querySelector('[data-to=table]').classList.toggle('primary', toOn.hidden);
  doors.querySelector('[data-to=problem]').classList.toggle('primary', toOn.hidden);
  doors.querySelector('[data-to=play]').classList.toggle('primary', toOn.hidden && !table && !word);
  if (table) tellLinked(table);
  start.hidden = false;
  showTables(() => !line);
}

document.getElementById('hero').append(...row(['2-2', '2-6', '6-4', '4-4', '4-1', '1-5', '5-3', '3-3', '3-0']));

start.addEventListener('click', ({ target }) => {
  const { to, game: named, table } = target.closest('[data-to]')?.dataset ?? {};
  // A second press in the same moment asks for nothing else.
  if (!to || line) return;
  wishAgain();
  if (to === 'table' || to === 'watch') wish = { to: 'table', table: table ?? linked(), watch: to === 'watch' };
  else if (to === 'problem') wish = { to, word: problemHere() };
  else if (to !== 'on') wish = { to, game: named };
  toATable = !['on', 'tables'].includes(to);
  toAMatch = ['play', 'learn', 'problem'].includes(to);
  called = nameEntry.value.trim() || called;
  keep(NAME, nameEntry.value.trim());
  begin(document.getElementById('aloud').checked);
});
// Enter behind the name goes where the main button goes.
document.getElementById('me').addEventListener('submit', (event) => {
  event.preventDefault();
  doors.querySelector('li:not([hidden]) .primary').click();
});
// The link leads to the page in that language; the visit begins in it, too.
document.getElementById('languages').addEventListener('click', ({ target }) => {
  if (target.hreflang) keep(LANGUAGE, target.hreflang);
});
chatWith((text) => send({ type: 'say', text }), () => openPanel(false));
paintWith((frame) => {
  if (frame.type === 'do') tell(frame.action);
  send(frame);
});

// Loaded anew in the middle of something it goes on. A voice needs a press to begin.
document.getElementById('aloud').checked = keep(SPEAKS) === 'true';
nameEntry.value = keep(NAME) ?? '';
letters.checked = keep(LETTERS) !== 'false';
opens.checked = keep(BY_ITSELF) === 'true';
notify.checked = keep(NOTIFY) === 'true';
if (wasOn() && keep(SPEAKS) === 'false') {
  wishAgain();
  if (problemHere()) wish ??= { to: 'problem', word: problemHere() };
  call(false);
  reveal();
} else showStart();

// The page is kept for when there is no network: then it says so.
const policy = window.trustedTypes?.createPolicy('serpente', { createScriptURL: (address) => address });
navigator.serviceWorker?.register(policy?.createScriptURL('/worker.js') ?? '/worker.js').catch(() => {});
if (navigator.serviceWorker?.controller) look();

/** Says on the first page that the server cannot be reached, for as long as that is so. */
async function look() {
  const { trying } = note.dataset;
  try {
    await fetch('/page/icon.svg', { method: 'HEAD', cache: 'no-store' });
    if (note.textContent === trying) note.textContent = '';
  } catch {
    if (!line) note.textContent = trying;
    setTimeout(look, LATE);
  }
}
