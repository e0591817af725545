import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { buttonStyle } from '../../../components/ui/button-style.ts';
import { openPage } from '../../../testing/render-app.tsx';
import { age, member, sampleUser, server } from '../../../testing/server.ts';
import { idOf, prayer } from '../feed-fixtures.ts';
import {
  address,
  circle,
  circleId,
  friendId,
  invitation,
  ledByFriend,
  serveCircle,
} from './circle-fixtures.ts';

beforeEach(() => server.use(member(), age()));

const path = `/api/circles/${circleId}`;
const ownList = () =>
  server.use(http.get('*/api/circles', () => HttpResponse.json({ circles: [], invitations: [] })));

test('When a circle is opened, then it shows its letters, newest or least prayed for, and who is in it', async () => {
  serveCircle(ledByFriend);
  const { user } = openPage(address);
  const letter = within(await screen.findByRole('article', { name: 'Prayer from Daniel Okafor' }));
  expect(letter.getByText('Request 1')).toBeTruthy();
  expect(letter.getByText('Circle only')).toBeTruthy();
  const people = within(screen.getByRole('complementary', { name: '2 people' }));
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ruth OkaforYou'),
    expect.stringContaining('Daniel AbaraLeads the circle'),
  ]);
  for (const name of ['Rename', 'End the circle', 'Create a link', /More options for Daniel Abara/])
    expect(people.queryByRole('button', { name })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Least prayed for' }));
  expect(await screen.findByText('Request 2')).toBeTruthy();
  expect(screen.queryByText('Request 1')).toBeNull();
  const through = screen.getByRole('link', { name: 'Pray for others' });
  expect(through.getAttribute('href')).toBe(`${address}/through`);
});

test('When a request is shared, then it is sent for this circle alone, and the list has it', async () => {
  const { prayers } = serveCircle();
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/prayers', async ({ request }) => {
      sent.push(await request.json());
      prayers.unshift(prayer(3, { audience: 'circle', circleId, userRequest: 'For the oven.' }));
      return HttpResponse.json({ posted: 'circle', id: idOf(3) }, { status: 201 });
    }),
  );
  const { user } = openPage(address);
  await user.click(await screen.findByRole('button', { name: 'Share a request' }));
  await user.type(await screen.findByLabelText('Your request'), 'For the oven.');
  await user.click(screen.getByRole('button', { name: 'Share with the circle' }));
  expect(await screen.findByText('For the oven.', { selector: 'article p' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toMatchObject([{ userRequest: 'For the oven.', audience: 'circle', circleId }]);
});

test('When a member likes a letter of the circle, then its count shows at once', async () => {
  serveCircle();
  server.use(
    http.post('*/api/prayers/:id/like', () => HttpResponse.json({ liked: true, likeCount: 3 })),
  );
  const { user } = openPage(address);
  await user.click(await screen.findByRole('button', { name: 'Like, 2 so far' }));
  expect(await screen.findByRole('button', { name: 'Like, 3 so far' })).toBeTruthy();
});

test('When the circle has no letter, then sharing one is offered', async () => {
  const { prayers } = serveCircle();
  prayers.length = 0;
  const { user } = openPage(address);
  expect(await screen.findByText('No one has shared a request yet')).toBeTruthy();
  const shares = screen.getAllByRole('button', { name: 'Share a request' });
  // One thing to do first: only one of them is filled with gold.
  const gold = buttonStyle({})
    .split(' ')
    .find((one) => one.startsWith('bg-'))!;
  expect(shares.map(({ classList }) => classList.contains(gold))).toEqual([true, false]);
  await user.click(shares[1]!);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('When its founder invites, then by name or by a link, and withdraws it', async () => {
  let open: ReturnType<typeof circle>['invitations'] = [];
  const { calls } = serveCircle(() => circle({ invitations: open }));
  const profile = { userId: idOf(74), firstName: 'Tamar', lastName: 'Lindqvist' };
  server.use(http.get('*/api/user-profiles', () => HttpResponse.json([profile])));
  const { user } = openPage(address);
  await user.type(await screen.findByLabelText('Find a member'), 'Tamar{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Invite Tamar Lindqvist' }));
  expect(await screen.findByText('Invited')).toBeTruthy();
  expect(calls).toEqual([['POST', `${path}/invitations`, { userId: idOf(74) }]]);

  const { expiresAt } = invitation;
  open = [{ id: idOf(73), inviteeName: null, expiresAt }];
  await user.click(screen.getByRole('button', { name: 'Create a link' }));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/prayer/circles#invite=secret-token-of-the-link`,
  );
  open = [];
  await user.click(screen.getByRole('button', { name: 'Withdraw the link' }));
  expect(await screen.findByRole('button', { name: 'Create a link' })).toBeTruthy();
  // What was withdrawn is not there to be copied.
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  expect(calls.at(-1)).toEqual(['DELETE', `${path}/invitations/${idOf(73)}`]);
});

test.each([
  ['Let them lead', 'Hand over', ['PUT', `${path}/founder`, { userId: friendId }]],
  ['Remove from the circle', 'Remove', ['DELETE', `${path}/members/${friendId}`]],
])('When its founder chooses “%s”, then it asks first', async (item, yes, call) => {
  const { calls } = serveCircle();
  const { user } = openPage(address);
  await user.click(await screen.findByRole('button', { name: 'More options for Daniel Abara' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(calls).toEqual([]);
  await user.click(dialog.getByRole('button', { name: yes }));
  await waitFor(() => expect(calls).toEqual([call]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test.each([
  ['Leave', 'Leave', ['DELETE', `${path}/members/${sampleUser.id}`]],
  ['End the circle', 'End the circle', ['DELETE', path]],
])(
  'When a person chooses “%s”, then it asks first, and their circles open',
  async (name, yes, call) => {
    const { calls } = serveCircle();
    ownList();
    const { user } = openPage(address);
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: yes }));
    expect(await screen.findByText('You are not in a circle yet')).toBeTruthy();
    expect(calls).toEqual([call]);
  },
);

test('When its founder renames it, then the new name is there', async () => {
  let name = 'Bakers who pray';
  const { calls } = serveCircle(() => circle({ name }));
  const { user } = openPage(address);
  await user.click(await screen.findByRole('button', { name: 'Rename' }));
  const field = await screen.findByLabelText('Name');
  await user.clear(field);
  await user.type(field, 'Millers who pray');
  name = 'Millers who pray';
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  expect(calls).toMatchObject([['PUT', path, { name, line: 'For our shops.' }]]);
});

test('When a person is not in the circle, then the page says no more than that', async () => {
  server.use(
    http.get('*/api/circles/*', () =>
      HttpResponse.json({ message: 'no', code: 'not_found' }, { status: 404 }),
    ),
  );
  openPage(address);
  expect(
    await screen.findByRole('heading', { name: 'We could not find this circle' }),
  ).toBeTruthy();
});

test('When a member prays through the circle, then the end leads back to it', async () => {
  serveCircle();
  server.use(http.post('*/api/prayers/:id/prayed', () => HttpResponse.json({ prayedToday: 1 })));
  const { user } = openPage(`${address}/through`);
  expect(await screen.findByText('Request 2')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Pray for your circle.' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I prayed' }));
  const back = await screen.findByRole('link', { name: 'Back to your circle' });
  expect(back.getAttribute('href')).toBe(address);
});
