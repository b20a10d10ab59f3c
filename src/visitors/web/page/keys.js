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

// What the keys beside the letters type on a keyboard with Latin letters.
const SIGNS = {
  Comma: ',', Period: '.', Semicolon: ';', Quote: "'", BracketLeft: '[', BracketRight: ']', Backquote: '`', Slash: '/', Minus: '-',
  Equal: '=', Backslash: '\\',
};

// What a browser reports while an input method composes a text, whatever the key.
const COMPOSES = 229;

/**
 * Returns the character that a key stands for in the game. A key of another alphabet stands for the Latin letter at its place. The
 * upper row stands for digits without Shift, also on a keyboard that has signs there, such as a French one.
 */
function placed({ key, code = '', shiftKey }) {
  const digit = /^Digit(\d)$/.exec(code);
  if (digit && !shiftKey && !/\d/.test(key)) return digit[1];
  if (!/\p{L}/u.test(key) || /\p{Script=Latin}/u.test(key)) return key;
  const letter = /^Key([A-Z])$/.exec(code);
  return letter ? letter[1].toLowerCase() : SIGNS[code] ?? key;
}

/** Returns the name of a key of the game and the character it types, or null. `speaks`: the game's own voice is on. */
export function pressed(event, speaks) {
  const { key, keyCode, ctrlKey, altKey, metaKey, isComposing } = event;
  if (isComposing || keyCode === COMPOSES || metaKey) return null;
  // With AltGr, which browsers report as Control and Alt, a key types a letter and is no command.
  const prints = [...key].length === 1 && (!(ctrlKey || altKey) || event.getModifierState('AltGraph'));
  if (prints) {
    const character = placed(event);
    return { key: NAMES[character] ?? character, typed: character };
  }
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
 * Returns whether a key is the browser's, because of the element that has the focus. Outside of the `zones` almost all keys are. With
 * `letters`, letters and digits play everywhere in the zones, otherwise only in the field.
 */
export function belongs({ target, key }, field, zones, letters) {
  // A dialog that is open takes every key, and closes by Escape.
  if (document.querySelector('dialog[open]')) return true;
  if (target === field) return false;
  if (!zones.some((zone) => zone.contains(target))) return key !== 'Escape' || target instanceof HTMLInputElement;
  // Enter and Space press the button.
  return ['Enter', ' '].includes(key) || (!letters && key.length === 1);
}
