import type { OwnPrayer, Prayer, PrayerAudience } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { expect } from 'vitest';
import { newMember } from '../setup.ts';
import type { useCommunity } from '../setup.ts';
import { sharePrayer } from './share.ts';

type Set = ReturnType<typeof useCommunity>;
export const photoUrl = 'data:image/png;base64,iVBORw0KGgo=';

/** What tests of audiences ask of the service. */
export function askAbout(set: Set) {
  return {
    changeTo: (id: string, audience: PrayerAudience, as: Identity) =>
      set.community.call<{ state: string; audience: string; message: string }>(
        'PUT',
        `/api/prayers/${id}/audience`,
        { as, body: { audience } },
      ),
    feedFor: async (as: Identity) => {
      const path = '/api/prayers?limit=100';
      const { body, headers } = await set.community.call<Prayer[]>('GET', path, { as });
      return { total: Number(headers['x-total-count']), ids: body.map(({ id }) => id) };
    },
    ownOf: async (as: Identity, id: string) => {
      const { body } = await set.community.call<OwnPrayer[]>('GET', '/api/prayers/mine', { as });
      return body.find((prayer) => prayer.id === id);
    },
    statusesOf: (paths: readonly string[], as: Identity) =>
      Promise.all(
        paths.map(async (path) => (await set.community.call('GET', path, { as })).status),
      ),
    /** Shares a prayer with members, with a photo. */
    shareWithMembers: async (author: Identity = newMember(), given: object = {}) => {
      set.ai.encoding = { status: 200, verdict: 'public' };
      const more = { audience: 'members', photoUrl, ...given };
      const { status, body } = await sharePrayer(set.community, more, author);
      return { status, body, id: body.id, author };
    },
    /** The kept numbers are those of the rows. */
    expectCountsTrue: async () => {
      const [row] = await set.community.deps.database.sql(
        `SELECT c.total, c.members, (SELECT count(*)::int FROM prayer WHERE state = 'public') AS public,
           (SELECT count(*)::int FROM prayer WHERE state = 'members') AS for_members FROM feed_counter c`,
        [],
      );
      expect([row!['total'], row!['members']]).toEqual([row!['public'], row!['for_members']]);
    },
  };
}
