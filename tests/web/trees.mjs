// Lays rounds of a game of feet as the page does, and prints what is wrong with the places of their tiles.
// It stands beside a copy of the page's `layout.js`, called `layout.mjs`.
import { boxOf, meet, tree } from './layout.mjs';

const ROUNDS = 200;
const CENTRE_ARMS = 4;
const TOES = 3;

// So many tiles in a thousand may lie on others, where an arm is shut in on all sides.
const ON_OTHERS = 10;

// Half the width and height of the felt of a phone that is 320 pixels wide, in the units of its smallest tiles.
const NARROW = { half: 12, tall: 9 };
const WIDE = { half: Infinity, tall: Infinity };

let seed = 1;
function below(count) {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * count);
}

/** A round that is stopped somewhere: each tile on an arm where it fits, first at the centre, and behind a double first its toes. */
function round(top, most) {
  const stock = [];
  for (let high = 0; high <= top; high += 1) for (let low = 0; low <= high; low += 1) if (low < top) stock.push([high, low]);
  for (let at = stock.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [stock[at], stock[other]] = [stock[other], stock[at]];
  }
  const first = { tile: `${top}-${top}`, a: top, b: top, across: true };
  const arms = [];
  const needed = [];
  const grow = (root, end, count) => {
    for (let at = 0; at < count; at += 1) {
      needed.push(arms.length);
      arms.push({ arm: arms.length, root, end, isShut: false });
    }
  };
  grow(null, top, CENTRE_ARMS);
  const tiles = [];
  while (tiles.length < most) {
    const open = needed.length ? [needed[0]] : arms.filter(({ isShut }) => !isShut).map(({ arm }) => arm);
    const from = below(open.length);
    const turned = [...open.slice(from), ...open.slice(0, from)];
    const arm = turned.find((number) => stock.some((halves) => halves.includes(arms[number].end)));
    if (arm === undefined) break;
    const [halves] = stock.splice(stock.findIndex((other) => other.includes(arms[arm].end)), 1);
    const inner = arms[arm].end;
    const outer = halves[0] === inner ? halves[1] : halves[0];
    const tile = { tile: halves.join('-'), arm, a: inner, b: outer, across: inner === outer };
    tiles.push(tile);
    arms[arm].end = outer;
    if (needed[0] === arm) needed.shift();
    if (tile.across) {
      arms[arm].isShut = true;
      grow(tile.tile, outer, TOES);
    }
  }
  return { first, tiles, arms };
}

const lay = (made, felt) => tree(made, { around: CENTRE_ARMS, toes: [-45, 0, 45], base: 0, ...felt });

for (const felt of [NARROW, WIDE]) {
  let [laid, onOthers, aside, moved] = [0, 0, 0, 0];
  for (let number = 0; number < ROUNDS; number += 1) {
    const made = round(number % 2 ? 9 : 6, 5 + below(number % 2 ? 36 : 20));
    const placed = lay(made, felt);
    const [left, , right] = boxOf(placed);
    if (Math.max(-left, right) > felt.half + 0.01) aside += 1;
    const earlier = lay({ ...made, tiles: made.tiles.slice(0, below(made.tiles.length)) }, felt);
    earlier.forEach(({ x, y, turn }, at) => {
      if (x !== placed[at].x || y !== placed[at].y || turn !== placed[at].turn) moved += 1;
    });
    laid += placed.length;
    onOthers += placed.filter((tile, at) => placed.slice(0, at).some((other) => meet(tile, other))).length;
  }
  console.log(`# half a felt of ${felt.half}: ${laid} tiles, ${onOthers} on others, ${moved} moved, ${aside} rounds reach beyond the sides`);
  if (onOthers * 1000 > laid * (felt === WIDE ? 0 : ON_OTHERS)) console.log(`${onOthers} of ${laid} tiles lie on others, on a felt of ${felt.half}`);
  if (moved) console.log(`${moved} tiles moved when others were laid, on a felt of ${felt.half}`);
  if (aside * 100 > ROUNDS) console.log(`${aside} rounds reach beyond the sides of a felt of ${felt.half}`);
}
