// What gets the focus. It is never lost, and never taken from a dialog that is open.

import { inviteDialog, zone } from './elements.js';

// What gets the focus when the dialog closes.
let later = null;

/** Gives the focus to an element, or does so once the dialog has closed. */
export function focusOn(element) {
  if (inviteDialog.open) later = element;
  else element.focus({ preventScroll: element === zone });
}

/** If the element that has the focus is gone or out of sight, gives it to the `next` one or to the zone where keys play. */
export function holdFocus(next) {
  const has = document.activeElement;
  if (!has || has === document.body || !has.getClientRects().length) focusOn(next ?? zone);
}

/** Makes a change, and holds the focus if it was `within`. */
export function holding(within, change, next) {
  const had = within.contains(document.activeElement);
  change();
  if (had) holdFocus(next?.());
}

inviteDialog.addEventListener('close', () => {
  if (later) focusOn(later);
  else holdFocus();
  later = null;
});
