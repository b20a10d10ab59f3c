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

// A branch that would lie on another is turned, by so many degrees, until it is free.
const TURNS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90];

/**
 * A tree: arms grow from the first tile all around it, and three toes from each double. `roots`: by the double that they grow from
 * ("" for the first tile) the arms, each a list of tiles; `around`: how many grow from the first tile.
 */
export function tree({ first, roots }, around, toes) {
  const placed = [middle(first)];
  const all = roots[''] ?? [];
  all.forEach((tiles, at) => {
    const turn = (360 / around) * at;
    const away = around > 6 ? 1.6 : around > 4 ? 1.15 : (around === 2 ? !first.across : at % 2) ? 1 : 0.5;
    placed.push(...branch(tiles, away * cos(turn), away * sin(turn), turn, roots, toes, placed));
  });
  return placed;
}

const cos = (turn) => Math.cos((turn * Math.PI) / 180);
const sin = (turn) => Math.sin((turn * Math.PI) / 180);

function branch(tiles, x, y, turn, roots, toes, placed) {
  let best = null;
  for (const more of TURNS) {
    const grown = straight(tiles, x, y, turn + more);
    for (const tile of [...grown]) {
      const own = tile.across && tile.a === tile.b ? roots[`${tile.a}-${tile.a}`] ?? [] : [];
      own.forEach((toe, at) => {
        const side = toes[at] ?? 0;
        const away = side ? 0.85 : 0.5;
        const [c, s] = [cos(turn + more), sin(turn + more)];
        const [tx, ty] = [tile.x + c * away - s * 0.95 * Math.sign(side), tile.y + s * away + c * 0.95 * Math.sign(side)];
        grown.push(...branch(toe, tx, ty, turn + more + side, roots, toes, [...placed, ...grown]));
      });
    }
    const clashes = grown.filter((tile) => placed.some((other) => meet(tile, other))).length;
    if (!best || clashes < best.clashes) best = { grown, clashes };
    if (!clashes) break;
  }
  return best.grown;
}

function straight(tiles, x, y, turn) {
  return tiles.map((tile) => {
    const length = tile.across ? 1 : 2;
    const at = { ...tile, x: x + (cos(turn) * length) / 2, y: y + (sin(turn) * length) / 2, turn: tile.across ? turn + 90 : turn };
    [x, y] = [x + cos(turn) * length, y + sin(turn) * length];
    return at;
  });
}
