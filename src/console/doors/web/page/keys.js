// Keys of a browser, as the game names them.

const NAMES = {
  Enter: 'enter', Escape: 'escape', ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down',
  Home: 'home', End: 'end', PageUp: 'page-up', PageDown: 'page-down', Backspace: 'backspace', Delete: 'delete',
  Insert: 'insert', ' ': 'space',
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

/** Whether the element that has the focus needs this key for itself. */
export function belongs(event, field) {
  const { target, key } = event;
  if (target === field || target === document.body) return false;
  if (target instanceof HTMLInputElement) return true;
  // With these a button is pressed, and a page is read.
  return ['Enter', ' ', 'Home', 'End', 'PageUp', 'PageDown'].includes(key);
}
