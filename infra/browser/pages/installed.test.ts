import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../look-over.ts';

/** As an installed site does. The next page is the worker's. */
const withWorker = async (page: Page): Promise<void> => {
  await page.goto('/prayer');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
};

test('When there is no network, then the site says so with numbers to call, and opens once it is back', async ({
  visit,
}) => {
  const { page, context } = await visit({ viewport: { width: 375, height: 812 } });
  await withWorker(page);
  await page.goto('/about');
  await context.setOffline(true);
  await page.goto('/prayer-feed');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:988');
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText(/^Prayer 1 of/)).toBeVisible();
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual(['/favicon.svg', '/offline.css', '/offline.html']);
});

test('When another app shares a text, then it is the unsent prayer, and is in no address for the server', async ({
  visit,
}) => {
  const { page, context, complaints } = await visit();
  await withWorker(page);
  const byWorker: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) byWorker.push(request.url());
  });
  await page.goto('/share-to-prayer.html?title=For%20Mary&text=Please%20pray%20for%20her%20shop.');
  await expect(page).toHaveURL(/\/prayer$/);
  await expect(page.getByRole('textbox').first()).toHaveValue(
    'For Mary\n\nPlease pray for her shop.',
  );
  expect(byWorker.some((url) => url.endsWith('/share-to-prayer.html'))).toBe(true);
  expect(byWorker.filter((url) => url.includes('Mary'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('When the site can be installed, then each address of its manifest is there', async ({
  visit,
}) => {
  const { context } = await visit();
  type Manifest = {
    display: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
    share_target: { action: string; method: string };
  };
  const answer = await context.request.get('/site.webmanifest');
  const { display, start_url, icons, shortcuts, share_target } = (await answer.json()) as Manifest;
  expect(display).toBe('standalone');
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(shortcuts.map(({ url }) => url)).toContain('/prayer-feed');
  const addresses = [
    start_url,
    share_target.action,
    ...icons.map(({ src }) => src),
    ...shortcuts.map(({ url }) => url),
  ];
  for (const address of addresses) expect((await context.request.get(address)).status()).toBe(200);
});

/** What the test uses of a service worker. */
type WorkerScope = {
  PushEvent: new (name: string, init: { data: string }) => Event;
  dispatchEvent: (event: Event) => boolean;
  navigator: object;
  registration: {
    showNotification: (title: string, more: { body: string; data: object }) => Promise<void>;
  };
};

test('When a notice comes, then the screen says its kind in our words, and nothing else of it', async ({
  visit,
}) => {
  const { page, context } = await visit();
  await withWorker(page);
  const notices = [
    { kind: 'comment-notice', path: '/prayer-feed', text: 'Words of a person' },
    { kind: 'a kind of a later version', path: '/' },
  ];
  const [worker] = context.serviceWorkers();
  // The browser of these tests has no place for notices and badges, and ends when one is shown.
  const shown = await worker!.evaluate((events) => {
    const scope = globalThis as unknown as WorkerScope;
    const taken: string[] = [];
    scope.registration.showNotification = async (title, { body, data }) =>
      void taken.push(`${title}: ${body} ${JSON.stringify(data)}`);
    Object.defineProperty(scope.navigator, 'setAppBadge', { value: async () => undefined });
    for (const one of events) {
      const event = new scope.PushEvent('push', { data: JSON.stringify(one) });
      // Only the browser's own events have it.
      Object.defineProperty(event, 'waitUntil', { value: () => undefined });
      scope.dispatchEvent(event);
    }
    return taken;
  }, notices);
  expect(shown).toEqual([
    'Kingdom Builders Fellowship: Someone commented on one of your prayers. {"path":"/prayer-feed"}',
    'Kingdom Builders Fellowship: There is news for you. {"path":"/"}',
  ]);
});
