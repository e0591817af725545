import { createNameHash, refuseOverQuota, senderQuotas } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { clientNetworksOf } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { LimitedAct } from './ai-limits.ts';

const messages: Record<LimitedAct, string> = {
  conversationChanges: 'You have made a lot of changes in a short time.',
  conversationSearches: 'You have searched a lot in a short time.',
  ratings: 'You have sent a lot of thumbs in a short time.',
};

/** Counts one action of the caller. @throws 429 above the hourly limit */
export async function takeAllowance(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  act: LimitedAct,
  { identity, request }: { identity: Identity; request: Pick<FastifyRequest, 'headers'> },
): Promise<void> {
  const sender = {
    author: { userId: identity.userId, visitorId: identity.visitorId },
    networks: clientNetworksOf(request),
    isApproved: identity.isApproved === true,
  };
  const hash = createNameHash(config.HASHING_KEY, 'ai: names of limits');
  const asked = { act, allowance: config.AI_LIMITS[act], hash };
  for (const quota of senderQuotas(sender, asked))
    await refuseOverQuota(database.sql, [quota], messages[act]);
}
