import type { Partnership } from '@kbf/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

beforeEach(() => server.use(member()));

const partnership: Partnership = {
  partnerId: 'b3c1f0de-24a7-4e0c-8a3b-91d5c7e0f862',
  partnerName: 'Daniel Okafor',
  question: 'Did you keep your promise?',
  since: '2026-03-01T10:00:00.000Z',
  thisWeek: {
    week: '2026-03-02',
    mine: null,
    theirs: { answer: 'I called the bank.', writtenAt: '2026-03-03T10:00:00.000Z' },
  },
  earlier: [
    {
      week: '2026-02-23',
      mine: { answer: 'Almost.', writtenAt: '2026-02-24T10:00:00.000Z', held: false },
      theirs: null,
    },
  ],
};

const serve = (body: { partnership: Partnership | null; invitedUntil?: string | null }) =>
  http.get('*/api/partnership', () => HttpResponse.json({ invitedUntil: null, ...body }));

test('When a member has no partner, then a link can be made, and is there to be copied', async () => {
  server.use(
    serve({ partnership: null }),
    http.post('*/api/partnership/invitations', () =>
      HttpResponse.json(
        { token: 'secret-token-of-the-link', expiresAt: '2026-03-09T10:00:00.000Z' },
        { status: 201 },
      ),
    ),
  );
  const { user } = openPage('/partner');
  await user.click(await screen.findByRole('button', { name: 'Create a link' }));
  expect(await screen.findByText('Your invitation is open')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/partner#invite=secret-token-of-the-link`,
  );
});

test('When no admin has approved the person, then nobody is invited or accepted, and the page says how', async () => {
  server.use(member({ approved: false }), serve({ partnership: null }));
  openPage('/partner#invite=secret-token-of-the-link');
  expect(await screen.findByText('Your account is waiting for approval')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Accept|Make a/ })).toBeNull();
});

test('When the link is opened, then it says who invites, and only a yes makes partners', async () => {
  const accepted: unknown[] = [];
  server.use(
    serve({ partnership: null }),
    http.post('*/api/partnership/invitations/look', () =>
      HttpResponse.json({ inviterName: 'Daniel Okafor', expiresAt: '2026-03-09T10:00:00.000Z' }),
    ),
    http.post('*/api/partnership/invitations/accept', async ({ request }) => {
      accepted.push(await request.json());
      return HttpResponse.json({ partnership, invitedUntil: null });
    }),
  );
  const { user } = openPage('/partner#invite=secret-token-of-the-link');
  expect(
    await screen.findByRole('heading', { name: /Daniel Okafor would like to be/ }),
  ).toBeTruthy();
  expect(accepted).toEqual([]);
  server.use(serve({ partnership }));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('heading', { name: partnership.question })).toBeTruthy();
  expect(accepted).toEqual([{ token: 'secret-token-of-the-link' }]);
  expect(window.location.hash).toBe('');
});

test('When an invitation is over, then the page says so and leads to one’s own', async () => {
  server.use(
    serve({ partnership: null }),
    http.post('*/api/partnership/invitations/look', () =>
      HttpResponse.json(
        {
          message: 'This invitation has expired. Please ask for a new invitation.',
          code: 'not_found',
        },
        { status: 404 },
      ),
    ),
  );
  const { user } = openPage('/partner#invite=secret-token-of-the-link');
  expect(
    await screen.findByText('This invitation has expired. Please ask for a new invitation.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go to my partner page' }));
  expect(await screen.findByRole('button', { name: 'Create a link' })).toBeTruthy();
});

test('When a link was cut short, then the page says what to do, and does not try the same again', async () => {
  server.use(
    serve({ partnership: null }),
    http.post('*/api/partnership/invitations/look', () =>
      HttpResponse.json(
        { message: 'Please check what you entered.', code: 'invalid' },
        { status: 400 },
      ),
    ),
  );
  openPage('/partner#invite=cut');
  expect(await screen.findByText(/Part of the link is missing/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('When there is a partner, then both answers are there, and one’s own can be written', async () => {
  const sent: unknown[] = [];
  server.use(
    serve({ partnership }),
    http.put('*/api/partnership/answer', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ partnership, invitedUntil: null });
    }),
  );
  const { user } = openPage('/partner');
  const theirs = within(await screen.findByRole('region', { name: 'Daniel Okafor' }));
  expect(theirs.getByText('I called the bank.')).toBeTruthy();
  expect(screen.getByText('Week of February 23, 2026')).toBeTruthy();
  expect(screen.getByText('Almost.')).toBeTruthy();

  const written = { answer: 'Four evenings.', writtenAt: '2026-03-04T10:00:00.000Z', held: true };
  const answered = { ...partnership, thisWeek: { ...partnership.thisWeek, mine: written } };
  await user.type(screen.getByLabelText('Your answer'), 'Four evenings.');
  server.use(serve({ partnership: answered }));
  await user.click(screen.getByRole('button', { name: 'Send to my partner' }));
  const mine = within(screen.getByRole('region', { name: 'You' }));
  expect(await mine.findByText('Four evenings.')).toBeTruthy();
  expect(mine.getByText(/^Your partner cannot see this/)).toBeTruthy();
  expect(sent).toEqual([{ answer: 'Four evenings.' }]);
  await user.click(mine.getByRole('button', { name: 'Rewrite it' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Four evenings.');
});

test('When somebody in danger answers, then help stands first and the words stay', async () => {
  server.use(
    serve({ partnership }),
    http.put('*/api/partnership/answer', () =>
      HttpResponse.json({
        partnership,
        invitedUntil: null,
        care: { level: 'certain', kind: 'suicide', language: 'en' },
      }),
    ),
  );
  const { user } = openPage('/partner');
  await user.type(await screen.findByLabelText('Your answer'), 'I cannot go on.');
  await user.click(screen.getByRole('button', { name: 'Send to my partner' }));
  expect((await screen.findAllByText(/988/)).length).toBeGreaterThan(0);
});

test('When it is ended, then only after a question, and the page begins anew', async () => {
  const ended: string[] = [];
  server.use(
    serve({ partnership }),
    http.delete('*/api/partnership', ({ request }) => {
      ended.push(request.method);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = openPage('/partner');
  await user.click(await screen.findByRole('button', { name: 'End partnership' }));
  expect(ended).toEqual([]);
  server.use(serve({ partnership: null }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'End partnership' }));
  await waitFor(() => expect(ended).toEqual(['DELETE']));
  expect(await screen.findByRole('button', { name: 'Create a link' })).toBeTruthy();
});

test('When a question is changed, then it is sent', async () => {
  const sent: unknown[] = [];
  server.use(
    serve({ partnership }),
    http.put('*/api/partnership/question', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ partnership, invitedUntil: null });
    }),
  );
  const { user } = openPage('/partner');
  await user.click(await screen.findByRole('button', { name: 'Change the question' }));
  const field = screen.getByLabelText('The question you both answer');
  await user.clear(field);
  await user.type(field, 'Did you rest on Sunday?');
  await user.click(screen.getByRole('button', { name: 'Save question' }));
  await waitFor(() => expect(sent).toEqual([{ question: 'Did you rest on Sunday?' }]));
});
