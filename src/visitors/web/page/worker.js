// Keeps the page for when there is no network: then it says so, and goes on as soon as there is
// one.

const KEPT = 'serpente';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add('/')));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// Only the page itself: everything else asks the server, or does without.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate') return;
  event.respondWith(fetch(request).then(keep, () => caches.match('/')));
});

// Other addresses of the server, such as /health, can be opened in the same browser.
function isPage(answer) {
  const { pathname } = new URL(answer.url);
  const kind = answer.headers.get('content-type') ?? '';
  return answer.ok && /^\/($|[tp]\/)/.test(pathname) && kind.startsWith('text/html');
}

async function keep(answer) {
  if (isPage(answer)) await (await caches.open(KEPT)).put('/', answer.clone());
  return answer;
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([page]) => (page ? page.focus() : self.clients.openWindow('/'))));
});
