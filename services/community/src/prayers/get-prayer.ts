import type { Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import type { Deps } from '../deps.ts';
import { ownKeys, readerKey } from '../people/actor.ts';
import { sees } from '../audience/ask-rule.ts';
import { readPrayer } from './prayer-sql.ts';
import { withViewerFields, presentPrayer } from './present-prayer.ts';

type Database = Pick<Deps['database'], 'pool' | 'prisma'>;

/** @returns undefined when there is no such prayer that the reader may see */
export async function findPrayerFor(
  { pool, prisma }: Database,
  id: string,
  identity: Identity,
): Promise<Prayer | undefined> {
  const row = await readPrayer(pool, { actor: readerKey(identity), id });
  if (!row) return undefined;
  const isSeen = await sees(prisma, identity, { state: row.state, circleId: row.circle_id });
  if (!isSeen) return undefined;
  return withViewerFields(presentPrayer(row), row.liked, ownKeys(identity));
}

/** For its author and admins: a prayer in any state. @returns undefined after it is deleted */
export async function findPrayerInside(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  identity: Identity,
): Promise<Prayer | undefined> {
  const row = await readPrayer(pool, { actor: readerKey(identity), id });
  return row && withViewerFields(presentPrayer(row), row.liked, ownKeys(identity));
}
