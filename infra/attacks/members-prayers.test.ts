import { randomUUID } from 'node:crypto';
import { until } from '@kbf/test-kit';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type Client, createClient } from '../faults/client.ts';
import { logIn } from '../faults/login-by-text.ts';
import { addMember } from '../faults/member.ts';
import { uniqueWord } from '../faults/unique-word.ts';
import { type Site, sharedSite } from './people.ts';

let site: Site;
let author: Client;
let id: string;
let commentId: string;
let photoUrl: string;
/** In the prayer and in its comment, and nowhere else. */
const word = uniqueWord();

/** A member of their own, so that ending this membership disturbs no other test. */
async function enter(firstName: string) {
  const member = await addMember(site.stack, firstName, 'Newell');
  const client = createClient(site.stack.origin);
  await logIn(client, member.phone);
  return { client, id: member.id };
}

beforeAll(async () => {
  site = await sharedSite();
  ({ client: author } = await enter('Abigail'));
  const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: 'gray' } });
  const photo = `data:image/png;base64,${(await dot.png().toBuffer()).toString('base64')}`;
  const made = await author.call('POST', '/api/prayers', {
    body: { userRequest: `Please pray for ${word}.`, audience: 'members', photoUrl: photo },
  });
  const { prayer } = made.json() as { prayer: { id: string; photoUrl: string } };
  ({ id, photoUrl } = prayer);
  const commented = await author.call('POST', `/api/prayers/${id}/comments`, {
    body: { comment: `Thank you for ${word}.` },
  });
  commentId = (commented.json() as { id: string }).id;
});

/** Every address with an id of the prayer, and what is sent to it. */
const addresses = (): [method: string, path: string, body?: object][] => {
  const prayer = `/api/prayers/${id}`;
  const comment = `${prayer}/comments/${commentId}`;
  return [
    ['GET', prayer],
    ['GET', `${prayer}/comments`],
    ['GET', photoUrl],
    ['GET', `${photoUrl}?width=600`],
    ['POST', `${prayer}/like`, { liked: true }],
    ['POST', `${prayer}/prayed`],
    ['POST', `${prayer}/comments`, { comment: 'Amen.' }],
    ['POST', `${prayer}/report`, { reason: 'It is an advertisement.' }],
    ['POST', `${comment}/report`, { reason: 'It is an advertisement.' }],
    ['PATCH', prayer, { answered: true }],
    ['PUT', `${prayer}/audience`, { audience: 'public' }],
    ['DELETE', comment],
    ['DELETE', prayer],
  ];
};

/** Pages and lists that could contain its words for anyone who asks. */
const places = () => [
  '/api/prayers?limit=100',
  '/api/prayers/mine',
  '/api/prayers/to-pray-for?limit=100',
  `/api/user-profiles?search=${word}`,
  '/',
  '/prayer-feed',
  `/prayer-feed?prayer=${id}`,
  '/prayer/feed',
  `/prayer/feed?prayer=${id}`,
  `/prayer-share/${id}`,
  `/prayer-share/${id}/picture.png`,
  '/sitemap.xml',
];

/** Where anything of the prayer is there for this client; empty when it does not exist for them. */
async function tracesFor(client: Client): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const [method, path, body] of addresses()) {
    const { status, text } = await client.call(method, path, body && { body });
    // 401: a write that no one without a cookie can make, whatever the id.
    const unknown = path.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, () =>
      randomUUID(),
    );
    const other = await client.call(method, unknown, body && { body });
    const isMissing = status === 404 || (status === 401 && other.status === 401);
    if (!isMissing || text.includes(word)) found.push([method, path, status, text]);
  }
  for (const path of places()) {
    const { status, text } = await client.call('GET', path);
    const isMissing = !path.startsWith('/prayer-share/') || status === 404;
    if (text.includes(word) || !isMissing) found.push([path, status]);
  }
  return found;
}

const feedOf = async (client: Client) => (await client.call('GET', '/api/prayers?limit=100')).text;

test('When other members look, then they read it, but no page of it can be passed on', async () => {
  for (const client of [site.people.other, site.people.admin]) {
    expect(await feedOf(client)).toContain(word);
    expect((await client.call('GET', `/api/prayers/${id}`)).status).toBe(200);
    expect((await client.call('GET', photoUrl)).headers.get('cache-control')).toBe(
      'private, no-store',
    );
    expect((await client.call('GET', `/prayer-share/${id}`)).status).toBe(404);
  }
});

test('When a visitor or a person without approval tries every address, then nothing is there', async () => {
  expect(await tracesFor(site.people.visitor)).toEqual([]);
  expect(await tracesFor(createClient(site.stack.origin))).toEqual([]);
  expect(await tracesFor(site.people.joiner)).toEqual([]);
});

test('When members and strangers read the feed in turn, then no one is served a page of the others', async () => {
  const stranger = createClient(site.stack.origin);
  const before = await feedOf(stranger);
  const turns = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const isMember = at % 2 === 0;
      const page = await feedOf(isMember ? site.people.other : createClient(site.stack.origin));
      return isMember === page.includes(word);
    }),
  );
  expect(turns.every(Boolean)).toBe(true);
  expect(await feedOf(stranger)).toBe(before);
});

test('When a member is suspended or leaves, then it is gone for them at once', async () => {
  const [suspended, leaving] = [await enter('Shimei'), await enter('Orpah')];
  for (const { client } of [suspended, leaving]) expect(await feedOf(client)).toContain(word);
  const done = await site.people.admin.call('PATCH', `/api/auth/members/${suspended.id}`, {
    body: { suspended: true },
  });
  expect(done.status).toBe(200);
  expect((await leaving.client.call('DELETE', '/api/auth/account')).status).toBe(204);
  for (const { client } of [suspended, leaving]) {
    await until(async () => !(await feedOf(client)).includes(word));
    expect(await tracesFor(client)).toEqual([]);
  }
});

test('When its author made it public and takes that back, then strangers lose it with the next request', async () => {
  const change = (audience: string) =>
    author.call('PUT', `/api/prayers/${id}/audience`, { body: { audience } });
  const stranger = createClient(site.stack.origin);
  expect((await change('public')).status).toBe(200);
  expect(await feedOf(stranger)).toContain(word);
  expect((await stranger.call('GET', `/prayer-share/${id}`)).status).toBe(200);
  expect((await change('members')).status).toBe(200);
  expect(await tracesFor(stranger)).toEqual([]);
  expect(await feedOf(site.people.other)).toContain(word);
  expect((await change('private')).status).toBe(200);
  for (const client of [stranger, site.people.other, site.people.admin])
    expect(await tracesFor(client)).toEqual([]);
});
