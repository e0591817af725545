import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  answerChat,
  findField,
  prayerId,
  pressStop,
  reply,
  writePrayer,
  type Sent,
} from './prayer-chat-fixtures.ts';
import { frame, openStream, stream } from '../../testing/chat-stream.ts';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

test('When Stop cannot be told to the server, then the page says so and the reply still comes', async () => {
  const stream = openStream();
  answerChat(stream.answer);
  server.use(http.post('*/api/prayer-chat/:id/stop', () => HttpResponse.error()));
  const { user } = await writePrayer();
  await pressStop(user);
  expect((await screen.findAllByText('That did not stop')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('textbox')).toBeNull();
  stream.write(frame('done', { ...reply, posted: 'no' }));
  stream.end();
  expect(await screen.findByText('Lord, be near.')).toBeTruthy();
});

test('When Stop overtakes the request, then the page waits no longer, and the next try is a new one', async () => {
  const ids: string[] = [];
  server.use(
    http.post('*/api/prayer-chat', async ({ request }) => {
      ids.push(((await request.json()) as Sent).requestId);
      if (ids.length === 1) await delay('infinite');
      return stream(frame('done', { ...reply, posted: 'no' }));
    }),
    http.post('*/api/prayer-chat/:id/stop', () =>
      HttpResponse.json({ message: 'not known', code: 'not_found' }, { status: 404 }),
    ),
  );
  const { user } = await writePrayer();
  await pressStop(user);
  await user.type(await findField(), '{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Lord, be near.')).toBeTruthy();
  expect(new Set(ids).size).toBe(2);
});

test('When the connection breaks and Stop got through, then nothing is said to have failed', async () => {
  answerChat(() => stream(frame('delta', { text: 'Lord' })));
  server.use(http.get('*/api/prayer-chat/:id', () => HttpResponse.json({ state: 'stopped' })));
  await writePrayer();
  const field = await findField();
  expect(field.value).toBe('Please pray for my bakery');
  expect(screen.queryByText('Prayer Helper Unavailable')).toBeNull();
});

test('When the process of the reply is killed, then the page asks again under the same id', async () => {
  const answers = [
    () => stream(frame('delta', { text: 'Lord' })),
    () => stream(frame('done', { ...reply, posted: 'no' })),
  ];
  const bodies = answerChat(() => answers.shift()!());
  server.use(http.get('*/api/prayer-chat/:id', () => HttpResponse.json({ state: 'failed' })));
  await writePrayer();
  expect(await screen.findByText('Lord, be near.')).toBeTruthy();
  const ids = bodies.map((body) => (body as { requestId: string }).requestId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('When the button is double-clicked, then the prayer is sent and not stopped', async () => {
  const stream = openStream();
  const bodies = answerChat(stream.answer);
  let stops = 0;
  server.use(
    http.post('*/api/prayer-chat/:id/stop', () => {
      stops += 1;
      return HttpResponse.json({ state: 'stopped' });
    }),
  );
  const { user } = openPage('/prayer');
  await user.type(await screen.findByLabelText('What would you like prayer for?'), 'My bakery');
  await user.dblClick(screen.getByRole('button', { name: 'Pray with me' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  stream.write(frame('done', { ...reply, posted: 'no' }));
  stream.end();
  expect(await screen.findByText('Lord, be near.')).toBeTruthy();
  expect(stops).toBe(0);
});

test('When one sends with the keyboard, then the focus goes to the label of the reply', async () => {
  answerChat(() => stream(frame('done', { ...reply, posted: 'no' })));
  const { user } = openPage('/prayer');
  const field = await screen.findByLabelText('What would you like prayer for?');
  await user.type(field, 'My bakery{Control>}{Enter}{/Control}');
  await screen.findByText('Lord, be near.');
  const label = screen.getByRole('heading', { name: /A prayer for you/ });
  expect(document.activeElement).toBe(label);
});

test('When a prayer is posted without a reply, then under the id that the reply would have had', async () => {
  server.use(http.get('*/api/prayers*', () => HttpResponse.json([])));
  const bodies = answerChat(() =>
    HttpResponse.json({ message: 'away', code: 'unavailable' }, { status: 503 }),
  );
  const posts: { requestId: string }[] = [];
  server.use(
    http.post('*/api/prayers', async ({ request }) => {
      posts.push((await request.json()) as { requestId: string });
      return HttpResponse.json({ message: 'used', code: 'conflict' }, { status: 409 });
    }),
  );
  const { user } = await writePrayer();
  await user.click(await screen.findByRole('button', { name: 'Post without a reply' }));
  // Refused, because the reply arrived after all: the prayer is then in the feed.
  await waitFor(() => expect(window.location.pathname).toBe('/prayer-feed'));
  expect(posts.map(({ requestId }) => requestId)).toEqual([bodies[0]?.requestId]);
});

test('When the text was deleted after a failure, then there is nothing to try again or to post', async () => {
  answerChat(() => HttpResponse.json({ message: 'away', code: 'unavailable' }, { status: 503 }));
  const { user } = await writePrayer();
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'Try again' });
  await user.clear(await findField());
  expect(again.disabled).toBe(true);
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Post without a reply' }).disabled,
  ).toBe(true);
});

test('When the feed was read before a prayer is shared, then it is read anew afterwards', async () => {
  let shared = false;
  const listed = {
    id: prayerId,
    userName: 'Community Member',
    userRequest: 'Please pray for my bakery',
    aiPrayerResponse: null,
    aiGenerated: false,
    responseSource: null,
    photoUrl: null,
    tags: [],
    likeCount: 0,
    commentCount: 0,
    userLiked: false,
    mine: true,
    createdAt: '2026-11-20T10:00:00.000Z',
    comments: [],
  };
  server.use(
    http.get('*/api/prayers', () => HttpResponse.json(shared ? [listed] : [])),
    http.get('*/api/prayers/:id', () => HttpResponse.json(listed)),
  );
  answerChat(() => {
    shared = true;
    return stream(frame('done', reply));
  });
  const { user } = openPage('/prayer-feed');
  await user.click(await screen.findByRole('link', { name: 'Start Praying' }));
  await user.type(
    await screen.findByLabelText('What would you like prayer for?'),
    'Please pray for my bakery',
  );
  await user.click(screen.getByRole('button', { name: 'Pray with me' }));
  expect(await screen.findByText('Prayer 1 of 1', {}, { timeout: 30_000 })).toBeTruthy();
});
