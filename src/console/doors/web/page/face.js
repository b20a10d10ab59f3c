// A tile as it looks.

const SVG = 'http://www.w3.org/2000/svg';

// Where pips are, in a half of 24 by 24.
const [A, M, Z] = [6, 12, 18];
const PIPS = [
  [], [[M, M]], [[A, A], [Z, Z]], [[A, A], [M, M], [Z, Z]], [[A, A], [Z, A], [A, Z], [Z, Z]],
  [[A, A], [Z, A], [M, M], [A, Z], [Z, Z]], [[A, A], [M, A], [Z, A], [A, Z], [M, Z], [Z, Z]],
];

/** The face of a tile such as "6-4". A reader hears its name, which stands beside it. */
export function face(tile) {
  const svg = make('svg', { viewBox: '0 0 50 26', 'aria-hidden': 'true', focusable: 'false' });
  svg.append(make('rect', { x: 1, y: 1, width: 48, height: 24, rx: 3 }), make('path', { d: 'M25 2v22' }));
  tile.split('-').map(Number).forEach((pips, half) => {
    const left = 1 + half * 24;
    if (PIPS[pips]) {
      svg.append(...PIPS[pips].map(([x, y]) => make('circle', { cx: left + x, cy: 1 + y, r: 2.4 })));
    } else {
      const number = make('text', { x: left + 12, y: 17.5 });
      number.textContent = pips;
      svg.append(number);
    }
  });
  return svg;
}

function make(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}
