// An address as a picture that a phone's camera reads: a QR code of bytes, at the lowest level of
// correction.

// By version, from 1: how many bytes are data, and how many correct them. Up to version 5 they are
// one block.
const SIZES = [[19, 7], [34, 10], [55, 15], [80, 20], [108, 26]];

// Calculations in the field of 256 elements.
const POWERS = [1];
for (let at = 1; at < 255; at += 1) {
  const twice = POWERS[at - 1] * 2;
  POWERS.push(twice > 255 ? twice ^ 0x11d : twice);
}
const times = (one, other) => (one && other ? POWERS[(POWERS.indexOf(one) + POWERS.indexOf(other)) % 255] : 0);

function corrections(data, count) {
  let divisor = [1];
  for (let at = 0; at < count; at += 1) {
    const longer = [...divisor, 0];
    divisor.forEach((factor, place) => { longer[place + 1] ^= times(factor, POWERS[at]); });
    divisor = longer;
  }
  const rest = [...data, ...Array(count).fill(0)];
  data.forEach((_, at) => {
    const factor = rest[at];
    divisor.forEach((other, place) => { rest[at + place] ^= times(other, factor); });
  });
  return rest.slice(data.length);
}

function bitsOf(text, room) {
  const bytes = [...new TextEncoder().encode(text)];
  const bits = [];
  const put = (value, count) => { for (let at = count - 1; at >= 0; at -= 1) bits.push((value >> at) & 1); };
  put(4, 4);
  put(bytes.length, 8);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
  return bits;
}

const MASKS = [
  (x, y) => (x + y) % 2, (x, y) => y % 2, (x) => x % 3, (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2, (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** The code's rows, each a list of whether a square is dark; nothing where the text is too long. */
export function code(text) {
  const length = new TextEncoder().encode(text).length;
  const version = SIZES.findIndex(([room]) => length + 2 <= room) + 1;
  if (!version) return null;
  const [room, correcting] = SIZES[version - 1];
  const bits = bitsOf(text, room);
  const data = Array.from({ length: room }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2));
  const all = [...data, ...corrections(data, correcting)].flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => (byte >> at) & 1));
  const side = 17 + 4 * version;
  const made = MASKS.map((_, mask) => drawnWith(mask, all, version, side));
  return made.reduce((best, other) => (worth(other) < worth(best) ? other : best));
}

function drawnWith(mask, bits, version, side) {
  const rows = Array.from({ length: side }, () => Array(side).fill(null));
  const set = (x, y, dark) => { if (rows[y]?.[x] !== undefined) rows[y][x] = Boolean(dark); };
  for (const [cx, cy] of [[3, 3], [side - 4, 3], [3, side - 4]]) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  for (let at = 8; at < side - 8; at += 1) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  if (version > 1) {
    const middle = side - 7;
    for (let dy = -2; dy <= 2; dy += 1) {
      for (let dx = -2; dx <= 2; dx += 1) set(middle + dx, middle + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }
  // The level and the mask, with what corrects them, twice.
  let rest = (1 << 3) | mask;
  for (let at = 0; at < 10; at += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const format = ((((1 << 3) | mask) << 10) | rest) ^ 0x5412;
  for (let at = 0; at < 15; at += 1) {
    const dark = (format >> at) & 1;
    if (at < 6) set(8, at, dark);
    else if (at < 8) set(8, at + 1, dark);
    else if (at === 8) set(7, 8, dark);
    else set(14 - at, 8, dark);
    if (at < 8) set(side - 1 - at, 8, dark);
    else set(8, side - 15 + at, dark);
  }
  set(8, side - 8, true);
  // In columns of two from the right, up and down by turns.
  let at = 0;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? side - 1 - step : step;
        if (rows[y][x] !== null) continue;
        rows[y][x] = Boolean((bits[at] ?? 0) ^ (MASKS[mask](x, y) === 0));
        at += 1;
      }
    }
  }
  return rows;
}

/** How hard a code is to read: long runs, and what looks like its corners. */
function worth(rows) {
  let worst = 0;
  for (const lines of [rows, rows.map((_, x) => rows.map((row) => row[x]))]) {
    for (const line of lines) {
      const text = line.map(Number).join('');
      for (const run of text.match(/(0{5,}|1{5,})/g) ?? []) worst += run.length - 2;
      worst += 40 * ((text.match(/(?=00001011101|10111010000)/g) ?? []).length);
    }
  }
  return worst;
}
