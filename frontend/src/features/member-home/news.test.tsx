import type { MemberNews } from '@kbf/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, noNews, server } from '../../testing/server.ts';
import { idOf } from '../../testing/desk.ts';

const serveNews = (news: Partial<MemberNews>) =>
  server.use(
    member(),
    http.get('*/api/prayers/news', () => HttpResponse.json({ ...noNews, ...news })),
  );
const counts = { certain: 0, likely: 0, possible: 0, unread: 0, dangers: [], held: 0, reported: 0 };
const news = async () => within(await screen.findByRole('region', { name: 'New for you' }));
const linksOf = async () =>
  (await (await news()).findAllByRole('link')).map((link) => link.getAttribute('href'));

test('When there is news, then each has a line and a way there', async () => {
  serveNews({
    partner: { partnerName: 'Daniel', question: 'Which promise did you keep?', hasAnswered: true },
    contactRequests: 2,
    checkIns: [
      { prayerId: idOf(1), userRequest: 'For the lease.' },
      { prayerId: idOf(2), userRequest: 'For the oven.' },
    ],
    comments: [
      {
        prayerId: idOf(3),
        userRequest: 'For my brother.',
        count: 1,
        latestFrom: 'Grace',
        latestAt: '2026-11-20T10:00:00.000Z',
      },
    ],
  });
  openPage('/');
  const list = await news();
  expect(list.getByRole('link', { name: /2 members would like to talk with you/ })).toBeTruthy();
  const partner = list.getByRole('link', { name: /Daniel answered this week’s question/ });
  expect(partner.textContent).toContain('Which promise did you keep?');
  expect(
    list.getByRole('link', { name: /How is it going.*For the lease.*and 1 more/ }),
  ).toBeTruthy();
  expect(list.getByRole('link', { name: /Grace commented on your prayer/ })).toBeTruthy();
  expect(await linksOf()).toEqual([
    '/needs?tab=contacts',
    '/partner',
    '/account?tab=prayers',
    `/prayer-feed?prayer=${idOf(3)}`,
  ]);
});

test('When nothing is new, then one line says so', async () => {
  serveNews({});
  openPage('/');
  expect((await news()).getByText('Nothing new since your last visit.')).toBeTruthy();
});

test('When the news do not load, then one line says so', async () => {
  server.use(
    member(),
    http.get('*/api/prayers/news', () => new HttpResponse(null, { status: 503 })),
  );
  openPage('/');
  expect(await (await news()).findByText('We could not load your news.')).toBeTruthy();
});

test('When people may be in danger, then they come first for an admin, and the title has the count', async () => {
  serveNews({ contactRequests: 1 });
  server.use(
    member({ role: 'admin' }),
    http.get('*/api/care-desk/counts', () =>
      HttpResponse.json({ ...counts, certain: 1, possible: 2, held: 4 }),
    ),
  );
  const { unmount } = openPage('/');
  const list = await news();
  await list.findByText('Someone may be in danger');
  const [danger, texts, request] = list.getAllByRole('link');
  expect(danger?.textContent).toContain('3 messages are waiting at the care desk.');
  expect(texts?.textContent).toContain('4 posts are waiting for a decision');
  expect(request?.textContent).toContain('A member would like to talk with you');
  expect(
    screen.queryByRole('region', { name: /One thing to do next|first three steps/ }),
  ).toBeNull();
  await waitFor(() => expect(document.title).toMatch(/^\(7\) Kingdom/));
  unmount();
  expect(document.title).not.toMatch(/^\(/);
});
