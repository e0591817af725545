import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  answerChat,
  answerOutcome,
  findField,
  holdPosts,
  prayerId,
  reply,
} from './prayer-chat-fixtures.ts';
import { frame, stream } from '../../testing/chat-stream.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, server, visitor } from '../../testing/server.ts';

const choices = () =>
  screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent ?? '');
const everyone = 'Share with the community';
const members = 'Share with members only';
const noOne = 'Keep it private';

test('When a visitor or a person without approval writes, then there are the two choices as before', async () => {
  for (const session of [visitor, member({ approved: false })]) {
    server.use(session);
    const { unmount } = openPage('/prayer');
    await findField();
    await waitFor(() => expect(choices()).toEqual([everyone, noOne]));
    unmount();
  }
});

test('When a member shares with members, then no server can take it for public, and the feed opens', async () => {
  server.use(
    member(),
    http.get('*/api/prayers*', () => HttpResponse.json([])),
    http.get('*/api/prayers/check-ins', () => HttpResponse.json([])),
  );
  const bodies = answerChat(() => stream(frame('done', reply)));
  answerOutcome({ id: prayerId, state: 'members', heldFor: null });
  const { user } = openPage('/prayer');
  await user.type(await findField(), 'Please pray for my bakery');
  await user.click(await screen.findByRole('radio', { name: members }));
  expect(choices()).toEqual([everyone, members, noOne]);
  expect(screen.getByText(/^Only approved members, once logged in, can read/)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /Without my name/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pray with me' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  // `share` is false: a server that does not know the audience shares it with no one.
  expect(bodies[0]).toMatchObject({ share: false, audience: 'members' });
  expect((await screen.findAllByText('Prayer Shared')).length).toBeGreaterThan(0);
});

test('When no reply comes, then it can be posted for members, and only for them', async () => {
  server.use(member());
  const posts = holdPosts();
  const { user } = openPage('/prayer');
  await user.type(await findField(), 'Please pray for my bakery');
  await user.click(await screen.findByRole('radio', { name: members }));
  await user.click(screen.getByRole('button', { name: 'Pray with me' }));
  await user.click(await screen.findByRole('button', { name: 'Post without a reply' }));
  expect(await screen.findByText(/is safe/)).toBeTruthy();
  expect(posts).toMatchObject([{ isPublic: false, audience: 'members' }]);
});
