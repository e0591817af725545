import type { DeskItem, DeskKind, Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import type { Community } from '../setup.ts';
import { admin, newMember } from '../setup.ts';

/** A text that the local filter holds. */
export const unfitText = (about: string) => `${about}: see http://pills.example for more`;

/** The texts that wait at the desk. */
export async function queueOf(community: Community, as: Identity = admin) {
  const { body } = await community.call<DeskItem[]>('GET', '/api/care-desk?limit=100', { as });
  return body.flatMap(({ text }) => text ?? []);
}

/** An admin publishes or hides a text that waits. */
export const settle = (
  community: Community,
  [kind, id]: [DeskKind, string],
  decision: 'release' | 'hide',
  { as = admin, seenAt }: { as?: Identity; seenAt?: string } = {},
) =>
  community.call('POST', `/api/care-desk/${kind}/${id}/decision`, {
    as,
    body: { decision, ...(seenAt === undefined ? {} : { seenAt }) },
  });

/** An admin hides a public prayer that a member has reported. */
export async function hideReported(community: Community, id: string) {
  await report(community, id, newMember());
  return settle(community, ['prayer', id], 'hide');
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
