// Notifies players of their turn while the page is out of sight, and keeps the screen lit while
// they play.

let mine = false;
let lock = null;
let lit = false;

// Whether the player wants a notification when the page is out of sight.
const notifies = document.getElementById('notify');

/** Takes whether it is the player's turn; `words`: the notification if the page is out of sight. */
export function turns(own, words) {
  if (own && !mine) {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
    if (document.hidden && notifies.checked && Notification.permission === 'granted') showNotification(words);
  }
  mine = own;
}

/** Shows a notification: on a phone only the worker can, on a computer the page can, too. */
async function showNotification(words) {
  const what = { tag: 'turn', icon: '/page/icon-180.png' };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(words, what);
  const told = new Notification(words, what);
  told.onclick = () => {
    window.focus();
    told.close();
  };
  return told;
}

/** Takes whether there is a match to look at; if so, the screen stays lit. */
export async function stayLit(on) {
  lit = on;
  try {
    if (on && !lock && !document.hidden) {
      lock = await navigator.wakeLock?.request('screen') ?? null;
      lock?.addEventListener('release', () => { lock = null; });
    } else if (!on) {
      await lock?.release();
      lock = null;
    }
  } catch {
    // The battery is low, or the browser does not allow it.
  }
}

// A page out of sight lets the screen go dark.
document.addEventListener('visibilitychange', () => document.hidden || stayLit(lit));
