import { randomUUID } from 'node:crypto';
import { calls } from '@kbf/contracts';
import type { Audience, CallShape } from '@kbf/contracts';
import { type CallExample, examples } from '@kbf/contracts/examples';
import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../faults/client.ts';
import { readDocument } from './document.ts';
import { type Role, type Site, roles, sharedSite } from './people.ts';

let site: Site;
beforeAll(async () => {
  site = await sharedSite();
});

/** The allowed answers of a matrix cell. */
type Cell = 'passes' | 401 | 403 | 404 | readonly (401 | 403 | 404)[];

/** The same for everyone who is logged in. */
const loggedIn = (cell: Cell) => ({ joiner: cell, member: cell, other: cell, admin: cell });
const byAudience: Record<Audience, Record<Role, Cell>> = {
  all: { visitor: 'passes', ...loggedIn('passes') },
  member: { visitor: 401, ...loggedIn('passes') },
  approved: { visitor: 401, ...loggedIn('passes'), joiner: 403 },
  admin: { visitor: 401, ...loggedIn(403), admin: 'passes' },
  // The thing belongs to the member; see `own`.
  author: {
    visitor: [401, 403, 404],
    ...loggedIn([403, 404]),
    member: 'passes',
    admin: 'passes',
  },
  webhook: { visitor: 403, ...loggedIn(403) },
};

/** Where a call's own rule is stricter than its audience. */
const exceptions: Record<string, Partial<Record<Role, Cell>>> = {
  // Chats are private: even an admin cannot read or stop another person's.
  getPrayerChat: { admin: [403, 404] },
  stopPrayerChat: { admin: [403, 404] },
  // An admin writes no words in another person's name.
  editPrayer: { admin: 403 },
  changeAudience: { admin: 403 },
  // The example shows a phone.
  putOwnProfile: { joiner: 403 },
  // Protected by a signed token in the address, for every role.
  unsubscribePage: { visitor: 403, ...loggedIn(403) },
};

async function sharePrayer(author: Client): Promise<string> {
  const created = await author.call('POST', '/api/prayers', {
    body: { userRequest: 'Please pray for our little workshop and the people in it.' },
  });
  return (created.json() as { id: string }).id;
}

/** The member's things, created again for every cell, so that cells do not affect each other. */
const own: Record<string, (member: Client) => Promise<CallExample['params']>> = {
  deletePrayer: async (member) => ({ id: await sharePrayer(member) }),
  editPrayer: async (member) => ({ id: await sharePrayer(member) }),
  changeAudience: async (member) => ({ id: await sharePrayer(member) }),
  deleteComment: async (member) => {
    const id = await sharePrayer(member);
    const comment = { comment: 'Praying with you.' };
    const created = await member.call('POST', `/api/prayers/${id}/comments`, { body: comment });
    return { id, commentId: (created.json() as { id: string }).id };
  },
  getPrayerChat: (member) => askForPrayer(member),
  stopPrayerChat: (member) => askForPrayer(member),
};

async function askForPrayer(member: Client) {
  const requestId = randomUUID();
  await member.call('POST', '/api/prayer-chat', {
    body: { message: 'Please pray for my apprentice.', requestId, share: false },
  });
  return { requestId };
}

/** Calls that would end the logins of the other cases, so they have a test of their own. */
const endsLogins = new Set(['logout', 'deleteAccount', 'endOtherLoginSessions']);

async function ask(call: CallShape, role: Role): Promise<number> {
  const example = examples[call.id] ?? {};
  const params = (await own[call.id]?.(site.people.member)) ?? example.params ?? {};
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const query = new URLSearchParams(example.query ?? {});
  const control = new AbortController();
  const response = await site.people[role].open(call.method, `${path}?${query.toString()}`, {
    ...(example.body === undefined ? {} : { body: fresh(example.body) }),
    signal: control.signal,
  });
  control.abort();
  return response.status;
}

/** A request id works once, so every cell needs a new one. */
function fresh(body: unknown): unknown {
  const isObject = typeof body === 'object' && body !== null;
  return isObject && 'requestId' in body ? { ...body, requestId: randomUUID() } : body;
}

const matrix = calls
  .filter(({ id }) => !endsLogins.has(id))
  .flatMap((call) =>
    roles.map((role) => {
      const cell = exceptions[call.id]?.[role] ?? byAudience[call.audience][role];
      return [call.id, role, cell, call] as const;
    }),
  );

test.each(matrix)(
  'When %s is called by %s, then the answer is: %s',
  async (_id, role, cell, call) => {
    const status = await ask(call, role);
    const isAsStated =
      cell === 'passes'
        ? status !== 401 && status !== 403
        : [cell].flat().some((one) => one === status);
    expect({ status, isAsStated }).toEqual({ status, isAsStated: true });
  },
);

test.each([...endsLogins])(
  'When %s is called by a visitor, then nobody’s login ends',
  async (id) => {
    const call = calls.find((one) => one.id === id)!;
    const { status } = await site.people.visitor.call(call.method, call.path);
    expect(status).toBe(call.audience === 'all' ? 204 : 401);
    expect((await site.people.member.call('GET', '/api/auth/user')).status).toBe(200);
  },
);

test('When the document is read, then every operation states its audience', async () => {
  const { operations } = await readDocument(site.stack.origin);
  expect(operations.filter(({ audience }) => !audience || !(audience in byAudience))).toEqual([]);
  // /dev/messages exists because this site stores its messages locally.
  expect(operations.map(({ id }) => id).sort()).toEqual(calls.map(({ id }) => id).sort());
});
