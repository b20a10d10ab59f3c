// Computes the places of tiles on a table from a picture. The unit is the short side of a tile, the
// middle is 0 0.

/**
 * One arm of tiles, in rows that bend. A tile is `{ a, b, across }`, its inner half first.
 * `x`, `y`: the middle of the half that the arm begins at; `ew`, `eh`: half its width and height there; `h`: the way of the row
 * (1 or -1); `v`: the way it bends; `lo`, `hi`: where rows end; `climb`: so many tiles go up or down first.
 */
export function arm(tiles, { x, y, ew = 0.5, eh = 0.5, h, v, lo, hi, climb = 0 }) {
  const out = [];
  let mode = climb ? 'column' : 'row';
  let left = climb || 1;
  for (const tile of tiles) {
    const { across } = tile;
    const length = across ? 1 : 2;
    if (mode === 'row') {
      const from = x + h * ew;
      const to = from + h * length;
      if (h > 0 ? to <= hi + 0.001 : to >= lo - 0.001) {
        out.push({ ...tile, x: from + (h * length) / 2, y, turn: across ? 90 : h > 0 ? 0 : 180 });
        [x, ew, eh] = [to - h * 0.5, 0.5, across ? 1 : 0.5];
        continue;
      }
      // The row is full: one tile stands at its end, and the next row goes back.
      [mode, left, h] = ['column', 1, -h];
    }
    if (mode === 'column') {
      const from = y + v * eh;
      out.push({ ...tile, x, y: from + (v * length) / 2, turn: across ? 0 : 90 * v });
      y = from + v * (length - 0.5);
      [ew, eh] = [across ? 1 : 0.5, 0.5];
      if (!across && --left === 0) mode = 'elbow';
    } else {
      y += v * (eh + 0.5);
      out.push({ ...tile, x: across ? x : x + h * 0.5, y, turn: across || h > 0 ? 0 : 180 });
      if (!across) x += h;
      [ew, eh, mode] = [across ? 1 : 0.5, 0.5, 'row'];
    }
  }
  return out;
}

/** Half the width and half the height that a placed tile takes, turned as it is. */
function reach({ turn }) {
  const [c, s] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))];
  return [c + s / 2, s + c / 2];
}

/** The box around placed tiles: left, top, right, bottom. */
export function boxOf(placed) {
  const box = [0, 0, 0, 0];
  for (const tile of placed) {
    const [w, h] = reach(tile);
    box[0] = Math.min(box[0], tile.x - w);
    box[1] = Math.min(box[1], tile.y - h);
    box[2] = Math.max(box[2], tile.x + w);
    box[3] = Math.max(box[3], tile.y + h);
  }
  return box;
}

/** Whether two placed tiles lie on one another: their turned shapes are compared, not their boxes. */
export function meet(one, other) {
  const corners = ({ x, y, turn }) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([i, j]) => [x + 0.96 * i * c - 0.46 * j * s, y + 0.96 * i * s + 0.46 * j * c]);
  };
  const [first, second] = [corners(one), corners(other)];
  const apart = (turn) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const along = (points) => points.map(([x, y]) => x * c + y * s);
    const [p, q] = [along(first), along(second)];
    return Math.max(...p) <= Math.min(...q) + 0.001 || Math.max(...q) <= Math.min(...p) + 0.001;
  };
  return ![one.turn, one.turn + 90, other.turn, other.turn + 90].some(apart);
}

/** The first tile, as it lies in the middle of a line. */
const middle = (tile) => ({ ...tile, x: 0, y: 0, turn: tile.across ? 90 : 0 });

/** A serpent with two arms: right, bending down; left, bending up. `half`: half the width there is. */
export function serpent({ first, arms }, half) {
  const from = { y: 0, eh: first.across ? 1 : 0.5, lo: -half + 0.5, hi: half - 0.5 };
  const x = first.across ? 0 : 0.5;
  return [
    middle(first),
    ...arm(arms[0] ?? [], { ...from, x: -x, h: -1, v: -1 }),
    ...arm(arms[1] ?? [], { ...from, x, h: 1, v: 1 }),
  ];
}

/** A spinner in the middle and four arms, each in its own quarter. `tall`: half the height there is. */
export function cross({ first, arms }, half, tall) {
  const hi = half - 0.5;
  const climb = tall > 6.2 ? 2 : 1;
  const from = { x: 0, y: 0, eh: 1 };
  return [
    middle(first),
    ...arm(arms[1] ?? [], { ...from, h: 1, v: 1, lo: 1.5, hi }),
    ...arm(arms[0] ?? [], { ...from, h: -1, v: -1, lo: -hi, hi: -1.5 }),
    ...arm(arms[2] ?? [], { ...from, h: 1, v: -1, climb, lo: -0.5, hi }),
    ...arm(arms[3] ?? [], { ...from, h: -1, v: 1, climb, lo: -hi, hi: 0.5 }),
  ];
}

/**
 * Lanes, one below the other, with a label above each. `lanes`: `{ tiles, ahead, … }`, what is drawn and what needs room; `label`: the height of a label, in units; `start`:
 * where tiles begin; `wide`: where rows end. Returns the tiles, the lanes with their
 * `y` and that of their label, and the whole height.
 */
export function lanes(all, { label, start, wide }) {
  const [placed, rails] = [[], []];
  let y = 0;
  for (const lane of all) {
    const base = y + label;
    // A tile that is chosen moves no lane: what counts are the tiles that lie, and one that is to come.
    const doubles = lane.ahead.some(({ across }) => across);
    const top = doubles ? 1 : 0.6;
    const from = { x: start, y: base + top, ew: 0, h: 1, v: 1, lo: start + 0.5, hi: wide };
    placed.push(...arm(lane.tiles, from));
    const low = Math.max(base + top, ...arm(lane.ahead, from).map((tile) => tile.y));
    rails.push({ ...lane, y: base + top, above: base - 0.15 });
    y = low + (doubles ? 1.05 : 0.65);
  }
  return { placed, rails, height: y };
}

// The first tile of an arm that would lie on another is turned, by so many degrees, until it is free; a later one bends. A toe may also
// begin at either end of its double.
const TURNS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90];
const BENDS = [0, 45, -45, 90, -90];
const TIPS = [90, -90, 60, -60];

// How bad a place for a tile is: beyond the sides of the felt, on another tile, or on a place that a
// toe needs; for each toe of a double that has no room; for each of the next few tiles that has no room behind it; and for each place that
// was tried before it.
const BAD = { aside: 1000, onTile: 100, noToe: 20, onToe: 12, blocked: 6, later: 0.3 };

// So many tiles behind a place are tried.
const TRIED = 5;

/**
 * A tree: arms grow from the first tile all around it, and toes from each double. `tiles`: those behind the first one, in the order
 * in which they were laid, each with its `arm`. Where one lies depends on those before it alone, so what lies never moves. `arms`:
 * `{ arm, root }`, where `root` is the double that the arm grows from, or null. `around`: so many grow from the first tile, or 0 for
 * a line with tips; `toes`: the ways of those of each double; `base`: by so many degrees all of it is turned; `half`: half the
 * width of the felt. Nothing lies beyond its sides if there is any other place.
 */
export function tree({ first, tiles, arms }, { around, toes, base, half }) {
  const placed = [{ ...middle(first), turn: (first.across ? 90 : 0) + base }];
  // The newest tile of each arm, and the places of toes that nobody has laid at yet.
  const ends = new Map();
  let kept = [];
  const siblings = (root) => arms.filter((arm) => arm.root === root).map(({ arm }) => arm);
  for (const tile of tiles) {
    const { root } = arms.find(({ arm }) => arm === tile.arm);
    const at = siblings(root).indexOf(tile.arm);
    const end = ends.get(tile.arm);
    kept = kept.filter((place) => place.root !== root || place.at !== at);
    const room = { placed, kept, half, toes };
    const double = placed.find((other) => other.tile === root);
    let places;
    if (end) places = BENDS.map((angle) => behind(tile, end, angle));
    else if (root) places = [...turnings(tile, toeOf(double, toes[at] ?? 0)), ...TIPS.map((side) => tipOf(tile, double, side))];
    else places = turnings(tile, aroundFirst(first, around, at, base));
    const lies = best(places, room);
    placed.push(lies);
    ends.set(tile.arm, lies);
    if (hasToes(tile)) kept.push(...toes.map((side, place) => ({ ...beginning({ across: false }, toeOf(lies, side)), root: tile.tile, at: place })));
  }
  return placed;
}

const hasToes = ({ across, a, b }) => across && a === b;

const cos = (turn) => Math.cos((turn * Math.PI) / 180);
const sin = (turn) => Math.sin((turn * Math.PI) / 180);

/** Where an arm of the first tile begins, and its way. */
function aroundFirst({ across }, around, at, base) {
  const turn = around ? (360 / around) * at : [180, 0, 90, -90][at];
  const isLong = around ? at % 2 : (turn % 180 !== 0) === across;
  const away = around > 6 ? 1.6 : around > 4 ? 1.15 : isLong ? 1 : 0.5;
  return { x: away * cos(turn + base), y: away * sin(turn + base), way: turn + base };
}

/** Where a toe of a double begins, and its way. */
function toeOf({ x, y, way }, side) {
  const away = side ? 0.85 : 0.5;
  const [c, s] = [cos(way), sin(way)];
  return { x: x + c * away - s * 0.95 * Math.sign(side), y: y + s * away + c * 0.95 * Math.sign(side), way: way + side };
}

/** A tile at one end of a double that lies across. */
function tipOf(tile, { x, y, way }, side) {
  const end = way + 90 * Math.sign(side);
  return beginning(tile, { x: x + cos(end), y: y + sin(end), way: way + side });
}

/** A tile that begins here. */
function beginning(tile, { x, y, way }) {
  const length = tile.across ? 1 : 2;
  return { ...tile, x: x + (cos(way) * length) / 2, y: y + (sin(way) * length) / 2, way, turn: tile.across ? way + 90 : way };
}

/** The places of a tile that begins here, in its own way and turned. */
const turnings = (tile, from) => TURNS.map((more) => beginning(tile, { ...from, way: from.way + more }));

/** A tile behind another one, at an angle: it begins where the outer half of that one ends in the new way. */
function behind(tile, { across, x, y, way }, angle) {
  const outer = across ? 0 : 0.5;
  const far = Math.abs(cos(angle)) / 2 + Math.abs(sin(angle)) * (across ? 1 : 0.5);
  const [ox, oy] = [x + cos(way) * outer, y + sin(way) * outer];
  return beginning(tile, { x: ox + cos(way + angle) * far, y: oy + sin(way + angle) * far, way: way + angle });
}

/** The least bad of these places, and of equal ones the first.  */
function best(places, room) {
  let found = null;
  let least = Infinity;
  places.forEach((place, at) => {
    let bad = badness(place, room) + at * BAD.later;
    if (bad >= least) return;
    bad += BAD.blocked * (TRIED - freedom(place, room, TRIED)) + BAD.noToe * shutToes(place, room);
    if (bad < least) [found, least] = [place, bad];
  });
  return found;
}

function badness(place, { placed, kept, half }) {
  const [w] = reach(place);
  let bad = Math.abs(place.x) + w > half + 0.001 ? BAD.aside : 0;
  for (const other of placed) if (isNear(place, other) && meet(place, other)) bad += BAD.onTile;
  for (const other of kept) if (isNear(place, other) && meet(place, other)) bad += BAD.onToe;
  return bad;
}

/** How many toes have no room: of this double, or of the best place for a double behind this tile. Without such a place, one more. */
function shutToes(place, room) {
  const { toes } = room;
  if (hasToes(place)) return toes.filter((side) => badness(beginning({}, toeOf(place, side)), room) >= BAD.onToe).length;
  let least = toes.length + 1;
  for (const angle of BENDS) {
    const double = behind({ across: true }, place, angle);
    if (badness(double, room) < BAD.onToe) least = Math.min(least, shutToes(double, room));
  }
  return least;
}

/** How many tiles, at most `most`, could lie behind this one. */
function freedom(place, room, most) {
  let longest = 0;
  for (const angle of BENDS) {
    if (longest === most) break;
    const next = behind({ across: false }, place, angle);
    if (badness(next, room) >= BAD.onToe) continue;
    longest = Math.max(longest, 1 + (most > 1 ? freedom(next, room, most - 1) : 0));
  }
  return longest;
}

/** Whether two tiles lie so near one another that they could meet. */
const isNear = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) < 2.24;
