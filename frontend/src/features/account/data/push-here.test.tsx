import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { serveAccount } from '../../../testing/account-server.ts';
import { stubPush } from '../../../testing/push-browser.ts';
import { openPage } from '../../../testing/render-app.tsx';
import { server } from '../../../testing/server.ts';

let browser: ReturnType<typeof stubPush> | undefined;
afterEach(() => browser?.restore());

/** The calls that change something, as `PUT /push`. */
function serveNotices() {
  serveAccount();
  const calls: { what: string; body: unknown }[] = [];
  let browsers = 0;
  const take = (method: 'put' | 'post', path: string, change: () => void) =>
    http[method](`*/api/notifications/${path}`, async ({ request }) => {
      const body = await request.json();
      calls.push({ what: `${method} ${path}`, body });
      change();
      return path === 'preferences'
        ? HttpResponse.json(body as object)
        : new HttpResponse(null, { status: 204 });
    });
  server.use(
    http.get('*/api/notifications/push', () => HttpResponse.json({ publicKey: 'BDd3', browsers })),
    take('put', 'push', () => (browsers = 1)),
    take('post', 'push-removal', () => (browsers = 0)),
    take('put', 'preferences', () => undefined),
  );
  return calls;
}
const here = () => screen.findByRole('switch', { name: /^Notifications on this device/ });

test('When a member turns notifications on, then the browser asks, and each kind can be chosen', async () => {
  browser = stubPush('granted');
  const calls = serveNotices();
  const { user } = openPage('/account?tab=data');
  expect(browser.asked).not.toHaveBeenCalled();
  await user.click(await here());
  await waitFor(() => expect(calls.map(({ what }) => what)).toEqual(['put push']));
  expect(calls[0]?.body).toMatchObject({ endpoint: 'https://push.example/send/1' });
  const kinds = within(await screen.findByRole('group', { name: 'Show as a notification' }));
  expect((await here()).getAttribute('aria-checked')).toBe('true');
  await user.click(kinds.getByRole('checkbox', { name: /^Check-ins/ }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toMatchObject({
    what: 'put preferences',
    body: { notByPush: ['check-ins'], channel: 'sms' },
  });
});

test('When a member turns them off, then the browser and the site forget the address', async () => {
  browser = stubPush('granted');
  const calls = serveNotices();
  const { user } = openPage('/account?tab=data');
  await user.click(await here());
  await waitFor(() => expect(calls).toHaveLength(1));
  await screen.findByRole('group', { name: 'Show as a notification' });
  await user.click(await here());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toEqual({
    what: 'post push-removal',
    body: { endpoint: 'https://push.example/send/1' },
  });
  expect(browser.end).toHaveBeenCalledOnce();
});

test('When the member tells the browser no, then nothing is stored, and the page says how to allow it', async () => {
  browser = stubPush('denied');
  const calls = serveNotices();
  const { user } = openPage('/account?tab=data');
  await user.click(await here());
  expect(await screen.findByText(/^Your browser blocks them/)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('When the site cannot store the address, then the browser forgets it, too', async () => {
  browser = stubPush('granted');
  serveNotices();
  server.use(http.put('*/api/notifications/push', () => new HttpResponse(null, { status: 503 })));
  const { user } = openPage('/account?tab=data');
  await user.click(await here());
  expect(await screen.findByText(/^Your browser could not set this up/)).toBeTruthy();
  expect(browser.end).toHaveBeenCalledOnce();
  expect((await here()).getAttribute('aria-checked')).toBe('false');
});

test('When the browser has no notifications, then the page says so', async () => {
  serveNotices();
  openPage('/account?tab=data');
  expect((await here()).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/^This browser cannot show notifications/)).toBeTruthy();
});
