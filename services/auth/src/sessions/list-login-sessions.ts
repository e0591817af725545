import type { LoginSession } from '@kbf/contracts';
import type { Database } from '../database.ts';

type Row = { id: string; device: string; createdAt: Date; lastSeenAt: Date };

/** Where a person is logged in, the last used first. */
export async function listLoginSessions(
  database: Database,
  personId: string,
  currentId: string | undefined,
): Promise<LoginSession[]> {
  const rows = await database.$queryRaw<Row[]>`
    SELECT id, device, created_at AS "createdAt", last_seen_at AS "lastSeenAt" FROM login_session
    WHERE person_id = ${personId}::uuid AND ended_at IS NULL AND expires_at > clock_timestamp()
    ORDER BY last_seen_at DESC, id`;
  return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === currentId,
  }));
}
