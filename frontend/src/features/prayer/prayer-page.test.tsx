import { screen, waitFor } from '@testing-library/react';
import type { PrayerReply } from '@kbf/contracts';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const prayerId = '6f2b8f0e-64f7-4f0b-8b39-2a3f0d1c5e77';
const reply: PrayerReply = {
  message: 'Lord, be near.\n\n<b>Amen.</b>',
  replyToken: 'token',
  posted: 'public',
  prayerId,
  source: 'guide',
  passages: [],
};
const frame = (event: string, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const stream = (...frames: string[]) =>
  new HttpResponse(frames.join(''), { headers: { 'content-type': 'text/event-stream' } });

type Sent = { message: string; requestId: string; share: boolean; anonymous: boolean };
function answerChat(...answers: (() => Response)[]) {
  const bodies: Sent[] = [];
  server.use(
    http.post('*/api/prayer-chat', async ({ request }) => {
      bodies.push((await request.json()) as Sent);
      return (answers[bodies.length - 1] ?? answers.at(-1))?.();
    }),
  );
  return bodies;
}

async function writePrayer(text = 'Please pray for my bakery') {
  const { user } = openPage('/prayer');
  const field = await screen.findByLabelText<HTMLTextAreaElement>(
    'What would you like prayer for?',
  );
  await user.type(field, text);
  await user.click(screen.getByRole('button', { name: 'Pray with me' }));
  return { user, field };
}

/** With the keyboard: two quick clicks on one place count as one double click. */
async function pressStop(user: ReturnType<typeof openPage>['user']) {
  (await screen.findByRole('button', { name: 'Stop' })).focus();
  await user.keyboard('{Enter}');
}

test('When a prayer is answered and shared, then it stands in the conversation and the feed opens on it', async () => {
  server.use(http.get('*/api/prayers*', () => HttpResponse.json([])));
  const bodies = answerChat(() =>
    stream(frame('delta', { text: 'Lord, be' }), frame('done', reply)),
  );
  const { field } = await writePrayer();
  expect(await screen.findByText('Lord, be near.')).toBeTruthy();
  expect(screen.getByText('<b>Amen.</b>')).toBeTruthy();
  expect(field.value).toBe('');
  expect((await screen.findAllByText('Prayer Shared')).length).toBeGreaterThan(0);
  expect(bodies[0]).toMatchObject({
    message: 'Please pray for my bakery',
    share: true,
    anonymous: false,
  });
  await waitFor(() => expect(window.location.pathname).toBe('/prayer-feed'), { timeout: 4_000 });
  expect(window.location.search).toBe(`?prayer=${prayerId}`);
});

test('When “Stay here” is chosen, then the page stays', async () => {
  answerChat(() => stream(frame('done', reply)));
  const { user } = await writePrayer();
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  await new Promise((resolve) => setTimeout(resolve, 2_200));
  expect(window.location.pathname).toBe('/prayer');
});

test.each([
  ['held', 'model', /Someone from our team reads it/],
  ['no', 'guide', /It was not shared/],
  ['no', 'crisis', /Only you see it/],
] as const)(
  'When a reply is posted "%s" from %s, then the page stays and says why',
  async (posted, source, words) => {
    answerChat(() => stream(frame('done', { ...reply, posted, source })));
    await writePrayer();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('Prayer Shared')).toBeNull();
  },
);

test('When the helper fails, then the toast says so, the text stays, and a retry has the same request id', async () => {
  const bodies = answerChat(
    () => HttpResponse.json({ message: 'away', code: 'unavailable' }, { status: 503 }),
    () => stream(frame('done', { ...reply, posted: 'no' })),
  );
  const { user, field } = await writePrayer();
  expect((await screen.findAllByText('Prayer Helper Unavailable')).length).toBeGreaterThan(0);
  expect(field.value).toBe('Please pray for my bakery');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Lord, be near.')).toBeTruthy();
  expect(bodies[1]?.requestId).toBe(bodies[0]?.requestId);
});

test('When the connection breaks in mid-stream, then the page finds out and shows the reply', async () => {
  const bodies = answerChat(() => stream(frame('delta', { text: 'Lord' })));
  server.use(
    http.get('*/api/prayer-chat/:id', ({ params }) =>
      HttpResponse.json(params['id'] === bodies[0]?.requestId ? { state: 'answered', reply } : {}),
    ),
  );
  await writePrayer();
  expect(await screen.findByText('Lord, be near.')).toBeTruthy();
});

test('When Stop is pressed, then nothing is appended and the text stays', async () => {
  let end: (() => void) | undefined;
  answerChat(
    () =>
      new HttpResponse(
        new ReadableStream({
          start(controller) {
            const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
            write(frame('delta', { text: 'Lord' }));
            end = () => {
              write(frame('error', { message: 'stopped', code: 'reply_stopped' }));
              controller.close();
            };
          },
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      ),
  );
  server.use(
    http.post('*/api/prayer-chat/:id/stop', () => {
      end?.();
      return HttpResponse.json({ state: 'stopped' });
    }),
  );
  const { user, field } = await writePrayer();
  expect(field.disabled).toBe(true);
  await pressStop(user);
  await waitFor(() => expect(field.disabled).toBe(false));
  expect(field.value).toBe('Please pray for my bakery');
  expect(screen.queryByText('Lord')).toBeNull();
  expect(screen.queryByText('Prayer Helper Unavailable')).toBeNull();
});

test('When no reply comes, then the prayer can be posted without one', async () => {
  answerChat(() => HttpResponse.json({ message: 'away', code: 'unavailable' }, { status: 503 }));
  const posts: unknown[] = [];
  server.use(
    http.post('*/api/prayers', async ({ request }) => {
      posts.push(await request.json());
      return HttpResponse.json({ id: prayerId, posted: 'held' }, { status: 202 });
    }),
  );
  const { user, field } = await writePrayer();
  await user.click(await screen.findByRole('button', { name: 'Post without a reply' }));
  expect(await screen.findByText(/kept safe/)).toBeTruthy();
  expect(posts).toMatchObject([{ userRequest: 'Please pray for my bakery', isPublic: true }]);
  expect(field.value).toBe('');
});

test('When nothing but blanks is written, then it cannot be sent', async () => {
  const { user } = openPage('/prayer');
  await user.type(await screen.findByLabelText('What would you like prayer for?'), '   ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pray with me' }).disabled).toBe(
    true,
  );
});

test('When a file over 5 MB is chosen, then it is refused in the words of the specification', async () => {
  const { user } = openPage('/prayer');
  const big = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Choose a photo'), big);
  expect((await screen.findAllByText('File Too Large')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Please select an image smaller than 5MB').length).toBeGreaterThan(0);
});

/** A stream that the test writes to and ends. */
function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    answer: () => new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } }),
    write: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  };
}

test('When Stop cannot be told to the server, then the page says so and the reply still comes', async () => {
  const stream = openStream();
  answerChat(stream.answer);
  server.use(http.post('*/api/prayer-chat/:id/stop', () => HttpResponse.error()));
  const { user, field } = await writePrayer();
  await pressStop(user);
  expect((await screen.findAllByText('Could not stop')).length).toBeGreaterThan(0);
  expect(field.disabled).toBe(true);
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
  const { user, field } = await writePrayer();
  await pressStop(user);
  await waitFor(() => expect(field.disabled).toBe(false));
  await user.type(field, '{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Lord, be near.')).toBeTruthy();
  expect(new Set(ids).size).toBe(2);
});

test('When the connection breaks and it turns out that Stop got through, then nothing is said to have failed', async () => {
  answerChat(() => stream(frame('delta', { text: 'Lord' })));
  server.use(http.get('*/api/prayer-chat/:id', () => HttpResponse.json({ state: 'stopped' })));
  const { field } = await writePrayer();
  await waitFor(() => expect(field.disabled).toBe(false));
  expect(field.value).toBe('Please pray for my bakery');
  expect(screen.queryByText('Prayer Helper Unavailable')).toBeNull();
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

test('When one sends with the keyboard, then the focus is back in the field after the reply', async () => {
  answerChat(() => stream(frame('done', { ...reply, posted: 'no' })));
  const { user } = openPage('/prayer');
  const field = await screen.findByLabelText('What would you like prayer for?');
  await user.type(field, 'My bakery{Control>}{Enter}{/Control}');
  await screen.findByText('Lord, be near.');
  await waitFor(() => expect(document.activeElement).toBe(field));
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
  // Refused, because the reply came after all: then the prayer is in the feed.
  await waitFor(() => expect(window.location.pathname).toBe('/prayer-feed'));
  expect(posts.map(({ requestId }) => requestId)).toEqual([bodies[0]?.requestId]);
});

test('When the text was deleted after a failure, then there is nothing to try again or to post', async () => {
  answerChat(() => HttpResponse.json({ message: 'away', code: 'unavailable' }, { status: 503 }));
  const { user, field } = await writePrayer();
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'Try again' });
  await user.clear(field);
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
  expect(await screen.findByText('Prayer 1 of 1', {}, { timeout: 4_000 })).toBeTruthy();
});
