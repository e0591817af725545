import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { sharePrayer } from '../prayers/share.ts';
import { newVisitor, useCommunity } from '../setup.ts';
import { pngSize } from './png-size.ts';

const set = useCommunity();
// Another service whose tests ran in this process may have blocked the SVG reader; in production each has its own
// process.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] }));
const picture = (id: string, headers: Record<string, string> = {}) =>
  set.community.call('GET', `/prayer-share/${id}/picture.png`, { headers });

test('When the picture of a prayer is asked for, then it has the promised size, and may be kept', async () => {
  const { body } = await sharePrayer(set.community);
  const { status, headers, bytes } = await picture(body.id);

  expect(status).toBe(200);
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cache-control']).toBe('public, no-cache');
  expect(pngSize(bytes)).toEqual({ width: 1_200, height: 630 });
  const again = await picture(body.id, { 'if-none-match': headers['etag'] ?? '' });
  expect(again.status).toBe(304);
});

test('When a prayer is hidden, held, deleted or was never there, then there is no picture of it', async () => {
  const author = newVisitor();
  const { body } = await sharePrayer(set.community, {}, author);
  expect((await picture(body.id)).status).toBe(200);
  const { prisma } = set.community.deps.database;
  const states: number[] = [];
  for (const state of ['held', 'hidden']) {
    await prisma.prayer.update({ where: { id: body.id }, data: { state } });
    states.push((await picture(body.id)).status);
  }
  await set.community.call('DELETE', `/api/prayers/${body.id}`, { as: author });
  states.push((await picture(body.id)).status, (await picture(randomUUID())).status);

  expect(states).toEqual([404, 404, 404, 404]);
  expect((await picture('no-id')).status).toBe(404);
});
