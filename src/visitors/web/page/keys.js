// Decides which key presses are the game's, and turns a browser's names of keys into the game's.

const NAMES = {
  Enter: 'enter', Escape: 'escape', ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down',
  Home: 'home', End: 'end', PageUp: 'page-up', PageDown: 'page-down', Backspace: 'backspace', Delete: 'delete',
  Insert: 'insert', ' ': 'space',
  // If a screen reader takes Escape for itself, the menu key opens the menu.
  ContextMenu: 'escape',
};

// Keys that stay the browser's. The game has other keys for the same actions.
const BROWSERS = ['F10', 'F11', 'F12'];

// Keys that only a voice needs. If it is silent, they stay the browser's, which finds, reloads and
// goes to its address with them.
const VOICES = ['F3', 'F5', 'F6', 'F7', 'F8'];

/** Returns the name of a key of the game and the character it types, or null. `speaks`: the game's own voice is on. */
export function pressed(event, speaks) {
  const { key, ctrlKey, altKey, metaKey, isComposing } = event;
  if (isComposing || metaKey) return null;
  // With AltGr, which browsers report as Control and Alt, a key types a letter and is no command.
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

// The action of each key that only asks for information or moves in the hand.
const ACTION_OF_KEY = {
  c: 'ends', v: 'serpent', s: 'scores', e: 'match', t: 'turn', n: 'count', w: 'hand', z: 'next-playable',
  left: 'previous', up: 'previous', right: 'next', down: 'next', home: 'first', end: 'last',
};

/** Returns the action of such a key. */
export const asked = (key) => ACTION_OF_KEY[key];

/**
 * Returns whether a key is the browser's, because of the element that has the focus. Outside of the `zone` almost all keys are. With
 * `letters`, letters and digits play everywhere in the zone, otherwise only in the field.
 */
export function belongs({ target, key }, field, zone, letters) {
  if (target === field) return false;
  if (!zone.contains(target)) return key !== 'Escape' || target instanceof HTMLInputElement;
  // Enter and Space press the button.
  return ['Enter', ' '].includes(key) || (!letters && key.length === 1);
}
