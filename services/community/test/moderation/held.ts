import type { moderationItem, Prayer } from '@kbf/contracts';
import type { z } from 'zod';
import type { Identity } from '@kbf/process-kit';
import type { Community } from '../setup.ts';
import { admin } from '../setup.ts';

export type QueueItem = z.infer<typeof moderationItem>;

/** A text that the local filter holds. */
export const unfitText = (about: string) => `${about}: see http://pills.example for more`;

export async function queueOf(community: Community, query = 'limit=100'): Promise<QueueItem[]> {
  const path = `/api/prayers/moderation?${query}`;
  const { body } = await community.call<QueueItem[]>('GET', path, { as: admin });
  return body;
}

export const edit = (
  community: Community,
  id: string,
  body: Record<string, unknown>,
  as: Identity = admin,
) => community.call('PATCH', `/api/prayers/${id}`, { as, body });

export async function feedOf(community: Community) {
  const { body, headers } = await community.call<Prayer[]>('GET', '/api/prayers?limit=100');
  return {
    total: Number(headers['x-total-count']),
    ids: body.map(({ id }) => id),
    find: (id: string) => body.find((prayer) => prayer.id === id),
  };
}

/** Reports a prayer or a comment, from a separate network by default. */
export const report = (
  community: Community,
  path: string,
  as: Identity,
  { reason = 'This is an advertisement.', ...from }: { reason?: string; address?: string } = {},
) => community.call('POST', `/api/prayers/${path}/report`, { as, body: { reason }, ...from });
