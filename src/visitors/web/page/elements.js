// Elements of the page that several scripts use, and how more of them are made.

export const felt = document.getElementById('felt');
export const game = document.getElementById('game');
export const inviteDialog = document.getElementById('invite');
export const latest = document.getElementById('latest');
export const resultSheet = document.getElementById('result');
export const zone = document.getElementById('zone');

/** A new element. */
export function piece(name, className = '', text = '') {
  return Object.assign(document.createElement(name), { className, textContent: text });
}
