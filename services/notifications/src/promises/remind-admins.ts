import { site } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import { dayMs, hourMs, later } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { tellAdmins } from '../people/tell-admins.ts';

/** After these an unanswered contribution is brought to mind: four hours are left of the 24 that were promised. */
const remindAfterMs = (site.contributionReplyHours - 4) * hourMs;
/** At a time. */
const batch = 20;

/**
 * Reminds the admins, once, of each contribution that waits for an answer. Any number of processes may do it.
 * @returns how many contributions they were reminded of
 */
export async function remindAdmins(
  deps: Pick<Deps, 'config' | 'contacts' | 'database' | 'logger' | 'sender'>,
): Promise<number> {
  const { config, contacts, database, logger, sender } = deps;
  const { prisma } = database;
  const now = await databaseNow(prisma);
  const open = { remindedAt: null, answeredAt: null };
  const due = await prisma.replyPromise.findMany({
    where: { ...open, receivedAt: { lte: new Date(now.getTime() - remindAfterMs) } },
    orderBy: { receivedAt: 'asc' },
    take: batch,
  });
  if (due.length === 0) return 0;
  const admins = await contacts.admins();
  const reminded = await database.transaction(async (tx, sql) => {
    const ids = due.map(({ submissionId }) => submissionId);
    const taken = await tx.replyPromise.updateManyAndReturn({
      where: { ...open, submissionId: { in: ids } },
      data: { remindedAt: await databaseNow(tx) },
    });
    for (const { submissionId, type: about } of taken) {
      const told = await tellAdmins({ tx, sql, key: config.SEALING_KEY }, admins, {
        kind: 'reply-due',
        subjectId: submissionId,
        content: { about, link: config.PUBLIC_ORIGIN + links.replyDue() },
        // A reminder that comes a day after is no reminder.
        notAfter: await later(tx, dayMs),
      });
      if (told === 0)
        logger.error({ submissionId }, 'a reply is due, and there is no admin to tell');
    }
    return taken.length;
  });
  sender.nudge();
  return reminded;
}
