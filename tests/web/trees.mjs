// Lays rounds of games whose arms grow from a centre as the page does, and prints what is wrong with the places of their tiles.
// It stands beside copies of the page's scripts.
import { board, resize } from './felt.mjs';
import { boxOf, meet, tree } from './layout.js';

const { drawBoard } = await import('./board.js');

const ROUNDS = 100;

// So many rounds of each game are drawn on each felt.
const DRAWN = 12;

// So many tiles in a thousand, and places of toes, may lie on others, where an arm is shut in on all sides; and on the smallest felt.
const ON_OTHERS = 10;
const ON_OTHERS_SMALLEST = 30;

// Half the width and height of the felt of a phone that is 320 pixels wide, in the units of its smallest tiles.
const NARROW = { half: 12, tall: 9 };
const WIDE = { half: Infinity, tall: Infinity };

const FOOT = { shape: 'feet', around: 4, toes: [-45, 0, 45], across: true, top: 9 };

// `beginsAll`: nothing else is laid before a tile lies on each arm of the centre.
const GAMES = {
  'chicken-foot': { ...FOOT, beginsAll: true },
  'chicken-foot of six toes': { ...FOOT, around: 6, beginsAll: true },
  cyprus: { shape: 'star', around: 8, toes: [], across: false, top: 9 },
  sebastopol: { shape: 'star', around: 4, toes: [], across: true, top: 6, beginsAll: true },
};

// The felts of windows of these sizes, in pixels.
const FELTS = {
  '1280 x 800': { wide: 924, tall: 560 },
  '1280 x 600': { wide: 924, tall: 360 },
  '740 x 360': { wide: 420, tall: 330 },
  '360 x 740': { wide: 316, tall: 330 },
  '320 x 640': { wide: 276, tall: 250, isSmallest: true },
};

let seed = 1;
function below(count) {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor((seed / 2147483648) * count);
}

function shuffle(list) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [list[at], list[other]] = [list[other], list[at]];
  }
}

const nameOf = (halves) => [...halves].sort((one, other) => other - one).join('-');

/** A round as the server tells it: a picture of the table after each tile. */
function* round({ shape, around, toes, across, top, beginsAll }, players) {
  const stock = [];
  for (let high = 0; high <= top; high += 1) for (let low = 0; low <= high; low += 1) if (low < top) stock.push([high, low]);
  shuffle(stock);
  const hands = Array.from({ length: players }, () => stock.splice(0, 7));
  const centre = nameOf([top, top]);
  const tiles = [{ tile: centre, arm: null, inner: null, across: true }];
  const arms = [];
  const grow = (root, end, count) => {
    for (let at = 0; at < count; at += 1) arms.push({ arm: arms.length, root, end: [end], isBegun: false, isShut: false });
  };
  grow(centre, top, around);
  // The arms on which a tile has to be laid before anything else.
  let needed = beginsAll ? [...arms] : [];
  const openArms = () => (needed.length ? [needed[0]] : arms.filter(({ isShut }) => !isShut));
  const picture = () => {
    const open = openArms();
    return {
      own: 0, turn: 0, left: stock.length, players: hands.map((hand) => ({ tiles: hand.length })),
      board: {
        kind: 'tiles', shape, around, tiles: [...tiles], toes: toes.length ? needed.length : 0,
        arms: arms.filter((arm) => arm.isBegun || open.includes(arm)).map((arm) => ({ ...arm, open: open.includes(arm) })),
      },
    };
  };
  yield picture();
  let passes = 0;
  for (let seat = 0; passes < players; seat = (seat + 1) % players) {
    const hand = hands[seat];
    const hidden = [...stock, ...hands.flat()];
    if (needed.length && !hidden.some((halves) => halves.includes(needed[0].end[0]))) needed = [];
    const choices = () => openArms().flatMap((arm) => hand.filter((halves) => halves.includes(arm.end[0])).map((halves) => ({ arm, halves })));
    if (!choices().length && stock.length) hand.push(stock.pop());
    const possible = choices();
    passes = possible.length ? 0 : passes + 1;
    if (!possible.length) continue;
    const { arm, halves } = possible[below(possible.length)];
    const [inner] = arm.end;
    const outer = halves[0] === inner ? halves[1] : halves[0];
    hand.splice(hand.indexOf(halves), 1);
    tiles.push({ tile: nameOf(halves), arm: arm.arm, inner, across: across && inner === outer });
    [arm.end, arm.isBegun] = [[outer], true];
    if (needed[0] === arm) needed.shift();
    if (inner === outer && toes.length) {
      arm.isShut = true;
      grow(nameOf(halves), outer, toes.length);
      needed = arms.slice(-toes.length);
    }
    yield picture();
    if (!hand.length) return;
  }
}

/** A tile that nobody has laid, with all the ends where it fits: the one that has the most. */
function choose({ tiles, arms }, { top, across }) {
  const lying = tiles.map(({ tile }) => tile);
  let most = null;
  for (let high = 0; high <= top; high += 1) {
    for (let low = 0; low <= high; low += 1) {
      const ends = [];
      for (const { arm, end: [inner], open } of arms) if (open && [high, low].includes(inner)) ends.push({ arm, inner, across: across && high === low });
      if (!lying.includes(nameOf([high, low])) && ends.length > (most?.ends.length ?? 0)) most = { tile: nameOf([high, low]), ends };
    }
  }
  return most;
}

/** Where something is drawn. */
function placeOf({ attributes: { transform, ...others } }) {
  const [, x, y, turn, unit] = transform.match(/translate\(([-\d.]+) ([-\d.]+)\) rotate\(([-\d.e]+)\) scale\(([\d.]+)\)/).map(Number);
  return { x: x / unit, y: y / unit, turn, unit, tile: others['data-tile'] };
}

/** What is wrong with the picture that is drawn, whose newest tile is this. */
function look(newest, wide) {
  const [width, height] = ['width', 'height'].map((side) => Number(board.attributes[side]));
  const tiles = board.children.filter(({ attributes }) => attributes['data-tile']).map(placeOf);
  const places = [...board.querySelectorAll('.toe'), ...board.querySelectorAll('.ghost')].map(placeOf);
  const last = tiles.find(({ tile }) => tile === newest);
  const wrong = { aside: width > wide + 1, onOthers: tiles.some((other) => other !== last && meet(last, other)), hidden: 0, outside: false };
  places.forEach((place, at) => {
    if ([...tiles, ...places.slice(0, at)].some((other) => meet(place, other))) wrong.hidden += 1;
  });
  for (const { x, y, turn, unit } of [...tiles, ...places]) {
    const [left, top, right, bottom] = boxOf([{ x: 0, y: 0, turn }]);
    wrong.outside ||= (x + left) * unit < -2 || (x + right) * unit > width + 2 || (y + top) * unit < -2 || (y + bottom) * unit > height + 2;
  }
  return { ...wrong, places: places.length };
}

/** Draws rounds of a game on a felt, each tile as soon as it lies and once more with another one chosen. */
function drawRounds(name, game, size, { wide, tall, isSmallest }) {
  const seen = { pictures: 0, tiles: 0, onOthers: 0, places: 0, hidden: 0, aside: 0, outside: 0 };
  resize({ wide, tall });
  for (let number = 0; number < DRAWN; number += 1) {
    for (const picture of round(game, 2 + (number % 4))) {
      const newest = picture.board.tiles.at(-1).tile;
      const chosen = choose(picture.board, game);
      for (const held of chosen ? [null, chosen] : [null]) {
        drawBoard(picture, held);
        const found = look(newest, wide);
        seen.pictures += 1;
        for (const what of ['places', 'hidden', 'aside', 'outside']) seen[what] += Number(found[what]);
        if (!held) [seen.tiles, seen.onOthers] = [seen.tiles + 1, seen.onOthers + Number(found.onOthers)];
      }
    }
    // The next round begins with an empty table.
    drawBoard({ left: 0, players: [], board: { kind: 'tiles', shape: 'line', tiles: [], arms: [] } }, null);
  }
  const what = `${name} in a window of ${size}`;
  console.log(`# ${what}: ${seen.pictures} pictures; ${seen.onOthers} of ${seen.tiles} tiles and ${seen.hidden} of ${seen.places} places lie on others, ${seen.aside} scroll sideways`);
  const most = isSmallest ? ON_OTHERS_SMALLEST : ON_OTHERS;
  if (seen.onOthers * 1000 > seen.tiles * most) console.log(`${what}: ${seen.onOthers} of ${seen.tiles} tiles lie on others`);
  if (seen.hidden * 1000 > seen.places * most) console.log(`${what}: ${seen.hidden} of ${seen.places} places lie on others`);
  if (seen.aside) console.log(`${what}: ${seen.aside} of ${seen.pictures} pictures scroll sideways`);
  if (seen.outside) console.log(`${what}: in ${seen.outside} of ${seen.pictures} pictures something lies outside`);
}

/** What the layout takes of a picture. */
function treeOf({ tiles: [first, ...tiles], arms }) {
  const model = ({ tile, arm, inner, across }) => {
    const [high, low] = tile.split('-').map(Number);
    const [a, b] = inner === low ? [low, high] : [high, low];
    return { tile, arm, a, b, across };
  };
  return { first: model(first), tiles: tiles.map(model), arms: arms.map(({ arm, root }) => ({ arm, root: root === first.tile ? null : root })) };
}

const lay = (made, felt) => tree(made, { around: FOOT.around, toes: FOOT.toes, base: 0, ...felt });

for (const felt of [NARROW, WIDE]) {
  let [laid, onOthers, aside, moved] = [0, 0, 0, 0];
  for (let number = 0; number < ROUNDS; number += 1) {
    const pictures = [...round({ ...GAMES['chicken-foot'], top: number % 2 ? 9 : 6 }, 2 + (number % 3))];
    const made = treeOf(pictures[below(pictures.length)].board);
    const placed = lay(made, felt);
    const [left, , right] = boxOf(placed);
    if (Math.max(-left, right) > felt.half + 0.01) aside += 1;
    const earlier = lay({ ...made, tiles: made.tiles.slice(0, below(made.tiles.length + 1)) }, felt);
    earlier.forEach(({ x, y, turn }, at) => {
      if (x !== placed[at].x || y !== placed[at].y || turn !== placed[at].turn) moved += 1;
    });
    laid += placed.length;
    onOthers += placed.filter((tile, at) => placed.slice(0, at).some((other) => meet(tile, other))).length;
  }
  console.log(`# half a felt of ${felt.half}: ${laid} tiles, ${onOthers} on others, ${moved} moved, ${aside} rounds reach beyond the sides`);
  if (onOthers * 1000 > laid * (felt === WIDE ? 0 : ON_OTHERS)) console.log(`${onOthers} of ${laid} tiles lie on others, on a felt of ${felt.half}`);
  if (moved) console.log(`${moved} tiles moved when others were laid, on a felt of ${felt.half}`);
  if (aside) console.log(`${aside} rounds reach beyond the sides of a felt of ${felt.half}`);
}

// A double that lies where an arm meets the side of the felt has room, and so have its toes.
let [tried, shut] = [0, 0];
for (let half = 8; half < 24; half += 0.25) {
  for (let count = 1; count < 14; count += 1) {
    const arm = Array.from({ length: count }, (_, at) => ({ tile: `${at}`, arm: 0, a: 0, b: 1, across: false }));
    const foot = { tile: '1-1', arm: 0, a: 1, b: 1, across: true };
    const toes = [4, 5, 6].map((number) => ({ arm: number, a: 1, b: 0, across: false }));
    const arms = [0, 1, 2, 3].map((number) => ({ arm: number, root: null }));
    const placed = lay({ first: { tile: '9-9', a: 9, b: 9, across: true }, tiles: [...arm, foot, ...toes], arms: [...arms, ...toes.map((toe) => ({ arm: toe.arm, root: '1-1' }))] }, { half });
    const [left, , right] = boxOf(placed);
    tried += 1;
    if (Math.max(-left, right) > half + 0.01 || placed.some((tile, at) => placed.slice(0, at).some((other) => meet(tile, other)))) shut += 1;
  }
}
console.log(`# a double at the side of a felt: ${shut} of ${tried} have no room for themselves or for their toes`);
if (shut) console.log(`${shut} of ${tried} doubles at the side of a felt have no room for themselves or for their toes`);

for (const [name, game] of Object.entries(GAMES)) for (const [size, felt] of Object.entries(FELTS)) drawRounds(name, game, size, felt);
