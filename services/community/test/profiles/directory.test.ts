import type { UserProfile } from '@kbf/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { announce, named } from '../recorded-events.ts';
import { newMember, useCommunity } from '../setup.ts';
import type { Answer } from '../setup.ts';
import { saveProfile } from './profile.ts';

const set = useCommunity({ worker: true });
const people: [string, string][] = [
  ['José Müller', 'Beekeeper, 100% honey'],
  ['Ana Brønsted', 'Builds boats under_water'],
  ['Łukasz Żak', 'Repairs ORGANS in old churches'],
  ['Zoë Adams', 'Teaches Straße and street'],
  ['Mark Back\\slash', 'Writes software'],
];

beforeAll(async () => {
  for (const [fullName, identity] of people) {
    const member = newMember();
    await announce(set.community, 'person.changed', named(member.userId, 1, fullName));
    await saveProfile(set.community, member, { identity });
  }
  await saveProfile(set.community, newMember(), { identity: 'Beekeeper, too', isPublic: false });
});

async function find(search: string): Promise<string[]> {
  const query = new URLSearchParams({ search });
  const answer = await set.community.call<UserProfile[]>(
    'GET',
    `/api/user-profiles?${query.toString()}`,
  );
  expect(answer.status).toBe(200);
  expect(answer.headers['x-total-count']).toBe(String(answer.body.length));
  return answer.body.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}

test('When nothing is searched, then all public profiles stand there by last name', async () => {
  expect(await find('')).toEqual([
    'Zoë Adams',
    'Mark Back\\slash',
    'Ana Brønsted',
    'José Müller',
    'Łukasz Żak',
  ]);
});

describe('Search', () => {
  test.each([
    ['jose', 'José Müller'],
    ['JOSÉ', 'José Müller'],
    ['muller', 'José Müller'],
    ['josé mü', 'José Müller'],
    ['bronsted', 'Ana Brønsted'],
    ['BRØN', 'Ana Brønsted'],
    ['lukasz', 'Łukasz Żak'],
    ['zak', 'Łukasz Żak'],
    ['jose\u2011müller', 'José Müller'],
    ["j’o'sé", 'José Müller'],
    ['organs', 'Łukasz Żak'],
    ['strasse', 'Zoë Adams'],
    ['beek', 'José Müller'],
    ['100%', 'José Müller'],
    ['under_w', 'Ana Brønsted'],
    ['k\\sl', 'Mark Back\\slash'],
    ['  soft   ware ', undefined],
    ['%', 'José Müller'],
    ['__', undefined],
    ['beekeeper, too', undefined],
    ["' OR 1=1 --", undefined],
    ['muller beekeeper', undefined],
  ])('for %j finds %j', async (search, name) => {
    expect(await find(search)).toEqual(name ? [name] : []);
  });
});

test('When pages are followed, then everybody comes once and in order, also in a search', async () => {
  for (const search of ['', 'e']) {
    const names: string[] = [];
    let url: string | undefined = `/api/user-profiles?limit=2&search=${search}`;
    while (url) {
      const { body, headers }: Answer<UserProfile[]> = await set.community.call<UserProfile[]>(
        'GET',
        url,
      );
      names.push(...body.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
      url = /<([^>]+)>/.exec(headers['link'] ?? '')?.[1];
    }
    expect(names).toEqual(await find(search));
    expect(names.length).toBeGreaterThan(2);
  }
});

test.each([
  'limit=0',
  'limit=101',
  'limit=x',
  'cursor=abc',
  `cursor=${'A'.repeat(60)}`,
  'search=%00',
  `search=${'x'.repeat(101)}`,
])('When the query is %s, then the answer is 400', async (query) => {
  expect((await set.community.call('GET', `/api/user-profiles?${query}`)).status).toBe(400);
});
