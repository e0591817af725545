import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  answerChat,
  answerOutcome,
  findField,
  holdPosts,
  own,
  prayerId,
  pressStop,
  reply,
  writePrayer,
} from './prayer-chat-fixtures.ts';
import { frame, stream } from '../../testing/chat-stream.ts';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

test('When a prayer is answered and shared, then it stands in the conversation and the feed opens on it', async () => {
  server.use(http.get('*/api/prayers*', () => HttpResponse.json([])));
  const bodies = answerChat(() =>
    stream(frame('delta', { text: 'Lord, be' }), frame('done', reply)),
  );
  await writePrayer();
  expect(await screen.findByText('Lord, be near.')).toBeTruthy();
  expect(screen.getByText('<b>Amen.</b>')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sessionStorage.getItem('draft:prayer')).toBeNull();
  expect((await screen.findAllByText('Prayer Shared')).length).toBeGreaterThan(0);
  expect(bodies[0]).toMatchObject({
    message: 'Please pray for my bakery',
    share: true,
    anonymous: false,
  });
  await waitFor(() => expect(window.location.pathname).toBe('/prayer-feed'), { timeout: 30_000 });
  expect(window.location.search).toBe(`?prayer=${prayerId}`);
});

test.each([
  ['no', 'guide', /It was not shared/],
  ['no', 'crisis', /not published.*our admins can read it/],
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
  const { user } = await writePrayer();
  expect((await screen.findAllByText('Prayer Helper Unavailable')).length).toBeGreaterThan(0);
  expect((await findField()).value).toBe('Please pray for my bakery');
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
  const { user } = await writePrayer();
  await pressStop(user);
  const field = await findField();
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('Please pray for my bakery');
  expect(screen.queryByText('Lord')).toBeNull();
  expect(screen.queryByText('Prayer Helper Unavailable')).toBeNull();
});

test('When no reply comes, then the prayer can be posted without one', async () => {
  const posts = holdPosts();
  const { user } = await writePrayer();
  await user.click(await screen.findByRole('button', { name: 'Post without a reply' }));
  expect(await screen.findByText(/is safe/)).toBeTruthy();
  expect(posts).toMatchObject([{ userRequest: 'Please pray for my bakery', isPublic: true }]);
  expect((await findField()).value).toBe('');
});

test('When nothing but blanks is written, then it cannot be sent', async () => {
  const { user } = openPage('/prayer');
  await user.type(await screen.findByLabelText('What would you like prayer for?'), '   ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pray with me' }).disabled).toBe(
    true,
  );
});

test('When a photo of an iPhone is chosen in a browser that cannot read it, then the page says so', async () => {
  const { user } = openPage('/prayer');
  const bytes = [new Uint8Array([0, 0, 0, 24]), 'ftypheic', new Uint8Array(6 * 1024 * 1024)];
  const heic = new File(bytes, 'IMG_1.HEIC', { type: 'image/heic' });
  await user.upload(await screen.findByLabelText('Choose a photo'), heic);
  expect(await screen.findByText('This browser cannot read HEIC photos')).toBeTruthy();
});

test('When a file over 5 MB cannot be made smaller, then it is refused in the words of the specification', async () => {
  const { user } = openPage('/prayer');
  const big = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Choose a photo'), big);
  expect((await screen.findAllByText('File Too Large')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Please select an image smaller than 5MB').length).toBeGreaterThan(0);
});

test('When a request to be shared holds a phone number, then it can be left out before it is sent', async () => {
  const { user } = openPage('/prayer');
  const field = await screen.findByLabelText<HTMLTextAreaElement>(
    'What would you like prayer for?',
  );
  await user.type(field, 'Pray for my shop, call 555-123-4567');
  expect(await screen.findByText(/Everyone will be able to read a phone number/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave it out' }));
  expect(field.value).toBe('Pray for my shop, call …');
  expect(screen.queryByText(/Everyone will be able to read/)).toBeNull();
});

test('When a request is not shared, then its details are nobody’s concern', async () => {
  const { user } = openPage('/prayer');
  const field = await screen.findByLabelText('What would you like prayer for?');
  await user.click(screen.getByRole('radio', { name: 'Keep it private' }));
  await user.type(field, 'Call 555-123-4567');
  expect(screen.queryByText(/Everyone will be able to read/)).toBeNull();
});

test.each([
  ['review', /Someone from our team will read it/],
  ['limit', /many prayers from you or your network this past hour/],
] as const)(
  'When the prayer is held for %s, then the page stays and says why',
  async (heldFor, words) => {
    answerChat(() => stream(frame('done', reply)));
    answerOutcome({ id: prayerId, state: 'held', heldFor });
    await writePrayer();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('Prayer Shared')).toBeNull();
  },
);

test('When the prayer is not saved yet, then the page says so, and counts down once it is public', async () => {
  answerChat(() => stream(frame('done', reply)));
  const saved: object[] = [];
  server.use(http.get('*/api/prayers/mine', () => HttpResponse.json(saved)));
  await writePrayer();
  expect(await screen.findByText(/on its way to the community/)).toBeTruthy();
  expect(screen.queryByText('Prayer Shared')).toBeNull();
  saved.push(own);
  expect(
    (await screen.findAllByText('Prayer Shared', {}, { timeout: 4_000 })).length,
  ).toBeGreaterThan(0);
});

test('When a prayer with a photo is answered, then neither words nor photo go with the next one', async () => {
  sessionStorage.setItem(
    'draft:prayer',
    JSON.stringify({ text: 'For our bakery', share: false, photo: 'data:image/jpeg;base64,AA==' }),
  );
  const bodies = answerChat(() => stream(frame('done', { ...reply, posted: 'no' })));
  const { user } = openPage('/prayer');
  await user.click(await screen.findByRole('button', { name: 'Pray with me' }));
  await screen.findByText('Lord, be near.');
  await user.click(screen.getByRole('button', { name: 'Pray for something else' }));
  await user.type(await findField(), 'For our oven');
  await user.click(screen.getByRole('button', { name: 'Pray with me' }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toMatchObject([
    { message: 'For our bakery', photoUrl: 'data:image/jpeg;base64,AA==', share: false },
    { message: 'For our oven', photoUrl: null, share: false },
  ]);
});
