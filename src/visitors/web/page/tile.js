// A tile as it looks: two halves, and pips that can be counted up to 18.

const SVG = 'http://www.w3.org/2000/svg';

// A half has three lines of pips along the tile. The outer ones have `a` each, the middle one has
// `b`: the number is 2a + b.
const LINES = {
  2: [-0.26, 0.26], 3: [-0.26, 0, 0.26], 4: [-0.32, -0.13, 0.13, 0.32], 5: [-0.34, -0.17, 0, 0.17, 0.34],
  6: [-0.355, -0.225, -0.095, 0.095, 0.225, 0.355],
};
const RADII = { 2: 0.095, 3: 0.095, 4: 0.074, 5: 0.065, 6: 0.056 };
const FEW = [[], [[0, 0]], [[-0.26, -0.26], [0.26, 0.26]], [[-0.26, -0.26], [0, 0], [0.26, 0.26]]];

/** Where the pips of a half are, in units of its side, from its middle; and how large they are. */
export function pips(number) {
  if (number < 4) return { at: FEW[number], radius: RADII[2] };
  const a = [6, 10, 13, 16].findIndex((more) => number < more);
  const along = a < 0 ? 6 : a + 2;
  const [line, middle] = [LINES[along], number - 2 * along];
  const outer = line.flatMap((x) => [[x, -0.26], [x, 0.26]]);
  const ends = Math.floor(middle / 2);
  const inner = [...line.slice(0, ends), ...(middle % 2 ? [0] : []), ...(ends ? line.slice(-ends) : [])];
  return { at: [...outer, ...inner.map((x) => [x, 0])], radius: RADII[along] };
}

/** The halves of a tile such as "6-4". */
export const halves = (tile) => tile.split('-').map(Number);

/** An element of a picture. */
export function drawn(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

function half(number, x) {
  const { at, radius } = pips(number);
  const dots = at.map(([dx, dy]) => drawn('circle', { cx: x + dx, cy: dy, r: radius }));
  return drawn('g', { class: `p${number}` }, ...dots);
}

/** A tile that lies along x with this half first, around 0 0; its thickness is seen below, however it is turned. */
export function tileShape(first, second, turned = 0) {
  const turn = (turned * Math.PI) / 180;
  const [dx, dy] = [0.07 * Math.sin(turn), 0.07 * Math.cos(turn)];
  const box = { width: 1.94, height: 0.94, rx: 0.13 };
  return [
    drawn('rect', { class: 'edge', x: -0.97 + dx, y: -0.47 + dy, ...box }),
    drawn('rect', { class: 'body', x: -0.97, y: -0.47, ...box }),
    drawn('path', { class: 'mid', d: 'M0-.34V.34' }),
    half(first, -0.485), half(second, 0.485),
  ];
}

/** Tiles one behind the other, as they are written; doubles stand across. The first begins at 0. */
export function row(tiles) {
  let end = 0;
  return tiles.map((tile) => {
    const [a, b] = halves(tile);
    const [length, turn] = a === b ? [1, 90] : [2, 0];
    end += length;
    return drawn('g', { transform: `translate(${end - length / 2} 0) rotate(${turn})` }, ...tileShape(a, b, turn));
  });
}

/** A tile of the hand, upright. A reader hears its name, which is the button's. */
export function standing(tile) {
  const turned = drawn('g', { transform: 'rotate(90)' }, ...tileShape(...halves(tile), 90));
  return drawn('svg', { viewBox: '-.5 -1 1 2', 'aria-hidden': 'true', focusable: 'false' }, turned);
}

/** Brackets at the corners of a tile: it is the newest. */
export function brackets(width = 1.06, height = 0.56, length = 0.26) {
  const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]];
  const d = corners.map(([x, y]) => `M${x * width} ${y * (height - length)}V${y * height}H${x * (width - length)}`).join('');
  return [drawn('path', { class: 'new under', d }), drawn('path', { class: 'new', d })];
}
