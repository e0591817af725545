import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { login, profile, serveAccount } from '../../testing/account-server.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, sampleSelf, server } from '../../testing/server.ts';

test('When a member opens the account, then the profile is there, with who sees what', async () => {
  serveAccount();
  openPage('/account');
  const who = within(
    await screen.findByRole('complementary', { name: 'Who can see your profile' }),
  );
  expect(who.getByText('Phone').nextElementSibling?.textContent).toBe('Members');
  expect(who.getByText('Email').nextElementSibling?.textContent).toBe('Nothing entered');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^What you stand for/).value).toBe(
    'Bread is for sharing',
  );
});

/** Answers a saved profile. @returns what is sent */
function savedBodies(answer: object): unknown[] {
  const bodies: unknown[] = [];
  const keep = async ({ request }: { request: Request }) => {
    bodies.push(await request.json());
    return HttpResponse.json(answer);
  };
  server.use(http.put('*/api/user-profile/me', keep));
  return bodies;
}

test('When a phone is confirmed, then the person chooses who sees it, and types none', async () => {
  serveAccount();
  const bodies = savedBodies({ ...profile, phoneVisibility: 'everyone' });
  const { user } = openPage('/account');
  const choice = await screen.findByLabelText<HTMLSelectElement>('Who can see +1 202 555 0103');
  expect(choice.value).toBe('members');
  expect(
    screen.getByText(/^You can only show a phone and an email that you have confirmed/),
  ).toBeTruthy();
  await user.selectOptions(choice, 'everyone');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await screen.findByText('Profile saved.');
  expect(bodies).toMatchObject([{ phoneVisibility: 'everyone', emailVisibility: 'nobody' }]);
  expect(bodies[0]).not.toHaveProperty('phone');
});

test('When no admin has approved the person, then no phone is offered, and the profile is saved without', async () => {
  const hidden = { ...profile, phone: null, phoneVisibility: 'nobody' };
  serveAccount({ '*/api/user-profile/me': hidden });
  server.use(member({ approved: false }));
  const bodies = savedBodies(hidden);
  const { user } = openPage('/account');
  expect(await screen.findByText('Your account is waiting for approval')).toBeTruthy();
  expect(screen.queryByLabelText(/^Who can see \+/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await screen.findByText('Profile saved.');
  expect(bodies).toMatchObject([{ phoneVisibility: 'nobody', emailVisibility: 'nobody' }]);
});

test('When the profile is saved and waits, then the form keeps what was written, and says so', async () => {
  serveAccount();
  const bodies: unknown[] = [];
  server.use(
    http.put('*/api/user-profile/me', async ({ request }) => {
      const body = (await request.json()) as object;
      bodies.push(body);
      return HttpResponse.json({ ...profile, ...body, held: true }, { status: 202 });
    }),
  );
  const { user } = openPage('/account');
  const beliefs = await screen.findByLabelText(/^What you stand for/);
  await user.type(beliefs, '{Enter}Rise early');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(
    await screen.findByText('Saved. Someone from our team will review it first.'),
  ).toBeTruthy();
  expect(bodies).toMatchObject([
    {
      humanBeliefs: ['Bread is for sharing', 'Rise early'],
      phoneVisibility: 'members',
    },
  ]);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^What you stand for/).value).toContain(
    'Rise early',
  );
  await waitFor(() => expect(document.activeElement?.tagName).toBe('OUTPUT'));
});

test('When the account does not load, then it says so and can be tried again', async () => {
  serveAccount();
  server.use(
    http.get(
      '*/api/user-profile/me',
      () => HttpResponse.json({ message: 'Away.' }, { status: 503 }),
      {
        once: true,
      },
    ),
  );
  const { user } = openPage('/account');
  expect(await screen.findByText('Your profile did not load')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Save profile' })).toBeTruthy();
});

test('When a new phone waits for its code, then the code confirms it, and a wrong one is said', async () => {
  const change = {
    what: 'phone',
    value: '+12025550177',
    state: 'unconfirmed',
    endsAt: new Date(Date.now() + 600_000).toISOString(),
  };
  serveAccount({ '*/api/auth/me/pending': [change] });
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/auth/redeem-code', async ({ request }) => {
      bodies.push(await request.json());
      if (bodies.length === 1)
        return HttpResponse.json(
          { code: 'code_wrong', message: 'That code is not right.' },
          { status: 400 },
        );
      server.use(http.get('*/api/auth/me/pending', () => HttpResponse.json([])));
      return HttpResponse.json(sampleSelf);
    }),
  );
  const { user } = openPage('/account?tab=contact');
  const field = await screen.findByLabelText('Code from the text');
  await user.type(field, '111111');
  expect(await screen.findByText('That code is not right.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '222222');
  expect(await screen.findByText('Your phone is confirmed.')).toBeTruthy();
  expect(bodies.at(-1)).toEqual({ phoneNumber: '+12025550177', code: '222222' });
});

test('When the login is of a while ago, then the page says that a change waits, and offers a proof', async () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  serveAccount({ '*/api/auth/sessions': [login({ createdAt: hourAgo })] });
  const texts: unknown[] = [];
  server.use(
    http.post('*/api/auth/send-magic-link', async ({ request }) => {
      texts.push(await request.json());
      return HttpResponse.json({ message: 'On its way' });
    }),
    http.post('*/api/auth/redeem-code', () => {
      server.use(http.get('*/api/auth/sessions', () => HttpResponse.json([login()])));
      return HttpResponse.json(sampleSelf);
    }),
  );
  const { user } = openPage('/account?tab=contact');
  await user.click(await screen.findByRole('button', { name: 'Confirm it’s you' }));
  await user.click(await screen.findByRole('button', { name: 'Text a code to (202) 555-0103' }));
  await user.type(await screen.findByLabelText(/^Code from the text/), '123456');
  await waitFor(() =>
    expect(screen.queryByText(/It has been a while since you logged in/)).toBeNull(),
  );
  expect(texts).toEqual([{ phoneNumber: '+12025550103' }]);
});

test('When prayers are public, wait, are hidden or private, then each says what became of it', async () => {
  const prayer = (state: string, n: number) => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    userName: 'Ruth Okafor',
    userRequest: `Prayer ${n}`,
    state,
    createdAt: '2026-11-20T10:00:00.000Z',
    likeCount: 1,
    commentCount: 2,
    answeredAt: null,
    thanks: null,
    heldThanks: null,
    prayedCount: 0,
    heldFor: null,
    photoHeld: false,
  });
  const all = ['public', 'members', 'held', 'hidden', 'private'].map(prayer);
  serveAccount({ '*/api/prayers/mine': all });
  const deleted: unknown[] = [];
  server.use(
    http.delete('*/api/prayers/:id', ({ params }) => {
      deleted.push(params['id']);
      server.use(http.get('*/api/prayers/mine', () => HttpResponse.json(all.slice(1))));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = openPage('/account?tab=prayers');
  for (const label of ['Public', 'Members only', 'Waiting for review', 'Not shown', 'Private'])
    expect(await screen.findByText(label)).toBeTruthy();
  expect(screen.getAllByText('1 like, 2 comments')).toHaveLength(2);
  // What an admin has hidden can only be deleted.
  expect(
    screen.getAllByRole('button', { name: /^Change who can see it: your prayer/ }),
  ).toHaveLength(4);
  await user.click(screen.getAllByRole('button', { name: /^Delete your prayer from/ })[0]!);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Prayer deleted.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Prayer 0')).toBeNull());
  expect(deleted).toEqual([all[0]!.id]);
});

test('When the last admin deletes the account, then the server’s words are shown, and nothing is gone', async () => {
  serveAccount();
  const message = 'The last admin stays one. Name another one first.';
  server.use(
    http.delete('*/api/auth/account', () =>
      HttpResponse.json({ message, code: 'conflict' }, { status: 409 }),
    ),
  );
  const { user } = openPage('/account?tab=data');
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete my account' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

test('When a member wants to hear of what newly fits, then that is saved beside the other wishes', async () => {
  serveAccount();
  const saved: unknown[] = [];
  server.use(
    http.put('*/api/notifications/preferences', async ({ request }) => {
      const body = await request.json();
      saved.push(body);
      return HttpResponse.json(body as object);
    }),
  );
  const { user } = openPage('/account?tab=data');
  await user.click(await screen.findByRole('switch', { name: /^New matches for my needs/ }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  const now = {
    commentOnOwnPrayer: false,
    needMatches: true,
    muted: [],
    channel: 'sms',
    notByPush: [],
  };
  expect(saved).toEqual([now]);
  await user.click(screen.getByRole('switch', { name: /^Check-ins about my prayers/ }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toMatchObject({ muted: ['check-ins'] });
  expect(screen.queryByRole('switch', { name: /^What waits for admins/ })).toBeNull();
});
