// What the people at a table say to each other: a sheet over the felt. Who plays on keeps the hand in sight.

import { focusOn } from './focus.js';
import { begun, words } from './words.js';

const chatSheet = document.getElementById('chat');
const chatLines = document.getElementById('chat-lines');
const chatForm = document.getElementById('chat-form');
const chatField = document.getElementById('chat-field');
const toChat = document.getElementById('to-chat');
const unreadMark = document.getElementById('unread');

// So many messages stay in the sheet.
const MOST_MESSAGES = 200;

let unread = 0;
let chatTable = null;
let chatOpened = () => {};

/** Sets the function that sends a message, and the one that is called when the sheet opens. */
export function chatWith(say, opened) {
  chatOpened = opened;
  chatForm.addEventListener('submit', (event) => {
    event.preventDefault();
    if (chatField.value.trim()) say(chatField.value);
    chatField.value = '';
  });
}

/** Shows what somebody has said. */
export function addChat({ name, text, own }) {
  const line = document.createElement('li');
  line.className = own ? 'own' : '';
  const [called, said] = ['b', 'span'].map((kind) => document.createElement(kind));
  // A name in Hebrew or Arabic runs its own way, and so do the words beside it.
  called.dir = said.dir = 'auto';
  called.textContent = own ? begun(name) : name;
  said.textContent = text;
  line.append(called, ' ', said);
  chatLines.append(line);
  while (chatLines.children.length > MOST_MESSAGES) chatLines.firstChild.remove();
  if (chatSheet.hidden && !own) unread += 1;
  nameChat();
  toLastMessage();
}

/** Takes the name of the player's table. At another one nothing was said yet. */
export function chatAt(table) {
  if (table === chatTable) return;
  chatTable = table;
  chatLines.replaceChildren();
  unread = 0;
  toChat.hidden = !table;
  openChat(false);
}

export function openChat(open) {
  if (chatSheet.hidden !== open) return;
  const had = chatSheet.contains(document.activeElement);
  chatSheet.hidden = !open;
  toChat.setAttribute('aria-expanded', open);
  if (open) {
    unread = 0;
    chatOpened();
    toLastMessage();
    // On a phone a field opens the keyboard, which hides what was said.
    focusOn(matchMedia('(pointer: coarse)').matches ? chatLines : chatField);
  } else if (had) focusOn(toChat);
  nameChat();
}

/** Says on the button how many messages were not read yet. */
export function nameChat() {
  unreadMark.hidden = !unread;
  unreadMark.textContent = unread;
  if (!words.chat) return;
  toChat.setAttribute('aria-label', unread ? `${words.chat}, ${words.unread} ${unread}` : words.chat);
}

function toLastMessage() {
  chatLines.scrollTop = chatLines.scrollHeight;
}

toChat.addEventListener('click', () => openChat(chatSheet.hidden));
document.getElementById('chat-close').addEventListener('click', () => openChat(false));
chatSheet.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  openChat(false);
});
