import { describe, expect, test } from 'vitest';
import type { Identity } from '@kbf/process-kit';
import { ask, newId, useTwoAi } from '../../setup.ts';

const ai = await useTwoAi({ hasProvider: false, env: { AI_PUBLIC_PRAYERS_PER_HOUR: '8' } });
const visitor = (): Identity => ({ role: 'visitor', visitorId: newId() });
const member = (): Identity => ({ role: 'member', userId: newId() });

/** @returns the answer to each request, in order */
async function share(count: number, as: () => Identity, address: string, urls = [ai.url]) {
  const told: string[] = [];
  for (let sent = 0; sent < count; sent += 10) {
    const answers = Array.from({ length: Math.min(10, count - sent) }, async (_, n) => {
      const url = urls[n % urls.length] ?? ai.url;
      const prayer = { message: 'Please pray for our bakery.', requestId: newId() };
      const answer = await ask(url, prayer, { as: as(), address });
      return ((await answer.json()) as { posted: string }).posted;
    });
    told.push(...(await Promise.all(answers)));
  }
  return told;
}
const publicOf = (told: string[]) => told.filter((posted) => posted === 'public').length;
const announced = async () => {
  const text = `SELECT payload->'verdict' AS verdict FROM outbox_event WHERE name = 'prayer.answered'`;
  return (await ai.rows(text)).map(({ verdict }) => verdict);
};

const announcedPublic = async () =>
  (await announced()).filter((verdict) => (verdict as { state: string }).state === 'public').length;

test('When one address shares 60 prayers by two processes, then 8 are public, and the others are held', async () => {
  const told = await share(60, visitor, '203.0.113.1', [ai.url, ai.otherUrl]);

  expect(publicOf(told)).toBe(8);
  expect(told.filter((posted) => posted === 'held')).toHaveLength(52);
  const verdicts = await announced();
  expect(verdicts).toHaveLength(60);
  expect(verdicts.filter((one) => JSON.stringify(one).includes('many prayers'))).toHaveLength(52);
  expect(publicOf(await share(1, visitor, '203.0.113.2'))).toBe(1);
});

describe('Who shares an address with somebody who shares many', () => {
  test('When a member does, then they are shown; each member has an allowance of their own', async () => {
    await share(10, visitor, '203.0.113.3');
    const one = member();

    expect(publicOf(await share(10, () => one, '203.0.113.3'))).toBe(8);
    expect(publicOf(await share(2, member, '203.0.113.3'))).toBe(2);
  });

  test('When an IPv6 household does, then all its addresses count as one', async () => {
    await share(8, visitor, '2001:db8:1:2::1');

    expect(publicOf(await share(1, visitor, '2001:db8:1:2::2'))).toBe(0);
    expect(publicOf(await share(1, visitor, '2001:db8:9:3::1'))).toBe(1);
  });
});

test('When prayers are not shared, or are held anyway, then they take no place', async () => {
  const as = visitor();
  const address = '203.0.113.9';
  for (let n = 0; n < 9; n += 1)
    await ask(ai.url, { requestId: newId(), share: false }, { as, address });
  await ask(
    ai.url,
    { requestId: newId(), message: 'Buy at http://cheap.example' },
    { as, address },
  );

  expect(publicOf(await share(8, () => as, address))).toBe(8);
});

describe('What community has counted of the same people', () => {
  test('When it has room for fewer, then so many are public, and it was told who shares, and from where', async () => {
    const one = member();
    ai.community.places = 3;
    expect(publicOf(await share(6, () => one, '203.0.113.30'))).toBe(3);
    expect(ai.community.asked[0]).toEqual({
      author: { userId: one.userId, visitorId: null },
      networks: ['203.0.113.30'],
    });
  });

  test('When our own count says no already, then community is not asked, and counts nothing', async () => {
    const told = await share(20, visitor, '203.0.113.31');
    expect(publicOf(told)).toBe(8);
    expect(ai.community.asked).toHaveLength(8);
  });

  test.each(['broken', 'never'] as const)(
    'When it is %s, then our own count goes on alone, and what was told is announced',
    async (places) => {
      const address = places === 'never' ? '203.0.113.32' : '203.0.113.33';
      ai.community.places = places;
      const publicBefore = await announcedPublic();
      const told = await share(10, visitor, address);
      expect(publicOf(told)).toBe(8);
      expect((await announcedPublic()) - publicBefore).toBe(8);
    },
  );
});
