// Keys of a browser, as the game names them.

const NAMES = {
  Enter: 'enter', Escape: 'escape', ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down',
  Home: 'home', End: 'end', PageUp: 'page-up', PageDown: 'page-down', Backspace: 'backspace', Delete: 'delete',
  Insert: 'insert', ' ': 'space',
  // Where Escape leads a screen reader out of the page's keys, this one leads to the menu.
  ContextMenu: 'escape',
};

// Keys by which one gets about in the browser itself, and the game has other ways for.
const BROWSERS = ['F10', 'F11', 'F12'];

// These set the voice; where it is silent they are the browser's.
const VOICES = ['F5', 'F6', 'F7', 'F8'];

/** What is pressed, if it is a key of the game's: its name, and the character it prints. `speaks`: our voice does. */
export function pressed(event, speaks) {
  const { key, ctrlKey, altKey, metaKey, isComposing } = event;
  if (isComposing || metaKey) return null;
  // Letters that are typed with both are no commands.
  const prints = [...key].length === 1 && (!(ctrlKey || altKey) || event.getModifierState('AltGraph'));
  if (prints) return { key: NAMES[key] ?? key, typed: key };
  if (altKey) return null;
  if (ctrlKey) return key === 'Home' || key === 'End' ? { key: `ctrl-${NAMES[key]}`, typed: null } : null;
  if (/^F\d+$/.test(key)) {
    const ours = !BROWSERS.includes(key) && (speaks || !VOICES.includes(key));
    return ours ? { key: key.toLowerCase(), typed: null } : null;
  }
  return key in NAMES ? { key: NAMES[key], typed: null } : null;
}

// What these ask for.
const ASKS = {
  c: 'ends', v: 'serpent', s: 'scores', e: 'match', t: 'turn', n: 'count', w: 'hand', z: 'next-playable',
  left: 'previous', up: 'previous', right: 'next', down: 'next', home: 'first', end: 'last',
};

/** What a key asks for, if it asks. */
export const asked = (key) => ASKS[key];

/**
 * Whether the element that has the focus needs this key for itself. Outside of the `zone` all keys are the browser's; inside, `letters`
 * are where they play from everywhere, else from the field alone.
 */
export function belongs({ target, key }, field, zone, letters) {
  if (target === field) return false;
  if (!zone.contains(target)) return key !== 'Escape' || target instanceof HTMLInputElement;
  // With these a button is pressed.
  return ['Enter', ' '].includes(key) || (!letters && key.length === 1);
}
