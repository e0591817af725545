/** Plain SQL because prayers of the assistant are saved in a transaction that is not Prisma's. */
import { createNameHash, isOverQuota, senderQuotas, takeQuotas } from '@kbf/data-kit';
import type { Quota, Sender } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Deps } from '../deps.ts';

/** What is shown at once up to a limit; more waits for an admin. */
export type PublicAct = 'publicPrayers' | 'publicComments';

/**
 * The quotas of texts that may be public, narrow to wide. An approved member counts as one
 * person wherever they are, because a congregation may share one network. All others count as visitors of their
 * network.
 */
function quotasOf({ config }: Pick<Deps, 'config'>, sender: Sender, act: PublicAct): Quota[] {
  return senderQuotas(sender.isApproved ? { ...sender, networks: [] } : sender, {
    act,
    allowance: config.COMMUNITY_LIMITS[act],
    hash: createNameHash(config.HASHING_KEY, 'community: names of limits'),
  });
}

/**
 * Counts several prayers in the transaction that saves them, so that each counts once.
 * @param deps.sql of that transaction
 * @returns for each whether it is shown at once; else it waits for an admin
 */
export const takePublicPlaces = async (
  deps: Pick<Deps, 'config'> & { sql: SqlRunner },
  senders: readonly Sender[],
): Promise<boolean[]> =>
  takeQuotas(
    deps.sql,
    senders.map((sender) => quotasOf(deps, sender, 'publicPrayers')),
  );

/**
 * Counts one text, without a transaction: a process that hangs here holds no count that its whole network shares.
 * @returns whether it is shown at once; else it waits for an admin
 */
export async function takePublicPlace(
  { config, database: { sql } }: Pick<Deps, 'config' | 'database'>,
  sender: Sender,
  act: PublicAct,
): Promise<boolean> {
  for (const quota of quotasOf({ config }, sender, act))
    if ((await isOverQuota(sql, [quota])).isOver) return false;
  return true;
}
