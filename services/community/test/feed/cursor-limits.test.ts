import { randomUUID } from 'node:crypto';
import type { Prayer } from '@kbf/contracts';
import { timeCursor } from '@kbf/data-kit';
import { expect, test } from 'vitest';
import { sharePublic } from '../prayers/share.ts';
import { useCommunity } from '../setup.ts';

const set = useCommunity();

test.each([
  ['the first moment', 0, 0, 1],
  ['the last moment that fits', Date.UTC(9999, 11, 31), 1, 0],
])(
  'When a made-up cursor names %s, then it is a place like any other',
  async (_what, ms, prayers, comments) => {
    const id = await sharePublic(set.community);
    await set.community.call('POST', `/api/prayers/${id}/comments`, {
      as: { role: 'visitor', visitorId: randomUUID() },
      body: { comment: 'Praying.' },
    });
    const cursor = timeCursor.encode({ at: new Date(ms), id: randomUUID() });
    const feed = await set.community.call<Prayer[]>('GET', `/api/prayers?limit=1&cursor=${cursor}`);
    const list = await set.community.call<Prayer[]>(
      'GET',
      `/api/prayers/${id}/comments?cursor=${cursor}`,
    );

    expect(feed).toMatchObject({ status: 200, body: { length: prayers } });
    expect(list).toMatchObject({ status: 200, body: { length: comments } });
  },
);
