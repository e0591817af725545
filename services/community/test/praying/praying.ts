import type { OwnPrayer, Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import type { Community } from '../setup.ts';

/** "I prayed", from an address. */
export const pray = (community: Community, id: string, as: Identity, address?: string) =>
  community.call<{ prayedToday: number; message: string }>('POST', `/api/prayers/${id}/prayed`, {
    as,
    ...(address && { address }),
  });

/** A page of what a reader can pray for: ids, total and the address of the next page. */
export async function toPrayFor(community: Community, as: Identity, query = '') {
  const path = `/api/prayers/to-pray-for${query}`;
  const { status, body, headers } = await community.call<Prayer[]>('GET', path, { as });
  return {
    status,
    ids: status === 200 ? body.map(({ id }) => id) : [],
    total: Number(headers['x-total-count']),
    next: /cursor=([\w-]+)/.exec(headers['link'] ?? '')?.[1],
  };
}

/** What the author sees of how many prayed. */
export async function seenBy(community: Community, as: Identity, id: string) {
  const { body } = await community.call<OwnPrayer[]>('GET', '/api/prayers/mine', { as });
  return body.find((prayer) => prayer.id === id)?.prayedCount;
}

/** Lets so many hours pass since anybody prayed. */
export const later = (community: Community, hours: number) =>
  community.deps.database.sql(
    'UPDATE prayed_for SET prayed_at = prayed_at - make_interval(hours => $1)',
    [hours],
  );
