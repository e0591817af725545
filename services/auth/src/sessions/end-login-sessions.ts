import type { Transaction } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** Which logins: those of a person, all or one or all but one, or the one that a cookie stands for. */
export type WhichLogins =
  { personId: string; onlyId?: string; exceptId?: string | undefined } | { tokenHash: string };

/**
 * Ends logins that are still good. The next exchange of their cookies, at most half a second away, finds nobody.
 * @returns the ids of those that ended now
 */
export async function endLoginSessions(
  database: Pick<Transaction, '$queryRaw'>,
  which: WhichLogins,
): Promise<string[]> {
  const where =
    'tokenHash' in which
      ? Prisma.sql`token_hash = ${which.tokenHash}`
      : Prisma.sql`person_id = ${which.personId}::uuid
          AND (${which.onlyId ?? null}::uuid IS NULL OR id = ${which.onlyId ?? null}::uuid)
          AND (${which.exceptId ?? null}::uuid IS NULL OR id <> ${which.exceptId ?? null}::uuid)`;
  const ended = await database.$queryRaw<{ id: string }[]>`
    UPDATE login_session SET ended_at = clock_timestamp()
    WHERE ended_at IS NULL AND expires_at > clock_timestamp() AND ${where}
    RETURNING id`;
  return ended.map(({ id }) => id);
}
