import { lockPerson } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import type { Sender } from '../limits/take-allowance.ts';
import type { KnownAuthor } from '../people/actor.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { keepReport } from './keep-report.ts';
import { lockReported } from './lock-reported.ts';
import type { Subject } from './lock-reported.ts';
import { areEnough } from './reporter.ts';
import type { Reporter } from './reporter.ts';

/**
 * Records a report. Enough reports hide the item until an admin decides. What an admin has released stays public until
 * its author changes it. Reports by the author are ignored: an author can delete the item.
 * @throws 404 unless it is public, 429
 */
export async function reportContent(
  deps: Pick<Deps, 'config' | 'database' | 'feed'>,
  identity: Identity,
  sender: Sender,
  report: { subject: Subject; reason: string },
): Promise<void> {
  const { config, database, feed } = deps;
  const { subject, reason } = report;
  await takeAllowance(deps, 'reports', sender);
  const isHidden = await database.transaction(async (tx, sql) => {
    await lockPeople(tx, sender.author, subject.profileUserId);
    const reported = await lockReported(tx, identity, subject);
    if (reported.isOwn) return false;
    const { releasedAt } = reported;
    await keepReport({ tx, sql }, config, sender, { subject, reason, releasedAt });
    if (releasedAt) return false;
    if (!areEnough(await waitingReporters(tx, subject))) return false;
    await reported.hide();
    return true;
  });
  if (isHidden) await feed.changed();
}

/**
 * Locks the reporter and the owner of the profile in one order, so that two people who report each other cause no
 * deadlock.
 */
export async function lockPeople(tx: Tx, author: KnownAuthor, owner: string | null): Promise<void> {
  if (owner !== null && (author.userId === null || owner <= author.userId))
    await lockPerson(tx, owner);
  await lockAuthor(tx, author);
  if (owner !== null) await lockPerson(tx, owner);
}

function waitingReporters(tx: Tx, subject: Subject): Promise<Reporter[]> {
  return tx.report.findMany({
    where: { ...subject, decidedAt: null },
    select: { reporter: true, network: true },
  });
}
