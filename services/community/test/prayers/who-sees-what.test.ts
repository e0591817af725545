import { readFileSync } from 'node:fs';
import { limits, prayerAudiences } from '@kbf/contracts';
import type { OwnPrayer, Prayer, PrayerAudience } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { beforeAll, expect, test } from 'vitest';
import { sayAge } from '../circles/circles.ts';
import { queueOf, report } from '../desk/held.ts';
import { firstTotal } from '../live/first-total.ts';
import { toPrayFor } from '../praying/praying.ts';
import { admin, newJoiner, newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { sharePrayer } from './share.ts';
import { pageFile, places, readers, whoSeesWhat } from './who-sees-what.ts';
import type { Place, Reader } from './who-sees-what.ts';

const set = useCommunity();
const photoUrl = 'data:image/png;base64,iVBORw0KGgo=';
const author = newMember();
const people: Record<Reader, Identity> = {
  author,
  member: newMember(),
  admin,
  'circle member': newMember(),
  'not approved': newJoiner(),
  visitor: newVisitor(),
  'former member': newVisitor(),
  'no cookie': reader,
};
let circleId = '';
const ids = {} as Record<PrayerAudience, string>;
const photos = {} as Record<PrayerAudience, string>;
const all = async (path: string, as: Identity) => {
  const { body } = await set.community.call<Prayer[]>('GET', `${path}?limit=100`, { as });
  return body.map(({ id }) => id);
};

beforeAll(async () => {
  for (const as of [author, people['circle member']]) await sayAge(set.community, as);
  const circle = await set.community.call<{ id: string }>('POST', '/api/circles', {
    as: author,
    body: { name: 'Bakers', line: 'For our shops.' },
  });
  circleId = circle.body.id;
  const link = await set.community.call<{ token: string }>(
    'POST',
    `/api/circles/${circleId}/links`,
    { as: author },
  );
  await set.community.call('POST', '/api/circle-links/join', {
    as: people['circle member'],
    body: { token: link.body.token },
  });
  for (const audience of prayerAudiences) {
    set.ai.encoding = { status: 200, verdict: 'public' };
    const { body } = await sharePrayer(
      set.community,
      { audience, photoUrl, ...(audience === 'circle' && { circleId }) },
      author,
    );
    ids[audience] = body.id;
    photos[audience] = body.prayer.photoUrl ?? '';
  }
});

/** The prayers of the circle; empty for everyone outside. */
const inCircle = async (as: Identity, under = '') => {
  const path = `/api/circles/${circleId}/prayers${under}`;
  const { status, body } = await set.community.call<Prayer[]>('GET', path, { as });
  return status === 200 ? body.map(({ id }) => id) : [];
};

/** Whether a reader sees the prayer with this audience there. All addresses of one place must agree. */
const ask: Record<Place, (as: Identity, audience: PrayerAudience) => Promise<boolean>> = {
  feed: async (as, audience) => (await all('/api/prayers', as)).includes(ids[audience]),
  'list of the circle': async (as, audience) => (await inCircle(as)).includes(ids[audience]),
  'praying through': async (as, audience) =>
    audience === 'circle'
      ? (await inCircle(as, '/to-pray-for')).includes(ids[audience])
      : (await toPrayFor(set.community, as, '?limit=100')).ids.includes(ids[audience]),
  'letter, comments, like, comment, report, "I prayed"': async (as, audience) => {
    const path = `/api/prayers/${ids[audience]}`;
    const call = async (method: 'GET' | 'POST', under: string, body?: object) =>
      (await set.community.call(method, `${path}${under}`, { as, ...(body && { body }) })).status;
    const statuses = [await call('GET', ''), await call('GET', '/comments')];
    if (as !== reader) {
      statuses.push(
        await call('POST', '/like', { liked: true }),
        await call('POST', '/comments', { comment: 'Amen.' }),
      );
      // Enough reports would hide it from everyone, and show it to admins: these are only made for the desk, below.
      if (audience !== 'public' && as !== people['circle member'])
        statuses.push(await call('POST', '/report', { reason: 'I do not agree.' }));
      // No one prays for their own prayer as others do.
      if (as !== author) statuses.push(await call('POST', '/prayed'));
    }
    return agreed(statuses);
  },
  'number in the live stream': async (as, audience) => {
    const url = await set.listen();
    const seen = await firstTotal(url, as);
    const { sql } = set.community.deps.database;
    const [row] = await sql('SELECT total, members FROM feed_counter', []);
    const { total, members } = row as { total: number; members: number };
    expect([total, members]).toEqual([1, 1]);
    if (audience === 'private' || audience === 'circle') return seen > total + members;
    return audience === 'public' ? seen >= total : seen === total + members;
  },
  photo: async (as, audience) =>
    agreed(
      await Promise.all(
        ['', ...limits.photo.widths.prayer.map((width) => `?width=${width}`)].map(
          async (query) =>
            (await set.community.call('GET', photos[audience] + query, { as })).status,
        ),
      ),
    ),
  'share page and share picture': async (as, audience) => {
    const path = `/prayer-share/${ids[audience]}`;
    const open = async (under: string) =>
      (await set.community.call('GET', `${path}${under}`, { as })).status;
    return agreed([await open(''), await open('/picture.png')]);
  },
  'admins’ desk, once it is held or reported': async (as, audience) => {
    await report(
      set.community,
      ids[audience],
      audience === 'circle' ? people['circle member'] : people.member,
    );
    const desk = await set.community.call('GET', '/api/care-desk', { as });
    if (desk.status !== 200) return false;
    return (await queueOf(set.community, as)).some(({ id }) => id === ids[audience]);
  },
  'own prayers and export': async (as, audience) =>
    (await all('/api/prayers/mine', as)).includes(ids[audience]),
};

/** Seen at all of these addresses, or at none; and what is not seen does not exist. */
function agreed(statuses: number[]): boolean {
  const isSeen = statuses.every((status) => status < 300);
  if (!isSeen) expect(statuses.every((status) => status === 404)).toBe(true);
  return isSeen;
}

const cells = prayerAudiences.flatMap((audience) =>
  (Object.keys(places) as Place[]).flatMap((place) =>
    (Object.keys(readers) as Reader[]).map((who) => [audience, place, who] as const),
  ),
);

test.each(cells)(
  'When a %s prayer is looked for in %s by %s, then the rule decides',
  async (...cell) => {
    const [audience, place, who] = cell;
    expect(await ask[place](people[who], audience)).toBe(places[place](readers[who], audience));
  },
);

test('When a person has prayers of each audience, then their own list names it', async () => {
  const { body } = await set.community.call<OwnPrayer[]>('GET', '/api/prayers/mine', {
    as: author,
  });
  expect(body.map(({ audience }) => audience)).toEqual([...prayerAudiences].toReversed());
});

test('When the rule changes, then the page does, too', async () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(await whoSeesWhat());
});
