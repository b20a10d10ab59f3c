// What can be touched, as the server shows it. Nothing here is spoken by itself: the lines are.

import { face } from './face.js';

// What is always there at a table, in this order; what cannot be done now says why when it is pressed.
const MOVES = ['draw', 'pass', 'confirm', 'hint'];

// What only some games and tables have: it is there when it can be done.
const SELDOM = ['exchange', 'take-keyboard'];

const ASKS = ['turn', 'ends', 'serpent', 'scores', 'hand', 'count', 'match', 'talk'];
const EVERYWHERE = ['repeat', 'help', 'settings', 'escape'];

// Through sentences, one key apart.
const READING = ['previous', 'next', 'escape'];

const by = (id) => document.getElementById(id);
const [title, entries, choices, tiles, moves, asks, stands] =
  ['now-title', 'entries', 'choices', 'tiles', 'moves', 'asks', 'stands'].map(by);

let send = () => {};
let words = {};

// What the game is played with: some buttons are called otherwise there.
let game = 'tiles';

/** What is pressed goes out so. */
export function paintWith(out) {
  send = out;
}

/** The page's own words, in the language that is spoken now. */
export function paintIn(language, own) {
  words = own;
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-word]')) {
    element.textContent = words[element.dataset.word];
  }
  document.title = words.title;
}

/** Shows what lies on top. */
export function paint(shown) {
  const at = shown.kind;
  title.textContent = words[at] ?? shown.title ?? shown.question;
  stands.replaceChildren(...(shown.stands ?? []).map((text) => element('p', { textContent: text })));
  list(entries, at === 'menu' ? shown.entries.map((entry, place) => entryOf(entry, place, shown.chosen)) : []);
  game = shown.game ?? game;
  const offered = shown.choices ?? [];
  by('choices-title').hidden = !offered.length;
  list(choices, offered.map(choiceOf));
  const held = at === 'table' ? shown.tiles : [];
  by('tiles-title').hidden = !held.length;
  list(tiles, held.map(tileOf));
  list(moves, movesOf(shown).map(buttonOf));
  const known = at === 'table' ? [...ASKS, ...EVERYWHERE] : EVERYWHERE;
  list(asks, (at === 'typing' ? [] : known).map((action) => buttonOf({ action, does: true })));
}

/** The moves that can be made, and at a table those that cannot, too. */
function movesOf(shown) {
  if (shown.kind === 'text') return READING.map((action) => ({ action, does: true }));
  if (shown.kind === 'typing') return [{ action: 'escape', does: true }];
  const offered = shown.actions ?? [];
  if (shown.kind !== 'table') return offered.map((button) => ({ ...button, does: true }));
  const does = (action) => offered.find((button) => button.action === action);
  const seldom = SELDOM.filter(does).map((action) => ({ action, does: true }));
  // The one that says yes goes on, too: there is nearly always something to say it to.
  const can = (action) => action === 'confirm' || Boolean(does(action));
  const always = MOVES.map((action) => ({ action, does: can(action) }));
  return [...always, ...seldom, { action: 'leave', does: true }];
}

const entryOf = ({ text, changeable }, place, chosen) => ({
  // Where a value was changed the entry is still the same one.
  id: `${place} ${text.split(':')[0]}`,
  make: () => element('li', {}, element('button', { type: 'button' })),
  update: (item) => {
    const [enter, ...before] = item.children;
    write(enter, text);
    enter.onclick = () => send({ type: 'entry', place });
    mark(enter, 'aria-current', place === chosen);
    if (place === chosen) enter.scrollIntoView({ block: 'nearest' });
    if (!changeable) return before.forEach((button) => button.remove());
    if (!before.length) item.append(element('button', { type: 'button' }), element('button', { type: 'button' }));
    const [, less, more] = item.children;
    for (const [button, up, sign, way] of [[less, false, '−', words.previous], [more, true, '+', words.next]]) {
      button.replaceChildren(unheard('span', sign), unseen(`${text}, ${way}`));
      button.onclick = () => send({ type: 'change', place, up });
    }
  },
});

const choiceOf = ({ text, chosen }, place) => ({
  id: text,
  make: () => element('li', {}, element('button', { type: 'button' })),
  update: (item) => {
    const [choose] = item.children;
    write(choose, text);
    choose.onclick = () => send({ type: 'choice', place });
    mark(choose, 'aria-pressed', chosen, 'false');
    // As with tiles: it takes two presses to bid.
    if (!chosen) return item.children[1]?.remove();
    const button = item.children[1] ?? item.appendChild(element('button', { type: 'button', className: 'place' }));
    button.replaceChildren(unseen(`${text}, `), words.choose);
    button.onclick = () => send({ type: 'do', action: 'confirm' });
  },
});

const tileOf = ({ tile, text, chosen, places }) => ({
  id: tile,
  make: () => element('li', {}, element('button', { type: 'button', className: 'tile' })),
  update: (item) => {
    const [choose] = item.children;
    if (choose.dataset.text !== text) choose.replaceChildren(face(tile), element('span', { textContent: text }));
    choose.dataset.text = text;
    choose.dataset.fits = places.length > 0;
    choose.onclick = () => send({ type: 'tile', tile });
    mark(choose, 'aria-pressed', chosen, 'false');
    // Where it goes stands beside the tile that is chosen: it takes two presses to lay one.
    const lays = chosen ? places : [];
    while (item.children.length > lays.length + 1) item.lastChild.remove();
    lays.forEach((place, at) => {
      const button = item.children[at + 1] ?? item.appendChild(element('button', { type: 'button', className: 'place' }));
      button.replaceChildren(unseen(`${text}, `), place);
      button.onclick = () => send({ type: 'lay', tile, place: at });
    });
  },
});

const buttonOf = ({ action, does, text }) => ({
  id: action,
  make: () => element('li', {}, element('button', { type: 'button' })),
  update: (item) => {
    const [button] = item.children;
    write(button, text ?? words[`${game}-${action}`] ?? words[action]);
    button.dataset.action = action;
    button.onclick = () => send({ type: 'do', action });
    mark(button, 'aria-disabled', !does);
  },
});

/** Has a list show these, and no others. What stays keeps its element, and with it the focus. */
function list(parent, wanted) {
  const ids = wanted.map(({ id }) => id);
  const focused = [...parent.children].findIndex((item) => item.contains(document.activeElement));
  const lost = focused >= 0 && !ids.includes(parent.children[focused].dataset.id);
  for (const item of [...parent.children]) {
    if (!ids.includes(item.dataset.id)) item.remove();
  }
  wanted.forEach(({ id, make, update }, at) => {
    let item = parent.children[at];
    if (item?.dataset.id !== id) {
      const stays = [...parent.children].find((other) => other.dataset.id === id);
      item = stays ?? make();
      item.dataset.id = id;
      parent.insertBefore(item, parent.children[at] ?? null);
    }
    update(item);
  });
  if (lost) {
    const next = parent.children[Math.min(focused, parent.children.length - 1)];
    (next?.querySelector('button') ?? title).focus();
  }
}

function mark(button, attribute, on, off) {
  if (on) button.setAttribute(attribute, 'true');
  else if (off) button.setAttribute(attribute, off);
  else button.removeAttribute(attribute);
}

function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const unseen = (text) => element('span', { className: 'unseen', textContent: text });

function unheard(name, text) {
  const made = element(name, { textContent: text });
  made.setAttribute('aria-hidden', 'true');
  return made;
}
