// The table in a picture: the tiles, cards, bids and tricks that the server tells of. It is for
// eyes alone.

import { boxOf, cross, lanes, serpent, tree } from './layout.js';
import { brackets, drawn, halves, tileShape } from './tile.js';
import { begun, words } from './words.js';

const svg = document.getElementById('board');
const frame = svg.parentElement;

// The largest short side of a tile, in pixels at a usual size of letters, and how much smaller each
// step is.
const MOST = 46;
const STEP = 0.94;

// Of the tiles of a round, about so many lie on the table at its end. The unit leaves room for them from the beginning, so that
// what lies stays where it is.
const LAID_AT_END = 0.8;

// The unit that the round is drawn with: it only shrinks while the round lasts, and only when a tile comes.
let unit = Infinity;
let laid = 0;

// Whether no tile has come since the table was drawn last: then nothing that lies may move, since somebody may be choosing.
let holds = false;

// The height of the felt when the newest tile came. The rows of the hand and of buttons change it meanwhile.
let tallThen = 0;

// Whether the tiles were drawn smaller in this round, which happens at most once.
let shrunk = false;

// The height of the felt when the round began: how the tips of a spinner bend depends on it.
let roundTall = 0;

// Whether trains run to both sides, for which there is room in a wide frame.
let paired = false;

// Whether a tree lies turned by 90 degrees, for which there was more room.
let turned = false;

// The width of the frame for which the unit was chosen, its height when no tile was chosen, and where the middle of the table lay
// then. The buttons for the places of a tile may need more room than the others, and cover a part of the felt meanwhile.
let frameWidth = 0;
let restingTall = 0;
let origin = null;

// The newest tile when the table was drawn last: only another one comes in.
let newest = null;

let shownTable = null;
let chosen = null;
let lay = () => {};

/** `out(tile, place)` is told which end was tapped. */
export function boardWith(out) {
  lay = out;
}

/** Shows the table so; `held`: the tile that is chosen, with its ends. */
export function drawBoard(shown, held) {
  shownTable = shown;
  chosen = held;
  draw();
}

new ResizeObserver(() => {
  // Where only the height changes, because the words or the hand need more lines, the tiles stay where they are.
  if (frame.offsetWidth !== frameWidth) [unit, origin, restingTall] = [Infinity, null, 0];
  frameWidth = frame.offsetWidth;
  draw();
}).observe(frame);

const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

function draw() {
  const { board } = shownTable ?? {};
  svg.replaceChildren();
  // The frame's own size is measured while nothing is in it.
  svg.setAttribute('width', 0);
  svg.setAttribute('height', 0);
  if (!board || !frame.clientWidth) return;
  if (!chosen || !restingTall) restingTall = frame.clientHeight;
  // Plaques and tricks are scaled to the felt, however low it is.
  const size = { wide: frame.clientWidth, tall: Math.max(restingTall, board.kind === 'tricks' ? 110 : 170) };
  if (board.kind === 'tiles') drawTiles(board, size);
  else if (board.kind === 'tricks') drawTricks(board, size);
  else drawCards(board, size);
  [drawnBefore, drawnNow] = [drawnNow, new Map()];
  const more = svg.clientHeight > frame.clientHeight + 1 || svg.clientWidth > frame.clientWidth + 1;
  frame.classList.toggle('more', more);
  if (more) {
    frame.tabIndex = 0;
    frame.setAttribute('role', 'region');
    frame.setAttribute('aria-label', words.picture);
    showInFrame(marksInSight());
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) frame.removeAttribute(name);
  }
}

/** What has to be in sight where there is no room for all: the places of a chosen tile, or in one's turn the own train, or the newest tile. */
function marksInSight() {
  const places = [...svg.querySelectorAll('.ghost')];
  if (places.length) return places;
  const own = shownTable.turn === shownTable.own && svg.querySelector('.own-lane');
  const mark = own || svg.querySelector('.new');
  return mark ? [mark] : [];
}

/** Scrolls so that all of these are seen, or else the first of them. */
function showInFrame(marks) {
  if (!marks.length) return;
  const view = frame.getBoundingClientRect();
  const boxes = marks.map((mark) => mark.getBoundingClientRect());
  for (const [begin, end, scroll] of [['top', 'bottom', 'scrollTop'], ['left', 'right', 'scrollLeft']]) {
    const low = Math.min(...boxes.map((box) => box[begin]));
    const high = Math.max(...boxes.map((box) => box[end]));
    const middle = high - low <= view[end] - view[begin] ? (low + high) / 2 : (boxes[0][begin] + boxes[0][end]) / 2;
    frame[scroll] += middle - (view[begin] + view[end]) / 2;
  }
}

/** The first tile and the arms, each tile with its inner half first; the chosen one where it would lie. */
function model(board) {
  const all = board.tiles.map(({ tile, arm, inner, across }, at) => {
    const [high, low] = halves(tile);
    const [a, b] = inner === low ? [low, high] : [high, low];
    return { tile, arm, a, b, across, newest: at === board.tiles.length - 1 };
  });
  const [first, ...laidTiles] = all;
  const arms = [];
  for (const tile of laidTiles) (arms[tile.arm] ??= []).push(tile);
  const taken = new Set();
  (chosen?.ends ?? []).forEach(({ arm, inner, across }, place) => {
    if (taken.has(arm)) return;
    taken.add(arm);
    const [high, low] = halves(chosen.tile);
    const [a, b] = inner === low ? [low, high] : [high, low];
    (arms[arm] ??= []).push({ tile: chosen.tile, a, b, across, ghost: place, label: inner ?? high, arm });
  });
  return { first, arms, tiles: laidTiles };
}

/** Turns a line so that the first double lies in the middle, where its tips are arms, too. */
function around({ first, arms }) {
  if (first.across) return { first, arms };
  const [left = [], right = []] = arms;
  const flipped = (tiles) => tiles.map((tile) => ({ ...tile, a: tile.b, b: tile.a })).reverse();
  const spinner = [...left, ...right].filter((tile) => tile.ghost === undefined && tile.a === tile.b);
  if (!spinner.length) return null;
  const double = shownTable.board.tiles.find(({ tile }) => spinner.some((other) => other.tile === tile));
  const at = left.findIndex(({ tile }) => tile === double.tile);
  if (at >= 0) {
    return { first: left[at], arms: [left.slice(at + 1), [...flipped(left.slice(0, at)), first, ...right], ...arms.slice(2)] };
  }
  const place = right.findIndex(({ tile }) => tile === double.tile);
  const back = { ...first, a: first.b, b: first.a };
  return { first: right[place], arms: [[...flipped(right.slice(0, place)), back, ...left], right.slice(place + 1), ...arms.slice(2)] };
}

function drawTiles(board, { wide, tall: tallNow }) {
  if (board.tiles.length < laid) [unit, turned, origin] = [Infinity, false, null];
  holds = origin && board.tiles.length === laid;
  if (!holds) tallThen = tallNow;
  const tall = tallThen;
  laid = board.tiles.length;
  if (!laid) {
    if (!chosen?.opens) return;
    const [a, b] = halves(chosen.tile);
    const ghost = { tile: chosen.tile, a, b, across: a === b, ghost: 0, label: '', x: 0, y: 0, turn: a === b ? 90 : 0 };
    return scene([ghost], { wide, tall, u: MOST * rem() });
  }
  const made = model(board);
  const highest = Math.max(...board.tiles.flatMap(({ tile }) => halves(tile)));
  const least = (highest > 12 ? 32 : highest > 9 ? 26 : 22) * rem();
  if (board.shape === 'trains' || board.shape === 'owned') return inLanes(board, made, { wide, tall, least });
  const room = { wide, tall, least };
  if (board.shape === 'star' || board.shape === 'feet' || board.shape === 'tree') return drawTree(board, made, room);
  if (unit === Infinity) [roundTall, shrunk] = [tall, false];
  const isCross = board.shape === 'spinner';
  const bent = (line, u) => serpent(line, (wide / 2 - 8) / u);
  const crossed = (line, u) => cross(line, (wide / 2 - 8) / u, roundTall / 2 / u);
  // The spinner may lie later: then the line becomes a cross.
  const spun = isCross ? around(made) : null;
  const layout = spun ? crossed : bent;
  const line = spun ?? made;
  const planned = isCross ? crossed : bent;
  const most = isCross ? Math.min(MOST * rem(), (wide / 2 - 8) / 7) : MOST * rem();
  const held = heldByAll();
  const rest = held + shownTable.left;
  if (unit === Infinity) unit = largest(planned, standIn(line, Math.max(laid + 4, Math.ceil((laid + held) * LAID_AT_END)), isCross), most, room);
  // One tile more has room on each arm, so that nothing moves when a tile is chosen.
  const grown = { ...line, arms: line.arms.map((tiles) => aheadOf(tiles)) };
  if (!holds && !shrunk && !fits(layout(grown, unit), unit, room)) {
    // Once in a round: whichever arm the rest is laid on, it nearly always has room then. Beyond that the felt scrolls.
    for (let long = 0; long < (isCross ? 4 : 2); long += 1) unit = largest(planned, lengthened(line, long, rest), unit, room);
    [shrunk, origin] = [true, null];
  }
  scene(layout(line, unit), { wide, tall, u: unit, around: layout(grown, unit) });
}

// A tile in the place of one that is not laid yet.
const AHEAD = { a: 0, b: 0, across: false };

// The place of a toe that is not laid yet.
const TOE = { ...AHEAD, isToe: true };

/** As many tiles as this, on the arms of a line or a cross: nobody knows yet where they will lie. */
function standIn({ first, arms }, count, isCross) {
  // One end is often longer than the other.
  const parts = isCross ? [4, 3, 1, 1] : [3, 2];
  const whole = parts.reduce((sum, part) => sum + part);
  const grown = parts.map((part, at) => Array.from({ length: Math.max(arms[at]?.length ?? 0, Math.ceil((count * part) / whole)) }, (_, place) => ({ ...AHEAD, across: place % 4 === 3 })));
  return { first, arms: grown };
}

/** The same with so many tiles more on the arm `long`. */
const lengthened = ({ first, arms }, long, count) => ({
  first,
  arms: Array.from({ length: Math.max(arms.length, long + 1) }, (_, at) => {
    const tiles = arms[at];
    const rest = Array.from({ length: at === long ? count : 1 }, (_, place) => ({ ...AHEAD, across: place % 4 === 3 }));
    return [...aheadOf(tiles).slice(0, -1), ...rest];
  }),
});

function fits(placed, u, { wide, tall }) {
  const [left, top, right, bottom] = boxOf(placed);
  return (bottom - top) * u + 16 <= tall && (right - left) * u + 8 <= wide;
}

/** The largest step from `most` down at which this line fits, or the least unit. */
function largest(layout, line, most, room) {
  let u = Math.max(most, room.least);
  while (u > room.least && !fits(layout(line, u), u, room)) u = Math.max(u * STEP, room.least);
  return u;
}

// On a narrow felt the tiles of a tree are so small that so many short sides of them have room on either side of the middle.
const ACROSS = 12;

/**
 * A tree begins so that a few tiles on each arm have room, and is drawn smaller once in a round, when they have none: then it lies the
 * way for which there is more room, and its arms bend at the sides of the felt. Above and below, the felt scrolls.
 */
function drawTree(told, made, { wide, tall, least }) {
  const half = wide / 2 - 4;
  const small = Math.min(least, Math.max(least * 0.55, half / ACROSS));
  const board = { ...told, arms: armsOfToes(told, made) };
  if (unit === Infinity) {
    const arms = Math.max(board.around, 2);
    const reach = 1.5 + 2 * Math.ceil((laid + heldByAll()) / arms / 2);
    [turned, shrunk] = [false, false];
    unit = Math.max(Math.min((Math.min(wide, tall) - 16) / 2 / reach, MOST * rem()), small);
  }
  const walls = () => ({ half: shrunk ? half / unit : Infinity });
  // What is chosen changes nothing of this: each arm has room for one tile more.
  const planned = () => grow(board, made, aheadOnArms(board), walls());
  let ahead = planned();
  if (!holds && !shrunk && !fits(ahead, unit, { wide, tall })) {
    const [left, top, right, bottom] = boxOf(ahead);
    const upright = Math.min((wide - 8) / (right - left), (tall - 16) / (bottom - top));
    const lying = Math.min((wide - 8) / (bottom - top), (tall - 16) / (right - left));
    turned = lying > upright;
    [unit, origin, shrunk] = [Math.min(unit, small), null, true];
    ahead = planned();
  }
  scene(grow(board, made, placesOnArms(board, made), walls()), { wide, tall, u: unit, around: ahead });
}

/** A tile more on each arm. */
const aheadOnArms = (board) => board.arms.map(({ arm }) => ({ ...AHEAD, arm }));

/** The places of the chosen tile, and those of all toes that a foot still needs. */
function placesOnArms(board, { arms }) {
  const places = [];
  for (const tile of arms.flat()) if (tile.ghost !== undefined) places.push(tile);
  if (board.shape !== 'feet') return places;
  for (const { arm } of board.arms) if (!arms[arm]) places.push({ ...TOE, arm });
  return places;
}

/**
 * The arms, and those of all toes that a foot still needs. The server tells only of the next one; the others come behind it, one after
 * the other.
 */
function armsOfToes({ shape, arms: told, toes }, { arms }) {
  const next = told.find(({ arm }) => !arms[arm]?.some(({ ghost }) => ghost === undefined));
  if (shape !== 'feet' || !next) return told;
  return [...told, ...Array.from({ length: Math.max(toes - 1, 0) }, (_, at) => ({ ...next, arm: next.arm + 1 + at }))];
}

/** The tiles of an arm without the place of a chosen one, and a tile that is not laid yet. */
const aheadOf = (tiles = []) => [...tiles.filter(({ ghost }) => ghost === undefined), AHEAD];

/** How many tiles all players hold. */
const heldByAll = () => shownTable.players.reduce((sum, { tiles }) => sum + tiles, 0);

/** The tree with these tiles more on its arms. */
function grow({ shape, around, arms }, { first, tiles }, more, walls) {
  const rooted = arms.map(({ arm, root }) => ({ arm, root: root === first.tile ? null : root }));
  const toes = { feet: [-45, 0, 45], tree: [-90, 90] }[shape] ?? [];
  return tree({ first, tiles: [...tiles, ...more], arms: rooted }, { around: shape === 'tree' ? 0 : around, toes, base: turned ? 90 : 0, ...walls });
}

// The tiles that lie on the table, as they were drawn: what stays the same is not made anew at each change.
let drawnBefore = new Map();
let drawnNow = new Map();

function group(tile, u, x, y) {
  const at = `translate(${(x + tile.x * u).toFixed(1)} ${(y + tile.y * u).toFixed(1)})`;
  const transform = `${at} rotate(${tile.turn}) scale(${u.toFixed(2)})`;
  if (tile.ghost !== undefined) {
    const box = drawn('rect', { x: -0.95, y: -0.45, width: 1.9, height: 0.9, rx: 0.13 });
    const hit = drawn('circle', { r: 24, fill: 'transparent' });
    const label = drawn('g', { transform: `rotate(${-tile.turn}) scale(${(1 / u).toFixed(4)})` }, hit, ...pill(tile));
    const ghost = drawn('g', { class: 'ghost', transform }, box, label);
    const place = tile.ghost;
    ghost.addEventListener('click', () => lay(tile.tile, place));
    return ghost;
  }
  if (tile.isToe) return drawn('rect', { class: 'toe', x: -0.95, y: -0.45, width: 1.9, height: 0.9, rx: 0.13, transform });
  const comes = tile.newest && tile.tile !== newest;
  if (tile.newest) newest = tile.tile;
  const key = [tile.tile, tile.a, tile.b, transform, tile.newest, comes].join();
  const group = drawnBefore.get(key) ?? drawn('g', { class: comes ? 'tile in' : 'tile', 'data-tile': tile.tile, transform },
    ...tileShape(tile.a, tile.b, tile.turn), ...(tile.newest ? brackets() : []));
  drawnNow.set(key, group);
  return group;
}

/** The number that an end shows, with the mark of that end: the same as on the tile and on the button. */
function pill({ label, arm }) {
  const k = Math.max(1, rem());
  const width = (String(label).length * 8 + 26) * k;
  const way = shownTable.board.shape === 'line' && label !== '' ? [180, 0][arm] : -90;
  const side = way === 180 ? -1 : 1;
  const text = drawn('text', { x: -6 * side * k, y: 5.2 * k, 'text-anchor': 'middle', 'font-size': 15 * k });
  text.textContent = label === 0 ? '–' : label;
  return [
    drawn('rect', { class: 'pill', x: -width / 2, y: -12 * k, width, height: 24 * k, rx: 12 * k }),
    text,
    drawn('path', { class: 'tip', d: 'M-4-5 4 0-4 5z', transform: `translate(${label === '' ? 0 : side * (width / 2 - 11 * k)} 0) rotate(${way}) scale(${k})` }),
  ];
}

function sized(wide, tall) {
  svg.setAttribute('viewBox', `0 0 ${wide} ${tall}`);
  svg.setAttribute('width', wide);
  svg.setAttribute('height', tall);
}

/** Draws these tiles; `around`: those that there has to be room for, if they are others. */
function scene(placed, { wide, tall, u, around: needed = placed }) {
  const [left, top, right, bottom] = boxOf(needed);
  const width = Math.max(wide, (right - left) * u + 8);
  const height = Math.max(tall, (bottom - top) * u + 20);
  sized(width, height);
  // What lies stays where it is while there is room on all sides, and in any case until another tile comes.
  if (!holds) {
    const before = origin?.u === u && origin.width === width ? origin : { x: width / 2, y: height / 2 };
    origin = { u, width, x: middleOf(left * u - 4, right * u + 4, width, before.x), y: middleOf(top * u - 8, bottom * u + 12, height, before.y) };
  }
  svg.append(...newestLast(placed).map((tile) => group(tile, u, origin.x, origin.y)));
}

/** Where 0 lies in a side of this length: where it was `before`, or as near to that as what lies from `low` to `high` allows. */
const middleOf = (low, high, length, before) => Math.min(Math.max(before, -low), length - high);

/** The newest tile and the ends are drawn last: nothing hides them. */
const newestLast = (placed) => [...placed].sort((one, other) => rank(one) - rank(other));
const rank = (tile) => (tile.newest ? 1 : 0) + (tile.ghost === undefined ? 0 : 2);

function inLanes(board, { first, arms }, { wide, tall, least }) {
  const k = Math.max(1, rem());
  const own = board.arms.find(({ owner }) => owner === shownTable.own);
  const from = own ? board.arms.indexOf(own) : 0;
  const owned = board.arms.filter(({ owner }) => owner !== null);
  const order = [...owned.slice(from), ...owned.slice(0, from), ...board.arms.filter(({ owner }) => owner === null)];
  const all = order.map((lane) => ({ ...lane, tiles: arms[lane.arm] ?? [], ahead: aheadOf(arms[lane.arm]) }));
  const start = wide < 500 ? 1.9 : 2.4;
  const label = (wide < 500 ? 20 : 22) * k;
  // As long as the round lasts, a train stays on its side.
  if (unit === Infinity) paired = wide > TWO_SIDES * rem() && (all.length > 10 || all.length * (label + LANE * least) > tall);
  const half = Math.ceil(all.length / 2);
  const sides = paired ? [all.slice(0, half), all.slice(half)] : [all];
  const room = wide / sides.length - 10;
  let u = Math.max(Math.min(unit, 40 * rem()), least);
  let sets = [];
  for (; ; u = Math.max(least, u * STEP)) {
    sets = sides.map((side) => lanes(side, { label: label / u, start, wide: room / u - 0.2 }));
    const tallest = Math.max(...sets.map((set) => set.height));
    if (u <= least || holds || tallest * u + 8 <= tall) break;
    // Within a round they are drawn smaller once: then as small as they may be.
    if (unit < Infinity) u = least;
  }
  if (!holds) unit = u;
  const height = Math.max(tall, ...sets.map((set) => set.height * u + 10));
  sized(wide, height);
  // The height of the felt changes with the rows of the hand: the trains stay where they are while there is room.
  const tallest = Math.max(...sets.map((set) => set.height * u)) / 2 + 5;
  const middle = Math.min(Math.max(origin?.u === u ? origin.y : height / 2, tallest), height - tallest);
  origin = { u, width: wide, x: 0, y: middle };
  const engine = paired ? wide / 2 : u * 0.85;
  const placed = [];
  sets.forEach((set, side) => {
    // The first of two sides is drawn as in a mirror, from the engine to the left.
    const way = paired && side === 0 ? -1 : 1;
    const origin = paired ? engine : 0;
    const off = middle - (set.height * u) / 2;
    drawRails(set, { u, k, off, origin, way, start, engine, middle });
    placed.push(...set.placed.map((tile) => ({ ...tile, x: origin / u + way * tile.x, y: tile.y + off / u, turn: way < 0 ? 180 - tile.turn : tile.turn })));
  });
  svg.append(group({ ...first, newest: false, x: 0, y: 0, turn: 90 }, u * 1.1, engine, middle));
  svg.append(...newestLast(placed).map((tile) => group(tile, u, 0, 0)));
}

// How high a lane is at least, in units, and in how wide a frame trains may run to both sides.
const LANE = 2.05;
const TWO_SIDES = 52 * 16;

/** The rails of one side and the names above them. `way`: 1 to the right, -1 to the left. */
function drawRails(set, { u, k, off, origin, way, start, engine, middle }) {
  const from = origin + way * start * u;
  for (const rail of set.rails) {
    const y = off + rail.y * u;
    const bend = 12 * Math.sign(y - middle);
    const far = Math.abs(y - middle) > 14;
    const d = `M${engine} ${middle}V${far ? y - bend : y}${far ? `q0 ${bend} ${12 * way} ${bend}` : ''}H${from}${rail.tiles.length ? '' : `h${way * u * 2}`}`;
    svg.append(drawn('path', { class: rail.tiles.length ? 'rail' : 'rail sleep', d }));
    const ly = off + rail.above * u;
    const marked = rail.open && rail.owner !== null;
    if (marked) svg.append(drawn('path', { class: 'flag', d: 'M1 15V0l13 4.5L3 9v6z', transform: `translate(${from - (way < 0 ? 16 * k : 0)} ${ly - 13 * k}) scale(${k})` }));
    const own = rail.owner !== null && rail.owner === shownTable.own;
    const name = drawn('text', { class: own ? 'own-lane' : '', x: from + way * (marked ? 20 * k : 0), y: ly, 'font-size': 15 * k, 'text-anchor': way < 0 ? 'end' : 'start' });
    name.textContent = begun(rail.name);
    if (rail.open) {
      const open = drawn('tspan', { class: 'mut', dx: 8 * k });
      open.textContent = words.open;
      name.append(open);
    }
    svg.append(name);
  }
}

/** The places of four players, from the own one on, in the order of play: below, left, above, right. */
const SIDES = [[0, 1.55], [-2.35, 0], [0, -1.55], [2.35, 0]];

function from(seat) {
  const count = shownTable.players.length;
  return (seat - (shownTable.own ?? 0) + count) % count;
}

/** How large letters are, at most `most`, so that these words fit into a plaque for a bid. */
const lettersFor = (text, most) => Math.min(most, 94 / (0.6 * Math.max(text.length, 1)));

function drawTricks({ bids, trumps, trick, took }, { wide, tall }) {
  const k = Math.max(1, rem());
  const u = Math.min(tall / 7.2, wide / 8.5, 62 * k);
  // Three plaques, one above the other, have room in a low window, too.
  const plaque = Math.min(1, (tall - 8) / (182 * k));
  sized(wide, tall);
  const all = drawn('g', { transform: `translate(${wide / 2} ${tall / 2})` });
  svg.append(all);
  const text = (name, attributes, size, words) => {
    const made = drawn('text', { 'text-anchor': 'middle', class: name, 'font-size': size * k, ...attributes });
    made.textContent = words;
    return made;
  };
  if (trumps) all.append(text('big', { y: -tall / 2 + 20 * k }, 16, `${trumps} ${took.join(' : ')}`));
  for (const player of shownTable.players) {
    const [px, py] = SIDES[from(player.seat)];
    const bid = bids.find(({ seat }) => seat === player.seat);
    const played = trick.findIndex(({ seat }) => seat === player.seat);
    if (bid || !trumps) {
      const [w, h] = [104 * k, 52 * k];
      const away = Math.max(Math.abs(py) * u, py ? 62 * k * plaque : 0);
      const [x, y] = [px * Math.min(Math.max(u, w / 2), (wide / 2 - w / 2 - 4) / 2.35), Math.sign(py) * away];
      all.append(drawn('g', { 'data-bid': player.seat, transform: `translate(${x} ${y}) scale(${plaque})` },
        drawn('rect', { class: bid?.stands ? 'plaque top' : 'plaque', x: -w / 2, y: -h / 2, width: w, height: h, rx: 14 * k }),
        text('mut', { y: -5 * k }, lettersFor(player.name, 14), begun(player.name)), text('big', { y: 16 * k }, lettersFor(bid?.name ?? '', 17), begun(bid?.name ?? '…'))));
      continue;
    }
    const [x, y] = [px * u, py * u + 8];
    if (played < 0) {
      all.append(drawn('rect', { class: 'spot', x: x - u, y: y - u / 2, width: 2 * u, height: u, rx: u * 0.13 }));
    } else {
      const [a, b] = halves(trick[played].tile);
      const newest = played === trick.length - 1;
      all.append(group({ tile: trick[played].tile, a, b, turn: 0, newest, x: px, y: py + 8 / u }, u, 0, 0));
    }
    all.append(text('', { x, y: y + u * 0.5 + 19 * k }, 14, begun(player.name)));
    // In a line of its own: beside the name it would reach the felt's edge, or the next place.
    if (played === 0) all.append(text('mut', { x, y: y + u * 0.5 + 33 * k }, 11, words.led));
  }
}

function drawCards({ hands }, { wide, tall }) {
  const longest = Math.max(5, ...hands.flatMap((hand) => hand.cards.map(({ name }) => name.length)));
  const measure = (k) => {
    const [w, h, gap] = [(longest * 8 + 38) * k, 44 * k, 6 * k];
    const across = Math.max(1, Math.floor((wide - 8) / (w + gap)));
    const rows = hands.map((hand) => Math.max(1, Math.ceil(hand.cards.length / across)));
    const height = hands.reduce((sum, _, at) => sum + 24 * k + rows[at] * (h + gap), 8);
    const most = Math.min(across, Math.max(4, ...hands.map((hand) => hand.cards.length)));
    return { k, w, h, gap, across, rows, height, left: Math.max(4, (wide - most * (w + gap)) / 2) };
  };
  // As large as there is room for; on a phone on its side a little smaller than usual.
  const least = 0.8 * Math.max(1, rem());
  let sizes = measure(1.5 * rem());
  while (sizes.height > tall && sizes.k > least) sizes = measure(Math.max(least, sizes.k * STEP));
  const { k, w, h, gap, across, rows, height, left } = sizes;
  sized(wide, Math.max(tall, height));
  let y = Math.max(4, (tall - height) / 2);
  hands.forEach((hand, at) => {
    const name = drawn('text', { x: left, y: y + 16 * k, 'font-size': 15 * k });
    name.textContent = begun(shownTable.players.find(({ seat }) => seat === hand.seat).name);
    svg.append(name);
    y += 24 * k;
    hand.cards.forEach(({ card, name: told }, place) => {
      const [x, cy] = [left + (place % across) * (w + gap), y + Math.floor(place / across) * (h + gap)];
      const [one, other = one] = card.split('-');
      const text = drawn('text', { x: w / 2, y: h / 2 + 4.5 * k, 'text-anchor': 'middle', 'font-size': 13 * k });
      text.textContent = told;
      svg.append(drawn('g', { class: hand.is_out ? 'card out' : 'card', 'data-card': card, transform: `translate(${x} ${cy})` },
        drawn('rect', { class: `c-${one}`, width: w, height: h, rx: h / 2 }),
        drawn('path', { class: `c-${other}`, d: `M${w / 2} 0h${w / 2 - h / 2}a${h / 2} ${h / 2} 0 0 1 0 ${h}h${h / 2 - w / 2}z` }),
        drawn('rect', { class: 'rim', width: w, height: h, rx: h / 2 }),
        drawn('rect', { class: 'plate', x: 8 * k, y: h / 2 - 10 * k, width: w - 16 * k, height: 20 * k, rx: 10 * k }), text));
    });
    y += rows[at] * (h + gap);
  });
}
