// The buttons, tiles and menus of the page, as the server describes them. Nothing here speaks by
// itself.

import { stayLit, turns } from './awake.js';
import { boardWith, drawBoard } from './board.js';
import { felt, game } from './elements.js';
import { openChat } from './chat.js';
import { focusOn, holding } from './focus.js';
import { invite, showLink } from './invite.js';
import { canListen } from './listen.js';
import { showAsked, showTurn } from './region.js';
import { paintResult } from './result.js';
import { badge, seatPlayers } from './seats.js';
import { drawn, halves, standing } from './tile.js';
import { begun, words } from './words.js';

// The buttons that every table shows, in this order. Pressed when it is not possible, each says
// why.
const MOVES = ['draw', 'pass', 'hint'];

// The buttons that are shown only when they can be used.
const SELDOM = ['exchange'];

const QUESTIONS = ['turn', 'ends', 'serpent', 'scores', 'hand', 'count', 'match'];
const EVERYWHERE = ['repeat', 'help', ...(canListen ? ['phrases'] : []), 'settings'];

// From sentences to read.
const READING = ['escape'];

const by = (id) => document.getElementById(id);
const [reading, title, state, entries, choices, tiles, places, moves, asks, tools, rack, panel] =
  ['reading', 'now-title', 'state', 'entries', 'choices', 'tiles', 'places', 'moves', 'asks', 'tools', 'rack', 'panel'].map(by);

let sendPress = () => {};

// The kind of game, by the pieces it is played with: some buttons have other names there.
let played = 'tiles';

// The current screen, and the picture of the table.
let shown = null;
let picture = null;

// Whether anything could be drawn in this match: with all tiles dealt there is no button for it.
let draws = false;

// Whether somebody at this device plays in the match. Between rounds nobody has the keyboard that two people share.
let plays = false;

// The name of the player's table.
let room = null;

// The chosen tile that was put back.
let back = null;

/** Sets the function that sends the player's presses. */
export function paintWith(out) {
  sendPress = out;
  boardWith((tile, place) => sendPress({ type: 'lay', tile, place }));
}

/** Puts the page's own words into their places. */
export function paintWords() {
  document.documentElement.lang = words.language;
  for (const element of document.querySelectorAll('[data-word]')) {
    element.textContent = words[element.dataset.word];
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', words[element.dataset.label]);
  }
  document.title = words.title;
}

/** Shows the table in a picture; nothing where there is none. */
export function paintPicture(told) {
  picture = told;
  draws = Boolean(told) && (draws || told.left > 0);
  paintTable();
}

// The button that opened what is shown instead of the table: the focus goes back to it.
let opener = null;

/** Shows the current screen. */
export function paint(now) {
  const [before, titleBefore] = [shown?.kind, shown?.title];
  const from = document.activeElement?.closest('#asks, #tools') && document.activeElement;
  shown = now;
  const at = shown.kind;
  game.dataset.kind = at;
  game.classList.toggle('at', at === 'table');
  reading.hidden = at !== 'text';
  const lines = shown.lines?.map((text) => element('p', { textContent: text })) ?? [];
  if (lines.length !== reading.children.length || lines.some((line, place) => line.textContent !== reading.children[place].textContent)) {
    reading.replaceChildren(...lines);
  }
  const byItself = at === 'menu' && titleBefore === shown.title && performance.now() - entered > AIMED * 2;
  const rows = byItself ? rowsOfMenu() : [];
  list(entries, at === 'menu' ? shown.entries.map((entry, place) => entryOf(entry, place, shown.chosen)) : []);
  if (rows.length && rows.some(({ label }, place) => label !== entries.children[place]?.dataset.label)) moved = { rows, at: performance.now() };
  played = shown.game ?? played;
  list(choices, (shown.choices ?? []).map(choiceOf));
  // Outside of menus, a button among the moves leads back already.
  const out = at === 'menu' ? ['escape'] : [];
  const known = at === 'table' ? [...QUESTIONS, ...EVERYWHERE, 'leave'] : [...EVERYWHERE, ...out];
  list(asks, at === 'typing' ? [] : known.map((action) => buttonOf({ action, does: true })));
  paintTools();
  // As long as a chair is free, the link for friends is in sight.
  showLink(at === 'menu' && shown.entries.some(({ chair }) => chair === 'nobody') ? room : null);
  if (at !== 'table') openPanel(false);
  paintTable();
  showAsked(at === 'question' ? shown.question : null);
  if (before === 'table' && from && ['menu', 'text'].includes(at)) {
    opener = from.dataset.action ?? '';
    focusOn(at === 'text' ? reading : entries.querySelector('[aria-current]') ?? entries.querySelector('button'));
  }
  if (at === 'table' && opener !== null) {
    const button = opener ? asks.querySelector(`[data-action=${opener}]`) : null;
    opener = null;
    const back = button?.getClientRects().length ? button : menuButton();
    if (back) focusOn(back);
  }
}

// A finger that comes down within so many milliseconds after the entries of a menu have moved means what lay there before.
const AIMED = 350;

// When an entry was pressed last: what changes then is no surprise.
let entered = -AIMED * 2;

// Where the entries lay before they moved by themselves, and when that was.
let moved = { rows: [], at: -AIMED };

const rowsOfMenu = () => [...entries.children].map((item) => {
  const { top, bottom, left, right } = item.getBoundingClientRect();
  return { label: item.dataset.label, top, bottom, left, right };
});

/** Returns the place of the entry that a press means, or -1 if it is gone. Keys, which have no place on the screen, mean what has the focus. */
function meant({ detail, clientX, clientY }, place) {
  if (!detail || performance.now() - moved.at > AIMED) return place;
  const aimed = moved.rows.find(({ top, bottom, left, right }) => top <= clientY && clientY <= bottom && left <= clientX && clientX <= right);
  return aimed ? [...entries.children].findIndex((item) => item.dataset.label === aimed.label) : place;
}

// Where an entry lay there may be nothing now.
entries.addEventListener('click', (event) => {
  const aimed = event.target.closest('button') ? -1 : meant(event, -1);
  if (aimed >= 0) sendPress({ type: 'entry', place: aimed });
});

// The tile to which the page has gone before the server confirmed it.
let cursor = null;

/** Returns the expected answer of the server, as far as the page can know it; `waits`: earlier answers are still missing. */
export function toldAhead(action, waits) {
  const held = shown?.kind === 'table' ? shown.tiles : [];
  const at = waits && cursor !== null ? cursor : held.findIndex(({ chosen }) => chosen);
  const last = held.length - 1;
  const seek = () => held.map((_, step) => (at + 1 + step) % held.length).find((place) => held[place].places.length) ?? -1;
  const ways = { previous: () => Math.max(at - 1, 0), next: () => Math.min(at + 1, last), first: () => 0, last: () => last, 'next-playable': seek };
  if (!(action in ways)) return shown?.answers?.[action];
  // While the server asks for a place, and while no tile is chosen, only the server knows.
  if (at < 0 || !shown.actions.some((button) => button.action === action)) return null;
  cursor = ways[action]();
  return held[cursor]?.told;
}

/** Returns whether this is the sentence for a tile of the hand. */
export const isTile = (text) => shown?.tiles?.some(({ told }) => told === text);

/** Takes the name of the player's table, to which they can invite others. */
export function paintRoom(table) {
  room = table;
  paintTools();
}

function paintTools() {
  list(tools, [...(room ? [inviteButton()] : []), ...(shown?.kind === 'table' ? [panelButton()] : [])]);
}

const inviteButton = () => ({
  id: 'invite',
  make: () => element('li', {}, element('button', { type: 'button' })),
  update: (item) => {
    const [button] = item.children;
    write(button, words.invite);
    button.onclick = () => invite(room);
  },
});

function paintTable() {
  if (!shown) return;
  const at = shown.kind === 'table';
  // The name of a menu, without the sentence that says how to use it.
  title.textContent = (at && picture?.title) || shown.title?.replace(/\. .*|\.$/, '') || shown.question?.replace(/\? .*/, '?') || words[shown.kind];
  document.title = at && shown.own_turn ? `${words.yours} · ${title.textContent}` : words.title;
  felt.hidden = !at || !picture;
  turns(at && shown.own_turn, document.title);
  stayLit(at);
  rack.classList.toggle('mine', at && shown.own_turn);
  const inTurn = at && picture?.players.find(({ seat }) => seat === picture.turn);
  if (inTurn) showTurn(shown.own_turn ? words.yours : `${inTurn.name}: ${words.playing}`);
  else showTurn('');
  const held = at ? shown.tiles : [];
  plays = at && picture !== null && (plays || held.length > 0 || picture.own !== null || shown.actions.some(({ action }) => action === 'take-keyboard'));
  rack.classList.toggle('many-tiles', held.length > 8);
  const chosen = held.find((tile) => tile.chosen && tile.places.length);
  if (chosen?.tile !== back) back = null;
  // While a yes or no is asked for, no place is.
  const placing = chosen && !back && !shown.confirms.length ? chosen : null;
  list(tiles, held.map((tile) => tileOf(tile, placing)));
  const lays = placing ? placing.places.map((place, at) => placeOf(placing, place, at)) : [];
  list(places, lays.length ? [...lays, backButton(placing)] : []);
  list(moves, lays.length ? [] : movesOf().map(buttonOf));
  paintState(at);
  const ended = at && picture?.result && !shown.confirms.length ? picture : null;
  paintResult(ended, plays, (action) => sendPress({ type: 'do', action }));
  if (felt.hidden) return;
  seatPlayers(picture);
  const opens = placing && !placing.ends.length;
  drawBoard(picture, placing && { tile: placing.tile, ends: placing.ends, opens });
}

/** What a player wants to see at any moment: the round, the own points and team, and how many tiles are left to draw. */
function paintState(at) {
  state.hidden = !at || !picture;
  if (state.hidden) return;
  const own = picture.players.find(({ seat }) => seat === picture.own);
  const parts = [picture.round];
  if (own) parts.push(`${own.name} ${own.points}`.replace('-', '−'));
  if (picture.stock) parts.push(picture.stock);
  write(state, parts.join(' · '));
  if (own && own.team !== null) state.prepend(badge(own.team));
}

/** The moves that can be made, and at a table those that cannot, too. */
function movesOf() {
  if (shown.kind === 'text') return READING.map((action) => ({ action, does: true }));
  if (shown.kind === 'typing') return [{ action: 'escape', does: true }];
  const offered = shown.actions ?? [];
  // Where yes ends the match, the answer that stays is the main one.
  const main = shown.leaves ? 1 : 0;
  if (shown.kind !== 'table') return offered.map((button, at) => ({ ...button, does: true, first: at === main, danger: shown.leaves && !at }));
  // A spoken command waits for yes or no.
  if (shown.confirms.length) return shown.confirms.map((button, at) => ({ ...button, does: true, first: !at }));
  // Bids are chosen from the list of choices; moves that the game does not have are not shown.
  const does = (action) => offered.some((button) => button.action === action);
  if (does('take-keyboard')) return [{ action: 'take-keyboard', does: true, first: true }];
  // The sheet with the result has the only button that is needed.
  if (picture?.result) return [];
  const known = played === 'tricks' ? ['hint'] : MOVES.filter((action) => action !== 'draw' || draws || does(action));
  const fits = shown.tiles.some((tile) => tile.places.length);
  const seldom = SELDOM.filter(does).map((action) => ({ action, does: true }));
  const stuck = shown.own_turn && !fits;
  const always = known.map((action) => ({ action, does: does(action), first: stuck && action !== 'hint' && does(action) }));
  // While others play, and between rounds, there is nothing to do but go on.
  const waits = !shown.own_turn || (stuck && !does('draw') && !does('pass') && !shown.choices.length);
  const on = waits ? [{ action: 'confirm', does: true, first: shown.own_turn }] : [];
  return [...always, ...seldom, ...on];
}

const panelButton = () => ({
  id: 'panel',
  make: () => element('li', { className: 'only-narrow' }, element('button', { type: 'button' })),
  update: (item) => {
    const [button] = item.children;
    write(button, words.menu);
    button.setAttribute('aria-expanded', panel.classList.contains('open'));
    button.onclick = () => openPanel(!panel.classList.contains('open'));
  },
});

const menuButton = () => tools.querySelector('[aria-expanded]');

export function openPanel(open) {
  if (open) openChat(false);
  holding(panel, () => panel.classList.toggle('open', open), menuButton);
  menuButton()?.setAttribute('aria-expanded', open);
}

panel.addEventListener('click', ({ target }) => {
  if (target.closest('button')) openPanel(false);
});
panel.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !panel.classList.contains('open')) return;
  event.stopPropagation();
  openPanel(false);
});

const placeOf = ({ tile, ends }, place, at) => ({
  id: `${tile} ${at}`,
  make: () => element('li', {}, element('button', { type: 'button', className: 'place primary' })),
  update: (item) => {
    const [button] = item.children;
    const end = ends[at]?.inner ?? null;
    const number = end === null || /\d/.test(place) ? '' : ` ${end || '–'}`;
    const name = begun(place) + number;
    if (!button.textContent.endsWith(name)) button.replaceChildren(...arrowOf(ends[at]), name);
    button.onclick = () => sendPress({ type: 'lay', tile, place: at });
  },
});

/** The mark of an end of a line, as on the tile and on the table. */
const arrowOf = (end) => (end && picture?.board.shape === 'line' ? [unheard('span', ['◀\uFE0E ', '▶\uFE0E '][end.arm])] : []);

const backButton = ({ tile }) => ({
  id: 'back',
  make: () => element('li', {}, element('button', { type: 'button' })),
  update: (item) => {
    const [button] = item.children;
    write(button, words.escape);
    button.onclick = () => {
      back = tile;
      paintTable();
      focusOn(tiles.querySelector(`[data-tile="${tile}"]`));
    };
  },
});

const entryOf = ({ text, changeable, chair, main }, place, chosen) => ({
  // An entry stays the same one when its value changes.
  id: `${place} ${text.split(':')[0]}`,
  make: () => element('li', {}, element('button', { type: 'button' })),
  update: (item) => {
    const [enter, ...before] = item.children;
    item.dataset.label = text.split(':')[0];
    if (enter.textContent !== text) {
      // The name of the setting stands out from its value, which is behind a colon or a number.
      const end = changeable ? text.search(/(?<=:)|(?= [-−]?\d|$)/) : text.indexOf(':') + 1;
      const label = [element('b', { textContent: text.slice(0, end) }), text.slice(end)].filter((part) => part.textContent !== '');
      enter.replaceChildren(...(chair ? [chairOf(chair)] : []), ...label);
    }
    if (chair) item.dataset.chair = chair;
    else delete item.dataset.chair;
    enter.className = main ? 'primary' : '';
    enter.onclick = (event) => {
      const aimed = meant(event, place);
      entered = performance.now();
      if (aimed >= 0) sendPress({ type: 'entry', place: aimed });
    };
    mark(enter, 'aria-current', place === chosen);
    if (place === chosen) enter.scrollIntoView({ block: 'nearest' });
    if (!changeable) return before.forEach((button) => button.remove());
    if (!before.length) item.append(element('button', { type: 'button' }), element('button', { type: 'button' }));
    const [, less, more] = item.children;
    for (const [button, up, sign, way] of [[less, false, '−', words.previous], [more, true, '+', words.next]]) {
      button.replaceChildren(unheard('span', sign), unseen(`${text}, ${way}`));
      button.onclick = () => sendPress({ type: 'change', place, up });
    }
  },
});

/** A chair, and who sits on it: a computer player has a square head. */
function chairOf(holder) {
  const parts = [drawn('path', { d: 'M5 2v20M5 14h14v8' })];
  if (holder !== 'nobody') {
    parts.push(holder === 'computer' ? drawn('rect', { x: 9, y: 1, width: 6, height: 5 }) : drawn('circle', { cx: 12, cy: 3.5, r: 2.5 }), drawn('path', { d: 'M9 8h6v5H9z' }));
  }
  return drawn('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' }, ...parts);
}

const choiceOf = ({ text, chosen }, place) => ({
  id: text,
  make: () => element('li', {}, element('button', { type: 'button' })),
  update: (item) => {
    const [choose] = item.children;
    write(choose, text);
    choose.onclick = () => sendPress({ type: 'choice', place });
    mark(choose, 'aria-pressed', chosen, 'false');
    // As with tiles: it takes two presses to bid.
    if (!chosen) return item.children[1]?.remove();
    const button = item.children[1] ?? item.appendChild(element('button', { type: 'button', className: 'place primary' }));
    button.replaceChildren(unseen(`${text}, `), words.choose);
    button.onclick = () => sendPress({ type: 'do', action: 'confirm' });
  },
});

const tileOf = ({ tile, text, name, chosen, places: where, ends }, placing) => ({
  id: tile,
  make: () => element('li', {}, element('button', { type: 'button', className: 'tile' })),
  update: (item) => {
    const [choose] = item.children;
    const key = `${text} ${ends.map(({ arm }) => arm)} ${where.length}`;
    if (choose.dataset.key !== key) {
      const number = halves(tile).map((half) => half || '–').join(' ');
      const arrows = unheard('span', '');
      arrows.className = 'where';
      arrows.append(...marksOf(where, ends).map((className) => element('i', { className })));
      const numbers = unheard('span', number);
      numbers.className = 'number';
      choose.replaceChildren(standing(tile), numbers, arrows);
    }
    choose.dataset.key = key;
    choose.dataset.tile = tile;
    choose.dataset.fits = where.length > 0;
    choose.setAttribute('aria-label', name);
    mark(choose, 'aria-pressed', chosen && back !== tile, 'false');
    choose.onclick = () => {
      if (placing?.tile !== tile) {
        const isChosen = back === tile;
        back = null;
        sendPress({ type: 'tile', tile });
        // For a tile that was put back the server has nothing new to show: it is chosen there still.
        if (isChosen) paintTable();
        return;
      }
      // The second press lays it where it goes, or puts it back where that is a question.
      if (where.length === 1) return sendPress({ type: 'lay', tile, place: 0 });
      back = tile;
      return paintTable();
    };
  },
});

/** Arrows for where a tile goes: to the left, to the right, or anywhere else. */
function marksOf(where, ends) {
  if (!where.length) return [];
  const line = picture?.board.shape === 'line';
  const ways = ends.map(({ arm }) => (line ? ['l', 'r'][arm] : 'u'));
  return ways.length ? [...new Set(ways)] : ['u'];
}

const buttonOf = ({ action, does, text, first, danger }) => ({
  id: action,
  make: () => element('li', {}, element('button', { type: 'button' })),
  update: (item) => {
    const [button] = item.children;
    write(button, text ?? words[`${played}-${action}`] ?? words[action]);
    button.dataset.action = action;
    button.onclick = () => {
      sendPress({ type: 'do', action });
      // A hint chooses its tile, also where it was put back before.
      if (action !== 'hint' || !back) return;
      back = null;
      paintTable();
    };
    mark(button, 'aria-disabled', !does);
    button.className = action === 'leave' || danger ? 'danger' : first ? 'primary' : '';
  },
});

/** Has a list show these, and no others. What stays keeps its element, and with it the focus; otherwise what takes its place gets it. */
function list(parent, wanted) {
  const ids = wanted.map(({ id }) => id);
  const has = document.activeElement;
  const focused = [...parent.children].findIndex((item) => item.contains(has));
  holding(parent, () => {
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
  }, () => {
    if (parent.contains(has)) return has;
    const next = parent.children[Math.min(focused, parent.children.length - 1)]?.querySelector('button');
    // A second press of Enter would take a hint that nobody wanted.
    return next?.dataset.action === 'hint' ? null : next;
  });
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
