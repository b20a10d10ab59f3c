// The players around the table, with what each of them has; whose turn it is.

import { felt, piece } from './elements.js';
import { drawn } from './tile.js';
import { words } from './words.js';

const seats = document.getElementById('seats');

// A team has a shape beside its colour and its letter.
const SHAPES = ['M11 2a9 9 0 1 0 .01 0z', 'M11 0 22 21H0z', 'M2 2h18v18H2z', 'M11-1 23 11 11 23-1 11z', 'M11 0l11 8-4 13H4L0 8z'];

/** Shows the others clockwise from the left, in the order of play; `flat`: all of them above. */
export function seatPlayers({ players, own, turn, board }) {
  const count = players.length;
  const first = own ?? -1;
  const others = players.map((_, at) => players[(first + 1 + at) % count]).filter(({ seat }) => seat !== own);
  const flat = others.length < 3 || ['trains', 'owned'].includes(board.shape) || board.kind === 'cards';
  const side = flat ? 0 : Math.round(others.length / 4);
  felt.classList.toggle('around', !flat);
  felt.classList.toggle('many-seats', others.length > 5);
  const parts = { left: others.slice(0, side), top: others.slice(side, others.length - side), right: others.slice(others.length - side) };
  seats.replaceChildren(...Object.entries(parts).map(([name, there]) => {
    const list = piece('ul', name);
    // The three lists are one to a screen reader.
    list.setAttribute('role', 'presentation');
    list.append(...there.map((player) => seatOf(player, player.seat === turn)));
    return list;
  }));
  fitWords();
}

/** Leaves out the words for which there is no room. Whose turn it is, the mark beside the name says, and the row below the felt. */
function fitWords() {
  seats.classList.remove('tight');
  seats.classList.toggle('tight', [...seats.querySelectorAll('.n')].some((counts) => counts.scrollWidth > counts.clientWidth));
  for (const now of seats.querySelectorAll('.now')) {
    now.hidden = false;
    now.hidden = now.scrollWidth > now.clientWidth;
  }
}

addEventListener('resize', fitWords);

function seatOf({ seat, name, told, team, tiles, points, plays }, turns) {
  const item = piece('li', `seat${turns ? ' turn' : ''}${plays ? '' : ' out'}`);
  item.dataset.seat = seat;
  item.setAttribute('role', 'listitem');
  const who = piece('div', 'who');
  const called = piece('span', '', name);
  called.dir = 'auto';
  who.append(...(team === null ? [] : [badge(team)]), called);
  const counts = piece('div', 'n');
  const backs = piece('span', 'backs');
  backs.append(...Array.from({ length: Math.min(tiles, 7) }, () => piece('i')));
  const last = turns ? piece('span', 'now', words.playing) : piece('span', 'points', points);
  // The last of what is told are the points, with what they are called.
  if (!turns) last.append(piece('span', 'unit', ` ${told.split(', ').at(-1).replace(/[-−]?\d+/, '').trim()}`));
  counts.append(backs, piece('b', '', tiles), last);
  for (const part of [who, counts]) part.setAttribute('aria-hidden', 'true');
  item.append(piece('span', 'unseen', turns ? `${told}, ${words.playing}` : told), who, counts);
  return item;
}

/** The mark of a team: a shape with its letter. */
export function badge(team) {
  const letter = drawn('text', { x: 11, y: team === 1 ? 19 : 16, 'text-anchor': 'middle' });
  letter.textContent = 'ABCDE'[team];
  return drawn('svg', { class: 'team', viewBox: '-1 -1 24 24' }, drawn('path', { d: SHAPES[team] }), letter);
}
