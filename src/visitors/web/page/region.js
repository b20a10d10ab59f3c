// Everything that a screen reader is to speak goes through here, once and in order.

import { game, latest } from './elements.js';
import { words } from './words.js';

// Milliseconds between two changes of the region. A browser gathers changes for 150 ms, or for a frame if that takes longer, before it
// tells a screen reader, and what it gathered together may be told in any order.
const GAP = 250;

// So many changes stay in the region. What was said is in the history: nobody reads it here.
const STAY = 4;

// So many lines stay in the history, the newest first.
const HISTORY_LENGTH = 500;

// So many of the lines that came while the page was out of sight are said when it is back.
const MISSED = 3;

const region = document.getElementById('spoken');
const historyList = document.getElementById('history');

// What waits for the reader, and what it was given a moment ago.
let waiting = [];
let given = [];
let timer = 0;
let showing = 0;
let lastRead = '';
let isRead = true;

/** Whether a screen reader is to read the lines: not where the browser's own voice does. */
export function readLines(on) {
  isRead = on;
  region.setAttribute('aria-live', on ? 'polite' : 'off');
  if (!on) waiting = [];
}

/** A line for the history, and for the reader, unless it was said before. `tile`: it names one that was gone to. */
export function addLine(text, language, speak, tile) {
  const item = document.createElement('li');
  item.lang = language;
  item.textContent = text;
  historyList.prepend(item);
  while (historyList.children.length > HISTORY_LENGTH) historyList.lastChild.remove();
  if (speak) readOut(text, language, tile);
}

/** Something for the reader that is no part of the game: how the line is. */
export function readOut(text, language, tile) {
  // Of tiles that somebody passes fast, with a key held down, the last one is said.
  if (tile && waiting.at(-1)?.tile) waiting.pop();
  waiting.push({ text, language, tile });
  // Eyes do not wait for the reader: the row below the felt has it at once.
  showing ||= setTimeout(show, 0);
  timer ||= setTimeout(flush, 0);
}

/** Takes all lines out of sight: another person sits down. */
export function clearLines() {
  waiting = given = lastLines = [];
  historyList.replaceChildren();
  latest.replaceChildren();
  region.replaceChildren();
}

function show() {
  showing = 0;
  if (!document.hidden) showLatest([...given, ...waiting]);
}

function flush() {
  timer = 0;
  // A page out of sight is not read: what came is said shortly when it is back.
  if (document.hidden) return;
  [given, waiting] = [waiting, []];
  if (!given.length) return;
  // A frame has passed for sure behind the second one that begins, however busy the device is.
  timer = setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(flush)), GAP);
  if (!isRead) return;
  // All lines in one change: of several changes at one moment, screen readers speak the last ones
  // first.
  const change = paragraph(given);
  if (change.textContent === lastRead) {
    // The same words within a second would be left out.
    change.append('\u200b');
    lastRead = '';
  } else {
    lastRead = change.textContent;
  }
  region.append(change);
  while (region.children.length > STAY) region.firstChild.remove();
}

let lastLines = [];

// What has to be answered: as long as it is asked nothing else takes its place.
let openQuestion = null;

/** Shows this question instead of what is told; `null`: none is open. */
export function showAsked(text) {
  if ((text ?? null) === (openQuestion?.text ?? null)) return;
  openQuestion = text ? { text, language: words.language } : null;
  showLatestAgain();
}

/** Says before the lines whose turn it is, or nothing: what is told has the room beside it. */
export function showTurn(text) {
  if (latest.dataset.turn === text) return;
  latest.dataset.turn = text;
  showLatestAgain();
}

/**
 * Shows the last of these lines, and those before it for which there is room: none is cut. Beside the felt the last one has smaller
 * letters if it must, and then its older sentences give way: all of them are in the history.
 */
function showLatest(told) {
  lastLines = told;
  const lines = openQuestion ? [openQuestion] : told;
  latest.replaceChildren(...paragraph(lines).children);
  latest.classList.remove('long');
  while (!isInSight() && latest.children.length > 1) latest.firstChild.remove();
  if (isInSight() || !lines.length) return;
  latest.classList.add('long');
  const last = latest.firstChild;
  if (game.matches('.at')) last.replaceChildren(...last.textContent.match(/.+?[.!?] |.+/g));
  while (!isInSight() && last.childNodes.length > 1) last.firstChild.remove();
}

/** Whether the row has room for what it shows. */
function isInSight() {
  // A mark before the lines says whose turn it is, unless they say so.
  latest.classList.toggle('told', latest.textContent.includes(words.yours));
  return latest.scrollHeight <= latest.clientHeight + 1;
}

/** The same again: there was no room to measure before. */
export const showLatestAgain = () => showLatest(lastLines);

function paragraph(lines) {
  const change = document.createElement('p');
  change.append(...lines.map(({ text, language }) => part('span', `${text} `, language)));
  return change;
}

function part(name, text, language) {
  const element = document.createElement(name);
  element.lang = language;
  element.textContent = text;
  return element;
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden || !waiting.length) return;
  if (waiting.length > MISSED) {
    waiting = [{ text: words.away, language: words.language }, ...waiting.slice(-MISSED)];
  }
  show();
  timer ||= setTimeout(flush, GAP);
});

// A device that is turned has another room for what is told, and so has the rack with the borders of the system's colours.
new ResizeObserver(showLatestAgain).observe(latest);
