import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server, visitor } from '../../testing/server.ts';
import { prayer, serveFeed } from './feed-fixtures.ts';

/** Serves the call that changes the audience, and records the requests. */
function serveChange(answer: object, status = 200) {
  const sent: unknown[] = [];
  server.use(
    http.put('*/api/prayers/:id/audience', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer, { status });
    }),
  );
  return sent;
}

async function openDialog(changes: Parameters<typeof prayer>[1]) {
  serveFeed(() => [prayer(1, { mine: true, ...changes })]);
  const { user } = openPage('/prayer-feed');
  await user.click(await screen.findByRole('button', { name: 'More options for this prayer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change who can see it' }));
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Who can see it' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, field, save, choices: [...field.options].map(({ text }) => text) };
}

test.each(['/prayer-feed', '/prayer/feed'])(
  'When a prayer is for members, then %s says so and has no page to share',
  async (page) => {
    serveFeed(() => [prayer(1, { audience: 'members' })]);
    openPage(page);
    expect(await screen.findByText('Members only')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  },
);

test('When its author narrows a public prayer, then that is sent and the dialog closes', async () => {
  server.use(member());
  const sent = serveChange({ audience: 'members', state: 'members' });
  const { user, field, save, choices } = await openDialog({});
  expect([field.value, choices]).toEqual(['public', ['Everyone', 'Members only', 'Only me']]);
  await user.selectOptions(field, 'Members only');
  await save();
  await waitFor(() => expect(sent).toEqual([{ audience: 'members' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('When more people could see it and it waits, then the dialog says so', async () => {
  server.use(member());
  const sent = serveChange({ audience: 'public', state: 'held' }, 202);
  const { user, field, save } = await openDialog({ audience: 'members' });
  expect(field.value).toBe('members');
  await user.selectOptions(field, 'Everyone');
  await save();
  expect(await screen.findByText(/will read it before others see it/)).toBeTruthy();
  expect(sent).toEqual([{ audience: 'public' }]);
});

test('When a visitor changes it, then there is no choice of members', async () => {
  server.use(visitor);
  expect((await openDialog({})).choices).toEqual(['Everyone', 'Only me']);
});
