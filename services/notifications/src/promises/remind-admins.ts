import { site } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import { dayMs, hourMs, later } from '../messages/later.ts';
import { links } from '../messages/links.ts';
import { tellAdmins } from '../people/tell-admins.ts';

/** When an unanswered contribution causes a reminder: four hours before the end of the promised 24. */
const remindAfterMs = (site.contributionReplyHours - 4) * hourMs;
/** Most per run. */
const batch = 20;

/**
 * Reminds the admins, once, of each contribution that waits for an answer. Several processes may run it.
 * @returns the number of contributions in the reminders
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
      const told = await tellAdmins({ tx, sql, config }, admins, {
        kind: 'reply-due',
        subjectId: submissionId,
        content: { about, link: config.PUBLIC_ORIGIN + links.replyDue() },
        // A reminder that is a day late is useless.
        notAfter: await later(tx, dayMs),
      });
      if (told === 0) logger.error({ submissionId }, 'reply due, but no admin can be reached');
    }
    return taken.length;
  });
  sender.nudge();
  return reminded;
}
