// Shows notices, and one page when there is no network. It keeps nothing else: no page, no answer, no word of a person.

// A digest of the files below, so that a change of them reaches the browsers that have this worker.
const shell = 'offline-8a7d8209';
const files = ['/offline.html', '/offline.css', '/favicon.svg'];
/** The page that takes what another app shares. The words stay in its address, and the server does not get them. */
const sharePage = '/share-to-prayer.html';

self.addEventListener('install', (event) => {
  const store = async () => {
    const cache = await caches.open(shell);
    await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
    await self.skipWaiting();
  };
  event.waitUntil(store());
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== shell).map((name) => caches.delete(name)));
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (files.includes(pathname)) event.respondWith(fileOf(request, pathname));
  else if (request.mode === 'navigate' && request.method === 'GET')
    event.respondWith(pageOf(pathname === sharePage ? sharePage : request));
});

/** A file of the offline page: from the network, and without one from here. */
const fileOf = async (request, pathname) => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(pathname);
    if (kept) return kept;
    throw error;
  }
};

/** A page always comes from the network. Only without one, the offline page stands in its place. */
const pageOf = async (request) => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/offline.html');
    if (kept) return kept;
    throw error;
  }
};

/** What the screen says of each kind of notice, and no more: others may see it. */
const words = {
  'comment-notice': 'Someone commented on one of your prayers.',
  'check-in': 'You asked us to check in about a prayer. How is it going?',
  'need-contact': 'There is news about your needs and offers.',
  'need-match': 'There are new matches for your needs and offers.',
  'partner-answered': 'Your accountability partner has answered.',
  'gathering-reminder': 'We meet in about an hour. The link is on your home page.',
  'circle-invitation': 'You are invited to a prayer circle.',
  'prayed-for': 'Someone prayed for what you shared.',
  chat: 'You have a new private message.',
  'moderation-outcome': 'Our team has decided about something you wrote.',
};

self.addEventListener('push', (event) => {
  const { kind = '', path = '/' } = event.data?.json() ?? {};
  // A dot at the icon of the installed app. The start page counts what is new.
  void self.navigator.setAppBadge?.().catch(() => undefined);
  event.waitUntil(
    self.registration.showNotification('Kingdom Builders Fellowship', {
      body: Object.hasOwn(words, kind) ? words[kind] : 'There is news for you.',
      icon: '/icon-192.png',
      // A second notice of a kind replaces the first.
      tag: kind,
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  void self.navigator.clearAppBadge?.().catch(() => undefined);
  const page = new URL(event.notification.data?.path ?? '/', self.location.origin);
  const { origin } = self.location;
  // A new window: an open one may hold words that were not sent yet.
  event.waitUntil(self.clients.openWindow(page.origin === origin ? page.href : origin));
});

// The browser's maker gave it another address. Without a login, the notices end.
self.addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const { newSubscription, oldSubscription } = event;
    const subscription =
      newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription?.options));
    await fetch('/api/notifications/push', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subscription),
    });
  };
  event.waitUntil(renew());
});
