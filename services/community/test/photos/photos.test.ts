import { randomUUID } from 'node:crypto';
import type { Prayer } from '@kbf/contracts';
import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { jpeg } from '../fake-ai.ts';
import { sharePrayer } from '../prayers/share.ts';
import { useCommunity } from '../setup.ts';

const set = useCommunity();
const photoUrl = 'data:image/png;base64,iVBORw0KGgo=';

async function photoIdOf(prayerId: string): Promise<string> {
  const { rows } = await set.community.deps.database.pool.query<{ id: string }>(
    'SELECT id FROM prayer_photo WHERE prayer_id = $1',
    [prayerId],
  );
  return rows[0]!.id;
}
const setState = (table: 'prayer' | 'prayer_photo', id: string, state: string) =>
  set.community.deps.database.pool.query(
    `UPDATE ${table} SET state = $2 WHERE ${table === 'prayer' ? 'id' : 'prayer_id'} = $1`,
    [id, state],
  );

test('When something found the photo fit, then it is shown, by address and never in a list', async () => {
  set.ai.encoding = { status: 200, verdict: 'public' };
  const { status, body } = await sharePrayer(set.community, { photoUrl });
  const listed = await set.community.call<Prayer[]>('GET', '/api/prayers');
  const photo = await set.community.call('GET', body.prayer.photoUrl!);

  expect(status).toBe(201);
  expect(body.prayer.photoUrl).toMatch(/^\/api\/prayer-photos\/[\w-]{36}$/);
  expect(body.prayer.photoUrl).not.toContain(body.id);
  expect(listed.body[0]?.photoUrl).toBe(body.prayer.photoUrl);
  expect(photo.status).toBe(200);
  expect(photo.text).toBe(jpeg.toString());
  expect(photo.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(jpeg.length),
    'cache-control': 'public, no-cache',
    'x-content-type-options': 'nosniff',
  });
});

test('When a browser has the photo already, then the answer is 304', async () => {
  set.ai.encoding = { status: 200, verdict: 'public' };
  const { body } = await sharePrayer(set.community, { photoUrl });
  const { headers } = await set.community.call('GET', body.prayer.photoUrl!);
  const again = await set.community.call('GET', body.prayer.photoUrl!, {
    headers: { 'if-none-match': headers['etag']! },
  });

  expect(again).toMatchObject({ status: 304, text: '' });
});

test.each([
  ['nothing has looked at it', { status: 200 }],
  ['it was found unfit', { status: 200, verdict: 'held' as const }],
])('When %s, then the prayer is public without its photo', async (_what, encoding) => {
  set.ai.encoding = encoding;
  const { status, body } = await sharePrayer(set.community, { photoUrl });
  const photoId = await photoIdOf(body.id);

  expect(status).toBe(201);
  expect(body.prayer.photoUrl).toBeNull();
  expect((await set.community.call('GET', `/api/prayer-photos/${photoId}`)).status).toBe(404);
});

test('When configuration says so, then a photo that nothing looked at is shown, but not one found unfit', async () => {
  const publishing = await set.startAnother({ env: { PHOTOS_UNCHECKED: 'publish' } });
  const unchecked = await sharePrayer(publishing, { photoUrl });
  set.ai.encoding = { status: 200, verdict: 'held' };
  const unfit = await sharePrayer(publishing, { photoUrl });

  expect(unchecked.body.prayer.photoUrl).not.toBeNull();
  expect(unfit.body.prayer.photoUrl).toBeNull();
});

test('When the prayer is held, hidden or deleted, then its photo is 404, 410 and 410', async () => {
  set.ai.encoding = { status: 200, verdict: 'public' };
  const { body } = await sharePrayer(set.community, { photoUrl });
  const statusOf = async () => (await set.community.call('GET', body.prayer.photoUrl!)).status;

  await setState('prayer', body.id, 'held');
  expect(await statusOf()).toBe(404);
  await setState('prayer', body.id, 'hidden');
  expect(await statusOf()).toBe(410);
  await setState('prayer', body.id, 'public');
  await setState('prayer_photo', body.id, 'deleted');
  expect(await statusOf()).toBe(410);
});

test.each([
  [400, 400],
  [413, 413],
  [500, 503],
  [403, 503],
])(
  'When ai answers %i to a photo, then the answer is %i and nothing is shared',
  async (given, status) => {
    set.ai.encoding = { status: given };
    const before = await set.community.call('GET', '/api/prayers');
    const answer = await sharePrayer(set.community, { photoUrl });
    const after = await set.community.call('GET', '/api/prayers');

    expect(answer.status).toBe(status);
    expect(after.text).toBe(before.text);
  },
);

test('When ai is away, then a prayer with a photo is 503', async () => {
  const alone = await set.startAnother({ env: { AI_URL: 'http://127.0.0.1:9' } });

  expect((await sharePrayer(alone, { photoUrl })).status).toBe(503);
});

test('When a photo is unknown, then the answer is 404', async () => {
  expect((await set.community.call('GET', `/api/prayer-photos/${randomUUID()}`)).status).toBe(404);
  expect((await set.community.call('GET', '/api/prayer-photos/1')).status).toBe(400);
});

test('When photos are being written, then nobody who publishes waits for them at the count of prayers', async () => {
  const { pool } = set.community.deps.database;
  const outside = await pool.connect();
  try {
    await outside.query('BEGIN; LOCK TABLE prayer_photo IN EXCLUSIVE MODE');
    const shared = sharePrayer(set.community, { photoUrl });
    await until(async () => {
      const { rowCount } = await outside.query(
        `SELECT 1 FROM pg_locks WHERE relation = 'prayer_photo'::regclass AND NOT granted`,
      );
      return rowCount === 1;
    });
    const free = await outside.query('SELECT 1 FROM feed_counter FOR UPDATE SKIP LOCKED');
    await outside.query('COMMIT');

    expect(free.rowCount).toBe(1);
    expect((await shared).status).toBe(201);
  } finally {
    outside.release();
  }
});
