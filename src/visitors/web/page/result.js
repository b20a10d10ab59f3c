// The result of a round or a match: who made which points, and the tiles that were left. It stays until the next round begins.

import { felt, piece, resultSheet, zone } from './elements.js';
import { focusOn, holding } from './focus.js';
import { badge } from './seats.js';
import { drawn, halves, tileShape } from './tile.js';
import { words } from './words.js';

const resultTitle = document.getElementById('result-title');
const resultRows = document.getElementById('result-rows');
const resultButtons = document.getElementById('result-buttons');

// The result that is shown, as text: while it stays the same, nothing is drawn anew.
let resultTold = '';

/** Shows the result in a picture of the table, or hides the sheet. `plays`: somebody here plays; `act` takes the action of a button. */
export function paintResult(picture, plays, act) {
  const now = picture ? JSON.stringify([picture.result, picture.players, words.language]) : '';
  if (now === resultTold) return;
  const opens = !resultTold;
  resultTold = now;
  if (!picture) {
    holding(resultSheet, () => { resultSheet.hidden = true; });
    return;
  }
  const { result, players, own } = picture;
  resultTitle.textContent = result.title;
  const list = [];
  for (const line of result.rows) {
    const player = players.find(({ seat }) => seat === line.seat);
    const isFirst = list.at(-1)?.player.team !== player.team || player.team === null;
    list.push({ line, player, members: isFirst ? result.rows.filter(({ seat }) => sameSide(players, seat, player)).length : 0 });
  }
  resultRows.replaceChildren(headings(result), ...list.map((row) => resultRow(row, result, row.player.seat === own)));
  resultButtons.replaceChildren(...(plays ? actionsOf(result) : []).map(({ action, text, className }) => {
    const button = piece('button', className, text);
    button.type = 'button';
    button.dataset.action = action;
    button.addEventListener('click', () => act(action));
    return button;
  }));
  resultSheet.hidden = false;
  resultSheet.scrollTop = 0;
  const has = document.activeElement;
  if (opens && resultButtons.firstChild && (has === document.body || zone.contains(has) || felt.contains(has))) focusOn(resultButtons.firstChild);
}

function actionsOf(result) {
  if (!result.is_over) return [{ action: 'confirm', text: words['next-round'], className: 'primary' }];
  return [
    { action: 'confirm', text: words['play-again'], className: 'primary' },
    { action: 'leave', text: words.leave, className: '' },
  ];
}

const sameSide = (players, seat, { seat: own, team }) => (team === null ? seat === own : players.find((other) => other.seat === seat).team === team);

const showsTiles = ({ rows: lines }) => lines.some(({ tiles }) => tiles.length);
const showsPoints = ({ rows: lines }) => lines.some(({ points }) => points !== null);

function headings(result) {
  const names = [...(showsTiles(result) ? [words['in-hand']] : []), ...(showsPoints(result) ? [words['this-round']] : []), words.total];
  const line = piece('tr');
  line.append(piece('td'));
  for (const name of names) {
    const cell = piece('th', '', name);
    cell.scope = 'col';
    line.append(cell);
  }
  return line;
}

/** A player's row. Points belong to a side, so they stand once for all of its members. */
function resultRow({ line: { tiles, points }, player, members }, result, isOwn) {
  const row = piece('tr', isOwn ? 'own' : '');
  const name = piece('th');
  name.scope = 'row';
  const text = piece('span', '', player.name);
  text.dir = 'auto';
  name.append(...(player.team === null ? [] : [badge(player.team)]), text);
  row.append(name);
  if (showsTiles(result)) {
    const left = piece('td', 'left-over');
    left.append(...tiles.map(lying), piece('span', tiles.length ? 'unseen' : '', tiles.length ? tiles.map(spoken).join(', ') : '–'));
    row.append(left);
  }
  if (!members) return row;
  const numbers = [...(showsPoints(result) ? [points > 0 ? `+${points}` : `${points}`.replace('-', '−')] : []), `${player.points}`.replace('-', '−')];
  for (const number of numbers) {
    const cell = piece('td', 'number', number);
    cell.rowSpan = members;
    row.append(cell);
  }
  return row;
}

const spoken = (tile) => halves(tile).map((half) => half || '–').join(' ');

const lying = (tile) => drawn('svg', { viewBox: '-1 -.5 2 1.1', 'aria-hidden': 'true', focusable: 'false' }, ...tileShape(...halves(tile)));
