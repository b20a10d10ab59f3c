// The link to a table: shared, copied, or shown to another phone's camera.

import { inviteDialog } from './elements.js';
import { code } from './qr.js';
import { readOut } from './region.js';
import { drawn } from './tile.js';
import { words } from './words.js';

const link = document.getElementById('link');
const qr = document.getElementById('qr');
const share = document.getElementById('share');
const copy = document.getElementById('copy');
// Within the dialog: a reader hears nothing of what lies behind it.
const copied = document.getElementById('copied');

// The same link where friends are waited for.
const waits = document.getElementById('waits');
const waitsLink = document.getElementById('waits-link');
const waitsCopy = document.getElementById('waits-copy');

// What only this machine calls by these names.
const HERE = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

let reached = null;

/** The address at which other machines reach the server, if it knows one. */
export const reachedAt = (address) => {
  reached = address;
};

/** The address of a table on this page. */
export const addressOf = (table) => `${location.origin}/t/${table}`;

/** The address of a table for others. */
const addressForOthers = (table) => (reached && HERE.test(location.hostname) ? new URL(`/t/${table}`, reached).href : addressOf(table));

/** Shows the link to a table. */
export function invite(table) {
  const address = addressForOthers(table);
  link.textContent = address;
  qr.replaceChildren();
  const rows = code(address);
  if (rows) {
    const side = rows.length + 8;
    qr.setAttribute('viewBox', `0 0 ${side} ${side}`);
    const d = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join('');
    qr.append(drawn('path', { d }));
  }
  share.hidden = !navigator.share;
  copy.textContent = words.copy;
  copied.textContent = '';
  share.onclick = () => navigator.share({ title: document.title, url: address }).catch(() => {});
  copy.onclick = async () => {
    await copyText(link);
    copy.textContent = copied.textContent = words.copied;
  };
  inviteDialog.showModal();
}

/** Shows the link to a table beside its chairs, or none. */
export function showLink(table) {
  waits.hidden = !table;
  const address = table ? addressForOthers(table) : '';
  if (waitsLink.textContent === address) return;
  waitsLink.textContent = address;
  waitsCopy.textContent = words.copy;
}

waitsCopy.addEventListener('click', async () => {
  await copyText(waitsLink);
  waitsCopy.textContent = words.copied;
  readOut(words.copied, words.language);
});

async function copyText(element) {
  try {
    await navigator.clipboard.writeText(element.textContent);
  } catch {
    // Without a secure line the browser copies only what is selected.
    getSelection().selectAllChildren(element);
    document.execCommand('copy');
  }
}

document.getElementById('close').addEventListener('click', () => inviteDialog.close());
