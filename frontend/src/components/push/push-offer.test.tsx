import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { idOf } from '../../testing/desk.ts';
import { stubPush } from '../../testing/push-browser.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, noNews, server } from '../../testing/server.ts';

let browser: ReturnType<typeof stubPush> | undefined;
afterEach(() => browser?.restore());

const comment = {
  prayerId: idOf(3),
  userRequest: 'For my brother.',
  count: 1,
  latestFrom: 'Grace',
  latestAt: '2026-11-20T10:00:00.000Z',
};

/** The start page of a member. @param comments that they have not seen */
function openHome(comments: object[]) {
  const saved: unknown[] = [];
  server.use(
    member(),
    http.get('*/api/prayers/news', () => HttpResponse.json({ ...noNews, comments })),
    http.get('*/api/notifications/push', () =>
      HttpResponse.json({ publicKey: 'BDd3', browsers: 0 }),
    ),
    http.put('*/api/notifications/push', () => new HttpResponse(null, { status: 204 })),
    http.get('*/api/notifications/preferences', () =>
      HttpResponse.json({
        commentOnOwnPrayer: false,
        needMatches: true,
        muted: [],
        channel: 'email',
        notByPush: [],
      }),
    ),
    http.put('*/api/notifications/preferences', async ({ request }) => {
      const body = (await request.json()) as object;
      saved.push(body);
      return HttpResponse.json(body);
    }),
  );
  return { ...openPage('/'), saved };
}
const offer = 'Know when someone answers you';

test('When no one has answered a member, then no notifications are offered', async () => {
  browser = stubPush('granted');
  openHome([]);
  expect(await screen.findByText('Nothing new since your last visit.')).toBeTruthy();
  expect(screen.queryByText(offer)).toBeNull();
});

test('When somebody has commented, then they are offered, and yes turns on comments and nothing else', async () => {
  browser = stubPush('granted');
  const { user, saved } = openHome([comment]);
  expect(await screen.findByText(offer)).toBeTruthy();
  expect(browser.asked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Notify me on this device' }));
  expect(await screen.findByText('This device will tell you.')).toBeTruthy();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ commentOnOwnPrayer: true, needMatches: true, channel: 'email' });
});

test('When a member says not now, then this browser does not offer it again', async () => {
  browser = stubPush('granted');
  const { user, unmount } = openHome([comment]);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(offer)).toBeNull();
  unmount();
  openHome([comment]);
  expect(await screen.findByText(/commented on your prayer/)).toBeTruthy();
  expect(screen.queryByText(offer)).toBeNull();
  expect(browser.asked).not.toHaveBeenCalled();
});
