import { site } from '@kbf/contracts';
import type { Logger } from '@kbf/process-kit';
import type { Database } from '../database.ts';
import type { AuthContacts } from '../people/auth-contacts.ts';
import { tellAdmins } from '../people/tell-admins.ts';

/** Hours after which an unanswered contribution is brought to mind: four are left of the 24 that were promised. */
const remindAfterHours = site.contributionReplyHours - 4;
/** A reminder that comes a day after is no reminder (milliseconds). */
const lifetimeMs = 24 * 60 * 60_000;

/**
 * Reminds the admins, once, of each contribution that waits for an answer. Any number of processes may do it.
 * @returns how many contributions they were reminded of
 */
export async function remindAdmins(deps: {
  database: Database;
  key: Uint8Array;
  publicOrigin: string;
  contacts: AuthContacts;
  logger: Logger;
}): Promise<number> {
  const { database, key, publicOrigin, contacts, logger } = deps;
  return database.$transaction(async (tx) => {
    const due = await tx.$queryRaw<{ submissionId: string; type: string }[]>`
      SELECT submission_id AS "submissionId", type FROM reply_promise
      WHERE reminded_at IS NULL AND answered_at IS NULL
        AND received_at <= clock_timestamp() - make_interval(hours => ${remindAfterHours}::int)
      ORDER BY received_at LIMIT 20 FOR UPDATE SKIP LOCKED`;
    if (due.length === 0) return 0;
    const admins = await contacts.admins();
    for (const { submissionId, type } of due) {
      const told = await tellAdmins(
        tx,
        { key, admins },
        {
          kind: 'reply-due',
          subjectId: submissionId,
          ways: 'one',
          lane: 'bulk',
          content: { about: type, link: `${publicOrigin}/admin` },
          lifetimeMs,
        },
      );
      if (told === 0)
        logger.error({ submissionId }, 'a reply is due, and there is no admin to tell');
    }
    await tx.replyPromise.updateMany({
      where: { submissionId: { in: due.map(({ submissionId }) => submissionId) } },
      data: { remindedAt: new Date() },
    });
    return due.length;
  });
}
