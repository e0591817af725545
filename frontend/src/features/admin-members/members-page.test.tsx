import type { MemberRecord } from '@kbf/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member as loggedIn, server } from '../../testing/server.ts';

const member = (n: number, changes: Partial<MemberRecord> = {}): MemberRecord => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  fullName: `Member ${n}`,
  phone: `+1202555010${n}`,
  phoneVerified: true,
  email: null,
  emailVerified: false,
  role: 'member',
  suspended: false,
  leaving: false,
  frozen: null,
  approved: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: null,
  ...changes,
});

/** Serves these members in pages of two, filtered like the server. @returns all received queries */
function serveMembers(members: MemberRecord[]) {
  const queries: string[] = [];
  server.use(
    loggedIn({ role: 'admin' }),
    http.get('*/api/auth/members', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      queries.push(search);
      const role = searchParams.get('role');
      const suspended = searchParams.get('suspended');
      const words = searchParams.get('search') ?? '';
      const all = members.filter(
        (one) =>
          (!role || one.role === role) &&
          (!suspended || String(one.suspended) === suspended) &&
          one.leaving === (searchParams.get('leaving') === 'true') &&
          one.fullName.includes(words),
      );
      const start = Number(searchParams.get('cursor') ?? 0);
      return HttpResponse.json(all.slice(start, start + 2), {
        headers: {
          'X-Total-Count': String(all.length),
          ...(start + 2 < all.length && {
            Link: `</api/auth/members?cursor=${start + 2}>; rel="next"`,
          }),
        },
      });
    }),
  );
  return queries;
}

const rows = () => screen.getAllByRole('row').slice(1);
const namesShown = () => rows().map((row) => within(row).getByText(/^Member \d$/).textContent);

test('When an admin opens the members, then they are listed page by page with how many there are', async () => {
  serveMembers([member(1), member(2, { role: 'admin', suspended: true }), member(3)]);
  const { user } = openPage('/admin/members');
  expect(await screen.findByRole('table', { name: '3 members' })).toBeTruthy();
  expect(namesShown()).toEqual(['Member 1', 'Member 2']);
  expect(within(rows()[1]!).getByText('Admin')).toBeTruthy();
  expect(within(rows()[1]!).getByText('Suspended')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show more members' }));
  await waitFor(() => expect(namesShown()).toEqual(['Member 1', 'Member 2', 'Member 3']));
  expect(screen.queryByRole('button', { name: 'Show more members' })).toBeNull();
});

test('When an admin searches and filters, then the list is asked so, and the address says it', async () => {
  const queries = serveMembers([
    member(1),
    member(2, { role: 'admin' }),
    member(3, { suspended: true }),
  ]);
  const { user } = openPage('/admin/members');
  await screen.findByRole('table');
  await user.selectOptions(screen.getByLabelText('Role'), 'Admins');
  await waitFor(() => expect(namesShown()).toEqual(['Member 2']));
  await user.selectOptions(screen.getByLabelText('Status'), 'Suspended');
  expect(await screen.findByText('No members found')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Role'), 'All');
  await waitFor(() => expect(namesShown()).toEqual(['Member 3']));
  await user.selectOptions(screen.getByLabelText('Status'), 'All');
  await user.type(screen.getByLabelText('Name, phone or email'), ' Member 1 {Enter}');
  await waitFor(() => expect(namesShown()).toEqual(['Member 1']));
  expect(window.location.search).toBe('?search=Member+1');
  expect(queries.at(-1)).toBe('?search=Member+1&limit=20');
});

test('When the address says what to look for, then the page begins with it', async () => {
  serveMembers([member(1), member(2, { role: 'admin' })]);
  openPage('/admin/members?role=admin&search=Member');
  await waitFor(() => expect(namesShown()).toEqual(['Member 2']));
  expect(screen.getByLabelText<HTMLInputElement>('Name, phone or email').value).toBe('Member');
  expect(screen.getByLabelText<HTMLSelectElement>('Role').value).toBe('admin');
});

/** Serves members, of whom the first changes with the first call. @returns the ids and bodies of the calls */
function serveChange(members: MemberRecord[], changed: MemberRecord): unknown[] {
  serveMembers(members);
  const bodies: unknown[] = [];
  server.use(
    http.patch('*/api/auth/members/:id', async ({ request, params }) => {
      bodies.push([params['id'], await request.json()]);
      members[0] = changed;
      return HttpResponse.json(changed);
    }),
  );
  return bodies;
}

test('When a role is changed, then only after a question, and the list shows it', async () => {
  const members = [member(1)];
  const bodies = serveChange(members, member(1, { role: 'admin' }));
  const { user } = openPage('/admin/members');
  const button = await screen.findByRole('button', { name: 'Make admin: Member 1' });
  await user.click(button);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Make Member 1 an admin?')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(bodies).toEqual([]);
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Change role' }));
  expect(await screen.findByRole('button', { name: 'Make member: Member 1' })).toBeTruthy();
  expect(bodies).toEqual([[member(1).id, { role: 'admin' }]]);
  expect(within(rows()[0]!).getByText('Admin')).toBeTruthy();
});

test('When a member deletes the account, then an admin finds and suspends them, and changes nothing else', async () => {
  const members = [member(1, { leaving: true, approved: false }), member(2)];
  const bodies = serveChange(members, member(1, { leaving: true, suspended: true }));
  const { user } = openPage('/admin/members');
  await waitFor(() => expect(namesShown()).toEqual(['Member 2']));
  await user.selectOptions(screen.getByLabelText('Account'), 'Being deleted');
  await waitFor(() => expect(namesShown()).toEqual(['Member 1']));
  expect(within(rows()[0]!).getByText('Being deleted')).toBeTruthy();
  const buttons = within(rows()[0]!).getAllByRole('button');
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(['Suspend: Member 1']);
  await user.click(buttons[0]!);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Suspend Member 1?')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByRole('button', { name: 'End suspension: Member 1' })).toBeTruthy();
  expect(within(rows()[0]!).getByText('Suspended')).toBeTruthy();
  expect(bodies).toEqual([[member(1).id, { suspended: true }]]);
});

test('When an account is frozen, then an admin gives it to one of the two contacts after a question', async () => {
  const frozen = { phone: '+12025550101', email: 'owner@members.example' };
  const members = [member(1, { frozen })];
  serveMembers(members);
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/auth/members/:id/owner', async ({ request, params }) => {
      bodies.push([params['id'], await request.json()]);
      members[0] = member(1);
      return HttpResponse.json(members[0]);
    }),
  );
  const { user } = openPage('/admin/members?frozen=true');
  expect(await screen.findByText('Frozen')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Give to .*555.0101: Member 1$/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Give to owner@members.example: Member 1' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Give Member 1’s account to owner@members.example?')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Give account' }));
  await waitFor(() => expect(screen.queryByText('Frozen')).toBeNull());
  expect(bodies).toEqual([[member(1).id, { contact: 'email' }]]);
});

test('When a member is locked out, then a login link goes to their own phone, after a question', async () => {
  serveMembers([member(1), member(2, { phoneVerified: false }), member(3, { suspended: true })]);
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/auth/members/:id/login-link', async ({ request, params }) => {
      bodies.push([params['id'], await request.json()]);
      return HttpResponse.json({ message: 'A login link is on its way.' });
    }),
  );
  const { user } = openPage('/admin/members');
  await user.click(await screen.findByRole('button', { name: 'Send login link: Member 1' }));
  expect(await screen.findByText(/^It goes to .*555.0101/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('The login link is on its way')).toBeTruthy();
  expect(bodies).toEqual([[member(1).id, { channel: 'sms' }]]);
  expect(screen.queryByRole('button', { name: 'Send login link: Member 2' })).toBeNull();
});

test('When the server refuses, then its words are shown and the role stays', async () => {
  serveMembers([member(1, { role: 'admin' })]);
  server.use(
    http.patch('*/api/auth/members/:id', () =>
      HttpResponse.json(
        { message: 'The last admin stays one.', code: 'conflict' },
        { status: 409 },
      ),
    ),
  );
  const { user } = openPage('/admin/members');
  await user.click(await screen.findByRole('button', { name: 'Make member: Member 1' }));
  await user.click(await screen.findByRole('button', { name: 'Change role' }));
  expect((await screen.findAllByText('The last admin stays one.')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(within(rows()[0]!).getByText('Admin')).toBeTruthy();
});

test('When a member who is no admin opens the page, then access is denied and nothing is asked', async () => {
  const queries = serveMembers([member(1)]);
  server.use(loggedIn());
  openPage('/admin/members');
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  expect(queries).toEqual([]);
});
