// The link to a table: shared, copied, or shown to another phone's camera.

import { code } from './qr.js';
import { drawn } from './tile.js';

const by = (id) => document.getElementById(id);
const [dialog, link, qr, share, copy, close] = ['invite', 'link', 'qr', 'share', 'copy', 'close'].map(by);

let words = {};

/** The page's own words. */
export function inviteIn(own) {
  words = own;
}

/** The address of a table. */
export const addressOf = (table) => `${location.origin}/t/${table}`;

/** Shows the link to a table. */
export function invite(table) {
  const address = addressOf(table);
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
  share.onclick = () => navigator.share({ title: document.title, url: address }).catch(() => {});
  copy.onclick = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Without a secure line the browser copies only what is selected.
      getSelection().selectAllChildren(link);
      document.execCommand('copy');
    }
    copy.textContent = words.copied;
  };
  dialog.showModal();
}

close.addEventListener('click', () => dialog.close());
