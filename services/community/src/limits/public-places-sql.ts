/** Plain SQL because prayers of the assistant are saved in a transaction that is not Prisma's. */
import { createNameHash, isOverQuota, senderQuotas, takeQuotas } from '@kbf/data-kit';
import type { Quota, Sender } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Deps } from '../deps.ts';

const findApproved = `
  SELECT person_id::text AS id FROM person_name
  WHERE person_id = ANY($1::text[]::uuid[]) AND (approved OR role = 'admin')`;

/**
 * The quotas of prayers that may be public, one list for each sender, narrow to wide. An approved member counts as one
 * person wherever they are, because a congregation may share one network. All others count as visitors of their
 * network.
 * @param senders the author of each prayer and their networks, narrow to wide
 */
async function quotasOf(
  { sql, config }: Pick<Deps, 'config'> & { sql: SqlRunner },
  senders: readonly Sender[],
): Promise<Quota[][]> {
  const members = senders.flatMap(({ author }) => author.userId ?? []);
  const rows = members.length > 0 ? await sql(findApproved, [members]) : [];
  const approved = new Set(rows.map((row) => String(row['id'])));
  const asked = {
    act: 'publicPrayers',
    allowance: config.COMMUNITY_LIMITS.publicPrayers,
    hash: createNameHash(config.HASHING_KEY, 'community: names of limits'),
  };
  return senders.map(({ author, networks }) =>
    author.userId && approved.has(author.userId)
      ? senderQuotas({ author, networks: [] }, asked)
      : senderQuotas({ author: { visitorId: author.userId ?? author.visitorId }, networks }, asked),
  );
}

/**
 * Counts several prayers in the transaction that saves them, so that each counts once.
 * @param deps.sql of that transaction
 * @returns for each whether it is shown at once; else it waits for an admin
 */
export const takePublicPlaces = async (
  deps: Pick<Deps, 'config'> & { sql: SqlRunner },
  senders: readonly Sender[],
): Promise<boolean[]> => takeQuotas(deps.sql, await quotasOf(deps, senders));

/**
 * Counts one prayer, without a transaction: a process that hangs here holds no count that its whole network shares.
 * @returns whether it is shown at once; else it waits for an admin
 */
export async function takePublicPlace(
  { config, database: { sql } }: Pick<Deps, 'config' | 'database'>,
  sender: Sender,
): Promise<boolean> {
  const [quotas = []] = await quotasOf({ config, sql }, [sender]);
  for (const quota of quotas) if ((await isOverQuota(sql, [quota])).isOver) return false;
  return true;
}
