/** Plain SQL because prayers of the assistant are saved in a transaction that is not Prisma's. */
import { createNameHash, senderQuotas, takeQuotas } from '@kbf/data-kit';
import type { Sender } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Deps } from '../deps.ts';

const findApproved = `
  SELECT person_id::text AS id FROM person_name
  WHERE person_id = ANY($1::text[]::uuid[]) AND (approved OR role = 'admin')`;

/**
 * Counts prayers that may be public, in order. An approved member counts as one person wherever they are, because a
 * congregation may share one network. All others count as visitors of their network.
 * @param sql of a transaction
 * @param senders the author of each prayer and their networks, narrow to wide
 * @returns for each whether it is shown at once; else it waits for an admin
 */
export async function takePublicPlaces(
  { sql, config }: Pick<Deps, 'config'> & { sql: SqlRunner },
  senders: readonly Sender[],
): Promise<boolean[]> {
  const members = senders.flatMap(({ author }) => author.userId ?? []);
  const rows = members.length > 0 ? await sql(findApproved, [members]) : [];
  const approved = new Set(rows.map((row) => String(row['id'])));
  const asked = {
    act: 'publicPrayers',
    allowance: config.COMMUNITY_LIMITS.publicPrayers,
    hash: createNameHash(config.HASHING_KEY, 'community: names of limits'),
  };
  const quotas = senders.map(({ author, networks }) =>
    author.userId && approved.has(author.userId)
      ? senderQuotas({ author, networks: [] }, asked)
      : senderQuotas({ author: { visitorId: author.userId ?? author.visitorId }, networks }, asked),
  );
  return takeQuotas(sql, quotas);
}
